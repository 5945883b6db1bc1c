import type { Event } from '../event.ts';

type Id = Readonly<{ winId: string; userId: number; at: string }>;
export type Source = 'email' | 'web';
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
/** `wording` says which text was analysed: the result of an older one is kept, and not shown. */
export type WinAnalysed = Event<
  'WinAnalysed',
  Id & Readonly<{ wording: number; mailId: string | null; personal: Analysis }>
>;
export type WinReworded = Event<
  'WinReworded',
  Id & Readonly<{ wording: number; mailId: string | null; personal: Readonly<{ text: string }> }>
>;
export type WinRemoved = Event<'WinRemoved', Id & Readonly<{ wording: number; mailId: string | null }>>;

export type WinEvent = WinRecorded | WinAnalysed | WinReworded | WinRemoved;

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

export const winAnalysed = ({ winId, userId, at, wording, mailId, personal }: WinAnalysed['data']): WinAnalysed => ({
  type: 'WinAnalysed',
  data: {
    winId,
    userId,
    at,
    wording,
    mailId,
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
