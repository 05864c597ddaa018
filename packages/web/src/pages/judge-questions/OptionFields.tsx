import { JUDGE_QUESTION_LIMITS } from '@polynya/domain'
import { Button, useWords } from '@polynya/ui'
import type { QuestionDraft } from './QuestionDialog.tsx'

type Options = QuestionDraft['options']

/** The options of a question: two to eight, at least one of them right. */
export function OptionFields({
  options,
  onChange,
}: {
  readonly options: Options
  readonly onChange: (options: Options) => void
}) {
  const { t } = useWords()
  const set = (index: number, more: Partial<Options[number]>) =>
    onChange(options.map((option, at) => (at === index ? { ...option, ...more } : option)))
  return (
    <>
      {options.map((option, index) => {
        const number = String(index + 1)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is known by its place alone.
          <fieldset key={index}>
            <legend>{t('judgeBank:form.option', { number })}</legend>
            {(['ru', 'en'] as const).map((language) => (
              <label key={language}>
                {t(`judgeBank:form.${language === 'ru' ? 'optionRu' : 'optionEn'}`, { number })}
                <input
                  type="text"
                  required
                  lang={language}
                  maxLength={JUDGE_QUESTION_LIMITS.option}
                  value={option[language]}
                  onChange={({ target }) => set(index, { [language]: target.value })}
                />
              </label>
            ))}
            <label className="tick">
              <input
                type="checkbox"
                checked={option.right}
                onChange={({ target }) => set(index, { right: target.checked })}
              />
              <span>{t('judgeBank:form.right')}</span>
            </label>
            {options.length > 2 && (
              <Button onClick={() => onChange(options.filter((_, at) => at !== index))}>
                {t('judgeBank:form.removeOption', { number })}
              </Button>
            )}
          </fieldset>
        )
      })}
      {options.length < JUDGE_QUESTION_LIMITS.options && (
        <p className="buttons">
          <Button onClick={() => onChange([...options, { ru: '', en: '', right: false }])}>
            {t('judgeBank:form.addOption')}
          </Button>
        </p>
      )}
    </>
  )
}
