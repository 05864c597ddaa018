import { useWords } from '@polynya/ui'

/** The first stop of the Tab key: past the menu. */
export function SkipLink() {
  return (
    <a className="skip-link" href="#main">
      {useWords().t('skipLink')}
    </a>
  )
}
