/** The returns of Jonas's rich year, worked out by hand from `jonas-year.ts` and from the sales of 2025, whose boxes `returns.ts` explains. Soll, quarters. */
import type { WorkedReturn } from './returns.ts';

/** Kz 66 of each: telephone 50.00, of which 80 % are for the business, 7.60; desk 180.00, 34.20; mailbox 6.00, 1.14: 3 x 42.94; adviser 95.00, 18.05. */
const ALIKE = '128.82 + 18.05 = 146.87';
/** Kz 46 of each: Dublin 3 x 49.00 and Amsterdam 3 x 15.00; an ad of 30.00 has 5.70. Seattle: 21.00 dollars are 20.00 euros, from July on 18.75. */
const ABROAD =
  'Kz 47: 3 x (9.31 + 2.85) and the ads; Kz 85: San Francisco 3 x 4.18, Seattle 3 x 3.80, from July on 3 x 3.56';

export const RICH_RETURNS: WorkedReturn[] = [
  {
    period: '2025-Q1',
    boxes: {
      '81': '13680',
      '21': '3600',
      '46': '222',
      '47': '42.18',
      '84': '126',
      '85': '23.94',
      '66': '635.41',
      '67': '66.12',
      '83': '1963.79',
    },
    why:
      `${ALIKE} + trains 189.00 at 7 % 13.23 + hotel 6.30 + taxis 2 x 1.40 + rides 3 x 5.70 + meals (60 + 80) at 19 % 26.60 + laptop 360.81 ` +
      '+ chair 47.50 + paper 2 x 4.56 + book 2.80 + domain 2.28. One ad. ' +
      `${ABROAD}. 2599.20 - 635.41.`,
  },
  {
    period: '2025-Q2',
    boxes: {
      '81': '8137',
      '45': '6600',
      '46': '282',
      '47': '53.58',
      '84': '126',
      '85': '23.94',
      '66': '520.83',
      '67': '77.52',
      '83': '1025.20',
    },
    why:
      `${ALIKE} + trains 16.80 + hotel 14.00 + taxi 1.40 + rides 11.40 + meals (40 + 120) 30.40 + desk 197.60 + paper 4.56 + toner 38.00 + book 2.80 ` +
      '+ Nadia 57.00; nothing of the gift of 60.00 (§ 15 (1a) UStG). Three ads. 1546.03 - 520.83.',
  },
  {
    period: '2025-Q3',
    boxes: {
      '81': '8810',
      '21': '7350',
      '46': '252',
      '47': '47.88',
      '84': '122',
      '85': '23.22',
      '89': '84',
      '61': '15.96',
      '66': '404.65',
      '67': '71.10',
      '83': '1269.25',
    },
    why:
      `${ALIKE} + trains 13.23 + taxi 1.40 + ride 5.70 + meals (50 + 90) 26.60 + telephone 649.00, 123.31 + paper 9.12 - Skonto 0.76 (§ 17 (1) UStG) ` +
      '+ book 2.80 + conference 74.10 + domain 2.28. Two ads. Kz 84: 66.00 + 56.25 = 122.25. The cables from the Netherlands: 15.96 owed and deducted.',
  },
  {
    period: '2025-Q4',
    boxes: {
      '81': '12920',
      '45': '4400',
      '46': '192',
      '47': '36.48',
      '84': '122',
      '85': '23.22',
      '62': '28.50',
      '66': '364.48',
      '67': '59.70',
      '83': '2061.82',
    },
    why:
      `${ALIKE} + trains 15.75 + hotel 6.65 + taxi 1.40 + rides 11.40 + meals (70 + 100) 32.30 + gifts to Ines and Paul 7.98 + 1.96, nothing of both to ` +
      'Emre, 55.00 + screen 75.81 + paper 4.56 - 2.28 credited + book 2.80 + domain 2.28 + adviser, not paid yet, 57.00. 2454.80 - 364.48 - 28.50.',
  },
];

/** Boxes of Anlage EÜR 2025 in euros; a box that is not named has no entries. */
export const RICH_YEAR: { kennzahl: string; amount: string; why: string }[] = [
  { kennzahl: '112', amount: '37847.49', why: 'sales at 19 %, see YEARS' },
  { kennzahl: '103', amount: '21950.00', why: 'sales abroad, see YEARS' },
  { kennzahl: '140', amount: '7191.03', why: 'VAT of the sales, see YEARS' },
  { kennzahl: '228', amount: '1372.50', why: '12 x (49 + 15 + 22 + 6) + 6 x 20 + 6 x 18.75 + 3 x 12' },
  {
    kennzahl: '280',
    amount: '480.00',
    why: '12 x 40, that of December paid on 3 January with it (§ 11 (2) s. 2 EStG)',
  },
  { kennzahl: '151', amount: '2160.00', why: '12 x 180' },
  {
    kennzahl: '183',
    amount: '540.40',
    why: 'bank 12 x 12.90 + paper 6 x 24 - 12 credited + toner 200 - 4 Skonto + stamps 6 x 9.60',
  },
  { kennzahl: '100', amount: '234.00', why: 'cables 84 + boards 150' },
  { kennzahl: '194', amount: '380.00', why: '4 x 95; the bill of 22 December is paid on 12 January' },
  { kennzahl: '223', amount: '408.00', why: '4 x 102' },
  { kennzahl: '146', amount: '1183.00', why: 'trains 843 + taxis 5 x 20 + rides 8 x 30' },
  { kennzahl: '221', amount: '385.00', why: '90 + 200 + 95' },
  { kennzahl: '175', amount: '454.30', why: '70 % of 610 + tips 39' },
  { kennzahl: '165', amount: '194.70', why: '30 % of 649' },
  { kennzahl: '174', amount: '70.00', why: '42 + 28' },
  {
    kennzahl: '164',
    amount: '136.85',
    why: '35.70 + 29.75 + 71.40, with the VAT that is not deducted (§ 9b (1) EStG)',
  },
  { kennzahl: '229', amount: '250.00', why: 'the chair, up to 250 (§ 6 (2a) s. 4 EStG)' },
  { kennzahl: '132', amount: '649.00', why: 'the telephone, up to 800 (§ 6 (2) EStG)' },
  {
    kennzahl: '130',
    amount: '2358.00',
    why: 'laptop 1899 and screen 399 (BMF 22 February 2022) + desk 1040 over 13 years, 80 a year, 9 months from April: 60',
  },
  { kennzahl: '281', amount: '1030.00', why: '4 x 40 + 480 + 390' },
  { kennzahl: '224', amount: '180.00', why: '6 x 30' },
  { kennzahl: '110', amount: '550.00', why: '300 + 250' },
  { kennzahl: '147', amount: '120.00', why: '400 km x 0.30' },
  { kennzahl: '171', amount: '112.00', why: '6 days of arrival or departure x 14 + 1 day x 28' },
  { kennzahl: '163', amount: '480.00', why: '80 days x 6' },
  {
    kennzahl: '185',
    amount: '1896.87',
    why: 'Kz 66 of the year 1925.37 - 57.00 that is not paid + import VAT 28.50',
  },
  {
    kennzahl: '186',
    amount: '6320.06',
    why: '1963.79 + 1025.20 + 1269.25 + 2061.82, the last on 9 January (§ 11 (2) s. 2 EStG)',
  },
];

/** 59797.49 + 7191.03 - 21613.13, the sum of all boxes of expenses but 164 and 165, which only inform. */
export const RICH_RESULT = '45375.39';
