import { once } from 'node:events';
import { connect } from 'node:net';

/** A client on a socket, which says exactly what a test has it say. */
export type SmtpClient = Readonly<{
  /** Writes as it is. Resolves once the other side of this process has had its turn to read it. */
  write(bytes: string | Uint8Array): Promise<void>;
  /** The next reply, its lines joined by a line feed; rejects when the connection ends first. */
  reply(): Promise<string>;
  /** A line, and the reply to it. */
  say(line: string): Promise<string>;
  /** EHLO, MAIL and RCPT, and DATA up to its 354. */
  begin(...recipients: readonly string[]): Promise<void>;
  /** Resolves when the server has closed. */
  closed: Promise<void>;
  /** Breaks the connection off. */
  destroy(): void;
  /** QUIT, and waits for the end. */
  quit(): Promise<void>;
}>;

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

/** Connects, from a certain address of this machine where one is named; the greeting is not read yet. */
export const openSmtp = async (port: number, localAddress?: string): Promise<SmtpClient> => {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true, ...(localAddress && { localAddress }) });
  const lines: string[] = [];
  const replies: string[] = [];
  const waiting: { resolve(reply: string): void; reject(error: Error): void }[] = [];
  let rest = '';
  socket.setEncoding('utf8');
  socket.on('data', (text: string) => {
    const parts = (rest + text).split('\r\n');
    rest = parts.pop() ?? '';
    for (const line of parts) {
      lines.push(line);
      if (line[3] === '-') continue;
      const reply = lines.splice(0).join('\n');
      const next = waiting.shift();
      if (next) next.resolve(reply);
      else replies.push(reply);
    }
  });
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => {
      for (const { reject } of waiting.splice(0)) reject(new Error('the connection ended'));
      resolve();
    });
  });
  socket.on('error', () => {}); // 'close' follows, and whoever waits for a reply is told then
  await once(socket, 'connect');

  const write = async (bytes: string | Uint8Array) => {
    socket.write(bytes);
    await turn();
  };
  const reply = () =>
    new Promise<string>((resolve, reject) => {
      const ready = replies.shift();
      if (ready !== undefined) resolve(ready);
      else if (socket.destroyed) reject(new Error('the connection ended'));
      else waiting.push({ resolve, reject });
    });
  const say = (line: string) => {
    socket.write(`${line}\r\n`);
    return reply();
  };
  const expectSuccess = async (line: string) => {
    const answer = await say(line);
    if (!/^[23]/.test(answer)) throw new Error(`${line}: ${answer}`);
  };
  return {
    write,
    reply,
    say,
    closed,
    destroy: () => socket.destroy(),
    async begin(...recipients) {
      await expectSuccess('EHLO client.example');
      await expectSuccess('MAIL FROM:<sub@example.com>');
      for (const recipient of recipients) await expectSuccess(`RCPT TO:<${recipient}>`);
      await expectSuccess('DATA');
    },
    async quit() {
      socket.write('QUIT\r\n');
      await closed;
    },
  };
};

/** Connected and greeted. */
export const connectSmtp = async (port: number, localAddress?: string): Promise<SmtpClient> => {
  const client = await openSmtp(port, localAddress);
  const greeting = await client.reply();
  if (!greeting.startsWith('220')) throw new Error(greeting);
  return client;
};

export const connectAll = (port: number, count: number): Promise<SmtpClient[]> =>
  Promise.all(Array.from({ length: count }, () => connectSmtp(port)));
