import { type EventsVerified, type OnProgress, verifyEvents } from '#application/engine/verify-events.ts';
import type { Services } from '#application/services.ts';

/** What operators ask about the log itself. */
export const createLogCommands = (services: Services) => ({
  'events verify': (_: unknown, report: OnProgress): Promise<EventsVerified> => verifyEvents(services, report),
});
