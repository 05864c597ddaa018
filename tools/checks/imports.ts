/** Imports of a file in all forms: `import`, `export … from`, `import()` and types by `import('…')`. */

import type { Node } from 'oxc-parser'
import { collect, nameOf, type Source } from './source.ts'

export interface Import {
  /** Module specifier without a query such as `?inline`. */
  readonly module: string
  readonly line: number
  /** Erased with the types. `import { type T }` is not: the import itself remains. */
  readonly typeOnly: boolean
  /** Imported names; `*` is the namespace. */
  readonly names: readonly string[]
}

/** Imports with a literal module specifier, in file order. */
export function importsOf(source: Source): Import[] {
  return collect(source, importOf).map(({ value, line }) => ({ ...value, line }))
}

function importOf(node: Node): Omit<Import, 'line'> | null {
  switch (node.type) {
    case 'ImportDeclaration':
      return made(node.source, node.importKind === 'type', node.specifiers.map(importedName))
    case 'ExportNamedDeclaration':
      return made(
        node.source,
        node.exportKind === 'type',
        node.specifiers.map(({ local }) => exportedName(local)),
      )
    case 'ExportAllDeclaration':
      return made(node.source, node.exportKind === 'type', ['*'])
    case 'ImportExpression':
      return made(node.source, false, ['*'])
    case 'TSImportType':
      return made(node.source, true, [])
    default:
      return null
  }
}

function made(source: Node | null, typeOnly: boolean, names: readonly string[]): Omit<Import, 'line'> | null {
  if (source?.type !== 'Literal' || typeof source.value !== 'string') return null
  return { module: source.value.replace(/\?.*$/, ''), typeOnly, names }
}

function importedName(specifier: Node): string {
  if (specifier.type === 'ImportSpecifier') return exportedName(specifier.imported)
  return specifier.type === 'ImportDefaultSpecifier' ? 'default' : '*'
}

const exportedName = (name: Node) => (name.type === 'Literal' ? String(name.value) : nameOf(name))
