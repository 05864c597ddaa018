/** The tables of README and CONTRIBUTING are made of data: `node --conditions=source tools/documents.ts` writes them. */

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { VARIABLES } from '@polynya/server'

const root = join(import.meta.dirname, '..')

const row = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(...head), row(...head.map(() => '---')), ...rows.map((cells) => row(...cells))].join('\n')

function variables(): string {
  const rows = Object.entries(VARIABLES).map(([name, { fallback, help }]) => [
    `\`${name}\``,
    fallback === null || name === 'WEB_ROOT' ? '' : `\`${fallback}\``,
    help,
  ])
  return table(['Variable', 'Default', 'Meaning'], rows)
}

/** Where each table stands: `<!-- name -->` before it, `<!-- /name -->` behind. */
const TABLES = [['README.md', 'variables', variables]] as const

/** A document with its tables as the data have them. */
export function document(file: string): { readonly is: string; readonly ought: string } {
  const is = readFileSync(join(root, file), 'utf8')
  const ought = TABLES.filter(([place]) => place === file).reduce((text, [, name, make]) => {
    const between = new RegExp(`(<!-- ${name} -->)[\\s\\S]*?(<!-- /${name} -->)`)
    return text.replace(between, (_, before: string, behind: string) => `${before}\n${make()}\n${behind}`)
  }, is)
  return { is, ought }
}

export const DOCUMENTS = [...new Set(TABLES.map(([file]) => file))]

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const file of DOCUMENTS) writeFileSync(join(root, file), document(file).ought)
}
