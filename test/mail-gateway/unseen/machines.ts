import { plain, type Unseen } from './forms.ts';

const auto = ['Auto-Submitted: auto-replied'];
const me = 'Nora Lind <nora.lind@example.org>';
const q = 'What did you get done this week?';
/** What machines write, with and without a header that says so. */
const cases: readonly (readonly [string, string])[] = [
  [
    'English absence with header',
    plain(me, `Automatic reply: ${q}`, 'I am out of the office until 17 March with no access to mail.', [
      ...auto,
      'X-Auto-Response-Suppress: All',
    ]),
  ],
  [
    'English absence, no header',
    plain(
      me,
      `Out of Office: ${q}`,
      'Thank you for your message. I am currently out of the office and will be back on Monday, 17 March. For urgent matters please contact Tom on 555 0100.',
    ),
  ],
  [
    'vacation with Precedence',
    plain(me, `Re: ${q}`, "I'm away on annual leave until the 20th and will answer when I'm back.", [
      'Precedence: bulk',
      'X-Autoreply: yes',
    ]),
  ],
  [
    'German absence',
    plain(
      me,
      `Automatische Antwort: ${q}`,
      'Vielen Dank für Ihre Nachricht. Ich bin bis zum 17. März nicht im Haus. Ihre Mail wird nicht weitergeleitet.',
    ),
  ],
  [
    'German absence 2',
    plain(
      me,
      `Abwesenheitsnotiz: ${q}`,
      'Ich bin derzeit nicht im Büro. In dringenden Fällen wenden Sie sich bitte an Frau Krause.',
    ),
  ],
  [
    'French absence',
    plain(
      me,
      `Réponse automatique : ${q}`,
      "Je suis absente du bureau jusqu'au 17 mars. En cas d'urgence, veuillez contacter le standard.",
    ),
  ],
  [
    'French absence 2',
    plain(
      me,
      `Absence du bureau : ${q}`,
      "Bonjour, je suis actuellement en congés et n'aurai pas accès à ma messagerie. Je répondrai à mon retour.",
    ),
  ],
  [
    'Spanish absence',
    plain(
      me,
      `Respuesta automática: ${q}`,
      'Estaré fuera de la oficina hasta el 17 de marzo. Para asuntos urgentes contacte con Luis.',
    ),
  ],
  [
    'Italian absence',
    plain(me, `Risposta automatica: ${q}`, 'Sono fuori ufficio fino al 17 marzo. Risponderò al mio rientro.'),
  ],
  [
    'Portuguese absence',
    plain(me, `Resposta automática: ${q}`, 'Estou de férias até 17 de março, sem acesso ao e-mail.'),
  ],
  [
    'Dutch absence',
    plain(
      me,
      `Automatisch antwoord: ${q}`,
      'Ik ben afwezig tot en met 17 maart. Voor dringende zaken kunt u contact opnemen met Jan.',
    ),
  ],
  [
    'Swedish absence',
    plain(me, `Autosvar: ${q}`, 'Jag är på semester till och med den 17 mars och läser inte min e-post.'),
  ],
  [
    'Danish absence',
    plain(me, `Automatisk svar: ${q}`, 'Jeg er på ferie til og med den 17. marts og læser ikke mails.'),
  ],
  [
    'Norwegian absence',
    plain(
      me,
      `Fraværsmelding: ${q}`,
      'Jeg er ute av kontoret til 17. mars. Ved hastesaker, ta kontakt med sentralbordet.',
    ),
  ],
  ['Finnish absence', plain(me, `Automaattinen vastaus: ${q}`, 'Olen lomalla 17.3. asti enkä lue sähköpostiani.')],
  [
    'Polish absence',
    plain(
      me,
      `Automatyczna odpowiedź: ${q}`,
      'Jestem poza biurem do 17 marca. W pilnych sprawach proszę o kontakt z sekretariatem.',
    ),
  ],
  [
    'Czech absence',
    plain(
      me,
      `Automatická odpověď: ${q}`,
      'Jsem mimo kancelář do 17. března. V naléhavých případech kontaktujte kolegu.',
    ),
  ],
  [
    'Hungarian absence',
    plain(me, `Automatikus válasz: ${q}`, 'Március 17-ig szabadságon vagyok, leveleimet nem olvasom.'),
  ],
  [
    'Russian absence',
    plain(me, `Автоматический ответ: ${q}`, 'Я в отпуске до 17 марта. По срочным вопросам обращайтесь к коллегам.'),
  ],
  [
    'Turkish absence',
    plain(
      me,
      `Otomatik yanıt: ${q}`,
      '17 Mart tarihine kadar izindeyim. Acil durumlar için lütfen Mehmet ile iletişime geçin.',
    ),
  ],
  ['Greek absence', plain(me, `Αυτόματη απάντηση: ${q}`, 'Θα απουσιάζω από το γραφείο μέχρι τις 17 Μαρτίου.')],
  [
    'Japanese absence',
    plain(me, `自動応答: ${q}`, '3月17日まで休暇をいただいております。お急ぎの方は会社までお電話ください。'),
  ],
  ['Chinese absence', plain(me, `自动回复: ${q}`, '您好，您的邮件已收到，我正在休假，会尽快回复。')],
  ['Korean absence', plain(me, `자동 회신: ${q}`, '3월 17일까지 휴가 중입니다. 급한 일은 사무실로 연락 주세요.')],
  [
    'parental leave',
    plain(
      me,
      `Re: ${q}`,
      "Thanks for your email. I'm on maternity leave until January 2026. Please contact Sam Field (sam@example.org) in my absence.",
      auto,
    ),
  ],
  [
    'no longer works here',
    plain(
      me,
      `Automatic reply: ${q}`,
      'Nora Lind no longer works for Firm Ltd. Please direct all enquiries to info@firm.example.',
    ),
  ],
  [
    'Zendesk',
    plain(
      'Firm Support <support@firm.zendesk.com>',
      '[Firm] Request received: What did you get done this week?',
      '##- Please type your reply above this line -##\n\nYour request (12345) has been received and is being reviewed by our support staff.\n\nTo add additional comments, reply to this email.',
      ['X-Mailer: Zendesk Mailer', 'Auto-Submitted: auto-generated'],
    ),
  ],
  [
    'Freshdesk no header',
    plain(
      'Firm Help <help@firm.freshdesk.com>',
      'Ticket Received - What did you get done this week?',
      'Dear Cairn,\n\nWe would like to acknowledge that we have received your request and a ticket has been created with Ticket ID - 5821.\nA support representative will be reviewing your request and will send you a personal response.',
    ),
  ],
  [
    'OTRS',
    plain(
      'Helpdesk <helpdesk@uni.example>',
      `[Ticket#2025030410000017] RE: ${q}`,
      'This is an automatic confirmation that your message has been received under ticket number 2025030410000017.',
      ['X-OTRS-Loop: helpdesk@uni.example'],
    ),
  ],
  [
    'Jira Service',
    plain(
      'IT Help Desk <jira@firm.atlassian.net>',
      `ITH-482 ${q}`,
      "—-—-—-—\nReply above this line.\n\nYour request was received and will be looked at by the team. View request · Turn off this request's notifications",
      ['X-JIRA-FingerPrint: 7ab', 'Auto-Submitted: auto-generated'],
    ),
  ],
  [
    'RT',
    plain(
      'Help via RT <rt@uni.example>',
      `[uni.example #40211] AutoReply: ${q}`,
      'Greetings,\n\nThis message has been automatically generated in response to the creation of a trouble ticket.\nThere is no need to reply to this message right now. Your ticket has been assigned an ID of [uni.example #40211].',
      ['RT-Ticket: uni.example #40211'],
    ),
  ],
  [
    'challenge',
    plain(
      'Nora Lind <nora.lind@earthlink.example>',
      `Re: ${q} (suspect email)`,
      'I apologize for this automatic reply to your email.\n\nTo control spam, I now allow incoming messages only from senders I have approved beforehand.\n\nIf you would like to be added to my list of approved senders, please fill out the short request form (see link below).',
    ),
  ],
  [
    'challenge Boxbe',
    plain(
      'Boxbe <notify@boxbe.com>',
      `Re: ${q} (Action Required)`,
      'Hello Cairn, your message about "What did you get done this week?" was waitlisted. Please add yourself to my Guest List so your messages will be delivered to my Inbox.',
    ),
  ],
  [
    'TMDA',
    plain(
      'nora.lind-confirm@example.org',
      'Please confirm your message',
      'This message was created automatically by mail delivery software (TMDA). Your message attached below is being held because the address <journal@cairn.example> has not been verified. To release your message for delivery, please send an empty message to the following address, or use your mailer\'s "Reply" feature.',
      auto,
    ),
  ],
  [
    'cron',
    plain(
      'root@web1.example (Cron Daemon)',
      'Cron <root@web1> /usr/local/bin/backup.sh',
      'rsync: connection unexpectedly closed',
      ['X-Cron-Env: <SHELL=/bin/sh>'],
    ),
  ],
  [
    'anacron',
    plain(
      'Anacron <root@laptop.example>',
      "Anacron job 'cron.daily' on laptop",
      '/etc/cron.daily/logrotate:\nerror: stat of /var/log/foo failed',
    ),
  ],
  [
    'logwatch',
    plain(
      'logwatch@web1.example',
      'Logwatch for web1 (Linux)',
      ' ################### Logwatch 7.5.6 ####################\n Processing Initiated: Tue Mar 4 06:25:01 2025',
    ),
  ],
  [
    'Nagios',
    plain(
      'nagios@mon.example',
      '** PROBLEM Service Alert: web1/HTTP is CRITICAL **',
      '***** Nagios *****\n\nNotification Type: PROBLEM\n\nService: HTTP\nHost: web1\nState: CRITICAL',
    ),
  ],
  [
    'list digest',
    plain(
      'users-request@lists.example.org',
      'Users Digest, Vol 12, Issue 3',
      "Send Users mailing list submissions to\n\tusers@lists.example.org\n\nToday's Topics:\n\n   1. Release 2.0 shipped (Ann)\n   2. Re: Release 2.0 shipped (Bob)",
      ['List-Id: <users.lists.example.org>', 'Precedence: list'],
    ),
  ],
  [
    'newsletter',
    plain(
      'The Weekly <hello@weekly.example>',
      'Five things we shipped this month',
      'Hi Nora, we shipped five things this month. View in browser. Unsubscribe.',
      ['List-Unsubscribe: <https://weekly.example/u>', 'List-Id: weekly <weekly.example>'],
    ),
  ],
  [
    'newsletter, Feedback-ID only',
    plain('Shop <news@shop.example>', 'Spring sale', 'Everything half off until Sunday. Unsubscribe here.', [
      'Feedback-ID: 1:2:3:shop',
      'Precedence: bulk',
    ]),
  ],
  [
    'invitation',
    `${plain('Ann <ann@example.org>', 'Invitation: Review @ Tue Mar 11, 2025 10am', '--c\nContent-Type: text/plain; charset=utf-8\n\nYou have been invited to the following event.\nReview\nWhen: Tue Mar 11, 2025 10am\n\n--c\nContent-Type: text/calendar; charset=utf-8; method=REQUEST\n\nBEGIN:VCALENDAR\nMETHOD:REQUEST\nBEGIN:VEVENT\nUID:1\nSUMMARY:Review\nEND:VEVENT\nEND:VCALENDAR\n\n--c--', ['MIME-Version: 1.0', 'Content-Type: multipart/alternative; boundary="c"'])}`,
  ],
  [
    'accepted',
    plain(
      me,
      `Accepted: Review @ Tue Mar 11, 2025`,
      '--c\nContent-Type: text/plain\n\nNora Lind has accepted this invitation.\n\n--c\nContent-Type: text/calendar; method=REPLY\n\nBEGIN:VCALENDAR\nMETHOD:REPLY\nEND:VCALENDAR\n\n--c--',
      ['MIME-Version: 1.0', 'Content-Type: multipart/alternative; boundary="c"'],
    ),
  ],
  [
    'read receipt',
    plain(
      me,
      `Read: ${q}`,
      '--d\nContent-Type: text/plain\n\nYour message was read on Tuesday, 4 March 2025 10:01:00 UTC.\n\n--d\nContent-Type: message/disposition-notification\n\nReporting-UA: example.org; Mail\nFinal-Recipient: rfc822;nora.lind@example.org\nDisposition: automatic-action/MDN-sent-automatically; displayed\n\n--d--',
      ['MIME-Version: 1.0', 'Content-Type: multipart/report; report-type=disposition-notification; boundary="d"'],
    ),
  ],
  [
    'read receipt, manual',
    plain(
      me,
      `Return Receipt (displayed) - ${q}`,
      "--d\nContent-Type: text/plain\n\nThis is a Return Receipt for the mail that you sent to nora.lind@example.org.\n\nNote: This Return Receipt only acknowledges that the message was displayed on the recipient's computer.\n\n--d\nContent-Type: message/disposition-notification\n\nFinal-Recipient: rfc822;nora.lind@example.org\nDisposition: manual-action/MDN-sent-manually; displayed\n\n--d--",
      ['MIME-Version: 1.0', 'Content-Type: multipart/report; report-type=disposition-notification; boundary="d"'],
    ),
  ],
  [
    'not read',
    plain(
      me,
      `Not read: ${q}`,
      'Your message\n\nTo: nora.lind@example.org\nSubject: What did you get done this week?\nSent: 04/03/2025 10:00\n\nwas deleted without being read on 04/03/2025 11:00.',
    ),
  ],
  [
    'GitHub',
    plain(
      'Ann <notifications@github.com>',
      'Re: [org/repo] Fix the build (PR #12)',
      'Merged #12 into main.\n\n—\nReply to this email directly, view it on GitHub, or unsubscribe.',
      ['X-GitHub-Reason: author', 'List-Id: org/repo <repo.org.github.com>', 'Precedence: list'],
    ),
  ],
  ['order', plain('Shop <no-reply@shop.example>', 'Your order 1234 has shipped', 'Good news! Your order has shipped.')],
  [
    'autoresponder of a firm',
    plain(
      'Info <info@firm.example>',
      `Re: ${q}`,
      'Thank you for contacting Firm Ltd. This is an automated response to let you know we have received your email. We aim to reply within two working days.',
    ),
  ],
  [
    'Lotus absence',
    plain(
      me,
      'Nora Lind is out of the office.',
      'I will be out of the office starting  2025-03-03 and will not return until 2025-03-17.\n\nI will respond to your message when I return.',
    ),
  ],
];

export const machines: readonly Unseen<'automatic'>[] = cases.map(([name, mail]) => ({ name, end: 'automatic', mail }));
