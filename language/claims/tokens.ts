import type { Language } from '#domain/facts.ts';
import { foldText } from '#domain/text.ts';
import { clockTimes } from './clock-times.ts';
import { isWord, type NumberToken, type Token } from './token.ts';
import { numberWord } from './words/numbers.ts';
import { type Unit, unitOf } from './words/units.ts';

const READ = 20_000;

const TOKEN =
  /(?<arrow>-{1,2}>|→|=>|➜|⇒)|(?<clock>(?<![\d.,])\d{1,2}(?:[:h]\d{2}(?![\d:])|\.\d{2}(?=\s?(?:Uhr|am|pm)(?!\p{L}))))(?:\s?(?:(?<half>am|pm)|Uhr|h)(?!\p{L}))?|(?:(?<before>[$€£])\s?)?(?<digits>\d+(?:[.,'’\u00A0\u202F ]\d{3}(?!\d))*(?:[.,]\d+)?)(?<times>\s?[kKmM](?![\p{L}]))?(?<after>\s?[%€$£])?(?<suffix>\p{L}+\d*)?|(?<word>\p{L}[\p{L}\p{M}\d]*(?:['’]\p{L}+)*)|(?<end>[.!?;:…\n]+)|(?<comma>[,()–—|•/]|\s-\s)/gu;

/** After them a full stop ends nothing. */
const SHORTENED = /(?:^|[^\p{L}])(?:mr|mrs|ms|dr|st|nr|no|ca|bzw|z|b|d|u|a|e|g|i|etc|vs|approx|sr|sra|mme|m|prof)$/iu;

/** The ways of writing that would be read as something else: "7 a.m.", "per cent", "8 kg/day". */
const written = (text: string): string =>
  text
    .slice(0, READ)
    .replace(/(?<=\d\s?)([ap])\.m\./giu, '$1m')
    .replace(/(?<!\p{L})(?:per cent|pour cent|por ciento)(?!\p{L})/giu, 'percent')
    .replace(/(?<=\d ?\p{L}{0,4})\/(?=\p{L}{2})/gu, ' per ');

/** All tokens of a text. */
export const tokensIn = (text: string, language: Language): readonly Token[] => {
  const tokens: Token[] = [];
  let isFirst = true;
  const read = written(text);
  for (const { groups = {}, index } of read.matchAll(TOKEN)) {
    const { arrow, clock, half, digits, word, end, comma } = groups;
    if (arrow !== undefined) tokens.push({ is: 'arrow' });
    else if (clock !== undefined) tokens.push(clockOf(clock, half));
    else if (digits !== undefined) tokens.push(...numberTokens(groups, digits, language, isFirst));
    else if (word !== undefined) tokens.push(...partsOf(word, isFirst, language));
    else if (end !== undefined || comma !== undefined) {
      const ends = end !== undefined && !(end === '.' && SHORTENED.test(read.slice(Math.max(0, index - 8), index)));
      tokens.push({ is: 'break', ends });
      isFirst = ends || (isFirst && tokens.length === 1);
      continue;
    }
    isFirst = false;
  }
  return clockTimes(hoursAndMinutes(withUnits(joined(tokens), language)), language);
};

const clockOf = (text: string, half: string | undefined): Token => {
  const [hours = 0, minutes = 0] = text.split(/[:h.]/u).map(Number);
  const values = [(half ? (hours % 12) + (/^p/iu.test(half) ? 12 : 0) : hours) * 60 + minutes];
  return { is: 'number', text, values, unit: { of: 'clock', factor: 1 }, isOrdinal: false, isWord: false };
};

const MARKS: ReadonlyMap<string, Unit> = new Map(
  (['%', '€', '$', '£'] as const).map((of) => [of, { of, factor: 1 }] as const),
);

const numberTokens = (
  groups: Readonly<Record<string, string | undefined>>,
  digits: string,
  language: Language,
  isFirst: boolean,
): readonly Token[] => {
  const { before = '', times = '', after = '', suffix = '' } = groups;
  const factor = /k/i.test(times) ? 1_000 : /m/i.test(times) ? 1_000_000 : 1;
  const values = meaningsOf(digits).map((one) => one * factor);
  const mark = MARKS.get(before || after.trim()) ?? null;
  const small = foldText(suffix);
  const base = { is: 'number', text: digits + times, values, unit: mark, isOrdinal: false, isWord: false } as const;
  if (suffix === '') return [base];
  if (/^(?:st|nd|rd|th|er|re|ere|iere|e|eme|o|a|ter|te|ten)$/u.test(small)) return [{ ...base, isOrdinal: true }];
  if (/^(?:am|pm)$/u.test(small)) return [clockAt(base, small)];
  if (small === 'ish') return [base];
  const unit = /^(?:mio|mrd|m|k|bn)$/u.test(small) ? null : unitOf(small, language);
  if (unit) return [{ ...base, unit }];
  const millions = /^mio|^m$/u.test(small) ? 1e6 : /^(?:mrd|bn)$/u.test(small) ? 1e9 : 0;
  if (millions > 0) return [{ ...base, values: values.map((one) => one * millions) }];
  return [base, ...partsOf(suffix, isFirst, language)];
};

const clockAt = (base: NumberToken, half: string): NumberToken => ({
  ...base,
  values: base.values.map((hour) => ((hour % 12) + (half === 'pm' ? 12 : 0)) * 60),
  unit: { of: 'clock', factor: 1 },
});

const meaningsOf = (digits: string): readonly number[] => {
  const whole = Number(digits.replace(/\D/gu, ''));
  const parts = /^(\d+(?:\D\d{3})*?)[.,](\d+)$/u.exec(digits);
  if (!parts) return [whole];
  const [, before = '', behind = ''] = parts;
  const broken = Number(`${before.replace(/\D/gu, '')}.${behind}`);
  return behind.length === 3 ? [whole, broken] : [broken];
};

/** Contracted words fall apart, but for what is denied: "didn't" is one, "l’équipe" two. */
const partsOf = (word: string, isFirst: boolean, language: Language): readonly Token[] =>
  word
    .replace(/n['’]t$/iu, 'nt')
    .split(/['’]/u)
    .map((part, at): Token => {
      const folded = foldText(part);
      const number = numberWord(folded, language);
      return number
        ? { is: 'number', text: part, unit: null, isWord: true, ...number }
        : { is: 'word', text: part, word: folded, isCapital: /^\p{Lu}|\d/u.test(part), isFirst: isFirst && at === 0 };
    });

/** "twenty-five", "two hundred", "quatre-vingt", "1,2 Millionen" are one number each. */
const joined = (tokens: readonly Token[]): readonly Token[] => {
  const out: Token[] = [];
  for (const token of tokens) {
    const last = out.at(-1);
    const and = isWord(last) && /^(?:y|et|and)$/u.test(last.word) ? out.at(-2) : undefined;
    const one = isOneOf(token, last) ? ONE : token.is === 'number' && token.isWord && !token.isOrdinal ? token : null;
    const before = last?.is === 'number' ? last : and?.is === 'number' && and.isWord ? and : null;
    const value = one && before && !before.isOrdinal ? together(before, one) : null;
    if (!one || !before || value === null) {
      out.push(token);
      continue;
    }
    if (before !== last) out.pop();
    out.pop();
    out.push({ ...before, text: `${before.text} ${one.text}`, values: [value], unit: before.unit ?? one.unit });
  }
  return out;
};

const ONE: NumberToken = { is: 'number', text: 'one', values: [1], unit: null, isOrdinal: false, isWord: true };

/** "thirty-one": alone it is an article. */
const isOneOf = (token: Token, last: Token | undefined): boolean =>
  isWord(token) &&
  /^(?:one|un|uno|una)$/u.test(token.word) &&
  last?.is === 'number' &&
  last.isWord &&
  (last.values[0] ?? 0) % 10 === 0 &&
  (last.values[0] ?? 0) >= 20 &&
  (last.values[0] ?? 0) < 100;

const together = ({ values: [a = 0] }: NumberToken, { values: [b = 0] }: NumberToken): number | null => {
  if (b >= 100 && a > 0 && a < b) return a * b;
  if (a === 4 && b === 20) return 80;
  if (a >= 100 && a % 100 === 0 && b > 0 && b < 100) return a + b;
  const isTens = a >= 20 && a < 100 && a % 10 === 0 && b > 0 && b < (a === 60 || a === 80 ? 20 : 10);
  return isTens && Number.isInteger(b) ? a + b : null;
};

/** Few words may stand between a number and its unit: "half an hour", "drei ganze Stunden". */
const BETWEEN = /^(?:an?|eine?[rn]?|full|whole|long|ganzen?|volle?|voll|d|de|working|more|weitere|mehr|pour|por)$/u;

const withUnits = (tokens: readonly Token[], language: Language): readonly Token[] =>
  tokens.map((token, at) => {
    if (token.is !== 'number') return token;
    const [next, behind] = [tokens[at + 1], tokens[at + 2]];
    if (token.unit)
      return isShareOfPoints(token, next)
        ? { ...token, unit: { of: 'points of a share', factor: 1 } }
        : inUnit(token, token.unit);
    if (!isWord(next) || token.isOrdinal) return token;
    if (/^(?:am|pm)$/u.test(next.word) && language === 'en') return clockAt(token, next.word);
    if (/^(?:uhr|oclock)$/u.test(next.word))
      return inUnit({ ...token, values: token.values.map((hour) => hour * 60) }, { of: 'clock', factor: 1 });
    const unit =
      unitOf(next.word, language) ??
      (BETWEEN.test(next.word) || /^\p{Ll}/u.test(next.text)
        ? isWord(behind)
          ? unitOf(behind.word, language)
          : null
        : null);
    return unit ? inUnit(token, unit) : token;
  });

/** "5 h 40 min" and "5h 40" are one. */
const hoursAndMinutes = (tokens: readonly Token[]): readonly Token[] => {
  const out: Token[] = [];
  for (const token of tokens) {
    const before = out.at(-1)?.is === 'number' ? out.at(-1) : isWord(out.at(-1)) ? out.at(-2) : undefined;
    const isHours = before?.is === 'number' && before.unit?.of === 'time' && before.unit.factor === 3600;
    const isMinutes =
      token.is === 'number' &&
      !token.isWord &&
      (token.unit === null
        ? out.at(-1) === before && (token.values[0] ?? 60) < 60
        : token.unit.of === 'time' && token.unit.factor === 60);
    if (!isHours || !isMinutes) {
      out.push(token);
      continue;
    }
    if (out.at(-1) !== before) out.pop();
    out.pop();
    const minutes = (token.values[0] ?? 0) * (token.unit ? 1 : 60);
    out.push({
      ...before,
      text: `${before.text} ${token.text}`,
      values: before.values.map((hours) => hours + minutes),
    });
  }
  return out;
};

const isShareOfPoints = ({ unit }: NumberToken, next: Token | undefined): boolean =>
  unit?.of === '%' && isWord(next) && /^(?:points?|punkte?n?|puntos?)$/u.test(next.word);

const inUnit = (token: NumberToken, unit: Unit): NumberToken => ({
  ...token,
  values: token.values.map((value) => value * unit.factor),
  unit: { of: unit.of, factor: unit.factor },
});
