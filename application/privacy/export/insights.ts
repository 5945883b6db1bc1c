import { allFound } from '#application/engine/all-pages.ts';
import { INSIGHTS } from '#application/insights/public.ts';
import { asPlainText } from '#domain/insights/insight-text.ts';
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
    const { kind, start, end, language, writtenBy, text, createdAt, updatedAt } = document;
    yield {
      id,
      periodType: kind,
      periodStart: start,
      periodEnd: end,
      language,
      writtenBy,
      summary: asPlainText(text),
      strengths: text.strengths,
      growthAreas: text.growthAreas,
      winIds: [...new Set(text.paragraphs.flat().flatMap(({ winIds }) => winIds))],
      createdAt,
      updatedAt,
    };
  }
}
