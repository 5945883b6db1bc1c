/**
 * The document of a mail for a frame of its own: links open in the whole window, so that a login link signs in. The
 * frame itself forbids scripts, forms and plugins.
 */
export const renderedMail = (html: string): string => `<!doctype html><base target="_top">${html}`;

/** What the frame may do: nothing but follow a link that a person clicked. */
export const frameSandbox = 'allow-top-navigation-by-user-activation';
