/** A process of one PDF library, `belegbar` or `react-pdf`: makes the invoices it is told and answers with the CPU time that took, in milliseconds. */

import type { Report } from '@belegbar/documents';
import { day } from '@belegbar/domain/calendar';
import { giroCode, type InvoiceDocument } from '@belegbar/domain/invoices';
import { cents, formatCents } from '@belegbar/domain/money';
import { createCompiler } from '../../documents/render/compiler.ts';
import { NO_ASSETS } from '../../documents/render/jobs.ts';
import { sampleDocument, sampleLines } from '../../documents/testing/samples.ts';

export interface PdfJob {
  /** `list`: a report with so many rows. */
  output: 'pdf' | 'preview' | 'list';
  lines: number;
  /** Only Belegbar has more than one. */
  design?: InvoiceDocument['template'];
  /** Text added to number, client and every line of a PDF, or to the fourth line of a preview. */
  typed: string;
}

const make = process.argv[2] === 'belegbar' ? ours() : await peer();

process.on('message', async (job: PdfJob) => {
  const before = process.cpuUsage();
  await make(job);
  const { user, system } = process.cpuUsage(before);
  process.send?.((user + system) / 1_000);
});
process.on('disconnect', () => process.exit(0));

function ours(): (job: PdfJob) => Promise<unknown> {
  const render = createCompiler();
  return async (job) => {
    if (job.output === 'list') return render({ report: listOf(job) });
    const output = job.output === 'pdf' ? ({ kind: 'pdf' } as const) : ({ kind: 'page', page: 1 } as const);
    return render({ document: documentOf(job), assets: NO_ASSETS, output });
  };
}

async function peer(): Promise<(job: PdfJob) => Promise<unknown>> {
  const { peerPdf } = await import('./react-pdf.ts');
  const { peerList } = await import('./react-pdf-list.ts');
  return (job) => {
    if (job.output === 'list') return peerList(listOf(job));
    const document = documentOf(job);
    return peerPdf(document, giroCode(document, document.totals.gross) ?? '');
  };
}

/** Rows like those of the list of expenses. */
function listOf({ lines, typed }: PdfJob): Report {
  const rows = Array.from({ length: lines }, (_, index) => ({
    cells: [
      `B-2026-${typed}-${index}`,
      '08.10.2026',
      { text: `Papierhaus ${index % 37} GmbH`, note: `R-${index}` },
      'Software und Lizenzen',
      'Bezahlt',
      formatCents(cents(100_000 + index), 'de'),
    ],
  }));
  const columns: [string, number][] = [
    ['Nummer', 34],
    ['Datum', 20],
    ['Anbieter', 36],
    ['Kategorie', 38],
    ['Status', 20],
  ];
  return {
    language: 'de',
    title: 'Ausgaben',
    subtitle: typed,
    owner: 'Weber Code',
    madeOn: day('2026-10-08'),
    facts: [],
    sections: [
      {
        title: '',
        aside: '',
        parts: [
          {
            kind: 'table',
            columns: [
              ...columns.map(([head, widthMm]) => ({ head, kind: 'text' as const, widthMm })),
              { head: 'Brutto in €', kind: 'amount', widthMm: 22 },
            ],
            rows,
          },
        ],
      },
    ],
  };
}

/** Made here, so that composing the document counts as part of issuing. */
function documentOf({ output, lines, typed, design }: PdfJob): InvoiceDocument {
  const written = sampleLines(lines).map((line, index) =>
    output === 'pdf' || index === 3 ? { ...line, description: `${line.description} ${typed}` } : line,
  );
  const draft = { lines: written, template: design ?? 'standard' };
  if (output === 'preview') return sampleDocument({ draft, number: null });
  return sampleDocument({
    draft,
    client: { name: `Verlag ${typed} GmbH` },
    number: `2026-${typed}`,
  });
}
