import { FIRST_LOAD_BUDGET, firstLoadOf } from './support/first-load.ts';
import { expect, test } from './support/stage.ts';

test('the first screen comes in few requests, with little script before it and in one language', async ({
  stage,
}) => {
  const { page } = await stage.inTheBooksOf('jonas');
  const { requests, scriptKilobytes, otherTexts } = await firstLoadOf(page);
  expect.soft(requests, 'requests').toBeLessThanOrEqual(FIRST_LOAD_BUDGET.requests);
  expect.soft(scriptKilobytes, 'kB of script').toBeLessThanOrEqual(FIRST_LOAD_BUDGET.scriptKilobytes);
  expect.soft(otherTexts, 'texts of the other language').toEqual([]);
  expect(scriptKilobytes, 'something was counted').toBeGreaterThan(50);
});
