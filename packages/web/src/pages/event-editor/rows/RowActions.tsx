import { useWords } from '@polynya/ui'
import type { RowMoves } from './use-rows.ts'

const SIGNS = {
  up: 'M6 14l6-6 6 6',
  down: 'M6 10l6 6 6-6',
  duplicate: 'M9 9h10v10H9zM5 15V5h10',
  remove: 'M6 6l12 12M18 6L6 18',
}

/** The buttons of a row; the name of each says which row. */
export function RowActions({
  rows,
  index,
  canCopy = false,
}: {
  readonly rows: RowMoves
  readonly index: number
  /** Whether a copy of the row makes sense. */
  readonly canCopy?: boolean
}) {
  const { t } = useWords()
  const row = rows.rowName(index)
  const actions = [
    { sign: 'up', isOff: index === 0, act: () => rows.move(index, -1) },
    { sign: 'down', isOff: index === rows.count - 1, act: () => rows.move(index, 1) },
    { sign: 'duplicate', isOff: false, act: () => rows.duplicate(index) },
    { sign: 'remove', isOff: false, act: () => rows.remove(index) },
  ] as const
  return (
    <div className="row-actions">
      {actions
        .filter(({ sign }) => canCopy || sign !== 'duplicate')
        .map(({ sign, isOff, act }) => (
          <button
            key={sign}
            type="button"
            id={rows.buttonId(index, sign)}
            className="row-button"
            aria-label={t(`eventEditor:rows.${sign}`, { row })}
            aria-disabled={isOff || undefined}
            onClick={isOff ? undefined : act}
          >
            <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d={SIGNS[sign]} />
            </svg>
          </button>
        ))}
    </div>
  )
}
