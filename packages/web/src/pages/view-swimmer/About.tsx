import type { Swimmer } from '@polynya/contract'
import { useWords } from '@polynya/ui'

/** What a swimmer says of themselves, and the links that they publish. */
export function About({ swimmer: { swimmerInfo } }: { readonly swimmer: Swimmer }) {
  const { t } = useWords()
  const { about, publishLinks = true } = swimmerInfo
  // The API returns unpublished links to the owner, but this page does not show them either.
  const links = (['vk', 'fb'] as const).flatMap((network) => {
    const href = publishLinks && swimmerInfo[network]
    return href ? [{ network, href }] : []
  })
  return (
    <>
      {about && (
        <>
          <h3>{t('swimmerPages:profile.about')}</h3>
          <p className="swimmer-about">{about}</p>
        </>
      )}
      {links.length > 0 && (
        <>
          <h3>{t('swimmerPages:profile.links')}</h3>
          <ul className="swimmer-links">
            {links.map(({ network, href }) => (
              <li key={network}>
                <a href={href} rel="noopener nofollow">
                  {t(`swimmerPages:profile.${network}`)}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
