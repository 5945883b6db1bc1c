import type { Language } from '#domain/facts.ts';
import { isWord, type NumberToken, type Token } from './token.ts';

const CLOCK = { of: 'clock', factor: 1 } as const;
const HALF_DAY = 12 * 60;

/** The words of a time of day that is told by its quarters: what they add to the hour behind them, in minutes. */
const QUARTERS: Readonly<Partial<Record<Language, readonly (readonly [RegExp, number])[]>>> = {
  de: [
    [/^halb$/u, -30],
    [/^viertel nach$/u, 15],
    [/^viertel vor$/u, -15],
    [/^dreiviertel$/u, -15],
  ],
  en: [
    [/^half past$/u, 30],
    [/^quarter past$/u, 15],
    [/^quarter to$/u, -15],
  ],
};

const MORNING = /^(?:fruh|morgens?|fruhmorgens|vormittags?|morning|am)$/u;
const EVENING = /^(?:abends?|nachmittags?|evening|afternoon|tonight|pm)$/u;
const BESIDE = 4;

/** "halb sieben", "Viertel nach sechs" and "6 Uhr 30" are times of day; one without morning or evening may be either. */
export const clockTimes = (tokens: readonly Token[], language: Language): readonly Token[] => {
  const out: Token[] = [];
  for (const [at, token] of tokens.entries()) {
    const hour = token.is === 'number' && token.unit === null ? token : null;
    const quarter = hour && isHour(hour) ? quarterBefore(out, language) : null;
    const full = hour && isWord(out.at(-1)) && wordOf(out.at(-1)) === 'uhr' ? out.at(-2) : undefined;
    if (hour && quarter) {
      out.splice(out.length - quarter.length, quarter.length);
      out.push(clockAt(hour, quarter.minutes, halfOf(tokens, at)));
    } else if (hour && full?.is === 'number' && full.unit?.of === 'clock' && (hour.values[0] ?? 60) < 60) {
      out.splice(out.length - 2, 2, {
        ...full,
        text: `${full.text} Uhr ${hour.text}`,
        values: full.values.map((value) => value + (hour.values[0] ?? 0)),
      });
    } else out.push(token);
  }
  return out;
};

const isHour = ({ values: [value = 0], isOrdinal }: NumberToken): boolean =>
  !isOrdinal && Number.isInteger(value) && value >= 1 && value <= 12;

const wordOf = (token: Token | undefined): string =>
  isWord(token) ? token.word : token?.is === 'number' ? token.text.toLowerCase() : '';

const quarterBefore = (
  before: readonly Token[],
  language: Language,
): Readonly<{ length: number; minutes: number }> | null => {
  for (const length of [1, 2]) {
    const words = before.slice(-length).map(wordOf).join(' ');
    const [, minutes] = QUARTERS[language]?.find(([pattern]) => pattern.test(words)) ?? [];
    if (minutes !== undefined) return { length, minutes };
  }
  return null;
};

const halfOf = (tokens: readonly Token[], at: number): 'am' | 'pm' | null => {
  const words = tokens.slice(Math.max(0, at - BESIDE), at + BESIDE).map(wordOf);
  if (words.some((word) => EVENING.test(word))) return 'pm';
  return words.some((word) => MORNING.test(word)) ? 'am' : null;
};

const clockAt = (hour: NumberToken, minutes: number, half: 'am' | 'pm' | null): NumberToken => {
  const early = (((hour.values[0] ?? 0) % 12) * 60 + minutes + 2 * HALF_DAY) % HALF_DAY;
  const values = half === 'am' ? [early] : half === 'pm' ? [early + HALF_DAY] : [early, early + HALF_DAY];
  return { ...hour, values, unit: CLOCK };
};
