/** As much of subset-font as the build uses: it brings no types of its own. */
declare module 'subset-font' {
  interface Options {
    readonly targetFormat?: 'woff2'
    readonly keepFeatures?: readonly string[]
    readonly noHinting?: boolean
    readonly variationAxes?: Readonly<Record<string, { readonly min: number; readonly max: number }>>
  }
  /** A font with the glyphs of these characters alone. */
  function subsetFont(font: Uint8Array, characters: string, options?: Options): Promise<Buffer>
  export = subsetFont
}
