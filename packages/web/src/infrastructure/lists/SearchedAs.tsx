import { useWords } from '@polynya/ui'

/** Says that rows are those of a text in the other keyboard layout. */
export function SearchedAs({ text }: { readonly text: string | undefined }) {
  const { t } = useWords()
  return (
    text && (
      <p role="status" className="note">
        {t('otherLayout', { text })}
      </p>
    )
  )
}
