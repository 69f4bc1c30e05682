# shellcheck shell=bash
# Runs Maven and shows that it is working. Sourced by ./crownhead and ./verify, after find-jdk.sh.
#
#   find_maven               sets `maven`; otherwise says what to do and returns 2.
#   find_node                says what to do and returns 2 where the pages cannot be built.
#   run_maven LOG ARGUMENT…  runs it on $jdk in $root: the whole output goes to the log, progress to stderr.
#   show_end LOG             the end of a log, without what helps nobody.

find_maven() {
    if maven=$(command -v mvn); then return 0; fi
    if [ -x "${MAVEN_HOME:-none}/bin/mvn" ]; then
        maven=$MAVEN_HOME/bin/mvn
        return 0
    fi
    say "Crownhead must be built first, and that needs Maven 3.8 or newer, which is not on the PATH." \
        "Install it (Debian: apt-get install maven; macOS: brew install maven)."
    return 2
}

find_node() {
    if command -v node > /dev/null && command -v npm > /dev/null; then return 0; fi
    say "Crownhead must be built first, and its pages need node 20 or newer with npm, which are not on the PATH." \
        "Install them (Debian: apt-get install nodejs npm; macOS: brew install node)."
    return 2
}

run_maven() {
    local log=$1
    : "${jdk:?}" "${root:?}"
    shift
    mkdir -p "${log%/*}"
    JAVA_HOME=$jdk "$maven" -B -f "$root/pom.xml" "$@" 2>&1 < /dev/null | tee "$log" | show_progress >&2
    return "${PIPESTATUS[0]}"
}

# A line for each module, and between them how many files were fetched: a counter on a terminal, else now and then
# a line.
show_progress() {
    local line fetched=0
    while IFS= read -r line; do
        case $line in
            *Downloaded\ from*)
                fetched=$((fetched + 1))
                if [ -t 2 ]; then
                    printf '\r  %d files fetched ' "$fetched"
                elif [ $((fetched % 100)) -eq 0 ]; then
                    printf '  %d files fetched\n' "$fetched"
                fi
                ;;
            '[INFO] Building '*\[*/*\]*)
                if [ -t 2 ]; then printf '\r                         \r'; fi
                name_module "${line#\[INFO\] Building }"
                ;;
        esac
    done
    if [ -t 2 ] && [ "$fetched" -gt 0 ]; then printf '\r                         \r'; fi
}

# From "Crownhead rules 0.1.0      [2/3]".
name_module() {
    local count=${1##*\[} name=${1%%\[*}
    name=${name%"${name##*[! ]}"}
    printf '  %s %s\n' "${count%\]}" "${name% *}"
}

show_end() {
    grep -v -e '^[[:space:]]*at ' -e '\[Help 1\]' -e '-> \[Help' -e '^\[ERROR\] *$' -e 'Re-run Maven' \
        -e 'To see the full stack trace' -e 'For more information about the errors' "$1" | tail -n 60 >&2
    say "The whole log: $1"
}
