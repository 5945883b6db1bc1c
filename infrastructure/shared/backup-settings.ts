import { resolve, sep } from 'node:path';
import { z } from 'zod';
import { SHORTEST_SECRET } from './key-wrap.ts';

/** Where backups go and how often; null without BACKUP_TO. */
export type BackupSettings = Readonly<{
  to: PlaceSetting;
  /** The keys, which must not lie beside what they open. */
  keysTo: PlaceSetting;
  /** Milliseconds between two backups; null: they are made by hand. */
  everyMs: number | null;
  keep: Readonly<{ days: number; weeks: number }>;
  /** What backups are encrypted with, newest first; empty: SECRET. */
  secrets: readonly string[];
}>;

export type PlaceSetting = Readonly<{ folder: string } | { s3: S3Bucket }>;

/** A bucket and what begins the names of everything in it (no slash at either end). `endpoint` null: Amazon's own. */
export type S3Bucket = Readonly<{
  name: string;
  prefix: string;
  endpoint: string | null;
  region: string;
  credentials: Readonly<{ accessKeyId: string; secretAccessKey: string; sessionToken?: string }>;
}>;

const S3_ADDRESS = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([A-Za-z0-9._-]+(?:\/[A-Za-z0-9._-]+)*))?\/?$/;

const place = z.string().refine((text) => !text.startsWith('s3://') || S3_ADDRESS.test(text), {
  message: 'must be a folder, or s3://bucket/prefix of letters, digits, dots, dashes, underscores and slashes',
});

const UNIT_MS: ReadonlyMap<string, number> = new Map([
  ['m', 60_000],
  ['h', 3_600_000],
  ['d', 86_400_000],
]);

const interval = z
  .string()
  .regex(/^[1-9]\d{0,4}[mhd]$/, 'must be a time such as 30m, 24h or 7d')
  .transform((text) => Number(text.slice(0, -1)) * (UNIT_MS.get(text.slice(-1)) ?? 0))
  .refine((milliseconds) => milliseconds >= 10 * 60_000 && milliseconds <= 30 * 86_400_000, {
    message: 'must be from 10m to 30d',
  });

const keep = z
  .string()
  .regex(
    /^\d{1,3},\d{1,3}$/,
    'must be two numbers with a comma: of how many days and of how many weeks to keep the newest',
  )
  .transform((text) => text.split(',').map(Number) as [number, number])
  .refine(([days, weeks]) => days + weeks > 0, { message: 'must keep one at least' });

/** One secret, or two with a comma while rotating, newest first. */
export const secretList = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine((secrets) => secrets.length <= 2 && secrets.every((secret) => secret.length >= SHORTEST_SECRET), {
    message: `must be one secret of at least ${SHORTEST_SECRET} characters, or two with a comma while rotating (newest first)`,
  });

export const backupEnvironment = {
  BACKUP_TO: place.optional(),
  BACKUP_KEYS_TO: place.optional(),
  BACKUP_EVERY: interval.optional(),
  BACKUP_KEEP: keep.default([7, 4]),
  BACKUP_KEY: secretList.optional(),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  AWS_SESSION_TOKEN: z.string().optional(),
  AWS_REGION: z.string().optional(),
  AWS_ENDPOINT_URL_S3: z.string().optional(),
};

const environment = z.object(backupEnvironment);
type Environment = z.infer<typeof environment>;

export const backupSettingsOf = (env: Environment): BackupSettings | null => {
  if (env.BACKUP_TO === undefined) return null;
  const [days, weeks] = env.BACKUP_KEEP;
  return {
    to: placeOf(env.BACKUP_TO, env),
    keysTo: placeOf(env.BACKUP_KEYS_TO ?? besideSets(env.BACKUP_TO), env),
    everyMs: env.BACKUP_EVERY ?? null,
    keep: { days, weeks },
    secrets: env.BACKUP_KEY ?? [],
  };
};

const besideSets = (to: string): string => `${to.replace(/\/+$/, '')}/keys`;

const placeOf = (text: string, env: Environment): PlaceSetting => {
  const [, name, prefix = ''] = S3_ADDRESS.exec(text) ?? [];
  if (name === undefined) return { folder: text };
  const { AWS_ACCESS_KEY_ID = '', AWS_SECRET_ACCESS_KEY = '', AWS_SESSION_TOKEN, AWS_ENDPOINT_URL_S3 } = env;
  return {
    s3: {
      name,
      prefix,
      endpoint: AWS_ENDPOINT_URL_S3?.replace(/\/+$/, '') ?? null,
      region: env.AWS_REGION ?? 'us-east-1',
      credentials: {
        accessKeyId: AWS_ACCESS_KEY_ID,
        secretAccessKey: AWS_SECRET_ACCESS_KEY,
        ...(AWS_SESSION_TOKEN && { sessionToken: AWS_SESSION_TOKEN }),
      },
    },
  };
};

type Given = Readonly<Record<string, string | undefined>>;

/** Read from what was given, so that these are told together with values that are wrong by themselves. */
export const backupConflicts = (given: Given): string[] => {
  const { BACKUP_TO, BACKUP_KEYS_TO, AWS_ENDPOINT_URL_S3, DATA_DIR = './data' } = given;
  const places = Object.entries({ BACKUP_TO, BACKUP_KEYS_TO });
  const usesS3 = places.some(([, to]) => to?.startsWith('s3://'));
  const withoutPlace = (['BACKUP_KEYS_TO', 'BACKUP_EVERY', 'BACKUP_KEEP', 'BACKUP_KEY'] as const).filter(
    (name) => given[name] !== undefined && BACKUP_TO === undefined,
  );
  const keyNames = (['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] as const).filter(
    (name) => usesS3 && given[name] === undefined,
  );
  const isEndpoint = AWS_ENDPOINT_URL_S3 === undefined || /^https?:\/\/[^/?#@\s]+\/*$/.test(AWS_ENDPOINT_URL_S3);
  return [
    ...withoutPlace.map((name) => `BACKUP_TO must be set when ${name} is`),
    ...keyNames.map((name) => `${name} must be set when backups go to s3://`),
    ...(usesS3 && !isEndpoint ? ['AWS_ENDPOINT_URL_S3 must be a URL such as https://s3.example.com'] : []),
    ...places
      .filter(([, to]) => to !== undefined && !to.startsWith('s3://') && isInside(to, DATA_DIR))
      .map(([name]) => `${name} must not be inside DATA_DIR: what is lost with the data is no backup`),
  ];
};

const isInside = (path: string, folder: string): boolean =>
  `${resolve(path)}${sep}`.startsWith(`${resolve(folder)}${sep}`);
