import { createContext } from 'react';

/**
 * Whether what is rendered is the frame of a page, which the build makes when nobody is known: it keeps places free
 * (`data-first`) for the words that `start.js` has before the page's script is there.
 */
export const InFrame = createContext(false);
