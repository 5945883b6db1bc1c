import test from 'ava';
import { circlesBetweenSubjects, subjectOf } from './subjects.ts';

const importing = (source: string, ...resolved: string[]) =>
  ({ source, dependencies: resolved.map((path) => ({ resolved: path })) }) as unknown as Parameters<
    typeof circlesBetweenSubjects
  >[0][number];

test('a subject is the folder of its name in the domain and in the application', (t) => {
  t.is(subjectOf('domain/wins/events.ts'), 'wins');
  t.is(subjectOf('application/wins/merge-wins.ts'), 'wins');
  t.is(subjectOf('domain/events.ts'), null);
  t.is(subjectOf('web/api/wins/achievements.ts'), null);
});

test('subjects that import each other over both floors are a circle, one way alone is none', (t) => {
  const oneWay = [
    importing('application/inbox/read-mail.ts', 'domain/wins/events.ts', 'application/inbox/held-mail.ts'),
  ];
  t.deepEqual(circlesBetweenSubjects(oneWay), []);
  const back = [...oneWay, importing('domain/wins/decider.ts', 'domain/inbox/mail/events.ts')];
  t.deepEqual(circlesBetweenSubjects(back), [['inbox', 'wins', 'inbox']]);
});

test('a circle over three subjects is found, wherever the search begins', (t) => {
  const ring = ['access', 'billing', 'delivery'].map((subject, at, all) =>
    importing(`application/${subject}/a.ts`, `domain/${all[(at + 1) % 3]}/events.ts`),
  );
  t.is(circlesBetweenSubjects(ring).length, 1);
});
