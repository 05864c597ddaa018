import type { Call, Endpoint, Table, V1 } from '@polynya/contract'

type SampleCalls<T extends Table> = {
  readonly [Group in keyof T]: {
    readonly [Name in keyof T[Group] as NeedsNothing<T[Group][Name]> extends true ? never : Name]: Call<
      T[Group][Name]
    >
  }
}

type NeedsNothing<E extends Endpoint> = Record<never, never> extends Call<E> ? true : false

const id = { params: { id: 7 } }
const email = 'anna@polynya.example'
const link = { token: 'secret-of-a-mailed-link' }
const refreshToken = 'refresh-token-of-anna-1'
const description = { lang: 'ru', html: '<p>Кубок</p>' } as const

const upload = { file: new File(['file'], 'file.pdf', { type: 'application/pdf' }) }

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
  avatarExists: id,
  similar: { query: aSwimmer },
  confirm: id,
  claim: { ...id, body: { dob: '1990-03-14' } },
  release: id,
} satisfies SampleCalls<V1>['swimmers']

const events = {
  get: id,
  view: id,
  create: { body: { name: 'Кубок Тюмени' } },
  update: id,
  remove: id,
  hasReguls: id,
  fileExists: { params: { id: 7, type: 'reguls', file: 'reguls-1.pdf' } },
  listDocs: id,
  uploadFile: { params: { id: 7, type: 'reguls' }, body: upload },
  removeDoc: { params: { id: 7, file: 'reguls-1.pdf' } },
  updateDesc: { ...id, body: description },
  createDesc: { ...id, body: description },
  removeDesc: { ...id, query: { lang: 'ru' } },
} satisfies SampleCalls<V1>['events']

/** A call that fits the contract, for each endpoint that cannot be called without anything. */
export const SAMPLE_CALLS: SampleCalls<V1> = {
  user,
  swimmers,
  events,
  accounts: { setRights: { ...id, body: { rights: [{ right: 'admin', region: null }] } } },
  outbox: {},
  site: { regions: { params: { country: 'RU' } } },
  widgets: { swimmer: { params: { id: 'PETR004217' } } },
}
