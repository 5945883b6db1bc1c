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
