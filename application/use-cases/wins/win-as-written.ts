import type { Source, WinEvent } from '#domain/win/events.ts';
import type { Services } from '../../services.ts';
import { streams } from '../../streams.ts';

/** A win as people see it; `category` is '' until its words are analysed. */
export type WrittenWin = Readonly<{
  userId: number;
  date: string;
  source: Source;
  mailId: string | null;
  conversationId: string | null;
  text: string;
  category: string;
  analysis: string;
  skills: readonly string[];
}>;

const NOT_ANALYSED = { category: '', analysis: '', skills: [] } as const;

/**
 * A user's own win as its stream tells it: what a writing call answers, however far the read models are. Null when there
 * is none, or it was removed.
 */
export const winAsWritten = async (
  { log }: Pick<Services, 'log'>,
  userId: number,
  winId: string,
): Promise<WrittenWin | null> => {
  const events = await log.read(streams.win(winId));
  if (events.some(({ personal }) => personal === 'destroyed')) return null;
  const win = events.reduce(evolved, null);
  return win?.userId === userId ? win : null;
};

type Worded = WrittenWin & Readonly<{ wording: number }>;

/** A win's stream holds its own events alone. */
const evolved = (before: Worded | null, event: unknown): Worded | null => {
  const { type, data } = event as WinEvent;
  switch (type) {
    case 'WinRecorded':
      return { ...data, ...data.personal, ...NOT_ANALYSED, wording: 0 };
    case 'WinAnalysed':
      return before?.wording === data.wording ? { ...before, ...data.personal } : before;
    case 'WinReworded':
      return before && { ...before, ...data.personal, ...NOT_ANALYSED, wording: data.wording };
    case 'WinRemoved':
      return null;
  }
};
