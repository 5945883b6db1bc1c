import test from 'ava';
import { allFound } from '#application/engine/all-pages.ts';
import { handle } from '#application/engine/handle.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import { MAILS, type MailDocument, mailEnds } from '#application/inbox/mails.ts';
import { streams } from '#application/streams.ts';
import { conversation } from '#domain/delivery/conversation/decider.ts';
import { evaluation } from '#test/evaluation/share.ts';
import { type RunningApp, runningApp } from '../support/app.ts';
import { eventually } from '../support/eventually.ts';
import { notRun } from '../support/not-run.ts';
import { onTheWire, type SampleFile, sampleFiles, samplesAreThere, writtenBy } from '../support/sample-files.ts';
import { connectSmtp } from '../support/smtp-client.ts';
import { aUser } from '../support/user.ts';

const { some: sampled } = evaluation({ sample: 0.05, more: 0.2 });
const CONNECTIONS = 8;
const TITLE = 'every sample mail, from strangers and as its user’s own, meets exactly one end';

type Mail = SampleFile & Readonly<{ returnPath: string }>;
type Refused = Readonly<{ name: string; answer: string }>;

/** Each mail to a conversation of its own, so that none is taken for another; what was refused, and how. */
const sendAll = async (app: RunningApp, userId: number, mails: readonly Mail[]) => {
  const { log, clock, tokens } = app.services;
  const refused: Refused[] = [];
  const waiting = [...mails];
  const work = async () => {
    const client = await connectSmtp(app.smtp.port);
    for (let mail = waiting.shift(); mail; mail = waiting.shift()) {
      const conversationId = crypto.randomUUID();
      const data = { conversationId, userId, at: timestamp(clock) };
      await handle(log, conversation, streams.conversation(conversationId), { type: 'OpenConversation', data });
      await client.say('EHLO client.example');
      await client.say(`MAIL FROM:<${mail.returnPath}>`);
      await client.say(`RCPT TO:<${tokens.replyAddress(conversationId)}>`);
      await client.say('DATA');
      await client.write(onTheWire(mail.raw));
      const answer = await client.reply();
      if (!answer.startsWith('250')) refused.push({ name: mail.name, answer });
    }
    await client.quit();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  return refused;
};

const ended = async ({ services }: RunningApp, userId: number): Promise<readonly MailDocument[]> => {
  const all = allFound((cursor) =>
    services.readModels.page(MAILS, {
      filter: { equals: { userId } },
      sort: [['receivedAt', 'ascending']],
      limit: 500,
      cursor,
    }),
  );
  return Array.fromAsync(all, ({ document }) => document);
};

const counted = (names: readonly string[]): string =>
  [...Map.groupBy(names, (name) => name)].map(([name, all]) => `${all.length} ${name}`).join(', ');

if (samplesAreThere) {
  test(TITLE, async (t) => {
    t.timeout(600_000);
    const app = await runningApp(t);
    const files = await sampleFiles();
    for (const [whose, made] of [
      [
        'as they are',
        (file: SampleFile) => ({ ...file, returnPath: file.folder === 'bounces' ? '' : 'a@example.org' }),
      ],
      [
        'as the user’s own',
        (file: SampleFile, email: string) => ({ ...file, raw: writtenBy(email, file.raw), returnPath: email }),
      ],
    ] as const) {
      for (const [folder, some] of Map.groupBy(sampled(files), (file) => file.folder)) {
        const user = await aUser(app);
        const refused = await sendAll(
          app,
          user.userId,
          some.map((file) => made(file, user.email)),
        );
        const accepted = some.length - refused.length;
        const ends = await eventually(`the end of ${accepted} mails of ${folder}`, async () => {
          const all = await ended(app, user.userId);
          return all.length === accepted && all.every(({ end }) => end !== 'reading') && all;
        });
        t.true(ends.every(({ end }) => mailEnds.includes(end)));
        t.true(
          refused.every(({ answer }) => /^5\d\d /.test(answer)),
          counted(refused.map(({ answer }) => answer)),
        );
        const wins = ends.reduce((sum, { winCount }) => sum + winCount, 0);
        if (whose === 'as they are') t.is(wins, 0); // nobody has proven them
        t.log(
          `${folder} ${whose}: ${some.length} mails: ${counted(ends.map(({ end }) => end))}, ${refused.length} refused (${counted(refused.map(({ answer }) => answer.slice(0, 9)))}), ${wins} wins`,
        );
      }
    }
    t.log(`${2 * sampled(files).length} mails in all`);
    t.true(files.length > 1000);
    const { parked } = await app.commands['parked list']();
    t.deepEqual(parked, []);
  });
} else {
  notRun(TITLE, 'the samples are not there');
}
