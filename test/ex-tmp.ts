import { manuscriptOf } from '#application/documents/manuscript/manuscript.ts';
import { plainTextOf } from '#application/documents/manuscript/plain-text.ts';
import { pdfOf } from '#infrastructure/formats/pdf/pdf.ts';
import * as s from '#test/support/sample-documents.ts';
import { readPdf } from '#test/support/pdf-text.ts';
for (const [name, d] of Object.entries(s)) for (const look of ['classic','modern','editorial'] as const) {
  const m = manuscriptOf(d as any);
  const r = await readPdf(await pdfOf(m, null, {look, paper:'a4', info:{title:'Tïtle',author:'a',language:m.language}}));
  const want = plainTextOf(m).split(/\s+/).filter(Boolean), got = r.text.split(/\s+/).filter(Boolean);
  let i=0; while (i<want.length && want[i]===got[i]) i++;
  console.log(name, look, want.length, got.length, i===want.length&&got.length===i ? 'SAME' : `DIFF at ${i}: ${want.slice(i-2,i+5).join(' ')} <> ${got.slice(i-2,i+5).join(' ')}`, r.links.length, r.info['Title'], r.tagged);
  if (name==='nurseCv' && look==='modern') console.log(JSON.stringify(r.tree).slice(0,600), r.links);
}
