// Runs before anything else is loaded: takes a login token out of the address bar, and applies the chosen colours
// before the first paint.
(() => {
  const at = new URL(location.href);
  const token = at.searchParams.get('token');
  if (token !== null && /^\/(login(\/token)?|profile-setup)\/?$/.test(at.pathname)) {
    at.searchParams.delete('token');
    history.replaceState(history.state, '', at.pathname + at.search + at.hash);
    // Only links sign in. Whoever puts a session's token into an address wants someone else to work in their journal.
    globalThis.arrivedToken = /^session_/.test(token) ? 'not-a-link' : token;
  }
  try {
    const scheme = localStorage.getItem('colorScheme');
    if (scheme === 'light' || scheme === 'dark') document.documentElement.dataset.scheme = scheme;
  } catch {
    // Storage is blocked: the system's colours stand.
  }
})();
