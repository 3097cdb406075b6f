/** A schema table as a source file. */
import type { schemaTable } from './index.ts';

const WIDTH = 130;

/** @param head the sentence that heads the file. */
export function tableFile(name: string, head: string, table: ReturnType<typeof schemaTable>): string {
  const sections = (['elements', 'groups', 'values'] as const).map(
    (key) => `  ${key}: {\n${Object.entries(table[key]).map(row).join('')}  },\n`,
  );
  return `/** ${head} */\nimport type { SchemaTable } from './table.ts';\n\nexport const ${name}: SchemaTable = {\n${sections.join('')}};\n`;
}

function row([type, content]: [string, string]): string {
  const key = /^\w+$/.test(type) ? type : `'${type}'`;
  const whole = `    ${key}: '${content}',\n`;
  if (whole.length <= 111) return whole;
  return `    ${key}: \`\n${wrapped(content)}\`,\n`;
}

function wrapped(content: string): string {
  const lines: string[] = [];
  let line = '';
  for (const word of content.split(' ')) {
    if (line !== '' && line.length + word.length > WIDTH) {
      lines.push(line);
      line = '';
    }
    line = line === '' ? `      ${word}` : `${line} ${word}`;
  }
  return [...lines, line].join('\n');
}
