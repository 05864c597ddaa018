import type { JudgeQuestion } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { useEffect, useRef } from 'react'

interface Props {
  readonly question: JudgeQuestion
  readonly position: { readonly number: number; readonly total: number }
  readonly chosen: readonly number[]
  readonly isFlagged: boolean
  readonly onToggle: (oId: number) => void
  readonly onFlag: () => void
}

/** A question with its options; it takes the focus, so that it is read out and the keys work. */
export function QuestionForm({ question, position, chosen, isFlagged, onToggle, onFlag }: Props) {
  const { t } = useWords()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const number = String(position.number)
  return (
    <div className="judge-question">
      <h2 ref={heading} tabIndex={-1}>
        {t('judgeTests:test.question', { number, total: String(position.total) })}
      </h2>
      <fieldset>
        <legend>{question.quest}</legend>
        <p className="note">{t('judgeTests:test.choose')}</p>
        {question.options.map(({ oId, option }, index) => (
          <label key={oId} className="judge-option">
            <input type="checkbox" checked={chosen.includes(oId)} onChange={() => onToggle(oId)} />
            <span className="judge-key" aria-hidden="true">
              {index + 1}
            </span>
            <span>{option}</span>
          </label>
        ))}
      </fieldset>
      <label className="judge-flag">
        <input type="checkbox" checked={isFlagged} onChange={onFlag} /> {t('judgeTests:test.flag')}
      </label>
    </div>
  )
}
