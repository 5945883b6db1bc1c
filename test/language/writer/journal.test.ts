import test from 'ava';
import type { Language } from '#domain/facts.ts';
import { type EarlierWin, MOST_EARLIER_WINS } from '#domain/wins/earlier-win.ts';
import { journalLine } from '#language/writer/journal.ts';
import { sentencesOf } from '#language/writer/sentences.ts';
import { winSetting } from '#test/support/win-setting.ts';

const earlier = (date: string, text: string): EarlierWin => ({ date, text, category: '', skills: [] });

const said = async (win: string, journal: readonly EarlierWin[], language: Language = 'en'): Promise<string> =>
  journalLine(sentencesOf(win), winSetting({ language, journal }));

test('what was done again is counted, in the month or else in the year, in the language of the win', async (t) => {
  const month = [earlier('2026-11-12', 'Trained Ben on the till'), earlier('2026-11-04', 'Trained a new colleague')];
  t.is(await said('Trained the night shift', month), 'That is the third time this month you trained somebody.');
  t.is(
    await said('Trained the night shift', [earlier('2026-02-04', 'Today I trained a new colleague')]),
    'That is the second time this year you trained somebody.',
  );
  t.is(
    await said(
      'Die neue Kollegin eingearbeitet',
      [earlier('2026-11-12', 'Einen Azubi an der Kasse eingearbeitet')],
      'de',
    ),
    'Zum zweiten Mal in diesem Monat hast du jemanden eingearbeitet.',
  );
  t.is(
    await said('J’ai formé une collègue', [earlier('2026-11-12', 'J’ai formé un stagiaire')], 'fr'),
    'C’est la deuxième fois ce mois-ci que vous formez quelqu’un.',
  );
  t.is(
    await said('Formé a la nueva compañera', [earlier('2026-11-12', 'Formé a un compañero')], 'es'),
    'Es la segunda vez este mes que formas a alguien.',
  );
});

test('nothing is counted where one of them may be missing or may be another thing', async (t) => {
  const first = earlier('2026-11-12', 'Trained Ben on the till');
  t.is(await said('Trained the night shift', []), '');
  t.is(await said('Trained the night shift', [first, earlier('2026-11-05', 'Ran a training afternoon')]), '');
  t.is(await said('Trained for a marathon', [first]), '');
  t.is(await said('I was trained on the new till', [first]), '');
  const full = Array.from({ length: MOST_EARLIER_WINS }, (_, at) =>
    at === 0 ? first : earlier('2026-11-02', `Cooked dish ${at}`),
  );
  t.is(await said('Trained the night shift', full), '');
});

test('an earlier figure of the same measure stands beside the new one', async (t) => {
  const march = [earlier('2026-10-30', 'Cooked'), earlier('2026-03-08', 'Attendance is at 55%')];
  t.is(await said('Attendance is at 62%', march), 'In March it was 55%.');
  t.is(await said('Raised attendance from 58% to 62%', march), 'In March it was 55%.');
  t.is(await said('Attendance hit 62', march), '');
  t.is(await said('The rating is at 62%', march), '');
  t.is(
    await said('Served 120 covers', [earlier('2026-11-03', 'Served 95 covers on Friday')]),
    'On November 3 it was 95.',
  );
  t.is(
    await said('Die Auslastung liegt bei 91 %', [earlier('2025-12-03', 'Auslastung bei 85 %')], 'de').then(plain),
    'Im Dezember 2025 waren es 85 %.',
  );
});

const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');
