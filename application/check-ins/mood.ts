import type { QuestionContext } from '#domain/check-ins/questions.ts';

/** How a user wrote last when a check-in goes out (`at`, ISO 8601): of a crisis, of another hard day, or null. */
export type MoodOf = (userId: number, at: string) => Promise<QuestionContext['mood']>;
