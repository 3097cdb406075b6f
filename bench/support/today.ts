/** The day on which benchmarks happen: within years whose law is known, whenever they are run. */
import { day } from '@belegbar/domain/calendar';

export const TODAY = day('2026-11-20');
