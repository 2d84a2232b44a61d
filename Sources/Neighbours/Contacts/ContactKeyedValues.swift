// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

/// The properties that predicates ask for by name.
private enum ContactKeyedValues {
    @section(".init_array") @used private static let keys: @convention(c) @Sendable () -> Void = {
        _objcRegister { m in
            m.property("identifier", of: CNContact.self, { $0.identifier })
            m.property("namePrefix", of: CNContact.self, { $0.namePrefix })
            m.property("givenName", of: CNContact.self, { $0.givenName })
            m.property("middleName", of: CNContact.self, { $0.middleName })
            m.property("familyName", of: CNContact.self, { $0.familyName })
            m.property("nameSuffix", of: CNContact.self, { $0.nameSuffix })
            m.property("nickname", of: CNContact.self, { $0.nickname })
            m.property("organizationName", of: CNContact.self, { $0.organizationName })
            m.property("departmentName", of: CNContact.self, { $0.departmentName })
            m.property("jobTitle", of: CNContact.self, { $0.jobTitle })
            m.property("note", of: CNContact.self, { $0.note })
            m.property("birthday", of: CNContact.self, { $0.birthday })
            m.property("imageData", of: CNContact.self, { $0.imageData })
            m.property("imageDataAvailable", of: CNContact.self, { $0.imageDataAvailable })
            m.property("phoneNumbers", of: CNContact.self, { $0.phoneNumbers })
            m.property("emailAddresses", of: CNContact.self, { $0.emailAddresses })
            m.property("postalAddresses", of: CNContact.self, { $0.postalAddresses })
            m.property("urlAddresses", of: CNContact.self, { $0.urlAddresses })
            m.property("contactRelations", of: CNContact.self, { $0.contactRelations })
            m.property("socialProfiles", of: CNContact.self, { $0.socialProfiles })
            m.property("dates", of: CNContact.self, { $0.dates })
            return CNContact.self
        }
        _objcRegister { m in
            m.property("contact", of: CNContactProperty.self, { $0.contact })
            m.property("key", of: CNContactProperty.self, { $0.key })
            m.property("value", of: CNContactProperty.self, { $0.value })
            m.property("identifier", of: CNContactProperty.self, { $0.identifier })
            m.property("label", of: CNContactProperty.self, { $0.label })
            return CNContactProperty.self
        }
        _objcRegister { m in
            m.property("stringValue", of: CNPhoneNumber.self, { $0.stringValue })
            return CNPhoneNumber.self
        }
    }
}
