import { addDays } from '@polynya/domain'
import { PERSONAS } from '../personas.ts'
import type { Hands, Reachable } from './reachable.ts'

const { guardian, unactivated } = PERSONAS
const NOT_A_SECRET = 'nobody-was-sent-this-secret'
const NOBODY = 999_999

export const REACHABLE_IN_ACCOUNTS = {
  wrong_credentials: {
    who: 'guardian',
    steps: 'Sign in with a wrong password',
    outcome: '"Those details don\'t seem right": the same for an unknown address',
    attempt: ({ visitor }) =>
      visitor.user.authenticate({ body: { username: guardian.email, password: 'swim-wrong' } }),
  },
  refresh_refused: {
    who: 'guardian',
    steps: 'Sign in, change a letter of both tokens in the local storage, reload',
    outcome: 'The session ends; the app asks to sign in and says why',
    attempt: ({ visitor }) =>
      visitor.user.refreshAccessToken({ body: { username: guardian.email, refreshToken: NOT_A_SECRET } }),
  },
  account_not_activated: {
    who: 'unactivated',
    steps: 'Sign in',
    outcome: 'Told to follow the link in the mail, which can be sent again',
    attempt: ({ visitor }) =>
      visitor.user.authenticate({ body: { username: unactivated.email, password: unactivated.password } }),
  },
  email_taken: {
    who: 'visitor',
    steps: `Sign up with ${guardian.email}`,
    outcome: '"That email is taken", with the way to a new password',
    attempt: ({ visitor }) =>
      visitor.user.signup({
        body: {
          email: guardian.email,
          password: 'swim-again',
          firstName: 'Ольга',
          lastName: 'Другая',
          consent: true,
        },
      }),
  },
  email_unknown: {
    who: 'visitor',
    steps: 'Ask for a new password for nobody@demo.polynya.example',
    outcome: '"No registered user for this email"',
    attempt: ({ visitor }) => visitor.user.forgot({ body: { email: 'nobody@demo.polynya.example' } }),
  },
  activation_link_wrong: {
    who: 'visitor',
    steps: 'Sign up, follow the link in the mail twice, or change a letter of it',
    outcome: '"Failed to activate your account"',
    attempt: ({ visitor }) => visitor.user.setEmailVerified({ body: { token: NOT_A_SECRET } }),
  },
  reset_link_wrong: {
    who: 'guardian',
    steps: 'Ask for a new password, follow the link in the mail twice, or after an hour',
    outcome: '"Failed to reset your password"',
    attempt: ({ visitor }) =>
      visitor.user.reset({ body: { token: NOT_A_SECRET, password: 'swim-elsewhere' } }),
  },
  email_link_wrong: {
    who: 'guardian',
    steps: 'Change the e-mail address in the settings, follow the link in the mail twice',
    outcome: 'The second time it does nothing and says so',
    attempt: ({ visitor }) => visitor.user.confirmEmail({ body: { token: NOT_A_SECRET } }),
  },
  password_wrong: {
    who: 'guardian',
    steps: 'Change the password in the settings and mistype the present one',
    outcome: 'Nothing changes; the field says why',
    attempt: ({ federation }) =>
      federation.clients.guardian.user.changePassword({
        body: { password: 'swim-wrong', newPassword: 'swim-better' },
      }),
  },
  session_not_found: {
    who: 'guardian',
    steps: 'Sign in on two devices, end the other session in the settings on both',
    outcome: 'The slower one is told that there is no such session any more',
    attempt: ({ federation }) => federation.clients.guardian.user.endSession({ params: { id: NOBODY } }),
  },
  token_not_found: {
    who: 'regionalFederation',
    steps: 'Revoke a personal access token twice',
    outcome: 'The second time there is no such token',
    attempt: ({ federation }) =>
      federation.clients.regionalFederation.user.revokeToken({ params: { id: NOBODY } }),
  },
  token_scope: {
    who: 'regionalFederation',
    steps: 'Make a personal access token that may only read, and change a swimmer with it',
    outcome: 'A 403: the token may less than the account',
    attempt: changeByReadingToken,
  },
  text_version_not_found: {
    who: 'superAdministrator',
    steps: `Ask for the version ${NOBODY} of the agreement: GET /api/v1/admin/site/texts/terms/${NOBODY}`,
    outcome: 'A 404',
    attempt: ({ federation }) =>
      federation.clients.superAdministrator.site.textVersion({ params: { name: 'terms', version: NOBODY } }),
  },
  account_not_found: {
    who: 'superAdministrator',
    steps: `Give rights to the account ${NOBODY}: PUT /api/v1/admin/accounts/${NOBODY}/rights`,
    outcome: 'A 404',
    attempt: ({ federation }) =>
      federation.clients.superAdministrator.accounts.setRights({
        params: { id: NOBODY },
        body: { rights: [] },
      }),
  },
  last_super_admin: {
    who: 'superAdministrator',
    steps: 'On /admin/accounts take the right of the super administrator from oneself, or block oneself',
    outcome: 'Refused while nobody else has it',
    attempt: ({ federation }) =>
      federation.clients.superAdministrator.accounts.setRights({ params: { id: 1 }, body: { rights: [] } }),
  },
} as const satisfies Record<string, Reachable>

async function changeByReadingToken({ federation, today, request }: Hands): Promise<Response> {
  const { token } = await federation.clients.regionalFederation.user.createToken({
    body: { label: 'Reads only', scopes: ['read'], expiresOn: addDays(today, 30) },
  })
  const headers = { authorization: `Bearer ${token}` }
  return request(`/swimmers/${federation.swimmers.claimable}`, { method: 'DELETE', headers })
}
