/** Codes printed on documents, by which anybody can check them. See docs/rules.md#check-codes. */

/** Digits and capital letters, without those that look like others: Crockford's base 32. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** Random letters; codes of judges' tests that were issued first have no check letter after them. */
const LENGTH = 12
const GROUP = /.{4}(?=.{4})/g

/** Multiplies by 2 in the field of 32 elements, x⁵ = x² + 1. */
const doubled = (value: number) => (value << 1) ^ (value & 16 ? 0b100101 : 0)

/** 0 of a code with its check letter. Any wrong letter, or two that changed places, give another value. */
const checkValue = (code: string): number =>
  [...code].reduce((value, letter) => doubled(value) ^ LETTERS.indexOf(letter), 0)

/** Returns a new code of 60 random bits and a check letter. `randomBelow` returns a whole number from 0 to below its bound. */
export function newCheckCode(randomBelow: (bound: number) => number): string {
  let code = ''
  while (code.length < LENGTH) code += LETTERS[randomBelow(LETTERS.length)]
  return code + LETTERS[doubled(checkValue(code))]
}

/**
 * Reads a code as people type it: in any case, with spaces and hyphens, `O` for `0`, `I` and `L` for `1`; null for another
 * text, and for one whose check letter shows a mistake.
 */
export function readCheckCode(text: string): string | null {
  const code = text.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  if (![...code].every((letter) => LETTERS.includes(letter))) return null
  return code.length === LENGTH || (code.length === LENGTH + 1 && checkValue(code) === 0) ? code : null
}

/** Returns a code as it is printed: `7K3M-09XQ-TR5VS`. */
export const shownCheckCode = (code: string): string => code.replaceAll(GROUP, '$&-')
