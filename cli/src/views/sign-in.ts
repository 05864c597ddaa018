import { createElement } from 'react'
import type { Context } from '../context/context.ts'
import { clean } from '../terminal/clean.ts'
import { draw } from './draw.ts'
import { SignInForm } from './SignInForm.tsx'

/** Prompts for e-mail and password in a form. */
export function signInForm(
  context: Context,
  { url, email }: { readonly url: string; readonly email: string },
) {
  const { t } = context
  const words = {
    title: clean(t('cli:signInTo', { url })),
    email: t('cli:askEmail'),
    password: t('cli:askPassword'),
    keys: t('cli:keys.form'),
  }
  return draw<{ readonly email: string; readonly password: string }>(context, ({ done, cancel }) =>
    createElement(SignInForm, { words, email, onDone: done, onCancel: cancel }),
  )
}
