import { expect, test } from 'vitest';
import { proposeVatCase } from './propose-vat-case.ts';
import { testClient } from './test-invoice.ts';

const PARIS = { country: 'FR', isBusiness: true, vatId: 'FR40303265045' };
const BOSTON = { country: 'US', isBusiness: true, vatId: '' };

// §§ 3a, 4 No. 1, 6, 6a, 13b, 19 UStG.
test.for([
  ['a German company', {}, 'service', 'standard19', 'domestic-client'],
  ['a German private person', { isBusiness: false }, 'goods', 'standard19', 'domestic-client'],
  ['a company in Paris', PARIS, 'service', 'euService', 'eu-business-service'],
  ['a company in Paris that buys goods', PARIS, 'goods', 'intraCommunitySupply', 'eu-business-goods'],
  [
    'a company in Paris without VAT id',
    { ...PARIS, vatId: '' },
    'service',
    'euService',
    'eu-business-vat-id-missing',
  ],
  [
    'a private person in Paris',
    { ...PARIS, isBusiness: false, vatId: '' },
    'service',
    'standard19',
    'eu-private-client',
  ],
  ['a company in Boston', BOSTON, 'service', 'thirdCountryService', 'third-country-business-service'],
  [
    'a private person in Boston',
    { ...BOSTON, isBusiness: false },
    'service',
    'standard19',
    'third-country-private-service',
  ],
  [
    'a private person in Boston who buys goods',
    { ...BOSTON, isBusiness: false },
    'goods',
    'export',
    'third-country-goods',
  ],
  [
    'a company in Belfast that buys goods',
    { country: 'GB', isBusiness: true, vatId: 'XI123456789' },
    'goods',
    'intraCommunitySupply',
    'northern-ireland-goods',
  ],
  [
    'a company in Belfast that orders work: the EU ends at goods',
    { country: 'GB', isBusiness: true, vatId: 'XI123456789' },
    'service',
    'thirdCountryService',
    'third-country-business-service',
  ],
  [
    'a company in Athens, whose VAT id begins with EL',
    { country: 'GR', vatId: 'EL123456789' },
    'service',
    'euService',
    'eu-business-service',
  ],
  [
    'a company in Vienna that orders with a German VAT id (§ 14a (1), § 18a (2) UStG)',
    { country: 'AT', vatId: 'DE136695976' },
    'service',
    'standard19',
    'eu-business-domestic-vat-id',
  ],
  [
    'a company in Vienna that buys goods with a German VAT id (§ 6a (1) No. 4 UStG)',
    { country: 'AT', vatId: 'DE136695976' },
    'goods',
    'standard19',
    'eu-business-domestic-vat-id',
  ],
  [
    'a company in Dublin with a VAT id of Northern Ireland, which is none for services',
    { country: 'IE', vatId: 'XI123456789' },
    'service',
    'euService',
    'eu-business-vat-id-missing',
  ],
  // § 1 (2a) s. 2 UStG
  ['a company in Monaco', { country: 'MC', vatId: 'FR40303265045' }, 'service', 'euService', 'monaco'],
  [
    'a company in Monaco that buys goods',
    { country: 'MC', vatId: 'FR40303265045' },
    'goods',
    'intraCommunitySupply',
    'monaco',
  ],
  [
    'a company in Monaco without VAT id',
    { country: 'MC', vatId: '' },
    'service',
    'euService',
    'eu-business-vat-id-missing',
  ],
  [
    'a company on the Isle of Man',
    { country: 'IM' },
    'service',
    'thirdCountryService',
    'third-country-business-service',
  ],
  // § 1 (2) s. 1 UStG
  ['a company on Helgoland', { postCode: '27498' }, 'service', 'thirdCountryService', 'special-territory'],
  [
    'a private person in Büsingen who buys goods',
    { postCode: '78266', isBusiness: false },
    'goods',
    'export',
    'special-territory',
  ],
  [
    'a private person on Helgoland who orders work: § 3a (1) UStG taxes it at home',
    { postCode: '27498', isBusiness: false },
    'service',
    'standard19',
    'third-country-private-service',
  ],
  // Art. 6 (1) b of Directive 2006/112/EC
  [
    'a company on the Canary Islands',
    { country: 'ES', postCode: '35001' },
    'service',
    'thirdCountryService',
    'special-territory',
  ],
] as const)('%s', ([, client, kindOfSupply, vatCase, because]) => {
  expect(proposeVatCase({ client: testClient(client), smallBusiness: false, kindOfSupply })).toEqual({
    vatCase,
    because,
  });
});

test.for([
  ['for a German client', {}, 'service', 'smallBusiness', 'small-business'],
  ['for a company in Paris: the place is abroad', PARIS, 'service', 'euService', 'eu-business-service'],
  [
    'for goods to Paris: § 4 No. 1 b is not for small businesses',
    PARIS,
    'goods',
    'smallBusiness',
    'small-business',
  ],
  ['for a company in Boston', BOSTON, 'service', 'thirdCountryService', 'third-country-business-service'],
] as const)('a small business %s', ([, client, kindOfSupply, vatCase, because]) => {
  expect(proposeVatCase({ client: testClient(client), smallBusiness: true, kindOfSupply })).toEqual({
    vatCase,
    because,
  });
});

test('without a client it is the supply at home', () => {
  expect(proposeVatCase({ client: null, smallBusiness: false })).toEqual({
    vatCase: 'standard19',
    because: 'no-client',
  });
  expect(proposeVatCase({ client: null, smallBusiness: true })).toEqual({
    vatCase: 'smallBusiness',
    because: 'small-business',
  });
});

/* What a client's own VAT case comes to. §§ 3a (2), (4), 13b (5), 14c (1), 19 UStG. */
test.for([
  [
    'books at 7 % for a German client',
    {},
    false,
    'reduced7',
    { vatCase: 'reduced7', because: 'client-default' },
  ],
  [
    'building work for a German company, which owes the VAT itself',
    {},
    false,
    'domesticReverseCharge',
    { vatCase: 'domesticReverseCharge', because: 'client-default' },
  ],
  [
    'the same for a private person, who cannot owe it',
    { isBusiness: false },
    false,
    'domesticReverseCharge',
    { vatCase: 'standard19', because: 'domestic-client', unfit: 'domesticReverseCharge' },
  ],
  [
    '7 % for a client who has since moved to Paris',
    PARIS,
    false,
    'reduced7',
    { vatCase: 'euService', because: 'eu-business-service', unfit: 'reduced7' },
  ],
  [
    'goods for Paris',
    PARIS,
    false,
    'intraCommunitySupply',
    { vatCase: 'intraCommunitySupply', because: 'client-default' },
  ],
  [
    'a service of § 3a (4) for a private person in Boston',
    { ...BOSTON, isBusiness: false },
    false,
    'thirdCountryService',
    { vatCase: 'thirdCountryService', because: 'client-default' },
  ],
  [
    '19 % of a small business, who would owe it by § 14c',
    {},
    true,
    'standard19',
    { vatCase: 'smallBusiness', because: 'small-business', unfit: 'standard19' },
  ],
  [
    '§ 19 after it has ended',
    {},
    false,
    'smallBusiness',
    { vatCase: 'standard19', because: 'domestic-client', unfit: 'smallBusiness' },
  ],
  [
    'what the law says anyway',
    {},
    false,
    'standard19',
    { vatCase: 'standard19', because: 'domestic-client' },
  ],
] as const)('a VAT case kept for a client: %s', ([, changes, smallBusiness, vatCase, proposal]) => {
  const client = testClient({ ...changes, vatCase });
  expect(proposeVatCase({ client, smallBusiness })).toEqual(proposal);
});

test('who bills at 7 percent is proposed that at home, and abroad what the law wants', () => {
  const germany = { country: 'DE', postCode: '10115', isBusiness: true, vatId: '' };
  const proposed = (client: typeof germany | null, smallBusiness = false) =>
    proposeVatCase({ client, smallBusiness, standardVatRate: 7 }).vatCase;
  expect(proposed(null)).toBe('reduced7');
  expect(proposed(germany)).toBe('reduced7');
  expect(proposed(germany, true)).toBe('smallBusiness');
  expect(proposed({ ...germany, country: 'US' })).toBe('thirdCountryService');
});
