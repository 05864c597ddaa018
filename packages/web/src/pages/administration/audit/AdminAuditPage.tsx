import { AUDIT_ACTIONS, AUDIT_KINDS } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { Answer, NothingFound } from '../../../features/administration/Answer.tsx'
import { FilterForm, FilterSelect, FilterText } from '../../../features/administration/FilterForm.tsx'
import { useApp } from '../../../infrastructure/context/app-context.ts'
import { useAddressQuery } from '../../../infrastructure/lists/address-query.ts'
import { Pager } from '../../../infrastructure/lists/Pager.tsx'
import './admin-audit.css'
import { AuditRow } from './AuditRow.tsx'
import { auditQuery, PAGE_ROWS } from './audit-query.ts'

/** Who changed what. */
export function AdminAuditPage() {
  const { t } = useWords()
  const { client } = useApp()
  const { values } = useAddressQuery()
  return (
    <div className="page admin-page">
      <h1>{t('administration:audit.heading')}</h1>
      <Filters />
      <Answer query={auditQuery(client, values)}>
        {({ entries, total }) => (
          <>
            {total === 0 && <NothingFound />}
            <ul className="admin-list">
              {entries.map((entry) => (
                <AuditRow key={entry.id} entry={entry} />
              ))}
            </ul>
            <Pager total={total} size={PAGE_ROWS} />
          </>
        )}
      </Answer>
    </div>
  )
}

function Filters() {
  const { t } = useWords()
  return (
    <FilterForm>
      <FilterText name="email" label={t('administration:audit.email')} />
      <FilterSelect
        name="action"
        label={t('administration:audit.action')}
        none={t('administration:audit.anyAction')}
        options={AUDIT_ACTIONS.map((value) => ({ value, text: t(`administration:audit.actions.${value}`) }))}
      />
      <FilterSelect
        name="kind"
        label={t('administration:audit.kind')}
        none={t('administration:audit.anyKind')}
        options={AUDIT_KINDS.map((value) => ({ value, text: t(`administration:audit.kinds.${value}`) }))}
      />
      <FilterText name="object" label={t('administration:audit.object')} />
      <FilterText name="from" type="date" label={t('administration:audit.from')} />
      <FilterText name="to" type="date" label={t('administration:audit.to')} />
    </FilterForm>
  )
}
