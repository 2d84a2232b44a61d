// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import UIKitControls

/// What a person may mean, offered while they search.
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
    /// The text that is offered.
    var localizedSuggestion: String? { get }
    /// The text with attributes; nil for the plain one.
    var localizedAttributedSuggestion: NSAttributedString? { get }
    /// What assistive technology says of it.
    var localizedDescription: String? { get }
    /// A picture before the text.
    var iconImage: UIImage? { get }
    /// What the program means by it.
    var representedObject: Any? { get set }
}

extension UISearchSuggestion {
    /// None.
    public var localizedAttributedSuggestion: NSAttributedString? { nil }
    /// None.
    public var localizedDescription: String? { nil }
    /// None.
    public var iconImage: UIImage? { nil }
    /// Nothing; what is set is not kept.
    public var representedObject: Any? {
        get { nil }
        set {}
    }
}
