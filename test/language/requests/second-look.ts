import { asks, asksAll, type RequestCase } from './request-case.ts';

/** Written after the grammar was built, without trying any of them first. */
export const secondLookCases: readonly RequestCase[] = [
  ...asks(
    'pause',
    ['Going to be in Peru for three weeks from now, could you pause the check-ins?', { until: '2026-04-01' }],
    ['please pause til i get back on the 2nd of may', { until: '2026-05-02' }],
    ['Kindly suspend all reminders until Thursday, 26 March.', { until: '2026-03-26' }],
    ['maternity leave starts now, please pause for 6 months', { until: '2026-09-11' }],
    ['Can we take a break until after the weekend?', { until: '2026-03-16' }],
    ['No messages until the 1st please!', { until: '2026-04-01' }],
    ['Would you pause these for a bit?'],
    ['pause everything till the middle of april', { until: '2026-04-15' }],
    ['plz pause 1 week', { until: '2026-03-18' }],
    ['Please stop the check-ins for the next two weeks', { until: '2026-03-25' }],
  ),
  ...asks(
    'change-schedule',
    ['Hey, could I get these at 7 in the evening rather than in the morning?', { clockTime: '19:00' }],
    ['Please send my check-in on Sunday at 18:00', { frequency: 'weekly', weekday: 0, clockTime: '18:00' }],
    ['from now on weekly please', { frequency: 'weekly' }],
    ['I prefer mornings', { timeOfDay: 'morning' }],
    ['Could you please change the frequency from daily to weekly?', { frequency: 'weekly' }],
    ['set it to 6:15 pm', { clockTime: '18:15' }],
    ['My timezone is wrong, it should be Denver', { zone: 'America/Denver' }],
    ['please adjust my time zone to Brazil, São Paulo', { zone: 'America/Sao_Paulo' }],
    ["I've moved to Norway so please update my time zone", { zone: 'Europe/Oslo' }],
    ['weekday mornings please', { frequency: 'daily-weekdays', timeOfDay: 'morning' }],
    ['send them every day at 8pm', { frequency: 'daily', clockTime: '20:00' }],
    ['Not so often please'],
  ),
  ...asks(
    'cover-letter',
    ['Could I get a cover letter for the Team Leader vacancy at Boots?', { role: 'Team Leader', company: 'Boots' }],
    [
      "Hi, there's a job as a ranger at Yosemite, can you write a cover letter for it?",
      { role: 'ranger', company: 'Yosemite' },
    ],
    ['Write a cover letter for me to send to Siemens Energy', { company: 'Siemens Energy' }],
    ['cover letter needed: UX designer, Figma', { role: 'UX designer', company: 'Figma' }],
    ['Please prepare a cover letter for a bank clerk position', { role: 'bank clerk' }],
    [
      'Please write a cover letter to apply for Head of Operations at DHL',
      { role: 'Head of Operations', company: 'DHL' },
    ],
  ),
  ...asks(
    'correct-wins',
    [
      'Sorry, the second one was Tuesday not Wednesday',
      { corrections: [{ kind: 'reword', number: 2, text: 'Tuesday not Wednesday', isFullText: false }] },
    ],
    ['can u delete no 1', { corrections: [{ kind: 'drop', number: 1 }] }],
    ['2 and 4 are the same thing', { corrections: [{ kind: 'merge', numbers: [2, 4] }] }],
    ['Please combine 3 and 4 into one', { corrections: [{ kind: 'merge', numbers: [3, 4] }] }],
    [
      'In number 2 it was 14 beds',
      { corrections: [{ kind: 'reword', number: 2, text: '14 beds', isFullText: false }] },
    ],
    [
      'fix 1: we saved 3,000 not 300',
      { corrections: [{ kind: 'reword', number: 1, text: 'we saved 3,000 not 300', isFullText: true }] },
    ],
    [
      'remove both 1 and 2',
      {
        corrections: [
          { kind: 'drop', number: 1 },
          { kind: 'drop', number: 2 },
        ],
      },
    ],
  ),
  ...asks(
    'how-am-i-doing',
    ['How did I do in the last week?', { period: 'week' }],
    ['Whats my progress this year?', { period: 'year' }],
    ['tell me how im doing'],
  ),
  ...asks(
    'list-wins',
    ['give me my five most recent wins', { wantedCount: 5 }],
    ['Which wins did I have this month?', { period: 'month' }],
    ['last three wins please', { wantedCount: 3 }],
  ),
  ...asks(
    'stop',
    ['I do not wish to receive these emails any longer'],
    ['please delete me from the list'],
    ['STOP SENDING ME EMAILS'],
  ),
  ...asks('resume', ['Im back, send the check-ins again please'], ['you may start again']),
  ...asks('cv', ['Cud you send over my CV'], ['Please can I have a CV that I can send to recruiters?']),
  ...asks('twitter-post', ['One tweet about the new bike lane please']),
  ...asks('social-thread', ['Thread for Twitter about our hackathon please']),
  ...asks('linkedin-post', ['LinkedIn post on my talk, thanks!']),
  asksAll(
    'Sold the last flat today! Could you write a LinkedIn post about that and send me my CV?',
    ['linkedin-post'],
    ['cv'],
  ),
  asksAll(
    'please pause until friday. also drop 2',
    ['pause', { until: '2026-03-13' }],
    ['correct-wins', { corrections: [{ kind: 'drop', number: 2 }] }],
  ),
];
