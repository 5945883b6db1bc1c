import { notePayment } from '#application/billing/note-payment.ts';
import type { Logger } from '#application/engine/ports/logger.ts';
import type { Services } from '#application/services.ts';
import type { SandboxPayments } from './builtin/checkout/payments.ts';

const TELL_EVERY_MS = 60_000;

/**
 * The sandbox's notices take the way of a webhook. What a process that died has not taken, and what the clock alone has
 * changed, is told again now and every minute.
 */
export const followSandboxNotices = (
  services: Services,
  sandbox: SandboxPayments | null,
  logger: Logger,
): Readonly<{ stop(): Promise<void> }> => {
  if (!sandbox) return { stop: async () => {} };
  sandbox.onNotice(async (notice) => {
    await notePayment(services, notice);
  });
  let telling = Promise.resolve();
  const tell = () => {
    telling = telling
      .then(() => sandbox.tellMoved())
      .catch((error: unknown) => logger.error('a notice of the sandbox could not be taken', error));
  };
  const timer = setInterval(tell, TELL_EVERY_MS);
  tell();
  return {
    async stop() {
      clearInterval(timer);
      await telling;
    },
  };
};
