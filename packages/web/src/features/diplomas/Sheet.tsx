import { type DiplomaTemplate, type DiplomaValues, sheetMm } from '@polynya/domain'
import { useWords } from '@polynya/ui'
import type { KeyboardEvent } from 'react'
import type { FormState } from '../../infrastructure/forms/use-form-state.ts'
import { usePictureAddress } from '../event-content/use-picture-address.ts'
import { nudged, type TemplateValues } from './diploma-values.ts'
import { SheetItem } from './SheetItem.tsx'

interface Props {
  readonly template: DiplomaTemplate
  readonly texts: DiplomaValues
  readonly language: 'ru' | 'en'
  readonly background: string | null
  readonly isPublic: boolean
  readonly state: FormState<TemplateValues>
  readonly selected: number
  readonly onSelect: (index: number) => void
}

const ARROWS: Readonly<Record<string, readonly ['x' | 'y', 1 | -1]>> = {
  ArrowLeft: ['x', -1],
  ArrowRight: ['x', 1],
  ArrowUp: ['y', -1],
  ArrowDown: ['y', 1],
}
const LARGE_STEP = 10

/** A sheet at scale: each item is a button that arrow keys move. It is white in both themes. */
export function Sheet({ template, texts, language, background, isPublic, ...editing }: Props) {
  const { t } = useWords()
  const { state, selected, onSelect } = editing
  const { address } = usePictureAddress(background, isPublic)
  const sheet = sheetMm(template)

  function onKeyDown(domEvent: KeyboardEvent, index: number) {
    const [field, direction] = ARROWS[domEvent.key] ?? []
    if (!field || !direction) return
    domEvent.preventDefault()
    const name = `items.${index}.${field}` as const
    const max = field === 'x' ? sheet.width : sheet.height
    const by = direction * (domEvent.shiftKey ? LARGE_STEP : 1)
    state.setText(name, nudged(String(state.form.getValues(name)), by, max))
    state.onChange()
    onSelect(index)
  }

  return (
    <section
      className="diploma-sheet"
      aria-label={t('diplomas:preview.sheet')}
      lang={language}
      style={{ aspectRatio: `${sheet.width} / ${sheet.height}` }}
    >
      {address && <img src={address} alt="" />}
      {template.items.map((item, index) => (
        <SheetItem
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity but their places in the list
          key={`${index} ${item.kind}`}
          item={item}
          sheet={sheet}
          texts={texts}
          language={language}
          isSelected={index === selected}
          onSelect={() => onSelect(index)}
          onKeyDown={(domEvent) => onKeyDown(domEvent, index)}
        />
      ))}
    </section>
  )
}
