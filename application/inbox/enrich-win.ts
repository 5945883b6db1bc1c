import { eventOf } from '#application/engine/event-of.ts';
import { positionReached } from '#application/engine/handle.ts';
import type { Reaction } from '#application/engine/work/reaction.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { addToResolvedWin, addWords, withWords } from '#application/wins/public.ts';
import type { MailUnderstood } from '#domain/inbox/mail/events.ts';

/**
 * MailUnderstood that answers a question of ours → WinExtended: the answer stands below the win's own words, and the win is
 * analysed anew. A merged win has it where its words live on; a removed one keeps it for the case that it is restored.
 */
export const enrichWin = (services: Pick<Services, 'log' | 'clock'>): Reaction => ({
  rules: {
    reaction: 'enrich-win',
    pool: 'plain',
    opens: {
      MailUnderstood: ({ mailId, userId, answeredWinId }) =>
        answeredWinId === null
          ? []
          : [{ key: mailId, userId, stream: streams.incomingMail(mailId), lane: answeredWinId }],
    },
    closes: { WinExtended: ({ sourceId }) => [sourceId] },
  },
  async run({ key: mailId, userId, stream }, log = services.log) {
    const own = { ...services, log };
    const understood = await eventOf<MailUnderstood>(log, stream, 'MailUnderstood');
    if (!understood?.answeredWinId) return null;
    const { answeredWinId, personal } = understood;
    const words = { from: mailId, textOf: (text: string) => withWords(text, personal.answer) };
    const added =
      (await addToResolvedWin(own, userId, answeredWinId, (winId) =>
        addWords(own, userId, winId, { type: 'JoinWin', ...words }),
      )) ?? (await addWords(own, userId, answeredWinId, { type: 'TakeAnswer', ...words }));
    return positionReached(added);
  },
});
