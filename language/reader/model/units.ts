import { gapFeatures } from './gap-features.ts';
import { type Gap, isWeakGap, strongGap, type Unit } from './gaps.ts';
import { probabilitiesOf, type Table } from './table.ts';
import type { Token } from './tokens.ts';

/** Nobody writes as many sentences to us; what stands beyond them is not read. */
const MOST_UNITS = 2000;

/** Where a sentence, a line or a row of signs ends, a unit does; elsewhere only where the model sees that a part may begin. */
export const unitsOf = (tokens: readonly Token[], gaps: Table, least: number): readonly Unit[] => {
  const units: Unit[] = [];
  let from = 0;
  let gap: Gap = 'start';
  let worded = false;
  for (let at = 1; at < tokens.length; at++) {
    if (units.length === MOST_UNITS) return units;
    worded ||= isWorded(tokens[at - 1]);
    const found = strongGap(tokens, at) ?? weakGap(tokens, at, gaps, least);
    if (!found) continue;
    if (worded) {
      units.push({ from, to: at, gap });
      from = at;
      worded = false;
      gap = found;
    } else if (units.length === 0 && found !== 'guess') gap = found;
  }
  const last = units.at(-1);
  if (last && !hasWords(tokens, from, tokens.length)) units[units.length - 1] = { ...last, to: tokens.length };
  else if (tokens.some(({ is }) => is !== 'line')) units.push({ from, to: tokens.length, gap });
  return units;
};

const isWorded = (token: Token | undefined): boolean => token?.is === 'word' || token?.is === 'number';

const hasWords = (tokens: readonly Token[], from: number, to: number): boolean => {
  for (let at = from; at < to; at++) if (isWorded(tokens[at])) return true;
  return false;
};

/** Ends of a sentence that are left, and what may follow them, are none of the model's. */
const weakGap = (tokens: readonly Token[], at: number, gaps: Table, least: number): Gap | undefined => {
  if (!isWeakGap(tokens, at)) return undefined;
  if ((probabilitiesOf(gaps, gapFeatures(tokens, at))[1] as number) < least) return undefined;
  const before = tokens[at - 1] as Token;
  return /^[,;:–—-]/.test(before.plain) ? 'comma' : JOINTS.has((tokens[at] as Token).plain) ? 'joint' : 'guess';
};

const JOINTS = new Set('and und et y e but aber mais pero also so + & plus then dann puis luego oh ah ps'.split(' '));
