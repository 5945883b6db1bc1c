import { timestamp } from '#application/engine/ports/clock.ts';
import { isRegisterMoved, type Register } from '#application/engine/ports/registers.ts';
import { isKeyDestroyed } from '#application/engine/ports/vault.ts';
import { removeRegisters } from '#application/engine/registers.ts';
import type { Services } from '#application/services.ts';
import { type Refusal, refuse } from '#domain/decider.ts';
import { ownDocumentHistory } from './document-history.ts';

type Parts = Pick<Services, 'log' | 'registers' | 'sealer' | 'clock'>;

/**
 * What somebody is typing and has not saved: one a document, under no version and in no event. `version` is the one that it
 * began from, `revision` changes with every word of it that is kept.
 */
export type Draft = Readonly<{ content: string; version: number; savedAt: string; revision: string }>;
export type DraftRefused = 'no-such-document' | 'draft-moved';

const DRAFT = 'draft';
/** What nobody has touched for so long is forgotten. */
const KEPT_MS = 366 * 24 * 60 * 60_000;

const keyOf = (userId: number, documentId: string): string => `${userId}/${documentId}`;

export const readDraft = async (
  parts: Parts,
  userId: number,
  documentId: string,
): Promise<Draft | null | Refusal<'no-such-document'>> => {
  if (!(await ownDocumentHistory(parts, userId, documentId))) return refuse('no-such-document');
  const register = await parts.registers.read(DRAFT, keyOf(userId, documentId));
  return register && opened(parts, userId, register);
};

type Kept = Readonly<{ sealed: string; version: number; savedAt: string }>;

const opened = async ({ sealer }: Parts, userId: number, { value, revision }: Register): Promise<Draft | null> => {
  const { sealed, version, savedAt } = value as Kept;
  const bytes = await sealer.open(userId, DRAFT, sealed);
  return bytes === 'destroyed' ? null : { content: new TextDecoder().decode(bytes), version, savedAt, revision };
};

/**
 * Keeps what was typed. With `expected` (a revision, or `absent`) only where the draft still is the one that its author goes on
 * from, so that another tab's words are not lost.
 */
export const keepDraft = async (
  parts: Parts,
  userId: number,
  documentId: string,
  { content, version, expected }: Readonly<{ content: string; version: number; expected: string | null }>,
): Promise<Draft | Refusal<DraftRefused>> => {
  if (!(await ownDocumentHistory(parts, userId, documentId))) return refuse('no-such-document');
  const { registers, sealer, clock } = parts;
  const key = keyOf(userId, documentId);
  const before = await registers.read(DRAFT, key);
  if (expected !== null && (before?.revision ?? 'absent') !== expected) return refuse('draft-moved');
  const savedAt = timestamp(clock);
  try {
    const sealed = await sealer.seal(userId, DRAFT, new TextEncoder().encode(content));
    const options = { expected: before?.revision ?? 'absent', endsAt: clock.now() + KEPT_MS };
    const revision = await registers.write(DRAFT, key, { sealed, version, savedAt } satisfies Kept, options);
    if (await ownDocumentHistory(parts, userId, documentId)) return { content, version, savedAt, revision };
    await dropDraft(parts, userId, documentId); // it was deleted meanwhile, and its draft with it
    return refuse('no-such-document');
  } catch (error) {
    if (isRegisterMoved(error)) return refuse('draft-moved');
    if (isKeyDestroyed(error)) return refuse('no-such-document');
    throw error;
  }
};

/** It was saved, or thrown away. */
export const dropDraft = (
  { registers }: Pick<Services, 'registers'>,
  userId: number,
  documentId: string,
): Promise<void> => registers.remove(DRAFT, keyOf(userId, documentId));

/** All of a user's. */
export const forgetDrafts = ({ registers }: Pick<Services, 'registers'>, userId: number): Promise<void> =>
  removeRegisters(registers, DRAFT, `${userId}/`);
