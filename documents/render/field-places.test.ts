import { assert } from '@belegbar/domain/money';
import { beforeAll, expect, test } from 'vitest';
import { DESIGN_NAMES } from '../designs/index.ts';
import { sampleDocument } from '../testing/samples.ts';
import { createCompiler } from './compiler.ts';
import { NO_ASSETS, type RenderJob, type RenderResult } from './jobs.ts';

let render: (job: RenderJob) => RenderResult;
beforeAll(() => {
  render = createCompiler();
});

const FIELDS = [
  'clientId',
  'invoiceDate',
  'servicePeriod',
  'paymentTerms',
  'reference',
  'introduction',
  'lines.0.description',
  'lines.1.quantity',
  'totals',
];

test.each(DESIGN_NAMES)(
  'a page in the design %s says where it shows client, days, lines, texts and totals',
  (template) => {
    const places = placesOf(template);
    const shown = new Set(places.map(({ field }) => field));
    expect(FIELDS.filter((field) => !shown.has(field))).toEqual([]);
    for (const { left, top, width, height } of places) {
      expect(Math.min(left, top, width, height)).toBeGreaterThanOrEqual(0);
      expect(Math.max(left + width, top + height)).toBeLessThanOrEqual(1);
    }
  },
);

/** DIN 5008 form B: the recipient stands 25 mm from the left and 62.7 mm from the top of a page of 210 by 297 mm. */
test('the client is where the window of the envelope is', () => {
  const client = placesOf('standard').find(({ field }) => field === 'clientId');
  expect(client?.left).toBeCloseTo(25 / 210, 3);
  expect(client?.top).toBeCloseTo(62.7 / 297, 3);
});

test('a PDF leads to no field', () => {
  const result = render({ document: sampleDocument(), assets: NO_ASSETS, output: { kind: 'pdf' } });
  assert(result.kind === 'pdf', 'a PDF was asked for');
  expect(Buffer.from(result.bytes).toString('latin1')).not.toContain('field:');
});

function placesOf(template: (typeof DESIGN_NAMES)[number]) {
  const business = template === 'custom' ? { letterhead: 'a'.repeat(64) } : {};
  const document = sampleDocument({ draft: { template }, business });
  const result = render({ document, assets: NO_ASSETS, output: { kind: 'page', page: 1 } });
  assert(result.kind === 'page', 'a page was asked for');
  return result.places;
}
