import type { Swimmer } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { SectionColumns } from '../../features/settings-sections/SectionColumns.tsx'
import { confirmationDeadline } from '../../features/swimmer-forms/confirmation-deadline.ts'
import { confirmAddress } from '../../features/swimmer-forms/create-search.ts'
import { momentText } from '../../infrastructure/formats/moment-text.ts'
import { AdmissionsSection } from './AdmissionsSection.tsx'
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
    admissions: t('admissions:heading'),
    leave: t('profile:edit.leave'),
  }
  return (
    <SectionColumns label={t('profile:edit.sections')} anchors={anchors}>
      {swimmer.i_status === 0 && <Unconfirmed swimmer={swimmer} />}
      <IdentitySection swimmer={swimmer} />
      <PhotoSection swimmer={swimmer} />
      <NamesSection swimmer={swimmer} />
      <PlaceSection swimmer={swimmer} />
      <RankSection swimmer={swimmer} />
      <ContactsSection swimmer={swimmer} />
      <ParaSection swimmer={swimmer} />
      <AdmissionsSection swimmer={swimmer} />
      <LeaveSection swimmer={swimmer} />
    </SectionColumns>
  )
}

function Unconfirmed({ swimmer }: { readonly swimmer: Swimmer }) {
  const { t, formats } = useWords()
  const until = momentText(confirmationDeadline(swimmer), formats)
  return (
    <div className="settings-pending">
      <p>{t('profile:edit.unconfirmed', { until })}</p>
      <a href={confirmAddress(swimmer.id)}>{t('profile:edit.confirm')}</a>
    </div>
  )
}
