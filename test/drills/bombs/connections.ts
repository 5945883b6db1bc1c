import { setTimeout as wait } from 'node:timers/promises';
import { type Bomb, from, MB, type Target } from './bomb.ts';
import { ask, counted, type Line, line, lines } from './http.ts';

const HELD_MS = 8_000;
const PROMPT_MS = 5_000;
const LATE = Symbol();

type Looks = Readonly<Record<string, (target: Target) => Promise<unknown>>>;

const withoutMail: Looks = {
  'a new request': (target) => ask(target, 'GET', '/healthz', { localAddress: from.ordinary }),
  'an operator': ({ server }) => server.commands['mail list']({ limit: 1, cursor: null }),
};

/** Somebody else comes meanwhile: a page, a greeting of SMTP and an operators' command are to be had at once. */
const everybody: Looks = { ...withoutMail, 'a new mail': (target) => greeting(target) };

const areServed = async (target: Target, looks: Looks): Promise<string> => {
  const asked = Object.entries(looks).map(([who, look]) => [who, look(target)] as const);
  for (const [who, answer] of asked) {
    const late = wait(PROMPT_MS, LATE, { ref: false });
    const outcome = await Promise.race([
      answer.then(
        () => null,
        (error: unknown) => String(error),
      ),
      late,
    ]);
    if (outcome === LATE) throw new Error(`${who} was not answered in ${PROMPT_MS / 1000} s`);
    if (outcome !== null) throw new Error(`${who} was turned away: ${String(outcome)}`);
  }
  return 'others are served';
};

const greeting = async ({ server }: Target): Promise<void> => {
  const { socket, heard, closed } = await line(server.smtp.port, from.ordinary);
  while (!heard().startsWith('220')) {
    if (socket.destroyed) throw new Error('SMTP hung up');
    await Promise.race([closed, wait(20)]);
  }
  socket.destroy();
};

/** Holds these lines, says on each what is to be said, looks whether others are served, and lets go. */
const held =
  (
    open: (target: Target) => Promise<readonly Line[]>,
    say: (second: number) => string | null = () => null,
    look: (target: Target) => Promise<string> = (target) => areServed(target, everybody),
  ): Bomb['send'] =>
  async (target) => {
    const opened = await open(target);
    try {
      const end = performance.now() + HELD_MS;
      let told = '';
      for (let second = 0; performance.now() < end; second += 1) {
        const words = say(second);
        if (words !== null) for (const { socket } of opened) if (!socket.destroyed) socket.write(words);
        if (second === 2) told = await look(target);
        await wait(1_000);
      }
      const left = opened.filter(({ socket }) => !socket.destroyed).length;
      return `${opened.length} opened, ${left} held, ${told || (await look(target))}`;
    } finally {
      for (const { socket } of opened) socket.destroy();
    }
  };

const toApi =
  (count: number) =>
  ({ server }: Target) =>
    lines(server.web.port, count, from.flood);
const toSmtp =
  (count: number) =>
  ({ server }: Target) =>
    lines(server.smtp.port, count, from.flood);

const HEAD = 'POST /api/try HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

/** Connections that are held, hurried or never finished. */
export const connectionBombs: readonly Bomb[] = [
  { name: '1,100 silent connections to the API', isShort: true, send: held(toApi(1_100)) },
  {
    name: '1,100 silent connections to SMTP',
    send: held(toSmtp(1_100), undefined, (target) => areServed(target, withoutMail)),
  },
  { name: '400 silent connections to SMTP', send: held(toSmtp(400)) },
  {
    name: '400 requests that come letter by letter',
    send: held(toApi(400), (second) => (second === 0 ? 'GET / HTTP/1.1\r\nX: ' : 'a')),
  },
  {
    name: '400 bodies that come letter by letter',
    send: held(toApi(400), (second) => (second === 0 ? `${HEAD}Content-Length: 400\r\n\r\n{` : ' ')),
  },
  {
    name: '400 bodies in chunks of one letter',
    send: held(toApi(400), (second) => (second === 0 ? `${HEAD}Transfer-Encoding: chunked\r\n\r\n` : '1\r\n \r\n')),
  },
  { name: '24 uploads of one byte a second', isShort: true, send: slowUploads },
  { name: '300 readers who do not read', send: held(readersWhoDoNotRead) },
  {
    name: '300 open pages that wait for changes',
    send: held(openPages),
  },
  { name: '10,000 requests on one connection at once', send: pipelined },
  { name: '3,000 connections that come and go', send: comeAndGo },
  {
    name: '400 mails that come letter by letter',
    send: held(toSmtp(400), (second) => (second === 0 ? 'EHLO a.example\r\nMAIL FROM:<a@b.example>\r\n' : 'R')),
  },
  { name: 'an SMTP command of 20 MB', send: smtp(() => 'a'.repeat(20 * MB)) },
  { name: '200,000 SMTP commands at once', send: smtp(() => 'NOOP\r\n'.repeat(200_000)) },
  { name: '100,000 SMTP commands that are none', send: smtp(() => 'BREW\r\n'.repeat(100_000)) },
  {
    name: '5,000 recipients',
    send: smtp(() => `EHLO a\r\nMAIL FROM:<a@b.example>\r\n${'RCPT TO:<nobody@cairn.localhost>\r\n'.repeat(5_000)}`),
  },
  {
    name: '20,000 senders of one mail',
    send: smtp(() => `EHLO a\r\n${'MAIL FROM:<a@b.example>\r\nRSET\r\n'.repeat(20_000)}`),
  },
  {
    name: 'SMTP parameters of 1 MB',
    send: smtp(() => `EHLO ${'a.'.repeat(MB / 2)}\r\nMAIL FROM:<a@b.example> ${'SIZE=1 '.repeat(MB / 7)}\r\n`),
  },
  { name: 'a mail of 200 MB', send: tooLargeMail },
];

async function slowUploads(target: Target): Promise<string> {
  const users = await Promise.all(Array.from({ length: 8 }, () => target.user()));
  const other = await target.user();
  const open = async ({ server }: Target) => {
    const opened = await lines(server.web.port, 24, from.flood);
    for (const [at, { socket }] of opened.entries())
      socket.write(
        `POST /api/user/career/import HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${users[at % users.length]?.session}\r\nContent-Type: application/octet-stream\r\nContent-Length: 100000\r\n\r\n`,
      );
    return opened;
  };
  return held(
    open,
    () => 'a',
    () => anotherUploads(target, other.session),
  )(target);
}

/** Somebody else's small file gets its answer while slow ones come. */
async function anotherUploads(target: Target, session: string): Promise<string> {
  const body = Buffer.from(JSON.stringify({ work: [{ name: 'Acme', position: 'Cook' }] }));
  const { status } = await ask(target, 'POST', '/api/user/career/import', {
    session,
    body,
    localAddress: from.ordinary,
  });
  if (status !== 200) throw new Error(`somebody else's upload was answered ${status}`);
  return "somebody else's upload is read";
}

async function readersWhoDoNotRead({ server }: Target): Promise<readonly Line[]> {
  const opened = await lines(server.web.port, 300, from.flood);
  for (const { socket } of opened) {
    socket.pause();
    socket.write('GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(20));
  }
  return opened;
}

async function openPages({ server }: Target): Promise<readonly Line[]> {
  const opened = await lines(server.web.port, 300, from.flood);
  for (const { socket } of opened)
    socket.write(`GET /api/changes HTTP/1.1\r\nHost: localhost:${server.web.port}\r\n\r\n`);
  return opened;
}

async function pipelined({ server }: Target): Promise<string> {
  const { socket, closed } = await line(server.web.port, from.flood);
  let bytes = 0;
  socket.on('data', (chunk) => {
    bytes += chunk.length;
  });
  socket.write(
    `${'GET /api/config HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(9_999)}GET /api/config HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
  );
  await Promise.race([closed, wait(60_000)]);
  socket.destroy();
  return `${(bytes / MB).toFixed(1)} MB answered`;
}

async function comeAndGo({ server }: Target): Promise<string> {
  const seen: string[] = [];
  for (let round = 0; round < 30; round += 1) {
    const opened = await lines(round % 2 === 0 ? server.web.port : server.smtp.port, 100, from.flood);
    for (const { socket } of opened) socket.resetAndDestroy();
    seen.push(...opened.map(() => 'opened'));
  }
  return counted(seen);
}

function smtp(words: () => string): Bomb['send'] {
  return async ({ server }) => {
    const { socket, closed, heard } = await line(server.smtp.port, from.flood);
    socket.write(`${words()}QUIT\r\n`);
    await Promise.race([closed, wait(30_000)]);
    socket.destroy();
    return heard().split('\r\n').at(1)?.slice(0, 40) || 'closed';
  };
}

async function tooLargeMail({ server }: Target): Promise<string> {
  const { socket, closed, heard } = await line(server.smtp.port, from.flood);
  socket.write('EHLO a.example\r\nMAIL FROM:<a@b.example>\r\nRCPT TO:<support@cairn.localhost>\r\nDATA\r\n');
  const chunk = Buffer.alloc(MB, `${'x'.repeat(76)}\r\n`);
  for (let sent = 0; sent < 200 && !socket.destroyed; sent += 1)
    if (!socket.write(chunk)) await Promise.race([closed, new Promise((resolve) => socket.once('drain', resolve))]);
  socket.write('\r\n.\r\n');
  await Promise.race([closed, wait(5_000)]);
  socket.destroy();
  return heard().trim().split('\r\n').at(-1)?.slice(0, 40) ?? 'closed';
}
