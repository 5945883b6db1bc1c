// Runs before anything else is loaded: takes a token that was mailed out of the address bar, and applies the chosen colours
// before the first paint.
(() => {
  const at = new URL(location.href);
  const token = at.searchParams.get('token');
  if (token !== null && /^\/(login(\/token)?|profile-setup|confirm-address|held\/[\w-]+)\/?$/.test(at.pathname)) {
    at.searchParams.delete('token');
    history.replaceState(history.state, '', at.pathname + at.search + at.hash);
    // Only links sign in. Whoever puts a session's token into an address wants someone else to work in their journal.
    globalThis.arrivedToken = /^session_/.test(token) ? 'not-a-link' : token;
  }
  try {
    const scheme = localStorage.getItem('colorScheme');
    if (scheme === 'light' || scheme === 'dark') document.documentElement.dataset.scheme = scheme;
    // Whoever may be signed in goes on to their own pages, without a look at the words for visitors.
    if (at.pathname === '/' && (localStorage.getItem('authToken') ?? localStorage.getItem('token')) !== null)
      location.replace('/dashboard');
  } catch {
    // Storage is blocked: the system's colours stand.
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
