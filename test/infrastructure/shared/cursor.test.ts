import test from 'ava';
import fc from 'fast-check';
import { isBadCursor } from '#application/engine/ports/read-models.ts';
import type { Query } from '#application/engine/read-model.ts';
import { pageOf, placeOf } from '#infrastructure/shared/cursor.ts';

const query: Query = { filter: { equals: { userId: 7 } }, sort: [['date', 'descending']], limit: 1 };
const found = (id: string, date: string | number) => ({ id, document: { date } });
const after = (id: string, date: string | number): string | null =>
  pageOf('wins', query, [found(id, date), found('next', 'later')]).nextCursor;

test('brings back the place where the page ended, whatever its values', (t) => {
  const value = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.integer(),
  );
  const same = (id: string, date: string | number) =>
    t.deepEqual(placeOf('wins', { ...query, cursor: after(id, date) }), [date === 0 ? 0 : date, id]);
  fc.assert(fc.property(fc.string({ unit: 'binary' }), value, same));
});

test('has no cursor on the last page, and needs none for the first', (t) => {
  t.is(pageOf('wins', query, [found('a', 'x')]).nextCursor, null);
  t.deepEqual(pageOf('wins', query, []), { found: [], nextCursor: null });
  t.is(placeOf('wins', query), null);
  t.is(placeOf('wins', { ...query, cursor: null }), null);
});

test('shows no more than the limit', (t) => {
  t.deepEqual(pageOf('wins', query, [found('a', 'x'), found('b', 'y')]).found, [found('a', 'x')]);
});

test('takes a cursor with any limit, and with its filter said in any order', (t) => {
  const list: Query = { ...query, filter: { equals: { userId: 7, kind: 'x' } } };
  const { nextCursor } = pageOf('wins', list, [found('a', 'x'), found('b', 'y')]);
  const same: Query = { ...query, filter: { equals: { kind: 'x', userId: 7 } }, limit: 9, cursor: nextCursor };
  t.deepEqual(placeOf('wins', same), ['x', 'a']);
});

test('refuses a cursor of another list or with any bit turned', (t) => {
  const cursor = after('a', 'x') ?? '';
  const refused = (model: string, list: Query) => t.true(isBadCursor(t.throws(() => placeOf(model, list))));
  refused('skills', { ...query, cursor });
  refused('wins', { ...query, cursor, sort: [['date', 'ascending']] });
  refused('wins', { ...query, cursor, filter: { equals: { userId: 8 } } });
  const turned = (bit: number) => {
    const bytes = Buffer.from(cursor, 'base64url');
    const at = bit % (bytes.length * 8);
    bytes.writeUInt8(bytes.readUInt8(at >> 3) ^ (1 << (at & 7)), at >> 3);
    refused('wins', { ...query, cursor: bytes.toString('base64url') });
  };
  fc.assert(fc.property(fc.nat(), turned));
});

test('refuses whatever else is sent as a cursor', (t) => {
  const anything = (cursor: string) => t.true(isBadCursor(t.throws(() => placeOf('wins', { ...query, cursor }))));
  fc.assert(fc.property(fc.oneof(fc.string(), fc.base64String(), fc.string({ unit: 'binary' })), anything));
});
