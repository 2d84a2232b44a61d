// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

// Sendable is unchecked because it belongs to the thread that changes it.
/// A contact that can be changed.
open class CNMutableContact: CNContact, @unchecked Sendable {
    func write<Value>(
        _ key: String,
        _ path: WritableKeyPath<ContactValues, Value>,
        _ value: Value
    ) {
        _ = read(key, path)
        values[keyPath: path] = value
    }

    /// A contact with the same values that can't be changed.
    open override func copy(with zone: NSZone? = nil) -> Any { CNContact(values, keys: keys) }

    /// Whether it is a person.
    open override var contactType: CNContactType {
        get { super.contactType }
        set { write("contactType", \.contactType, newValue) }
    }

    /// What stands before the name.
    open override var namePrefix: String {
        get { super.namePrefix }
        set { write("namePrefix", \.namePrefix, newValue) }
    }

    /// The given name.
    open override var givenName: String {
        get { super.givenName }
        set { write("givenName", \.givenName, newValue) }
    }

    /// The middle name.
    open override var middleName: String {
        get { super.middleName }
        set { write("middleName", \.middleName, newValue) }
    }

    /// The family name.
    open override var familyName: String {
        get { super.familyName }
        set { write("familyName", \.familyName, newValue) }
    }

    /// The family name of before.
    open override var previousFamilyName: String {
        get { super.previousFamilyName }
        set { write("previousFamilyName", \.previousFamilyName, newValue) }
    }

    /// What stands after the name.
    open override var nameSuffix: String {
        get { super.nameSuffix }
        set { write("nameSuffix", \.nameSuffix, newValue) }
    }

    /// The nickname.
    open override var nickname: String {
        get { super.nickname }
        set { write("nickname", \.nickname, newValue) }
    }

    /// The organization.
    open override var organizationName: String {
        get { super.organizationName }
        set { write("organizationName", \.organizationName, newValue) }
    }

    /// The department.
    open override var departmentName: String {
        get { super.departmentName }
        set { write("departmentName", \.departmentName, newValue) }
    }

    /// The job.
    open override var jobTitle: String {
        get { super.jobTitle }
        set { write("jobTitle", \.jobTitle, newValue) }
    }

    /// How the given name is spoken.
    open override var phoneticGivenName: String {
        get { super.phoneticGivenName }
        set { write("phoneticGivenName", \.phoneticGivenName, newValue) }
    }

    /// How the middle name is spoken.
    open override var phoneticMiddleName: String {
        get { super.phoneticMiddleName }
        set { write("phoneticMiddleName", \.phoneticMiddleName, newValue) }
    }

    /// How the family name is spoken.
    open override var phoneticFamilyName: String {
        get { super.phoneticFamilyName }
        set { write("phoneticFamilyName", \.phoneticFamilyName, newValue) }
    }

    /// How the name of the organization is spoken.
    open override var phoneticOrganizationName: String {
        get { super.phoneticOrganizationName }
        set { write("phoneticOrganizationName", \.phoneticOrganizationName, newValue) }
    }

    /// What there is to say.
    open override var note: String {
        get { super.note }
        set { write("note", \.note, newValue) }
    }

    /// The birthday.
    open override var birthday: DateComponents? {
        get { super.birthday }
        set { write("birthday", \.birthday, newValue) }
    }

    /// The birthday in another calendar.
    open override var nonGregorianBirthday: DateComponents? {
        get { super.nonGregorianBirthday }
        set { write("nonGregorianBirthday", \.nonGregorianBirthday, newValue) }
    }

    /// The picture.
    open override var imageData: Data? {
        get { super.imageData }
        set { write("imageData", \.imageData, newValue) }
    }

    /// The telephone numbers.
    open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
        get { super.phoneNumbers }
        set { write("phoneNumbers", \.phoneNumbers, newValue) }
    }

    /// The addresses of mail.
    open override var emailAddresses: [CNLabeledValue<NSString>] {
        get { super.emailAddresses }
        set { write("emailAddresses", \.emailAddresses, newValue) }
    }

    /// The postal addresses.
    open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
        get { super.postalAddresses }
        set { write("postalAddresses", \.postalAddresses, newValue) }
    }

    /// The pages.
    open override var urlAddresses: [CNLabeledValue<NSString>] {
        get { super.urlAddresses }
        set { write("urlAddresses", \.urlAddresses, newValue) }
    }

    /// The relations.
    open override var contactRelations: [CNLabeledValue<CNContactRelation>] {
        get { super.contactRelations }
        set { write("contactRelations", \.contactRelations, newValue) }
    }

    /// The profiles.
    open override var socialProfiles: [CNLabeledValue<CNSocialProfile>] {
        get { super.socialProfiles }
        set { write("socialProfiles", \.socialProfiles, newValue) }
    }

    /// The addresses of messages.
    open override var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
        get { super.instantMessageAddresses }
        set { write("instantMessageAddresses", \.instantMessageAddresses, newValue) }
    }

    /// The dates.
    open override var dates: [CNLabeledValue<NSDateComponents>] {
        get { super.dates }
        set { write("dates", \.dates, newValue) }
    }
}
