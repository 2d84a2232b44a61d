// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCHeaders

/// The Swift that stands for targets in Objective-C.
struct ObjCTargets {
    /// The generated files by package.
    private(set) var files: [String: [URL]] = [:]
    /// The modules of targets whose headers cannot be read: source finds them empty.
    private(set) var absentModules: Set<String> = []
    /// What stands for what, and what was left out.
    private(set) var notes: [String] = []

    /// Writes the Swift of targets into their folders; a failure leaves the target's module empty.
    init(_ targets: [ObjCTarget], sdk: SDK) {
        guard !targets.isEmpty else { return }
        let reader = Result { try HeaderReader(sdk) }
        var done: [String: HeaderWorkspace] = [:]
        var begun: Set<String> = []
        func write(_ target: ObjCTarget) {
            guard begun.insert(target.standIn.path).inserted else { return }
            var above: [HeaderWorkspace] = []
            for name in target.dependencies {
                guard let other = targets.first(where: { $0.name == name }) else { continue }
                write(other)
                if let place = done[name] { above.append(place) }
            }
            let file = target.standIn.appendingPathComponent("\(target.module).swift")
            let set = HeaderSet(
                module: target.module,
                headers: target.headers,
                folders: target.folders,
                neighbours: target.neighbours,
                implementations: target.implementations,
                definitions: target.definitions,
                isMixed: false,
                dependencies: above
            )
            do {
                let work = Project.scratch(of: target.package)
                    .appendingPathComponent("objc-work/\(target.name)")
                let result = try reader.get().write(set, to: file, in: work)
                done[target.name] = result.workspace
                files[target.package.path, default: []].append(file)
                notes.append(
                    "target \(target.name) is written in Objective-C: its headers stand as Swift, "
                        + "a call into its code fails the test that makes it"
                )
                notes += result.notes
            } catch {
                try? FileManager.default.removeItem(at: file)
                absentModules.insert(target.module)
                notes.append(
                    "\(target.name) is written in Objective-C: what needs it is left out, since "
                        + "its headers cannot be read: \(error)"
                )
            }
        }
        for target in targets { write(target) }
    }
}
