import type { ExecutionContext } from 'ava';
import { requestPhoneCode, verifyPhone } from '#application/access/phone/verify-phone.ts';
import { phoneNameOf } from '#application/accounts/claim-names.ts';
import { openAccount } from '#application/accounts/open-account.ts';
import type { Clock } from '#application/engine/ports/clock.ts';
import type { Registers } from '#application/engine/ports/registers.ts';
import { streams } from '#application/streams.ts';
import type { TextRequested } from '#domain/delivery/text/events.ts';
import { openSqliteRegisters } from '#infrastructure/sqlite/registers.ts';
import { movableClock } from '#test/support/clock.ts';
import { embeddedServices } from '#test/support/stores.ts';

export const NUMBER = '+12025550123';
export const OTHER = '+442071838750';

/** Limits are written at every step: a disk would only make these tests slow. */
export const registersInMemory = async (t: ExecutionContext, clock: Clock): Promise<Registers> => {
  const registers = await openSqliteRegisters(':memory:', clock);
  t.teardown(() => registers.close());
  return registers;
};

/** Accounts, what they ask and type, and every text that was asked for. */
export const somePhones = async (t: ExecutionContext) => {
  const clock = movableClock();
  const registers = await registersInMemory(t, clock);
  const services = { ...(await embeddedServices(t, clock)), registers };
  const asked = async (): Promise<readonly TextRequested['data'][]> => {
    const texts: TextRequested['data'][] = [];
    const end = new AbortController();
    for await (const { events, caughtUp } of services.log.follow(null, end.signal)) {
      for (const event of events) if (event.type === 'TextRequested') texts.push(event.data as TextRequested['data']);
      if (caughtUp) break;
    }
    end.abort();
    return texts;
  };
  const aUser = async () => {
    const email = `sub-${crypto.randomUUID()}@example.com`;
    const opened = await openAccount(services, { email, firstName: 'Sub', lastName: 'Scriber', timezone: 'UTC' });
    if ('refused' in opened) throw new Error(opened.refused);
    const { userId } = opened;
    const answered = (answer: object) =>
      'refused' in answer ? String(answer.refused) : JSON.stringify(Object.values(answer)[0]);
    return {
      userId,
      asks: async (phoneNumber: string, network = `network of ${userId}`, mayChange = true) =>
        answered(await requestPhoneCode(services, { userId, phoneNumber, network, mayChange })),
      types: async (phoneNumber: string, code: string) =>
        answered(await verifyPhone(services, { userId, phoneNumber, code })),
      /** The code of the newest text to this user. */
      code: async () => {
        const text = (await asked()).findLast((one) => one.userId === userId);
        return services.tokens.code('phone', text?.codeId ?? 'none');
      },
    };
  };
  const phoneEvents = async (phoneNumber: string) => {
    const stream = streams.phone(await phoneNameOf(services.vault, phoneNumber));
    return (await services.log.read(stream)).map(({ type }) => type);
  };
  return { services, clock, asked, aUser, phoneEvents };
};

/** Six digits that are not these. */
export const another = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
