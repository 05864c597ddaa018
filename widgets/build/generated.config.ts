/** Files of `src` that are generated: `node tools/run.mjs documents` writes them, a test compares them. */

import { LANGUAGES, type Language } from '@polynya/i18n'
import { pickTexts } from './pick-texts.config.ts'
import { TEXT_KEYS } from './text-keys.config.ts'
import { cardTokens, widgetTokens } from './tokens.config.ts'

const texts = (language: Language, keys: readonly string[]) => () =>
  `${JSON.stringify(pickTexts(language, keys), null, 2)}\n`

/** Content of each generated file, by its path in the repository. */
export const GENERATED: Readonly<Record<string, () => string>> = {
  'widgets/src/tokens.css': widgetTokens,
  'widgets/src/swimmer-card/tokens.css': cardTokens,
  ...Object.fromEntries(
    Object.entries(TEXT_KEYS).flatMap(([widget, keys]) =>
      LANGUAGES.map((language) => [`widgets/src/${widget}/texts.${language}.json`, texts(language, keys)]),
    ),
  ),
}
