import type { Printout, Section } from './pdf/printout.ts'

/** Returns a printout with each text in both languages. Both have the same sections and rows. */
export function bilingual(one: Printout, other: Printout): Printout {
  return {
    ...one,
    title: both(one.title, other.title),
    event: both(one.event, other.event),
    part: both(one.part, other.part),
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
    sections: one.sections.map((section, index) => sectionInBoth(section, other.sections[index])),
  }
}

const both = (one: string, other: string | null | undefined): string =>
  !other || one === other ? one : [one, other].filter(Boolean).join(' / ')

const texts = (ones: readonly string[], others: readonly string[] = []): string[] =>
  ones.map((one, index) => both(one, others[index]))

const sectionInBoth = (one: Section, other: Section | undefined): Section => ({
  title: both(one.title, other?.title),
  notes: texts(one.notes, other?.notes),
  rows: one.rows.map((row, index) => texts(row, other?.rows[index])),
})
