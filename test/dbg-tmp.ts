import { shaped } from '#infrastructure/formats/pdf/shaping.ts';
import { lookOf } from '#infrastructure/formats/pdf/looks.ts';
for (const w of ['(SEPA,', 'Experience', 'Aydın,']) for (const look of ['classic','editorial'] as const) console.log(w, look, JSON.stringify(shaped(w, look==='classic' && w[0]==='E' ? lookOf(look).heading : lookOf(look).text, false, false)[0]!.glyphs.map(g=>[g.id, String.fromCodePoint(...g.says)])));
import { manuscriptOf } from '#application/documents/manuscript/manuscript.ts';
import { pdfOf } from '#infrastructure/formats/pdf/pdf.ts';
import { germanLetter } from '#test/support/sample-documents.ts';
import zlib from 'node:zlib';
const b = Buffer.from(await pdfOf(manuscriptOf(germanLetter), null, {look:'classic',paper:'a4',info:{title:'x',author:'y',language:'de'}}));
const str=b.toString('latin1'); let i=0;
while((i=str.indexOf('stream\n',i))>=0){ if(str.slice(i-3,i)==='end'){i+=7;continue} const e=str.indexOf('endstream',i); try{const t=zlib.inflateSync(b.subarray(i+7,e)).toString('latin1'); if(t.includes('beginbfrange')) console.log(t.slice(t.indexOf('beginbfrange')-30, t.indexOf('endcmap')))}catch{} i=e+9;}
