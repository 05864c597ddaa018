/** What the server reports as traces: spans of work, in the terms of OpenTelemetry. See docs/decisions/traces.md. */

/** Names and numbers of ours: never what people enter, and no addresses, tokens or messages of errors. */
export type SpanAttributes = Readonly<Record<string, string | number>>

export interface SpanFacts {
  /** Such as `events.list`: of few values. */
  readonly name: string
  /** `server` responds to a call, `client` makes one, `consumer` takes a job. */
  readonly kind: 'server' | 'client' | 'consumer'
  readonly attributes?: SpanAttributes
  /** The span that caused it, as the header `traceparent`; by default the span that runs. */
  readonly parent?: string | undefined
}

/** How a span ended: with the kind of a failure, such as `TypeError` or `500`, or without one. */
export interface SpanEnd {
  readonly attributes?: SpanAttributes
  readonly failure?: string | undefined
}

export interface OpenSpan {
  /** Runs work whose spans are below this one. */
  run(work: () => void): void
  end(end: SpanEnd): void
}

export interface Traces {
  start(facts: SpanFacts): OpenSpan
  /** Runs work as a span. */
  run<Result>(facts: SpanFacts, work: () => Promise<Result>): Promise<Result>
  /** Reports work that ended just now, after so many milliseconds. */
  record(facts: SpanFacts, ms: number, end?: SpanEnd): void
  /** The span that runs, as the header `traceparent`, which continues its trace elsewhere; null if none runs. */
  active(): string | null
  /** What a line of the log names of the span that runs. */
  logFields(): { readonly traceId?: string }
  /** Sends what is left, for at most a second. */
  stop(): Promise<void>
}

/** The kind of a failure, without its message, which may hold data of people. */
export const failureOf = (problem: unknown): string =>
  problem instanceof Error ? problem.constructor.name : typeof problem
