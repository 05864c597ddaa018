import { rows } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { readConfig } from '../../profile/config.ts'
import { profileRow } from './profile-row.ts'

export const run: Run<'profiles list'> = async ({ place, t }) => {
  const config = await readConfig(place.configDir)
  const all = Object.keys(config.profiles).map((name) => profileRow(name, config))
  return rows(
    all,
    [
      { title: '', of: ({ current }) => (current ? '*' : '') },
      { title: t('cli:label.profile'), of: ({ name }) => name },
      { title: t('cli:label.server'), of: ({ url }) => url },
      { title: t('cli:label.email'), of: ({ email }) => email },
      {
        title: t('cli:label.tokens'),
        of: ({ tokens }) => tokens,
        shown: ({ tokens }) => tokens && t(`cli:tokenStores.${tokens}`),
      },
    ],
    t('cli:noProfiles'),
  )
}
