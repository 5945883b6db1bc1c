import { wordsElsewhere } from './languages/languages.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** What our mails are called. Requests that change what we send may speak of nothing else. */
export const MAILS = words(`
  check check-in check-ins checkin checkins ins in mail mails email emails e-mail e-mails message messages reminder
  reminders prompt prompts text texts sms newsletter newsletters notification notifications question questions them it
  these those this that me us subscription mailing list account address chekins chek-ins checkin's everything ${wordsElsewhere(({ mails }) => mails)}`);
export const GLUE = words(`
  the a an my your our all any every of from to for on at by as with and or now please pls again just only again sending
  emailing mailing writing texting messaging contacting receiving getting asking reminding checking bothering send get
  receive so many much more instead until further notice good ever forever altogether completely immediately right away
  everything anymore today thanks thank you here service would be is enough fine better will do i want like rather if
  possible be delivered sent come arrive asked go going out too both not no time anything back are u can could does
  work works suits me bit little somewhat slightly like say maybe perhaps possibly ideally preferably roughly
  approximately currently usual usually normal regular automatic it's that's i'd i'll still once also well okay ok
  prefer preferred need needed fits convenient come arrive one two three four five six seven eight nine ten eleven twelve longer better best really actually kindly than how you rather late ${wordsElsewhere(({ glue }) => glue)}`);
export const WHEN = words(`
  daily weekly weekday weekdays weekend weekends monday mondays tuesday tuesdays wednesday wednesdays thursday thursdays
  friday fridays saturday saturdays sunday sundays day days week weeks once twice morning mornings afternoon afternoons
  evening evenings noon midday lunchtime lunch midnight am pm a.m p.m o'clock oclock later earlier often frequently less
  fewer rarely biweekly fortnightly other second per each hour hours half past quarter night before after bed work
  breakfast start beginning end early late mon tue tues wed thu thur thurs fri sat sun workdays working through
  sharp 1x once-a-week bedtime dinner breakfast around about ${wordsElsewhere(({ when }) => when)}`);
export const SETTINGS = words('frequency schedule timing settings preferences cadence rhythm hour delivery preferred');
export const CHANGE = words(`
  change switch move set make update adjust send email mail put shift reschedule text write ask check get receive reduce
  increase lower deliver have go use keep hear only weekly daily less fewer more`);

export const tokens = (text: string): readonly string[] =>
  text.split(/[\s,;:!?/()]+|\.(?=\s|$)/).filter((word) => word !== '');
