import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import Koa from 'koa';

/**
 * The baseline of `reading`, a process of its own: a Koa with nothing else that runs the one indexed statement of the
 * first page over the same table and serialises the same rows; `/empty` answers nothing. It prints its port.
 */
const [, , path, table, userId] = process.argv;
if (!path || !table || !userId) throw new Error('bare-koa <file> <table> <user>');
const firstPage = new DatabaseSync(path, { readOnly: true }).prepare(
  `SELECT id, body FROM "${table}" WHERE body IS NOT NULL AND json_extract(body, '$.userId') = ?
    ORDER BY json_extract(body, '$.date') DESC, json_extract(body, '$.recordedAt') DESC, id DESC LIMIT 51`,
);

type Win = Readonly<Record<string, unknown>>;

const shown = (id: unknown, win: Win) => ({
  id,
  userId: win.userId,
  originalMessage: win.text,
  analysisResult: { category: win.foundCategory, analysis: win.analysis, skills: win.skills },
  date: win.date,
  category: win.category,
  private: win.private,
  publicText: win.publicText,
  isDeleted: false,
  source: win.source,
  messageThreadId: win.conversationId,
  emailMessageId: win.mailId,
  evidence: win.evidence,
});

const app = new Koa();
app.use((context) => {
  if (context.path === '/empty') {
    context.status = 204;
    return;
  }
  const rows = firstPage.all(Number(userId));
  const achievements = rows.slice(0, 50).map(({ id, body }) => shown(id, JSON.parse(String(body)) as Win));
  context.body = { success: true, achievements, nextCursor: null, total: 0, categories: [] };
});
const server = createServer(app.callback()).listen(0, '127.0.0.1', () => {
  console.log((server.address() as AddressInfo).port);
});
