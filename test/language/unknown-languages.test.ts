import test from 'ava';
import { languageOf } from '#language/reader/language-of.ts';
import { readText } from '#language/reader/read-words.ts';

const languagesOf = (text: string) => [readText(text, { asked: null, today: '2026-12-01' }).language, languageOf(text)];

const UNKNOWN = [
  'Skończyłem dziś audyt magazynu i przeszkoliłem dwie osoby.',
  'Zakonczylem projekt i wyslalem raport do klienta',
  'aaaa',
  'aaaa bbbb cccc dddd',
  'blah blah blah blah',
  'Vandaag heb ik de audit van het depot afgerond',
  'Oggi ho finito il controllo del magazzino',
  'Hoje terminei a auditoria do armazém',
  'Jeg lukkede kontrakten med kunden i dag',
  'Закончил аудит склада и обучил двух коллег',
];
for (const text of UNKNOWN)
  test(`what is written in none of our languages is said to be in none: ${text}`, (t) =>
    t.deepEqual(languagesOf(text), [null, null]));

test('a name from elsewhere makes no other language of a text', (t) => {
  t.deepEqual(languagesOf('Met Łukasz and fixed the pump'), ['en', 'en']);
  t.deepEqual(languagesOf('Den Vertrag mit Škoda und Dvořák unterschrieben'), ['de', 'de']);
  t.is(languagesOf('Contrato firmado, rampa movida')[0], 'es');
});
