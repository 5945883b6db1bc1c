import { profileOf } from '#application/accounts/public.ts';
import type { Services } from '#application/services.ts';
import type { MailUnderstood } from '#domain/inbox/mail/events.ts';
import { type HardDay, isHardTone } from '#domain/inbox/mail/hard-day.ts';
import type { HardDayFacts, Help } from '#domain/inbox/request/answer-facts.ts';
import { hardDayWording } from './hard-day-wording.ts';

type Parts = Pick<Services, 'log' | 'phones' | 'helplines'>;

/** Who helps where this user lives: by the country of the phone that is proven theirs, else by the zone of their clock. */
export const helpFor = async (services: Parts, userId: number, day: HardDay): Promise<Help> => {
  const profile = await profileOf(services, userId);
  const number = profile?.account.phone?.verified ? profile.person.phoneNumber : null;
  const read = number === null ? 'no-number' : services.phones.read(number, null);
  return services.helplines.of(
    {
      phoneCountry: typeof read === 'string' ? null : read.country,
      timezone: profile?.account.schedule.timezone ?? '',
    },
    day === 'violence' ? 'violence' : 'life',
  );
};

/** What an answer says of a hard day; null after any other. */
export const hardDayOf = async (
  services: Parts & Pick<Services, 'readModels'>,
  understood: MailUnderstood['data'],
): Promise<HardDayFacts | null> => {
  const { userId, language, personal } = understood;
  const { tone, remark } = personal;
  if (!isHardTone(tone)) return null;
  const day = remark?.hardDay ?? (tone === 'crisis' ? 'life' : 'hard');
  const isForHelp = tone === 'crisis' || day === 'heavy';
  return {
    tone,
    day,
    language: language ?? 'en',
    help: isForHelp ? await helpFor(services, userId, day) : null,
    wording: await hardDayWording(services, understood),
  };
};
