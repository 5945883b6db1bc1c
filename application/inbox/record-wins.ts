import { eventOf } from '#application/engine/event-of.ts';
import { handle, notYetThere, positionReached } from '#application/engine/handle.ts';
import type { Reaction } from '#application/engine/work/reaction.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import type { MailUnderstood, MessageReceived } from '#domain/inbox/mail/events.ts';
import { win } from '#domain/wins/decider.ts';

/** MailUnderstood → WinRecorded, one job a win. */
export const recordWins = (services: Pick<Services, 'log'>): Reaction => ({
  rules: {
    reaction: 'record-win',
    pool: 'plain',
    opens: {
      MailUnderstood: ({ mailId, userId, winIds }) =>
        winIds.map((winId) => ({ key: winId, userId, stream: streams.incomingMail(mailId), lane: winId })),
    },
    closes: { WinRecorded: ({ winId }) => [winId] },
  },
  async run({ key: winId, stream }, log = services.log) {
    const understood = await eventOf<MailUnderstood>(log, stream, 'MailUnderstood');
    const place = understood?.winIds.indexOf(winId) ?? -1;
    const text = understood?.personal.wins[place];
    if (!understood || text === undefined) return null;
    const { mailId, userId, conversationId } = understood;
    const date = understood.winDates?.[place] ?? understood.date;
    const message = await eventOf<MessageReceived>(log, stream, 'MessageReceived');
    const handled = await handle(
      log,
      win,
      streams.win(winId),
      {
        type: 'RecordWin',
        data: {
          winId,
          userId,
          at: placedAt(understood.at, place),
          date,
          ...(understood.approximateDates?.includes(place) && { dateIsApproximate: true as const }),
          source: message?.channel ?? 'email',
          mailId,
          conversationId,
          personal: { text },
        },
      },
      notYetThere(win),
    );
    return positionReached(handled);
  },
});

/** Lists go by it, the newest first: each a millisecond before the one that the mail names ahead of it. */
const placedAt = (understoodAt: string, place: number): string =>
  new Date(Date.parse(understoodAt) - place).toISOString();
