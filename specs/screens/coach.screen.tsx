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
