import type { MailRequest, RequestKind } from '#domain/inbox/request/mail-request.ts';
import { phrases } from '../plain-text.ts';
import { plainly } from '../understanding/sentences.ts';

/** Asks for the same correction once more: "Can you change it please?" */
const ASKS_TO_CORRECT = new RegExp(phrases`
  ^(?:please |so |bitte )?(?:(?:can|could|would) (?:you|u) (?:please |pls )?(?:change|fix|correct|update|edit)
  |(?:kannst|konntest|konnt|konnen) (?:du|ihr|sie) (?:das |es |bitte )*(?:andern|korrigieren|berichtigen)
  |(?:vous pouvez|pouvez-vous|tu peux|peux-tu) (?:le |la )?(?:changer|corriger|modifier|rectifier)
  |(?:me )?(?:puedes|podeis|podrias|pueden) (?:lo |la )?(?:cambiar|corregir|arreglar)\w*)\b
`);

/** Says more of the document that was asked for: what it is for, how long it is to be. */
const OF_THE_DOCUMENT = new RegExp(phrases`
  ^(?:and |y |et |und )?(?:(?:i|i'll|i'd) (?:need|want) it\b|it(?:'s| is| should| has to| must|s)\b|one page|(?:ich )?brauch\w* (?:ich )?(?:es|ihn|das|den)\b|(?:es|er|das|der) (?:soll|sollte|ist|darf)\b|eine seite
  |c'est pour|j'en ai besoin|il (?:me |doit |faut )|une page|(?:lo|la|los) (?:necesito|quiero|ocupo)|es para|que sea|una pagina)
`);

const PAPERS: ReadonlySet<RequestKind> = new Set(['cv', 'cover-letter', 'growth-log', 'linkedin-post']);

/** Each wish once: what only says more of one that was heard, or asks for it again, belongs to that one. */
export const withoutEchoes = (requests: readonly MailRequest[]): readonly MailRequest[] => {
  const echoes = new Map(
    requests.flatMap((request) => {
      const said = saidBy(request, requests);
      return said ? [[request, said] as const] : [];
    }),
  );
  return requests
    .filter((request) => !echoes.has(request))
    .map((request) => {
      const more = [...echoes].filter(([, said]) => said === request).map(([{ text }]) => text);
      return more.length === 0 ? request : { ...request, text: [request.text, ...more].join(' ') };
    });
};

/** The wish that this one echoes. */
const saidBy = ({ kind, text }: MailRequest, requests: readonly MailRequest[]): MailRequest | undefined => {
  const plain = plainly(text);
  if (kind === 'unknown-wish' && ASKS_TO_CORRECT.test(plain))
    return requests.find((other) => other.kind === 'correct-wins');
  if (kind === 'custom-content' && OF_THE_DOCUMENT.test(plain)) return requests.find((other) => PAPERS.has(other.kind));
  return undefined;
};
