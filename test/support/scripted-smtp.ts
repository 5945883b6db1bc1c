import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createSecureContext, TLSSocket } from 'node:tls';
import type { ExecutionContext } from 'ava';
import type { TestCertificate } from './certificates.ts';

/** What is said to a command, or at the end of a mail; nothing at all (`silent`); or the connection is broken off. */
type Said = string | 'silent' | 'break';
export type Script = Readonly<{
  /** EHLO keywords. STARTTLS works when it is among them and there is a certificate. */
  offers?: readonly string[];
  /** The answer to a command in place of the usual one; null for that. */
  says?: (command: string) => Said | null;
  greets?: Said;
  atEnd?: Said;
  certificate?: TestCertificate;
  /** TLS from the first byte. */
  secure?: boolean;
}>;
type TakenMail = Readonly<{ from: string; to: readonly string[]; raw: string; secure: boolean }>;

/** A mail server on a socket that does what its script says and remembers every byte; no library of ours. */
export const scriptedSmtp = async (t: ExecutionContext, script: Script = {}) => {
  const mails: TakenMail[] = [];
  const clear: string[] = [];
  const commands: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {}); // 'close' follows
    socket.once('close', () => sockets.delete(socket));
    socket.on('data', (bytes) => clear.push(bytes.toString('latin1')));
    const converse = conversation(script, { mails, commands });
    if (script.secure) converse(encrypted(socket, script.certificate), true, true);
    else converse(socket, false, true);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.teardown(async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, mails, commands, clear: () => clear.join(''), sockets };
};

const encrypted = (socket: Socket, certificate: TestCertificate | undefined): TLSSocket => {
  socket.removeAllListeners('data');
  const secured = new TLSSocket(socket, { isServer: true, secureContext: createSecureContext(certificate) });
  secured.on('error', () => {}); // a client that does not like the certificate
  return secured;
};

type Kept = Readonly<{ mails: TakenMail[]; commands: string[] }>;

const conversation = (script: Script, { mails, commands }: Kept) => {
  const usual: readonly (readonly [RegExp, string])[] = [
    [/^(?:MAIL|RCPT|RSET|NOOP)/i, '250 2.0.0 Good'],
    [/^DATA/i, '354 Go on'],
    [/^QUIT/i, '221 2.0.0 Bye'],
  ];
  const start = (socket: Socket, secure: boolean, greet: boolean) => {
    let [rest, from, inData] = ['', '', false];
    let to: string[] = [];
    const say = (said: Said) => {
      if (said === 'break') socket.destroy();
      else if (said !== 'silent') socket.write(`${said}\r\n`);
    };
    const endOfMail = (raw: string) => {
      inData = false;
      const said = script.atEnd ?? '250 2.0.0 Taken';
      if (said.startsWith('2')) mails.push({ from, to, raw, secure });
      to = [];
      say(said);
    };
    const obey = (line: string) => {
      commands.push(line);
      const said = script.says?.(line) ?? null;
      if (said !== null) return say(said);
      if (/^EHLO/i.test(line)) {
        const offers = (script.offers ?? []).filter((offer) => !(secure && offer === 'STARTTLS'));
        return say(
          ['greets you', ...offers].map((one, at) => `250${at < offers.length ? '-' : ' '}${one}`).join('\r\n'),
        );
      }
      if (/^STARTTLS/i.test(line) && script.certificate) {
        socket.write('220 2.0.0 Go on\r\n');
        socket.removeAllListeners('data');
        return start(encrypted(socket, script.certificate), true, false);
      }
      if (/^MAIL/i.test(line)) from = addressIn(line);
      if (/^RCPT/i.test(line)) to.push(addressIn(line));
      inData = /^DATA/i.test(line);
      return say(usual.find(([command]) => command.test(line))?.[1] ?? '502 5.5.1 Unknown');
    };
    socket.on('data', (bytes: Buffer) => {
      rest += bytes.toString('latin1');
      for (;;) {
        const end = rest.indexOf(inData ? '\r\n.\r\n' : '\r\n');
        if (end === -1) return;
        const one = rest.slice(0, end);
        rest = rest.slice(end + (inData ? 5 : 2));
        if (inData) endOfMail(`${one}\r\n`);
        else obey(one);
      }
    });
    if (greet) say(script.greets ?? '220 scripted.example ESMTP');
  };
  return start;
};

const addressIn = (line: string): string => Buffer.from(/<(.*)>/.exec(line)?.[1] ?? '', 'latin1').toString('utf8');
