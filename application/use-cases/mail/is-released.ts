import type { Services } from '../../services.ts';
import { streams } from '../../streams.ts';

/** Its user says that a mail is theirs, wherever it came from: that proves nothing of who wrote it. */
export const isReleased = async ({ log }: Pick<Services, 'log'>, mailId: string): Promise<boolean> =>
  (await log.readSealed(streams.incomingMail(mailId))).some(({ type }) => type === 'MailReleased');
