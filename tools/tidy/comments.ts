/** Comments are short: what needs many lines is named better, or told in a document. */
import type { Comment } from 'oxc-parser';
import { lineAt, readSources } from '../architecture/imports.ts';
import type { Problem } from '../support/problem.ts';
import type { ProjectFiles } from '../support/project-files.ts';

const LINES_MAX = 3;

type Comments = readonly Pick<Comment, 'value' | 'start' | 'end'>[];

/** Every comment, a block or a run of lines, that goes on for too long. */
export function checkComments(files: ProjectFiles): Problem[] {
  return [
    ...readSources(files).flatMap(({ path, text, comments }) => checkFile(path, text, comments)),
    ...[...files].flatMap(([path, text]) => checkFile(path, text, commentsIn(path, text))),
  ];
}

/** How comments look where there is no syntax tree. */
const LOOKS = new Map([
  ['css', /\/\*[\s\S]*?\*\//g],
  ['sql', /\/\*[\s\S]*?\*\/|--.*/g],
  ['typ', /\/\*[\s\S]*?\*\/|\/\/.*/g],
]);

function commentsIn(path: string, text: string): Comments {
  const looks = LOOKS.get(path.slice(path.lastIndexOf('.') + 1));
  const found = looks === undefined ? [] : [...text.matchAll(looks)];
  return found.map(({ 0: value, index }) => ({ value, start: index, end: index + value.length }));
}

function checkFile(file: string, text: string, comments: Comments): Problem[] {
  const alone = comments.filter((comment) => isAlone(comment.start, text) && !isOrder(comment.value));
  return runsOf(alone, text)
    .filter((run) => run.flatMap(({ value }) => explanationIn(value)).length > LINES_MAX)
    .map(([first]) => ({
      file,
      line: lineAt(text, first?.start ?? 0),
      message: `explains for more than ${LINES_MAX} lines. Say why in fewer, name things better, or tell it in a document.`,
    }));
}

function isAlone(start: number, text: string): boolean {
  return text.slice(text.lastIndexOf('\n', start - 1) + 1, start).trim() === '';
}

/** To a tool, not to people. */
function isOrder(value: string): boolean {
  return /^\s*biome-ignore/.test(value);
}

/** Comments with nothing but one end of line between them are one. */
function runsOf(comments: Comments, text: string): Comments[] {
  const runs: Comments[number][][] = [];
  for (const comment of comments) {
    const before = runs.at(-1)?.at(-1);
    const isNext = before !== undefined && /^\n?[ \t]*$/.test(text.slice(before.end, comment.start));
    if (isNext) runs.at(-1)?.push(comment);
    else runs.push([comment]);
  }
  return runs;
}

/** Its lines without frame; what goes in and out (`@param`) is no explanation. */
function explanationIn(value: string): string[] {
  const lines = value.split('\n').map((line) => line.replace(/^[\s*/-]+/, '').trim());
  const tag = lines.findIndex((line) => line.startsWith('@'));
  return (tag < 0 ? lines : lines.slice(0, tag)).filter((line) => line !== '');
}
