// SPDX-License-Identifier: Apache-2.0

import Foundation
import SourceLowering

/// The compiler that SwiftPM calls for manifests.
///
/// SwiftPM compiles the manifest of a dependency while it chooses a version, before the package is
/// checked out and before any copy of the manifest could take its place. A manifest that imports one
/// of Apple's frameworks, as Xcode adds such imports by itself, would end the resolution. A missing
/// module of Apple's is therefore empty here; what is no module of Apple's stays an error.
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
                        echo '@_exported import \(linux)' > "$modules/$module/made-$$.swift"
                        "$compiler" -emit-module -parse-as-library -module-name \(name) \\
                            -o "$modules/$module/\(name).swiftmodule" \\
                            "$modules/$module/made-$$.swift" > /dev/null 2>&1
                        rm "$modules/$module/made-$$.swift"
                        ;;
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
            while :; do
                "$compiler" "$@" > "$output/out" 2> "$output/err"
                status=$?
                [ $status = 0 ] && break
                added=
                for module in $(sed -n "s/.*error: no such module '\\([A-Za-z0-9_]*\\)'.*/\\1/p" \
                    "$output/out" "$output/err" | sort -u); do
                    case $found in *" $module "*) continue ;; esac
                    case $known in *" $module "*) ;; *) continue ;; esac
                    mkdir -p "$modules/$module" || continue
                    case $module in
            \(other.joined(separator: "\n"))
                    *) echo "module $module {}" > "$modules/$module/module.modulemap" ;;
                    esac
                    set -- "$@" -I "$modules/$module"
                    found="$found$module "
                    added=yes
                done
                [ -n "$added" ] || break
            done
            cat "$output/out"
            cat "$output/err" >&2
            exit $status

            """
    }
}
