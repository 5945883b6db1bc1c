import type { Language } from '#domain/facts.ts';
import type { Speech } from './speech/speech.ts';
import { speeches } from './speech/speeches.ts';

/** A unit that Intl names, a share in percent, a currency by its code; `''` is a count of things. */
export type Amount = Readonly<{ value: number; unit: string }>;

/** What a number in the text stands in: a unit that is known, a word that is none, or nothing. */
type Marked = Readonly<{ value: number; unit: string | null; noun: string }>;

const DIGITS = String.raw`\d{1,3}(?:[.,'’ \u00a0\u202f]\d{3})+(?:[.,]\d{1,2})?|\d{1,9}(?:[.,]\d{1,3})?`;

/** Words that tie one amount to another, and are no unit of the first. */
const LINKS =
  '(?:now|today|heute|jetzt|out|down|up|all|of|in|over|last|before|since|im|vor|to|instead|by|with|through|using|just|since|because|thanks|auf|runter|hoch|von|statt|durch|mit|dank|seit|indem|à|sur|au|par|avec|depuis|a|de|en|con|por|desde|gracias)';

/** Two amounts in one pattern are told apart by the letter that each group's name ends with. */
export const amountPattern = ({ numberWords }: Speech, place: 'A' | 'B'): string =>
  String.raw`(?<sign${place}>[€$£]|CHF ?)?(?<number${place}>${DIGITS}|(?:${[...numberWords.keys()].join('|')})(?!\p{L}))(?![\d.,]*\d|[:/]\d|-\d|\p{L}{1,3}\d)(?:[ \u00a0\u202f-]?(?<mark${place}>%|[€$£]|(?!${LINKS}(?!\p{L}))\p{L}+))?`;

export const amountAt = (
  groups: Readonly<Record<string, string | undefined>>,
  place: 'A' | 'B',
  language: Language,
): Marked | null => {
  const { numberWords, units, scales } = speeches[language];
  const said = (groups[`number${place}`] ?? '').toLowerCase();
  const value = numberWords.get(said) ?? numberFrom(said, language);
  const sign = (groups[`sign${place}`] ?? '').trim();
  const mark = (groups[`mark${place}`] ?? '').toLowerCase();
  if (value === null || scales.has(mark) || (sign !== '' && CURRENCIES.has(mark))) return null;
  const unit = CURRENCIES.get(sign) ?? CURRENCIES.get(mark) ?? units.get(mark) ?? null;
  return { value, unit, noun: unit === null || (sign !== '' && mark !== '') ? mark : '' };
};

const CURRENCIES: ReadonlyMap<string, string> = new Map(
  Object.entries({ '€': 'EUR', $: 'USD', '£': 'GBP', CHF: 'CHF', chf: 'CHF', euro: 'EUR', euros: 'EUR', eur: 'EUR' }),
);
const CODES: ReadonlySet<string> = new Set(CURRENCIES.values());

/** Null where the digits could be read in more than one way. */
export const numberFrom = (digits: string, language: Language): number | null => {
  if (/^\d+$/.test(digits)) return Number(digits);
  if (/^\d+[.,]\d{1,2}$/.test(digits)) return Number(digits.replace(',', '.'));
  const { groups, point } = speeches[language];
  const [, whole = '', part = ''] = /^(\d{1,3}(?:[^\d]\d{3})+)(?:([.,]\d{1,2}))?$/.exec(digits) ?? [];
  const [mark = ''] = /\D/.exec(whole) ?? [];
  const isGrouped = whole !== '' && groups.includes(mark) && !whole.replaceAll(mark, '').match(/\D/);
  if (!isGrouped || (part !== '' && part[0] !== point)) return null;
  return Number(`${whole.replaceAll(mark, '')}${part.replace(',', '.')}`);
};

/** As the language writes it, its unit beside it. */
export const written = ({ value, unit }: Amount, language: Language): string => {
  const { locale } = speeches[language];
  if (unit === '') return new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(value);
  if (unit === 'percent') return new Intl.NumberFormat(locale, PERCENT).format(value / 100);
  if (!CODES.has(unit)) return new Intl.NumberFormat(locale, { ...LONG, unit }).format(value);
  const money = { style: 'currency', currency: unit, currencyDisplay: 'narrowSymbol' } as const;
  return new Intl.NumberFormat(locale, { ...money, minimumFractionDigits: Number.isInteger(value) ? 0 : 2 }).format(
    value,
  );
};

const PERCENT = { style: 'percent', maximumFractionDigits: 2 } as const;
const LONG = { style: 'unit', unitDisplay: 'long', maximumFractionDigits: 2 } as const;

const SECONDS: ReadonlyMap<string, number> = new Map(
  Object.entries({ millisecond: 0.001, second: 1, minute: 60, hour: 3600 }),
);

/**
 * Both ends in one unit, or null. One that stands behind the second alone is that of the first too, and a word that is no
 * unit must be the same behind both. Only hours, minutes, seconds and milliseconds are turned into each other, into the smaller one.
 */
export const inOneUnit = (a: Marked, b: Marked, endsClause: boolean): readonly [Amount, Amount] | null => {
  if (a.unit !== null && b.unit !== null && a.unit !== b.unit) return converted(a, b);
  if (a.unit === null && b.unit === null)
    return a.noun === '' || a.noun === b.noun
      ? [
          { value: a.value, unit: '' },
          { value: b.value, unit: '' },
        ]
      : null;
  if (a.unit !== null && b.unit === null && (b.noun !== '' || !endsClause)) return null;
  if (a.unit === null && a.noun !== '') return null;
  const unit = b.unit ?? a.unit ?? '';
  return [
    { value: a.value, unit },
    { value: b.value, unit },
  ];
};

const converted = (a: Marked, b: Marked): readonly [Amount, Amount] | null => {
  const [first, second] = [SECONDS.get(a.unit ?? ''), SECONDS.get(b.unit ?? '')];
  if (first === undefined || second === undefined) return null;
  const unit = (first < second ? a.unit : b.unit) ?? '';
  const size = Math.min(first, second);
  return [
    { value: (a.value * first) / size, unit },
    { value: (b.value * second) / size, unit },
  ];
};
