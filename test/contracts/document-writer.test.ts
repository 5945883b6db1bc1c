import test from 'ava';
import nock from 'nock';
import type { DocumentWriter } from '#application/documents/document-writer.ts';
import { builtinDocumentWriter } from '#infrastructure/builtin/documents/writer.ts';
import { composing, honest, lies, provider, type Script, scripted } from '../support/ai-documents.ts';
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
  const said = Object.values(lies);
  const twisted = Object.entries(asked.sources)
    .filter(([label]) => label.startsWith('W'))
    .map(([win, { text = '' }], at) => {
      const lie = at % 2 === 0 ? said[at % said.length] : undefined;
      return { win, ...(lie ? lie(text, win, () => at) : { text, sources: [win] }) };
    });
  if (asked.is === 'lines') return { told: twisted.map(({ win, text }) => ({ win, sentences: [text] })) };
  if (asked.is === 'anew')
    return {
      sentences: asked.sentences.map(({ number, text, sources }) => ({ number, text: `${text} HACKED`, sources })),
    };
  return {
    title: 'HACKED',
    blocks: [
      {
        heading: 'The greatest',
        manner: 'bullets',
        sentences: twisted.map(({ text, sources }) => ({ text, sources })),
      },
    ],
  };
};

for (const [what, script] of Object.entries({ 'that says the wins again': honest, 'that lies': liar })) {
  const { baseUrl } = scripted(what, script);
  documentWriterContract(`a model ${what}`, () => writing(composing(baseUrl)));
}

const failing = Object.entries(aiFailures).map(([what, [, reply]]) => provider(`one that ${what}`, reply).baseUrl);
let turn = 0;
/** Each document is asked of another one, which has failed nobody before. */
const failingInTurn: DocumentWriter = {
  write: (brief, sources) => {
    turn += 1;
    return writing(composing(failing[turn % failing.length] ?? '', { timeLimitMs: 50 })).write(brief, sources);
  },
};
documentWriterContract('a model that fails, in every way in its turn', () => failingInTurn);
