import test, { type ExecutionContext } from 'ava';
import { removePasskey } from '#application/access/sign-in/passkeys.ts';
import { changeProfile } from '#application/accounts/change-profile.ts';
import {
  chooseInsightMails,
  pauseCheckIns,
  resumeCheckIns,
  switchTextCheckIns,
  switchThinning,
} from '#application/accounts/check-in-settings.ts';
import { accountOf, accountWithSchedule } from '#application/accounts/find-account.ts';
import { profileOf } from '#application/accounts/find-profile.ts';
import { noticeLanguage } from '#application/accounts/notice-language.ts';
import { proveAddress } from '#application/accounts/prove-address.ts';
import { closeAccount, noteErasure } from '#application/privacy/delete-account.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { embeddedServices } from '#test/support/stores.ts';
import { unprovenAccount } from '#test/support/unproven-account.ts';
import { justBefore } from '../access/address-change-harness.ts';

const anAccount = async (t: ExecutionContext) => {
  const services = await embeddedServices(t);
  const userId = await unprovenAccount(services, { email: 'sub@example.com', proven: true });
  return { services, userId };
};

/** How an account comes to be no open one. */
const ends: Readonly<Record<string, (services: Services, userId: number) => Promise<unknown>>> = {
  closed: closeAccount,
  erased: async (services, userId) => {
    await closeAccount(services, userId);
    await services.vault.destroy(userId);
    await noteErasure(services, userId);
  },
};

/** Every command to another stream than the account's own, but those that need a browser or a mail. */
const commands: Readonly<Record<string, (services: Services, userId: number) => Promise<unknown>>> = {
  pause: (services, userId) => pauseCheckIns(services, userId, { until: null, reason: 'stopped' }),
  resume: resumeCheckIns,
  thinning: (services, userId) => switchThinning(services, userId, false),
  texts: (services, userId) => switchTextCheckIns(services, userId, true),
  insights: (services, userId) => chooseInsightMails(services, userId, { weekly: true, monthly: true }),
  profile: (services, userId) => changeProfile(services, userId, { name: { firstName: 'Zoë' }, language: 'de' }),
  schedule: (services, userId) => changeProfile(services, userId, { schedule: { clockTime: '06:30' } }),
  passkey: (services, userId) => removePasskey(services, userId, 'k'),
};

for (const [end, ended] of Object.entries(ends))
  test(`of an account that is ${end} no setting is changed, and none is read`, async (t) => {
    const { services, userId } = await anAccount(t);
    await ended(services, userId);
    const head = await services.log.head();
    for (const [name, command] of Object.entries(commands))
      t.true('refused' in ((await command(services, userId)) as object), name);
    await noticeLanguage(services, { userId, mailId: 'm', language: 'de' });
    t.false(await proveAddress(services, userId, 'a'));
    t.is(await services.log.head(), head);
    for (const read of [accountOf, accountWithSchedule, profileOf]) t.is(await read(services, userId), null);
  });

test('an account that is closed right before a setting is written keeps it, and is closed', async (t) => {
  const { services, userId } = await anAccount(t);
  const raced = justBefore(services, streams.schedule(userId), () => closeAccount(services, userId));
  t.false('refused' in (await pauseCheckIns(raced, userId, { until: null, reason: 'stopped' })));
  t.is((await services.log.readSealed(streams.schedule(userId))).length, 1);
  t.is(await accountWithSchedule(services, userId), null);
});
