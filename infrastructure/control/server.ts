import { chmod, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { relative } from 'node:path';
import { Fault } from '#application/engine/ports/fault.ts';
import type { Running } from '../wiring.ts';
import { CommandFailed, type Commands, createCommands, type Report } from './commands.ts';

/** One line of an answer: how far it has come, then what came of it. */
export type ControlLine =
  | Readonly<{ progress: Readonly<{ events: number; total: number; unit?: string }> }>
  | Readonly<{ result: unknown }>
  | Readonly<{ failed: string }>;

const LONGEST_PATH = 100;
const PROGRESS_EVERY_MS = 100;
/** A command that takes longer than this when the server ends is cut off: whoever asked is told so. */
const CLOSE_WITHIN_MS = 1000;

/** A path that fits a socket's name, which the system keeps short. */
export const socketPath = (path: string): string => {
  const shorter = [path, relative(process.cwd(), path)].sort((one, other) => one.length - other.length)[0] ?? path;
  if (shorter.length > LONGEST_PATH)
    throw new Fault('path-too-long', `${path} is too long a name for a socket: choose a DATA_DIR with a shorter path`);
  return shorter;
};

/** Takes operators' commands on a socket in the data folder, which only its owner may open. */
export const startControl = async (path: string, app: Running): Promise<{ close(): Promise<void> }> => {
  const commands = createCommands(app);
  const server = createServer((request, response) => void answer(commands, request, response));
  await rm(path, { force: true }); // a killed process leaves it behind, and the folder's lock says that none is alive
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(socketPath(path), resolve));
  await chmod(path, 0o600);
  return {
    close: () =>
      new Promise((resolve) => {
        const cut = setTimeout(() => server.closeAllConnections(), CLOSE_WITHIN_MS);
        server.close(() => {
          clearTimeout(cut);
          resolve();
        });
        server.closeIdleConnections();
      }),
  };
};

const answer = async (commands: Commands, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const tell = (line: ControlLine) => response.write(`${JSON.stringify(line)}\n`);
  response.writeHead(200, { 'Content-Type': 'application/x-ndjson' });
  try {
    const { name, input } = JSON.parse(await bodyOf(request)) as { name: keyof Commands; input: never };
    const command = Object.hasOwn(commands, name) ? commands[name] : null;
    if (!command) throw new CommandFailed('the running server does not know this command: is it of another release?');
    tell({ result: await command(input, reporter(tell)) });
  } catch (error) {
    tell({ failed: error instanceof Error ? error.message : String(error) });
  }
  response.end();
};

const reporter = (tell: (line: ControlLine) => void): Report => {
  let last = 0;
  return (progress) => {
    if (performance.now() - last < PROGRESS_EVERY_MS) return;
    last = performance.now();
    tell({ progress });
  };
};

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};
