import type { Damaged } from '#application/engine/damage-notes.ts';
import { systemClock } from '#application/engine/ports/clock.ts';
import type { Fault } from '#application/engine/ports/fault.ts';
import type { Logger } from '#application/engine/ports/logger.ts';
import { createTokens } from '#application/engine/tokens.ts';
import type { Services } from '#application/services.ts';
import { createSandboxPayments } from '../builtin/checkout/payments.ts';
import type { DataFolder } from '../data-folder.ts';
import { createPasskeys } from '../passkeys/passkeys.ts';
import { phoneNumbers } from '../phones/phone-numbers.ts';
import { createSealer } from '../shared/sealer.ts';
import type { Settings } from '../shared/settings.ts';
import { openStores, type Stores } from '../stores.ts';
import { createStripePayments } from '../stripe/payments.ts';
import type { Overrides } from './overrides.ts';

export type OpenServices = Services & Pick<Stores, 'readModels' | 'changeFeed'>;

/** The stores, and what use cases and reactions work with. */
export const openServices = async (
  settings: Settings,
  folder: DataFolder,
  onFatal: (fault: Fault) => void,
  { clock = systemClock, payments: given, logPrefix }: Overrides,
  logger: Logger,
  running: AsyncDisposableStack,
): Promise<OpenServices> => {
  const stores = await openStores(settings, folder, clock, onFatal, {
    logPrefix,
    onDamage: (damaged, noting) => tellOfDamage(logger, damaged, noting),
    onChangesBroken: (error) => logger.error('what other processes change is not heard', error),
  });
  running.defer(stores.close);
  const { domain, from, support } = settings.mail;
  const tokens = await createTokens(stores.vault, domain);
  const sealer = createSealer(stores.vault);
  const payments =
    given ??
    (settings.stripe
      ? createStripePayments(settings.stripe, { clock })
      : createSandboxPayments({ ...stores, clock, sealer, publicUrl: settings.web.publicUrl }));
  running.defer(() => payments.close());
  return {
    ...stores,
    clock,
    tokens,
    sealer,
    payments,
    phones: phoneNumbers,
    passkeys: createPasskeys({ publicUrl: settings.web.publicUrl, brandName: settings.brandName }),
    mail: { domain, from, support, operators: settings.operatorEmails },
    publicUrl: settings.web.publicUrl,
    textsADay: settings.textsADay,
  };
};

/** Each time it is met, for somebody's words or work wait for it. */
const tellOfDamage = (logger: Logger, { id: eventId, code }: Damaged, noting: Promise<void>): void => {
  logger.warn('an event cannot be read as it was written', { eventId, code });
  noting.catch((error: unknown) => logger.error('damage could not be noted', error, { eventId }));
};
