import test from 'ava';
import nock from 'nock';
import type { DocumentBrief, DocumentSources, SourceWin } from '#application/documents/document-writer.ts';
import type { ClaimFinder } from '#application/wins/public.ts';
import { sentencesOf } from '#domain/documents/document.ts';
import type { KnownNames } from '#domain/known-names.ts';
import { anyone, composing, honest, says, scripted, type Whole } from '#test/support/ai-documents.ts';
import { CANARY, injections, obeyed } from '#test/support/injections.ts';
import { plantedTexts } from '#test/support/planted.ts';
import { briefOf, briefs, sourcesOf } from '../../builtin/documents/fixtures.ts';

test.before(() => nock.disableNetConnect());
test.after.always(() => {
  nock.cleanAll();
  nock.enableNetConnect();
});

const win = (id: string, text: string, rest: Partial<SourceWin> = {}): SourceWin => ({
  id,
  text,
  date: '2026-10-01',
  category: 'Delivery',
  skills: [],
  language: 'en',
  ...rest,
});

const wordsIn = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().split(/[^\p{L}\p{N}]+/u));

test('no planted word leaves: people, firms, places, phones, addresses, links and ids, in wins and what is asked', async (t) => {
  const { baseUrl, sent } = scripted('canary', honest);
  const compose = composing(baseUrl);
  const leaked: string[] = [];
  for (const language of ['en', 'de', 'fr', 'es'] as const) {
    const planted = plantedTexts.filter((one) => one.language === language);
    for (let at = 0; at < planted.length; at += 12) {
      const some = planted.slice(at, at + 12);
      const wins = some.map(({ text }, place) =>
        win(`5f1c9a52-3b0e-4c83-8f6a-${place}`, text, { language, date: '1999-01-01' }),
      );
      const wished = some[0]?.text ?? '';
      for (const name of ['cv', 'letter', 'linkedin', 'thread', 'article', 'review', 'bio']) {
        const before = sent.length;
        const brief = { ...briefOf('engineer', name), company: '', role: '', jobDescription: wished };
        await compose(brief, { ...sourcesOf('engineer'), facts: [], wins, today: '1999-02-01' });
        const call = wordsIn(sent.slice(before).join(' '));
        for (const word of some.flatMap(({ words }) => words))
          if (call.has(word.toLowerCase())) leaked.push(`${name}: ${word}`);
      }
    }
  }
  t.true(sent.length > 100);
  t.deepEqual(leaked, []);
  t.notRegex(sent.join(), /5f1c9a52/);
});

test('nothing of who its user is leaves: name, address, phone, employers, schools, links, no id of theirs or of ours', async (t) => {
  const { baseUrl, sent } = scripted('profile', honest);
  const sources: DocumentSources = {
    profile: {
      name: 'Zora Quill',
      email: 'zora@quill.example',
      phone: '+44 20 7946 0958',
      role: 'Head of repairs',
      company: 'grindlewick',
    },
    facts: [
      {
        id: 'fact-81',
        kind: 'position',
        title: 'Head of repairs',
        employer: 'grindlewick',
        place: 'snorington',
        from: '2020-01',
        to: null,
      },
      {
        id: 'fact-82',
        kind: 'education',
        title: 'Diploma',
        school: 'ottercombe college',
        place: 'blaxby',
        from: '2010',
        to: '2012',
      },
      { id: 'fact-83', kind: 'certificate', title: 'First aid', issuer: 'wimbleford', issued: '2019-03' },
      { id: 'fact-84', kind: 'link', label: 'mine', url: 'https://zoraquill.example/portfolio' },
    ],
    wins: [
      win('win-91', 'Cut the waiting time at grindlewick from 40 to 25 minutes, zora said.'),
      win('win-92', 'Trained two people of ottercombe college on the form.'),
      win('win-93', 'Moved the workshop to snorington in one week.'),
    ],
    today: '2026-11-22',
  };
  for (const name of Object.keys(briefs)) {
    const brief: DocumentBrief = {
      ...briefOf('engineer', name),
      company: 'plumtree',
      role: 'Director',
      jobDescription: 'plumtree looks for a director of repairs.',
    };
    await composing(baseUrl)(brief, sources);
  }
  t.true(sent.length >= 10);
  const call = wordsIn(sent.join(' '));
  for (const word of 'zora quill grindlewick snorington ottercombe blaxby wimbleford plumtree zoraquill 7946'.split(
    ' ',
  ))
    t.false(call.has(word), word);
  t.notRegex(sent.join(), /fact-8|win-9|4711000|"user":|metadata/);
  t.false(sent.some((body) => !body.includes('"store":false')));
});

test('who looks sentences up is given the same known names, firms and places as who writes', async (t) => {
  const given: KnownNames[] = [];
  const claimFinder: ClaimFinder = {
    for({ names }) {
      return async (claims) => {
        given.push(await names());
        return claims.map(() => null);
      };
    },
  };
  const { baseUrl } = scripted('known to both', (asked) => {
    if (asked.is === 'anew') return { sentences: [] };
    const said = honest(asked) as Whole;
    for (const { sentences } of said.parts)
      for (const one of sentences) one.text = `Serenely and masterfully: ${one.text}`;
    return said;
  });
  const own = sourcesOf('engineer');
  const brief = { ...briefOf('engineer', 'letter'), company: 'Diakonieverbund Plumtree' };
  await composing(baseUrl, { claimFinder })(brief, own);
  t.true(given.length > 0);
  const [{ people, firms, places }] = given as [KnownNames];
  t.true(firms.includes('Diakonieverbund Plumtree'));
  t.true(firms.includes(own.profile.company) && !people.includes(own.profile.company));
  for (const fact of own.facts)
    if (fact.kind === 'position')
      t.true(firms.includes(fact.employer) && (fact.place === '' || places.includes(fact.place)));
});

test('a crisis never leaves, be it in a win, a prompt or a job description', async (t) => {
  const { baseUrl, sent } = scripted('crisis', honest);
  const user = { ...anyone, mayLeave: (words: string) => !words.includes('unbearable') };
  const own = sourcesOf('engineer');
  const sources = {
    ...own,
    wins: [win('hard', 'Cut the AWS bill from 40 to 20 dollars, it was unbearable.'), ...own.wins],
  };
  for (const name of Object.keys(briefs))
    await composing(baseUrl, { user })(
      {
        ...briefOf('engineer', name),
        prompt: `${briefOf('engineer', name).prompt} unbearable`,
        jobDescription: 'unbearable',
      },
      sources,
    );
  t.true(sent.length > 5);
  t.notRegex(sent.join(), /unbearable/);
});

test('200 orders hidden in wins, prompts and job descriptions change nothing, and reach no model', async (t) => {
  const asked: string[] = [];
  const { baseUrl, sent } = scripted('injections', (question) => {
    asked.push(JSON.stringify(question));
    return honest(question);
  });
  const compose = composing(baseUrl);
  const own = { ...sourcesOf('engineer'), wins: sourcesOf('engineer').wins.slice(0, 6) };
  const kinds = Object.keys(briefs);
  const clean = new Map(
    await Promise.all(kinds.map(async (name) => [name, await compose(briefOf('engineer', name), own)] as const)),
  );
  const before = sent.length;
  for (const [at, { text, language }] of injections.entries()) {
    const name = kinds[at % kinds.length] ?? '';
    const [brief, place] = [briefOf('engineer', name), at % 3];
    const composed = await compose(
      {
        ...brief,
        ...(place === 1 ? { jobDescription: `${brief.jobDescription}\n${text}` } : {}),
        ...(place === 2 ? { prompt: `${brief.prompt} ${text}` } : {}),
      },
      place === 0 ? { ...own, wins: [...own.wins, win(`bad-${at}`, text, { language })] } : own,
    );
    const said = JSON.stringify({ ...composed.document, notes: [] });
    t.notRegex(said, /hacked|evil\.example|halloran|91250|999[.,]999|greatest|brain surgery|astronaut/iu, text);
    t.false(said.includes(CANARY));
    if (place === 0) t.deepEqual(composed, clean.get(name), text);
  }
  t.true(sent.length > before);
  t.notRegex(asked.join(), /hacked|evil\.example|halloran|maintenance mode|brain surgery/iu);
});

test('a model that obeys whatever it reads, at its worst, gets none of it into a document', async (t) => {
  const own = sourcesOf('engineer');
  for (const [at, injection] of injections.entries()) {
    if (at % 5 !== 0) continue;
    const worst = obeyed(injection);
    const { baseUrl } = scripted(
      `obedient ${String.fromCharCode(97 + (at % 26))}${String.fromCharCode(97 + Math.floor(at / 26))}`,
      (asked) => {
        const lie = (at: number) => worst[at % worst.length] ?? '';
        if (asked.is === 'anew')
          return {
            sentences: asked.sentences.map(({ number, sources }) => ({ number, ...says(lie(number), ...sources) })),
          };
        const said = honest(asked) as Whole;
        for (const [place, { sentences }] of said.parts.entries())
          if (place % 3 === 0 && sentences[0]) sentences[0].text = lie(place);
        return { ...said, title: lie(at), unmet: worst };
      },
    );
    for (const name of ['cv', 'linkedin', 'thread', 'letter']) {
      const { document } = await composing(baseUrl)(briefOf('engineer', name), own);
      const said = sentencesOf(document)
        .map(({ text }) => text)
        .join('\n');
      t.notRegex(said, /hacked|evil\.example|halloran|999[.,]999|greatest|boiler|CANARY/iu);
    }
  }
});
