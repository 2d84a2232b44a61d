// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

/// The types that the program's `Info.plist` declares.
enum Declarations {
    private static let read: Void = {
        for key in ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"] {
            let list = Bundle.main.object(forInfoDictionaryKey: key) as? [[String: Any]] ?? []
            for declaration in list { declare(declaration) }
        }
    }()

    /// Reads them, the first time that somebody asks.
    static func readOnce() { _ = read }

    /// Takes over one declaration; one without an identifier is passed over.
    static func declare(_ declaration: [String: Any]) {
        guard let identifier = declaration["UTTypeIdentifier"] as? String, !identifier.isEmpty
        else { return }
        let tags = declaration["UTTypeTagSpecification"] as? [String: Any] ?? [:]
        TypeIdentifiers.declare(
            identifier,
            .init(
                parents: strings(declaration["UTTypeConformsTo"]),
                extensions: strings(tags["public.filename-extension"]),
                mediaTypes: strings(tags["public.mime-type"])
            )
        )
    }

    /// One string or a list of them.
    private static func strings(_ value: Any?) -> [String] {
        if let one = value as? String { return [one] }
        return value as? [String] ?? []
    }
}
