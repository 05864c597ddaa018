/** Naming rules for files and folders. */

import { type Finding, isCode, isTest, type Source } from './source.ts'
import type { Workspace } from './workspaces.ts'

const VAGUE = [
  'util',
  'utils',
  'helper',
  'helpers',
  'common',
  'misc',
  'lib',
  'manager',
  'service',
  'services',
]
const FORBIDDEN = new Set([...VAGUE, 'types'])
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/
const PASCAL = /^[A-Z][A-Za-z0-9]*$/
const ENDPOINT = /^packages\/server\/src\/areas\/[^/]+\/[a-z][A-Za-z0-9]*(\.[a-z]+)*\.ts$/

/** Finds invalid paths; `workspaces` lists the `index` files that are package entries. */
export function names(sources: readonly Source[], workspaces: readonly Workspace[]): Finding[] {
  const entries = new Set(workspaces.flatMap(({ entryFiles }) => entryFiles))
  const components = new Set(sources.filter(exportsComponent).map(({ path }) => stemOf(path)))
  return sources.flatMap((source) => {
    const message =
      forbiddenProblem(source.path) ??
      (isCode(source.path) ? (indexProblem(source.path, entries) ?? caseProblem(source, components)) : null)
    return message ? [{ path: source.path, line: 1, message }] : []
  })
}

/** Path up to the first dot of the file name, shared by a component and its companion files. */
const stemOf = (path: string) => path.replace(/\.[^/]*$/, '')
const baseOf = (path: string) => stemOf(path).replace(/^.*\//, '')

function forbiddenProblem(path: string): string | null {
  const parts = [...path.split('/').slice(0, -1), baseOf(path)]
  const vague = parts.find((part) => FORBIDDEN.has(part) || VAGUE.includes(part.replace(/^.*-/, '')))
  return vague
    ? `"${vague}" says nothing: name the file or folder after what it holds, in words of the glossary`
    : null
}

function indexProblem(path: string, entries: ReadonlySet<string>): string | null {
  if (baseOf(path) !== 'index' || entries.has(path)) return null
  return 'index is kept for the entry of a package: name the file after what it holds and import it directly'
}

function caseProblem(source: Source, components: ReadonlySet<string>): string | null {
  const base = baseOf(source.path)
  if (components.has(stemOf(source.path))) {
    return PASCAL.test(base)
      ? null
      : `${base} exports a component: name the file as the component, in PascalCase`
  }
  if (KEBAB.test(base) || ENDPOINT.test(source.path)) return null
  if (PASCAL.test(base) && isTest(source.path)) return null
  return `${base} is not in kebab-case: PascalCase is for files that export a component, camelCase for endpoints`
}

function exportsComponent({ path, code }: Source): boolean {
  if (!path.endsWith('.tsx') || isTest(path)) return false
  return code.program.body.some((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) return false
    const { declaration } = statement
    if (declaration.type === 'FunctionDeclaration') return isComponentName(declaration.id?.name)
    if (declaration.type !== 'VariableDeclaration') return false
    return declaration.declarations.some(({ id }) => id.type === 'Identifier' && isComponentName(id.name))
  })
}

const isComponentName = (name = '') => /^[A-Z].*[a-z]/.test(name)
