/** Who is a small business deducts no input VAT (§ 19 UStG), and reads of none on the bills of vendors. */
import type { client } from '../../web/connection/api.ts';
import { exampleOf } from './support/examples.ts';
import { expect, opens, test } from './support/stage.tsx';

type Business = Awaited<ReturnType<typeof client.business.get>>;

const business = exampleOf('business', 'get') as Business;
const expense = exampleOf('expenses', 'get') as { id: string };

const SMALL: Business = {
  ...business,
  regimes: business.regimes.map((regime) => ({ ...regime, smallBusiness: true })),
};

test('a bill of a small business has VAT, and no input VAT', async () => {
  const { findByRole, findAllByText, say } = await opens(`/expenses/${expense.id}`, {
    answers: { business: { get: () => SMALL } },
  });
  await findAllByText(say('received-invoices:code.inputStandard19.billed'));
  expect(await findByRole('main')).not.toHaveTextContent(say('received-invoices:code.inputStandard19.name'));
});

test('a business that deducts has input VAT on it', async () => {
  const { findAllByText, say } = await opens(`/expenses/${expense.id}`);
  await findAllByText(say('received-invoices:code.inputStandard19.name'));
});
