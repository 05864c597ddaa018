/** Formats results: a table for users, tabs for pipes, JSON for programs. */

import type { Writable } from 'node:stream'
import type { Context } from '../context/context.ts'
import type { Item, Result, Rows } from '../context/result.ts'
import type { CommandPath } from '../definitions/commands.ts'
import { clean, cleanJson, cleanLines } from '../terminal/clean.ts'
import { checkFields, selector } from './select-fields.ts'

/** Prints a command's result. Returns the exit status. */
export async function show(context: Context, path: CommandPath, result: Result): Promise<number> {
  try {
    await print(context, path, result)
  } catch (problem) {
    const failed = problem as NodeJS.ErrnoException
    if (failed.syscall !== 'write') throw problem
    const { failUnwritable } = await import('../input/file-problem.ts')
    failUnwritable(context.t, 'stdout', failed)
  }
  return result.status ?? 0
}

async function print(context: Context, path: CommandPath, result: Result): Promise<void> {
  const { settings } = context
  if (result.kind === 'text') await showText(context, result.text)
  else if (settings.jsonl || settings.json || settings.fields) await showJson(context, path, result)
  else if (result.kind === 'rows') await showRows(context, result)
  else await showItem(context, result)
}

async function showJson(context: Context, path: CommandPath, result: Rows | Item): Promise<void> {
  const { settings, terminal } = context
  const select = selector(context, path)
  if (result.kind === 'item') {
    const { item } = result
    const chosen = Array.isArray(item) ? await Promise.all(item.map(select)) : await select(item)
    const lines = settings.jsonl ? [chosen].flat() : [chosen]
    for (const line of lines) await write(terminal.stdout, `${cleanJson(line, settings.jsonl ? 0 : 2)}\n`)
    return
  }
  const all: unknown[] = []
  let isEmpty = true
  for await (const row of result.rows) {
    const chosen = await select(row)
    isEmpty = false
    if (settings.jsonl) await write(terminal.stdout, `${cleanJson(chosen, 0)}\n`)
    else all.push(chosen)
  }
  // Without a row, nothing has shown whether the fields exist.
  if (isEmpty) await checkFields(context, path)
  if (settings.jsonl) return
  await write(terminal.stdout, `${cleanJson(all, 2)}\n`)
}

/** Text for another program is unchanged, unless a terminal would obey it. */
async function showText({ terminal }: Context, text: string): Promise<void> {
  await write(terminal.stdout, terminal.showsResults ? cleanLines(text) : text)
}

async function showRows({ terminal, t }: Context, { rows, empty, isLive, ...table }: Rows): Promise<void> {
  const cells: string[][] = []
  const details: string[][] = []
  const columns = table.columns.filter((column) => !(terminal.showsResults && column.details))
  const detailsOf = (row: object) => table.columns.flatMap((column) => column.details?.(row) ?? [])
  const cellsOf = (row: object) =>
    columns.map(({ of, shown }) => String((terminal.showsResults && shown ? shown : of)(row) ?? ''))
  for await (const row of rows) {
    if (isLive) await write(terminal.stdout, `${lineOf(cellsOf(row), terminal)}\n`)
    else {
      cells.push(cellsOf(row))
      details.push(terminal.showsResults ? detailsOf(row) : [])
    }
  }
  if (isLive) return
  if (cells.length === 0) return terminal.note(empty)
  const { tabLines, tableLines } = await import('../terminal/table.ts')
  if (!terminal.showsResults) return write(terminal.stdout, `${tabLines(cells).join('\n')}\n`)
  const { lines, leftOut } = tableLines(cells, columns, terminal)
  const all = lines.flatMap((line, row) => [
    line,
    ...(details[row - 1] ?? []).map((each) => `  ${clean(each)}`),
  ])
  await write(terminal.stdout, `${all.join('\n')}\n`)
  if (leftOut.length > 0) terminal.note(t('cli:columnsLeftOut', { columns: leftOut.join(', ') }))
}

/** A row of a list that is not complete, so that its columns have no width. */
const lineOf = (cells: readonly string[], { showsResults }: Context['terminal']) =>
  cells.map((cell) => clean(cell)).join(showsResults ? '  ' : '\t')

/** Columns between a name and its value. */
const GAP = 2
/** Narrower than this, values are left to the terminal to break. */
const NARROWEST = 20

/** Breaks values between words in a terminal, below the place where they start. */
async function linesOfValues({ showsResults, width }: Context['terminal'], start: number) {
  if (!showsResults || width - start < NARROWEST) return (value: string) => value
  const { folded } = await import('../terminal/fold.ts')
  return (value: string) => folded(value, width - start).join(`\n${' '.repeat(start)}`)
}

async function showItem({ terminal }: Context, { shown }: Item): Promise<void> {
  const widest = Math.max(0, ...shown.map((each) => (typeof each === 'string' ? 0 : [...each[0]].length)))
  const valueLines = await linesOfValues(terminal, widest + GAP)
  const lines = shown.flatMap((each) => {
    if (typeof each === 'string') return [cleanLines(each)]
    const [name, value] = each
    return value === null || value === ''
      ? []
      : [`${name}${' '.repeat(widest + GAP - [...name].length)}${valueLines(clean(String(value)))}`]
  })
  if (lines.length > 0) await write(terminal.stdout, `${lines.join('\n')}\n`)
}

/** Resolves once the text is written: output that is buffered when a process exits is lost. Rejects on a full disk. */
export const write = (stream: Writable, text: string): Promise<void> =>
  new Promise((resolve, reject) => stream.write(text, (problem) => (problem ? reject(problem) : resolve())))
