import { getDocumentProxy } from 'unpdf';

/** What programs read of a PDF: its words in their order, without what stands at the foot of its pages, and what it says of itself. */
export const readPdf = async (bytes: Uint8Array) => {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const pages: string[] = [];
  const feet: string[] = [];
  const links: string[] = [];
  const faces = new Set<string>();
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true, disableNormalization: true });
    pages.push(textIn(items as readonly TextItem[], false));
    feet.push(textIn(items as readonly TextItem[], true).trim());
    await page.getOperatorList();
    for (const { fontName } of items as readonly TextItem[])
      if (fontName) faces.add((page.commonObjs.get(fontName) as { name?: string }).name ?? '');
    for (const { unsafeUrl, url } of await page.getAnnotations()) {
      const link = unsafeUrl ?? url;
      if (link) links.push(link);
    }
  }
  const { info } = await document.getMetadata();
  const tagged = await document.getMarkInfo();
  const tree = await (await document.getPage(1)).getStructTree();
  return {
    pages,
    feet,
    faces: [...faces],
    text: pages.join('\n'),
    links,
    info: info as Record<string, unknown>,
    tagged: tagged?.Marked === true,
    tree,
  };
};

type TextItem = Readonly<{ type?: string; tag?: string; str?: string; hasEOL?: boolean; fontName?: string }>;

/** What stands inside of artifacts, or outside. */
const textIn = (items: readonly TextItem[], artifacts: boolean): string => {
  const open: string[] = [];
  let text = '';
  for (const { type, tag, str = '', hasEOL } of items) {
    if (type?.startsWith('beginMarkedContent')) open.push(tag ?? '');
    else if (type === 'endMarkedContent') open.pop();
    else if (open.includes('Artifact') === artifacts) text += hasEOL ? `${str}\n` : str;
  }
  return text;
};
