/** A year of money and of VAT and the marks of the chain over HTTP, with 37,000 entries and with a million, beside the bare queries over these entries. */
import { compared, type Measurement } from './measurement.ts';
import { businessWith, businessWithYearOfEntries } from './support/books.ts';
import { plainDriver } from './support/plain-driver.ts';
import { onScene } from './support/scene.ts';
import { takeTurns } from './support/timing.ts';

/** Two entries of issue each, and two of payment for six of seven: about 37,000 entries in 2025. */
const INVOICES = 10_000;
const ROUNDS = 60;
const CASH = `select date_trunc('month', booked_on::timestamp) as month, tax_code, scheme, category, sum(net) as net, sum(vat) as vat, count(*) as count
  from journal_entries where business_id = $1 and basis = 'cash' and booked_on between '2025-01-01' and '2025-12-31' group by 1, 2, 3, 4`;
const MONTHS = `select date_trunc('month', recorded_at at time zone 'Europe/Berlin') as month, min(number), max(number), count(*)
  from journal_entries where business_id = $1 group by 1`;
const VAT = `select date_trunc('month', tax_point::timestamp) as month, tax_code, scheme, kind, sum(net) as net, sum(vat) as vat, count(*) as count
  from journal_entries where business_id = $1 and tax_point between '2025-01-01' and '2025-12-31' group by 1, 2, 3, 4`;

const MANY_ENTRIES = 1_000_000;
/** A bare sum over a million rows takes a second. */
const MANY_ROUNDS = 8;

export async function run(): Promise<Measurement[]> {
  return [...(await ofInvoices()), ...(await ofEntries())];
}

function ofEntries(): Promise<Measurement[]> {
  return onScene(
    (place) => businessWithYearOfEntries(place, MANY_ENTRIES),
    async (scene, person) => {
      const client = await scene.signIn(person);
      const found: Measurement[] = [];
      for (const { name, report, text } of [
        { name: 'Anlage EÜR, 1,000,000 entries : bare SQL sum', report: 'taxReports/eur', text: CASH },
        { name: 'USt 2 A, 1,000,000 entries : bare SQL sum', report: 'taxReports/annualVat', text: VAT },
      ]) {
        const driver = await plainDriver(scene, person, [{ text, values: [person.businessId] }]);
        const call = () => client.call(report, { year: 2025 });
        const times = await takeTurns(MANY_ROUNDS, { ours: call, peer: driver.run });
        await driver.close();
        found.push(compared({ name, ...times, budget: 2, unit: 'ms' }));
      }
      return found;
    },
  );
}

function ofInvoices(): Promise<Measurement[]> {
  return onScene(
    (place) => businessWith(place, INVOICES),
    async (scene, person) => {
      const client = await scene.signIn(person);
      const found: Measurement[] = [];
      for (const { name, call, text } of [
        {
          name: 'Money of a year, 10,000 invoices : bare SQL sum',
          call: () => client.call('taxReports/eur', { year: 2025 }),
          text: CASH,
        },
        {
          name: 'Advance returns of a year, 10,000 invoices : bare SQL sum',
          call: () => client.call('taxReports/annualVat', { year: 2025 }),
          text: VAT,
        },
        {
          name: 'Marks of the chain, 10,000 invoices : bare SQL count',
          call: () => client.call('compliance/overview', {}),
          text: MONTHS,
        },
      ]) {
        const driver = await plainDriver(scene, person, [{ text, values: [person.businessId] }]);
        const times = await takeTurns(ROUNDS, { ours: call, peer: driver.run });
        await driver.close();
        found.push(compared({ name, ...times, budget: 1, unit: 'ms' }));
      }
      return found;
    },
  );
}
