import { CHECK_INS_DUE } from '#application/check-ins/check-ins-due.ts';
import type { App } from '#infrastructure/wiring.ts';
import { eventually } from './eventually.ts';

/**
 * After the app's clock was moved: decides every check-in that is due by now. A jump of the clock is believed the second
 * time it is read; a stop of a minute between two ticks is none.
 */
export const checkInsCome = async ({ services, scheduler }: Pick<App, 'services' | 'scheduler'>): Promise<void> => {
  const head = await services.log.head();
  await eventually('the read model of due check-ins', async () => {
    const reached = await services.readModels.checkpoint(CHECK_INS_DUE);
    return head === null || (reached !== null && reached.position >= head);
  });
  await scheduler.tick();
  await scheduler.tick();
};
