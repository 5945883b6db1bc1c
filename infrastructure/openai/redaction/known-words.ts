import { readFileSync } from 'node:fs';

const listIn = (file: string): ReadonlySet<string> =>
  new Set(
    readFileSync(new URL(file, import.meta.url), 'utf8')
      .split('\n')
      .filter(Boolean),
  );

const listed = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/**
 * Words of the four languages that are no names, in small letters: those that the corpus of training writes small, and
 * German nouns that it writes behind an article. What is missing here is hidden, which costs the model a word and nobody
 * anything.
 */
export const ORDINARY = listIn('./ordinary-words.txt');

/** Given names that are hardly ever another word, however they are written. */
export const GIVEN_NAMES = listIn('./given-names.txt');

/** Given names that are another word too: names where they begin a sentence that goes on as one about a person. */
export const NAMES_AND_WORDS = listed(
  `mark will grace art may sue rose ben lee ray bill dale max pat jade poppy daisy ivy lily rick rob nick frank christian
  miles drew mason carol joy faith amber jordan madison dean clara rosa marcos hope grant chase victoria holly theo marc ken dan
  jack harry randy roger carl felix olive heather dawn gail iris june april august leo ella linda marina angel dolores mercedes
  pilar victor guy pierre claire blanche`,
);

/** Behind these a word at the beginning of a sentence is no name: "Will you", "Mark the". */
export const NO_NAME_BEFORE = listed(`you the a an my we i it this that them us me our your down up out off`);

/** What is written with a capital and tells of nobody: days, months, languages, tools of a trade, short forms. */
export const KEPT = listed(
  `i i'm i've i'd i'll ok monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun january february march
  april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec montag dienstag
  mittwoch donnerstag freitag samstag sonntag januar februar märz mai juni juli oktober dezember christmas easter weihnachten
  ostern noël pâques english german french spanish italian deutsch englisch französisch spanisch european american british
  excel python java javascript typescript react angular vue node kubernetes docker linux windows word powerpoint outlook sap figma
  photoshop illustrator indesign git github jira confluence aws azure terraform postgresql postgres mysql mongodb redis kafka
  tableau wordpress autocad revit solidworks blender go rust kotlin swift php ruby rails django lean kanban scrum agile iso haccp
  gdpr dsgvo rgpd cv pdf sql api crm erp hr it qa ux ui kpi okr seo sla css html xml json csv vpn dns ssl sso ci cd tv pc usb pr ceo
  cto cfo vp ngo icu er gp a&e iv cpr ecg mri ct eu uk us usa usd eur gbp vat tva mwst iva b2b b2c faq etl ml ai ki ia llm hplc
  linkedin cairn monday's friday's sie ihr ihnen ihre ihren ihrem herr frau mr mrs ms dr`,
);

/** What stands before a person's name. */
export const TITLES = listed(
  `mr mrs ms miss mx dr prof professor sir herr herrn frau mme mlle monsieur madame sr sra srta señor señora don doña nurse sister uncle
  aunt tante onkel tía tío oma opa`,
);

/** What stands inside a name between its parts. */
export const PARTICLES = listed(`van von der den de del della di da dos la le du al el bin ibn ben zu ter ten y`);
