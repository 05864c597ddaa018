import type { JudgeStatistics } from '@polynya/contract'
import { csvOf } from '@polynya/i18n/csv'
import { Button, EmptyState, useWords } from '@polynya/ui'
import type { ReactNode } from 'react'
import { statisticsQuery } from '../../features/judge-tests/bank-queries.ts'
import { categoryShort, kindText, testTitle } from '../../features/judge-tests/judge-test-text.ts'
import { useRegions } from '../../features/places/use-regions.ts'
import { ColumnTable } from '../../features/tables/ColumnTable.tsx'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { Loaded } from '../../infrastructure/components/Loaded.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { saveFile } from '../../infrastructure/downloads/save-file.ts'
import './judge-statistics.css'

/** What completed tests show: hard questions, pass rates, and attempts to look at. */
export function JudgeStatisticsPage() {
  const { t } = useWords()
  const { client } = useApp()
  return (
    <div className="page judge-statistics-page">
      <h1 tabIndex={-1}>{t('judgeBank:statistics.heading')}</h1>
      <Loaded query={statisticsQuery(client)} failed={t('judgeBank:statistics.failed')} rows={8}>
        {(statistics) =>
          statistics.results.length === 0 ? (
            <EmptyState title={t('judgeBank:statistics.none')} />
          ) : (
            <>
              <Results results={statistics.results} />
              <Hardest hardest={statistics.hardest} />
              <Fast fast={statistics.fast} />
            </>
          )
        }
      </Loaded>
    </div>
  )
}

type Cell = string | number

interface TableProps {
  readonly file: string
  readonly caption: string
  readonly columns: readonly string[]
  readonly rows: readonly {
    readonly key: string | number
    readonly cells: readonly Cell[]
    /** Shown in place of the first cell. */
    readonly head?: ReactNode
  }[]
}

/** A table that can be saved for spreadsheets. */
function Table({ file, caption, columns, rows }: TableProps) {
  const { t, language } = useWords()
  function save() {
    const table = [columns, ...rows.map(({ cells }) => cells)]
    const text = csvOf(table, language === 'ru' ? 'russian' : 'international')
    saveFile(`${file}.csv`, new Blob([text], { type: 'text/csv' }))
  }
  return (
    <div className="judge-table">
      <h2>{caption}</h2>
      <ColumnTable
        aria-label={caption}
        columns={columns}
        rows={rows.map(({ key, cells: [first, ...cells], head }) => [key, [head ?? first, ...cells]])}
      />
      <p className="buttons">
        <Button onClick={save}>
          <span aria-hidden="true">{t('judgeBank:statistics.csv')}</span>
          <span className="visually-hidden">{t('judgeBank:statistics.csvOf', { table: caption })}</span>
        </Button>
      </p>
    </div>
  )
}

const percent = (part: number, whole: number) =>
  `${whole === 0 ? 0 : Math.floor((part * 100) / whole)}\u00a0%`

function Results({ results }: Pick<JudgeStatistics, 'results'>) {
  const { t } = useWords()
  const regions = useRegions()
  const name = (code: string | null) =>
    code === null
      ? t('judgeBank:statistics.noRegion')
      : (regions.find(({ value }) => value === code)?.text ?? code)
  return (
    <Table
      file="judge-results"
      caption={t('judgeBank:statistics.results')}
      columns={(['region', 'kind', 'tests', 'passed', 'share'] as const).map((column) =>
        t(`judgeBank:statistics.${column}`),
      )}
      rows={results.map(({ region, jCat, ifExam, tests, passed }) => ({
        key: `${region} ${jCat} ${ifExam}`,
        cells: [
          name(region),
          `${kindText({ ifExam }, t)} ${categoryShort(jCat, t)}`,
          tests,
          passed,
          percent(passed, tests),
        ],
      }))}
    />
  )
}

function Hardest({ hardest }: Pick<JudgeStatistics, 'hardest'>) {
  const { t } = useWords()
  return (
    <Table
      file="judge-questions-hardest"
      caption={t('judgeBank:statistics.hardest')}
      columns={(['code', 'question', 'drawn', 'right', 'share'] as const).map((column) =>
        t(`judgeBank:statistics.${column}`),
      )}
      rows={hardest.map(({ qId, code, quest, drawn, right }) => ({
        key: qId,
        cells: [code, quest, drawn, right, percent(right, drawn)],
      }))}
    />
  )
}

function Fast({ fast }: Pick<JudgeStatistics, 'fast'>) {
  const { t } = useWords()
  if (fast.length === 0) {
    return (
      <div className="judge-table">
        <h2>{t('judgeBank:statistics.fast')}</h2>
        <p>{t('judgeBank:statistics.fastNone')}</p>
      </div>
    )
  }
  return (
    <Table
      file="judge-tests-fast"
      caption={t('judgeBank:statistics.fast')}
      columns={(['test', 'judge', 'time', 'score'] as const).map((column) =>
        t(`judgeBank:statistics.${column}`),
      )}
      rows={fast.map(({ test, seconds }) => ({
        key: test.id,
        cells: [
          testTitle(test, t),
          `${test.userFirstName} ${test.userLastName}`,
          `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
          t('judgeTests:list.score', { score: String(test.sumScore), total: String(test.qTotal) }),
        ],
        head: <a href={paths.viewJudgeTest(test.id)}>{testTitle(test, t)}</a>,
      }))}
    />
  )
}
