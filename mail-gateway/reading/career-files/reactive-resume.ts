import type { CareerWords } from '#domain/documents/career.ts';
import { monthOf, spanOfPeriod } from './data-months.ts';
import { linkTo } from './json-resume.ts';
import { itemsIn, objectIn, textIn, type Values, valueIn } from './values.ts';

/** Both versions of Reactive Resume have sections of items; JSON Resume has none. */
export const isReactiveResume = (resume: Values): boolean =>
  [objectIn(resume, 'sections', 'experience'), objectIn(resume, 'sections', 'education')].some(
    (section) => valueIn(section, 'items') !== undefined,
  );

/**
 * The career in a file of Reactive Resume (4 and 5). Hidden items are not read; a position of several roles is one for
 * each.
 */
export const factsOfReactiveResume = (resume: Values): readonly CareerWords[] => {
  const items = (section: string): readonly Values[] =>
    itemsIn(objectIn(resume, 'sections', section), 'items').filter(
      (item) => valueIn(item, 'hidden') !== true && valueIn(item, 'visible') !== false,
    );
  return [
    ...items('experience').flatMap(positionsOf),
    ...items('education').map(
      (school): CareerWords => ({
        kind: 'education',
        school: textIn(school, 'school') || textIn(school, 'institution'),
        title: [textIn(school, 'degree') || textIn(school, 'studyType'), textIn(school, 'area')]
          .filter((part) => part !== '')
          .join(' '),
        place: textIn(school, 'location'),
        ...spanOfPeriod(periodOf(school)),
      }),
    ),
    ...items('certifications').map(
      (one): CareerWords => ({
        kind: 'certificate',
        title: textIn(one, 'title') || textIn(one, 'name'),
        issuer: textIn(one, 'issuer'),
        issued: monthOf(textIn(one, 'date')),
      }),
    ),
    ...items('languages').map(
      (one): CareerWords => ({
        kind: 'language',
        name: textIn(one, 'language') || textIn(one, 'name'),
        level: textIn(one, 'fluency') || textIn(one, 'description'),
      }),
    ),
    ...items('skills').flatMap((one) => [textIn(one, 'name'), ...keywordsOf(one)].map(skill)),
    ...items('profiles').flatMap((one) =>
      linkTo(textIn(objectIn(one, 'website'), 'url') || textIn(objectIn(one, 'url'), 'href'), textIn(one, 'network')),
    ),
  ];
};

const positionsOf = (work: Values): readonly CareerWords[] => {
  const position = (title: string, period: string): CareerWords => ({
    kind: 'position',
    employer: textIn(work, 'company'),
    title,
    place: textIn(work, 'location'),
    ...spanOfPeriod(period),
  });
  const roles = itemsIn(work, 'roles').filter((role) => textIn(role, 'position') !== '');
  if (roles.length > 0) return roles.map((role) => position(textIn(role, 'position'), periodOf(role)));
  return [position(textIn(work, 'position'), periodOf(work))];
};

const periodOf = (item: Values): string => textIn(item, 'period') || textIn(item, 'date');

const skill = (name: string): CareerWords => ({ kind: 'skill', name });

const keywordsOf = (item: Values): readonly string[] => {
  const found = valueIn(item, 'keywords');
  return Array.isArray(found) ? found.slice(0, 50).filter((word): word is string => typeof word === 'string') : [];
};
