import test from 'ava';
import type { SelfTopic } from '#domain/wins/self-question.ts';
import { isBeyondUs, questionAboutOneself, questionsIn } from '#language/reader/details/about-oneself.ts';
import { readText } from '#language/reader/read-words.ts';
import { hearHardDay } from '#language/safety/hear-hard-day.ts';

/** Questions word for word, each with its topic, and with the thing it asks about where it names one. */
const ASKED: readonly (readonly [words: string, topic: SelfTopic, about?: string])[] = [
  ['What are my strengths?', 'strengths'],
  ['Hi, what would you say are my biggest strengths?', 'strengths'],
  ['What am I really good at?', 'strengths'],
  ['Was sind meine Stärken?', 'strengths'],
  ['Worin bin ich richtig gut?', 'strengths'],
  ['Quels sont mes points forts ?', 'strengths'],
  ['¿Cuáles son mis puntos fuertes?', 'strengths'],
  ['What should I work on?', 'work-on'],
  ['Where can I get better?', 'work-on'],
  ['What are my weak points?', 'work-on'],
  ['Woran soll ich noch arbeiten?', 'work-on'],
  ['Was sind meine Schwächen?', 'work-on'],
  ['Sur quoi devrais-je travailler ?', 'work-on'],
  ['¿En qué debería mejorar?', 'work-on'],
  ['Which win saved most money?', 'saved'],
  ['Which of my wins saved the most time?', 'saved'],
  ['How much time have my wins saved?', 'saved'],
  ['Welcher Erfolg hat am meisten Geld gespart?', 'saved'],
  ['Quelle réussite a fait gagner le plus de temps ?', 'saved'],
  ['¿Qué logro ahorró más dinero?', 'saved'],
  ['What is my biggest win?', 'most'],
  ['What was my best achievement this year?', 'most'],
  [
    'What made the most difference to the residents? I mean which thing I did made the most difference to the residents?',
    'most',
    'residents',
  ],
  ['Was war mein größter Erfolg?', 'most'],
  ['Worauf kann ich stolz sein?', 'most'],
  ['Quelle est ma plus grande réussite ?', 'most'],
  ['¿Cuál fue mi mayor logro?', 'most'],
  ['What did I do wrong this year?', 'mistakes'],
  ['Which mistakes did I make and what did I learn?', 'mistakes'],
  ['Welche Fehler habe ich gemacht?', 'mistakes'],
  ['Quelles erreurs ai-je faites ?', 'mistakes'],
  ['¿Qué salió mal este año?', 'mistakes'],
  ['When have I led a team?', 'led'],
  ['Do I have any leadership experience?', 'led'],
  ['Welche Führungserfahrung habe ich?', 'led'],
  ['Quand ai-je dirigé une équipe ?', 'led'],
  ['¿Cuándo he liderado un equipo?', 'led'],
  ['Who did I help this month?', 'helped'],
  ['Wem habe ich diesen Monat geholfen?', 'helped'],
  ['Help me prepare my review', 'review'],
  ['Can you help me prepare for my annual appraisal?', 'review'],
  ['What should I say in my performance review?', 'review'],
  ['Hilf mir beim Vorbereiten auf mein Mitarbeitergespräch', 'review'],
  ['Aidez-moi à préparer mon entretien annuel', 'review'],
  ['Ayúdame a preparar mi evaluación', 'review'],
  ['Have I got experience with forklifts?', 'about', 'forklifts'],
  ['What do my wins say about the Miller account?', 'about', 'Miller account'],
  ['Habe ich Erfahrung mit SAP?', 'about', 'SAP'],
  ['Ai-je de l’expérience avec les enfants ?', 'about', 'enfants'],
  ['¿Tengo experiencia con clientes?', 'about', 'clientes'],
  ['How many students did I train?', 'count', 'students train'],
  ['How many wins about safety do I have?', 'count', 'safety'],
  ['Wie viele Wohnungen habe ich verdrahtet?', 'count', 'Wohnungen verdrahtet'],
];

/** News, questions about us, and wishes that others understand. */
const NOT: readonly string[] = [
  'What can you do?',
  'How many mails do you send?',
  'How much does it cost?',
  'How am I doing?',
  'List my wins',
  'Send me my CV',
  'Told the class what my strengths are',
  'I asked my manager what I should work on and he said speed.',
  'We saved 300 euros a month by moving the server.',
  'My biggest win today: the audit is closed.',
  'Prepared three people for their annual review.',
  'Helped Tom with his homework.',
  'Was kostet das?',
  'Heute drei Wohnungen verdrahtet.',
  'Wie viele Mails schickt ihr mir?',
];

test('a question about oneself is known for what it asks, in four languages', (t) => {
  for (const [words, topic, about = ''] of ASKED)
    t.like(questionAboutOneself(words.split(/(?<=\?) I mean /u).at(-1) ?? words), { topic, about }, words);
});

test('news, questions about us and other wishes are none', (t) => {
  for (const words of NOT) t.is(questionAboutOneself(words), null, words);
});

test('a paper that is made of something else than wins is known, and one that somebody wrote is not', (t) => {
  for (const words of [
    'Write my resignation letter',
    'Can you draft an invoice for the Millers?',
    'Please write me a letter of complaint about the heating.',
    'Schreib mir eine Kündigung',
    'Erstelle eine Rechnung für Familie Maier',
    'Rédige ma lettre de démission',
    'Escribe mi carta de renuncia',
  ])
    t.true(isBeyondUs(words), words);
  for (const words of [
    'Write my CV',
    'Wrote the invoice for Miller',
    'Write a cover letter for Acme',
    'Rechnung geschrieben',
  ])
    t.false(isBeyondUs(words), words);
});

test('what stands beside a question is read as ever', (t) => {
  const words = 'Closed the audit with no findings today. What are my strengths?';
  t.deepEqual(questionsIn(words).asked, ['What are my strengths?']);
  const context = { today: '2026-11-24', asked: null } as Parameters<typeof readText>[1];
  const read = readText(words, context);
  t.deepEqual(read.wins.map(String), ['Closed the audit with no findings today.']);
  t.deepEqual(
    read.requests.map(({ kind }) => kind),
    ['ask-about-me'],
  );
  t.deepEqual(
    readText('Schreib mir eine Kündigung', context).requests.map(({ kind }) => kind),
    ['unknown-wish'],
  );
});

test('a blunt question about oneself needs no mark, and is no cry for help', (t) => {
  for (const words of [
    "what should i work on. don't be nice",
    'Sag mal, was kann ich eigentlich gut? Mir fällt nix ein',
  ]) {
    t.is(questionsIn(words).asked.length, 1, words);
    t.is(hearHardDay(words), null, words);
  }
});

test('how to answer a question is nothing of its own', (t) => {
  const context = { today: '2026-11-24', asked: null } as Parameters<typeof readText>[1];
  for (const words of [
    'Woran sollte ich arbeiten? Sei ruhig ehrlich, ich halt das aus',
    'what are my strengths? evidence pls, w/ dates',
    "What should I work on? Don't be nice.",
    'be honest with me, where am i weak',
  ]) {
    const { wins, requests } = readText(words, context);
    t.is(hearHardDay(words), null, words);
    t.deepEqual([wins.length, requests.map(({ kind }) => kind)], [0, ['ask-about-me']], words);
  }
  t.is(hearHardDay('What is the point of me? I want to die')?.tone, 'crisis');
});
