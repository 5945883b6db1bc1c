import test from 'ava';
import { array, assert, boolean, constantFrom, oneof, property, record } from 'fast-check';
import { outgoingMail } from '#domain/delivery/mail/decider.ts';
import type { MailKind, OutgoingMailEvent } from '#domain/delivery/mail/events.ts';
import { NOTHING } from '#domain/facts.ts';
import { AT, carriedOut, LATER } from '../carried-out.ts';

type Command = Parameters<typeof outgoingMail.decide>[0];

const END: readonly string[] = ['MailSent', 'MailRejected', 'MailMarkedAmbiguous', 'MailExpired'];
const kinds: readonly MailKind[] = ['check-in', 'feedback', 'not-understood', 'login-link'];
const harmful = kinds.filter((kind) => kind !== 'login-link');
const id = { id: 'm', userId: 1, at: AT };

const request = (kind: MailKind, expiresAt: string | null = null): Command => ({
  type: 'RequestDelivery',
  data: {
    mailId: 'm',
    userId: 1,
    at: AT,
    kind,
    template: 1,
    language: 'en',
    completedJob: null,
    conversationId: null,
    linkId: null,
    expiresAt,
    personal: { to: 'sub@example.com', name: 'Sub', facts: NOTHING, thread: null },
  },
});
type Claiming = Readonly<{ epoch?: string; repeatable?: boolean; endedEpoch?: string | null; at?: string }>;
const claim = ({ epoch = 'one', repeatable = false, endedEpoch = null, at = AT }: Claiming = {}): Command => ({
  type: 'ClaimDelivery',
  data: { ...id, at, epoch, repeatable, endedEpoch },
});
const sent: Command = { type: 'NoteSent', data: { ...id, blob: null } };
const refused: Command = { type: 'NoteRefused', data: { ...id, code: '550' } };
const ambiguous: Command = { type: 'NoteUncertain', data: id };
const giveBack = (epoch = 'one'): Command => ({ type: 'ReturnDelivery', data: { ...id, epoch } });
const expire: Command = { type: 'ExpireDelivery', data: id };

test('a mail is asked for once, claimed, and sent', (t) => {
  const asked = [request('check-in'), request('check-in'), claim(), sent, sent, claim()];
  t.deepEqual(carriedOut(outgoingMail, asked).types, ['MailRequested', 'MailClaimed', 'MailSent']);
});

test('a claim stands until the lease it names has ended', (t) => {
  const { answers } = carriedOut(outgoingMail, [request('login-link'), claim(), claim({ epoch: 'two' })]);
  t.is(answers[2], 'claimed-by-another');
});

for (const kind of harmful)
  test(`a ${kind} whose worker died between claim and answer is ambiguous, and never goes again`, (t) => {
    const again = claim({ epoch: 'two', endedEpoch: 'one' });
    t.deepEqual(carriedOut(outgoingMail, [request(kind), claim(), again, again]).types, [
      'MailRequested',
      'MailClaimed',
      'MailMarkedAmbiguous',
    ]);
  });

test('a login link whose worker died goes again, as does any mail to an outbox that writes by its id', (t) => {
  const types = ['MailRequested', 'MailClaimed', 'MailClaimed', 'MailSent'];
  const again = claim({ epoch: 'two', endedEpoch: 'one' });
  const toOutbox = claim({ epoch: 'two', endedEpoch: 'one', repeatable: true });
  t.deepEqual(carriedOut(outgoingMail, [request('login-link'), claim(), again, sent]).types, types);
  t.deepEqual(carriedOut(outgoingMail, [request('check-in'), claim(), toOutbox, sent]).types, types);
});

test('a mail that surely did not go out is given back by whoever claimed it, and claimed again', (t) => {
  const asked = [request('check-in'), claim(), giveBack('two'), giveBack(), giveBack(), claim({ epoch: 'two' }), sent];
  t.deepEqual(carriedOut(outgoingMail, asked).types, [
    'MailRequested',
    'MailClaimed',
    'MailClaimReleased',
    'MailClaimed',
    'MailSent',
  ]);
});

test('an unknown outcome ends a mail whose double would hurt, and no other', (t) => {
  t.is(carriedOut(outgoingMail, [request('feedback'), claim(), ambiguous]).types.at(-1), 'MailMarkedAmbiguous');
  t.deepEqual(carriedOut(outgoingMail, [request('login-link'), claim(), ambiguous]).answers.at(-1), []);
});

test('from the moment it expires a mail is not claimed any more, whether it was before or not', (t) => {
  const justBefore = claim({ at: '2026-11-20T09:59:59.999Z' });
  t.is(carriedOut(outgoingMail, [request('login-link', LATER), justBefore]).types.at(-1), 'MailClaimed');
  const then = claim({ at: LATER, repeatable: true, endedEpoch: 'one' });
  t.is(carriedOut(outgoingMail, [request('login-link', LATER), then]).types.at(-1), 'MailExpired');
  t.is(carriedOut(outgoingMail, [request('login-link', LATER), claim(), then]).types.at(-1), 'MailExpired');
});

test('a mail nobody asked for is no mail', (t) => {
  const { answers } = carriedOut(outgoingMail, [claim(), sent, refused, ambiguous, expire]);
  t.deepEqual([...new Set(answers)], ['no-such-delivery']);
});

const anyCommand = oneof(
  { weight: 1, arbitrary: constantFrom(...kinds.map((kind) => request(kind, LATER))) },
  {
    weight: 4,
    arbitrary: record({
      epoch: constantFrom('one', 'two', 'three'),
      repeatable: boolean(),
      endedEpoch: constantFrom(null, 'one', 'two', 'three'),
      at: constantFrom(AT, AT, AT, LATER),
    }).map(claim),
  },
  { weight: 1, arbitrary: constantFrom(sent, refused, ambiguous, expire) },
  { weight: 1, arbitrary: constantFrom('one', 'two', 'three').map(giveBack) },
);

const claimsAllowed = (commands: readonly Command[], answers: readonly (readonly OutgoingMailEvent[] | string)[]) => {
  let standing: string | null = null;
  return answers.every((answer, index) => {
    const asked = commands[index];
    if (typeof answer !== 'string' && answer[0]?.type === 'MailClaimReleased') standing = null;
    if (typeof answer === 'string' || answer[0]?.type !== 'MailClaimed' || asked?.type !== 'ClaimDelivery') return true;
    const allowed = standing === null || asked.data.endedEpoch === standing;
    standing = asked.data.epoch;
    return allowed;
  });
};

test('whatever is asked in whatever order: one end at most, nothing after it, no second claim beside one that stands', (t) => {
  assert(
    property(array(anyCommand, { maxLength: 30 }), (commands) => {
      const { types, answers } = carriedOut(outgoingMail, commands);
      const ends = types.filter((type) => END.includes(type)).length;
      if (ends > 1 || (ends === 1 && !END.includes(types.at(-1) ?? ''))) return false;
      return types.filter((type) => type === 'MailRequested').length <= 1 && claimsAllowed(commands, answers);
    }),
    { numRuns: 3000 },
  );
  t.pass();
});

test('whatever is asked: to a relay a mail whose double would hurt is claimed again only when it was given back', (t) => {
  const toRelay = anyCommand.map((command) =>
    command.type === 'ClaimDelivery' ? { ...command, data: { ...command.data, repeatable: false } } : command,
  );
  assert(
    property(constantFrom(...harmful), array(toRelay, { maxLength: 30 }), (kind, commands) => {
      const { types } = carriedOut(outgoingMail, [request(kind, LATER), ...commands]);
      const count = (wanted: string) => types.filter((type) => type === wanted).length;
      return count('MailClaimed') <= 1 + count('MailClaimReleased');
    }),
    { numRuns: 2000 },
  );
  t.pass();
});
