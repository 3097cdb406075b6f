/**
 * The forms of money and use that have no bill: each says by the law what it does before it is booked. Figures by hand: 1,190.00 with 19 % are
 * 1,000.00 and 190.00; VAT paid is cost (§ 4 (4) EStG); the car by § 6 (1) No. 4 EStG is 1 % a month, of which VAT takes 80 %.
 */
import { invalid } from './support/refusal.ts';
import { expect, opens, type Screen, test, waitFor } from './support/stage.tsx';

const PATH = '/finance/vouchers';
type Verb =
  | 'recordOtherIncome'
  | 'recordVatPayment'
  | 'recordOtherTax'
  | 'recordPrivateUse'
  | 'recordCashExpense';

/** The effect as one line of text, without the blanks that only keep words together. */
function effectOf({ getByRole, say }: Screen): string {
  const effect = getByRole('region', { name: say('vouchers:effect.title'), hidden: true });
  return effect.textContent?.replaceAll(/[\u00a0\u202f]/g, ' ') ?? '';
}

async function types(screen: Screen, key: string, text: string) {
  const field = await screen.findByLabelText(new RegExp(`^${screen.say(key)}`));
  await screen.user.clear(field);
  await screen.user.type(field, text);
}

async function books(screen: Screen, verb: Verb) {
  await screen.user.click(screen.getByText(screen.say('vouchers:form.enter')));
  await waitFor(() => expect(screen.server.asked(`vouchers/${verb}`)).toHaveLength(1));
  return screen.server.asked(`vouchers/${verb}`)[0];
}

test('income of 1,190.00 with 19 % is profit in full, and 190.00 of it is VAT', async () => {
  const screen = await opens(`${PATH}?new=income`, {});
  await types(screen, 'vouchers:income.payer', 'Volkshochschule Musterstadt');
  await types(screen, 'vouchers:fields.amount', '1.190,00');
  expect(effectOf(screen)).toContain('+1.190,00 €');
  expect(effectOf(screen)).toMatch(/Kz 81.*190,00 €/);
  expect(await books(screen, 'recordOtherIncome')).toMatchObject({
    payer: { name: 'Volkshochschule Musterstadt', country: 'DE' },
    vatCase: 'standard19',
    amount: { gross: 119_000 },
    recurring: null,
  });
});

test('income without a payer is not sent, and the field says so', async () => {
  const screen = await opens(`${PATH}?new=income`, {});
  await types(screen, 'vouchers:fields.amount', '100');
  await screen.user.click(screen.getByText(screen.say('vouchers:form.enter')));
  const payer = screen.getByLabelText(screen.say('vouchers:income.payer'), { exact: false });
  await waitFor(() => expect(payer).toHaveAccessibleDescription(/.+/));
  expect(screen.server.asked('vouchers/recordOtherIncome')).toEqual([]);
});

test('600.00 of VAT paid are cost of the year, and 600.00 refunded are income', async () => {
  const answers = { taxReports: { filedReturns: () => ({ returns: [] }) } };
  const screen = await opens(`${PATH}?new=vat`, { answers });
  await types(screen, 'vouchers:fields.amount', '600');
  expect(effectOf(screen)).toContain('−600,00 €');
  await screen.user.selectOptions(
    screen.getByLabelText(screen.say('vouchers:tax.direction')),
    screen.say('vouchers:tax.refunded'),
  );
  expect(effectOf(screen)).toContain('+600,00 €');
  expect(await books(screen, 'recordVatPayment')).toMatchObject({
    paidFor: { kind: 'advanceReturn' },
    paidOn: '2026-03-02',
    directDebitFiledOn: null,
    amount: -60_000,
  });
});

test('income tax moves neither profit nor VAT', async () => {
  const screen = await opens(`${PATH}?new=tax`, {});
  await types(screen, 'vouchers:fields.amount', '1.200');
  expect(effectOf(screen).split(screen.say('vouchers:effect.none'))).toHaveLength(3);
  expect(await books(screen, 'recordOtherTax')).toMatchObject({ tax: 'incomeTax', amount: 120_000 });
});

test('a car of 40,000.00 is 400.00 for a month, and 60.80 of VAT on 320.00 of it', async () => {
  const screen = await opens(`${PATH}?new=private-use`, {});
  await types(screen, 'vouchers:use.listPrice', '40.000');
  await types(screen, 'vouchers:use.boughtOn', '15.07.2024');
  // The VAT is income of the owner's use as well (§ 12 No. 3 EStG): 400.00 + 60.80.
  expect(effectOf(screen)).toContain('+460,80 €');
  expect(effectOf(screen)).toMatch(/Kz 81.*60,80 €/);
  expect(await books(screen, 'recordPrivateUse')).toMatchObject({
    use: { kind: 'carByListPrice', listPrice: 4_000_000, boughtOn: '2024-07-15', hadInputVat: true },
  });
});

test('cash without a slip is cost in full once it is said what for and why there is none', async () => {
  const screen = await opens(`${PATH}?new=cash`, {});
  await types(screen, 'vouchers:fields.amount', '4,50');
  expect(effectOf(screen)).toContain('−4,50 €');
  expect(effectOf(screen)).toContain(screen.say('vouchers:effect.none'));
  await screen.user.click(screen.getByText(screen.say('vouchers:form.enter')));
  expect(screen.server.asked('vouchers/recordCashExpense')).toEqual([]);
  await types(screen, 'vouchers:cash.purpose', 'Parken beim Workshop');
  await types(screen, 'vouchers:cash.noSlipReason', 'Der Automat gab keinen aus.');
  expect(await books(screen, 'recordCashExpense')).toMatchObject({
    amount: 450,
    category: 'transportation',
    purpose: 'Parken beim Workshop',
    noSlipReason: 'Der Automat gab keinen aus.',
  });
});

test('above 210 days, which are 1,260.00 a year, the form says how many are left and keeps what was typed', async () => {
  const above = {
    recordHomeOffice: () => Promise.reject(invalid({ work: 'voucher.home-office.above-maximum' })),
  };
  const screen = await opens(`${PATH}?new=home-office`, { answers: { vouchers: above } });
  await screen.user.click(await screen.findByLabelText(screen.say('vouchers:homeOffice.count')));
  await types(screen, 'vouchers:homeOffice.countOf', '21');
  // 21 x 6.00.
  expect(effectOf(screen)).toContain('−126,00 €');
  expect(effectOf(screen)).toContain('1.260 €');
  await screen.user.click(screen.getByText(screen.say('vouchers:form.enter')));
  const alerts = await screen.findAllByRole('alert', { hidden: true });
  expect(alerts.map(({ textContent }) => textContent).join(' ')).toContain('210 Tage');
  expect(screen.getByLabelText(screen.say('vouchers:homeOffice.countOf'), { exact: false })).toHaveValue(
    '21',
  );
});
