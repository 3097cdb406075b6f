/** No file may need itself by way of others, and no capability of the server or the domain another that needs it. */
import type { Source } from '../imports.ts';
import { type Finding, isTest, placeOf, type Rule } from '../rule.ts';

type Graph = Map<string, { to: string; file: string; line: number }[]>;

export const cycleRules: Rule[] = [
  {
    name: 'files have no cycles',
    reason:
      'In a cycle nothing can be understood, loaded or tested first. Imports of types alone are gone at run time and do not count.',
    find: (sources) => findCycles(graphOf(sources, (path) => path, 'values')),
  },
  {
    name: 'capabilities have no cycles',
    reason: 'Two capabilities that need each other are one. Here types count.',
    find: (sources) =>
      findCycles(
        graphOf(
          sources.filter(({ path }) => !isTest(path)),
          capabilityOf,
          'all',
        ),
      ),
  },
];

function capabilityOf(path: string): string | null {
  const { workspace, capability } = placeOf(path);
  return capability !== null && (workspace === 'server' || workspace === 'domain')
    ? `${workspace}/${capability}`
    : null;
}

function graphOf(
  sources: readonly Source[],
  nodeOf: (path: string) => string | null,
  which: 'values' | 'all',
): Graph {
  const graph: Graph = new Map();
  for (const { path, imports } of sources) {
    const from = nodeOf(path);
    if (from === null) continue;
    const edges = graph.get(from) ?? [];
    graph.set(from, edges);
    for (const { target, isInProject, isTypeOnly, line } of imports) {
      const to = isInProject && !(which === 'values' && isTypeOnly) ? nodeOf(target) : null;
      if (to !== null && (to !== from || which === 'values')) edges.push({ to, file: path, line });
    }
  }
  return graph;
}

/** Depth first; an edge back onto the present path closes a cycle. */
function findCycles(graph: Graph): Finding[] {
  const done = new Set<string>();
  const findings: Finding[] = [];
  const visit = (node: string, path: string[]): void => {
    if (done.has(node)) return;
    for (const { to, file, line } of graph.get(node) ?? []) {
      const start = [...path, node].indexOf(to);
      if (start >= 0)
        findings.push({
          file,
          line,
          what: `closes the cycle ${[...path, node].slice(start).join(' → ')} → ${to}`,
        });
      else visit(to, [...path, node]);
    }
    done.add(node);
  };
  for (const node of graph.keys()) visit(node, []);
  return findings;
}
