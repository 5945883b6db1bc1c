import test from 'ava';
import { readText } from '#language/reader/read-words.ts';

const WIN = 'Talked the landlord into a five-year lease.';

const winsIn = (words: string): readonly string[] => {
  const read = readText(words, { asked: null, today: '2026-11-23' });
  return read.kind === 'understood' ? read.wins : [];
};

for (const line of [
  'Telefax: +49 40 1234-57',
  'Direct line: 020 7946 0000',
  '1 Harbour Street, London, SE1 0AA',
  'Hafenstraße 4, 20457 Hamburg',
  'Amtsgericht Hamburg, HRB 12345',
  'Registered charity number 123456',
  'Head of Facilities',
  'www.example.com <http://www.example.com>',
  '[image: logo]',
  'Date: Mon, 23 Nov 2026 00:15:02 -0600',
  'Am 29.11.2026 9:28 vorm. schrieb Cairn <checkin@example.com>:',
  'Paula Green\nMuster Ltd\n1 Harbour Street\nT +44 20 7946 0000',
])
  test(`this is no win beside one: ${line.replaceAll('\n', ' / ')}`, (t) => {
    t.deepEqual(winsIn(`${WIN}\n\n${line}`), [WIN]);
  });

for (const win of [
  'Ran 12000 Schritte before work.',
  'Sent 40 parcels at 10:30.',
  'Promoted to Head of Sales.',
  'Published the handbook: https://example.com/handbook',
])
  test(`a win may name such a detail: ${win}`, (t) => {
    t.deepEqual(winsIn(win), [win]);
  });

test('a greeting of another language is no win', (t) => {
  t.deepEqual(winsIn(`Goeie dag,\n\n${WIN}`), [WIN]);
});

test('the details of somebody belong to the line that leads in to them', (t) => {
  t.deepEqual(winsIn('New customers today:\n\nOrbit KG\nTel. 040 12345678\norbit@example.com'), [
    'New customers today: Orbit KG, Tel. 040 12345678, orbit@example.com',
  ]);
  t.deepEqual(winsIn('Signed a new customer today:\n====\nName: Orbit\nFirst name: Remi\nPhone: 040 12345678'), [
    'Signed a new customer today: Name: Orbit, First name: Remi, Phone: 040 12345678',
  ]);
});
