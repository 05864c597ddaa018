import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { responses } from '../responses.ts'
import { routes } from '../routes.ts'
import * as account from '../schemas/inputs/account.ts'
import { IdParam } from '../schemas/inputs/scalars.ts'

const one = z.object({ id: IdParam })
const { user } = routes

export const userEndpoints = {
  authenticate: endpoint(user.authenticate, {
    summary: 'Sign in with an e-mail address and a password',
    body: account.Credentials,
    response: responses.user.authenticate,
    reasons: ['wrong_credentials', 'account_not_activated', 'account_blocked'],
  }),
  signup: endpoint(user.signup, {
    summary: 'Create an account; its activation link is sent by e-mail',
    body: account.SignUp,
    response: responses.user.signup,
    reasons: ['email_taken'],
  }),
  overview: endpoint(user.overview, {
    summary: 'The next starts, unpaid orders, offered places and expiring documents of the account',
    response: responses.user.overview,
    extension: true,
  }),
  swimcount: endpoint(user.swimcount, {
    summary: 'How many swimmers the account has',
    response: responses.user.swimcount,
  }),
  forgot: endpoint(user.forgot, {
    summary: 'Request a password reset link by mail; the answer is a reference that resets nothing',
    body: account.EmailOnly,
    response: responses.user.forgot,
    reasons: ['email_unknown'],
  }),
  reset: endpoint(user.reset, {
    summary:
      'Set a new password with the secret of a mailed link, and sign in; other sessions, links and tokens end',
    body: account.NewPassword,
    response: responses.user.reset,
    reasons: ['reset_link_wrong', 'account_blocked'],
  }),
  setEmailVerified: endpoint(user.setEmailVerified, {
    summary: 'Activate an account with the secret of a mailed link, and sign in',
    body: account.LinkToken,
    response: responses.user.setEmailVerified,
    reasons: ['activation_link_wrong'],
  }),
  refreshAccessToken: endpoint(user.refreshAccessToken, {
    summary: 'Change a refresh token for a new pair of tokens',
    body: account.RefreshRequest,
    response: responses.user.refreshAccessToken,
    reasons: ['refresh_refused'],
  }),
  logout: endpoint(user.logout, {
    summary: 'End the day session of a refresh token',
    body: account.LogoutRequest,
    response: responses.user.logout,
    extension: true,
  }),
  resendActivation: endpoint(user.resendActivation, {
    summary: 'Send the activation link again',
    body: account.EmailOnly,
    response: responses.user.resendActivation,
    reasons: ['email_unknown'],
    extension: true,
  }),
  settings: endpoint(user.settings, {
    summary: 'The account and its settings',
    response: responses.user.settings,
    extension: true,
  }),
  updateSettings: endpoint(user.updateSettings, {
    summary: 'Change names or language',
    body: account.SettingsUpdate,
    response: responses.user.updateSettings,
    extension: true,
  }),
  changePassword: endpoint(user.changePassword, {
    summary: 'Change the password; other day sessions, mailed links and personal access tokens end',
    body: account.PasswordChange,
    response: responses.user.changePassword,
    reasons: ['password_wrong'],
    extension: true,
  }),
  changeEmail: endpoint(user.changeEmail, {
    summary: 'Request a change of the e-mail address, which takes effect once confirmed by mail',
    body: account.EmailChange,
    response: responses.user.changeEmail,
    reasons: ['password_wrong', 'email_taken'],
    extension: true,
  }),
  confirmEmail: endpoint(user.confirmEmail, {
    summary: 'Confirm a new e-mail address with the secret of a mailed link, and sign in',
    body: account.LinkToken,
    response: responses.user.confirmEmail,
    reasons: ['email_link_wrong', 'email_taken', 'account_blocked'],
    extension: true,
  }),
  cancelEmail: endpoint(user.cancelEmail, {
    summary: 'Cancel a change of the e-mail address that awaits confirmation; its mailed link stops working',
    response: responses.user.cancelEmail,
    extension: true,
  }),
  sessions: endpoint(user.sessions, {
    summary: 'Where the account is signed in',
    response: responses.user.sessions,
    extension: true,
  }),
  endSession: endpoint(user.endSession, {
    summary: 'Sign out elsewhere',
    params: one,
    response: responses.user.endSession,
    reasons: ['session_not_found'],
    extension: true,
  }),
  tokens: endpoint(user.tokens, {
    summary: 'Personal access tokens, without their secrets',
    response: responses.user.tokens,
    extension: true,
  }),
  createToken: endpoint(user.createToken, {
    summary: 'Create a personal access token; its secret is shown once',
    body: account.PersonalTokenRequest,
    response: responses.user.createToken,
    extension: true,
  }),
  revokeToken: endpoint(user.revokeToken, {
    summary: 'Revoke a personal access token',
    params: one,
    response: responses.user.revokeToken,
    reasons: ['token_not_found'],
    extension: true,
  }),
  exportData: endpoint(user.exportData, {
    summary: 'Everything that the account holds, for its owner',
    response: responses.user.exportData,
    scopes: ['exports'],
    extension: true,
  }),
  remove: endpoint(user.remove, {
    summary:
      'Delete the account; its coming starts are cancelled, and its swimmers are pseudonymised where results name them',
    body: account.PasswordOnly,
    response: responses.user.remove,
    reasons: ['password_wrong', 'last_super_admin', 'payment_pending'],
    extension: true,
  }),
}
