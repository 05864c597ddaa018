/** The help of the program, rendered when it is built: rendering it takes as long as Node's own start. */

import { readFile } from 'node:fs/promises'
import { placeOf } from '../context/place.ts'
import { readConfig } from '../profile/config.ts'
import { languageOf, siteAt } from '../profile/language-of.ts'

/** The site in the rendered help, which knows none. */
const ANY_SITE = /https:\/\/<[^>]+>(?=\/docs\/)/

/** Whether a command line only requests the help of the program. */
export const isRootHelp = (args: readonly string[]): boolean =>
  args.length === 1 && (args[0] === '--help' || args[0] === '-h')

/**
 * Prints the help in the language of the environment or the profile.
 * @param folder the built files, with a `help.<language>.txt` each
 */
export async function showRootHelp(folder: URL): Promise<void> {
  const place = placeOf(process.env)
  const config = await readConfig(place.configDir).catch(() => null)
  const text = await readFile(new URL(`help.${languageOf([], place, config)}.txt`, folder), 'utf8')
  const site = siteAt([], place, config)
  process.stdout.write(site ? text.replace(ANY_SITE, () => site) : text)
}
