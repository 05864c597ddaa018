import stringWidth from 'string-width'

/** Letters and punctuation of most texts, each one column wide: string-width takes 400 times as long for Cyrillic. */
const ONE_COLUMN = /^[ -~\u00a0«»\u0410-\u044fЁё–—…№]*$/

/** Number of columns of a terminal that a text without controls takes. */
export const textWidth = (text: string): number => (ONE_COLUMN.test(text) ? text.length : stringWidth(text))

/** The start of a text that takes at most so many columns. */
export function textStart(text: string, columns: number): string {
  if (ONE_COLUMN.test(text)) return text.slice(0, columns)
  let left = columns
  let start = ''
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    left -= textWidth(segment)
    if (left < 0) break
    start += segment
  }
  return start
}
