import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { Fault } from '#application/engine/ports/fault.ts';
import type { Helplines } from '#application/inbox/helplines.ts';
import { isTimezone } from '#domain/time/local-time.ts';
import { nameGivenTwice } from './name-given-twice.ts';

/** The table that comes with the project; `docs/helplines.md` names the sources of its lines. */
const OWN_TABLE = new URL('./helplines.json', import.meta.url);

/** Digits as they are dialled: a letter in between would be read out as none. */
const number = z.string().regex(/^\+?\d[\d ]{1,18}$/, 'must be a number as it is dialled, in digits and spaces');
const text = z.string().trim().min(1).max(80);
const country = z.string().regex(/^[A-Z]{2}$/, 'must be a country of ISO 3166, in two capitals');

const line = z.strictObject({
  for: z.enum(['life', 'violence']),
  name: text,
  number,
  /** Day and night. */
  always: z.boolean(),
  /** It may be texted too. */
  texts: z.boolean(),
});

const table = z
  .strictObject({
    checked: z.iso.date(),
    more: z.url({ protocol: /^https$/ }),
    countries: z.record(country, z.strictObject({ emergency: number.nullable(), lines: z.array(line).max(4) })),
    emergencyAlone: z.record(number, z.array(country)),
  })
  .superRefine(({ countries, emergencyAlone }, context) => {
    const named = [...Object.keys(countries), ...Object.values(emergencyAlone).flat()];
    const twice = named.find((one, at) => named.indexOf(one) < at);
    if (twice) context.addIssue({ code: 'custom', message: `names ${twice} twice` });
  });

type Table = z.infer<typeof table>;

/** What is wrong with a table of an operator's: it is said at the start, in one line, and nothing starts. */
const badHelplines = (file: string, why: string): Fault =>
  new Fault('bad-helplines', `HELPLINES_FILE: ${file} ${why}`.replace(/\s+/g, ' '));

/** The helplines of a file, null for our own. Throws `bad-helplines` for one that is not there or not as it must be. */
export const readHelplines = (file: string | null): Helplines => helplinesOf(readTable(file));

const readTable = (file: string | null): Table => {
  const shown = file ?? 'the table of the project';
  const content = contentOf(shown, file ?? OWN_TABLE);
  const read = table.safeParse(parsed(shown, content));
  const twice = nameGivenTwice(content);
  if (twice !== null) throw badHelplines(shown, `names ${twice} twice`);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw badHelplines(shown, `${issue?.path.join('.') ?? ''} ${issue?.message ?? 'is not a table of helplines'}`.trim());
};

const contentOf = (shown: string, file: string | URL): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw badHelplines(
      shown,
      `cannot be read (${error instanceof Error && 'code' in error ? error.code : String(error)})`,
    );
  }
};

const parsed = (shown: string, content: string): unknown => {
  try {
    return JSON.parse(content);
  } catch {
    throw badHelplines(shown, 'is no JSON');
  }
};

/** Lines for what is needed come first; a line that listens to everything is never left out. */
const helplinesOf = ({ countries, emergencyAlone, more }: Table): Helplines => {
  const emergencies = new Map(
    Object.entries(emergencyAlone).flatMap(([emergency, some]) => some.map((one) => [one, emergency] as const)),
  );
  const known = new Map(Object.entries(countries));
  let zones: ReadonlyMap<string, string> | null = null; // asked for by few, and 50 ms to make
  const countryOf = (timezone: string): string | undefined => {
    zones ??= zonesOf([...known.keys(), ...emergencies.keys()]);
    return zones.get(canonical(timezone));
  };
  return {
    of({ phoneCountry, timezone }, need) {
      const where = phoneCountry ?? countryOf(timezone) ?? '';
      const found = known.get(where);
      const lines = (found?.lines ?? [])
        .filter((one) => one.for === 'life' || one.for === need)
        .toSorted((one, other) => Number(other.for === need) - Number(one.for === need))
        .map(({ name, number: dialled, always, texts }) => ({ name, number: dialled, always, texts }));
      return {
        emergency: found?.emergency ?? emergencies.get(where) ?? null,
        lines,
        more: lines.length === 0 ? more : null,
      };
    },
  };
};

/** The country of each zone, as this machine's own data has it. */
const zonesOf = (some: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    some.flatMap((one) =>
      (new Intl.Locale(`und-${one}`).getTimeZones() ?? []).map((zone) => [canonical(zone), one] as const),
    ),
  );

/** One name of the several that a zone may have; the same name where this machine knows none. */
const canonical = (zone: string): string =>
  isTimezone(zone) ? new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone : zone;
