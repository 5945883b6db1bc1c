import { from, type Target } from './bomb.ts';
import { aDocument } from './documents.ts';
import { ask } from './http.ts';
import { ordinaryUse } from './ordinary-use.ts';
import { pdfOf } from './pdf.ts';

/** Some of everything a server does on an ordinary day: memory is compared with what it holds then. */
export const warmUp = async (target: Target): Promise<void> => {
  await ordinaryUse(target);
  const { session, documentId } = await aDocument(target);
  for (const format of ['pdf', 'docx'])
    await ask(target, 'GET', `/api/documents/${documentId}/download?format=${format}`, { session });
  await ask(target, 'GET', `/api/documents/${documentId}/pages`, { session });
  const { session: other } = await target.user();
  const resume = Buffer.from(JSON.stringify({ work: [{ name: 'Acme', position: 'Cook', startDate: '2020-01' }] }));
  for (const body of [resume, pdfOf('BT /F1 12 Tf 72 720 Td (Head chef at Acme, 2020 - 2022) Tj ET')])
    await ask(target, 'POST', '/api/user/career/import', { session: other, body, localAddress: from.ordinary });
};
