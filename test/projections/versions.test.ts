import { createHash } from 'node:crypto';
import test from 'ava';
import type { WorkDocument } from '#application/engine/ports/work.ts';
import { noTelemetry } from '#application/engine/telemetry.ts';
import { eventTypes } from '#domain/events.ts';
import type { JsonObject } from '#domain/json.ts';
import { projectorsOf } from '#infrastructure/wiring/projectors.ts';
import { reactionsOf } from '#infrastructure/wiring/reactions.ts';
import type { Projector } from '#projections/engine/projector.ts';
import { wins } from '#projections/wins.ts';
import { work } from '#projections/work.ts';
import { AN_ORIGIN, aPlace } from '#test/support/stored-events.ts';
import { frozenEvent } from '../support/frozen-events/frozen-event.ts';

/** What the rules of each version do to the samples below. A new version is added; an old line is never changed. */
const KNOWN: Readonly<Record<string, string>> = {
  '1': '3774913ca00aafd1',
  '2': '188d216c422e28cb',
  '3': '267ab9740062f56a',
  '4': '16bc30fe88e337c4',
  '5': '4f78eea4b7878157',
};

const nothing = { composer: {}, telemetry: noTelemetry } as never; // rules look at events alone
const reactions = reactionsOf(nothing, nothing, nothing, nothing, nothing, nothing);
const backlog = work(reactions.map(({ rules }) => rules));

/** Fields by which rules decide, each with every value that they may meet. */
const VALUES: Readonly<Record<string, readonly unknown[]>> = {
  recipient: [
    { kind: 'reply', conversationId: 'c-1' },
    { kind: 'general' },
    { kind: 'return', outgoingMailId: 'o-1' },
    { kind: 'role', role: 'postmaster' },
  ],
  senderVerdict: ['proven', 'unproven', 'unknown'],
  nature: ['personal', 'automatic', 'bounce', 'unsubscribe'],
  channel: ['mail', 'text', 'web'],
  tone: ['usual', 'fewer', 'last'],
  requestCount: [0, 2],
  answeredWinId: [null, 'w-1'],
  report: ['hard', 'soft', 'complaint', 'unrelated'],
  code: ['550 5.1.1', '451', null],
  files: [[], [{ fileId: 'f-1', type: 'image/png', size: 1, blob: 'b-1', winId: 'w-1' }]],
  reason: ['late', 'off', 'paused'],
  weekly: [true, false],
  occasion: ['asked', 'scheduled'],
  completedJob: [{ reaction: 'answer-mail', key: 'm-1' }, null],
  kind: ['check-in', 'insight', 'feedback', 'no-account', 'deletion-receipt'],
  signUpId: ['s-1', null],
  checkoutId: ['c-1', null],
  subscriptionId: ['sub-1', null],
  mailId: ['m-1', null],
  winIds: [[], ['w-1', 'w-2']],
};

/** The frozen sample of a type, with every combination of those values. */
const samplesOf = (type: string): readonly JsonObject[] => {
  const { written } = frozenEvent(type);
  return Object.entries(VALUES)
    .filter(([field]) => field in written)
    .reduce<JsonObject[]>(
      (samples, [field, values]) =>
        samples.flatMap((sample) => values.map((value) => ({ ...sample, [field]: value }) as JsonObject)),
      [written as JsonObject],
    );
};

const aJob = (state: WorkDocument['state'], waitsFor: readonly string[]): WorkDocument => ({
  ...{
    reaction: 'r',
    key: 'k',
    userId: 7,
    pool: 'plain',
    partition: 3,
    stream: 's',
    lane: 'l',
    until: '',
    attempts: 1,
    reason: '',
  },
  ...{ opened: '1', openedAt: '2026-11-20T09:00:00.000Z', state, waitsFor, origin: AN_ORIGIN },
});
const jobs = [
  null,
  aJob('open', []),
  { ...aJob('open', []), until: '2026-11-20T09:00:00.000Z' },
  aJob('parked', []),
  aJob('blocked', ['w-1']),
  aJob('blocked', ['w-1', 'verdict']),
];

const doneTo = (type: string): unknown =>
  samplesOf(type).map((data) =>
    (backlog.on[type]?.(data as never, aPlace('2')) ?? []).map(({ fold, ...concerned }) => [
      concerned,
      jobs.map((job) => fold(job)),
    ]),
  );

test('rules that do something else than before have a version of their own', (t) => {
  const done = [...eventTypes]
    .filter((type) => backlog.on[type]) // a new event that no rule looks at changes nothing
    .sort()
    .map((type) => [type, doneTo(type)]);
  const print = createHash('sha256').update(JSON.stringify(done)).digest('hex').slice(0, 16);
  t.is(KNOWN[backlog.version], print, 'raise VERSION in projections/work.ts, and add it here with what it does');
});

test('wins that another Unicode table folded are of another version', (t) => {
  t.true(wins.version.endsWith(`unicode-${process.versions.unicode}`));
});

/** The indexes that a model was first made with in each of its versions. A new line is added; an old one is never changed. */
const INDEXES: Readonly<Record<string, readonly string[]>> = {
  'work 1': [
    'pool state until opened',
    'pool state partition until opened',
    'state opened',
    'reaction lane opened',
    'userId',
  ],
  'event-index 1': ['correlation position', 'userId position', 'type position', 'position'],
  'event-hours 1': ['hour'],
  'work 3': [
    'pool state until opened',
    'pool state partition until opened',
    'state opened',
    'reaction lane opened',
    'userId',
  ],
  'work 4': [
    'pool state until opened',
    'pool state partition until opened',
    'state opened',
    'reaction lane opened',
    'userId',
  ],
  'work 5': [
    'pool state until opened',
    'pool state partition until opened',
    'state opened',
    'reaction lane opened',
    'userId',
  ],
  'audit 1': ['at', 'actor at', 'action at', 'accountId at', 'outcome at'],
  'insights 1': ['userId start'],
  'insights 2': ['userId start'],
  'wins 3': ['userId date recordedAt', 'userId category date recordedAt'],
  'wins 9': [
    'userId date recordedAt',
    'userId category date recordedAt',
    'userId knownDate recordedAt',
    'userId skillLines knownDate',
    'userId filed',
    'userId month skillLines',
  ],
  'wins 8': [
    'userId date recordedAt',
    'userId category date recordedAt',
    'userId skillLines date',
    'userId filed',
    'userId month skillLines',
  ],
  'wins 7': [
    'userId date recordedAt',
    'userId category date recordedAt',
    'userId skillLines date',
    'userId filed',
    'userId month skillLines',
  ],
  'wins 6': [
    'userId date recordedAt',
    'userId category date recordedAt',
    'userId skillLines date',
    'userId filed',
    'userId month skillLines',
  ],
  'wins 5': ['userId date recordedAt', 'userId category date recordedAt'],
  'wins 4': ['userId date recordedAt', 'userId category date recordedAt'],
  'career 1': ['userId keptAt'],
  'removed-wins 1': ['userId removedAt'],
  'skill-choices 1': ['userId'],
  'skill-choices 2': ['userId'],
  'win-times 1': ['userId date recordedAt', 'userId date changedAt'],
  'mails 3': ['receivedAt', 'userId receivedAt', 'end receivedAt'],
  'messages 1': ['userId at', 'userId channel at'],
  'messages 2': ['userId at', 'userId channel at'],
  'message-threads 1': ['userId isShown lastMessageDate'],
  'sent-mails 3': ['userId at', 'userId conversationId at', 'userId showable at', 'state at', 'at'],
  'accounts 2': ['userId', 'openedAt'],
  'accounts 3': ['userId', 'openedAt'],
  'accounts 4': ['userId', 'openedAt', 'closed complimentary proven'],
  'subscriptions 2': ['userId', 'startedAt'],
  'subscriptions 3': ['userId', 'startedAt', 'state cancelAtEnd'],
  'daily-counts 1': ['day'],
  'check-ins-due 2': ['userId', 'reaction', 'waits dueAt'],
  'check-ins-due 3': ['userId', 'reaction', 'waits dueAt'],
  'check-ins-due 4': ['userId', 'reaction', 'waits dueAt'],
  'needs-you 2': ['userId state receivedAt'],
  'outbox 2': ['sandbox at', 'userId'],
  'documents 3': ['userId writtenAt', 'userId kind writtenAt'],
  'documents 4': ['userId writtenAt', 'userId kind writtenAt'],
};

test('a read model with other indexes than before has a version of its own', (t) => {
  const versionOf = ({ name, version }: Projector) => `${name} ${version.replace(/-?(tz|unicode).*$/, '').trim()}`;
  for (const model of projectorsOf([], true)) {
    const declared = model.indexes.map((index) => index.join(' '));
    t.deepEqual(INDEXES[versionOf(model)], declared, `raise the version of ${versionOf(model)}, and add it here`);
  }
});
