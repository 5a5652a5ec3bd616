#!/bin/sh
# A bot in a few lines of shell: it plays the last of the legal moves. See docs/engine.md.
#
#     astrarium duel globular-cluster 'engine:sh examples/last.sh' uniform
#     astrarium serve --engine last='sh examples/last.sh'

while read -r word rest; do
    case $word in
        astrarium) printf 'id Last\nready\n' ;;
        legal) legal=$rest ;;
        go) printf 'move %s\n' "${legal##*; }" ;;
        quit) exit ;;
    esac
done
