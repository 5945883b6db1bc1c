import test from 'ava';
import { sharedApp } from '../support/app.ts';
import { aUser, call } from '../support/user.ts';

const app = sharedApp(test);

test('asking for a check-in again with the same Idempotency-Key is the same check-in; another key is too soon', async (t) => {
  const user = await aUser(app());
  const asks = async (key: string) =>
    (
      await call(app(), 'POST', '/api/send-checkin', undefined, user.session, {
        Origin: app().web.url,
        'Idempotency-Key': key,
      })
    ).status;
  t.deepEqual([await asks('one'), await asks('one'), await asks('other')], [200, 200, 429]);
});
