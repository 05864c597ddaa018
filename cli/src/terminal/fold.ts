import { textWidth } from './text-width.ts'

/** Lines of a text that fit so many columns, broken between words; a longer word has a line of its own. */
export function folded(text: string, columns: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && textWidth(longer) > columns) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}
