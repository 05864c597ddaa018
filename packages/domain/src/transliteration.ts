/**
 * Transliteration of machine-readable travel documents (ICAO Doc 9303, part 3, section 6).
 * See docs/rules.md#names.
 */

const LATIN: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: 'ie',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'iu',
  я: 'ia',
}

/** Transliterates Russian text to Latin and preserves all other characters and capitals. */
export function toLatin(text: string): string {
  // NFC first: й and ё may be a letter and a combining mark.
  return text.normalize('NFC').replace(/[А-Яа-яЁё]/g, (letter) => {
    const latin = LATIN[letter.toLowerCase()] ?? ''
    return letter === letter.toLowerCase() ? latin : latin.charAt(0).toUpperCase() + latin.slice(1)
  })
}
