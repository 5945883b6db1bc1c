/// <reference types="vite/client" />

/** A login token that `start.js` took out of the address bar. */
declare var arrivedToken: string | undefined;

/** What `start.js` asked the server for, and with which token. */
declare var started: import('./shared/api/first-answers.ts').Started | undefined;

declare module 'virtual:palette.css' {}
