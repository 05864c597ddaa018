import type { ReactNode } from 'react'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { draftKey } from '../../infrastructure/forms/use-draft.ts'

/** A link from one form of an account to another. */
export function AccountLink({
  href,
  form,
  email,
  children,
}: {
  readonly href: string
  /** Link to a form that receives the address typed here, so that the user types it once. */
  readonly form: string
  readonly email: () => string
  readonly children: ReactNode
}) {
  const { drafts } = useApp()
  const bring = () => {
    if (email()) drafts.set(draftKey(undefined, form), { email: email() })
  }
  return (
    <a href={href} onClick={bring}>
      {children}
    </a>
  )
}
