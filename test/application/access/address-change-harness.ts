import type { ExecutionContext } from 'ava';
import { confirmAddress } from '#application/access/confirm-address.ts';
import { leaveAddress } from '#application/access/leave-address.ts';
import { changeAddress } from '#application/accounts/change-address.ts';
import { changeProfile } from '#application/accounts/change-profile.ts';
import { addressNameOf } from '#application/accounts/claim-names.ts';
import { openAccount } from '#application/accounts/open-account.ts';
import { handle, stateOf } from '#application/engine/handle.ts';
import type { EventLog, FollowedEvent } from '#application/engine/ports/event-log.ts';
import { unavailable } from '#application/engine/ports/fault.ts';
import type { Job, Reaction } from '#application/engine/work/reaction.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { address } from '#domain/accounts/address/decider.ts';
import { account } from '#domain/accounts/decider.ts';
import { movableClock } from '#test/support/clock.ts';
import { embeddedServices } from '#test/support/stores.ts';

export const OLD = 'old@example.com';
export const NEW = 'new@example.com';
export const THIRD = 'third@example.com';

const person = { firstName: 'Sub', lastName: 'Scriber', timezone: 'UTC' };

type AskedMail = Readonly<{ kind: string; link: string | null; personal: Readonly<{ to: string; facts: object }> }>;

/** An account, and everything that a change of its address takes, step by step. */
export const addressChangeBench = async (t: ExecutionContext) => {
  const clock = movableClock();
  const services = await embeddedServices(t, clock);
  const open = async (email: string) => {
    const opened = await openAccount(services, { ...person, email });
    return 'refused' in opened ? opened.refused : opened.userId;
  };
  const userId = Number(await open(OLD));

  const all = async (): Promise<readonly FollowedEvent[]> => {
    const end = new AbortController();
    const events: FollowedEvent[] = [];
    for await (const batch of services.log.follow(null, end.signal)) {
      events.push(...batch.events);
      if (batch.caughtUp) break;
    }
    end.abort();
    return events;
  };
  const changeIds = async (type: 'AddressChangeRequested' | 'AddressChanged') =>
    (await all()).filter((event) => event.type === type).map(({ data }) => String(data.changeId));
  const owner = async (email: string) => {
    const stream = streams.address(await addressNameOf(services.vault, email));
    return (await stateOf(services.log, address, stream)).owner;
  };

  return {
    services,
    clock,
    userId,
    open,
    all,
    owner,
    ask: (email: string, through: Services = services, who = userId) =>
      changeProfile(through, who, { email }, { recent: true }),
    /** The link that was made for the change asked for last. */
    link: async () => services.tokens.linkToken('address', (await changeIds('AddressChangeRequested')).at(-1) ?? ''),
    follow: (link: string, through: Services = services) => changeAddress(through, link),
    /** What follows from changes that were asked for, and from those that were made. */
    react: async (through: Services = services) => {
      for (const [reaction, type] of [
        [confirmAddress(through), 'AddressChangeRequested'],
        [leaveAddress(through), 'AddressChanged'],
      ] as const)
        for (const changeId of await changeIds(type)) await reaction.run(jobOf(reaction, userId, changeId));
    },
    mails: async () =>
      (await all()).filter(({ type }) => type === 'MailRequested').map(({ data }) => data as unknown as AskedMail),
    addressOf: async (who = userId) => {
      const state = await stateOf(services.log, account, streams.account(who));
      return state.status === 'open' ? state.addressName : null;
    },
    nameOf: (email: string) => addressNameOf(services.vault, email),
    close: () =>
      handle(services.log, account, streams.account(userId), {
        type: 'CloseAccount',
        data: { userId, at: new Date(clock.now()).toISOString() },
      }),
  };
};

const jobOf = ({ rules }: Reaction, userId: number, key: string): Job =>
  ({ reaction: rules.reaction, key, userId, stream: streams.account(userId), lane: key }) as unknown as Job;

/** The process dies at the append with this number: just before it, or before its answer. */
export const dyingAt = (services: Services, number: number, answerLost: boolean) => {
  let seen = 0;
  const append: EventLog['append'] = async (...given) => {
    seen += 1;
    if (seen > number || (seen === number && !answerLost)) throw unavailable('the log');
    const appended = await services.log.append(...given);
    if (seen === number) throw unavailable('the log');
    return appended;
  };
  return { services: { ...services, log: { ...services.log, append } }, hasDied: () => seen >= number };
};

/** Does something else just before the first append to a stream. */
export const justBefore = (services: Services, stream: string, meddle: () => Promise<unknown>): Services => {
  let met = false;
  const append: EventLog['append'] = async (name, ...rest) => {
    if (name === stream && !met) {
      met = true;
      await meddle();
    }
    return services.log.append(name, ...rest);
  };
  return { ...services, log: { ...services.log, append } };
};
