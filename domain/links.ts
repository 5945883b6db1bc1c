const MAX_LENGTH = 2000;
/** Spaces, marks that RFC 3986 has no place for, and characters that no reader sees or that turn the direction of writing. */
const NOT_IN_LINKS = /[\s<>"\\^`{|}\p{C}\p{DI}]/u;
/** The host in plain letters, directly before port, path, query or end: no user, no password, no lookalike letters. */
const WEB = /^https?:\/\/([a-z\d](?:[a-z\d._-]*[a-z\d])?\.?)(?::\d{1,5})?(?:[/?#]|$)/i;
/** One address and nothing after it: header fields could add recipients or put words into the mail. */
const MAILTO = /^mailto:[\w.+'-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.){1,8}[a-z][a-z\d-]{0,61}[a-z\d]$/i;

/**
 * Whether a link that a person or a model wrote may be clickable: `http:`, `https:` or `mailto:`, leading where a reader
 * sees it lead. Everything else is shown as text. The one rule for pages, shared pages, files and mails.
 */
export const isOpenable = (link: string): boolean => {
  if (link.length > MAX_LENGTH || NOT_IN_LINKS.test(link)) return false;
  if (MAILTO.test(link)) return true;
  const [, host] = WEB.exec(link) ?? [];
  return host !== undefined && URL.canParse(link) && new URL(link).hostname === host.toLowerCase();
};

/** The address of a web page as a form takes it, in the one spelling that is openable; null for anything else. */
export const webAddress = (typed: string): string | null => {
  if (!/^https?:/i.test(typed) || !URL.canParse(typed)) return null;
  const link = new URL(typed).href.replace(/[\^`{|}]/g, encodeURIComponent);
  return isOpenable(link) ? link : null;
};

/** A page that strangers can open as well: its host is no name of a local network. */
export const isPublicPage = (typed: string): boolean => {
  const link = /^https?:\/\/\S+$/i.test(typed) ? webAddress(typed) : null;
  return link !== null && new URL(link).hostname.includes('.');
};
