/** The export of everything of a business with 10,000 invoices, beside a bare read of the very rows that are in it. */
import { CAPABILITIES } from '../server/capabilities.ts';
import { columnsOf } from '../server/data-export/sheets.ts';
import { dataClassesOf } from '../server/platform/capability.ts';
import { compared, type Measurement } from './measurement.ts';
import { businessWith } from './support/books.ts';
import { plainDriver, type Statement } from './support/plain-driver.ts';
import { onScene } from './support/scene.ts';
import { takeTurns } from './support/timing.ts';

const INVOICES = 10_000;
const ROUNDS = 8;

export function run(): Promise<Measurement[]> {
  return onScene(
    (place) => businessWith(place, INVOICES),
    async (scene, person) => {
      const client = await scene.signIn(person);
      const driver = await plainDriver(scene, person, rowsOf(person));
      const fetchAll = async () => {
        // Nobody may take more than a few an hour.
        await scene.installation.superuser.query('delete from back_offs');
        const { url } = await client.call<{ url: string }>('dataExport/begin', { password: '' });
        await client.get(url);
      };
      const times = await takeTurns(ROUNDS, { ours: fetchAll, peer: driver.run });
      await driver.close();
      const name = 'Export of everything, 10,000 invoices : bare read of the same rows';
      // JSON and CSV are written, so each row is read twice, and all of it is hashed and compressed.
      return [compared({ name, ...times, budget: 8, unit: 'ms' })];
    },
  );
}

/** As the driver has them after one statement for each table, all in memory. */
function rowsOf({ businessId, userId }: { businessId: string; userId: string }): Statement[] {
  const classes = dataClassesOf(CAPABILITIES);
  return CAPABILITIES.flatMap(({ exportSheets = [] }) => exportSheets).flatMap((sheet) => {
    const tableClass = classes.find(({ name }) => name === sheet.table);
    if (!('owner' in sheet) || tableClass === undefined) return [];
    const { table, of, owner } = sheet;
    const names = columnsOf(sheet, tableClass)
      .map(({ name }) => name)
      .join(', ');
    const values = [of === 'business' ? businessId : userId];
    return [{ text: `select ${names} from ${table} where ${owner} = $1`, values }];
  });
}
