/** Data of a chart: one value of each series per category. */
export interface ChartData {
  /** Labels along the axis, such as age groups. */
  readonly categories: readonly string[]
  readonly series: readonly ChartSeries[]
  /** Additional text per category for announcements and the table, such as the event of a date. */
  readonly notes?: readonly string[]
}

export interface ChartSeries {
  readonly label: string
  readonly values: readonly number[]
}

/** Presentation of a chart. */
export interface ChartManner {
  /** Bars start at 0. Lines use the range of the values; the second, dashed line is the reference. */
  readonly kind?: 'bars' | 'lines'
  /** Formats a value; a plain number by default. */
  readonly write?: (value: number) => string
}
