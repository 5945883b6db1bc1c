import { asks, asksAll, type RequestCase } from './request-case.ts';

/** A last set, measured once after the rules had been mended for the three before. */
export const roundFourCases: readonly RequestCase[] = [
  ...asks(
    'cv',
    ['Hello, may I ask for my CV please?'],
    ['my cv pls, need to upload it tonite'],
    ['We have appraisals next week, could you get my resume ready'],
  ),
  ...asks(
    'cover-letter',
    ['coverletter for junior dev at sap please', { role: 'junior dev', company: 'sap' }],
    [
      'Dear team, kindly draft a cover letter for the post of Site Engineer with Skanska.',
      {
        role: 'Site Engineer',
        company: 'Skanska',
      },
    ],
    [
      'i try to get a job at aldi as store manager can you make cover letter',
      { company: 'aldi', role: 'store manager' },
    ],
    ['cover letter to Philips please, role: UX researcher', { company: 'Philips', role: 'UX researcher' }],
    ['Can I have a cover letter for a kindergarten teacher position?', { role: 'kindergarten teacher' }],
  ),
  ...asks('growth-log', ['please mail me the growth log of this year'], ['could use my growth log today']),
  ...asks('social-thread', ['Pls write a X thread on my first month as a baker']),
  ...asks('twitter-post', ['Short tweet about it please']),
  ...asks('linkedin-post', ['Time for a LinkedIn post about the award!'], ['make post for linkedin about my exam']),
  ...asks(
    'custom-content',
    ['Could I get a few talking points for my performance review?'],
    ['write an article on linkedin about my year abroad'],
  ),
  ...asks(
    'how-am-i-doing',
    ['How am I getting on this month?', { period: 'month' }],
    ['weekly recap please', { period: 'week' }],
    ['Could you tell me how last year went for me', { period: 'year', previous: true }],
  ),
  ...asks(
    'list-wins',
    ['send me all my wins of this year', { period: 'year' }],
    ['What were the last 8 wins I sent?', { wantedCount: 8 }],
    ['please show my recent achievements'],
  ),
  ...asks(
    'change-schedule',
    ['Could the mails arrive at 6 in the evening from now on', { clockTime: '18:00' }],
    ['i want mail only 1 time per week', { frequency: 'weekly' }],
    ['Please move my check-in to Thursdays', { frequency: 'weekly', weekday: 4 }],
    ['I have moved to Chicago, can you change my time zone?', { zone: 'America/Chicago' }],
    ['Would 9 pm be possible?', { clockTime: '21:00' }],
    ['no weekend mails please', { frequency: 'daily-weekdays' }],
    ['please send on tuesday evenings', { frequency: 'weekly', weekday: 2, timeOfDay: 'evening' }],
  ),
  ...asks(
    'pause',
    ['on sick leave till end of march, pls pause', { until: '2026-04-01' }],
    ['Please stop the mails for one week only', { until: '2026-03-18' }],
    ['We are moving house, please leave us alone until the 30th', { until: '2026-03-30' }],
    ['could you skip next week, I am at a conference', { from: '2026-03-16', until: '2026-03-23' }],
  ),
  ...asks('resume', ['hi, I am back, please continue'], ['start sending mails again please']),
  ...asks('stop', ['please stop these mails, thank you'], ['I no longer wish to get these reminders']),
  ...asks(
    'correct-wins',
    ['delete win 2, it was a joke', { corrections: [{ kind: 'drop', number: 2 }] }],
    ['3 and 4 are the same, please merge', { corrections: [{ kind: 'merge', numbers: [3, 4] }] }],
    [
      'number 2 was in May, not in June',
      {
        corrections: [{ kind: 'reword', number: 2, text: 'in May, not in June', isFullText: false }],
      },
    ],
  ),
  asksAll('Sold the boat today. How am I doing this year?', ['how-am-i-doing', { period: 'year' }]),
  asksAll('Passed the inspection!!! Please pause until Thursday, I need sleep', ['pause', { until: '2026-03-12' }]),
];

/** Wins and chat with the words of changes in them. */
export const roundFourUnchanging: readonly string[] = [
  'I had to stop early because of the storm',
  'Stopped two fraud attempts and paused one account',
  'The boss wants a weekly update from now on',
  'Switched the team to evenings, everybody is happier',
  'No calls until noon, so I finished the draft',
  'Break until two, then back to the oven',
  'Please stop by, the sign says, and 40 people did',
  'I have moved to Chicago and found a flat',
  'Time to stop being shy: I gave a talk',
  'Skip the details: we won',
  'Removed the last of the asbestos',
  'The third one is for my sister',
  '2 of 3 done',
  'We merged both branches and closed one',
  'Start of school again, all 24 kids came',
  'Rest until Monday, the physio said',
  'Cancel the order, they said, and I talked them out of it',
  'My reminders to pay finally worked, 3 invoices settled',
  'Daily dose of luck: found my keys',
  'Take me back to the sea! But I finished the report',
];
