// SPDX-License-Identifier: Apache-2.0

import Foundation

extension CNContact {
    /// All keys in one descriptor, for what shows and changes whole contacts.
    package class func descriptorForAllKeys() -> any CNKeyDescriptor {
        ContactKeys(
            ContactKeys.texts.map { $0.0 } + [
                "contactType", "birthday", "nonGregorianBirthday", "imageData",
                "thumbnailImageData", "imageDataAvailable", "phoneNumbers", "emailAddresses",
                "postalAddresses", "urlAddresses", "contactRelations", "socialProfiles",
                "instantMessageAddresses", "dates",
            ]
        )
    }

    /// The contacts of the program with all keys, in the user's order: a person who picks one of
    /// them is not asked for access.
    package class func allForPicking() -> [CNContact] {
        ContactDatabase.shared.all.map { CNContact($0, keys: nil) }.sorted {
            ContactOrder.compare($0, $1, .userDefault) == .orderedAscending
        }
    }
}
