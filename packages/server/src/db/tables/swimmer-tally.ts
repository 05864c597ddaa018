/** How many confirmed swimmers there are of each kind; triggers keep it. */
export interface SwimmerTallyTable {
  country: string
  gender: 1 | 2
  birth_year: number
  total: number
}
