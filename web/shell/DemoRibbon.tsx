/** Says on every screen of the demo that it is one; its words and its act are fetched only there. */
import { useEffect } from 'react';
import { loadTexts } from '../locales/i18n.ts';
import { useSession } from '../session/session.ts';
import { forgetHere } from './forget-here.ts';
import { useFetchedPart } from './use-fetched-part.ts';

export function DemoRibbon() {
  const user = useSession()?.user ?? null;
  const { Part, open } = useFetchedPart(loadRibbon);
  const isDemo = user?.isDemo === true;
  useEffect(() => {
    if (isDemo) open();
  }, [isDemo, open]);
  return Part === null || user === null || !isDemo ? null : (
    <Part name={user.name} onLeft={() => forgetHere(user.businessId)} />
  );
}

async function loadRibbon() {
  const [{ LeaveDemo }] = await Promise.all([
    import('../business/demo/LeaveDemo.tsx'),
    loadTexts('business'),
  ]);
  return LeaveDemo;
}
