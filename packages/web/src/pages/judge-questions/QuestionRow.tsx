import type { BankQuestion, QuestionVersion } from '@polynya/contract'
import { Button, useWords } from '@polynya/ui'
import { useState } from 'react'
import { versionsQuery } from '../../features/judge-tests/bank-queries.ts'
import { categoryShort } from '../../features/judge-tests/judge-test-text.ts'
import { Loaded } from '../../infrastructure/components/Loaded.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { momentText } from '../../infrastructure/formats/moment-text.ts'
import { useAddressQuery } from '../../infrastructure/lists/address-query.ts'

/** A question of the bank in the chosen language, with its former versions on request. */
export function QuestionRow({
  question,
  onEdit,
}: {
  readonly question: BankQuestion
  readonly onEdit: () => void
}) {
  const { t } = useWords()
  const [isOpen, setOpen] = useState(false)
  const { code, jCat, active, version } = question
  return (
    <li className="bank-question">
      <p>
        <b>{code}</b> <span className="tag">{categoryShort(jCat, t)}</span>{' '}
        <span className="tag" data-tone={active ? 'good' : 'warn'}>
          {t(`judgeBank:${active ? 'active' : 'inactive'}`)}
        </span>{' '}
        <small>{t('judgeBank:version', { version: String(version) })}</small>
      </p>
      <Texts texts={question} />
      <p className="buttons">
        <Button onClick={onEdit}>
          <span aria-hidden="true">{t('judgeBank:edit')}</span>
          <span className="visually-hidden">{t('judgeBank:editOf', { code })}</span>
        </Button>
        {version > 1 && (
          <Button onClick={() => setOpen(!isOpen)}>
            <span aria-hidden="true">{t('judgeBank:showVersions')}</span>
            <span className="visually-hidden">{t('judgeBank:versions', { code })}</span>
          </Button>
        )}
      </p>
      {isOpen && <Versions question={question} />}
    </li>
  )
}

type Shown = Pick<QuestionVersion, 'ru' | 'en' | 'rule' | 'options'>

function Texts({ texts: { ru, en, rule, options } }: { readonly texts: Shown }) {
  const { t, language: ofInterface } = useWords()
  const chosen = useAddressQuery().values.get('language')
  const language = chosen === 'ru' || chosen === 'en' ? chosen : ofInterface
  return (
    <div lang={language}>
      <p>{language === 'en' ? en : ru}</p>
      <ol>
        {options.map((option) => (
          <li key={option[language]} data-right={option.right}>
            {option[language]} {option.right && <small>— {t('judgeBank:right')}</small>}
          </li>
        ))}
      </ol>
      <p>
        <small>{t('judgeBank:rule', { rule })}</small>
      </p>
    </div>
  )
}

function Versions({ question }: { readonly question: BankQuestion }) {
  const { t, formats } = useWords()
  const { client } = useApp()
  return (
    <Loaded query={versionsQuery(client, question)} failed={t('judgeBank:failed')}>
      {({ versions }) => (
        <ul className="bank-versions" aria-label={t('judgeBank:versions', { code: question.code })}>
          {versions.map((each) => (
            <li key={each.version}>
              <p>
                <b>
                  {t('judgeBank:versionLine', {
                    version: String(each.version),
                    date: momentText(each.createdAt, formats),
                    tests: String(each.tests),
                  })}
                </b>
              </p>
              <Texts texts={each} />
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  )
}
