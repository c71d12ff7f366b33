#!/bin/sh
# Writes frame-order: the sections of the functions that lay out a frame of a slide, for the linker to put side by side.
# Run it after `swift build -c release --toolset release/toolset.json`. It needs valgrind, and Xvfb where there is no
# display. A list that is out of date does no harm; what it does not name stands where the linker puts it.
set -eu
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT

# Fifty seconds of a slide are 3000 frames. What runs in less than every twentieth is not part of them.
valgrind --quiet --tool=callgrind --callgrind-out-file="$work/profile" \
    --toggle-collect='*UIApplicationC17advanceAnimations*' --toggle-collect='*UIApplicationC13layoutWindows*' \
    .build/release/clavier --duration 60 --at 50 --snapshot "$work/picture.png"
awk -v least=150 '
    /^c?fn=/ {
        id = $0; sub(/^c?fn=\(/, "", id); sub(/\).*/, "", id)
        if ($0 ~ /\) /) { name[id] = $0; sub(/^[^)]*\) /, "", name[id]); sub(/\047[0-9]+$/, "", name[id]) }
        if ($0 ~ /^cfn=/) callee = id
    }
    /^calls=/ { split($0, field, /[= ]/); calls[name[callee]] += field[2] }
    END { for (each in calls) if (calls[each] >= least && each ~ /^\$s/) print ".text." each }
' "$work/profile" | LC_ALL=C sort > release/frame-order
