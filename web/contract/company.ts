import type { Company } from './system.ts';

/** Name, address and register as one line of a text; '' where the operator is not named. */
export const inOneLine = (company: Company | null): string =>
  company === null ? '' : partsOf(company).join(', ').replaceAll('\n', ', ');

const partsOf = ({ name, address, register }: Company): readonly string[] =>
  [name, address, register ?? ''].filter((part) => part !== '');
