/** What search engines and people who are sent a link read of each public page; the landing page is called as we are. */
export const copy = {
  landing: { title: '', description: 'Transform Daily Achievements Into Ongoing Success' },
  login: { title: 'Sign In', description: 'Sign in by a link that comes by mail. There is no password to remember.' },
  register: {
    title: 'Sign Up',
    description: 'Answer a short mail about your day, and keep every win: $11 per month or $75 per year.',
  },
  contact: { title: 'Contact', description: 'Write to us: a person reads it.' },
  privacy: {
    title: 'Privacy Policy',
    description: 'What we keep of what you write, for how long, who sees it, and how you take it back.',
  },
  terms: { title: 'Terms of Service', description: 'What you can expect of us, and what we expect of you.' },
  impressum: { title: 'Legal Notice', description: 'Who runs this service, and how to reach them.' },
  'not-found': { title: '404 Page Not Found', description: 'There is nothing at this address.' },
} as const;
