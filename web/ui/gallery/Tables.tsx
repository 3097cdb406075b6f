/** A ledger table with figures and a total, and the same while it loads. */
import { cents } from '@belegbar/domain/money';
import { Figure, Money } from '../Money.tsx';
import { type Column, DataTable, TotalRow, useSelection } from '../table/index.ts';
import { toast } from '../toast.tsx';

const ROWS = [
  { name: 'Netto', amount: cents(189_000) },
  { name: 'Umsatzsteuer 19 %', amount: cents(35_910) },
  { name: 'Korrektur', amount: cents(-4_200) },
];
type Row = (typeof ROWS)[number];

const COLUMNS: Column<Row>[] = [
  { key: 'name', head: 'Posten', cell: (row) => row.name },
  {
    key: 'amount',
    head: 'in €',
    kind: 'amount',
    cell: (row) => (
      <Figure label="Warum diese Zahl?" onOpen={() => toast.info(row.name)}>
        <Money cents={row.amount} style="plain" />
      </Figure>
    ),
  },
];

export function Tables() {
  const shared = { columns: COLUMNS, rowKey: (row: Row) => row.name };
  const total = <TotalRow label="Gesamt" span={2} amount={<Money cents={cents(220_710)} style="plain" />} />;
  const selection = useSelection({ question: '', rows: ROWS.map(({ name }) => name), total: ROWS.length });
  return (
    <>
      <DataTable
        {...shared}
        caption="Summen"
        rows={ROWS}
        foot={total}
        selecting={{ selection, nameOf: (row) => row.name }}
      />
      <DataTable {...shared} caption="Summen, noch nicht da" rows={undefined} />
    </>
  );
}
