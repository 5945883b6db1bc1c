import { allFound } from '#application/engine/all-pages.ts';
import { INSIGHTS } from '#application/insights/public.ts';
import { EXPORT_PAGE, type ExportOf, type ExportParts } from './parts.ts';

/** The insights that were made, the newest first: what was said last of each time, and the wins that it names. */
export async function* exportedInsights({ readModels }: ExportParts, { userId, at }: ExportOf) {
  const made = allFound((cursor) =>
    readModels.page(INSIGHTS, {
      filter: { equals: { userId } },
      sort: [['start', 'descending']],
      limit: EXPORT_PAGE,
      cursor,
    }),
  );
  for await (const { id, document } of made) {
    if (document.createdAt > at) continue;
    const { kind, start, end, language, writtenBy, facts, text, createdAt, updatedAt } = document;
    yield {
      id,
      periodType: kind,
      periodStart: start,
      periodEnd: end,
      language,
      writtenBy,
      summary: text.summary,
      strengths: text.strengths,
      growthAreas: text.growthAreas,
      winIds: facts.highlights.map(({ winId }) => winId),
      createdAt,
      updatedAt,
    };
  }
}
