// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a target of an Xcode project is made of.
struct XcodeTarget {
    enum Kind {
        case application
        case library
        case tests
    }

    /// A file or a folder that goes into the bundle.
    struct Resource: Equatable {
        let source: URL
        /// Where it lies in the bundle: `Base.lproj/Main.storyboard`.
        let place: String

        /// A translation keeps its language's folder; all else lies at the top.
        static func place(of file: URL) -> String {
            let folder = file.deletingLastPathComponent().lastPathComponent
            let name = file.lastPathComponent
            return folder.hasSuffix(".lproj") ? "\(folder)/\(name)" : name
        }
    }

    let name: String
    var module: String
    let kind: Kind
    let settings: BuildSettings
    let sources: [URL]
    let resources: [Resource]
    /// The modules of targets that it depends on; first as the names of targets of its project.
    var targetDependencies: [String]
    /// The names of frameworks that it links and that no target of its project makes.
    let linkedModules: [String]
    /// The modules that its bridging header imports, as far as they can be had.
    var bridgedModules: [String] = []
    /// The products of packages.
    var packageProducts: [XcodePackage.Product]
    /// What is left out, in words.
    var notes: [String]

    /// How many files in Swift the project names that are not there.
    var missingSources = 0

    /// Headers and files in Objective-C and C.
    var headers = XcodeHeaders()

    /// The file of the Info.plist; nil if the target has none.
    let infoPlist: URL?
    /// The module of the app that tests run inside.
    var hostModule: String?
    /// The module of the app that UI tests are about, which is a process of its own; first as the
    /// name of a target of its project.
    var testedModule: String?
}

/// A package that a project depends on.
struct XcodePackage: Hashable {
    /// A product of a package; without a package it is one of whichever has it.
    struct Product: Hashable {
        let name: String
        let package: XcodePackage?
    }

    /// The package's identity, as a manifest names it.
    let identity: String
    /// The dependency as a manifest declares it.
    let declaration: String
    /// Where it lies on disk; nil for one that the package manager fetches.
    var folder: URL?

    /// Whether it can be asked for: what is on disk must be there.
    var isThere: Bool { folder.map { PackageManifest.file(of: $0) != nil } ?? true }

    static func local(_ folder: URL) -> XcodePackage {
        XcodePackage(
            identity: folder.lastPathComponent,
            declaration: ".package(path: \(quoted(folder.path)))",
            folder: folder
        )
    }
}
