/** Where the palette itself did not come: apart from its other words, which come with it. */
export const notLoaded = 'That could not be loaded. Please try again.';
