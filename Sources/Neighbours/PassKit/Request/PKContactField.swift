// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A part of a contact that a payment needs.
public struct PKContactField: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Wraps a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Wraps a name.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }

    /// The mail address.
    public static let emailAddress = PKContactField("email")
    /// The name.
    public static let name = PKContactField("name")
    /// The telephone number.
    public static let phoneNumber = PKContactField("phone")
    /// How the name is pronounced.
    public static let phoneticName = PKContactField("phoneticName")
    /// The postal address.
    public static let postalAddress = PKContactField("post")
}
