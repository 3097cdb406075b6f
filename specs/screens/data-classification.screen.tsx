/** What is kept and why: unfolded by keys, searched and filtered. That it is complete: `specs/stories/data-classification.story.ts`. */
import { findings } from './support/inspection.ts';
import { expect, opens, test, waitFor } from './support/stage.tsx';

test('the columns of a table unfold, and searching and filtering leave what fits, unfolded, and count it', async () => {
  const screen = await opens('/data-classification', { who: 'administrator', language: 'en' });
  const { user, say, findByText, findByRole, queryAllByText } = screen;
  const search = await findByRole('searchbox');
  const fold = () => document.querySelector('details');
  await waitFor(() => expect(fold()).not.toBe(null));
  expect(queryAllByText('amount')).toEqual([]);
  await user.click(fold()?.querySelector('summary') as HTMLElement);
  await findByText('amount');
  expect(await findings(fold() as Element)).toEqual([]);
  await user.type(search, 'amount');
  await findByText(/^1 of 1 columns?$/);
  expect(document.querySelectorAll('table')).toHaveLength(1);
  const [level] = queryAllByText(say('data-classification:level.public'), { selector: 'button, button *' });
  await user.click(level as HTMLElement);
  await findByText(say('data-classification:nothing'));
  await user.click(await findByText(say('data-classification:reset')));
  await waitFor(() => expect(fold()).not.toBe(null));
});

test('who types and filters in one go narrows by both, and a reset empties both', async () => {
  const screen = await opens('/data-classification', { who: 'administrator', language: 'en' });
  const { user, say, findByText, findByRole, findAllByText } = screen;
  const [level] = await findAllByText(say('data-classification:level.confidential'), {
    selector: 'button *',
  });
  const button = level?.closest('button');
  const search = await findByRole('searchbox');
  await user.type(search, 'zz');
  await user.click(button as HTMLElement);
  await findByText(say('data-classification:nothing'));
  expect(button?.getAttribute('aria-pressed')).toBe('true');
  await user.click(await findByText(say('data-classification:reset')));
  await waitFor(() => expect((search as HTMLInputElement).value).toBe(''));
  expect(button?.getAttribute('aria-pressed')).toBe('false');
});
