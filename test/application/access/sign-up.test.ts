import test from 'ava';
import { confirmCheckout, openCheckout } from '#application/access/sign-up/checkout.ts';
import { mailSignUpAgain, startSignUp } from '#application/access/sign-up/sign-up.ts';
import { accountByAddress } from '#application/accounts/find-account.ts';
import { verifyCoupon } from '#application/billing/coupons.ts';
import { streams } from '#application/streams.ts';
import { networksByPart } from '#test/support/networks.ts';
import { registersInMemory } from './a-phone.ts';
import { ADA, EMAIL, HOUR, signUpBench } from './sign-up-harness.ts';

test('a sign-up holds neither address nor phone, and its words are sealed with a key of its own', async (t) => {
  const bench = await signUpBench(t);
  const { signUpId, userId, known } = await bench.signsUp();
  t.is(known, null);
  t.is(await accountByAddress(bench.services, EMAIL), null);
  const [started] = await bench.services.log.read(streams.signUp(signUpId));
  t.deepEqual(started?.data.personal, {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: EMAIL,
    phoneNumber: '+12025550123',
  });
  await bench.services.vault.destroy(userId);
  const [gone] = await bench.services.log.read(streams.signUp(signUpId));
  t.is(gone?.personal, 'destroyed');
  for (const word of ['"Ada"', 'Lovelace', EMAIL, '+12025550123'])
    t.false(JSON.stringify(gone?.data).includes(word), word); // none that an id could hold by chance
});

test('for a known address nothing begins, and the ids are nobody’s', async (t) => {
  const bench = await signUpBench(t);
  const first = await bench.signsUp();
  await bench.pays(first.signUpId);
  await confirmCheckout(bench.services, first.signUpId);
  const again = await bench.signsUp({ email: EMAIL.toUpperCase() });
  t.is(again.known, first.userId);
  t.not(again.userId, first.userId);
  t.deepEqual(await bench.storyOfSignUp(again.signUpId), []);
  t.deepEqual(await openCheckout(bench.services, again.signUpId), { refused: 'unknown' });
});

test('sign-ups of the same millisecond never share an id', async (t) => {
  const bench = await signUpBench(t);
  const all = await Promise.all(
    Array.from({ length: 250 }, (_, index) => bench.signsUp({ email: `many-${index}@example.com` }, `10.0.${index}.1`)),
  );
  t.is(new Set(all.map(({ userId }) => userId)).size, all.length);
});

test('a number that is none, or costs more to text, is refused', async (t) => {
  const bench = await signUpBench(t);
  t.deepEqual(await bench.asks({ phoneNumber: '000 000 0000' }), { refused: 'no-number' });
  t.deepEqual(await bench.asks({ phoneNumber: '+1 900 234 5678' }), { refused: 'costly' });
  const { signUpId } = await bench.signsUp({ phoneNumber: '020 7946 0123', phoneCountry: 'gb' });
  const [started] = await bench.services.log.read(streams.signUp(signUpId));
  t.like(started?.data.personal, { phoneNumber: '+442079460123' });
});

test('a coupon must be good, in whatever letters, and none is used up by asking', async (t) => {
  const bench = await signUpBench(t);
  const coupon = { code: 'STONES2026', discount: { percent: 50 }, months: 1, uses: 1, endsAt: null };
  await bench.payments.createCoupon(coupon, 'key');
  t.deepEqual(await bench.asks({ coupon: 'NOTHING00' }), { refused: 'bad-coupon' });
  t.is(await verifyCoupon(bench.services, ' stones2026 ', '192.0.2.9'), 'good');
  t.is(await verifyCoupon(bench.services, 'nothing00', '192.0.2.9'), 'bad');
  t.is(await verifyCoupon(bench.services, '', '192.0.2.9'), 'bad');
  const [one, two] = [await bench.signsUp({ coupon: 'stones2026' }), await bench.signsUp({ coupon: 'Stones2026' })];
  t.is((await bench.payments.order(await bench.opens(one.signUpId)))?.amount, 550);
  await bench.pays(one.signUpId);
  t.is(await verifyCoupon(bench.services, 'STONES2026', '192.0.2.9'), 'bad');
  t.deepEqual(await openCheckout(bench.services, two.signUpId), { refused: 'bad-coupon' });
  t.truthy(await bench.opens(two.signUpId, { couponCode: '' }));
});

test('a network tries ten codes in ten minutes, in whichever call, and the wider one around it thirty', async (t) => {
  const bench = await signUpBench(t);
  const tries = (network: string) => verifyCoupon(bench.services, 'GUESSED00', network);
  const signsUp = async (network: string) => bench.asks({ coupon: 'GUESSED00', email: crypto.randomUUID() }, network);
  for (let time = 0; time < 5; time += 1) {
    t.is(await tries('192.0.2.1'), 'bad');
    t.deepEqual(await signsUp('192.0.2.1'), { refused: 'bad-coupon' });
  }
  t.is(await tries('192.0.2.1'), 'too-many');
  t.deepEqual(await signsUp('192.0.2.1'), { refused: 'too-many' });
  for (let time = 0; time < 20; time += 1) t.is(await tries(`192.0.2.${2 + (time % 4)}`), 'bad');
  t.is(await tries('192.0.2.99'), 'too-many');
  t.is(await tries('192.0.3.1'), 'bad');
  bench.clock.move(HOUR / 6);
  t.is(await tries('192.0.2.1'), 'bad');
});

test('of ten thousand guesses from one part of all networks sixty are answered, and another part never notices', async (t) => {
  const bench = await signUpBench(t);
  const registers = await registersInMemory(t, bench.clock);
  const services = { ...bench.services, registers };
  const [part = [], other = []] = await networksByPart(services.vault, 100);
  const tries = (network: string) => verifyCoupon(services, 'GUESSED00', network);
  const answers: string[] = [];
  for (let time = 0; time < 100; time += 1) for (const network of part) answers.push(await tries(network));
  t.is(answers.length, 10_000);
  t.is(answers.filter((answer) => answer === 'bad').length, 60);
  t.is(await tries(other[0] ?? ''), 'bad');
});

test('a day writes 250 sign-ups of one part of all networks; a known address takes none of them, and is answered alike', async (t) => {
  const bench = await signUpBench(t);
  const registers = await registersInMemory(t, bench.clock);
  const services = { ...bench.services, registers };
  const known = await bench.signsUp();
  await bench.pays(known.signUpId);
  await confirmCheckout(bench.services, known.signUpId);
  const [part = [], other = []] = await networksByPart(services.vault, 20);
  const ask = async (email: string, network = '') => {
    const answer = await startSignUp(services, { ...ADA, email }, network);
    return 'refused' in answer ? answer.refused : 'begun';
  };
  for (const network of part.slice(15, 18)) t.is(await ask(EMAIL, network), 'begun');
  const answers: string[] = [];
  for (let one = 0; one < 300; one += 1) answers.push(await ask(`new-${one}@example.com`, part[one % 15]));
  t.is(answers.filter((answer) => answer === 'begun').length, 250);
  for (const email of [EMAIL, 'another@example.com']) t.is(await ask(email, part[19]), 'too-many');
  t.is(await ask('another@example.com', other[0]), 'begun');
});

test('a wider network signs up a hundred times a day', async (t) => {
  const bench = await signUpBench(t);
  const registers = await registersInMemory(t, bench.clock);
  const services = { ...bench.services, registers };
  let begun = 0;
  for (let one = 0; one < 110; one += 1) {
    const email = `new-${one}@example.com`;
    const answer = await startSignUp(services, { ...ADA, email }, `2001:db8:7:${one.toString(16)}::/64`);
    begun += 'refused' in answer ? 0 : 1;
  }
  t.is(begun, 100);
  t.false('refused' in (await startSignUp(services, ADA, '2001:db8:8:1::/64')));
});

test('a network signs up twenty times an hour, and five times with one address, which others may still use', async (t) => {
  const bench = await signUpBench(t);
  const asks = async (email: string, network: string) => 'refused' in (await bench.asks({ email }, network));
  for (let time = 0; time < 5; time += 1) t.false(await asks(EMAIL, '192.0.2.1'));
  t.true(await asks(EMAIL.toUpperCase(), '192.0.2.1'));
  t.false(await asks(EMAIL, '192.0.2.2'));
  for (let time = 0; time < 14; time += 1) t.false(await asks(`other-${time}@example.com`, '192.0.2.1'));
  t.true(await asks('one-more@example.com', '192.0.2.1'));
  bench.clock.move(HOUR);
  t.false(await asks('one-more@example.com', '192.0.2.1'));
});

test('the owner of an address is told of a sign-up with it once in a quarter of an hour, three times a day', async (t) => {
  const bench = await signUpBench(t);
  const { signUpId, userId } = await bench.signsUp();
  await bench.pays(signUpId);
  await confirmCheckout(bench.services, signUpId);
  const told = async () => (await bench.mailsTo(userId)).filter(({ data }) => data.kind === 'sign-up-again').length;
  for (let quarter = 0; quarter < 5; quarter += 1) {
    for (let time = 0; time < 3; time += 1) await mailSignUpAgain(bench.services, userId);
    t.is(await told(), Math.min(3, quarter + 1));
    bench.clock.move(HOUR / 4);
  }
});
