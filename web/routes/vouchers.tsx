/** `/finance/vouchers?kind=kilometres`, `?new=kilometres` with a form open, `?show={id}` with one opened */
import { useSearch } from '@tanstack/react-router';
import { Vouchers } from '../vouchers/Vouchers.tsx';

export function Page() {
  return <Vouchers {...useSearch({ from: '/app/finance/vouchers' })} />;
}
