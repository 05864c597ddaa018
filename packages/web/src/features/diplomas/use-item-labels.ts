import { useWords, type Words } from '@polynya/ui'
import type { ItemValues } from './diploma-values.ts'

const FIELDS = {
  text: ['text', 'textEn', 'x', 'y', 'width', 'size', 'align', 'colour'],
  qr: ['x', 'y', 'width'],
} as const

/** Returns the label of a field of an item. */
export const itemLabel = (name: (typeof FIELDS.text)[number], t: Words['t']): string => {
  if (name === 'text') return t('diplomas:itemText')
  return name === 'textEn' ? t('diplomas:itemTextEn') : t(`diplomas:${name}`)
}

/** Returns the name of an item in lists: its text, or what it is. */
export function itemTitle({ kind, text }: Pick<ItemValues, 'kind' | 'text'>, t: Words['t']): string {
  if (kind === 'qr') return t('diplomas:qr')
  return text.replaceAll('\n', ' ').trim() || t('diplomas:newText')
}

/** Returns the labels of the fields of all items, each with the name of its item. */
export function useItemLabels(items: readonly ItemValues[]): Record<`items.${number}.x`, string> {
  const { t } = useWords()
  return Object.fromEntries(
    items.flatMap((item, index) =>
      FIELDS[item.kind].map((name) => [
        `items.${index}.${name}`,
        `${itemTitle(item, t)}: ${itemLabel(name, t)}`,
      ]),
    ),
  )
}
