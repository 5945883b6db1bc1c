import type { Readable } from 'node:stream';
import { accountOf, personOf } from '#application/accounts/public.ts';
import { SENT_MAILS } from '#application/delivery/public.ts';
import { DOCUMENTS } from '#application/documents/public.ts';
import { newId } from '#application/engine/ids.ts';
import { type Limit, takeFrom } from '#application/engine/limits.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import { keyDestroyed } from '#application/engine/ports/vault.ts';
import { waitForReadModels } from '#application/engine/read-your-writes.ts';
import { MAILS, MESSAGE_THREADS, MESSAGES } from '#application/inbox/public.ts';
import type { Services } from '#application/services.ts';
import { SKILL_CHOICES } from '#application/skills/public.ts';
import { REMOVED_WINS, WINS, winHistory } from '#application/wins/public.ts';
import type { OpenAccount } from '#domain/accounts/account.ts';
import type { Person } from '#domain/accounts/person.ts';
import { type Refusal, refuse } from '#domain/decider.ts';
import { accountJson } from './account-json.ts';
import { countDocuments, documentFiles } from './documents.ts';
import type { ExportWords, MissingPart } from './export-words.ts';
import type { ExportFile, ExportWriter } from './export-writer.ts';
import { countMailFiles, mailFiles } from './mails.ts';
import { missingFiles, orMissing, readableFiles } from './missing.ts';
import type { ExportOf, ExportParts } from './parts.ts';
import { removedHistories } from './removed-wins.ts';
import { evidenceFileName, exportedWins } from './wins.ts';

const daily: Limit = { name: 'export-day', most: 10, seconds: 24 * 60 * 60 };
const READ_MODELS = [
  WINS,
  REMOVED_WINS,
  DOCUMENTS,
  SKILL_CHOICES,
  MAILS,
  SENT_MAILS,
  MESSAGES,
  MESSAGE_THREADS,
] as const;
const FIXED_FILES = 2;

/** `items`: how many files it will hold. `name`: of the archive, without its ending: the brand and the day in UTC. */
type AccountExport = Readonly<{ name: string; items: number; archive: Readable }>;

export interface AccountExports {
  /** Everything a user owns, as one archive that is made while it is read; ten a day. */
  open(userId: number): Promise<AccountExport | Refusal<'no-such-account' | 'too-often'>>;
}

export const createAccountExports = (parts: ExportParts, writer: ExportWriter): AccountExports => ({
  async open(userId) {
    const account = await accountOf(parts, userId);
    const person = account && (await personOf(parts, userId));
    if (!account || !person) return refuse('no-such-account');
    if (!(await takeFrom(parts, daily, String(userId), newId(parts.clock.now())))) return refuse('too-often');
    const head = await parts.log.head();
    if (head) await waitForReadModels(parts.readModels, READ_MODELS, head);
    const of = { userId, at: timestamp(parts.clock), missing: new Set<MissingPart>() };
    const evidence = await evidenceFiles(parts, of);
    const documents = await countDocuments(parts, of);
    const items = FIXED_FILES + Math.max(1, documents) + evidence.length + (await countMailFiles(parts, of));
    const files = filesOf(parts, of, { account, person, evidence, documents });
    return { name: nameOf(parts.brandName, of), items, archive: writer.write(files) };
  },
});

/** In letters that every file system and header takes; a brand in another script has none of them. */
const nameOf = (brandName: string, { at }: ExportOf): string => {
  const brand = brandName
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return [brand, 'export', at.slice(0, 10)].filter((part) => part !== '').join('-');
};

async function* filesOf(
  parts: ExportParts,
  of: ExportOf,
  {
    account,
    person,
    evidence,
    documents,
  }: Readonly<{ account: OpenAccount; person: Person; evidence: readonly ExportFile[]; documents: number }>,
): AsyncGenerator<ExportFile> {
  const folder = nameOf(parts.brandName, of);
  const { at } = of;
  const name = `${person.firstName} ${person.lastName}`;
  yield { path: `${folder}/export.json`, at, content: () => accountJson(parts, of, account, person) };
  yield { path: `${folder}/journal.md`, at, content: () => journal(parts, of, name) };
  if (documents === 0)
    yield { path: `${folder}/documents/README.txt`, at, content: () => lines(parts.words.noDocuments) };
  for await (const file of readableFiles(originals(parts, of, evidence), of.missing))
    yield { ...file, path: `${folder}/${file.path}` };
  for await (const file of missingFiles(of, parts.words, parts.mail.support))
    yield { ...file, path: `${folder}/${file.path}` };
}

async function* originals(
  parts: ExportParts,
  of: ExportOf,
  evidence: readonly ExportFile[],
): AsyncGenerator<ExportFile> {
  yield* evidence;
  yield* documentFiles(parts, of);
  yield* mailFiles(parts, of);
}

async function* lines(text: string): AsyncGenerator<string> {
  yield text;
}

/** The wins to be read, by month, newest first. */
async function* journal(
  services: Pick<Services, 'readModels'> & Readonly<{ words: ExportWords }>,
  of: ExportOf,
  name: string,
): AsyncGenerator<string> {
  const { journal: words } = services.words;
  yield words.title(name);
  let month = '';
  for await (const win of exportedWins(services, of)) {
    if (win.date.slice(0, 'yyyy-MM'.length) !== month) {
      month = win.date.slice(0, 'yyyy-MM'.length);
      yield words.month(month);
    }
    yield words.win(win);
  }
  if (month === '') yield words.empty;
}

/**
 * The pictures and PDFs that are kept with wins, and with those that can be brought back, as they came; which they are is
 * settled at once, their bytes are read later.
 */
const evidenceFiles = async (parts: ExportParts, of: ExportOf): Promise<readonly ExportFile[]> => {
  const files: ExportFile[] = [];
  for await (const { id: winId, date, evidence } of exportedWins(parts, of)) {
    if (evidence.length === 0) continue;
    const paths = evidence.map(({ file }) => file);
    const history = await orMissing(of.missing, paths, () => winHistory(parts, of.userId, winId));
    const kept = history?.files ?? [];
    for (const { fileId, type, blob } of kept)
      files.push({
        path: evidenceFileName(date, { id: fileId, type }),
        at: of.at,
        content: () => bytesOf(parts, of, blob),
      });
  }
  for await (const { date, files: kept } of removedHistories(parts, of))
    for (const { fileId, type, blob } of kept)
      files.push({
        path: evidenceFileName(date, { id: fileId, type }),
        at: of.at,
        content: () => bytesOf(parts, of, blob),
      });
  return files;
};

async function* bytesOf(parts: ExportParts, { userId }: ExportOf, blob: string): AsyncGenerator<Uint8Array> {
  const bytes = await parts.archive.get(userId, blob);
  if (bytes === 'destroyed') throw keyDestroyed(userId);
  yield bytes;
}
