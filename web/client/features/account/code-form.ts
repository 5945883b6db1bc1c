import type { ReactNode } from 'react';

/** A form that takes the code of a login mail, and says when it was right. */
export type CodeForm = (email: string, onSignedIn: () => void) => ReactNode;
