import type { DoctorFigures } from '../control/doctor-commands.ts';
import type { Settings } from '../shared/settings.ts';
import { error, notApplicable, ok, type Said, warning } from './finding.ts';
import { checkStoppedStores } from './stopped.ts';

/** The figures of a server, or why there are none. */
export type Figures = DoctorFigures | Readonly<{ none: 'no-server' | 'failed'; why: string }>;

type Look = (figures: DoctorFigures) => Said | readonly Said[];

const within =
  (look: Look) =>
  (figures: Figures): Said | readonly Said[] =>
    'none' in figures ? notApplicable('it is only known while the server runs and answers') : look(figures);

export const checkStores = (figures: Figures, settings: Settings): Said | readonly Said[] => {
  if ('none' in figures) return figures.none === 'no-server' ? checkStoppedStores(settings) : error(figures.why);
  const away = figures.stores.filter(({ ok: isThere }) => !isThere);
  if (away.length === 0) return ok(`${figures.stores.map(({ store, ms }) => `${store} (${ms} ms)`).join(', ')} answer`);
  return away.map(({ store, code }) => error(`${store}: no answer (${code}); work waits until it is back`));
};

const MOST_LAG = 1000;

/** As `/readyz` and the alarm on it. */
export const checkReadModels = within(({ readModels }) => {
  const said = readModels.flatMap(({ name, lag, stopped, isBuilt }) => {
    if (stopped !== null) return [error(`${name} does not follow the log (${stopped}): see cairn projections list`)];
    return lag >= MOST_LAG && !isBuilt ? [error(`${name} is ${lag} events or more behind the log`)] : [];
  });
  return said.length > 0 ? said : ok(`all ${readModels.length} read models follow the log`);
});

export const checkWork = within(({ parked, isMailRefused }) => [
  parked > 0 ? warning(`${parked} jobs are parked: cairn parked list names them`) : ok('no job is parked'),
  ...(isMailRefused ? [error('other servers refuse our mail because of us: cairn mail refusals says why')] : []),
]);

export const checkEvents = within(({ damagedEvents }) =>
  damagedEvents > 0
    ? error(`${damagedEvents} events of the log are damaged: cairn events verify names them`)
    : ok('no event is known to be damaged'),
);

export const checkKeys = within(({ isRotating }) =>
  isRotating
    ? warning('a new secret waits to take over, or a rotation was cut off: cairn keys rotate goes on with it')
    : ok('one secret wraps all keys'),
);

const [SLOW_MINUTES, TOO_SLOW_MINUTES] = [15, 180];
/** A check-in and the answer to what comes back. */
const MAILS_A_DAY = 2;

/** How long the check-ins of one hour take when all subscribers have chosen the same: those later than three hours are left out. */
export const checkMailRate = (figures: Figures, { relay }: Pick<Settings, 'relay'>): Said | readonly Said[] =>
  within(({ subscribers }) => {
    if (!relay) return notApplicable('SMTP_URL is not set: nothing is sent');
    const minutes = Math.ceil(subscribers / relay.rate / 60);
    const says = `${subscribers} subscribers with one hour for all take ${minutes} minutes at SMTP_RATE=${relay.rate}, and some ${subscribers * MAILS_A_DAY} mails a day: compare both with what your relay allows`;
    if (minutes > TOO_SLOW_MINUTES) return error(`${says}; raise SMTP_RATE, or check-ins are left out`);
    return minutes > SLOW_MINUTES ? warning(`${says}; raise SMTP_RATE if it may be`) : ok(says);
  })(figures);
