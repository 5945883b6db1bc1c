import { writeFileSync } from 'node:fs';
import { manuscriptOf } from '#application/documents/manuscript/manuscript.ts';
import { pdfOf } from '#infrastructure/formats/pdf/pdf.ts';
import { letterOf } from '#infrastructure/formats/letter.ts';
import * as s from '#test/support/sample-documents.ts';
const only = process.argv[2];
for (const [name, d] of Object.entries(s)) for (const look of ['classic','modern','editorial'] as const) for (const paper of (['a4'] as const)) {
  if (only && !name.includes(only) && !look.includes(only)) continue;
  const m = manuscriptOf(d as any);
  const letter = letterOf({to:['Universitätsklinikum Köln','Frau Dr. Aydın','Kerpener Straße 62','50937 Köln'],date:'2026-11-23'}, m, paper);
  const t=performance.now();
  const bytes = await pdfOf(m, letter, {look, paper, info:{title:'t',author:'a',language:m.language}});
  console.log(name, look, paper, bytes.length, (performance.now()-t).toFixed(0)+'ms');
  writeFileSync(`/tmp/pix/${name}-${look}.pdf`, bytes);
}
