import type { Language } from '#domain/facts.ts';
import type { Sentence } from '../sentences.ts';
import { MAY_DENY, OWN, type StrongKind } from './kinds.ts';
import type { Lines } from './lines.ts';

/** Words of the win that a sentence about it may say again, as they stand in it. */
export type Slots = ReadonlyMap<string, string>;

/** The words of the win that show that kind; null where none do. */
export const slotsOf = (
  kind: StrongKind,
  sentences: readonly Sentence[],
  lines: Lines,
  language: Language,
): Slots | null => {
  for (const { text, small } of sentences) {
    const { when } = lines.strong[kind];
    const match = when.exec(small);
    if (!match) continue;
    const before = clauseBefore(small, text, match.index, lines);
    const first = before.small + (match[0].split(' ', 1)[0] ?? '');
    if (!MAY_DENY.has(kind) && lines.denied.test(first)) continue;
    if (
      OWN.has(kind) &&
      (lines.others.test(before.small) ||
        isOthersBehind(kind, match[0], lines, language) ||
        isNamed(before.text, language))
    )
      continue;
    return slotsIn(match, text);
  }
  return null;
};

/** German has its verb, and who did it, at the end. */
const isOthersBehind = (kind: StrongKind, found: string, { others }: Lines, language: Language): boolean =>
  language === 'de' && (kind === 'caught' || kind === 'caughtBefore') && others.test(found);

const FAR = 90;

/** The clause up to the match. */
const clauseBefore = (small: string, text: string, index: number, { joint }: Lines) => {
  const from = Math.max(0, index - FAR);
  const near = small.slice(from, index);
  const cuts = [...near.matchAll(new RegExp(joint, 'gu'))];
  const last = cuts.at(-1);
  const start = last ? from + last.index + last[0].length : from;
  return { small: small.slice(start, index), text: text.slice(start, index) };
};

/** "Chloe did her first": a name and nothing else stands before the verb. German writes every noun so. */
const isNamed = (before: string, language: Language): boolean =>
  language !== 'de' &&
  /^\s*(?!I\b)\p{Lu}\p{Ll}+(?: (?:and|et|y|\(.*\)) ?\p{Lu}?\p{Ll}*)? (?:\p{Ll}+ )?$/u.test(before) &&
  !/^\s*(?:An?|The|Une?|Una|Just|Finally|Today|Also|Got|Then|Yesterday|We|Enfin|Hoy|Ayer|Por|Hier|Je|On|He|Hemos)\b/u.test(
    before,
  );

const slotsIn = (match: RegExpExecArray, text: string): Slots => {
  const groups = Object.entries(match.groups ?? {}).filter(([, value]) => value !== undefined);
  const own = groups.map(([name, value]) => {
    const at = match.index + match[0].indexOf(value as string);
    return [name === 'timely' ? 'what' : name, text.slice(at, at + (value as string).length)] as const;
  });
  return new Map(own);
};

/** `{what}` is said as it was written, `{What}` at the beginning of a sentence; '' where it is too long or not there. */
export const filled = (template: string, slots: Slots): string => {
  let isWhole = true;
  const text = template.replace(/\{(\p{L}+)\}/gu, (_all, name: string) => {
    const value = slots.get(name.toLowerCase());
    if (value === undefined || value.length > MAX_SLOT) isWhole = false;
    const plain = (value ?? '').trim();
    return /^\p{Lu}/u.test(name) ? plain.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : plain;
  });
  return isWhole ? text : '';
};

const MAX_SLOT = 40;
