import type { ExportWords, MissingPart } from '#application/privacy/export/export-words.ts';

const monthName = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

export const exportWords: ExportWords = {
  journal: {
    title: (name) => `# Journal of ${oneLine(name)}\n`,
    month: (month) => `\n## ${monthName.format(new Date(`${month}-01T00:00:00Z`))}\n`,
    win: ({ originalMessage, category, analysisResult, ...win }) => {
      const filed = category === null ? '' : ` · ${oneLine(category)}`;
      const made = analysisResult ? `${remarkOf(analysisResult.analysis)}${skillsOf(analysisResult.skills)}` : '';
      return `\n### ${dayOf(win)}${filed}\n\n${asText(originalMessage)}\n${made}`;
    },
    empty: '\nNo wins yet.\n',
  },
  noDocuments: 'There are no documents in this account yet.\n',
  missing: {
    before: 'These files of your account could not be read, so they are not in this export:\n\n',
    part: (part) => `- ${nameOf(part)}\n`,
    after: (support) => `\nEverything else is here. Please write to ${support}, so that we can look for them.\n`,
  },
};

/** Its month alone, or near which day it was, where no day is known. */
const dayOf = ({ date, dateIsApproximate }: Readonly<{ date: string; dateIsApproximate: boolean }>): string => {
  if (!dateIsApproximate) return date;
  return date.endsWith('-01') ? monthName.format(new Date(`${date}T00:00:00Z`)) : `around ${date}`;
};

/** Nothing where there was nothing to say. */
const remarkOf = (analysis: string): string => (analysis === '' ? '' : `\n> ${oneLine(analysis)}\n`);

const nameOf = (part: MissingPart): string => {
  if (typeof part === 'string') return part;
  return part.part === 'removed-win'
    ? `export.json: the removed win ${part.winId}`
    : `export.json: earlier wordings of the win ${part.winId}`;
};

const skillsOf = (skills: readonly string[]): string =>
  skills.length === 0 ? '' : `\nSkills: ${skills.map(oneLine).join(', ')}\n`;

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A line that looks like a heading is none. */
const asText = (text: string): string => text.trim().replace(/^([^\S\r\n\u2028\u2029]*)#/gm, '$1\\#');
