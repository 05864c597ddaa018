/** The 73 calls of the specification, and which parts of each the repository lacks. */

import type { Finding } from './source.ts'

/** Method, path below the v1 base without trailing slash, endpoint ID. */
export const SPEC_CALLS = [
  ['POST', 'user/authenticate', 'user.authenticate'],
  ['POST', 'user/signup', 'user.signup'],
  ['GET', 'user/swimcount', 'user.swimcount'],
  ['POST', 'user/forgot', 'user.forgot'],
  ['POST', 'user/reset', 'user.reset'],
  ['POST', 'user/setEmailVerified', 'user.setEmailVerified'],
  ['POST', 'user/refreshAccessToken', 'user.refreshAccessToken'],
  ['GET', 'swimmers/my', 'swimmers.my'],
  ['GET', 'swimmers/all', 'swimmers.all'],
  ['GET', 'swimmers/idlist/{key}', 'swimmers.idlist'],
  ['GET', 'swimmers/{id}', 'swimmers.get'],
  ['GET', 'swimmers/can-edit/{id}', 'swimmers.canEdit'],
  ['GET', 'swimmers/iwsaid/{id}', 'swimmers.iwsaid'],
  ['GET', 'swimmers/view-iwsaid/{id}', 'swimmers.viewIwsaid'],
  ['POST', 'swimmers', 'swimmers.create'],
  ['PUT', 'swimmers/{id}', 'swimmers.update'],
  ['DELETE', 'swimmers/{id}', 'swimmers.remove'],
  ['POST', 'swimmers/upload-avatar/{id}', 'swimmers.uploadAvatar'],
  ['GET', 'swimmers/avatar-exists/{id}', 'swimmers.avatarExists'],
  ['GET', 'swimmers/count/my', 'swimmers.countMy'],
  ['GET', 'swimmers/count/all', 'swimmers.countAll'],
  ['GET', 'swimmers/featured', 'swimmers.featured'],
  ['GET', 'events', 'events.list'],
  ['GET', 'admin/events', 'events.adminList'],
  ['GET', 'events/upcoming', 'events.upcoming'],
  ['GET', 'events/{id}', 'events.get'],
  ['GET', 'events/featured', 'events.featured'],
  ['GET', 'events/view/{id}', 'events.view'],
  ['GET', 'events/pre-res/{id}', 'events.preRes'],
  ['GET', 'events/results/{eventId}', 'events.results'],
  ['GET', 'events/live/{eventId}', 'events.live'],
  ['GET', 'events/swimmer-list/{id}', 'events.swimmerList'],
  ['GET', 'events/dist-competitors/{eventId}', 'events.distCompetitors'],
  ['GET', 'events/{id}/slots/{adm}/{rsf}/{iwsaid}', 'events.slots'],
  ['GET', 'events/{id}/regslots/{adm}/{iwsaid}', 'events.regslots'],
  ['GET', 'events/print-protocol-abs/{eventId}', 'events.printProtocolAbs'],
  ['POST', 'events', 'events.create'],
  ['PUT', 'events/{id}', 'events.update'],
  ['DELETE', 'events/{id}', 'events.remove'],
  ['GET', 'events/has-reguls/{id}', 'events.hasReguls'],
  ['GET', 'events/user-in-event/{id}', 'events.userInEvent'],
  ['GET', 'events/user-j-offer-in-event/{id}', 'events.userJOfferInEvent'],
  ['GET', 'events/{id}/file-exists/{type}/{file}', 'events.fileExists'],
  ['GET', 'events/list-docs/{id}', 'events.listDocs'],
  ['POST', 'events/upload-file/{id}/{type}', 'events.uploadFile'],
  ['DELETE', 'admin/events/{id}/docs/{file}', 'events.removeDoc'],
  ['PUT', 'admin/events/{id}/desc', 'events.updateDesc'],
  ['POST', 'admin/events/{id}/desc', 'events.createDesc'],
  ['DELETE', 'admin/events/{id}/desc', 'events.removeDesc'],
  ['GET', 'orders', 'orders.list'],
  ['GET', 'orders/unpaid', 'orders.unpaid'],
  ['GET', 'orders/{id}', 'orders.get'],
  ['POST', 'orders', 'orders.create'],
  ['GET', 'orders/count', 'orders.count'],
  ['POST', 'orders/entry', 'orders.entry'],
  ['PUT', 'orders/{id}', 'orders.update'],
  ['PUT', 'orders/togglepaid/{id}', 'orders.togglepaid'],
  ['PUT', 'orders/update-prestartlist/{id}', 'orders.updatePrestartlist'],
  ['DELETE', 'orders/{id}', 'orders.remove'],
  ['PUT', 'orders/pay/{id}', 'orders.pay'],
  ['GET', 'orders/payment-status/{id}', 'orders.paymentStatus'],
  ['GET', 'orders/receipt-status/{id}', 'orders.receiptStatus'],
  ['GET', 'teams/{eventId}', 'teams.list'],
  ['GET', 'teams/{captainId}/{distCode}/{offerId}/{eventId}', 'teams.get'],
  ['PUT', 'teams/{teamId}', 'teams.update'],
  ['PUT', 'teams/prestartlist/{teamId}', 'teams.prestartlist'],
  ['GET', 'judge-tests', 'judgeTests.list'],
  ['GET', 'judge-tests/{id}', 'judgeTests.get'],
  ['GET', 'judge-tests/{jCat}/{ifExam}/{eventId}/{offerId}/new', 'judgeTests.start'],
  ['PUT', 'judge-tests/setAnswerBatch/{sId}', 'judgeTests.setAnswerBatch'],
  ['PUT', 'judge-tests/complete/{id}', 'judgeTests.complete'],
  ['DELETE', 'judge-tests/{id}', 'judgeTests.remove'],
  ['GET', 'judge-tests/count', 'judgeTests.count'],
] as const satisfies readonly (readonly [method: string, path: string, id: string])[]

/** Method and path of a call in the specification or the contract. */
export interface Call {
  readonly id: string
  readonly method: string
  readonly path: string
}

/** Parts of each call in the repository, by call ID. */
export interface CallsOfRepo {
  readonly contract: readonly Call[]
  readonly handlers: readonly string[]
  readonly mocks: readonly string[]
  /** The operationIds of the OpenAPI document. */
  readonly operations: readonly string[]
  /** Calls that at least one server test makes. */
  readonly tested: readonly string[]
}

const CONTRACT = 'packages/contract/src/v1.ts'

/** Required parts of a call, and how to add each. */
const PARTS = [
  ['handlers', 'packages/server/src/handlers.ts', 'has no handler: write it in the folder of its area'],
  ['mocks', 'packages/testkit/src/index.ts', 'has no MSW handler: derive it by mock()'],
  ['operations', 'packages/contract/src/openapi.ts', 'is not in the OpenAPI document'],
  ['tested', 'packages/server/src/areas', 'is made by no test: write one beside its handler'],
] as const satisfies readonly (readonly [keyof CallsOfRepo, string, string])[]

export const specCalls = (repo: CallsOfRepo): Finding[] =>
  SPEC_CALLS.flatMap(([method, path, id]) => missingParts({ method, path, id }, repo))

function missingParts(call: Call, repo: CallsOfRepo): Finding[] {
  const say = (path: string, what: string): Finding => ({
    path,
    line: 1,
    message: `${call.method} ${call.path} (${call.id}) ${what}`,
  })
  const wrong = contractProblem(call, repo.contract)
  const missing = PARTS.filter(([part]) => !(repo[part] as readonly string[]).includes(call.id))
  return [...(wrong ? [say(CONTRACT, wrong)] : []), ...missing.map(([, path, what]) => say(path, what))]
}

function contractProblem({ method, path, id }: Call, contract: readonly Call[]): string | null {
  const endpoint = contract.find((each) => each.id === id)
  if (!endpoint) return 'is not in the contract: add an endpoint with this id'
  if (endpoint.method === method && shapeOf(endpoint.path) === shapeOf(path)) return null
  return `is ${endpoint.method} ${endpoint.path} in the contract: the specification decides method and path`
}

/** A path without outer slashes and parameter names, which do not appear on the wire. */
const shapeOf = (path: string) => path.replace(/^\/|\/$/g, '').replace(/\{\w+\}|:\w+/g, '{}')
