import { fileURLToPath } from 'node:url';
import { keyRecord } from '../../support/dns.ts';
import { eventually } from '../../support/eventually.ts';
import { replyAddressOf } from '../../support/send-mail.ts';
import { type ServerProcess, serverProcess } from '../../support/server-process.ts';
import { temporaryFolder } from '../../support/temporary.ts';
import { aUser } from '../../support/user.ts';
import { from, type Target } from './bomb.ts';
import { type HealthWatch, watchHealth } from './health-watch.ts';
import { outbox } from './mail.ts';
import { memoryWatch } from './memory.ts';

const DNS_DOUBLE = fileURLToPath(new URL('./dns-double.mjs', import.meta.url));
/** Mail from this domain is signed, or says so. */
export const SIGNING_DOMAIN = 'attacker.example';
const DNS = { [`TXT s._domainkey.${SIGNING_DOMAIN}`]: keyRecord };

/** A server on a data folder of its own, watched from its start on. */
export type UnderFire = Readonly<{
  target: Target;
  pid: number;
  health: HealthWatch;
  memory: ReturnType<typeof memoryWatch>;
  /** Aborted once the process that was started is gone. */
  gone: AbortSignal;
  /** How it ended, in its own words. */
  lastWords(): string;
  end(): Promise<void>;
}>;

const LOOK_EVERY_MS = 50;

export const startUnderFire = async (): Promise<UnderFire> => {
  const folder = await temporaryFolder();
  const server = await serverProcess(folder.path, {
    nodeOptions: ['--import', DNS_DOUBLE],
    env: { BOMBS_DNS: JSON.stringify(DNS), TRUSTED_RELAYS: `${from.trustedRelay}/32` },
  });
  await server.start().catch(async (error: unknown) => {
    await folder.remove();
    throw error;
  });
  const pid = server.pid() ?? 0;
  const death = new AbortController();
  const looking = setInterval(() => {
    if (!isAlive(pid)) death.abort();
  }, LOOK_EVERY_MS);
  const health = watchHealth(server.web.port, pid);
  const memory = memoryWatch(pid);
  return {
    target: targetAt(server),
    pid,
    health,
    memory,
    gone: death.signal,
    lastWords: () => lastWordsIn(server.said()),
    async end() {
      clearInterval(looking);
      health.end();
      await memory.end();
      await server.kill();
      await folder.remove();
    },
  };
};

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const lastWordsIn = (said: string): string =>
  /^.*(?:FATAL|Fatal|fatal|Error:).*$/m.exec(said)?.[0].trim().slice(0, 160) ?? said.trim().slice(-160);

const targetAt = (server: ServerProcess): Target => {
  const user: Target['user'] = (email) => aUser(server, email);
  return {
    server,
    user,
    async subscriber(email) {
      const account = await user(email);
      await server.commands['check-in send']({ email: account.email });
      const checkIn = await eventually('the check-in', async () =>
        (await outbox({ server }, account.email)).find(({ headers }) => headers['reply-to']),
      );
      return { ...account, replyAddress: replyAddressOf(checkIn) };
    },
  };
};
