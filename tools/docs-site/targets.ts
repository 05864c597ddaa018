/** Where the links of a document lead: to pages of the site, to files that the site takes along, or elsewhere. */

import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import { relativeTo, rootFrom } from './page.ts'
import type { Source } from './sources.ts'

export interface Targets {
  readonly root: string
  readonly sources: readonly Source[]
  /** Files of the repository that pages link to, by their path in the site. */
  readonly files: Map<string, string>
  /** The address of the app; null is the server that serves the site below `/docs`. */
  readonly app: string | null
}

/** @throws Error if a link of the document leads nowhere */
export function resolveTarget(from: Source, target: string, targets: Targets): string {
  if (/^(https?:|mailto:|#)/.test(target)) return target
  if (target.startsWith('app:/')) return appAddress(from.path, target.slice('app:'.length), targets.app)
  const [path = '', anchor] = target.split('#')
  const file = posix.join(posix.dirname(from.file), decodeURIComponent(path)).replace(/\/$/, '')
  const page = targets.sources.find((source) => source.file === file)?.path ?? listOf(file)
  const place = page ?? fileOf(file, targets)
  if (place === null) throw new Error(`${from.file}: "${target}" is neither a page nor a file`)
  return relativeTo(from.path, place) + (anchor ? `#${anchor}` : '')
}

export const appAddress = (from: string, path: string, app: string | null): string =>
  app === null ? `${rootFrom(from)}..${path}` : app.replace(/\/$/, '') + path

/** Folders, and the table of calls, whose pages are listed on one page. */
const LISTS: Readonly<Record<string, string>> = {
  'docs/how-to': 'en/how-to/index.html',
  'docs/decisions': 'en/decisions/index.html',
  docs: 'index.html',
  'packages/contract/src/v1.ts': 'en/api/index.html',
  examples: 'en/examples.html',
}

const listOf = (folder: string) => LISTS[folder] ?? null

/** A file is taken along as text; of an example, the page with its source. */
function fileOf(file: string, { root, files }: Targets): string | null {
  const path = join(root, file)
  if (!existsSync(path)) return null
  const named = statSync(path).isDirectory() ? pageOfExample(path, file) : file
  if (named === null) return null
  // Browsers show a file of this type, and run nothing in it.
  const place = `files/${named.endsWith('.schema.json') ? named : `${named}.txt`}`
  files.set(place, named)
  return place
}

const pageOfExample = (folder: string, file: string) => {
  const first = readdirSync(folder).find((name) => name === 'index.html')
  return first ? `${file}/${first}` : null
}
