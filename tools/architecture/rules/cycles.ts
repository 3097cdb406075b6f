/** No file may need itself by way of others, and no capability of the server or the domain another that needs it. */
import type { Source } from '../imports.ts';
import { type Finding, isTest, placeOf, type Rule } from '../rule.ts';

interface Edge {
  to: string;
  file: string;
  line: number;
}

type Graph = Map<string, Edge[]>;

export const cycleRules: Rule[] = [
  {
    name: 'files have no cycles',
    reason:
      'In a cycle nothing can be understood, loaded or tested first. Imports of types alone are gone at run time and do not count.',
    find: ({ sources }, before) => findCycles(graphOf(sources, before, (path) => path, 'values')),
  },
  {
    name: 'capabilities have no cycles',
    reason: 'Two capabilities that need each other are one. Here types count.',
    find: ({ sources }, before) =>
      findCycles(
        graphOf(
          sources.filter(({ path }) => !isTest(path)),
          before,
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

/** @param before imports that are wrong by themselves; a cycle that they close is gone with them */
function graphOf(
  sources: readonly Source[],
  before: readonly Finding[],
  nodeOf: (path: string) => string | null,
  which: 'values' | 'all',
): Graph {
  const wrong = new Set(before.map(({ file, line }) => `${file}:${line}`));
  const graph: Graph = new Map();
  for (const { path, imports } of sources) {
    const from = nodeOf(path);
    if (from === null) continue;
    const edges = graph.get(from) ?? [];
    graph.set(from, edges);
    for (const { target, isInProject, isTypeOnly, line } of imports) {
      if (!isInProject || wrong.has(`${path}:${line}`) || (which === 'values' && isTypeOnly)) continue;
      const to = nodeOf(target);
      if (to !== null && (to !== from || which === 'values')) edges.push({ to, file: path, line });
    }
  }
  return graph;
}

/** One for each knot of nodes that all need each other, at the import that is easiest to do without. */
function findCycles(graph: Graph): Finding[] {
  return knotsOf(graph).flatMap((knot) => {
    const edges = knot.flatMap((from) =>
      (graph.get(from) ?? []).filter(({ to }) => knot.includes(to)).map((edge) => ({ from, ...edge })),
    );
    const weightOf = ({ from, to }: { from: string; to: string }) =>
      edges.filter((edge) => edge.from === from && edge.to === to).length;
    const [weakest] = edges.toSorted((one, other) => weightOf(one) - weightOf(other));
    if (weakest === undefined) return [];
    const { from, to, file, line } = weakest;
    const way = shortestWay(graph, to, from);
    return [{ file, line, what: `closes the cycle ${[from, ...way].join(' → ')}` }];
  });
}

/** The strongly connected nodes by Tarjan's algorithm: each node with all that it needs and that need it. */
function knotsOf(graph: Graph): string[][] {
  const order = new Map<string, number>();
  const open: string[] = [];
  const knots: string[][] = [];
  const visit = (node: string): number => {
    const own = order.size;
    order.set(node, own);
    open.push(node);
    let lowest = own;
    for (const { to } of graph.get(node) ?? []) {
      if (!order.has(to)) lowest = Math.min(lowest, visit(to));
      else if (open.includes(to)) lowest = Math.min(lowest, order.get(to) ?? own);
    }
    if (lowest === own) knots.push(open.splice(open.indexOf(node)));
    return lowest;
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return knots;
}

/** All nodes on the way, both ends included. */
function shortestWay(graph: Graph, from: string, goal: string): string[] {
  const ways = [[from]];
  const seen = new Set([from]);
  for (const way of ways) {
    const last = way.at(-1) ?? from;
    if (last === goal) return way;
    for (const { to } of graph.get(last) ?? []) {
      if (!seen.has(to)) ways.push([...way, to]);
      seen.add(to);
    }
  }
  return [from, goal];
}
