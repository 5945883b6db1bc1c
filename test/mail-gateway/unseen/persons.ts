import { plain } from './forms.ts';

/** A mail a person wrote that only looks like a machine's, and the words that are theirs. */
export type UnseenPerson = Readonly<{ name: string; mail: string; own: string }>;

const me = 'Nora Lind <nora.lind@example.org>';
const re = 'Re: What did you get done this week?';
const cases: readonly (readonly [string, string, string, (readonly string[])?])[] = [
  ['absence as news', re, "I'm back from two weeks of vacation and closed the Berlin deal on the first day."],
  ['out of office tool', re, 'Wrote the out of office policy for the whole company.'],
  [
    'subject of an absence, person answers',
    'Re: Automatic reply: What did you get done this week?',
    'Sorry about the auto-reply, I was away. I finished the budget.',
  ],
  ['bounce fixed', re, 'Fixed the bug that made our newsletters come back with "550 5.1.1 User unknown".'],
  [
    'undeliverable in the subject',
    'Undeliverable goods: solved',
    'Got all undeliverable parcels of February to their owners.',
  ],
  ['mailbox full as a win', re, 'Migrated 300 users whose mailbox was full to the new server.'],
  ['spam complaint as a win', re, 'Brought our spam complaints down from 0.4 % to 0.05 %.'],
  ['ticket number in the subject', '[Ticket#4711] done', 'Closed the oldest ticket in our queue, #4711.'],
  [
    'holiday in German',
    'AW: What did you get done this week?',
    'Vor dem Urlaub noch das Angebot für Krause fertig geschrieben.',
  ],
  [
    'German absence handled',
    'AW: What did you get done this week?',
    'Habe die Abwesenheit von drei Kollegen vertreten und den Monatsabschluss gemacht.',
  ],
  ['French holiday', 'RE: What did you get done this week?', "J'ai terminé le rapport annuel avant mes congés."],
  [
    'Spanish vacation',
    'RE: What did you get done this week?',
    'Antes de las vacaciones cerré el contrato con Ibérica.',
  ],
  ['Polish', 'Odp: What did you get done this week?', 'Zamknęłam projekt przed urlopem.'],
  ['auto reply written by me', re, 'Set up automatic replies for our support team, which saves two hours a day.'],
  ['cron job', 'Cron', 'Wrote a cron job that restarts the nightly import by itself.'],
  ['alert', 'Problem solved', 'CRITICAL alert at 3 am: found the leak and shipped the fix within an hour.'],
  ['through a mailing list program', re, 'Shipped release 2.0.', ['X-Mailer: Evolution 3.44', 'X-Priority: 3']],
  [
    'importance and receipt wished',
    re,
    'Presented to the board; budget approved.',
    ['Disposition-Notification-To: nora.lind@example.org', 'Importance: high'],
  ],
  ['Auto-Submitted: no', re, 'Signed the new supplier.', ['Auto-Submitted: no']],
  ['Precedence normal', re, 'Hired two engineers.', ['Precedence: normal']],
  [
    'suppressing answers like Outlook',
    re,
    'Won the tender.',
    ['X-Auto-Response-Suppress: DR, OOF, AutoReply', 'X-MS-Exchange-Organization-AuthAs: Internal'],
  ],
  [
    'delivery as trade',
    'Delivery report',
    'Delivery to Rotterdam finished two days early; wrote the delivery report for the client.',
  ],
  [
    'delayed delivery solved',
    'Re: Delivery delayed',
    'The delayed delivery of the turbines is solved, they arrived today.',
  ],
  ['accepted', 'Accepted!', 'My paper was accepted at the conference.'],
  ['confirmation', 'Please confirm', 'Got the landlord to confirm the lease in writing.'],
  [
    'thank you for your message',
    re,
    'Thank you for your message. This week: trained the new intern and finished the audit.',
  ],
  ['left the firm', re, 'Handed over all my projects, as Tom no longer works here, and kept every deadline.'],
  [
    'newsletter sent',
    'Newsletter',
    'Sent our first newsletter to 4,000 people; 41 % opened it, only 3 clicked unsubscribe.',
  ],
  [
    'office closed',
    re,
    'I will be out of the office tomorrow, so today: closed the books for February and sent the invoices.',
  ],
  [
    'quoted report below',
    'Fwd fixed',
    'Found out why these came back and mended it:\n\n> This message was created automatically by mail delivery software.\n> A message that you sent could not be delivered.\n> 550 5.1.1 User unknown',
  ],
];

/** Thanks for a mail are no part of what was done. */
const COURTESY = /^Thank you for your message. This week: /;

export const persons: readonly UnseenPerson[] = cases.map(([name, subject, text, more]) => ({
  name,
  mail: plain(me, subject, text, more),
  own: COURTESY.test(text) ? text.replace(COURTESY, '') : (text.split('\n')[0] ?? text),
}));

/** Written after the first run, of the classes that it showed. */
export const tellers = [
  ['User unknown', 'Found out who the "unknown user" in our logs was.'],
  ['Mail error', 'Fixed the mail error that hit ada@example.com: "550 5.1.1 user unknown" was a typo of ours.'],
  [
    'Re: week',
    'Debugged why bounces came back: host mx1.firm.example said: 550 5.1.1 user unknown for ada@firm.example.',
  ],
  ['Re: week', 'Mail delivery failed for three days; I found the broken DNS record and fixed it.'],
  ['Ticket closed', 'Closed ticket #99120 for our biggest customer.'],
  ['AW: Automatische Antwort: week', 'Bin zurück. Diese Woche: Angebot fertig.'],
  ['Re: Out of office', 'Wrote the handover before I left.'],
  ['Automatic reply texts', 'Wrote the automatic reply texts for the school.'],
  ['Re: week', 'No longer work nights: I trained two people to take over, please contact me for the plan.'],
  ['Re: week', 'This is an automated test suite: I wrote 400 cases.'],
  ['Returned mail', 'Sorted 400 pieces of returned mail and corrected the addresses.'],
  ['Delivery delayed', 'Delivery of the cement was delayed, so I found another supplier within a day.'],
].map(([subject = '', text = '']) => ({ name: text, mail: plain(me, subject, text) }));
