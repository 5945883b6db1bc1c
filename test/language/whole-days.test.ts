import test from 'ava';
import type { WordsContext } from '#application/inbox/words-context.ts';
import { readText } from '#language/reader/read-words.ts';

/** What strangers wrote of whole weeks, at the length and in the lines in which people write. */
const read = (text: string, context: Partial<WordsContext> = {}) => {
  const reading = readText(text, { asked: null, today: '2026-11-28', ...context });
  if (reading.kind !== 'understood') throw new Error(`it is ${reading.kind}`);
  return reading;
};
const HARD: ReadonlySet<string> = new Set(['setback', 'distress']);

for (const text of [
  'K pulled me up in front of the whole office because I had released two staff for a study day and then someone rang in sick. I walked off and cried in the linen cupboard.\n\nso what did I get done today. nothing.',
  'Knackered. 4th long day in 6, no break til 3, two short. Did drugs, did beds, did phones. Cant think of one thing that was mine. dont ask me anything',
  'bin durch. 6 tage die woche seit februar, ich sitz abends da und starr die wand an. keine lust auf holz. frag mich heut einfach nix',
  "Jules 39,4 depuis 4h du mat, pas de place chez le medecin avant 17h40, j'ai du poser ma journée. Alors réussi quoi. Rien. A le faire boire",
  'Lost one of my long termers today. His wife asked for me so I stayed on an hour and a half after. Washed him with one of the students.\n\nDont want to make it into anything',
  'Hoy una alumna de 4º me ha enseñado los brazos. He avisado a orientacion y hemos llamado a la familia. No lo pongas como logro por favor',
])
  test(`a day in which its writer finds no win, or wants none made of it, is a hard one: ${text.slice(-50)}`, (t) => {
    const { tone, wins, requests, asides } = read(text);
    t.true(HARD.has(tone), tone);
    t.deepEqual([wins, requests, asides], [[], [], []]);
  });

for (const text of [
  'What did I get done today? Nothing but the roof, and that is watertight at last.',
  'Heute nix geschafft, aber immerhin den Auftrag für die neue Schule unterschrieben bekommen.',
])
  test(`what they turn to behind it may be a win: ${text}`, (t) => t.false(HARD.has(read(text).tone)));

for (const [text, wins] of [
  ['3 Sachen heute:\n- Küche Hellwig abgenommen, null Mängel\n- neue Absaugung selber angeschlossen', 2],
  ['Tres cosas hoy:\n- acabamos la evaluacion en 40 min\n- he conseguido que el ayto nos deje el pabellon', 2],
  ['en fait si 2 trucs quand meme\n- reussi a avoir DHL et ils nous remboursent 2 480€\n- planning de noel fini', 2],
  [
    'last bits for friday\nall 6 international nurses passed the mock osce, 2 had failed it before they came to us\nshowed the manager my training tracker and theyre copying it from monday',
    2,
  ],
  ['nachtrag zu heute\nlea hat ihre zwischenprüfung mit 2 bestanden, hab mit ihr seit april gelernt', 1],
  ['Mo. 7 HU Abnahmen alle 7 ohne Mängel durch. Prüfer hat geguckt', 1],
  ["mercredi matin\ncommande bio passee on est a 34% maintenant\nforme Kévin a la sauteuse il s'en sort", 2],
  ['oh and forgot\ngot the reading corner finished. finally', 1],
  ['1/ trained two nurses on the pump\n2/ closed the audit\n3/ wrote the rota', 3],
] as const)
  test(`each line is a win, and what leads in to them is none: ${text.split('\n')[0]}`, (t) => {
    const reading = read(text);
    t.is(reading.wins.length, wins, reading.wins.join(' | '));
    t.deepEqual(reading.asides, []);
  });

test('lines that a mail program broke stay one win', (t) => {
  const text =
    'I led the migration of the payroll system for the whole northern\nregion, which took eleven weeks and ended two days before the date\nthat we had promised to the board.';
  t.deepEqual(read(text).wins, [text.replaceAll('\n', ' ')]);
});

test('what its writer calls one long story is one win, without the sentence that announces it', (t) => {
  const story =
    'Cuando llegué al centro hace dos cursos la biblio era un trastero, habia hasta un plinton roto y cajas de fotocopias de 2009. Estuve tres recreos con alumnos de 1º sacando trastos. Montamos turnos de alumnos bibliotecarios, empezaron 4 y ahora son 15, con su carnet y todo. Y hoy la directora ha leido en claustro los datos del curso: de 40 prestamos que habia antes a 612.';
  t.deepEqual(read(`Te cuento lo de la biblioteca porq es largo. ${story}`).wins, [story]);
});

for (const [text, from, to] of [
  ['ach und korrektur, bei brandts warens 16 stufen nicht 14. hab mich verzählt', '14', '16'],
  ['that snag list i told you monday, i said 41 to 9. It was 14 to 9. can you change it please', '41', '14'],
  ["dis pour lundi j'ai dit 14 toilettes c'etait 12 en fait, j'avais compté les 2 de Karim. corrige stp", '14', '12'],
  ['hab 14 geschrieben, es waren aber 16', '14', '16'],
] as const)
  test(`who says what they said, and what it was, corrects a win: ${text}`, (t) => {
    const { tone, wins, requests } = read(text);
    t.deepEqual([tone, wins], ['chat', []]);
    t.is(requests.length, 1);
    t.like(requests[0], { kind: 'correct-wins', details: { correctionsByWords: [{ kind: 'exchange', from, to }] } });
  });

test('who got what they had hoped for tells of a win, against how many it may have been', (t) => {
  const text = 'They rang. I GOT IT. Practice educator, permanent, was up against 9 others. I keep reading the email';
  t.is(read(text).wins.length, 1);
  t.true(HARD.has(read("didn't get the job. up against 9 others").tone));
});

test('a long message behind what we asked back is a new one, and heard as a hard day where it is one', (t) => {
  const asked = { asked: 'What would you like?', isAskedBack: true };
  const hard = read(
    'anya been sent home from nursery, temp 39.2, been sick on me twice. had to leave at 1 and cancel the afternoon session, feel guilty both ends. sat on bathroom floor typing this. nowt else today',
    asked,
  );
  t.deepEqual([hard.wins, hard.answer, hard.remark?.tone], [[], '', 'either']);
  const look = read(
    'Buenas, me haces un repaso de lo que te he contado esta semana? solo lo del trabajo, lo otro dejalo. Es para leerselo a mi hermana.',
    asked,
  );
  t.deepEqual(
    look.requests.map(({ kind }) => kind),
    ['how-am-i-doing'],
  );
});

test('after a crisis relief is no win, nobody is asked whether it is one, and what was done is kept', (t) => {
  const after = 'crisis' as const;
  const { wins, asides } = read(
    'Weird day to write about. Last night was very bad, I rang my sister at 2 and she came and got us both. I look like death warmed up\n\nAnd in the middle of all that I still did the sepsis session, id promised them. 9 of them, and the consultant has asked for it every rotation.',
    { after },
  );
  t.deepEqual([wins.length, asides], [1, []]);
  t.regex(wins[0] ?? '', /sepsis session/);
  t.is(read('la agenda de julio esta llena, las 4 semanas', { after }).wins.length, 1);
});

for (const text of [
  'sag mal was kannst du eigentlich alles ausser jeden tag fragen? hab das damals nur schnell angeklickt',
  "tu sais faire quoi d'autre a part me demander ce que j'ai fait ?",
  'oye, que mas sabes hacer?',
  'What else can you do besides asking me every day?',
])
  test(`what we can do is told, whatever else the question names: ${text}`, (t) =>
    t.deepEqual(
      read(text).requests.map(({ kind }) => kind),
      ['ask-about-us'],
    ));

test('how a paper is to look belongs to the wish for it, and is no win', (t) => {
  const { wins, requests, asides } = read(
    'Can you do me up a CV. 2 pages no more. put in the testing and the training of apprentices up near the top and leave out the GAA hall, thats nobodys business',
  );
  t.deepEqual([wins, asides], [[], []]);
  t.deepEqual(
    requests.map(({ kind }) => kind),
    ['cv'],
  );
  t.regex(requests[0]?.text ?? '', /GAA hall/);
});

test('who thinks that everyone would breathe out speaks of a crisis', (t) =>
  t.is(
    read('cant sleep. it went all quiet in my head. I think everyone would breathe out a bit really').tone,
    'crisis',
  ));
for (const text of [
  'if the audit passed everyone would breathe easier',
  'Der Strom ist wieder da und alle konnten aufatmen.',
  'Sorted the rota a week early so everyone would breathe easier',
  'He reorganizado los turnos y así descansarían todos el domingo.',
])
  test(`where a day at work let others breathe there is none: ${text}`, (t) => t.not(read(text).tone, 'crisis'));

for (const text of [
  'Got the boiler in at Hendersons. Nothing else today.',
  "I couldn't think of a better way to end the week: closed the Meier deal for 40,000.",
  'For months nothing was done about the damp. I got the council to fix it in a week.',
  'The inspector got nothing on us: zero findings at all four sites.',
  'Examen réussi ! Rien à redire, 18 sur 20.',
  'Hice la entrega, nada de retrasos, el cliente contento.',
  'Prod died last night. Had it back up in twenty minutes.',
  'Tuve una discusión con el equipo de diseño y cerramos la nueva pantalla.',
  'I wrote 40 pages this week and it was read by 300 people',
  'Three updates shipped to production with no downtime\nClosed the audit with zero findings',
])
  test(`words that only sound so take no win away: ${text.slice(0, 60)}`, (t) => t.true(read(text).wins.length > 0));

for (const text of [
  'I asked him if he was leaving me. He said yes. I feel so empty.',
  "They offered me the job. Then they took it back this morning and I can't stop crying.",
  'Hab die Prüfung vergeigt. Ich hab es versaut!',
])
  test(`what was got or said is no triumph by that alone: ${text}`, (t) => t.deepEqual(read(text).wins, []));

for (const text of [
  'Machst du mir mal einen Lebenslauf?',
  'Hast du mal eine Liste meiner Erfolge?',
  'no paras de escribirme, basta',
])
  test(`who asks for something is not in jest: ${text}`, (t) => t.true(read(text).requests.length > 0));

for (const text of [
  'Hoy terminé la instalación eléctrica del centro de salud.',
  'I rang my mate and we fixed the whole roof in a day.',
])
  test(`what was done in the days after is a win as ever: ${text}`, (t) =>
    t.is(read(text, { after: 'crisis' }).wins.length, 1));

test('a question in jest is chat', (t) => {
  for (const text of ['do you ever sleep?', 'tu dors jamais ?', 'do you ever get a day off lol', '¿Nunca duermes?'])
    t.is(read(text).remark?.tone, 'chat', text);
});

for (const text of [
  'had it out with Ger in the cabin this morning in front of everyone. he called me a few things. i called him a few back. didnt do a tap after',
  'heute krach mit timo. richtig laut, vor leonie, was mir leid tut. er kommt zum dritten mal zu spät',
  "Engueulade avec Delattre devant tout le monde, il veut que j'ecrive que Momo avait pas ses chaussures. J'ai dit non je signe pas ça.",
])
  test(`a row is no win unasked: ${text.slice(0, 30)}`, (t) => t.deepEqual(read(text).wins, []));
test('a row that was settled may be one', (t) =>
  t.is(read('Had a row with the insurer about the flood and won: they pay all 4,000').wins.length, 1));

test('a named person who died is mourned', (t) => {
  for (const text of [
    'Pat Twomey died. I served my time under Pat. 4 years in the van with him.',
    'oma ist heut nacht eingeschlafen. 91. war trotzdem im laden',
  ])
    t.like(read(text).remark, { tone: 'distress', hardDay: 'loss' }, text);
  t.is(read('The old server died. Rebuilt it from backups in two hours.').tone, 'win');
});
