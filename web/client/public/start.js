// Runs before anything else is loaded: takes a token that was mailed out of the address bar, applies the chosen colours
// before the first paint, and has the server asked for what the page shows first while its script is still on the way.
(() => {
  const at = new URL(location.href);
  const mailed = at.searchParams.get('token');
  if (mailed !== null && /^\/(login(\/token)?|profile-setup|confirm-address|held\/[\w-]+)\/?$/.test(at.pathname)) {
    at.searchParams.delete('token');
    history.replaceState(history.state, '', at.pathname + at.search + at.hash);
    // Only links sign in. Whoever puts a session's token into an address wants someone else to work in their journal.
    globalThis.arrivedToken = /^session_/.test(mailed) ? 'not-a-link' : mailed;
  }
  try {
    const scheme = localStorage.getItem('colorScheme');
    if (scheme === 'light' || scheme === 'dark') document.documentElement.dataset.scheme = scheme;
    const session = localStorage.getItem('authToken') ?? localStorage.getItem('token');
    // Whoever may be signed in goes on to their own pages, without a look at the words for visitors.
    if (at.pathname === '/' && session !== null) return location.replace('/dashboard');
    if (session === null) document.documentElement.dataset.visitor = '';
    else if (document.currentScript.dataset.page !== undefined) begin(session);
  } catch {
    // Storage is blocked: the system's colours stand, and the script asks for what it needs.
  }

  function begin(token) {
    const query = new URLSearchParams({ at: at.pathname });
    for (const name of ['q', 'category', 'skill', 'date', 'until'])
      if (at.searchParams.has(name)) query.set(name, at.searchParams.get(name));
    const headers = { Accept: 'application/json', Authorization: `Bearer ${token}` };
    const answer = fetch(`/api/start?${query}`, { headers, credentials: 'include', cache: 'no-store' });
    answer.catch(() => {}); // whoever waits for it hears of it
    globalThis.started = { token, answer };
  }
})();

// The antd library writes its style sheets as text into style elements. Text without "<" makes no element: that much
// becomes markup, and nothing else does.
if (window.trustedTypes?.createPolicy)
  window.trustedTypes.createPolicy('default', {
    createHTML(text) {
      if (text.includes('<')) throw new TypeError('text is never made into elements here');
      return text;
    },
  });
