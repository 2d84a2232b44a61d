// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// Something about a view that assistive technology tells when it is asked for more.
open class AXCustomContent: NSObject, NSCopying {
    /// When it is told.
    public enum Importance: UInt, Sendable {
        /// On request.
        case `default` = 0
        /// Along with the label.
        case high = 1
    }

    /// What it is about.
    open var label: String { attributedLabel.string }
    /// The same with what a voice makes of it.
    public let attributedLabel: NSAttributedString
    /// What is told.
    open var value: String { attributedValue.string }
    /// The same with what a voice makes of it.
    public let attributedValue: NSAttributedString
    /// When it is told.
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

    /// Another one with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = AXCustomContent(
            attributedLabel: attributedLabel,
            attributedValue: attributedValue
        )
        copy.importance = importance
        return copy
    }
}

/// Makes what there is to tell at the moment that it is asked for.
public typealias AXCustomContentReturnBlock = () -> [AXCustomContent]?

/// What may be read of a provider of custom content and need not be there.
@preconcurrency @MainActor
public protocol _AXCustomContentProviderOptions: NSObjectProtocol {
    /// Makes what there is to tell; asked before `accessibilityCustomContent`.
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

/// Has more to tell.
@preconcurrency @MainActor
public protocol AXCustomContentProvider: _AXCustomContentProviderOptions {
    // The type is Apple's.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// What there is to tell, the most important first.
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
