/** Who keeps something of a business outside of what the server answers, and has to forget it when the page shows another. */

const forgetting = new Set<() => void>();

/** Calls `forget` before the page shows another business than the last one. */
export function onOtherBusiness(forget: () => void): void {
  forgetting.add(forget);
}

export function announceOtherBusiness(): void {
  for (const forget of forgetting) forget();
}
