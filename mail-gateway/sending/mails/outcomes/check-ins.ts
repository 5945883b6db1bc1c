import type { NoneBecause } from '#domain/check-ins/facts.ts';
import type { CheckInOutcome } from '#domain/inbox/request/outcome.ts';
import type { CheckInsNowFacts } from '#domain/inbox/request/outcome-facts.ts';
import type { Block } from '../../template.ts';
import { dateInWords, hourInWords } from '../../words/in-words.ts';
import { rhythmInWords } from '../../words/rhythm-words.ts';

/** What holds for check-ins now, and when the next ones come. */
export const checkInBlocks = ({ request, facts }: CheckInOutcome): readonly Block[] => [
  { kind: 'paragraph', text: `${headline(request, facts)}${restOf(facts)}` },
  ...nextBlocks(facts),
];

const headline = (request: CheckInOutcome['request'], { schedule, paused, pausedUntil }: CheckInsNowFacts): string => {
  if (request === 'change-schedule') return changed(rhythmInWords(schedule), paused, pausedUntil);
  if (!paused) return `Welcome back: your check-ins come again ${rhythmInWords(schedule)}.`;
  if (pausedUntil !== null) return `Done: your check-ins rest until ${dateInWords(pausedUntil)}. Enjoy the time.`;
  return request === 'stop'
    ? 'Done: no more check-ins. Everything you have told us stays in your journal, and one word, “resume”, brings them back. A subscription goes on; Billing on the web is where it ends.'
    : 'Done: your check-ins rest. Answer “resume” whenever you want them again.';
};

const changed = (rhythm: string, paused: boolean, pausedUntil: string | null): string => {
  if (!paused) return `Done: your check-ins come ${rhythm}.`;
  return pausedUntil === null
    ? `Done: your check-ins would come ${rhythm}, but they are stopped now. Answer “resume” and they come again.`
    : `Done: your check-ins come ${rhythm}, from ${dateInWords(pausedUntil)} on; until then they rest.`;
};

/** What else keeps them from coming. */
const restOf = ({ paused, pausedUntil, inactive, next, none }: CheckInsNowFacts): string => {
  if (inactive) return ' They begin again with a subscription, as there is none now.';
  if (next.length > 0 || (paused && pausedUntil === null)) return '';
  if (none) return reasons[none];
  return paused ? '' : ' None is planned yet; your profile page says why.';
};

const reasons: Readonly<Record<NoneBecause, string>> = {
  unproven: ' They begin once you answer the welcome mail, or follow the link in it.',
  setup: ' They begin once your setup is saved.',
  undeliverable: ' None is planned while mail to your address comes back; your profile page says how to put it right.',
  inactive: ' They begin again with a subscription, as there is none now.',
  ending: ' None is planned, as your subscription ends before the next one.',
  paused: ' None is planned while they rest; answer “resume” whenever you want them again.',
  later: '',
};

const nextBlocks = ({ next, schedule }: CheckInsNowFacts): readonly Block[] => {
  if (next.length === 0) return [];
  const { timezone } = schedule;
  const day = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: timezone });
  return [
    { kind: 'paragraph', text: `The next ones, in your time (${timezone}):` },
    { kind: 'list', items: next.map((at) => `${day.format(new Date(at))} at ${hourInWords(at, timezone)}`) },
  ];
};
