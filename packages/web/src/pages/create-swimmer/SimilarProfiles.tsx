import type { SwimmerCard } from '@polynya/contract'
import { Button, swimmerName, useWords, type Words } from '@polynya/ui'
import { useEffect, useRef } from 'react'
import { SupportLink } from '../../features/swimmer-forms/SupportLink.tsx'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { useModalHref } from '../../infrastructure/addresses/use-modal-href.ts'
import type { Similar } from './use-similar.ts'

/** Profiles that may be the person who is being added, before a second one is made. */
export function SimilarProfiles({
  found,
  onAnother,
}: {
  readonly found: Similar
  /** Continues: none of the profiles matches. */
  readonly onAnother: () => Promise<void>
}) {
  const { t } = useWords()
  const { swimmers, exact } = found
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each result moves the focus to the heading
  useEffect(() => heading.current?.focus(), [found])
  return (
    <section className="similar" aria-labelledby="similar-heading">
      <h2 ref={heading} id="similar-heading" tabIndex={-1}>
        {t('profile:similar.heading')}
      </h2>
      <p>{exact ? <Refusal found={found} /> : t('profile:similar.text')}</p>
      {swimmers.length > 0 && (
        <ul>
          {swimmers.map((swimmer) => (
            <li key={swimmer.id}>
              <SimilarProfile swimmer={swimmer} isOwn={exact === 'duplicate_swimmer_own'} />
            </li>
          ))}
        </ul>
      )}
      {exact === null ? (
        <Button onClick={() => void onAnother()}>{t('profile:similar.another')}</Button>
      ) : (
        <p className="buttons">
          {exact === 'duplicate_swimmer_own' ? (
            <a className="button" href={paths.swimmersOf('my')}>
              {t('profile:similar.mine')}
            </a>
          ) : (
            <SupportLink />
          )}
        </p>
      )}
    </section>
  )
}

/** Why no second profile can be made. */
function Refusal({ found: { exact, emailStart } }: { readonly found: Similar }) {
  const { t } = useWords()
  if (exact === 'duplicate_swimmer_own') return t('errors:reasons.duplicate_swimmer_own')
  const duplicate = `${t('messages:swimmers.duplicate')} ${t('messages:swimmers.secondOfSame')}`
  return emailStart ? `${duplicate} ${t('profile:similar.emailStart', { emailStart })}` : duplicate
}

function SimilarProfile({
  swimmer,
  isOwn,
}: {
  readonly swimmer: SwimmerCard
  /** Whether one of them is the account's own: it says so itself, above. */
  readonly isOwn: boolean
}) {
  const words = useWords()
  const { t, language } = words
  const modalHref = useModalHref()
  const { main } = swimmerName(swimmer, language)
  return (
    <>
      <a className="similar-name" href={modalHref(swimmer.iwsaid)} lang={main.lang}>
        {main.text}
      </a>
      <small>{factsOf(swimmer, words)}</small>
      {swimmer.link === 'linked' ? (
        !isOwn && <small>{t('profile:similar.linked')}</small>
      ) : (
        <small>
          {t('profile:similar.claim')}{' '}
          <a href={paths.viewSwimmer(swimmer.iwsaid)}>
            {t('profile:similar.open')}
            <span className="visually-hidden"> {main.text}</span>
          </a>
        </small>
      )}
    </>
  )
}

const factsOf = ({ iwsaid, birthYear, swimmerInfo }: SwimmerCard, { formats }: Pick<Words, 'formats'>) =>
  [iwsaid, birthYear, formats.country(swimmerInfo.country), swimmerInfo.city, swimmerInfo.club]
    .filter(Boolean)
    .join(' · ')
