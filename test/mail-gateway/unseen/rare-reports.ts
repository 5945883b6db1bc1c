import { plain, plainWithOriginal, report, type Unseen } from './forms.ts';
import type { ReportEnd } from './refused-by-servers.ts';

const to = 'nora.lind@firm.example';
const cases: readonly (readonly [ReportEnd, string, string])[] = [
  [
    'hard',
    'Exchange 2003',
    plain(
      'System Administrator <postmaster@firm.example>',
      'Undeliverable: What did you get done this week?',
      `Your message did not reach some or all of the intended recipients.

      Subject:  What did you get done this week?
      Sent:     04/03/2025 10:00

The following recipient(s) could not be reached:

      ${to} on 04/03/2025 10:00
            The e-mail account does not exist at the organization this message was sent to.  Check the e-mail address, or contact the recipient directly to find out the correct address.
            <srv01.firm.example #5.1.1>`,
    ),
  ],
  [
    'soft',
    'Exchange 2003 too full',
    plain(
      'System Administrator <postmaster@firm.example>',
      'Undeliverable: What did you get done this week?',
      `Your message did not reach some or all of the intended recipients.

The following recipient(s) could not be reached:

      ${to} on 04/03/2025 10:00
            The recipient's mailbox is over its storage limit and cannot accept messages.
            <srv01.firm.example #5.2.2>`,
    ),
  ],
  [
    'hard',
    'Domino',
    report(
      'Mail Router <postmaster@firm.example>',
      'DELIVERY FAILURE: User nora.lind (nora.lind@firm.example) not listed in Domino Directory',
      `Your message

  Subject: What did you get done this week?

was not delivered to:

  ${to}

because:

  User nora.lind (nora.lind@firm.example) not listed in Domino Directory`,
      to,
      `Final-Recipient: rfc822;${to}
Action: failed
Status: 5.1.1
Diagnostic-Code: X-Notes; User nora.lind (nora.lind@firm.example) not listed in Domino Directory`,
    ),
  ],
  [
    'soft',
    'Domino full',
    plain(
      'Mail Router <postmaster@firm.example>',
      'DELIVERY FAILURE: Mail file is full',
      `Your message

  Subject: What did you get done this week?

was not delivered to:

  ${to}

because:

  Error delivering to mail.nsf; Mail cannot be delivered because the database has exceeded its size quota`,
    ),
  ],
  [
    'hard',
    'GroupWise',
    plain(
      'Mailer-Daemon@gw.firm.example',
      'Message status - undeliverable',
      `The attached file had the following undeliverable recipient(s):
\t${to}

Transcript of session follows:
Command: Data
Response: 550 ${to} no such user`,
      ['X-Mailer: GroupWise Internet Agent 8.0.2'],
    ),
  ],
  [
    'hard',
    'GroupWise short',
    plain(
      'postmaster@gw.firm.example',
      'Message status - undeliverable',
      `The message that you sent was undeliverable to the following:
\tnora.lind (user not found)

Possibly truncated original message follows:
`,
    ),
  ],
  [
    'hard',
    'IMail unknown',
    plainWithOriginal(
      '"Postmaster" <postmaster@imail.example>',
      'Undeliverable Mail',
      `User unknown: nora.lind@imail.example

Original message follows.`,
      'nora.lind@imail.example',
      ['X-Mailer: <SMTP32 v9.23>'],
    ),
  ],
  [
    'soft',
    'IMail size',
    plainWithOriginal(
      '"Postmaster" <postmaster@imail.example>',
      'Undeliverable Mail',
      `User mailbox exceeds allowed size: nora.lind@imail.example

Original message follows.`,
      'nora.lind@imail.example',
      ['X-Mailer: <SMTP32 v9.23>'],
    ),
  ],
  [
    'hard',
    'X.400',
    plain(
      'X400-Gateway <postmaster@x400.firm.example>',
      'Delivery Report (failure) for nora.lind@firm.example',
      `This report relates to your message: Subject: What did you get done this week?,
        Message-ID: <q8-4711@cairn.example>

Your message was not delivered to    ${to}
        for the following reason:
        Recipient's O/R name is unrecognised
        MTA 'x400.firm.example' gives error message unrecognised-OR-name

The Original Message follows:`,
    ),
  ],
  [
    'hard',
    'Lotus X.400 Exchange 5.5',
    plain(
      'System Administrator <postmaster@firm.example>',
      'Undeliverable: What did you get done this week?',
      `Your message

  To:      nora.lind@firm.example
  Subject: What did you get done this week?
  Sent:    Tue, 4 Mar 2025 09:00:00 -0000

did not reach the following recipient(s):

nora.lind@firm.example on Tue, 4 Mar 2025 09:00:10 -0000
    The recipient name is not recognized
\tThe MTS-ID of the original message is: c=us;a= ;p=firm;l=SRV010903041000FH4LQ3
    MSEXCH:IMS:FIRM:HQ:SRV01 0 (000C05A6) Unknown Recipient`,
    ),
  ],
  [
    'hard',
    'MDaemon',
    plain(
      'MDaemon at firm.example <MDaemon@firm.example>',
      'Permanent Delivery Failure',
      `The attached message had PERMANENT fatal delivery errors.
The following data may help you determine the cause of the problem.

Failed address: ${to}

--- Session Transcript ---
 Tue 2025-03-04 10:00:00: --> RCPT To:<${to}>
 Tue 2025-03-04 10:00:00: <-- 550 <${to}>, Recipient unknown
 Tue 2025-03-04 10:00:00: --> QUIT
--- End Transcript ---`,
    ),
  ],
  [
    'none',
    'MDaemon warning',
    plain(
      'MDaemon at firm.example <MDaemon@firm.example>',
      'Transient Delivery Failure',
      `The attached message had TRANSIENT non-fatal delivery errors.
Further delivery attempts will occur at later intervals until successful or timeout is reached.

Failed address: ${to}
--- Session Transcript ---
 Tue 2025-03-04 10:00:00: <-- 451 Requested action aborted: local error in processing
--- End Transcript ---`,
    ),
  ],
  [
    'hard',
    'hMailServer',
    plain(
      'mailer-daemon@hmail.example',
      'Message undeliverable: What did you get done this week?',
      `Your message did not reach some or all of the intended recipients.

   Sent: Tue, 4 Mar 2025 09:00:00 +0000
   Subject: What did you get done this week?

The following recipient(s) could not be reached:

${to}
   Error Type: SMTP
   Remote server (203.0.113.7) issued an error.
   hMailServer sent: RCPT TO:<${to}>
   Remote server replied: 550 5.1.1 The email account that you tried to reach does not exist.

hMailServer`,
    ),
  ],
  [
    'policy',
    'hMailServer blocked',
    plain(
      'mailer-daemon@hmail.example',
      'Message undeliverable: What did you get done this week?',
      `Your message did not reach some or all of the intended recipients.

The following recipient(s) could not be reached:

${to}
   Error Type: SMTP
   Remote server (203.0.113.7) issued an error.
   hMailServer sent: .
   Remote server replied: 554 Your IP (192.0.2.25) is dynamic, use your provider's smarthost

hMailServer`,
    ),
  ],
  [
    'hard',
    'MailEnable',
    plain(
      'Postmaster <postmaster@me.example>',
      'Message Delivery Failure',
      `MailEnable: Message could not be delivered to some recipients.
The following recipient(s) could not be reached:

\tRecipient: [SMTP:${to}]
\tReason: The message could not be delivered because the domain name (firm.example) does not appear to be registered.

Message headers follow:`,
    ),
  ],
  [
    'hard',
    'Courier',
    report(
      '"Courier mail server at mx.example.net" <@>',
      'NOTICE: mail delivery status.',
      `This is a delivery status notification from mx.example.net,
running the Courier mail server, version 0.73.

UNDELIVERABLE MAIL

Your message to the following recipients cannot be delivered:

<${to}>:
    mx.firm.example [203.0.113.7]:
>>> RCPT TO:<${to}>
<<< 550 User <${to}> unknown.`,
      to,
      `Final-Recipient: rfc822; ${to}
Action: failed
Status: 5.0.0
Remote-MTA: dns; mx.firm.example [203.0.113.7]
Diagnostic-Code: smtp; 550 User <${to}> unknown.`,
    ),
  ],
  [
    'soft',
    'OpenSMTPD',
    plainWithOriginal(
      'Mailer Daemon <MAILER-DAEMON@openbsd.example>',
      'Delivery status notification: error',
      `    Hi!

    This is the MAILER-DAEMON, please DO NOT REPLY to this email.

    An error has occurred while attempting to deliver a message for
    the following list of recipients:

${to}: Network error on destination MXs

    Below is a copy of the original message:`,
      to,
    ),
  ],
  [
    'hard',
    'OpenSMTPD gone',
    plainWithOriginal(
      'Mailer Daemon <MAILER-DAEMON@openbsd.example>',
      'Delivery status notification: error',
      `    Hi!

    This is the MAILER-DAEMON, please DO NOT REPLY to this email.

    An error has occurred while attempting to deliver a message for
    the following list of recipients:

${to}: 524 5.2.4 Mailing list expansion problem: <${to}>: 550 Invalid recipient

    Below is a copy of the original message:`,
      to,
    ),
  ],
  [
    'hard',
    'IronPort NXDomain',
    plainWithOriginal(
      'Mail Delivery System <MAILER-DAEMON@ironport.example>',
      'Delivery Status Notification (Failure)',
      `The following message to <nora.lind@frim.example> was undeliverable.
The reason for the problem:
5.1.2 - Bad destination host 'DNS Hard Error looking up frim.example (MX):  NXDomain'`,
      'nora.lind@frim.example',
    ),
  ],
  [
    'soft',
    'IronPort time',
    plainWithOriginal(
      'Mail Delivery System <MAILER-DAEMON@ironport.example>',
      'Delivery Status Notification (Failure)',
      `The following message to <${to}> was undeliverable.
The reason for the problem:
4.4.7 - Delivery expired (message too old) ['timeout']`,
      to,
    ),
  ],
  [
    'hard',
    'IronPort address rejected',
    plainWithOriginal(
      'Mail Delivery System <MAILER-DAEMON@ironport.example>',
      'Delivery Status Notification (Failure)',
      `The following message to <${to}> was undeliverable.
The reason for the problem:
5.1.0 - Unknown address error 550-'5.1.1 <${to}>: Recipient address rejected: User unknown in relay recipient table'`,
      to,
    ),
  ],
  [
    'hard',
    'SES',
    report(
      'MAILER-DAEMON@amazonses.com',
      'Delivery Status Notification (Failure)',
      `An error occurred while trying to deliver the mail to the following recipients:
${to}`,
      to,
      `Final-Recipient: rfc822; ${to}
Diagnostic-Code: smtp; 550 5.1.1 user unknown
Action: failed
Status: 5.1.1`,
    ),
  ],
  [
    'soft',
    'SES throttled',
    report(
      'MAILER-DAEMON@email-bounces.amazonses.com',
      'Delivery Status Notification (Failure)',
      `An error occurred while trying to deliver the mail to the following recipients:
${to}`,
      to,
      `Final-Recipient: rfc822; ${to}
Diagnostic-Code: smtp; 452 4.2.2 The email account that you tried to reach is over quota.
Action: failed
Status: 4.2.2`,
    ),
  ],
  [
    'hard',
    'SendGrid',
    report(
      'MAILER-DAEMON <mailer-daemon@sendgrid.net>',
      'Undelivered Mail Returned to Sender',
      `Hello, this is the mail server on o1.sendgrid.net.

I'm sending you this message to inform you on the delivery status of a
message you previously sent. Immediately below you will find a list of
the affected recipients; also attached is a Delivery Status Notification
(DSN) report in standard format, as well as the headers of the original
message.

  <${to}>  delivery failed; will not continue trying`,
      to,
      `Final-Recipient: rfc822;${to}
Action: failed
Status: 5.1.1 (bad destination mailbox address)
Remote-MTA: dns;mx.firm.example (203.0.113.7)
Diagnostic-Code: smtp;550 5.1.1 ${to} Email address could not be found, or was misspelled (G8)
X-PowerMTA-BounceCategory: bad-mailbox`,
    ),
  ],
  [
    'policy',
    'PowerMTA spam-related',
    report(
      'postmaster@mta.example',
      'Delivery report',
      `Hello, this is the mail server on mta.example.

  <${to}>  delivery failed; will not continue trying`,
      to,
      `Final-Recipient: rfc822;${to}
Action: failed
Status: 5.7.1 (delivery not authorized)
Diagnostic-Code: smtp;550 5.7.1 Recipient not authorized, your IP has been found on a block list
X-PowerMTA-BounceCategory: policy-related`,
    ),
  ],
  [
    'none',
    'PowerMTA delayed',
    report(
      'postmaster@mta.example',
      'Delivery report',
      `Hello, this is the mail server on mta.example.

  <${to}>  delivery delayed; will continue trying`,
      to,
      `Final-Recipient: rfc822;${to}
Action: delayed
Status: 4.4.2 (bad connection)
Will-Retry-Until: Thu, 6 Mar 2025 09:00:00 +0000`,
    ),
  ],
  [
    'hard',
    'Mailgun',
    report(
      'Mail Delivery System <postmaster@mg.example>',
      'Delivery failed',
      `Delivery has failed to the following recipients: ${to}`,
      to,
      `Final-Recipient: rfc822; ${to}
Action: failed
Status: 5.0.0
Diagnostic-Code: smtp; 550 5.1.1 The email account that you tried to reach does not exist.`,
    ),
  ],
  [
    'none',
    'relayed',
    report(
      'postmaster@firm.example',
      'Relayed: What did you get done this week?',
      `Delivery to these recipients or groups is complete, but no delivery notification was sent by the destination server:

${to}`,
      to,
      `Final-Recipient: rfc822;${to}
Action: relayed
Status: 2.5.0`,
    ),
  ],
  [
    'none',
    'delivered',
    report(
      'MAILER-DAEMON@relay.example.net (Mail Delivery System)',
      'Successful Mail Delivery Report',
      `This is the mail system at host relay.example.net.

Your message was successfully delivered to the destination(s)
listed below.

<${to}>: delivery via mail.firm.example[203.0.113.7]:25: 250 2.0.0 Ok: queued as 4Z6f`,
      to,
      `Final-Recipient: rfc822; ${to}
Action: relayed
Status: 2.0.0
Diagnostic-Code: smtp; 250 2.0.0 Ok: queued as 4Z6f`,
    ),
  ],
  [
    'none',
    'Exim warning',
    plain(
      'Mail Delivery System <Mailer-Daemon@vps.example.net>',
      'Warning: message 1tpQ2b-0003Yx-1X delayed 24 hours',
      `This message was created automatically by mail delivery software.
A message that you sent has not yet been delivered to one or more of its
recipients after more than 24 hours on the queue on vps.example.net.

The message identifier is:     1tpQ2b-0003Yx-1X
The address to which the message has not yet been delivered is:

  ${to}
    Delay reason: SMTP error from remote mail server after RCPT TO: 550-style answers were not seen, 451 Temporary local problem

No action is required on your part. Delivery attempts will continue for
some time, and this warning may be repeated at intervals if the message
remains undelivered.`,
      ['Auto-Submitted: auto-replied', `X-Failed-Recipients: ${to}`],
    ),
  ],
  [
    'none',
    'Exchange delay',
    plain(
      'Microsoft Outlook <postmaster@firm.example>',
      'Delivery delayed: What did you get done this week?',
      `Delivery is delayed to these recipients or groups:

${to}

Subject: What did you get done this week?

This message hasn't been delivered yet. Delivery will continue to be attempted.

The server will keep trying to deliver this message for the next 1 days, 19 hours and 55 minutes. You'll be notified if the message can't be delivered by that time.`,
    ),
  ],
  [
    'hard',
    'Yahoo plain',
    plainWithOriginal(
      'MAILER-DAEMON@yahoo.com',
      'Failure Notice',
      `Sorry, we were unable to deliver your message to the following address.

<${to}>:
550: 5.1.1 <${to}>: Recipient address rejected: User unknown`,
      to,
    ),
  ],
  [
    'hard',
    'T-Online plain in German',
    plain(
      'Mail Delivery System <MAILER-DAEMON@mailout.t-online.example>',
      'Fehler bei der Zustellung Ihrer E-Mail',
      `Ihre Nachricht konnte nicht zugestellt werden.

Der Empfänger
  ${to}
ist unbekannt (550 5.1.1 User unknown).`,
    ),
  ],
  [
    'hard',
    'Web.de plain',
    plain(
      'GMX Mailer Daemon <mailer-daemon@gmx.net>',
      'Mail delivery failed: returning message to sender',
      `This message was created automatically by mail delivery software.

A message that you sent could not be delivered to one or more of
its recipients. This is a permanent error. The following address
failed:

"${to}":
SMTP error from remote server for RCPT TO command, host: mx.firm.example (203.0.113.7) reason: 550 5.1.1 <${to}>: Recipient address rejected: User unknown`,
    ),
  ],
  [
    'soft',
    'French house full',
    plain(
      'Postmaster <postmaster@sfr.example>',
      'Echec de remise du courrier',
      `Votre message n'a pas pu etre remis au destinataire suivant :

   ${to}

Raison : la boite aux lettres du destinataire est pleine (552 5.2.2 quota exceeded).`,
    ),
  ],
  [
    'hard',
    'Biglobe',
    plainWithOriginal(
      'postmaster@biglobe.example.jp',
      'Returned mail: user unknown',
      `   ----- The following addresses had delivery problems -----
${to}    (unrecoverable error)

   ----- Transcript of session follows -----
550 ${to}... User unknown

   ----- Original message follows -----`,
      to,
    ),
  ],
];

export const rareReports: readonly Unseen<ReportEnd>[] = cases.map(([end, name, mail]) => ({ name, end, mail }));
