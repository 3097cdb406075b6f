/** How long files and functions may be. Old offenders are listed with their length and may only shrink. */
import { lineAt, readSources, type Source } from '../architecture/imports.ts';
import { isTest } from '../architecture/rule.ts';
import { nodesOf } from '../architecture/syntax.ts';
import type { Problem } from '../support/problem.ts';
import type { ProjectFiles } from '../support/project-files.ts';

export const RATCHET_FILE = 'tools/tidy/ratchet.json';

/** Lines by `path` and by `path#function`. */
export type Ratchet = Record<string, number>;

interface Measured {
  key: string;
  file: string;
  line: number;
  lines: number;
  soft: number;
  hard: number;
}

const FILE_LINES = { soft: 200, hard: 400 };
const FUNCTION_LINES = { soft: 40, hard: 70 };

/** Every file and function that is longer than allowed, and every entry of the list that is no longer true. */
export function checkLengths(files: ProjectFiles): Problem[] {
  const ratchet = JSON.parse(files.get(RATCHET_FILE) ?? '{}') as Ratchet;
  const measured = measure(files);
  const keys = new Set(measured.map(({ key }) => key));
  const gone = Object.keys(ratchet).filter((key) => !keys.has(key));
  return [
    ...measured.flatMap((item) => judge(item, ratchet[item.key])),
    ...gone.map((key) => ({
      file: RATCHET_FILE,
      line: 0,
      message: `lists ${key}, which is not there. ${TIGHTEN}`,
    })),
  ];
}

/** The list made as tight as the files allow: entries shrink and vanish, none is added. */
export function tighten(files: ProjectFiles): Ratchet {
  const ratchet = JSON.parse(files.get(RATCHET_FILE) ?? '{}') as Ratchet;
  const kept = measure(files).filter(({ key, lines, soft }) => key in ratchet && lines > soft);
  return Object.fromEntries(
    kept.map(({ key, lines }): [string, number] => [key, Math.min(lines, ratchet[key] ?? lines)]).sort(),
  );
}

const TIGHTEN = 'Run: npm run check -- tidy --tighten';

function judge({ file, line, lines, soft, hard }: Measured, listed: number | undefined): Problem[] {
  const allowed = Math.max(soft, Math.min(hard, listed ?? 0));
  if (lines > allowed)
    return [
      {
        file,
        line,
        message: `has ${lines} lines where ${allowed} are allowed. Split it: a screen is a thought.`,
      },
    ];
  if (listed !== undefined && lines < listed)
    return [
      { file, line, message: `has shrunk to ${lines} lines, and the list still says ${listed}. ${TIGHTEN}` },
    ];
  return [];
}

function measure(files: ProjectFiles): Measured[] {
  const inFiles = [...files].filter(([path]) => /\.([cm]?[jt]sx?|sql|css|typ)$/.test(path));
  return [
    ...inFiles.map(([path, text]) => {
      const { hard } = FILE_LINES;
      // A table of cases is long by nature.
      return {
        key: path,
        file: path,
        line: 0,
        lines: text.trimEnd().split('\n').length,
        soft: isTest(path) ? hard : FILE_LINES.soft,
        hard,
      };
    }),
    ...readSources(files)
      .filter(({ path }) => !isTest(path))
      .flatMap(functionsOf),
  ];
}

function functionsOf(source: Source): Measured[] {
  return nodesOf(source.program).flatMap((node) => {
    if (
      !('body' in node) ||
      !/^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type)
    )
      return [];
    const line = lineAt(source.text, node.start);
    const lines = lineAt(source.text, node.end) - line + 1;
    if (lines <= FUNCTION_LINES.soft) return [];
    return [
      {
        key: `${source.path}#${nameOf(node, source, line)}`,
        file: source.path,
        line,
        lines,
        ...FUNCTION_LINES,
      },
    ];
  });
}

/** Its own name, or the first words of its line. */
function nameOf(node: object, { text }: Source, line: number): string {
  const name =
    'id' in node && node.id !== null && typeof node.id === 'object' && 'name' in node.id
      ? node.id.name
      : null;
  return String(name ?? text.split('\n')[line - 1]?.trim().slice(0, 40));
}
