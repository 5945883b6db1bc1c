import { keyRecord, signed } from '../support/dns.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { connectSmtp } from '../support/smtp-client.ts';
import type { User } from '../support/user.ts';

export type Stage = Readonly<{ server: ServerProcess; user: User; replyAddress: string }>;

/** What is done to a server while it is watched. `prepare` is not watched. */
export type StallCase = Readonly<{
  name: string;
  prepare?(stage: Stage): Promise<void>;
  run(stage: Stage): Promise<void>;
}>;

/** What the DNS of the measured server answers. */
export const DNS = { 'TXT s._domainkey.attacker.example': keyRecord };

const MB = 1024 * 1024;

/** Sends one mail as a stranger does; whatever is answered is an answer. */
const send = async ({ server, replyAddress }: Stage, raw: Uint8Array | string, recipients = [replyAddress]) => {
  const client = await connectSmtp(server.smtp.port);
  await client.say('EHLO mx.attacker.example');
  await client.say('MAIL FROM:<list@elsewhere.example>');
  for (const recipient of recipients) await client.say(`RCPT TO:<${recipient}>`);
  await client.say('DATA');
  await client.write(raw);
  await client.say('\r\n.');
  await client.quit();
};

const ATTACKER = 'From: a@attacker.example\r\nSubject: x\r\n';
const signatures = (count: number, signs: string) =>
  `DKIM-Signature: v=1; a=rsa-sha256; c=relaxed/relaxed; d=attacker.example; s=s; bh=AAAA; h=${signs}; b=AAAA\r\n`.repeat(
    count,
  );
/** Names of fields that are not there are looked for in all of them. */
const names = (count: number) => `from${':b'.repeat(count)}`;

/** Four signatures of the sender's own domain, both canonicalizations, over a body of 9 MB that fits them. */
const fourSignatures = async (): Promise<Buffer> => {
  const line = `${'La de da de da. '.repeat(4)}\r\n`;
  let mail: Buffer = Buffer.from(`${ATTACKER}\r\n${line.repeat((9 * MB) / line.length)}`);
  for (let time = 0; time < 4; time += 1) mail = await signed(mail, 'attacker.example');
  return mail;
};

const roles = ['postmaster', 'abuse', 'support', 'security'].map((name) => `${name}@cairn.localhost`);

let four: Buffer = Buffer.alloc(0);

/** Add to this list what is to hold nobody up. */
export const stallCases: readonly StallCase[] = [
  { name: 'nothing', run: () => new Promise((resolve) => setTimeout(resolve, 1_000)) },
  {
    name: 'ten signatures over 5,800 names each, 30,000 header lines, 241 KB',
    run: (stage) => send(stage, `${signatures(10, names(5_800))}${ATTACKER}${'a:\r\n'.repeat(30_000)}\r\nx`),
  },
  {
    name: 'ten signatures of another domain over 900 fields',
    run: (stage) =>
      send(
        stage,
        `${signatures(10, names(5_000)).replaceAll('d=attacker', 'd=other')}${ATTACKER}${'a:\r\n'.repeat(900)}\r\nx`,
      ),
  },
  {
    name: '12 mails of 128 From lines',
    async run(stage) {
      const lines = `From: ${'a'.repeat(1_000)}@${'a'.repeat(900)}@\r\n`.repeat(128);
      for (let mail = 0; mail < 12; mail += 1) await send(stage, `${lines}\r\nx`);
    },
  },
  {
    name: 'four signatures over 9 MB',
    prepare: async () => {
      four = await fourSignatures();
    },
    run: (stage) => send(stage, four),
  },
  {
    name: 'a mail of 10 MB to all roles at once',
    run: (stage) => send(stage, `${ATTACKER}\r\n${`${'x'.repeat(76)}\r\n`.repeat((9.9 * MB) / 78)}`, roles),
  },
  {
    name: '9 MB of line feeds',
    run: (stage) => send(stage, Buffer.concat([Buffer.from(`${ATTACKER}\r\n`), Buffer.alloc(9 * MB, '\n')])),
  },
];
