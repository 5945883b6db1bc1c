import test from 'ava';
import { plainAnalysis } from '#application/wins/write-analysis.ts';
import type { Language } from '#domain/facts.ts';
import type { EarlierWin } from '#domain/wins/earlier-win.ts';
import { cvLine } from '#infrastructure/builtin/documents/cv-line.ts';
import { LINES } from '#language/writer/lines/languages.ts';
import { wordingFor } from '#language/writer/lines/wording.ts';
import { createBuiltinWriter } from '#language/writer/writer.ts';
import { winSetting } from '#test/support/win-setting.ts';
import { linesInEnglish, linesInFrench, linesInGerman, linesInSpanish } from './line-cases.ts';

const writer = createBuiltinWriter(undefined, cvLine);

const lineOf = async (win: string, language: Language, journal: readonly EarlierWin[] = []): Promise<string> =>
  (await writer.analyse(win, winSetting({ language, journal }))).analysis.replaceAll(/[\u00a0\u202f]/g, ' ');

const cases = { en: linesInEnglish, de: linesInGerman, fr: linesInFrench, es: linesInSpanish } as const;
const languages = Object.keys(cases) as Language[];

/** All that is ever said of a kind of thing, without what is filled in. */
const wordings = (language: Language, kind: string): readonly string[] => {
  const { strong, plain } = LINES[language];
  const { any, ...signs } = plain;
  const sign = Object.entries({ ...signs, ...strong, any: { say: any } }).find(([name]) => name === kind)?.[1];
  return (sign?.say ?? []).map((said) => said.replace(/^\W*\{\p{L}+\}\W*|\{\p{L}+\}.*$/gu, '').trim());
};

const says = (line: string, language: Language, kind: string): boolean =>
  wordings(language, kind).some((said) => said !== '' && line.includes(said));

for (const language of languages)
  for (const { win, shows = [], not = [], has = [] } of cases[language])
    test(`${language}: “${win.slice(0, 70)}” ${[...shows, ...has].join(', ')}`, async (t) => {
      const line = await lineOf(win, language);
      for (const kind of shows) t.true(says(line, language, kind), `${kind}: ${line}`);
      for (const kind of not) t.false(says(line, language, kind), `${kind}: ${line}`);
      for (const part of has) t.true(line.includes(part), line);
    });

const all = languages.flatMap((language) => cases[language].map(({ win }) => ({ win, language })));

test('a line says something, in few words, and never the win again', async (t) => {
  for (const { win, language } of all) {
    const line = await lineOf(win, language);
    t.true(line !== '' && line.length <= 600 && line.split(/(?<=[.!?])\s/u).length <= 6, line);
    t.notRegex(line, /[{}?]|\.\.|undefined/u, win);
    t.false(line.includes(win), line);
  }
});

test('what the writer says passes the form that every analysis must have', async (t) => {
  for (const { win, language } of all) {
    const setting = winSetting({ language, journal: [] });
    t.deepEqual(await plainAnalysis(writer, win, setting), await writer.analyse(win, setting), win);
  }
});

test('a line holds no number that the win does not hold or give by subtracting', async (t) => {
  for (const { win, language } of all) {
    const given = numbersOf(win);
    const known = new Set([...given, ...given.flatMap((one) => given.map((other) => Math.abs(one - other)))]);
    for (const number of numbersOf(await lineOf(win, language))) t.true(known.has(number), `${number}: ${win}`);
  }
});

const numbersOf = (text: string): readonly number[] =>
  (text.match(/\d+(?:[.,]\d+)*/gu) ?? []).map((digits) =>
    Number(digits.replace(/[.,](?=\d{3})/gu, '').replace(',', '.')),
  );

test('two wins in a row that show the same are told in other words', async (t) => {
  for (const [language, told] of [
    ['en', ['Fixed the boiler', 'Fixed the pump', 'Fixed the lift', 'Fixed the gate', 'Fixed the van']],
    ['de', ['Die Pumpe repariert', 'Den Aufzug repariert', 'Das Tor repariert', 'Die Heizung repariert']],
    ['fr', ['J’ai réparé la pompe', 'J’ai réparé le portail', 'J’ai réparé la chaudière']],
    ['es', ['Reparé la bomba', 'Reparé la puerta', 'Reparé la caldera']],
    ['en', ['Passed my theory test', 'Passed my maths exam', 'Passed my driving test', 'Passed my final exam']],
  ] as const) {
    let journal: readonly EarlierWin[] = [];
    let before = '';
    for (const text of told) {
      const line = await lineOf(text, language, journal);
      t.not(line, before, text);
      before = line;
      journal = [{ date: '2026-11-20', text, category: 'Other', skills: [] }, ...journal];
    }
  }
});

test('no two of many wins in a row get the same of three wordings', (t) => {
  const told: string[] = [];
  let before = -1;
  for (let at = 0; at < 12; at += 1) {
    const text = `Fixed the pump in flat ${at}`;
    const wording = wordingFor(text, told.toReversed(), 3);
    t.not(wording, before, text);
    t.is(wording, wordingFor(text, told.toReversed(), 3));
    told.push(text);
    before = wording;
  }
});

test('a no that became a yes is told with its month, and only where both name the same thing', async (t) => {
  const no: EarlierWin = { date: '2026-08-19', text: 'Didn’t get the band 6 post.', category: 'Other', skills: [] };
  t.regex(
    await lineOf('Applied again for band 6. And got it!!!', 'en', [no]),
    /In August it was a no; now it is a yes\./,
  );
  t.notRegex(await lineOf('Passed my driving test', 'en', [no]), /August/);
});

const results =
  'RESULTS. Re-screened the children. 5 of the 8 are green. I’ve done referrals for the red one and one of the ambers to the speech and language team and Mrs Okafor from there rang me back herself to say the notes were the most useful she gets. We ran 27 sessions.';

test('of a win of several sentences the part that matters most is said back, cut where a clause ends', async (t) => {
  t.regex(
    await lineOf(results, 'en'),
    /: “Mrs Okafor from there rang me back herself to say the notes were the most useful she gets\.”/,
  );
  t.regex(
    await lineOf('Zweiter Anlauf mit dem Tablet. Wohnung 4 damit gemacht. Werte waren identisch.', 'de'),
    /: „Werte waren identisch\.“/,
  );
  t.regex(
    await lineOf('J’ai refait la feuille de relève. Ma cheffe m’a remerciée devant l’équipe.', 'fr'),
    /: « Ma cheffe m’a remerciée devant l’équipe\. »/,
  );
  t.regex(
    await lineOf('Cambié la hoja del turno. Mi jefa me felicitó delante de todos.', 'es'),
    /: «Mi jefa me felicitó delante de todos\.»/,
  );
});

test('what is said back stands in the win, fits a line, and is no win of one sentence', async (t) => {
  const quoted = /: “(?<part>[^”]+?)[.!]?”/u;
  for (const { win } of cases.en.filter(({ win: text }) => !/[.!?] \S/u.test(text)))
    t.notRegex(await lineOf(win, 'en'), quoted, win);
  for (const win of [
    results,
    'Redid the sheet. It works now. Pharmacy thanked me.',
    'A long day. My boss thanked me.',
  ]) {
    const part = quoted.exec(await lineOf(win, 'en'))?.groups?.part ?? '';
    t.true(part !== '' && part.length <= 140 && win.includes(part), part);
  }
});

test('what is sad, private, denied or taken back is not said back', async (t) => {
  for (const win of [
    'A long week. Nobody thanked me for the report.',
    'Changed the sheet. It works now, but only on the late shift.',
    'Hard one today. I can’t say much about it. Denise thanked me for going to her at once.',
    'Nan died on Saturday. My boss thanked me for coming in.',
    'Wrote the plan. Too early to say if it works now.',
  ])
    t.notRegex(await lineOf(win, 'en'), /: “/u, win);
});

test('a line is two sentences at most, beside the words for a CV', async (t) => {
  for (const win of [
    results,
    'Passed my exam. No errors. Handover was 45 mins, now 25. My boss thanked me. Nothing big.',
  ]) {
    const [line = ''] = (await lineOf(win, 'en')).replaceAll(/“[^”]*”/gu, 'it.').split('For your CV');
    t.true((line.match(/[.!](?=\s|$)/gu) ?? []).length <= 2, line);
  }
});

test('the words for a CV are of one sentence that reads by itself', async (t) => {
  t.regex(
    await lineOf(
      'Changed it. Three groups of 3, at 9.40. Redesigned the reading groups for nine children. They loved it.',
      'en',
    ),
    /For your CV: Redesigned the reading groups for nine children\.$/,
  );
  for (const [language, win] of [
    ['en', 'Made up to senior practitioner from 1 Nov, 55p an hour more. Closing date 4 December.'],
    ['de', 'Mist gebaut. In Wohnung 6 eine Wasserleitung angebohrt. Trocknung läuft, Schaden um 1.900 Euro.'],
    ['de', 'Opa ist am Samstag gestorben. Die Klingel noch mit ihm zusammen angeschlossen.'],
    ['en', 'Changed it. Asked her. Started again.'],
  ] as const)
    t.notRegex(await lineOf(win, language), /For your CV|Für deinen Lebenslauf|;/u, win);
});

test('what was lost, or is told of home, gets no words for a CV', async (t) => {
  for (const win of [
    'We lost the Halvorsen account to the incumbent and I rang them to ask why, they told me honestly',
    'Hard week. Lost two patients. I rang his son in Ireland at 4am and he made it in time',
    'My son passed his exam and I cooked for 12 people to celebrate it with him',
  ])
    t.false((await lineOf(win, 'en')).includes('For your CV'), win);
});
