import { fieldIn, type ReportPart } from './report-parts.ts';

/** What a report says of one recipient, as RFC 3464 has it; '' where it says nothing. */
export type RecipientStatus = Readonly<{ recipient: string; action: string; status: string; diagnostic: string }>;

const MOST_RECIPIENTS = 20;
const STATUS_TYPE = /^message\/(?:global-)?delivery-status$/;
/** Some programs put the fields into a text part, or write no type at all. */
const FIELDS = /^[ \t]*(?:final|original)-recipient[ \t]*:/im;

/** The recipients that the report's fields name, the first 20 of them; a report that is only prose names none. */
export const recipientsOf = (parts: readonly ReportPart[]): readonly RecipientStatus[] => {
  const typed = parts.filter(({ type }) => STATUS_TYPE.test(type));
  const holding = typed.length > 0 ? typed : parts.filter(({ type, text }) => !isReturned(type) && FIELDS.test(text));
  return holding
    .flatMap(({ text }) => blocksOf(text))
    .slice(0, MOST_RECIPIENTS)
    .map(recipientOf);
};

/** A message that came back with the report, or its headers. */
export const isReturned = (type: string): boolean =>
  /^(?:message\/(?:rfc822|global|partial)(?:-headers)?|text\/rfc822(?:-headers)?|message\/global-headers)$/.test(type);

/** One block for each recipient; whatever stands between is of all of them. */
const blocksOf = (text: string): readonly string[] => {
  const blocks = text.split(/\n[ \t]*\n/);
  const named = blocks.filter((block) => FIELDS.test(block));
  if (named.length > 0) return named;
  return /^[ \t]*(?:action|status)[ \t]*:/im.test(text) ? [text] : [];
};

const recipientOf = (block: string): RecipientStatus => ({
  recipient: addressIn(fieldIn(block, 'final-recipient') || fieldIn(block, 'original-recipient')),
  action: /^[a-z]+/.exec(fieldIn(block, 'action').toLowerCase())?.[0] ?? '',
  status: /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(fieldIn(block, 'status'))?.[0] ?? '',
  diagnostic: fieldIn(block, 'diagnostic-code'),
});

const addressIn = (value: string): string => /[^\s<>;"]+@[^\s<>;"]+/.exec(value)?.[0]?.toLowerCase() ?? '';
