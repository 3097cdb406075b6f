/** Own receipts and money without a document: the list, and the forms with what they do. Figures by the law: 0.30 a kilometre, 14 and 28 a day, 6 a day at home. */
import { cents } from '@belegbar/domain/money';
import type { client } from '../../web/connection/api.ts';
import { exampleOf } from './support/examples.ts';
import { invalid } from './support/refusal.ts';
import { expect, opens, type Screen, test, waitFor, within } from './support/stage.tsx';

type Calls = typeof client.vouchers;
type List = Awaited<ReturnType<Calls['list']>>;

const PATH = '/finance/vouchers';
const list = exampleOf('vouchers', 'list') as List;
const [talk] = list.vouchers as [List['vouchers'][number]];
const TRIP: List['vouchers'][number] = {
  ...talk,
  id: talk.id.replace('01a2', '01a3'),
  kind: 'kilometres',
  number: 'KM-2026-0001',
  about: 'Workshop bei Brandwerk',
  amount: cents(-3_600),
  isTakenBack: true,
};

/** The effect as one line of text, without the blanks that only keep words together. */
function effectOf({ getByRole, say }: Screen): string {
  const effect = getByRole('region', { name: say('vouchers:effect.title'), hidden: true });
  return effect.textContent?.replaceAll(/[\u00a0\u202f]/g, ' ') ?? '';
}

const field = (screen: Screen, key: string) => screen.findByLabelText(screen.say(key), { exact: false });

async function press(screen: Screen) {
  await screen.user.click(screen.getByText(screen.say('vouchers:form.enter')));
}

test('the list says what each is about and what it moves', async () => {
  const answers = { vouchers: { list: () => ({ vouchers: [TRIP, talk], next: null }) } };
  const { findByRole, say } = await opens(PATH, { answers });
  const table = await findByRole('table', { name: say('vouchers:title') });
  await within(table).findByText('Workshop bei Brandwerk');
  const text = table.textContent?.replaceAll('\u00a0', ' ') ?? '';
  expect(text).toContain('−36,00');
  within(table).getByText(say('vouchers:list.takenBack'));
});

test('without any there is a way to the first', async () => {
  const answers = { vouchers: { list: () => ({ vouchers: [], next: null }) } };
  const { findByText, say } = await opens(PATH, { answers });
  await findByText(say('vouchers:empty.title'));
});

test('120 kilometres are told as 36.00 less profit before they are booked, and booked once', async () => {
  const screen = await opens(`${PATH}?new=kilometres`, {});
  const { user, say, server } = screen;
  await user.type(await field(screen, 'vouchers:kilometres.kilometres'), '120');
  expect(effectOf(screen)).toContain('−36,00 €');
  expect(effectOf(screen)).toContain('§ 9 Abs. 1 Nr. 4a EStG');
  await press(screen);
  expect(server.asked('vouchers/recordKilometres')).toEqual([]);
  await user.type(await field(screen, 'vouchers:kilometres.purpose'), 'Workshop');
  await press(screen);
  await waitFor(() => expect(server.asked('vouchers/recordKilometres')).toHaveLength(1));
  expect(server.asked('vouchers/recordKilometres')[0]).toMatchObject({
    way: { kind: 'trip', vehicle: 'car', kilometres: '120' },
    purpose: 'Workshop',
  });
  await screen.findByText(say('vouchers:acts.entered'));
});

test('a journey of three days is 56.00, and 50.40 with a breakfast on the whole day', async () => {
  const screen = await opens(`${PATH}?new=meals`, {});
  const { user, say } = screen;
  await user.type(await field(screen, 'vouchers:meals.from'), '10.03.2026');
  await user.type(await field(screen, 'vouchers:meals.to'), '12.03.2026');
  expect(effectOf(screen)).toContain('−56,00 €');
  const breakfast = say('vouchers:meals.provided', {
    meal: say('vouchers:meals.breakfast'),
    day: '11.03.2026',
  });
  await user.click(screen.getByLabelText(breakfast));
  expect(effectOf(screen)).toContain('−50,40 €');
  // A day more keeps the breakfast: by hand, 14.00 + 28.00 + 28.00 + 14.00 less 20 % of 28.00 (5.60) are 78.40.
  const to = await field(screen, 'vouchers:meals.to');
  await user.clear(to);
  await user.type(to, '13.03.2026');
  await user.tab();
  expect(screen.getByLabelText(breakfast)).toBeChecked();
  expect(effectOf(screen)).toContain('−78,40 €');
});

test('ten days at home are 60.00, and what the server refuses stands at its field with what was typed', async () => {
  const answers = {
    vouchers: {
      recordHomeOffice: () => Promise.reject(invalid({ 'work.count': 'voucher.days.too-many' })),
    },
  };
  const screen = await opens(`${PATH}?new=home-office`, { answers });
  const { user, say } = screen;
  await user.click(await screen.findByLabelText(say('vouchers:homeOffice.count')));
  const count = await field(screen, 'vouchers:homeOffice.countOf');
  await user.type(count, '10');
  expect(effectOf(screen)).toContain('−60,00 €');
  await press(screen);
  await screen.findByText(say('errors:problem.voucher.days.too-many'));
  expect((count as HTMLInputElement).value).toBe('10');
});

test('private money moves neither profit nor VAT', async () => {
  const screen = await opens(`${PATH}?new=contribution`, {});
  await screen.user.type(await field(screen, 'vouchers:fields.amount'), '1.500,00');
  const nothing = screen.say('vouchers:effect.none');
  expect(effectOf(screen).split(nothing)).toHaveLength(3);
  await press(screen);
  await waitFor(() => expect(screen.server.asked('vouchers/recordPrivateMoney')).toHaveLength(1));
  expect(screen.server.asked('vouchers/recordPrivateMoney')[0]).toMatchObject({
    direction: 'contribution',
    amount: 150_000,
  });
});

test('of a kept own receipt the page tells that it stays and its checksum, also once it was taken back', async () => {
  const way = { kind: 'trip', drivenOn: '2026-03-10', vehicle: 'car', kilometres: '120' };
  const stored = { entries: [], hasPdf: true, documentHash: 'a1'.repeat(32) };
  const detail = { ...TRIP, ...stored, detail: { way } };
  const answers = {
    vouchers: { list: () => ({ vouchers: [TRIP], next: null }), get: () => detail },
  };
  const screen = await opens(`${PATH}?show=${TRIP.id}`, { answers });
  await screen.findByText(`SHA-256 ${detail.documentHash}`);
  screen.getByText(screen.say('vouchers:detail.keptTakenBack'));
  const pdf = screen.getByRole('link', { name: screen.say('vouchers:detail.pdf'), hidden: true });
  expect(pdf).toHaveAttribute('href', `/files/vouchers/${TRIP.id}.pdf`);
});
