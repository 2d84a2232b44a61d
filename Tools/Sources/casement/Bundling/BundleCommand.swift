// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation

/// The forms in which programs are handed on.
enum BundleFormat: String, CaseIterable, ExpressibleByArgument {
    /// A package of Debian's and Ubuntu's.
    case deb
    /// One file that runs on most distributions; the folder it is made of where no tool makes it.
    case appimage
    /// A manifest for Flatpak, and the bundle where flatpak-builder is installed.
    case flatpak
}

struct MakeBundle: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bundle",
        abstract: "Makes a program that runs where neither Swift nor casement is installed.",
        discussion: """
            The names, the version, the icons, the schemes of addresses and the kinds of documents come from \
            Info.plist and the asset catalogue.
            """
    )

    @Option(help: "The folder of a package or an Xcode project, or the project.")
    var packagePath = "."

    @Option(name: .customLong("format"), help: "Can be given several times; deb by default.")
    var formats: [BundleFormat] = []

    @Option(name: .shortAndLong, help: "Where the bundles go.")
    var output = "bundles"

    @Option(help: "The app or executable, where there are several.")
    var product: String?

    @Option(name: [.customShort("c"), .long], help: "debug or release.")
    var configuration = "release"

    @Option(help: "Name and address for packages: \"Ann Example <ann@example.com>\".")
    var maintainer = "Unknown <unknown@localhost>"

    @Option(help: "The licence as SPDX names it.")
    var license = "LicenseRef-proprietary"

    func validate() throws {
        guard ["debug", "release"].contains(configuration) else {
            throw ValidationError("--configuration is debug or release")
        }
    }

    func run() throws {
        let project = try Project(ProjectChoice.Request(path: packagePath, purpose: .run))
        let built = try project.buildForBundle(product, configuration)
        var info = AppInformation(built.information, program: built.program.lastPathComponent)
        (info.maintainer, info.license) = (maintainer, license)
        let output = URL(fileURLWithPath: output)
        try Files.makeFolder(output)
        for format in formats.isEmpty ? [.deb] : formats {
            let bundler = Bundler(built: built, information: info, output: output)
            for file in try bundler.make(format) { print("Made \(file.path)") }
        }
    }
}
