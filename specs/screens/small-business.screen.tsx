/** Lena is a small business (§ 19 UStG): her invoices show no VAT, and say why. */
import { decimal } from '@belegbar/domain/money';
import type { client } from '../../web/connection/api.ts';
import { exampleOf } from './support/examples.ts';
import { merged } from './support/fake-server.ts';
import { expect, opens, test, waitFor } from './support/stage.tsx';
import { keepsDraft, seesEditor, WRITTEN } from './support/verbs-editor.ts';

type Business = Awaited<ReturnType<typeof client.business.get>>;

test('Lena shows no VAT and is told why', async () => {
  const business = exampleOf('business', 'get') as Business;
  const regimes = business.regimes.map((regime) => ({ ...regime, smallBusiness: true }));
  const [line] = WRITTEN.draft.lines;
  if (line === undefined) throw new Error('The draft has no line.');
  const lines = [
    { ...line, quantity: decimal('2'), unitPrice: decimal('250'), vatCase: 'smallBusiness' as const },
  ];
  const answers = merged(keepsDraft({ lines }), { business: { get: () => ({ ...business, regimes }) } });
  const screen = await opens(`/invoice/${WRITTEN.id}`, { answers });
  const { say, getByLabelText, findByText } = screen;
  await seesEditor(screen);
  const region = getByLabelText(say('invoices:lines.title'), { selector: 'section, [role=region]' });
  const sums = () => [...region.querySelectorAll('dd')].map(({ textContent }) => textContent);
  await waitFor(() =>
    expect(sums()).toEqual([expect.stringContaining('500,00'), expect.stringContaining('500,00')]),
  );
  await findByText(say('invoices:vat.because.small-business'));
  expect(document.body).toHaveTextContent(/§ 19/);
});
