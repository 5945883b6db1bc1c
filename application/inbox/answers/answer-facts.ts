import { eventOf } from '#application/engine/event-of.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { keptWin } from '#application/wins/merge-wins.ts';
import { shortened } from '#application/wins/win-words.ts';
import type { WordSigns } from '#application/wins/word-signs.ts';
import type { MailUnderstoodV2 } from '#domain/inbox/mail/events.ts';
import type { WordsLeftOut } from '#domain/inbox/mail/left-out-events.ts';
import type { AnswerFacts } from '#domain/inbox/request/answer-facts.ts';
import type { RequestOutcome } from '#domain/inbox/request/outcome.ts';
import { shortenedText } from '#domain/text/shortened-text.ts';
import type { WinAnalysed } from '#domain/wins/events.ts';
import { type Asking, questionAbout } from '#domain/wins/question.ts';
import { wasAskedInVain } from '../questions-asked.ts';
import { fitIntoFacts } from './fit-into-facts.ts';

type Parts = Pick<Services, 'log' | 'readModels'> & Readonly<{ signs: WordSigns }>;

const MOST_WINS = 8;

/** What the answer to a mail or a message says; `isLast`: the day has no more answers. */
export const answerFacts = async (
  services: Parts,
  understood: MailUnderstoodV2['data'],
  outcomes: readonly RequestOutcome[],
  isLast: boolean,
): Promise<AnswerFacts> => {
  const { winIds, files, filesLeft, personal } = understood;
  const wins = await winsOf(services, understood);
  return fitIntoFacts({
    of: 'answer',
    wins: wins.map((win) => ({ ...win, text: shortened(win.text) })),
    more: Math.max(0, winIds.length - MOST_WINS),
    enriched: await enrichedBy(services, understood),
    files: files.length,
    filesLeft,
    outcomes,
    question: outcomes.some(asksBack) ? null : await questionFor(services, understood, wins),
    tone: personal.remark?.tone ?? null,
    besideThem: isAlone(understood) ? '' : beginningOf(personal.remark?.text ?? ''),
    ...(await leftOutOf(services, understood)),
    isLast,
  });
};

/** What waits for its user under "needs you": the words, and files that came without a win. */
const leftOutOf = async ({ log }: Pick<Services, 'log'>, { mailId, filesLeft }: MailUnderstoodV2['data']) => {
  const left = await eventOf<WordsLeftOut>(log, streams.incomingMail(mailId), 'WordsLeftOut');
  if (!left) return { leftOut: null, filesAside: 0, asideOf: '' };
  return {
    leftOut: left.reason === 'only-files' ? null : left.reason,
    filesAside: left.files - filesLeft,
    asideOf: left.reason === 'beside' ? beginningOf(left.personal.passages[0] ?? '') : '',
  };
};

/** Nothing else was found in the mail than its remark. */
const isAlone = ({ winIds, requestCount, answeredWinId }: MailUnderstoodV2['data']): boolean =>
  winIds.length + requestCount === 0 && answeredWinId === null;

const SHOWN = 120;

/** Enough of somebody's words for them to know them again. */
const beginningOf = (text: string): string => shortenedText(text.split('\n', 1)[0] ?? '', SHOWN);

type NamedWin = AnswerFacts['wins'][number];

const winsOf = async ({ log }: Pick<Services, 'log'>, { winIds, personal }: MailUnderstoodV2['data']) =>
  Promise.all(
    winIds.slice(0, MOST_WINS).map(async (winId, index): Promise<NamedWin> => {
      const analysed = await eventOf<WinAnalysed>(log, streams.win(winId), 'WinAnalysed');
      const { category, analysis, skills } = analysed?.personal ?? { category: 'Other', analysis: '', skills: [] };
      return { winId, text: personal.wins[index] ?? '', category, analysis, skills };
    }),
  );

/** The win as its user wrote it first, which is how they know it. */
const enrichedBy = async (services: Parts, { userId, answeredWinId }: MailUnderstoodV2['data']) => {
  const found = answeredWinId === null ? null : await keptWin(services, userId, answeredWinId);
  return found && { winId: found.winId, text: shortened(found.wordings[0]?.text ?? found.text) };
};

/** One question at most: what a request still needs goes first. */
const asksBack = ({ result }: RequestOutcome): boolean => result === 'unclear';

/** Nobody is asked again and again what they let pass. */
const questionFor = async (
  services: Parts,
  { mailId, userId, answeredWinId }: MailUnderstoodV2['data'],
  wins: readonly NamedWin[],
): Promise<Asking | null> => {
  const { signs } = services;
  const asking = questionAbout(
    wins.map(({ winId, category, text }) => ({
      winId,
      category,
      lacksResult: signs.lacksResult(text),
      soundsHard: signs.soundsHard(text),
    })),
  );
  if (!asking) return null;
  return answeredWinId === null && (await wasAskedInVain(services, userId, mailId)) ? null : asking;
};
