/** `npm run bench`: every benchmark, or those named, as a table; fails when a budget is broken. `quick` runs the short form of those that have one. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Measurement } from '../bench/measurement.ts';
import { CommandProblem, runCommand } from './support/command.ts';
import { root } from './support/root.ts';

await runCommand(async () => {
  const measurements: Measurement[] = [];
  for (const [file, measure] of await chosen(process.argv.slice(2))) {
    console.error(`Measuring ${file}`);
    measurements.push(...(await measure()));
  }
  console.log(tableOf(measurements));
  const broken = measurements.filter((measurement) => !measurement.ok);
  for (const measurement of broken) console.error(`\nBROKEN: ${rowOf(measurement).slice(0, -1).join('  ')}`);
  return broken.length === 0 ? 0 : 1;
});

type Measure = () => Promise<Measurement[]>;

async function chosen(names: string[]): Promise<[file: string, measure: Measure][]> {
  const isQuick = names.length === 1 && names[0] === 'quick';
  const found: [string, Measure][] = [];
  for (const file of chosenFiles(isQuick ? [] : names)) {
    const bench = (await import(pathToFileURL(join(root, 'bench', file)).href)) as {
      run: Measure;
      quick?: Measure;
    };
    const measure = isQuick ? bench.quick : bench.run;
    if (measure !== undefined) found.push([file, measure]);
  }
  return found;
}

function chosenFiles(names: string[]): string[] {
  const files = readdirSync(join(root, 'bench')).filter((file) => file.endsWith('.bench.ts'));
  const unknown = names.filter((name) => !files.includes(`${name}.bench.ts`));
  if (unknown.length > 0) {
    throw new CommandProblem(
      `There is no benchmark ${unknown.join(', ')}. There are ${files.map((file) => file.slice(0, -9)).join(', ')}.`,
    );
  }
  return names.length === 0 ? files : names.map((name) => `${name}.bench.ts`);
}

function tableOf(measurements: readonly Measurement[]): string {
  const all = [['Measured', 'Belegbar', 'Peer', 'Ratio', 'Budget', ''], ...measurements.map(rowOf)];
  const widths = all[0]?.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? [];
  const pad = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0);
  return all.map((row) => row.map(pad).join('  ').trimEnd()).join('\n');
}

function rowOf({ name, ours, peer, ratio, budget, unit, ok }: Measurement): string[] {
  const most = budget === null ? '' : `${rounded(budget)} ${ratio === null ? unit : 'x'}`;
  return [
    name,
    `${rounded(ours)} ${unit}`,
    peer === null ? '' : `${rounded(peer)} ${unit}`,
    ratio === null ? '' : `${rounded(ratio)} x`,
    most,
    budget === null ? '' : ok ? 'holds' : 'BROKEN',
  ];
}

function rounded(value: number): string {
  return String(Number(value.toPrecision(3)));
}
