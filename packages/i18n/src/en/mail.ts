import type { Translated } from '../catalogue.ts'
import type { mail as original } from '../ru/mail.ts'

export const mail = {
  activation: {
    subject: 'Activate your account',
    text: `Hello {{name}},

You created an account at {{site}}. To activate it and sign in, follow this link:

{{link}}

The link is valid for 5 hours and works once.

If you did not create an account, ignore this e-mail.

{{site}}
`,
  },
  reset: {
    subject: 'Password recovery',
    text: `Hello {{name}},

To set a new password and sign in, follow this link:

{{link}}

The link is valid for 1 hour and works once.

If you did not request a new password, ignore this e-mail: your password stays the same.

{{site}}
`,
  },
  email: {
    subject: 'Confirm your new e-mail',
    text: `Hello {{name}},

You entered this address as the new e-mail of your account. To confirm it, follow this link:

{{link}}

The link is valid for 5 hours and works once. Until you confirm, you sign in with the old address.

If you did not change your e-mail, ignore this e-mail.

{{site}}
`,
  },
  emailChanged: {
    subject: 'The e-mail of your account has changed',
    text: `Hello {{name}},

The e-mail of your account has changed; this address can no longer sign in.

If this was not you, contact support at once.

{{site}}
`,
  },
  passwordChanged: {
    subject: 'Your password has changed',
    text: `Hello {{name}},

The password of your account has changed, and sessions on other devices have ended.

If this was not you, reset your password at once:

{{link}}

{{site}}
`,
  },
  changeAccepted: {
    subject: 'The profile {{iwsaid}} has been changed',
    text: `Hello {{name}},

An administrator has accepted your change to the profile of {{swimmer}} ({{iwsaid}}):

{{changes}}

View the profile:

{{link}}

{{site}}
`,
  },
  admissionRefused: {
    subject: 'An admission document was rejected: {{iwsaid}}',
    text: `Hello {{name}},

An administrator has rejected an admission document of {{swimmer}} ({{iwsaid}}): {{document}}. Reason:

{{note}}

Upload a new document:

{{link}}

{{site}}
`,
  },
  admissionEnds: {
    subject: 'An admission document expires before the event: {{iwsaid}}',
    text: `Hello {{name}},

An admission document of {{swimmer}} ({{iwsaid}}) is valid until {{until}}: {{document}}. It expires before the end of the event {{event}}.

Upload a new document:

{{link}}

{{site}}
`,
  },
  teamLeft: {
    subject: '{{swimmer}} left a relay team',
    text: `Hello {{name}},

{{swimmer}} ({{iwsaid}}) left the team {{team}}: {{distance}}, event {{event}}. If necessary, name another swimmer and update the start list.

{{link}}

{{site}}
`,
  },
  teamNamed: {
    subject: '{{swimmer}} was named in a relay team',
    text: `Hello {{name}},

{{swimmer}} ({{iwsaid}}) was named in the team {{team}}: {{distance}}, event {{event}}. If the swimmer will not take part, open the team by the link, sign in and choose "Leave the team". This is possible until teams can no longer be changed.

{{link}}

{{site}}
`,
  },
  changeRefused: {
    subject: 'Your request to change profile {{iwsaid}} was rejected',
    text: `Hello {{name}},

An administrator has rejected the request to change the profile of {{swimmer}} ({{iwsaid}}). Reason:

{{reason}}

You can send another request:

{{link}}

{{site}}
`,
  },
  transferOffered: {
    subject: 'You are offered a swimmer’s profile',
    text: `Hello,

{{from}} offers you the profile of a swimmer at {{site}}: {{swimmer}} ({{iwsaid}}).

To accept or decline it, sign in with this e-mail address; if you have no account yet, create one:

{{link}}

The offer is valid until {{date}}. If you did not expect this e-mail, ignore it: the profile stays where it is.

{{site}}
`,
  },
  transferAccepted: {
    subject: 'The profile {{iwsaid}} has moved',
    text: `Hello {{name}},

Your offer was accepted: the profile of {{swimmer}} ({{iwsaid}}) now belongs to another account.

{{link}}

{{site}}
`,
  },
  transferDeclined: {
    subject: 'The profile {{iwsaid}} stays with you',
    text: `Hello {{name}},

Your offer was declined: the profile of {{swimmer}} ({{iwsaid}}) stays in your account.

{{link}}

{{site}}
`,
  },
  profilesMerged: {
    subject: 'The profiles {{loser}} and {{iwsaid}} have been merged',
    text: `Hello {{name}},

An administrator has merged two profiles of one swimmer. The profile of {{swimmer}} ({{iwsaid}}) stays; the old ID {{loser}} redirects to it.

{{link}}

If these are different people, contact support at once: a merge can be undone.

{{site}}
`,
  },
  orderPlaced: {
    subject: 'Order No. {{order}}: {{event}}',
    text: `Hello {{name}},

We’ve received your order. The places are reserved until {{until}}. Amount to pay: {{sum}}.

{{entries}}

Unpaid places are released after that. Pay for your order:

{{link}}

{{site}}
`,
  },
  orderPaid: {
    subject: 'Entries confirmed: {{event}}',
    text: `Hello {{name}},

Order No. {{order}} is paid and your entries are confirmed.

{{entries}}

View your order and receipt:

{{link}}

{{site}}
`,
  },
  paymentFailed: {
    subject: 'Payment failed: order No. {{order}}',
    text: `Hello {{name}},

The payment of order No. {{order}} ({{event}}) was refused or cancelled. You were not charged. While the places are reserved you can pay again:

{{link}}

{{site}}
`,
  },
  orderCancelled: {
    subject: 'Order No. {{order}} is cancelled',
    text: `Hello {{name}},

The unpaid order No. {{order}} ({{event}}) is cancelled and its places have been released.

{{link}}

{{site}}
`,
  },
  orderExpired: {
    subject: 'The time to pay has expired: order No. {{order}}',
    text: `Hello {{name}},

Order No. {{order}} ({{event}}) was not paid in time and its places have been released. If places are left, you can create a new order.

{{link}}

{{site}}
`,
  },
  entrantMessage: {
    subject: '{{subject}}',
    text: `Hello {{name}},

{{message}}

{{event}}:
{{link}}

You are receiving this e-mail because you entered this event.

{{site}}
`,
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
  moneyBack: {
    subject: 'Refund of {{sum}}: order No. {{order}}',
    text: `Hello {{name}},

We are refunding {{sum}} of order No. {{order}} ({{event}}): {{why}}. Refunds to a card take a few days.

{{link}}

{{site}}
`,
  },
  entryCancelled: {
    subject: 'Distance cancelled: {{event}}',
    text: `Hello {{name}},

Cancelled: {{entry}}. {{where}}: {{sum}}.

{{link}}

{{site}}
`,
  },
  registrationOpens: {
    subject: 'Registration opens soon: {{event}}',
    text: `Hello {{name}},

Registration for {{event}} opens on {{opens}}. Places may sell out quickly, so have your swimmers’ profiles ready.

{{link}}

You are receiving this reminder because you requested it. You can turn it off on the event page.

{{site}}
`,
  },
  placeOffered: {
    subject: 'A place is free: {{event}}',
    text: `Hello {{name}},

A place is free for the entry you are waiting for: {{entry}}. It is reserved for you until {{until}}. Register and pay, or it will be offered to the next person.

{{link}}

{{site}}
`,
  },
  amountDiffers: {
    subject: 'Payment amount differs: order {{order}}',
    text: `Hello {{name}},

Order {{order}} ({{event}}) required {{expected}}, but the payment system reports a payment of {{reported}}. The order is not marked as paid.

Check the payment in the payment system. Then refund it there, or mark the order as paid:

{{link}}

{{site}}
`,
  },
  refundUnanswered: {
    subject: 'No response about a refund of {{expected}}: order {{order}}',
    text: `Hello {{name}},

The payment system has not confirmed the refund of {{expected}} of order {{order}} ({{event}}) for more than 23 hours. The refund is not retried, so that the money is not refunded twice.

Check the refund in the payment system. The order:

{{link}}

{{site}}
`,
  },
  refundCauses: {
    cancelled: 'a distance was cancelled',
    late_payment: 'the payment arrived when no places were left',
    double_payment: 'the order was paid twice',
    called_off: 'the event is called off',
    overpaid: 'the order was overpaid',
    manual: 'by decision of an administrator',
  },
  refundWays: {
    card: 'Refund to card',
    credit: 'Refund to balance',
  },
} satisfies Translated<typeof original>
