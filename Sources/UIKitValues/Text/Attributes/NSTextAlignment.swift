// SPDX-License-Identifier: Apache-2.0

public import CoreText

/// Where lines stand between the edges.
public enum NSTextAlignment: Int, Sendable {
    /// At the left.
    case left = 0
    /// In the middle.
    case center = 1
    /// At the right.
    case right = 2
    /// At both edges, but for a paragraph's last line.
    case justified = 3
    /// At the edge where the paragraph's direction starts.
    case natural = 4

    /// The same alignment of Core Text.
    public init(_ alignment: CTTextAlignment) {
        switch alignment {
        case .left: self = .left
        case .right: self = .right
        case .center: self = .center
        case .justified: self = .justified
        case .natural: self = .natural
        }
    }
}

extension CTTextAlignment {
    /// The same alignment of UIKit.
    public init(_ alignment: NSTextAlignment) {
        switch alignment {
        case .left: self = .left
        case .right: self = .right
        case .center: self = .center
        case .justified: self = .justified
        case .natural: self = .natural
        }
    }
}
