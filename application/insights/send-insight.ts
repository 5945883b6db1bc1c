import { type Profile, profileOf } from '#application/accounts/public.ts';
import { standingIn } from '#application/billing/public.ts';
import { requestMail } from '#application/delivery/public.ts';
import { eventOf } from '#application/engine/event-of.ts';
import { handle, positionReached, stateOf } from '#application/engine/handle.ts';
import { derivedId } from '#application/engine/ids.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Position } from '#application/engine/ports/event-store.ts';
import type { Job, Reaction } from '#application/engine/work/reaction.ts';
import { streams } from '#application/streams.ts';
import type { OpenAccount } from '#domain/accounts/account.ts';
import { languageIn } from '#domain/accounts/profile/language.ts';
import { type InsightCommand, insight } from '#domain/insights/decider.ts';
import type { InsightPlanned, InsightSkipReason } from '#domain/insights/events.ts';
import { insightFrom } from '#domain/insights/insight-period.ts';
import { type InsightFacts, type ToldInsightFacts, wholeSpan } from '#domain/insights/look-back.ts';
import { dayOfWin } from '#domain/wins/win-day.ts';
import { lookBack } from './look-back.ts';
import { type Insight, type InsightParts, readerOf } from './read-insights.ts';
import { makeInsightForMail } from './write-insight.ts';

type Parts = InsightParts;

const GOOD_FOR_MS = 48 * 3_600_000;

type Planned = InsightPlanned['data'];

/** InsightPlanned → when it is due, the mail that tells what the week or month held; or InsightSkipped. */
export const sendInsight = (services: Parts): Reaction => ({
  rules: {
    reaction: 'send-insight',
    pool: 'ai',
    opens: {
      InsightPlanned: ({ insightId, userId, dueAt }) => [
        { key: insightId, userId, stream: streams.insight(insightId), lane: insightId, dueAt },
      ],
    },
    closes: {
      InsightSkipped: ({ insightId }) => [insightId],
    },
  },
  async run(job) {
    const { stream } = job;
    const planned = await eventOf<InsightPlanned>(services.log, stream, 'InsightPlanned');
    if (!planned) return null;
    const profile = await profileOf(services, planned.userId);
    if (!profile) return record(services, planned, skipped('closed'));
    const { status } = await stateOf(services.log, insight, stream);
    if (status === 'skipped') return record(services, planned, skipped('nothing')); // it is not folded yet
    const { dueAt } = insightFrom(planned.period, planned.start, profile.account.schedule.timezone);
    if (status === 'planned' && timestamp(services.clock) < dueAt) return record(services, planned, plannedFor(dueAt));
    const reason = status === 'planned' ? await reasonAgainst(services, planned, profile.account) : null;
    return reason ? record(services, planned, skipped(reason)) : tell(services, job, planned, profile);
  },
});

type CommandOf = (planned: Planned, at: string) => InsightCommand;

const skipped =
  (reason: InsightSkipReason): CommandOf =>
  (planned, at) => ({ type: 'SkipInsight', data: { ...planned, at, reason } });
/** It is not eight yet where the user is by now. */
const plannedFor =
  (dueAt: string): CommandOf =>
  (planned, at) => ({ type: 'PlanInsight', data: { ...planned, at, dueAt } });
const requested =
  (mailId: string): CommandOf =>
  (planned, at) => ({ type: 'RequestInsight', data: { ...planned, at, mailId } });

const record = async ({ log, clock }: Parts, planned: Planned, commandOf: CommandOf): Promise<Position | null> =>
  positionReached(await handle(log, insight, streams.insight(planned.insightId), commandOf(planned, timestamp(clock))));

const reasonAgainst = async (
  services: Parts,
  { userId, period, dueAt }: Planned,
  account: OpenAccount,
): Promise<InsightSkipReason | null> => {
  const { insights, pause, undeliverable } = account.checkIns;
  if (!(period === 'week' ? insights.weekly : insights.monthly)) return 'off';
  if (undeliverable || !account.proven) return 'undeliverable';
  // A holiday, or silence, is no wish to hear nothing: whoever chose these still gets them.
  if (pause && pause.reason !== 'asked' && pause.reason !== 'quiet') return 'paused';
  if ((await standingIn(services, userId, account)).status === 'inactive') return 'inactive';
  return services.clock.now() >= Date.parse(dueAt) + GOOD_FOR_MS ? 'late' : null;
};

const tell = async (
  services: Parts,
  job: Job,
  planned: Planned,
  { account, person }: Profile,
): Promise<Position | null> => {
  const { insightId, userId, period, start, end, dueAt } = planned;
  const reader = await readerOf(services, userId);
  const made = await makeInsightForMail(services, reader, period, wholeSpan(period, start));
  const stream = streams.insight(insightId);
  const { status } = await stateOf(services.log, insight, stream);
  if (!made && status === 'planned') return record(services, planned, skipped('nothing'));
  const mailId = derivedId('insight-mail', insightId);
  await record(services, planned, requested(mailId));
  return requestMail(services, {
    mailId,
    userId,
    kind: 'insight',
    completedJob: job,
    expiresAt: new Date(Date.parse(dueAt) + GOOD_FOR_MS).toISOString(),
    addressee: { to: person.email, name: person.firstName, language: languageIn(account.languages) },
    ...(made ? told(period, made.insight) : await quiet(services, userId, period, end)),
  });
};

const told = (period: Planned['period'], { facts, text }: Insight) => ({
  facts: {
    of: 'insight-told',
    period,
    told: {
      period,
      span: facts.span,
      withYear: false,
      wins: facts.winCount,
      text: { paragraphs: text.paragraphs },
      highlights: facts.highlights.map(({ winId, ...win }) => ({ winId, ...dayOfWin(win) })),
    },
  } satisfies ToldInsightFacts,
});

/** It was asked for, and what it would have told is gone since. */
const quiet = async (services: Parts, userId: number, period: Planned['period'], end: string) => ({
  facts: {
    of: 'insight',
    period,
    lookBack: await lookBack(services, userId, { period, today: end }),
  } satisfies InsightFacts,
});
