/** The v1 API as data. `./routes` holds what needs no schemas; `./openapi` the document. */

export type { DistCode, SportRank } from '@polynya/domain'
export {
  ACCESS,
  type Access,
  type Auth,
  type AuthOf,
  authOf,
  type Cell,
  cellFor,
  ROLES,
  type Role,
} from './access.ts'
export { BACKGROUND_JOBS, type BackgroundJob, isBackgroundJob } from './background-jobs.ts'
export type { CallOptions, Client, ClientOf } from './client.ts'
export { decodedText, isLenexFile, isZip } from './decoded-text.ts'
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
export { type ParsedCall, parseCall, type RawCall } from './parse-call.ts'
export {
  type ErrorBody,
  FIELD_REASONS,
  type FieldIssue,
  type FieldReason,
  isFieldReason,
  REASONS,
  type Reason,
} from './reasons.ts'
export { responses } from './responses.ts'
export { RIGHT_LIMITS } from './right-names.ts'
export type { Method, Paging, ParamNames, Repeat, Route } from './route.ts'
export { type Routes, routes } from './routes.ts'
export * from './schemas/answers/account.ts'
export * from './schemas/answers/admission.ts'
export * from './schemas/answers/audit.ts'
export * from './schemas/answers/audit-fields.ts'
export * from './schemas/answers/base-results.ts'
export * from './schemas/answers/check.ts'
export * from './schemas/answers/consistency.ts'
export * from './schemas/answers/custody.ts'
export * from './schemas/answers/diploma.ts'
export * from './schemas/answers/entrants.ts'
export * from './schemas/answers/event.ts'
export * from './schemas/answers/event-account.ts'
export * from './schemas/answers/event-export.ts'
export * from './schemas/answers/event-session.ts'
export * from './schemas/answers/exchange.ts'
export * from './schemas/answers/judge-test.ts'
export * from './schemas/answers/list-rules.ts'
export * from './schemas/answers/live.ts'
export * from './schemas/answers/medals.ts'
export * from './schemas/answers/order.ts'
export * from './schemas/answers/overview.ts'
export * from './schemas/answers/print-settings.ts'
export * from './schemas/answers/rank-norm.ts'
export * from './schemas/answers/ranking.ts'
export * from './schemas/answers/record.ts'
export * from './schemas/answers/record-mark.ts'
export * from './schemas/answers/registration.ts'
export * from './schemas/answers/result.ts'
export { Language } from './schemas/answers/scalars.ts'
export * from './schemas/answers/search.ts'
export * from './schemas/answers/series.ts'
export * from './schemas/answers/site.ts'
export * from './schemas/answers/start-list.ts'
export * from './schemas/answers/status.ts'
export * from './schemas/answers/swimmer.ts'
export * from './schemas/answers/team.ts'
export * from './schemas/answers/timing.ts'
export * from './schemas/answers/webhook.ts'
export * from './schemas/answers/widget.ts'
export * from './schemas/inputs/account.ts'
export * from './schemas/inputs/admission.ts'
export * from './schemas/inputs/audit.ts'
export * from './schemas/inputs/base-results.ts'
export * from './schemas/inputs/custody.ts'
export * from './schemas/inputs/diploma.ts'
export { asciiEmail } from './schemas/inputs/email.ts'
export * from './schemas/inputs/entrants.ts'
export * from './schemas/inputs/event.ts'
export * from './schemas/inputs/event-import.ts'
export * from './schemas/inputs/event-session.ts'
export * from './schemas/inputs/judge-test.ts'
export * from './schemas/inputs/list-rules.ts'
export * from './schemas/inputs/order.ts'
export * from './schemas/inputs/print-settings.ts'
export * from './schemas/inputs/push.ts'
export * from './schemas/inputs/rank-norm.ts'
export * from './schemas/inputs/ranking.ts'
export * from './schemas/inputs/record.ts'
export * from './schemas/inputs/registration.ts'
export * from './schemas/inputs/result.ts'
export { Upload } from './schemas/inputs/scalars.ts'
export * from './schemas/inputs/series.ts'
export * from './schemas/inputs/site.ts'
export * from './schemas/inputs/start-list.ts'
export * from './schemas/inputs/swimmer.ts'
export * from './schemas/inputs/team.ts'
export * from './schemas/inputs/webhook.ts'
export * from './schemas/inputs/widget.ts'
export * from './schemas/order-codes.ts'
export { scopesOf, TOKEN_SCOPES } from './token-scopes.ts'
export { type EndpointId, type V1, v1 } from './v1.ts'
export {
  EMBED_PATH,
  FRAGMENT_PATH,
  frameAddress,
  framedAttributes,
  HEIGHT_MESSAGE,
  isAttributeValue,
  OEMBED_PATH,
  type OEmbed,
  type PinnedFile,
  type WidgetAttribute,
  type WidgetElement,
  type WidgetElements,
} from './widget-elements.ts'
export {
  EVENT_ADMINISTRATION,
  pageOfWidget,
  RANKINGS_PAGE,
  type WidgetOfPage,
  widgetOfPage,
} from './widget-pages.ts'
