import { eventOf } from '#application/engine/event-of.ts';
import { handle, positionReached } from '#application/engine/handle.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Reaction } from '#application/engine/work/reaction.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { addToResolvedWin } from '#application/wins/public.ts';
import type { MailUnderstood } from '#domain/inbox/mail/events.ts';
import { win } from '#domain/wins/decider.ts';

/**
 * MailUnderstood with files → EvidenceAdded for each, in one go, once the win is there. A merged win has them where its
 * words live on; a removed one keeps them for the case that it is restored.
 */
export const keepEvidence = (services: Pick<Services, 'log' | 'clock'>): Reaction => ({
  rules: {
    reaction: 'keep-evidence',
    pool: 'plain',
    opens: {
      MailUnderstood: ({ mailId, userId, winIds, files: [first] }) =>
        first === undefined
          ? []
          : [
              {
                key: mailId,
                userId,
                stream: streams.incomingMail(mailId),
                lane: first.winId,
                waitsFor: winIds.filter((winId) => winId === first.winId),
              },
            ],
    },
    releases: {
      WinRecorded: ({ winId, mailId }) => (mailId === null ? [] : [{ key: mailId, from: winId }]),
    },
    closes: { EvidenceAdded: ({ mailId }) => (mailId === null ? [] : [mailId]) },
  },
  async run({ key: mailId, userId, stream }, log = services.log) {
    const understood = await eventOf<MailUnderstood>(log, stream, 'MailUnderstood');
    const [first] = understood?.files ?? [];
    if (!understood || !first) return null;
    const files = understood.files.map((file, at) => ({ ...file, name: understood.personal.fileNames[at] ?? '' }));
    const keep = (winId: string, type: 'JoinEvidence' | 'KeepEvidence') =>
      handle(log, win, streams.win(winId), {
        type,
        data: { winId, userId, at: timestamp(services.clock), mailId, files },
      });
    const kept =
      (await addToResolvedWin({ ...services, log }, userId, first.winId, (winId) => keep(winId, 'JoinEvidence'))) ??
      (await keep(first.winId, 'KeepEvidence'));
    return positionReached(kept);
  },
});
