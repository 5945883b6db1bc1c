import test from 'ava';
import { newOrigin, withOrigin } from '#application/engine/origin.ts';
import { unavailable } from '#application/engine/ports/fault.ts';
import type { LogFields } from '#application/engine/ports/logger.ts';
import { createLogger } from '#infrastructure/pino-logger.ts';

const logging = () => {
  const lines: string[] = [];
  const logger = createLogger('debug', { destination: { write: (line) => void lines.push(line) } });
  return { logger, lines, last: () => JSON.parse(lines.at(-1) ?? '{}') as Record<string, unknown> };
};

test('a line is one JSON object, with the correlation id of what it belongs to', (t) => {
  const { logger, lines, last } = logging();
  withOrigin(newOrigin('user', 'c-1'), () => logger.info('a mail was taken', { mailId: 'm-1' }));
  t.is(lines.length, 1);
  t.regex(lines[0] ?? '', /^\{.*\}\n$/);
  t.like(last(), { msg: 'a mail was taken', mailId: 'm-1', correlationId: 'c-1' });
  logger.debug('a request was answered', { milliseconds: 3, route: '/api/achievements/:id' });
  t.like(last(), { milliseconds: 3, route: '/api/achievements/:id' });
  t.false('correlationId' in last());
});

test('fields that are not on the list are left out, and so is what is no id, code or number', (t) => {
  const { logger, lines, last } = logging();
  const fields = {
    jobId: 'send-mail:sub@example.com',
    code: 'no such win as "Repaired the pump"',
    mailId: '+12025550123',
    count: 'Zebediah',
    subject: 'Zebediah',
    reaction: undefined,
  } as unknown as LogFields;
  logger.warn('work waits', fields);
  t.like(last(), { jobId: '(left out)', code: '(left out)', mailId: '(left out)', count: null });
  t.notRegex(lines.join(''), /example|pump|2025550123|Zebediah|reaction/);
  logger.warn('other servers refuse our mail', { code: '550 5.7.1', count: 3 });
  t.like(last(), { code: '550 5.7.1', count: 3 });
});

test('an error is told by its name, code and stack, never by its message', (t) => {
  const { logger, lines, last } = logging();
  const message = 'no such user: Zebediah\n    at zebediah (mail/from/Zebediah.ts:1:1)\nand Zebediah again';
  const error = Object.assign(new TypeError(message), { code: 'ERR_OF_OURS' });
  logger.error('a job failed', error, { reaction: 'read-mail' });
  const { error: described } = last() as { error: { name: string; code: string; stack: string[] } };
  t.like(described, { name: 'TypeError', code: 'ERR_OF_OURS' });
  t.true(described.stack.length > 0);
  t.regex(described.stack[0] ?? '', /pino-logger\.test\.ts/);
  logger.error('a job failed', Object.assign(new Error('x'), { name: 'Zebediah was here', code: 'to Zebediah' }));
  error.message = 'another message than its stack has';
  logger.error('a job failed', error);
  logger.error('a job failed', 'Zebediah');
  t.notRegex(lines.join(''), /zebediah/i);
});

test('what is away is told once a minute, without a stack', (t) => {
  const { logger, lines, last } = logging();
  for (let times = 0; times < 3; times += 1) logger.error('a job failed', unavailable('the mail relay'));
  t.is(lines.length, 1);
  t.like(last(), { msg: 'the mail relay is not reachable', code: 'unavailable' });
});
