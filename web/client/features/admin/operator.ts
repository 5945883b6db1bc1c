import { createContext, type ReactNode, useContext } from 'react';
import type { OperatorNeed, OperatorSelf } from '#web/contract/admin/me.ts';

/** A form that signs the operator in again where they are, by the mail's code or with a passkey. */
export type SignInHere = (need: 'sign-in' | 'passkey', onSignedIn: () => void) => ReactNode;

/** Who looks at these pages. `refresh` reads it again, as after a sign-in. */
export type Operator = Readonly<{
  self: OperatorSelf;
  refresh: () => Promise<unknown>;
  signInHere: SignInHere;
  /** Paths below `/admin` that this build has a page for. */
  pages: ReadonlySet<string>;
}>;

const OperatorContext = createContext<Operator | null>(null);

export const OperatorProvider = OperatorContext.Provider;

export const useOperator = (): Operator => {
  const operator = useContext(OperatorContext);
  if (operator === null) throw new Error('useOperator needs an OperatorProvider around it');
  return operator;
};

/** Whether to offer actions at all: viewers are shown none. */
export const useMayAct = (): boolean => useOperator().self.role === 'operator';

/** The reason why an action is not possible now, as far as the page knows. The server has the last word. */
export const needOf = ({ needs, actsUntil }: OperatorSelf, now: number): OperatorNeed | null => {
  if (needs !== null) return needs;
  return actsUntil !== null && Date.parse(actsUntil) <= now ? 'sign-in' : null;
};
