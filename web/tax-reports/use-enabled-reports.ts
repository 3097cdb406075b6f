import { TAX_REPORTS, type TaxReport } from '@belegbar/domain/tax-reports';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api, client, codeOf } from '../connection/api.ts';
import type { SaveState } from '../ui/SaveMark.tsx';

const businessQuery = api.business.get.queryOptions();

type Business = Awaited<ReturnType<typeof client.business.get>>;

/** Saves which reports are shown (`state` is null before the first change): at once on screen, one after the other on the server, over the newest version. */
export function useEnabledReports() {
  const queries = useQueryClient();
  const [state, setState] = useState<SaveState | null>(null);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const wanted = useRef<TaxReport[] | null>(null);
  const known = () => queries.getQueryData<Business>(businessQuery.queryKey);
  const show = (enabledTaxReports: TaxReport[]) =>
    queries.setQueryData<Business>(
      businessQuery.queryKey,
      (before) => before && { ...before, enabledTaxReports },
    );
  const store = async () => {
    const enabledTaxReports = wanted.current;
    if (enabledTaxReports === null) return;
    try {
      queries.setQueryData(businessQuery.queryKey, await send(known()?.version ?? 0, enabledTaxReports));
      if (wanted.current === enabledTaxReports) wanted.current = null;
      else show(wanted.current ?? enabledTaxReports);
      setState(wanted.current === null ? 'saved' : 'saving');
    } catch {
      setState('failed');
    }
  };
  const save = () => {
    setState('saving');
    queue.current = queue.current.then(store);
  };
  const toggle = (report: TaxReport) => {
    const enabled = known()?.enabledTaxReports ?? [];
    const isOn = enabled.includes(report);
    wanted.current = TAX_REPORTS.filter((one) => (one === report ? !isOn : enabled.includes(one)));
    show(wanted.current);
    save();
  };
  return { state, toggle, retry: save };
}

/** What was changed elsewhere meanwhile stays: only the list of reports is written over it. */
async function send(version: number, enabledTaxReports: TaxReport[]): Promise<Business> {
  const changes = { enabledTaxReports };
  try {
    return await client.business.update({ version, changes });
  } catch (error) {
    if (codeOf(error) !== 'CHANGED_MEANWHILE') throw error;
    const { version: newest } = await client.business.get();
    return client.business.update({ version: newest, changes });
  }
}
