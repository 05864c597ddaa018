/** Breaks texts into lines in the current font. */

import type { Pdf } from './style.ts'

export interface Room {
  /** In points. */
  readonly width: number
}

/**
 * Where a line may end: after a space; within a word after a hyphen, a dash or a slash between longer parts; in an e-mail
 * address before its at sign and its dots.
 */
const BREAK = /(?<= )|(?<=\p{L}{2}[-–—/])(?=\p{L}{2})|(?<=\S)(?=@\S)|(?=\.)(?:(?<=@\S+)|(?<=\S)(?=\S+@))/u

/** Returns the parts of a text that no line breaks, unless no line has room for them. */
export const wordsOf = (text: string): string[] =>
  text.split(BREAK).flatMap((word) => word.trim().split('\n'))

/** Returns the lines of a text, none of them wider than the room. They end with the spaces at which they are broken. */
export function linesOf(doc: Pdf, text: string, { width }: Room): string[] {
  return text.split('\n').flatMap((paragraph) => {
    if (doc.widthOfString(paragraph) <= width) return [paragraph]
    const lines: string[] = []
    let line = ''
    for (const part of paragraph.split(BREAK).flatMap((word) => partsOf(doc, word, width))) {
      const isFull = line !== '' && doc.widthOfString(`${line}${part}`.trimEnd()) > width
      if (isFull) lines.push(line)
      line = isFull ? part : `${line}${part}`
    }
    return [...lines, line]
  })
}

/** Returns a word, or its parts that lines have room for. */
function partsOf(doc: Pdf, word: string, width: number): string[] {
  if (doc.widthOfString(word.trimEnd()) <= width) return [word]
  const parts: string[] = []
  let part = ''
  for (const [letter] of word.matchAll(/\P{M}\p{M}*/gu)) {
    if (part !== '' && doc.widthOfString(`${part}${letter}`.trimEnd()) > width) {
      parts.push(part)
      part = ''
    }
    part += letter
  }
  return [...parts, part]
}
