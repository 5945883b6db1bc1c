import test from 'ava';
import { simpleParser } from 'mailparser';
import { startContainer } from '../support/container.ts';
import { composeFile } from '../support/container-files.ts';
import { eventually } from '../support/eventually.ts';
import { freePort } from '../support/free-port.ts';
import { scriptedSmtp } from '../support/scripted-smtp.ts';
import { sendRaw, written } from '../support/send-mail.ts';
import { temporaryDataFolder } from '../support/temporary.ts';

const WORDS = 'Cut our nightly build from 40 to 9 minutes by caching the toolchain.';
const EMAIL = 'sub@example.com';
const COMMAND_LINE = ['node', 'infrastructure/cli.ts', '--json'];

test('what `docker compose up` starts makes a win of a mail, and its answer reaches the mail catcher', async (t) => {
  const { cairn } = composeFile('docker-compose.yml', {}).services;
  if (!cairn) return t.fail('there is no service cairn');
  const catcher = await scriptedSmtp(t);
  const folder = await temporaryDataFolder();
  const [PORT, SMTP_PORT, HEALTH_PORT] = [await freePort(), await freePort(), await freePort()].map(String);
  const container = startContainer(cairn, {
    DATA_DIR: folder.path,
    PORT: PORT ?? '',
    SMTP_PORT: SMTP_PORT ?? '',
    HEALTH_PORT: HEALTH_PORT ?? '',
    PUBLIC_URL: (cairn.environment?.PUBLIC_URL ?? '').replace(':3000', `:${PORT}`),
    SMTP_URL: (cairn.environment?.SMTP_URL ?? '').replace('mail-catcher:1025', `127.0.0.1:${catcher.port}`),
  });
  t.teardown(async () => {
    container.kill();
    await folder.remove();
  });
  await container.healthy();
  const caught = (subject: RegExp) =>
    eventually(`a mail ${subject}`, async () => {
      const mails = await Promise.all(catcher.mails.map(({ raw }) => simpleParser(raw)));
      return mails.find((mail) => subject.test(mail.subject ?? ''));
    });

  await container.exec(
    ...COMMAND_LINE,
    'account',
    'open',
    '--email',
    EMAIL,
    '--first-name',
    'Sub',
    '--last-name',
    'Scriber',
  );
  await container.exec(...COMMAND_LINE, 'check-in', 'send', '--email', EMAIL);
  const checkIn = await caught(/^(?!Re: )/);
  const to = checkIn.replyTo?.value[0]?.address ?? '';
  const reply = written({
    from: EMAIL,
    to,
    subject: `Re: ${checkIn.subject}`,
    messageId: '<reply-1@example.com>',
    text: WORDS,
  });
  const smtp = { host: '127.0.0.1', port: Number(SMTP_PORT) };
  t.is((await sendRaw({ smtp }, { from: EMAIL, to }, reply)).code, 250);

  const answer = await caught(/^Re: /);
  t.is(answer.inReplyTo, '<reply-1@example.com>');
  t.true((answer.text ?? '').replace(/\s+/g, ' ').includes(WORDS));
  const { mails } = JSON.parse(await container.exec(...COMMAND_LINE, 'mail', 'list'));
  t.is(mails.length, 1);
  t.like(mails[0], { wins: 1 });
  t.is((await fetch(`http://127.0.0.1:${PORT}/`)).status, 200, 'pages are served');
  t.is(await container.stop(), 0, container.said());
});
