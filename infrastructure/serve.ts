import { flushCompileCache } from 'node:module';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { Fault } from '#application/engine/ports/fault.ts';
import { buildClientIfStale } from './client-build.ts';
import { startControl } from './control/server.ts';
import { dataFolder } from './data-folder.ts';
import { checkEngineUrls, hasEmbeddedStore } from './engine-urls.ts';
import { startHealth } from './health.ts';
import { readHelplines } from './helplines/helplines.ts';
import { readMarketing } from './marketing.ts';
import { createLogger } from './pino-logger.ts';
import { partsOf } from './process-parts.ts';
import { readMailKeys } from './shared/mail-keys.ts';
import { isReachedByOthers, UNNAMED_OPERATOR } from './shared/reached-by-others.ts';
import { BadSettings, type Settings } from './shared/settings.ts';
import { lockFolder } from './sqlite/lock.ts';
import { releaseStartMemory } from './start-memory.ts';
import { type PartName, partNames, type Running, startParts } from './wiring.ts';

const EXIT_WITHIN_MS = 25_000;
/** After it serves, what begins with it has begun. */
const STARTED_MS = 1000;

/** Every part of Cairn in one process, or those that `--only` names among `words`, until it is told to stop. */
export const serve = async (
  given: Settings,
  words: readonly string[],
  more: (parts: ReadonlySet<PartName>) => readonly string[],
): Promise<Readonly<{ running: Running; settings: Settings }>> => {
  process.umask(0o077); // what is kept here is its owner's alone
  const settings = await withFreePort(given);
  await checkEngineUrls(settings);
  const isEmbedded = hasEmbeddedStore(settings);
  const parts = partsOf(words, isEmbedded);
  await readMailKeys(settings); // what is wrong with a file is told before anything is begun
  readHelplines(settings.helplinesFile);
  readMarketing(settings.marketingFile);
  const logger = createLogger(settings.logLevel);
  process.once('uncaughtException', (error) => {
    logger.error('the process ends, for nobody caught an error', error); // its own words, which Node would print, may quote a user
    process.exit(1);
  });
  const folder = await dataFolder(settings.dataDir);
  const lock = isEmbedded ? lockFolder(folder.path) : null;
  if (parts.has('api')) await buildClientIfStale();
  const fail = (fault: Fault) => {
    console.error(`cairn: ${fault.message}`);
    process.exit(1);
  };
  const running = await startParts(parts, settings, folder, logger, fail);
  const control = isEmbedded ? await startControl(folder.socket, running) : null;
  const { healthPort, web } = settings;
  const health = healthPort === null ? null : await startHealth({ host: web.host, port: healthPort }, running, logger);
  const unnamed = unnamedOperator(settings);
  if (unnamed !== null) console.warn(`cairn: ${unnamed}`);
  greet(settings, parts, running, more(parts));
  setTimeout(afterStart, STARTED_MS).unref();
  const stop = async (signal: string) => {
    console.log(`cairn: ${signal}, finishing`);
    setTimeout(() => process.exit(1), EXIT_WITHIN_MS).unref();
    await health?.close();
    await control?.close();
    await running.stop();
    lock?.release();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(signal));
  return { running, settings };
};

/** What the law of many countries asks for wherever others can come, and what only the operator knows. */
const unnamedOperator = (settings: Settings): string | null =>
  settings.company === null && isReachedByOthers(settings) ? UNNAMED_OPERATOR : null;

/** What was compiled is kept for the next start now, for a process that is killed keeps nothing. */
const afterStart = (): void => {
  flushCompileCache();
  releaseStartMemory();
};

/** With PORT=0 any free port will do; addresses in mails must name it, so it is chosen before anything starts. */
const withFreePort = async (settings: Settings): Promise<Settings> => {
  if (settings.web.port !== 0) return settings;
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, settings.web.host, resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  const publicUrl = settings.web.publicUrl.replace(/:0$/, `:${port}`);
  return { ...settings, web: { ...settings.web, port, publicUrl } };
};

/** What no provider sends. */
const keptNotSent = ({ relay, twilio }: Settings, url: string): readonly string[] => {
  const kept = [...(relay ? [] : ['mails']), ...(twilio ? [] : ['texts'])];
  return kept.length === 0 ? [] : [`outbox (${kept.join(' and ')} are kept, not sent: ${url}/outbox)`];
};

const greet = (
  settings: Settings,
  parts: ReadonlySet<PartName>,
  { web, smtp, metrics }: Running,
  more: readonly string[],
): void => {
  const embedded = [
    settings.eventStoreUrl ? null : 'event log',
    ...(settings.mongoUrl ? [] : ['read models', 'registers', 'vault', 'archive']),
    ...keptNotSent(settings, settings.web.publicUrl),
    'writer',
  ].filter((part) => part !== null);
  const all = parts.size === partNames.length;
  const lines = [
    `${settings.brandName} is running${all ? '' : ` (${[...parts].join(', ')})`}`,
    web && `web        ${web.url}`,
    metrics && `metrics    http://${metrics.host}:${metrics.port}/metrics`,
    smtp && `mail in    smtp://${smtp.host}:${smtp.port}  (for ${settings.mail.domain})`,
    `data       ${settings.dataDir}`,
    `embedded   ${embedded.join(', ')}`,
    ...more,
  ];
  console.log(`\n${lines.flatMap((line) => (line ? [`  ${line}\n`] : [])).join('')}`);
};

export const tellProblem = (error: unknown): void => {
  const lines = error instanceof BadSettings ? error.lines : [startProblem(error)];
  for (const line of lines) console.error(`cairn: ${line}`);
};

const startProblem = (error: unknown): string => {
  if (error instanceof Fault) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    const port = 'port' in error ? ` ${error.port}` : '';
    return `the port${port} is in use: stop what uses it, or set PORT, SMTP_PORT, HEALTH_PORT or METRICS_PORT`;
  }
  return `it could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
};
