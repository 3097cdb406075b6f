/** A year of money and the marks of the chain with 100,000 journal entries over HTTP, beside the bare queries over these entries. */
import { compared, type Measurement } from './measurement.ts';
import { businessWith } from './support/books.ts';
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

export function run(): Promise<Measurement[]> {
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
