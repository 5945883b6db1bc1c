/** What other subjects may know of this one. */
export { forgetAnswers } from './sign-in/kept-answers.ts';
export { forgetLogin, lastLoginOf } from './sign-in/last-login.ts';
export { requestWelcome } from './sign-in/link-mail.ts';
export { takeLoginMail } from './sign-in/login-mail-budget.ts';
export { countPasskeys, forgetCounters, listPasskeys } from './sign-in/passkeys.ts';
export { endAllSessions, listSessions } from './sign-in/sessions.ts';
export { mailLoginLinkOnRequest } from './sign-in/sign-in.ts';
