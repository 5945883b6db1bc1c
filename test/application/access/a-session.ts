import type { ExecutionContext } from 'ava';
import {
  checkSession,
  endSession,
  listSessions,
  openSession,
  renewSession,
} from '#application/access/sign-in/sessions.ts';
import { openAccount } from '#application/accounts/open-account.ts';
import type { Services } from '#application/services.ts';
import { movableClock } from '#test/support/clock.ts';
import { embeddedServices } from '#test/support/stores.ts';

export const anAccount = async (services: Services, email: string): Promise<number> => {
  const opened = await openAccount(services, { email, firstName: 'Sub', lastName: 'Scriber', timezone: 'UTC' });
  if ('refused' in opened) throw new Error(opened.refused);
  return opened.userId;
};

/** Someone who is signed in with Firefox on Linux. */
export const aSession = async (t: ExecutionContext) => {
  const clock = movableClock();
  const services = await embeddedServices(t, clock);
  const userId = await anAccount(services, 'sub@example.com');
  return {
    services,
    registers: services.registers,
    clock,
    userId,
    open: (device: string) => openSession(services, userId, { device }),
    token: await openSession(services, userId, { device: 'Firefox on Linux' }),
    isGood: async (token: string) => (await checkSession(services, token))?.userId === userId,
    renew: (token: string) => renewSession(services, token),
    end: (token: string) => endSession(services, token),
    idOf: async (token: string) => (await checkSession(services, token))?.sessionId ?? '',
    list: () => listSessions(services, userId),
  };
};
