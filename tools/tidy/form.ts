/** The form of single files: one title per document, a sentence at the head of code, short comments, no classes but errors. */
import { lineAt, readSources, type Source } from '../architecture/imports.ts';
import { isTest } from '../architecture/rule.ts';
import { nodesOf } from '../architecture/syntax.ts';
import type { Problem } from '../support/problem.ts';
import type { ProjectFiles } from '../support/project-files.ts';

/** Where a reader begins with the file and not with its one function. */
const HEADED = /^(domain|contract|documents|tools)\//;
const COMMENT_LINES_MAX = 3;

export function checkForm(files: ProjectFiles): Problem[] {
  const documents = [...files].filter(([path]) => path.endsWith('.md'));
  const sources = readSources(files);
  return [
    ...documents.flatMap(([path, text]) => checkTitle(path, text)),
    ...sources.filter(({ path }) => HEADED.test(path) && !isTest(path)).flatMap(checkHead),
    ...sources.flatMap(checkComments),
    ...sources.flatMap(checkClasses),
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

function checkComments({ path, text }: Source): Problem[] {
  const lines = text.split('\n');
  const isComment = (line: string | undefined) => /^\s*\/\/(?! biome-ignore)/.test(line ?? '');
  return lines.flatMap((_line, index) => {
    const isRun =
      lines.slice(index, index + COMMENT_LINES_MAX + 1).every(isComment) && !isComment(lines[index - 1]);
    return isRun && index + COMMENT_LINES_MAX < lines.length
      ? [
          {
            file: path,
            line: index + 1,
            message: `explains for more than ${COMMENT_LINES_MAX} lines. Say why in fewer, or name things better.`,
          },
        ]
      : [];
  });
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
