/** Every VAT case with clients at home, in the EU and beyond, and with VAT ids of each. */
import { expect, test } from 'vitest';
import { testBusiness, testClient, testLine, testSmallBusiness } from '../test-invoice.ts';
import { BOSTON, lines, PARIS, problemsIn, type Row } from './test-rows.ts';

const ROWS: Row[] = [
  [
    'a small business that shows VAT',
    { business: testSmallBusiness(), draft: lines('reduced7') },
    ['! lines.0.vatCase vat.small-business.vat-shown § 14c (1) UStG'],
  ],
  [
    '§ 19 without being a small business',
    { draft: lines('smallBusiness') },
    ['! lines.0.vatCase vat.small-business.not-applicable § 19 (1) UStG'],
  ],
  [
    'reverse charge by a small business',
    { business: testSmallBusiness(), draft: lines('domesticReverseCharge') },
    ['! lines.0.vatCase vat.small-business.reverse-charge § 13b (5) UStG'],
  ],
  [
    'a small business works for Paris',
    { business: testSmallBusiness(), client: PARIS, draft: lines('euService') },
    [],
  ],
  [
    'reverse charge to a private person',
    { client: testClient({ isBusiness: false }), draft: lines('domesticReverseCharge') },
    ['! lines.0.vatCase vat.reverse-charge.private-client § 13b (5) UStG'],
  ],
  [
    'an EU service without VAT ids',
    { client: { ...PARIS, vatId: '' }, business: testBusiness({ vatId: '' }), draft: lines('euService') },
    [
      '! client.vatId recipient.vat-id.missing § 14a (1) UStG',
      '! business.vatId sender.vat-id.missing § 14a (1) UStG',
    ],
  ],
  [
    'a VAT id that cannot be',
    { client: { ...PARIS, vatId: 'FR123' }, draft: lines('euService') },
    ['! client.vatId recipient.vat-id.invalid § 14a (1) UStG'],
  ],
  [
    'goods to Vienna with a German VAT id',
    { client: testClient({ country: 'AT', vatId: 'DE136695976' }), draft: lines('intraCommunitySupply') },
    ['! client.vatId recipient.vat-id.domestic § 14a (3) UStG'],
  ],
  [
    'an EU service to Vienna with a German VAT id',
    { client: testClient({ country: 'AT', vatId: 'DE136695976' }), draft: lines('euService') },
    ['! client.vatId recipient.vat-id.domestic § 14a (1) UStG'],
  ],
  [
    'German VAT for a business in Vienna that orders with its German VAT id',
    { client: testClient({ country: 'AT', vatId: 'DE136695976' }) },
    ['? lines.0.vatCase vat.taxed.place-abroad § 3a (2) UStG'],
  ],
  [
    'an EU service to Vienna with the VAT id of an establishment in Italy',
    { client: testClient({ country: 'AT', vatId: 'IT12345678901' }), draft: lines('euService') },
    [],
  ],
  [
    'an EU service to the French establishment of a US company',
    { client: testClient({ country: 'US', vatId: 'FR40303265045' }), draft: lines('euService') },
    [],
  ],
  [
    'an EU service to Athens',
    { client: testClient({ country: 'GR', vatId: 'EL123456789' }), draft: lines('euService') },
    [],
  ],
  [
    'an EU service to Monaco, which counts as France (§ 1 (2a) s. 2 UStG)',
    { client: testClient({ country: 'MC', vatId: 'FR40303265045' }), draft: lines('euService') },
    [],
  ],
  [
    'goods to Monaco',
    {
      client: testClient({ country: 'MC', vatId: 'FR40303265045' }),
      draft: lines('intraCommunitySupply'),
    },
    [],
  ],
  [
    'a third-country service for Monaco',
    { client: testClient({ country: 'MC' }), draft: lines('thirdCountryService') },
    ['? lines.0.vatCase vat.third-country-service.client-in-eu § 3a UStG'],
  ],
  [
    'a third-country service for a US company with a French VAT id',
    { client: testClient({ country: 'US', vatId: 'FR40303265045' }), draft: lines('thirdCountryService') },
    ['? lines.0.vatCase vat.third-country-service.eu-vat-id § 3a (2) UStG'],
  ],
  [
    'a third-country service for a US company with a German VAT id',
    { client: testClient({ country: 'US', vatId: 'DE136695976' }), draft: lines('thirdCountryService') },
    ['? lines.0.vatCase vat.third-country-service.eu-vat-id § 3a (2) UStG'],
  ],
  [
    'a third-country service for Belfast',
    { client: testClient({ country: 'GB', vatId: 'XI123456789' }), draft: lines('thirdCountryService') },
    [],
  ],
  [
    'an export to Belfast, which is the EU for goods',
    { client: testClient({ country: 'GB', vatId: 'XI123456789' }), draft: lines('export') },
    ['? lines.0.vatCase vat.export.client-in-eu § 6 UStG'],
  ],
  [
    'an export to the Canary Islands',
    { client: testClient({ country: 'ES', postCode: '35001' }), draft: lines('export') },
    [],
  ],
  [
    'an EU service to the Canary Islands',
    { client: testClient({ country: 'ES', postCode: '35001' }), draft: lines('euService') },
    [
      '! client.vatId recipient.vat-id.missing § 14a (1) UStG',
      '! lines.0.vatCase vat.eu-service.client-not-in-eu § 3a (2) UStG',
    ],
  ],
  [
    'German VAT for a business on Helgoland',
    { client: testClient({ postCode: '27498', city: 'Helgoland' }) },
    ['? lines.0.vatCase vat.taxed.place-abroad § 3a (2) UStG'],
  ],
  [
    'building work in Germany for a company in Vienna (§ 13b (2) No. 4, (5) UStG)',
    { client: testClient({ country: 'AT', vatId: 'ATU12345678' }), draft: lines('domesticReverseCharge') },
    [],
  ],
  [
    'exempt tuition for a company in Vienna with a German VAT id',
    {
      client: testClient({ country: 'AT', vatId: 'DE136695976' }),
      draft: { lines: [testLine({ vatCase: 'exempt', exemptionParagraph: '4 Nr. 21', unitPrice: '1000' })] },
    },
    [],
  ],
  [
    'an EU service to a German client',
    { client: testClient({ vatId: 'DE136695976' }), draft: lines('euService') },
    [
      '! client.vatId recipient.vat-id.domestic § 14a (1) UStG',
      '! lines.0.vatCase vat.eu-service.domestic-client § 3a (2) UStG',
    ],
  ],
  [
    'an EU service to a private person',
    { client: { ...PARIS, isBusiness: false }, draft: lines('euService') },
    ['! lines.0.vatCase vat.eu-service.private-client § 3a (2) UStG'],
  ],
  [
    'an EU service to a US company',
    { client: BOSTON, draft: lines('euService') },
    [
      '! client.vatId recipient.vat-id.missing § 14a (1) UStG',
      '! lines.0.vatCase vat.eu-service.client-not-in-eu § 3a (2) UStG',
    ],
  ],
  [
    'goods to Belfast',
    { client: testClient({ country: 'GB', vatId: 'XI123456789' }), draft: lines('intraCommunitySupply') },
    [],
  ],
  [
    'a service to a client whose VAT id of Northern Ireland counts for goods alone',
    { client: testClient({ country: 'IE', vatId: 'XI123456789' }), draft: lines('euService') },
    ['! lines.0.vatCase vat.eu-service.client-not-in-eu § 3a (2) UStG'],
  ],
  [
    'a small business that writes § 19 to a company in Paris, where the service is taxed',
    { business: testSmallBusiness(), client: PARIS, draft: lines('smallBusiness') },
    ['? lines.0.vatCase vat.taxed.place-abroad § 3a (2) UStG'],
  ],
  [
    'an export to Paris',
    { client: PARIS, draft: lines('export') },
    ['? lines.0.vatCase vat.export.client-in-eu § 6 UStG'],
  ],
  [
    'a third-country service for Paris',
    { client: PARIS, draft: lines('thirdCountryService') },
    ['? lines.0.vatCase vat.third-country-service.client-in-eu § 3a UStG'],
  ],
  [
    'a service for a private person in Zurich',
    { client: testClient({ country: 'CH', isBusiness: false }), draft: lines('thirdCountryService') },
    ['? lines.0.vatCase vat.third-country-service.private-client § 3a (4) UStG'],
  ],
  [
    'German VAT for a business in Boston',
    { client: BOSTON },
    ['? lines.0.vatCase vat.taxed.place-abroad § 3a (2) UStG'],
  ],
];

test.for(ROWS)('%s', ([, given, expected]) => {
  expect(problemsIn(given)).toEqual(expected);
});
