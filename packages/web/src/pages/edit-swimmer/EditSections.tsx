import type { Swimmer } from '@polynya/contract'
import { LIVES } from '@polynya/domain'
import { useWords } from '@polynya/ui'
import { confirmAddress } from '../create-swimmer/create-search.ts'
import { momentText } from '../settings/moment-text.ts'
import { ContactsSection } from './ContactsSection.tsx'
import { IdentitySection } from './IdentitySection.tsx'
import { LeaveSection } from './LeaveSection.tsx'
import { NamesSection } from './NamesSection.tsx'
import { ParaSection } from './ParaSection.tsx'
import { PhotoSection } from './PhotoSection.tsx'
import { PlaceSection } from './PlaceSection.tsx'
import { RankSection } from './RankSection.tsx'

/** Every part of a profile that its owner may change, and those that are locked. */
export function EditSections({ swimmer }: { readonly swimmer: Swimmer }) {
  const { t } = useWords()
  const anchors = {
    identity: t('profile:edit.identity'),
    photo: t('profile:edit.photo'),
    names: t('profile:edit.names'),
    place: t('profile:edit.place'),
    rank: t('profile:edit.rank'),
    contacts: t('profile:edit.contacts'),
    para: t('profile:edit.para'),
    leave: t('profile:edit.leave'),
  }
  return (
    <div className="settings-columns">
      <nav aria-label={t('profile:edit.sections')} className="settings-nav">
        <ul>
          {Object.entries(anchors).map(([id, text]) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="settings-sections">
        {swimmer.i_status === 0 && <Unconfirmed swimmer={swimmer} />}
        <IdentitySection swimmer={swimmer} />
        <PhotoSection swimmer={swimmer} />
        <NamesSection swimmer={swimmer} />
        <PlaceSection swimmer={swimmer} />
        <RankSection swimmer={swimmer} />
        <ContactsSection swimmer={swimmer} />
        <ParaSection swimmer={swimmer} />
        <LeaveSection swimmer={swimmer} />
      </div>
    </div>
  )
}

const HOUR_MS = 3_600_000

function Unconfirmed({ swimmer: { id, createdAt } }: { readonly swimmer: Swimmer }) {
  const { t, formats } = useWords()
  const until = new Date(Date.parse(createdAt ?? '') + LIVES.unconfirmedSwimmerHours * HOUR_MS)
  return (
    <div className="settings-pending">
      {createdAt && (
        <p>{t('profile:edit.unconfirmed', { until: momentText(until.toISOString(), formats) })}</p>
      )}
      <a href={confirmAddress(id)}>{t('profile:edit.confirm')}</a>
    </div>
  )
}
