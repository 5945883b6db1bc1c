import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { keyOf } from '#infrastructure/openai/redaction/word-key.ts';

// Packs the words that are no names (ordinary-words.txt.gz, one a line) for the redaction: `node training/names/pack.ts`.

const words = gunzipSync(readFileSync(new URL('ordinary-words.txt.gz', import.meta.url)))
  .toString('utf8')
  .split('\n')
  .filter(Boolean);
const keys = [...new Set(words.map(keyOf))].sort((a, b) => a - b);
const bytes = Buffer.alloc(keys.length * 4);
for (const [at, key] of keys.entries()) bytes.writeUInt32LE(key, at * 4);
writeFileSync(new URL('../../infrastructure/openai/redaction/ordinary-words.bin', import.meta.url), bytes);
console.log(`${words.length} words, ${keys.length} keys`);
