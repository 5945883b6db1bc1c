import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import {
  type Choices,
  isRestorable,
  type KnownWin,
  type NamedFile,
  RESTORABLE_DAYS,
  win,
} from '#domain/wins/decider.ts';
import type { EvidenceKeptV2, WinEvent, WinRecorded } from '#domain/wins/events.ts';

/** A kept file, and the mail it came by, null from the web. */
export type Evidence = NamedFile & Readonly<{ mailId: string | null }>;

/** A win as its stream tells it, removed or not: its last words, and the files that are kept with it. */
export type WinHistory = Readonly<{
  winId: string;
  state: KnownWin;
  /** Of the stream, for a command that is only right at it. */
  revision: number;
  recorded: WinRecorded['data'];
  /** The day it belongs to now. */
  date: string;
  text: string;
  /** All its words, the first ones first. */
  wordings: readonly Readonly<{ at: string; text: string }>[];
  /** What was chosen last. */
  choices: Required<Choices>;
  files: readonly Evidence[];
}>;

/** A user's own win; null when there is none, or its words are gone. */
export const winHistory = async (
  { log }: Pick<Services, 'log'>,
  userId: number,
  winId: string,
): Promise<WinHistory | null> => {
  const read = await log.read(streams.win(winId));
  if (read.some(({ personal }) => personal === 'destroyed')) return null;
  const events = read.map((event) => event as unknown as WinEvent); // a win's stream holds its own events alone
  const first = events.find((event) => event.type === 'WinRecorded');
  const state = events.reduce(win.evolve, win.initial);
  if (first === undefined || state.status === 'unknown' || state.userId !== userId) return null;
  const wordings = events.flatMap(wordingIn);
  const text = wordings.at(-1)?.text ?? '';
  const date = events.reduce(
    (before, { type, data }) => (type === 'WinDateChanged' ? data.date : before),
    first.data.date,
  );
  const [revision, choices, files] = [read.at(-1)?.revision ?? 0, choicesIn(events), filesIn(events)];
  return { winId, state, revision, recorded: first.data, date, text, wordings, choices, files };
};

/** Removed no longer ago than it can be brought back. */
export const isStillRestorable = ({ state }: WinHistory, at: string): boolean =>
  state.status === 'removed' && isRestorable(state.removedAt, at);

const DAY_MS = 24 * 60 * 60_000;

export const restorableUntil = (removedAt: string): string =>
  new Date(Date.parse(removedAt) + RESTORABLE_DAYS * DAY_MS).toISOString();

const wordingIn = ({ data }: WinEvent): WinHistory['wordings'] =>
  'personal' in data && 'text' in data.personal ? [{ at: data.at, text: data.personal.text }] : [];

const NOTHING_CHOSEN: Required<Choices> = { category: '', private: false, publicText: '' };

const choicesIn = (events: readonly WinEvent[]): Required<Choices> => {
  let choices = NOTHING_CHOSEN;
  for (const { type, data } of events) {
    if (type === 'WinPrivacyChosen') choices = { ...choices, private: data.private };
    if (type === 'WinCategoryChosen' || type === 'WinPublicTextChosen') choices = { ...choices, ...data.personal };
  }
  return choices;
};

const filesIn = (events: readonly WinEvent[]): readonly Evidence[] => {
  const removed = new Set(events.flatMap(({ type, data }) => (type === 'EvidenceRemoved' ? [data.fileId] : [])));
  return events.flatMap(({ type, data }) =>
    type === 'EvidenceKeptV2' && !removed.has(data.fileId) ? [fileOf(data)] : [],
  );
};

const fileOf = ({ fileId, type, size, blob, mailId, personal }: EvidenceKeptV2['data']): Evidence => ({
  fileId,
  type,
  size,
  blob,
  mailId,
  name: personal.name,
});
