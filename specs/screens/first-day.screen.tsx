/** The first day: five questions on one sheet, the steps that ask for what they need, and no first invoice without the question about § 19 UStG. */
import { onTestFinished, vi } from 'vitest';
import type { Business } from '../../web/business/saving.ts';
import type { Session, User } from '../../web/session/session.ts';
import { exampleOf } from './support/examples.ts';
import type { Answers } from './support/fake-server.ts';
import { expect, opens, test, waitFor, within } from './support/stage.tsx';

const BUSINESS = exampleOf('business', 'get') as Business;
const EMPTY = {
  businessName: '',
  fullName: '',
  street: '',
  postCode: '',
  city: '',
  email: '',
  taxNumber: '',
  vatId: '',
  iban: '',
};
const NEWCOMER: Business = { ...BUSINESS, ...EMPTY, hasIssued: false, regimeAnswered: false };

/** A server that keeps what it is told of the business. */
function keeps(begin: Business): Answers {
  let business = begin;
  return {
    business: {
      get: () => business,
      update: ({ changes }) => (business = { ...business, ...changes } as Business),
      setRegime: ({ because: _, ...regime }) =>
        (business = { ...business, regimes: [regime], regimeAnswered: true }),
    },
  };
}

test('what is shown as the answer to the first question is kept by going on, and ticked', async () => {
  localStorage.setItem('first-questions', 'begun');
  const screen = await opens('/home', { answers: keeps(NEWCOMER) });
  const { user, say, server, findByRole, getByRole } = screen;
  const title = await findByRole('button', { name: say('business:first.work.title') });
  const ticks = () => title.closest('li')?.querySelectorAll('[data-done]').length;
  expect(ticks()).toBe(0);
  await user.click(getByRole('button', { name: say('business:first.next') }));
  await waitFor(() => expect(ticks()).toBe(1));
  await waitFor(() =>
    expect(server.asked('business/update')).toEqual([
      expect.objectContaining({ changes: { companyType: NEWCOMER.companyType } }),
    ]),
  );
  await findByRole('radio', { name: say('business:first.taxation.yes') });
});

test('the first home asks five questions, one after the other, and keeps each answer at once', async () => {
  const screen = await opens('/home', { answers: keeps(NEWCOMER) });
  const { user, say, server, findByRole, getByRole, getByText } = screen;
  const next = () => getByRole('button', { name: say('business:first.next') });
  await findByRole('heading', { name: say('business:first.title') });
  await user.click(next());
  await user.click(await findByRole('radio', { name: say('business:first.taxation.yes') }));
  await waitFor(() =>
    expect(server.asked('business/setRegime')).toEqual([
      expect.objectContaining({ smallBusiness: true, validFrom: '2000-01-01' }),
    ]),
  );
  expect(getByText(/25\.000,00.*100\.000,00/)).toBeVisible();
  await user.keyboard('{Enter}');
  const name = await findByRole('textbox', { name: say('business:field.fullName') });
  await waitFor(() => expect(name).toHaveFocus());
  await user.type(name, 'Mara Lindt{Enter}');
  await findByRole('textbox', { name: say('business:field.taxNumber') });
  await user.click(getByRole('button', { name: say('business:first.notYet') }));
  await findByRole('textbox', { name: say('business:field.iban') });
  await user.click(getByRole('button', { name: say('business:first.skip') }));
  await findByRole('heading', { name: say('home:first.title') });
  expect(screen.queryByText(say('common:save.settingsSaved'))).toBe(null);
  const changes = server.asked('business/update').map((asked) => (asked as { changes: object }).changes);
  expect(Object.assign({}, ...changes)).toMatchObject({ fullName: 'Mara Lindt', email: 'jonas@example.com' });
});

test('the first question that is skipped stays open', async () => {
  localStorage.setItem('first-questions', 'begun');
  const { user, say, server, findByRole, getByRole } = await opens('/home', { answers: keeps(NEWCOMER) });
  const title = await findByRole('button', { name: say('business:first.work.title') });
  await user.click(getByRole('button', { name: say('business:first.skip') }));
  await findByRole('radio', { name: say('business:first.taxation.yes') });
  expect(title.closest('li')?.querySelector('[data-done]')).toBe(null);
  expect(server.asked('business/update')).toEqual([]);
});

test('the sheet that was left half way stands again where it was left', async () => {
  localStorage.setItem('first-questions', 'begun');
  const { say, findByRole } = await opens('/home', {
    answers: keeps({ ...NEWCOMER, regimeAnswered: true, fullName: 'Mara Lindt' }),
  });
  const name = await findByRole('textbox', { name: say('business:field.fullName') });
  expect(name).toHaveValue('Mara Lindt');
  const answered = await findByRole('button', { name: new RegExp(say('business:first.taxation.title')) });
  expect(answered, 'with its answer').toHaveTextContent(say('business:first.taxation.no'));
});

test('who has answered is not asked again', async () => {
  const { say, findByRole, queryByText } = await opens('/home', {
    answers: keeps({ ...NEWCOMER, regimeAnswered: true }),
  });
  await findByRole('heading', { name: say('home:first.title') });
  expect(queryByText(say('business:first.title'))).toBe(null);
});

test.each([
  ['questions', false],
  ['first steps', true],
])('beside the %s stands what can be done already', async (_, regimeAnswered) => {
  const { say, findByRole } = await opens('/home', { answers: keeps({ ...NEWCOMER, regimeAnswered }) });
  const ready = within(await findByRole('region', { name: say('home:ready.title') }));
  ready.getByRole('button', { name: new RegExp(say('home:ready.receipt.title')) });
  const ways = ready.getAllByRole('link');
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/imports', '/my-business#invoice-style']);
});

test('a photo of a receipt is taken in from the first page', async () => {
  const chosen = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => {});
  onTestFinished(() => chosen.mockRestore());
  const { user, say, findByRole } = await opens('/home', { answers: keeps(NEWCOMER) });
  await user.click(await findByRole('button', { name: new RegExp(say('home:ready.receipt.title')) }));
  const [input] = chosen.mock.contexts as HTMLInputElement[];
  expect(input?.type).toBe('file');
  expect(input?.accept).toContain('image/jpeg');
});

test('a step of the first day asks for what it needs, and says what is missing', async () => {
  const begun = { ...NEWCOMER, regimeAnswered: true, fullName: 'Mara Lindt', street: 'Lange Straße 4' };
  const { user, say, findByRole, getByText } = await opens('/home', { answers: keeps(begun) });
  const act = await findByRole('button', { name: say('home:first.basics.action') });
  expect(getByText('Es fehlt noch: Postleitzahl, Ort, Steuernummer oder USt-IdNr.')).toBeVisible();
  await user.click(act);
  const dialog = within(await findByRole('dialog', { name: say('home:first.basics.title') }));
  const postCode = await dialog.findByRole('textbox', { name: say('business:field.postCode') });
  await waitFor(() => expect(postCode, 'the first that is missing').toHaveFocus());
  await user.type(postCode, '01067');
  await user.type(dialog.getByRole('textbox', { name: say('business:field.city') }), 'Dresden');
  await user.tab();
  await dialog.findByText('Es fehlt noch: Steuernummer oder USt-IdNr.');
});

test('whoever leaves the demo for data of their own keeps its design and comes to the sign-up', async () => {
  const signedIn = exampleOf('signIn', 'session') as Session & { user: User };
  let session: Session = { ...signedIn, user: { ...signedIn.user, isDemo: true } };
  const screen = await opens('/home', {
    answers: {
      signIn: { session: () => session },
      business: { get: () => ({ ...BUSINESS, template: 'elegant', accentColor: '#96402f' }) },
    },
  });
  screen.server.answerPath('/api/auth/sign-out', () => {
    session = { ...signedIn, user: null };
    return Response.json({ success: true });
  });
  localStorage.setItem('recent:jonas', 'Brandwerk');
  const ribbon = await screen.findByRole('region', { name: screen.say('business:demo.label') });
  await screen.user.click(within(ribbon).getByRole('button', { name: screen.say('business:demo.action') }));
  await waitFor(() => expect(location.pathname + location.search).toBe('/auth?mode=signup'));
  expect(localStorage.getItem('demo-design')).toContain('elegant');
  expect(localStorage.getItem('recent:jonas')).toBe(null);
});

test('the ribbon of the demo can be closed, and stays so in this tab', async () => {
  onTestFinished(() => sessionStorage.clear());
  const signedIn = exampleOf('signIn', 'session') as Session & { user: User };
  const session = () => ({ ...signedIn, user: { ...signedIn.user, isDemo: true } });
  const screen = await opens('/home', { answers: { signIn: { session } } });
  const { user, say, findByRole, queryByRole } = screen;
  const ribbon = await findByRole('region', { name: say('business:demo.label') });
  await user.click(within(ribbon).getByRole('button', { name: say('business:demo.close') }));
  expect(queryByRole('region', { name: say('business:demo.label') })).toBe(null);
  expect(sessionStorage.getItem('demo-ribbon-closed')).not.toBe(null);
});

test('the design of the demo becomes that of the own business, once', async () => {
  const kept = { value: 'elegant design #96402f', until: Date.now() + 60_000 };
  localStorage.setItem('demo-design', JSON.stringify(kept));
  const { server, say, findByRole } = await opens('/home', { answers: keeps(NEWCOMER) });
  await findByRole('heading', { name: say('business:first.title') });
  await waitFor(() =>
    expect(server.asked('business/update')).toEqual([
      expect.objectContaining({
        changes: { template: 'elegant', font: 'design', accentColor: '#96402f' },
      }),
    ]),
  );
  expect(localStorage.getItem('demo-design')).toBe(null);
});

test('books of one’s own carry no ribbon', async () => {
  const { say, findByRole, queryByRole } = await opens('/home');
  await findByRole('heading', { level: 1 });
  expect(queryByRole('region', { name: say('business:demo.label') })).toBe(null);
});
