import test, { type ExecutionContext } from 'ava';
import { simpleParser } from 'mailparser';
import { type Container, startContainer } from '../support/container.ts';
import { composeFile, type Service } from '../support/container-files.ts';
import { engine } from '../support/engines.ts';
import { startDouble } from '../support/eventstore-double/eventstore-double.ts';
import { eventually } from '../support/eventually.ts';
import { freePort } from '../support/free-port.ts';
import { mongoDatabase } from '../support/mongo-database.ts';
import { scriptedSmtp } from '../support/scripted-smtp.ts';
import { sendRaw, written } from '../support/send-mail.ts';
import { temporaryDataFolder } from '../support/temporary.ts';

const WORDS = 'Cut our nightly build from 40 to 9 minutes by caching the toolchain.';
const EMAIL = 'sub@example.com';
const COMMAND_LINE = ['node', 'infrastructure/cli.ts', '--json'];

/** Starts services of a compose file on a folder and ports of this machine, with a mail catcher of ours, and waits for their health. */
const started = async (
  t: ExecutionContext,
  services: Readonly<Record<string, Service>>,
  more: Readonly<Record<string, string>> = {},
) => {
  const catcher = await scriptedSmtp(t);
  const folder = await temporaryDataFolder();
  const ports = { PORT: await freePort(), SMTP_PORT: await freePort() };
  const containers: Container[] = [];
  t.teardown(async () => {
    for (const container of containers) container.kill();
    await folder.remove();
  });
  for (const { command, environment = {} } of Object.values(services)) {
    const service = { ...(command && { command }), environment };
    const instead = {
      ...more,
      DATA_DIR: folder.path,
      PORT: String(ports.PORT),
      SMTP_PORT: String(ports.SMTP_PORT),
      HEALTH_PORT: String(await freePort()),
      PUBLIC_URL: (environment.PUBLIC_URL ?? '').replace(/:\d+$/, `:${ports.PORT}`),
      SMTP_URL: (environment.SMTP_URL ?? '').replace('mail-catcher:1025', `127.0.0.1:${catcher.port}`),
    };
    containers.push(startContainer(service, instead));
  }
  await Promise.all(containers.map((container) => container.healthy()));
  const caught = (subject: RegExp) =>
    eventually(`a mail ${subject}`, async () => {
      const mails = await Promise.all(catcher.mails.map(({ raw }) => simpleParser(raw)));
      return mails.find((mail) => subject.test(mail.subject ?? ''));
    });
  return { containers, ports, caught };
};

const becomesAnAnsweredWin = async (
  t: ExecutionContext,
  { containers: [first], ports, caught }: Awaited<ReturnType<typeof started>>,
): Promise<void> => {
  if (!first) return t.fail('no service was started');
  const cairn = async (...words: readonly string[]) => JSON.parse(await first.exec(...COMMAND_LINE, ...words));
  await cairn('account', 'open', '--email', EMAIL, '--first-name', 'Sub', '--last-name', 'Scriber');
  await cairn('check-in', 'send', '--email', EMAIL);
  const { subject, replyTo } = await caught(/^(?!Re: )/);
  const to = replyTo?.value[0]?.address ?? '';
  const messageId = '<reply-1@example.com>';
  const reply = written({ from: EMAIL, to, subject: `Re: ${subject}`, messageId, text: WORDS });
  const smtp = { host: '127.0.0.1', port: ports.SMTP_PORT };
  t.is((await sendRaw({ smtp }, { from: EMAIL, to }, reply)).code, 250);

  const answer = await caught(/^Re: /);
  t.is(answer.inReplyTo, messageId);
  t.true((answer.text ?? '').replace(/\s+/g, ' ').includes(WORDS));
  const { mails } = await cairn('mail', 'list');
  t.is(mails.length, 1);
  t.like(mails[0], { wins: 1 });
  t.is((await fetch(`http://127.0.0.1:${ports.PORT}/`)).status, 200, 'pages are served');
};

test('what `docker compose up` starts makes a win of a mail, and its answer reaches the mail catcher', async (t) => {
  const { cairn } = composeFile('docker-compose.yml', {}).services;
  if (!cairn) return t.fail('there is no service cairn');
  const running = await started(t, { cairn });
  await becomesAnAnsweredWin(t, running);
  for (const container of running.containers) t.is(await container.stop(), 0, container.said());
});

const mongoUrl = engine('MONGODB_URL', 'the journey of a win through the containers of profile engines');
if (mongoUrl)
  test('the containers of profile engines do so together', async (t) => {
    t.timeout(10 * 60_000);
    const { api, gateway, projector, worker, scheduler } = composeFile('docker-compose.yml', {
      SECRET: crypto.randomUUID(),
    }).services;
    if (!api || !gateway || !projector || !worker || !scheduler) return t.fail('a service is missing');
    const database = mongoDatabase(mongoUrl);
    const double = await startDouble();
    t.teardown(async () => {
      await double.stop();
      await database.drop();
    });
    const engines = { EVENTSTORE_URL: double.url, MONGODB_URL: database.url };
    const running = await started(t, { api, gateway, projector, worker, scheduler }, engines);
    await becomesAnAnsweredWin(t, running);
    for (const container of running.containers) t.is(await container.stop(), 0, container.said());
  });
