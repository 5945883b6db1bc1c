import type { Bomb } from './bomb.ts';
import { csvBombs } from './career-csv.ts';
import { pdfBombs } from './career-pdf.ts';
import { careerTextBombs } from './career-text.ts';
import { zipBombs } from './career-zip.ts';
import { connectionBombs } from './connections.ts';
import { dkimBombs } from './dkim.ts';
import { documentBombs } from './documents.ts';
import { charsetBombs } from './mails-charsets.ts';
import { headerBombs } from './mails-headers.ts';
import { htmlBombs } from './mails-html.ts';
import { lineBombs } from './mails-lines.ts';
import { mimeBombs } from './mails-mime.ts';
import { wordBombs } from './mails-words.ts';
import { messageBombs } from './messages.ts';
import { requestBombs } from './requests.ts';
import { roleBombs } from './roles.ts';

const classes: Readonly<Record<string, readonly Bomb[]>> = {
  lines: lineBombs,
  charsets: charsetBombs,
  headers: headerBombs,
  mime: mimeBombs,
  html: htmlBombs,
  words: wordBombs,
  roles: roleBombs,
  dkim: dkimBombs,
  career: [...zipBombs, ...csvBombs, ...pdfBombs, ...careerTextBombs],
  documents: documentBombs,
  messages: messageBombs,
  requests: requestBombs,
  connections: connectionBombs,
};

/** Each class in a file of its own; add to them whatever has stopped or ended a server. */
export const allBombs: readonly Bomb[] = Object.entries(classes).flatMap(([kind, bombs]) =>
  bombs.map((bomb) => ({ ...bomb, name: `${kind}: ${bomb.name}` })),
);
