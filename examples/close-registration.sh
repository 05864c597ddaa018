#!/usr/bin/env bash
# Closes the registration of an event and mails its entrants to an organiser. For cron, with a token of the scope `events`
# and a program `mail` (or another one in MAILER) that takes the text on its input:
#
#   0 20 23 1 *  POLYNYA_URL=https://swim.example POLYNYA_TOKEN=… /opt/polynya/examples/close-registration.sh 12 host@swim.example
#
# Closing a registration twice changes nothing, and mails the list again.
set -euo pipefail
shopt -s inherit_errexit

event=${1:?the number of the event}
address=${2:?the address of the organiser}
export POLYNYA_NO_INPUT=1

polynya events close "$event" --yes --quiet >/dev/null
entrants=$(polynya registrations list "$event" --sort number --quiet)
printf '%s\n' "$entrants" | "${MAILER:-mail}" -s "Entrants of event $event" "$address"
