// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A folder like the toolchain's, whose `swiftc` types the lists of tests that SwiftPM writes.
///
/// SwiftPM lists tests as `[("testA", testA), …]` without a type. A test on the main actor has a
/// type of its own, and the conversion of the whole list to plain functions fails when it runs; a
/// list that mixes tests on the actor with others does not compile. With a type, the compiler
/// converts one function after the other, and users' methods stay as they are.
enum CompilerWrapper {
    /// What SwiftPM must be told; empty where the toolchain is not laid out as expected.
    static func environment() throws -> [String: String] {
        guard let folder = try folder() else { return [:] }
        let compiler = folder.appendingPathComponent("usr/bin/swiftc").path
        return try manifestEnvironment().merging(["SWIFT_EXEC": compiler]) { $1 }
    }

    /// What SwiftPM must be told where it only reads manifests.
    static func manifestEnvironment() throws -> [String: String] {
        guard let folder = try folder() else { return [:] }
        let compiler = folder.appendingPathComponent("usr/bin/" + ManifestCompiler.name).path
        return ["SWIFT_EXEC_MANIFEST": compiler]
    }

    /// The folder like the toolchain's, made if need be.
    private static func folder() throws -> URL? {
        guard let tools = try toolchain() else { return nil }
        let scripts = [script(tools), ManifestCompiler.script(tools)]
        let digest = Files.digest(of: scripts.map { Data($0.utf8) })
        let folder = SDK.cache.appendingPathComponent("compiler-" + digest)
        let compiler = folder.appendingPathComponent("usr/bin/swiftc")
        if !FileManager.default.isExecutableFile(atPath: compiler.path) {
            try make(folder, scripts, tools)
        }
        return folder
    }

    /// The toolchain's `usr` folder.
    private static func toolchain() throws -> URL? {
        guard ProcessInfo.processInfo.environment["SWIFT_EXEC"] == nil,
            let folder = Toolchain.onPath?.folder
        else { return nil }
        let compiler = folder.appendingPathComponent("bin/swiftc").path
        return FileManager.default.isExecutableFile(atPath: compiler) ? folder : nil
    }

    private static func make(_ folder: URL, _ scripts: [String], _ tools: URL) throws {
        let manager = FileManager.default
        let bin = folder.appendingPathComponent("usr/bin")
        try Files.makeFolder(bin)
        func link(_ place: URL, _ target: URL) throws {
            try? manager.removeItem(at: place)
            try manager.createSymbolicLink(at: place, withDestinationURL: target)
        }
        for name in try manager.contentsOfDirectory(atPath: tools.path) where name != "bin" {
            try link(
                folder.appendingPathComponent("usr/" + name),
                tools.appendingPathComponent(name)
            )
        }
        let originals = tools.appendingPathComponent("bin")
        for name in try manager.contentsOfDirectory(atPath: originals.path) where name != "swiftc" {
            try link(bin.appendingPathComponent(name), originals.appendingPathComponent(name))
        }
        // The compiler last, since its presence says that the rest is there.
        for (name, script) in zip(["swiftc", ManifestCompiler.name], scripts).reversed() {
            let place = bin.appendingPathComponent(name)
            let made = bin.appendingPathComponent("\(name)-\(getpid())")
            try Files.write(script, to: made)
            try manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: made.path)
            guard rename(made.path, place.path) == 0 else {
                throw Failure("\(place.path): cannot be written")
            }
        }
    }

    /// Types the lists in copies, which a virtual file system lays over SwiftPM's files.
    static func script(_ tools: URL) -> String {
        """
        #!/bin/sh
        # Made by casement: types the lists of tests that SwiftPM writes, and has modules mended
        # that do not compile.
        compiler='\(tools.path)/bin/swiftc'
        list= sources= module= map= last= compiles=
        for word; do
            shift
            # Source for Swift 3 counts as for 4, the oldest that the compiler knows; a manifest may
            # name a version that is no language mode, as 5.0 and 5.3.
            if [ "$last" = -swift-version ]; then
                case $word in
                    4.2*) word=4.2 ;;
                    3*|4*) word=4 ;;
                    *) word=${word%%.*} ;;
                esac
            fi
            set -- "$@" "$word"
            case $word in
                @*PackageDiscoveredTests.build/sources) list=${word#@} ;;
                @*.build/sources) sources=${word#@} ;;
                -c) compiles=yes ;;
            esac
            case $last in
                -module-name) module=$word ;;
                -output-file-map) map=$word ;;
            esac
            last=$word
        done
        # Swift 6.3 destroys the second weak capture of a local closure before the call
        # (swiftlang/swift 90119). The pass that does it also serves types that are not copied.
        captures='\\[[^][]*weak [^][]*,[^][]*weak '
        if [ -n "$sources" ] && [ -n "$(xargs -a "$sources" grep -lzE "$captures")" ] \\
            && [ -z "$(xargs -a "$sources" grep -lF '~Copyable')" ]
        then
            set -- "$@" -Xllvm -sil-disable-pass=mandatory-allocbox-to-stack
        fi
        if [ -z "$list" ]; then
            [ -n "$CASEMENT_MENDER" ] && [ -n "$compiles" ] && [ -n "$module" ] \\
                || exec "$compiler" "$@"
            folder=$CASEMENT_MENDING/$module-$(printf %s "$map" | cksum | cut -d' ' -f1)
            if [ -f "$folder/record.json" ]; then
                exec "$CASEMENT_MENDER" mend-module --folder "$folder" -- "$compiler" "$@"
            fi
            mkdir -p "$folder" || exit 1
            "$compiler" "$@" > "$folder/failed.out" 2> "$folder/failed.err"
            status=$?
            if [ $status != 0 ]; then
                exec "$CASEMENT_MENDER" mend-module --folder "$folder" --failed-status $status \\
                    --failed-output "$folder/failed.out" --failed-errors "$folder/failed.err" \\
                    -- "$compiler" "$@"
            fi
            cat "$folder/failed.out"
            cat "$folder/failed.err" >&2
            rm -r "$folder"
            exit 0
        fi
        folder=${list%/sources}
        awk -v folder="$folder" -v map="$folder/typed.yaml" '
        BEGIN {
            q = "\\""
            print "{" q "version" q ": 0, " q "use-external-names" q ": false," > map
            print q "roots" q ": [" > map
        }
        {
            path = $0
            gsub(/^["\\047]|["\\047]$/, "", path)
            copy = folder "/typed-" NR ".swift"
            type = ""
            while ((getline line < path) > 0) {
                if (line ~ /^fileprivate extension .* \\{$/) {
                    type = line
                    sub(/^fileprivate extension /, "", type)
                    sub(/ \\{$/, "", type)
                }
                if (type != "" && line ~ /let __allTests__.* = \\[$/)
                    sub(/ = \\[$/, ": [(String, (" type ") -> () throws -> Void)] = [", line)
                print line > copy
            }
            close(path)
            close(copy)
            print (NR > 1 ? "," : "") "{" q "type" q ": " q "file" q ", " \\
                q "name" q ": " q path q ", " q "external-contents" q ": " q copy q "}" > map
        }
        END { print "]}" > map }' "$list" || exit 1
        exec "$compiler" "$@" -vfsoverlay "$folder/typed.yaml"

        """
    }
}
