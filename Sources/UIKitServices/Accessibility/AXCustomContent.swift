// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// A detail of a view that assistive technology tells on request.
open class AXCustomContent: NSObject, NSCopying {
    /// When the detail is told.
    public enum Importance: UInt, Sendable {
        /// On request.
        case `default` = 0
        /// Along with the label.
        case high = 1
    }

    /// The name of the detail.
    open var label: String { attributedLabel.string }
    /// The text with speech attributes.
    open private(set) var attributedLabel: NSAttributedString
    /// The value of the detail.
    open var value: String { attributedValue.string }
    /// The text with speech attributes.
    open private(set) var attributedValue: NSAttributedString
    /// When the detail is told.
    open var importance = Importance.default

    /// Makes a pair of texts.
    public convenience init(label: String, value: String) {
        self.init(
            attributedLabel: NSAttributedString(string: label),
            attributedValue: NSAttributedString(string: value)
        )
    }

    /// Makes a pair of texts for a voice.
    public init(
        attributedLabel label: NSAttributedString,
        attributedValue value: NSAttributedString
    ) {
        attributedLabel = label
        attributedValue = value
        super.init()
    }

    /// A copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = AXCustomContent(
            attributedLabel: attributedLabel,
            attributedValue: attributedValue
        )
        copy.importance = importance
        return copy
    }
}

/// Makes the details when they are asked for.
public typealias AXCustomContentReturnBlock = () -> [AXCustomContent]?

/// The optional part of `AXCustomContentProvider`.
@preconcurrency @MainActor
public protocol _AXCustomContentProviderOptions: NSObjectProtocol {
    /// Makes the details; asked before `accessibilityCustomContent`.
    @_disfavoredOverload
    var accessibilityCustomContentBlock: AXCustomContentReturnBlock? { get set }
}

extension _AXCustomContentProviderOptions {
    /// None: a provider that has only a list.
    @_disfavoredOverload
    public var accessibilityCustomContentBlock: AXCustomContentReturnBlock? {
        get { nil }
        set {}
    }
}

/// Has details for assistive technology.
@preconcurrency @MainActor
public protocol AXCustomContentProvider: _AXCustomContentProviderOptions {
    // The type is Apple's.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The details, the most important first.
    var accessibilityCustomContent: [AXCustomContent]! { get set }
}

extension AXCustomContentProvider {
    /// The provider's block, in one more optional as every optional property of a protocol has on iOS.
    public var accessibilityCustomContentBlock: AXCustomContentReturnBlock?? {
        let options: any _AXCustomContentProviderOptions = self
        let block: AXCustomContentReturnBlock? = options.accessibilityCustomContentBlock
        return .some(block)
    }
}
