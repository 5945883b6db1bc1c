import type { Language } from '#domain/facts.ts';
import { foldText } from '#domain/text.ts';

type NumberWord = Readonly<{ values: readonly number[]; isOrdinal: boolean }>;

/** Cardinals with their values, then ordinals; "first" and "once" are no numbers here: the rule of exclusive words has them. */
const CARDINALS: Readonly<Record<Language, string>> = {
  en: `0 zero, 2 two twice double doubled doubling, 3 three thrice triple tripled, 4 four fourfold, 5 five, 6 six, 7 seven, 8 eight, 9 nine
    10 ten, 11 eleven, 12 twelve dozen, 13 thirteen, 14 fourteen, 15 fifteen, 16 sixteen, 17 seventeen, 18 eighteen, 19 nineteen
    20 twenty, 30 thirty, 40 forty, 50 fifty, 60 sixty, 70 seventy, 80 eighty, 90 ninety, 100 hundred hundreds
    1000 thousand thousands, 1000000 million millions, 1000000000 billion, 0.5 half halved halving halves, 0.3333 thirds`,
  de: `0 null, 2 zwei zweimal doppelt doppelte verdoppelt zwo, 3 drei dreimal verdreifacht, 4 vier viermal, 5 fünf, 6 sechs, 7 sieben
    8 acht, 9 neun, 10 zehn, 11 elf, 12 zwölf dutzend, 13 dreizehn, 14 vierzehn, 15 fünfzehn, 16 sechzehn, 17 siebzehn, 18 achtzehn
    19 neunzehn, 20 zwanzig, 30 dreißig, 40 vierzig, 50 fünfzig, 60 sechzig, 70 siebzig, 80 achtzig, 90 neunzig
    100 hundert hunderte hunderten, 1000 tausend tausende tausenden, 1000000 million millionen mio, 1000000000 milliarden mrd
    0.5 halb halbe halben halbes halber hälfte halbiert, 1.5 anderthalb eineinhalb`,
  fr: `0 zéro, 2 deux double doublé doubler, 3 trois triple triplé, 4 quatre, 5 cinq, 6 six, 7 sept, 8 huit, 10 dix, 11 onze
    12 douze douzaine, 13 treize, 14 quatorze, 15 quinze, 16 seize, 20 vingt vingtaine, 30 trente trentaine, 40 quarante
    50 cinquante, 60 soixante, 70 septante, 90 nonante, 100 cent cents centaine centaines, 1000 mille millier milliers
    1000000 million millions, 1000000000 milliard milliards, 0.5 moitié demi demie`,
  es: `0 cero, 2 dos doble duplicó, 3 tres triple triplicó, 4 cuatro, 5 cinco, 6 seis, 7 siete, 8 ocho, 9 nueve, 10 diez, 11 once
    12 doce docena, 13 trece, 14 catorce, 15 quince, 16 dieciséis, 17 diecisiete, 18 dieciocho, 19 diecinueve, 20 veinte
    21 veintiuno, 22 veintidós, 23 veintitrés, 24 veinticuatro, 25 veinticinco, 30 treinta, 40 cuarenta, 50 cincuenta, 60 sesenta
    70 setenta, 80 ochenta, 90 noventa, 100 cien ciento cientos, 200 doscientos doscientas, 300 trescientos trescientas
    500 quinientos, 1000 mil miles, 1000000 millón millones, 0.5 mitad medio media`,
};

const ORDINALS: Readonly<Record<Language, string>> = {
  en: '2 second, 3 third, 4 fourth, 5 fifth, 6 sixth, 7 seventh, 8 eighth, 9 ninth, 10 tenth',
  de: '2 zweite zweiten zweiter zweites, 3 dritte dritten dritter drittes drittel, 4 vierte vierten, 5 fünfte fünften, 6 sechste sechsten, 7 siebte siebten, 8 achte achten, 9 neunte neunten, 10 zehnte zehnten',
  fr: '2 deuxième seconde second, 3 troisième tiers, 4 quatrième, 5 cinquième, 6 sixième, 7 septième, 8 huitième, 9 neuvième, 10 dixième',
  es: '2 segundo segunda, 3 tercero tercera tercer tercio, 4 cuarto cuarta, 5 quinto quinta, 6 sexto sexta, 7 séptimo, 8 octavo, 9 noveno, 10 décimo',
};

const entriesOf = (list: string, isOrdinal: boolean): readonly (readonly [string, NumberWord])[] =>
  list.split(/,\s*|\n\s*/u).flatMap((group) => {
    const [value = '', ...words] = group.trim().split(/\s+/u);
    const values = isOrdinal && value === '3' ? [3, 1 / 3] : [Number(value)];
    return words.map((word) => [foldText(word), { values, isOrdinal }] as const);
  });

const tableOf = (language: Language): ReadonlyMap<string, NumberWord> =>
  new Map([...entriesOf(ORDINALS[language], true), ...entriesOf(CARDINALS[language], false)]);

const TABLES: Readonly<Record<Language, ReadonlyMap<string, NumberWord>>> = {
  en: tableOf('en'),
  de: tableOf('de'),
  fr: tableOf('fr'),
  es: tableOf('es'),
};

/** "fünfundzwanzig" is written in one word. */
const GERMAN_TENS = /^(ein|zwei|drei|vier|funf|sechs|sieben|acht|neun)und(\p{L}+(?:zig|ssig))$/u;

/** The number that a folded word says; null for any other word. */
export const numberWord = (word: string, language: Language): NumberWord | null => {
  const known = TABLES[language].get(word);
  if (known) return known;
  const [, ones = '', tens = ''] = (language === 'de' && GERMAN_TENS.exec(word)) || [];
  const ten = TABLES.de.get(tens)?.values[0];
  const one = ones === 'ein' ? 1 : TABLES.de.get(ones)?.values[0];
  return ten === undefined || one === undefined ? null : { values: [ten + one], isOrdinal: false };
};
