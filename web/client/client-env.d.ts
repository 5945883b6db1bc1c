/// <reference types="vite/client" />

/** A login token that `start.js` took out of the address bar. */
declare var arrivedToken: string | undefined;

declare module 'virtual:palette.css' {}
