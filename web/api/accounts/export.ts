import { EXPORT_ITEMS } from '#web/contract/export.ts';
import { notSignedIn, tooMany } from '../errors.ts';
import { route } from '../route.ts';

export const exportRoutes = [
  route({
    method: 'get',
    path: '/api/user/export',
    summary: 'Everything the account owns, as one ZIP file; ten a day',
    answers: { 200: null },
    access: 'session',
    async handle({ parts, userId }) {
      const exported = await parts.exports.open(userId);
      if ('refused' in exported)
        throw exported.refused === 'too-often' ? tooMany(({ account }) => account.exportedTooOften) : notSignedIn();
      const headers = {
        'Content-Type': 'application/zip',
        'Content-Disposition': `attachment; filename="cairn-export-${exported.date}.zip"`,
        [EXPORT_ITEMS]: String(exported.items),
      };
      return { body: exported.archive, headers };
    },
  }),
];
