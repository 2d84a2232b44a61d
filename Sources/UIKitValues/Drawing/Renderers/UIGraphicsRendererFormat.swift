// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// How a renderer makes its contexts.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
    /// The bounds of the renderer's contexts; empty until a renderer has taken the format.
    open internal(set) var bounds = CGRect.zero

    /// Makes a format with the values for any device.
    public required override init() { super.init() }

    /// A format with the values that the system has always had.
    open class func `default`() -> Self { self.init() }

    /// A format that suits the main screen.
    open class func preferred() -> Self { self.init() }

    /// A copy of the format.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.bounds = bounds
        return copy
    }

    /// A copy of the format.
    open override func copy() -> Any { copy(with: nil) }
}
