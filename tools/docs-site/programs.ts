/** The programs of the pages, each in one file. */

import { rolldown } from 'rolldown'

/** @param format `iife` runs before the page is painted, `es` afterwards */
export async function programOf(
  name: 'search-page' | 'theme-switch',
  format: 'es' | 'iife',
): Promise<string> {
  const bundle = await rolldown({ input: `${import.meta.dirname}/${name}.ts`, logLevel: 'warn' })
  const { output } = await bundle.generate({ format, minify: true })
  return output[0].code
}
