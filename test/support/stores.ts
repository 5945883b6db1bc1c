import type { ExecutionContext } from 'ava';
import type { AlarmClock } from '#application/engine/ports/clock.ts';
import { noTelemetry } from '#application/engine/telemetry.ts';
import { createTokens } from '#application/engine/tokens.ts';
import type { Services } from '#application/services.ts';
import { createSandboxPayments } from '#infrastructure/builtin/checkout/payments.ts';
import { dataFolder } from '#infrastructure/data-folder.ts';
import { readHelplines } from '#infrastructure/helplines/helplines.ts';
import { createPasskeys } from '#infrastructure/passkeys/passkeys.ts';
import { phoneNumbers } from '#infrastructure/phones/phone-numbers.ts';
import { createSealer } from '#infrastructure/shared/sealer.ts';
import { readSettings } from '#infrastructure/shared/settings.ts';
import { openStores, type Stores } from '#infrastructure/stores.ts';
import { movableClock } from './clock.ts';
import { temporaryDataFolder } from './temporary.ts';

export const MAIL_DOMAIN = 'cairn.localhost';

/** Embedded stores in a folder of the test's own, closed and removed at its end. */
export const embeddedStores = async (t: ExecutionContext, clock: AlarmClock = movableClock()): Promise<Stores> => {
  const folder = await temporaryDataFolder();
  t.teardown(folder.remove);
  return embeddedStoresIn(t, folder.path, clock);
};

/** The same in a folder that is there. */
export const embeddedStoresIn = async (
  t: ExecutionContext,
  path: string,
  clock: AlarmClock = movableClock(),
): Promise<Stores> => {
  const stores = await openStores(readSettings({}), await dataFolder(path), clock, (fault) => t.fail(fault.code));
  t.teardown(stores.close);
  return stores;
};

/** What use cases and reactions work with, on embedded stores. */
export const embeddedServices = async (
  t: ExecutionContext,
  clock: AlarmClock = movableClock(),
): Promise<Services & Readonly<{ stores: Stores }>> => {
  const stores = await embeddedStores(t, clock);
  const sealer = createSealer(stores.vault);
  return {
    ...stores,
    stores,
    clock,
    tokens: await createTokens(stores.vault, MAIL_DOMAIN),
    sealer,
    telemetry: noTelemetry,
    payments: createSandboxPayments({ ...stores, clock, sealer, publicUrl: 'http://localhost:3000' }),
    phones: phoneNumbers,
    helplines: readHelplines(null),
    passkeys: createPasskeys({ publicUrl: 'http://localhost:3000', brandName: 'Cairn' }),
    mail: {
      domain: MAIL_DOMAIN,
      from: `checkin@${MAIL_DOMAIN}`,
      support: `support@${MAIL_DOMAIN}`,
      operators: [],
      viewers: [],
    },
    publicUrl: 'http://localhost:3000',
    textsADay: 2000,
  };
};
