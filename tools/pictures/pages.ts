/** The page behind a share link in each of the cases, as the server writes it. */
import { NO_ASSETS, type Renderer } from '@belegbar/documents';
import { cents } from '@belegbar/domain/money';
import { PUBLISHER } from '../../documents/testing/samples.ts';
import { sharedPage } from '../../server/share-links/page/page.ts';
import { publicViewOf } from '../../server/share-links/public-view.ts';
import { type Case, exhibitOf, type Look } from './cases.ts';

export interface PictureOfPage {
  language: string;
  style: string;
  body: string;
  /** Pages of the document, from the first on. */
  drawings: string[];
}

export async function pageOf(example: Case, look: Look, renderer: Renderer): Promise<PictureOfPage> {
  const { document, open, received } = exhibitOf(example, look);
  const { svg, pages } = await renderer.page(document, NO_ASSETS, 1);
  const invoice = publicViewOf(
    {
      document,
      eInvoices: { xrechnung: true, facturX: true },
      issuedAt: new Date(`${document.invoiceDate}T10:00:00Z`),
      amended: null,
      status: open > 0 ? 'sent' : 'paid',
      cancelled: example.cancelled ?? false,
      open,
      received,
      writtenOff: cents(0),
      paidOn: received > 0 ? example.today : null,
      clientId: PUBLISHER.number,
      remindersPaused: false,
      isSent: true,
    },
    { pages, today: example.today, reminder: example.reminder ?? null },
  );
  const { language, style, body } = sharedPage({
    token: 'picture',
    invoice,
    document,
    isSaidPaid: example.saidPaid ?? false,
    language: look.language,
    today: example.today,
  });
  return { language, style, body: body.markup, drawings: [svg] };
}
