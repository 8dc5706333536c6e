/**
 * What the script of the Google Translate element calls when it has arrived, possibly before the
 * page's own scripts. The component `TranslationPlace` makes the widget.
 */
export function defineTranslateCallback(): void {
  window.googleTranslateElementInit = () => {
    window.translateElementReady = true;
    window.dispatchEvent(new Event('translateelementready'));
  };
}
