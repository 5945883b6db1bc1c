import test from 'ava';
import { createElement } from 'react';
import { mailtoOf } from '#web/client/features/contact/contact-message.ts';
import { copy } from '#web/client/features/contact/copy.ts';
import { currentToast } from '#web/client/shared/toasts/toasts.ts';
import { rendered } from './rendering.ts';

const { act } = await import('@testing-library/react');
const { ContactForm } = await import('#web/client/features/contact/contact-form.tsx');
const { AppConfigProvider } = await import('#web/client/shared/app-config.tsx');
const { Footer } = await import('#web/client/shell/footer.tsx');
const { useApi } = await import('#web/client/shared/api/api-context.ts');

test.afterEach.always(() => localStorage.clear()); // a message that is brought back is kept

const config = (outbox: boolean) => () => ({
  body: {
    brandName: 'Cairn',
    supportEmail: 'help@cairn.example',
    outbox,
    company: null,
    marketing: null,
    sandboxPayments: false,
  },
});

/** Tried again until it is so. */
const holds = (so: boolean): void => {
  if (!so) throw new Error('not yet');
};

/** Below what the server says of itself. */
const Configured = ({ children }: { children: React.ReactNode }) =>
  createElement(AppConfigProvider, { api: useApi(), children });

test.serial('each field says what it wants, and nothing is opened', async (t) => {
  const opened: string[] = [];
  const form = createElement(ContactForm, { open: (url: string) => opened.push(url) });
  const { screen, user } = await rendered(t, createElement(Configured, null, form), config(false));
  await user.click(screen.getByRole('button', { name: 'Send Message' }));
  for (const said of [
    'Name is required',
    'Valid email is required',
    'Subject is required',
    'Message must be at least 10 characters',
  ])
    t.truthy(await screen.findByText(said), said);
  t.deepEqual(opened, []);
});

test.serial(
  'a message opens a mail of the visitor’s own, the form is empty then, and it can be brought back',
  async (t) => {
    const opened: string[] = [];
    const form = createElement(ContactForm, { open: (url: string) => opened.push(url) });
    const { screen, user, calls, settled } = await rendered(t, createElement(Configured, null, form), config(false));
    await settled(() => holds(calls.length === 1));
    await user.type(screen.getByLabelText('Name'), 'Ada & Co');
    await user.type(screen.getByLabelText('Email'), 'ada@example.com');
    await user.type(screen.getByLabelText('Subject'), 'A question');
    await user.type(screen.getByLabelText('Message'), 'How do I begin?');
    await user.click(screen.getByRole('button', { name: 'Send Message' }));
    t.truthy(await screen.findByRole('button', { name: /Sending\.\.\./ }));
    await settled(() => holds(currentToast()?.title === 'Email Client Opened'));
    const url = new URL(opened[0] ?? '');
    t.is(url.pathname, 'help@cairn.example');
    t.is(url.searchParams.get('subject'), 'Contact Form: A question');
    t.is(url.searchParams.get('body'), 'Name: Ada & Co\r\nEmail: ada@example.com\r\n\r\nHow do I begin?');
    await settled(() => holds(screen.getByLabelText<HTMLInputElement>('Message').value === ''));
    t.is(calls.length, 1, 'nothing is told to the server');
    await act(async () => currentToast()?.action?.run());
    await settled(() => holds(screen.getByLabelText<HTMLInputElement>('Message').value === 'How do I begin?'));
  },
);

test.serial('a mail that could not be opened is an error, and the words stay', async (t) => {
  const form = createElement(ContactForm, {
    open: () => {
      throw new Error('blocked');
    },
  });
  const { screen, user, settled } = await rendered(t, createElement(Configured, null, form), config(false));
  await user.type(screen.getByLabelText('Name'), 'Ada');
  await user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await user.type(screen.getByLabelText('Subject'), 'A question');
  await user.type(screen.getByLabelText('Message'), 'How do I begin?');
  await user.click(screen.getByRole('button', { name: 'Send Message' }));
  await settled(() => holds(currentToast()?.description === copy.failed.description));
  t.is(currentToast()?.title, 'Error');
  t.is(screen.getByLabelText<HTMLInputElement>('Message').value, 'How do I begin?');
});

test('whatever is written, the mail goes to one address and has one subject', (t) => {
  const nasty = {
    name: 'a&cc=x@y.z',
    email: 'a@b.c',
    subject: 'x\r\nBcc: y@z.w?body=1',
    message: '&bcc=q@w.e # ? \ud800',
  };
  const url = new URL(mailtoOf(nasty, 'help@cairn.example'));
  t.deepEqual([...url.searchParams.keys()], ['subject', 'body']);
  t.is(url.searchParams.get('subject'), 'Contact Form: x Bcc: y@z.w?body=1');
  t.is(url.pathname, 'help@cairn.example');
});

for (const outbox of [true, false])
  test.serial(`the footer leads to the legal pages, and ${outbox ? '' : 'not '}to the outbox`, async (t) => {
    const { screen, calls, settled } = await rendered(
      t,
      createElement(Configured, null, createElement(Footer)),
      config(outbox),
    );
    await settled(() => holds(calls.length === 1));
    if (outbox) await screen.findByRole('link', { name: 'Outbox' });
    t.deepEqual(
      screen.getAllByRole('link').map((link) => link.getAttribute('href')),
      ['/privacy', '/terms', '/contact', '/impressum', ...(outbox ? ['/outbox'] : [])],
    );
    t.truthy(screen.getByText(`© ${new Date().getFullYear()} Cairn`));
  });
