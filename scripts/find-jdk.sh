# shellcheck shell=bash
# Finds a JDK that Crownhead can be built and run with. Sourced by ./crownhead and ./verify.
#
#   find_jdk   sets `jdk` to the home of a JDK that fits; otherwise says what to do and returns 2.
#
# The first that fits is taken: CROWNHEAD_JAVA_HOME, JAVA_HOME, the java on the PATH, then of those in the usual
# folders the one whose version is nearest to the one that Crownhead is tested with.
# CROWNHEAD_JDK_DIRS replaces the usual folders, with a colon between them.

oldest_java=25

find_jdk() {
    jdk=
    jdks_found=
    if [ -n "${CROWNHEAD_JAVA_HOME:-}" ]; then
        consider "$CROWNHEAD_JAVA_HOME"
        if [ -z "$jdk" ]; then
            refuse_chosen_jdk
            return 2
        fi
        return 0
    fi
    if [ -n "${JAVA_HOME:-}" ]; then consider "$JAVA_HOME"; fi
    if [ -z "$jdk" ]; then consider_path; fi
    if [ -z "$jdk" ]; then consider_folders; fi
    if [ -z "$jdk" ]; then
        refuse_for_want_of_a_jdk
        return 2
    fi
}

# Looks at one folder: takes it when it fits and is nearer to the tested version, else notes it down.
consider() {
    local home=$1 major
    [ -x "$home/bin/java" ] || return 0
    read_java_version "$home"
    major=${java_version%%[!0-9]*}
    if [ "${major:-0}" -ge "$oldest_java" ] && [ -x "$home/bin/javac" ]; then
        if [ -z "$jdk" ] || [ "$major" -lt "$jdk_major" ]; then
            jdk=$home
            jdk_major=$major
        fi
    else
        note_unfit "$home"
    fi
}

# The java on the PATH is often a link, or a shim that only starting it sees through.
consider_path() {
    local java home
    java=$(command -v java) || return 0
    follow_links "$java"
    home=${followed%/bin/java}
    if [ ! -f "$home/release" ]; then
        home=$("$java" -XshowSettings:properties -version 2>&1 | sed -n 's/^ *java\.home = //p')
    fi
    if [ -n "$home" ]; then consider "$home"; fi
}

consider_folders() {
    local folders folder home
    folders=${CROWNHEAD_JDK_DIRS-$(usual_folders)}
    while IFS= read -r folder; do
        [ -n "$folder" ] || continue
        for home in "$folder" "$folder"/* "$folder"/*/Contents/Home "$folder"/*/libexec/openjdk.jdk/Contents/Home; do
            consider "$home"
        done
    done <<< "${folders//:/$'\n'}"
}

usual_folders() {
    printf '%s:' /usr/lib/jvm /usr/lib64/jvm /usr/java /usr/local/java /opt /opt/java /opt/jdk /opt/jvm \
        /Library/Java/JavaVirtualMachines "${HOME:-}/Library/Java/JavaVirtualMachines" \
        /opt/homebrew/opt /usr/local/opt \
        "${SDKMAN_DIR:-${HOME:-}/.sdkman}/candidates/java" "${HOME:-}/.jdks" "${HOME:-}/.gradle/jdks" \
        "${HOME:-}/.asdf/installs/java" "${HOME:-}/.local/share/mise/installs/java"
}

# Sets java_version, from the file that every JDK has or by asking the java itself.
read_java_version() {
    local home=$1 line
    java_version=
    if [ -r "$home/release" ]; then
        while IFS= read -r line || [ -n "$line" ]; do
            case $line in
                JAVA_VERSION=*)
                    java_version=${line#JAVA_VERSION=}
                    java_version=${java_version//[\"$'\r']/}
                    break
                    ;;
            esac
        done < "$home/release"
    fi
    if [ -z "$java_version" ]; then
        java_version=$("$home/bin/java" -version 2>&1 < /dev/null | sed -n '1s/^[^"]*"\([^"]*\)".*/\1/p')
    fi
}

note_unfit() {
    local home what
    home=$(cd -P "$1" && pwd)
    what="Java ${java_version:-of unknown version}"
    if [ ! -x "$home/bin/javac" ]; then what="$what without a compiler"; fi
    case $jdks_found in
        *"($home)"*) ;;
        *) jdks_found="${jdks_found:+$jdks_found, }$what ($home)" ;;
    esac
}

refuse_chosen_jdk() {
    say "CROWNHEAD_JAVA_HOME is no JDK $oldest_java or newer: ${jdks_found:-no java in $CROWNHEAD_JAVA_HOME/bin}."
}

refuse_for_want_of_a_jdk() {
    say "Crownhead needs a JDK $oldest_java or newer; found ${jdks_found:-none}." \
        "Install one (for instance from https://adoptium.net), or set CROWNHEAD_JAVA_HOME to where it is."
}

# Sets followed to the file at the end of a chain of links.
follow_links() {
    local target
    followed=$1
    while [ -L "$followed" ]; do
        target=$(readlink "$followed")
        case $target in
            /*) followed=$target ;;
            *) followed=${followed%/*}/$target ;;
        esac
    done
}

say() {
    printf '%s\n' "$*" >&2
}
