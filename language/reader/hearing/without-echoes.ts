import type { MailRequest, RequestKind } from '#domain/inbox/request/mail-request.ts';
import { phrases } from '../../text/plain-text.ts';
import { reportsDone } from '../understanding/reports-done.ts';
import { plainly, sentencesOf } from '../understanding/sentences.ts';

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

/** How a paper is to be: what stands where in it, what it leaves out, how long it is. */
const ORDERS_IT = new RegExp(
  phrases`^(?:and |und |et |y )?(?:put|include|mention|nimm|schreib|mets|mettez|inclus|incluye|mete) (?:in |auch |aussi |tambien )?(?:the|my|die|das|den|meine|le|la|les|mes|lo|el|los|mis|that|how)\b`,
);
const OF_ITS_LAY_OUT = new RegExp(phrases`
  \b(?:leave (?:[\w']+ ){0,4}out|(?:put|have|want) (?:[\w']+ ){1,9}(?:near|at) the (?:top|front|beginning)\b|up near the (?:top|front)\b|(?:one|two|1|2) pages? (?:no more|max\w*|at most)|nobody'?s business
  |lass (?:[\w']+ ){0,4}(?:weg|raus)|(?:ganz )?nach (?:oben|vorne)|(?:nicht|nix) (?:reinschreiben|erwahnen)|(?:eine|zwei|1|2) seiten? (?:reicht|reichen|maximal|hochstens)
  |(?:mets|mettez) (?:bien )?(?:en avant|pas\b|surtout)|pas la peine de mettre|(?:une|deux|1|2) pages? (?:pas plus|max\w*|maximum)
  |(?:deja|dejad|quita|quitad) (?:[\w']+ ){0,3}fuera|pon(?:lo|la|los|las|me)? (?:[\w']+ ){0,4}(?:arriba|primero|cortito|al principio)|(?:una|dos|1|2) (?:hojas?|paginas?) (?:como mucho|maximo|nada mas))
`);

const BEGINNING = 24;

/** "…and leave out the GAA hall": what is told beside the wish for a paper, and is of how it should look, is no win but belongs to that wish. */
export const withoutLayOut = (
  wins: readonly string[],
  requests: readonly MailRequest[],
  words: string,
): Readonly<{ wins: readonly string[]; requests: readonly MailRequest[] }> => {
  const paper = requests.find(({ kind }) => PAPERS.has(kind));
  const at = words.indexOf(paper?.text.slice(0, BEGINNING) ?? '');
  const isOfPaper = (win: string): boolean => {
    const plain = plainly(win);
    return (OF_ITS_LAY_OUT.test(plain) && !reportsDone(plain)) || (ORDERS_IT.test(plain) && words.indexOf(win) > at);
  };
  const of = paper ? wins.filter(isOfPaper) : [];
  if (of.length === 0) return { wins, requests };
  const sentences = words.split('\n').flatMap(sentencesOf);
  const said = of.map((win) => sentences.find((sentence) => sentence.includes(win)) ?? win);
  return {
    wins: wins.filter((win) => !of.includes(win)),
    requests: requests.map((one) => (one === paper ? { ...one, text: [one.text, ...said].join(' ') } : one)),
  };
};
