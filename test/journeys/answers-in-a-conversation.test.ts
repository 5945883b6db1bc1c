import test from 'ava';
import { sharedApp } from '../support/app.ts';
import { eventually } from '../support/eventually.ts';
import { replyAddressOf, replyTo, sendRaw } from '../support/send-mail.ts';
import { aUser, checkInFor, outboxOf } from '../support/user.ts';

const shared = sharedApp(test);

/** A person who writes mail after mail in one conversation, each in answer to our newest. */
const aConversation = async () => {
  const app = shared();
  const user = await aUser(app);
  const checkIn = await checkInFor(app, user);
  let newest = checkIn;
  let count = 1;
  const write = async (text: string) => {
    const to = replyAddressOf(newest);
    await sendRaw(app, { from: user.email, to }, replyTo(newest, user.email, text));
  };
  /** The words of the answer. */
  const say = async (text: string): Promise<string> => {
    await write(text);
    const outbox = await eventually(`an answer to "${text}"`, async () => {
      const mails = await outboxOf(app, user.email);
      return mails.length > count ? mails : null;
    });
    count = outbox.length;
    newest = outbox[0] ?? checkIn;
    return newest.text.replace(/\s+/g, ' ');
  };
  /** Why it has no answer. */
  const sayInVain = async (text: string): Promise<string> => {
    const before = (await app.commands['mail list']({ limit: 1000 })).mails.length;
    await write(text);
    return eventually(`no answer to "${text}"`, async () => {
      const { mails } = await app.commands['mail list']({ limit: 1000 });
      return mails.length > before ? mails[0]?.reason || null : null;
    });
  };
  const answers = async () => (await outboxOf(app, user.email)).length - 1;
  return { app, user, say, sayInVain, answers };
};

test.serial('each new word of a person is answered as it sounds, however soon it comes', async (t) => {
  const { user, say } = await aConversation();
  t.true((await say('Nothing today, I was sick in bed.')).includes('something to write down'));
  t.true((await say('Please delete my account and all my data.')).includes('/profile'));
  t.true((await say('Are you a robot?')).includes('A program reads what you write'));
  const openings: string[] = [];
  for (const thing of ['roof', 'boiler', 'fence', 'cellar', 'bridge']) {
    const answer = await say(`Repaired the ${thing} today.`);
    t.true(answer.includes(`Repaired the ${thing} today`));
    openings.push(answer.split(/[.:!]/u, 1)[0] ?? '');
  }
  for (const [at, opening] of openings.entries()) t.not(opening, openings[at + 1], openings.join(' | '));
  t.is((await user.wins()).length, 5);
});

test.serial('thanks for an answer have none, and the same words have no second one', async (t) => {
  const { user, say, sayInVain, answers } = await aConversation();
  await say('Trained two new nurses on the triage protocol.');
  t.is(await sayInVain('Thanks, that is all for today.'), 'thanks');
  t.is(await sayInVain('Trained two new nurses on the triage protocol.'), 'loop');
  t.is(await answers(), 1);
  t.deepEqual(
    (await user.wins()).map(({ originalMessage }) => originalMessage),
    ['Trained two new nurses on the triage protocol.', 'Trained two new nurses on the triage protocol.'],
  );
});

test.serial('thanks for a check-in are welcome, in one line', async (t) => {
  const { say } = await aConversation();
  t.true((await say('Thanks!')).includes('You are welcome'));
});

test.serial('while a question of ours is open, only what answers it joins the win', async (t) => {
  const { app, user, say } = await aConversation();
  t.true((await say('Reorganised how we hand over at night.')).includes('Answer in a few words'));
  t.true((await say('Please delete my account.')).includes('No account is deleted'));
  const said = (await user.wins()).map(({ originalMessage }) => originalMessage);
  t.deepEqual(said, ['Reorganised how we hand over at night.']);
  t.truthy(app);
});

test.serial('the tenth answer of a day says that it is the last', async (t) => {
  const { say } = await aConversation();
  const things = ['roof', 'lift', 'boiler', 'fence', 'garden', 'gate', 'cellar', 'kitchen', 'bridge', 'tower'];
  const last: boolean[] = [];
  for (const thing of things) last.push((await say(`Repaired the ${thing}.`)).includes('our last reply for today'));
  t.deepEqual(last, [...Array.from({ length: 9 }, () => false), true]);
});
