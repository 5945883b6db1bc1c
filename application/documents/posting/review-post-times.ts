import { accountWithSchedule } from '#application/accounts/public.ts';
import { allFound } from '#application/engine/all-pages.ts';
import { handle, positionReached } from '#application/engine/handle.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import { WORK } from '#application/engine/ports/work.ts';
import type { Reaction } from '#application/engine/work/reaction.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import type { OpenAccount } from '#domain/accounts/account.ts';
import { document } from '#domain/documents/decider.ts';
import { postTimes } from '#domain/documents/post-times/decider.ts';
import { documentHistory } from '../document-history.ts';
import { publishDateOn } from './publish-date.ts';
import { SEND_POST } from './send-post.ts';

type Parts = Pick<Services, 'log' | 'readModels' | 'clock'>;

const PAGE = 100;

/**
 * ScheduleChanged → all posts that wait for their date are due at the hour and in the zone that hold now. Whoever moves east
 * would else get them too late, on the day after even.
 */
export const reviewPostTimes = (services: Parts): Reaction => ({
  rules: {
    reaction: 'review-post-times',
    pool: 'plain',
    opens: {
      ScheduleChanged: ({ userId }) => [
        { key: String(userId), userId, stream: streams.schedule(userId), lane: String(userId) },
      ],
    },
    closes: {
      PostTimesReviewed: ({ userId }) => [String(userId)],
      AccountClosed: ({ userId }) => [String(userId)],
    },
  },
  async run({ userId }) {
    const { log, clock } = services;
    const account = await accountWithSchedule(services, userId);
    if (account)
      for (const documentId of await waitingPosts(services, userId)) await review(services, documentId, account);
    const data = { userId, at: timestamp(clock) };
    return positionReached(
      await handle(log, postTimes, streams.postTimes(userId), { type: 'NotePostTimesReviewed', data }),
    );
  },
});

/** The backlog is folded up to the change that opened this very job, so it names all that were waiting then. */
const waitingPosts = async ({ readModels }: Parts, userId: number): Promise<readonly string[]> => {
  const keys: string[] = [];
  const jobs = allFound((cursor) =>
    readModels.page(WORK, { filter: { equals: { userId } }, sort: [], limit: PAGE, cursor }),
  );
  for await (const { document: job } of jobs) if (job.reaction === SEND_POST) keys.push(job.key);
  return keys;
};

const review = async (
  { log, clock }: Parts,
  documentId: string,
  { schedule }: Pick<OpenAccount, 'schedule'>,
): Promise<void> => {
  const view = (await documentHistory({ log }, documentId))?.view;
  if (!view || view.scheduledFor === '') return;
  const at = timestamp(clock);
  const data = { documentId, userId: view.userId, at, ...publishDateOn(schedule, view.scheduledFor, at) };
  await handle(log, document, streams.document(documentId), { type: 'ScheduleDocument', data });
};
