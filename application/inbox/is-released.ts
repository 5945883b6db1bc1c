import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';

/** Its user says that a mail is theirs, wherever it came from: that proves nothing of who wrote it. */
export const isReleased = async ({ log }: Pick<Services, 'log'>, mailId: string): Promise<boolean> =>
  (await log.readSealed(streams.incomingMail(mailId))).some(({ type }) => type === 'MailReleased');
