/** Figures for whoever watches an install, in the text that Prometheus reads. */
export { type MetricSources, type Metrics, NO_METRICS, openMetrics } from './metrics.ts';
export { metricSources } from './sources.ts';
