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

/** Each class in a file of its own; add to them whatever has stopped or ended a server. */
export const allBombs: readonly Bomb[] = [
  ...lineBombs,
  ...charsetBombs,
  ...headerBombs,
  ...mimeBombs,
  ...htmlBombs,
  ...wordBombs,
  ...roleBombs,
  ...dkimBombs,
  ...zipBombs,
  ...csvBombs,
  ...pdfBombs,
  ...careerTextBombs,
  ...documentBombs,
  ...messageBombs,
  ...requestBombs,
  ...connectionBombs,
];
