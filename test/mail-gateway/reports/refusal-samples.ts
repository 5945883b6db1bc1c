/**
 * What mail servers of many makers answer, a line each: its label, the form of the report, the status its fields give
 * (`-` none), and the answer. `h`: the address is bad for good; `s`: it may be good; `p`: it may be good, and the refusal is
 * about us, our mail or the way it came.
 */
export type RefusalSample = Readonly<{
  label: 'h' | 's' | 'p';
  form: 'dsn' | 'qmail' | 'exim' | 'gmail' | 'exchange' | 'plain';
  status: string;
  answer: string;
}>;

const LINE = /^(h|s|p) (dsn|qmail|exim|gmail|exchange|plain) (\S+) (.+)$/;

const WRITTEN = String.raw`
p dsn 5.7.25 550-5.7.25 [192.0.2.25] The IP address sending this message does not have a PTR record setup, or the corresponding forward DNS entry does not point to the sending IP. As a policy, Gmail does not accept messages from IPs with missing PTR records.
p gmail 5.7.25 550 5.7.25 [192.0.2.25] The IP address sending this message does not have a PTR record. Gmail does not accept messages from IPs with missing PTR records. 5a478bee46e88-gsmtp
p dsn 5.7.26 550-5.7.26 This mail has been blocked because the sender is unauthenticated. Gmail requires all senders to authenticate with either SPF or DKIM. Authentication results: DKIM = did not pass
p dsn 5.7.26 550-5.7.26 Unauthenticated email from cairn.example is not accepted due to domain's DMARC policy. Please contact the administrator of cairn.example domain
p gmail - 550-5.7.26 This message fails to pass SPF checks for an SPF record with a hard fail policy (-all). To best protect our users from spam and phishing, the message has been blocked.
p dsn 5.7.1 550-5.7.1 [192.0.2.25] Our system has detected that this message is likely suspicious due to the very low reputation of the sending IP address. To best protect our users from spam, the message has been blocked.
p dsn 5.7.1 550-5.7.1 [192.0.2.25 12] Our system has detected that this message is likely unsolicited mail. To reduce the amount of spam sent to Gmail, this message has been blocked.
p dsn 5.7.28 550-5.7.28 [192.0.2.25] There is an unusual rate of unsolicited mail originating from your IP address. To protect our users from spam, mail sent from your IP address has been blocked.
p dsn 5.7.1 550-5.7.1 [192.0.2.25] The IP you're using to send mail is not authorized to send email directly to our servers. Please use the SMTP relay at your service provider instead.
p dsn 5.7.29 550 5.7.29 This mail has been rejected because it was not sent over a TLS connection. Gmail requires all bulk senders to use TLS/SSL for SMTP connections.
p dsn 4.7.28 421-4.7.28 Gmail has detected an unusual rate of mail originating from your IP address. To protect our users from spam, mail has been temporarily rate limited.
h dsn 5.1.1 550-5.1.1 The email account that you tried to reach does not exist. Please try double-checking the recipient's email address for typos or unnecessary spaces. 550 5.1.1 Learn more at https://support.google.com/mail/?p=NoSuchUser
h gmail - 550 5.1.1 The email account that you tried to reach does not exist. Please try double-checking the recipient's email address for typos
s dsn 5.2.1 550 5.2.1 The email account that you tried to reach is disabled. Learn more at https://support.google.com/mail/?p=DisabledUser
s dsn 5.2.2 552-5.2.2 The recipient's inbox is out of storage space and inactive. Please direct the recipient to https://support.google.com/mail/?p=OverQuotaPerm
s dsn 4.2.1 450-4.2.1 The user you are trying to contact is receiving mail at a rate that prevents additional messages from being delivered.
s dsn 5.2.3 552-5.2.3 Your message exceeded Google's message size limits.
p dsn 5.7.0 552-5.7.0 This message was blocked because its content presents a potential security issue.
p dsn 5.7.1 550-5.7.1 Messages with multiple addresses in From: header are not accepted.
h gmail - The domain name nowhere-at-all.example does not exist. The response was: DNS Error: Domain name not found
h dsn 5.1.2 DNS Error: DNS type 'mx' lookup of gmial.example responded with code NXDOMAIN. Domain name not found: gmial.example
s gmail - The recipient server did not accept our requests to connect. Learn more at https://support.google.com/mail/answer/7720 [mx.example.net 192.0.2.7: timed out]
h dsn 5.1.1 550 5.1.1 The email address you entered couldn't be found. Please check the recipient's email address and try to resend the message.
h exchange 5.1.10 550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient sub@example.com not found by SMTP address lookup
h exchange 5.1.1 550 5.1.1 RESOLVER.ADR.RecipNotFound; not found
h dsn 5.4.1 550 5.4.1 Recipient address rejected: Access denied. [AM7EUR06FT055.eop-eur06.prod.protection.outlook.com 2026-11-22T10:11:12.131Z]
h dsn 5.5.0 550 5.5.0 Requested action not taken: mailbox unavailable (S2017062302).
p dsn 5.7.1 550 5.7.1 Unfortunately, messages from [192.0.2.25] weren't sent. Please contact your Internet service provider since part of their network is on our block list (S3150).
p dsn 5.7.511 550 5.7.511 Access denied, banned sender[192.0.2.25]. To request removal from this list please forward this message to delist@messaging.microsoft.com
p dsn 5.7.606 550 5.7.606 Access denied, banned sending IP [192.0.2.25]. To request removal from this list please visit https://sender.office.com/
p dsn 5.7.509 550 5.7.509 Access denied, sending domain cairn.example does not pass DMARC verification and has a DMARC policy of reject.
p dsn 5.7.515 550 5.7.515 Access denied, sending domain cairn.example doesn't meet the required authentication level. The sender's domain in the 5322.From address doesn't meet the authentication requirements defined for the sender.
p dsn 5.7.507 550 5.7.507 Access denied, rejected by recipient domain administrator.
p dsn 5.7.513 550 5.7.513 Service unavailable, Client host [192.0.2.25] blocked by example.com using Customer Block list (AS16012607)
p dsn 5.7.23 550 5.7.23 The message was rejected because of Sender Policy Framework violation
p dsn 5.7.708 550 5.7.708 Service unavailable. Access denied, traffic not accepted from this IP.
p dsn 5.7.750 550 5.7.750 Service unavailable. Client blocked from sending from unregistered domains
p exchange 5.7.133 550 5.7.133 RESOLVER.RST.SenderNotAuthenticatedForGroup; authentication required; Delivery restriction check failed because the sender was not authenticated when sending to this group
p exchange 5.7.124 550 5.7.124 RESOLVER.RST.SenderNotInAllowedSendersList; sender not in allowed-senders list
p exchange 5.7.1 550 5.7.1 TRANSPORT.RULES.RejectMessage; the message was rejected by organization policy
p exchange 5.7.64 550 5.7.64 TenantAttribution; Relay Access Denied SMTP
p dsn 5.7.323 550 5.7.323 tlsa-invalid: The domain failed DANE validation
s exchange 5.2.2 554 5.2.2 mailbox full; STOREDRV.Deliver.Exception:QuotaExceededException.MapiExceptionShutoffQuotaExceeded; Failed to process message due to a permanent exception
s exchange 5.2.122 554 5.2.122 The recipient has exceeded their limit for the number of messages they can receive per hour.
s exchange 5.3.4 550 5.3.4 ROUTING.SizeLimit; message size exceeds fixed maximum size for route
s exchange 5.4.14 550 5.4.14 Hop count exceeded - possible mail loop ATTR1
s exchange 4.4.7 550 4.4.7 QUEUE.Expired; message expired
s exchange 5.4.300 550 5.4.300 Message expired -> 451 4.4.0 DNS query failed
h exchange 5.4.310 550 5.4.310 DNS domain nowhere.example does not exist [Message=InfoDomainNonexistent]
p dsn 5.7.1 550 5.7.1 Service unavailable, Client host [192.0.2.25] blocked using Spamhaus. To request removal from this list see https://www.spamhaus.org/query/ip/192.0.2.25 (AS3130)
h dsn 5.0.0 554 delivery error: dd This user doesn't have a yahoo.com account (sub@yahoo.com) [0] - mta4012.mail.bf1.yahoo.com
h dsn 5.0.0 552 1 Requested mail action aborted, mailbox not found
s dsn 5.0.0 554 30 Sorry, your message to sub@yahoo.com cannot be delivered. This mailbox is disabled (554.30).
p dsn 5.7.9 554 5.7.9 Message not accepted for policy reasons. See https://postmaster.yahooinc.com/error-codes
p dsn 5.0.0 553 5.7.2 [TSS09] All messages from 192.0.2.25 will be permanently deferred; Retrying will NOT succeed. See https://postmaster.yahooinc.com/error-codes
p dsn 4.7.0 421 4.7.0 [TSS04] Messages from 192.0.2.25 temporarily deferred due to unexpected volume or user complaints - 4.16.55.1
p dsn 5.0.0 553 5.7.1 [BL21] Connections not accepted from IP addresses on Spamhaus PBL
h dsn 5.1.1 550 5.1.1 <sub@icloud.com>: user does not exist
s dsn 5.2.2 552 5.2.2 <sub@icloud.com>: user is over quota (in reply to RCPT TO command)
p dsn 5.7.1 550 5.7.1 [CS01] Message rejected due to local policy. Please visit https://support.apple.com/en-us/HT204137
p dsn 5.7.0 550 5.7.0 Blocked - see https://support.proofpoint.com/dnsbl-lookup.cgi?ip=192.0.2.25
p dsn 5.7.1 554 5.7.1 [HM08] Message rejected due to local policy.
h dsn 5.1.1 550 5.1.1 <sub@example.com>: Recipient address rejected: User unknown in virtual mailbox table
h dsn 5.1.1 550 5.1.1 <sub@example.com>: Recipient address rejected: undeliverable address: host mx.example.com[192.0.2.9] said: 550 No such user (in reply to RCPT TO command)
p dsn 5.7.1 554 5.7.1 <mail.cairn.example[192.0.2.25]>: Client host rejected: Access denied
p dsn 5.7.25 550 5.7.25 Client host rejected: cannot find your reverse hostname, [192.0.2.25]
p dsn 4.7.1 450 4.7.1 Client host rejected: cannot find your hostname, [192.0.2.25]
p dsn 5.7.1 554 5.7.1 Service unavailable; Client host [192.0.2.25] blocked using zen.spamhaus.org; https://www.spamhaus.org/query/ip/192.0.2.25
p dsn 5.7.1 504 5.5.2 <localhost>: Helo command rejected: need fully-qualified hostname
p dsn 5.7.1 550 5.7.1 <mail.cairn.example>: Helo command rejected: Host not found
p dsn 5.1.8 550 5.1.8 <return@cairn.example>: Sender address rejected: Domain not found
p dsn 5.7.1 554 5.7.1 <sub@example.com>: Relay access denied
p dsn 5.7.0 550 5.7.0 Must issue a STARTTLS command first
s dsn 4.2.0 450 4.2.0 <sub@example.com>: Recipient address rejected: Greylisted, see http://postgrey.schweikert.ch/help/example.com.html
h dsn 5.4.4 Host or domain name not found. Name service error for name=nowhere.example type=AAAA: Host not found
h dsn 5.1.0 Domain example.invalid does not accept mail (nullMX)
s dsn 4.4.1 connect to mx.example.com[192.0.2.9]:25: Connection timed out
s dsn 5.4.6 mail for example.com loops back to myself
s dsn 5.3.0 Command died with status 127: "/usr/bin/procmail". Command output: local configuration error
h exim - sub@example.com\n    host mx.example.com [192.0.2.9]\n    SMTP error from remote mail server after RCPT TO:<sub@example.com>:\n    550 No Such User Here
h exim - sub@nowhere.example\n    all relevant MX records point to non-existent hosts
h exim - sub@nowhere.example\n    Unrouteable address
p exim - sub@example.com\n    host mx.example.com [192.0.2.9]\n    SMTP error from remote mail server after RCPT TO:<sub@example.com>:\n    550-Verification failed for <return@cairn.example>\n    550-No Such User Here\n    550 Sender verify failed
p exim - sub@example.com\n    host mx.example.com [192.0.2.9]\n    SMTP error from remote mail server after MAIL FROM:<return@cairn.example>:\n    550 REJECTED - Bad HELO - Host impersonating
p exim - sub@example.com\n    SMTP error from remote mail server after end of data:\n    550 This message was classified as SPAM and may not be delivered
p exim - sub@example.com\n    SMTP error from remote mail server after initial connection:\n    554 Your IP 192.0.2.25 is in a country that we do not accept mail from
s exim - sub@example.com\n    retry timeout exceeded
s exim - sub@example.com\n    mailbox is full (MTA-imposed quota exceeded while writing to file): retry timeout exceeded
p exim - sub@example.com\n    host mx.example.com [192.0.2.9]\n    SMTP error from remote mail server after RCPT TO:<sub@example.com>:\n    550-"JunkMail rejected - mail.cairn.example [192.0.2.25]:40152 is in an RBL, see https://www.spamhaus.org/query/ip/192.0.2.25"
h qmail - Sorry, no mailbox here by that name. (#5.1.1)
h qmail - Sorry, I couldn't find any host named nowhere.example. (#5.1.2)
h qmail - 192.0.2.9 does not like recipient.\nRemote host said: 550 5.1.1 unknown or illegal alias: sub@example.com\nGiving up on 192.0.2.9.
p qmail - 192.0.2.9 failed after I sent the message.\nRemote host said: 554 5.7.1 Message cannot be accepted, spam rejection (Mode: normal)
p qmail - 192.0.2.9 does not like recipient.\nRemote host said: 553 sorry, your envelope sender domain must exist (#5.7.1)\nGiving up on 192.0.2.9.
p qmail - Connected to 192.0.2.9 but greeting failed.\nRemote host said: 554 refused mailfrom because of SPF policy
p qmail - 192.0.2.9 does not like recipient.\nRemote host said: 553 sorry, that domain isn't in my list of allowed rcpthosts (#5.7.1)
s qmail - Sorry, I wasn't able to establish an SMTP connection. (#4.4.1)\nI'm not going to try again; this message has been in the queue too long.
s qmail - The users mailfolder is over the allowed quota (size). (#5.2.2)
s qmail - This message is looping: it already has my Delivered-To line. (#5.4.6)
h dsn 5.1.1 550 5.1.1 <sub@example.com>... User unknown
h dsn 5.1.2 550 5.1.2 <sub@nowhere.example>... Host unknown (Name server: nowhere.example: host not found)
h plain - ----- The following addresses had permanent fatal errors -----\n<sub@example.com>\n    (reason: 550 5.1.1 <sub@example.com>... User unknown)\n\n   ----- Transcript of session follows -----\n550 5.1.1 <sub@example.com>... User unknown
p plain - ----- The following addresses had permanent fatal errors -----\n<sub@example.com>\n    (reason: 553 5.1.8 <return@cairn.example>... Domain of sender address return@cairn.example does not exist)
p dsn 5.7.1 550 5.7.1 Fix reverse DNS for 192.0.2.25
p dsn 5.0.0 550 Access denied - Invalid HELO name (See RFC2821 4.1.1.1)
p dsn 5.7.1 550 5.7.1 This system will not accept messages from servers/devices with no reverse DNS
h dsn 5.0.0 550 Invalid Recipient - https://community.mimecast.com/docs/DOC-1369#550 [k9n2fQ]
p dsn 5.0.0 550 Administrative prohibition - envelope blocked - https://community.mimecast.com/docs/DOC-1369#550
p dsn 5.0.0 550 Rejected by header based Anti-Spoofing policy: return@cairn.example - https://community.mimecast.com/docs/DOC-1369#550
p dsn 5.0.0 554 Host network not allowed - https://community.mimecast.com/docs/DOC-1369#554
p dsn 5.0.0 553 This route requires encryption (TLS) - https://community.mimecast.com/docs/DOC-1369#553
p dsn 5.0.0 550 DKIM Sender Invalid - envelope rejected
p dsn 4.0.0 451 IP temporarily blacklisted
h dsn 5.1.1 550 5.1.1 <sub@example.com>... User unknown: Proofpoint Essentials error 4
p dsn 5.7.0 554 5.7.0 Reject, id=21345-02 - spam
p dsn 5.7.1 550 5.7.1 Message contains spam or virus - Proofpoint Protection Server
p dsn 5.0.0 554 Service unavailable; Client host [mail.cairn.example] blocked using Barracuda Reputation; http://www.barracudanetworks.com/reputation/?r=1&ip=192.0.2.25
p dsn 5.0.0 550 permanent failure for one or more recipients (sub@example.com:blocked)
h dsn 5.0.0 550 permanent failure for one or more recipients (sub@example.com:550 5.1.1 User unknown)
p dsn 5.7.1 554 5.7.1 Email cannot be delivered. Reason: Email detected as Spam by spam filters.
h dsn 5.1.1 553 5.1.1 The recipient address is not a valid zoho account. Invalid recipient
h dsn 5.0.0 554 5.1.1 Relaying issues, mail for user sub@zoho.example: user does not exist
p dsn 5.7.7 550 5.7.7 Email policy violation detected - zoho
s dsn 5.2.1 541 5.2.1 Mailbox currently suspended - Please contact correspondent
h dsn 5.1.1 550 Requested action not taken: mailbox unavailable For explanation visit https://postmaster.gmx.net/en/error-messages?ip=192.0.2.25&c=hm
p dsn 5.0.0 554 Transaction failed Reject due to policy restrictions. For explanation visit https://postmaster.gmx.net/en/case?c=r0301
p dsn 5.0.0 554-gmx.net (mxgmx016) Nemesis ESMTP Service not available 554-No SMTP service 554-Bad DNS PTR resource record. 554 For explanation visit https://postmaster.gmx.net/error-messages?ip=192.0.2.25&c=bip
p dsn 5.0.0 554-web.de (mxweb112) Nemesis ESMTP Service not available 554-No SMTP service 554 IP address is block listed.
h dsn 5.1.1 550 5.1.1 Adresse d au moins un destinataire invalide. Invalid recipient. OFR_416 [416]
p dsn 5.0.0 550 mwinf5c04 ME Adresse IP source bloquee pour incident de spam. Client host blocked for spamming issues. OFR006_102
p dsn 5.5.0 550 5.5.0 SPF: 192.0.2.25 is not allowed to send mail. LPN004_401
s dsn 5.2.2 552 5.1.1 Boite du destinataire pleine. Recipient overquota. OFR_417 [417]
p dsn 5.7.1 571 5.7.1 Message refused, DMARC verification Failed. LPN007_517
h dsn 5.0.0 550 Message was not accepted -- invalid mailbox. Local mailbox sub@mail.ru is unavailable: user not found
p dsn 5.0.0 550 spam message rejected. Please visit http://help.mail.ru/notspam-support/id?c=abc or report details to abuse@corp.mail.ru
p dsn 5.0.0 550 We do not accept mail from hosts with dynamic IP or generic DNS PTR-records. Please get a custom reverse DNS name from your ISP for your host 192.0.2.25
p dsn 5.7.1 550 5.7.1 This message was not accepted due to domain owner DMARC policy (RFC 7489) https://help.mail.ru/mail-help/postmaster/dmarc
s dsn 5.0.0 550 Message was not accepted -- invalid mailbox. Local mailbox sub@mail.ru is unavailable: account is disabled
h dsn 5.7.1 550 5.7.1 No such user! 1637584563-tBcQAvXXXX
p dsn 5.7.1 554 5.7.1 [1] Message rejected under suspicion of SPAM; https://ya.cc/1IrBc 1637584563
p dsn 5.7.1 550 5.7.1 Email rejected per SPF policy; see http://yandex.example
h dsn 5.0.0 550 Mailbox not found. http://service.mail.qq.com/cgi-bin/help?subtype=1&&id=20022&&no=1000728
p dsn 5.0.0 550 Suspected spam ip. https://service.mail.qq.com/detail/122/66
p dsn 5.0.0 550 Ip frequency limited. https://service.mail.qq.com/detail/122/172
p dsn 5.0.0 550 SPF check failed. https://service.mail.qq.com/detail/122/72
p dsn 5.0.0 550 Mail content denied. http://service.mail.qq.com/cgi-bin/help?subtype=1&&id=20022&&no=1000726
s dsn 5.0.0 550 Mailbox is a deactivated mailbox
h dsn 5.1.1 550 5.1.1 sub@naver.example: no such user - nsmtp
p dsn 5.7.1 554 5.7.1 You are not allowed to connect. Access denied. blocked by country policy - naver
h dsn 5.1.1 550 5.1.1 No such user - psmtp
h dsn 5.0.0 550 5.0.0 Invalid recipient sub@163.example - user does not exist
p dsn 5.0.0 554 DT:SPM 163 mx, please see http://mail.163.com/help/help_spam_16.htm?ip=192.0.2.25
s dsn 5.0.0 550 User suspended
p dsn 5.7.1 571 5.7.1 Mail from dynamic/residential IP ranges is not accepted here; use your provider's smarthost
p dsn 5.7.1 550 5.7.1 Connections from your country are not accepted (GeoIP)
p dsn 5.0.0 550 5.7.27 Sender address has null MX
p dsn 5.0.0 521 5.7.1 Blocked by Bizanga: IP throttled, too many connections from 192.0.2.25
p dsn 5.7.1 550 5.7.1 Mail appears to be unsolicited - send error reports to support@synaq.example
p dsn 5.0.0 550 High probability of spam
p dsn 5.0.0 550 5.7.0 Local Policy Violation
p dsn 5.0.0 550 Sending IP 192.0.2.25 listed at sbl-xbl.spamhaus.org - does not exist on our allow list
p dsn 5.1.1 550 5.1.1 Your server 192.0.2.25 does not exist in reverse DNS, user mail rejected
p dsn 5.1.1 550 5.1.1 Mail from unauthenticated servers is not accepted: invalid SPF for this recipient
p dsn 5.1.2 550 5.1.2 Domain cairn.example has no valid MX, sender domain not found
p plain - Your message to sub@example.com was blocked by the recipient's mail server because the domain cairn.example does not have valid DKIM and SPF records.
h plain - This is an automatically generated Delivery Status Notification.\n\nDelivery to the following recipients failed permanently:\n\n  * sub@example.com\n\nReason: The email address does not exist
h plain - The mail system could not deliver your message to sub@example.com: the recipient's mailbox no longer exists.
s plain - Your message to sub@example.com was not delivered. The mailbox has exceeded its storage limit.
h plain - Ihre Nachricht an sub@example.com konnte nicht zugestellt werden. Der Empfänger existiert nicht.
h plain - Votre message n'a pas pu être remis à sub@example.com : destinataire inconnu.
h dsn 5.1.3 501 5.1.3 Bad recipient address syntax
h dsn 5.1.6 551 5.1.6 User has moved; please try <other@example.net>
h dsn 5.0.0 551 not our customer
h dsn 5.1.10 556 5.1.10 Recipient address has null MX
s dsn 5.0.0 550 Message rejected: the recipient has blocked the sender
h dsn 5.0.0 550 Unknown address error
h dsn 5.1.0 550 #5.1.0 Address rejected.
h dsn 5.0.0 554 No such recipient here
h dsn 5.7.1 550 5.7.1 <sub@example.com>: Recipient address rejected: user sub@example.com does not exist
s dsn 5.3.2 554 5.3.2 Please try again later, the system is under maintenance
s dsn 5.6.0 554 5.6.0 Message contains NUL characters
s dsn 5.0.0 554 Transaction failed : Cannot send message due to possible abuse
`;

export const refusalSamples: readonly RefusalSample[] = WRITTEN.split('\n').flatMap((line) => {
  const [, label, form, status = '', answer = ''] = LINE.exec(line) ?? [];
  if (label === undefined) return [];
  return [
    {
      label: label as RefusalSample['label'],
      form: form as RefusalSample['form'],
      status: status === '-' ? '' : status,
      answer: answer.replaceAll('\\n', '\n'),
    },
  ];
});
