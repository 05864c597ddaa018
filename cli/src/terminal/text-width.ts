/** Characters that terminals draw one column wide, of most names. */
const NARROW = /^[ -\u02ff\u0400-\u0482\u048a-\u052f\u2010-\u2027\u2190-\u21ff]*$/
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303e\uff01-\uff60\uffe0-\uffe6]/u
/** Marks on the character before, and what is not drawn. */
const NONE = /[\p{Mn}\p{Me}\p{Cf}]/u

/** Number of columns of a terminal that a text without controls takes. */
export function textWidth(text: string): number {
  if (NARROW.test(text)) return text.length
  return [...text].reduce((sum, letter) => sum + letterWidth(letter), 0)
}

/** The start of a text that takes at most so many columns. */
export function textStart(text: string, columns: number): string {
  let left = columns
  let start = ''
  for (const letter of text) {
    left -= letterWidth(letter)
    if (left < 0) break
    start += letter
  }
  return start
}

const letterWidth = (letter: string): number => (WIDE.test(letter) ? 2 : NONE.test(letter) ? 0 : 1)
