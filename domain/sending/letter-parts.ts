/** The parts of a letter in HTML, each in the look of its design. */
import { BREAKS, escaped, type Face } from './letter-escape.ts';
import type { Letter } from './letter-facts.ts';

const TABLE = '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

const GAP = '<div style="height:22px;line-height:22px">&nbsp;</div>';

/** The sender, by logo or by name. */
export function headHtml(letter: Letter, { look, colours }: Face, logo: string | null): string {
  const { kind, align, name, rule } = look.head;
  const isBand = kind === 'band';
  const isInk =
    isBand ||
    kind === 'frame' ||
    kind === 'surface' ||
    ['minimal', 'modern', 'own'].includes(letter.look.template);
  const colour = isBand ? bandOf(letter, colours).on : isInk ? colours.text : colours.accent;
  const tone = isBand ? '' : isInk ? 'bb-t' : 'bb-a';
  const shown =
    logo === null
      ? `<span class="${tone}" style="font-family:${look.faces.display};line-height:1.3;${name};color:${colour}">${escaped(letter.sender)}</span>`
      : `<img class="bb-l" src="${escaped(logo)}" alt="${escaped(letter.sender)}" style="max-width:200px;max-height:64px;width:auto;height:auto;border:0${isBand ? ';background:#ffffff;padding:8px' : ''}">`;
  if (kind === 'surface') return surfaceHtml(letter, { look, colours }, shown);
  if (kind === 'frame')
    return `<tr><td class="bb-x" style="padding:28px 40px 8px;${BREAKS}">${TABLE} class="bb-ht" style="border:${rule} ${colours.text}"><tr><td style="padding:16px 18px">${shown}</td></tr></table></td></tr>`;
  const { ground, on } = bandOf(letter, colours);
  const ground_ = isBand ? `background:${ground};` : '';
  const line = isBand && rule !== '' ? `border-bottom:${rule} ${on};` : '';
  const below = !isBand && rule !== '' ? ornament(rule, colours.accent, align) : '';
  return `<tr><td class="bb-x" align="${align}" style="${ground_}${line}padding:${isBand ? '26px 40px' : '30px 40px 8px'};text-align:${align};${BREAKS}">${shown}${below}</td></tr>`;
}

/** Bands of `corporate` are the accent as it is; those of others are a near black with its hue. */
function bandOf(
  { look }: Letter,
  { band, onBand, fill, onFill }: Face['colours'],
): { ground: string; on: string } {
  return look.template === 'corporate' ? { ground: fill, on: onFill } : { ground: band, on: onBand };
}

function ornament(rule: string, colour: string, align: string): string {
  return `<div class="bb-ha" style="width:120px;margin:10px ${align === 'center' ? 'auto' : '0'} 0;border-top:${rule} ${colour};font-size:0;line-height:0">&nbsp;</div>`;
}

/** The number of the document as large as it fits, on an area of the accent that runs over the edge. */
function surfaceHtml({ heading }: Letter, { look, colours }: Face, shown: string): string {
  const short = /\d+$/.exec(heading.number)?.[0] ?? heading.word;
  const size = short.length > 6 ? 34 : 60;
  const isReminder = heading.about !== '';
  const about = isReminder
    ? `<br><span style="font-size:13px;line-height:18px">${escaped(heading.about)}</span>`
    : '';
  return `<tr><td>${TABLE}><tr><td class="bb-x" width="44%" valign="top" style="padding:28px 12px 20px 40px;${BREAKS}">${shown}</td><td valign="top" style="background:${colours.fill};color:${colours.onFill};padding:22px 20px;font-family:${look.faces.display}"><span style="font-size:${isReminder ? 17 : 14}px;line-height:22px;font-weight:700">${escaped(isReminder ? heading.word : `${heading.word} ${heading.number}`.trim())}</span><br><span class="bb-n" style="font-size:${size}px;line-height:${size + 8}px;font-weight:900;letter-spacing:-1px">${escaped(short)}</span>${about}</td></tr></table></td></tr>`;
}

/** What the letter is about. */
export function headingHtml({ heading }: Letter, { look, colours }: Face): string {
  const { align, style, number, isAccent, prefix } = look.heading;
  if (look.head.kind === 'surface' || heading.word === '')
    return '<div style="height:14px;line-height:14px">&nbsp;</div>';
  const colour = isAccent ? colours.accent : colours.text;
  const isReminder = heading.about !== '';
  const about = isReminder
    ? `<p class="bb-q" style="margin:0 0 16px;text-align:${align};color:${colours.quiet}">${escaped(heading.about)}</p>`
    : '';
  const numbered =
    heading.number === '' || isReminder
      ? ''
      : ` <span style="${number}${heading.number.length > 20 ? '' : ';white-space:nowrap'}">${escaped(heading.number)}</span>`;
  return `<h1 class="${isAccent ? 'bb-a' : 'bb-t'}" style="margin:12px 0 ${isReminder ? 2 : 14}px;font-family:${look.faces.display};${style};color:${colour};text-align:${align}">${escaped(prefix + heading.word)}${numbered}</h1>${about}`;
}

/** The facts, one ruled row each. */
export function rowsHtml({ rows }: Letter, { look, colours }: Face): string {
  if (rows.length === 0) return '';
  const cells = rows.map(({ label, value }, index) => {
    const border = index === 0 ? '' : `border-top:1px solid ${colours.hair};`;
    const name = `<th scope="row" class="bb-q bb-h" align="left" valign="top" style="${border}padding:9px 12px 9px 0;font-weight:400;text-align:left;overflow-wrap:normal;word-break:normal;color:${colours.quiet};${look.rows.label}">${escaped(label)}</th>`;
    return `<tr>${name}<td class="bb-t bb-h" align="right" valign="top" style="${border}padding:9px 0;text-align:right;color:${colours.text};font-variant-numeric:tabular-nums">${escaped(value)}</td></tr>`;
  });
  return `<table class="bb-ha" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:20px 0 0;border-top:${look.rows.top} ${colours.accent};font-size:${look.textSize - 1}px;line-height:20px">${cells.join('')}</table>`;
}

/** The amount, as the document itself sets it. */
export function amountHtml({ amount, look: { template } }: Letter, { look, colours }: Face): string {
  if (amount === null) return '';
  const { kind, isStacked, value: valueStyle } = look.amount;
  const { fill, onFill, band, onBand, text, accent, hair } = colours;
  const box = {
    fill: { style: `background:${fill};`, colour: onFill, names: ['', ''] },
    band: {
      style: `background:${band};border:1px solid ${band};`,
      colour: template === 'tech' ? '#ffffff' : onBand,
      names: ['bb-h', ''],
    },
    lines: {
      style: `border-top:1px solid ${accent};border-bottom:3px double ${accent};`,
      colour: accent,
      names: ['bb-ha', 'bb-a'],
    },
    outline: {
      style: `border:2px solid ${template === 'eco' ? accent : text};border-radius:${template === 'eco' ? 8 : 0}px;`,
      colour: template === 'eco' ? accent : text,
      names: template === 'eco' ? ['bb-ha', 'bb-a'] : ['bb-ht', 'bb-t'],
    },
    plain: { style: `border-top:1px solid ${hair};`, colour: text, names: ['bb-h', 'bb-t'] },
  }[kind];
  const [border = '', tone = ''] = box.names;
  const side = kind === 'plain' || kind === 'lines' ? 2 : 14;
  const label = `<span class="${tone}" style="font-weight:600;color:${box.colour}">${escaped(amount.label)}</span>`;
  const value = `<span class="${tone}" style="font-family:${look.faces.display};line-height:1.4;${valueStyle};color:${box.colour};font-variant-numeric:tabular-nums;white-space:nowrap">${escaped(amount.value)}</span>`;
  // Beside a long amount a phone has no room for the label.
  const narrow = amount.value.length > ROOM_BESIDE_LABEL ? ' class="bb-k"' : '';
  const cells = isStacked
    ? `<td style="padding:12px ${side}px"><div>${label}</div><div style="text-align:${template === 'creative' ? 'right' : 'left'}">${value}</div></td>`
    : `<td${narrow} style="padding:12px 8px 12px ${side}px;text-align:left;overflow-wrap:normal;word-break:normal">${label}</td><td${narrow} align="right" style="padding:12px ${side}px 12px 0;text-align:right">${value}</td>`;
  return `${TABLE} class="${border}" style="margin:8px 0 0;border-collapse:separate;${box.style}"><tr>${cells}</tr></table>`;
}

const ROOM_BESIDE_LABEL = 10;

/** The one button. */
export function buttonHtml({ button, transfer }: Letter, { look, colours }: Face): string {
  if (button === null) return '';
  const { kind, radius } = look.button;
  const styles = {
    ink: {
      name: 'bb-bi',
      style: `background:${colours.text};color:#ffffff;border:1px solid ${colours.text}`,
    },
    fill: {
      name: '',
      style: `background:${colours.fill};color:${colours.onFill};border:1px solid ${colours.fill}`,
    },
    outline: { name: 'bb-t bb-ht', style: `color:${colours.text};border:1px solid ${colours.text}` },
  }[kind];
  const href = button.href === null ? '' : ` href="${escaped(button.href)}"`;
  return `${TABLE} style="margin:20px 0 0"><tr><td align="center"><a class="${styles.name}"${href} style="display:block;${styles.style};border-radius:${radius}px;padding:12px 16px;font-weight:600;text-align:center;text-decoration:none">${escaped(button.label)}</a></td></tr></table>${transfer === null ? GAP : ''}`;
}

/** The account, with the code of the transfer beside it. */
export function transferHtml({ transfer }: Letter, { look, colours }: Face, code: string | null): string {
  if (transfer === null) return '';
  const isScanned = code !== null && transfer.code !== null;
  const picture = isScanned
    ? `<td width="112" valign="top" style="padding:0 16px 0 0"><img src="${escaped(code)}" width="108" height="108" alt="GiroCode" style="display:block;border:0;background:#ffffff"></td>`
    : '';
  const lines = transfer.lines.map((line) => `${escaped(line)}<br>`).join('');
  const heading = `<span class="bb-t" style="font-weight:600;color:${colours.text}">${escaped(isScanned ? 'GiroCode' : transfer.label)}</span><br>`;
  const caption = isScanned && transfer.code !== null ? `${escaped(transfer.code.caption)}<br>` : '';
  return `${TABLE} style="margin:22px 0 0;font-size:${look.textSize - 2}px;line-height:19px"><tr>${picture}<td class="bb-q" valign="middle" style="color:${colours.quiet};text-align:left;${BREAKS}">${heading}${caption}${lines}</td></tr></table>${GAP}`;
}

/** An address on a line of its own is a link, since not every mail program makes one of it; that of the button is there to be copied. */
function lineHtml(line: string, { button }: Letter): string {
  const text = escaped(line);
  return /^https?:\/\/\S+$/.test(line) && line !== button?.href
    ? `<a href="${text}" style="color:inherit">${text}</a>`
    : text;
}

/** Who writes, with address and number. */
export function footerHtml(letter: Letter, { look, colours }: Face): string {
  const { kind, align, rule } = look.footer;
  if (letter.footer.length === 0) return '';
  const lines = letter.footer.map((line) => lineHtml(line, letter)).join('<br>');
  const size = `font-family:${look.faces.text};font-size:${Math.max(12, look.textSize - 3)}px;line-height:18px;text-align:${align};${BREAKS}`;
  if (kind === 'band')
    return `<tr><td class="bb-x" style="background:${colours.band};color:#f4efe4;padding:20px 40px;${size}">${lines}</td></tr>`;
  if (kind === 'tint')
    return `<tr><td class="bb-x bb-s bb-q" style="background:${colours.tint};color:${colours.quiet};padding:18px 40px;${size}">${lines}</td></tr>`;
  const colour =
    letter.look.template === 'creative' || letter.look.template === 'retro' ? colours.text : colours.accent;
  const tone = colour === colours.text ? 'bb-ht' : 'bb-ha';
  return `<tr><td class="bb-x" style="padding:0 40px 28px"><div class="bb-q ${letter.look.template === 'own' ? 'bb-h' : tone}" style="border-top:${rule} ${letter.look.template === 'own' ? colours.hair : colour};padding-top:14px;color:${colours.quiet};${size}">${lines}</div></td></tr>`;
}
