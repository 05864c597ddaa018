/** The fonts of the app, cut as the app's build cuts them. */

import { cutFonts } from '../../packages/web/build/fonts.config.ts'

interface Font {
  readonly name: string
  readonly bytes: Buffer
  /** The rule for a file beside the style sheet. */
  readonly css: (file: string) => string
}

export async function fonts(): Promise<Font[]> {
  return (await cutFonts()).map(({ name, bytes, css, fileName }) => ({
    name,
    bytes,
    css: (file) => css.replace(`/${fileName}`, file),
  }))
}
