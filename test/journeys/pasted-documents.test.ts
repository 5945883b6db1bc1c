import test from 'ava';
import { sharedApp } from '../support/app.ts';
import { corresponding, flat, sayOnTheWeb, someDocuments } from '../support/conversing.ts';
import { needsOf } from '../support/held-mail.ts';
import { aUser } from '../support/user.ts';

const asked: Readonly<Record<'company' | 'role' | 'jobDescription', string>>[] = [];
const documents: typeof someDocuments = {
  async find(userId, requestId, wish) {
    asked.push(wish);
    return someDocuments.find(userId, requestId, wish);
  },
};
const app = sharedApp(test, { documents });

const CV = `Eleanor Whitcombe
London NW3 | 07912 555 018 | eleanor.whitcombe@example.com

EXPERIENCE
The Grange Hotel, London — Operations Manager
March 2019 – Present
• Led a team of 42 across housekeeping and front of house
• Reduced agency spend by £120,000 a year

Bell & Crown, Oxford — Restaurant Manager
June 2014 – February 2019
• Trained 15 new waiters

EDUCATION
BA Hospitality Management, Oxford Brookes University, 2011 – 2014`;

const ADVERT = `Head of Operations, London
The role
You will lead a team of 42 across housekeeping and kitchen.
What we're looking for
- 5+ years of experience in hotel operations
What we offer
- Salary of £65,000
Apply by sending your CV to jobs@grange.example.`;

test('a mail with a CV gives no win but the one above it, and says where CVs go', async (t) => {
  const user = await aUser(app());
  const { first, say } = await corresponding(app(), user);
  const answer = flat(await say(first, `I fixed the lift in block C today. By the way, here's my CV:\n\n${CV}`));
  t.deepEqual(
    (await user.wins()).map(({ originalMessage }) => originalMessage),
    ['I fixed the lift in block C today.'],
  );
  t.regex(answer, /That looks like a CV, so none of it was saved as a win\./);
  t.regex(answer, /under “Career” on your profile, as a PDF, Word or text file: \S+\/profile\b/);
  t.like((await needsOf(user))[0], { kind: 'left-out', reason: 'cv' });
});

test('an advertisement on the web gives no win, and below a request it is what the letter answers', async (t) => {
  const user = await aUser(app());
  const { parts } = (await sayOnTheWeb(user, ADVERT)).cards[0] ?? {};
  t.regex(JSON.stringify(parts), /That looks like a job advertisement, so none of it was saved as a win\./);
  t.regex(JSON.stringify(parts), /\/content\/cover-letter/);
  t.deepEqual(await user.wins(), []);

  const { first, say } = await corresponding(app(), user);
  const question = await say(first, `Write a cover letter for this job:\n\n${ADVERT}`);
  t.regex(flat(question), /company/i);
  await say(question, 'The Grange');
  const { company, role, jobDescription } = asked.at(-1) ?? {};
  t.deepEqual([company, role, jobDescription], ['The Grange', 'Head of Operations', ADVERT]);
});
