// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UITraitCollection {
    /// The specified traits as `Name = Value` pairs.
    var describedTraits: String {
        var parts = SystemTraits.all.filter { $0.isSpecified(in: table.system) }.map {
            "\($0.shortName) = \(UITraitCollection.capitalised($0.describe(table.system)))"
        }
        parts += table.custom.values.sorted { $0.trait.identifier < $1.trait.identifier }.map {
            "\($0.trait.name) = \($0.value)"
        }
        let address = String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
        return (["<UITraitCollection: 0x\(address)"] + [parts.joined(separator: ", ")])
            .filter { !$0.isEmpty }.joined(separator: "; ") + ">"
    }

    private static func capitalised(_ text: String) -> String {
        text.prefix(1).uppercased() + text.dropFirst()
    }
}

extension SystemTrait {
    /// The name without the prefix that every trait's type has.
    fileprivate static var shortName: String { String(name.dropFirst("UITrait".count)) }
}
