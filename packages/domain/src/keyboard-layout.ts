/** The Russian and the Latin layout of a keyboard: a text typed in one that was meant in the other. See docs/rules.md#search. */

/** The 33 Russian letters by the keys that type them, as both layouts print them. */
const KEYS = {
  ё: '`',
  й: 'q',
  ц: 'w',
  у: 'e',
  к: 'r',
  е: 't',
  н: 'y',
  г: 'u',
  ш: 'i',
  щ: 'o',
  з: 'p',
  х: '[',
  ъ: ']',
  ф: 'a',
  ы: 's',
  в: 'd',
  а: 'f',
  п: 'g',
  р: 'h',
  о: 'j',
  л: 'k',
  д: 'l',
  ж: ';',
  э: "'",
  я: 'z',
  ч: 'x',
  с: 'c',
  м: 'v',
  и: 'b',
  т: 'n',
  ь: 'm',
  б: ',',
  ю: '.',
} as const

/** The same keys with Shift, where they type a sign in the Latin layout. */
const SHIFTED = { Ё: '~', Х: '{', Ъ: '}', Ж: ':', Э: '"', Б: '<', Ю: '>' } as const

const capitals = Object.entries(KEYS).map(
  ([letter, key]) => [letter.toUpperCase(), key.toUpperCase()] as const,
)
const TO_LATIN: ReadonlyMap<string, string> = new Map([
  ...capitals,
  ...Object.entries(KEYS),
  ...Object.entries(SHIFTED),
])
const TO_RUSSIAN: ReadonlyMap<string, string> = new Map(
  [...capitals, ...Object.entries(SHIFTED), ...Object.entries(KEYS)].map(([letter, key]) => [key, letter]),
)

/** Returns what a text would be in the other layout; null if it has none of either script, or both. */
export function otherLayout(text: string): string | null {
  const isRussian = /[а-яё]/i.test(text)
  if (isRussian === /[a-z]/i.test(text)) return null
  const keys = isRussian ? TO_LATIN : TO_RUSSIAN
  return [...text].map((character) => keys.get(character) ?? character).join('')
}
