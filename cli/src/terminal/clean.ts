/** Removes characters that could move the cursor or change the text direction: names are untrusted. */
export const clean = (text: string) =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: an escape sequence starts with one
    .replace(/\u001b(?:\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|\[[0-?]*[ -/]*[@-~])/g, '')
    .replace(/[\p{Cc}\u2028\u2029]/gu, ' ')
    .replace(/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g, '')

/** The same for text of several lines. */
export const cleanLines = (text: string) => text.split('\n').map(clean).join('\n')
