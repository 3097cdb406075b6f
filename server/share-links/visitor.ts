/** Who opens a link: a person, or a program that looks for one. */

/** Link previews of messengers and mail programs, search engines, and what programs send when they fetch by themselves. Browsers inside an app name the app as well, so a name of an app alone tells nothing. */
const MACHINES =
  /bot\b|bots?[/;]|crawl|spider|slurp|preview|externalhit|facebookcatalog|^whatsapp\/|embedly|vkshare|outbrain|iframely|validator|lighthouse|google-(?:read|safety|inspection)|mediapartners|apis-google|microsoft office|ms-office|barracuda|proofpoint|mimecast|symantec|trendmicro|monitor|uptime|curl\/|wget\/|python|java\/|okhttp|go-http|libwww|axios|node-fetch|undici|^node$|postman/i;

/** Whether nobody is looking: a program by its own name, one without a name, or a browser that only fetches ahead. */
export function isMachine(headers: Headers): boolean {
  const name = headers.get('user-agent') ?? '';
  return name.trim() === '' || MACHINES.test(name) || isFetchedAhead(headers);
}

function isFetchedAhead(headers: Headers): boolean {
  const purposes = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].map(
    (header) => headers.get(header) ?? '',
  );
  return purposes.some((purpose) => /prefetch|prerender|preview/i.test(purpose));
}
