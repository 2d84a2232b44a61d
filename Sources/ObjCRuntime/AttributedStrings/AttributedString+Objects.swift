// SPDX-License-Identifier: Apache-2.0

public import Foundation
import Synchronization

extension AttributeConversion {
    private static let scope = Mutex<any AttributeScope.Type>(
        AttributeScopes.FoundationAttributes.self
    )

    /// Makes a scope the one whose attributes are kept where a program names none; Foundation's until UIKit,
    /// which is above, names its own.
    package static func setDefaultScope(_ scope: any AttributeScope.Type) {
        self.scope.withLock { $0 = scope }
    }

    fileprivate static var standard: AttributeConversion {
        AttributeConversion(scope.withLock { $0 }, dropsWrongValues: true)
    }
}

/// The attributes of UIKit and Foundation; an attribute with a value of another type is left out.
private var conversion: AttributeConversion { .standard }

extension NSAttributedString {
    /// A Swift text as an object, with the attributes of UIKit and Foundation.
    public convenience init(_ attrStr: AttributedString) {
        let text = try? conversion.object(attrStr)
        self.init(attributedString: text ?? NSAttributedString(string: ""))
    }
}

extension AttributedString {
    /// An object's text, with the attributes of UIKit and Foundation.
    public init(_ nsStr: NSAttributedString) {
        self = (try? conversion.text(nsStr)) ?? AttributedString(nsStr.string)
    }
}

extension AttributeContainer {
    /// The attributes of UIKit and Foundation in a dictionary.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self = (try? conversion.container(dictionary)) ?? AttributeContainer()
    }
}

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
    /// The attributes of UIKit and Foundation in a container.
    public init(_ container: AttributeContainer) {
        self = (try? conversion.dictionary(container)) ?? [:]
    }
}
