import { setImmediate as turn } from 'node:timers/promises';
import test from 'ava';
import type { Mailer } from '#application/delivery/carrier.ts';
import { unavailable } from '#application/engine/ports/fault.ts';
import { createLeases } from '#application/engine/work/leases.ts';
import { streams } from '#application/streams.ts';
import { chance } from '#test/drills/chance.ts';
import { END, requested, sending, typesOf } from '../delivery/sending-harness.ts';
import { madeUp, type ReactorBench, reactorBench } from './reactor-harness.ts';

const WINS = 60;
const MAILS = 40;
const USERS = 15;
const MOST_ROUNDS = 4000;
/** How likely it is at each step. */
const KILLED = 0.015;

/** A worker process as its stores see it: killed at random right before or after something it does, it does nothing more. */
const aWorker = async (bench: ReactorBench, dice: () => number, name: string, sends: Map<string, number>) => {
  let isDead = false;
  const die = (): never => {
    isDead = true;
    throw unavailable('a store, to whom is dead');
  };
  const living = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (isDead || dice() < KILLED) die();
    const result = await work();
    return isDead || dice() < KILLED ? die() : result;
  };
  const log: ReactorBench['log'] = {
    ...bench.log,
    append: (...given) => living(() => bench.log.append(...given)),
    read: async (stream) => (isDead ? die() : bench.log.read(stream)),
    readSealed: async (stream) => (isDead ? die() : bench.log.readSealed(stream)),
  };
  const own = createLeases(bench.services, name, false);
  const leases: typeof own = {
    ...own,
    share: (...given) => living(() => own.share(...given)),
    leave: async (of) => (isDead ? die() : own.leave(of)),
  };
  const mailer: Mailer = {
    repeatable: false,
    async send(_, { messageId }) {
      const mailId = messageId.slice(1, messageId.indexOf('@'));
      return living(async () => {
        sends.set(mailId, (sends.get(mailId) ?? 0) + 1);
        return { sent: true, blob: null };
      });
    },
    close: async () => {},
  };
  const services = { ...bench, services: { ...bench.services, log } };
  const closing = madeUp((job) => bench.closeOn(log, job));
  const { stop, wake } = await bench.react([closing, ...sending(services, mailer, leases)], {
    parts: { log, leases },
  });
  return { wake, stop, isDead: () => isDead };
};

test('two workers under load, each killed again and again: nothing is lost, nothing is done twice', async (t) => {
  const bench = await reactorBench(t);
  const dice = chance(7);
  const sends = new Map<string, number>();
  const closing = madeUp(bench.close);
  await bench.followWork([closing, ...sending(bench, { repeatable: false } as Mailer)]);
  const first = await bench.react([closing, ...sending(bench, { repeatable: false } as Mailer)]);
  await first.stop(); // the first start of each reaction drops what came before
  const mails: string[] = [];
  let [killed, wins] = [0, 0];
  let workers: Awaited<ReturnType<typeof aWorker>>[] = [];
  const isDone = async () =>
    wins === WINS && mails.length === MAILS && (await bench.open()).length === 0 && (await bench.caughtUp());
  for (let round = 0; ; round += 1) {
    t.true(round < MOST_ROUNDS, 'it comes to an end');
    if (wins < WINS && round % 3 === 0) {
      wins += 1;
      await bench.record(1 + (wins % USERS), `w${wins}`, `lane-${wins % USERS}-${wins % 2}`);
    }
    if (mails.length < MAILS && round % 5 === 0)
      mails.push(await requested(bench, mails.length % 2 ? 'check-in' : 'login-link', { userId: 1 + (round % USERS) }));
    const dead = workers.filter(({ isDead }) => isDead());
    killed += dead.length;
    workers = workers.filter(({ isDead }) => !isDead());
    while (workers.length < 2) {
      const born = await aWorker(bench, dice, `worker-${round}-${workers.length}`, sends).catch(() => null);
      if (born) workers.push(born);
    }
    if (await isDone()) break;
    bench.clock.move(500);
    for (let turns = 0; turns < 6; turns += 1) await turn();
  }
  t.log(`${killed} killed`);
  t.true(killed > 10);
  for (let win = 1; win <= WINS; win += 1) t.is((await bench.log.read(streams.win(`w${win}`))).length, 2, `w${win}`);
  for (const mailId of mails) {
    const types = await typesOf(bench, mailId);
    t.is(types.filter((type) => END.includes(type)).length, 1, types.join());
    const isSurelySent = types.at(-1) === 'MailSent';
    if (isSurelySent) t.true((sends.get(mailId) ?? 0) >= 1, 'what is said to be sent was');
  }
  for (const [mailId, times] of sends) {
    const claims = (await typesOf(bench, mailId)).filter((type) => type === 'MailClaimed').length;
    t.true(times <= claims, 'at most once a claim');
  }
});
