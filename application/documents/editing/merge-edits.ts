import { type Alignment, alignmentOf } from './alignment.ts';
import { joinedUnits, keyOf, type Unit, unitsOf } from './units.ts';

/** A place where the hand edit stands; what the new text would have said there, '' where it would have been left out. */
export type Overruled = Readonly<{ kept: string; instead: string }>;
export type Merged = Readonly<{ markdown: string; overruled: readonly Overruled[] }>;

/** A document as it was written, what its user made of it, and what was written anew; all as Markdown. */
export type ThreeTexts = Readonly<{ base: string; edited: string; written: string }>;

/**
 * What was written anew, with what its user changed by hand. No edit is ever lost: where both changed the same place, the
 * hand's stands, and what would have come instead is told.
 */
export const mergeEdits = ({ base, edited, written }: ThreeTexts): Merged => {
  if (keyOf(edited) === keyOf(base)) return { markdown: written, overruled: [] };
  if (keyOf(written) === keyOf(base) || keyOf(written) === keyOf(edited)) return { markdown: edited, overruled: [] };
  const { units, overruled } = mergedUnits(unitsOf(base), unitsOf(edited), unitsOf(written));
  return { markdown: joinedUnits(units), overruled };
};

type MergedUnits = Readonly<{ units: readonly Unit[]; overruled: readonly Overruled[] }>;

const mergedUnits = (base: readonly Unit[], edited: readonly Unit[], written: readonly Unit[]): MergedUnits => {
  const hand = alignmentOf(base, edited);
  const writer = alignmentOf(base, written);
  const typed = new Set(hand.flatMap(({ inserted }) => inserted.map(({ key }) => key)));
  const needed = headingsOfHand(base, hand, writer);
  const units: Unit[] = [];
  const overruled: Overruled[] = [];
  let heading = -1;
  for (const [at, place] of hand.entries()) {
    if (base[at - 1]?.is === 'heading') heading = at - 1;
    const fresh = (writer[at]?.inserted ?? []).filter(({ key }) => !typed.has(key));
    const [homeless, welcome] = isGone(hand, heading) ? upToHeading(fresh) : [[], fresh];
    units.push(...place.inserted, ...welcome);
    overruled.push(...homeless.map(({ text }) => ({ kept: '', instead: text })));
    const unit = base[at];
    if (!unit) continue;
    const both = oneOf(unit, place.fate, needed.has(at) ? { is: 'same', now: unit } : writer[at]?.fate);
    units.push(...both.units);
    overruled.push(...both.overruled);
  }
  return { units, overruled };
};

type Fate = Alignment[number]['fate'];
const GONE: Fate = { is: 'gone' };

/** What becomes of one unit, of which both made something. */
const oneOf = (base: Unit, hand: Fate, writer: Fate = GONE): MergedUnits => {
  if (hand.is === 'same')
    return { units: writer.is === 'gone' ? [] : [writer.is === 'same' ? hand.now : writer.now], overruled: [] };
  const kept = hand.is === 'gone' ? [] : [hand.now];
  if (writer.is === 'same' || (writer.is === 'gone' && hand.is === 'gone')) return { units: kept, overruled: [] };
  const now = writer.is === 'gone' ? null : writer.now;
  if (now && now.key === kept[0]?.key) return { units: kept, overruled: [] };
  const byLine = now && kept[0] ? lineByLine(base, kept[0], now) : null;
  return byLine ?? { units: kept, overruled: [{ kept: kept[0]?.text ?? '', instead: now?.text ?? '' }] };
};

/** A paragraph of several lines, such as an address: each line by itself. Null where that is not possible without a doubt. */
const lineByLine = (base: Unit, edited: Unit, written: Unit): MergedUnits | null => {
  const [old, hand, fresh] = [base, edited, written].map(({ text }) => text.split('\n')) as [
    string[],
    string[],
    string[],
  ];
  if (old.length < 2 || old.length !== hand.length || old.length !== fresh.length) return null;
  const overruled: Overruled[] = [];
  const lines = old.map((line, at) => {
    const [typed = '', anew = ''] = [hand[at], fresh[at]];
    if (keyOf(typed) === keyOf(line)) return anew;
    if (keyOf(anew) !== keyOf(line) && keyOf(anew) !== keyOf(typed)) overruled.push({ kept: typed, instead: anew });
    return typed;
  });
  const text = lines.join('\n');
  return { units: [{ ...edited, text, key: keyOf(text) }], overruled };
};

/** Who took a heading out took with it the place for what belongs below it; who gave it other words did not. */
const isGone = (hand: Alignment, heading: number): boolean => {
  if (hand[heading]?.fate.is !== 'gone') return false;
  const beside = [...(hand[heading]?.inserted ?? []), ...(hand[heading + 1]?.inserted ?? [])];
  return !beside.some(({ is }) => is === 'heading');
};

const upToHeading = (units: readonly Unit[]): readonly [readonly Unit[], readonly Unit[]] => {
  const end = units.findIndex(({ is }) => is === 'heading');
  return end < 0 ? [units, []] : [units.slice(0, end), units.slice(end)];
};

/**
 * The headings that would go with what is written anew, and under which something of the user's own stands: they stay, so
 * that it is not read under another one.
 */
const headingsOfHand = (base: readonly Unit[], hand: Alignment, writer: Alignment): ReadonlySet<number> => {
  const needed = new Set<number>();
  let above: readonly number[] = [];
  for (const [at, { inserted, fate }] of hand.entries()) {
    const isOwn = inserted.length > 0 && inserted[0]?.is !== 'heading';
    if (isOwn) for (const heading of above) needed.add(heading);
    const unit = base[at];
    if (unit?.is === 'heading') above = [...above.filter((one) => rankOf(base[one]) < rankOf(unit)), at];
    else if (fate.is === 'changed') for (const heading of above) needed.add(heading);
  }
  return new Set([...needed].filter((at) => writer[at]?.fate.is === 'gone' && hand[at]?.fate.is === 'same'));
};

const rankOf = (unit: Unit | undefined): number => /#+/.exec(unit?.text ?? '')?.[0].length ?? 0;
