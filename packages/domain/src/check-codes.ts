/** Codes printed on documents, by which anybody can check them. See docs/rules.md#check-codes. */

/** Digits and capital letters, without those that look like others: Crockford's base 32. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 12
const GROUP = /.{4}(?=.)/g

/** Returns a new code of 60 random bits. `randomBelow` returns a whole number from 0 to below its bound. */
export function newCheckCode(randomBelow: (bound: number) => number): string {
  let code = ''
  while (code.length < LENGTH) code += LETTERS[randomBelow(LETTERS.length)]
  return code
}

/** Reads a code as people type it: in any case, with spaces and hyphens, `O` for `0`, `I` and `L` for `1`; null for another text. */
export function readCheckCode(text: string): string | null {
  const code = text.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  return code.length === LENGTH && [...code].every((letter) => LETTERS.includes(letter)) ? code : null
}

/** Returns a code as it is printed: `7K3M-09XQ-TR5V`. */
export const shownCheckCode = (code: string): string => code.replaceAll(GROUP, '$&-')
