// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension URL {
    /// The address with a component and the usual extension of a type.
    public func appendingPathComponent(
        _ partialName: String,
        conformingTo contentType: UTType
    ) -> URL {
        appendingPathComponent(partialName.appendingPathExtension(for: contentType))
    }

    /// Adds a component with the usual extension of a type.
    public mutating func appendPathComponent(
        _ partialName: String,
        conformingTo contentType: UTType
    ) {
        self = appendingPathComponent(partialName, conformingTo: contentType)
    }

    /// The address with the usual extension of a type, unless it has one of the type's already.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        let name = lastPathComponent.appendingPathExtension(for: contentType)
        return name == lastPathComponent
            ? self : deletingLastPathComponent().appendingPathComponent(name)
    }

    /// Adds the usual extension of a type, unless the address has one of the type's already.
    public mutating func appendPathExtension(for contentType: UTType) {
        self = appendingPathExtension(for: contentType)
    }
}

extension String {
    /// The name with the usual extension of a type, unless it has one of the type's already.
    fileprivate func appendingPathExtension(for type: UTType) -> String {
        guard let usual = type.preferredFilenameExtension else { return self }
        let present = (self as NSString).pathExtension.lowercased()
        let all = type.tags[.filenameExtension] ?? []
        return all.contains(present) ? self : self + "." + usual
    }
}
