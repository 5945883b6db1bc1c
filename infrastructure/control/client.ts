import { request } from 'node:http';
import { createInterface } from 'node:readline';
import { hasCode } from '#application/engine/ports/fault.ts';
import { NoServer } from './command-failed.ts';
import { CommandFailed, type Commands } from './commands.ts';
import { type ControlLine, socketPath } from './server.ts';

/** `unit`: what is counted; events unless said. */
export type OnProgress = (progress: Readonly<{ events: number; total: number; unit?: string }>) => void;

/** Has a command done, by whoever can. Rejects with `CommandFailed` when it could not be. */
export type Ask = Readonly<{
  ask<Name extends keyof Commands>(
    name: Name,
    input: Parameters<Commands[Name]>[0],
    onProgress: OnProgress,
  ): Promise<Awaited<ReturnType<Commands[Name]>>>;
}>;

/** Asks the server that runs on this data folder to do a command. Rejects with `CommandFailed` when it could not. */
export const askServer = async <Name extends keyof Commands>(
  socket: string,
  name: Name,
  input: Parameters<Commands[Name]>[0],
  onProgress: OnProgress,
): Promise<Awaited<ReturnType<Commands[Name]>>> => {
  for await (const line of linesOf(socket, JSON.stringify({ name, input: input ?? {} }))) {
    if ('failed' in line) throw new CommandFailed(line.failed);
    if ('result' in line) return line.result as Awaited<ReturnType<Commands[Name]>>;
    onProgress(line.progress);
  }
  throw wentAway();
};

const wentAway = () => new CommandFailed('the server went away before it was done');

async function* linesOf(socket: string, body: string): AsyncGenerator<ControlLine> {
  const response = await new Promise<NodeJS.ReadableStream>((resolve, reject) => {
    const asked = request({ socketPath: socketPath(socket), method: 'POST', path: '/' }, resolve);
    asked.on('error', (error) => reject(notRunning(error)));
    asked.end(body);
  });
  try {
    for await (const line of createInterface({ input: response })) yield JSON.parse(line) as ControlLine;
  } catch (error) {
    throw hasCode(error, 'ECONNRESET') ? wentAway() : error;
  }
}

const notRunning = (error: Error): Error => {
  if (hasCode(error, 'EACCES')) return new CommandFailed('only the owner of this data folder may ask its server');
  return hasCode(error, 'ENOENT') || hasCode(error, 'ECONNREFUSED')
    ? new NoServer('no server is running on this data folder: start one with npm start (or set DATA_DIR)')
    : error;
};
