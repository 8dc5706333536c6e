// cspell:disable: words as readers type them, and stems
import type {QueryUnit} from './readQuery.ts';
import {isBrand} from './sectionKind.ts';
import {splitWords, wordStem} from './words.ts';

const stemsOf = (words: string): ReadonlySet<string> => new Set(splitWords(words).map(wordStem));

/** Words of sentences and questions that say little of what they are about. */
const formWords = stemsOf(
  'nothing none never without why vs versus come comes steps appear stays seen common about actually after again all also always am another any anybody anything anyone around away because been before best better both bring brought could ' +
    'different does done else etc even ever every everything exactly explain find fine first full give go goes going gone got happen happens hello here hi ' +
    'hour hours idea ins isn itself just keep kind know last let like little ll long look looks lot made make makes many may maybe mean mine more most much must ' +
    'need needs never new next now number often okay ok old once one only other others over own perhaps place please pls possible problem put question ' +
    'quite rather re really right run runs said same say see seem seems set several should show shown shows since some somebody something soon still struggling sure take ' +
    'takes tell than thank thanks thing things think though thought three through time times today together told took tried tries try trying two under understand until up ' +
    'us use used useful uses using ve very want wanted way well went whether while whole without won wont work works would wrote yes yet wrong every day intended via per despite anything everything regarding ' +
    'able above accept across actual ago allow almost alone already although among amount anew apart ' +
    'appropriate ask asked aside assume aware awful back bad badly become behind below beside beyond bit ' +
    'bought brand buy call came care case certain certainly clearly concern consider constantly correctly ' +
    'couple course days decide definitely describe described despite difficult doing down during ' +
    'each easily easy either enough entire entirely especially everybody expect explanation far feel ' +
    'figure final finally follow following forget former forth friend funny further general generally get ' +
    'gets getting given gladly glad good great guess guy half hard hardly hate hear heard hope hurt ' +
    'immediately important indeed instead intend interest interested kindly knew large later latest least ' +
    'leave left less longer love luck main mainly manage manner matter meant meanwhile mention mind ' +
    'moment month months morning mostly myself near nearly necessary neither newbie nice nobody ' +
    'noticed notice obviously offer ones order otherwise ought out outside part particular past patient pay ' +
    'per person plenty prefer present pretty previous prior probably proper properly proud purpose quick ' +
    'quickly quit real reason reasonable recently recommend refer regard regarding related remain remains ' +
    'require required respect rest result seconds sense shall side simple simply sit sits situation slightly ' +
    'somehow someone sometimes somewhere sorry sort spend stuff stupid such sudden suggest suppose supposed ' +
    'therefore these those throughout till tomorrow tonight too toward trust truth twice unless unlike user ' +
    'usual usually various visit wait week weeks weird whatever whenever wherever wish within wonder word ' +
    'words world worry worse worst worth year years yesterday yourself appreciate advice bother brief ' +
    'completely exact extremely fully hell merely perfectly possibly purely somewhat totally truly ich du er ' +
    'sie es wir ihr mein meine meinen der die das den dem ein eine einen ist sind war wird wie was wo wann ' +
    'warum wieso mit ohne auf bei von nach seit und oder aber auch noch schon immer mehr bitte hallo danke ' +
    'kann muss soll habe hat nur ' +
    'boat boats yacht sail sailing sailboat ship marina anchor van schiff bateau barco ' +
    // Dutch, French and Spanish
    'wordt worden klopt mij me ons onze deze dit geen aan uit bij te zijn wil verder dan over maar meer hij helemaal steeds elke ' +
    'quel quelle quels quelles faut faire peut au aux plus mais toutes tous toute suis ai sont cette ces son sa ses ' +
    'del cuando tiene tengo puedo hacer donde es esta este pero mas de a se ve lo su porque antes deja dejo ' +
    'liegt steht staat ligt vind vinden bekijken ineens opeens plots ik ze nu net trouve trouver trouvé voir bekijk trop tres depuis despues ' +
    'recent terug zuruck revenir retour volver werkt funktioniert funciona marche fonctionne individually separately zichzelf seul solo tout en encuentro encuentra encontrar esta ver demasiado demasiada desde comment mettre puis ' +
    // Short forms without their apostrophe, and what is left of them where they have it.
    'dont doesnt isnt didnt wont cant arent wasnt hasnt havent couldnt wouldnt shouldnt im ive id youre thats whats ' +
    'theres lets don doesn didn aren wasn hasn haven couldn wouldn shouldn anyways cos bc plz thx hey folks guys says goes btw ' +
    'danach davor dann wenn als im am an zu zum zur aus um bis durch gegen sehr ganz gar dass weil ob man sich mir mich dir ' +
    'diese dieser dieses welche welcher welches gibt geht lauft laufen gelaufen mochte wurde werden worden gewesen haben ' +
    'hatte hallo bekomme standig jetzt wieder alle alles etwas was kein keine nichts unter uber vom beim meinem einem einer brauche ' +
    'le la les un une des du et est pas ne ce cette mon ma mes avec sans pour dans sur que qui quoi comment pourquoi je ' +
    'il el los las una por para con sin como que mi no se al hay muy het een met voor niet wel ook naar hoe waarom wat ' +
    'mijn heb kan moet jede jeden jeder morgen los werde wirst ihn ihm ihnen von allein alleine gleich ohne eigentlich stimmt stimmen wenig viel zeigt schon finished quelques apres se anschauen sehen finden machen tun',
);

/** Whether a stem only belongs to sentences: it finds a section, but decides nothing. */
export function isFormWord(stem: string): boolean {
  return formWords.has(stem);
}

/** Words of nearly every section: they tell none from another. */
const commonWords = stemsOf(
  'help battery batteries bms driver dbus serialbattery victron venus gx cerbo pack bank akku batterie value option system device os',
);

/** Two digits that mean something of their own: what a solar charger shows when its BMS is lost. */
const errorNumbers = new Set(['67']);

/** Kinds of link: like a brand they narrow, they do not decide. */
const linkWords = stemsOf('bluetooth ble can canbus usb rs485 rs232 uart ttl mqtt cable ttyusb0');

/** What one does with anything: it finds a section, but does not say what it is about. */
const actionWords = stemsOf(
  'connect install change read write reset set setup configure buy use replace safe start stop open',
);

/** Whether a unit says what a query is about. */
export function isContent(unit: QueryUnit): boolean {
  const kind = unitKind(unit);
  return kind !== 'form' && kind !== 'common' && !unit.typed.every((word) => actionWords.has(word));
}

/** What a unit of a query counts, beside how rare it is. */
export const unitWeights = {
  form: 0.25,
  common: 0.4,
  brand: 0.8,
  link: 0.7,
  number: 1.6,
  amount: 0.5,
  usual: 1,
} as const;

export type UnitKind = keyof typeof unitWeights;

/** An error's number, such as 119. Round numbers are amounts: 100 A, 50 %. */
function isTellingNumber(word: string): boolean {
  return /^\d{2,3}$/.test(word) && (errorNumbers.has(word) || (word.length === 3 && !word.endsWith('0')));
}

/** The number of an error that a query names: 'error #8', 'Fehler 119'. */
export function errorNumberIn(query: string): string | undefined {
  return /(?:error|fehler|failure|alarm|code|fault|#)\s*(?:code|number|no|nr)?\.?\s*#?(\d{1,3})\b/i.exec(query)?.[1];
}

/** What kind of word a unit is. */
export function unitKind({typed, isName}: QueryUnit): UnitKind {
  if (isName || typed.every(isTellingNumber)) return 'number';
  if (typed.every((word) => /^[1-9]\d*$/.test(word))) return 'amount';
  if (typed.every((word) => formWords.has(word))) return 'form';
  if (typed.every((word) => commonWords.has(word))) return 'common';
  if (typed.some(isBrand)) return 'brand';
  if (typed.every((word) => linkWords.has(word))) return 'link';
  return 'usual';
}
