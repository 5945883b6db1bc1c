import { plainly } from '../words/sentences.ts';

/**
 * Speaks of its own author as "the user", by the names that programs have for things, or in their marks: nobody asks for something
 * of their own so. It was put there for a machine to obey (M25).
 */
const FOR_MACHINES = new RegExp(
  [
    String.raw`\b(?:the user|this user|der nutzer|die nutzerin|l'utilisateur|l'utilisatrice|el usuario|la usuaria) (?:\w+ ){0,2}(?:wants?|wishes|requests?|asks?|would|will|mochte|wunscht|bittet|verlangt|veut|souhaite|demande|quiere|desea|pide|solicita)\b`,
    String.raw`\b(?:change-schedule|correct-wins|change-profile|delete-account|custom-content)\b`,
    String.raw`\b(?:the request|die bitte|la demande|la peticion) (?:stop|pause|resume|export|cv)\b`,
    String.raw`</?(?:win|entry|instructions?|system|user|assistant|script|sys)\b|<\|im_(?:start|end)\|>|\[/?inst\]|<</?sys>>`,
    String.raw`(?:^|\n)\s*(?:system|assistant) ?: `,
  ].join('|'),
  'u',
);

/** Whether words speak to a machine about their author, in what they say or in marks of their own. */
export const isForMachines = (words: string): boolean =>
  FOR_MACHINES.test(plainly(words)) || FOR_MACHINES.test(words.toLowerCase());
