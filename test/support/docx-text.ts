import { promisify } from 'node:util';
import { JSDOM } from 'jsdom';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';

const opened = promisify(
  fromBuffer as (bytes: Buffer, options: object, done: (error: Error | null, zip: ZipFile) => void) => void,
);

/** Every file of a DOCX by its path, each read as XML where it is some: what is not well formed throws. */
export const readDocx = async (bytes: Uint8Array) => {
  const files = await filesOf(Buffer.from(bytes));
  const { window } = new JSDOM('');
  const parsed = new Map<string, Document>();
  for (const [path, text] of files) {
    if (!/\.(?:xml|rels)$/.test(path)) continue;
    const document = new window.DOMParser().parseFromString(text, 'application/xml');
    const [wrong] = document.getElementsByTagName('parsererror');
    if (wrong) throw new Error(`${path} is no XML: ${wrong.textContent}`);
    parsed.set(path, document);
  }
  const body = parsed.get('word/document.xml');
  const core = parsed.get('docProps/core.xml');
  return {
    paths: [...files.keys()],
    paragraphs: [...(body?.getElementsByTagName('w:p') ?? [])].map(textOf),
    styles: [...(body?.getElementsByTagName('w:pStyle') ?? [])].map((style) => style.getAttribute('w:val')),
    title: core?.getElementsByTagName('dc:title')[0]?.textContent ?? '',
    creator: core?.getElementsByTagName('dc:creator')[0]?.textContent ?? '',
    body: files.get('word/document.xml') ?? '',
    all: files,
  };
};

const textOf = (paragraph: globalThis.Element): string =>
  [...paragraph.getElementsByTagName('*')]
    .map(({ tagName, textContent }) => {
      if (tagName === 'w:t') return textContent ?? '';
      return tagName === 'w:tab' || tagName === 'w:br' ? '\n' : '';
    })
    .join('');

const filesOf = async (bytes: Buffer): Promise<ReadonlyMap<string, string>> => {
  const zip = await opened(bytes, { lazyEntries: true });
  const files = new Map<string, string>();
  return new Promise((resolve, reject) => {
    zip.on('error', reject);
    zip.on('end', () => resolve(files));
    zip.on('entry', (entry: Entry) =>
      zip.openReadStream(entry, async (error, stream) => {
        if (error || !stream) return reject(error);
        const chunks: Buffer[] = [];
        for await (const chunk of stream) chunks.push(chunk);
        files.set(entry.fileName, Buffer.concat(chunks).toString('utf8'));
        zip.readEntry();
      }),
    );
    zip.readEntry();
  });
};
