import {splitWords, wordStem} from '../search/query/words.ts';

/** Words of questions that say what kind of question it is, not what it is about. */
const words =
  'about actually after again all also always another anything around because before best better both can could different ' +
  'exactly every everything explain find give go goes going happen help hi hello isn just keep know like long look make ' +
  'many mean mine more most much must need never new now often okay ok one only other over percent please possible problem ' +
  'really right say see seem should show some something still sure take tell than thank thanks thing think though through ' +
  'trouble try two understand use used useful want way well whether without won work would wrong yes yet';

const stems: ReadonlySet<string> = new Set(splitWords(words).map(wordStem));

/** Whether the stem of a word only belongs to the form of a question. */
export function isQuestionWord(stem: string): boolean {
  return stems.has(stem);
}

/**
 * A question with 'CAN' and 'over can' told apart from the verb: the bus gets the name that only it has.
 */
export function nameCanBus(question: string): string {
  const isShouted = question === question.toUpperCase();
  const marked = isShouted ? question : question.replace(/\bCAN\b(?!\s*bus)/g, 'canbus');
  return marked.replace(/\b(over|via|by|with|on|using|through|the)\s+can\b(?!\s*bus)/gi, '$1 canbus');
}
