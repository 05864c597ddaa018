/** How deep a heading of a component stands in the page around it. */
export type HeadingLevel = 2 | 3 | 4 | 5 | 6

/** The level below; there is none below the sixth. */
export const levelBelow = (level: HeadingLevel): HeadingLevel => (level < 6 ? level + 1 : 6) as HeadingLevel
