import { asksAll, type RequestCase } from './request-case.ts';

/** Several requests in a mail, and requests beside wins, quotes and chat. */
export const mixedCases: readonly RequestCase[] = [
  asksAll('Can you send me my CV and a cover letter for Acme?', ['cv'], ['cover-letter', { company: 'Acme' }]),
  asksAll('Send my CV and my growth log please', ['cv'], ['growth-log']),
  asksAll('How am I doing? And send my CV.', ['how-am-i-doing'], ['cv']),
  asksAll('Please make it weekly and send me my CV', ['change-schedule', { frequency: 'weekly' }], ['cv']),
  asksAll('Won the tender!\n\nstop', ['stop']),
  asksAll('Closed the Acme deal today. Can you send me my CV?', ['cv']),
  asksAll('Signed two new tenants.\n\nI am away next week, please pause until the 24th.\n\nCheers\nBo', [
    'pause',
    { until: '2026-03-24' },
  ]),
  asksAll('Finished the ward rota, and please send me a growth log.', ['growth-log']),
  asksAll('Led the fire drill for 200 people. Also, could you send these in the evening?', [
    'change-schedule',
    { timeOfDay: 'evening' },
  ]),
  asksAll('Fixed the crane.\n\nP.S. Please write a LinkedIn post about it', ['linkedin-post']),
  asksAll('Taught my first solo class!! Please tweet... I mean write a tweet about it', ['twitter-post']),
  asksAll('Hi, all good here. Please list my last 4 wins. Bye, Sam', ['list-wins', { wantedCount: 4 }]),
  asksAll('- Passed the gas safety exam\n- please make the check-ins weekly', [
    'change-schedule',
    { frequency: 'weekly' },
  ]),
  asksAll('Nothing today, I was sick. Please pause until Monday.', ['pause', { until: '2026-03-16' }]),
  asksAll('drop 2 and send me my CV please', ['correct-wins', { corrections: [{ kind: 'drop', number: 2 }] }], ['cv']),
  asksAll(
    'Merge 1 and 2 please. How am I doing this month?',
    ['correct-wins', { corrections: [{ kind: 'merge', numbers: [1, 2] }] }],
    ['how-am-i-doing', { period: 'month' }],
  ),
  asksAll(
    'Please pause until 1 April and then make it weekly',
    ['pause', { until: '2026-04-01' }],
    ['change-schedule', { frequency: 'weekly' }],
  ),
  asksAll('Resume the check-ins, and please send them at 9am', ['resume'], ['change-schedule', { clockTime: '09:00' }]),
  asksAll('I baked 300 loaves before six. weekly mails would be better', ['change-schedule', { frequency: 'weekly' }]),
  asksAll('Could you write a LinkedIn post and a tweet about the opening?', ['linkedin-post'], ['twitter-post']),
  asksAll('My CV, a cover letter and a growth log please', ['cv'], ['cover-letter'], ['growth-log']),
  asksAll(
    'Thanks for the feedback. 1 was in Bath. Please also list my wins of this week.',
    ['correct-wins', { corrections: [{ kind: 'reword', number: 1, text: 'in Bath', isFullText: false }] }],
    ['list-wins', { period: 'week' }],
  ),
  asksAll('What did I do this week? I need it for my boss', ['list-wins', { period: 'week' }]),
  asksAll('Please stop the daily mails, once a week is enough', ['change-schedule', { frequency: 'weekly' }]),
  asksAll('Repaired a heart valve in a two-hour operation.\n\nWould you kindly change my time zone to Vienna?', [
    'change-schedule',
    { zone: 'Europe/Vienna' },
  ]),
];
