/** Where on the page of the business a missing point is filled in. */

/** The id of the field there; `business.phone` is at `profile-phone`. */
export function businessPlace(field: string): string {
  return `profile-${field.replace(/^business\./, '')}`;
}
