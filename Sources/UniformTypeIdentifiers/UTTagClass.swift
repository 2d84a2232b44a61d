// SPDX-License-Identifier: Apache-2.0

/// A kind of tag that a type can have.
public struct UTTagClass: RawRepresentable, Hashable, Codable, Sendable, CustomStringConvertible {
    /// The name of the kind.
    public let rawValue: String

    /// Makes a kind of tag from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Extensions of file names, without the dot.
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    /// Media types as in mail and on the web.
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")

    /// The name of the kind.
    public var description: String { rawValue }
}
