/** Limits of fields, files and pages. */

/** Lengths of text fields in characters: from, to. */
export const LENGTHS = {
  firstName: [2, 30],
  lastName: [2, 40],
  nativeFirstName: [1, 30],
  nativePatronim: [2, 30],
  nativeLastName: [1, 40],
  lastNameSearch: [1, 40],
  teamName: [3, 120],
  password: [8, 128],
  city: [1, 60],
  club: [1, 100],
  about: [1, 2000],
  eventName: [3, 200],
  eventShortName: [2, 60],
  descriptionHtml: [1, 60_000],
  titleLine: [2, 60],
  siteText: [1, 60_000],
  auditReason: [3, 300],
} as const satisfies Record<string, readonly [number, number]>

/** A swimmer is at least 11 and at most 99 whole years old. */
export const AGE = { min: 11, max: 99, adult: 18 } as const

/** Rows a page in the app; any list takes 1 to `max`. */
export const PAGE_SIZE = { swimmers: 12, events: 8, orders: 25, judgeTests: 25, max: 100 } as const

const MB = 1_000_000

/** Uploads: bytes and types by content (not by name). `display` is the size that the server's copy keeps to. */
export const UPLOADS = {
  avatar: { maxBytes: { jpg: MB, png: MB }, display: { side: 512 } },
  logo: { maxBytes: { svg: 150_000, png: MB } },
  poster: { maxBytes: { jpg: 3 * MB, png: 3 * MB }, display: { maxBytes: 250_000, side: 1600 } },
  regulation: {
    maxBytes: { pdf: 20 * MB, docx: 20 * MB, xlsx: 20 * MB, jpg: 20 * MB, png: 20 * MB },
    perEvent: 20,
  },
} as const

export type UploadKind = keyof typeof UPLOADS
export type FileType = 'jpg' | 'png' | 'svg' | 'pdf' | 'docx' | 'xlsx'

/** Pictures larger than this are refused before they are decoded. */
export const PICTURE = { maxSide: 6000, maxPixels: 16_000_000 } as const

/** How long links and tokens live. */
export const LIVES = {
  activationHours: 5,
  resetHours: 1,
  emailChangeHours: 5,
  unconfirmedSwimmerHours: 24,
  accessTokenMinutes: 15,
  refreshTokenDays: 30,
  rotationGraceSeconds: 10,
  personalTokenDays: 365,
  idempotencyHours: 24,
} as const
