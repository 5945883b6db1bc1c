import { setTimeout as wait } from 'node:timers/promises';
import { serverProcess } from '../support/server-process.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { chance } from './chance.ts';
import { type Audit, audit, outboxWatch } from './kill-audit.ts';
import { type DrillMail, mailWriter } from './kill-mails.ts';
import { startSenders, type Tally } from './kill-senders.ts';

export type KillOptions = Readonly<{ kills: number; seed: number; senders?: number }>;

export type KillReport = Audit &
  Readonly<{
    seed: number;
    kills: number;
    senders: Readonly<Tally>;
    /** Milliseconds from each start to the first page served. */
    restarts: readonly number[];
    /** What `cairn mail list` says became of the mails, counted. */
    ends: Readonly<Record<string, number>>;
    /** Read models that differ from what the log gives. */
    unequal: readonly string[];
  }>;

const MAILS_PER_KILL = 4;
const LONGEST_DELAY_MS = 400;
const READ_MODELS = ['work', 'wins', 'mails', 'accounts', 'outbox'];

/**
 * Kills the whole server again and again while mail comes in, each time at a random moment after some 250s, and starts it
 * on the same folder. Then counts what became of every mail.
 */
export const killDrill = async ({ kills, seed, senders: senderCount = 4 }: KillOptions): Promise<KillReport> => {
  const random = chance(seed);
  const folder = await temporaryFolder();
  const server = await serverProcess(folder.path);
  const restarts: number[] = [];
  let serving = server.start().then((took) => void restarts.push(took));
  const killAndRestart = async () => {
    const killed = server.kill();
    serving = killed.then(() => server.start()).then((took) => void restarts.push(took));
    await serving;
  };
  try {
    await serving;
    const writer = mailWriter(server);
    const outbox = outboxWatch(server);
    const senders = startSenders(senderCount, server.smtp.port, () => serving);
    const mails: DrillMail[] = [];
    const release = async (count: number) => {
      const fresh: DrillMail[] = [];
      while (fresh.length < count) fresh.push(await writer.write());
      mails.push(...fresh);
      senders.send(fresh);
    };
    for (let kill = 0; kill < kills; kill += 1) {
      await release(MAILS_PER_KILL);
      await senders.accepted(senders.tally.accepted + 1 + Math.floor(random() * MAILS_PER_KILL));
      await wait(LONGEST_DELAY_MS ** random() - 1); // short delays as likely as long ones
      await killAndRestart();
      await outbox.look();
    }
    await senders.accepted(mails.length - senders.tally.refused.length);
    await untilNothingMoves(async () => {
      await outbox.look();
      const { lost } = await audit(writer.users, mails, outbox.answers());
      return lost.length;
    });
    await killAndRestart(); // what is counted now was kept, not only held in memory
    await outbox.look();
    const counted = await audit(writer.users, mails, outbox.answers());
    return {
      ...counted,
      seed,
      kills: kills + 1,
      senders: senders.tally,
      restarts,
      ends: await endsOf(await server.cairn('mail', 'list', '--limit', '1000')),
      unequal: await unequalModels(server.commands),
    };
  } finally {
    await server.kill();
    await folder.remove();
  }
};
