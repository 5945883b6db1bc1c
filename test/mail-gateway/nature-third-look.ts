import { mail, type NatureCase, PERSON } from './nature-case.ts';

const DESK = 'From: Example Help <help@example.org>';

/** Of machines that answer, ask back, warn or report; most of them say so in no header. */
const machines: readonly (readonly [subject: string, body: string, ...headers: string[]])[] = [
  // Polish
  ['Automatyczna odpowiedź: Re: x', 'Dzień dobry, do 30.11 jestem na urlopie. Anna Nowak'],
  [
    'Re: x',
    'Dzień dobry, dziękuję za wiadomość. W dniach 20-30 listopada jestem nieobecna w pracy. W pilnych sprawach proszę o kontakt z Janem Kowalskim.',
  ],
  ['Odp: x', 'Dziękuję za e-mail. Obecnie przebywam na zwolnieniu lekarskim, odpowiem po powrocie.'],
  ['Nieobecność: Re: x', 'Przebywam w delegacji do piątku. W sprawach pilnych proszę kontaktować się z sekretariatem.'],
  [
    'Re: x',
    'Witam, jestem na urlopie macierzyńskim. Proszę o kontakt z biurem: biuro@example.org. Wiadomość nie zostanie przekazana.',
  ],
  [
    'Re: x',
    'Szanowni Państwo, dziękujemy za wiadomość. Twoje zgłoszenie zostało zarejestrowane pod numerem 20261122/17. Odpowiemy najszybciej jak to możliwe.',
  ],
  [
    'Potwierdzenie otrzymania wiadomości',
    'Potwierdzamy otrzymanie Państwa wiadomości. Odpowiedź zostanie udzielona w ciągu 2 dni roboczych.',
  ],
  ['Re: x', 'Ta wiadomość została wygenerowana automatycznie, prosimy na nią nie odpowiadać.'],
  [
    'Re: x',
    'Dzień dobry, nie będę miał dostępu do poczty do 1 grudnia. W pilnych sprawach proszę dzwonić: 600 100 200. Odpowiem po powrocie.',
  ],
  ['Re: x', 'Uprzejmie informuję, że do końca tygodnia jestem poza biurem i mam ograniczony dostęp do poczty.'],
  // Request Tracker and other desks
  [
    '[example.org #48213] AutoReply: Re: x',
    'Greetings,\n\nThis message has been automatically generated in response to the\ncreation of a trouble ticket regarding:\n\t"Re: x",\na summary of which appears below.\n\nThere is no need to reply to this message right now. Your ticket has been\nassigned an ID of [example.org #48213].',
    DESK,
  ],
  [
    'Re: [rt.example.org #48213] AutoReply: x',
    'Greetings, this message has been automatically generated. Please include the string [rt.example.org #48213] in the subject line of all future correspondence about this issue.',
    DESK,
  ],
  [
    '[help.example #17] x',
    'Your ticket has been assigned an ID of [help.example #17]. Please include the string in the subject line of all future correspondence.',
    DESK,
  ],
  [
    'Re: x',
    '<URL: https://rt.example.org/Ticket/Display.html?id=48213 >\n\nResolved today.',
    DESK,
    'RT-Ticket: example.org #48213',
    'Managed-by: RT 4.4.4',
  ],
  [
    '[example.org #48213] Resolved: x',
    'According to our records, your request has been resolved. If you have any further questions or concerns, please respond to this message.',
    DESK,
  ],
  ['[#4711] x', '*** Bitte antworten Sie nur oberhalb dieser Zeile ***\n\nIhr Ticket 4711 wurde erstellt.', DESK],
  [
    'Ticket erstellt: x',
    'Vielen Dank für Ihre Anfrage. Wir haben ein Ticket mit der Nummer 4711 für Sie eröffnet und melden uns in Kürze.',
    DESK,
  ],
  [
    'Freshdesk: Ticket Received - x',
    'Dear Sub, We would like to acknowledge that we have received your request and a ticket has been created. A support representative will be reviewing your request.',
    DESK,
  ],
  [
    'Re: x',
    'Hello, your email has been received and case number 00991234 has been assigned to it. Do not reply to this e-mail, this mailbox is not monitored.',
    DESK,
  ],
  [
    'Votre demande 20261122-12',
    'Bonjour, ceci est un message automatique, merci de ne pas y répondre. Votre demande a bien été enregistrée.',
    DESK,
  ],
  ['Re: x', 'Este es un mensaje generado automáticamente, por favor no responda a este correo.', DESK],
  ['Re: x', 'Questo messaggio è stato generato automaticamente. Si prega di non rispondere a questa e-mail.', DESK],
  ['Re: x', 'Diese E-Mail wurde automatisch erstellt. Bitte antworten Sie nicht auf diese Nachricht.', DESK],
  ['Re: x', 'Dit is een automatisch gegenereerd bericht. Gelieve niet te antwoorden op deze e-mail.', DESK],
  ['Re: x', 'Это письмо сформировано автоматически, пожалуйста, не отвечайте на него.', DESK],
  ['Re: x', 'Esta é uma mensagem automática. Por favor, não responda a este e-mail.', DESK],
  ['Re: x', 'このメールは自動送信されています。このメールに返信しないでください。', DESK],
  ['Re: x', 'This is an automatically generated e-mail. Please do not reply to it.', DESK],
  ['Re: x', 'You have reached an unattended mailbox. Messages sent to this address are not read.', DESK],
  // Challenges
  [
    'Please confirm your message',
    'This message was created automatically by mail delivery software (TMDA).\n\nYour message is being held because the address sub@cairn.example has not been confirmed. To release your pending message for delivery, simply reply to this message.',
  ],
  [
    'Your email requires verification verify#5xKq2-1637',
    'The message you sent requires that you verify that you are a real live human being and not a spam source. To complete this verification, simply reply to this message and leave the subject line intact.',
  ],
  [
    'Re: x',
    'I apologize for this automatic reply to your email. To control spam, I now allow incoming messages only from senders I have approved beforehand. If you would like to be added to my list of approved senders, please fill out the short request form (see link below).',
  ],
  [
    'Re: x [verify your message]',
    'Ana is protecting herself from receiving junk mail. Just this once, click the link below so I can receive your emails. You won’t have to do this again. https://www.spamarrest.example/a2?AQ',
  ],
  [
    'Authentification requise',
    'Bonjour, pour que votre message me parvienne, merci de cliquer sur le lien ci-dessous. Cette opération ne sera à faire qu’une seule fois. Je suis protégé par Mailinblack.',
  ],
  [
    'AntiSpam UOL » Re: x',
    'Olá, você enviou uma mensagem para ana@example.org. Para que sua mensagem seja encaminhada, clique no link abaixo e confirme que você não é um spammer.',
  ],
  [
    'Bitte bestätigen Sie Ihre E-Mail',
    'Ihre Nachricht wurde zurückgehalten, um Spam zu vermeiden. Bitte klicken Sie auf folgenden Link, damit sie zugestellt wird. Sie müssen dies nur einmal tun.',
  ],
  [
    'Sender verification required',
    'Your e-mail is in quarantine. To have it delivered, prove you are not a robot: follow the link. Once verified you will be added to the whitelist.',
  ],
  [
    'Confirm: your message to ana',
    'Boxbe: your message is waiting in a low priority list. Click here to be added to the guest list and have it delivered at once.',
  ],
  // Cron and monitors
  [
    'Cron <root@web1> /usr/local/bin/backup.sh',
    'rsync: connection unexpectedly closed\nbackup finished in 312 s',
    'From: Cron Daemon <root@web1.example.org>',
  ],
  [
    'Cron <deploy@web1> test -x /usr/sbin/anacron || run-parts /etc/cron.daily',
    'run-parts: backup exited with return code 1',
    'From: root@web1.example.org (Cron Daemon)',
    'X-Cron-Env: <SHELL=/bin/sh>',
  ],
  [
    "Anacron job 'cron.daily' on web1",
    '/etc/cron.daily/logrotate: fixed 3 files',
    'From: Anacron <root@web1.example.org>',
  ],
  [
    'Logwatch for web1 (Linux)',
    '################### Logwatch 7.5 ####################\n Processing Initiated: Sun Nov 22 06:25:01 2026',
    'From: logwatch@web1.example.org',
  ],
  ['*** SECURITY information for web1 ***', 'web1 : Nov 22 10:00:01 : ana : user NOT in sudoers ; TTY=pts/0', PERSON],
  [
    '** PROBLEM Service Alert: web1/HTTP is CRITICAL **',
    '***** Nagios *****\n\nNotification Type: PROBLEM\nService: HTTP',
    PERSON,
  ],
  ['[FIRING:1] HighLoad (web1 node warning)', 'Alerts Firing:\nLabels:\n - alertname = HighLoad', PERSON],
  ['Build failed in Jenkins: nightly #512', 'See <https://ci.example.org/job/nightly/512/display/redirect>', PERSON],
  ['Jenkins build is back to normal : nightly #513', 'See <https://ci.example.org/job/nightly/513/>', PERSON],
  [
    "unattended-upgrades result for 'web1': SUCCESS",
    'Unattended upgrade result: All upgrades installed\n\nPackages that were upgraded: openssl',
    PERSON,
  ],
  [
    'DegradedArray event on /dev/md0:nas',
    'This is an automatically generated mail message from mdadm running on nas',
    PERSON,
  ],
  [
    'SMART error (CurrentPendingSector) detected on host: nas',
    'This message was generated by the smartd daemon running on: host name: nas',
    PERSON,
  ],
  ['Output from your job       17', 'backup finished, 312 files moved', PERSON],
  [
    'fail2ban: [Fail2Ban] sshd: banned 192.0.2.9 from web1',
    'Hi, The IP 192.0.2.9 has just been banned by Fail2Ban after 5 attempts against sshd.',
    PERSON,
  ],
];

/** Reports of servers and of mailboxes. */
const reports: readonly (readonly [subject: string, body: string, ...headers: string[]])[] = [
  ['Undeliverable mail', 'ana@example.org\nuser unknown', 'From: Post Master <post_master@example.org>'],
  [
    'Nie można dostarczyć: x',
    'Nie można dostarczyć wiadomości do ana@example.org. Adres nie istnieje.',
    'From: postmaster@example.org',
  ],
  [
    'Zwrot wiadomości',
    'Wiadomość do ana@example.org nie mogła zostać dostarczona. 550 5.1.1 User unknown',
    'From: MAILER_DAEMON@poczta.example',
  ],
  ['complaint about message from 192.0.2.25', '', 'From: <staff@hotmail.com>'],
  [
    'Email Feedback Report for IP 192.0.2.25',
    'This is an email abuse report for an email message received from IP 192.0.2.25.',
    'From: feedback@example.org',
  ],
  [
    'Mail status',
    'The message could not be delivered: no such mailbox.',
    'From: Mail Delivery <mail_daemon@example.org>',
  ],
  [
    'Delivery report',
    'ana@example.org: host mx.example.org said: 552 5.2.2 mailbox full',
    'From: Mail Delivery System <postmaster1@example.org>',
  ],
  [
    'Non recapitato: x',
    'Il messaggio per ana@example.org non è stato recapitato. Mailbox unavailable. 550 5.1.1',
    PERSON,
  ],
  [
    'Недоставленное сообщение',
    'Не удалось доставить сообщение на ana@example.org: 550 5.1.1 user unknown',
    'From: mailer-daemon@mail.example',
  ],
  [
    '配信不能',
    'ana@example.org\n550 5.1.1 User unknown',
    'From: Mail Delivery Subsystem <MAILER-DAEMON@mx.example.jp>',
  ],
];

const people: readonly (readonly [subject: string, body: string])[] = [
  ['Re: x', 'Wróciłam z urlopu i zamknęłam trzy sprawy przed południem.'],
  ['Re: x', 'Dziękuję za pytanie! Dziś podpisałem umowę z nowym klientem.'],
  ['Re: x', 'Jestem na urlopie, ale skończyłem raport kwartalny.'],
  ['Re: x', 'I fixed the cron job that had failed every night since March.'],
  ['Re: x', 'Jenkins build is green again because I rewrote the flaky tests.'],
  ['Re: x', 'Our RT queue is empty: I resolved the last 12 tickets today.'],
  ['Re: x', 'I wrote a script that confirms the pending orders, so nobody has to click a link.'],
  ['Re: x', 'I removed the line "this is an automatically generated message" from all our mails, and replies doubled.'],
  ['Re: x', 'Complaints about messages from our shop went down by half after I rewrote them.'],
  ['Re: x', 'Answered 40 customers in person today. I want no automatic replies any more.'],
  ['Re: x', 'Moved our monitoring from Nagios to Prometheus; alerts are down 80 %.'],
  ['Re: x', 'Got the whitelist approved by the security team. I no longer have to ask every week.'],
  ['Re: x', 'Set up SMART checks on all our disks and replaced two that were about to fail.'],
  ['Re: x', 'Quarantine is over: I released the first batch of vaccines.'],
  ['Re: x', 'Ticket number 4711 has been assigned to me, and I solved it within the hour.'],
  ['Backup runs again', 'Restored the backup of web1 within an hour.'],
  ['Root cause found', 'Found the root cause of the outage: a full disk.'],
  ['Re: x', 'Do not reply to all, I told them, and the mail storm ended after an hour.'],
  ['Re: x', 'Verified all 300 sender addresses by hand. Tedious, but done.'],
];

const asCase = ([subject, body, ...headers]: readonly [string, string, ...string[]]): NatureCase =>
  mail(
    `${subject}: ${body.slice(0, 60)}`,
    subject,
    body,
    ...(headers.some((one) => /^from:/i.test(one)) ? [] : [PERSON]),
    ...headers,
  );

export const thirdLook = {
  automatic: machines.map(asCase),
  reports: reports.map(asCase),
  personal: people.map(asCase),
} as const;
