import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { routes } from '../routes.ts'
import * as account from '../schemas/account.ts'
import { Id, IdParam, Nothing } from '../schemas/scalars.ts'

const one = z.object({ id: IdParam })
const numOfSwimmers = z.object({ numOfSwimmers: z.int() })
const { user } = routes

export const userEndpoints = {
  authenticate: endpoint(user.authenticate, {
    summary: 'Sign in with an e-mail address and a password',
    body: account.Credentials,
    response: account.Tokens,
    reasons: ['wrong_credentials', 'account_not_activated', 'account_blocked'],
  }),
  signup: endpoint(user.signup, {
    summary: 'Create an account; its activation link goes by mail',
    body: account.SignUp,
    response: z.object({ id: Id }),
    reasons: ['email_taken'],
  }),
  swimcount: endpoint(user.swimcount, {
    summary: 'How many swimmers the account has',
    response: numOfSwimmers,
  }),
  forgot: endpoint(user.forgot, {
    summary: 'Ask for a password reset link by mail; the answer is a reference that resets nothing',
    body: account.EmailOnly,
    response: z.object({ passwordResetToken: z.string() }),
    reasons: ['email_unknown'],
  }),
  reset: endpoint(user.reset, {
    summary: 'Set a new password with the secret of a mailed link, and sign in',
    body: account.NewPassword,
    response: account.Tokens,
    reasons: ['reset_link_wrong', 'account_blocked'],
  }),
  setEmailVerified: endpoint(user.setEmailVerified, {
    summary: 'Activate an account with the secret of a mailed link, and sign in',
    body: account.LinkToken,
    response: account.Tokens,
    reasons: ['activation_link_wrong'],
  }),
  refreshAccessToken: endpoint(user.refreshAccessToken, {
    summary: 'Change a refresh token for a new pair of tokens',
    body: account.RefreshRequest,
    response: account.Tokens,
    reasons: ['refresh_refused'],
  }),
  logout: endpoint(user.logout, {
    summary: 'End the day session of a refresh token',
    body: account.LogoutRequest,
    response: Nothing,
    extension: true,
  }),
  resendActivation: endpoint(user.resendActivation, {
    summary: 'Send the activation link again',
    body: account.EmailOnly,
    response: Nothing,
    reasons: ['email_unknown'],
    extension: true,
  }),
  settings: endpoint(user.settings, {
    summary: 'The account and its settings',
    response: account.Settings,
    extension: true,
  }),
  updateSettings: endpoint(user.updateSettings, {
    summary: 'Change names or language',
    body: account.SettingsUpdate,
    response: account.Settings,
    extension: true,
  }),
  changePassword: endpoint(user.changePassword, {
    summary: 'Change the password; other day sessions end',
    body: account.PasswordChange,
    response: account.Tokens,
    reasons: ['password_wrong'],
    extension: true,
  }),
  changeEmail: endpoint(user.changeEmail, {
    summary: 'Ask for another e-mail address; it counts once confirmed by mail',
    body: account.EmailChange,
    response: account.Settings,
    reasons: ['password_wrong', 'email_taken'],
    extension: true,
  }),
  confirmEmail: endpoint(user.confirmEmail, {
    summary: 'Confirm a new e-mail address with the secret of a mailed link, and sign in',
    body: account.LinkToken,
    response: account.Tokens,
    reasons: ['email_link_wrong', 'email_taken', 'account_blocked'],
    extension: true,
  }),
  sessions: endpoint(user.sessions, {
    summary: 'Where the account is signed in',
    response: z.object({ sessions: z.array(account.Session) }),
    extension: true,
  }),
  endSession: endpoint(user.endSession, {
    summary: 'Sign out elsewhere',
    params: one,
    response: Nothing,
    reasons: ['session_not_found'],
    extension: true,
  }),
  tokens: endpoint(user.tokens, {
    summary: 'Personal access tokens, without their secrets',
    response: z.object({ tokens: z.array(account.PersonalToken) }),
    extension: true,
  }),
  createToken: endpoint(user.createToken, {
    summary: 'Make a personal access token; its secret is shown this once',
    body: account.PersonalTokenRequest,
    response: account.NewPersonalToken,
    extension: true,
  }),
  revokeToken: endpoint(user.revokeToken, {
    summary: 'Revoke a personal access token',
    params: one,
    response: Nothing,
    reasons: ['token_not_found'],
    extension: true,
  }),
  exportData: endpoint(user.exportData, {
    summary: 'Everything that the account holds, for its owner',
    response: z.looseObject({ exportedAt: z.string() }),
    extension: true,
  }),
  remove: endpoint(user.remove, {
    summary: 'Delete the account; its swimmers are pseudonymised where results name them',
    body: account.PasswordOnly,
    response: Nothing,
    reasons: ['password_wrong', 'last_super_admin'],
    extension: true,
  }),
}
