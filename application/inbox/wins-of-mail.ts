import { eventOf } from '#application/engine/event-of.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import type { MailUnderstood } from '#domain/inbox/mail/events.ts';

/** The wins that a mail was read as, in its order, whether they are recorded by now or not. */
export const winsOfMail =
  ({ log }: Pick<Services, 'log'>) =>
  async (mailId: string): Promise<readonly Readonly<{ winId: string; text: string }>[]> => {
    const understood = await eventOf<MailUnderstood>(log, streams.incomingMail(mailId), 'MailUnderstood');
    return understood?.winIds.map((winId, place) => ({ winId, text: understood.personal.wins[place] ?? '' })) ?? [];
  };
