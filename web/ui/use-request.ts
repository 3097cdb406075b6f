/** A request on its way: sent once at a time, with the failure kept for the fields to show. */
import { useState } from 'react';

/** Gives whether it is being sent, why it failed last, and the function that sends. The function answers whether it went well. */
export function useRequest() {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const send = async (act: () => Promise<void>): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    setFailure(null);
    try {
      await act();
      return true;
    } catch (error) {
      setFailure(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, failure, send };
}
