import type { ReactNode } from 'react';

/**
 * Stands in the build for antd's form library, which its fields and dialogs import to say that they are in none: our forms
 * are react-final-form's, and an eighth of the first page was code that checks the others.
 */
export const FormProvider = ({ children }: { children?: ReactNode }): ReactNode => children;
