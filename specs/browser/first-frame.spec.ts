import { jonas } from '../cast/jonas.ts';
import { expect, test } from './support/stage.ts';

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
    const other = language === 'de' ? 'Every figure with its proof' : 'Jede Zahl mit Beleg';
    expect(said).not.toContain(other);
  });
