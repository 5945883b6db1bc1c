import { JSDOM } from 'jsdom';

/** As every page is sent: with the name of the service. */
const PAGE =
  '<!doctype html><html lang="en"><head><meta name="application-name" content="Cairn"></head><body></body></html>';

const { window } = new JSDOM(PAGE, {
  url: 'http://localhost:3000/',
  pretendToBeVisual: true,
});

/** What jsdom does not have: nothing here is seen, so no query matches and nothing changes its size. */
const unseen = {
  matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
  scrollTo() {},
};

const OURS = new Set(['fetch', 'Headers', 'Request', 'Response', 'AbortController', 'AbortSignal', 'URL', 'crypto']);

/** Puts a browser's globals into this thread, where Node has none of its own; `fetch` and its kind stay Node's. */
for (const name of Object.getOwnPropertyNames(window)) {
  if (name in globalThis || OURS.has(name) || name.startsWith('_')) continue;
  Object.defineProperty(globalThis, name, { configurable: true, get: () => Reflect.get(window, name) });
}
for (const [name, value] of Object.entries({ window, document: window.document, ...unseen })) {
  Object.defineProperty(globalThis, name, { configurable: true, writable: true, value });
  if (name in unseen) Reflect.set(window, name, value);
}
for (const name of ['Event', 'CustomEvent', 'EventTarget', 'navigator', 'localStorage', 'sessionStorage'] as const)
  Object.defineProperty(globalThis, name, { configurable: true, get: () => Reflect.get(window, name) });
for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
  Object.defineProperty(globalThis, name, { configurable: true, writable: true, value: window[name].bind(window) });
Reflect.set(window.Element.prototype, 'animate', () => ({}));
Reflect.set(window.Element.prototype, 'scrollIntoView', () => {});
Object.defineProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT', { configurable: true, writable: true, value: true });
