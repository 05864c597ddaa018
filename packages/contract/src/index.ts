/** The v1 API as data. `./routes` holds what needs no schemas; `./openapi` the document. */

export * from './access.ts'
export type { CallOptions, Client, ClientOf } from './client.ts'
export {
  type Call,
  type Endpoint,
  NOTHING,
  type Parsed,
  type Result,
  reasonsOf,
  type Table,
} from './endpoint.ts'
export { fieldIssues } from './field-issues.ts'
export {
  type ErrorBody,
  FIELD_REASONS,
  type FieldIssue,
  type FieldReason,
  isFieldReason,
  REASONS,
  type Reason,
} from './reasons.ts'
export type { Method, Paging, ParamNames, Repeat, Route } from './route.ts'
export { type Routes, routes } from './routes.ts'
export * from './schemas/account.ts'
export * from './schemas/event.ts'
export { Language, Upload } from './schemas/scalars.ts'
export * from './schemas/site.ts'
export * from './schemas/swimmer.ts'
export { type EndpointId, type V1, v1 } from './v1.ts'
