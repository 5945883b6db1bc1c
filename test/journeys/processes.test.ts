import test from 'ava';
import { engine } from '../support/engines.ts';
import { eventually } from '../support/eventually.ts';
import { startFleet } from '../support/fleet.ts';
import { replyAddressOf, replyTo, sendRaw } from '../support/send-mail.ts';
import { aUser, checkInFor, mailTo, outboxOf } from '../support/user.ts';

const WORDS = 'Cut our nightly build from 40 to 9 minutes by caching the toolchain.';

const mongoUrl = engine('MONGODB_URL', 'the journey of a win through processes of each kind');
if (mongoUrl)
  test('two processes of each kind are one Cairn: a win by mail to one is answered, and shown live by another', async (t) => {
    t.timeout(10 * 60_000);
    const fleet = await startFleet(mongoUrl);
    t.teardown(fleet.stop);
    const [one, other] = fleet.of('api').map(({ web }, index) => {
      const gateway = fleet.of('gateway')[index];
      return { web, smtp: gateway?.smtp ?? { host: '', port: 0 }, commands: fleet.commands };
    });
    if (!one || !other) return t.fail('there are not two of each');
    const user = await aUser(one);
    const page = await openPage(other.web.url, user.session);
    t.teardown(page.close);
    const checkIn = await checkInFor(one, user);
    const envelope = { from: user.email, to: replyAddressOf(checkIn) };
    const raw = replyTo(checkIn, user.email, WORDS, { messageId: '<reply-1@example.com>' });
    t.is((await sendRaw(one, envelope, raw)).code, 250);
    t.is((await sendRaw(other, envelope, raw)).code, 250);
    await eventually('the page to be told of its wins', async () => page.told().includes('wins'));
    await eventually('the analysed win', async () => (await user.wins()).some(({ analysisResult }) => analysisResult));
    t.is((await mailTo(other, user.email, /^Re: /)).headers['in-reply-to'], '<reply-1@example.com>');

    const posted = await user.call('POST', '/api/achievements', { originalMessage: 'Finished the survey.' });
    t.is(posted.status, 201);
    t.is(posted.headers.get('Cairn-Behind'), null, 'what was written can be read, whichever process shows it');
    t.is((await user.wins()).length, 2);
    t.is((await outboxOf(one, user.email)).length, 2);
    for (const name of ['work', 'wins', 'mails', 'accounts', 'outbox'])
      t.true((await fleet.commands['projections verify']({ name }, () => {})).equal);
    t.deepEqual(await Promise.all(fleet.all.map((process) => process.stop())), Array(10).fill(0), 'each ends well');
  });

/** An open page: the lists it was told to read again. */
const openPage = async (url: string, session: string) => {
  const end = new AbortController();
  const headers = { Cookie: `__Host-sid=${session}` };
  const response = await fetch(new URL('/api/changes', url), { headers, signal: end.signal });
  let text = '';
  const reading = (async () => {
    for await (const chunk of response.body ?? []) text += Buffer.from(chunk).toString('utf8');
  })().catch(() => undefined); // the page was closed
  return {
    told: () => [...text.matchAll(/^data: (.*)$/gm)].flatMap(([, json]) => JSON.parse(json ?? '[]') as string[]),
    async close() {
      end.abort();
      await reading;
    },
  };
};
