import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { image, project, type Service } from './container-files.ts';
import { eventually } from './eventually.ts';
import { whereItRuns } from './server-process.ts';

/** Runs what a container would run: the image's command and environment, overridden by those of a service. */
export type Container = Readonly<{
  /** Resolves once the image's health check passes. Rejects when the process ends first. */
  healthy(): Promise<void>;
  /** `docker compose exec`: what another command in it prints. */
  exec(...words: readonly string[]): Promise<string>;
  /** Asks it to end, as `docker compose stop` does, and answers its exit code. */
  stop(): Promise<number | null>;
  kill(): void;
  said(): string;
}>;

const { entrypoint, environment, healthCheck } = image();

/** `instead` overrides what differs outside of a container: folders, ports and addresses. */
export const startContainer = (
  service: Pick<Service, 'command' | 'environment'>,
  instead: Readonly<Record<string, string>>,
): Container => {
  const env = { ...whereItRuns(), ...environment, ...service.environment, ...instead };
  const [, ...words] = [...entrypoint, ...(service.command ?? [])];
  const running: ChildProcess = spawn(process.execPath, words, {
    cwd: project,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  for (const stream of [running.stdout, running.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => said.push(text));
  const exit = once(running, 'exit').then(([code]) => code as number | null);
  const run = ([, ...words]: readonly string[]) => promisify(execFile)(process.execPath, words, { cwd: project, env });
  const healthy = () =>
    eventually('a healthy container', () =>
      run(healthCheck).then(
        () => true,
        () => false,
      ),
    );
  const ended = async (): Promise<never> => {
    await exit;
    throw new Error(`it ended before it was healthy:\n${said.join('')}`);
  };
  return {
    healthy: async () => void (await Promise.race([healthy(), ended()])),
    exec: async (...words) => (await run(words)).stdout,
    async stop() {
      running.kill('SIGTERM');
      return exit;
    },
    kill: () => void running.kill('SIGKILL'),
    said: () => said.join(''),
  };
};
