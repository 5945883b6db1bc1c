import { table } from '#infrastructure/cli/pages.ts';
import type { Bench } from './bench.ts';
import { measureDocumentStalls } from './document-stalls.ts';
import { writeWins } from './many-wins.ts';
import { measureRequests, type RequestCase } from './request-stalls.ts';

const LONGEST_STOP_MS = 50;

/** What somebody with so many wins does to all others, in one process on the embedded stores. */
export const requestsBench: Bench = {
  name: 'requests',
  help: 'how long each request of somebody with so many wins stops the event loop, and of documents of the worst texts',
  async run({ wins }) {
    const ofWins = await measureRequests(cases, (app, userId) => writeWins(app, userId, wins), console.log);
    const rows = [...ofWins, ...(await measureDocumentStalls(console.log))];
    const cells = rows.map(({ name, took, bytes, stop, p99 }) => [
      name,
      took.toFixed(0),
      bytes,
      stop.toFixed(1),
      p99.toFixed(1),
    ]);
    console.log(table(['request', 'took ms', 'bytes', 'longest stop ms', '/healthz p99 ms'], cells));
    return { figures: { wins, rows }, isKept: rows.every(({ stop }) => stop <= LONGEST_STOP_MS) };
  },
};

const cases: readonly RequestCase[] = [
  { name: 'nothing (beside)', path: '/healthz', times: 50 },
  { name: 'the whole list of wins', path: '/api/achievements', times: 3 },
  { name: 'a page of 100 wins', path: '/api/achievements?limit=100', times: 10 },
  { name: 'a search that finds all', path: '/api/achievements?q=customer', times: 5 },
  { name: 'a search that finds none', path: '/api/achievements?q=zebra', times: 5 },
  {
    name: 'how am I doing this year',
    method: 'POST',
    path: '/api/messages',
    body: { message: 'How am I doing this year?' },
  },
  { name: 'list my wins', method: 'POST', path: '/api/messages', body: { message: 'List my last 50 wins' } },
  { name: 'the export', path: '/api/user/export' },
  { name: 'the description of the API', path: '/api/openapi.json', times: 3 },
  { name: 'the conversation', path: '/api/messages?limit=50', times: 3 },
  { name: 'needs you', path: '/api/needs-you', times: 3 },
  { name: 'check-ins', path: '/api/check-ins', times: 3 },
  {
    name: 'a win of 20,000 characters',
    method: 'POST',
    path: '/api/achievements',
    body: { originalMessage: 'Fixed it for a customer. '.repeat(800) },
  },
  { name: 'the outbox', path: '/api/outbox', times: 3 },
];
