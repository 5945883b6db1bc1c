import { headed, plain, type Unseen } from './forms.ts';

const copy = `From: Cairn <journal@cairn.example>
To: nora.lind@example.org
Subject: What did you get done this week?
Message-ID: <q8-4711@cairn.example>
Date: Tue, 4 Mar 2025 09:00:00 +0000
MIME-Version: 1.0
Content-Type: text/plain; charset=utf-8

Hello, what did you get done this week?
`;

const arf = (from: string, subject: string, text: string, fields: string, copyType = 'message/rfc822') =>
  `${headed(from, subject, ['MIME-Version: 1.0', 'Content-Type: multipart/report; report-type=feedback-report; boundary="fbl"'])}--fbl
Content-Type: text/plain; charset=us-ascii

${text}

--fbl
Content-Type: message/feedback-report

${fields}

--fbl
Content-Type: ${copyType}

${copy}
--fbl--
`;

const withCopy = (from: string, subject: string, more: readonly string[], before = '') =>
  `${headed(from, subject, ['MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary="mix"', ...more])}--mix
Content-Type: text/plain

${before}
--mix
Content-Type: message/rfc822
Content-Disposition: attachment

${copy}
--mix--
`;

const abuse = 'Feedback-Type: abuse\nUser-Agent: Feedback/1.0\nVersion: 1';
const cases: readonly (readonly ['complaint' | 'no complaint', string, string])[] = [
  [
    'complaint',
    'AOL ARF',
    arf(
      'AOL Postmaster <scomp@aol.net>',
      'Email Feedback Report for IP 192.0.2.25',
      'This is an email abuse report for an email message with the message-id of q8-4711@cairn.example received from IP address 192.0.2.25.',
      'Feedback-Type: abuse\nUser-Agent: AOL SComp\nVersion: 0.1\nRedacted-Rcpt-To: 4b1d@aol.com\nSource-IP: 192.0.2.25',
    ),
  ],
  [
    'complaint',
    'Yahoo ARF',
    arf(
      'Yahoo! Mail AntiSpam Feedback <feedback@arf.mail.yahoo.com>',
      'FW: What did you get done this week?',
      'This is an email abuse report for an email message from cairn.example on Tue, 4 Mar 2025.',
      'Feedback-Type: abuse\nUser-Agent: Yahoo!-Mail-Feedback/2.0\nVersion: 0.1\nOriginal-Mail-From: <journal@cairn.example>\nOriginal-Rcpt-To: nora.lind@example.org\nReported-Domain: cairn.example',
      'message/rfc822',
    ),
  ],
  [
    'complaint',
    'Comcast ARF',
    arf(
      'Comcast Feedback <feedback@fbl.comcast.example>',
      'Complaint about message from 192.0.2.25',
      'This is a Comcast Abuse Report',
      `${abuse}\nSource-IP: 192.0.2.25\nArrival-Date: Tue, 4 Mar 2025 09:00:00 +0000`,
    ),
  ],
  [
    'complaint',
    'ARF with headers alone',
    arf('fbl@mail.example', 'Abuse report', 'Abuse report', abuse, 'text/rfc822-headers'),
  ],
  [
    'complaint',
    'SES complaint',
    arf(
      'complaints@email-abuse.amazonses.com',
      'complaint about message from 192.0.2.25',
      'This is an email abuse report for a message sent via Amazon SES.',
      `${abuse}\nReceived-Date: Tue, 4 Mar 2025 09:00:00 +0000\nSource-IP: 192.0.2.25`,
    ),
  ],
  [
    'complaint',
    'fraud report',
    arf(
      'abuse@isp.example',
      'Fraud report',
      'A person has reported this as phishing.',
      'Feedback-Type: fraud\nUser-Agent: Feedback/1.0\nVersion: 1',
    ),
  ],
  [
    'complaint',
    'virus report',
    arf(
      'abuse@isp.example',
      'Virus report',
      'A virus was found.',
      'Feedback-Type: virus\nUser-Agent: Feedback/1.0\nVersion: 1',
    ),
  ],
  ['complaint', 'upper-case fields', arf('fbl@isp.example', 'FBL', 'Complaint', 'FEEDBACK-TYPE:ABUSE\nVERSION:1')],
  [
    'complaint',
    'opt-out',
    arf(
      'fbl@synacor.example',
      'Feedback',
      'The person asked to be taken off.',
      'Feedback-Type: opt-out\nUser-Agent: ReturnPathFBL/1.0\nVersion: 1',
    ),
  ],
  [
    'no complaint',
    'auth failure is about us, not from the reader',
    arf(
      'dmarc-noreply@isp.example',
      'DMARC failure report',
      'This is an authentication failure report.',
      'Feedback-Type: auth-failure\nVersion: 1\nAuth-Failure: dmarc\nReported-Domain: cairn.example',
    ),
  ],
  [
    'no complaint',
    'not-spam',
    arf(
      'fbl@isp.example',
      'Not spam',
      'The person has taken this mail out of the junk folder.',
      'Feedback-Type: not-spam\nUser-Agent: Feedback/1.0\nVersion: 1',
    ),
  ],
  [
    'complaint',
    'JMRP',
    withCopy('staff@hotmail.com', 'complaint about message from 192.0.2.25', [
      'X-HmXmrOriginalRecipient: nora.lind@hotmail.com',
    ]),
  ],
  [
    'complaint',
    'JMRP new',
    withCopy('Microsoft JMRP <staff@outlook.com>', 'complaint about message from 192.0.2.25', [
      'X-MS-Exchange-Organization-AutoForwarded: true',
      'X-HmXmrOriginalRecipient: <nora.lind@outlook.com>',
    ]),
  ],
  [
    'complaint',
    'Mail.ru FBL',
    arf(
      'fbl@corp.mail.ru',
      'Feedback loop: abuse',
      'This is an email abuse report for an email message received from IP 192.0.2.25.',
      'Feedback-Type: abuse\nUser-Agent: Mail.Ru FBL Agent/1.0\nVersion: 0.1\nOriginal-Rcpt-To: nora.lind@mail.ru',
    ),
  ],
  [
    'complaint',
    'SpamCop',
    plain(
      'SpamCop robot <6912345678@reports.spamcop.net>',
      '[SpamCop (192.0.2.25) id:6912345678]What did you get done this week?',
      `[ SpamCop V5.4.0 ]
This message is brief for your comfort.  Please use links below for details.

Email from 192.0.2.25 / 4 Mar 2025 09:00:00 -0000
https://www.spamcop.net/w3m?i=z6912345678z

[ Offending message ]
${copy}`,
    ),
  ],
  [
    'complaint',
    'in words from an abuse desk',
    plain(
      'Abuse Desk <abuse@isp.example>',
      'Abuse report: spam from 192.0.2.25',
      `Hello,

we have received a complaint about unsolicited e-mail (spam) sent from your IP address 192.0.2.25 to one of our customers. Please find the full headers below and take action.

${copy}`,
    ),
  ],
  [
    'complaint',
    'Italian FBL',
    arf(
      'fbl@libero.example.it',
      'Segnalazione di abuso',
      'Segnalazione di spam da parte di un utente.',
      `${abuse}\nOriginal-Rcpt-To: nora.lind@libero.it`,
    ),
  ],
  [
    'complaint',
    'ARF as mixed',
    `${headed('fbl@isp.example', 'Spam complaint', ['MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary="m"'])}--m
Content-Type: text/plain

This is a spam complaint from one of our users.

--m
Content-Type: message/feedback-report

${abuse}

--m
Content-Type: message/rfc822

${copy}
--m--
`,
  ],
  [
    'complaint',
    'Zoho',
    arf(
      'noreply@fbl.zoho.example',
      'Spam complaint by Zoho Mail user',
      'A user has marked a message as spam.',
      `${abuse}\nOriginal-Mail-From: journal@cairn.example`,
    ),
  ],
  [
    'complaint',
    'Fastmail',
    arf(
      'fbl@fastmail.example',
      'Email Feedback Report',
      'A user reported this message as spam.',
      `${abuse}\nIncidents: 1`,
    ),
  ],
];

export const complaints: readonly Unseen<'complaint' | 'no complaint'>[] = cases.map(([end, name, mail]) => ({
  name,
  end,
  mail,
}));
