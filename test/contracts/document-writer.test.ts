import test from 'ava';
import nock from 'nock';
import type { DocumentWriter } from '#application/documents/document-writer.ts';
import { builtinDocumentWriter } from '#infrastructure/builtin/documents/writer.ts';
import {
  composing,
  honest,
  lies,
  part,
  provider,
  type Script,
  says,
  scripted,
  winsIn,
} from '../support/ai-documents.ts';
import { aiFailures } from '../support/ai-failures.ts';
import { documentWriterContract } from './document-writer.contract.ts';

documentWriterContract('builtin', () => builtinDocumentWriter);

test.before(() => nock.disableNetConnect());
test.after.always(() => {
  nock.cleanAll();
  nock.enableNetConnect();
});

/** As documents are written where a provider is set: what it answers is checked, and plain code stands behind it. */
const writing = (compose: ReturnType<typeof composing>): DocumentWriter => ({
  write: async (brief, sources) => (await compose(brief, sources)).document,
});

/** Every other sentence is a lie, each kind of lie in its turn. */
const liar: Script = (asked) => {
  if (asked.is === 'anew')
    return {
      sentences: asked.sentences.map(({ number, text, sources }) => ({
        number,
        ...says(`${text} HACKED`, ...sources),
      })),
    };
  const said = ['another number', 'markup', 'a link', 'no label', 'a date', 'an obedient answer'].map(
    (name) => lies[name],
  );
  const twisted = winsIn(asked.sources).map(([win, { text }], at) => {
    const lie = at % 2 === 0 ? said[at % said.length] : undefined;
    return lie ? lie(text, win, () => at) : says(text, win);
  });
  return {
    title: '',
    parts: twisted.map((one) => part([one], { manner: 'bullets' })),
    unmet: ['HACKED https://evil.example'],
  };
};

for (const [what, script] of Object.entries({ 'that says the wins again': honest, 'that lies': liar })) {
  const { baseUrl } = scripted(what, script);
  documentWriterContract(`a model ${what}`, () => writing(composing(baseUrl)), false);
}

const failing = Object.entries(aiFailures).map(([what, [, reply]]) => provider(`one that ${what}`, reply).baseUrl);
let turn = 0;
/** Each document is asked of another one, which has failed nobody before. */
const failingInTurn: DocumentWriter = {
  write: (brief, sources) => {
    turn += 1;
    return writing(composing(failing[turn % failing.length] ?? '', { timeLimitMs: 50, limitMs: 1_000 })).write(
      brief,
      sources,
    );
  },
};
documentWriterContract('a model that fails, in every way in its turn', () => failingInTurn);
