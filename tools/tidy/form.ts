/** The form of single files: one title per document, a sentence at the head of code, no classes but errors, no literals that are spread. */
import type { Node } from 'oxc-parser';
import { lineAt, readSources, type Source } from '../architecture/imports.ts';
import { isTest } from '../architecture/rule.ts';
import { nodesOf } from '../architecture/syntax.ts';
import type { Problem } from '../support/problem.ts';
import type { ProjectFiles } from '../support/project-files.ts';

/** Where a reader begins with the file and not with its one function. */
const HEADED = /^(domain|contract|documents|tools)\//;

export function checkForm(files: ProjectFiles): Problem[] {
  const documents = [...files].filter(([path]) => path.endsWith('.md'));
  const sources = readSources(files);
  return [
    ...documents.flatMap(([path, text]) => checkTitle(path, text)),
    ...sources.filter(({ path }) => HEADED.test(path) && !isTest(path)).flatMap(checkHead),
    ...sources.flatMap(checkClasses),
    ...sources.flatMap(checkSpreads),
  ];
}

function checkTitle(file: string, text: string): Problem[] {
  const withoutCode = text.replaceAll(/^```[\s\S]*?^```/gm, '');
  const titles = withoutCode.split('\n').filter((line) => /^# /.test(line)).length;
  return titles === 1
    ? []
    : [{ file, line: 0, message: `has ${titles} titles (# ...) where there is to be one.` }];
}

function checkHead({ path, text }: Source): Problem[] {
  return /^(#!.*\n)?\/[/*]/.test(text)
    ? []
    : [{ file: path, line: 1, message: 'does not begin with a sentence that says what it is.' }];
}

function checkClasses({ path, text, program }: Source): Problem[] {
  return nodesOf(program).flatMap((node) => {
    if (node.type !== 'ClassDeclaration' && node.type !== 'ClassExpression') return [];
    const parent = node.superClass === null ? '' : text.slice(node.superClass.start, node.superClass.end);
    if (/(Error|Problem|Component)$/.test(parent)) return [];
    return [
      {
        file: path,
        line: lineAt(text, node.start),
        message: 'is a class. Instead: functions on plain data; only errors are classes.',
      },
    ];
  });
}

/** `...{ a, b }` in a literal is `a, b`, written so that the formatter leaves it on one line. */
function checkSpreads({ path, text, program }: Source): Problem[] {
  return nodesOf(program)
    .filter(({ type }) => type === 'SpreadElement')
    .filter((node) => 'argument' in node && /^(Object|Array)Expression$/.test((node.argument as Node).type))
    .map((node) => ({
      file: path,
      line: lineAt(text, node.start),
      message: 'spreads a literal. Instead: what is in it, in its place.',
    }));
}
