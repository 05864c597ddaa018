import type { DoubleResult, Swimmer } from '@polynya/contract'
import { Button, Facts, swimmerName, useWords } from '@polynya/ui'
import { useState } from 'react'
import { ConfirmDialog } from '../../infrastructure/dialogs/ConfirmDialog.tsx'
import { MergeResults } from './MergeResults.tsx'
import { MergeValues } from './MergeValues.tsx'
import { agreementsOf } from './merge-choices.ts'
import { type Merge, type Side, useMerge } from './use-merge.ts'

type Two = Readonly<Record<Side, Swimmer>>

const SIDES = ['one', 'other'] as const satisfies Side[]

/** The choices of a merge: who stays, with which values, and whose. */
export function MergeForm({ doubles, ...two }: Two & { readonly doubles: readonly DoubleResult[] }) {
  const { t } = useWords()
  const merge = useMerge(two, doubles)
  const [isAsking, setAsking] = useState(false)
  const { survivor, loser } = merge
  return (
    <form
      className="form custody-merge"
      onSubmit={(domEvent) => {
        domEvent.preventDefault()
        setAsking(true)
      }}
    >
      <Survivor two={two} merge={merge} />
      <MergeValues merge={merge} />
      <Agreements two={two} />
      {merge.owners.length > 1 && <Owner merge={merge} />}
      <MergeResults two={two} doubles={doubles} merge={merge} />
      <Button type="submit" kind="primary">
        {t('custody:merge.submit')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          heading={t('custody:merge.submit')}
          text={t('custody:merge.confirmText', {
            survivor: two[survivor].iwsaid,
            loser: two[loser].iwsaid,
          })}
          confirm={t('custody:merge.submit')}
          onConfirm={merge.merge}
          onClose={() => setAsking(false)}
        />
      )}
    </form>
  )
}

function Survivor({ two, merge }: { readonly two: Two; readonly merge: Merge }) {
  const { t, language } = useWords()
  return (
    <fieldset className="field">
      <legend>{t('custody:merge.survivor')}</legend>
      <div className="custody-pair">
        {SIDES.map((side) => {
          const { main } = swimmerName(two[side], language)
          const { link, userId, iwsaid } = two[side]
          return (
            <label key={side} className="tick">
              <input
                type="radio"
                name="survivor"
                checked={merge.survivor === side}
                onChange={() => merge.setSurvivor(side)}
              />
              <span>
                <span lang={main.lang}>{main.text}</span>
                <small>
                  {iwsaid}
                  <br />
                  {t(`custody:merge.link.${link}`, { id: userId ?? '' })}
                </small>
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

function Agreements({ two }: { readonly two: Two }) {
  const words = useWords()
  const agreements = agreementsOf(two.one, two.other, words)
  return (
    <section aria-labelledby="same">
      <h2 id="same">{words.t('custody:merge.same')}</h2>
      <Facts
        facts={agreements.map(({ field, text }) => ({
          label: words.t(`custody:fields.${field}`),
          value: text,
        }))}
      />
    </section>
  )
}

function Owner({ merge }: { readonly merge: Merge }) {
  const { t } = useWords()
  return (
    <fieldset className="field">
      <legend>{t('custody:merge.owner')}</legend>
      {merge.owners.map((id) => (
        <label key={id} className="tick">
          <input
            type="radio"
            name="owner"
            required
            checked={merge.userId === id}
            onChange={() => merge.setUserId(id)}
          />
          {t('custody:merge.account', { id })}
        </label>
      ))}
    </fieldset>
  )
}
