/** Address of a website, as it is printed on documents and may be opened from there. */
import { type Checked, refused } from './checked.ts';

export type WebsiteRefusal = 'website.form';

const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,62})';
const WEBSITE = new RegExp(`^(?:https?://)?(?:${LABEL}\\.)+${LABEL}\\.?(?::\\d{1,5})?(?:[/?#]\\S*)?$`, 'iu');

/** Takes http, https or a bare host name with what follows it; anything else, such as a script, is certainly wrong. */
export function checkWebsite(text: string): Checked<string, WebsiteRefusal> {
  const website = text.trim();
  return WEBSITE.test(website) ? { ok: true, value: website } : refused('website.form');
}
