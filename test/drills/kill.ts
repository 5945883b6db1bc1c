import { setTimeout as wait } from 'node:timers/promises';
import type { ListedMails } from '#application/inbox/mails.ts';
import type { Reachable } from '../support/app.ts';
import { chance } from './chance.ts';
import { type Audit, audit, outboxWatch } from './kill-audit.ts';
import { type DrillMail, mailWriter } from './kill-mails.ts';
import { startSenders, type Tally } from './kill-senders.ts';
import { type Mortal, mortalFleet, mortalServer } from './mortal.ts';

type KillOptions = Readonly<{
  kills: number;
  seed: number;
  senders?: number;
  /** A MongoDB server: two processes of each kind run on it, and one of each is killed at a time. */
  fleetOn?: string | null;
}>;

export type KillReport = Audit &
  Readonly<{
    seed: number;
    kills: number;
    mails: number;
    senders: Readonly<Tally>;
    /** Milliseconds from each start to the first page served. */
    restarts: readonly number[];
    /** What `cairn mail list` says became of the mails, counted. */
    ends: Readonly<Record<string, number>>;
    /** Read models that differ from what the log gives. */
    unequal: readonly string[];
    /** Jobs that failed five times, and why. */
    parked: readonly string[];
  }>;

const MAILS_PER_KILL = 4;
const LONGEST_DELAY_MS = 400;
/** Between two mails of one sender, so that a kill finds senders at every step of a delivery. */
const LONGEST_PAUSE_MS = 50;
/** So many of the answers are lost on their way, as when the line breaks just then: those mails come again. */
const UNHEARD = 0.2;
const READ_MODELS = ['work', 'wins', 'mails', 'accounts', 'outbox'];

/** Mails on their way to the server, and what has come of them. */
const traffic = ({ server, gateway, serving, patience }: Mortal, senderCount: number, random: () => number) => {
  const writer = mailWriter(server);
  const outbox = outboxWatch(server);
  const pause = () => serving().then(() => wait(LONGEST_PAUSE_MS * random()));
  const senders = startSenders(senderCount, gateway, pause, () => random() > UNHEARD);
  const mails: DrillMail[] = [];
  const send = (fresh: readonly DrillMail[]) => {
    mails.push(...fresh);
    senders.send(fresh);
  };
  const count = async (): Promise<Audit> => {
    await outbox.look();
    return audit(writer.users, mails, outbox.answers());
  };
  return {
    senders,
    mails,
    look: outbox.look,
    count,
    async sendSome() {
      const fresh: DrillMail[] = [];
      while (fresh.length < MAILS_PER_KILL) fresh.push(await writer.write());
      send(fresh);
    },
    sendLast: () => send(writer.writeLast()),
    async settle() {
      await senders.accepted(mails.length - senders.tally.refused.length);
      await untilItStops(patience, async () => (await count()).lost.length);
    },
  };
};

/**
 * Kills the whole server again and again while mail comes in, each time at a random moment after some 250s, and starts it
 * on the same folder; or, of two processes of each kind, one of each. Then counts what became of every mail.
 */
export const killDrill = async ({ kills, seed, senders: count = 6, fleetOn }: KillOptions): Promise<KillReport> => {
  const random = chance(seed);
  const mortal = fleetOn ? await mortalFleet(fleetOn, random) : await mortalServer();
  try {
    return { ...(await killAndCount(mortal, kills, count, random)), seed };
  } finally {
    await mortal.end();
  }
};

const killAndCount = async (
  mortal: Mortal,
  kills: number,
  senderCount: number,
  random: () => number,
): Promise<Omit<KillReport, 'seed'>> => {
  const mail = traffic(mortal, senderCount, random);
  try {
    return await killedAndCounted(mortal, kills, random, mail);
  } finally {
    mail.senders.stop();
  }
};

const killedAndCounted = async (
  { server, restarts, killAndRestart }: Mortal,
  kills: number,
  random: () => number,
  { senders, mails, look, count, sendSome, sendLast, settle }: ReturnType<typeof traffic>,
): Promise<Omit<KillReport, 'seed'>> => {
  for (let kill = 0; kill < kills; kill += 1) {
    await sendSome();
    await senders.accepted(senders.tally.accepted + 1 + Math.floor(random() * (MAILS_PER_KILL - 1)));
    await wait(LONGEST_DELAY_MS ** random() - 1); // short delays as likely as long ones
    await killAndRestart();
    await look();
  }
  await settle();
  await killAndRestart(); // what is counted in the end was kept, not only held in memory
  // A user's work is done in its order: once this mail has its answer, whatever was left to double anything has run.
  sendLast();
  await settle();
  return {
    ...(await count()),
    kills: kills + 1,
    mails: mails.length,
    senders: senders.tally,
    restarts,
    ends: endsOf(await server.commands['mail list']({ limit: 1000, cursor: null })),
    parked: await parkedJobs(server.commands),
    unequal: await unequalModels(server.commands),
  };
};

const LOOK_EVERY_MS = 100;

/** Resolves once `left` is 0, or has not become less for so long. */
export const untilItStops = async (patience: number, left: () => Promise<number>): Promise<void> => {
  let least = Number.POSITIVE_INFINITY;
  let since = performance.now();
  for (;;) {
    const now = await left();
    if (now < least) {
      least = now;
      since = performance.now();
    }
    if (least === 0 || performance.now() - since > patience) return;
    await wait(LOOK_EVERY_MS);
  }
};

const endsOf = ({ mails }: ListedMails): Record<string, number> => {
  const ends: Record<string, number> = {};
  for (const { end, reason } of mails) {
    const name = end === 'unreadable' ? `${end} (${reason})` : end;
    ends[name] = (ends[name] ?? 0) + 1;
  }
  return ends;
};

const parkedJobs = async (commands: Reachable['commands']): Promise<string[]> => {
  const { parked } = await commands['parked list']();
  return parked.map((job) => JSON.stringify(job));
};

const unequalModels = async (commands: Reachable['commands']): Promise<string[]> => {
  const unequal: string[] = [];
  for (const name of READ_MODELS)
    await commands['projections verify']({ name }, () => {}).catch((error: Error) => unequal.push(error.message));
  return unequal;
};
