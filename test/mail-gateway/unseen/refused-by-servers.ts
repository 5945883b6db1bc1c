import { exim, gmail, microsoft, postfix, qmail, sendmail, type Unseen } from './forms.ts';

export type ReportEnd = 'hard' | 'soft' | 'policy' | 'none';

const at = 'nora.lind';
const cases: readonly (readonly [ReportEnd, string, string])[] = [
  // the answer of the mailbox house, brought by Postfix
  [
    'hard',
    'gmail gone',
    postfix(
      `${at}@gmail.com`,
      'gmail-smtp-in.l.google.com',
      "550-5.1.1 The email account that you tried to reach does not exist. Please try 550-5.1.1 double-checking the recipient's email address for typos or 550-5.1.1 unnecessary spaces. For more information, go to 550 5.1.1 https://support.google.com/mail/?p=NoSuchUser a1-20020a05640210c100b005 - gsmtp",
      '5.1.1',
    ),
  ],
  [
    'hard',
    'gmail inactive',
    postfix(
      `${at}@gmail.com`,
      'gmail-smtp-in.l.google.com',
      '550-5.2.1 The email account that you tried to reach is inactive. For more information, go to 550 5.2.1 https://support.google.com/mail/?p=DisabledUser b2-f45 - gsmtp',
      '5.2.1',
    ),
  ],
  [
    'soft',
    'gmail full',
    postfix(
      `${at}@gmail.com`,
      'gmail-smtp-in.l.google.com',
      "552-5.2.2 The recipient's inbox is out of storage space. Please direct the recipient to 552 5.2.2 https://support.google.com/mail/?p=OverQuotaPerm x5 - gsmtp",
      '5.2.2',
    ),
  ],
  [
    'policy',
    'gmail unauthenticated',
    postfix(
      `${at}@gmail.com`,
      'gmail-smtp-in.l.google.com',
      '550-5.7.26 Your email has been blocked because the sender is unauthenticated. 550-5.7.26 Gmail requires all senders to authenticate with either SPF or DKIM. - gsmtp',
      '5.7.26',
      'end of DATA',
    ),
  ],
  [
    'policy',
    'gmail low reputation',
    postfix(
      `${at}@gmail.com`,
      'gmail-smtp-in.l.google.com',
      '550-5.7.1 [192.0.2.25 19] Our system has detected that this message is likely suspicious due to the very low reputation of the sending domain. To best protect our users from spam, the message has been blocked. - gsmtp',
      '5.7.1',
      'end of DATA',
    ),
  ],
  [
    'policy',
    'gmail no TLS',
    postfix(
      `${at}@gmail.com`,
      'gmail-smtp-in.l.google.com',
      '550-5.7.29 This mail was sent over an unencrypted connection. Gmail requires TLS for bulk senders. - gsmtp',
      '5.7.29',
      'MAIL FROM',
    ),
  ],
  [
    'policy',
    'gmail rate',
    postfix(
      `${at}@gmail.com`,
      'gmail-smtp-in.l.google.com',
      '421-4.7.28 Gmail has detected an unusual rate of unsolicited mail originating from your IP Netblock [192.0.2.0/24]. To protect our users from spam, mail sent from your IP Netblock has been temporarily rate limited. - gsmtp',
      '4.7.28',
    ),
  ],
  [
    'soft',
    'gmail user receives too much',
    postfix(
      `${at}@gmail.com`,
      'gmail-smtp-in.l.google.com',
      '450-4.2.1 The user you are trying to contact is receiving mail at a rate that prevents additional messages from being delivered. Please resend your message at a later time. - gsmtp',
      '4.2.1',
    ),
  ],
  [
    'hard',
    'outlook.com gone',
    postfix(
      `${at}@hotmail.com`,
      'hotmail-com.olc.protection.outlook.com',
      '550 5.5.0 Requested action not taken: mailbox unavailable (S2017062302). [DB5EUR03FT021.eop-EUR03.prod.protection.outlook.com]',
      '5.5.0',
    ),
  ],
  [
    'policy',
    'outlook.com S3150',
    postfix(
      `${at}@hotmail.com`,
      'hotmail-com.olc.protection.outlook.com',
      "550 5.7.1 Unfortunately, messages from [192.0.2.25] weren't sent. Please contact your Internet service provider since part of their network is on our block list (S3150). You can also refer your provider to http://mail.live.com/mail/troubleshooting.aspx#errors.",
      '5.7.1',
      'MAIL FROM',
    ),
  ],
  [
    'policy',
    'outlook.com authentication level',
    postfix(
      `${at}@outlook.com`,
      'outlook-com.olc.protection.outlook.com',
      "550 5.7.515 Access denied, sending domain CAIRN.EXAMPLE doesn't meet the required authentication level. The sender's domain in the 5322.From address doesn't meet the authentication requirements defined for the sender.",
      '5.7.515',
      'end of DATA',
    ),
  ],
  [
    'policy',
    'outlook.com RP-001',
    postfix(
      `${at}@live.com`,
      'live-com.olc.protection.outlook.com',
      '421 RP-001 (BAY004-MC1F33) Unfortunately, some messages from 192.0.2.25 were not sent. Please try again. We have limits for how many messages can be sent per hour and per day.',
      '4.0.0',
      'MAIL FROM',
    ),
  ],
  [
    'hard',
    'yahoo dd',
    postfix(
      `${at}@yahoo.com`,
      'mta7.am0.yahoodns.net',
      `554 delivery error: dd This user doesn't have a yahoo.com account (${at}@yahoo.com) [-5] - mta1305.mail.bf1.yahoo.com`,
      '5.0.0',
      'end of DATA',
    ),
  ],
  [
    'hard',
    'yahoo disabled',
    postfix(
      `${at}@yahoo.co.uk`,
      'mx-eu.mail.am0.yahoodns.net',
      '554 30 Sorry, your message to nora.lind@yahoo.co.uk cannot be delivered. This mailbox is disabled (554.30).',
      '5.0.0',
      'end of DATA',
    ),
  ],
  [
    'policy',
    'yahoo TSS',
    postfix(
      `${at}@yahoo.com`,
      'mta5.am0.yahoodns.net',
      '421 4.7.0 [TSS04] Messages from 192.0.2.25 temporarily deferred due to unexpected volume or user complaints - 4.16.55.1; see https://postmaster.yahooinc.com/error-codes',
      '4.7.0',
      'MAIL FROM',
    ),
  ],
  [
    'policy',
    'yahoo PH01',
    postfix(
      `${at}@aol.com`,
      'mx-aol.mail.gm0.yahoodns.net',
      '554 5.7.9 Message not accepted for policy reasons. See https://postmaster.yahooinc.com/error-codes',
      '5.7.9',
      'end of DATA',
    ),
  ],
  [
    'hard',
    'icloud gone',
    postfix(`${at}@icloud.com`, 'mx01.mail.icloud.com', `550 5.1.1 <${at}@icloud.com>: user does not exist`, '5.1.1'),
  ],
  [
    'soft',
    'icloud full',
    postfix(`${at}@me.com`, 'mx02.mail.icloud.com', `552 5.2.2 <${at}@me.com>: user is over quota`, '5.2.2'),
  ],
  [
    'policy',
    'icloud local policy',
    postfix(
      `${at}@icloud.com`,
      'mx01.mail.icloud.com',
      '554 5.7.1 [CS01] Message rejected due to local policy. Please visit https://support.apple.com/en-us/HT204137',
      '5.7.1',
      'end of DATA',
    ),
  ],
  [
    'policy',
    'gmx PTR',
    postfix(
      `${at}@gmx.de`,
      'mx01.emig.gmx.net',
      '554-gmx.net (mxgmx115) Nemesis ESMTP Service not available 554-No SMTP service 554-Bad DNS PTR resource record. 554 For explanation visit https://postmaster.gmx.net/en/error-messages?ip=192.0.2.25&c=rdns',
      '5.0.0',
      'initial greeting',
    ),
  ],
  [
    'hard',
    'gmx gone',
    postfix(
      `${at}@gmx.net`,
      'mx00.emig.gmx.net',
      '550-Requested action not taken: mailbox unavailable 550 For explanation visit https://postmaster.gmx.net/en/error-messages?c=hm',
      '5.0.0',
    ),
  ],
  [
    'policy',
    't-online',
    postfix(
      `${at}@t-online.de`,
      'mx03.t-online.de',
      '554 IP=192.0.2.25 - A problem occurred. (Ask your postmaster for help or to contact tosa@rx.t-online.de to clarify.)',
      '5.0.0',
      'initial greeting',
    ),
  ],
  ['hard', 't-online gone', postfix(`${at}@t-online.de`, 'mx00.t-online.de', '550 unknown user', '5.0.0')],
  [
    'hard',
    'orange gone',
    postfix(
      `${at}@orange.fr`,
      'smtp-in.orange.fr',
      '550 5.1.1 Adresse d au moins un destinataire invalide. Invalid recipient. OFR204_416 [416]',
      '5.1.1',
    ),
  ],
  [
    'policy',
    'orange blocked',
    postfix(
      `${at}@wanadoo.fr`,
      'smtp-in.orange.fr',
      '550 5.7.1 Service refuse. Votre adresse IP est bloquee. OFR005_104 [104]',
      '5.7.1',
      'initial greeting',
    ),
  ],
  [
    'hard',
    'free blocked for inactivity',
    postfix(`${at}@free.fr`, 'mx1.free.fr', '550 5.2.1 This mailbox has been blocked due to inactivity', '5.2.1'),
  ],
  [
    'policy',
    'free too many errors',
    postfix(
      `${at}@free.fr`,
      'mx2.free.fr',
      '451 too many errors from your ip (192.0.2.25), please visit http://postmaster.free.fr/',
      '4.0.0',
    ),
  ],
  [
    'hard',
    'libero gone',
    postfix(`${at}@libero.it`, 'smtp-in.libero.it', `550 RCPT TO:<${at}@libero.it> User unknown`, '5.0.0'),
  ],
  [
    'policy',
    'libero list',
    postfix(
      `${at}@libero.it`,
      'smtp-in.libero.it',
      '550 smtp-19.iol.local smtp-19.iol.local IP blacklisted by CSI. For remediation please use https://csi.cloudmark.com/en/reset/',
      '5.0.0',
      'initial greeting',
    ),
  ],
  [
    'hard',
    'mail.ru gone',
    postfix(
      `${at}@mail.ru`,
      'mxs.mail.ru',
      `550 Message was not accepted -- invalid mailbox. Local mailbox ${at}@mail.ru is unavailable: user not found`,
      '5.0.0',
      'end of DATA',
    ),
  ],
  [
    'policy',
    'mail.ru spam',
    postfix(
      `${at}@bk.ru`,
      'mxs.mail.ru',
      '550 spam message rejected. Please visit http://help.mail.ru/notspam-support/id?c=TVRBd01R or report details to abuse@corp.mail.ru. Error code: 5F2A',
      '5.0.0',
      'end of DATA',
    ),
  ],
  ['hard', 'yandex no such user', postfix(`${at}@yandex.ru`, 'mx.yandex.ru', '550 5.7.1 No such user!', '5.7.1')],
  [
    'policy',
    'yandex suspicion',
    postfix(
      `${at}@ya.ru`,
      'mx.yandex.ru',
      '554 5.7.1 [2] Message rejected under suspicion of SPAM; https://ya.cc/1IrBc 1741078863-Xa1',
      '5.7.1',
      'end of DATA',
    ),
  ],
  [
    'policy',
    'qq frequency',
    postfix(
      `${at}@qq.com`,
      'mx3.qq.com',
      '550 Ip frequency limited [Mxz/0123==]. http://service.mail.qq.com/cgi-bin/help?subtype=1&&id=20022&&no=1000725',
      '5.0.0',
    ),
  ],
  [
    'policy',
    'qq content',
    postfix(
      `${at}@qq.com`,
      'mx3.qq.com',
      '550 Mail content denied. http://service.mail.qq.com/cgi-bin/help?subtype=1&&id=20022&&no=1000726',
      '5.0.0',
      'end of DATA',
    ),
  ],
  ['hard', 'naver gone', postfix(`${at}@naver.com`, 'mx1.naver.com', '550 5.1.1 No such user - nsmtp', '5.1.1')],
  [
    'hard',
    '163 gone',
    postfix(`${at}@163.com`, '163mx02.mxmail.netease.com', `550 User not found: ${at}@163.com`, '5.0.0'),
  ],
  [
    'policy',
    '163 DT:SPM',
    postfix(
      `${at}@163.com`,
      '163mx01.mxmail.netease.com',
      '554 DT:SPM 163 mx42,_____wDnT1+2,S3 1741078,please see http://mail.163.com/help/help_spam_16.htm?ip=192.0.2.25',
      '5.0.0',
      'end of DATA',
    ),
  ],
  [
    'soft',
    'verizon temporarily disabled',
    postfix(
      `${at}@verizon.net`,
      'relay.verizon.net',
      `550 4.2.1 mailbox temporarily disabled: ${at}@verizon.net`,
      '4.2.1',
    ),
  ],
  [
    'policy',
    'verizon blocked',
    postfix(
      `${at}@verizon.net`,
      'relay.verizon.net',
      "571 Email from 192.0.2.25 is currently blocked by Verizon Online's anti-spam system. The email sender or Email Service Provider may visit http://www.verizon.net/whitelist",
      '5.0.0',
      'MAIL FROM',
    ),
  ],
  ['hard', 'comcast gone', postfix(`${at}@comcast.net`, 'mx1.comcast.net', '550 5.1.1 Not our Customer', '5.1.1')],
  [
    'policy',
    'comcast BL',
    postfix(
      `${at}@comcast.net`,
      'mx2.comcast.net',
      '554 resimta-po-10v.sys.comcast.net comcast 192.0.2.25 Comcast block for spam. Please see http://postmaster.comcast.net/smtp-error-codes.php#BL000001',
      '5.0.0',
      'initial greeting',
    ),
  ],
  [
    'policy',
    'bigfish',
    postfix(
      `${at}@firm.example`,
      'mail.messaging.microsoft.com',
      '550 5.7.1 Service unavailable; Client host [192.0.2.25] blocked using Blocklist 1, mail from IP banned; To request removal from this list please forward this message to delist@messaging.microsoft.com',
      '5.7.1',
    ),
  ],
  [
    'policy',
    'messagelabs',
    postfix(
      `${at}@firm.example`,
      'cluster5.eu.messagelabs.com',
      '501 Connection rejected by policy [7.7] 32001, please visit www.messagelabs.com/support for more details about this error message.',
      '5.0.0',
      'initial greeting',
    ),
  ],
  [
    'hard',
    'messagelabs gone',
    postfix(
      `${at}@firm.example`,
      'cluster1.us.messagelabs.com',
      `550-Invalid recipient ${at}@firm.example 550 (#5.1.1)`,
      '5.1.1',
    ),
  ],
  [
    'policy',
    'mimecast anti-spoofing',
    postfix(
      `${at}@firm.example`,
      'eu-smtp-inbound-1.mimecast.com',
      '550 Rejected by header based Anti-Spoofing policy: journal@cairn.example - https://community.mimecast.com/docs/DOC-1369#550 [xyz.uk42]',
      '5.0.0',
      'end of DATA',
    ),
  ],
  [
    'hard',
    'mimecast gone',
    postfix(
      `${at}@firm.example`,
      'us-smtp-inbound-2.mimecast.com',
      '550 Invalid Recipient - https://community.mimecast.com/docs/DOC-1369#550 [abc.us178]',
      '5.0.0',
    ),
  ],
  [
    'policy',
    'proofpoint ipcheck',
    postfix(
      `${at}@firm.example`,
      'mxa-0001.gslb.pphosted.com',
      '554 Blocked - see https://ipcheck.proofpoint.com/?ip=192.0.2.25',
      '5.0.0',
      'initial greeting',
    ),
  ],
  [
    'policy',
    'barracuda reputation',
    postfix(
      `${at}@firm.example`,
      'd1.ess.barracudanetworks.com',
      '554 Service unavailable; Client host [192.0.2.25] blocked using Barracuda Reputation; https://www.barracudanetworks.com/reputation/?r=1&ip=192.0.2.25',
      '5.0.0',
    ),
  ],
  [
    'policy',
    'barracuda blocked',
    postfix(
      `${at}@firm.example`,
      'd2.ess.barracudanetworks.com',
      `550 permanent failure for one or more recipients (${at}@firm.example:blocked)`,
      '5.0.0',
      'end of DATA',
    ),
  ],
  [
    'policy',
    'zoho spam',
    postfix(
      `${at}@zoho.com`,
      'smtpin.zoho.com',
      '554 5.7.1 Email cannot be delivered. Reason: Email detected as Spam by spam filters.',
      '5.7.1',
      'end of DATA',
    ),
  ],
  [
    'soft',
    'greylisted to the end',
    postfix(
      `${at}@firm.example`,
      'mail.firm.example',
      `450 4.2.0 <${at}@firm.example>: Recipient address rejected: Greylisted, see http://postgrey.schweikert.ch/help/firm.example.html`,
      '4.2.0',
    ),
  ],
  [
    'policy',
    'HELO refused',
    postfix(
      `${at}@firm.example`,
      'mail.firm.example',
      '550 5.7.1 <relay.example.net>: Helo command rejected: Host not found',
      '5.7.1',
    ),
  ],
  [
    'policy',
    'sender refused',
    postfix(
      `${at}@firm.example`,
      'mail.firm.example',
      '550 5.1.8 <journal@cairn.example>: Sender address rejected: Domain not found',
      '5.1.8',
    ),
  ],
  [
    'policy',
    'sender verify failed',
    exim(
      `${at}@firm.example`,
      'host mail.firm.example [203.0.113.7]\nSMTP error from remote mail server after RCPT TO:<nora.lind@firm.example>:\n550-Verification failed for <journal@cairn.example>\n550-No Such User Here\n550 Sender verify failed',
    ),
  ],
  [
    'policy',
    'SPF fail',
    postfix(
      `${at}@firm.example`,
      'mail.firm.example',
      '550 5.7.23 Message rejected due to: SPF fail - not authorized. Please see http://www.openspf.net/Why',
      '5.7.23',
    ),
  ],
  // what Exim, qmail and Sendmail say themselves
  ['hard', 'exim unrouteable', exim(`${at}@gone.example`, 'Unrouteable address')],
  ['hard', 'exim MX nonexistent', exim(`${at}@gone.example`, 'all relevant MX records point to non-existent hosts')],
  [
    'soft',
    'exim retry timeout',
    exim(`${at}@slow.example`, 'host mx.slow.example [203.0.113.9]: Connection timed out:\nretry timeout exceeded'),
  ],
  [
    'hard',
    'exim cpanel no such user',
    exim(
      `${at}@shop.example`,
      `host mail.shop.example [203.0.113.2]\nSMTP error from remote mail server after RCPT TO:<${at}@shop.example>:\n550 No Such User Here"`,
    ),
  ],
  ['soft', 'exim quota', exim(`${at}@shop.example`, `mailbox is full: retry timeout exceeded`)],
  [
    'policy',
    'exim JunkMail',
    exim(
      `${at}@shop.example`,
      'host mail.shop.example [203.0.113.2]\nSMTP error from remote mail server after end of data:\n550 JunkMail rejected - mail.cairn.example [192.0.2.25]:587 is in an RBL: https://www.spamhaus.org/query/ip/192.0.2.25',
    ),
  ],
  [
    'policy',
    'exim high probability of spam',
    exim(
      `${at}@shop.example`,
      'host mail.shop.example [203.0.113.2]\nSMTP error from remote mail server after end of data:\n550 "The mail server detected your message as spam and has prevented delivery."',
    ),
  ],
  [
    'hard',
    'qmail no mailbox',
    qmail(
      `${at}@club.example`,
      '203.0.113.8 does not like recipient.\nRemote host said: 550 sorry, no mailbox here by that name (#5.1.1 - chkuser)\nGiving up on 203.0.113.8.',
    ),
  ],
  [
    'hard',
    'qmail no host',
    qmail(`${at}@gnoe.example`, "Sorry, I couldn't find any host named gnoe.example. (#5.1.2)"),
  ],
  [
    'soft',
    'qmail too long',
    qmail(
      `${at}@club.example`,
      "Sorry, I wasn't able to establish an SMTP connection. (#4.4.1)\nI'm not going to try again; this message has been in the queue too long.",
    ),
  ],
  [
    'soft',
    'qmail over quota',
    qmail(`${at}@club.example`, 'The users mailfolder is over the allowed quota (size). (#5.2.2)'),
  ],
  [
    'policy',
    'qmail refused by list',
    qmail(
      `${at}@club.example`,
      '203.0.113.8 does not like recipient.\nRemote host said: 554 5.7.1 Service unavailable; Client host [192.0.2.25] blocked using dul.dnsbl.example; Dynamic IP Addresses See: http://www.sorbs.net/lookup.shtml?192.0.2.25\nGiving up on 203.0.113.8.',
    ),
  ],
  ['hard', 'qmail not local', qmail(`${at}@club.example`, 'This address no longer accepts mail.')],
  [
    'hard',
    'sendmail unknown',
    sendmail(
      `${at}@uni.example`,
      `550 5.1.1 <${at}@uni.example>... User unknown`,
      `... while talking to mx.uni.example.:\n>>> DATA\n<<< 550 5.1.1 <${at}@uni.example>... User unknown\n550 5.1.1 <${at}@uni.example>... User unknown\n<<< 503 5.0.0 Need RCPT (recipient)`,
      '5.1.1',
    ),
  ],
  [
    'hard',
    'sendmail host unknown',
    sendmail(
      `${at}@nowhere.example`,
      '550 Host unknown',
      `550 5.1.2 <${at}@nowhere.example>... Host unknown (Name server: nowhere.example: host not found)`,
      '5.1.2',
    ),
  ],
  [
    'soft',
    'sendmail five days',
    sendmail(
      `${at}@uni.example`,
      '451 Temporary failure',
      `451 4.4.1 timeout waiting for input during client greeting\nMessage could not be delivered for 5 days\nMessage will be deleted from queue`,
      '4.4.7',
    ),
  ],
  [
    'none',
    'sendmail warning',
    sendmail(
      `${at}@uni.example`,
      'Deferred: Connection refused by mx.uni.example.',
      '451 4.4.1 reply: read error from mx.uni.example.\nWarning: message still undelivered after 4 hours\nWill keep trying until message is 5 days old',
      '4.4.1',
      'delayed',
    ),
  ],
  [
    'policy',
    'sendmail cannot resolve sender',
    sendmail(
      `${at}@uni.example`,
      '553 5.1.8 Domain of sender address journal@cairn.example does not exist',
      '... while talking to mx.uni.example.:\n>>> MAIL From:<journal@cairn.example>\n<<< 553 5.1.8 <journal@cairn.example>... Domain of sender address journal@cairn.example does not exist\n501 5.6.0 Data format error',
      '5.1.8',
    ),
  ],
  // Microsoft and Google
  [
    'hard',
    'm365 not found',
    microsoft(
      `${at}@firm.example`,
      'Undeliverable: What did you get done this week?',
      `Your message to ${at}@firm.example couldn't be delivered.\n${at} wasn't found at firm.example.`,
      '5.1.10',
      '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup',
    ),
  ],
  [
    'hard',
    'm365 edge blocking',
    microsoft(
      `${at}@firm.example`,
      'Undeliverable: What did you get done this week?',
      "Delivery has failed to these recipients or groups:\nYour message wasn't delivered because the recipient's email provider rejected it.",
      '5.4.1',
      '550 5.4.1 Recipient address rejected: Access denied. [AM6EUR05FT046.eop-eur05.prod.protection.outlook.com] AS(201806281)',
    ),
  ],
  [
    'policy',
    'm365 only members may send',
    microsoft(
      `${at}@firm.example`,
      'Undeliverable: What did you get done this week?',
      "Your message couldn't be delivered because the group only accepts messages from people in its organization.",
      '5.7.133',
      '550 5.7.133 RESOLVER.RST.SenderNotAuthenticatedForGroup; authentication required; Delivery restriction check failed because the sender was not authenticated when sending to this group',
    ),
  ],
  [
    'soft',
    'm365 full',
    microsoft(
      `${at}@firm.example`,
      'Undeliverable: What did you get done this week?',
      "The recipient's mailbox is full and can't accept messages now. Please try resending your message later, or contact the recipient directly.",
      '5.2.2',
      '554 5.2.2 mailbox full; STOREDRV.Deliver.Exception:QuotaExceededException.MapiExceptionShutoffQuotaExceeded; Failed to process message due to a permanent exception',
    ),
  ],
  [
    'policy',
    'm365 banned IP',
    microsoft(
      `${at}@firm.example`,
      'Undeliverable: What did you get done this week?',
      'Delivery has failed to these recipients or groups:',
      '5.7.606',
      '550 5.7.606 Access denied, banned sending IP [192.0.2.25]. To request removal from this list please visit https://sender.office.com/ and follow the directions.',
    ),
  ],
  [
    'hard',
    'm365 German',
    microsoft(
      `${at}@firma.example`,
      'Unzustellbar: What did you get done this week?',
      `Fehler bei der Nachrichtenzustellung an folgende Empfänger oder Gruppen:\n\n${at}@firma.example\nDie von Ihnen eingegebene E-Mail-Adresse konnte nicht gefunden werden. Überprüfen Sie die E-Mail-Adresse des Empfängers, und versuchen Sie, die Nachricht erneut zu senden.`,
      '5.1.1',
      '550 5.1.1 RESOLVER.ADR.RecipNotFound; not found',
    ),
  ],
  [
    'hard',
    'm365 domain does not exist',
    microsoft(
      `${at}@frim.example`,
      'Non remis : What did you get done this week?',
      `Votre message à ${at}@frim.example n'a pas pu être remis.\nfrim.example n'existe pas.`,
      '5.4.310',
      '550 5.4.310 DNS domain frim.example does not exist [Message=InfoDomainNonexistent] [LastAttemptedServerName=frim.example]',
    ),
  ],
  [
    'soft',
    'm365 expired',
    microsoft(
      `${at}@firm.example`,
      'Undeliverable: What did you get done this week?',
      'Delivery has failed to these recipients or groups:\nThe message could not be delivered in the time allowed.',
      '4.4.7',
      '550 4.4.7 QUEUE.Expired; message expired in unreachable destination queue. Reason: Cannot connect to remote server',
    ),
  ],
  [
    'hard',
    'gmail wrapper not found',
    gmail(
      `${at}@small.example`,
      'Address not found',
      `Your message wasn't delivered to ${at}@small.example because the address couldn't be found, or is unable to receive mail.`,
      'failed',
      '5.1.1',
      `550 5.1.1 <${at}@small.example>: Recipient address rejected: User unknown in virtual mailbox table`,
    ),
  ],
  [
    'none',
    'gmail wrapper delay',
    gmail(
      `${at}@small.example`,
      'Delivery incomplete',
      `There was a temporary problem delivering your message to ${at}@small.example. Gmail will retry for 46 more hours. You'll be notified if the delivery fails permanently.`,
      'delayed',
      '4.4.1',
      'The recipient server did not accept our requests to connect. Learn more at https://support.google.com/mail/answer/7720 [small.example 203.0.113.5: timed out]',
    ),
  ],
  [
    'policy',
    'gmail wrapper blocked',
    gmail(
      `${at}@small.example`,
      'Message blocked',
      `Your message to ${at}@small.example has been blocked. See technical details below for more information.`,
      'failed',
      '5.7.1',
      '550 5.7.1 This message was blocked because its content presents a potential security issue.',
    ),
  ],
  [
    'hard',
    'gmail wrapper domain',
    gmail(
      `${at}@smal.example`,
      'Address not found',
      `Your message wasn't delivered to ${at}@smal.example because the domain smal.example couldn't be found. Check for typos or unnecessary spaces and try again.`,
      'failed',
      '4.0.0',
      "DNS Error: DNS type 'mx' lookup of smal.example responded with code NXDOMAIN Domain name not found: smal.example",
    ),
  ],
];

export const refusedByServers: readonly Unseen<ReportEnd>[] = cases.map(([end, name, mail]) => ({ name, end, mail }));
