import test from 'ava';
import { createCodeNotes } from '#web/client/features/verify-phone/code-notes.ts';
import { countriesOf, likelyCountry } from '#web/client/shared/country-select/countries.ts';
import { dialled, dialledIn, phoneInAddress } from '#web/client/shared/country-select/dialled.ts';
import { matchesZone, zoneGroups, zoneLabel } from '#web/client/shared/zone-select/zones.ts';
import { codeRequest } from '#web/contract/auth.ts';
import { aStorage } from './doubles.ts';

test('a number is sent as digits, with its + kept', (t) => {
  t.is(dialled('(202) 555-0123', '1'), '2025550123');
  t.is(dialled(' +44 20 7183 8750 ', '1'), '+442071838750');
  t.is(dialled('٢٠٢', '1'), '');
  t.is(dialled('２０２５５５０１２３', '1'), '2025550123');
  t.is(dialled('', '45'), '');
  t.is(dialled('＋４４ ２０ ７１８３ ８７５０', '1'), '+442071838750');
  t.is(dialled(' tel:+52-1-55-1234-5678', '1'), 'tel:+52-1-55-1234-5678');
});

test('a whole number of a small country gets its calling code, a part of an American one does not', (t) => {
  t.is(dialled('12 34 56 78', '45'), '+4512345678');
  t.is(dialled('12 34 56 78'), '12345678');
  t.is(dialled('555-0123', '1'), '5550123');
  const schema = dialledIn(codeRequest, (country) => (country === 'DK' ? '45' : '1'));
  const danish = { phoneNumber: '12 34 56 78', phoneCountry: 'DK' };
  t.deepEqual(schema.safeParse(danish), { success: true, data: { ...danish, phoneNumber: '+4512345678' } });
  t.false(schema.safeParse({ ...danish, phoneCountry: 'US' }).success);
});

test('a + that an address has made a blank is a + again', (t) => {
  t.is(phoneInAddress(new URLSearchParams('phone=+12025550123').get('phone')), '+12025550123');
  t.is(phoneInAddress(new URLSearchParams({ phone: '+12025550123' }).get('phone')), '+12025550123');
  t.is(phoneInAddress(null), '');
});

test('the country is that of the first language with one', (t) => {
  for (const [languages, country] of [
    [['de-AT', 'en-GB'], 'AT'],
    [['fr', 'en-CA'], 'CA'],
    [['ja'], 'JP'],
    [['en'], 'US'],
    [['es-419'], 'US'],
    [['C'], 'US'],
    [[], 'US'],
  ] as const)
    t.is(likelyCountry(languages), country, languages.join());
});

test('countries stand in the order of their names', (t) => {
  t.deepEqual(
    countriesOf(['GB', 'AX', 'DE'], () => '1').map(({ name }) => name),
    ['Åland Islands', 'Germany', 'United Kingdom'],
  );
});

test("the browser's own zone stands first, then the usual ten, then all others, each once", (t) => {
  const groups = zoneGroups('Europe/Paris', ['Africa/Abidjan', 'Europe/Berlin', 'Europe/Paris', 'Asia/Tokyo']);
  t.deepEqual(
    groups.map(({ zones }) => zones.length),
    [1, 9, 2],
  );
  const zones = groups.flatMap((group) => group.zones);
  t.is(zones[0], 'Europe/Paris');
  t.is(zones[1], 'America/New_York');
  t.is(new Set(zones).size, zones.length);
  t.is(zoneGroups('Asia/Kolkata', []).flatMap((group) => group.zones).length, 11);
  const renamed = zoneGroups('UTC', ['Asia/Calcutta', 'Asia/Kolkata', 'Europe/Kiev']);
  t.deepEqual(renamed[2]?.zones, ['Asia/Kolkata', 'Europe/Kyiv']);
});

test('a zone says how far it is from Greenwich, and is found by parts of its name', (t) => {
  const label = zoneLabel('America/New_York', new Date('2026-11-21T12:00:00Z'));
  t.is(label, 'America/New York (GMT-5)');
  for (const typed of ['york', 'New York', 'new_york', 'america/new', '']) t.true(matchesZone(typed, label), typed);
  t.false(matchesZone('berlin', label));
  t.is(zoneLabel('Nowhere/At_All', new Date(0)), 'Nowhere/At All');
});

test('a tab remembers when a code was sent, for that number only', (t) => {
  const storage = aStorage();
  const notes = createCodeNotes(() => storage);
  t.is(notes.sentAt('+12025550123'), undefined);
  notes.note('+12025550123', 5);
  t.is(createCodeNotes(() => storage).sentAt('+12025550123'), 5);
  t.is(notes.sentAt('+12025550124'), undefined);
  notes.note('+12025550124', 6)();
  t.is(notes.sentAt('+12025550123'), 5);
  notes.forget();
  t.is(notes.sentAt('+12025550123'), undefined);
  const blocked = createCodeNotes(() => {
    throw new Error('blocked');
  });
  blocked.note('+12025550123', 5);
  t.is(blocked.sentAt('+12025550123'), undefined);
});
