import { relative, resolve } from 'node:path';
import {
  type CallExpression,
  type NewExpression,
  type Node,
  type PropertyAssignment,
  type SourceFile,
  SyntaxKind,
  type TemplateExpression,
} from 'typescript/unstable/ast';
import { API } from 'typescript/unstable/sync';

type Sentence = Readonly<{ file: string; line: number; text: string }>;

/**
 * The places of a project that speak a language: texts for people, rules that look for words of a language, and dates,
 * numbers or lists put into words. What goes into an error, to an operator's log or figures, or names what is waited for is none.
 */
export const sentencesIn = (
  config: string,
  isLookedAt: (file: string) => boolean,
): { files: number; sentences: readonly Sentence[] } => {
  const api = new API({ cwd: process.cwd() });
  try {
    const [project] = api.updateSnapshot({ openProjects: [resolve(config)] }).getProjects();
    if (!project) throw new Error(`${config} is no project`);
    const names = project.program.getSourceFileNames().filter((name) => isLookedAt(relative(process.cwd(), name)));
    const sources = names.flatMap((name) => project.program.getSourceFile(name) ?? []);
    return { files: sources.length, sentences: sources.flatMap(sentencesOf) };
  } finally {
    api.close();
  }
};

const sentencesOf = (source: SourceFile): Sentence[] => {
  const found: Sentence[] = [];
  const visit = (node: Node): void => {
    if (isForOperators(node, source)) return;
    const said = isSaying(node, source);
    if (said) {
      const line = source.text.slice(0, node.getStart(source)).split('\n').length;
      found.push({ file: relative(process.cwd(), source.fileName), line, text: textOf(node, source).slice(0, 80) });
    } else node.forEachChild(visit);
  };
  visit(source);
  return found;
};

const textOf = (node: Node, source: SourceFile): string => source.text.slice(node.getStart(source), node.end);

const isSaying = (node: Node, source: SourceFile): boolean => {
  switch (node.kind) {
    case SyntaxKind.StringLiteral:
    case SyntaxKind.NoSubstitutionTemplateLiteral:
      return isSentence(textOf(node, source).slice(1, -1));
    case SyntaxKind.TemplateExpression:
      return isSentence(fixedPartsOf(node as TemplateExpression, source));
    case SyntaxKind.RegularExpressionLiteral:
      return wordsIn(textOf(node, source).replace(/\\[a-z]|\\p\{\w+\}/gi, ' ')).length >= WORDS_OF_A_RULE;
    case SyntaxKind.PropertyAccessExpression:
      return FORMATS.test(textOf(node, source));
    default:
      return false;
  }
};

/** The zone of a formatter is a code, what it formats is not. */
const FORMATS =
  /^Intl\.(?:ListFormat|NumberFormat|PluralRules|RelativeTimeFormat)$|\.(?:formatRange|formatToParts|toLocale(?:Date|Time)?String)$/;

const fixedPartsOf = ({ head, templateSpans }: TemplateExpression, source: SourceFile): string =>
  [head, ...templateSpans.map(({ literal }) => literal)]
    .map((part) => textOf(part, source).replace(/^[`}]|(?:`|\$\{)$/g, ''))
    .join(' … ');

const WORDS_OF_A_SENTENCE = 4;
const WORDS_OF_A_RULE = 4;
/** Whatever ends like a sentence is one, however short. */
const isSentence = (text: string): boolean => {
  const words = /\s/.test(text.trim()) ? wordsIn(text) : [];
  return words.length >= WORDS_OF_A_SENTENCE || (words.length >= 2 && /\p{L}[.?!](?:\s|$)/u.test(text));
};
const wordsIn = (text: string): readonly string[] =>
  text.match(/(?<![\p{L}\d_./@-])\p{L}[\p{L}’']+(?![\w/@-])/gu) ?? [];

const OPERATORS_READ =
  /^(?:unavailable|deferred|createBreaker|warn|error|info|debug|counter|gauge|histogram|Error|RangeError|Fault)$/;

/** Errors, logs, the help of figures, and what a fault or a breaker calls the thing that is waited for. */
const isForOperators = (node: Node, source: SourceFile): boolean => {
  if (node.kind === SyntaxKind.ThrowStatement) return true;
  if (node.kind === SyntaxKind.PropertyAssignment)
    return textOf((node as PropertyAssignment).name, source) === 'deferredAs';
  if (node.kind !== SyntaxKind.CallExpression && node.kind !== SyntaxKind.NewExpression) return false;
  const called = textOf((node as CallExpression | NewExpression).expression, source);
  return OPERATORS_READ.test(called.slice(called.lastIndexOf('.') + 1));
};
