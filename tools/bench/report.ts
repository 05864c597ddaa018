/** Result rows of a benchmark and their formatting. */

export interface Row {
  readonly suite: string
  readonly name: string
  readonly value: number
  readonly unit: '×' | 'ms' | 's' | 'MB' | 'per s' | 'of 100' | 'KiB' | 'rows' | 'nodes' | 'score'
  readonly goal?: { readonly atLeast: number } | { readonly atMost: number }
}

export function meets({ value, goal }: Row): boolean {
  if (!goal) return true
  return 'atLeast' in goal ? value >= goal.atLeast : value <= goal.atMost
}

export function line(row: Row): string {
  const { suite, name, value, unit, goal } = row
  const size = value.toFixed(value < 10 ? 2 : 0)
  const wanted = goal && ('atLeast' in goal ? `≥ ${goal.atLeast}` : `≤ ${goal.atMost}`)
  const verdict = wanted ? `  (goal ${wanted}: ${meets(row) ? 'met' : 'MISSED'})` : ''
  return `${suite.padEnd(9)} ${name.padEnd(58)} ${size.padStart(7)} ${unit}${verdict}`
}

/** Quantile of a sample; `share` is from 0 to 1. */
export function quantile(sample: readonly number[], share: number): number {
  const sorted = [...sample].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const median = (sample: readonly number[]) => quantile(sample, 0.5)
