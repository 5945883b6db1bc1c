import type { Builds } from '#application/engine/builds.ts';
import type { Projections } from '#application/engine/ports/projections.ts';

/** What only operators' calls work with. */
export type OperatorParts = Readonly<{
  projections: Projections;
  builds: Builds;
  /** Others than this machine reach the pages: whoever changes something signs in with a passkey. */
  isPublicHost: boolean;
}>;
