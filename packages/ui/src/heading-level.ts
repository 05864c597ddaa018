/** Level of a component's heading in its page. */
export type HeadingLevel = 2 | 3 | 4 | 5 | 6

/** The next level; 6 is the deepest. */
export const levelBelow = (level: HeadingLevel): HeadingLevel => (level < 6 ? level + 1 : 6) as HeadingLevel
