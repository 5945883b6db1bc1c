import type { Facts } from '#domain/facts.ts';

/** What a mail with a login link says. `withCode`: it also shows six digits, for the page that asked. */
export type LoginLinkFacts = Readonly<{ of: 'login-link'; withCode: boolean }>;

export const isLoginLink = (facts: Facts): facts is LoginLinkFacts => facts.of === 'login-link';
