/** The visible lines of a terminal: enough of ECMA-48 for readline and Ink. */

interface Screen {
  lines: string[][]
  row: number
  column: number
}

/** A control sequence, one of two characters, or a character. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the sequences of a terminal
const PIECES = /\u001b\[([\d;?>=]*)([a-zA-Z])|\u001b[=>]|./gsu

/** Returns the lines that a terminal with so many columns shows after its output. */
export function screenOf(output: string, columns: number): string[] {
  const screen: Screen = { lines: [[]], row: 0, column: 0 }
  for (const [each, by = '', final = ''] of output.matchAll(PIECES)) {
    if (final) control(screen, final, Number(by) || 0)
    else if (each === '\r') screen.column = 0
    else if (each === '\b') screen.column = Math.max(0, screen.column - 1)
    else if (each === '\n') screen.row += 1
    else if (each >= ' ' && [...each].length === 1) print(screen, each, columns)
  }
  return Array.from(screen.lines, (cells = []) => cells.join('').trimEnd())
}

function print(screen: Screen, letter: string, columns: number) {
  if (screen.column >= columns) {
    screen.row += 1
    screen.column = 0
  }
  const cells = lineOf(screen)
  while (cells.length < screen.column) cells.push(' ')
  cells[screen.column] = letter
  screen.column += 1
}

function lineOf({ lines, row }: Screen): string[] {
  while (lines.length <= row) lines.push([])
  return lines[row] ?? []
}

/** Moves the cursor or erases; ignores colours and modes. */
function control(screen: Screen, final: string, by: number) {
  const cells = lineOf(screen)
  if (final === 'A') screen.row = Math.max(0, screen.row - (by || 1))
  if (final === 'B') screen.row += by || 1
  if (final === 'C') screen.column += by || 1
  if (final === 'D') screen.column = Math.max(0, screen.column - (by || 1))
  if (final === 'H') Object.assign(screen, { row: 0, column: 0 })
  if (final === 'G') screen.column = (by || 1) - 1
  if (final === 'K' && by === 2) cells.length = 0
  if ((final === 'K' || final === 'J') && by === 0) cells.length = Math.min(cells.length, screen.column)
  if (final === 'J') screen.lines.length = by === 0 ? screen.row + 1 : 0
}
