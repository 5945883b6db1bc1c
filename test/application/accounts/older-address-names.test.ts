import test from 'ava';
import { addressNamesOf } from '#application/accounts/claim-names.ts';
import { openAccount } from '#application/accounts/open-account.ts';
import { accountByAddress } from '#application/accounts/public.ts';
import { handle } from '#application/engine/handle.ts';
import { streams } from '#application/streams.ts';
import { address } from '#domain/accounts/address/decider.ts';
import { account } from '#domain/accounts/decider.ts';
import { runningApp } from '#test/support/app.ts';
import { mailTo } from '#test/support/user.ts';

const TYPED = 'ada@exämple.com';
const IN_DNS = 'ada@xn--exmple-cua.com';

test('an account whose domain was named as it was typed is found by both forms, gets its mail, and stays alone', async (t) => {
  const app = await runningApp(t);
  const { log, vault, clock } = app.services;
  const [, older = ''] = await addressNamesOf(vault, IN_DNS);
  const userId = 4_711_000_001;
  const at = new Date(clock.now()).toISOString();
  await vault.make(userId);
  await handle(log, address, streams.address(older), {
    type: 'ClaimAddress',
    data: { addressName: older, userId, at },
  });
  const personal = { firstName: 'Ada', lastName: 'Quill', email: TYPED };
  const data = { userId, at, timezone: 'UTC', complimentary: true, addressName: older, proven: true, personal };
  await handle(log, account, streams.account(userId), { type: 'OpenAccount', data });
  for (const form of [TYPED, IN_DNS]) {
    t.is((await accountByAddress(app.services, form))?.userId, userId, form);
    const again = await openAccount(app.services, { ...personal, email: form, timezone: 'UTC' });
    t.like(again, { refused: 'address-taken' });
  }
  await app.commands['check-in send']({ email: TYPED });
  t.is((await mailTo(app, TYPED, /./)).to, TYPED);
});
