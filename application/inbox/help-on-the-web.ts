import { personOf } from '#application/accounts/public.ts';
import type { Services } from '#application/services.ts';
import type { HardDayFacts } from '#domain/inbox/request/answer-facts.ts';
import { helpFor } from './answers/hard-day-facts.ts';
import type { MailReader } from './mail-reader.ts';

type Parts = Pick<Services, 'log' | 'phones' | 'helplines'> & Readonly<{ reader: Pick<MailReader, 'hear'> }>;

/** What somebody is answered whose words, typed as a win, tell of a crisis; null for all others. Nothing of it is recorded. */
export const helpOnTheWeb = async (
  services: Parts,
  userId: number,
  words: string,
): Promise<Readonly<{ hardDay: HardDayFacts; name: string }> | null> => {
  const { tone, day, language } = await services.reader.hear(words);
  if (tone !== 'crisis') return null;
  const person = await personOf(services, userId);
  const help = await helpFor(services, userId, day);
  return { hardDay: { tone, day, language: language ?? 'en', help }, name: person?.firstName ?? '' };
};
