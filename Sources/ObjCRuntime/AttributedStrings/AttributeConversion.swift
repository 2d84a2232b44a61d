// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Attributes of one scope between Swift's attributed strings and those of Objective-C.
///
/// Foundation on Linux converts none.
package struct AttributeConversion {
    private let keys: [String: any AttributedStringKey.Type]
    /// Whether a value of another type than its key's is left out; it throws otherwise.
    private let dropsWrongValues: Bool

    /// Makes a conversion of a scope's attributes; other attributes are left out.
    package init(_ scope: any AttributeScope.Type, dropsWrongValues: Bool = false) {
        keys = scope.keysByName
        self.dropsWrongValues = dropsWrongValues
    }

    /// The attributes as `NSAttributedString` holds them.
    package func dictionary(
        _ container: AttributeContainer
    ) throws -> [NSAttributedString.Key: Any] {
        var result: [NSAttributedString.Key: Any] = [:]
        func add<K: AttributedStringKey>(_ key: K.Type) throws {
            guard let value = attributeContainerValue(of: key, in: container) else { return }
            result[NSAttributedString.Key(K.name)] = try K.object(of: value)
        }
        for key in keys.values { try convert { try add(key) } }
        return result
    }

    /// The attributes as `AttributedString` holds them.
    package func container(
        _ attributes: [NSAttributedString.Key: Any]
    ) throws -> AttributeContainer {
        var result = AttributeContainer()
        func add<K: AttributedStringKey>(_ key: K.Type, _ object: Any) throws {
            let value = try K.value(ofObject: object)
            setAttributeContainerValue(value, of: key, in: &result)
        }
        for (name, object) in attributes {
            guard let key = keys[name.rawValue] else { continue }
            try convert { try add(key, object) }
        }
        return result
    }

    /// The text with its attributes as an object.
    package func object(_ text: AttributedString) throws -> NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        for run in text.runs {
            result.append(
                NSAttributedString(
                    string: String(text.characters[run.range]),
                    attributes: try dictionary(run.attributes)
                )
            )
        }
        return result
    }

    /// The text of an object with its attributes.
    package func text(_ object: NSAttributedString) throws -> AttributedString {
        var result = AttributedString()
        let string = NSString(string: object.string)
        var location = 0
        while location < object.length {
            var range = NSRange()
            let attributes = object.attributes(at: location, effectiveRange: &range)
            result.append(
                AttributedString(
                    string.substring(with: range),
                    attributes: try container(attributes)
                )
            )
            location = range.upperBound
        }
        return result
    }

    private func convert(_ body: () throws -> Void) throws {
        do {
            try body()
        } catch {
            if !dropsWrongValues { throw error }
        }
    }
}

// `AttributeContainer.subscript(_:)` without the condition that values are Sendable, which every key
// of a scope fulfils that can be set at all (LocaleDefaults/AttributeContainer+Keys.swift).
@_silgen_name("attribute_container_value")
private func attributeContainerValue<K: AttributedStringKey>(
    of key: K.Type,
    in container: AttributeContainer
) -> K.Value?

@_silgen_name("attribute_container_set_value")
private func setAttributeContainerValue<K: AttributedStringKey>(
    _ value: K.Value,
    of key: K.Type,
    in container: inout AttributeContainer
)
