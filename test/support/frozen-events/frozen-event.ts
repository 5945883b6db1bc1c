import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StoredEvent } from '#application/engine/ports/event-store.ts';
import type { AnyEvent } from '#domain/event.ts';

/** An event as the release that wrote it left it in the store (`sealed` and `mac` in base64), and what it was made of. */
export type FrozenEvent = Omit<StoredEvent, 'sealed' | 'mac'> &
  Readonly<{ sealed: string | null; mac: string; written: AnyEvent['data'] }>;

/** The key that seals them all, and the log's key of their MACs, in hex. They protect nothing: the samples are made up. */
export const FROZEN_KEY = '6361697273746f6e6573206f6e2074686520776179207570207468652068696c';

export const frozenFile = (type: string, schemaVersion: number): string =>
  join(import.meta.dirname, `${type}.${schemaVersion}.json`);

/** One of every version of every type that was ever written. */
export const frozenEvents = (): readonly FrozenEvent[] =>
  readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8')) as FrozenEvent);

/** The sample of a type's newest version. */
export const frozenEvent = (type: string): FrozenEvent => {
  const versions = frozenEvents().filter((event) => event.type === type);
  const newest = versions.sort((one, other) => other.schemaVersion - one.schemaVersion)[0];
  if (!newest) throw new Error(`there is no frozen sample of ${type}`);
  return newest;
};

export const asStored = ({ written: _, sealed, mac, ...event }: FrozenEvent): StoredEvent => ({
  ...event,
  sealed: sealed === null ? null : Buffer.from(sealed, 'base64'),
  mac: Buffer.from(mac, 'base64'),
});
