import type { WebhookRequest } from '@polynya/contract'
import { addDays, MOST_WEBHOOKS } from '@polynya/domain'
import { PERSONAS } from '../personas.ts'
import type { ErrorScenario, ScenarioContext } from './error-scenarios.ts'

const { guardian, unactivated } = PERSONAS
const NOT_A_SECRET = 'nobody-was-sent-this-secret'
const UNKNOWN_ID = 999_999

const WEBHOOK: WebhookRequest = {
  url: 'https://region.polynya.example/webhooks',
  types: ['results.published'],
}

export const ACCOUNTS_SCENARIOS = {
  wrong_credentials: {
    who: 'guardian',
    steps: 'Sign in with a wrong password',
    outcome: '"Those details don\'t seem right": the same for an unknown address',
    attempt: ({ visitor }) =>
      visitor.user.authenticate({ body: { username: guardian.email, password: 'swim-wrong' } }),
  },
  refresh_refused: {
    who: 'guardian',
    steps: 'Sign in, change a character of both tokens in the local storage, reload',
    outcome: 'The session ends; the app asks to sign in and says why',
    attempt: ({ visitor }) =>
      visitor.user.refreshAccessToken({ body: { username: guardian.email, refreshToken: NOT_A_SECRET } }),
  },
  account_not_activated: {
    who: 'unactivated',
    steps: 'Sign in',
    outcome: 'The message asks to follow the link in the e-mail, and offers to send it again',
    attempt: ({ visitor }) =>
      visitor.user.authenticate({ body: { username: unactivated.email, password: unactivated.password } }),
  },
  email_taken: {
    who: 'visitor',
    steps: `Sign up with ${guardian.email}`,
    outcome: '"That email is taken", with a link to reset the password',
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
    steps: 'Request a password reset for nobody@demo.polynya.example',
    outcome: '"No registered user for this email"',
    attempt: ({ visitor }) => visitor.user.forgot({ body: { email: 'nobody@demo.polynya.example' } }),
  },
  activation_link_wrong: {
    who: 'visitor',
    steps: 'Sign up, follow the link in the e-mail twice, or change a character of it',
    outcome: '"Failed to activate your account"',
    attempt: ({ visitor }) => visitor.user.setEmailVerified({ body: { token: NOT_A_SECRET } }),
  },
  reset_link_wrong: {
    who: 'guardian',
    steps: 'Request a password reset, follow the link in the e-mail twice, or after an hour',
    outcome: '"Failed to reset your password"',
    attempt: ({ visitor }) =>
      visitor.user.reset({ body: { token: NOT_A_SECRET, password: 'swim-elsewhere' } }),
  },
  email_link_wrong: {
    who: 'guardian',
    steps: 'Change the e-mail address in the settings, follow the link in the e-mail twice',
    outcome: 'The second attempt changes nothing and reports it',
    attempt: ({ visitor }) => visitor.user.confirmEmail({ body: { token: NOT_A_SECRET } }),
  },
  password_wrong: {
    who: 'guardian',
    steps: 'Change the password in the settings and mistype the current one',
    outcome: 'Nothing changes; the field shows why',
    attempt: ({ federation }) =>
      federation.clients.guardian.user.changePassword({
        body: { password: 'swim-wrong', newPassword: 'swim-better' },
      }),
  },
  session_not_found: {
    who: 'guardian',
    steps: 'Sign in on two devices, end one of the sessions in the settings of both',
    outcome: 'The slower device reports that the session no longer exists',
    attempt: ({ federation }) => federation.clients.guardian.user.endSession({ params: { id: UNKNOWN_ID } }),
  },
  token_not_found: {
    who: 'regionalFederation',
    steps: 'Revoke a personal access token twice',
    outcome: 'The second attempt reports that the token does not exist',
    attempt: ({ federation }) =>
      federation.clients.regionalFederation.user.revokeToken({ params: { id: UNKNOWN_ID } }),
  },
  token_scope: {
    who: 'regionalFederation',
    steps: 'Create a read-only personal access token, and change a swimmer with it',
    outcome: 'A 403: the token has fewer permissions than the account',
    attempt: changeByReadingToken,
  },
  webhook_not_found: {
    who: 'regionalFederation',
    steps: 'Delete a webhook in the settings in two tabs',
    outcome: 'The second tab reports that the webhook does not exist',
    attempt: ({ federation }) =>
      federation.clients.regionalFederation.webhooks.remove({ params: { id: UNKNOWN_ID } }),
  },
  webhooks_limit: {
    who: 'captain',
    steps: `Create ${MOST_WEBHOOKS + 1} webhooks in the settings`,
    outcome: 'The last one is refused with the limit',
    attempt: createTooManyWebhooks,
  },
  webhook_disabled: {
    who: 'regionalFederation',
    steps: 'Pause a webhook in the settings, send a test in another tab',
    outcome: 'Refused: the webhook must be enabled first',
    attempt: async ({ federation }) => {
      const { webhooks } = federation.clients.regionalFederation
      const { id } = await webhooks.create({ body: WEBHOOK })
      await webhooks.update({ params: { id }, body: { state: 'paused' } })
      return webhooks.test({ params: { id } })
    },
  },
  delivery_not_found: {
    who: 'regionalFederation',
    steps: `Deliver a message again that does not exist: POST /api/v1/user/webhooks/{id}/${UNKNOWN_ID}`,
    outcome: 'A 404: deliveries are stored for 14 days',
    attempt: async ({ federation }) => {
      const { webhooks } = federation.clients.regionalFederation
      const { id } = await webhooks.create({ body: WEBHOOK })
      return webhooks.redeliver({ params: { id, deliveryId: UNKNOWN_ID } })
    },
  },
  text_version_not_found: {
    who: 'superAdministrator',
    steps: `Request the version ${UNKNOWN_ID} of the agreement: GET /api/v1/admin/site/texts/terms/${UNKNOWN_ID}`,
    outcome: 'A 404',
    attempt: ({ federation }) =>
      federation.clients.superAdministrator.site.textVersion({
        params: { name: 'terms', version: UNKNOWN_ID },
      }),
  },
  account_not_found: {
    who: 'superAdministrator',
    steps: `Grant rights to the account ${UNKNOWN_ID}: PUT /api/v1/admin/accounts/${UNKNOWN_ID}/rights`,
    outcome: 'A 404',
    attempt: ({ federation }) =>
      federation.clients.superAdministrator.accounts.setRights({
        params: { id: UNKNOWN_ID },
        body: { rights: [] },
      }),
  },
  last_super_admin: {
    who: 'superAdministrator',
    steps: 'On /admin/accounts revoke your own super administrator right, or block yourself',
    outcome: 'Refused while no other account has the right',
    attempt: ({ federation }) =>
      federation.clients.superAdministrator.accounts.setRights({ params: { id: 1 }, body: { rights: [] } }),
  },
} as const satisfies Record<string, ErrorScenario>

async function changeByReadingToken({ federation, today, request }: ScenarioContext): Promise<Response> {
  const { token } = await federation.clients.regionalFederation.user.createToken({
    body: { label: 'Reads only', scopes: ['read'], expiresOn: addDays(today, 30) },
  })
  const headers = { authorization: `Bearer ${token}` }
  return request(`/swimmers/${federation.swimmers.claimable}`, { method: 'DELETE', headers })
}

async function createTooManyWebhooks({ federation }: ScenarioContext) {
  const { webhooks } = federation.clients.captain
  for (let count = 0; count <= MOST_WEBHOOKS; count += 1) await webhooks.create({ body: WEBHOOK })
}
