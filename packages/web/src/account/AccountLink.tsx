import type { ReactNode } from 'react'
import { useApp } from '../app/app-context.ts'
import { draftKey } from '../forms/use-draft.ts'

interface Props {
  readonly href: string
  /** The form behind the link that is given the address typed here, so that nobody types it twice. */
  readonly form: string
  readonly email: () => string
  readonly children: ReactNode
}

/** A link from one form of an account to another. */
export function AccountLink({ href, form, email, children }: Props) {
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
