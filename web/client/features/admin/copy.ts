/** Operators read English alone, so this folder has no translations. */
export const copy = {
  title: 'Admin',
  loading: 'Loading',
  nav: 'Admin pages',
  windowTitle: (page: string) => `${page} · Admin`,
  viewOnly: 'View only',
  viewOnlyDetail: 'You are a viewer on this server: you see everything here and change nothing.',
  failed: {
    title: 'This could not be read',
    detail: 'The server did not answer, or answered with an error.',
    retry: 'Retry',
  },
  stale: 'The last reading failed. What you see is older, and is read again by itself.',
  list: {
    more: 'Load more',
    reading: 'Loading…',
    nothing: 'Nothing here',
    nothingFits: 'Nothing fits these filters',
    clear: 'Clear filters',
    filters: 'Filters',
    all: 'All',
    choose: (name: string) => `Select ${name}`,
    chooseAll: 'Select all',
    chosen: (count: number) => `${count} selected`,
  },
  chart: {
    now: 'now',
    part: (name: string, count: string) => `${name} ${count}`,
    summary: (label: string, parts: readonly string[], peak: string | null) =>
      `${label}: ${parts.join(', ')}${peak === null ? '' : `; most at ${peak}`}`,
  },
  action: {
    reason: 'Reason',
    reasonHint: 'Kept in the audit, sealed. Do not name anybody.',
    cancel: 'Cancel',
    close: 'Close',
    failed: 'That did not work. Please try again.',
    signIn: {
      title: 'Sign in again first',
      detail: 'Your sign-in is older than an hour. Sign in once more here; what you typed stays.',
    },
    passkey: {
      title: 'Sign in with a passkey first',
      detail: 'This server can be reached by others, so changes need a sign-in with a passkey.',
      none: 'You have no passkey yet. Add one on your profile, sign in with it, and come back.',
      profile: 'Open your profile',
    },
    viewer: {
      title: 'You may only look',
      detail: 'You are a viewer on this server. An operator has to do this.',
    },
  },
} as const;
