import type { Language } from '#domain/facts.ts';
import {
  GIVEN_NAMES,
  GIVEN_NAMES_AND_WORDS,
  GIVEN_NAMES_IN_CAPITALS,
  SURNAMES,
  SURNAMES_AND_WORDS,
} from './known-words.ts';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const CODES = LETTERS.flatMap((one) => LETTERS.map((other) => one + other));

/** In small letters; those without a code of two letters have no name here. */
const namesOf = (language: Language, type: 'region' | 'language'): readonly string[] => {
  const names = new Intl.DisplayNames(language, { type, style: 'short', fallback: 'none' });
  return CODES.map((code) => names.of(type === 'region' ? code.toUpperCase() : code) ?? '')
    .filter((name) => name.length > 2)
    .map((name) => name.toLowerCase().replace(/’/g, "'"));
};

const PARTS: Readonly<Record<Language, string>> = {
  en: 'africa asia britain england europe korea palestine scotland wales',
  de: 'afrika asien england europa korea palästina schottland',
  fr: 'afrique amérique angleterre asie corée écosse europe palestine',
  es: 'áfrica américa asia corea escocia europa inglaterra palestina',
};
/** Peoples that have no language of their own; only English writes them with a capital. */
const PEOPLES = `african africans algerian american americans argentinian asian australian austrian belgian bolivian brazilian british
  canadian canadians chilean colombian cuban dutch ecuadorian egyptian ethiopian european europeans flemish ghanaian indian indians
  iranian iraqi irish israeli jamaican kenyan kuwaiti lebanese libyan mexican mexicans moroccan nigerian nigerians pakistani
  palestinian peruvian qatari saudi scottish senegalese singaporean sudanese swiss syrian syrians taiwanese tunisian ugandan uruguayan
  venezuelan welsh yemeni`;

/** Names of people too, but hardly ever meant so. "Jordan", "India" and "Danish" are people as often: they are hidden. */
const SELDOM_PEOPLE = new Set(
  `argelia argentina china cuba czech dinamarca england españa francia grecia ireland italia kuba liban libia luxembourg luxemburg
  monaco montenegro poland siria`.split(/\s+/),
);
const NAMES_OF_PEOPLE = [GIVEN_NAMES, GIVEN_NAMES_IN_CAPITALS, GIVEN_NAMES_AND_WORDS, SURNAMES, SURNAMES_AND_WORDS];

const ofNobody = (names: readonly string[]): ReadonlySet<string> =>
  new Set(names.filter((name) => SELDOM_PEOPLE.has(name) || !NAMES_OF_PEOPLE.some((people) => people.has(name))));

const countriesOf = (language: Language) => ofNobody([...namesOf(language, 'region'), ...PARTS[language].split(' ')]);
const COUNTRIES = { en: countriesOf('en'), de: countriesOf('de'), fr: countriesOf('fr'), es: countriesOf('es') };

const languagesOf = (language: Language) => ofNobody(namesOf(language, 'language'));
const TONGUES = {
  en: new Set([...languagesOf('en'), ...PEOPLES.split(/\s+/)]),
  de: languagesOf('de'),
  fr: languagesOf('fr'),
  es: languagesOf('es'),
};

/**
 * Whether a word, or two with a space between, in small letters names a country, a language or a people in that language:
 * none of them says who somebody is. `mayBeSomebody`: where it does something, it is rather a name.
 */
export const countryIn = (plain: string, language: Language): { mayBeSomebody: boolean } | null => {
  if (COUNTRIES[language].has(plain)) return { mayBeSomebody: SELDOM_PEOPLE.has(plain) };
  return TONGUES[language].has(plain) ? { mayBeSomebody: true } : null;
};
