// SPDX-License-Identifier: Apache-2.0

import Foundation
import SourceLowering

/// The compiler that SwiftPM calls for manifests.
///
/// SwiftPM compiles the manifest of a dependency while it chooses a version, before the package is
/// checked out and before any copy of the manifest could take its place. A manifest that imports one
/// of Apple's frameworks, as Xcode adds such imports by itself, would end the resolution. A missing
/// module of Apple's is therefore empty here; what is no module of Apple's stays an error. A manifest
/// that asks whether it can import one finds it, too, since packages offer by that what they are for iOS.
enum ManifestCompiler {
    /// The program's name; beside it lie the toolchain's.
    static let name = "swiftc-manifest"

    /// Modules whose functions Linux has under another name.
    private static let renamed = ["Darwin": "Glibc"]

    /// A script that compiles again with those modules that the compiler did not find.
    static func script(_ tools: URL) -> String {
        let known = IOSModules.onPhone.union(renamed.keys).sorted().joined(separator: " ")
        let other = renamed.sorted { $0.key < $1.key }.map { name, linux in
            """
                \(name))
                    [ -e "$modules/$1/$1.swiftmodule" ] ||
                    {
                    echo '@_exported import \(linux)' > "$modules/$1/made-$$.swift"
                    "$compiler" -emit-module -parse-as-library -module-name \(name) \\
                        -o "$modules/$1/\(name).swiftmodule" \\
                        "$modules/$1/made-$$.swift" > /dev/null 2>&1
                    rm "$modules/$1/made-$$.swift"
                    } ;;
            """
        }
        return """
            #!/bin/sh
            # Made by casement: compiles a manifest; modules of Apple's that it imports are empty.
            compiler='\(tools.path)/bin/swiftc'
            modules=$(dirname "$(dirname "$0")")/manifest-modules
            known=' \(known) '
            output=$(mktemp -d) || exec "$compiler" "$@"
            trap 'rm -rf "$output"' EXIT
            found=' '
            add() {
                case $found in *" $1 "*) return ;; esac
                case $known in *" $1 "*) ;; *) return ;; esac
                mkdir -p "$modules/$1" || return
                case $1 in
            \(other.joined(separator: "\n"))
                *) echo "module $1 {}" > "$modules/$1/module.modulemap" ;;
                esac
                found="$found$1 "
                added="$added $1"
            }
            # The modules that manifests ask for. The one of a package that is not checked out yet is where
            # a virtual file system says.
            added=
            for argument; do
                case $argument in
                *.swift) manifests=$argument ;;
                */vfs.yaml) manifests=$(tr ',{}' '\\n\\n\\n' < "$argument" \
                    | sed -n 's/.*"external-contents" *: *"\\([^"]*\\)".*/\\1/p' \
                    | tr -d '\\\\') ;;
                *) continue ;;
                esac
                for module in $(grep -ho 'canImport([A-Za-z0-9_]*)' $manifests 2> /dev/null \
                    | tr '()' '  ' | cut -d ' ' -f 2 | sort -u); do
                    add "$module"
                done
            done
            for module in $added; do set -- "$@" -I "$modules/$module"; done
            while :; do
                "$compiler" "$@" > "$output/out" 2> "$output/err"
                status=$?
                [ $status = 0 ] && break
                added=
                for module in $(sed -n "s/.*error: no such module '\\([A-Za-z0-9_]*\\)'.*/\\1/p" \
                    "$output/out" "$output/err" | sort -u); do
                    add "$module"
                done
                [ -n "$added" ] || break
                for module in $added; do set -- "$@" -I "$modules/$module"; done
            done
            cat "$output/out"
            cat "$output/err" >&2
            exit $status

            """
    }
}
