import { EXPORT_ITEMS } from '#web/contract/export.ts';

/** How far a download is: bytes, and how many files it will hold, where that was said. */
export type Progress = Readonly<{ bytes: number; items: number | undefined }>;

/** Reads an answer to its end and tells each step. A line that breaks, or is broken off, throws. */
export const collect = async (response: Response, tell: (progress: Progress) => void): Promise<Blob> => {
  const items = itemsOf(response.headers);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  tell({ bytes, items });
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    chunks.push(part.value);
    bytes += part.value.byteLength;
    tell({ bytes, items });
  }
  return new Blob(chunks, { type: response.headers.get('Content-Type') ?? 'application/zip' });
};

const itemsOf = (headers: Headers): number | undefined => {
  const items = Number.parseInt(headers.get(EXPORT_ITEMS) ?? '', 10);
  return Number.isNaN(items) ? undefined : items;
};

/** The name that the server gives the file. */
export const nameOf = (headers: Headers): string =>
  /filename="([\w.-]+)"/.exec(headers.get('Content-Disposition') ?? '')?.[1] ?? 'export.zip';
