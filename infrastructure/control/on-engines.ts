import type { Fault } from '#application/engine/ports/fault.ts';
import { dataFolder } from '../data-folder.ts';
import { createLogger } from '../pino-logger.ts';
import type { Settings } from '../shared/settings.ts';
import { startParts } from '../wiring.ts';
import type { Ask, OnProgress } from './client.ts';
import { CommandFailed, createCommands } from './commands.ts';

/** Does commands in this process, on the engines themselves: none of their servers is asked, and none need run. */
export const commandsOnEngines = async (settings: Settings): Promise<Ask & Readonly<{ close(): Promise<void> }>> => {
  const onFatal = (fault: Fault) => {
    throw fault;
  };
  const running = await startParts(
    new Set(),
    settings,
    await dataFolder(settings.dataDir),
    createLogger('error'),
    onFatal,
  ).catch(inOneLine);
  const commands = createCommands(running);
  return {
    ask: async (name, input, onProgress) =>
      (commands[name] as (input: unknown, report: OnProgress) => Promise<never>)(input, onProgress).catch(inOneLine),
    close: running.stop,
  };
};

/** As the server says it over its socket. */
const inOneLine = (error: unknown): never => {
  throw error instanceof Error ? new CommandFailed(error.message, { cause: error }) : error;
};
