import test, { type ExecutionContext } from 'ava';
import { assert, asyncProperty, boolean, constantFrom, integer, property, string, uuid } from 'fast-check';
import { derivedId, keyedId, newId, newUserId } from '#application/engine/ids.ts';
import { createTokens } from '#application/engine/tokens.ts';
import { embeddedStores, MAIL_DOMAIN } from '#test/support/stores.ts';

const someTokens = async (t: ExecutionContext) => createTokens((await embeddedStores(t)).vault, MAIL_DOMAIN);
const localPartOf = (address: string) => address.slice(0, address.indexOf('@'));

test('an address of ours is read back in any letter case, and fits what SMTP allows before the @', async (t) => {
  const tokens = await someTokens(t);
  assert(
    property(uuid(), boolean(), string(), (id, isReply, salt) => {
      const address = isReply ? tokens.replyAddress(id) : tokens.returnAddress(id);
      const localPart = localPartOf(address);
      const mixed = [...localPart]
        .map((letter, at) => ((salt.length + at) % 2 ? letter.toUpperCase() : letter))
        .join('');
      const read = tokens.readAddress(mixed);
      return (
        localPart.length < 64 &&
        address.endsWith(`@${MAIL_DOMAIN}`) &&
        (read?.kind === 'reply' ? isReply && read.conversationId === id : !isReply && read?.outgoingMailId === id)
      );
    }),
  );
  t.pass();
});

const changedAt = (text: string, place: number, to: string) => {
  const at = place % text.length;
  return `${text.slice(0, at)}${to}${text.slice(at + 1)}`;
};

test('an address with any character changed is none of ours', async (t) => {
  const tokens = await someTokens(t);
  const letters = [...'abcdefghijklmnopqrstuvwxyz0123456789-_.+@é '];
  assert(
    property(
      uuid(),
      integer({ min: 0, max: 59 }),
      constantFrom(...letters),
      boolean(),
      (id, place, letter, isReply) => {
        const localPart = localPartOf(isReply ? tokens.replyAddress(id) : tokens.returnAddress(id));
        const changed = changedAt(localPart, place, letter);
        return changed.toLowerCase() === localPart || tokens.readAddress(changed) === null;
      },
    ),
    { numRuns: 3000 },
  );
  t.pass();
});

test('an address cut short, made longer, or for the other purpose is none of ours', async (t) => {
  const tokens = await someTokens(t);
  const id = crypto.randomUUID();
  const localPart = localPartOf(tokens.replyAddress(id));
  const others = [localPart.slice(0, -1), `${localPart}a`, `x${localPart}`, localPart.replace('reply', 'return'), ''];
  for (const other of others) t.is(tokens.readAddress(other), null, other);
});

test('a login token is read back as it is, and with any character changed not at all', async (t) => {
  const tokens = await someTokens(t);
  const letters = [...'ABCabcxyz0189-_ \né'];
  assert(
    property(uuid(), integer({ min: 0, max: 84 }), constantFrom(...letters), (id, place, letter) => {
      const token = tokens.linkToken('login', id);
      const changed = changedAt(token, place, letter);
      return (
        tokens.readLinkToken('login', token) === id &&
        (changed === token || tokens.readLinkToken('login', changed) === null)
      );
    }),
    { numRuns: 3000 },
  );
  t.pass();
});

test('what another installation made is nothing here', async (t) => {
  const [here, there] = [await someTokens(t), await someTokens(t)];
  const id = crypto.randomUUID();
  t.is(here.readAddress(localPartOf(there.replyAddress(id))), null);
  t.is(here.readLinkToken('login', there.linkToken('login', id)), null);
});

test('whatever a stranger makes up is refused without a fault', async (t) => {
  const tokens = await someTokens(t);
  assert(
    property(
      string({ unit: 'binary' }),
      (text) => tokens.readAddress(text) === null && tokens.readLinkToken('login', text) === null,
    ),
  );
  t.pass();
});

test('new ids sort by time, derived ones come again, and parts are never run together', async (t) => {
  await assert(asyncProperty(integer({ min: 1, max: 2 ** 47 }), async (now) => newId(now) < newId(now + 1)));
  t.is(derivedId('a', 1), derivedId('a', 1));
  t.not(derivedId('a', 'bc'), derivedId('ab', 'c'));
  t.not(derivedId('a', 1), derivedId('a', '1'));
  const key = new Uint8Array(32);
  t.is(keyedId(key, 'a', 'b'), keyedId(key, 'a', Buffer.from('b')));
  t.not(keyedId(key, 'a', 'bc'), keyedId(key, 'ab', 'c'));
  t.not(keyedId(key, 'a'), keyedId(new Uint8Array(32).fill(1), 'a'));
});

test('user ids are safe integers in the order of time, for as long as anyone here will live', (t) => {
  const years = (number: number) => Date.UTC(2025 + number, 0, 2);
  for (const year of [0, 1, 50, 69]) t.true(Number.isSafeInteger(newUserId(years(year))) && newUserId(years(year)) > 0);
  t.true(newUserId(years(2)) > newUserId(years(1)));
});
