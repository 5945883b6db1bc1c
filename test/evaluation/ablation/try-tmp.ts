import { readText } from '/tmp/w/arbiter/language/reader/read-words.ts';
import { learnedReading } from '/tmp/w/arbiter/language/reader/model/learned-reading.ts';
import { passagesIn } from '/tmp/w/arbiter/language/reader/passages.ts';
import { winChance, wishChance } from '/tmp/w/arbiter/language/reader/judge.ts';
const ctx = { asked: null, today: '2026-11-20' } as const;
for (const s of process.argv.slice(2)) {
  const { wins, requests, answer, tone, left } = readText(s, ctx) as any;
  console.log(JSON.stringify({ wins: wins.map((w: string) => w.slice(0, 100)), requests: requests.map((r: any) => [r.kind, r.certain, r.text.slice(0,60), r.details]), answer, tone }));
  const l = learnedReading(s);
  for (const p of passagesIn(s, l.parts).slice(0, 5)) console.log('   ', p.text.slice(0,60), p.is, 'named', p.named, 'meant', p.meant, p.kindCertainty.toFixed(2), 'win', winChance(p, l.tones).toFixed(2), 'wish', wishChance(p).toFixed(2), Object.entries(p.chances).map(([k, v]) => `${k} ${v.toFixed(2)}`).join(' '));
}
