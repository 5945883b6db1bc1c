import test from 'ava';
import { array, assert, constantFrom, oneof, property } from 'fast-check';
import { incomingMail } from '#domain/inbox/mail/decider.ts';
import type { Nature, Recipient, Verdict } from '#domain/inbox/mail/events.ts';
import { AT, carriedOut } from '../carried-out.ts';

type Command = Parameters<typeof incomingMail.decide>[0];

const id = { mailId: 'm', userId: 1, at: AT };
const reply: Recipient = { kind: 'reply', conversationId: 'c' };
const receive = (verdict: Verdict, nature: Nature = 'personal', recipient: Recipient = reply): Command => ({
  type: 'ReceiveMail',
  data: {
    ...id,
    recipient,
    senderVerdict: verdict,
    nature,
    blob: 'b',
    size: 1,
    personal: {
      from: 'sub@example.com',
      returnPath: 'sub@example.com',
      messageId: null,
      references: [],
      subject: 'Re',
      remoteAddress: '192.0.2.1',
      helo: 'example.com',
    },
  },
});
const judge = (verdict: 'proven' | 'unproven'): Command => ({
  type: 'JudgeMail',
  data: { ...id, senderVerdict: verdict },
});
const understand: Command = {
  type: 'UnderstandMail',
  data: {
    ...id,
    conversationId: 'c',
    date: '2026-11-20',
    winIds: ['w'],
    requestCount: 0,
    requestsAwaitingWins: [],
    answeredWinId: null,
    files: [],
    omittedFileCount: 0,
    readerVersions: 'rules',
    language: null,
    personal: { tone: 'win', wins: ['Trained two nurses'], requests: [], answer: '', fileNames: [], remark: null },
  },
};
const giveUp: Command = { type: 'GiveUpReading', data: { ...id, conversationId: 'c', reason: 'malformed' } };
const setAside: Command = { type: 'SetMailAside', data: { ...id, nature: 'automatic' } };
const leave: Command = { type: 'LeaveUnanswered', data: { ...id, reason: 'daily-limit' } };

test('the same mail twice is received once', (t) => {
  t.deepEqual(carriedOut(incomingMail, [receive('proven'), receive('proven')]).types, ['MailReceived']);
});

test('a proven mail is understood once, so that a second reading cannot split it differently', (t) => {
  t.deepEqual(carriedOut(incomingMail, [receive('proven'), understand, understand, giveUp, setAside]).types, [
    'MailReceived',
    'MailUnderstood',
  ]);
});

test('an unproven mail is never read', (t) => {
  const asked = [receive('unproven'), understand, giveUp, judge('proven'), understand];
  t.deepEqual(carriedOut(incomingMail, asked).types, ['MailReceived']);
});

test('a mail that waits for the DNS is judged once, and read only if it is proven', (t) => {
  const waiting = [receive('unknown'), understand];
  t.deepEqual(carriedOut(incomingMail, [...waiting, judge('proven'), judge('unproven'), understand]).types, [
    'MailReceived',
    'MailSenderChecked',
    'MailUnderstood',
  ]);
  t.deepEqual(carriedOut(incomingMail, [...waiting, judge('unproven'), judge('proven'), understand]).types, [
    'MailReceived',
    'MailSenderChecked',
  ]);
});

test('reports, mail of machines and mail to a role are never read as a reply', (t) => {
  const others = [
    receive('proven', 'bounce'),
    receive('unknown', 'automatic'),
    receive('proven', 'personal', { kind: 'role', role: 'abuse' }),
    receive('proven', 'personal', { kind: 'return', outgoingMailId: 'o' }),
  ];
  for (const received of others)
    t.deepEqual(carriedOut(incomingMail, [received, judge('proven'), understand, giveUp]).types, ['MailReceived']);
});

test('a mail that never came has no end', (t) => {
  t.deepEqual(carriedOut(incomingMail, [understand, leave]).answers, ['no-such-mail', 'no-such-mail']);
});

const verdicts = constantFrom<Verdict>('proven', 'unproven', 'unknown');
const anyCommand = oneof(
  verdicts.map((verdict) => receive(verdict)),
  constantFrom(judge('proven'), judge('unproven'), understand, giveUp, setAside, leave),
);

test('whatever is asked in whatever order: a mail has one end, one verdict later at most, and is left unanswered once', (t) => {
  assert(
    property(array(anyCommand, { maxLength: 30 }), (commands) => {
      const { types } = carriedOut(incomingMail, commands);
      const count = (...wanted: readonly string[]) => types.filter((type) => wanted.includes(type)).length;
      return (
        count('MailReceived') <= 1 &&
        count('MailUnderstood', 'MailFoundUnreadable', 'MailIgnored') <= 1 &&
        count('MailSenderChecked') <= 1 &&
        count('MailLeftUnanswered') <= 1
      );
    }),
    { numRuns: 2000 },
  );
  t.pass();
});

const release: Command = { type: 'ReleaseMail', data: id };
const disown: Command = { type: 'DisownMail', data: id };
const dismiss: Command = { type: 'DismissMail', data: id };
const unasked: Command = { type: 'LeaveUnasked', data: { ...id, reason: 'limit' } };
const report: Command = {
  type: 'NoteReport',
  data: { ...id, outgoingMailId: 'o', report: 'hard', status: '5.1.1' },
};

test('a held mail is read once its user says that it is theirs, and never once they say that it is not', (t) => {
  t.deepEqual(carriedOut(incomingMail, [receive('unproven'), unasked, release, disown, understand]).types, [
    'MailReceived',
    'MailConfirmationSkipped',
    'MailSenderConfirmed',
    'MailUnderstood',
  ]);
  t.deepEqual(carriedOut(incomingMail, [receive('unproven'), disown, release, understand, unasked]).types, [
    'MailReceived',
    'MailSenderDenied',
  ]);
  t.deepEqual(carriedOut(incomingMail, [receive('proven'), release, disown]).types, ['MailReceived']);
});

test('what a machine wrote is not held, as its content shows', (t) => {
  t.deepEqual(carriedOut(incomingMail, [receive('unproven'), setAside, release, understand]).types, [
    'MailReceived',
    'MailIgnored',
  ]);
});

test('a report is read once, and nothing else is one', (t) => {
  const reports = [receive('proven', 'bounce'), receive('proven', 'personal', { kind: 'return', outgoingMailId: 'o' })];
  for (const received of reports)
    t.deepEqual(carriedOut(incomingMail, [received, report, report]).types, ['MailReceived', 'DeliveryReportRead']);
  for (const received of [receive('proven'), receive('unproven'), receive('proven', 'automatic')])
    t.deepEqual(carriedOut(incomingMail, [received, report]).types, ['MailReceived']);
});

test('only what could not be read is dismissed, and once', (t) => {
  t.deepEqual(carriedOut(incomingMail, [receive('proven'), dismiss, giveUp, dismiss, dismiss]).types, [
    'MailReceived',
    'MailFoundUnreadable',
    'MailDismissed',
  ]);
});
