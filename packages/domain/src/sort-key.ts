/** Sorting of names. See docs/rules.md#names. */

/** Moves Latin letters behind Cyrillic ones, into the private use area of Unicode. */
const BEHIND = 0xe000
/** Digits of the longest number that sorts by its value. */
const NUMBER_DIGITS = 12

/**
 * Returns a form of a text whose code points sort as a Russian reader expects, for databases without such a collation:
 * ё beside е, in any case, Cyrillic before Latin, numbers by value.
 */
export const sortKey = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/\d+/g, (digits) => digits.padStart(NUMBER_DIGITS, '0'))
    .replace(/[a-z]/g, (letter) => String.fromCodePoint(BEHIND + letter.charCodeAt(0)))
