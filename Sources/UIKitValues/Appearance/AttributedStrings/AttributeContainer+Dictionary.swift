// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension AttributeContainer {
    /// The attributes as attributed strings of Objective-C hold them.
    package var uiKitDictionary: [NSAttributedString.Key: Any] {
        var result: [NSAttributedString.Key: Any] = [:]
        func add<T: AttributedStringKey>(_ key: T.Type) where T.Value: Sendable {
            guard let value = self[key] else { return }
            let name = NSAttributedString.Key(T.name)
            result[name] =
                (value as? NSUnderlineStyle)?.rawValue
                ?? (value as? NSAttributedString.TextEffectStyle)?.rawValue ?? value
        }
        add(AttributeScopes.UIKitAttributes.FontAttribute.self)
        add(AttributeScopes.UIKitAttributes.ParagraphStyleAttribute.self)
        add(AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self)
        add(AttributeScopes.UIKitAttributes.BackgroundColorAttribute.self)
        add(AttributeScopes.UIKitAttributes.LigatureAttribute.self)
        add(AttributeScopes.UIKitAttributes.KernAttribute.self)
        add(AttributeScopes.UIKitAttributes.TrackingAttribute.self)
        add(AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute.self)
        add(AttributeScopes.UIKitAttributes.UnderlineStyleAttribute.self)
        add(AttributeScopes.UIKitAttributes.StrokeColorAttribute.self)
        add(AttributeScopes.UIKitAttributes.StrokeWidthAttribute.self)
        add(AttributeScopes.UIKitAttributes.ShadowAttribute.self)
        add(AttributeScopes.UIKitAttributes.BaselineOffsetAttribute.self)
        add(AttributeScopes.UIKitAttributes.UnderlineColorAttribute.self)
        add(AttributeScopes.UIKitAttributes.StrikethroughColorAttribute.self)
        add(AttributeScopes.UIKitAttributes.ObliquenessAttribute.self)
        add(AttributeScopes.UIKitAttributes.ExpansionAttribute.self)
        add(AttributeScopes.UIKitAttributes.TextEffectAttribute.self)
        add(AttributeScopes.UIKitAttributes.AttachmentAttribute.self)
        if let link = self[AttributeScopes.FoundationAttributes.LinkAttribute.self] {
            result[NSAttributedString.Key("NSLink")] = link
        }
        return result
    }
}
