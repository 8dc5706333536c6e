/** The API of the Google Translate element, as far as it is used here. */
interface GoogleTranslateElement {
  readonly TranslateElement: new (
    options: {readonly pageLanguage: string; readonly autoDisplay: boolean},
    containerId: string,
  ) => unknown;
}

/** What the reader did before the page's scripts had come. */
interface EarlyActions {
  /** Value, whether it is checked, and the kind of the last input. */
  readonly fields: Map<Element, readonly [value: string, isChecked: boolean, inputType: string]>;
  /** The one pressed last, which shows that it was heard. */
  button: Element | null;
  /** Presses it again. */
  repeat: () => void;
}

interface Window {
  earlyActions?: EarlyActions;
  googleTranslateElementInit?: () => void;
  /** The script of the Google Translate element has called back. */
  translateElementReady?: boolean;
  readonly google?: {readonly translate?: GoogleTranslateElement};
  /** Queue of Matomo commands: name and arguments. */
  _paq?: {push: (command: readonly (string | number)[]) => void} | (readonly (string | number)[])[];
}
