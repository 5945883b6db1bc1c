import { createContext, type ReactNode, useContext } from 'react';
import { type Given, MARKS } from '#web/contract/page-routes.ts';
import { useAppConfig } from './app-config.tsx';

/** True while the build draws a page: what the operator gives is not known yet. */
export const InBuild = createContext(false);

/** Shows a part where the operator gave what it needs, and `otherwise` where not. */
export const WhereGiven = ({ what, children, otherwise }: Props) => {
  const { company, marketing } = useAppConfig();
  const given = { company: company !== null, register: Boolean(company?.register), marketing: marketing !== null };
  if (useContext(InBuild))
    return (
      <>
        {MARKS.given(what).start}
        {children}
        {MARKS.given(what).end}
        {MARKS.missing(what).start}
        {otherwise}
        {MARKS.missing(what).end}
      </>
    );
  return given[what] ? children : otherwise;
};

/** The same within a sentence: '' where the company is not named. */
export const useWhereNamed = (words: string): string => {
  const { company } = useAppConfig();
  const { start, end } = MARKS.given('company');
  if (useContext(InBuild)) return start + words + end;
  return company === null ? '' : words;
};

type Props = Readonly<{ what: Given; children: ReactNode; otherwise?: ReactNode }>;
