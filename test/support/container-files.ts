import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

/** What a container has as `/app`. */
export const project = fileURLToPath(new URL('../..', import.meta.url));
const read = (name: string): string => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');

type Environment = Readonly<Record<string, string>>;

/** The fields of a service of a compose file that tests read, with its variables filled in. */
export type Service = Readonly<{
  image: string;
  build?: string;
  command?: readonly string[];
  profiles?: readonly string[];
  environment?: Environment;
  ports?: readonly string[];
  volumes?: readonly string[];
  read_only?: boolean;
  tmpfs?: string;
  cap_drop?: readonly string[];
  networks?: readonly string[];
}>;
type ComposeFile = Readonly<{
  services: Readonly<Record<string, Service>>;
  networks: Readonly<Record<string, Readonly<{ internal?: boolean }>>>;
}>;

export const composeFiles = ['docker-compose.yml', 'compose.cluster.yml'] as const;

/** A compose file as the engine reads it with this `.env`. */
export const composeFile = (name: (typeof composeFiles)[number], env: Environment): ComposeFile =>
  parse(read(name), (_, value) => (typeof value === 'string' ? interpolated(value, env) : value), { merge: true });

/** `${NAME:-default}`, and `${NAME:?what is missing}`, as the two files write them. */
const VARIABLE = /\$\{([A-Z][A-Z0-9_]*):([-?])([^}]*)\}/g;

const interpolated = (text: string, env: Environment): string =>
  text.replace(VARIABLE, (_, name: string, kind: string, more: string) => {
    const value = env[name] ?? '';
    if (value === '' && kind === '?') throw new Error(`${name} is needed`);
    return value === '' && kind === '-' ? more : value;
  });

/** The names that both files take from `.env`. */
export const variablesOf = (name: (typeof composeFiles)[number]): ReadonlySet<string> =>
  new Set([...read(name).matchAll(VARIABLE)].map(([, variable = '']) => variable));

/** What `.env.example` says, empty or not. */
export const exampleEnvironment = (): Environment =>
  Object.fromEntries(
    [...read('.env.example').matchAll(/^([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  );

type Image = Readonly<{
  entrypoint: readonly string[];
  healthCheck: readonly string[];
  environment: Environment;
  /** The folders of ours that are copied into the last stage. */
  copied: readonly string[];
}>;

/** What the last stage of the Dockerfile makes. */
export const image = (): Image => {
  const text = read('Dockerfile').replaceAll('\\\n', ' ');
  const lines = text.slice(text.lastIndexOf('\nFROM ')).split('\n');
  const after = (word: string): string => lines.find((line) => line.includes(word))?.split(word)[1] ?? '';
  const words = (word: string) => JSON.parse(after(word)) as readonly string[];
  return {
    entrypoint: words('ENTRYPOINT '),
    healthCheck: words(' CMD '),
    environment: Object.fromEntries(
      [...after('ENV ').matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name, value]),
    ),
    copied: lines.flatMap((line) => /^COPY ([a-z][\w/-]*) \1$/.exec(line)?.[1] ?? []),
  };
};
