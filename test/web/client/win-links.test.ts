import test from 'ava';
import { createElement } from 'react';
import { plainLinks, trapLinks } from '../../support/links.ts';
import { rendered } from './rendering.ts';
import { aWin } from './some-wins.ts';

const { WinDetails } = await import('#web/client/features/wins/win-details.tsx');
const { EvidenceLinks } = await import('#web/client/features/wins/evidence-links.tsx');

const nothing = () => ({ body: { success: true } });
const hrefs = () => [...document.querySelectorAll('a[target=_blank]')].map((link) => link.getAttribute('href'));

test.serial('in the words of a win only a link that hides nothing is clickable', async (t) => {
  const details = (links: readonly string[]) =>
    createElement(WinDetails, {
      win: aWin('one', { originalMessage: links.join(' \n') }),
      name: 'One',
      actions: { edit: () => {}, setPrivate: () => {} },
    });
  await rendered(t, details([...trapLinks, ...plainLinks]), nothing);
  t.deepEqual(
    hrefs().filter((href) => href !== 'https://example.com/a'), // of the link with a tab in it, before the tab
    plainLinks.filter((link) => /^http/i.test(link)),
  );
});

test.serial('a link that was kept before links were checked is shown, and cannot be clicked', async (t) => {
  const urls = ['https://example.com/a', 'https://you:secret@example.com/', 'javascript:alert(1)'];
  const links = urls.map((url, at) => ({ id: String(at), url, name: `Link ${at}` }));
  const { screen } = await rendered(t, createElement(EvidenceLinks, { win: aWin('one', { links }) }), nothing);
  t.deepEqual(hrefs(), ['https://example.com/a']);
  for (const { name } of links) t.truthy(screen.getByText(name));
});
