import test from 'ava';
import { unsupportedIn } from '#application/documents/check-document.ts';
import { rejectedInDraft } from '#application/documents/check-draft.ts';
import { withoutRejected } from '#application/documents/without-rejected.ts';
import { type Citation, type Sentence, sentencesOf } from '#domain/documents/document.ts';
import { claims as documentClaims } from '#language/claims/claims.ts';
import { briefOf, sourcesOf } from '../../infrastructure/builtin/documents/fixtures.ts';
import { allDrafts, type Draft, forgeries } from '../../infrastructure/builtin/documents/forging.ts';

const alone = ({ document, ...rest }: Draft, sentence: Sentence): Draft => ({
  ...rest,
  document: { ...document, title: '', contact: [], blocks: [{ type: 'paragraph', sentences: [sentence] }] },
});

test('a thousand lies, one in each sentence, are all caught', async (t) => {
  const made = forgeries(await allDrafts(), 1_000, 20_261_122);
  const missed = made.filter(
    ({ draft, sentence, forged }) =>
      unsupportedIn(documentClaims, alone(draft, { ...sentence, text: forged })).length === 0,
  );
  t.log(`${made.length - missed.length} of ${made.length} forgeries caught`);
  for (const { kind, forged } of missed) t.log(`${kind}: ${forged}`);
  t.is(made.length, 1_000);
  t.is(missed.length, 0);
});

test('none of the sentences that they were made of is rejected', async (t) => {
  const drafts = await allDrafts();
  t.log(`${drafts.reduce((sum, { document }) => sum + sentencesOf(document).length, 0)} sentences`);
  for (const draft of drafts)
    t.deepEqual(
      unsupportedIn(documentClaims, draft).filter(({ sentence }) => sentence.citations.length > 0),
      [],
    );
});

const write = (text: string, citations: readonly Citation[], kind: 'cv' | 'cover-letter' = 'cover-letter') => {
  const sources = sourcesOf('engineer');
  const brief = { ...briefOf('engineer', 'letter'), kind };
  const document = {
    kind,
    language: 'en',
    title: '',
    contact: [],
    notes: [],
    blocks: [{ type: 'paragraph', sentences: [{ text, citations }] }],
  } as const;
  return unsupportedIn(documentClaims, { document, brief, sources }).map(({ why }) => why);
};
const onWin = (at: number): readonly Citation[] => [{ kind: 'win', id: `engineer-${at}` }];

test('a sentence that claims something and names no citation, or one that is not there, is rejected', (t) => {
  t.deepEqual(write('I led a team in Berlin.', []), ['citation']);
  t.deepEqual(write('I cut the build.', [{ kind: 'win', id: 'no-such-win' }]), ['citation']);
  t.deepEqual(write('Yours sincerely,', []), []);
});

test('another word for the same may stand, a stronger one may not', (t) => {
  t.deepEqual(write('I reduced our nightly build from 40 to 9 minutes by caching the toolchain.', onWin(1)), []);
  t.deepEqual(write('I revolutionised our nightly build from 40 to 9 minutes.', onWin(1)), ['doubtful']);
});

test('what several did is not told as done alone', (t) => {
  t.deepEqual(write('I passed the PCI audit with no findings.', onWin(29)), ['credit']);
  t.deepEqual(write('We passed the PCI audit with no findings.', onWin(29)), []);
});

test('what a job description asks for is not what somebody has done', (t) => {
  t.deepEqual(write('I have worked with machine learning.', [{ kind: 'wish', field: 'jobDescription' }]), ['doubtful']);
  const { jobDescription } = briefOf('engineer', 'letter');
  t.deepEqual(
    write(`You want this: ${jobDescription.split('\n')[1]?.replace(/^- /u, '')}`, [
      { kind: 'wish', field: 'jobDescription' },
    ]),
    [],
  );
});

test('the company that is applied to stands in a letter, and in no CV', (t) => {
  const citations: readonly Citation[] = [
    { kind: 'wish', field: 'company' },
    { kind: 'wish', field: 'role' },
  ];
  t.deepEqual(write('I am applying for the position of Engineering Manager at Monta Payments.', citations), []);
  t.deepEqual(write('Engineering Manager at Monta Payments', citations, 'cv'), ['name']);
});

test('a month leads a sentence only where it is that of its win', (t) => {
  t.deepEqual(write('In November I cut our nightly build from 40 to 9 minutes.', onWin(1)), []);
  t.deepEqual(write('In March I cut our nightly build from 40 to 9 minutes.', onWin(1)), ['date']);
  t.deepEqual(write('This year I cut our nightly build from 40 to 9 minutes.', onWin(1)), ['date']);
});

test('a position that has ended does not last', (t) => {
  t.deepEqual(write('September 2018 – present', [{ kind: 'fact', id: 'f3' }], 'cv'), ['date']);
  t.deepEqual(write('January 2026 – present', [{ kind: 'fact', id: 'f1' }], 'cv'), []);
});

test('what was rejected is gone, and its user is told of it', async (t) => {
  const [draft] = (await allDrafts()).filter(({ document }) => document.kind === 'cv');
  t.truthy(draft);
  if (!draft) return;
  const lie = { text: 'Saved $9,000,000 for Siemens', citations: onWin(1) };
  const document = {
    ...draft.document,
    blocks: [...draft.document.blocks, { type: 'bullets', items: [lie] } as const],
  };
  const rejected = unsupportedIn(documentClaims, { ...draft, document });
  t.deepEqual(
    rejected.map(({ sentence }) => sentence.text),
    [lie.text],
  );
  const left = withoutRejected(document, rejected);
  t.deepEqual(left.blocks, draft.document.blocks);
  t.true(left.notes.some(({ type, text }) => type === 'left-out' && text === lie.text));
});

test('a heading that praises, a mark and a link are rejected', async (t) => {
  const [draft] = await allDrafts();
  t.truthy(draft);
  if (!draft) return;
  const heading = { type: 'heading', text: 'Award-winning leadership at Google' } as const;
  t.is(unsupportedIn(documentClaims, { ...draft, document: { ...draft.document, blocks: [heading] } }).length, 1);
  t.deepEqual(write('I cut the **build** from 40 to 9 minutes.', onWin(1)), ['markup']);
  t.deepEqual(write('See www.example.org for the build.', onWin(1)), ['markup']);
});

test('a title names months up to today and the numbers of its wins, and no others', (t) => {
  const sources = { ...sourcesOf('engineer'), today: '2026-12-01' };
  const last = sources.wins
    .map(({ date }) => date)
    .toSorted()
    .at(-1)
    ?.slice(0, 4);
  t.is(last, '2026');
  const titled = (title: string) => {
    const document = {
      kind: 'custom-content',
      language: 'en',
      title,
      contact: [],
      notes: [],
      blocks: [{ type: 'paragraph', sentences: [{ text: 'Cut the nightly build.', citations: onWin(1) }] }],
    } as const;
    const brief = { ...briefOf('engineer', 'letter'), kind: 'custom-content' } as const;
    return rejectedInDraft(documentClaims, { document, own: [], found: null, brief, sources }).some(
      ({ sentence }) => sentence.text === title,
    );
  };
  for (const title of [
    'October – December 2026',
    'Review of the second half of 2026',
    'Toolchain tamed: from 40 to 9 minutes',
  ])
    t.false(titled(title), title);
  for (const title of ['October – December 2027', 'Nightly build: from 40 to 8 minutes', 'Nightly build at Siemens'])
    t.true(titled(title), title);
});

test('the closing question of a post claims nothing, unless it names, counts or boasts', (t) => {
  const asked = (text: string, kind: 'linkedin-post' | 'cv' = 'linkedin-post') => {
    const document = {
      language: 'en',
      title: '',
      contact: [],
      notes: [],
      kind,
      blocks: [{ type: 'paragraph', sentences: [{ text, citations: [] }] }],
    } as const;
    const sources = sourcesOf('engineer');
    return unsupportedIn(documentClaims, { document, brief: { ...briefOf('engineer', 'letter'), kind }, sources })
      .length;
  };
  t.is(asked('How does your team keep its builds quick?'), 0);
  t.is(asked('How does your team keep its builds quick?', 'cv'), 1);
  for (const text of [
    'How do teams at Siemens keep builds quick?',
    'How do 40 teams keep builds quick?',
    'Did you hear that I won the prize?',
    'How do you reach such savings across the company?',
    'The builds are quick. How are yours?',
  ])
    t.is(asked(text), 1, text);
});

test('a greeting may have the title of a name that the request gives, and of no other', (t) => {
  const greets = (text: string) => {
    const brief = { ...briefOf('engineer', 'letter'), kind: 'cover-letter', prompt: 'An Frau Dr. Lohmeyer' } as const;
    const document = {
      kind: 'cover-letter',
      language: 'de',
      title: '',
      contact: [],
      notes: [],
      blocks: [{ type: 'paragraph', sentences: [{ text, citations: [] }] }],
    } as const;
    const draft = { document, brief, sources: sourcesOf('engineer'), own: [], found: null };
    return rejectedInDraft(documentClaims, draft).length === 0;
  };
  t.true(greets('Sehr geehrte Frau Dr. Lohmeyer,'));
  t.false(greets('Sehr geehrte Frau Dr. Hartmann,'));
  t.false(greets('Leitete die Klinik. Lohmeyer,'));
});

test('of a win whose day is not known a document may name its month, and no day of it', (t) => {
  const sources = sourcesOf('engineer');
  const [win] = sources.wins;
  const said = (text: string, dateIsApproximate: boolean) => {
    const vague = { id: 'vague', date: '2026-03-01', text: 'Hired two people for the night shift.', category: '' };
    const wins = [
      { ...win, ...vague, language: 'en', skills: [], ...(dateIsApproximate && { dateIsApproximate: true }) },
    ];
    const brief = briefOf('engineer', 'letter');
    const document = {
      kind: 'cover-letter',
      language: 'en',
      title: '',
      contact: [],
      notes: [],
      blocks: [{ type: 'paragraph', sentences: [{ text, citations: [{ kind: 'win', id: 'vague' }] }] }],
    } as const;
    return unsupportedIn(documentClaims, { document, brief, sources: { ...sources, wins } as typeof sources });
  };
  t.deepEqual(said('In March 2026 I hired two people for the night shift.', true), []);
  t.like(said('On 1 March 2026 I hired two people for the night shift.', true), [{ why: 'date' }]);
  t.deepEqual(said('On 1 March 2026 I hired two people for the night shift.', false), []);
});
