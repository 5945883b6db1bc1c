import type { Position } from '#application/engine/ports/event-store.ts';
import { Fault } from '#application/engine/ports/fault.ts';

/** As many digits as the largest safe integer has, so that positions sort as strings. */
const DIGITS = 16;

export const toPosition = (row: number): Position => String(row).padStart(DIGITS, '0');

/** The row number; 0 for the beginning, null for a position that is not of a log like this one. */
export const rowAt = (position: Position | null): number | null => {
  if (position === null) return 0;
  return position.length === DIGITS && /^\d+$/.test(position) ? Number(position) : null;
};

export const rowAfter = (position: Position | null): number => {
  const row = rowAt(position);
  if (row === null) throw new Fault('bad-position', 'this position belongs to another kind of log');
  return row;
};
