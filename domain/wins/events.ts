import type { Event } from '#domain/event.ts';
import type { EvidenceKeptV2, EvidenceLinked, EvidenceRemoved, KeptFile } from './evidence-events.ts';

type Id = Readonly<{ winId: string; userId: number; at: string }>;
export type Source = 'email' | 'web' | 'text';

/** What the writer makes of a win: a category of the fixed list, two or three sentences, skills of the vocabulary. */
export type Analysis = Readonly<{ category: string; analysis: string; skills: readonly string[] }>;

/** `date` is the user's local date; mail and conversation are those it came by, null from the web. Its wording is number 0. */
export type WinRecorded = Event<
  'WinRecorded',
  Id &
    Readonly<{
      date: string;
      source: Source;
      mailId: string | null;
      conversationId: string | null;
      personal: Readonly<{ text: string }>;
    }>
>;

/**
 * `wording` says which text was analysed: the result of an older one is kept, and not shown. `writtenBy` names plain code or
 * a provider's model; `instead` says why AI, which was to write it, did not.
 */
export type WinAnalysedV2 = Event<
  'WinAnalysedV2',
  Id &
    Readonly<{ wording: number; mailId: string | null; writtenBy: string; instead: Instead | null; personal: Analysis }>
>;

/** It was away or slow, the day's tokens were used up, or what it wrote did not pass the check. */
export type Instead = 'away' | 'over-budget' | 'unfit';

export type WinReworded = Event<
  'WinReworded',
  Id & Readonly<{ wording: number; mailId: string | null; personal: Readonly<{ text: string }> }>
>;

export type WinRemoved = Event<'WinRemoved', Id & Readonly<{ wording: number; mailId: string | null }>>;

/** Its user said that it belongs to the win `into`, whose words its own are added to. Closes it; holds its last words. */
export type WinMerged = Event<
  'WinMerged',
  Id & Readonly<{ wording: number; mailId: string | null; into: string; personal: Readonly<{ text: string }> }>
>;

/**
 * Words came to it: `text` is all of it now, a new wording. `from` names where they came from, so that they come once: a
 * win that was merged into it (at one wording), the mail that answered a question, or a correction by reply.
 */
export type WinJoined = Event<
  'WinJoined',
  Id & Readonly<{ wording: number; mailId: string | null; from: string; personal: Readonly<{ text: string }> }>
>;

/** It was removed or merged, and is back as it was, its files too: a new wording, so that it is analysed anew. */
export type WinRestored = Event<
  'WinRestored',
  Id &
    Readonly<{
      date: string;
      recordedAt: string;
      source: Source;
      mailId: string | null;
      conversationId: string | null;
      wording: number;
      files: readonly KeptFile[];
      /** `fileNames` in the order of `files`. */
      personal: Readonly<{ text: string; fileNames: readonly string[] }>;
    }>
>;

/** The day it belongs to, as its user says. */
export type WinDateChanged = Event<'WinDateChanged', Id & Readonly<{ date: string }>>;

/** Stands over whatever the writer finds, then and later; '' gives it back to the writer. */
export type WinCategoryChosen = Event<'WinCategoryChosen', Id & Readonly<{ personal: Readonly<{ category: string }> }>>;

/** Stands over whatever skills the writer finds, then and later; null gives them back to the writer. */
export type WinSkillsChosen = Event<
  'WinSkillsChosen',
  Id & Readonly<{ personal: Readonly<{ skills: readonly string[] | null }> }>
>;

/** A private win never enters a document. */
export type WinPrivacyChosen = Event<'WinPrivacyChosen', Id & Readonly<{ private: boolean }>>;

/** What documents say in place of its words; '' for these themselves. */
export type WinPublicTextChosen = Event<
  'WinPublicTextChosen',
  Id & Readonly<{ personal: Readonly<{ publicText: string }> }>
>;

export type WinEvent =
  | WinRecorded
  | WinAnalysedV2
  | WinReworded
  | WinRemoved
  | WinMerged
  | WinJoined
  | WinRestored
  | WinDateChanged
  | WinCategoryChosen
  | WinSkillsChosen
  | WinPrivacyChosen
  | WinPublicTextChosen
  | EvidenceKeptV2
  | EvidenceLinked
  | EvidenceRemoved;

export const winRecorded = ({
  winId,
  userId,
  at,
  date,
  source,
  mailId,
  conversationId,
  personal,
}: WinRecorded['data']): WinRecorded => ({
  type: 'WinRecorded',
  data: { winId, userId, at, date, source, mailId, conversationId, personal: { text: personal.text } },
});

export const winAnalysedV2 = ({
  winId,
  userId,
  at,
  wording,
  mailId,
  writtenBy,
  instead,
  personal,
}: WinAnalysedV2['data']): WinAnalysedV2 => ({
  type: 'WinAnalysedV2',
  data: {
    winId,
    userId,
    at,
    wording,
    mailId,
    writtenBy,
    instead,
    personal: { category: personal.category, analysis: personal.analysis, skills: personal.skills },
  },
});

export const winReworded = ({ winId, userId, at, wording, mailId, personal }: WinReworded['data']): WinReworded => ({
  type: 'WinReworded',
  data: { winId, userId, at, wording, mailId, personal: { text: personal.text } },
});

export const winRemoved = ({ winId, userId, at, wording, mailId }: WinRemoved['data']): WinRemoved => ({
  type: 'WinRemoved',
  data: { winId, userId, at, wording, mailId },
});

export const winMerged = ({ winId, userId, at, wording, mailId, into, personal }: WinMerged['data']): WinMerged => ({
  type: 'WinMerged',
  data: { winId, userId, at, wording, mailId, into, personal: { text: personal.text } },
});

export const winJoined = ({ winId, userId, at, wording, mailId, from, personal }: WinJoined['data']): WinJoined => ({
  type: 'WinJoined',
  data: { winId, userId, at, wording, mailId, from, personal: { text: personal.text } },
});

export const winRestored = ({
  winId,
  userId,
  at,
  date,
  recordedAt,
  source,
  mailId,
  conversationId,
  wording,
  files,
  personal: { text, fileNames },
}: WinRestored['data']): WinRestored => ({
  type: 'WinRestored',
  data: {
    winId,
    userId,
    at,
    date,
    recordedAt,
    source,
    mailId,
    conversationId,
    wording,
    files: files.map(({ fileId, type, size, blob }) => ({ fileId, type, size, blob })),
    personal: { text, fileNames },
  },
});

export const winDateChanged = ({ winId, userId, at, date }: WinDateChanged['data']): WinDateChanged => ({
  type: 'WinDateChanged',
  data: { winId, userId, at, date },
});

export const winCategoryChosen = ({ winId, userId, at, personal }: WinCategoryChosen['data']): WinCategoryChosen => ({
  type: 'WinCategoryChosen',
  data: { winId, userId, at, personal: { category: personal.category } },
});

export const winSkillsChosen = ({ winId, userId, at, personal }: WinSkillsChosen['data']): WinSkillsChosen => ({
  type: 'WinSkillsChosen',
  data: { winId, userId, at, personal: { skills: personal.skills } },
});

export const winPrivacyChosen = (data: WinPrivacyChosen['data']): WinPrivacyChosen => ({
  type: 'WinPrivacyChosen',
  data: { winId: data.winId, userId: data.userId, at: data.at, private: data.private },
});

export const winPublicTextChosen = ({
  winId,
  userId,
  at,
  personal,
}: WinPublicTextChosen['data']): WinPublicTextChosen => ({
  type: 'WinPublicTextChosen',
  data: { winId, userId, at, personal: { publicText: personal.publicText } },
});
