import { isDeepStrictEqual } from 'node:util';
import test from 'ava';
import { announceRenewal } from '#application/billing/announce-renewal.ts';
import { tellOfBilling } from '#application/billing/tell-of-billing.ts';
import type { WorkDocument } from '#application/engine/ports/work.ts';
import type { Reaction } from '#application/engine/work/reaction.ts';
import { work } from '#projections/work.ts';
import { aPlace } from '#test/support/stored-events.ts';

type Step = readonly [type: string, data: object];

/** The jobs of a reaction that are there after these events, by their ids. */
const jobsAfter = ({ rules }: Reaction, ...steps: readonly Step[]): ReadonlyMap<string, WorkDocument> => {
  const jobs = new Map<string, WorkDocument>();
  const backlog = work([rules]);
  for (const [type, data] of steps)
    for (const change of backlog.on[type]?.(data as never, aPlace()) ?? [])
      for (const id of 'id' in change ? [change.id] : [...jobs.keys()]) {
        const before = jobs.get(id) ?? null;
        if (!('id' in change) && before?.[change.field as keyof WorkDocument] !== change.value) continue;
        const after = change.fold(before) as WorkDocument | null;
        if (after) jobs.set(id, after);
        else jobs.delete(id);
      }
  return jobs;
};

const started = (reaction: string): Step => ['ReactionStarted', { reaction }];
/** As a reactor begins: what has not been started in this log is started now. */
const begunAfter = ({ rules }: Reaction, ...steps: readonly Step[]): readonly Step[] => {
  const start = started(rules.splitFrom ?? rules.reaction);
  return steps.some((step) => isDeepStrictEqual(step, start)) ? steps : [...steps, start];
};

const at = '2026-11-20T09:00:00.000Z';
const id = { userId: 7, subscriptionId: 'sub-1', at, readAt: at };
const paid = { amount: 1100, currency: 'usd' };
const asked: Step = ['RefundRequested', { ...id, ...paid, chargeIds: ['charge-1'] }];
const given: Step = ['RefundIssued', { ...id, ...paid }];
const erased: Step = ['AccountErased', { userId: 7, at }];

test('a year that began with the version before is announced too', (t) => {
  const announce = announceRenewal({} as never);
  const year = { periodStart: at, periodEnd: '2027-11-20T09:00:00.000Z' };
  const before = [started('tell-of-billing'), ['SubscriptionStarted', { ...id, ...year }]] as const;
  const jobs = jobsAfter(announce, ...begunAfter(announce, ...before));
  t.like([...jobs.values()], [{ state: 'open', until: '2027-11-13T09:00:00.000Z' }]);
});

test('a refund is told of once it is given', (t) => {
  const tell = tellOfBilling({} as never);
  t.like([...jobsAfter(tell, asked).values()], [{ state: 'blocked' }]);
  t.like([...jobsAfter(tell, asked, given).values()], [{ key: 'refund-given:sub-1', state: 'open' }]);
  const told: Step = ['MailRequested', { completedJob: { reaction: 'tell-of-billing', key: 'refund-given:sub-1' } }];
  t.is(jobsAfter(tell, asked, given, told).size, 0);
  t.is(
    jobsAfter(tell, ['RefundRequested', { ...id, ...paid, amount: 0, chargeIds: [] }]).size,
    0,
    'nothing was ever paid',
  );
});

test('a refund that is given once its account is erased leaves no job behind', (t) => {
  t.is(jobsAfter(tellOfBilling({} as never), asked, erased, given).size, 0);
});
