/** Names that users gave their files: shown to users, never used as paths. */

import type { FileType } from '@polynya/domain'

const MAX_LENGTH = 255
/** Of a name without end only the end is read. */
const READ_LENGTH = 1_000

/** The endings of file names and what they stand for. */
const TYPE_OF_ENDING: Readonly<Record<string, FileType>> = {
  jpg: 'jpg',
  jpeg: 'jpg',
  png: 'png',
  svg: 'svg',
  pdf: 'pdf',
  docx: 'docx',
  xlsx: 'xlsx',
}

/**
 * A file's name without the folders it lay in and without characters that cannot be seen, with the ending of what
 * it is: `C:\docs\rules.exe` that is a PDF becomes `rules.exe.pdf`.
 */
export function cleanFileName(given: string, type: FileType): string {
  const name = readable(given)
  const { stem, ending } = partsOf(name)
  const known = TYPE_OF_ENDING[ending.slice(1).toLowerCase()]
  if (known === type) return joined(stem, ending)
  return joined(known ? stem : name, `.${type}`)
}

/** The name of a file that is not stored under it, of at most 255 characters. */
export const shownFileName = (given: string): string => readable(given).slice(-MAX_LENGTH)

/** Characters that cannot be seen, such as direction controls; joiners of emoji remain. */
const UNSEEN =
  /(?<!\p{Emoji_Presentation}|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d|\u200d(?!\p{Extended_Pictographic})|(?!\u200d)[\p{C}\p{Zl}\p{Zp}]/gu

const readable = (given: string): string =>
  given
    .slice(-READ_LENGTH)
    .normalize('NFC')
    .replace(/^.*[/\\]/s, '')
    .replace(UNSEEN, '')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')

/** The name, or the first of `name (2).pdf`, `name (3).pdf` … that no other file has. */
export function freeFileName(name: string, taken: ReadonlySet<string>): string {
  const { stem, ending } = partsOf(name)
  for (let number = 2, free = name; ; number += 1) {
    if (!taken.has(free)) return free
    free = joined(stem, ` (${number})${ending}`)
  }
}

function partsOf(name: string) {
  const dot = name.lastIndexOf('.')
  return dot < 0 ? { stem: name, ending: '' } : { stem: name.slice(0, dot), ending: name.slice(dot) }
}

/** Truncates a file name to 255 characters, preserving its extension. */
function joined(stem: string, ending: string): string {
  const shortStem = stem.slice(0, MAX_LENGTH - ending.length).replace(/[\uD800-\uDBFF]$/, '')
  return `${shortStem || 'file'}${ending}`
}
