import { englishPlain } from './english-plain.ts';
import { englishStrong } from './english-strong.ts';
import type { Lines } from './lines.ts';

export const english: Lines = {
  strong: englishStrong,
  plain: englishPlain,
  kept: {
    say: ['The part to keep: “{part}”', 'Worth remembering: “{part}”', 'Worth keeping: “{part}”'],
    outcome:
      /\b(?:(?:is|are|we're|it's) now|now (?:green|done|works?|use[sd]?|runs?|counts?)|no longer|works?|worked|said yes|(?:has |have )?agreed (?:an?|the|to)|asked (?:me |us )?(?:for|to use)|survived|rang me back|putting it in|instead of|since then|came back|all (?:\p{L}+ )?passed|wants? one|gave me a card)\b/u,
    proud: /\b(?:proud|chuffed|made my (?:day|week)|read it out|word perfect)\b/u,
    unkept:
      /\b(?:did|do|does|ca|wo|is|was|are|were|have|has|had|could|would|should)n'?t\b|\b(?:not|never|nobody|nothing|cannot|disaster|wrong|mistakes?|faults?|lost|missed|sad|gutted|weak\p{L}*|terrible|bad|worse|worst|worried|unfortunately|failed|late|scare\p{L}*|ill|sick|silly|annoyed|angry|hate\p{L}*|awful|dreading|upset|disappoint\p{L}*|shock|chaos|drunk|divorc\p{L}*|pregnan\p{L}*|cancer|died|funeral|safeguarding lead|disclos\p{L}*|suicid\p{L}*|hopefully|hope|(?:i'm|we're|am|are|is|he's|she's|it's) going to|will|i'll|we'll|might|maybe|supposed|would|should|(?:try|tried|trying) to|rubbish|stupid|idiot|crap|shit|fuck\p{L}*|bloody|hell|too early|if it|whether|i think|i suppose|apparently)\b|\b(?:one|it|this|them)!?$/u,
    leans:
      /^(?:and (?!i\b|we\b)|(?:but|because|cos|so|which|who|whose|to|if|when|while|although|though|unless|or|nor|as|than|with|for|ie|eg)\b|that\b(?! is|'s)|last (?:year|time|week)\b)/u,
    takesBack:
      /^(?:but|though|although|except|only|however|unless|apart from|or so|i think|i suppose|apparently|if|until)\b/u,
    parts:
      /; | [–—-] | and (?=(?:i|we|she|he|they|it|(?:mrs?|ms|dr) \p{L}+|(?:the|my|our) \p{L}+|\p{L}+ (?:from|said|asked|rang|read|thanked))\b)|, (?:and )?(?=(?:i|we|she|he|they|(?:mrs?|ms|dr) \p{L}+)\b)/gu,
  },
  denied:
    /n't\b|\b(?:did|does|do|ca|wo|is|was|are|have|has|had|could|would)nt\b|\b(?:not|never|almost|nearly|no longer|if|would|wish\p{L}*|hop(?:e|ed|ing)|want(?:ed)? to|plan(?:ning|ned)? to|tr(?:y|ied|ying) to|need to|going to|should|will|instead of|without|nobody|no one)\b/u,
  others:
    /\b(?:he|she|they|you|who|somebody|someone|his|her|their)\b|\b(?:my|our|the) (?:\p{L}+ )?(?:son|daughter|kids?|boy|girl|wife|husband|mum|mom|dad|mother|father|sister|brother|friend|colleague|boss|manager|students?|apprentices?|trainees?|pupils?|patient|customer|client|team ?mate|mentees?|interns?|juniors?|lads?|girls?|dog|cat)\b|\b(?:lady|woman|women|man|bloke|chap|guy|gentleman|guests?|passengers?|patients?|customers?|clients?|residents?|widower|parents?)\b|\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten)(?: of (?:the|my|our|them|us))?(?: \p{L}+)? $|\b\d+ (?:out )?of \d+\b|\b(?:all|both|each)(?: of)?(?: (?:them|us|my|our|the|two|three|four|five|six|\d+))? (?:\p{L}+ )?$/u,
  joint: /[.;:!?,()–—]| and (?!i )| but | because | so that | - /u,
  forCv: (line) => `For your CV: ${line}.`,
};
