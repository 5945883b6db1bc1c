import { z } from 'zod';

/** Who runs this installation, as pages name them. `address` may have several lines; `register` is null where there is none. */
export type Company = Readonly<{ name: string; address: string; register: string | null }>;

/** `\n` may be written out, for files of settings in which a value is one line. */
const lines = (longest: number) =>
  z
    .string()
    .max(longest, `must have at most ${longest} characters`)
    .transform((text) =>
      text
        .split(/\\n|\n/)
        .map((line) => line.trim())
        .filter((line) => line !== '')
        .join('\n'),
    );

export const companyEnvironment = {
  COMPANY_NAME: lines(200).optional(),
  COMPANY_ADDRESS: lines(400).optional(),
  COMPANY_REGISTER: lines(400).optional(),
};

type CompanyEnvironment = z.infer<z.ZodObject<typeof companyEnvironment>>;

/** Null where no company is named. */
export const companyOf = (env: CompanyEnvironment): Company | null =>
  env.COMPANY_NAME === undefined
    ? null
    : { name: env.COMPANY_NAME, address: env.COMPANY_ADDRESS ?? '', register: env.COMPANY_REGISTER ?? null };

/** A name without an address, or an address or a register without a name, is not what the law asks for. */
export const companyConflicts = (given: Readonly<Record<string, string | undefined>>): string[] => {
  const { COMPANY_NAME, COMPANY_ADDRESS, COMPANY_REGISTER } = given;
  const other = [COMPANY_ADDRESS && 'COMPANY_ADDRESS', COMPANY_REGISTER && 'COMPANY_REGISTER'].find(Boolean);
  return [
    ...(COMPANY_NAME && !COMPANY_ADDRESS ? ['COMPANY_ADDRESS must be set when COMPANY_NAME is'] : []),
    ...(other && !COMPANY_NAME ? [`COMPANY_NAME must be set when ${other} is`] : []),
  ];
};
