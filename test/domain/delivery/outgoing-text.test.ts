import test from 'ava';
import { array, assert, constantFrom, oneof, property, record } from 'fast-check';
import { outgoingText } from '#domain/delivery/text/decider.ts';
import { NOTHING } from '#domain/facts.ts';
import { AT, carriedOut, LATER } from '../carried-out.ts';

type Command = Parameters<typeof outgoingText.decide>[0];

const END: readonly string[] = ['TextSent', 'TextRejected', 'TextMarkedAmbiguous', 'TextExpired'];
const id = { id: 't', userId: 1, at: AT };
const request: Command = {
  type: 'RequestDelivery',
  data: {
    textId: 't',
    userId: 1,
    at: AT,
    kind: 'phone-code',
    language: 'en',
    phoneName: 'p',
    codeId: 'c',
    completedJob: null,
    answeredMessageId: null,
    conversationId: null,
    expiresAt: LATER,
    personal: { to: '+12025550123', facts: NOTHING },
  },
};
type Claiming = Readonly<{ epoch?: string; repeatable?: boolean; endedEpoch?: string | null; at?: string }>;
const claim = ({ epoch = 'one', repeatable = false, endedEpoch = null, at = AT }: Claiming = {}): Command => ({
  type: 'ClaimDelivery',
  data: { ...id, at, epoch, repeatable, endedEpoch },
});
const sent: Command = { type: 'NoteSent', data: { ...id, blob: null } };
const refused: Command = { type: 'NoteRefused', data: { ...id, code: '21610' } };
const ambiguous: Command = { type: 'NoteUncertain', data: id };
const expire: Command = { type: 'ExpireDelivery', data: id };
const giveBack = (epoch = 'one'): Command => ({ type: 'ReturnDelivery', data: { ...id, epoch } });

test('a text is asked for once, claimed, and sent', (t) => {
  const asked = [request, request, claim(), sent, sent, claim()];
  t.deepEqual(carriedOut(outgoingText, asked).types, ['TextRequested', 'TextClaimed', 'TextSent']);
});

test('a text whose worker died between claim and answer never goes again through a provider', (t) => {
  const again = claim({ epoch: 'two', endedEpoch: 'one' });
  t.is(carriedOut(outgoingText, [request, claim(), claim({ epoch: 'two' })]).answers[2], 'claimed-by-another');
  t.is(carriedOut(outgoingText, [request, claim(), again, again]).types.at(-1), 'TextMarkedAmbiguous');
});

test('to an outbox that writes by its id it goes again', (t) => {
  const again = claim({ epoch: 'two', endedEpoch: 'one', repeatable: true });
  t.deepEqual(carriedOut(outgoingText, [request, claim(), again, sent]).types.slice(-2), ['TextClaimed', 'TextSent']);
});

test('a text that surely did not go out is given back by whoever claimed it, and claimed again', (t) => {
  const asked = [request, claim(), giveBack('two'), giveBack(), claim({ epoch: 'two' }), sent];
  const types = ['TextRequested', 'TextClaimed', 'TextClaimReleased', 'TextClaimed', 'TextSent'];
  t.deepEqual(carriedOut(outgoingText, asked).types, types);
});

test('from the moment it expires a text is not claimed any more', (t) => {
  const justBefore = claim({ at: '2026-11-20T09:59:59.999Z' });
  t.is(carriedOut(outgoingText, [request, justBefore]).types.at(-1), 'TextClaimed');
  const then = claim({ at: LATER, repeatable: true, endedEpoch: 'one' });
  t.is(carriedOut(outgoingText, [request, then]).types.at(-1), 'TextExpired');
  t.is(carriedOut(outgoingText, [request, claim(), then]).types.at(-1), 'TextExpired');
});

test('a text nobody asked for is no text', (t) => {
  const { answers } = carriedOut(outgoingText, [claim(), sent, refused, ambiguous, expire]);
  t.deepEqual([...new Set(answers)], ['no-such-delivery']);
});

test('whatever is asked: one end at most, and through a provider no claim but the first and what was given back', (t) => {
  const anyCommand = oneof(
    {
      weight: 4,
      arbitrary: record({
        epoch: constantFrom('one', 'two', 'three'),
        endedEpoch: constantFrom(null, 'one', 'two', 'three'),
        at: constantFrom(AT, AT, AT, LATER),
      }).map(claim),
    },
    { weight: 1, arbitrary: constantFrom(request, sent, refused, ambiguous, expire) },
    { weight: 1, arbitrary: constantFrom('one', 'two', 'three').map(giveBack) },
  );
  assert(
    property(array(anyCommand, { maxLength: 30 }), (commands) => {
      const { types } = carriedOut(outgoingText, [request, ...commands]);
      const count = (wanted: string) => types.filter((type) => type === wanted).length;
      const ends = types.filter((type) => END.includes(type)).length;
      const endsLast = ends === 0 || END.includes(types.at(-1) ?? '');
      return ends <= 1 && endsLast && count('TextClaimed') <= 1 + count('TextClaimReleased');
    }),
    { numRuns: 3000 },
  );
  t.pass();
});
