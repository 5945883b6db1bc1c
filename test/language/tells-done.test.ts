import test from 'ava';
import { hear } from '#language/reader/hearing/hear.ts';
import { tellsDone } from '#language/reader/words/tells-done.ts';

const heard = (words: string) => {
  const { wins, requests } = hear(words, '2026-11-23');
  return { wins, requests: requests.map(({ kind }) => kind) };
};

for (const words of [
  'Borré las 4.000 cuentas duplicadas del sistema y exporté los datos limpios para el cliente.',
  'Cambié la reunión de los viernes a los martes a las 10 y ahora llega todo el mundo a tiempo.',
  'Supprimé 3 000 doublons dans la base et remis les adresses d’aplomb.',
])
  test(`an accent tells what was done from an order: ${words}`, (t) => {
    t.deepEqual(heard(words), { wins: [words], requests: [] });
  });

for (const [words, kind] of [
  ['Borren mi cuenta', 'delete-account'],
  ['Borre la 3 por favor', 'correct-wins'],
  ['Supprimez mon compte', 'delete-account'],
  ['Qué hice en marzo?', 'list-wins'],
] as const)
  test(`an order without it stays one: ${words}`, (t) => {
    t.deepEqual(heard(words), { wins: [], requests: [kind] });
  });

test('a noun that ends so tells of nothing done, nor does a word with nothing behind it', (t) => {
  for (const words of ['Marché de Noël annulé', 'Santé de fer cette année', 'Qué le digo', 'Journée calme', 'Café'])
    t.false(tellsDone(words), words);
  for (const words of ['Envoyé mon dossier', 'Terminé el informe', '¡Cerré 3 ventas!']) t.true(tellsDone(words), words);
});
