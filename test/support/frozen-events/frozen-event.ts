import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyEvent } from '#domain/event.ts';

/** An event as the release that wrote it left it in the store (`sealed` in base64), and what it was made of. */
export type FrozenEvent = Readonly<{
  id: string;
  type: string;
  data: AnyEvent['data'];
  sealed: string | null;
  written: AnyEvent['data'];
}>;

/** The key that seals them all, in hex. It protects nothing: the samples are made up. */
export const FROZEN_KEY = '6361697273746f6e6573206f6e2074686520776179207570207468652068696c';

export const frozenFile = (type: string): string => join(import.meta.dirname, `${type}.json`);
export const frozenEvent = (type: string): FrozenEvent =>
  JSON.parse(readFileSync(frozenFile(type), 'utf8')) as FrozenEvent;
