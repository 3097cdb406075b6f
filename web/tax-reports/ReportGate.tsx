/** Screens of reports open by the same rule by which they are listed; others lead to the overview. */
import type { TaxReport } from '@belegbar/domain/tax-reports';
import { isReportOpen } from '@belegbar/domain/tax-reports';
import { Navigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useReportOffer } from './visible-reports.ts';

/** While the rule is not known the screen stands: its figures are the visitor's own in any case. */
export function ReportGate({ report, children }: { report: TaxReport; children: ReactNode }) {
  const offer = useReportOffer();
  if (offer !== undefined && !isReportOpen(report, offer)) return <Navigate to="/tax-reports" replace />;
  return children;
}
