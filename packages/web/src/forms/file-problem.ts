import type { FileType } from '@polynya/domain'
import type { Words } from '@polynya/ui'

export interface FileRules {
  /** The types that are taken, by the endings of their names; the server judges by content. */
  readonly types: readonly FileType[]
  readonly maxBytes: number
}

/** The types as people read them: «PDF, JPG, PNG». */
export const typesText = (types: readonly FileType[]) => types.map((type) => type.toUpperCase()).join(', ')

/** What is wrong with a file as far as can be told before it is sent; null where nothing is. */
export function fileProblem(
  file: Pick<File, 'name' | 'size'>,
  { types, maxBytes }: FileRules,
  { t, formats }: Pick<Words, 't' | 'formats'>,
): string | null {
  const ending = file.name.slice(file.name.lastIndexOf('.') + 1).toLowerCase()
  const isOfType = types.some((type) => type === ending || (type === 'jpg' && ending === 'jpeg'))
  if (!isOfType) return t('profile:photo.wrongType', { types: typesText(types) })
  if (file.size <= maxBytes) return null
  return t('profile:photo.tooLarge', { size: formats.fileSize(maxBytes) })
}
