/** The profile of the business: checked while it is typed, saved by itself, taken back when it could not be. */

import { ORPCError } from '@orpc/server';
import { fireEvent } from '@testing-library/dom';
import { invalid } from './support/refusal.ts';
import { expect, opens, test, waitFor } from './support/stage.tsx';
import { asksForSeldom, businessField, keepsBusiness, leaves } from './support/verbs-business.ts';
import { buttonOf, enters, switchOf } from './support/verbs-parts.ts';

const fail = () => {
  throw new ORPCError('INTERNAL_SERVER_ERROR');
};

async function opensBusiness(language: 'de' | 'en' = 'de', first = {}) {
  const { answers, stored } = keepsBusiness(first);
  const screen = await opens('/my-business', { language, answers });
  await screen.findByLabelText(screen.say('business:field.city'));
  return { screen, stored, field: (name: string) => businessField(screen, name) };
}

function chooses(field: HTMLElement, value: string): void {
  fireEvent.change(field, { target: { value } });
}

test('identifiers are checked at once, help is a key away, and what is chosen is sent field by field', async () => {
  const begin = {
    bic: '',
    iban: '',
    taxNumber: '',
    land: 'SN' as const,
    paymentMethods: ['bankTransfer' as const],
  };
  const { screen, field, stored } = await opensBusiness('de', begin);
  const { user, say, server, findByText, findAllByText, getByLabelText } = screen;
  leaves(screen, 'iban', 'DE02 1203 0000 0000 2020 51');
  await user.click(await findByText(say('business:bank.take')));
  await waitFor(() => expect(field('bic')).toHaveValue('BYLADEM1001'));
  leaves(screen, 'postCode', '12');
  await findByText(say('errors:problem.post-code.form'));
  leaves(screen, 'taxNumber', '201/123/12340');
  await findByText(/3201012312340/);
  await asksForSeldom(screen);
  leaves(screen, 'taxOfficeNumber', '1121');
  await findByText(say('errors:problem.tax-office.other-tax-number'));
  leaves(screen, 'leitwegId', '04011000-1234512345-07');
  await findByText(say('errors:problem.leitweg-id.check-digit'));

  const peppol = field('peppolId');
  peppol.focus();
  await user.keyboard('{F1}');
  const example = await findByText(say('business-help:help.peppolId.example'), { exact: false });
  await waitFor(() => expect(example.closest('[role=dialog]')?.contains(document.activeElement)).toBe(true));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(peppol).toHaveFocus());

  leaves(screen, 'nextRunning', '42');
  await findAllByText(/RE-2026-0042/);
  expect(server.asked('business/startNumbering')).toEqual([{ next: 42 }]);
  chooses(field('dueDateFormat'), 'endOfMonth');
  await user.click(getByLabelText(say('business:method.paypal')));
  await findByText(say('common:save.settingsSaved'));
  await waitFor(() =>
    expect(stored()).toMatchObject({
      dueDateFormat: 'endOfMonth',
      paymentMethods: ['bankTransfer', 'paypal'],
    }),
  );
  expect(stored().postCode).not.toBe('12');
});

test('Tab comes from field to field, one help a section tells of all its fields, and few show their own', async () => {
  const { screen, field } = await opensBusiness('de', { addressAddition: '' });
  const { user, say, getByRole, findByRole } = screen;
  field('street').focus();
  await user.tab();
  expect(field('postCode')).toHaveFocus();
  expect(field('postCode')).toHaveAttribute('aria-keyshortcuts', 'F1');
  const helpWith = (text: string) => say('common:help.about', { field: say(text) });
  const place = (text: string) => getByRole('button', { name: helpWith(text) }).closest('span');
  expect(place('business:field.vatId')).toHaveAttribute('data-odd');
  expect(place('business:field.city')).not.toHaveAttribute('data-odd');
  await user.click(getByRole('button', { name: helpWith('business:basic.title') }));
  const all = await findByRole('dialog', { name: helpWith('business:basic.title') });
  for (const name of ['city', 'addressAddition'])
    expect(all).toHaveTextContent(say(`business-help:help.${name}.text`));
});

test('a seldom field is asked for by a button that names it, and stands where it is filled', async () => {
  const empty = { bic: 'BYLADEM1001', accountHolder: '', bankName: '' };
  const { screen, field } = await opensBusiness('en', empty);
  const { user, say, getByRole, queryByLabelText } = screen;
  const seen = (name: string) => queryByLabelText(say(`business:field.${name}`));
  expect(field('bic')).toHaveValue('BYLADEM1001');
  expect(seen('accountHolder')).toBeNull();
  const named = ['accountHolder', 'bankName'].map((name) => say(`business:field.${name}`)).join(', ');
  await user.click(getByRole('button', { name: `${say('business:seldom')} ${named}` }));
  await waitFor(() => expect(field('accountHolder')).toHaveFocus());
  expect(seen('bankName')).not.toBeNull();
  leaves(screen, 'bic', '');
  expect(field('bic')).toHaveValue('');
});

test('who is led to a seldom field finds it', async () => {
  const { answers } = keepsBusiness({ leitwegId: '', peppolId: '', paymentNote: '' });
  const screen = await opens('/my-business#profile-leitwegId', { language: 'de', answers });
  await screen.findByLabelText(screen.say('business:field.leitwegId'));
  expect(screen.queryByLabelText(screen.say('business:field.paymentNote'))).toBeNull();
});

test('where the sidebar is small, a chooser leads to each section', async () => {
  const { screen } = await opensBusiness('de');
  const { say, getByLabelText } = screen;
  const chooser = getByLabelText<HTMLSelectElement>(say('business:section'), { selector: 'select' });
  expect([...chooser.options].map(({ text }) => text)).toContain(say('shell:anchor.tax-legal'));
  chooses(chooser, 'tax-legal');
  await waitFor(() => expect(location.hash).toBe('#tax-legal'));
});

test('on a phone the sections are folded with how they stand, one is open at a time, and the address says which', async () => {
  const { answers } = keepsBusiness({ street: '', city: '', vatId: '', taxNumber: '21/815/08150' });
  const screen = await opens('/my-business', { language: 'de', device: 'phone', answers });
  const { user, say, findByRole, getByRole, queryByLabelText } = screen;
  const headOf = (name: string) => new RegExp(`^${say(`business:${name}.title`)}`);
  const basic = await findByRole('button', { name: headOf('basic') });
  const tax = getByRole('button', { name: headOf('tax') });
  expect(basic).toHaveAttribute('aria-expanded', 'false');
  expect(basic).toHaveTextContent(say('business:state.missing', { count: 2 }));
  expect(tax).toHaveTextContent(say('business:state.whole'));
  const street = () => queryByLabelText(say('business:field.street'));
  expect(street()).toBeNull();
  await user.click(basic);
  await waitFor(() => expect(location.hash).toBe('#business-info'));
  expect(street()).toBeVisible();
  expect(street()).toBeRequired();
  leaves(screen, 'city', 'Berlin');
  await waitFor(() => expect(basic).toHaveTextContent(say('business:state.missing', { count: 1 })));
  await user.click(tax);
  await waitFor(() => expect(tax).toHaveAttribute('aria-expanded', 'true'));
  expect(basic).toHaveAttribute('aria-expanded', 'false');
  expect(street()).not.toBeVisible();
  await user.click(tax);
  await waitFor(() => expect(location.hash).toBe(''));
  expect(tax).toHaveAttribute('aria-expanded', 'false');
});

test('on a phone a section stays open while a field of it is wrong, and the mark leads there', async () => {
  const { answers } = keepsBusiness({ bic: 'BYLADEM1001' });
  const screen = await opens('/my-business#payment-settings', { language: 'de', device: 'phone', answers });
  const { user, say, findByRole, findByText } = screen;
  const headOf = (name: string) => new RegExp(`^${say(`business:${name}.title`)}`);
  const payment = await findByRole('button', { name: headOf('payment') });
  leaves(screen, 'bic', 'falsch');
  const mark = await findByText(say('common:save.fieldsNotSaved', { count: 1 }), { exact: false });
  await user.click(await findByRole('button', { name: headOf('defaults') }));
  await waitFor(() => expect(location.hash).toBe('#default-settings'));
  expect(payment).toHaveAttribute('aria-expanded', 'true');
  await user.click(mark.closest('button') ?? mark);
  leaves(screen, 'bic', 'BYLADEM1001');
  await waitFor(() => expect(payment).toHaveAttribute('aria-expanded', 'false'));
});

test('what a section lacks is named beside its heading, each with the way to its field', async () => {
  const { screen, field } = await opensBusiness('de', { iban: '', taxNumber: '', vatId: '' });
  const { user, say, getByRole, queryByRole } = screen;
  const linkTo = (name: string) => queryByRole('link', { name: say(`business:${name}`) });
  expect(linkTo('first.name.taxId')).not.toBeNull();
  await user.click(getByRole('link', { name: say('business:field.iban') }));
  await waitFor(() => expect(field('iban')).toHaveFocus());
  leaves(screen, 'iban', 'DE02 1203 0000 0000 2020 51');
  await waitFor(() => expect(linkTo('field.iban')).toBeNull());
});

test('a box is ticked at once, also while something else is on its way', async () => {
  const { screen, field } = await opensBusiness('de', { paymentMethods: ['bankTransfer'] });
  const allowed = Promise.withResolvers<void>();
  const { answers } = keepsBusiness({ paymentMethods: ['bankTransfer'] });
  screen.server.answer({
    business: {
      update: async (input) => {
        await allowed.promise;
        return answers.business?.update?.(input) as never;
      },
    },
  });
  chooses(field('standardVatRate'), '7');
  const box = screen.getByLabelText<HTMLInputElement>(screen.say('business:method.paypal'));
  box.click();
  // Before the browser would turn to anything else.
  for (let turn = 0; turn < 50; turn++) await null;
  expect(box).toBeChecked();
  allowed.resolve();
});

test('a change that could not be kept is taken back, said, and kept on trying again; what was typed stays', async () => {
  const { screen, field, stored } = await opensBusiness('en');
  const { user, say, server, findByText, findAllByText } = screen;
  const { answers } = keepsBusiness();
  let told = 0;
  const listen = () => (told += 1);
  window.addEventListener('profile:updated', listen);
  server.answer({ business: { update: fail } });
  const before = (field('chartOfAccounts') as HTMLSelectElement).value;
  chooses(field('chartOfAccounts'), before === 'skr03' ? 'skr04' : 'skr03');
  await findByText(/^Failed to save profile: ./);
  await waitFor(() => expect(field('chartOfAccounts')).toHaveValue(before));
  await asksForSeldom(screen);
  leaves(screen, 'paymentNote', 'Please name it.');
  expect(field('paymentNote')).toHaveValue('Please name it.');
  expect(told).toBe(0);
  server.answer(answers);
  const [retry] = await findAllByText(say('common:retry'));
  await user.click(retry as HTMLElement);
  await findByText('Settings saved');
  await waitFor(() => expect(field('chartOfAccounts')).not.toHaveValue(before));
  expect(field('paymentNote')).toHaveValue('Please name it.');
  await waitFor(() => expect(told).toBe(1));
  window.removeEventListener('profile:updated', listen);
  expect(server.asked('business/update').at(-1)).toMatchObject({
    changes: { paymentNote: 'Please name it.' },
  });
  expect(stored().chartOfAccounts).toBe(before);
});

test('the designs are chosen by keys, and the own letterhead keeps clear of the window', async () => {
  const { screen, stored } = await opensBusiness('en');
  const { user, say, findByText, findByLabelText, getByLabelText } = screen;
  const design = (name: string) =>
    getByLabelText<HTMLInputElement>(new RegExp(`^${say(`designs:name.${name}`)}`), {
      selector: '[type=radio]',
    });
  await user.click(design('standard'));
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(stored().template).not.toBe('standard'));
  await user.click(design('custom'));
  const top = await findByLabelText(say('designs:letterhead.top'));
  enters(top, '60');
  await findByText(say('errors:problem.letterhead.window', { least: '98' }));
  enters(top, '110');
  top.blur();
  await waitFor(() => expect(stored()).toMatchObject({ template: 'custom', letterheadLayout: { top: 110 } }));
  enters(top, '50');
  const window = switchOf(screen, say('designs:letterhead.window'));
  await user.click(window);
  await waitFor(() => expect(stored().letterheadLayout).toMatchObject({ top: 50, window: false }));
  expect(top).toHaveValue('50');
  await user.click(window);
  await waitFor(() => expect(top).toHaveValue('98'));
});

test('the mark says how many fields are not saved, and leads to the first', async () => {
  const { screen, field } = await opensBusiness();
  const { user, say, server, findByText, findAllByText } = screen;
  const { answers } = keepsBusiness();
  const update = () => {
    throw invalid({ email: 'email.form' });
  };
  server.answer({ business: { update } });
  const unsaved = (count: number) => findAllByText(say('common:save.fieldsNotSaved', { count }));
  leaves(screen, 'email', 'aylin@');
  await unsaved(1);
  leaves(screen, 'numberPattern', '{YYYY}');
  leaves(screen, 'iban', 'DE00');
  await unsaved(3);
  await user.click(buttonOf(screen, say('common:save.toFirst')));
  await waitFor(() => expect(field('email')).toHaveFocus());
  server.answer(answers);
  leaves(screen, 'email', 'a@b.example');
  await unsaved(2);
  leaves(screen, 'numberPattern', '{YYYY}-{NNNN}');
  leaves(screen, 'iban', '');
  await findByText(say('common:save.saved'));
});
