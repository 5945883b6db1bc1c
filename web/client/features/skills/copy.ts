import { longDate, monthOf } from '../../shared/calendar.ts';
import { locale } from '../../shared/locale.ts';

const wins = (count: number): string => (count === 1 ? '1 win' : `${count.toLocaleString(locale)} wins`);

export const copy = {
  title: 'Leadership DNA',
  manage: 'Manage skills',
  loading: 'Loading your skills',
  failed: { title: 'Unable to load skills profile data.', detail: 'Please try refreshing the page.' },
  none: {
    title: 'No skills yet',
    detail:
      'A skill is noted where your own words show it for sure, and only there. You can add skills to any win yourself.',
    action: 'Go to my wins',
  },
  allHidden: 'All your skills are hidden. “Manage skills” brings them back.',
  strengths: { title: 'Core strengths', how: 'In two wins or more, and within the last half year.' },
  bestIn: 'You see it best in',
  and: 'and',
  quoted: (quote: string) => `“${quote}”`,
  grown: (skill: string, now: number, before: number) =>
    `What has grown since last quarter: ${skill}, in ${wins(now)}${before === 0 ? ', after none' : ` after ${before.toLocaleString(locale)}`}.`,
  tryNext: {
    figure: (skill: string) =>
      `One thing to try: none of your wins on ${skill} names a number yet. Add one, how many, how long or how much.`,
    again: (skill: string) =>
      `One thing to try: ${skill} has not come up for a while. Do one thing with it and note it.`,
    praise: (skill: string) =>
      `One thing to try: ask somebody what your ${skill} did for them, and note their words. There are none in your wins yet.`,
  },
  tryThere: 'Begin with this win.',
  others: { title: 'Also in your wins', titleAlone: 'In your wins', how: 'A second win lately makes a core strength.' },
  underIndexed: {
    title: 'Not seen much lately',
    how: 'Met before but not for half a year, or in your career facts with hardly a win. Only if it matters to you.',
    claimed: (count: number) =>
      count === 0 ? 'In your career facts, in no win yet' : `In your career facts, in ${wins(count)}`,
    quiet: (last: string, isMonth: boolean) => `Last ${isMonth ? `in ${monthOf(last)}` : `on ${longDate(last)}`}`,
  },
  all: (count: number) => `Show all ${count}`,
  fewer: 'Show fewer',
  wins,
  trends: { new: 'new', more: 'more lately', same: 'as before', less: 'less lately', quiet: 'quiet' },
  trendHow: 'The last 90 days beside the 90 before.',
  lastOn: (date: string, isMonth: boolean) => `, the last ${isMonth ? `in ${monthOf(date)}` : `on ${longDate(date)}`}`,
  winsWord: (count: number) => (count === 1 ? 'win' : 'wins'),
  openWins: (skill: string, count: number) => `${skill}: ${wins(count)}`,
  dialog: {
    title: 'Manage skills',
    lead: 'This changes how skills are called and counted here, on your wins and in documents. No win is changed, and all of it can be undone.',
    list: 'Your skills',
    choose: (skill: string, count: number) => `${skill}, ${wins(count)}`,
    hide: 'Hide',
    hideOf: (skill: string) => `Hide ${skill}`,
    hint: 'Tick one to rename it, or several to make them one.',
    nameOne: (skill: string) => `New name for “${skill}”`,
    nameMany: (count: number) => `One name for these ${count}`,
    rename: 'Rename',
    merge: 'Merge',
    cancel: 'Untick all',
    done: {
      named: (name: string) => `Now called “${name}”`,
      hidden: (name: string) => `“${name}” is hidden`,
      undone: 'Undone',
    },
    failed: 'That could not be saved',
    tryLater: 'Please try again later',
    undo: 'Undo',
    made: 'What you changed',
    renamed: (from: readonly string[], to: string) => `${from.map((skill) => `“${skill}”`).join(', ')} → “${to}”`,
    hidden: (skill: string) => `“${skill}” is hidden`,
    undoOf: (what: string) => `Undo: ${what}`,
    close: 'Done',
    loadFailed: 'What you changed could not be loaded.',
  },
} as const;
