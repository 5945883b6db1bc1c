import type { MailUnderstood } from '#domain/incoming-mail/events.ts';
import { win } from '#domain/win/decider.ts';
import { handle, positionReached } from '../handle.ts';
import type { Reaction } from '../jobs/reaction.ts';
import { timestamp } from '../ports/clock.ts';
import type { Services } from '../services.ts';
import { streams } from '../streams.ts';
import { eventOf } from './event-of.ts';

/** MailUnderstood → WinRecorded, one job a win. */
export const recordWins = (services: Services): Reaction => ({
  rules: {
    reaction: 'record-win',
    opens: {
      MailUnderstood: ({ mailId, userId, winIds }) =>
        winIds.map((winId) => ({ key: winId, userId, stream: streams.incomingMail(mailId), lane: winId })),
    },
    closes: { WinRecorded: ({ winId }) => [winId] },
  },
  async run({ key: winId, stream }) {
    const understood = await eventOf<MailUnderstood>(services.log, stream, 'MailUnderstood');
    const text = understood?.personal.wins[understood.winIds.indexOf(winId)];
    if (!understood || text === undefined) return null;
    const { mailId, userId, date, conversationId } = understood;
    const handled = await handle(services.log, win, streams.win(winId), {
      type: 'RecordWin',
      data: {
        winId,
        userId,
        at: timestamp(services.clock),
        date,
        source: 'email',
        mailId,
        conversationId,
        personal: { text },
      },
    });
    return positionReached(handled);
  },
});
