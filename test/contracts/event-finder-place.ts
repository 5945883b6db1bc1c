import { randomUUID } from 'node:crypto';
import type { ExecutionContext } from 'ava';
import type { EventLog } from '#application/engine/ports/event-log.ts';
import type { Expected } from '#application/engine/ports/event-store.ts';
import type { AnyEvent } from '#domain/event.ts';
import type { LogPlace } from './event-log.contract.ts';

/** A log whose events can be found; `settled` resolves when all that was appended can be. */
export type FinderPlace = LogPlace & Readonly<{ settled(log: EventLog): Promise<void> }>;

export type FinderSetting = Omit<FinderPlace, 'settled'> &
  Readonly<{
    log: EventLog;
    users: readonly number[];
    settled(): Promise<void>;
    append(stream: string, events: readonly AnyEvent[], correlation: string, expected?: Expected): Promise<unknown>;
  }>;
export type FinderPromise = (
  title: string,
  check: (setting: FinderSetting, t: ExecutionContext) => Promise<void>,
) => void;

const DAY = Date.parse('2026-11-21T00:00:00.000Z');
const HOUR_MS = 3_600_000;
/** So many hours after the beginning of a day. */
export const time = (hours: number): string => new Date(DAY + hours * HOUR_MS).toISOString();

export const aStream = (): string => `test-${randomUUID()}`;
