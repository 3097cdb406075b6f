/** The menu of the account: who is there, colours, language, the way to the profile. */
import type { client } from '../../web/connection/api.ts';
import { exampleOf } from './support/examples.ts';
import type { Answers } from './support/fake-server.ts';
import { findings } from './support/inspection.ts';
import { expect, opens, type Screen, test, waitFor, within } from './support/stage.tsx';

type Invoices = Awaited<ReturnType<typeof client.invoices.list>>;
type Advance = Awaited<ReturnType<typeof client.taxReports.vatAdvance>>;

async function opensMenu(screen: Screen): Promise<HTMLElement> {
  const { user, say, findByTitle } = screen;
  await user.click(await findByTitle('Jonas Beispiel'));
  return screen.getByLabelText(say('shell:account.title'));
}

test.each(['wide', 'phone'] as const)(
  'the menu says who is there and leads to the profile (%s)',
  async (device) => {
    const screen = await opens('/career-agent', { device });
    const { user, say } = screen;
    const menu = await opensMenu(screen);
    expect(menu).toBeVisible();
    expect(menu).toHaveTextContent('jonas@example.com');
    expect(await findings(menu)).toEqual([]);
    await user.click(within(menu).getByText(say('shell:profile')));
    await waitFor(() => expect(location.pathname).toBe('/user-profile'));
    expect(menu).not.toBeVisible();
  },
);

test('the colours that are chosen hold at once, and are kept', async () => {
  const screen = await opens('/career-agent');
  const { user, say } = screen;
  const menu = within(await opensMenu(screen));
  for (const [choice, shown] of [
    ['dark', 'dark'],
    ['system', 'light'],
    ['light', 'light'],
  ] as const) {
    await user.click(menu.getByLabelText(say(`shell:colors.${choice}`)));
    expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', shown);
    expect(localStorage.getItem('theme')).toBe(choice);
  }
});

/* 1,234.56 x 19 % = 234.57; together 1,469.13. */
test('the language changes at once, also for numbers and days', async () => {
  const example = exampleOf('invoices', 'list') as Invoices;
  const billed = { ...example, totals: { ...example.totals, open: 146_913 } } as Invoices;
  const advance = exampleOf('taxReports', 'vatAdvance') as Advance;
  const answers: Answers = {
    invoices: { list: () => billed },
    taxReports: { vatAdvance: ({ period }) => ({ ...advance, period }) },
    signIn: { setLanguage: (input) => input },
  };
  const screen = await opens('/home', { answers });
  const { user, findAllByText, findByText } = screen;
  await findAllByText(/1\.469,13/);
  await user.click(within(await opensMenu(screen)).getByLabelText('EN, English'));
  await findAllByText(/1,469\.13/);
  await findByText(/Monday, 2 March 2026/);
  await waitFor(() => expect(document.title).toBe('Home · Belegbar'));
  expect(localStorage.getItem('app-language')).toBe('en');
  await waitFor(() => expect(screen.server.asked('signIn/setLanguage')).toEqual([{ language: 'en' }]));
});
