import { type Position as LogPosition, START } from '@eventstore/db-client';
import type { Position } from '#application/engine/ports/event-store.ts';
import { Fault } from '#application/engine/ports/fault.ts';

/** As many digits as the largest 64-bit number has, so that positions sort as strings. */
const DIGITS = 20;
const SHAPE = new RegExp(`^(\\d{${DIGITS}})-(\\d{${DIGITS}})$`);

const padded = (part: bigint): string => String(part).padStart(DIGITS, '0');

export const toPosition = ({ commit, prepare }: LogPosition): Position => `${padded(commit)}-${padded(prepare)}`;

/** Before everything: no event of ours can stand there. */
export const BEGINNING = toPosition({ commit: 0n, prepare: 0n });

/** What the client calls that position, null when it is not of a log like this one. */
export const logPosition = (position: Position): LogPosition | typeof START | null => {
  if (position === BEGINNING) return START;
  const [, commit, prepare] = SHAPE.exec(position) ?? [];
  return commit && prepare ? { commit: BigInt(commit), prepare: BigInt(prepare) } : null;
};

export const knownLogPosition = (position: Position): LogPosition | typeof START => {
  const known = logPosition(position);
  if (known === null) throw badPosition();
  return known;
};

export const badPosition = (cause?: unknown): Fault =>
  new Fault('bad-position', 'this position is not one of this log', { cause });
