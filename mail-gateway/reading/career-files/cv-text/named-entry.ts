import type { CareerWords } from '#domain/documents/career.ts';
import type { CvLine } from '../cv-line.ts';
import { entriesIn } from './entries.ts';
import { type Sounds, soundsLikeDegree, soundsLikeEmployer, soundsLikeSchool, soundsLikeTrade } from './names.ts';
import { namedEntries } from './roles.ts';

const WORK: Sounds = { what: soundsLikeTrade, where: soundsLikeEmployer };
const LEARNING: Sounds = { what: soundsLikeDegree, where: soundsLikeSchool };

/** Entries of a career that are no position. */
const TIME_AWAY =
  /^(?:elternzeit|kindererziehung(?:szeit)?|(?:grund)?wehrdienst|zivildienst|arbeitssuchend|arbeitslos|mutterschutz|(?:parental|maternity|paternity) leave|career break|sabbatical|gap year|cong[ée] (?:parental|maternit[ée])|excedencia)\b/iu;

export const positionsIn = (lines: readonly CvLine[]): readonly CareerWords[] => {
  const named = namedEntries(entriesIn(lines, 'both', WORK), WORK);
  const areNames = named.filter(({ what }) => !startsSmall(what)).length * 2 > named.length;
  return named
    .filter(({ what }) => !TIME_AWAY.test(what))
    .filter(({ what }) => !areNames || !startsSmall(what))
    .map(({ what, where, place, time }) => ({ kind: 'position', employer: where, title: what, place, ...time }));
};

/** Half a sentence that has a time, among names: "zuerst Innere, seit 1/2018 …". */
const startsSmall = (what: string): boolean => /^\p{Ll}/u.test(what) && !soundsLikeTrade(what);

/** What has a single year and sounds neither like a degree nor like a school is a certificate. */
export const schoolsIn = (lines: readonly CvLine[]): readonly CareerWords[] =>
  namedEntries(entriesIn(lines, 'end', LEARNING), LEARNING).map(({ what, where, place, time }): CareerWords => {
    const isSchool = time.from !== '' || time.to === null || [what, where].some(soundsOfSchool);
    if (isSchool) return { kind: 'education', school: where, title: what, place, ...time };
    return { kind: 'certificate', title: what || where, issuer: what === '' ? '' : where, issued: time.to ?? '' };
  });

const soundsOfSchool = (text: string): boolean => soundsLikeSchool(text) || soundsLikeDegree(text);
