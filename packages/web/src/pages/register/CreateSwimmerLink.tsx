import type { ReactNode } from 'react'
import { useApp } from '../../app/app-context.ts'
import { paths } from '../../paths.ts'
import { AFTER_PROFILE_KEY } from '../../swimmer-forms/after-profile.ts'
import { registerAddress } from './register-search.ts'

interface Props {
  readonly eventId: number
  readonly className: 'button' | 'register-more'
  readonly children: ReactNode
}

/** Where a profile is made: once it is confirmed, it leads back to the registration. */
export function CreateSwimmerLink({ eventId, className, children }: Props) {
  const { storage } = useApp()
  return (
    <a
      className={className}
      data-kind={className === 'button' ? 'primary' : undefined}
      href={paths.createSwimmer}
      onClick={() => storage.write(AFTER_PROFILE_KEY, registerAddress({ event: eventId }))}
    >
      {children}
    </a>
  )
}
