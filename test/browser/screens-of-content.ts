import type { Page } from 'playwright';
import { holdAnswers, signedInUser } from './browsing.ts';
import type { Browsing, Screens } from './screen.ts';

const WINS = ['Cut our nightly build from 40 to 9 minutes by caching the toolchain.', 'Trained 6 new colleagues.'];

const typeOwnWords = async (page: Page): Promise<void> => {
  const text = page.getByLabel('Text', { exact: true });
  await text.press('ControlOrMeta+a');
  await page.keyboard.insertText('My own words.');
};

/** The pages of documents, in each of their states. */
export const screensOfContent = ({ app, goTo }: Browsing): Screens => {
  const withDocuments = async (page: Page) => {
    const user = await signedInUser(page, app(), WINS);
    await user.call('POST', '/api/documents/generate', {
      type: 'custom',
      prompt: 'A thread on recent wins',
      scheduledPublishDate: new Date(Date.now() + 72 * 60 * 60 * 1000).toISOString().slice(0, 10),
    });
    await user.call('POST', '/api/documents/generate', { type: 'cv' });
    await goTo(page, '/content');
  };
  const editing = async (page: Page) => {
    const user = await signedInUser(page, app(), WINS);
    const { body } = await user.call('POST', '/api/documents/generate', { type: 'linkedin-post' });
    const { documentId: id } = body as { documentId: string };
    await user.call('PATCH', `/api/documents/${id}`, {
      content: 'I cut our nightly build to 9 minutes.\n\nMore soon.',
    });
    await goTo(page, `/content/edit/${id}`);
    await page.getByText('Version 2').waitFor();
    return { user, id };
  };
  /** Saved by one window after another did; its id. */
  const changedElsewhere = async (page: Page): Promise<string> => {
    const { user, id } = await editing(page);
    await typeOwnWords(page);
    await user.call('PATCH', `/api/documents/${id}`, { content: '# Theirs\n\nFrom another window.' });
    await page.getByRole('button', { name: 'Save Changes' }).click();
    return id;
  };
  return {
    'the content page without documents': {
      words: 'No documents yet',
      open: async (page) => {
        await signedInUser(page, app());
        await goTo(page, '/content');
      },
    },
    'the content page': { words: 'Comes to you on', open: withDocuments },
    'a document that is read': {
      words: 'For your eyes only',
      open: async (page) => {
        await withDocuments(page);
        await page
          .getByRole('button', { name: /^View:/ })
          .first()
          .click();
        await page.getByRole('button', { name: '1 win behind this sentence' }).first().click();
        await page.getByRole('link', { name: WINS[0] ?? '' }).waitFor();
      },
    },
    'the dialog that downloads a document': {
      words: 'Paper',
      open: async (page) => {
        await withDocuments(page);
        await page
          .getByRole('button', { name: /^Download:/ })
          .first()
          .click();
        await page.getByRole('img', { name: 'Page 1 of 1' }).waitFor();
      },
    },
    'the question before a client report': {
      words: 'Client (optional)',
      open: async (page) => {
        await signedInUser(page, app());
        await goTo(page, '/content');
        await page.getByRole('button', { name: /^Client report/ }).click();
      },
    },
    'the editor of a document': {
      words: 'Version 2',
      open: async (page) => {
        await editing(page);
        await page.getByRole('button', { name: 'Show changes: version 2' }).click();
        await page.locator('ins').first().waitFor();
        await page.getByRole('button', { name: 'Make a link' }).click();
        await page.getByText('0 readers').waitFor();
      },
    },
    'a document that two windows changed': {
      words: 'This document was changed elsewhere meanwhile',
      expected: /status of 412/,
      open: async (page) => {
        await changedElsewhere(page);
      },
    },
    'a document whose own text is being saved as the newest': {
      words: 'This document was changed elsewhere meanwhile',
      expected: /status of 412/,
      open: async (page) => {
        const id = await changedElsewhere(page);
        await page.getByText('From another window.').waitFor();
        await holdAnswers(page, `**/api/documents/${id}`, 'PATCH');
        await page.getByRole('button', { name: 'Save mine as the newest' }).click();
      },
    },
    'a document that two windows type into': {
      words: 'This document is being edited in another window, too',
      expected: /status of 412/,
      open: async (page) => {
        const { user, id } = await editing(page);
        const draft = { content: '# Theirs\n\nFrom another window.', version: 2 };
        await user.call('PUT', `/api/documents/${id}/draft`, draft);
        await typeOwnWords(page);
        await page.getByRole('button', { name: 'Go on with mine' }).waitFor();
      },
    },
    'the form of a cover letter': {
      words: 'Company name is required',
      open: async (page) => {
        await signedInUser(page, app());
        await goTo(page, '/content/cover-letter');
        await page.getByRole('button', { name: 'Generate Cover Letter' }).click();
      },
    },
  };
};
