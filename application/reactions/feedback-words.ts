import type { MailUnderstood } from '#domain/incoming-mail/events.ts';
import type { WinAnalysed } from '#domain/win/events.ts';
import type { FeedbackWords } from '../ports/mail-words.ts';
import type { Services } from '../services.ts';
import { streams } from '../streams.ts';
import { eventOf } from './event-of.ts';

const MOST_WINS = 8;
const MOST_REQUESTS = 4;
const LONGEST_QUOTE = 240;

/** What the feedback mail says: the wins that were understood, with what was made of them; short enough for a mail. */
export const feedbackWords = async (
  services: Pick<Services, 'log'>,
  { winIds, personal }: MailUnderstood['data'],
): Promise<FeedbackWords> => {
  const wins = await Promise.all(
    winIds.slice(0, MOST_WINS).map(async (winId, index) => {
      const analysed = await eventOf<WinAnalysed>(services.log, streams.win(winId), 'WinAnalysed');
      const { category, analysis, skills } = analysed?.personal ?? { category: 'Other', analysis: '', skills: [] };
      return { text: shortened(personal.wins[index] ?? ''), category, analysis, skills };
    }),
  );
  return {
    wins,
    more: Math.max(0, winIds.length - MOST_WINS),
    requests: personal.requests.map(({ kind, text }) => ({ kind, text: shortened(text) })).slice(0, MOST_REQUESTS),
  };
};

const shortened = (text: string): string =>
  text.length <= LONGEST_QUOTE ? text : `${text.slice(0, LONGEST_QUOTE).replace(/\s+\S*$/u, '')} …`;
