import { learnedAboutWin } from '#language/reader/model/learned-about-win.ts';
import { learnedReading } from '#language/reader/model/learned-reading.ts';
import type { Part } from '#language/reader/model/parts.ts';
import { type LabelledPart, type Message, textOf } from './corpus.ts';
import { languages } from './labels.ts';

/** So many of so many. */
export type Count = Readonly<{ of: number; out: number }>;
export type Figures = Readonly<Record<string, Readonly<Record<string, Count>>>>;

type Whole = { start: number; end: number; is: Part['is']; kind: string | null };

/** The parts of a reading with what goes on with each. */
export const wholesOf = (parts: readonly Part[]): readonly Whole[] => {
  const wholes: Whole[] = [];
  for (const { start, end, is, kind, continues } of parts) {
    const last = wholes.at(-1);
    if (last && continues) last.end = end;
    else wholes.push({ start, end, is, kind });
  }
  return wholes;
};

/** What the weights that are there make of these messages, all and by language. */
export const figuresOf = (messages: readonly Message[]): Figures => {
  const counts = new Map<string, Map<string, { of: number; out: number }>>(FIGURES.map((name) => [name, new Map()]));
  for (const message of messages)
    countMessage(message, (figure, isOne, isCase = true) => {
      for (const group of isCase ? ['all', message.lang] : []) {
        const groups = counts.get(figure) ?? new Map<string, { of: number; out: number }>();
        const { of, out } = groups.get(group) ?? { of: 0, out: 0 };
        counts.set(figure, groups.set(group, { of: of + (isOne ? 1 : 0), out: out + 1 }));
      }
    });
  return Object.fromEntries([...counts].map(([figure, groups]) => [figure, Object.fromEntries(groups)]));
};

/** In the order in which they are shown. */
const FIGURES = [
  'exact',
  'wins told from no wins',
  'wins lost',
  'false wins',
  'requests heard',
  'kinds right',
  'false requests',
  'one win kept one',
  'several wins split exactly',
  'hard day heard as hard',
  'distress heard as distress or crisis',
  'tone of setback',
  'tone of distress',
  'tone of crisis',
  'crisis heard by tone or part',
  'false hard days',
  'false crises',
  'language right',
  'likeliest category as labelled',
  'categories of 70 % certainty as labelled',
  'categories given',
  'given categories as labelled',
  'skills named',
];

type Counter = (figure: string, isOne: boolean, isCase?: boolean) => void;

const countMessage = (message: Message, count: Counter): void => {
  const text = textOf(message);
  const reading = learnedReading(text);
  const wholes = wholesOf(reading.parts);
  const labelled = spansOf(message);
  const heard = (is: Part['is']): boolean => wholes.some((whole) => whole.is === is);
  const has = (is: Part['is']): boolean => message.parts.some((part) => part.is === is);
  count('language right', reading.language === message.lang);
  count('wins told from no wins', heard('win') === has('win'));
  count('wins lost', !heard('win'), has('win'));
  count('false wins', heard('win'), !has('win'));
  count('requests heard', heard('request'), has('request'));
  count('false requests', heard('request'), !has('request'));
  count('kinds right', sameKinds(wholes, message.parts), has('request'));
  for (const tone of ['setback', 'distress', 'crisis'] as const)
    count(`tone of ${tone}`, reading.tone.name === tone, message.tone === tone);
  count('crisis heard by tone or part', reading.tone.name === 'crisis' || heard('crisis'), message.tone === 'crisis');
  count(
    'hard day heard as hard',
    ['setback', 'distress', 'crisis'].includes(reading.tone.name),
    ['setback', 'distress', 'crisis'].includes(message.tone),
  );
  count(
    'distress heard as distress or crisis',
    ['distress', 'crisis'].includes(reading.tone.name),
    ['distress', 'crisis'].includes(message.tone),
  );
  count(
    'false hard days',
    ['setback', 'distress', 'crisis'].includes(reading.tone.name),
    ['win', 'chat'].includes(message.tone),
  );
  count('false crises', reading.tone.name === 'crisis', !['crisis', 'distress'].includes(message.tone));
  count('one win kept one', winsOf(wholes).length === 1, winsOf(labelled).length === 1);
  count('several wins split exactly', sameSpans(text, winsOf(wholes), winsOf(labelled)), winsOf(labelled).length > 1);
  count('exact', sameSpans(text, winsOf(wholes), winsOf(labelled)) && sameKinds(wholes, message.parts));
  for (const { text: win, category } of message.parts.filter(({ is }) => is === 'win')) {
    if (category === undefined) continue;
    const about = learnedAboutWin(win);
    count('likeliest category as labelled', about.likely === category);
    count('categories given', about.category !== null);
    count('given categories as labelled', about.category === category, about.category !== null);
    count('categories of 70 % certainty as labelled', about.likely === category, about.certainty >= 0.7);
    count('skills named', about.skills.length > 0);
  }
};

const spansOf = ({ parts }: Message): readonly { start: number; end: number; is: LabelledPart['is'] }[] => {
  let start = 0;
  return parts.map(({ text, is }) => {
    const span = { start, end: start + text.length, is };
    start = span.end;
    return span;
  });
};

const winsOf = <T extends Readonly<{ is: string }>>(parts: readonly T[]): readonly T[] =>
  parts.filter(({ is }) => is === 'win');

const sameKinds = (wholes: readonly Whole[], parts: readonly LabelledPart[]): boolean => {
  const sorted = (names: readonly (string | null | undefined)[]): string => [...new Set(names)].sort().join();
  return (
    sorted(wholes.filter(({ is }) => is === 'request').map(({ kind }) => kind)) ===
    sorted(parts.filter(({ is }) => is === 'request').map(({ kind }) => kind))
  );
};

const LETTERS = /[\p{L}\p{N}]+/gu;

/** The same words in the same wins; the marks and joints around them aside. */
const sameSpans = (
  text: string,
  found: readonly { start: number; end: number }[],
  right: readonly { start: number; end: number }[],
): boolean => {
  const words = ({ start, end }: { start: number; end: number }): number =>
    (text.slice(start, end).match(LETTERS) ?? []).length;
  const overlap = (a: { start: number; end: number }, b: { start: number; end: number }): number =>
    words({ start: Math.max(a.start, b.start), end: Math.max(Math.max(a.start, b.start), Math.min(a.end, b.end)) });
  return (
    found.length === right.length &&
    found.every((one, at) => {
      const other = right[at] as { start: number; end: number };
      return overlap(one, other) >= ENOUGH * Math.max(words(one), words(other));
    })
  );
};

const ENOUGH = 0.85;

export const shownFigures = (name: string, figures: Figures): string =>
  Object.entries(figures)
    .map(([figure, groups]) =>
      [
        `${name}: ${figure}`.padEnd(48),
        ...['all', ...languages].map((group) => {
          const { of, out } = groups[group] ?? { of: 0, out: 0 };
          return out === 0 ? `${group} –` : `${group} ${((100 * of) / out).toFixed(1)} % (${of}/${out})`;
        }),
      ].join('  '),
    )
    .join('\n');
