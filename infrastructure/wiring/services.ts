import type { Payments } from '#application/billing/payments.ts';
import type { Damaged } from '#application/engine/damage-notes.ts';
import { createFigures, keepFigures } from '#application/engine/figures.ts';
import { type Clock, systemClock } from '#application/engine/ports/clock.ts';
import type { Fault } from '#application/engine/ports/fault.ts';
import type { Logger } from '#application/engine/ports/logger.ts';
import type { Telemetry } from '#application/engine/telemetry.ts';
import { createTokens } from '#application/engine/tokens.ts';
import type { Services } from '#application/services.ts';
import { createErasureKeeper, withErasureCopies } from '../backup/erasure-keeper.ts';
import { backupKeysOf, openBackupPlaces } from '../backup-places.ts';
import { nameOf } from '../belonging.ts';
import { createSandboxPayments, type SandboxPayments } from '../builtin/checkout/payments.ts';
import { type DataFolder, secretsFor } from '../data-folder.ts';
import { readHelplines } from '../helplines/helplines.ts';
import { createPasskeys } from '../passkeys/passkeys.ts';
import { phoneNumbers } from '../phones/phone-numbers.ts';
import { createSealer } from '../shared/sealer.ts';
import type { Settings } from '../shared/settings.ts';
import { openStores, type Stores } from '../stores.ts';
import { LEFT_OUT, type OpenBackup } from './backups.ts';
import { besideNewerRelease } from './newer-release.ts';
import { observedLog } from './observed.ts';
import type { Overrides } from './overrides.ts';

export type OpenServices = Services &
  Pick<Stores, 'readModels' | 'buildPlaces' | 'onUnreadable' | 'changeFeed'> &
  Readonly<{
    /** The page of our own that stands in for a provider of payments; null where one is set. */
    sandboxPayments: SandboxPayments | null;
    /** Null where no backups are made. */
    backup: OpenBackup | null;
  }>;

/** The stores, and what use cases and reactions work with. */
export const openServices = async (
  settings: Settings,
  folder: DataFolder,
  onFatal: (fault: Fault) => void,
  { clock = systemClock, payments: given, logPrefix, aroundStores = (stores) => stores }: Overrides,
  telemetry: Telemetry,
  logger: Logger,
  running: AsyncDisposableStack,
): Promise<OpenServices> => {
  const opened = await openStores(settings, folder, clock, onFatal, {
    logPrefix,
    onDamage: (damaged, noting) => tellOfDamage(logger, damaged, noting),
    onChangesBroken: (error) => logger.error('what other processes change is not heard', error),
  });
  running.defer(opened.close);
  const around = aroundStores(opened);
  const backup = await openBackup(settings, folder, around, { clock, logger }, running);
  const stores = backup ? { ...around, vault: withErasureCopies(around.vault, backup.erasures) } : around;
  const { domain, from, support } = settings.mail;
  const tokens = await createTokens(stores.vault, domain);
  const sealer = createSealer(stores.vault);
  const figures = createFigures(stores.registers, clock);
  running.defer(keepFigures(figures, (error) => logger.warn('figures could not be kept', codeOf(error))).stop);
  const { payments, sandboxPayments } = await paymentsOf(settings, given, { ...stores, clock, sealer, telemetry });
  running.defer(() => payments.close());
  return {
    ...stores,
    log: observedLog(besideNewerRelease(stores.log, logger), telemetry.metrics),
    clock,
    tokens,
    sealer,
    telemetry,
    figures,
    payments,
    sandboxPayments,
    backup,
    phones: phoneNumbers,
    helplines: readHelplines(settings.helplinesFile),
    passkeys: createPasskeys({ publicUrl: settings.web.publicUrl, brandName: settings.brandName }),
    mail: { domain, from, support, operators: settings.operatorEmails, viewers: settings.operatorViewers },
    publicUrl: settings.web.publicUrl,
    textsADay: settings.textsADay,
  };
};

const openBackup = async (
  { backup, secrets }: Settings,
  folder: DataFolder,
  { eventStore, blobs, registers, vault }: Stores,
  parts: Readonly<{ clock: Clock; logger: Logger }>,
  running: AsyncDisposableStack,
): Promise<OpenBackup | null> => {
  if (!backup) return null;
  const keys = backupKeysOf(backup, await secretsFor({ secrets }, folder));
  const places = await openBackupPlaces(backup);
  const vaultName = await nameOf(vault);
  const erasures = createErasureKeeper({ places, keys, vault, vaultName, ...parts });
  running.defer(erasures.close);
  return { places, keys, source: { eventStore, blobs, registers, vault, vaultName, leftOut: LEFT_OUT }, erasures };
};

const paymentsOf = async (
  { stripe, web }: Settings,
  given: Payments | undefined,
  parts: Pick<Services, 'registers' | 'clock' | 'sealer' | 'telemetry'>,
): Promise<Pick<OpenServices, 'payments' | 'sandboxPayments'>> => {
  if (given) return { payments: given, sandboxPayments: null };
  if (stripe) {
    const { createStripePayments } = await import('../stripe/payments.ts'); // 30 MB that no other server needs
    return { payments: createStripePayments(stripe, parts), sandboxPayments: null };
  }
  const sandboxPayments = createSandboxPayments({ ...parts, publicUrl: web.publicUrl });
  return { payments: sandboxPayments, sandboxPayments };
};

const codeOf = (error: unknown) => ({
  code: error instanceof Error && 'code' in error ? String(error.code) : 'failed',
});

/** Each time it is met, for somebody's words or work wait for it. */
const tellOfDamage = (logger: Logger, { id: eventId, code }: Damaged, noting: Promise<void>): void => {
  logger.warn('an event cannot be read as it was written', { eventId, code });
  noting.catch((error: unknown) => logger.error('damage could not be noted', error, { eventId }));
};
