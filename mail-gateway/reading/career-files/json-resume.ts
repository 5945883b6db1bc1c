import type { CareerWords } from '#domain/documents/career.ts';
import { monthOf, spanOf } from './data-months.ts';
import { labelOf } from './links.ts';
import { itemsIn, objectIn, textIn, type Values } from './values.ts';

/** What a JSON Resume (1.0.0) says. What is no text where the schema wants one is not there. */
export const factsOfJsonResume = (resume: Values): readonly CareerWords[] => {
  const items = (field: string) => itemsIn(resume, field);
  const basics = objectIn(resume, 'basics');
  return [
    ...items('work').map(
      (work): CareerWords => ({
        kind: 'position',
        employer: textIn(work, 'name') || textIn(work, 'company'),
        title: textIn(work, 'position'),
        place: textIn(work, 'location'),
        ...spanOf(textIn(work, 'startDate'), textIn(work, 'endDate')),
      }),
    ),
    ...items('education').map(
      (school): CareerWords => ({
        kind: 'education',
        school: textIn(school, 'institution'),
        title: [textIn(school, 'studyType'), textIn(school, 'area')].filter((part) => part !== '').join(' '),
        place: textIn(school, 'location'),
        ...spanOf(textIn(school, 'startDate'), textIn(school, 'endDate')),
      }),
    ),
    ...items('certificates').map(
      (one): CareerWords => ({
        kind: 'certificate',
        title: textIn(one, 'name'),
        issuer: textIn(one, 'issuer'),
        issued: monthOf(textIn(one, 'date')),
      }),
    ),
    ...items('languages').map(
      (one): CareerWords => ({
        kind: 'language',
        name: textIn(one, 'language'),
        level: textIn(one, 'fluency'),
      }),
    ),
    ...items('skills').map((one): CareerWords => ({ kind: 'skill', name: textIn(one, 'name') })),
    ...itemsIn(basics, 'profiles').flatMap((one) => linkTo(textIn(one, 'url'), textIn(one, 'network'))),
    ...linkTo(textIn(basics, 'url'), ''),
  ];
};

export const linkTo = (url: string, network: string): readonly CareerWords[] =>
  url === '' ? [] : [{ kind: 'link', label: network || labelOf(url), url }];
