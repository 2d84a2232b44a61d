// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

/// The attributes of UIKit and Foundation; an attribute with a value of another type is left out.
private var conversion: AttributeConversion {
    AttributeConversion(AttributeScopes.UIKitAttributes.self, dropsWrongValues: true)
}

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
