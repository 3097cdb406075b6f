import { expect, test } from 'vitest';
import { visibleReports } from './index.ts';

test.for([
  ['who shows VAT files the advance return', false, ['vatAdvance'], ['vatAdvance']],
  ['a small business does not', true, ['vatAdvance'], []],
  ['what is switched off in the profile is not offered', false, [], []],
] as const)('%s', ([, smallBusiness, enabled, visible]) => {
  expect(visibleReports({ smallBusiness }, enabled)).toEqual(visible);
});
