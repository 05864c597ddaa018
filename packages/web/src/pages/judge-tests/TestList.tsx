import { JUDGE_TEST_CATEGORIES, PAGE_SIZE } from '@polynya/domain'
import { EmptyState, useWords } from '@polynya/ui'
import {
  TEST_SORTS,
  type TestScope,
  type TestSort,
  testsQuery,
} from '../../features/judge-tests/judge-test-queries.ts'
import { categoryShort } from '../../features/judge-tests/judge-test-text.ts'
import { Loaded } from '../../infrastructure/components/Loaded.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useAddressQuery } from '../../infrastructure/lists/address-query.ts'
import { Choice } from '../../infrastructure/lists/Choice.tsx'
import { Pager } from '../../infrastructure/lists/Pager.tsx'
import { TestRow } from './TestRow.tsx'

/** A page of tests with its filters. */
export function TestList({ scope }: { readonly scope: TestScope }) {
  const { t } = useWords()
  const { client } = useApp()
  const { values } = useAddressQuery()
  return (
    <>
      <Filters />
      <Loaded query={testsQuery(client, scope, values)} failed={t('judgeTests:failed')} rows={4}>
        {({ judgeTests, total }) => (
          <>
            {total === 0 && (
              <EmptyState title={t('messages:judgeTests.notCreated')}>
                <p>{t('judgeTests:list.empty')}</p>
              </EmptyState>
            )}
            <ul className="admin-list">
              {judgeTests.map((test) => (
                <TestRow key={test.id} test={test} isOfAll={scope === 'all'} />
              ))}
            </ul>
            {total > 0 && <Pager total={total} size={PAGE_SIZE.judgeTests} />}
          </>
        )}
      </Loaded>
    </>
  )
}

function Filters() {
  const { t } = useWords()
  const { values, open } = useAddressQuery()
  const choose = (name: 'jCat' | 'sort') => (value: string | undefined) => {
    const next = new URLSearchParams(values)
    next.delete('page')
    if (value) next.set(name, value)
    else next.delete(name)
    open(next)
  }
  return (
    <search className="admin-filters">
      <Choice
        label={t('judgeTests:filters.category')}
        none={t('judgeTests:filters.anyCategory')}
        value={values.get('jCat') ?? undefined}
        options={JUDGE_TEST_CATEGORIES.map((value) => ({ value, text: categoryShort(value, t) }))}
        onChoose={choose('jCat')}
      />
      <Choice
        label={t('judgeTests:filters.sort')}
        none={t('judgeTests:filters.newest')}
        value={values.get('sort') ?? undefined}
        options={(Object.keys(TEST_SORTS) as TestSort[]).map((value) => ({
          value,
          text: t(`judgeTests:filters.${value}`),
        }))}
        onChoose={choose('sort')}
      />
    </search>
  )
}
