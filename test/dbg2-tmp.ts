import { manuscriptFrom } from '#application/documents/manuscript/markdown-reading.ts';
import { pdfOf } from '#infrastructure/formats/pdf/pdf.ts';
import zlib from 'node:zlib';
import { writeFileSync } from 'node:fs';
const b = Buffer.from(await pdfOf(manuscriptFrom('Frau Dr. Aydın, (SEPA, ISO)', 'cv','de'), null, {look:'classic',paper:'a4',info:{title:'x',author:'y',language:'de'}}));
writeFileSync('/tmp/pix/d.pdf', b);
const str=b.toString('latin1'); let i=0;
while((i=str.indexOf('stream\n',i))>=0){ if(str.slice(i-3,i)==='end'){i+=7;continue} const e=str.indexOf('endstream',i); try{const t=zlib.inflateSync(b.subarray(i+7,e)).toString('latin1'); if(t.includes('beginbfrange')||t.includes(' Tf')) console.log(t)}catch{} i=e+9;}
