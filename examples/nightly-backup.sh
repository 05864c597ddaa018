#!/usr/bin/env bash
# Backs an installation up into a folder with the date in its name, and forgets the oldest. For the crontab of root:
#
#   PATH=/opt/polynya/bin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
#   15 3 * * *  set -a; . /etc/polynya.env; SERVICE=polynya; /opt/polynya/examples/nightly-backup.sh /backups 14
#
# `set -a` exports what /etc/polynya.env sets: without the environment of the server (DATA_DIR or DATABASE_URL, FILES_URL)
# its database is not found. SERVICE is the unit of the server, whose user must own the folder of backups. On the embedded
# database the server must not run meanwhile: the unit is stopped and started again. On PostgreSQL leave SERVICE out.
set -euo pipefail

folder=${1:?the folder of backups}
keep=${2:-14}

start() { if [ -n "${SERVICE:-}" ]; then systemctl start "$SERVICE"; fi; }
# The server could not write the files that root makes in its data folder.
as_server() {
  if [ -n "${SERVICE:-}" ]; then set -- runuser -u "$(systemctl show --property=User --value "$SERVICE")" -- "$@"; fi
  "$@"
}
trap start EXIT
if [ -n "${SERVICE:-}" ]; then systemctl stop "$SERVICE"; fi

as_server mkdir -p "$folder"
target="$folder/$(date +%F-%H%M%S)"
as_server polynya backup "$target" --quiet

# Only what this script made, newest first, and only after a backup that went well.
find "$folder" -mindepth 1 -maxdepth 1 -type d -name '20??-??-??-??????' | sort -r | tail -n +"$((keep + 1))" |
  while read -r old; do rm -rf -- "$old"; done
