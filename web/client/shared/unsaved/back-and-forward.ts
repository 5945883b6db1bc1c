type Hear = (event: PopStateEvent) => void;

let hear: Hear | undefined;

// Imported before the router starts: of two listeners of the window the earlier one is asked first, and may stop the other.
addEventListener('popstate', (event) => hear?.(event));

/** Hears of Back and Forward before the router does, until the answer is called. */
export const hearFirst = (own: Hear): (() => void) => {
  hear = own;
  return () => {
    if (hear === own) hear = undefined;
  };
};
