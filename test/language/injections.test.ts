import test from 'ava';
import { changesSomething } from '#domain/inbox/request/mail-request.ts';
import { readText } from '#language/reader/read-words.ts';
import { sentencesOf } from '#language/reader/words/sentences.ts';
import { injections } from '../support/injections.ts';

const readings = new Map<string, ReturnType<typeof readText>>();
const read = (text: string) => {
  const reading = readings.get(text) ?? readText(text, { asked: null, today: '2026-11-26' });
  readings.set(text, reading);
  return reading;
};

test('what a text tells machines of its author changes nothing unasked', (t) => {
  for (const { text } of injections) {
    const reading = read(text);
    const requests = reading.kind === 'understood' ? reading.requests : [];
    t.deepEqual(
      requests.filter((request) => request.certain && changesSomething(request)),
      [],
      text,
    );
  }
});

test('a win kept of such a text has the words of its sentences', (t) => {
  const flat = (words: string) => words.replace(/\s+/g, ' ');
  for (const { text } of injections) {
    const reading = read(text);
    for (const win of reading.kind === 'understood' ? reading.wins : [])
      for (const sentence of sentencesOf(win)) t.true(flat(text).includes(flat(sentence)), `${sentence} of ${text}`);
  }
});

for (const text of [
  'Stop sending me mails.',
  'Bitte keine Mails mehr schicken.',
  'Envoyez-moi vos questions à 18 h, s’il vous plaît.',
  'Mandadme las preguntas a las 18:00, por favor.',
  'Please move my check-ins to 18:00. The users liked the new screen.',
])
  test(`what its author asks for is as certain as before: ${text}`, (t) => {
    const reading = read(text);
    t.true(
      reading.kind === 'understood' && reading.requests.some((request) => request.certain && changesSomething(request)),
    );
  });
