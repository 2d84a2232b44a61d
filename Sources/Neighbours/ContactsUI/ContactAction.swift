// SPDX-License-Identifier: Apache-2.0

import Contacts
import Foundation
import UIKit

/// What a tap on a property does: call, write or show a page.
@MainActor
enum ContactAction {
    /// The address that a property stands for; nil for one that leads nowhere.
    static func url(of property: CNContactProperty) -> URL? {
        switch property.value {
        case let number as CNPhoneNumber:
            URL(string: "tel:" + number.stringValue.filter { $0.isNumber || "+*#".contains($0) })
        case let text as NSString where property.key == CNContactEmailAddressesKey:
            URL(string: "mailto:\(text)")
        case let text as NSString where property.key == CNContactUrlAddressesKey:
            URL(string: "\(text)".contains(":") ? "\(text)" : "https://\(text)")
        default: nil
        }
    }

    /// Opens what a property stands for.
    static func perform(_ property: CNContactProperty) {
        if let url = url(of: property) { UIApplication.shared.open(url) }
    }
}
