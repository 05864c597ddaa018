import type { Translated } from '../catalogue.ts'
import type { mail as original } from '../ru/mail.ts'

export const mail = {
  brand: 'Polynya',
  greeting: 'Hello {{name}},',
  greetingWithoutName: 'Hello,',
  facts: { event: 'Event', date: 'Dates', venue: 'Venue', documents: 'Required documents' },
  activation: {
    subject: 'Activate your account',
    text: `You created an account at {{site}}. Activate it to sign in.`,
    action: 'Activate account',
    note: `The link is valid for 5 hours and works once.

If you did not create an account, ignore this e-mail.`,
  },
  reset: {
    subject: 'Password recovery',
    text: `We received a request to reset the password of your account. Set a new password to sign in.`,
    action: 'Set a new password',
    note: `The link is valid for 1 hour and works once.

If you did not request a new password, ignore this e-mail: your password stays the same.`,
  },
  email: {
    subject: 'Confirm your new e-mail',
    text: `You entered this address as the new e-mail of your account. Confirm it to sign in with it.`,
    action: 'Confirm e-mail',
    note: `The link is valid for 5 hours and works once. Until you confirm, you sign in with the old address. Confirming ends sessions on other devices.

If you did not change your e-mail, ignore this e-mail.`,
  },
  emailChanged: {
    subject: 'The e-mail of your account has changed',
    text: `The e-mail of your account has changed; this address can no longer sign in. Sessions on other devices have ended.

If this was not you, contact support at once.`,
    action: 'Open settings',
  },
  passwordChanged: {
    subject: 'Your password has changed',
    text: `The password of your account has changed, and sessions on other devices have ended.

If this was not you, reset your password at once.`,
    action: 'Reset password',
  },
  webhookDisabled: {
    subject: 'A webhook is disabled: {{host}}',
    text: `A webhook of your account is disabled, because {{reason}}:

{{url}}

Failed deliveries are stored for 14 days and can be repeated once you enable it.`,
    gone: 'its receiver responded that it is gone (410)',
    failing: 'its receiver accepted no message for three days',
    action: 'Open settings',
  },
  changeAccepted: {
    subject: 'The profile {{iwsaid}} has been changed',
    text: `An administrator has accepted your change to the profile of {{swimmer}} ({{iwsaid}}):

{{changes}}`,
    action: 'View profile',
  },
  admissionRefused: {
    subject: 'An admission document was rejected: {{iwsaid}}',
    text: `An administrator has rejected an admission document of {{swimmer}} ({{iwsaid}}): {{document}}. Reason:

{{note}}`,
    action: 'Upload a document',
  },
  admissionEnds: {
    subject: 'An admission document expires before the event: {{iwsaid}}',
    text: `An admission document of {{swimmer}} ({{iwsaid}}) is valid until {{until}}: {{document}}. It expires before the end of the event {{event}}.`,
    action: 'Upload a document',
  },
  calendar: 'Add the event to your calendar',
  teamJoined: {
    subject: '{{swimmer}} joined a relay team',
    text: `{{swimmer}} ({{iwsaid}}) joined the team {{team}} by invitation: {{distance}}, event {{event}}. Check the members and save the team.`,
    action: 'Open the team',
  },
  teamLeft: {
    subject: '{{swimmer}} left a relay team',
    text: `{{swimmer}} ({{iwsaid}}) left the team {{team}}: {{distance}}, event {{event}}. If necessary, name another swimmer and save the team.`,
    action: 'Open the team',
  },
  teamRemoved: {
    subject: '{{swimmer}} was removed from a relay team',
    text: `{{swimmer}} ({{iwsaid}}) is no longer a member of the team {{team}}: {{distance}}, event {{event}}. The captain or an administrator changed the team.`,
    action: 'Open the team',
  },
  teamCancelled: {
    subject: 'Relay team cancelled: {{swimmer}}',
    text: `The entry of the team {{team}} was cancelled: {{distance}}, event {{event}}. {{swimmer}} ({{iwsaid}}) will not swim in it.`,
    action: 'Open the event',
  },
  teamNamed: {
    subject: '{{swimmer}} was named in a relay team',
    text: `{{swimmer}} ({{iwsaid}}) was named in the team {{team}}: {{distance}}, event {{event}}. If the swimmer will not take part, open the team, sign in and select “Leave the team”. This is possible until teams can no longer be changed.`,
    action: 'Open the team',
  },
  changeRefused: {
    subject: 'Your request to change profile {{iwsaid}} was rejected',
    text: `An administrator has rejected the request to change the profile of {{swimmer}} ({{iwsaid}}). Reason:

{{reason}}`,
    action: 'Send another request',
  },
  transferOffered: {
    subject: 'You are offered a swimmer’s profile',
    text: `{{from}} offers you the profile of a swimmer at {{site}}: {{swimmer}} ({{iwsaid}}).

To accept or decline it, sign in with this e-mail address; if you have no account yet, create one.`,
    action: 'Accept or decline',
    note: `The offer is valid until {{date}}. If you did not expect this e-mail, ignore it: the profile stays where it is.`,
  },
  transferAccepted: {
    subject: 'The profile {{iwsaid}} has moved',
    text: `Your offer was accepted: the profile of {{swimmer}} ({{iwsaid}}) now belongs to another account.`,
    action: 'View profile',
  },
  transferDeclined: {
    subject: 'The profile {{iwsaid}} stays with you',
    text: `Your offer was declined: the profile of {{swimmer}} ({{iwsaid}}) stays in your account.`,
    action: 'View profile',
  },
  profilesMerged: {
    subject: 'The profiles {{loser}} and {{iwsaid}} have been merged',
    text: `An administrator has merged two profiles of one swimmer. The profile of {{swimmer}} ({{iwsaid}}) stays; the old ID {{loser}} redirects to it.`,
    action: 'View profile',
    note: `If these are different people, contact support at once: a merge can be undone.`,
  },
  orderPlaced: {
    subject: 'Order No. {{order}}: {{event}}',
    text: `We’ve received your order. The places are reserved until {{until}}. Amount to pay: {{sum}}.

{{entries}}

Unpaid places are released after that.`,
    action: 'Pay for the order',
  },
  orderPaid: {
    subject: 'Entries confirmed: {{event}}',
    text: `Order No. {{order}} is paid and your entries are confirmed.

{{entries}}`,
    action: 'View order and receipt',
  },
  orderLine: '— order No. {{order}}: {{sum}}',
  ordersPlaced: {
    subject: 'Entries of a file: {{event}}',
    text: `The swimmers of the file are entered in {{count}} orders. The places are reserved until {{until}}. Amount to pay: {{sum}}.

{{orders}}

Unpaid places are released after that.`,
    action: 'View orders',
  },
  ordersPaid: {
    subject: 'Entries confirmed: {{event}}',
    text: `The swimmers of the file are entered and confirmed in {{count}} orders.

{{orders}}`,
    action: 'View orders',
  },
  paymentFailed: {
    subject: 'Payment failed: order No. {{order}}',
    text: `The payment of order No. {{order}} ({{event}}) was refused or cancelled. You were not charged. While the places are reserved you can pay again.`,
    action: 'Pay again',
  },
  orderCancelled: {
    subject: 'Order No. {{order}} is cancelled',
    text: `The unpaid order No. {{order}} ({{event}}) is cancelled and its places have been released.`,
    action: 'View order',
  },
  orderExpired: {
    subject: 'The time to pay has expired: order No. {{order}}',
    text: `Order No. {{order}} ({{event}}) was not paid in time and its places have been released. If places are left, you can create a new order.`,
    action: 'View order',
  },
  entrantMessage: {
    subject: '{{subject}}',
    text: `{{message}}`,
    action: 'Go to the event',
    note: `You are receiving this e-mail because you entered this event.`,
  },
  eventStates: {
    planned: {
      subject: 'The event takes place: {{event}}',
      text: '“{{event}}” takes place as announced. See the dates on its page.',
    },
    postponed: {
      subject: 'The event is postponed: {{event}}',
      text: '“{{event}}” is postponed. Your entries remain valid. The new dates will be on the event page.',
    },
    calledOff: {
      subject: 'The event is called off: {{event}}',
      text: '“{{event}}” is called off. Unpaid orders are closed. If you have paid, you will get another e-mail about the refund.',
    },
  },
  waitingRestored: 'Waiting lists are restored in the same order.',
  moneyBack: {
    subject: 'Refund of {{sum}}: order No. {{order}}',
    text: `We are refunding {{sum}} of order No. {{order}} ({{event}}): {{why}}. {{refund}}`,
    action: 'View order',
  },
  entryCancelled: {
    subject: 'Distance cancelled: {{event}}',
    text: `Cancelled: {{entry}}. {{refund}}`,
    action: 'View order',
  },
  duplicateEntry:
    'Two profiles of this swimmer have been merged; both were entered for this distance, so one entry is cancelled.',
  amountDue: 'Amount to pay now: {{sum}}. The places are reserved until {{until}}.',
  registrationOpens: {
    subject: 'Registration opens soon: {{event}}',
    text: `Registration for {{event}} opens on {{opens}}. Places may sell out quickly, so have your swimmers’ profiles ready.`,
    action: 'Go to the event',
    note: `You are receiving this e-mail because you follow this event. You can unfollow it on its page.`,
  },
  followedEvent: {
    subject: '{{news}}: {{event}}',
    text: `{{changes}}`,
    action: 'Go to the event',
    note: `You are receiving this e-mail because you follow this event. You can unfollow it on its page.`,
  },
  followedChanges: {
    planned: { subject: 'The event takes place', text: 'The event takes place as announced.' },
    postponed: {
      subject: 'The event is postponed',
      text: 'The event is postponed. See its page for the reason.',
    },
    calledOff: {
      subject: 'The event is called off',
      text: 'The event is called off. See its page for the reason.',
    },
    dates: { subject: 'New dates', text: 'The dates of the event have changed: {{dates}}.' },
    startLists: { subject: 'Start lists published', text: 'The start lists are published.' },
    results: { subject: 'Results published', text: 'The results are published.' },
  },
  unfollow: {
    link: 'Unfollow the event',
    title: 'Unfollow this event?',
    done: 'You do not follow this event',
    event: 'Go to the event',
    home: 'Go to the home page',
  },
  placeOffered: {
    subject: 'A place is free: {{event}}',
    text: `A place is free for the entry that you are waiting for: {{entry}}. It is reserved for you until {{until}}. If you do not register and pay by then, it will be offered to the next person.`,
    action: 'Register',
  },
  restoreFailed: {
    subject: 'A backup could not be restored',
    text: `The check tried to restore the newest backup {{backup}} into a scratch database. It failed:

{{problem}}

Until the cause is found, assume that there is no backup: make another one and test it.`,
    action: 'View server status',
  },
  differences: {
    subject: 'The data check found new differences',
    text: `The nightly check found new differences in the data of the site:

{{checks}}

The check corrects nothing: open it and find the cause.`,
    action: 'View data check',
  },
  amountDiffers: {
    subject: 'Payment amount differs: order {{order}}',
    text: `Order {{order}} ({{event}}) required {{expected}}, but the payment system reports a payment of {{reported}}. The order is not marked as paid.

Check the payment in the payment system. Then refund it there, or mark the order as paid.`,
    action: 'View order',
  },
  refundUnanswered: {
    subject: 'No response about a refund of {{expected}}: order {{order}}',
    text: `The payment system has not confirmed the refund of {{expected}} of order {{order}} ({{event}}) for more than 23 hours. The refund is not retried, so that the money is not refunded twice.

Check the refund in the payment system.`,
    action: 'View order',
  },
  refundRefused: {
    subject: 'Refund of {{expected}} refused: order {{order}}',
    text: `The payment system has refused the refund of {{expected}} of order {{order}} ({{event}}). The payer has not received the money.

Refund it again in the order, for example to the balance.`,
    action: 'View order',
  },
  refundCauses: {
    cancelled: 'a distance was cancelled',
    late_payment: 'the payment arrived after the places had been released',
    double_payment: 'the order was paid twice',
    called_off: 'the event is called off',
    overpaid: 'the order was overpaid',
    manual: 'by decision of an administrator',
  },
  refundWays: {
    card: 'Refund to card: {{sum}}.',
    credit: 'Refund to balance: {{sum}}.',
    manual: 'Refund from the organizer: {{sum}}.',
    cardDays: 'Refunds to a card take a few days.',
    none: 'There is no refund.',
  },
} satisfies Translated<typeof original>
