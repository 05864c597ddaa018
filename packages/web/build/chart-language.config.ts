/**
 * The chart library formats numbers in the language of the browser, as soon as it loads, and fails to load if that is
 * not a language tag: Chromium reports `en-US@posix` on a system without a locale. Charts write numbers themselves.
 */

import type { Plugin } from 'vite'

const LIBRARY = /\/uplot\/dist\/uPlot\.esm\.js$/
const LANGUAGE = "domEnv ? nav.language : 'en-US'"

export function chartLanguage(): Plugin {
  return {
    name: 'polynya-chart-language',
    apply: 'build',
    transform: {
      filter: { id: LIBRARY },
      handler(code) {
        if (!code.includes(LANGUAGE))
          this.error(`uPlot no longer has ${LANGUAGE}: see whether it needs this plugin`)
        return { code: code.replace(LANGUAGE, "'en-US'"), map: null }
      },
    },
  }
}
