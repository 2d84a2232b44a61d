// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation

/// What `Scripts/dist` calls: puts the SDKs of a release together.
struct MakeRelease: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Puts the SDK of this configuration into a release's lib/casement.",
        shouldDisplay: false
    )

    @Argument(help: "The folder lib/casement of the release.")
    var folder: String

    func run() throws {
        let place = URL(fileURLWithPath: folder)
        let configuration =
            ProcessInfo.processInfo.environment["CASEMENT_SDK_CONFIGURATION"] ?? "debug"
        let sdk = try SDK.fromSources()
        try sdk.copy(to: place.appendingPathComponent("sdk/" + configuration))
        let headers = place.appendingPathComponent(HeaderReader.releaseFolder)
        try? FileManager.default.removeItem(at: headers)
        try FileManager.default.copyItem(at: try HeaderReader.resources(), to: headers)
        let here = try Machine.here()
        let manifest = ReleaseManifest(
            system: here.system,
            architecture: here.architecture,
            compiler: here.compiler
        )
        // Last, since its presence says that the rest is there.
        try manifest.write(to: place.appendingPathComponent(ReleaseManifest.name))
        print(manifest.folderName)
    }
}
