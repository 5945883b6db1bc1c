import type { Services } from '#application/services.ts';
import type { ExportOf } from './parts.ts';
import { exportedWins } from './wins.ts';

const monthName = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The wins to be read: Markdown, by month, newest first. */
export async function* journal(
  services: Pick<Services, 'readModels'>,
  of: ExportOf,
  name: string,
): AsyncGenerator<string> {
  yield `# Journal of ${oneLine(name)}\n`;
  let month = '';
  for await (const { date, originalMessage, category, analysisResult } of exportedWins(services, of)) {
    if (date.slice(0, 7) !== month) {
      month = date.slice(0, 7);
      yield `\n## ${monthName.format(new Date(`${month}-01T00:00:00Z`))}\n`;
    }
    yield `\n### ${date}${category === null ? '' : ` · ${oneLine(category)}`}\n\n${asText(originalMessage)}\n`;
    if (analysisResult) yield `\n> ${oneLine(analysisResult.analysis)}\n${skillsOf(analysisResult.skills)}`;
  }
  if (month === '') yield '\nNo wins yet.\n';
}

const skillsOf = (skills: readonly string[]): string =>
  skills.length === 0 ? '' : `\nSkills: ${skills.map(oneLine).join(', ')}\n`;

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A line that looks like a heading is none. */
const asText = (text: string): string => text.trim().replace(/^(\s*)#/gm, '$1\\#');
