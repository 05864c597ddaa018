/** Traces by OpenTelemetry, sent by OTLP over HTTP as JSON. Loaded only where they are configured. */

import { AsyncLocalStorage } from 'node:async_hooks'
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { type ExportResult, ExportResultCode, parseTraceParent } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Logger } from '../log.ts'
import { readVersion } from '../version.ts'
import { failureOf, type OpenSpan, type SpanEnd, type SpanFacts, type Traces } from './traces.ts'
import type { TracesConfig } from './traces-config.ts'

/** How long a collector may take to accept a batch, and how long a stop waits for the last one. */
const EXPORT_MS = 5_000
const STOP_MS = 1_000
/** Between two batches. */
const BATCH_MS = 2_000

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER } as const

export function openTraces(config: TracesConfig, log: Pick<Logger, 'warn' | 'info'>): Traces {
  const exporter = new OTLPTraceExporter({
    url: `${config.endpoint}/v1/traces`,
    headers: { ...config.headers },
    timeoutMillis: EXPORT_MS,
  })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': config.serviceName,
      'service.version': readVersion(),
    }),
    sampler: samplerOf(config),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: reporting(exporter, log),
        scheduledDelayMillis: BATCH_MS,
        exportTimeoutMillis: EXPORT_MS,
      }),
    ],
  })
  const tracer = provider.getTracer('polynya')
  // The registry of the library is global: two servers in one process would share it.
  const storage = new AsyncLocalStorage<Context>()

  function open({ name, kind, attributes = {}, parent }: SpanFacts, startTime?: number) {
    const above = parentOf(parent) ?? storage.getStore() ?? ROOT_CONTEXT
    const options = { kind: KINDS[kind], attributes, ...(startTime !== undefined && { startTime }) }
    const span = tracer.startSpan(name, options, above)
    return { span, context: trace.setSpan(above, span) }
  }

  function start(facts: SpanFacts): OpenSpan {
    const { span, context } = open(facts)
    return { run: (work) => storage.run(context, work), end: (end) => finish(span, end) }
  }

  const active = () => trace.getSpanContext(storage.getStore() ?? ROOT_CONTEXT)
  return {
    start,
    async run(facts, work) {
      const { span, context } = open(facts)
      try {
        const result = await storage.run(context, work)
        finish(span, {})
        return result
      } catch (problem) {
        finish(span, { failure: failureOf(problem) })
        throw problem
      }
    },
    record: (facts, ms, end = {}) => finish(open(facts, Date.now() - ms).span, end),
    active() {
      const span = active()
      return span ? `00-${span.traceId}-${span.spanId}-0${span.traceFlags & 1}` : null
    },
    logFields() {
      const span = active()
      return span ? { traceId: span.traceId } : {}
    },
    stop: () => atMost(provider.shutdown(), STOP_MS),
  }
}

/** A parent that is no `traceparent` starts a trace of its own, as W3C Trace Context requires. */
function parentOf(traceparent: string | undefined): Context | null {
  const span = traceparent === undefined ? null : parseTraceParent(traceparent)
  return span && trace.setSpanContext(ROOT_CONTEXT, { ...span, isRemote: true })
}

function finish(span: Span, { attributes = {}, failure }: SpanEnd) {
  span.setAttributes(attributes)
  if (failure !== undefined)
    span.setAttribute('error.type', failure).setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}

function samplerOf({ sampler, share }: TracesConfig): Sampler {
  const roots = {
    always_on: () => new AlwaysOnSampler(),
    always_off: () => new AlwaysOffSampler(),
    traceidratio: () => new TraceIdRatioBasedSampler(share),
  }
  const name = sampler.replace('parentbased_', '') as keyof typeof roots
  const root = roots[name]()
  return sampler === name ? root : new ParentBasedSampler({ root })
}

/** Logs when a collector stops accepting spans, and when it accepts them again. */
function reporting(exporter: OTLPTraceExporter, log: Pick<Logger, 'warn' | 'info'>): SpanExporter {
  let isAway = false
  return {
    export: (spans, done) =>
      exporter.export(spans, (result: ExportResult) => {
        const fails = result.code !== ExportResultCode.SUCCESS
        if (fails && !isAway)
          log.warn({ cause: result.error?.message }, 'traces are lost: the collector fails')
        if (!fails && isAway) log.info('traces are accepted again')
        isAway = fails
        done(result)
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: () => exporter.forceFlush(),
  }
}

async function atMost(work: Promise<unknown>, ms: number): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ms)
  await Promise.race([work.catch(() => {}), late])
  clearTimeout(timer)
}
