import { jonas } from '../cast/jonas.ts';
import { DIALOG, expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/stage.ts';

const MARK = 'window.sameDocument = true';
const IS_MARKED = 'window.sameDocument === true';

test('the menu of the account says who is there and leads to the profile, on a phone as well', async ({
  stage,
}) => {
  const person = await stage.newcomer(jonas, 'de');
  const { page, say } = person;
  const { user } = await person.call<{ user: { email: string } }>('signIn/session');
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 812 });
    await person.opens('/home');
    const menu = await person.opensAccount();
    await expect(menu).toContainText(user.email);
    await expectAccessible(page, DIALOG);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(person.accountButton()).toBeFocused();
    await person.opensAccount();
    await menu.getByRole('link', { name: say('shell:profile') }).click();
    await expect(page).toHaveURL('/user-profile');
    await expect(menu).toBeHidden();
  }
});

test('the colours change at once, without loading the page anew, and the bars of the browser with them', async ({
  stage,
}) => {
  const person = await stage.newcomer(jonas, 'de', { colorScheme: 'light' });
  const { page, say } = person;
  await person.opens('/home');
  await page.evaluate(MARK);
  const menu = await person.opensAccount();
  const html = page.locator('html');
  const bars = page.locator('meta[name="theme-color"][media="all"]');
  await expect(bars).toHaveAttribute('content', '#F6F3EC');
  await menu.getByRole('button', { name: say('shell:colors.dark') }).click();
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect(bars).toHaveAttribute('content', '#141311');
  expect(await page.evaluate<string>("localStorage.getItem('theme')")).toBe('dark');
  await menu.getByRole('button', { name: say('shell:colors.system') }).click();
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'light');
  expect(await page.evaluate<string>("localStorage.getItem('theme')")).toBe('system');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect(bars).toHaveAttribute('content', '#141311');
  expect(await page.evaluate(IS_MARKED)).toBe(true);
});

test('the language changes at once, without loading the page anew, also for numbers and days', async ({
  stage,
}) => {
  const person = await stage.newcomer(jonas, 'de');
  const { page } = person;
  await person.hasIssued({ client: 'Brandwerk Digital GmbH', title: 'Workshop', price: '1234.56' });
  await person.opens('/home');
  await page.evaluate(MARK);
  // 1,234.56 x 19 % = 234.57; together 1,469.13.
  await expect(page.getByText('1.469,13 €').first()).toBeVisible();
  await person.choosesLanguage('en');
  await expect(page.getByText('€1,469.13').first()).toBeVisible();
  await expect(page.getByText('Wednesday, 18 November 2026')).toBeVisible();
  await expect(page).toHaveTitle('Home · Belegbar');
  expect(await page.evaluate<string>("localStorage.getItem('app-language')")).toBe('en');
  expect(await page.evaluate(IS_MARKED)).toBe(true);
});

/** Every colour that the page has from its first frame on, before any of our scripts run. */
const WATCH_COLOURS = `
  window.colours = new Set();
  const look = () => {
    if (document.body !== null) window.colours.add(getComputedStyle(document.documentElement).backgroundColor);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
`;
const SHEET = { light: 'rgb(255, 254, 251)', dark: 'rgb(27, 26, 23)' };

for (const [chosen, device] of [
  ['dark', 'light'],
  ['light', 'dark'],
] as const)
  test(`whoever has chosen ${chosen} on a ${device} device sees no ${device} frame while the page loads`, async ({
    stage,
  }) => {
    const person = await stage.newcomer(jonas, 'de', { colorScheme: device, isNew: true });
    const { page, context } = person;
    await context.addInitScript(`localStorage.setItem('theme', '${chosen}');${WATCH_COLOURS}`);
    await person.opens('/home');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const colours = await page.evaluate<string[]>(
      '[...window.colours].filter((colour) => colour !== "rgba(0, 0, 0, 0)")',
    );
    expect(colours).toEqual([SHEET[chosen]]);
  });

for (const language of ['de', 'en'] as const)
  test(`the page speaks ${language} from its first word on when that was chosen here`, async ({ stage }) => {
    const person = await stage.stranger(language, {
      locale: language === 'de' ? 'en-GB' : 'de-DE',
      isNew: true,
    });
    const { page, context, say } = person;
    await context.addInitScript(`localStorage.setItem('app-language', '${language}');
      window.said = new Set();
      new MutationObserver(() => window.said.add(document.body?.innerText ?? '')).observe(document, { childList: true, subtree: true });`);
    await person.opens('/auth');
    await expect(page.getByRole('heading', { name: say('sign-in:signIn.title') })).toBeVisible();
    const said = (await page.evaluate<string[]>('[...window.said]')).join('\n');
    const other = language === 'de' ? 'Welcome back' : 'Willkommen zurück';
    expect(said).not.toContain(other);
  });
