import { type Asked, asks } from './request-case.ts';

type Details = Asked['details'];
const quarter = (of: string): Details => ({ period: 'quarter', periodDate: of });
const month = (of: string): Details => ({ period: 'month', periodDate: of });
const since = (of: string): Details => ({ period: 'since', periodDate: of });

/** Quarters, named months and the time since a date, as of March 11, 2026, in four languages. */
export const lookBackCases = [
  ...asks(
    'how-am-i-doing',
    ['How did I do in Q3?', quarter('2025-07-01')],
    ['How was Q1', quarter('2026-01-01')],
    ['Q4 2025 summary please', quarter('2025-10-01')],
    ['Summary of Q1', quarter('2026-01-01')],
    ['How did I do in the third quarter of 2025?', quarter('2025-07-01')],
    ['how am I doing this quarter?', { period: 'quarter' }],
    ['how was my last quarter?', { period: 'quarter', previous: true }],
    ['How was March?', month('2026-03-01')],
    ['How did I do in April?', month('2025-04-01')],
    ['show me how I did in may', month('2025-05-01')],
    ['How did I do in December 2024?', month('2024-12-01')],
    ['Look back on February please', month('2026-02-01')],
    ['How was my 2025?', { period: 'year', periodDate: '2025-01-01' }],
    ['How am I doing since January?', since('2026-01-01')],
    ['How am I doing since May 3?', since('2025-05-03')],
    ['How have I been doing since Monday?', since('2026-03-09')],
    ['Progress since the start of the year please', since('2026-01-01')],
    ['Wie lief es im Februar?', month('2026-02-01')],
    ['Wie war mein März?', month('2026-03-01')],
    ['Wie war das dritte Quartal?', quarter('2025-07-01')],
    ['Wie lief es seit Januar?', since('2026-01-01')],
    ['Rückblick auf Q3 bitte', quarter('2025-07-01')],
    ["Comment ça s'est passé en mars ?", month('2026-03-01')],
    ['Bilan du troisième trimestre svp', quarter('2025-07-01')],
    ['Bilan depuis janvier svp', since('2026-01-01')],
    ['¿Cómo me fue en marzo?', month('2026-03-01')],
    ['¿Cómo fue el tercer trimestre?', quarter('2025-07-01')],
    ['Resumen desde enero por favor', since('2026-01-01')],
  ),
  ...asks(
    'list-wins',
    ['What did I do in February?', month('2026-02-01')],
    ['list my wins from March', month('2026-03-01')],
    ['Was habe ich im Februar geschafft?', month('2026-02-01')],
    ['¿Qué hice en marzo?', month('2026-03-01')],
  ),
];

/** Of the same times, and wins. */
export const winsOfATime: readonly string[] = [
  'Closed Q3 with 20 % more sales',
  'March was great: won the Miller deal',
  'Finished the Q3 report',
  'Marched through the whole backlog',
  'Review of the third quarter finished and sent',
  'Summary of the March meeting written',
];
