import type { Language } from '#domain/facts.ts';

const LANGUAGES = ['en', 'de', 'fr', 'es'] as const satisfies readonly Language[];
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const CODES = LETTERS.flatMap((one) => LETTERS.map((other) => one + other));

/** The names of all countries and languages that have a code of two letters, in small letters, in our four languages. */
const named = (): readonly string[] =>
  LANGUAGES.flatMap((language) => {
    const of = (type: 'region' | 'language'): Intl.DisplayNames =>
      new Intl.DisplayNames(language, { type, style: 'short', fallback: 'none' });
    const [regions, languages] = [of('region'), of('language')];
    return CODES.flatMap((code) => [regions.of(code.toUpperCase()) ?? '', languages.of(code) ?? '']);
  }).map((name) => name.toLowerCase().replace(/’/g, "'"));

/** Peoples that have no language of their own, which only English writes with a capital, and parts of countries and of the world. */
const OTHERS =
  `african africans algerian american americans argentinian asian australian austrian belgian bolivian brazilian british
  canadian canadians chilean colombian cuban dutch ecuadorian egyptian ethiopian european europeans flemish ghanaian indian indians
  iranian iraqi irish israeli jamaican kenyan kuwaiti lebanese libyan mexican mexicans moroccan nigerian nigerians pakistani
  palestinian peruvian qatari saudi scottish senegalese singaporean sudanese swiss syrian syrians taiwanese tunisian ugandan uruguayan
  venezuelan welsh yemeni africa asia britain england europe holland korea palestine scotland wales afrika asien europa schottland
  korea afrique asie corée écosse áfrica corea escocia inglaterra`.split(/\s+/);

const NAMES: ReadonlySet<string> = new Set([...named(), ...OTHERS].filter((name) => name.length > 2));

/** Names of people too, and not seldom. */
const RATHER_PEOPLE: ReadonlySet<string> = new Set(
  `ascension ascensión breton chad dominique ganda georgia georgian guadalupe india isla israel israël jordan kenya marshall mauricio
  maurice montserrat salvador shona avar`.split(/\s+/),
);

/** A country, a language or a people by its name in small letters: it tells of nobody. "new zealand" is one too. */
export const isCountry = (plain: string): boolean => NAMES.has(plain) && !RATHER_PEOPLE.has(plain);

/** "Jordan" and "Chad", which are people too. */
export const isCountryOrSomebody = (plain: string): boolean => RATHER_PEOPLE.has(plain);
