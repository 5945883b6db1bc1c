import { createHash } from 'node:crypto';
import test from 'ava';
import { readReport } from '#mail-gateway/reading/reports/read-report.ts';
import { deliveryReport } from '#test/support/reports.ts';
import { type RefusalSample, refusalSamples } from './refusal-samples.ts';

const GOAL = 0.95;
const SEED = 'refusals, the third that is kept apart';
const TO = { to: 'return@cairn.localhost', recipient: 'sub@example.com' };

/** Every third, by chance that never changes: no rule is mended against what it shows. */
const isKeptApart = ({ answer }: RefusalSample): boolean =>
  (createHash('sha256').update(`${SEED} ${answer}`).digest()[0] ?? 0) % 3 === 0;

const prose = (from: string, subject: string, text: string): string =>
  `From: ${from}\nTo: ${TO.to}\nSubject: ${subject}\n\n${text}\n`;

/** The answer, in the report that such a server would write. */
const reportOf = ({ form, status, answer }: RefusalSample): string => {
  switch (form) {
    case 'dsn':
      return deliveryReport({ ...TO, status: status || '5.0.0', diagnostic: `smtp; ${answer}` });
    case 'exchange':
      return deliveryReport({ ...TO, status, diagnostic: `smtp;${answer}` });
    case 'gmail':
      return prose(
        'Mail Delivery Subsystem <mailer-daemon@googlemail.example>',
        'Delivery Status Notification (Failure)',
        `** Message not delivered **\n\nYour message wasn't delivered to ${TO.recipient}.\n\nThe response from the remote server was:\n\n${answer}`,
      );
    case 'qmail':
      return prose(
        'MAILER-DAEMON@mx.example.com',
        'failure notice',
        `Hi. This is the qmail-send program at mx.example.com.\nI'm afraid I wasn't able to deliver your message to the following addresses.\n\n<${TO.recipient}>:\n${answer}\n\n--- Below this line is a copy of the message.\n\nSubject: How was your day?`,
      );
    case 'exim':
      return prose(
        'Mail Delivery System <Mailer-Daemon@mx.example.com>',
        'Mail delivery failed: returning message to sender',
        `This message was created automatically by mail delivery software.\n\nA message that you sent could not be delivered to one or more of its\nrecipients. This is a permanent error. The following address(es) failed:\n\n  ${answer}\n\n------ This is a copy of the message, including all the headers. ------\n\nSubject: How was your day?`,
      );
    case 'plain':
      return prose('MAILER-DAEMON@mx.example.com', 'Undelivered mail', answer);
  }
};

const asLabel = (sample: RefusalSample): string => {
  const { kind, aboutUs } = readReport(Buffer.from(reportOf(sample)));
  if (kind === 'hard') return 'h';
  return aboutUs ? 'p' : 's';
};

const share = (right: number, all: number): string => `${right} of ${all} (${((100 * right) / all).toFixed(1)} %)`;

const read = refusalSamples.map((sample) => ({ ...sample, apart: isKeptApart(sample), found: asLabel(sample) }));
const groups = [
  { name: 'known', all: read.filter(({ apart }) => !apart) },
  { name: 'kept apart', all: read.filter(({ apart }) => apart) },
];

for (const { name, all } of groups) {
  test(`of the ${name} refusals 95 in a hundred say whether the address is bad`, (t) => {
    const isHardSeen = all.filter(({ label, found }) => (label === 'h') === (found === 'h'));
    t.log(`hard or not: ${share(isHardSeen.length, all.length)}`);
    if (name === 'known')
      for (const { label, found, answer } of all.filter((one) => one.label !== one.found))
        t.log(`${label}, read as ${found}: ${answer}`);
    t.true(isHardSeen.length / all.length >= GOAL);
  });

  test(`no refusal of the ${name} that is about us or our mail calls its address bad`, (t) => {
    const aboutUs = all.filter(({ label }) => label === 'p');
    t.log(`known to be about us: ${share(aboutUs.filter(({ found }) => found === 'p').length, aboutUs.length)}`);
    t.deepEqual(
      aboutUs.filter(({ found }) => found === 'h').map(({ answer }) => answer),
      [],
    );
  });
}

test('there are enough samples of each kind', (t) => {
  t.true(refusalSamples.length >= 120);
  for (const label of ['h', 's', 'p']) t.true(refusalSamples.filter((one) => one.label === label).length >= 30);
});

/** Refused before the recipient was named, or for whom the mail is from, in words that else speak of a bad address. */
const BEFORE_RECIPIENT: readonly (readonly [RefusalSample['form'], string, string])[] = [
  ['qmail', '-', 'Connected to 192.0.2.112 but my name was rejected.\nRemote host said: 501 5.0.0 Invalid domain name'],
  ['qmail', '-', 'Connected to 192.0.2.112 but sender was rejected.\nRemote host said: 550 unknown address'],
  ['qmail', '-', 'Connected to 192.0.2.112 but greeting failed.\nRemote host said: 550 no such host here'],
  [
    'exim',
    '-',
    'sub@example.com\n    host mx.example.com [203.0.113.22]\n    SMTP error from remote mail server after MAIL FROM:<r@cairn.localhost>:\n    550 5.1.7 No such domain cairn.localhost.',
  ],
  [
    'exim',
    '-',
    'sub@example.com\n    host mx.example.com [203.0.113.22]\n    SMTP error from remote mail server after pipelined MAIL FROM:<r@cairn.localhost> SIZE=4321:\n    550 domain not found',
  ],
  [
    'exim',
    '-',
    'sub@example.com\n    SMTP error from remote mail server after HELO cairn.localhost:\n    550 unknown host',
  ],
  ['dsn', '5.0.0', '550 Domain does not exist (in reply to MAIL FROM command)'],
  ['dsn', '5.0.0', '550 unknown host mx1 (in reply to EHLO command)'],
  ['dsn', '5.1.8', '550 5.1.8 <r@cairn.localhost>: no such domain'],
  ['dsn', '5.1.7', '550 5.1.7 address does not exist'],
  ['dsn', '5.7.1', '550 5.7.1 Refused, unknown address'],
  ['exchange', '5.7.0', '550 5.7.0 Mail from an invalid address is turned away here'],
];
for (const [form, status, answer] of BEFORE_RECIPIENT)
  test(`a refusal of our name or our sender says nothing of the address: ${answer.slice(-60)}`, (t) => {
    const { kind, aboutUs } = readReport(
      Buffer.from(reportOf({ label: 'p', form, status: status.replace('-', ''), answer })),
    );
    t.deepEqual({ kind, aboutUs }, { kind: 'soft', aboutUs: true });
  });

test('a refusal of the recipient is none of our sender', (t) => {
  for (const answer of [
    'sub@example.com\n    SMTP error from remote mail server after RCPT TO:<sub@example.com>:\n    550 5.1.1 user unknown',
    'sub@example.com\n    SMTP error from remote mail server after RCPT TO:<sub@example.com>:\n    550 unknown address',
  ])
    t.like(readReport(Buffer.from(reportOf({ label: 'h', form: 'exim', status: '', answer }))), {
      kind: 'hard',
      aboutUs: false,
    });
});
