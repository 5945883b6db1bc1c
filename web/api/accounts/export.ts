import { done } from '#web/contract/answers.ts';
import { EXPORT_ITEMS } from '#web/contract/export.ts';
import { notSignedIn, tooMany } from '../errors.ts';
import { route } from '../route.ts';

export const exportRoutes = [
  route({
    method: 'get',
    path: '/api/user/export',
    summary: 'Everything the account owns, as one ZIP file; ten a day; needs a sign-in within the last 15 minutes',
    answers: { 200: null },
    access: 'recent',
    async handle({ parts, userId }) {
      const exported = await parts.exports.open(userId);
      if ('refused' in exported)
        throw exported.refused === 'too-often' ? tooMany(({ account }) => account.exportedTooOften) : notSignedIn();
      const headers = {
        'Content-Type': 'application/zip',
        'Content-Disposition': `attachment; filename="${exported.name}.zip"`,
        [EXPORT_ITEMS]: String(exported.items),
      };
      return { body: exported.archive, headers };
    },
  }),
  route({
    method: 'get',
    path: '/api/user/export/check',
    summary: 'Whether an export may begin: 403 where it needs another sign-in; counts as none',
    answers: { 200: done },
    access: 'recent',
    handle: async ({ words }) => ({ body: { success: true, message: words.account.exportMayBegin } }),
  }),
];
