import test from 'ava';
import { composer } from '../composing.ts';
import { everyMail, LANGUAGES, OTHERS } from './every-mail.ts';

/** Small words that only English has, or nearly so; names of our pages are in English for now. */
const ENGLISH =
  /(?<!\p{L})(?:the|and|you|your|with|this|is|are|were|of|for|we|it|not|that|have|win|wins|check-ins?)(?!\p{L})/iu;
const NAMES = /Needs you|Billing|Profile|Cairn/g;

/** What is said, without addresses and links. */
const words = (text: string): string => text.replace(/https?:\/\/\S+|\S+@\S+/g, ' ').replace(NAMES, ' ');

for (const language of LANGUAGES)
  test(`every mail has its subject, its text and its page in ${language}, and says which language it is in`, async (t) => {
    for (const request of everyMail(language)) {
      const { subject, text, html, raw } = await composer.compose(request);
      const name = `${request.kind} ${JSON.stringify(request.personal.facts).slice(0, 300)}`;
      t.regex(subject, /\p{L}{2}/u, name);
      t.notRegex(`${subject}${text}`, /undefined|null|NaN|\[object|\$\{/, name);
      t.regex(html, new RegExp(`^<!doctype html>\\n<html lang="${language}">`), name);
      t.regex(Buffer.from(raw).toString('latin1'), new RegExp(`^Content-Language: ${language}\\r?$`, 'm'), name);
      t.notRegex(text, /\S {2}\S|\S [.,]/u, name);
    }
  });

for (const language of OTHERS)
  test(`no English sentence is left in what is written in ${language}`, async (t) => {
    for (const request of everyMail(language)) {
      const { subject, text } = await composer.compose(request);
      t.notRegex(words(`${subject}\n${text}`), ENGLISH, JSON.stringify(request.personal.facts).slice(0, 200));
    }
  });

test('dates, hours, money and quotes are written as each language writes them', async (t) => {
  const said = async (language: (typeof LANGUAGES)[number]) => {
    const texts = await Promise.all(everyMail(language).map((request) => composer.text(request)));
    return texts.join('\n').replace(/\s+/g, ' ');
  };
  const german = await said('de');
  for (const form of ['28. November 2026', 'montags und freitags um 18:30 Uhr', '75,00 $', '„1 2 3“'])
    t.true(german.includes(form), form);
  const french = await said('fr');
  for (const form of ['28 novembre 2026', 'le lundi et le vendredi à 18 h 30', '75,00 $US', '« 1 2 3 »'])
    t.true(french.includes(form), form);
  const spanish = await said('es');
  for (const form of ['28 de noviembre de 2026', 'los lunes y viernes a las 18:30', '75,00 US$', '«1 2 3»'])
    t.true(spanish.includes(form), form);
});

test('lines of French never begin with a mark that stands behind a space', async (t) => {
  for (const request of everyMail('fr')) {
    const { text, html } = await composer.compose(request);
    t.notRegex(text, /^\s*[?!:;»]|« ?$/mu);
    t.notRegex(text, /\b[Qq]ue (?:en|au|à) |\p{L}[:;!?](?=\s)/u);
    t.notRegex(html.replace(/<style>[\s\S]*?<\/style>/g, '').replace(/<[^>]*>/g, '\n'), /\p{L} [?!:;»]/u);
  }
});
