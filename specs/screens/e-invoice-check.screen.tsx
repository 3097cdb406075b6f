/** Anybody checks any e-invoice: what is said of it, where the focus goes, and that nothing of it is received unasked. */
import type { Checked } from '../../web/e-invoice/index.ts';
import { losesConnection, regainsConnection } from './support/connection.ts';
import { exampleOf } from './support/examples.ts';
import type { Answers } from './support/fake-server.ts';
import { drops } from './support/files.ts';
import { passesInspection } from './support/inspection.ts';
import { invalid } from './support/refusal.ts';
import { expect, opens, type Scene, type Screen, test, waitFor } from './support/stage.tsx';

const faulty = exampleOf('receivedInvoices', 'check') as Checked;
const VALID: Checked = {
  ...faulty,
  verdict: { ...faulty.verdict, valid: true, fatal: [] },
  findings: [],
  findingsTotal: 0,
};
const { number: _, ...nameless } = faulty.invoice;
const WITHOUT_NUMBER: Checked = { ...faulty, invoice: nameless };

type Check = NonNullable<NonNullable<Answers['receivedInvoices']>['check']>;

/** What is found in a file goes by its name. */
const check: Check = ({ file, language }) => {
  if (file.name === 'order.xml') throw invalid({ file: 'einvoice.other' });
  if (file.name === 'valid.xml') return VALID;
  if (file.name === 'endless.xml') return { ...VALID, isShortened: true };
  const findings = faulty.findings.map((finding) => ({ ...finding, message: `Said in ${language}.` }));
  return { ...WITHOUT_NUMBER, findings };
};

async function opensCheck({ who = 'stranger', language = 'de' }: Scene = {}): Promise<Screen> {
  const answers = { receivedInvoices: { check } };
  const screen = await opens('/e-invoice-check', { who, language, answers });
  await screen.findByText(screen.say('e-invoice:check.title'), { selector: 'h1' });
  return screen;
}

const file = (name: string) => new File(['<Invoice/>'], name);
const lets = (...names: string[]) => drops(document.body, names.map(file));
const view = ({ say, findByLabelText }: Screen) => findByLabelText(say('e-invoice:view'));
const focused = () => document.querySelector(':focus') as HTMLElement;

test('a stranger finds the check at the sign-in page, and of a valid file hears so, where the focus goes', async () => {
  const screen = await opens('/auth', {
    who: 'stranger',
    answers: { receivedInvoices: { check: () => VALID } },
  });
  const { user, say, findByText, getAllByRole } = screen;
  await user.click(await findByText(say('sign-in:checkEInvoice')));
  await findByText(say('e-invoice:check.title'), { selector: 'h1' });
  await lets('valid.xml');
  await findByText(say('e-invoice:verdict.title.valid_other'));
  expect(await view(screen)).toHaveTextContent('Cloudhafen Ltd.');
  await waitFor(() => expect(focused()).toHaveAccessibleName(say('e-invoice:check.result')));
  const told = `${say('e-invoice:check.result')}: ${say('e-invoice:verdict.title.valid_other')}`;
  expect(getAllByRole('status')[0]).toHaveTextContent(told);
});

test('of a file that says more than is sent back, the sheet says that it is cut', async () => {
  const screen = await opensCheck();
  await lets('valid.xml');
  expect(await view(screen)).not.toHaveTextContent(screen.say('e-invoice:shortened'));
  await lets('endless.xml');
  await screen.findByText(screen.say('e-invoice:shortened'));
});

test('what is wrong is told in the language that is chosen, and told anew when that changes', async () => {
  const screen = await opensCheck();
  const { user, say, findByText, findAllByText, getByText, getAllByText } = screen;
  await lets('nameless.xml');
  await findByText(say('e-invoice:verdict.title.invalid_one', { count: 1 }));
  expect(await view(screen)).toHaveTextContent(say('e-invoice:withoutNumber'));
  expect(getAllByText(/Said in de\./)[0]).toBeVisible();
  await passesInspection(screen);
  await user.click(getByText('EN'));
  expect((await findAllByText(/Said in en\./))[0]).toBeVisible();
});

test('something else is refused by its name, shows no invoice, and has the focus', async () => {
  const screen = await opensCheck();
  const { say, queryByLabelText } = screen;
  await lets('order.xml');
  const refusal = await screen.findByRole('alert');
  expect(refusal).toHaveTextContent(say('errors:problem.einvoice.other'));
  await waitFor(() =>
    expect(focused()).toHaveTextContent(say('e-invoice:check.refused', { name: 'order.xml' })),
  );
  expect(queryByLabelText(say('e-invoice:view'))).toBeNull();
});

test('of three at once one is checked, the others are a press away', async () => {
  const screen = await opensCheck({ language: 'en' });
  const { user, say, server, findByText, findAllByText, getByText } = screen;
  await lets('valid.xml', 'b.xml', 'c.xml');
  await findByText(say('e-invoice:check.many', { count: 3 }));
  await view(screen);
  expect(getByText('valid.xml', { selector: 'button' })).toHaveAttribute('aria-pressed', 'true');
  expect(server.asked('receivedInvoices/check')).toHaveLength(1);
  await user.click(getByText('b.xml'));
  await findAllByText(/Said in en\./);
  expect(getByText('b.xml', { selector: 'button' })).toHaveAttribute('aria-pressed', 'true');
});

test('without a connection nothing is checked, which is said, and it is checked when the server is back', async () => {
  const screen = await opensCheck();
  const { user, say, findByText } = screen;
  losesConnection(screen);
  await lets('valid.xml');
  const refusal = await screen.findByRole('alert');
  expect(refusal).toHaveTextContent(say('e-invoice:check.unanswered'));
  expect(refusal).toHaveTextContent(say('e-invoice:check.notChecked', { name: 'valid.xml' }));
  await user.click(await findByText(say('e-invoice:check.retry')));
  await waitFor(() => expect(focused()).toHaveTextContent('valid.xml'));
  expect(await screen.findByRole('alert')).toHaveTextContent(say('e-invoice:check.unanswered'));
  // The second try has failed as well.
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  regainsConnection(screen);
  await view(screen);
  await waitFor(() => expect(focused()).toHaveAccessibleName(say('e-invoice:check.result')));
});

test.each(['file.timeout', 'file.busy'] as const)(
  'a file that was refused for now (%s) is checked again by the same button, and one that is damaged is not',
  async (forNow) => {
    const answers = [forNow, 'file.damaged'];
    const check = () => {
      throw invalid({ file: answers.shift() ?? '' });
    };
    const screen = await opens('/e-invoice-check', { answers: { receivedInvoices: { check } } });
    const { user, say, findByText, queryByText } = screen;
    await lets('valid.xml');
    expect(await screen.findByRole('alert')).toHaveTextContent(say(`errors:problem.${forNow}`));
    await user.click(await findByText(say('e-invoice:check.retry')));
    await findByText(say('errors:problem.file.damaged'));
    expect(queryByText(say('e-invoice:check.retry'))).toBeNull();
  },
);

test('Jonas checks a file without receiving it, and then takes it in', async () => {
  const screen = await opensCheck({ who: 'jonas' });
  const { user, say, server, findByText, queryByText } = screen;
  await lets('valid.xml');
  await view(screen);
  expect(queryByText(say('received-invoices:panel.title'))).toBeNull();
  expect(server.asked('receivedInvoices/receive')).toEqual([]);
  await user.click(await findByText(say('e-invoice:check.receive')));
  await findByText(say('received-invoices:panel.review'));
  const [{ file: sent }] = server.asked('receivedInvoices/receive') as [{ file: File }];
  expect(sent.name).toBe('valid.xml');
});
