import { CAREER } from '#application/documents/career/career.ts';
import { careerHistory } from '#application/documents/career/career-history.ts';
import { type ImportRefusal, proposeFrom } from '#application/documents/career/career-import.ts';
import type { CareerRefused } from '#application/documents/career/change-career.ts';
import { dismissMissingFact, keepFacts, removeFact, rewordFact } from '#application/documents/career/keep-facts.ts';
import type { CareerFact } from '#domain/documents/career.ts';
import { type CareerProblem, type CareerWords, problemIn } from '#domain/documents/career-rules.ts';
import { done } from '#web/contract/answers.ts';
import {
  careerConfirmed,
  careerDismissal,
  careerList,
  careerProposals,
  careerSaved,
  careerWords,
  LARGEST_CAREER_FILE,
} from '#web/contract/career.ts';
import { ApiError, badField, badRequest, conflict, notFound, notSignedIn, tooMany } from '../errors.ts';
import { route } from '../route.ts';

export const careerRoutes = [
  route({
    method: 'get',
    path: '/api/user/career',
    summary: 'What its user says of their career beside their wins',
    answers: { 200: careerList },
    access: 'session',
    async handle({ parts, userId }) {
      const history = await careerHistory(parts, userId);
      if (!history) throw notSignedIn();
      return { body: { success: true, facts: history.facts, dismissed: [...history.dismissed] } };
    },
  }),
  route({
    method: 'post',
    path: '/api/user/career',
    summary: 'Keep what was typed, or confirmed of a file: all of it or nothing',
    answers: { 201: careerSaved },
    access: 'session',
    body: careerConfirmed,
    shows: [CAREER],
    async handle({ parts, userId, body }) {
      for (const fact of body.facts) refuseUnfit(fact);
      const saved = await keepFacts(parts, userId, body.facts, body.imported ? 'import' : 'web');
      if ('refused' in saved) throw problem(saved.refused);
      return { status: 201, body: answered('Added to your career', saved.facts), position: saved.position };
    },
  }),
  route({
    method: 'post',
    path: '/api/user/career/import',
    summary: 'What a JSON Resume, LinkedIn’s archive or an old CV (PDF, DOCX, text) tells; nothing of it is kept',
    answers: { 200: careerProposals },
    access: 'session',
    largestFile: LARGEST_CAREER_FILE,
    repeatable: true,
    async handle({ parts, userId, raw }) {
      const proposed = await proposeFrom(parts, parts.careerFiles, userId, raw);
      if ('refused' in proposed) throw importProblem(proposed.refused);
      return { body: { success: true, ...proposed } };
    },
  }),
  route({
    method: 'post',
    path: '/api/user/career/dismiss',
    summary: 'Be asked no more for something that a document lacked',
    answers: { 200: done },
    access: 'session',
    body: careerDismissal,
    shows: [CAREER],
    async handle({ parts, userId, body }) {
      const dismissed = await dismissMissingFact(parts, userId, body.missing);
      if ('refused' in dismissed) throw notSignedIn();
      return {
        body: { success: true, message: 'We will not ask for this again.' },
        position: dismissed.position,
      };
    },
  }),
  route({
    method: 'put',
    path: '/api/user/career/:id',
    summary: 'Say a fact anew',
    answers: { 200: careerSaved },
    access: 'session',
    body: careerWords,
    shows: [CAREER],
    async handle({ parts, userId, params, body }) {
      refuseUnfit(body);
      const saved = await rewordFact(parts, userId, { ...body, id: params.id ?? '' });
      if ('refused' in saved) throw problem(saved.refused);
      return { body: answered('Saved', saved.facts), position: saved.position };
    },
  }),
  route({
    method: 'delete',
    path: '/api/user/career/:id',
    summary: 'Remove one fact',
    answers: { 200: careerSaved },
    access: 'session',
    shows: [CAREER],
    async handle({ parts, userId, params }) {
      const saved = await removeFact(parts, userId, params.id ?? '');
      if ('refused' in saved) throw problem(saved.refused);
      return { body: answered('Removed', saved.facts), position: saved.position };
    },
  }),
];

const answered = (message: string, facts: readonly CareerFact[]) => ({ success: true, message, facts });

const WHY: Readonly<Record<CareerProblem['why'], string>> = {
  missing: 'Please say at least this much',
  'too-long': 'Please use fewer words',
  'not-a-line': 'Please use one line of text',
  'no-month': 'Please choose a month or type a year',
  'ends-before-it-began': 'This ends before it began',
  'no-link': 'Please enter a link that starts with https://',
};

const refuseUnfit = (words: CareerWords): void => {
  const found = problemIn(words);
  if (found) throw badField(found.field, WHY[found.why]);
};

const problem = (refused: CareerRefused | 'too-often'): ApiError => {
  switch (refused) {
    case 'bad-fact':
      return badRequest('Please check what you entered.');
    case 'too-many-facts':
      return conflict('A career can hold 300 entries. Please remove some first.');
    case 'no-such-fact':
      return notFound();
    case 'too-often':
      return tooMany('That were many changes for one hour. Please go on a little later.');
    case 'no-such-account':
      return notSignedIn();
  }
};

const importProblem = (refused: ImportRefusal | 'too-often' | 'no-such-account'): ApiError => {
  switch (refused) {
    case 'unknown-file':
      return new ApiError(
        415,
        'We read JSON Resume, the archive from LinkedIn, and a CV as PDF, DOCX or plain text. This file is none of them.',
      );
    case 'broken':
      return badRequest('This file is damaged, so we could not read it.');
    case 'too-large':
      return new ApiError(413, 'This file holds too much for us to read.');
    case 'locked':
      return badRequest('This file is locked with a password. Please save it without one and try again.');
    case 'no-text':
      return badRequest('This PDF holds pictures of pages and no text. Please save your CV as a PDF with text.');
    case 'nothing-found':
      return badRequest('We read this file and found no positions, schools or languages in it.');
    case 'too-often':
      return tooMany('That were many files for one hour. Please go on a little later.');
    case 'no-such-account':
      return notSignedIn();
  }
};
