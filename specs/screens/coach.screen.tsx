import { expect, opens, test, waitFor } from './support/stage.tsx';

test('Kari says why there is no answer, and where the answers stand', async () => {
  const screen = await opens('/career-agent', { language: 'en' });
  const { user, say, findByText, getByRole } = screen;
  const why = await findByText(/OpenAI API key is not configured/);
  expect(why.closest('[role="status"]')).not.toBe(null);
  expect(getByRole('textbox', { name: say('coach:composer.label') })).toBeDisabled();
  expect(getByRole('button', { name: say('coach:composer.send') })).toBeDisabled();
  await user.click(await findByText(say('coach:meanwhile.open.question')));
  await waitFor(() => expect(location.pathname + location.search).toBe('/invoices?status=open'));
  await screen.findByRole('heading', { level: 1, name: say('invoices:title') });
});

test('the conversations fold away by keyboard', async () => {
  const { user, say, findByText, getByLabelText } = await opens('/career-agent', { language: 'en' });
  const hide = (await findByText(say('coach:conversations.hide'))).closest('button') as HTMLElement;
  const conversations = getByLabelText(say('coach:conversations.title'));
  expect(conversations).toHaveTextContent(say('coach:conversations.empty'));
  hide.focus();
  await user.keyboard('{Enter}');
  expect(conversations).not.toBeVisible();
  await user.keyboard('{Enter}');
  expect(conversations).toBeVisible();
});

test('on a phone the conversations are folded', async () => {
  const { say, findByText, getByLabelText } = await opens('/career-agent', { device: 'phone' });
  await findByText(say('coach:conversations.show'));
  expect(getByLabelText(say('coach:conversations.title'))).not.toBeVisible();
});
