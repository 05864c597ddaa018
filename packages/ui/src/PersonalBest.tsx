import { useWords } from './words.ts'

/** A personal best with its gain in hundredths of a second. */
export function PersonalBest({ gainCs }: { readonly gainCs: number }) {
  const { t } = useWords()
  const seconds = (gainCs / 100).toFixed(2)
  return (
    <small>
      <abbr title={t('swimmers:results.personalBestFull', { seconds })}>
        {t('swimmers:results.personalBest', { seconds })}
      </abbr>
    </small>
  )
}
