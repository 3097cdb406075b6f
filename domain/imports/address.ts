/** Addresses whose parts stand in one cell. */

/** `D-10115 Berlin` is the code 10115 and the town Berlin; what cannot be told apart is all town. */
export function splitTown(text: string): { postCode: string; city: string } {
  const found = /^(?:[A-Z]{1,3}[- ])?(\d{4,6})[,\s]+(\p{L}.*)$/u.exec(text.trim());
  const [, postCode, city] = found ?? [];
  if (postCode === undefined || city === undefined) return { postCode: '', city: text.trim() };
  return { postCode, city };
}

/** `Hauptstr. 1, 10115 Berlin` in one cell: street, code and town; null where it is not of this form. */
export function splitAddress(text: string): { street: string; postCode: string; city: string } | null {
  const at = text.search(/,\s*(?:[A-Z]{1,3}[- ])?\d{4,6}\s+\p{L}/u);
  if (at < 0) return null;
  return {
    street: text.slice(0, at).trim(),
    ...splitTown(
      text
        .slice(at + 1)
        .trim()
        .replace(/,\s*[\p{L}\s]+$/u, ''),
    ),
  };
}

/** Spreadsheets take the zero off German post codes such as 01067. */
export function restoredPostCode(postCode: string, country: string): string {
  return country === 'DE' && /^[1-9]\d{3}$/.test(postCode) ? `0${postCode}` : postCode;
}
