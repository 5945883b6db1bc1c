import { locale } from '../../shared/locale.ts';

const number = (count: number): string => count.toLocaleString(locale);
const wins = (count: number): string => (count === 1 ? '1 win' : `${number(count)} wins`);

export const copy = {
  title: 'Dashboard',
  welcome: (firstName: string) => `Welcome, ${firstName}`,
  stones: (count: number) => (count === 1 ? 'One stone so far.' : `${number(count)} stones so far.`),
  latest: 'The latest:',
  noStones: 'Your cairn begins with the first win. Write it below, in a line or two.',
  loading: 'Loading your wins',
  total: 'Total achievements',
  totalNone: 'Your first win is one mail away.',
  totalSome: 'See all of them',
  totalFailed: 'Failed to load your wins.',
  more: (now: number, more: number, month: string) =>
    `${number(now)} this month, ${number(more)} more than in ${month}`,
  same: (now: number, month: string) => `${number(now)} this month, as many as in ${month}`,
  fewer: (now: number, before: number, month: string) => `${number(now)} this month, ${number(before)} in ${month}`,
  first: (now: number) => `${number(now)} this month`,
  before: (before: number, month: string) => `${number(before)} in ${month}`,
  content: 'Content',
  createContent: 'Create Content',
  contentDetail: 'A resume, a letter or a post, out of your wins.',
  nextCheckIn: 'Next Check-in',
  unproven: 'Not planned yet',
  unprovenDetail:
    'The first one comes once your address is proven. Until then the button sends the welcome mail again.',
  paused: 'Paused',
  inactiveDetail: 'No check-ins are sent while the subscription is inactive.',
  pausedDetail: 'None is planned. Your profile page says why, and brings them back.',
  held: 'On hold',
  heldDetail: 'Mail to you came back. Your profile page says how to put it right.',
  today: 'Today',
  tomorrow: 'Tomorrow',
  thisDay: (weekday: string) => `This ${weekday}`,
  zone: (zone: string) => `${zone} time`,
  going: "How's it going?",
  timeline: 'Detailed timeline',
  none: 'Nothing here yet. Answer a check-in in a line or two, and it shows up here.',
  latestWins: 'Your latest wins',
  year: {
    title: 'A year of wins',
    sum: (count: number, days: number) =>
      count === 0
        ? 'Each day with a win gets its colour here.'
        : `${wins(count)} on ${days === 1 ? 'one day' : `${number(days)} days`}`,
    ofMonths: (months: readonly (readonly [month: string, count: number])[]) =>
      `On no day, as only their month is known: ${months.map(([month, count]) => `${month} (${number(count)})`).join(', ')}.`,
    day: (date: string, count: number) => `${date}: ${count === 0 ? 'no wins' : wins(count)}`,
    caption: 'Each day of the last year that has wins, as a button that opens them; a column is a week.',
    loading: 'Loading your year',
    failed: 'Failed to load your wins.',
    retry: 'Retry',
    close: 'Close',
  },
} as const;
