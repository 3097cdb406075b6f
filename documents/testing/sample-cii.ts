/** A few lines of CII for tests of what holds them; nobody reads them as an invoice. */
export const SAMPLE_CII = new TextEncoder().encode(
  `<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100">
  <!-- Ü 漢字 😀 --></rsm:CrossIndustryInvoice>
`,
);
