import { handle } from '#application/engine/handle.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { profileFrom } from '#domain/accounts/profile/decider.ts';
import type { Language } from '#domain/facts.ts';
import { identityOf } from './find-account.ts';

/** Notes what a message was written in; the same message again, and an account that is gone, change nothing. */
export const noticeLanguage = async (
  { log, clock }: Pick<Services, 'log' | 'clock'>,
  { userId, mailId, language }: Readonly<{ userId: number; mailId: string; language: Language }>,
): Promise<void> => {
  const account = await identityOf({ log }, userId);
  if (!account) return;
  const data = { userId, at: timestamp(clock), language, mailId };
  await handle(log, profileFrom(account.initial), streams.profile(userId), { type: 'NoticeLanguage', data });
};
