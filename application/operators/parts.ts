import type { Builds } from '#application/engine/builds.ts';
import type { Logger } from '#application/engine/ports/logger.ts';
import type { Projections } from '#application/engine/ports/projections.ts';
import type { WorkNow } from '#application/engine/work/reactor.ts';
import type { Refusals } from '#application/inbox/public.ts';
import type { AiInUse } from './ai-figures.ts';
import type { DnsHealth } from './dns-health.ts';
import type { StoreSizes } from './store-sizes.ts';

/** What only operators' calls work with. */
export type OperatorParts = Readonly<{
  projections: Projections;
  builds: Builds;
  /** The work of all processes together; null where none runs. */
  workNow(): Promise<WorkNow | null>;
  refusals: Refusals;
  dns: DnsHealth;
  sizes: StoreSizes;
  ai: AiInUse;
  logger: Logger;
  /** Others than this machine reach the pages: whoever changes something signs in with a passkey. */
  isPublicHost: boolean;
}>;
