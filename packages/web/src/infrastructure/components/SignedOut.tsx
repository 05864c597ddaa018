import { useWords } from '@polynya/ui'
import { paths } from '../addresses/paths.ts'

/** Shown in place of account content after a sign-out, maybe in another tab. */
export function SignedOut({
  text,
  next,
}: {
  readonly text: string
  /** The page to come back to. */
  readonly next: string
}) {
  const { t } = useWords()
  return (
    <>
      <p role="status">{text}</p>
      <p className="buttons">
        <a className="button" data-kind="primary" href={paths.login(next)}>
          {t('account.login')}
        </a>
      </p>
    </>
  )
}
