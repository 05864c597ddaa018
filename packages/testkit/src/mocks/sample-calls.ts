import type { V1 } from '@polynya/contract'
import { QUESTION_TEXTS } from './fixtures/judge-tests.ts'
import { eventCalls as events } from './sample-calls/events.ts'
import {
  exchange,
  rankings,
  rankNorms,
  records,
  results,
  series,
  standings,
} from './sample-calls/of-results.ts'
import { type SampleCalls, upload } from './sample-calls/shape.ts'

const id = { params: { id: 7 } }
const email = 'anna@polynya.example'
const link = { token: 'secret-of-a-mailed-link' }
const refreshToken = 'refresh-token-of-anna-1'
const updatedAt = '2026-01-10T09:00:00+03:00'

const aSwimmer = {
  firstName: 'Anna',
  lastName: 'Petrova',
  gender: 2,
  dob: '1990-03-14',
} as const

const user = {
  authenticate: { body: { username: email, password: 'winter-water' } },
  signup: {
    body: { email, password: 'winter-water', firstName: 'Анна', lastName: 'Петрова', consent: true },
  },
  forgot: { body: { email } },
  reset: { body: { ...link, password: 'winter-water' } },
  setEmailVerified: { body: link },
  refreshAccessToken: { body: { username: email, refreshToken } },
  logout: { body: { refreshToken } },
  resendActivation: { body: { email } },
  changePassword: { body: { password: 'winter-water', newPassword: 'winter-water-2' } },
  changeEmail: { body: { email, password: 'winter-water' } },
  confirmEmail: { body: link },
  endSession: id,
  createToken: { body: { label: 'Backup', scopes: ['read'], expiresOn: '2026-12-31' } },
  revokeToken: id,
  remove: { body: { password: 'winter-water' } },
} satisfies SampleCalls<V1>['user']

const swimmers = {
  idlist: { params: { key: 'PETR' } },
  get: id,
  canEdit: id,
  iwsaid: { params: { id: 'PETR004217' } },
  viewIwsaid: { params: { id: 'PETR004217' } },
  create: {
    body: {
      ...aSwimmer,
      swimmerInfo: { country: 'RU', regionCode: 'RU-TYU', city: 'Tyumen' },
      sportRankData: { sportRank: 'none', validFrom: null },
    },
  },
  update: id,
  remove: id,
  uploadAvatar: { ...id, body: upload },
  uploadDocument: { ...id, body: upload },
  document: id,
  removeDocument: id,
  avatarExists: id,
  similar: { query: aSwimmer },
  confirm: id,
  claim: { ...id, body: { dob: '1990-03-14' } },
  release: id,
  requestChange: { ...id, body: { lastName: 'Belova', reason: 'Замужество' } },
  lastChange: id,
  withdrawChange: id,
  acceptChange: { ...id, body: {} },
  refuseChange: { ...id, body: { reason: 'Нет документа' } },
  offerTransfer: { ...id, body: { email } },
  acceptTransfer: { ...id, body: {} },
  declineTransfer: id,
  withdrawTransfer: id,
  dismissCandidate: { body: { oneId: 7, otherId: 8 } },
  mergeResults: { query: { oneId: 7, otherId: 8 } },
  merge: { body: { survivor: { id: 7, updatedAt }, loser: { id: 8, updatedAt }, take: ['club'] } },
} satisfies SampleCalls<V1>['swimmers']

const admissions = {
  of: id,
  upload: { ...id, query: { kind: 'medical', validUntil: '2026-12-31' }, body: upload },
  remove: id,
  decide: { ...id, body: { state: 'accepted' } },
  shown: { ...id, body: { kind: 'insurance', validUntil: '2026-12-31' } },
} satisfies SampleCalls<V1>['admissions']

const basket = { eventId: 7, swimmers: [{ swimmerId: 7, entries: [{ distanceId: 1 }] }] }

const orders = {
  get: id,
  calendar: id,
  quote: { body: basket },
  create: { body: basket },
  entry: { body: { orderId: 7, swimmerId: 7, distanceId: 1 } },
  refundQuote: { params: { id: 7, entryId: 9 } },
  refundSum: { body: { entries: [{ orderId: 7, entryId: 9 }] } },
  cancelEntry: { params: { id: 7, entryId: 9 }, body: {} },
  update: id,
  togglepaid: id,
  remove: id,
  pay: { ...id, query: { payType: 'card' } },
  paymentStatus: id,
  receiptStatus: id,
  refund: { ...id, body: { refundTo: 'card' } },
  joinWaiting: { body: { swimmerId: 7, distanceId: 1 } },
  leaveWaiting: id,
  updatePrestartlist: { ...id, body: { entries: [{ entryId: 1, seedTime: '00:41.50' }] } },
} satisfies SampleCalls<V1>['orders']

const teams = {
  list: { params: { eventId: 3 } },
  get: { params: { captainId: 7, distCode: '4x25MX', offerId: 2, eventId: 3 } },
  update: {
    params: { teamId: 'ABCD' },
    body: {
      teamId: 'ABCD',
      teamNameRu: 'Моржи Тюмени',
      teamNameEn: 'Walruses of Tyumen',
      teamMembers: [{ stageId: 1, iwsaId: 'PETR004217' }],
    },
  },
  leave: { params: { teamId: 'ABCD', iwsaid: 'PETR004217' } },
  invite: { params: { teamId: 'ABCD' } },
  invitation: { body: { token: 'i'.repeat(43) } },
  join: { body: { token: 'i'.repeat(43), swimmerId: 7 } },
  prestartlist: { params: { teamId: 'ABCD' } },
} satisfies SampleCalls<V1>['teams']

const reason = { reason: 'Просьба владельца' }

const accounts = {
  setRights: { ...id, body: { rights: [{ right: 'admin', region: null }] } },
  block: { ...id, body: reason },
  unblock: { ...id, body: reason },
  endSessions: id,
} satisfies SampleCalls<V1>['accounts']

const ofText = { params: { name: 'terms' } } as const

const site = {
  regions: { params: { country: 'RU' } },
  text: { params: { name: 'terms', lang: 'ru' } },
  textVersions: ofText,
  textVersion: { params: { name: 'terms', version: 1 } },
  publishText: { ...ofText, body: { ru: '# Соглашение', en: '# Agreement' } },
} satisfies SampleCalls<V1>['site']

const ofYear = { params: { year: 2026 } }

const baseResults = {
  get: ofYear,
  create: { body: { year: 2027, copyOf: 2026 } },
  update: { ...ofYear, body: { results: [{ gender: 2, distCode: '25FR', result: '00:13.10' }] } },
  activate: ofYear,
  remove: ofYear,
} satisfies SampleCalls<V1>['baseResults']

const aMark = {
  sentId: 'm'.repeat(20),
  distanceId: 1,
  heat: 1,
  lane: 3,
  role: 1,
  startedAt: null,
  stoppedAt: '2026-12-12T05:30:41.500Z',
  clockErrorMs: 12,
  isUndone: false,
} as const

const timing = {
  createCode: { body: { eventId: 7 } },
  codes: { params: { eventId: 7 } },
  revokeCode: { params: { eventId: 7, codeId: 3 } },
  proposals: { params: { eventId: 7 } },
  open: { body: { code: 'Kd83hsPq02Lm' } },
  send: { body: { code: 'Kd83hsPq02Lm', device: 'Телефон 1', marks: [aMark] } },
} satisfies SampleCalls<V1>['timing']

const judgeTests = {
  get: id,
  start: { params: { jCat: '3К', ifExam: 0, eventId: 0, offerId: 0 } },
  setAnswerBatch: {
    params: { sId: 7 },
    body: {
      sId: 7,
      answers: [{ qId: 1, answerJSON: [11], dateTimeAnswered: '2026-01-16T09:05:00Z' }],
    },
  },
  complete: id,
  remove: id,
  importQuestions: { body: upload },
  questionVersions: id,
  saveQuestion: {
    body: {
      code: 'J3-001',
      version: 0,
      jCat: '3К',
      active: true,
      ...QUESTION_TEXTS,
    },
  },
  activity: { params: { userId: 1000 } },
  questionsFile: { params: { type: 'json' } },
} satisfies SampleCalls<V1>['judgeTests']

const checks = { get: { params: { code: '7K3M09XQTR5V' } } } satisfies SampleCalls<V1>['checks']

const ofRun = { params: { id: 3 } }
const consistency = { get: ofRun, cancel: ofRun } satisfies SampleCalls<V1>['consistency']

const endpoint = 'https://push.example.org/send/anna'
const push = {
  follow: {
    params: { eventId: 7 },
    body: {
      endpoint,
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      language: 'ru',
      iwsaids: ['PETR004217'],
    },
  },
  unsubscribe: { body: { endpoint } },
} satisfies SampleCalls<V1>['push']

const webhooks = {
  create: { body: { url: 'https://region.polynya.example/webhooks', types: ['results.published'] } },
  update: { ...id, body: { state: 'paused' } },
  remove: id,
  rotateSecret: id,
  test: id,
  deliveries: id,
  redeliver: { params: { id: 7, deliveryId: 9 } },
} satisfies SampleCalls<V1>['webhooks']

/** A valid call for each endpoint that requires input. */
export const SAMPLE_CALLS: SampleCalls<V1> = {
  user,
  swimmers,
  admissions,
  events,
  orders,
  teams,
  accounts,
  outbox: {},
  audit: {},
  site,
  widgets: {
    results: { params: { eventId: 7 } },
    live: { params: { eventId: 7 } },
    swimmer: { params: { id: 'PETR004217' } },
  },
  payments: { notify: { params: { gateway: 'sandbox' }, body: { type: 'notification' } } },
  baseResults,
  timing,
  push,
  webhooks,
  judgeTests,
  results,
  rankings,
  rankNorms,
  records,
  series,
  standings,
  search: { find: { query: { q: 'Петр' } } },
  checks,
  consistency,
  status: {},
  exchange,
}
