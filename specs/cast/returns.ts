/**
 * The VAT advance returns of the cast, worked out by hand from their acts. Boxes as the form shows them: bases in whole
 * euros (cut), taxes with cents; a box that is not named is empty. Law: § 13 (1) No. 1 a (Soll) and b (Ist), § 18b, § 13b, § 15, § 19 UStG.
 */
export interface WorkedReturn {
  period: string;
  boxes: Record<string, string>;
  why: string;
}

/**
 * Jonas: Soll, quarters. Dublin hosting (Kz 46/47): 49.00 a month in 2025, 49.00 x 19 % = 9.31; 55.00 in 2026, 10.45.
 * Seattle (Kz 84/85) every half year: 240.00, 45.60; in 2026 260.00, 49.40. Both come back in Kz 67. Phone 120.00 a quarter: 22.80 in Kz 66.
 */
export const JONAS_RETURNS: WorkedReturn[] = [
  {
    period: '2025-Q1',
    boxes: {
      '81': '13680',
      '21': '3600',
      '46': '147',
      '47': '27.93',
      '84': '240',
      '85': '45.60',
      '66': '70.30',
      '67': '73.53',
      '83': '2528.90',
    },
    why: '80 x 95 = 7600.00 and 64 x 95 = 6080.00: 13680 x 19 % = 2599.20. Paris 40 x 90 = 3600. Input: chair 250.00 x 19 % = 47.50 + phone 22.80 = 70.30. 2599.20 - 70.30.',
  },
  {
    period: '2025-Q2',
    boxes: {
      '81': '8137',
      '45': '6600',
      '46': '147',
      '47': '27.93',
      '66': '29.80',
      '67': '27.93',
      '83': '1516.23',
    },
    why: '72.5 x 95 = 6887.50 and 1249.99: 8137.49, cut 8137, x 19 % = 1546.03. Boston 60 x 110 = 6600. Input: 22.80 + train 100.00 x 7 % = 7.00. 1546.03 - 29.80.',
  },
  {
    period: '2025-Q3',
    boxes: {
      '81': '8810',
      '21': '7350',
      '46': '147',
      '47': '27.93',
      '84': '240',
      '85': '45.60',
      '66': '22.80',
      '67': '73.53',
      '83': '1651.10',
    },
    why: '88 x 95 = 8360.00, 500.00 cancelled in the same quarter, issued again at 450.00: 8810 x 19 % = 1673.90. Paris 50 x 90 = 4500 and Vienna 30 x 95 = 2850. 1673.90 - 22.80.',
  },
  {
    period: '2025-Q4',
    boxes: {
      '81': '12920',
      '45': '4400',
      '46': '147',
      '47': '27.93',
      '66': '98.61',
      '67': '27.93',
      '83': '2356.19',
    },
    why: '76 x 95 = 7220.00 and 60 x 95 = 5700.00: 12920 x 19 % = 2454.80; December counts though paid in January. Boston 40 x 110. Input: 22.80 + screen 399.00 x 19 % = 75.81. 2454.80 - 98.61.',
  },
  {
    period: '2026-Q1',
    boxes: {
      '81': '13625',
      '21': '4180',
      '46': '165',
      '47': '31.35',
      '84': '260',
      '85': '49.40',
      '66': '22.80',
      '67': '80.75',
      '83': '2565.95',
    },
    why: '70 x 100 = 7000.00 and 66.25 x 100 = 6625.00: 13625 x 19 % = 2588.75. Paris 44 x 95 = 4180. 2588.75 - 22.80.',
  },
  {
    period: '2026-Q2',
    boxes: {
      '81': '6800',
      '45': '6000',
      '21': '3420',
      '46': '165',
      '47': '31.35',
      '66': '22.80',
      '67': '31.35',
      '83': '1269.20',
    },
    why: '58 x 100 = 5800.00 and the advance for the shop received on 24 June: 1190.00 / 1.19 = 1000.00 (§ 13 (1) No. 1 a s. 4). 6800 x 19 % = 1292.00. Boston 50 x 120, Vienna 36 x 95. 1292.00 - 22.80.',
  },
  {
    period: '2026-Q3',
    boxes: {
      '81': '17550',
      '21': '4940',
      '46': '165',
      '47': '31.35',
      '84': '260',
      '85': '49.40',
      '66': '22.80',
      '67': '80.75',
      '83': '3311.70',
    },
    why: 'The rest of the shop, performed in July: 3000.00 - 1000.00 = 2000.00; 80 x 100 = 8000.00; 75.5 x 100 = 7550.00: 17550 x 19 % = 3334.50. Paris 52 x 95 = 4940. 3334.50 - 22.80.',
  },
];

/** Aylin: Ist, months. Office 250.00 a month: 47.50 in Kz 66. The retainer is paid on the 15th of the month after. */
export const AYLIN_RETURNS: WorkedReturn[] = [
  {
    period: '2025-01',
    boxes: { '66': '47.50', '83': '-47.50' },
    why: 'Nothing received yet; the January retainer is paid in February.',
  },
  {
    period: '2025-02',
    boxes: { '81': '4000', '66': '47.50', '83': '712.50' },
    why: '4760.00 / 1.19 = 4000.00; 760.00 - 47.50.',
  },
  {
    period: '2025-03',
    boxes: { '81': '4000', '66': '47.50', '83': '712.50' },
    why: 'As in February; the workshop invoiced on 20 March is not paid yet.',
  },
  {
    period: '2025-04',
    boxes: { '81': '5280', '86': '150', '66': '47.50', '83': '966.20' },
    why: 'Retainer 4000.00. Half of 3367.40: 1523.20 / 1.19 = 1280.00 and 160.50 / 1.07 = 150.00. 5280 x 19 % = 1003.20; 150 x 7 % = 10.50; 1013.70 - 47.50.',
  },
  {
    period: '2025-05',
    boxes: { '81': '5280', '86': '150', '66': '190.00', '83': '823.70' },
    why: 'The other half; notebook 750.00 x 19 % = 142.50 + 47.50 = 190.00. 1013.70 - 190.00.',
  },
  { period: '2025-06', boxes: { '81': '4000', '66': '47.50', '83': '712.50' }, why: '760.00 - 47.50.' },
  {
    period: '2025-10',
    boxes: { '81': '5280', '66': '47.50', '83': '955.70' },
    why: 'Retainer and team day 1523.20 / 1.19 = 1280.00: 1003.20 - 47.50.',
  },
  { period: '2025-12', boxes: { '81': '4000', '66': '47.50', '83': '712.50' }, why: '760.00 - 47.50.' },
  {
    period: '2026-01',
    boxes: { '81': '4000', '66': '47.50', '83': '712.50' },
    why: 'The December retainer at the old price, received on 15 January.',
  },
  {
    period: '2026-02',
    boxes: { '81': '4200', '66': '47.50', '83': '750.50' },
    why: '4998.00 / 1.19 = 4200.00; 798.00 - 47.50.',
  },
  {
    period: '2026-03',
    boxes: { '81': '4200', '66': '138.70', '83': '659.30' },
    why: 'Course 480.00 x 19 % = 91.20 + 47.50 = 138.70; 798.00 - 138.70.',
  },
  {
    period: '2026-05',
    boxes: { '81': '7962', '66': '47.50', '83': '1465.28' },
    why: '3 x 1320 = 3960.00 less 5 % = 3762.00, received; with the retainer 7962 x 19 % = 1512.78 - 47.50.',
  },
  {
    period: '2026-08',
    boxes: { '81': '5520', '66': '47.50', '83': '1001.30' },
    why: 'Retainer 4200.00 and team day 1320.00, paid late: 1048.80 - 47.50.',
  },
  { period: '2026-10', boxes: { '81': '4200', '66': '47.50', '83': '750.50' }, why: '798.00 - 47.50.' },
];

/** Lena: § 19 UStG. A return is due only for the quarter with a service from Dublin (§ 13b (1), § 18 (4a)), without deduction (§ 15 (2)). */
export const LENA_RETURNS: WorkedReturn[] = [
  { period: '2025-Q1', boxes: { '83': '0.00' }, why: 'Exempt, nothing to declare (§ 19 (1) s. 2 UStG).' },
  {
    period: '2026-Q2',
    boxes: { '46': '120', '47': '22.80', '83': '22.80' },
    why: '120.00 x 19 % = 22.80, owed and not deductible.',
  },
  { period: '2026-Q3', boxes: { '83': '0.00' }, why: 'Exempt, nothing to declare.' },
];
