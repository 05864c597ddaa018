import type { ReactNode } from 'react'
import { registerAddress } from '../../../features/registration/register-search.ts'
import { AFTER_PROFILE_KEY } from '../../../features/swimmer-forms/after-profile.ts'
import { paths } from '../../../infrastructure/addresses/paths.ts'
import { useApp } from '../../../infrastructure/context/app-context.ts'

/** Where a profile is made: once it is confirmed, it leads back to the registration. */
export function CreateSwimmerLink({
  eventId,
  className,
  children,
}: {
  readonly eventId: number
  readonly className: 'button' | 'register-more'
  readonly children: ReactNode
}) {
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
