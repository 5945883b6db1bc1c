import type { ExecutionContext } from 'ava';
import type { Services } from '#application/services.ts';
import { openAccount } from '#application/use-cases/accounts/open-account.ts';
import { listSessions } from '#application/use-cases/sign-in/list-sessions.ts';
import { checkSession, endSession, openSession, renewSession } from '#application/use-cases/sign-in/sessions.ts';
import { movableClock } from '../support/clock.ts';
import { embeddedServices } from '../support/stores.ts';

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
