import type { DocumentMade, ShareMade } from '#web/contract/documents.ts';
import { nastyTexts } from '../support/nasty-texts.ts';
import type { User } from '../support/user.ts';
import { writeWins } from './many-wins.ts';
import { measureUser, type RequestCase, type StallRow } from './request-stalls.ts';

/** A message names wins by its words, or asks for some, among so many. */
const WINS = 1_000;
const STARTS = ['Remove the win about ', 'Show my wins about customer ', 'I fixed the pump of ', ''] as const;

/**
 * How long requests for documents of the largest and worst texts stop the event loop, and messages of 7,900 characters: of each
 * route the text that stops it longest.
 */
export const measureDocumentStalls = (say: (line: string) => void): Promise<readonly StallRow[]> =>
  measureUser(async ({ app, user, measure }) => {
    const worst = new Map<string, StallRow>();
    const note = async (text: string, one: RequestCase): Promise<void> => {
      const row = await measure(one);
      const before = worst.get(one.name);
      if (!before || before.stop < row.stop) worst.set(one.name, { ...row, name: `${one.name} (${text})` });
    };
    for (const [name, content] of nastyTexts()) {
      say(`  a document: ${name} …`);
      for (const one of await casesOf(user, content)) await note(name, one);
    }
    await writeWins(app, user.userId, WINS);
    for (const [at, [name, text]] of [...nastyTexts(7_900, 100_000)].entries()) {
      const start = STARTS[at % STARTS.length] ?? '';
      say(`  a message: ${name} …`);
      await note(name, message(`${start}${text}`.slice(0, 7_900).toWellFormed()));
    }
    return [...worst.values()];
  });

const message = (text: string): RequestCase => ({
  name: 'a message of 7,900 characters',
  method: 'POST',
  path: '/api/messages',
  body: { message: text },
});

/** Requests about one document of which nothing is known yet. */
const casesOf = async (user: User, content: string): Promise<readonly RequestCase[]> => {
  const made = await user.call<DocumentMade>('POST', '/api/documents/generate', {
    type: 'custom-content',
    prompt: 'x',
  });
  const path = `/api/documents/${made.body.documentId}`;
  const share = await user.call<ShareMade>('POST', `${path}/shares`, {});
  const other = content.replaceAll(/(....)./gsu, '$1q');
  return [
    { name: 'saving a text', method: 'PATCH', path, body: { content } },
    { name: 'a document', path },
    { name: 'what changed in it', path: `${path}/versions/2` },
    { name: 'keeping a draft', method: 'PUT', path: `${path}/draft`, body: { content, version: 2 } },
    { name: 'a shared page', path: new URL(share.body.share.url).pathname, times: 3 },
    { name: 'saving another text', method: 'PATCH', path, body: { content: other } },
    { name: 'what changed from one to another', path: `${path}/versions/3` },
    { name: 'the list of documents', path: '/api/documents?limit=5' },
    { name: 'a file of plain text', path: `${path}/download?format=txt` },
  ];
};
