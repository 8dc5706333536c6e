/** Tests of the default build with a page object for each part that they work with. */
import {test as base} from './fixtures.ts';
import {AskAi} from './pages/askAi.ts';
import {ResultsPage, Search} from './pages/search.ts';
import {Shell} from './pages/shell.ts';
import {BmsFinder, ChargeLimits, ConfigChecker, LogReader} from './pages/tools.ts';

export * from './fixtures.ts';

interface PageObjects {
  readonly askAi: AskAi;
  readonly search: Search;
  readonly results: ResultsPage;
  readonly shell: Shell;
  readonly finder: BmsFinder;
  readonly limits: ChargeLimits;
  readonly checker: ConfigChecker;
  readonly reader: LogReader;
}

export const test = base.extend<PageObjects>({
  askAi: ({page}, use) => use(new AskAi(page)),
  search: ({page}, use) => use(new Search(page)),
  results: ({page}, use) => use(new ResultsPage(page)),
  shell: ({page}, use) => use(new Shell(page)),
  finder: ({page}, use) => use(new BmsFinder(page)),
  limits: ({page}, use) => use(new ChargeLimits(page)),
  checker: ({page}, use) => use(new ConfigChecker(page)),
  reader: ({page}, use) => use(new LogReader(page)),
});
