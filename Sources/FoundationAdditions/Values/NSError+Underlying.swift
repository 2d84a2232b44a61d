// SPDX-License-Identifier: Apache-2.0

public import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of several errors that led to one.
public let NSMultipleUnderlyingErrorsKey = "NSMultipleUnderlyingErrorsKey"

extension NSError {
    /// The errors that led to this one: that of `NSUnderlyingErrorKey`, and those of
    /// `NSMultipleUnderlyingErrorsKey`.
    public var underlyingErrors: [any Error] {
        let one = userInfo[NSUnderlyingErrorKey] as? any Error
        let several = userInfo[NSMultipleUnderlyingErrorsKey] as? [any Error] ?? []
        return (one.map { [$0] } ?? []) + several
    }
}
