/** The API of the Google Translate element, as far as it is used here. */
interface GoogleTranslateElement {
  readonly TranslateElement: new (
    options: {readonly pageLanguage: string; readonly autoDisplay: boolean},
    containerId: string,
  ) => unknown;
}

interface Window {
  googleTranslateElementInit?: () => void;
  /** The script of the Google Translate element has called back. */
  translateElementReady?: boolean;
  readonly google?: {readonly translate?: GoogleTranslateElement};
  /** Queue of Matomo commands: name and arguments. */
  _paq?: {push: (command: readonly (string | number)[]) => void} | (readonly (string | number)[])[];
}
