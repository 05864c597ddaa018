import { type DiplomaItem, type DiplomaText, type DiplomaValues, toMm } from '@polynya/domain'
import { useWords } from '@polynya/ui'
import type { CSSProperties, KeyboardEvent } from 'react'
import { QrCode } from '../timing/QrCode.tsx'
import { shownText } from './shown-text.ts'
import { itemTitle } from './use-item-labels.ts'

interface Props {
  readonly item: DiplomaItem
  /** Sides in millimetres. */
  readonly sheet: { readonly width: number; readonly height: number }
  readonly texts: DiplomaValues
  readonly language: 'ru' | 'en'
  readonly isSelected: boolean
  readonly onSelect: () => void
  readonly onKeyDown: (domEvent: KeyboardEvent) => void
}

/** An item in its place; its lengths are parts of those of the sheet. */
export function SheetItem({ item, sheet, texts, language, isSelected, onSelect, onKeyDown }: Props) {
  const { t } = useWords()
  const part = (mm: number, side: number) => `${(100 * mm) / side}%`
  const shown = item.kind === 'qr' ? null : shownText(item, { texts, language, sheet })
  // The name of a button has its visible text: those who speak to the computer say what they see.
  const visible = shown?.text.replaceAll('\n', ' ')
  const title = visible || itemTitle(item.kind === 'qr' ? { ...item, text: '' } : item, t)
  const label = t('diplomas:preview.move', { item: title, x: String(item.x), y: String(item.y) })
  const place = {
    left: part(item.x, sheet.width),
    top: part(item.y, sheet.height),
    width: part(item.width, sheet.width),
  }
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isSelected}
      style={shown && item.kind === 'text' ? { ...place, ...textStyle(item, shown.size, sheet) } : place}
      onClick={onSelect}
      onKeyDown={onKeyDown}
    >
      {shown ? shown.text : <QrCode text={texts.checkUrl} label={label} />}
    </button>
  )
}

const textStyle = (
  { isBold, align, colour, y }: DiplomaText,
  size: number,
  sheet: Props['sheet'],
): CSSProperties => ({
  fontSize: `${(100 * toMm(size)) / sheet.width}cqi`,
  // A text beyond the foot is moved up by the part of its own height that is below the sheet.
  translate: `0 min(0px, ${(100 * (sheet.height - y)) / sheet.width}cqi - 100%)`,
  fontWeight: isBold ? 600 : 400,
  textAlign: align,
  color: colour,
})
