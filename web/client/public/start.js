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
    answer.then(firstWords).catch(() => {}); // whoever waits for it hears of it
    globalThis.started = { token, answer };
  }

  // The words that a page is opened for stand in its frame as soon as they are known, long before a slow line has brought
  // the script that draws the page. A frame that has given way to its page is not there any more.
  async function firstWords(answer) {
    const { user, reads } = await answer.clone().json();
    const frame = document.querySelector('[data-frame]');
    const [, read] = Object.entries(reads).find(([path]) => path.startsWith('/api/achievements?')) ?? [];
    if (frame === null || user === null || read === undefined) return;
    const place = (name) => frame.querySelector(`[data-first=${name}]`);
    if (place('name')) welcome(place('name'), place('latest'), user, read.body);
    if (place('month') && at.searchParams.get('tab') !== 'timeline') months(place('month'), read.body.achievements);
  }

  function welcome(name, latest, { firstName }, { total, achievements: [newest] }) {
    const [unnamed, { offsetHeight }] = [name.textContent, name.parentElement];
    name.textContent = name.dataset.words.replace('{}', () => firstName);
    // A name that needs a second line would push down what is being read: it comes with the page.
    if (name.parentElement.offsetHeight !== offsetHeight) name.textContent = unnamed;
    if (newest === undefined) return;
    const [stones, words] = latest.children;
    const { one, many } = stones.dataset;
    stones.textContent = total === 1 ? one : many.replace('{}', total.toLocaleString(document.documentElement.lang));
    words.textContent = newest.originalMessage;
    latest.hidden = false;
  }

  function months(template, wins) {
    if (wins.length === 0) return;
    const inWords = (date, options) =>
      new Date(`${date}T00:00:00Z`).toLocaleDateString(document.documentElement.lang, { ...options, timeZone: 'UTC' });
    const shown = document.createDocumentFragment();
    for (const { date, originalMessage } of wins.slice(0, 12)) {
      const month = inWords(date, { month: 'long', year: 'numeric' });
      const one = template.content.cloneNode(true);
      const [heading, row] = [one.querySelector('h3'), one.querySelector('li')];
      heading.textContent = month;
      row.querySelector('span').textContent = originalMessage.slice(0, 240);
      row.querySelector('time').textContent = inWords(date, { dateStyle: 'long' });
      const last = shown.lastElementChild;
      if (last?.querySelector('h3').textContent === month) last.querySelector('ul').append(row);
      else shown.append(one);
    }
    template.previousElementSibling.replaceWith(shown);
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
