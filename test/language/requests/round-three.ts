import { asks, asksAll, type RequestCase } from './request-case.ts';

/** The third set; its figure at first run is the one that is reported for phrasings nobody had seen. */
export const roundThreeCases: readonly RequestCase[] = [
  ...asks(
    'cv',
    ['Good morning, a headhunter just called. Could I have my CV within the hour?'],
    ['pls make cv new, i have now more wins'],
    ['Thanks for the summary! Now I would need a resume as well.'],
    ['any way to get a cv out of all this?'],
    ['cv pls, 1 page max'],
  ),
  ...asks(
    'cover-letter',
    ['hey can u do a cover letter for barista at costa', { role: 'barista', company: 'costa' }],
    [
      'I would like to apply at Siemens Healthineers as a lab assistant and need a cover letter',
      {
        company: 'Siemens Healthineers',
        role: 'lab assistant',
      },
    ],
    [
      'Cover letter. Role: school caretaker. Company: Kingsmead Academy.',
      {
        role: 'school caretaker',
        company: 'Kingsmead Academy',
      },
    ],
    ['a cover letter for deloitte, tax consultant, would be great', { company: 'deloitte', role: 'tax consultant' }],
    [
      'Nestlé is looking for a supply planner. Please write me a cover letter for this.',
      {
        company: 'Nestlé',
        role: 'supply planner',
      },
    ],
    ['pls cover letter 4 job as nanny', { role: 'nanny' }],
    [
      'For the position of ward manager at Royal Free I need a cover letter by Monday',
      {
        role: 'ward manager',
        company: 'Royal Free',
      },
    ],
    ['Could you prepare a motivation letter to the University of Graz?', { company: 'University of Graz' }],
  ),
  ...asks(
    'growth-log',
    ['Can you put my growth log together for the talk with my boss?'],
    ['send growth log'],
    ['I was wondering if I could get a growth log for the half year'],
  ),
  ...asks(
    'social-thread',
    ['Could we do a thread of five tweets on this?'],
    ['thread about my first year as a nurse pls'],
  ),
  ...asks('twitter-post', ['Can I get a tweet out of this?'], ['write for twitter: a post about our new playground']),
  ...asks(
    'linkedin-post',
    ['this deserves a linkedin post, can you write one?'],
    ['pls do linkedin post from my win of yesterday'],
    ['I have no idea what to put on LinkedIn about this, help me with a post?'],
  ),
  ...asks(
    'custom-content',
    ['could you do a short bio for our website'],
    ['My performance review is coming up, can you write something for my review?'],
    ['Please draft a reference letter I can hand to my old boss to sign'],
    ['I need a case for my promotion, one page'],
  ),
  ...asks(
    'how-am-i-doing',
    ['Would be nice to know how my week went', { period: 'week' }],
    ['hows it looking this year?', { period: 'year' }],
    ['Please send an overview of last month', { period: 'month', previous: true }],
    ['am i doing ok so far?'],
    ['can you sum up my month', { period: 'month' }],
  ),
  ...asks(
    'list-wins',
    ['I forgot what I sent you, can you list my wins?'],
    ['what did I accomplish in the last month', { period: 'month' }],
    ['Send me my latest 4 wins pls', { wantedCount: 4 }],
    ['Could you show me again what I have done this week?', { period: 'week' }],
  ),
  ...asks(
    'change-schedule',
    ['I get your mail too late, 5pm would be ideal', { clockTime: '17:00' }],
    ['could we make it fridays instead of every day', { frequency: 'weekly', weekday: 5 }],
    ['Mails at 7 am wake my baby, please send them at 10 am', { clockTime: '10:00' }],
    ['Is it possible to be asked only once a week?', { frequency: 'weekly' }],
    ['pls change time zone to vancouver', { zone: 'America/Vancouver' }],
    ['Now living in Melbourne, please change my time zone.', { zone: 'Australia/Melbourne' }],
    ['Can the reminder be sent after dinner?', { timeOfDay: 'evening' }],
    ['set to weekdays 8:15', { frequency: 'daily-weekdays', clockTime: '08:15' }],
    ['Daily again please, weekly was too little', { frequency: 'daily' }],
    ['Wednesday is better than Monday for me, could you switch?', { frequency: 'weekly', weekday: 3 }],
  ),
  ...asks(
    'pause',
    ['Hi, I broke my arm, so please pause for a month', { until: '2026-04-11' }],
    ['pls hold mails til 6 april', { until: '2026-04-06' }],
    ['We close the shop for two weeks, could you stop the mails for that time?', { until: '2026-03-25' }],
    ['no check-in tomorrow and on friday please', { from: '2026-03-12', until: '2026-03-14' }],
    ['I am hiking without internet until 29 March. Please do not send anything before that.', { until: '2026-03-29' }],
    ['break until next monday pls', { until: '2026-03-16' }],
  ),
  ...asks(
    'resume',
    ['I feel better, you can start the mails again'],
    ['pls turn check-ins on'],
    ['Please take me back, start the daily mails again'],
  ),
  ...asks(
    'stop',
    ['Not for me, please unsubscribe'],
    ['kindly stop all mails to this address'],
    ['how can I stop getting these emails?'],
  ),
  ...asks(
    'correct-wins',
    ['the third is wrong, delete it please', { corrections: [{ kind: 'drop', number: 3 }] }],
    ['Please join number 2 and number 3', { corrections: [{ kind: 'merge', numbers: [2, 3] }] }],
    [
      'In the first one it was 12 not 20',
      {
        corrections: [{ kind: 'reword', number: 1, text: '12 not 20', isFullText: false }],
      },
    ],
    [
      'number 4 should say "Taught 3 classes"',
      {
        corrections: [{ kind: 'reword', number: 4, text: 'Taught 3 classes', isFullText: true }],
      },
    ],
  ),
  asksAll('Today I passed my forklift licence! cv update please', ['cv']),
  asksAll('Handed in the thesis. I am on leave from tomorrow, please pause until 7 April, thanks', [
    'pause',
    { from: '2026-03-12', until: '2026-04-07' },
  ]),
  asksAll('Great feedback from a patient today, could you turn it into a LinkedIn post?', ['linkedin-post']),
];

/** Wins and chat with the words of changes in them. */
export const roundThreeUnchanging: readonly string[] = [
  'We stopped at nothing and won',
  'Had to pause my studies, but I passed one exam anyway',
  'My shift changes to evenings next week',
  'The trainer told us to stop every ten minutes and breathe',
  'I dropped the second course and focus on the first',
  'The weekly email to parents went out at 8 as planned',
  'Could not resume the match because of rain',
  'He wants me to send the report every Friday, fine',
  'Put the second shift on weekdays only, saves us 3,000 a month',
  'Please, finally some sun! Painted the fence',
  'No more messages from the angry client, case closed',
  'Paused, breathed, answered politely',
  'Number 3 of 5 apartments sold',
  'The last one standing was my team',
  'I removed myself from the committee and feel free',
  'Two and three are primes, explained it to 30 kids',
  'Got my reminders under control with a new system',
  'Now on Tokyo time, first meeting went well',
  'I will be off the grid until Sunday, see you',
  'Time zone math is hard, but the launch call worked',
  'Again a quiet day, again no sales',
  'Stop. Look. Listen. Taught road safety to first graders',
  'Unsubscribing customers fell by half after my campaign',
  'Moved the mails of 40 users to the new server',
  'I need to stop buying coffee',
];
