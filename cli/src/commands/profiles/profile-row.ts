import type { Config } from '../../profile/config.ts'

/** Output row of a profile. */
export const profileRow = (name: string, { profiles, current }: Config) => ({
  name,
  url: profiles[name]?.url ?? null,
  email: profiles[name]?.email ?? null,
  language: profiles[name]?.language ?? null,
  tokens: profiles[name]?.tokens ?? null,
  current: name === current,
})
