import { existsSync, readFileSync } from 'node:fs';
import test from 'ava';
import type { Language } from '#domain/facts.ts';
import { type Category, categories } from '#domain/wins/categories.ts';
import { NOTHING_LEARNED } from '#domain/wins/learned-about-win.ts';
import { figureSaid } from '#language/writer/figures.ts';
import { sentencesOf } from '#language/writer/sentences.ts';
import { builtinWriter, createBuiltinWriter } from '#language/writer/writer.ts';
import { notRun } from '#test/support/not-run.ts';
import { winSetting } from '#test/support/win-setting.ts';

const said = async (win: string, language: Language = 'en'): Promise<string> =>
  (await builtinWriter.analyse(win, winSetting({ language }))).analysis;

const tells = test.macro({
  exec(t, language: Language, expected: Readonly<Record<string, string>>) {
    for (const [win, analysis] of Object.entries(expected))
      t.is(figureSaid(sentencesOf(win), language).replaceAll(/[\u00a0\u202f]/g, ' '), analysis, win);
  },
  title: (_, language) => `a change is told by its size, exactly, and a doubtful one is left unsaid: ${language}`,
});

test(tells, 'en', {
  'Cut our nightly build from 40 to 9 minutes by caching the toolchain.':
    'From 40 to 9 minutes: that is 31 minutes saved a night.',
  'cut it from 40 minutes to 9 minutes': 'From 40 to 9 minutes: that is 31 minutes less.',
  'Got the eval suite from 3 hrs to 11 min': 'From 3 hours to 11 minutes: that is 169 minutes less.',
  'Route ETA endpoint. p95 2.3s -> 410ms. Found an N+1.':
    'From 2.3 seconds to 410 milliseconds: that is 1,890 milliseconds less.',
  'Errors dropped from 4.5% to 3%': 'From 4.5% to 3%: that is 1.5 percentage points less.',
  'Brought the bill down from $12,000 to $9,000 a month': 'From $12,000 to $9,000: that is $3,000 less a month.',
  'Raised attendance from 20 to 34 pupils with a breakfast club.': 'From 20 to 34: that is 14 more.',
  'Complaints went from 12 to 3 a week after I rewrote the letter.': 'From 12 to 3: that is 9 fewer a week.',
  'The audit went 58% → 91% in one year': 'From 58% to 91%: that is 33 percentage points more.',
  'It used to take six weeks and now it takes two weeks': 'From 6 to 2 weeks: that is 4 weeks less.',
  '27 of 30 pupils passed': '27 of 30: that is 90%.',
  '12 out of 12 residents came': '',
  'CSAT at 96% this month (was 88)': 'From 88% to 96%: that is 8 percentage points more.',
  'Sold 31 cakes, last week 12': 'From 12 to 31: that is 19 more.',
  'Heating bill down from 3,100 to 1,900': 'From 3,100 to 1,900: that is 1,200 less.',
  'Sunday lunches up from 60 to 110': 'From 60 to 110: that is 50 more.',
  'Fixed 3 bikes, one was 40': '',
  'Won 12 votes, was 19 on Monday myself': '',
  'Baked 40 rolls, last year 2 ovens broke': '',
  'Cut it from 2 hours to 30': '',
  'Grew from $2 million to $3 million': '',
  'A course for children from 3 to 6 years': '',
  'Worked from 9 to 5 pm': '',
  'Reduced it from 1.200,5 to 3 euros': '',
  'Cut it from $40 to 30 minutes': '',
  'Grew sales from 2019 to 2024': '',
  'Reduced the wait from 9 to 40 minutes': '',
  'Handover was 45 mins, now we are done in about 25.': 'From 45 to about 25 minutes: that is about 20 minutes less.',
  'Handover: 45 mins, now 25': 'From 45 to 25 minutes: that is 20 minutes less.',
  'Hand hygiene 96% (was 81% in April)': 'From 81% to 96%: that is 15 percentage points more.',
  'UTIs down on our ward, 9 in the quarter before, 4 since we started': 'From 9 to 4: that is 5 fewer.',
  'Discharges before noon went from 3 a week to 8 a week': 'From 3 to 8: that is 5 more a week.',
  'NEWS went from 3 to 7 in an hour': '',
  'Complaints rose from 3 to 12': '',
  'Sales fell from 40 to 20': '',
  'Tried to cut the wait from 40 to 9 minutes': '',
  'We would go from 40 to 9 minutes': '',
  'Finished chapter 3 of 12': '',
  '2 of 3 agreed': '',
  'My grade moved from B2 to C1': '',
  'Misfiled: 7 points since Monday': '',
});

test('what is counted is fewer, and of an amount there is less', (t) => {
  const less = {
    'Cut the approval from 8 to 3 days': '5 days less',
    'Cut open tickets from 12 to 7': '5 fewer',
    'Reduced complaints from 12 to 3 a week': '9 fewer a week',
    'Cut sick days from 9 to 4 a month': '5 fewer a month',
    'Cut the steps from 9 to 4': '5 fewer',
    'Cut travel from 300 km to 120 km': '180 kilometers less',
    'Cut our spend from $900 to $700': '$200 less',
    'Cut our spending from 1,200 to 900': '300 less',
    'Cut the waiting time from 40 to 9': '31 less',
    'Cut the energy use from 400 to 300': '100 less',
    'Shortened the report from 30 pages to 12 pages': '18 fewer',
    'Reduced the share of errors from 4% to 3%': '1 percentage point less',
  };
  for (const [win, words] of Object.entries(less))
    t.true(figureSaid(sentencesOf(win), 'en').endsWith(`: that is ${words}.`), win);
});

test(tells, 'de', {
  'Die Wartezeit in der Praxis von 50 auf 35 Minuten verkürzt.': 'Von 50 auf 35 Minuten: 15 Minuten weniger.',
  'Die Ausschussquote von 4,5 % auf 3 % gesenkt': 'Von 4,5 % auf 3 %: 1,5 Prozentpunkte weniger.',
  'Umsatz von 1.200 € auf 3.400 € gesteigert': 'Von 1.200 € auf 3.400 €: 2.200 € mehr.',
  '27 von 30 Schülern haben bestanden': '27 von 30: 90 %.',
  '42 Gänse vorbestellt, letztes Jahr waren es 25': 'Von 25 auf 42: 17 mehr.',
  'Ich wollte die Wartezeit von 50 auf 35 Minuten verkürzen': '',
  'Von 9 bis 17 Uhr gearbeitet': '',
});

test(tells, 'fr', {
  'Le temps d’attente est passé de 40 à 9 minutes.': 'De 40 à 9 minutes : 31 minutes de moins.',
  'J’ai réduit les rebuts de 6 % à 0,9 %': 'De 6 % à 0,9 % : 5,1 points de moins.',
  'Le budget est passé de 1 200 € à 900 €': 'De 1 200 € à 900 € : 300 € de moins.',
  'J’ai travaillé de 9 à 17 h': '',
  'J’ai vendu 120 galettes, l’an dernier 35': 'De 35 à 120 : 85 de plus.',
  'Adopté par 12 voix contre 3': '',
  'On n’est pas passé de 40 à 9 minutes': '',
});

test(tells, 'es', {
  'Bajé el proceso nocturno de 6 horas a 22 minutos': 'De 6 horas a 22 minutos: 338 minutos menos.',
  'Reduje las mermas de 4% a 0,9%': 'De 4 % a 0,9 %: 3,1 puntos porcentuales menos.',
  'La asistencia pasó de 1.200 a 1.450 personas': 'De 1200 a 1450: 250 más.',
  'Trabajé de 9 a 5': '',
  'Vendí 120 roscas, el año pasado fueron 35': 'De 35 a 120: 85 más.',
  'Casi bajamos de 40 a 9 minutos': '',
});

test('a category and a skill are named only for what its writer did', async (t) => {
  const found = async (win: string, language: Language = 'en') => {
    const { category, skills } = await builtinWriter.analyse(win, winSetting({ language }));
    return [category, ...skills];
  };
  t.deepEqual(await found('Passed my driving theory test'), ['Learning']);
  t.deepEqual(await found('Hired a new nurse for nights'), ['People', 'Recruitment']);
  t.deepEqual(await found('Mit dem Vermieter verhandelt', 'de'), ['Other', 'Verhandlung']);
  t.deepEqual(await found('J’ai recruté deux vendeuses', 'fr'), ['People', 'Recrutement']);
  t.deepEqual(await found('Aprobé el examen de conducir', 'es'), ['Learning']);
  for (const win of [
    'Talked a patient out of climbing out of bed',
    'The letter had been misfiled under "plumbing"',
    'She said "sold a house" and laughed',
    'Hired a van and drove home',
    'I was trained on the new ultrasound machine.',
    'My daughter passed her driving test',
    'Could not fix it.',
    'Almost sold the car',
    'They want me to have taught a class',
    'The constructor of toString called valueOf',
  ])
    t.deepEqual(await found(win), ['Other'], win);
});

test('the likeliest category is always named, and is a guess where the model is not sure or speaks against what was done', async (t) => {
  const analysed = async (win: string, likely: Category, certainty: number) => {
    const learned = { ...NOTHING_LEARNED, likely, certainty };
    const { category, categoryIsGuess } = await createBuiltinWriter(async () => learned).analyse(win, winSetting());
    return [category, categoryIsGuess];
  };
  const [hired, sat] = ['Hired a new nurse for nights', 'Sat on the step until he spoke'];
  t.deepEqual(await analysed(hired, 'People', 0.4), ['People', false]);
  t.deepEqual(await analysed(hired, 'People', 0.2), ['People', true]);
  t.deepEqual(await analysed(hired, 'Learning', 0.8), ['Learning', true]);
  t.deepEqual(await analysed(hired, 'Learning', 0.4), ['People', true]);
  t.deepEqual(await analysed(sat, 'Care', 0.6), ['Care', false]);
  t.deepEqual(await analysed(sat, 'Care', 0.4), ['Care', true]);
  t.deepEqual(await analysed(sat, 'Other', 0), ['Other', true]);
});

test('a skill is named where the words name it outright, and for nobody but their writer', async (t) => {
  const skills = async (win: string, language: Language = 'en') =>
    (await builtinWriter.analyse(win, winSetting({ language }))).skills;
  t.deepEqual(await skills('Finished the Excel course'), ['Excel']);
  t.deepEqual(await skills('Breech calf at 2am, both alive'), []);
  t.deepEqual(await skills('HR upheld it. He is off the rota and has to apologise.'), []);
  t.deepEqual(await skills('Potty!! three times, no accident'), []);
  t.deepEqual(await skills('Clara spielt ohne Noten, ich hab heimlich das Heft zugeklappt', 'de'), []);
  t.deepEqual(await skills('Firmado el acuerdo con el sindicato a las 2', 'es'), []);
  t.deepEqual(await skills('3 cannulas in, first go'), ['Cannulation']);
  t.deepEqual(await skills('Gave the tour in French for the first time'), ['French']);
  t.deepEqual(await skills('Staplerschein bestanden', 'de'), ['Staplerfahren']);
  t.deepEqual(await skills('première prise de sang réussie du premier coup', 'fr'), ['Prise de sang']);
  t.deepEqual(await skills('He alicatado yo sola un baño entero', 'es'), ['Albañilería']);
  for (const win of [
    'Talked a patient out of climbing out of bed',
    'Found the deed, misfiled under "plumbing"',
    'My son passed his Excel course',
    'He taught me SQL',
    'We use a portal instead of Excel',
    'Recruited patient 100 of 100',
    'Delivered a baby handover so clear the next shift used it',
    'Walked 26 miles for the hospice',
  ])
    t.false(
      (await skills(win)).some((skill) => ['Excel', 'SQL', 'Climbing', 'Plumbing', 'Midwifery'].includes(skill)),
      win,
    );
  t.deepEqual(await skills('Walked 26 miles for the hospice'), []);
});

test('skills of which the model is sure stand beside those of what was done, each once', async (t) => {
  const learned = {
    category: null,
    skills: ['recruitment', 'rostering'],
    likely: 'People',
    certainty: 0.4,
    next: [],
  } as const;
  const { skills } = await createBuiltinWriter(async () => learned).analyse(
    'Hired a new nurse for nights',
    winSetting(),
  );
  t.deepEqual(skills, ['recruitment', 'rostering']);
});

test('a category that is a skill by itself is one where it is sure and the words name no other', async (t) => {
  const shown = async (win: string, certainty: number, language: Language = 'en') =>
    (
      await createBuiltinWriter(async () => ({
        category: null,
        skills: [],
        likely: 'Teaching',
        certainty,
        next: [],
      })).analyse(win, winSetting({ language }))
    ).skills;
  t.deepEqual(await shown('My pupil read aloud', 0.9), ['Teaching']);
  t.deepEqual(await shown('Die Klasse 7b rechnet jetzt Brüche', 0.9, 'de'), ['Unterrichten']);
  t.deepEqual(await shown('Learned vlookup from a friend', 0.9), ['Excel']);
  t.deepEqual(await shown('The little one read aloud', 0.5), []);
});

test('reads 64 KB of what is hardest on it', async (t) => {
  const pieces = [
    'from 1 to ',
    '1,',
    '1.000 ',
    '9',
    ' ',
    '(',
    'not ',
    'a',
    'cut from ',
    'for the new ',
    'von 1 auf ',
    '"',
    "'",
    'was 1 ',
    '1 of ',
    'Served 1 ',
  ];
  for (const language of ['en', 'de', 'fr', 'es'] as const) {
    await said('cut from 1 to 2', language); // patterns are compiled once a process
    for (const piece of pieces) {
      const began = performance.now();
      t.true((await said(piece.repeat(Math.ceil(65_536 / piece.length)), language)).length <= 600, piece);
      t.true(performance.now() - began < 2_000, `${language} ${piece}`);
    }
  }
});

const naughty = new URL('../../../../shared/mail/strings/blns.json', import.meta.url);
if (existsSync(naughty))
  test('answers every naughty string as it answers any other', async (t) => {
    const strings = JSON.parse(readFileSync(naughty, 'utf8')) as string[];
    for (const text of strings) {
      const { category, analysis } = await builtinWriter.analyse(text, winSetting());
      t.true((categories as readonly string[]).includes(category), text);
      t.regex(analysis, /^[^<>]{0,600}$/u, text);
    }
    t.log(`${strings.length} strings`);
  });
else notRun('naughty strings for the writer', 'shared/mail/strings/blns.json is not there');
