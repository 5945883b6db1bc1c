import { relative, resolve } from 'node:path';
import {
  type AsExpression,
  type BinaryExpression,
  type ConditionalExpression,
  type ElementAccessExpression,
  type Expression,
  type ForOfStatement,
  type IfStatement,
  type Node,
  type SourceFile,
  SyntaxKind,
} from 'typescript/unstable/ast';
import { API, type Checker, type Type, TypeFlags } from 'typescript/unstable/sync';

type Lookup = Readonly<{ file: string; line: number; text: string }>;

/**
 * The places of a project where a plain object is asked for a name that may be any word: `table[word]` and
 * `word in table`. Such a question finds "constructor", "toString" and "__proto__" in every object. A key that is one
 * of a closed list, or that `Object.hasOwn` has just found in that very object, is safe.
 */
export const lookupsIn = (
  config: string,
  isLookedAt: (file: string) => boolean,
): { files: number; breaches: readonly Lookup[] } => {
  const api = new API({ cwd: process.cwd() });
  try {
    const [project] = api.updateSnapshot({ openProjects: [resolve(config)] }).getProjects();
    if (!project) throw new Error(`${config} is no project`);
    const { program, checker } = project;
    const names = program.getSourceFileNames().filter((name) => isLookedAt(relative(process.cwd(), name)));
    const sources = names.flatMap((name) => program.getSourceFile(name) ?? []);
    return { files: sources.length, breaches: sources.flatMap((source) => breachesOf(source, checker)) };
  } finally {
    api.close();
  }
};

const breachesOf = (source: SourceFile, checker: Checker): Lookup[] => {
  const found: Lookup[] = [];
  const visit = (node: Node): void => {
    const asked = questionOf(node);
    if (asked && isAnyWord(checker, asked.key) && !isList(checker, asked.table) && !isFoundBefore(node, asked, source))
      found.push({
        file: relative(process.cwd(), source.fileName),
        line: lineOf(source, node),
        text: textOf(source, node),
      });
    node.forEachChild(visit);
  };
  visit(source);
  return found;
};

type Question = Readonly<{ table: Expression; key: Expression }>;

const questionOf = (node: Node): Question | null => {
  if (node.kind === SyntaxKind.ElementAccessExpression) {
    const { expression, argumentExpression } = node as ElementAccessExpression;
    return { table: expression, key: argumentExpression };
  }
  if (node.kind !== SyntaxKind.BinaryExpression) return null;
  const { left, operatorToken, right } = node as BinaryExpression;
  return operatorToken.kind === SyntaxKind.InKeyword ? { table: right, key: left } : null;
};

const ANY_WORD = TypeFlags.String | TypeFlags.TemplateLiteral | TypeFlags.StringMapping | TypeFlags.Any;

/** A key that was only called one of a closed list is still any word. */
const isAnyWord = (checker: Checker, key: Expression): boolean => {
  if (key.kind === SyntaxKind.AsExpression) return isAnyWord(checker, (key as AsExpression).expression);
  const type = checker.getTypeAtLocation(key);
  return type !== undefined && partsOf(checker, type).some(({ flags }) => (flags & ANY_WORD) !== 0);
};

/** A key whose type is a parameter is as wide as what the parameter may be. */
const partsOf = (checker: Checker, type: Type): readonly Type[] => {
  if (type.isUnionType()) return type.getTypes().flatMap((part) => partsOf(checker, part));
  const bound = (type.flags & TypeFlags.TypeParameter) === 0 ? undefined : checker.getBaseConstraintOfType(type);
  return bound && bound !== type ? partsOf(checker, bound) : [type];
};

const isList = (checker: Checker, table: Expression): boolean => {
  const type = checker.getTypeAtLocation(table);
  return type !== undefined && partsOf(checker, type).every((part) => checker.isArrayLikeType(part));
};

/** Does a condition around it ask `Object.hasOwn` for the same name in the same object, or a loop go through its own names? */
const isFoundBefore = (node: Node, { table, key }: Question, source: SourceFile): boolean => {
  const guards = [
    `Object.hasOwn(${textOf(source, table)}, ${textOf(source, key)})`,
    `Object.keys(${textOf(source, table)})`,
  ];
  for (let inner = node; inner.parent; inner = inner.parent) {
    const above = conditionsOver(inner).map((condition) => textOf(source, condition));
    if (above.some((condition) => guards.some((guard) => condition.includes(guard)))) return true;
  }
  return false;
};

const conditionsOver = (inner: Node): readonly Node[] => {
  const { parent } = inner;
  if (parent.kind === SyntaxKind.ConditionalExpression) {
    const { condition, whenTrue } = parent as ConditionalExpression;
    return whenTrue === inner ? [condition] : [];
  }
  if (parent.kind === SyntaxKind.IfStatement) {
    const { expression, thenStatement } = parent as IfStatement;
    return thenStatement === inner ? [expression] : [];
  }
  if (parent.kind === SyntaxKind.ForOfStatement) return [(parent as ForOfStatement).expression];
  if (parent.kind !== SyntaxKind.BinaryExpression) return [];
  const { left, operatorToken, right } = parent as BinaryExpression;
  return right === inner && operatorToken.kind === SyntaxKind.AmpersandAmpersandToken ? [left] : [];
};

const textOf = (source: SourceFile, node: Node): string => source.text.slice(node.getStart(source), node.end);

const lineOf = (source: SourceFile, node: Node): number =>
  source.text.slice(0, node.getStart(source)).split('\n').length;
