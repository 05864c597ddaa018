import type { Handlers } from '../../http/call.ts'
import { authenticate } from './authenticate.ts'
import { cancelEmail } from './cancelEmail.ts'
import { changeEmail } from './changeEmail.ts'
import { changePassword } from './changePassword.ts'
import { confirmEmail } from './confirmEmail.ts'
import { createToken } from './createToken.ts'
import { endSession } from './endSession.ts'
import { exportData } from './exportData.ts'
import { forgot } from './forgot.ts'
import { logout } from './logout.ts'
import { overview } from './overview.ts'
import { refreshAccessToken } from './refreshAccessToken.ts'
import { remove } from './remove.ts'
import { resendActivation } from './resendActivation.ts'
import { reset } from './reset.ts'
import { revokeToken } from './revokeToken.ts'
import { sessions } from './sessions.ts'
import { setEmailVerified } from './setEmailVerified.ts'
import { settings } from './settings.ts'
import { signup } from './signup.ts'
import { swimcount } from './swimcount.ts'
import { tokens } from './tokens.ts'
import { updateSettings } from './updateSettings.ts'

export const user: Handlers['user'] = {
  authenticate,
  signup,
  overview,
  swimcount,
  forgot,
  reset,
  setEmailVerified,
  refreshAccessToken,
  logout,
  resendActivation,
  settings,
  updateSettings,
  changePassword,
  changeEmail,
  confirmEmail,
  cancelEmail,
  sessions,
  endSession,
  tokens,
  createToken,
  revokeToken,
  exportData,
  remove,
}
