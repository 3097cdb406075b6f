/** Whose a row is, the database says: from the moment on that there is a table for it. */
import type { ProjectFiles } from '../../support/project-files.ts';
import { lineAt } from '../imports.ts';
import type { Finding, Rule } from '../rule.ts';
import { UNSECURED } from './unsecured-tables.ts';

export const tenancyRules: Rule[] = [
  {
    name: 'a migration secures the table of a tenant that it makes',
    reason:
      'Row level security, forced on the owner too, with the one policy: a table that waits for it is open to everybody until then. What has another reason stands in tools/architecture/rules/unsecured-tables.ts.',
    find: ({ files }) => migrationsIn(files).flatMap(([file, text]) => findingsIn(file, text)),
  },
];

function migrationsIn(files: ProjectFiles): [string, string][] {
  return [...files].filter(([path]) => /^server\/platform\/database\/migrations\/.*\.sql$/.test(path));
}

/** One of each table, whatever it lacks. */
function findingsIn(file: string, text: string): Finding[] {
  const sql = withoutComments(text);
  return tenantTables(sql)
    .map(({ table, index }) => ({ table, index, lacking: lackingOf(table, sql) }))
    .filter(({ lacking }) => lacking.length > 0)
    .map(({ table, index, lacking }) => {
      return { file, line: lineAt(sql, index), what: `makes ${table} without ${lacking.join(', ')}` };
    });
}

/** As long as before, so that lines stay. */
function withoutComments(text: string): string {
  return text.replace(/--.*|\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
}

const MADE = /\bcreate\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?(?:public\.)?"?(\w+)"?[^;]*/gi;
const GIVEN_OWNER =
  /\balter\s+table\s+(?:only\s+)?(?:public\.)?"?(\w+)"?[^;]*\badd\s+(?:column\s+)?business_id\b[^;]*/gi;

function tenantTables(sql: string): { table: string; index: number }[] {
  const made = [...sql.matchAll(MADE)].filter(([statement, table = '']) => hasOwner(statement, table));
  return [...made, ...sql.matchAll(GIVEN_OWNER)].map(({ 1: table = '', index }) => ({ table, index }));
}

function hasOwner(statement: string, table: string): boolean {
  return (
    /\bbusiness_id\b/i.test(statement) || (/\b(\w+_)?user_id\b/i.test(statement) && !(table in UNSECURED))
  );
}

function lackingOf(table: string, sql: string): string[] {
  const named = `(?:public\\.)?"?${table}"?`;
  const needed: [string, string][] = [
    ['enable row level security', `alter table ${named} enable row level security`],
    ['force row level security', `alter table ${named} force row level security`],
    ['a policy', `create policy "?\\w+"? on ${named}(?!\\w)`],
  ];
  return needed
    .filter(([, statement]) => !new RegExp(statement.replaceAll(' ', '\\s+'), 'i').test(sql))
    .map(([name]) => name);
}
