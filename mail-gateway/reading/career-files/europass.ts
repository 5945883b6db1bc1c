import { XMLParser } from 'fast-xml-parser';
import type { CareerWords } from '#domain/documents/career.ts';
import { spanOf } from './data-months.ts';
import { Unreadable } from './unreadable.ts';
import { elementsIn, objectIn, textIn, type Values, valuesOf } from './values.ts';

/**
 * The career in a Europass CV, in the form of 2013 (`SkillsPassport`) and in that of 2020 (`Candidate`). Other XML is
 * refused, and so is what declares entities of its own.
 */
export const factsOfEuropass = (text: string): readonly CareerWords[] => {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new Unreadable('unknown-file');
  const root = valuesOf(parsed(text));
  if (Object.hasOwn(root, 'SkillsPassport')) return factsOfPassport(objectIn(root, 'SkillsPassport', 'LearnerInfo'));
  if (Object.hasOwn(root, 'Candidate')) return factsOfCandidate(objectIn(root, 'Candidate'));
  throw new Unreadable('unknown-file');
};

const parsed = (text: string): unknown => {
  try {
    return new XMLParser({
      ignoreAttributes: false,
      attributeNamePrefix: '@',
      removeNSPrefix: true,
      parseTagValue: false,
      parseAttributeValue: false,
    }).parse(text);
  } catch {
    throw new Unreadable('broken');
  }
};

const factsOfPassport = (learner: Values): readonly CareerWords[] => {
  const linguistic = objectIn(learner, 'Skills', 'Linguistic');
  const foreign = elementsIn(objectIn(linguistic, 'ForeignLanguageList'), 'ForeignLanguage');
  return [
    ...elementsIn(objectIn(learner, 'WorkExperienceList'), 'WorkExperience').map(
      (work): CareerWords => ({
        kind: 'position',
        employer: textIn(objectIn(work, 'Employer'), 'Name'),
        title: textIn(objectIn(work, 'Position'), 'Label'),
        place: townOf(objectIn(work, 'Employer')),
        ...periodOf(objectIn(work, 'Period')),
      }),
    ),
    ...elementsIn(objectIn(learner, 'EducationList'), 'Education').map(
      (school): CareerWords => ({
        kind: 'education',
        school: textIn(objectIn(school, 'Organisation'), 'Name'),
        title: textIn(school, 'Title'),
        place: townOf(objectIn(school, 'Organisation')),
        ...periodOf(objectIn(school, 'Period')),
      }),
    ),
    ...elementsIn(objectIn(linguistic, 'MotherTongueList'), 'MotherTongue').map((one) => languageOf(one, '')),
    ...foreign.map((one) => languageOf(one, textIn(objectIn(one, 'ProficiencyLevel'), 'SpokenInteraction'))),
    ...foreign
      .flatMap((one) => elementsIn(objectIn(one, 'CertificateList'), 'Certificate'))
      .map(
        (one): CareerWords => ({
          kind: 'certificate',
          title: textIn(one, 'Title'),
          issuer: textIn(one, 'AwardingBody'),
          issued: dateOf(objectIn(one, 'Date')),
        }),
      ),
  ];
};

const townOf = (organisation: Values): string => {
  const contact = objectIn(organisation, 'ContactInfo', 'Address', 'Contact');
  return [textIn(contact, 'Municipality'), textIn(objectIn(contact, 'Country'), 'Label')]
    .filter((part) => part !== '')
    .join(', ');
};

const languageOf = (language: Values, level: string): CareerWords => ({
  kind: 'language',
  name: textIn(objectIn(language, 'Description'), 'Label'),
  level,
});

/** `year="2015" month="--04"` */
const dateOf = (date: Values): string => `${textIn(date, '@year')}${textIn(date, '@month').replace(/^--/, '-')}`;

const periodOf = (period: Values) => {
  const isCurrent = textIn(period, 'Current') === 'true';
  return spanOf(dateOf(objectIn(period, 'From')), isCurrent ? '' : dateOf(objectIn(period, 'To')));
};

const factsOfCandidate = (candidate: Values): readonly CareerWords[] => [
  ...elementsIn(objectIn(candidate, 'CandidateProfile', 'EmploymentHistory'), 'EmployerHistory').flatMap((employer) =>
    elementsIn(employer, 'PositionHistory').map(
      (position): CareerWords => ({
        kind: 'position',
        employer: textIn(employer, 'OrganizationName'),
        title: textIn(position, 'PositionTitle'),
        place: textIn(position, 'City'),
        ...datesOf(objectIn(position, 'EmploymentPeriod'), 'CurrentIndicator'),
      }),
    ),
  ),
  ...elementsIn(objectIn(candidate, 'CandidateProfile', 'EducationHistory'), 'EducationOrganizationAttendance').map(
    (school): CareerWords => ({
      kind: 'education',
      school: textIn(school, 'OrganizationName'),
      title: textIn(objectIn(school, 'EducationDegree'), 'DegreeName') || textIn(school, 'ProgramName'),
      place: textIn(objectIn(school, 'OrganizationContact', 'Communication', 'Address'), 'CityName'),
      ...datesOf(objectIn(school, 'AttendancePeriod'), 'Ongoing'),
    }),
  ),
  ...motherTongueOf(textIn(objectIn(candidate, 'CandidatePerson'), 'PrimaryLanguageCode')),
  ...elementsIn(objectIn(candidate, 'CandidateProfile', 'PersonQualifications'), 'PersonCompetency').flatMap(spokenIn),
];

const datesOf = (period: Values, lasting: string) => {
  const date = (field: string): string => textIn(objectIn(period, field), 'FormattedDateTime');
  const to = textIn(period, lasting) === 'true' ? '' : date('EndDate');
  return spanOf(date('StartDate'), to);
};

/** Languages are named by three letters, "eng"; their level is what was heard, as every version has it. */
const spokenIn = (competency: Values): readonly CareerWords[] => {
  if (textIn(competency, 'TaxonomyID') !== 'language') return [];
  const code = textIn(competency, 'CompetencyID');
  const name = nameOfLanguage(code);
  if (name === '') return [];
  const [first] = elementsIn(competency, 'CompetencyDimension');
  const level = first === undefined ? '' : textIn(objectIn(first, 'Score'), 'ScoreText');
  return [{ kind: 'language', name, level }];
};

const motherTongueOf = (code: string): readonly CareerWords[] => {
  const name = nameOfLanguage(code);
  return name === '' ? [] : [{ kind: 'language', name, level: '' }];
};

const nameOfLanguage = (code: string): string => {
  if (!/^[a-z]{2,3}$/.test(code)) return '';
  return new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(code) ?? '';
};
