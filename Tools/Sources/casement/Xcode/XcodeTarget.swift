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
    }

    let name: String
    let module: String
    let kind: Kind
    let settings: BuildSettings
    let sources: [URL]
    let resources: [Resource]
    /// The names of targets of the same project.
    let targetDependencies: [String]
    /// The products of packages.
    let packageProducts: [XcodePackage.Product]
    /// What is left out, in words.
    let notes: [String]

    /// Headers and files in Objective-C and C.
    var headers = XcodeHeaders()

    /// The file of the Info.plist; nil if the target has none.
    let infoPlist: URL?
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
}
