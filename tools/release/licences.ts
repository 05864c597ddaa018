/** Licences of the packages in a release: which are allowed, and their texts. */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Package } from './lock-file.ts'

/**
 * Licences under which a federation may pass the archive on without publishing its own code. LGPL and MPL allow it for
 * a library in files of its own, as libvips and web-push are here.
 */
const ALLOWED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Unicode-3.0',
  'Unlicense',
])

/** Licences of packages that declare none in their `package.json`, by their licence file. */
const READ_IN_FILE: Readonly<Record<string, string>> = { 'png-js@2.0.0': 'MIT' }

export const licenceOf = ({ name, version, licence }: Pick<Package, 'name' | 'version' | 'licence'>) =>
  licence ?? READ_IN_FILE[`${name}@${version}`] ?? null

/** Whether an SPDX expression lets us choose allowed licences: one side of OR, both of AND. */
export function isAllowed(expression: string): boolean {
  const tokens = expression.match(/[()]|[^\s()]+/g) ?? []
  const either = (): boolean => joined('OR', both, (left, right) => left || right)
  const both = (): boolean => joined('AND', one, (left, right) => left && right)
  const one = (): boolean => {
    const token = tokens.shift() ?? ''
    if (token !== '(') return ALLOWED.has(token)
    const inner = either()
    return tokens.shift() === ')' && inner
  }
  const joined = (word: string, side: () => boolean, join: (left: boolean, right: boolean) => boolean) => {
    let result = side()
    while (tokens[0] === word) {
      tokens.shift()
      result = join(result, side())
    }
    return result
  }
  return either() && tokens.length === 0
}

/** Returns a sentence for each package whose licence is missing or not allowed. */
export const licenceProblems = (
  packages: readonly Pick<Package, 'name' | 'version' | 'licence'>[],
): string[] =>
  packages.flatMap((one) => {
    const licence = licenceOf(one)
    const named = `${one.name} ${one.version}`
    if (licence === null) return [`${named} declares no licence: read its files and add it to READ_IN_FILE`]
    return isAllowed(licence) ? [] : [`${named} is under ${licence}, which is not an allowed licence`]
  })

const TEXTS = /^(licen[cs]e|copying|notice|ofl)/i

/** Returns the licences of the packages with their texts; equal texts once, under all packages that have it. */
export function thirdPartyLicences(root: string, packages: readonly Package[]): string {
  const namesByText = new Map<string, string[]>()
  for (const one of packages.filter(({ isWorkspace }) => !isWorkspace)) {
    const text =
      textsOf(join(root, one.path)) || 'The package has no text of its own besides its declaration.'
    const names = namesByText.get(text) ?? []
    names.push(`${one.name} ${one.version} (${licenceOf(one)})`)
    namesByText.set(text, names)
  }
  const parts = [...namesByText].map(([text, names]) => `${[...new Set(names)].join('\n')}\n\n${text}\n`)
  return `Polynya contains these packages, each under its own licence.\n\n${parts.join(`\n${'-'.repeat(80)}\n\n`)}`
}

const textsOf = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((file) => file.isFile() && TEXTS.test(file.name))
    .map(({ name }) => name)
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim())
    .join('\n\n')
