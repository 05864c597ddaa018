/** Folders depend on each other in one direction: lower layers import no higher ones, and a layer has no cycles. */

import { posix } from 'node:path'
import { type Import, importsOf } from './imports.ts'
import { type Finding, isCode, isDevCode, type Source } from './source.ts'

/** Folders of a part of the repository in layers, lowest first. */
export interface Layering {
  /** Path of the part, without a slash at its end. */
  readonly root: string
  /**
   * Paths below the root that belong to a layer, as globs: `api`, `pages/*`, `main.tsx`. Each path that a glob matches
   * is one unit, a folder or a file; the longest match decides.
   */
  readonly layers: readonly (readonly string[])[]
  /** Glob of the folders that never import each other, whatever their layer: `pages/*`. */
  readonly apart?: string
  /** Files that are not checked, since nothing imports them. */
  readonly except?: (path: string) => boolean
}

interface Unit {
  readonly name: string
  readonly layer: number
}

interface Edge {
  readonly from: Unit
  readonly to: Unit
  readonly path: string
  readonly line: number
  /** Path of the imported file, or of the module that the import names. */
  readonly target: string
}

/** Finds imports of higher layers, imports that are part of a cycle between units of a layer, imports between folders that are apart, and files in no layer. */
export function oneWay(sources: readonly Source[], layering: Layering): Finding[] {
  const files = sources.filter(
    ({ path }) =>
      path.startsWith(`${layering.root}/`) && isCode(path) && !isDevCode(path) && !layering.except?.(path),
  )
  const edges = files.flatMap((source) => edgesOf(source, layering))
  return [
    ...files.flatMap((file) => unlayered(file, layering)),
    ...upward(edges),
    ...cyclic(edges),
    ...joined(edges, layering),
  ]
}

const unlayered = ({ path }: Source, layering: Layering): Finding[] =>
  unitOf(path, layering) ? [] : [{ path, line: 1, message: `no layer of ${layering.root} has this file` }]

function edgesOf(source: Source, layering: Layering): Edge[] {
  const from = unitOf(source.path, layering)
  if (!from) return []
  return importsOf(source).flatMap((imported) => {
    const target = targetOf(source, imported)
    const to = unitOf(target, layering)
    return to && to.name !== from.name ? [{ from, to, path: source.path, line: imported.line, target }] : []
  })
}

const targetOf = ({ path }: Source, { module }: Import) =>
  module.startsWith('.') ? posix.join(posix.dirname(path), module) : ''

/** Returns the unit that a file belongs to: the longest of its folders, or the file itself, that a layer lists. */
function unitOf(path: string, { root, layers }: Layering): Unit | null {
  if (!path.startsWith(`${root}/`)) return null
  const segments = path.slice(root.length + 1).split('/')
  const names = segments.map((_, index) => segments.slice(0, index + 1).join('/'))
  for (const name of names.reverse()) {
    const layer = layers.findIndex((globs) => globs.some((glob) => posix.matchesGlob(name, glob)))
    if (layer >= 0) return { name, layer }
  }
  return null
}

const upward = (edges: readonly Edge[]): Finding[] =>
  edges
    .filter(({ from, to }) => to.layer > from.layer)
    .map(({ from, to, path, line }) => ({
      path,
      line,
      message: `${from.name} imports ${to.name} of a higher layer: move the shared part down`,
    }))

function joined(edges: readonly Edge[], { root, apart }: Layering): Finding[] {
  if (!apart) return []
  const folderOf = (path: string) => unitOf(path, { root, layers: [[apart]] })?.name
  return edges.flatMap(({ path, line, target }) => {
    const [from, to] = [folderOf(path), folderOf(target)]
    const message = `${from} imports ${to}, its equal: move the shared part down`
    return from && to && from !== to ? [{ path, line, message }] : []
  })
}

function cyclic(edges: readonly Edge[]): Finding[] {
  const level = edges.filter(({ from, to }) => from.layer === to.layer)
  const targets = new Map<string, Set<string>>()
  for (const { from, to } of level) targets.set(from.name, (targets.get(from.name) ?? new Set()).add(to.name))
  return level.flatMap(({ from, to, path, line }) => {
    const back = shortestWay(to.name, from.name, targets)
    const message = `${[from.name, ...(back ?? [])].join(' → ')} is a cycle: move the shared part down or apart`
    return back ? [{ path, line, message }] : []
  })
}

/** Returns the names from one unit to another by the fewest imports, both included; null if there is no way. */
function shortestWay(
  start: string,
  end: string,
  targets: ReadonlyMap<string, ReadonlySet<string>>,
): readonly string[] | null {
  const ways = [[start]]
  const seen = new Set([start])
  for (const way of ways) {
    const last = way.at(-1) ?? start
    if (last === end) return way
    for (const next of targets.get(last) ?? []) {
      if (!seen.has(next)) ways.push([...way, next])
      seen.add(next)
    }
  }
  return null
}
