/** The plugin for WordPress: its files with the texts and the names of the widgets, in an archive. */

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, type Language } from '@polynya/i18n'
import { translate } from '@polynya/i18n/catalogues'
import { zipSync } from 'fflate'
import { WORDPRESS_TEXTS } from '../src/wordpress-texts.ts'

/** Path of the archive below `/widgets/`. */
const WORDPRESS_PLUGIN = 'wordpress/polynya.zip'

const FOLDER = join(import.meta.dirname, '..', 'wordpress')
/** The same in every archive, in the time zone of any machine: the same sources give the same bytes. */
const MODIFIED = new Date(2000, 0, 1)

function textsIn(language: Language) {
  const t = translate(language)
  return Object.fromEntries(WORDPRESS_TEXTS.map((key) => [key.replace(/.*\./, ''), t(key)]))
}

/** Returns the files of the plugin by name. */
function pluginFiles(version: string, widgets: readonly string[]): Readonly<Record<string, string>> {
  const sources = readdirSync(FOLDER).map((name) => {
    const text = readFileSync(join(FOLDER, name), 'utf8')
    return [name, text.replaceAll('VERSION', version)] as const
  })
  const texts = LANGUAGES.map((language) => [language, textsIn(language)] as const)
  return {
    ...Object.fromEntries(sources),
    'texts.json': JSON.stringify(Object.fromEntries(texts), null, 2),
    'widgets.json': JSON.stringify(widgets),
  }
}

/** Returns the archive that WordPress installs. */
export function pluginArchive(version: string, widgets: readonly string[]): Uint8Array {
  const files = Object.entries(pluginFiles(version, widgets)).map(
    ([name, text]) => [`polynya/${name}`, new TextEncoder().encode(text)] as const,
  )
  return zipSync(Object.fromEntries(files.toSorted()), { mtime: MODIFIED, level: 9 })
}

/** Writes the archive. */
export function writeWordPressPlugin(outDir: string, version: string, widgets: readonly string[]) {
  mkdirSync(join(outDir, 'wordpress'), { recursive: true })
  writeFileSync(join(outDir, WORDPRESS_PLUGIN), pluginArchive(version, widgets))
}
