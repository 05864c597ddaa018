import * as z from 'zod/mini'
import { RightName, TokenScope } from '../answers/account.ts'
import { Language } from '../answers/scalars.ts'
import { Email } from './email.ts'
import {
  DateOnly,
  holds,
  Id,
  IdParam,
  listQuery,
  name,
  Password,
  RegionCode,
  Secret,
  text,
} from './scalars.ts'

const firstName = name('firstName', 'any')
const lastName = name('lastName', 'any')

export const Credentials = z.strictObject({
  username: Email,
  password: z.string().check(z.minLength(1, { error: 'required' })),
})

export const SignUp = z.strictObject({
  email: Email,
  password: Password,
  firstName,
  lastName,
  language: z.optional(Language),
  /** Consent to the processing of personal data. */
  consent: z.boolean().check(holds((given) => given, 'consent_required')),
})

export const EmailOnly = z.strictObject({ email: Email })
export const LinkToken = z.strictObject({ token: Secret })
/** `email` is required only with the link of the first super administrator, whose account has none yet. */
export const NewPassword = z.strictObject({ token: Secret, password: Password, email: z.optional(Email) })
export const RefreshRequest = z.strictObject({ username: Email, refreshToken: Secret })
export const LogoutRequest = z.strictObject({ refreshToken: Secret })

export const SettingsUpdate = z.strictObject({
  firstName: z.optional(firstName),
  lastName: z.optional(lastName),
  language: z.optional(Language),
})

export const PasswordChange = z.strictObject({
  password: z.string(),
  newPassword: Password,
  /** Leaves personal access tokens valid. */
  keepTokens: z.optional(z.boolean()),
})
export const EmailChange = z.strictObject({ email: Email, password: z.string() })
export const PasswordOnly = z.strictObject({ password: z.string() })

export const PersonalTokenRequest = z.strictObject({
  label: text([1, 60]),
  scopes: z.array(TokenScope).check(z.minLength(1, { error: 'required' })),
  region: z.optional(RegionCode),
  /** The last day on which it is valid, at most a year from today. */
  expiresOn: DateOnly,
})

export const RightsUpdate = z.strictObject({
  rights: z.array(
    z.strictObject({
      right: RightName,
      /** Null is everywhere, which alone fits base results and the questions of judge tests. */
      region: z.nullable(RegionCode),
      /** Of `results.edit` alone. */
      eventId: z.optional(Id),
    }),
  ),
})

export const AccountsQuery = z.strictObject({
  ...listQuery(['id', 'email', 'createdAt']),
  /** The start of an e-mail address. */
  email: z.optional(text([1, 254])),
  /** The account with that number. */
  id: z.optional(IdParam),
  /** Only those with that right, wherever. */
  right: z.optional(RightName),
  blocked: z.optional(z.enum(['true', 'false'])),
})

/** Reason for a change of an account; stored in the audit. */
export const WithReason = z.strictObject({ reason: text('auditReason') })
