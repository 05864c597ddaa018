/** Draws the rows of a printout as cards, to be cut apart and filled in by hand. */

import { type Column, type Printout, printedText, type Section } from './printout.ts'
import { bottomOf, decorated, INK, type Pdf, SIZE, type Structure, styled, tagged, widthOf } from './style.ts'

const COLUMNS = 2
const GAP = 8
const PADDING = 8
const NUMBER_WIDTH = 44
const BOXES_IN_ROW = 3
/** Part of a card that its boxes may take. */
const BOXES_PART = 0.5
const MAX_BOX_HEIGHT = 70
interface WhoSizes {
  readonly name: number
  readonly facts: number
}
/** Sizes of a name and of what is below it: the first that fit. */
const WHO_SIZES: readonly WhoSizes[] = [
  { name: SIZE.heading, facts: SIZE.text },
  { name: 9, facts: SIZE.text },
  { name: 9, facts: 6 },
  { name: SIZE.text, facts: 6 },
]
const SMALLEST: WhoSizes = { name: 6, facts: 5 }
/** Height of a line, by its size. */
const LINE = 1.4

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface Card {
  readonly columns: readonly Column[]
  readonly section: Section
  readonly cells: readonly string[]
}

/**
 * Draws a card per row: the first column large, the second one as its name, blank columns as boxes, the others below the
 * name.
 * @param perPage an even number
 */
export function drawCards(doc: Pdf, root: Structure, printout: Printout & { readonly perPage: number }) {
  const { sections, columns, perPage } = printout
  const cards = sections.flatMap((section) =>
    section.rows.map((cells) => ({ columns, section, cells: cells.map(printedText) })),
  )
  const top = doc.page.margins.top
  const width = (widthOf(doc) - GAP) / COLUMNS
  const rows = perPage / COLUMNS
  const height = (bottomOf(doc) - top - GAP * (rows - 1)) / rows
  for (const [index, card] of cards.entries()) {
    const position = index % perPage
    if (position === 0 && index > 0) doc.addPage()
    const x = doc.page.margins.left + (position % COLUMNS) * (width + GAP)
    const y = top + Math.floor(position / COLUMNS) * (height + GAP)
    drawCard(doc, root, { card, box: { x, y, width, height } })
  }
}

function drawCard(doc: Pdf, root: Structure, { card, box }: { readonly card: Card; readonly box: Box }) {
  const { columns, section, cells } = card
  decorated(doc, () =>
    doc
      .rect(box.x, box.y, box.width, box.height)
      .dash(3, { space: 2 })
      .lineWidth(0.5)
      .stroke(INK.faint)
      .undash(),
  )
  const structure = doc.struct('Sect')
  root.add(structure)
  const inner = { x: box.x + PADDING, y: box.y + PADDING, width: box.width - 2 * PADDING }
  const [number = '', name = '', ...others] = cells
  const facts = others.flatMap((cell, index) => {
    const column = columns[index + 2]
    return cell === '' || column?.isBlank ? [] : `${column?.title}: ${cell}`
  })
  tagged(doc, { parent: structure, tag: 'H2' }, () =>
    styled(doc, { font: 'bold', size: SIZE.text, ink: 'text' }).text(section.title, inner.x, inner.y, inner),
  )
  const below = doc.y + 4
  tagged(doc, { parent: structure, tag: 'P' }, () => {
    styled(doc, { font: 'regular', size: SIZE.small, ink: 'faint' }).text(
      columns[0]?.title ?? '',
      inner.x,
      below,
    )
    styled(doc, { font: 'bold', size: 22, ink: 'text' }).text(number, inner.x, doc.y - 2)
  })
  const text = { x: inner.x + NUMBER_WIDTH, width: inner.width - NUMBER_WIDTH }
  const foot = box.y + box.height * (1 - BOXES_PART) - PADDING
  drawWho(doc, structure, {
    name,
    facts: facts.join(' · '),
    box: { ...text, y: below, height: foot - below },
  })
  structure.end()
  const blanks = columns.filter(({ isBlank }) => isBlank).map(({ title }) => title)
  drawBoxes(doc, blanks, { ...inner, y: box.y, height: box.height - PADDING })
}

interface Who {
  readonly name: string
  readonly facts: string
  readonly box: Box
}

/** Draws who swims; long names of teams in smaller print, and cut if the boxes leave them no room. */
function drawWho(doc: Pdf, structure: Structure, { name, facts, box: { x, y, width, height } }: Who) {
  const roomAbove = (size: number) =>
    height - doc.font('regular').fontSize(size).heightOfString(facts, { width })
  const fits = (sizes: WhoSizes) =>
    roomAbove(sizes.facts) >= doc.font('bold').fontSize(sizes.name).heightOfString(name, { width })
  const sizes = WHO_SIZES.find(fits) ?? SMALLEST
  const room = Math.max(roomAbove(sizes.facts), sizes.name * LINE)
  tagged(doc, { parent: structure, tag: 'P' }, () => {
    styled(doc, { font: 'bold', size: sizes.name, ink: 'text' })
    doc.text(name, x, y, { width, height: room, ellipsis: true })
    styled(doc, { font: 'regular', size: sizes.facts, ink: 'text' }).text(facts, { width })
  })
}

/** Draws labelled boxes from the foot of a card upwards, the last row first. */
function drawBoxes(doc: Pdf, titles: readonly string[], { x, y, width, height }: Box) {
  const rows = Math.ceil(titles.length / BOXES_IN_ROW)
  const rowHeight = Math.min(MAX_BOX_HEIGHT, (height * BOXES_PART) / rows)
  const top = y + height - rows * rowHeight
  decorated(doc, () => {
    for (const [index, title] of titles.entries()) {
      const row = Math.floor(index / BOXES_IN_ROW)
      const inRow = Math.min(BOXES_IN_ROW, titles.length - row * BOXES_IN_ROW)
      const boxWidth = (width - GAP * (inRow - 1)) / inRow
      const left = x + (index % BOXES_IN_ROW) * (boxWidth + GAP)
      const at = top + row * rowHeight
      styled(doc, { font: 'regular', size: SIZE.small, ink: 'faint' }).text(title, left, at, {
        lineBreak: false,
      })
      doc
        .rect(left, at + 10, boxWidth, rowHeight - 14)
        .lineWidth(0.5)
        .stroke(INK.faint)
    }
  })
}
