/** The configuration table of the documentation, made from the schema's own data, so that they cannot disagree. */
import { VARIABLES } from './variables.ts';

/** A Markdown table, one row a variable. */
export function configurationTable(): string {
  const rows = Object.entries(VARIABLES).map(
    ([name, { fallback, meaning }]) => `| \`${name}\` | ${fallback} | ${meaning} |`,
  );
  return ['| Variable | When missing | Meaning |', '| --- | --- | --- |', ...rows].join('\n');
}
