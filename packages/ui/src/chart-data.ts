/** What a chart shows: a value of each series for each category. */
export interface ChartData {
  /** Along the axis, such as age groups. */
  readonly categories: readonly string[]
  readonly series: readonly ChartSeries[]
}

export interface ChartSeries {
  readonly label: string
  readonly values: readonly number[]
}
