/** What a chart shows: a value of each series for each category. */
export interface ChartData {
  /** Along the axis, such as age groups. */
  readonly categories: readonly string[]
  readonly series: readonly ChartSeries[]
  /** More of each category, for its reading and the table, such as the event of a date. */
  readonly notes?: readonly string[]
}

export interface ChartSeries {
  readonly label: string
  readonly values: readonly number[]
}

/** How a chart shows its values. */
export interface ChartManner {
  /** Bars begin at 0; lines show how near to each other values are: the second one, dashed, is what they are held against. */
  readonly kind?: 'bars' | 'lines'
  /** Writes a value; a number by default. */
  readonly write?: (value: number) => string
}
