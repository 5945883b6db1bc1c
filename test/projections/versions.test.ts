import { createHash } from 'node:crypto';
import test from 'ava';
import type { WorkDocument } from '#application/ports/work.ts';
import { analyseWin } from '#application/reactions/analyse-win.ts';
import { answerMail } from '#application/reactions/answer-mail.ts';
import { judgeMail } from '#application/reactions/judge-mail.ts';
import { readMail } from '#application/reactions/read-mail.ts';
import { recordWins } from '#application/reactions/record-wins.ts';
import { sendCheckIn } from '#application/reactions/send-check-in.ts';
import { sendMail } from '#application/reactions/send-mail.ts';
import { eventTypes } from '#domain/events.ts';
import type { JsonObject } from '#domain/json.ts';
import { wins } from '#projections/wins.ts';
import { work } from '#projections/work.ts';
import { frozenEvent } from '../support/frozen-events/frozen-event.ts';

/** What the rules of each version do to the samples below. A new version is added; an old line is never changed. */
const KNOWN: Readonly<Record<string, string>> = { '1': '1612ba9b51784981' };

const nothing = {} as never; // rules look at events alone
const reactions = [judgeMail, readMail, recordWins, analyseWin, answerMail, sendCheckIn, sendMail];
const backlog = work(reactions.map((reaction) => reaction(nothing).rules));

/** Fields by which rules decide, each with every value that they may meet. */
const VALUES: Readonly<Record<string, readonly unknown[]>> = {
  recipient: [
    { kind: 'reply', conversationId: 'c-1' },
    { kind: 'general' },
    { kind: 'return', outgoingMailId: 'o-1' },
    { kind: 'role', role: 'postmaster' },
  ],
  verdict: ['proven', 'unproven', 'unknown'],
  nature: ['personal', 'automatic', 'bounce'],
  cause: ['answer:m-1', 'check-in:k-1', 'j-1'],
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
  ...{ reaction: 'r', key: 'k', userId: 7, partition: 3, stream: 's', lane: 'l', until: '', attempts: 1, reason: '' },
  ...{ opened: '1', state, waitsFor },
});
const jobs = [
  null,
  aJob('open', []),
  aJob('parked', []),
  aJob('blocked', ['w-1']),
  aJob('blocked', ['w-1', 'verdict']),
];

const doneTo = (type: string): unknown =>
  samplesOf(type).map((data) =>
    (backlog.on[type]?.(data as never, { position: '2' }) ?? []).map(({ fold, ...concerned }) => [
      concerned,
      jobs.map((job) => fold(job)),
    ]),
  );

test('rules that do something else than before have a version of their own', (t) => {
  const done = [...eventTypes].sort().map((type) => [type, doneTo(type)]);
  const print = createHash('sha256').update(JSON.stringify(done)).digest('hex').slice(0, 16);
  t.is(KNOWN[backlog.version], print, 'raise VERSION in projections/work.ts, and add it here with what it does');
});

test('wins that another Unicode table folded are of another version', (t) => {
  t.true(wins.version.endsWith(`unicode-${process.versions.unicode}`));
});
