/** Tests that hold a stopwatch: they compare how long something took, which a busy machine decides. */
import type { CallExpression, Node } from 'oxc-parser';
import { lineAt, readSources, type Source } from '../architecture/imports.ts';
import { memberName, nodesOf, textOf } from '../architecture/syntax.ts';
import type { Problem } from '../support/problem.ts';
import type { ProjectFiles } from '../support/project-files.ts';

/** Whatever the readings are called. That something waited for at least so long may be said: a busy machine only adds to it. */
export function checkStopwatches(files: ProjectFiles): Problem[] {
  return readSources(files)
    .filter(({ path }) => /\.(test|story|spec|screen)\.tsx?$/.test(path))
    .flatMap(stopwatchesIn);
}

function stopwatchesIn(source: Source): Problem[] {
  if (!CLOCK.test(source.text)) return [];
  const readings = namesOf(source, (node) => isReading(node, source, new Set()));
  const durations = namesOf(source, (node, known) => isDuration(node, source, readings, known));
  return nodesOf(source.program)
    .filter(isComparison)
    .filter((call) =>
      comparedIn(call)
        .flatMap((part) => nodesOf(part))
        .some((node) => isDuration(node, source, readings, durations)),
    )
    .map((call) => ({
      file: source.path,
      line: lineAt(source.text, call.start),
      message: `has "${textOf(source, call).split('\n', 1)[0]}". Instead: a bound on the work, not on the seconds of a busy machine.`,
    }));
}

const CLOCK = /\b(performance|Date|hrtime)\b/;

/** `expect(...)...toBe...(...)`, also softly. */
function isComparison(node: Node): node is CallExpression {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false;
  return /^to[A-Z]/.test(memberName(node.callee) ?? '') && nodesOf(node.callee.object).some(isExpect);
}

function isExpect(node: Node): boolean {
  return node.type === 'Identifier' && node.name === 'expect';
}

/** Where a duration is bounded: not in what is only said to have taken its time. */
function comparedIn({ callee, arguments: bounds }: CallExpression): Node[] {
  if (callee.type !== 'MemberExpression') return [];
  const isDenied = callee.object.type === 'MemberExpression' && memberName(callee.object) === 'not';
  const isAtLeast = /^toBeGreaterThan/.test(memberName(callee) ?? '') && !isDenied;
  return isAtLeast ? bounds : [callee, ...bounds];
}

/** The names that are declared as what is asked for, by way of other such names as well. */
function namesOf(
  { program }: Source,
  isMeant: (value: Node, known: ReadonlySet<string>) => boolean,
): Set<string> {
  const known = new Set<string>();
  for (const node of nodesOf(program)) {
    if (node.type !== 'VariableDeclarator' || node.init === null) continue;
    if (nodesOf(node.init).some((value) => isMeant(value, known)))
      for (const name of nodesOf(node.id)) if (name.type === 'Identifier') known.add(name.name);
  }
  return known;
}

/** The clock is asked, or a name stands for what it said. */
function isReading(node: Node, source: Source, readings: ReadonlySet<string>): boolean {
  if (node.type === 'Identifier') return readings.has(node.name);
  if (node.type === 'NewExpression') return textOf(source, node) === 'new Date()';
  return node.type === 'CallExpression' && READS.test(textOf(source, node.callee));
}

const READS = /\b(performance\.now|Date\.now|process\.hrtime(\.bigint)?)$/;

/** One reading less another, how busy the loop was, or what a name stands for that is one of these. */
function isDuration(
  node: Node,
  source: Source,
  readings: ReadonlySet<string>,
  durations: ReadonlySet<string>,
): boolean {
  if (node.type === 'Identifier') return durations.has(node.name);
  if (node.type === 'CallExpression') return /\.eventLoopUtilization$/.test(textOf(source, node.callee));
  if (node.type !== 'BinaryExpression' || node.operator !== '-') return false;
  const isRead = (side: Node) => nodesOf(side).some((inner) => isReading(inner, source, readings));
  return isRead(node.left) && isRead(node.right);
}
