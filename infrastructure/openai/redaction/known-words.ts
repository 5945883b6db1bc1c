import { readFileSync } from 'node:fs';
import type { Language } from '#domain/facts.ts';
import { TOOLS } from './tools.ts';
import { keyOf } from './word-key.ts';

const listIn = (file: string): ReadonlySet<string> =>
  new Set(
    readFileSync(new URL(file, import.meta.url), 'utf8')
      .split('\n')
      .filter(Boolean),
  );

const listed = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

// The lists are made by training/names/build.mjs from public ones (docs/decisions/0100).

/** Given names that are hardly ever another word, however they are written. */
export const GIVEN_NAMES = listIn('./given-names.txt');

/** Given names that are a rare word too: names where they have a capital. */
export const GIVEN_NAMES_IN_CAPITALS = listIn('./given-names-in-capitals.txt');

/** Given names that are another word too: "Will", "Rose", "Jan". */
export const GIVEN_NAMES_AND_WORDS = listIn('./given-names-and-words.txt');

/** Surnames that are no other word. */
export const SURNAMES = listIn('./surnames.txt');

/** Surnames that are another word too: "Koch", "Young". */
export const SURNAMES_AND_WORDS = listIn('./surnames-and-words.txt');

/** Towns of more than 60,000 people that are no other word. */
export const TOWNS = listIn('./towns.txt');

const keysIn = (file: string): Uint32Array => {
  const bytes = readFileSync(new URL(file, import.meta.url));
  return Uint32Array.from({ length: bytes.length / 4 }, (_, at) => bytes.readUInt32LE(at * 4));
};

/** The keys of 145,000 words of the four languages that are no names, in rising order. */
const ordinary = keysIn('./ordinary-words.bin');

/** A word of one of the four languages, in small letters, that is no name. */
export const isKnownWord = (plain: string): boolean => {
  const key = keyOf(plain);
  let [low, high] = [0, ordinary.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const here = ordinary[middle] as number;
    if (here === key) return true;
    if (here < key) low = middle + 1;
    else high = middle - 1;
  }
  return false;
};

const STANDING = listed(
  `i i'm i've i'd i'll ok monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun january february march
  april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec montag dienstag
  mittwoch donnerstag freitag samstag sonntag januar februar märz mai juni juli oktober dezember christmas easter weihnachten
  ostern noël pâques ramadan diwali eid halloween english german french spanish italian deutsch englisch französisch spanisch european
  american british turkish polish arabic excel python java javascript typescript react angular vue node kubernetes docker linux windows
  word powerpoint outlook teams slack zoom sharepoint sap figma photoshop illustrator indesign git github gitlab jira trello notion
  confluence aws azure terraform postgresql postgres mysql mongodb redis kafka snowflake dbt airflow salesforce hubspot zendesk shopify
  stripe tableau wordpress autocad revit solidworks blender go rust kotlin swift php ruby rails django lean kanban scrum agile datev
  whatsapp google facebook instagram tiktok youtube twitter canva mailchimp datix moodle qualtrics matlab lidl aldi tesco ikea amazon
  prince2 nvq btec gcse ihk dele delf dalf ielts toefl cambridge iso haccp gdpr dsgvo rgpd cv pdf sql api crm erp hr it qa ux ui kpi okr
  seo sla css html xml json csv vpn dns ssl sso ci cd tv pc usb pr ceo cto cfo vp ngo icu er gp a&e iv cpr ecg mri ct eu uk us usa usd
  eur gbp vat tva mwst iva b2b b2c faq etl ml ai ki ia llm hplc linkedin cairn sie ihr ihnen ihre ihren ihrem herr frau mr mrs ms dr`,
);

/** Words with a capital that tell of nobody: days, months, languages, tools of a trade, short forms. */
/** Degrees, and the verbs of a heading with capitals: "What I Would Do Differently". */
const KEPT_TOO = listed(
  `bsc msc beng meng phd mphil llb llm mba pgce qts npq nvq gcse btec would could should differently ofsted cqc summer spring autumn winter me only resubmit paeds geri mist
  fachlich persönlich bestanden durchgefallen unterschrieben erledigt geschafft pönale ibn fat sat haupttäter`,
);

export const KEPT: ReadonlySet<string> = new Set([...STANDING, ...TOOLS, ...KEPT_TOO]);

/** Firms that are written like an abbreviation of anything. */
export const FIRMS = listed(
  `ibm bmw dhl hsbc ups kpmg pwc ey vw basf axa bnp sncf edf ratp bbva ge hp amd ubs abb dpd gls tnt rwe eon zf tui aok dak asda bp
  bt rbs lvmh tcs nec lg h&m c&a p&g at&t rtve`,
);

/** Names of people that are also things which are told apart by a number: "Ward 7", "Saal 2". */
export const NUMBERED = listed(
  `ward hall saal lane gate gates wing branch block case page tab lot pool pond park field fields street zona villa wing link roll
  rod gauge forum council camp campo metro calle torre puente bridge bridges unit chapter building lodge cell port bay stall`,
);

/** Titles, before a person's name. */
export const TITLES = listed(
  `brigadier abbé abbe pr sgto lic sr hr mr mrs ms miss mx hr fr pc sor fray frère père sœur soeur docteur docteure doctor doctora ing mag hofrat dekan pastor pfarrer pater rev reverend father lady lord coach dr prof professor sir herr herrn frau mme mlle m monsieur madame maître sr sra srta señor señora don doña nurse
  dra maestro maestra profesor profesora profe schwester pfleger meister kollege kollegin collègue sister matron officer sergeant captain uncle aunt auntie tante onkel tía tío oma opa grandma grandpa nan`,
);

/** Words inside a name between its parts. */
export const PARTICLES = listed(`van von der den de del della di da dos la le du al el bin ibn ben zu ter ten y`);

/** Behind these stands a thing, not somebody. */
export const DETERMINERS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: listed(
    `the a an my our your his her their this that these those each every no any some all both new first next last`,
  ),
  de: listed(
    `der die das den dem des ein eine einen einem einer eines mein meine meinen meinem meiner unser unsere unseren unserem unserer ihr
    ihre ihren sein seine im am zum zur beim vom ins jeder jede jedes diese dieser dieses kein keine keinen alle viele neue neuen neuer
    erste ersten letzte letzten`,
  ),
  fr: listed(`le la les l un une des du au aux mon ma mes notre nos son sa ses ce cette ces chaque`),
  es: listed(`el la los las un una unos unas al mi mis nuestra nuestro su sus este esta cada`),
};

/** Behind a word at the beginning of a sentence, these tell that it is somebody. */
export const DOES = listed(
  `from said says told asked asks signed helped thanked thanks called rang came got gets is was has had and gave passed let made left sent
  wrote joined wants wanted finally just also now can could won went took loved liked noticed agreed apologised cried smiled hugged
  held brought bought kept found thought caught taught paid ran sat stood drove ate fell felt put rang spent won wore drew covers runs
  learned managed finished started did does spoke walked showed trusted promoted offered approved invited texted emailed
  aus von vom hat ist war sagte sagt meinte fragte rief kam bekam gab half dankte lobte hatte konnte kann will wollte ging macht machte schrieb und
  lernt lernte schaffte findet fand durfte
  refuse accepte aime passe mange parle rentre trouve reste donne appelle sourit rit a est était avait dit disait demande remercie et  m'a nous peut veut vient part sait arrive
  y se prend por le les ha es era dijo dice me nos y pidió llamó vino dio quiere puede tiene estaba aprobó`,
);
