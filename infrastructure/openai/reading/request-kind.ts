import { requestKind } from '#domain/inbox/request/mail-request.ts';

/** The requests that a model may name. Facts of a career are for the local reader. */
export const kind = requestKind.exclude(['tell-career']);
