/** What a mail server writes when it cannot deliver a mail, or a mailbox when its owner called it unwanted. */
type Report = Readonly<{
  to: string;
  recipient: string;
  /** Of the mail that came back, with its angle brackets; none is brought along without it. */
  messageId?: string;
  action?: string;
  status?: string;
  diagnostic?: string;
}>;

const joined = (...lines: readonly string[]): string => lines.join('\r\n');

const head = (to: string, subject: string, type: string): readonly string[] => [
  'From: Mail Delivery System <MAILER-DAEMON@mx.example.com>',
  `To: ${to}`,
  `Subject: ${subject}`,
  `Message-ID: <${crypto.randomUUID()}@mx.example.com>`,
  `Date: ${new Date().toUTCString()}`,
  'MIME-Version: 1.0',
  `Content-Type: multipart/report; report-type=${type}; boundary="b"`,
  '',
];

const returned = (messageId: string | undefined, recipient: string): readonly string[] =>
  messageId === undefined
    ? []
    : ['--b', 'Content-Type: message/rfc822', '', `Message-ID: ${messageId}`, `To: ${recipient}`, '', 'Hello.'];

/** RFC 3464; without anything else a failure for good. */
export const deliveryReport = ({
  to,
  recipient,
  messageId,
  action = 'failed',
  status = '5.1.1',
  diagnostic = 'smtp; 550 5.1.1 user unknown',
}: Report): string =>
  joined(
    ...head(to, 'Undelivered Mail Returned to Sender', 'delivery-status'),
    ...['--b', 'Content-Type: text/plain', '', 'I could not deliver your mail.'],
    ...['--b', 'Content-Type: message/delivery-status', '', 'Reporting-MTA: dns; mx.example.com', ''],
    ...[`Final-Recipient: rfc822; ${recipient}`, `Action: ${action}`, `Status: ${status}`],
    `Diagnostic-Code: ${diagnostic}`,
    ...returned(messageId, recipient),
    ...['--b--', ''],
  );

/** As qmail tells in prose that the recipient's server did not like the name we gave in HELO. */
export const nameRejected = ({ to, recipient, messageId = '' }: Report): string =>
  joined(
    ...['From: MAILER-DAEMON@mx.example.com', `To: ${to}`, 'Subject: failure notice'],
    ...[`Message-ID: <${crypto.randomUUID()}@mx.example.com>`, ''],
    'Hi. This is the qmail-send program at mx.example.com.',
    "I'm afraid I wasn't able to deliver your message to the following addresses.",
    "This is a permanent error; I've given up. Sorry it didn't work out.",
    ...['', `<${recipient}>:`, 'Connected to 192.0.2.112 but my name was rejected.'],
    ...['Remote host said: 501 5.0.0 Invalid domain name', '', '--- Below this line is a copy of the message.', ''],
    ...[`Message-ID: ${messageId}`, `To: ${recipient}`, '', 'Hello', ''],
  );

/** RFC 5965. */
export const complaint = ({ to, recipient, messageId }: Report): string =>
  joined(
    ...head(to, 'Email feedback report', 'feedback-report'),
    ...['--b', 'Content-Type: text/plain', '', 'This is an email abuse report.'],
    ...[
      '--b',
      'Content-Type: message/feedback-report',
      '',
      'Feedback-Type: abuse',
      'User-Agent: Loop/1.0',
      'Version: 1',
    ],
    ...returned(messageId, recipient),
    ...['--b--', ''],
  );
