import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from '#application/engine/ports/fault.ts';

type SpamScore = Readonly<{ points: number; tests: string }>;

/** What every filter must call spam. */
export const GTUBE = Buffer.from(
  'From: a@cairn.example\r\nSubject: x\r\n\r\nXJS*C4JDBQADN1.NSBN3*2IDNEN*GTUBE-STANDARD-ANTI-UBE-TEST-EMAIL*C.34X\r\n',
);

const RECEIVED = [
  'Return-Path: <return1-abcdefghijklmnopqrstuvwxyz23456@cairn.example>',
  'Received: from mail.cairn.example (mail.cairn.example [93.184.215.14]) by mx.example.com (Postfix) with ESMTPS',
  ' id 4F2A91 for <ada@example.com>; Sat, 21 Nov 2026 12:00:02 +0000 (UTC)',
];

/** The points SpamAssassin gives each mail, with its own rules alone: no network, nothing learnt. */
export const spamScores = async (
  mails: ReadonlyMap<string, Uint8Array>,
  folder: string,
): Promise<ReadonlyMap<string, SpamScore>> => {
  const names = [...mails.keys()];
  const mbox = join(folder, 'mails.mbox');
  await writeFile(mbox, [...mails.values()].map(asInMbox).join(''), 'latin1');
  const { out } = await runTool('spamassassin', ['-L', '-t', '-x', '--cf=use_bayes 0', '--mbox', mbox], {
    home: folder,
    install: 'apt-get install -y spamassassin',
  });
  return new Map(
    out
      .split(/^From /m)
      .flatMap((answer) => scoreIn(answer))
      .map(([index, score]) => [names[index] ?? '', score]),
  );
};

const asInMbox = (raw: Uint8Array, index: number): string => {
  const mail = Buffer.from(raw)
    .toString('latin1')
    .replaceAll('\r\n', '\n')
    .replace(/^From /gm, '>From ');
  return `From return@cairn.example Sat Nov 21 12:00:00 2026\nX-Sample: ${index}\n${RECEIVED.join('\n')}\n${mail}\n`;
};

/** They come back in another order, so each tells which one it is. */
const scoreIn = (answer: string): readonly (readonly [number, SpamScore])[] => {
  const [, index] = /^X-Sample: (\d+)$/m.exec(answer) ?? [];
  const [, points, tests = ''] =
    /^X-Spam-Status: [\s\S]*?score=(-?[\d.]+)[\s\S]*?tests=([\s\S]*?)\sautolearn/m.exec(answer) ?? [];
  return index === undefined || points === undefined
    ? []
    : [[Number(index), { points: Number(points), tests: tests.replace(/\s+/g, '') }]];
};

/** Those whose signature OpenDKIM finds right, by a key that stands in a file instead of the DNS. */
export const verifiedByOpenDkim = async (
  mails: ReadonlyMap<string, Uint8Array>,
  key: string,
  folder: string,
): Promise<ReadonlySet<string>> => {
  const [keys, settings] = [join(folder, 'keys'), join(folder, 'opendkim.conf')];
  await writeFile(keys, `${key}\n`);
  await writeFile(settings, `TestPublicKeys ${keys}\nMode v\n`);
  const files = new Map([...mails.keys()].map((name, index) => [join(folder, `${index}.eml`), name]));
  for (const [file, name] of files) await writeFile(file, mails.get(name) ?? '');
  const { out, err } = await runTool('opendkim', ['-x', settings, '-t', [...files.keys()].join(','), '-v'], {
    home: folder,
    install: 'apt-get install -y --no-install-recommends opendkim',
  });
  const right = [...`${out}\n${err}`.matchAll(/^opendkim: (\S+): verification \(.*\) succeeded$/gm)];
  return new Set(right.map(([, file = '']) => files.get(file) ?? ''));
};

const LONGEST_MS = 120_000;

/** Runs a program of the machine; rejects when it is missing, fails or takes too long. Both its outputs, as one text each. */
const runTool = async (
  program: string,
  words: readonly string[],
  { home, install }: Readonly<{ home: string; install: string }>,
): Promise<Readonly<{ out: string; err: string }>> => {
  const child = spawn(program, words, {
    env: { PATH: `${process.env.PATH}:/usr/sbin:/usr/bin`, HOME: home, LC_ALL: 'C' },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: LONGEST_MS,
  });
  const [out, err]: [Buffer[], Buffer[]] = [[], []];
  child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => err.push(chunk));
  try {
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0) throw new Error(`${program} ended with ${code}: ${Buffer.concat(err).toString().trim()}`);
  } catch (error) {
    throw hasCode(error, 'ENOENT') ? new Error(`${program} is missing: ${install}`) : error;
  }
  return { out: Buffer.concat(out).toString('latin1'), err: Buffer.concat(err).toString('latin1') };
};
