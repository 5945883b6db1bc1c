import { requestMail } from '#application/delivery/public.ts';
import { handle, positionReached, stateOf } from '#application/engine/handle.ts';
import { keyedId } from '#application/engine/ids.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import { unavailable } from '#application/engine/ports/fault.ts';
import { waitForReadModels } from '#application/engine/read-your-writes.ts';
import type { Job, Reaction } from '#application/engine/work/reaction.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import type { RoleMailFacts } from '#domain/delivery/mail/facts.ts';
import { OPERATORS } from '#domain/event.ts';
import type { MailReceived } from '#domain/inbox/mail/events.ts';
import { roleMail } from '#domain/inbox/role-mail/decider.ts';
import { MAILS } from './mails.ts';
import { listRoleMail, type RoleMail } from './role-mail.ts';

type Parts = Pick<Services, 'log' | 'readModels' | 'vault' | 'clock' | 'mail'>;

const WINDOW_MS = 10 * 60_000;
/** So many are counted, and so many named. */
const MOST_COUNTED = 500;
const MOST_NAMED = 10;

/** What machines write to postmaster every day is listed, and announced to nobody. */
const isAnnounced = ({ recipient, nature }: MailReceived['data']): boolean =>
  recipient.kind === 'role' && nature !== 'automatic' && nature !== 'unsubscribe';

const windowOf = (at: string): string => new Date(Math.floor(Date.parse(at) / WINDOW_MS) * WINDOW_MS).toISOString();
const endOf = (since: string): string => new Date(Date.parse(since) + WINDOW_MS).toISOString();

/**
 * Mail to a role address → at the end of its ten minutes each operator gets one mail about all of them, without their
 * words: a flood of mail makes no flood of announcements.
 */
export const announceRoleMail = (services: Parts): Reaction => ({
  rules: {
    reaction: 'announce-role-mail',
    pool: 'plain',
    opens: {
      MailReceived: (data) => {
        const since = windowOf(data.at);
        return isAnnounced(data)
          ? [{ key: since, userId: OPERATORS, stream: streams.roleMail(since), lane: since, dueAt: endOf(since) }]
          : [];
      },
    },
    closes: { RoleMailAnnounced: ({ windowStart }) => [windowStart] },
  },
  async run(job) {
    const { log, readModels, clock } = services;
    if ((await waitForReadModels(readModels, [MAILS], job.opened)).length > 0) throw unavailable('the list of mails');
    const mails = await mailsOf(services, job.key);
    const { announced } = await stateOf(log, roleMail, job.stream);
    if (mails.length > announced) for (const to of services.mail.operators) await tell(services, job, to, mails);
    const data = { userId: OPERATORS, at: timestamp(clock), windowStart: job.key, mailCount: mails.length };
    return positionReached(await handle(log, roleMail, job.stream, { type: 'AnnounceRoleMail', data }));
  },
});

const mailsOf = async (services: Parts, windowStart: string): Promise<readonly RoleMail[]> => {
  const { mails } = await listRoleMail(services, { limit: MOST_COUNTED });
  return mails.filter(({ at, isAutomatic }) => windowOf(at) === windowStart && !isAutomatic);
};

/** The mail's id is the operator's and the count's: killed in between, each is told once. */
const tell = async (services: Parts, { key }: Job, to: string, mails: readonly RoleMail[]): Promise<void> => {
  const names = await services.vault.named('names');
  const named = mails.slice(0, MOST_NAMED).map(({ id, role, at, size }) => ({ id, role, at, size }));
  const facts: RoleMailFacts = { of: 'role-mail', count: mails.length, mails: named };
  await requestMail(services, {
    mailId: keyedId(names, 'role-mail', key, to, String(mails.length)),
    userId: OPERATORS,
    kind: 'role-mail',
    expiresAt: null,
    addressee: { to, name: '', language: 'en' },
    facts,
  });
};
