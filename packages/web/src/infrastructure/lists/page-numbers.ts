/** The pages up to the last one shown: 1, 2, 3. */
export const pageNumbers = (last = 1): number[] => new Array(last).fill(0).map((_, index) => index + 1)
