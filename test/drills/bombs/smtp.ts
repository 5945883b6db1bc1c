import { connect } from 'node:net';

type Envelope = Readonly<{ port: number; localAddress: string; from: string; to: string }>;

const LONGEST_MS = 120_000;

/**
 * Hands over one mail, all commands in one go, and answers the reply to its end, or the first refusal on the way.
 * Rejects when the connection ends without one.
 */
export const handOver = (
  { port, localAddress, from, to }: Envelope,
  raw: Buffer,
): Promise<Readonly<{ code: number; line: string }>> =>
  new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    const steps = ['', 'EHLO bomb.example', `MAIL FROM:<${from}>`, `RCPT TO:<${to}>`, 'DATA'];
    let step = 0;
    let buffered = '';
    const end = (settle: () => void) => {
      settle();
      socket.destroy();
    };
    socket.setTimeout(LONGEST_MS, () => end(() => reject(new Error('SMTP gave no answer'))));
    socket.once('error', (error) => end(() => reject(error)));
    socket.once('close', () => reject(new Error('SMTP hung up')));
    const take = (line: string) => {
      if (line[3] === '-') return;
      const code = Number(line.slice(0, 3));
      step += 1;
      if (code >= 400 || step > steps.length) return end(() => resolve({ code, line }));
      if (step < steps.length) return socket.write(`${steps[step]}\r\n`);
      socket.write(onTheWire(raw));
    };
    socket.on('data', (chunk) => {
      const lines = (buffered + chunk.toString('latin1')).split('\r\n');
      buffered = lines.pop() ?? '';
      lines.forEach(take);
    });
  });

/** Dots at the start of a line are doubled; nothing else is changed, bare line feeds included. */
const onTheWire = (raw: Buffer): Buffer => {
  const text = raw.toString('latin1');
  const dotted = /(?:^|\n)\./.test(text) ? text.replace(/(^|\n)\./g, '$1..') : text;
  return Buffer.from(`${dotted}${dotted.endsWith('\r\n') ? '' : '\r\n'}.\r\n`, 'latin1');
};
