#!/usr/bin/env bash
# `npm run spelling`: lists the words of the built Danish pages, and of descriptions, that are neither in hunspell's Danish
# dictionary nor in content/ordliste.txt, and fails if there are any, or no dictionary or site.
set -o pipefail
hunspell -v > /dev/null || { echo 'hunspell med dansk ordbog mangler (Debian: apt-get install hunspell hunspell-da).'; exit 1; }
dist=$(node --import ./scripts/environment/read-env.mjs --print 'process.env.OUT_DIRECTORY || "dist"')
{ grep -rlZ --include='*.html' '<html lang="da"' "$dist" | xargs -0 cat && grep -rh '^beskrivelse:' content; } |
  # Soft hyphens split words, and hunspell cuts lines at 8 KB.
  sed 's/\xc2\xad//g' | fold -s -w 4000 |
  hunspell -d da_DK -i utf-8 -H -p content/ordliste.txt -l |
  # Addresses and file names.
  sed -E '/[.]|^-$/d' | sort -u | { ! grep . ; }
