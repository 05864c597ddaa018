/** Checks every import against the rules. */

import { posix } from 'node:path'
import { ARROWS, type Arrow, type Row, TEST_ARROWS } from './arrows.ts'
import { type Import, importsOf } from './imports.ts'
import { type Finding, isCode, isDevCode, type Source } from './source.ts'
import { type Workspace, workspaceAround } from './workspaces.ts'

interface Importer {
  readonly path: string
  readonly own: Workspace
  readonly row: Row
  readonly isDev: boolean
  readonly workspaces: readonly Workspace[]
}

/** Finds imports that the rules, the `exports` maps or the dependencies of a package do not allow. */
export function importArrows(sources: readonly Source[], workspaces: readonly Workspace[]): Finding[] {
  return sources
    .filter(({ path }) => isCode(path))
    .flatMap((source) => {
      const own = workspaceAround(source.path, workspaces)
      if (!own) return []
      const row: Row | undefined = Object.entries(ARROWS).find(([key]) => key === own.key)?.[1]
      if (!row)
        return [{ path: source.path, line: 1, message: `${own.key} has no row yet: add one to ARROWS` }]
      if (row.to === 'anything') return []
      const importer = { path: source.path, own, row, isDev: isDevCode(source.path), workspaces }
      return importsOf(source).flatMap((imported) => {
        const message = problemOf(imported, importer)
        return message ? [{ path: source.path, line: imported.line, message }] : []
      })
    })
}

function problemOf(imported: Import, importer: Importer): string | null {
  const { module } = imported
  if (/^(\.|\/|file:)/.test(module)) return relativeProblem(module, importer)
  if (module.startsWith('node:')) return nodeProblem(module, importer)
  const name = packageOf(module)
  const target = importer.workspaces.find((workspace) => workspace.name === name)
  if (target) return workspaceProblem(imported, target, importer)
  return dependencyProblem(name, importer) ?? zodProblem(imported)
}

const packageOf = (module: string) => module.split('/', module.startsWith('@') ? 2 : 1).join('/')

function relativeProblem(module: string, { path, own }: Importer): string | null {
  const target = posix.join(posix.dirname(path), module)
  if (module.startsWith('.') && target.startsWith(`${own.dir}/`)) return null
  return `${module} leaves ${own.name}: import another package by its name, such as @polynya/domain`
}

function nodeProblem(module: string, { own, row, isDev }: Importer): string | null {
  if (row.onNode || isDev) return null
  return `${own.name} runs in browsers too and cannot import ${module}: take what it gives as an argument`
}

function workspaceProblem(imported: Import, target: Workspace, importer: Importer): string | null {
  const { own, isDev } = importer
  if (target === own) return isDev ? null : `${own.name} imports itself: import the file by its relative path`
  const entry = `.${imported.module.slice(target.name.length)}`
  if (!target.entries.some((each) => posix.matchesGlob(entry, each))) {
    const entries = target.entries.map((each) => target.name + each.slice(1)).join(', ')
    return `${imported.module} is no entry of ${target.name}: import from ${entries || 'nowhere, it exports nothing'}`
  }
  const arrow = arrowTo(target, importer)
  if (!arrow) return `${own.key} may not import ${target.key}: it may import ${allowedOf(importer)}`
  if (isTypesAlone(arrow, entry) && !imported.typeOnly && !isDev) {
    return `${own.key} may import types alone from ${imported.module}: write \`import type\``
  }
  return isDev || declaredBy(importer).includes(target.name) ? null : undeclared(target.name, own)
}

function arrowsOf({ row, isDev }: Importer): [string, Arrow][] {
  return Object.entries<Arrow>({ ...(row.to === 'anything' ? {} : row.to), ...(isDev && TEST_ARROWS) })
}

const arrowTo = (target: Workspace, importer: Importer) =>
  arrowsOf(importer).find(([key]) => key === target.key)?.[1] ?? null

const isTypesAlone = (arrow: Arrow, entry: string) =>
  arrow === 'types' || (typeof arrow !== 'string' && !arrow.some((each) => posix.matchesGlob(entry, each)))

function allowedOf(importer: Importer): string {
  const names = arrowsOf(importer).map(([key, arrow]) => (arrow === 'all' ? key : `${key} (types)`))
  return names.join(', ') || 'nothing'
}

const declaredBy = ({ own, row }: Importer) =>
  row.bundles ? [...own.dependencies, ...own.devDependencies] : own.dependencies

function dependencyProblem(name: string, importer: Importer): string | null {
  const { own, isDev, workspaces } = importer
  const root = workspaces.find(({ dir }) => dir === '')
  const forTests = isDev ? [...own.devDependencies, ...(root?.devDependencies ?? [])] : []
  return [...declaredBy(importer), ...forTests].includes(name) ? null : undeclared(name, own)
}

const undeclared = (name: string, own: Workspace) =>
  own.key === 'domain'
    ? `domain imports nothing, so not ${name}: write the rule as a pure function over plain values`
    : `${name} is not among the dependencies in ${own.dir}/package.json: declare it there or do without it`

function zodProblem({ module, names, typeOnly }: Import): string | null {
  if (packageOf(module) !== 'zod') return null
  if (module !== 'zod/mini')
    return `${module} is too large for browsers: write \`import * as z from 'zod/mini'\``
  const takesAll = names.includes('z') && !typeOnly
  return takesAll ? "`import { z }` keeps every locale: write `import * as z from 'zod/mini'`" : null
}
