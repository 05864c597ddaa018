import { type PrintedCell, type Printout, printedText, type Section, type Sheet } from './pdf/printout.ts'

/** Returns a printout with each text in both languages. Both have the same sections and rows. */
export function bilingual(one: Printout, other: Printout): Printout {
  return {
    ...one,
    title: both(one.title, other.title),
    event: both(one.event, other.event),
    part: one.part && both(one.part, other.part),
    nothing: both(one.nothing, other.nothing),
    printed: both(one.printed, other.printed),
    mark: one.mark && both(one.mark, other.mark),
    header: one.header && both(one.header, other.header),
    footer: one.footer && both(one.footer, other.footer),
    facts: texts(one.facts, other.facts),
    signatures: texts(one.signatures, other.signatures),
    columns: one.columns.map((column, index) => ({
      ...column,
      title: both(column.title, other.columns[index]?.title),
    })),
    ...(one.sheets && {
      sheets: one.sheets.map((sheet, index) => sheetInBoth(sheet, other.sheets?.[index])),
    }),
    sections: one.sections.map((section, index) => sectionInBoth(section, other.sections[index])),
  }
}

const both = (one: string, other: string | null | undefined, between = ' / '): string =>
  !other || one === other ? one : [one, other].filter(Boolean).join(between)

const texts = (ones: readonly string[], others: readonly string[] = []): string[] =>
  ones.map((one, index) => both(one, others[index]))

const sectionInBoth = (one: Section, other: Section | undefined): Section => ({
  title: both(one.title, other?.title),
  notes: texts(one.notes, other?.notes),
  ...(one.part && { part: both(one.part, other?.part) }),
  rows: one.rows.map((row, index) =>
    row.map((cell, column) => cellInBoth(cell, other?.rows[index]?.[column])),
  ),
})

function cellInBoth(one: PrintedCell, other: PrintedCell = ''): PrintedCell {
  const text = both(printedText(one), printedText(other))
  return typeof one === 'string' ? text : { ...one, text }
}

/** Lines of a sheet are beside each other, so that texts remain as high as in one language, which the template has room for. */
const sheetInBoth = (one: Sheet, other: Sheet | undefined): Sheet => ({
  mark: one.mark && both(one.mark, other?.mark),
  items: one.items.map((item, index) => {
    const text = other?.items[index]?.text
    return item.kind === 'qr' || !text ? item : { ...item, text: linesInBoth(item.text, text) }
  }),
})

/** Templates may have another number of lines in each language: then one text is below the other. */
function linesInBoth(one: string, other: string): string {
  const [lines, otherLines] = [one.split('\n'), other.split('\n')]
  return lines.length === otherLines.length ? texts(lines, otherLines).join('\n') : both(one, other, '\n')
}
