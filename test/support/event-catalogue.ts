import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { EventDescription } from '#domain/define-event.ts';
import { eventDefinitions } from '#domain/events.ts';

const INTRODUCTION = `# Events

Everything that happened, as the log keeps it. Printed by \`npm run events\` from the definitions in \`domain/**/*events.ts\`; CI checks that it is up to date.

- \`at\` is when it happened, ISO 8601 in UTC; a \`date\` is local to the user, \`yyyy-MM-dd\`.
- **Personal** fields are what a person wrote, and who they are. The log keeps them encrypted with the key of \`userId\`, and nobody can read them once that key is destroyed.
- Each event also has metadata: \`$correlationId\` is the same for everything that followed from one mail, call or turn of the schedule; \`$causationId\` is the id of the event it followed from; \`actor\` is who made it happen (\`user\`, \`operator:<name>\`, \`provider\`, \`mail-server\` or \`schedule\`). \`schemaVersion\` counts the shapes that events of its type have had.
- Events that share a stream stand under one heading, in the order in which they usually happen.

## From a mail to its answer

1. \`MailReceived\` on \`mail-<mailId>\`: the mail is kept. \`mailId\` is the \`$correlationId\` of all that follows.
2. \`MailSenderChecked\` where the DNS had to be asked again, \`MailSenderConfirmed\` or \`MailSenderDenied\` where its user was asked whether they wrote it.
3. \`MailUnderstood\`: how many wins and requests it holds; or \`MailFoundUnreadable\`, or \`MailIgnored\`.
4. For each win \`WinRecorded\` on \`win-<winId>\`, then \`WinAnalysed\`; for each request \`RequestCarriedOut\` on \`request-<mailId>-<index>\`.
5. \`MailRequested\` on \`outgoing-<mailId>\` (the answer's own id), then \`MailClaimed\` and \`MailSent\`; or \`MailLeftUnanswered\` on \`mail-<mailId>\`.

\`cairn events find --correlation <mailId>\` lists them for one mail, and \`cairn events tree <mailId>\` draws them as a tree; the id of any of these events, or of the answer, finds the same.
`;

const ROOT = join(import.meta.dirname, '../..');
const DEFINITION = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport const \w+ = defineEvent\('(\w+)'/g;

/** What the comment above each definition says. */
const comments: ReadonlyMap<string, string> = new Map(
  globSync('domain/**/*events.ts', { cwd: ROOT }).flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(DEFINITION)].map(
      ([, comment = '', type = '']) => [type, comment.replace(/\s*\n \* ?|\s+/g, ' ').trim()] as const,
    ),
  ),
);

/** All events as Markdown, by the streams that they stand on, in the order in which `domain/events.ts` lists them. */
export const eventCatalogue = (): string => {
  const streams = Map.groupBy(eventDefinitions.values(), ({ stream }) => stream);
  const sections = [...streams].map(([stream, events]) =>
    [`## \`${stream}\`\n`, ...events.sort((one, other) => one.order - other.order).map(entry)].join('\n'),
  );
  return [INTRODUCTION, ...sections].join('\n');
};

const entry = ({ type, schemaVersion, by, schema }: EventDescription): string => {
  const { personal, ...clear } = propertiesOf(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'output' }) as Json);
  const version = schemaVersion === 1 ? '' : ` (version ${schemaVersion})`;
  const lines = [
    `### ${type}${version}\n`,
    `${comments.get(type) ?? ''}\n`,
    `Caused by: ${by.join(', ')}.\n`,
    ...fieldLines(clear),
  ];
  if (personal) lines.push(...fieldLines(propertiesOf(personal), 'personal.'));
  return `${lines.join('\n')}\n`;
};

type Json = Readonly<{
  type?: string | readonly string[];
  enum?: readonly unknown[];
  const?: unknown;
  items?: Json;
  anyOf?: readonly Json[];
  oneOf?: readonly Json[];
  properties?: Readonly<Record<string, Json>>;
  required?: readonly string[];
}>;

const propertiesOf = ({ properties = {} }: Json): Readonly<Record<string, Json>> => properties;

const fieldLines = (fields: Readonly<Record<string, Json>>, prefix = ''): readonly string[] =>
  Object.entries(fields).map(([name, shape]) => {
    const personal = prefix === '' ? '' : ' (personal)';
    return `- \`${prefix}${name}\`: ${shapeInWords(shape)}${personal}`;
  });

/** `string`, `integer | null`, `"web" | "email"`, `{ winId, print }[]`. */
const shapeInWords = (shape: Json): string => {
  const { anyOf, oneOf } = shape;
  if (anyOf ?? oneOf) return [...new Set((anyOf ?? oneOf ?? []).map(shapeInWords))].join(' \\| ');
  if (shape.enum) return shape.enum.map((value) => `\`${JSON.stringify(value)}\``).join(' \\| ');
  if (shape.const !== undefined) return `\`${JSON.stringify(shape.const)}\``;
  if (shape.type === 'array') {
    const item = shapeInWords(shape.items ?? {});
    return item.includes('|') ? `(${item})[]` : `${item}[]`;
  }
  if (shape.type === 'object') {
    const required = new Set(shape.required ?? []);
    const names = Object.keys(propertiesOf(shape)).map((name) => (required.has(name) ? name : `${name}?`));
    return names.length === 0 ? 'object' : `{ ${names.join(', ')} }`;
  }
  return typeof shape.type === 'object' ? shape.type.join(' \\| ') : (shape.type ?? 'JSON');
};
