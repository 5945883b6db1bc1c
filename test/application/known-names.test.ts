import test from 'ava';
import { changeProfile } from '#application/accounts/change-profile.ts';
import { openAccount } from '#application/accounts/open-account.ts';
import { keepFacts } from '#application/documents/career/keep-facts.ts';
import { knownNamesOf } from '#application/known-names.ts';
import { embeddedServices } from '#test/support/stores.ts';

test('an employer is a firm and no person; what a career names is known to whatever reads or writes', async (t) => {
  const services = await embeddedServices(t);
  const wish = { email: 'sub@example.com', firstName: 'Sub', lastName: 'Scriber', timezone: 'UTC' };
  const opened = await openAccount(services, wish);
  if ('refused' in opened) throw new Error(opened.refused);
  const { userId } = opened;
  await changeProfile(services, userId, { position: { role: 'Sous Chef', company: 'Noma' } });
  const times = { from: '2010', to: '2012' };
  await keepFacts(
    services,
    userId,
    [
      { id: 'a', kind: 'education', school: 'Ottercombe College', title: 'Diploma', place: 'Blaxby', ...times },
      { id: 'b', kind: 'certificate', title: 'First aid', issuer: 'Wimbleford', issued: '2019' },
      { id: 'c', kind: 'link', label: 'mine', url: 'https://scriber.example' },
    ],
    'web',
  );
  t.deepEqual(await knownNamesOf(services, userId), {
    people: ['Sub', 'Scriber', 'sub@example.com', 'https://scriber.example'],
    firms: ['Noma', 'Ottercombe College', 'Wimbleford'],
    places: ['Blaxby'],
  });
  t.deepEqual(await knownNamesOf(services, 77), { people: [], firms: [], places: [] });
});
