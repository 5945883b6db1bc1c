import { asks, asksAll, type RequestCase } from './request-case.ts';

/** A third set that nobody had tried when it was written. */
export const thirdLookCases: readonly RequestCase[] = [
  ...asks(
    'pause',
    ['Please pause my emails, I am getting married! Until 30 March.', { until: '2026-03-30' }],
    ['could you pause for the next month', { until: '2026-04-11' }],
    ['On parental leave until 1 August - please pause the check-ins until then', { until: '2026-08-01' }],
    ['hi, can you skip the check-ins this week?', { until: '2026-03-16' }],
    ['Pause for five days please, thanks', { until: '2026-03-16' }],
    ['no check-ins over easter pls', { from: '2026-04-03', until: '2026-04-07' }],
    ['I would like to pause until June', { until: '2026-06-01' }],
  ),
  ...asks(
    'change-schedule',
    ['Can you send the daily email at 6 in the morning?', { clockTime: '06:00' }],
    ['Please switch to Fridays', { frequency: 'weekly', weekday: 5 }],
    ['please send these every weekday at 9am', { frequency: 'daily-weekdays', clockTime: '09:00' }],
    ['I would like to receive the mails in the evening from now on', { timeOfDay: 'evening' }],
    ['change to 19:30', { clockTime: '19:30' }],
    ['Please set my timezone to Eastern', { zone: 'America/New_York' }],
    ['My time zone should be Europe/Helsinki', { zone: 'Europe/Helsinki' }],
    ['Monday mornings would be best, please', { frequency: 'weekly', weekday: 1, timeOfDay: 'morning' }],
    ['One mail per week is plenty', { frequency: 'weekly' }],
    ['Can we do it at 22:00 instead?', { clockTime: '22:00' }],
  ),
  ...asks(
    'cover-letter',
    ['Please write a cover letter for Unilever, brand manager role', { company: 'Unilever', role: 'brand manager' }],
    ['I want a cover letter for a bakery job at Greggs', { role: 'bakery', company: 'Greggs' }],
    [
      'Can you help me with a cover letter? I am applying for a receptionist post at the Hilton.',
      { role: 'receptionist', company: 'Hilton' },
    ],
    ['Cover letter for the position of data engineer with Klarna please', { role: 'data engineer', company: 'Klarna' }],
    ['Need a cover letter to Médecins Sans Frontières', { company: 'Médecins Sans Frontières' }],
    ['A cover letter for a carpenter, please', { role: 'carpenter' }],
  ),
  ...asks(
    'correct-wins',
    ['Please merge the second and third one', { corrections: [{ kind: 'merge', numbers: [2, 3] }] }],
    ['#2 was on Monday', { corrections: [{ kind: 'reword', number: 2, text: 'on Monday', isFullText: false }] }],
    [
      'please change number 3 to "Opened the new lab"',
      { corrections: [{ kind: 'reword', number: 3, text: 'Opened the new lab', isFullText: true }] },
    ],
    [
      'Drop the first and the last one',
      {
        corrections: [
          { kind: 'drop', number: 1 },
          { kind: 'drop', number: -1 },
        ],
      },
    ],
    [
      'Number 2 should be 45,000 not 4,500',
      { corrections: [{ kind: 'reword', number: 2, text: '45,000 not 4,500', isFullText: false }] },
    ],
    ['1 and 2 should be merged', { corrections: [{ kind: 'merge', numbers: [1, 2] }] }],
  ),
  ...asks(
    'how-am-i-doing',
    ['How am I doing compared to last month?', { period: 'month', previous: true }],
    ['summary of this month please', { period: 'month' }],
  ),
  ...asks(
    'list-wins',
    ['Could you list my last 6 achievements?', { wantedCount: 6 }],
    ['show my wins of last month', { period: 'month', previous: true }],
  ),
  ...asks('stop', ['Please unsubscribe this address'], ['end the emails please']),
  ...asks('resume', ['Could you resume the daily emails?'], ['please start sending me check-ins again']),
  ...asks('cv', ['Can you please email me my résumé?']),
  ...asks('custom-content', ['Please write an article for LinkedIn about leadership']),
  asksAll('Drop 1 please. My CV too please.', ['correct-wins', { corrections: [{ kind: 'drop', number: 1 }] }], ['cv']),
];

/** News of the same kind, of which none asks for a change. */
export const thirdUnchanging: readonly string[] = [
  'Delivered 2 and 3 ahead of schedule',
  'Deleted the last of the old servers',
  'Stopped by the new site and fixed two leaks',
  'Our check-ins with patients are weekly now',
  'The pause in the trial ended and we resumed dosing',
  'Sent the emails at 8pm as promised',
  'Cancelled Friday overtime for the whole crew, target still met',
  'Removed one of the two bottlenecks',
  'Held the line until reinforcements came on Monday',
  'Switched off the reactor for two weeks of maintenance without an incident',
  'The last one is always the hardest, but I did it',
  'Merging 1 and 2 into one route saved 40 km',
  'No reminders needed, all invoices were paid',
  'Unsubscribe rate of our newsletter is down to 1 %',
  'Time zone mix-up solved with the Tokyo office',
  'It should be said that the kids did great',
  '3 is the number of offers I got',
  'Win 2 is in the bag',
  'I skipped lunch to finish the bid until Friday',
  'Moved from weekly to daily deployments',
];
