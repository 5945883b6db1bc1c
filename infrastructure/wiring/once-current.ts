import { pause } from '#application/engine/pause.ts';
import type { Logger } from '#application/engine/ports/logger.ts';
import type { Projections } from './projector.ts';

const AGAIN_MS = 5000;

/**
 * What works from a read model begins at once or, with null for now, when that model follows the log in today's version.
 * What fails then is tried again: a store that is away just then must not leave a process without its work.
 */
export const onceCurrent = async <Begun>(
  projections: Pick<Projections, 'isCurrent' | 'current'>,
  readModel: string,
  logger: Logger,
  running: AsyncDisposableStack,
  begin: (own: AsyncDisposableStack) => Promise<Begun>,
  againMs = AGAIN_MS,
): Promise<Begun | null> => {
  if (await projections.isCurrent(readModel)) return begin(running);
  const ended = new AbortController();
  running.defer(() => ended.abort());
  logger.warn('what works from a read model waits: its documents are not of this version yet', { readModel });
  const tryOnce = async () => {
    await projections.current(readModel);
    if (ended.signal.aborted) return;
    const own = new AsyncDisposableStack();
    try {
      await begin(own);
      running.use(own);
    } catch (error) {
      await own.disposeAsync();
      throw error;
    }
  };
  const tryUntilBegun = async (): Promise<void> => {
    while (!ended.signal.aborted)
      try {
        return await tryOnce();
      } catch (error) {
        if (ended.signal.aborted) return;
        logger.error('what works from a read model could not begin, and is tried again', error, { readModel });
        await pause(againMs, ended.signal);
      }
  };
  void tryUntilBegun();
  return null;
};
