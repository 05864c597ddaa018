import type { JudgeQuestion } from '@polynya/contract'
import { useWords } from '@polynya/ui'

interface Props {
  readonly questions: readonly JudgeQuestion[]
  readonly current: number
  readonly isAnswered: (qId: number) => boolean
  readonly isFlagged: (qId: number) => boolean
  readonly onChoose: (index: number) => void
}

/** All questions of a test: which are answered, and which to come back to. */
export function QuestionGrid({ questions, current, isAnswered, isFlagged, onChoose }: Props) {
  const { t } = useWords()
  return (
    <nav aria-label={t('judgeTests:test.grid')}>
      <ol className="judge-grid">
        {questions.map(({ qId }, index) => {
          const [answered, flagged] = [isAnswered(qId), isFlagged(qId)]
          const name = flagged
            ? answered
              ? 'cellAnsweredFlagged'
              : 'cellFlagged'
            : answered
              ? 'cellAnswered'
              : 'cell'
          const number = String(index + 1)
          return (
            <li key={qId}>
              <button
                type="button"
                aria-current={index === current ? 'step' : undefined}
                aria-label={t(`judgeTests:test.${name}`, { number })}
                data-answered={answered}
                data-flagged={flagged}
                onClick={() => onChoose(index)}
              >
                {number}
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
