import test from 'ava';
import { createTokenStore } from '#web/client/shared/api/token-store.ts';
import { aStorage } from './doubles.ts';

const blocked = (): never => {
  throw new Error('blocked');
};

test('keeps the token under authToken', (t) => {
  const storage = aStorage();
  const tokens = createTokenStore(() => storage);
  t.is(tokens.read(), null);
  tokens.write('one');
  t.is(storage.getItem('authToken'), 'one');
  t.is(createTokenStore(() => storage).read(), 'one');
  tokens.clear();
  t.is(tokens.read(), null);
  t.is(storage.getItem('authToken'), null);
});

test('a token under the older key is moved over once', (t) => {
  const storage = aStorage({ token: 'old' });
  t.is(createTokenStore(() => storage).read(), 'old');
  t.is(storage.getItem('token'), null);
  t.is(storage.getItem('authToken'), 'old');
});

test('the older key never takes the place of a newer token', (t) => {
  const storage = aStorage({ token: 'old', authToken: 'new' });
  t.is(createTokenStore(() => storage).read(), 'new');
  t.is(storage.getItem('token'), null);
});

test('where storage is blocked the token lives as long as the page', (t) => {
  const tokens = createTokenStore(blocked);
  t.is(tokens.read(), null);
  tokens.write('one');
  t.is(tokens.read(), 'one');
  t.is(createTokenStore(blocked).read(), null);
  tokens.clear();
  t.is(tokens.read(), null);
});
