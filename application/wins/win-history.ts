import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { isRestorable, type KnownWin, RESTORABLE_DAYS, win } from '#domain/wins/decider.ts';
import type { WinEvent } from '#domain/wins/events.ts';
import type { NamedFile } from '#domain/wins/evidence-events.ts';
import { type WinView, winAfter } from '#domain/wins/win-view.ts';

/** A kept file, and the mail it came by, null from the web. */
export type Evidence = NamedFile & Readonly<{ mailId: string | null }>;

/** A win as its stream tells it: what it says, or said when it was removed, and the files that are kept with it. */
export type WinHistory = Omit<WinView, 'evidence'> &
  Readonly<{
    winId: string;
    state: KnownWin;
    /** Of the stream, for a command that is only right at it. */
    revision: number;
    /** All its words, the first ones first. */
    wordings: readonly Readonly<{ at: string; text: string }>[];
    files: readonly Evidence[];
  }>;

/** A user's own win; null when there is none, or its words are gone. */
export const winHistory = async (
  { log }: Pick<Services, 'log'>,
  userId: number,
  winId: string,
): Promise<WinHistory | null> => {
  const events = await log.read<WinEvent>(streams.win(winId));
  if (events.some(({ personal }) => personal === 'destroyed')) return null;
  const view = events.reduce(winAfter, null);
  const state = events.reduce(win.evolve, win.initial);
  if (view === null || state.status === 'unknown' || state.userId !== userId) return null;
  const { evidence, ...seen } = view;
  const cameBy = new Map(events.flatMap(mailOfFile));
  const files = evidence.map((file) => ({ ...file, mailId: cameBy.get(file.fileId) ?? null }));
  return { ...seen, winId, state, revision: events.at(-1)?.revision ?? 0, wordings: events.flatMap(wordingIn), files };
};

/** Removed no longer ago than it can be brought back. */
export const isStillRestorable = ({ state }: WinHistory, at: string): boolean =>
  state.status === 'removed' && isRestorable(state.removedAt, at);

const DAY_MS = 24 * 60 * 60_000;

export const restorableUntil = (removedAt: string): string =>
  new Date(Date.parse(removedAt) + RESTORABLE_DAYS * DAY_MS).toISOString();

const wordingIn = ({ data }: WinEvent): WinHistory['wordings'] =>
  'personal' in data && 'text' in data.personal ? [{ at: data.at, text: data.personal.text }] : [];

const mailOfFile = ({ type, data }: WinEvent): readonly (readonly [fileId: string, mailId: string | null])[] =>
  type === 'EvidenceAdded' ? [[data.fileId, data.mailId]] : [];
