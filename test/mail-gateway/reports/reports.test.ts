import test from 'ava';
import { readReport } from '#mail-gateway/reading/reports/read-report.ts';
import { complaint, deliveryReport } from '#test/support/reports.ts';

const mail = { to: 'return@cairn.localhost', recipient: 'sub@example.com', messageId: '<one@cairn.localhost>' };
const read = (raw: string) => readReport(Buffer.from(raw));
const kindOf = (status: string, diagnostic: string) => read(deliveryReport({ ...mail, status, diagnostic })).kind;
const inProse = (text: string, from = 'MAILER-DAEMON@mx.example.com', subject = 'failure notice') =>
  read(`From: ${from}\nSubject: ${subject}\n\n${text}\n`);

test('a report says what failed, for whom, and which mail it was', (t) => {
  t.deepEqual(read(deliveryReport(mail)), {
    kind: 'hard',
    status: '5.1.1',
    recipient: 'sub@example.com',
    messageIds: ['<one@cairn.localhost>'],
    aboutUs: false,
  });
  t.like(read(complaint(mail)), { kind: 'complaint', messageIds: ['<one@cairn.localhost>'] });
});

test('an address that is not there is a hard failure', (t) => {
  for (const [status, diagnostic] of [
    ['5.1.1', 'smtp; 550 5.1.1 <sub@example.com>: user unknown'],
    ['5.0.0', 'smtp; 550 No such user here'],
    ['5.1.2', 'smtp; 550 Host unknown'],
    ['5.1.10', 'smtp; 550 5.1.10 RESOLVER.ADR.RecipientNotFound'],
    ['5.4.4', 'X-Postfix; Host or domain name not found. Name service error'],
    ['5.7.1', 'smtp; 554 5.7.1 Recipient address rejected: Access denied'],
    ['5.1.6', 'smtp; 550 5.1.6 recipient no longer on server'],
  ] as const)
    t.is(kindOf(status, diagnostic), 'hard', diagnostic);
});

test('whoever says that we are unknown, in whatever words, does not say that the address is', (t) => {
  for (const answer of [
    '550 We do not accept mail from this address.',
    '550 From domain cairn.example is unknown',
    '553 Domain cairn.example of your address was not found',
    '550 unknown hostname of client 192.0.2.25',
    '550 su servidor no existe en el DNS',
    '550 Votre serveur est sur une liste noire',
    '550-Sender has no A, AAAA, or MX DNS records. mx.example.com',
    '550 Sender IP must resolve',
    '521 5.2.1 :  (CON:B1) see the page of errors',
    '554 Blocked - see https://ipcheck.proofpoint.com/?ip=192.0.2.25',
  ])
    t.like(read(deliveryReport({ ...mail, status: '5.0.0', diagnostic: `smtp; ${answer}` })), {
      kind: 'soft',
      aboutUs: true,
    });
});

test('nobody of that name is nobody in other languages too', (t) => {
  for (const answer of [
    '553 5.3.0 Addressee unknown, relay=[192.0.2.25]',
    '550 Benutzer unbekannt',
    '550 usuario desconocido',
    '550 utente sconosciuto',
    '550 收件人不存在',
  ])
    t.is(kindOf('5.0.0', `smtp; ${answer}`), 'hard', answer);
});

test('a mailbox that is full, a policy, a filter, and whatever is temporary are soft', (t) => {
  for (const [status, diagnostic] of [
    ['5.2.2', 'smtp; 552 5.2.2 mailbox full'],
    ['5.1.1', 'smtp; 552 The mailbox of this user unknown to be over quota'],
    ['5.7.1', 'smtp; 550 5.7.1 message rejected as spam'],
    ['5.7.26', 'smtp; 550 5.7.26 DMARC policy of example.com'],
    ['5.0.0', 'smtp; 550 Your IP is on our blocklist'],
    ['4.1.1', 'smtp; 450 4.1.1 user unknown'],
    ['4.2.2', 'smtp; 452 4.2.2 over quota'],
    ['5.1.8', 'smtp; 553 5.1.8 Sender address rejected: Domain not found'],
    ['5.3.4', 'smtp; 552 5.3.4 message too large'],
    ['5.0.0', 'smtp; 550 no reason given'],
    ['5.3.0', 'x-unix; procmail: no such user'],
  ] as const)
    t.is(kindOf(status, diagnostic), 'soft', diagnostic);
});

test('a delay, a delivery and a note that it was passed on are no failure', (t) => {
  t.is(read(deliveryReport({ ...mail, action: 'delayed', status: '4.4.1' })).kind, 'delay');
  for (const action of ['delivered', 'relayed', 'expanded'])
    t.is(read(deliveryReport({ ...mail, action, status: '2.0.0' })).kind, 'none');
  t.is(inProse('Warning: your message has not been delivered yet. It will be retried for four days.').kind, 'delay');
});

test('servers that only write prose are understood too, without the mail they bring back', (t) => {
  const qmail =
    "Hi. This is the qmail-send program at mx.example.com.\nI'm afraid I wasn't able to deliver your message.\n\n<sub@example.com>:\n550 5.1.1 User Unknown\n\n--- Below this line is a copy of the message.\n\nMessage-ID: <one@cairn.localhost>\nSubject: mailbox full\n\nMy mailbox is full of ideas.";
  t.like(inProse(qmail), { kind: 'hard', recipient: 'sub@example.com', messageIds: ['<one@cairn.localhost>'] });
});

test('a complaint in the form of Microsoft’s mailboxes, or in words alone, is one', (t) => {
  const lines = [
    'From: <staff@hotmail.com>',
    'Subject: complaint about message from 192.0.2.25',
    'Content-Type: multipart/mixed; boundary="b"',
    '',
    '--b',
    'Content-Type: message/rfc822',
    '',
    'X-HmXmrOriginalRecipient: <Sub@hotmail.example>',
    'Message-ID: <one@cairn.localhost>',
    'Subject: How was your day?',
    '',
    'Hello.',
    '--b--',
  ];
  t.like(read(lines.join('\r\n')), {
    kind: 'complaint',
    recipient: 'sub@hotmail.example',
    messageIds: ['<one@cairn.localhost>'],
  });
  const words = 'This is an email abuse report for an email message received from IP 192.0.2.25.';
  t.is(inProse(words, 'feedback@example.com', 'Email Feedback Report for IP 192.0.2.25').kind, 'complaint');
});

test('what a person writes to a return address says nothing', (t) => {
  t.is(
    inProse('I fixed the mail server: the user unknown error is gone.', 'ana@example.com', 'Re: Your day').kind,
    'none',
  );
});

test('a report that is broken, huge or hostile is read in time, and never throws', (t) => {
  const hostile = [
    '',
    '\0'.repeat(1_000),
    'Content-Type: multipart/report; boundary=b\n\n--b\n'.repeat(2_000),
    `Content-Type: multipart/report; boundary=b\n\n--b\nContent-Type: text/html\n\n${'<style'.repeat(50_000)}`,
    `From: MAILER-DAEMON\n\n${'a@b '.repeat(100_000)}`,
    `From: MAILER-DAEMON\nContent-Type: message/delivery-status\n\n${'Final-Recipient: x\n\n'.repeat(20_000)}`,
    `From: MAILER-DAEMON\nContent-Type: text/plain; charset=nothing\n\n${'user '.repeat(50_000)}unknown`,
  ];
  for (const raw of hostile) t.true(['hard', 'soft', 'complaint', 'delay', 'none'].includes(read(raw).kind));
});
