import test from 'ava';
import { skillKey } from '#domain/skills/skill-key.ts';

const SAME = [
  ['Public speaking', 'public Speaking'],
  ['Problem-solving', 'problem solving', 'Problem  solving'],
  ['Presentation', 'presentations'],
  ['Strategy', 'Strategies'],
  ['Business process', 'business processes'],
  ['Résumé writing', 'resume writing'],
  ['Schulung', 'Schulungen'],
  ['Präsentation', 'präsentationen'],
  ['Negociación', 'negociaciones'],
  ['Négociation', 'négociations'],
] as const;
const APART = [
  ['C', 'C++'],
  ['C#', 'C'],
  ['Java', 'JavaScript'],
  ['Go', 'Goes'],
  ['Node', 'Node.js'],
  ['Good', 'Goods'],
  ['New', 'News'],
  ['Rail', 'Rails'],
  ['Team', 'Teams'],
  ['Sale', 'Sales'],
  ['Analysi', 'Analysis'],
  ['Busines', 'Business'],
  ['Planning', 'Plan'],
  ['Problem solving', 'Problemsolving'],
  ['R', 'Rs'],
] as const;

test('skills that differ by letter case, accents, blanks or a sure plural are one', (t) => {
  for (const spellings of SAME) t.is(new Set(spellings.map(skillKey)).size, 1, spellings.join());
});

test('skills that may be two stay two', (t) => {
  for (const spellings of APART) t.is(new Set(spellings.map(skillKey)).size, 2, spellings.join());
});
