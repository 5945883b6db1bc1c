import { connectSmtp, type SmtpClient } from '../support/smtp-client.ts';
import { MAIL_BYTES, type OwnLoad, type Route } from './mail-senders.ts';

/** A program: sends what its one argument says, and fails unless all of it got 250. */
const main = async ({ port, routes, each, connections }: OwnLoad): Promise<void> => {
  await Promise.all(
    routes.map(async (route) => {
      let client: SmtpClient | null = null;
      for (let left = each; left > 0; left -= 1) {
        client ??= await greeted(port);
        await sendOne(client, route);
        if (connections === 'each' || left === 1) {
          await client.quit();
          client = null;
        }
      }
    }),
  );
};

const greeted = async (port: number): Promise<SmtpClient> => {
  const client = await connectSmtp(port);
  await expectSuccess(client, 'HELO bench.example');
  return client;
};

const sendOne = async (client: SmtpClient, { from, to }: Route): Promise<void> => {
  for (const line of [`MAIL FROM:<${from}>`, `RCPT TO:<${to}>`, 'DATA', mail({ from, to })])
    await expectSuccess(client, line);
};

const expectSuccess = async (client: SmtpClient, line: string): Promise<void> => {
  const answer = await client.say(line);
  if (!/^[23]/.test(answer)) throw new Error(answer);
};

const BODY = `${'La de da de da. '.repeat(4).trim()}\r\n`.repeat(Math.ceil(MAIL_BYTES / 65)).slice(0, MAIL_BYTES - 2);

const mail = ({ from, to }: Route): string =>
  [
    `From: <${from}>`,
    `To: <${to}>`,
    `Date: ${new Date().toUTCString()}`,
    `Message-ID: <${crypto.randomUUID()}@bench.example>`,
    '',
    BODY.replace(/\r?$/, ''),
    '.',
  ].join('\r\n');

await main(JSON.parse(process.argv[2] ?? '') as OwnLoad);
process.exit(0);
