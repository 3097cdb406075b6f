/** The limit of a list in a browser: the least HTTP server that makes the page itself, one prepared statement and a table of 50 rows in our typefaces. */
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type pg from 'pg';
import { root } from '../../tools/support/root.ts';

const ASSETS = join(root, 'web/dist/assets');
const LIST = {
  name: 'list',
  text: `select number, client_name, title, invoice_date, due_date, gross, status from invoices
    where business_id = $1 order by list_date desc, id desc limit 50`,
};

export interface PlainPage {
  address: string;
  close(): Promise<void>;
}

export async function servePlainPage(pool: pg.Pool, businessId: string): Promise<PlainPage> {
  const fonts = readdirSync(ASSETS).filter((file) =>
    /^(instrument-sans-latin-wght|source-serif-4-latin-opsz)-normal.*\.woff2$/.test(file),
  );
  const server = createServer(async ({ url = '/' }, response) => {
    const font = fonts.find((file) => url === `/${file}`);
    if (font !== undefined) return send(response, 'font/woff2', readFileSync(join(ASSETS, font)));
    const { rows } = await pool.query({ ...LIST, values: [businessId] });
    send(response, 'text/html; charset=utf-8', pageOf(rows, fonts));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function send(response: ServerResponse, type: string, body: string | Buffer): void {
  response.setHeader('content-type', type).end(body);
}

function pageOf(rows: readonly Record<string, unknown>[], fonts: readonly string[]): string {
  const faces = fonts.map((file, index) => `@font-face{font-family:f${index};src:url(/${file})}`).join('');
  const cells = (row: Record<string, unknown>) =>
    Object.values(row)
      .map((value) => `<td>${String(value).replaceAll('<', '&lt;')}</td>`)
      .join('');
  return `<!doctype html><title>Rechnungen</title><style>${faces}body{font-family:f0}h1{font-family:f1}</style>
    <h1>Rechnungen</h1><table><tbody>${rows.map((row) => `<tr>${cells(row)}</tr>`).join('')}</tbody></table>`;
}
