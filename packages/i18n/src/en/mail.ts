import type { Translated } from '../catalogue.ts'
import type { mail as original } from '../ru/mail.ts'

export const mail = {
  activation: {
    subject: 'Activate your account',
    text: `Hello {{name}},

You have created an account at {{site}}. To activate it and sign in, follow the link:

{{link}}

The link is valid for 5 hours and works once.

If you did not create an account, do nothing.

{{site}}
`,
  },
  reset: {
    subject: 'Password recovery',
    text: `Hello {{name}},

To set a new password and sign in, follow the link:

{{link}}

The link is valid for 1 hour and works once.

If you did not ask for a new password, do nothing: the old one stays in force.

{{site}}
`,
  },
  email: {
    subject: 'Confirm your new email',
    text: `Hello {{name}},

You gave this address as the new email of your account. To confirm it, follow the link:

{{link}}

The link is valid for 5 hours and works once. Until you confirm, you sign in with the old address.

If you did not change your email, do nothing.

{{site}}
`,
  },
  emailChanged: {
    subject: 'The email of your account has changed',
    text: `Hello {{name}},

The email of your account has changed; this address can no longer sign in.

If it was not you, contact the support of the site at once.

{{site}}
`,
  },
  passwordChanged: {
    subject: 'Your password has changed',
    text: `Hello {{name}},

The password of your account has changed, and sessions on other devices have ended.

If it was not you, recover your password at once:

{{link}}

{{site}}
`,
  },
} satisfies Translated<typeof original>
