import { checkBackups } from './backups.ts';
import { checkCertificates } from './certificates.ts';
import { checkEngines } from './engines.ts';
import { ANCHORS, type Check, type Finding, runChecks } from './finding.ts';
import { checkClock, checkDataFolder, checkDisk, timeSources } from './machine.ts';
import { checkDns, checkRelay, checkReverseDns, type Lookups, systemLookups } from './mail.ts';
import { checkAi, checkStripe, checkTwilio } from './providers.ts';
import {
  checkEvents,
  checkKeys,
  checkMailRate,
  checkReadModels,
  checkStores,
  checkWork,
  type Figures,
} from './running.ts';
import { checkSettings } from './settings.ts';

type Parts = Readonly<{
  env: Readonly<Record<string, string | undefined>>;
  /** Asks a model for a word, which costs some tokens. */
  isDeep: boolean;
  /** Figures of the running server, or of the engines. Asked at most once. */
  figures: () => Promise<Figures>;
  lookups?: Lookups;
}>;

const [LOCAL_MS, NETWORK_MS, PLACE_MS] = [5_000, 12_000, 30_000];

/** Looks at all that docs/operating.md asks for. Writes nothing and sends no mail; the server may run or not. */
export const examine = async ({
  env,
  isDeep,
  figures,
  lookups = systemLookups(),
}: Parts): Promise<readonly Finding[]> => {
  const { settings, said } = await checkSettings(env);
  const anchor = `docs/operating.md#${ANCHORS.settings}`;
  const ofSettings = said.map((one) => ({ check: 'settings' as const, anchor, ...one }));
  if (!settings) return ofSettings;
  const known = figures();
  const checks: readonly Check[] = [
    { name: 'data-folder', withinMs: LOCAL_MS, look: () => checkDataFolder(settings) },
    { name: 'disk', withinMs: LOCAL_MS, look: () => checkDisk(settings) },
    { name: 'engines', withinMs: NETWORK_MS, look: (signal) => checkEngines(settings, signal) },
    { name: 'stores', withinMs: PLACE_MS, look: async () => checkStores(await known, settings) },
    { name: 'read-models', withinMs: PLACE_MS, look: async () => checkReadModels(await known) },
    { name: 'work', withinMs: PLACE_MS, look: async () => checkWork(await known) },
    { name: 'events', withinMs: PLACE_MS, look: async () => checkEvents(await known) },
    { name: 'keys', withinMs: PLACE_MS, look: async () => checkKeys(await known) },
    { name: 'clock', withinMs: NETWORK_MS, look: (signal) => checkClock(timeSources(settings), signal) },
    { name: 'dns', withinMs: NETWORK_MS, look: () => checkDns(settings, lookups) },
    { name: 'reverse-dns', withinMs: NETWORK_MS, look: () => checkReverseDns(settings, lookups) },
    { name: 'relay', withinMs: NETWORK_MS, look: () => checkRelay(settings, NETWORK_MS - 1000) },
    { name: 'mail-rate', withinMs: PLACE_MS, look: async () => checkMailRate(await known, settings) },
    { name: 'certificates', withinMs: NETWORK_MS, look: (signal) => checkCertificates(settings, signal) },
    { name: 'backups', withinMs: PLACE_MS, look: () => checkBackups(settings) },
    { name: 'ai', withinMs: isDeep ? PLACE_MS : NETWORK_MS, look: (signal) => checkAi(settings, isDeep, signal) },
    { name: 'stripe', withinMs: NETWORK_MS, look: (signal) => checkStripe(settings, signal) },
    { name: 'twilio', withinMs: NETWORK_MS, look: (signal) => checkTwilio(settings, signal) },
  ];
  return [...ofSettings, ...(await runChecks(checks))];
};
