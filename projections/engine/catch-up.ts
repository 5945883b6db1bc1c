import type { Checkpoint } from '#application/engine/ports/read-models.ts';
import { applyBatch } from './apply-batch.ts';
import { type Folded, type Parts, reaches, wantedBy } from './generation.ts';
import type { Projector } from './projector.ts';

/** Brings one generation exactly as far as the other; nothing else writes to it meanwhile. */
export const catchUp = async (
  parts: Parts,
  projector: Projector,
  behind: Folded,
  target: Checkpoint | null,
  signal: AbortSignal,
): Promise<Folded> => {
  if (target === null || reaches(behind.checkpoint, target)) return behind;
  let folded = behind;
  const after = behind.checkpoint?.position ?? null;
  for await (const batch of parts.log.follow(after, signal, wantedBy([projector]))) {
    const events = batch.events.filter(({ position }) => position <= target.position);
    ({ folded } = await applyBatch(parts, projector, folded, { ...batch, events }));
    if (reaches(folded.checkpoint, target)) return folded;
  }
  throw signal.reason ?? new Error('the log ended while it was followed');
};
