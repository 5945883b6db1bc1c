import type { Career } from '#application/documents/document-formats.ts';

/** Of whom nothing is known. */
export const noCareer: Career = { profile: { name: '', email: '', phone: '', role: '', company: '' }, facts: [] };
