import test from 'ava';
import { createElement } from 'react';
import type { CheckIns } from '#web/contract/check-ins.ts';
import { aStorage } from './doubles.ts';
import { rendered } from './rendering.ts';

const { nextCheckIn } = await import('#web/client/features/dashboard/next-check-in.ts');
const { turnDown, zoneToOffer } = await import('#web/client/features/check-ins/moved-zone.ts');
const { MovedZoneNotice } = await import('#web/client/features/check-ins/moved-zone-notice.tsx');

const NOW = Date.UTC(2026, 10, 29, 12); // a Sunday
const WEEKLY = {
  emailProven: true,
  messageFrequency: 'weekly',
  subscriptionStatus: 'active',
  timezone: 'UTC',
} as const;

const whenOf = (date: string): string => {
  const planned = { next: [{ date, at: `${date}T21:00:00.000Z` }], pause: null, undeliverable: false };
  return nextCheckIn(WEEKLY, planned as unknown as CheckIns, new Date(NOW)).when;
};

test('a weekly check-in of today comes today, and one in a week is not of this Sunday', (t) => {
  t.regex(whenOf('2026-11-29'), /^Today, 9 PM/);
  t.regex(whenOf('2026-12-02'), /^This Wednesday, 9 PM/);
  t.regex(whenOf('2026-12-06'), /^December 6, 2026, 9 PM/);
});

test('another time than that of the profile is offered, once', (t) => {
  const storage = aStorage() as unknown as Storage;
  const offered = (timezone: string, here: string) => zoneToOffer(timezone, storage, here, NOW);
  t.is(offered('Europe/Berlin', 'Asia/Tokyo'), 'Asia/Tokyo');
  t.is(offered('Europe/Berlin', 'Europe/Paris'), null, 'the clocks show the same');
  t.is(offered('Europe/Berlin', 'Africa/Lagos'), 'Africa/Lagos', 'in summer they do not');
  t.is(offered('Europe/Berlin', 'UTC'), null, 'a browser that hides where it is');
  turnDown('Asia/Tokyo', storage);
  t.is(offered('Europe/Berlin', 'Asia/Tokyo'), null);
  t.is(offered('Europe/Berlin', 'America/Lima'), 'America/Lima');
  t.is(offered('Europe/Berlin', 'Europe/Berlin'), null);
  t.is(offered('Europe/Berlin', 'Asia/Tokyo'), 'Asia/Tokyo', 'after they have been home');
});

test.serial('the offer moves the check-ins, or goes away', async (t) => {
  Object.defineProperty(globalThis, 'localStorage', { value: aStorage(), configurable: true });
  const original = Intl.DateTimeFormat.prototype.resolvedOptions;
  Intl.DateTimeFormat.prototype.resolvedOptions = function resolved() {
    return { ...original.call(this), timeZone: 'Asia/Tokyo' };
  };
  t.teardown(() => {
    Intl.DateTimeFormat.prototype.resolvedOptions = original;
  });
  const moved: string[] = [];
  const notice = createElement(MovedZoneNotice, {
    timezone: 'Europe/Berlin',
    move: async (zone: string) => moved.push(zone),
  });
  const { screen, user, settled } = await rendered(t, notice, () => ({ status: 404, body: {} }));
  t.truthy(screen.getByText('You seem to be in Tokyo: move your check-ins?'));
  await user.click(screen.getByRole('button', { name: 'Move them' }));
  await settled(() => t.is(screen.queryByText(/You seem to be/), null));
  t.deepEqual(moved, ['Asia/Tokyo']);
});
