import type { Context } from '../../context/context.ts'
import { Stop } from '../../failures/exit-status.ts'
import { nearest } from '../../failures/nearest.ts'
import { readConfig } from '../../profile/config.ts'

/** Fails if the profile does not exist. */
export async function knownProfile({ place, t }: Pick<Context, 'place' | 't'>, name: string) {
  const { profiles } = await readConfig(place.configDir)
  const profile = profiles[name]
  if (profile) return profile
  const guess = nearest(name, Object.keys(profiles))
  throw new Stop(
    'notFound',
    `${t('cli:noProfile', { name })}${guess ? ` ${t('cli:didYouMean', { guess })}` : ''}`,
  )
}
