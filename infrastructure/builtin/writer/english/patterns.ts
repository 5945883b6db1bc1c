import type { Patterns } from '../patterns.ts';

const people =
  'team|ward|night shift|day shift|shift|crew|class|customers?|clients?|patients?|guests?|residents?|students?|pupils?|families|family|parents|colleagues|users|staff|school|department|company|kids|children|nurses|neighbours|neighbors|community|kitchen|office|members|drivers|teachers|volunteers|developers|readers|tenants|citizens|apprentices|visitors';
const counted = String.raw`(?<![\w.,:/#-])\d+(?:[.,]\d+)*`;
const plain = String.raw`(?!(?:and|or|in|on|at|to|of|for|with|by|from|am|pm|per|this|last|next|before|after|the|a|an|i|we|they|he|she|it|is|was|were|are|alone|together|today|yesterday|tonight|times|years? old|year|out|degrees|january|february|march|april|may|june|july|august|september|october|november|december|oclock|st|nd|rd|th|percent)\b)`;

export const english: Patterns = {
  rhythms: {
    'each night': /\b(?:nightly|every night|each night)\b/i,
    'each day': /\b(?:daily|every day|each day|a day|per day)\b/i,
    'each week': /\b(?:weekly|every week|each week|a week|per week)\b/i,
    'each month': /\b(?:monthly|every month|each month|a month|per month)\b/i,
    'per shift': /\b(?:per shift|every shift|each shift|a shift)\b/i,
  },
  figures: [
    /(?<![\w.,:/-])\d+(?:[.,]\d+)*(?: ?%| percent\b)/gi,
    /[$€£] ?\d+(?:[.,]\d+)*(?:k\b|m\b|bn\b| million\b| thousand\b)?|(?<![\w.,:/-])\d+(?:[.,]\d+)* ?(?:€|euros?\b|dollars\b|pounds\b(?! of)|francs\b)/gi,
    new RegExp(String.raw`${counted} ${plain}\p{Ll}[\p{Ll}-]+(?: ${plain}\p{Ll}[\p{Ll}-]+)?`, 'gu'),
  ],
  notCounted:
    /(?:\b(?:room|ward|page|pages|chapter|unit|year|grade|class|level|version|iso|covid|since|in|at|no|number|floor|phase|bus|line|station|section|article|windows|route|track|only|highway|age|aged|gate|platform|table|bed|building|from|to|until|till|between|january|february|march|april|may|june|july|august|september|october|november|december|not|under)\.?|#) ?$/i,
  trailing:
    /(?: (?:accident free|\p{Ll}+ly|\p{Ll}+(?:ed|ing)|who|that|which|so|now|all|over|under|more|early|late|without|because|during|across|into|off|down|up|alone|well|as|via|again|new|than|both|each|every|left|but|until|against|under|while|my|our|his|her|their|got|have|had|has|can|still|there))+$/u,
  how: /\b(by (?!(?:morning|evening|spring|king|ring|string|meeting|wedding|beginning|building|marketing|accounting|engineering|purchasing|nursing|housekeeping|catering|planning|training|working together|being|having|doing so|nothing|something|anything|everything)\b)\p{Ll}{2,}ing\b[^.,;:!?\n(–—]{0,60}?)(?= (?:and|so|which|because|but)\b|[.,;:!?\n(–—]|\s*$)/u,
  means:
    /\b(?:by (?!(?:morning|evening|spring|king|ring|string|meeting|wedding|beginning|building|marketing|accounting|engineering|purchasing|nursing|housekeeping|catering|planning|training|being|having|nothing|something|anything|everything)\b)\p{Ll}{2,}ing|using|with the help of|thanks to a|with a new)\b/u,
  forWhom: new RegExp(
    String.raw`\b(?:for|so that|so|lets?|means|helps|saves|saved|gives|gave) (?:the |our |my |all |every |both |all the |all our )(?:whole |entire |new )?(${people})(?=[.,;:!?)]|\s*$| (?:to|who|so|and|in|on|at|with|that|by|from|because|after|before|now|can|could|during|this|today)\b)`,
    'i',
  ),
  outcomes: {
    grief:
      /\b(?:died|dies|dying|passed away|lost (?:a|my|our|the) (?:patient|resident|colleague|friend|client|mother|father|dog|baby)|funeral|last hours|laid off|layoffs?|lost (?:my|her|his) (?:job|mother|father|baby))\b/i,
    assent: /\b(?:agreed|approved|accepted|said yes|signed|green light|signed off|voted for|adopted|renewed)\b/i,
    thanks:
      /\b(?:thanked|thank you|thanks from|praised|hugged|smiled|applause|applauded|compliment(?:ed)?|loved it|grateful|cheered|laughed|happy with)\b/i,
    independent:
      /\b(?:(?:they|she|he|both|each|all)(?: (?:all|both|now))? (?:can now|now|ran|run|did|do|does|passed|work|works|handled|handles|manage|managed|lead|leads|led|solved|finished|read|reads)\b[^.!?\n]{0,40}?\b(?:alone|on (?:his|her|their) own|independently|without (?:me|help)|(?:him|her)self|themselves)|can now \w+|now (?:runs?|does|do|works?|reads?|leads?|handles?|manages?) [^.!?\n]{0,40}?(?:alone|on (?:his|her|their) own|without (?:me|help)|herself|himself|themselves))\b/i,
    punctual:
      /\b(?:on time|ahead of (?:schedule|time|plan)|(?:days?|weeks?|months?|hours?) (?:early|ahead)|before the deadline|in time for|early delivery|on schedule)\b/i,
    first: /\b(?:for the first time|first time (?:i|we|ever|in)|first ever|my first|our first)\b/i,
    hard: /\b(?:despite|even though|although|short[- ]staffed|understaffed|short-handed|under pressure|tough (?:day|week)|hard (?:day|week)|against the odds|in spite of)\b/i,
    alone: /\b(?:on my own|all by myself|by myself|single-handed(?:ly)?)\b/i,
    flawless:
      /\b(?:no (?:errors|mistakes|findings|complaints|accidents|defects|falls|incidents|downtime|losses|injuries)|zero (?:errors|defects|accidents|downtime|findings|complaints|incidents)|without (?:a single )?(?:error|mistake|accident|incident|complaint|interruption|downtime|finding)s?|not a single|error-free|accident-free)\b/i,
  },
  day: /\b(?:by|on|before|until|since|this|last) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|\b(?:today|yesterday|tonight|this morning|this afternoon|this week|last week)\b/i,
};
