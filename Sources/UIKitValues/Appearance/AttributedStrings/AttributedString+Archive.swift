// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
package import Foundation

extension AttributedString {
    /// The text as an object that archives take, with UIKit's attributes.
    package var archivable: NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        for run in runs {
            result.append(
                NSAttributedString(
                    string: String(characters[run.range]),
                    attributes: run.attributes.uiKitDictionary
                )
            )
        }
        return result
    }

    /// Makes a text of what ``archivable`` answered.
    package init(archivable text: NSAttributedString) {
        self.init()
        let whole = NSRange(location: 0, length: text.length)
        text.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
            let part = text.attributedSubstring(from: range).string
            append(AttributedString(part, attributes: AttributeContainer(uiKit: attributes)))
        }
    }
}

extension AttributeContainer {
    /// Makes a container of UIKit's attributes; leaves out values of another class.
    package init(uiKit attributes: [NSAttributedString.Key: Any]) {
        self.init()
        func number<T: AttributedStringKey>(_ key: T.Type) where T.Value == CGFloat {
            let number = attributes[NSAttributedString.Key(T.name)] as? NSNumber
            if let number { self[key] = CGFloat(number.doubleValue) }
        }
        func object<T: AttributedStringKey>(_ key: T.Type) where T.Value: Sendable {
            if let value = attributes[NSAttributedString.Key(T.name)] as? T.Value {
                self[key] = value
            }
        }
        func style<T: AttributedStringKey>(_ key: T.Type) where T.Value == NSUnderlineStyle {
            let number = attributes[NSAttributedString.Key(T.name)] as? NSNumber
            if let number { self[key] = NSUnderlineStyle(rawValue: number.intValue) }
        }
        typealias Keys = AttributeScopes.UIKitAttributes
        object(Keys.FontAttribute.self)
        object(Keys.ParagraphStyleAttribute.self)
        object(Keys.ForegroundColorAttribute.self)
        object(Keys.BackgroundColorAttribute.self)
        object(Keys.StrokeColorAttribute.self)
        object(Keys.ShadowAttribute.self)
        object(Keys.UnderlineColorAttribute.self)
        object(Keys.StrikethroughColorAttribute.self)
        number(Keys.KernAttribute.self)
        number(Keys.TrackingAttribute.self)
        number(Keys.StrokeWidthAttribute.self)
        number(Keys.BaselineOffsetAttribute.self)
        number(Keys.ObliquenessAttribute.self)
        number(Keys.ExpansionAttribute.self)
        style(Keys.StrikethroughStyleAttribute.self)
        style(Keys.UnderlineStyleAttribute.self)
        let ligature = attributes[NSAttributedString.Key(Keys.LigatureAttribute.name)]
        if let ligature = ligature as? NSNumber {
            self[Keys.LigatureAttribute.self] = ligature.intValue
        }
        if let link = attributes[NSAttributedString.Key("NSLink")] as? URL {
            self[AttributeScopes.FoundationAttributes.LinkAttribute.self] = link
        }
    }
}
