import { CAREER } from '#application/documents/career/career.ts';
import { careerHistory } from '#application/documents/career/career-history.ts';
import { type ImportRefusal, proposeFrom } from '#application/documents/career/career-import.ts';
import type { CareerRefused } from '#application/documents/career/change-career.ts';
import { dismissMissingFact, keepFacts, removeFact, rewordFact } from '#application/documents/career/keep-facts.ts';
import { publishedFact, publishedField, wordsOfPublished } from '#application/documents/career/published-fact.ts';
import type { CareerFact, CareerWords } from '#domain/documents/career.ts';
import { type CareerProblem, problemIn } from '#domain/documents/career-rules.ts';
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
import type { Sentence } from '../words/words.ts';

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
      return { body: { success: true, facts: history.facts.map(publishedFact), dismissed: [...history.dismissed] } };
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
    async handle({ parts, userId, body, words }) {
      const facts = body.facts.map((fact) => ({ ...wordsOfPublished(fact), id: fact.id }));
      for (const fact of facts) refuseUnfit(fact);
      const saved = await keepFacts(parts, userId, facts, body.imported ? 'import' : 'web');
      if ('refused' in saved) throw problem(saved.refused);
      return { status: 201, body: answered(words.career.added, saved.facts), position: saved.position };
    },
  }),
  route({
    method: 'post',
    path: '/api/user/career/import',
    summary: 'What an old CV (PDF, DOCX, text), LinkedIn’s archive, Europass or JSON tells; nothing of it is kept',
    answers: { 200: careerProposals },
    access: 'session',
    largestFile: LARGEST_CAREER_FILE,
    repeatable: true,
    async handle({ parts, userId, raw }) {
      const proposed = await proposeFrom(parts, parts.careerFiles, userId, raw);
      if ('refused' in proposed) throw importProblem(proposed.refused);
      const proposals = proposed.proposals.map(({ fact, before }) => ({
        fact: publishedFact(fact),
        before: before && publishedFact(before),
      }));
      return { body: { success: true, ...proposed, proposals } };
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
    async handle({ parts, userId, body, words }) {
      const dismissed = await dismissMissingFact(parts, userId, body.missing);
      if ('refused' in dismissed) throw notSignedIn();
      return {
        body: { success: true, message: words.career.dismissed },
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
    async handle({ parts, userId, params, body, words }) {
      const said = wordsOfPublished(body);
      refuseUnfit(said);
      const saved = await rewordFact(parts, userId, { ...said, id: params.id ?? '' });
      if ('refused' in saved) throw problem(saved.refused);
      return { body: answered(words.career.saved, saved.facts), position: saved.position };
    },
  }),
  route({
    method: 'delete',
    path: '/api/user/career/:id',
    summary: 'Remove one fact',
    answers: { 200: careerSaved },
    access: 'session',
    shows: [CAREER],
    async handle({ parts, userId, params, words }) {
      const saved = await removeFact(parts, userId, params.id ?? '');
      if ('refused' in saved) throw problem(saved.refused);
      return { body: answered(words.career.removed, saved.facts), position: saved.position };
    },
  }),
];

const answered = (message: string, facts: readonly CareerFact[]) => ({
  success: true,
  message,
  facts: facts.map(publishedFact),
});

const WHY: Readonly<Record<CareerProblem['why'], Sentence>> = {
  missing: ({ career }) => career.missing,
  'too-long': ({ career }) => career.tooLong,
  'not-a-line': ({ career }) => career.notALine,
  'no-month': ({ checks }) => checks.monthMissing,
  'ends-before-it-began': ({ career }) => career.endsBefore,
  'no-link': ({ checks }) => checks.linkMissing,
};

const refuseUnfit = (words: CareerWords): void => {
  const found = problemIn(words);
  if (found) throw badField(publishedField(found.field), WHY[found.why]);
};

const problem = (refused: CareerRefused | 'too-often'): ApiError => {
  switch (refused) {
    case 'bad-fact':
      return badRequest(({ checks }) => checks.checkThis);
    case 'too-many-facts':
      return conflict(({ career }) => career.tooManyFacts);
    case 'no-such-fact':
      return notFound();
    case 'too-often':
      return tooMany(({ career }) => career.tooOften);
    case 'no-such-account':
      return notSignedIn();
  }
};

const importProblem = (refused: ImportRefusal | 'too-often' | 'no-such-account'): ApiError => {
  switch (refused) {
    case 'unknown-file':
      return new ApiError(415, ({ career }) => career.unknownFile);
    case 'broken':
      return badRequest(({ career }) => career.brokenFile);
    case 'too-large':
      return new ApiError(413, ({ career }) => career.fileTooLarge);
    case 'locked':
      return badRequest(({ career }) => career.lockedFile);
    case 'no-text':
      return badRequest(({ career }) => career.noText);
    case 'nothing-found':
      return badRequest(({ career }) => career.nothingFound);
    case 'busy':
      return tooMany(({ career }) => career.fileBusy);
    case 'too-often':
      return tooMany(({ career }) => career.filesTooOften);
    case 'no-such-account':
      return notSignedIn();
  }
};
