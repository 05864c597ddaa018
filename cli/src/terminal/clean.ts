/** Controls of 8 bits, line separators, and marks that change the direction of text. */
const UNSAFE = /[\u007f-\u009f\u2028\u2029\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g

/** Removes characters that could move the cursor or change the text direction: names are untrusted. */
export const clean = (text: string) =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: an escape sequence starts with one
    .replace(/\u001b(?:\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|\[[0-?]*[ -/]*[@-~])/g, '')
    .replace(/[\p{Cc}\u2028\u2029]/gu, ' ')
    .replace(UNSAFE, '')

/** Writes a value as JSON with such characters escaped: the data are the same, and a terminal shows them as text. */
export const cleanJson = (value: unknown, indent: number) =>
  JSON.stringify(value, null, indent).replace(
    UNSAFE,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** The same for text of several lines. */
export const cleanLines = (text: string) => text.split('\n').map(clean).join('\n')
