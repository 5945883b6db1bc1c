import test from 'ava';
import type { RequestDetails } from '#domain/inbox/request/mail-request.ts';
import { interpret } from '#language/reader/interpret.ts';
import { kindMeant } from '#language/reader/wishes/kinds.ts';
import { evaluation } from '#test/evaluation/share.ts';
import {
  isKeptBack,
  isOfOthers,
  isOfStrangers,
  type LabelledPart,
  type Message,
  messagesIn,
  textOf,
} from '../../training/corpus.ts';
import { CORPUS, UNSEEN } from '../../training/train.ts';
import { understood } from '../support/understood.ts';

const TODAY = '2026-11-22';

/** What its writer labelled a wish of the schedule with; all of it is left away where they gave nothing. */
type Labelled = Readonly<{
  weekdays?: string | readonly number[];
  not?: string | readonly number[];
  time?: string;
  hour?: string;
  frequency?: string;
  timezone?: string;
  from?: string;
  until?: string;
  for?: string;
}>;

/** "From tomorrow on" is from the next one on. */
const NOW =
  /^(?:morgen|ab morgen|tomorrow|from tomorrow(?: on)?|mañana|desde mañana|demain|dès demain|now|from now(?: on)?|jetzt|ab jetzt|sofort|ab sofort|ahora|desde ahora|a partir de ahora|de ahora en adelante|maintenant|à partir de maintenant)$/i;

const wishIn = ({ parts }: Message): Labelled | null => {
  const wishes = parts.filter(
    (part): part is LabelledPart & { is: 'request' } =>
      part.is === 'request' && kindMeant({ is: part.is, kind: part.kind ?? null }) === 'change-schedule',
  );
  if (wishes.length === 0) return null;
  return Object.assign({}, ...wishes.map((part) => ('details' in part ? part.details : {}))) as Labelled;
};

const daysOf = (said: Labelled['weekdays']): string =>
  String(said ?? '')
    .split(',')
    .filter((day) => day !== '')
    .map(Number)
    .sort()
    .join();

const WORKDAYS = '1,2,3,4,5';

/** It shall begin later, or end: what is done at once holds for good. */
const isForAWhile = ({ from, until, for: long }: Labelled): boolean =>
  (from !== undefined && !NOW.test(from)) || until !== undefined || long !== undefined;

const hoursIn = (zone: string): string =>
  new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).format(new Date(`${TODAY}T12:00:00Z`));

/** What would be done is not what was wished: other days, another hour or zone, a refusal or an end that is lost. */
const isOtherwise = (
  wish: Labelled,
  {
    frequency,
    weekday,
    weekdays: days,
    withoutWeekdays: without,
    clockTime: hour,
    timeOfDay: time,
    weekInterval: every,
    zone,
  }: RequestDetails,
): boolean => {
  if (isForAWhile(wish)) return true;
  if (wish.timezone !== undefined && (zone === undefined || hoursIn(zone) !== hoursIn(wish.timezone))) return true;
  const wanted = daysOf(wish.weekdays);
  const done = daysOf(days ?? (weekday === undefined ? [] : [weekday]));
  const isOfWorkdays = frequency === 'daily-weekdays' && (wanted === WORKDAYS || daysOf(wish.not) === '0,6');
  const isAllBut =
    without !== undefined && wanted !== '' && [...wanted, ...daysOf(without)].filter((one) => one !== ',').length === 7;
  if (wanted !== done && !isOfWorkdays && !isAllBut) return true;
  if (
    wish.time === undefined ? hour !== undefined && wish.hour === undefined : hour !== wish.time && time === undefined
  )
    return true;
  if (wish.not !== undefined && without === undefined && done === '' && !isOfWorkdays) return true;
  return (wish.frequency === 'every-two-weeks') !== (every === 2);
};

const { some, isWhole } = evaluation({ sample: 0.1 });

/** Safely under what was measured. */
const FLOORS = { known: 36, unseen: 13, strangers: 1 } as const;

for (const [name, messages] of [
  ['known', messagesIn(CORPUS).filter(isKeptBack)],
  ['unseen', messagesIn(UNSEEN, isOfOthers)],
  ['strangers', messagesIn(UNSEEN, isOfStrangers)],
] as const)
  test(`a schedule is never changed to what was not wished, ${name}`, (t) => {
    const count = { wishes: 0, done: 0, asked: 0, otherwise: 0 };
    for (const message of some(messages)) {
      const wish = wishIn(message);
      if (wish === null || Object.keys(wish).length === 0) continue;
      const request = interpret(textOf(message), TODAY).requests.find(({ kind }) => kind === 'change-schedule');
      count.wishes += 1;
      if (!request) continue;
      const isDone = request.certain && Object.keys(request.details).length > 0;
      if (!isDone) count.asked += 1;
      else if (isOtherwise(wish, request.details)) count.otherwise += 1;
      else count.done += 1;
    }
    t.log(
      `${name}: ${count.wishes} wishes, ${count.done} done as wished, ${count.asked} asked back, ${count.otherwise} done otherwise`,
    );
    t.true(!isWhole || count.done >= FLOORS[name]);
    t.is(count.otherwise, 0);
  });

test('a day of something that was told is no day for our mails', (t) => {
  for (const said of [
    'Bei der vom Samstag bitte statt "Begräbnis" Taufe hinschreiben',
    'Könntet ihr aus dem langen Ding vom Wochenende bitte drei machen?',
    'Please put the one from Friday under teaching',
    'Mettez celle de lundi dans enseignement svp',
    'La del viernes va en ventas, por favor',
  ])
    t.deepEqual(
      understood(said).requests.filter(({ kind, certain }) => kind === 'change-schedule' && certain),
      [],
      said,
    );
});
