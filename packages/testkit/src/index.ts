/** People, factories and stories for demo data, tests and screenshots, and mocks of the API. */

export { accessTokenFor } from './mocks/access-token.ts'
export { answerTo } from './mocks/answer.ts'
export { failure } from './mocks/failure.ts'
export { A_MEDICAL_NOTE } from './mocks/fixtures/admissions.ts'
export { CUP } from './mocks/fixtures/events.ts'
export { ANNA_ENTRY, ANNA_ORDER, ANNA_ORDER_CARD, ANNA_QUOTE, CUP_PLACES } from './mocks/fixtures/orders.ts'
export { ANNA, ANNA_CARD, ANNA_SWIMMER } from './mocks/fixtures/people.ts'
export { ANNA_REGISTRATION } from './mocks/fixtures/registrations.ts'
export { A_START_LIST } from './mocks/fixtures/start-lists.ts'
export { ANY_HOST, mock, type Resolver } from './mocks/mock.ts'
export { type Fixtures, mockedIds, mocks, type SomeFixtures } from './mocks/mocks.ts'
export { SAMPLE_CALLS } from './mocks/sample-calls.ts'
