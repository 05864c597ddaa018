import {
  DIPLOMA_LINE_HEIGHT,
  type DiplomaText,
  type DiplomaValues,
  filledText,
  fittedSize,
  sizeInRoom,
  toPoints,
} from '@polynya/domain'

interface Shown {
  readonly texts: DiplomaValues
  readonly language: 'ru' | 'en'
  /** Height in millimetres. */
  readonly sheet: { readonly height: number }
}

/** Returns the width of a text at the size of its item. */
type Measure = (text: string) => number

/** Returns a text with its fields filled in, and its size in points as it is printed. */
export function shownText(
  item: DiplomaText,
  { texts, language, sheet }: Shown,
  measure: Measure = measureOf(item),
) {
  const text = filledText(language === 'en' ? (item.textEn ?? item.text) : item.text, texts)
  const { size } = item
  const lines = text.split('\n')
  const width = toPoints(item.width)
  const widest = Math.max(0, ...lines.map(measure))
  const linesAt = (tried: number) => {
    const room = (width * size) / tried
    return lines.reduce((count, line) => count + wrappedLines(line, room, measure), 0)
  }
  const fitted = sizeInRoom(fittedSize(size, { width, widest }), {
    room: toPoints(sheet.height - item.y),
    heightAt: (tried) => linesAt(tried) * tried * DIPLOMA_LINE_HEIGHT,
  })
  return { text, size: fitted }
}

/** Returns the number of lines into which a line is wrapped. */
function wrappedLines(line: string, room: number, measure: Measure): number {
  let [count, current] = [1, '']
  for (const word of line.split(' ')) {
    const longer = current === '' ? word : `${current} ${word}`
    if (current !== '' && measure(longer) > room) {
      count += 1
      current = word
    } else current = longer
  }
  return count
}

/** Measures in the font of printouts; 0 where nothing can be measured. */
function measureOf({ size, isBold }: Pick<DiplomaText, 'size' | 'isBold'>): Measure {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return () => 0
  context.font = `${isBold ? 600 : 400} ${size}px Onest`
  return (text) => context.measureText(text).width
}
