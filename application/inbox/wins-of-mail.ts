import { eventOf } from '#application/engine/event-of.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import type { MailUnderstood } from '#domain/inbox/mail/events.ts';
import type { WinDraft } from '#domain/wins/win-draft.ts';

/** The wins that a mail was read as, in its order, whether they are recorded by now or not. */
export const winsOfMail =
  ({ log }: Pick<Services, 'log'>) =>
  async (
    mailId: string,
  ): Promise<readonly Readonly<{ winId: string; text: string; draft: WinDraft | null; readBy: string }>[]> => {
    const understood = await eventOf<MailUnderstood>(log, streams.incomingMail(mailId), 'MailUnderstood');
    const { winIds = [], personal } = understood ?? {};
    return winIds.map((winId, place) => ({
      winId,
      text: personal?.wins[place] ?? '',
      draft: personal?.drafts?.[place] ?? null,
      readBy: understood?.readerVersions.split(' ').at(-1) ?? '',
    }));
  };
