import { eventOf } from '#application/engine/event-of.ts';
import { isUnavailable } from '#application/engine/ports/fault.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import type { WordSigns } from '#application/wins/public.ts';
import type { MailReceived, MailUnderstood } from '#domain/inbox/mail/events.ts';
import type { AnswerFacts } from '#domain/inbox/request/answer-facts.ts';
import type { Occasion } from '#domain/wins/occasion.ts';
import { answersIn } from '../answered-mails.ts';
import { lastAnswers } from '../questions-asked.ts';

type Parts = Pick<Services, 'log' | 'readModels'> & Readonly<{ signs: Pick<WordSigns, 'occasionOf'> }>;

/** With what the answer to wins begins; nothing where there is none. */
export const openingOf = async (
  services: Parts,
  understood: MailUnderstood['data'],
): Promise<Pick<AnswerFacts, 'opening'>> => {
  const { language, winIds, personal } = understood;
  if (winIds.length === 0) return {};
  const written = language ?? 'en';
  const occasion = services.signs.occasionOf(personal.wins, personal.remark?.text ?? '', written);
  const wording = await wordingOf(services, understood, occasion);
  return { opening: { occasion, language: written, wording, count: winIds.length } };
};

/** One further than where the same was last taken up, in a mail or here, so that no two answers in a row begin alike. */
const wordingOf = async (
  services: Parts,
  { userId, mailId, conversationId, at }: MailUnderstood['data'],
  occasion: Occasion,
): Promise<number> => {
  const seed = [...mailId].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0);
  try {
    const isByMail = await eventOf<MailReceived>(services.log, streams.incomingMail(mailId), 'MailReceived');
    const [given] = isByMail ? [] : await answersIn(services, conversationId, at);
    const [mailed] = await lastAnswers(services, userId, mailId, 1);
    const last = [given, mailed].map((answer) => answer?.opening).find((opening) => opening?.occasion === occasion);
    return last ? last.wording + 1 : seed;
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return seed;
  }
};
