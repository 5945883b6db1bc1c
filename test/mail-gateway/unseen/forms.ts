/** The forms in which servers of the world write: what differs from mail to mail stands in the files beside this one. */

/** A mail written down before the rules were read, and what must become of it. */
export type Unseen<End extends string> = Readonly<{ name: string; end: End; mail: string | Buffer }>;

const original = (
  to: string,
) => `Received: from mail.cairn.example (mail.cairn.example [192.0.2.25]) by mx.example.net; Tue, 4 Mar 2025 09:00:02 +0000
From: Cairn <journal@cairn.example>
To: ${to}
Subject: What did you get done this week?
Message-ID: <q8-4711@cairn.example>
Date: Tue, 4 Mar 2025 09:00:00 +0000
MIME-Version: 1.0
Content-Type: text/plain; charset=utf-8

Hello, what did you get done this week? Just reply to this mail.
`;

export const headed = (from: string, subject: string, more: readonly string[] = []) =>
  [
    `From: ${from}`,
    'To: journal@cairn.example',
    `Subject: ${subject}`,
    'Date: Tue, 4 Mar 2025 09:01:00 +0000',
    `Message-ID: <${Buffer.from(subject).toString('hex').slice(0, 24)}@mx.example.net>`,
    ...more,
    '',
    '',
  ].join('\n');

/** One part of plain text; whole headers are given by the caller where they matter. */
export const plain = (from: string, subject: string, text: string, more: readonly string[] = []) =>
  `${headed(from, subject, more)}${text}\n`;

/** A plain report with the mail it is about below a line of its own. */
export const plainWithOriginal = (
  from: string,
  subject: string,
  text: string,
  to: string,
  more: readonly string[] = [],
) => plain(from, subject, `${text}\n\n${original(to)}`, more);

/** RFC 3464: the text for people, the fields for machines, the mail it is about. */
export const report = (
  from: string,
  subject: string,
  text: string,
  to: string,
  fields: string,
  more: readonly string[] = [],
) =>
  `${headed(from, subject, ['MIME-Version: 1.0', 'Content-Type: multipart/report; report-type=delivery-status; boundary="=_r1"', ...more])}This is a MIME-encapsulated message.

--=_r1
Content-Type: text/plain; charset=utf-8

${text}

--=_r1
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example.net

${fields}

--=_r1
Content-Type: message/rfc822

${original(to)}
--=_r1--
`;

const folded = (words: string) => words.replace(/(.{50,70}) /g, '$1\n    ');

/** What Postfix at our relay writes when another server has refused. */
export const postfix = (to: string, host: string, answer: string, status: string, command = 'RCPT TO') =>
  report(
    'MAILER-DAEMON@relay.example.net (Mail Delivery System)',
    'Undelivered Mail Returned to Sender',
    `This is the mail system at host relay.example.net.

I'm sorry to have to inform you that your message could not
be delivered to one or more recipients. It's attached below.

For further assistance, please send mail to postmaster.

                   The mail system

${folded(`<${to}>: host ${host}[203.0.113.7] said: ${answer} (in reply to ${command} command)`)}`,
    to,
    `Final-Recipient: rfc822; ${to}
Original-Recipient: rfc822;${to}
Action: failed
Status: ${status}
Remote-MTA: dns; ${host}
${folded(`Diagnostic-Code: smtp; ${answer}`)}`,
    ['Auto-Submitted: auto-replied', 'Return-Path: <>'],
  );

/** What Exim writes: no report, a plain text. */
export const exim = (to: string, answer: string) =>
  plainWithOriginal(
    'Mail Delivery System <Mailer-Daemon@vps.example.net>',
    'Mail delivery failed: returning message to sender',
    `This message was created automatically by mail delivery software.

A message that you sent could not be delivered to one or more of its
recipients. This is a permanent error. The following address(es) failed:

  ${to}
    ${answer.replaceAll('\n', '\n    ')}

------ This is a copy of the message, including all the headers. ------`,
    to,
    [`X-Failed-Recipients: ${to}`, 'Auto-Submitted: auto-replied', 'Return-path: <>'],
  );

/** What qmail and its kin write. */
export const qmail = (to: string, answer: string) =>
  plainWithOriginal(
    'MAILER-DAEMON@qmail.example.net',
    'failure notice',
    `Hi. This is the qmail-send program at qmail.example.net.
I'm afraid I wasn't able to deliver your message to the following addresses.
This is a permanent error; I've given up. Sorry it didn't work out.

<${to}>:
${answer}

--- Below this line is a copy of the message.
`,
    to,
    ['Return-Path: <>'],
  );

/** What Sendmail writes. */
export const sendmail = (to: string, reason: string, transcript: string, status: string, action = 'failed') =>
  report(
    'Mail Delivery Subsystem <MAILER-DAEMON@mail.example.net>',
    action === 'failed'
      ? `Returned mail: see transcript for details`
      : 'Warning: could not send message for past 4 hours',
    `The original message was received at Tue, 4 Mar 2025 09:00:01 GMT
from mail.cairn.example [192.0.2.25]

   ----- The following addresses had ${action === 'failed' ? 'permanent fatal errors' : 'transient non-fatal errors'} -----
<${to}>
    (reason: ${reason})

   ----- Transcript of session follows -----
${transcript}`,
    to,
    `Final-Recipient: RFC822; ${to}
Action: ${action}
Status: ${status}
Diagnostic-Code: SMTP; ${reason}
Last-Attempt-Date: Tue, 4 Mar 2025 09:00:03 GMT`,
    ['Auto-Submitted: auto-generated (failure)', 'Return-Path: <MAILER-DAEMON>'],
  );

/** What Exchange and Microsoft 365 write. */
export const microsoft = (to: string, subject: string, text: string, code: string, diagnostic: string) =>
  report(
    'Microsoft Outlook <MicrosoftExchange329e71ec88ae4615bbc36ab6ce41109e@contoso.example.org>',
    subject,
    `${text}

Diagnostic information for administrators:

Generating server: DB7PR04MB4321.eurprd04.prod.outlook.com

${to}
Remote Server returned '${diagnostic}'

Original message headers:
`,
    to,
    `Final-Recipient: rfc822;${to}
Action: failed
Status: ${code}
Diagnostic-Code: smtp;${diagnostic}`,
    ['Auto-Submitted: auto-replied', 'X-MS-Exchange-Message-Is-Ndr:'],
  );

/** What Gmail writes for mails that went through it. */
export const gmail = (to: string, title: string, text: string, action: string, status: string, diagnostic: string) =>
  report(
    'Mail Delivery Subsystem <mailer-daemon@googlemail.com>',
    action === 'failed' ? 'Delivery Status Notification (Failure)' : 'Delivery Status Notification (Delay)',
    `
** ${title} **

${text}

The response was:

${diagnostic}`,
    to,
    `Final-Recipient: rfc822; ${to}
Action: ${action}
Status: ${status}
Diagnostic-Code: smtp; ${diagnostic}
Last-Attempt-Date: Tue, 04 Mar 2025 01:00:03 -0800 (PST)`,
    ['Auto-Submitted: auto-replied', `X-Failed-Recipients: ${to}`],
  );
