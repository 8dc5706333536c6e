import type {Locator, Page} from '@playwright/test';
import {hydrated} from '../fixtures.ts';

/** What every tool has. */
class Tool {
  readonly main: Locator;
  readonly version: Locator;

  constructor(
    readonly page: Page,
    private readonly path: string,
  ) {
    this.main = page.getByRole('main');
    this.version = this.main.getByRole('combobox', {name: 'Driver version', exact: true});
  }

  async open(search = ''): Promise<void> {
    await this.page.goto(`${this.path}${search}`);
    await hydrated(this.page);
  }

  /** What is entered is one line once there is an answer. */
  async unfoldInput(): Promise<void> {
    const change = this.main.getByRole('button', {name: 'Change', exact: true});
    if (await change.isVisible()) await change.click();
  }
}

export class BmsFinder extends Tool {
  readonly search: Locator;
  readonly heading: Locator;
  readonly rows: Locator;
  readonly comparison: Locator;
  readonly library: Locator;

  constructor(page: Page) {
    super(page, 'tools/bms-finder');
    this.search = page.getByLabel('Name or brand');
    this.heading = page.locator('#bms-results');
    this.rows = page.getByRole('table', {name: /BMS in/}).locator('tbody tr');
    this.comparison = page.getByRole('region', {name: 'Side by side'});
    this.library = page.locator('main > details', {hasText: 'through the aiobmsble library'});
  }

  row(name: string): Locator {
    return this.rows.filter({has: this.page.getByRole('checkbox', {name: `Compare ${name}`, exact: true})});
  }

  /** Filters are folded until one is in use. */
  async filter(name: string): Promise<void> {
    const fold = this.main.locator('form details');
    if (!(await fold.evaluate((element) => (element as HTMLDetailsElement).open)))
      await fold.locator('summary').click();
    await this.main.getByRole('checkbox', {name, exact: false}).first().check();
  }

  async compare(name: string): Promise<void> {
    await this.row(name).getByRole('checkbox').check();
  }
}

export class ChargeLimits extends Tool {
  readonly lines: Locator;

  constructor(page: Page) {
    super(page, 'tools/charge-limits');
    this.lines = page.locator('pre[aria-label="Lines for config.ini"]');
  }

  field(name: string): Locator {
    return this.main.getByLabel(name, {exact: false}).first();
  }

  /** The settings are folded until one differs from its default. */
  async openSettings(): Promise<void> {
    await this.main.getByText('Your settings in config.ini').click();
  }

  limit(id: 'cvl' | 'ccl' | 'dcl'): Locator {
    return this.main.locator(`[data-limit="${id}"]`);
  }

  curve(title: string): Locator {
    return this.main.getByRole('region', {name: title, exact: true});
  }
}

export class ConfigChecker extends Tool {
  readonly editor: Locator;
  readonly verdict: Locator;
  readonly findings: Locator;
  readonly fixAll: Locator;
  readonly difference: Locator;

  constructor(page: Page) {
    super(page, 'tools/config-checker');
    this.editor = page.getByRole('textbox', {name: 'config.ini', exact: true});
    this.verdict = page.locator('[role="status"][data-severity]');
    this.findings = this.main.locator('[data-finding]');
    this.fixAll = page.getByRole('button', {name: /^Fix all safe/});
    this.difference = page.getByRole('region', {name: 'Difference'});
  }

  button(name: string): Locator {
    return this.main.getByRole('button', {name, exact: true});
  }

  async tryExample(): Promise<void> {
    await this.button('Try an example').click();
  }

  /** Text that a download button hands out, byte by byte. */
  async download(
    button: Locator,
    press: (button: Locator) => Promise<void> = (target) => target.click(),
  ): Promise<string> {
    const waiting = this.page.waitForEvent('download');
    await press(button);
    const stream = await (await waiting).createReadStream();
    const parts: Buffer[] = [];
    for await (const part of stream) parts.push(part as Buffer);
    return Buffer.concat(parts).toString('utf8');
  }

  async openFile(text: string | Buffer, name = 'config.ini'): Promise<void> {
    await this.unfoldInput();
    const chooser = this.page.waitForEvent('filechooser');
    await this.button('Open a file').click();
    await (await chooser).setFiles({name, mimeType: 'text/plain', buffer: Buffer.from(text)});
  }
}

export class LogReader extends Tool {
  readonly input: Locator;
  readonly verdict: Locator;
  readonly findings: Locator;
  readonly lines: Locator;
  readonly report: Locator;

  constructor(page: Page) {
    super(page, 'tools/log-reader');
    this.input = page.getByRole('textbox', {name: 'Log', exact: true});
    this.verdict = page.locator('[role="status"][data-severity]');
    this.findings = this.main.locator('[data-finding]');
    this.lines = page.getByRole('listbox', {name: 'Lines of the log'});
    this.report = page.getByRole('textbox', {name: 'Text of the report'});
  }

  button(name: string | RegExp): Locator {
    return this.main.getByRole('button', {name, exact: true});
  }

  /** All findings but the first are folded. */
  async unfold(finding: Locator): Promise<void> {
    await finding.locator('summary').click();
  }

  selectedLine(): Locator {
    return this.lines.getByRole('option', {selected: true});
  }

  async openFiles(files: readonly {readonly name: string; readonly content: Buffer | string}[]): Promise<void> {
    await this.unfoldInput();
    const chooser = this.page.waitForEvent('filechooser');
    await this.button('Open files').click();
    await (
      await chooser
    ).setFiles(files.map(({name, content}) => ({name, mimeType: 'text/plain', buffer: Buffer.from(content)})));
  }
}

const maxPresses = 150;

/** Moves the keyboard focus to an element by Tab alone. @throws Error when it cannot be reached */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < maxPresses; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Tab does not reach ${target.toString()}`);
}

interface HeldChecks {
  readonly hold: () => Promise<void>;
  readonly release: () => Promise<void>;
  /** Checks whose results were or are held back. */
  readonly count: () => Promise<number>;
}

/** Lets a test keep the results of the checker's worker back, as if its work took that long. Before the page opens. */
export async function holdChecks(page: Page): Promise<HeldChecks> {
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    const state = {isHolding: false, count: 0};
    class SlowWorker extends Worker {
      override set onmessage(listener: (event: MessageEvent) => void) {
        this.addEventListener('message', (event) => {
          if (!state.isHolding) return listener(event);
          state.count += 1;
          held.push(() => listener(event));
        });
      }
    }
    window.Worker = SlowWorker;
    Object.assign(window, {
      checks: {
        hold: () => (state.isHolding = true),
        count: () => state.count,
        release: () => {
          state.isHolding = false;
          for (const deliver of held.splice(0)) deliver();
        },
      },
    });
  });
  const call = (name: 'hold' | 'count' | 'release'): Promise<number> =>
    page.evaluate(
      (wanted) => Number((window as unknown as Record<'checks', Record<string, () => unknown>>).checks[wanted]?.()),
      name,
    );
  return {
    hold: async () => void (await call('hold')),
    release: async () => void (await call('release')),
    count: () => call('count'),
  };
}
