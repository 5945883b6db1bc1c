import test from 'ava';
import {
  array,
  assert,
  asyncProperty,
  boolean,
  constantFrom,
  integer,
  option,
  record,
  type Scheduler,
  scheduler,
} from 'fast-check';
import { type Carrier, type HandedOver, outcomeUnknown } from '#application/delivery/carrier.ts';
import { type ChannelPolicy, deliver } from '#application/delivery/deliver.ts';
import type { EventLog, LoggedEvent } from '#application/engine/ports/event-log.ts';
import { type Expected, streamMoved } from '#application/engine/ports/event-store.ts';
import { deferred, unavailable } from '#application/engine/ports/fault.ts';
import type { Job } from '#application/engine/work/reaction.ts';
import { type Delivery, hasEnded } from '#domain/delivery/delivery.ts';
import { outgoingMail } from '#domain/delivery/mail/decider.ts';
import { type MailKind, type MailRequested, mailRequested } from '#domain/delivery/mail/events.ts';
import { outgoingText } from '#domain/delivery/text/decider.ts';
import { textRequested } from '#domain/delivery/text/events.ts';
import type { AnyEvent } from '#domain/event.ts';
import { NOTHING } from '#domain/facts.ts';
import { SOME_METADATA } from '#test/support/stored-events.ts';

const AT = '2026-11-20T09:00:00.000Z';
const USER = 7;
const STREAM = 'the-message';
const answers = ['sent', 'refused', 'away', 'later', 'silent'] as const;

/** One way to send one message: `mayGoTwice` where a double harms nobody or comes to the same. */
type Sample = Readonly<{
  name: string;
  request: AnyEvent;
  decider: ChannelPolicy<AnyEvent, string, Delivery<string>>['decider'];
  repeatable: boolean;
  mayGoTwice: boolean;
}>;

const aMail = (kind: MailKind, repeatable: boolean, mayGoTwice: boolean): Sample => ({
  name: `a ${kind} mail ${repeatable ? 'to the outbox' : 'through a relay'}`,
  request: mailRequested({
    ...{ mailId: 'm', userId: USER, at: AT, kind, template: 1, completedJob: null, conversationId: null, linkId: null },
    expiresAt: null,
    language: 'en',
    personal: { to: 'sub@example.com', name: '', facts: NOTHING, thread: null },
  } satisfies MailRequested['data']),
  decider: outgoingMail as Sample['decider'],
  repeatable,
  mayGoTwice,
});

const aText = (repeatable: boolean): Sample => ({
  name: `a text ${repeatable ? 'to the outbox' : 'through a provider'}`,
  request: textRequested({
    ...{
      textId: 't',
      userId: USER,
      at: AT,
      kind: 'feedback',
      phoneName: 'p',
      codeId: null,
      completedJob: null,
      answeredMessageId: null,
    },
    conversationId: null,
    language: 'en',
    expiresAt: '2026-11-21T09:00:00.000Z',
    personal: { to: '+12025550123', facts: NOTHING },
  }),
  decider: outgoingText as Sample['decider'],
  repeatable,
  mayGoTwice: repeatable,
});

const samples = [
  aMail('check-in', false, false),
  aMail('feedback', false, false),
  aMail('login-link', false, true),
  aMail('check-in', true, true),
  aText(false),
  aText(true),
];

/** What becomes of a worker: at which of its steps it is killed (its effect done or not), or its lease ends unnoticed. */
type Fate = Readonly<{
  answers: readonly (typeof answers)[number][];
  killedAt: number | null;
  isDoneFirst: boolean;
  lapsesAt: number | null;
}>;

const aStep = option(integer({ min: 1, max: 12 }));
/** An outbox is never silent. */
const aFate = ({ repeatable }: Sample) =>
  record<Fate>({
    answers: array(constantFrom(...answers.filter((answer) => !repeatable || answer !== 'silent')), { maxLength: 4 }),
    killedAt: aStep,
    isDoneFirst: boolean(),
    lapsesAt: aStep,
  });

/** The one stream that all workers share, with what must hold at every moment. */
const aWorld = ({ request, decider, mayGoTwice }: Sample) => {
  const events: AnyEvent[] = [request];
  const endedEpochs = new Set<string>();
  const broken: string[] = [];
  const must = (holds: boolean, promise: string) => holds || broken.push(promise);
  const state = () => events.reduce(decider.evolve, decider.initial);
  let handedOver = 0;
  let mayHaveGone = 0;
  return {
    events,
    endedEpochs,
    broken,
    state,
    append(added: readonly AnyEvent[], expected: Expected, epoch: string) {
      if (expected !== events.length - 1) throw streamMoved(STREAM);
      const before = state();
      must(!hasEnded(before), 'nothing follows an end');
      events.push(...added);
      const after = state();
      const isTakenOver = before.status === 'claimed' && (after.status === 'claimed' || after.status === 'uncertain');
      if (isTakenOver && before.epoch !== epoch) must(endedEpochs.has(before.epoch), 'no claim beside one that stands');
    },
    handOver(answer: Fate['answers'][number] | 'killed') {
      handedOver += 1;
      must(handedOver <= claimsIn(events), 'at most one hand-over a claim');
      must(mayGoTwice || mayHaveGone === 0, 'no second hand-over of what must not repeat');
      if (answer === 'sent' || answer === 'silent' || answer === 'killed') mayHaveGone += 1;
    },
  };
};
type World = ReturnType<typeof aWorld>;

const claimsIn = (events: readonly AnyEvent[]): number => events.filter(({ type }) => type.endsWith('Claimed')).length;

const outcomeOf = (answer: Fate['answers'][number]): HandedOver => {
  if (answer === 'away') throw unavailable('the carrier');
  if (answer === 'later') throw deferred('the message');
  if (answer === 'silent') throw outcomeUnknown('the carrier');
  return answer === 'sent' ? { sent: true, blob: null } : { sent: false, code: '550' };
};

const TRIES = 3;

/** A worker under a lease of its own: each thing it does outside itself waits for its turn, and may be its last. */
const work = async (world: World, sample: Sample, fate: Fate, epoch: string, turns: Scheduler) => {
  let steps = 0;
  let isDead = false;
  const killed = () => new Error('killed');
  const inTurn = async <Result>(effect: (isLast: boolean) => Result): Promise<Result> => {
    await turns.schedule(Promise.resolve());
    steps += 1;
    if (steps === fate.lapsesAt) world.endedEpochs.add(epoch);
    if (isDead) throw killed();
    if (steps !== fate.killedAt) return effect(false);
    isDead = true;
    world.endedEpochs.add(epoch);
    if (fate.isDoneFirst) effect(true);
    throw killed();
  };
  const logged = () =>
    world.events.map(
      (event, revision): LoggedEvent => ({
        ...event,
        ...{ id: String(revision), stream: STREAM, revision, personal: 'open', metadata: SOME_METADATA },
      }),
    );
  const log = {
    read: (() => inTurn(logged)) as EventLog['read'],
    readSealed: (() => inTurn(logged)) as EventLog['readSealed'],
    head: async () => '0',
    append: (_stream: string, added: readonly AnyEvent[], expected: Expected) =>
      inTurn(() => {
        world.append(added, expected, epoch);
        return { position: String(world.events.length), revision: world.events.length - 1 };
      }),
  } satisfies Partial<EventLog>;
  let asked = 0;
  const carrier: Carrier<string> = {
    repeatable: sample.repeatable,
    close: async () => {},
    send: () =>
      inTurn((isLast) => {
        const answer = fate.answers[asked] ?? 'sent';
        asked += 1;
        world.handOver(isLast ? 'killed' : answer);
        return outcomeOf(answer);
      }),
  };
  const policy: ChannelPolicy<AnyEvent, string, Delivery<string>> = {
    decider: sample.decider,
    requestType: sample.request.type,
    carrier,
    breaker: { check() {}, isOpen: false, away() {}, back() {} },
    isOver: async () => false,
    render: async () => 'Hello',
  };
  const parts = {
    log: log as unknown as EventLog,
    clock: { now: () => Date.parse(AT) },
    leases: { hasEnded: (other: string) => inTurn(() => world.endedEpochs.has(other)) },
  };
  const job = { key: 'id', userId: USER, stream: STREAM, epoch } as Job;
  for (let tries = 0; tries < TRIES && !isDead; tries += 1)
    await deliver(parts, policy, job).catch((error: unknown) => world.broken.push(...unexpected(error)));
};

/** What ends a try by design: an outage, a wish for later, a death. */
const unexpected = (error: unknown): readonly string[] => {
  const { code, message } = error as Readonly<{ code?: string; message: string }>;
  return code === 'unavailable' || code === 'deferred' || message === 'killed' ? [] : [String(error)];
};

for (const sample of samples)
  test(`${sample.name}: whatever is claimed, killed, lapsed, refused, in whatever order, it goes at most once a claim and ends once`, async (t) => {
    const ends = new Set<string>();
    await assert(
      asyncProperty(scheduler(), array(aFate(sample), { minLength: 1, maxLength: 4 }), async (turns, fates) => {
        const world = aWorld(sample);
        const workers = fates.map((fate, index) => work(world, sample, fate, `epoch-${index}`, turns));
        await turns.waitFor(Promise.all(workers));
        for (const index of fates.keys()) world.endedEpochs.add(`epoch-${index}`);
        const last: Fate = { answers: [], killedAt: null, isDoneFirst: false, lapsesAt: null };
        await turns.waitFor(work(world, sample, last, 'the last', turns));
        ends.add(world.state().status);
        if (!hasEnded(world.state())) world.broken.push('whoever is left brings it to an end');
        return world.broken.length === 0 || Promise.reject(new Error(world.broken.join(', ')));
      }),
      { numRuns: 1000, includeErrorInReport: true },
    );
    t.true(ends.has('sent') && ends.has('refused'));
    t.is(ends.has('uncertain'), !sample.mayGoTwice, 'where a double is harmless nothing stays uncertain');
  });
