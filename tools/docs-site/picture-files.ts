/** Names of the pictures: each screen in both languages and in both themes. */

export const pictureName = (name: string, language: string): string => `${name}-${language}.webp`

/** The file of the same screen in the dark theme. */
export const darkOf = (file: string): string => file.replace(/\.webp$/, '-dark.webp')
