// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import UIKitControls

/// A suggestion for a search.
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
    /// The text that is offered.
    var localizedSuggestion: String? { get }
    /// The text with attributes; nil for the plain one.
    var localizedAttributedSuggestion: NSAttributedString? { get }
    /// The accessibility description.
    var localizedDescription: String? { get }
    /// A picture before the text.
    var iconImage: UIImage? { get }
    /// Data of the program.
    var representedObject: Any? { get set }
}

extension UISearchSuggestion {
    /// None.
    public var localizedAttributedSuggestion: NSAttributedString? { nil }
    /// None.
    public var localizedDescription: String? { nil }
    /// None.
    public var iconImage: UIImage? { nil }
    /// Nil; setting it does nothing.
    public var representedObject: Any? {
        get { nil }
        set {}
    }
}
