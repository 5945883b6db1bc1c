import test from 'ava';
import type { Language } from '#domain/facts.ts';
import { NO_NAMES } from '#domain/known-names.ts';
import { createRedaction } from '#infrastructure/openai/redaction/redaction.ts';

/** A text as a model sees it, with what a placeholder hides in its place: "<Anna> left". */
const hiddenIn = (language: Language, text: string): string => {
  const redaction = createRedaction(NO_NAMES, language);
  const [shown = ''] = redaction.hide([text]);
  return shown.replace(/\[[A-Z]+_\d+\]/gu, (placeholder) => `<${redaction.restore(placeholder)}>`);
};

const areHidden = (language: Language, texts: readonly string[]) =>
  test(`each of these hides these parts and no others: ${language}, ${texts[0]}`, (t) => {
    for (const text of texts) t.is(hiddenIn(language, text.replace(/[<>]/gu, '')).toLowerCase(), text.toLowerCase());
  });

// An article or "to" behind a name is none of its particles.
areHidden('de', [
  'Wir wechseln bei Frau <Sommer> den Verband, und den Plan, den der Arzt schrieb.',
  'Ich hab <Tobias> den Schlüssel gegeben.',
  'Heute hat Frau <Keller> der Tochter alles erklärt.',
  'Abends saß <Karin> zu Hause.',
  'Bin mit <Karin> zu <Emine> gefahren.',
  'Das Buch von <Karin> von Station 3 ist da.',
  'Mit <Ursula von der Leyen> und <Karin von der Heide> gesprochen.',
  'Frau <von Stetten> und Herr <van den Berg> haben unterschrieben.',
]);
areHidden('es', ['<Ana> y <Pedro> vinieron con <Juan del Río>.']);
areHidden('en', ['Met <Juan del Río> and <Ana de la Torre>, then <Anna van der Meer>.']);

// A noun behind a name is something else, and a word that is a title elsewhere is a verb in small letters.
areHidden('de', [
  'Dann hat <Melanie> Kaffee gekocht.',
  'Hab <Melanie Stange> getroffen.',
  'Mit Zahlen, der mag Zahlen.',
  'Dienstplan August steht.',
  'Frei ist Mo bis Mi, und Mo ist ruhig.',
  'SAPV-Antrag abgelehnt, neuer SAPV-Antrag geschrieben.',
  'Mit Frau Dr. <Lohmeyer>, Frau Prof. <Ebeling> und Dr. med. <Kranz> gesprochen.',
]);

areHidden('en', [
  "You'll lead a team, and they'd know.",
  'Route ETA endpoint is out. The wife bought a cake that said LGTM.',
  'Shipped the export with webhooks in Q1.',
  'Told nobody but my sister. She cried.',
  'Used 61,200 kWh, and turned it off on Saturdays and Sundays.',
  'Handled Black Friday. And Black Friday went well.',
  'Moved Kafka, Terraform, PostgreSQL, Datix, Databricks and Grafana to AWS with Kubernetes.',
]);

// Names of two or three letters that no list of the West has, in the terse English of a developer.
areHidden('en', [
  '<Lin> says maybe 10 were real. went through all 61 with <Lin> + <Seun>',
  '<Lin> did the terraform, paired w/ him, then 1:1 w/ <Ana>.',
  '<Jae> found it. took <Jae> a week',
  "31 comments on one PR of <Lin>'s. apologized to <Lin>",
  'said no to <Zef>, <Wraga> asked why, then paired w/ <kavindren>',
  "<Oyl>'s review was kind.",
  'Put <Mo> on the gate. <Mo> covered two of my early openings.',
]);
