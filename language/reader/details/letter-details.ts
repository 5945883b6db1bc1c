import type { RequestDetails } from '#domain/inbox/request/mail-request.ts';
import { phrases } from '../../text/plain-text.ts';
import { sentencesOf } from '../words/sentences.ts';

/** A job advertisement in the same paragraph comes after what is asked; its words name nothing. */
const MAX_SENTENCES = 4;
const MAX_LENGTH = 300;

/** Where a name ends, in any letters. */
const END = phrases`
  (?=\s*(?:$|[,;:!?()\n"\u201C\u201D\u00AB\u00BB]|(?<!\b(?:st|dr|mt|ft|mrs?))[.\u2026]+(?:\s|$)|\s[-–—]|,?\s(?:as|als|comme|como|en tant que)\s|\sfor (?:an?|the|my)\s|\s(?:role|position|post|job title|title|company) ?[:=]|/\s)|\s(?:please|pls|plz|asap|thanks|thank|thx|cheers|using|based|by (?:the end|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|next|noon|tonight)
  |with my|with a (?:focus|mention)|because|which|that|where|who|i|i'm|i'd|i've|im|it|it's|they|they're|we|can|could|would|will|before|soon|today|tomorrow|tonight|deadline|highlighting|focus\w*|mention\w*|emphasi\w+|stress\w*|starting|if|when|since|so|about|from my
  |and (?:a|an|my|the|send|also|please|pls|can|could|i|it|make|then|they|we|my|attach|mention|use|keep|highlight|would|the|role|position|job|company|need|want|is|am)|(?:a )?cover(?:ing)?[ -]?letter|bitte|danke|gracias|por favor|merci|out of|again|now|too|as well|next (?:week|month)|this week|is|are|was|has|have|needs?|wants?)(?=$|[\s,.!?:;]))
`;
const NAME = `["'\\u201C\\u201E\\u00AB]?((?:the )?[\\p{L}\\p{N}&][^,;:!?()\\n"\\u201C\\u201D\\u00AB\\u00BB]{0,79}?)["'\\u201D\\u00BB]?${END}`;
/** Lazily up to where the company begins. */
const ROLE = `["'\\u201C\\u201E\\u00AB]?([\\p{L}\\p{N}](?:(?! (?:for|at|to|with|as) )[^,;:!?\\n"\\u201C\\u201D]){1,79}?)["'\\u201D\\u00BB]?`;
const JOB =
  '(?:job|role|position|post|vacancy|opening|opportunity|job offer|gig|placement|internship|traineeship|stelle|poste|puesto)';
const AT = '(?:,? (?:at|with|bei|chez|en|for|in) |,? @ ?)';
const AN = "(?:(?:the|a|an|my|this|that|their|your|his|als|comme|de|d'|als|eine?n?|un|une|una) )?";

const HIRER =
  "((?!(?:i|we|they|he|she|saw|see|heard|read|that|my|the|because|since|company|hospital|school)\\b)[\\p{L}\\p{N}&][\\p{L}\\p{N}&.'-]*(?: (?!that\\b)[\\p{L}\\p{N}&][\\p{L}\\p{N}&.'-]*){0,3}?)";
const HIRING = '(?:hiring|looking for|looking to hire|seeking|searching for|recruiting|advertising)';

type Rule = readonly [source: string, company: number, role: number];

const RULES: readonly Rule[] = [
  [`(?:the )?company(?: name)?(?: is| would be)?(?: called| named)?:? ${NAME}`, 1, 0],
  [
    `(?:employer|firm|organi[sz]ation|hospital|school|firma|entreprise|empresa)(?: name)?(?:(?: is| would be)(?: called| named)?|:) ${NAME}`,
    1,
    0,
  ],
  [
    `(?:role|position|post|job title|title)(?: (?:is|would be|will be)(?: (?:called|that of|for|as))?|:) ?${AN}${ROLE},? (?:at|with|bei|chez|@) ${NAME}`,
    2,
    1,
  ],
  [
    `(?:the )?(?:role|position|post|job title|title|stelle|poste|puesto)(?: (?:is|would be|will be)(?: (?:called|that of|for|as))?|:)(?: ${AN.slice(0, -1)})? ?${AN}${NAME}`,
    0,
    1,
  ],
  [`(?<=, |and )(?:the )?(?:role|position|post) (?:of )?(?!of\\b|at\\b|is\\b|as\\b|for\\b|with\\b|in\\b)${NAME}`, 0, 1],
  [`(?<=, |and |: |for )(?:the )?company (?!is\\b|called\\b|that\\b|name\\b)${NAME}`, 1, 0],
  [`${JOB}(?: open| available| going)? (?:of|as|for|fur|als) (?:an? |the )?${ROLE}${AT}${NAME}`, 2, 1],
  [
    `(?:${JOB} |: )(?!at\\b|of\\b|as\\b|for\\b|with\\b|in\\b|is\\b|to\\b|called\\b)${ROLE}${AT.replace('|for|in', '')}${NAME}`,
    2,
    1,
  ],
  [
    `(?<=^|that |saw |see |heard |because |since |and |, )${HIRER} (?:is|are)(?: \\w+)? ${HIRING} (?:for )?(?:an? |the |some )?${NAME}`,
    1,
    2,
  ],
  [`${JOB} for (?:an? )${NAME}`, 0, 1],
  [`${JOB} (?:of|as|als|de) (?:an? |the )?${NAME}`, 0, 1],
  [`(?:for|to|as|fur|pour|para|about|regarding|on) ${AN}${ROLE} ${JOB}${AT}${NAME}`, 2, 1],
  [
    `(?:apply|applying|application|applied|applicant|bewerbe mich) (?:to|at|with|bei) ${NAME.replace('{0,79}?', '{0,59}?').replace(END, '(?= (?:as|for) )')} (?:as|for) ${AN}(?:${JOB} (?:of|as) )?${ROLE}(?: ${JOB})?${END}`,
    1,
    2,
  ],
  [
    `(?:apply|applying|application|applied) (?:for|as|to be|to become) ${AN}(?:${JOB} (?:of|as) )?${ROLE}(?: ${JOB})?${AT}${NAME}`,
    2,
    1,
  ],
  [`${JOB}${AT}${NAME} ?\\((?:as |for )?${NAME}\\)`, 1, 2],
  [`${JOB}(?: is| that is)?${AT}${NAME}`, 1, 0],
  [
    `(?:for|as|als|pour|comme|para|como|to be|to become) ${AN}${ROLE}(?: ${JOB})?${AT.replace('|for|in', '')}${NAME}`,
    2,
    1,
  ],
  [`(?:as|als|comme|como|to become|to be) (?:an?|the|eine?n?|un|une|una) ${NAME}`, 0, 1],
  [`(?:as|als|comme|como) ${NAME}`, 0, 1],
  [`(?:for|to) ${AN}${ROLE} ${JOB}${END}`, 0, 1],
  [
    `(?:they|we|who)(?:'re| are)? (?:want|need|look(?:ing)? for|search(?:ing)? for|seek(?:ing)?|hiring|hire) (?:an? |the )?${NAME}`,
    0,
    1,
  ],
  [`(?:apply|applying|application|applied) (?:to|at|with|bei) ${NAME}`, 1, 0],
  [`(?:apply|applying|application|applied) for ${AN}${NAME}`, 0, 1],
  [`(?:send|submit|give|hand|addressed?|directed) (?:it |this )?to ${NAME}`, 1, 0],
  [`\\b(?:at|bei|chez) ${NAME}`, 1, 0],
];
const LETTER =
  '(?:(?:cover(?:ing)?|motivation(?:al)?|application)[ -]?letters?|letters? of (?:motivation|application)|anschreiben|bewerbungsschreiben|motivationsschreiben|lett(?:re|er)s? de motivation|cartas? de (?:presentacion|presentación|motivacion|motivación))(?: (?:together|ready|written|made|done|draft))?';
/** A role begins with "a", or ends with what people are. */
const PERSON =
  /(?:^(?:an?|eine?n?|une?|una) )|(?:\b(?:manager|nurse|engineer|developer|teacher|analyst|lead|head of .+|director|assistant|officer|designer|consultant|driver|chef|cook|waiter|waitress|technician|clerk|accountant|lawyer|doctor|midwife|architect|administrator|coordinator|specialist|supervisor|foreman|editor|writer|scientist|researcher|intern|apprentice|secretary|receptionist|carer|electrician|plumber|welder|mechanic|programmer|tester|trainer|tutor|lecturer|professor|pharmacist|therapist|physiotherapist|librarian|buyer|planner|operator|cleaner|baker|barista|sales(?:man|woman|person|rep)?|representative|agent|advisor|adviser|translator|photographer|producer|owner|master|worker|executive|president|cto|ceo|cfo|matron|deckhand|pilot|paramedic|firefighter|journalist|bookkeeper|auditor|nanny|gardener|carpenter|surveyor|controller|strategist|copywriter|recruiter))$/i;
const FOR = new RegExp(
  `(?:${LETTER})(?: needed| required| wanted)?(?:[,:]| [-–]|,? (?:for|to|fur|für|an|pour|para|addressed to):?) ${NAME}(?: please| pls)?(?:,? ?(?:for|as|-|–|the)? ?${NAME.replace('(?:the )?', '')})?`,
  'iu',
);

/** The company and the role that a letter is for, as the user spells them; what is not said is left out. */
export const letterDetails = (text: string): RequestDetails => {
  const sentences = text
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/,? en tant qu(?:e |')/gi, ' comme ')
    .split('\n')
    .flatMap((line) => sentencesOf(line.replace(/\s+/g, ' ')))
    .slice(0, MAX_SENTENCES)
    .map((sentence) => sentence.slice(0, MAX_LENGTH));
  const found = sentences.map(namedIn);
  const company = found.find((one) => one.company)?.company;
  const role = found.find((one) => one.role)?.role;
  return { ...(company ? { company } : {}), ...(role ? { role } : {}) };
};

const PATTERNS = RULES.map(([source, company, role]) => ({
  pattern: new RegExp(`(?<![\\p{L}])${source}`, 'iu'),
  company,
  role,
}));

type Named = Readonly<{ company?: string | undefined; role?: string | undefined }>;

const namedIn = (sentence: string): Named => {
  let company: string | undefined;
  let role: string | undefined;
  for (const rule of PATTERNS) {
    const match = rule.pattern.exec(sentence);
    if (!match) continue;
    const named = { company: companyOf(match[rule.company || 99]), role: roleOf(match[rule.role || 99]) };
    if (rule.company && rule.role && (!named.company || !named.role)) continue;
    company ??= named.company;
    role ??= named.role;
  }
  if (company && role) return { company, role };
  const bare = bareIn(sentence);
  const isNew = (name: string | undefined): boolean =>
    name !== undefined &&
    !`${company} ${role}`.includes(name) &&
    !(role && name.includes(role)) &&
    !(company && name.includes(company));
  return {
    company: company ?? (isNew(bare.company) ? bare.company : undefined),
    role: role ?? (isNew(bare.role) ? bare.role : undefined),
  };
};

/** "Cover letter for Acme", "for a nurse", "for Tesco, store manager". */
const bareIn = (sentence: string): Named => {
  const [, first, second] = FOR.exec(sentence.replace(FRONTED, 'cover letter $2')) ?? [];
  if (first === undefined) return {};
  const isRole = isRoleName(first);
  const other = second === undefined ? undefined : isRoleName(second) !== isRole ? second : undefined;
  return isRole
    ? { role: roleOf(first), company: companyOf(other) }
    : { company: companyOf(first), role: roleOf(other) };
};

const RANK =
  /^(?:senior|junior|lead|head|chief|deputy|assistant|trainee|associate|vice|principal|part-time|full-time|student|graduate|night|shift|sales|product|project) \S/i;
const CRAFT = /^\p{Ll}(?:.* \p{L}+|\p{L}{2,})(?:er|or|ist|ian|ant|man|woman|eer|ess)$/u;
const isRoleName = (name: string): boolean => {
  const bare = name.trim().replace(new RegExp(` ${JOB}$`, 'i'), '');
  return bare !== name.trim() || PERSON.test(bare) || RANK.test(bare) || CRAFT.test(bare);
};

/** What it is for stands before what it is: "for Acme, manager role, a cover letter please". */
const FRONTED = new RegExp(`^(.*?\\b)?(for .+?), ((?:[\\p{L}']+ ){0,6}?${LETTER}.*)$`, 'iu');

const NOT_A_NAME = new RegExp(
  phrases`
    ^(?:they|we|he|she|who|next|new|current|dream|upcoming|future|another|same|me|it|them|that|this|us|him|her|you|my|our|your|their|his|the|a|an|new|job|jobs|work|application|role|position|post|company|tomorrow|today|tonight|now|asap|monday|tuesday
    |wednesday|thursday|friday|next week|interview|them|one|something|someone|anyone|people|please|thanks|all|home|least|once|first|last|mind|promotion|career change|letter|cover letter|what|which|hand|there|here)$
    |^(?:my|our|your|me|us) |^(?:the |a |an )?(?:role|position|post|job|vacancy|opening|application) (?:of|as|at|with|for)\b|^please\b|^(?:the|a|an|this|that|my|new|next|another) (?:new |next )?(?:job|role|position|post|company|application|interview|vacancy|opening|one|moment|letter)(?: (?:opening|application|interview|search|hunt|ad))?(?: |$)|^\d+$
    |^(?:get|find|have|work|start|apply|land|be|become)\b|^(?:in|at|on|with|for|by|of|to|as|from|using|based|that|which|and|or|about) |\b(?:cover letter|cv|resume)\b
  `,
  'iu',
);

const tidy = (name: string): string =>
  name
    .replace(/^["'\u201C\u201E\u00AB\s]+|["'\u201D\u00BB\s.]+$/g, '')
    .replace(/^(?:the|an?|als|eine?n?|de[rm]|das|la|el|les?) /i, '')
    .trim();

const companyOf = (name: string | undefined): string | undefined => {
  const bare = name && tidy(name.replace(/ (?:in|on) (?:the )?[\p{Lu}][\p{L}-]+(?: [\p{Lu}][\p{L}-]+)?$/u, ''));
  if (bare && SPELLED_AS_NAME.test(bare)) return bare;
  return bare && !NOT_A_NAME.test(name ?? '') && !NOT_A_NAME.test(bare) ? bare : undefined;
};

/** Common words that are companies where they have a capital. */
const SPELLED_AS_NAME = /^(?:Next|Home|Mind|People|Who|One|Work|Hand|Future|Same|All|Once|Post)$/;

const roleOf = (name: string | undefined): string | undefined => {
  const bare =
    name &&
    tidy(name)
      .replace(new RegExp(` ${JOB}$`, 'i'), '')
      .replace(/^(?:de |d['’])(?=\S)/i, '');
  return bare && !NOT_A_NAME.test(bare) && !NO_ROLE.test(bare) ? bare : undefined;
};

/** "Pour un poste chez Rio Tinto" names none. */
const NO_ROLE = new RegExp(`^(?:une?|una|eine?n?|uno?|${JOB})$`, 'i');
