/** Which jobs that this process has queued have not started, as far as it knows: another process may have started them. */
export interface WaitingJobs {
  queued(kind: string): void
  started(kind: string): void
  /** The kinds of the jobs that wait. */
  kinds(): string[]
}

export function waitingJobs(): WaitingJobs {
  const counts = new Map<string, number>()
  const add = (kind: string, count: 1 | -1) => {
    counts.set(kind, Math.max(0, (counts.get(kind) ?? 0) + count))
  }
  return {
    queued: (kind) => add(kind, 1),
    started: (kind) => add(kind, -1),
    kinds: () => [...counts].filter(([, count]) => count > 0).map(([kind]) => kind),
  }
}
