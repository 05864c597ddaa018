/** The configuration of traces: variables that every program with OpenTelemetry understands. */

import type * as z from 'zod/mini'
import { anyText, keyValues, oneOf, optional, share, url, variable } from '../config-schemas.ts'

const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const

export interface TracesConfig {
  /** Base address of the collector, without a last slash. */
  readonly endpoint: string
  /** Sent to the collector with each batch. */
  readonly headers: Readonly<Record<string, string>>
  readonly serviceName: string
  readonly sampler: (typeof SAMPLERS)[number]
  /** Share of traces that a ratio sampler takes, from 0 to 1. */
  readonly share: number
}

export const TRACE_VARIABLES = {
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(
    url('http', 'https'),
    'Collector of OpenTelemetry for traces, OTLP over HTTP, such as http://127.0.0.1:4318; without it there are none',
  ),
  OTEL_EXPORTER_OTLP_HEADERS: optional(
    keyValues,
    'Headers for the collector: name=value, with commas between them',
  ),
  OTEL_SERVICE_NAME: variable('polynya', anyText, 'Name of this service in traces'),
  OTEL_TRACES_SAMPLER: variable(
    'parentbased_always_on',
    oneOf(SAMPLERS),
    'Which traces are sent; parentbased_… follow the caller',
  ),
  OTEL_TRACES_SAMPLER_ARG: variable('1', share, 'Share of traces of …traceidratio, from 0 to 1'),
} as const

type Values = {
  readonly [Name in keyof typeof TRACE_VARIABLES]: z.output<(typeof TRACE_VARIABLES)[Name]['schema']>
}

export function tracesOf(values: Values): TracesConfig | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = values
  if (endpoint === null) return null
  return {
    endpoint,
    headers: values.OTEL_EXPORTER_OTLP_HEADERS ?? {},
    serviceName: values.OTEL_SERVICE_NAME,
    sampler: values.OTEL_TRACES_SAMPLER,
    share: values.OTEL_TRACES_SAMPLER_ARG,
  }
}
