import test from 'ava';
import { phraseKeys } from '#infrastructure/builtin/writer/findings.ts';
import { actions } from '#infrastructure/builtin/writer/vocabulary/actions.ts';
import { germanActions, germanProofs } from '#infrastructure/builtin/writer/vocabulary/german.ts';
import { isSkill, listed, skillCount, skills } from '#infrastructure/builtin/writer/vocabulary/vocabulary.ts';

test('knows at least 600 skills, each by a name of its own', (t) => {
  t.log(`${skillCount} skills, ${skills.flatMap(({ proofs }) => proofs).length} phrases`);
  t.true(skillCount >= 600);
  t.is(new Set(skills.map(({ skill }) => skill.toLowerCase())).size, skillCount);
});

test('lets no two skills claim the same phrase', (t) => {
  const claims = new Map<string, Set<string>>();
  for (const { skill, proofs } of skills)
    for (const { phrase } of proofs) {
      const key = phraseKeys(phrase).join(' ');
      claims.set(key, (claims.get(key) ?? new Set()).add(skill));
    }
  const shared = [...claims]
    .filter(([, names]) => names.size > 1)
    .map(([key, names]) => `${key}: ${[...names].join(', ')}`);
  t.deepEqual(shared, []);
});

test('writes every phrase in plain words, so that a slip of the comma cannot hide one', (t) => {
  const phrases = [
    ...skills.flatMap(({ proofs }) => proofs.map(({ phrase }) => phrase)),
    ...Object.values(actions).flatMap(({ phrases }) => listed(phrases)),
  ];
  for (const phrase of phrases) t.regex(phrase, /^=?[\p{L}\p{N}&]+[+#]*(?: (?:\.\.|=?[\p{L}\p{N}&]+[+#]*))*$/u, phrase);
  for (const phrase of phrases) t.false(/ \.\.$/.test(phrase), phrase);
});

test('names only skills it has, in German and for what verbs prove', (t) => {
  for (const name of germanProofs.keys()) t.true(isSkill(name), name);
  for (const { skill } of Object.values(actions)) t.true(isSkill(skill), skill);
  for (const name of Object.keys(germanActions)) t.true(name in actions, name);
});
