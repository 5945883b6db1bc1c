import test from 'ava';
import { letterDetails } from '#language/reader/details/letter-details.ts';

for (const [words, details] of [
  ['Il me faudrait une lettre de présentation pour un poste chez Rio Tinto', { company: 'Rio Tinto' }],
  [
    "J'aurais besoin d'une lettre de présentation pour une job de contremaître chez Rio Tinto",
    { company: 'Rio Tinto', role: 'contremaître' },
  ],
  ['Anschreiben als Köchin bei Dallmayr bitte', { company: 'Dallmayr', role: 'Köchin' }],
] as const)
  test(`a role is a role, and no word for a job: ${words}`, (t) => {
    t.deepEqual({ ...letterDetails(words) }, details);
  });
