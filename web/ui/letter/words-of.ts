/** The words that somebody has written into a part of a letter: paragraphs with a blank line between, lines as they were broken. */
export function wordsOf(element: Element): string {
  return paragraphsOf(element)
    .join('\n\n')
    .replaceAll('\u200b', '')
    .replace(/[ \t]+$/gm, '')
    .trim();
}

const BLOCKS = new Set(['P', 'DIV']);

function paragraphsOf(element: Element): string[] {
  const paragraphs: string[] = [];
  let line = '';
  for (const node of element.childNodes) {
    if (!(node instanceof Element) || !BLOCKS.has(node.tagName)) {
      line += lineOf(node);
      continue;
    }
    if (line.trim() !== '') paragraphs.push(line);
    line = '';
    paragraphs.push(...paragraphsOf(node));
  }
  if (line.trim() !== '' || paragraphs.length === 0) paragraphs.push(line);
  return paragraphs.map((paragraph) => paragraph.replace(/\n+$/, ''));
}

function lineOf(node: Node): string {
  if (node instanceof Element)
    return node.tagName === 'BR' ? '\n' : [...node.childNodes].map((child) => lineOf(child)).join('');
  return node.textContent ?? '';
}
