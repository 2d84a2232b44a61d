// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
public import ObjCRuntime

/// The room that a text flows into.
open class NSTextContainer: NSObject, NSSecureCoding {
    /// Points; 0 or the greatest number is no limit.
    open var size: CGSize
    /// Areas that text flows around.
    open var exclusionPaths: [UIBezierPath] = []
    /// What happens to the last line when there is no room.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// Points left free at both ends of each line.
    open var lineFragmentPadding: CGFloat = 5
    /// 0 is no limit.
    open var maximumNumberOfLines = 0
    /// Whether the width follows a text view's.
    open var widthTracksTextView = false
    /// Whether the height follows a text view's.
    open var heightTracksTextView = false

    /// Room of a size.
    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    /// Room without limits.
    public override convenience init() {
        self.init(size: .zero)
    }

    /// Reads room from an archive.
    public required init(coder: NSCoder) {
        size = CGSize(
            width: coder.decodeDouble(forKey: "NSWidth"),
            height: coder.decodeDouble(forKey: "NSHeight")
        )
        super.init()
        if coder.containsValue(forKey: "NSLineFragmentPadding") {
            lineFragmentPadding = CGFloat(coder.decodeDouble(forKey: "NSLineFragmentPadding"))
        }
        maximumNumberOfLines = coder.decodeInteger(forKey: "NSMaximumNumberOfLines")
    }

    /// Archives carry numbers only.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the room into an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(Double(size.width), forKey: "NSWidth")
        coder.encode(Double(size.height), forKey: "NSHeight")
        coder.encode(Double(lineFragmentPadding), forKey: "NSLineFragmentPadding")
        coder.encode(maximumNumberOfLines, forKey: "NSMaximumNumberOfLines")
    }

    /// Whether lines have the whole width: there are no areas to flow around.
    open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }
}
