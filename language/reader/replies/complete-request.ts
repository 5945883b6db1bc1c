import type { Reading } from '#application/inbox/mail-reader.ts';
import type { MailRequest } from '#domain/inbox/request/mail-request.ts';
import type { AskedBackOutcome } from '#domain/inbox/request/outcome.ts';

/**
 * What was asked for and not clear, once a reply says what was missing; null when it does not, and then stands for itself.
 * "Acme, sales lead" completes a cover letter; for the others the reply is read once more, behind the words that it leaves
 * out: "at 8 pm" after "when?".
 */
export const completeRequest = async (
  readText: (text: string) => Promise<Reading>,
  incomplete: AskedBackOutcome,
  reply: string,
): Promise<MailRequest | null> => {
  if (reply.length > LONGEST_REPLY) return null;
  const leadIn = leadInOf(incomplete);
  if (leadIn === null) return completedBy(incomplete, reply);
  const text = `${leadIn} ${reply.trim()}`;
  const reading = await readText(text);
  if (reading.kind !== 'understood' || reading.wins.length > 0 || reading.requests.length !== 1) return null;
  const [request] = reading.requests;
  return request?.kind === incomplete.request && Object.keys(request.details).length > 0 ? { ...request, text } : null;
};

/** The patterns below run for everybody's process: no answer to one question is longer. */
const LONGEST_REPLY = 2_000;

/** Null where a reply says it all by itself. */
const leadInOf = ({ request, facts: { asks } }: AskedBackOutcome): string | null => {
  if (request === 'change-schedule') return asks === 'zone' ? 'Change my time zone to' : 'Send my check-ins';
  return request === 'pause' ? 'Pause my check-ins' : null;
};

const completedBy = ({ request, asked, facts }: AskedBackOutcome, reply: string): MailRequest | null => {
  if (facts.asks === 'which-win' && facts.wish) {
    const picked = NUMBER_ALONE.exec(reply)?.[1];
    const details = { correctionsByWords: [facts.wish], pickedNumber: Number(picked) };
    return picked === undefined ? null : { kind: request, text: asked, details, certain: true };
  }
  if (request !== 'cover-letter') return null;
  const said = companyAndRoleIn(reply, facts) ?? companyIn(reply, facts);
  return said && { kind: request, text: `${asked.replace(END, '')}: ${reply.trim()}`, details: said, certain: true };
};

/** "2", "number 2", "die 2": which of those that were listed. */
const NUMBER_ALONE =
  /^\W*(?:(?:it's|the|die|der|das|la|le|el|l'|number|no|nr|nummer|num[eé]ro|n[uú]mero)\.? ?)*#?(\d{1,2})(?!\d)\W*(?:please|bitte|svp|por favor|thanks|danke|merci|gracias)?\W*$/iu;

const END = /(?<![\s.?!:…])[\s.?!:…]+$/u;

/** What a cover letter is for; '' where it is not known yet. */
type CompanyAndRole = Readonly<{ company: string; role: string }>;

const LONGEST = 200;
const LONGEST_PART = 80;

/** Before a mark or a word of ours; beside another capital it is a name: "Hello Fresh", "Yes Bank". */
const PLEASANTRY =
  /^(?:(?:[Hh]i|[Hh]ello|[Hh]ey|[Ss]ure|[Oo][Kk]|[Oo]kay|[Yy]es|[Ss]orry|[Oo]h|[Aa]h|[Tt]hanks?|[Tt]hank you|[Pp]lease)(?:\s*[,.!:\n]+\s*|\s+(?=[\p{Ll}\d])|$))+/u;

const GOODBYE = /[\s,.!-]*(?:\b(?:please|thanks?(?: a lot| again)?|thank you(?: so much)?|cheers)\b[\s,.!]*)+$/i;
const LEAD = /^(?:it(?:'|’)?s|it is|that(?:'|’)?s|that is|this is|it would be|for|with)\s+(?:for\s+)?/i;
const COMPANY_LEAD = /^(?:the )?(?:company|employer|firm|organi[sz]ation)(?:'s name)?(?:\s+is|\s*[:=-])\s*|^at\s+/i;

const ROLE_LEAD =
  /^(?:and\s+)?(?:for\s+)?(?:the\s+|a\s+)?(?:role|job|position|title|post)(?:\s+is|\s+of|\s+as|\s*[:=-])\s*|^(?:and\s+)?(?:for|as)\s+/i;

const ARTICLE = /^(?:an?|the|their)\s+(?=\S)/i;
const ROLE_TAIL = /\s+(?:role|job|position)$/i;

/**
 * Reads a short reply to "Which company, and for which role?", in this order unless its words say otherwise. `known` is
 * what need not be said again. Null when a part is still missing, or the reply is no such thing.
 */
export const companyAndRoleIn = (reply: string, known: CompanyAndRole): CompanyAndRole | null => {
  const text = bare(reply);
  if (text === '' || text.length > LONGEST || REFUSAL.test(text)) return null;
  const said = pairIn(text) ?? onlyIn(text, known);
  if (!said) return null;
  const company = cleanCompany(said.company) || known.company;
  const role = cleanRole(said.role) || known.role;
  return isPart(company) && isPart(role) ? { company, role } : null;
};

const REST =
  '(?: (?:it|that|this|them|about|of|the (?:letter|whole thing|request|idea)|letter|for|now|please|thanks?|thank you|yet|today|more|at all|really|anymore|any more|us|me|you|knows?|be|matter))*';

/** A "no" in so many words, and not a name that begins with one: "Stop & Shop", "Nothing Technologies". */
const REFUSAL = new RegExp(
  `^(?:(?:no|nope|nah|never ?mind|none|nothing|stop|skip|cancel|forget|leave)${REST}(?:$|[,.;!?\\n])|no (?:thanks?|thank you|need|longer|idea|company|role|one|more|rush)\\b|not (?:now|yet|today|needed|necessary|sure|really|any ?more|important|interested|at all|that)\\b|(?:don['’]?t|do not) )`,
  'i',
);

const MOST_WORDS = 4;

/** A sentence, and no name. */
const TELLS = /\b(?:was|were|had|got|went|did|been|has|i|we|my)\b/;

/** A name alone, when both are missing: the first of the two that were asked for. Null for anything longer, or a "no". */
export const companyIn = (reply: string, known: CompanyAndRole): Readonly<{ company: string }> | null => {
  const text = bare(reply);
  if (known.company !== '' || known.role !== '' || text === '' || REFUSAL.test(text)) return null;
  const company = cleanCompany(text);
  return isPart(company) && company.split(/\s+/).length <= MOST_WORDS && !TELLS.test(company) ? { company } : null;
};

/** A line with which people end a mail; their name comes below it. */
const CLOSING =
  /\n\s*(?:(?:many )?thanks|thank you|best|kind|warm|regards|cheers|sincerely|yours)\b[^\n]{0,30}(?:\n[\s\S]*)?$/i;

const bare = (reply: string): string =>
  reply
    .trim()
    .replace(CLOSING, '')
    .replace(PLEASANTRY, '')
    .replace(GOODBYE, '')
    .replace(/[.!]+$/, '')
    .replace(LEAD, '')
    .trim();

/** Each way in which people name two things at once. */
const PAIRS: readonly Readonly<{ pattern: RegExp; first: 'company' | 'role' }>[] = [
  { pattern: /^(?=(?:the )?(?:role|job|position)\b)(.+?)\s*(?:\n|[,;]|\band\b)\s*(.+)$/i, first: 'role' },
  { pattern: /^([^,;\n]+?)\s+(?:at|with)\s+([^,;\n]+)$/i, first: 'role' },
  { pattern: /^(.+?)\s*\n+\s*(.+)$/, first: 'company' },
  { pattern: /^(.+?)(?:\s*[,;]|\s+[-–—/])\s*(?:and\s+)?(.+)$/i, first: 'company' },
  { pattern: /^(.+?)\s+(?:as|for\s+(?=(?:an?|the)\s))\s*(.+)$/i, first: 'company' },
  { pattern: /^(.+?)\s+and\s+((?:for|as|the role|the job|the position)\b.+)$/i, first: 'company' },
];

const pairIn = (text: string): CompanyAndRole | null => {
  for (const { pattern, first } of PAIRS) {
    const [, one = '', other = ''] = pattern.exec(text) ?? [];
    if (one !== '' && other !== '')
      return first === 'company' ? { company: one, role: other } : { company: other, role: one };
  }
  return null;
};

/** One thing alone is what was missing. */
const onlyIn = (text: string, { company, role }: CompanyAndRole): CompanyAndRole | null => {
  if (company !== '') return { company, role: text };
  return role !== '' ? { company: text, role } : null;
};

const cleanCompany = (text: string): string => text.trim().replace(LEAD, '').replace(COMPANY_LEAD, '').trim();

const cleanRole = (text: string): string =>
  text.trim().replace(LEAD, '').replace(ROLE_LEAD, '').replace(ARTICLE, '').replace(ROLE_TAIL, '').trim();

const isPart = (text: string): boolean => text !== '' && text.length <= LONGEST_PART && !text.includes('\n');
