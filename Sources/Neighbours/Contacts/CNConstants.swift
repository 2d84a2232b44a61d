// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Objective-C's constants.

public import Foundation

/// The identifier.
public let CNContactIdentifierKey = "identifier"
/// Whether it is a person.
public let CNContactTypeKey = "contactType"
/// What the system keeps of a property.
public let CNContactPropertyAttribute = "propertyAttribute"
/// What stands before the name.
public let CNContactNamePrefixKey = "namePrefix"
/// The given name.
public let CNContactGivenNameKey = "givenName"
/// The middle name.
public let CNContactMiddleNameKey = "middleName"
/// The family name.
public let CNContactFamilyNameKey = "familyName"
/// The family name of before.
public let CNContactPreviousFamilyNameKey = "previousFamilyName"
/// What stands after the name.
public let CNContactNameSuffixKey = "nameSuffix"
/// The nickname.
public let CNContactNicknameKey = "nickname"
/// How the given name is spoken.
public let CNContactPhoneticGivenNameKey = "phoneticGivenName"
/// How the middle name is spoken.
public let CNContactPhoneticMiddleNameKey = "phoneticMiddleName"
/// How the family name is spoken.
public let CNContactPhoneticFamilyNameKey = "phoneticFamilyName"
/// How the name of the organization is spoken.
public let CNContactPhoneticOrganizationNameKey = "phoneticOrganizationName"
/// The organization.
public let CNContactOrganizationNameKey = "organizationName"
/// The department.
public let CNContactDepartmentNameKey = "departmentName"
/// The job.
public let CNContactJobTitleKey = "jobTitle"
/// The birthday.
public let CNContactBirthdayKey = "birthday"
/// The birthday in another calendar.
public let CNContactNonGregorianBirthdayKey = "nonGregorianBirthday"
/// What there is to say.
public let CNContactNoteKey = "note"
/// The picture.
public let CNContactImageDataKey = "imageData"
/// The small picture.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
/// Whether there is a picture.
public let CNContactImageDataAvailableKey = "imageDataAvailable"
/// The relations.
public let CNContactRelationsKey = "contactRelations"
/// The telephone numbers.
public let CNContactPhoneNumbersKey = "phoneNumbers"
/// The addresses of mail.
public let CNContactEmailAddressesKey = "emailAddresses"
/// The postal addresses.
public let CNContactPostalAddressesKey = "postalAddresses"
/// The dates.
public let CNContactDatesKey = "dates"
/// The pages.
public let CNContactUrlAddressesKey = "urlAddresses"
/// The profiles.
public let CNContactSocialProfilesKey = "socialProfiles"
/// The addresses of messages.
public let CNContactInstantMessageAddressesKey = "instantMessageAddresses"
/// The street.
public let CNPostalAddressStreetKey = "street"
/// The part of the town.
public let CNPostalAddressSubLocalityKey = "subLocality"
/// The town.
public let CNPostalAddressCityKey = "city"
/// The county.
public let CNPostalAddressSubAdministrativeAreaKey = "subAdministrativeArea"
/// The state.
public let CNPostalAddressStateKey = "state"
/// The code for letters.
public let CNPostalAddressPostalCodeKey = "postalCode"
/// The country.
public let CNPostalAddressCountryKey = "country"
/// The code of the country.
public let CNPostalAddressISOCountryCodeKey = "ISOCountryCode"
/// The attribute that names the part of a formatted address.
public let CNPostalAddressPropertyAttribute = "postalAddressAttribute"
/// The attribute that names the part for people.
public let CNPostalAddressLocalizedPropertyNameAttribute = "localizedPropertyNameAttribute"
/// The page of a profile.
public let CNSocialProfileURLStringKey = "urlString"
/// The user of a profile.
public let CNSocialProfileUsernameKey = "username"
/// The user's number of a profile.
public let CNSocialProfileUserIdentifierKey = "userIdentifier"
/// The service of a profile.
public let CNSocialProfileServiceKey = "service"
/// The user of an address.
public let CNInstantMessageAddressUsernameKey = "username"
/// The service of an address.
public let CNInstantMessageAddressServiceKey = "service"
/// The name of a group.
public let CNGroupNameKey = "name"
/// The identifier of a group.
public let CNGroupIdentifierKey = "identifier"
/// The identifier of a container.
public let CNContainerIdentifierKey = "identifier"
/// The name of a container.
public let CNContainerNameKey = "name"
/// The type of a container.
public let CNContainerTypeKey = "type"
/// At home.
public let CNLabelHome = "_$!<Home>!$_"
/// At work.
public let CNLabelWork = "_$!<Work>!$_"
/// At school.
public let CNLabelSchool = "_$!<School>!$_"
/// Elsewhere.
public let CNLabelOther = "_$!<Other>!$_"
/// The mail of iCloud.
public let CNLabelEmailiCloud = "iCloud"
/// The home page.
public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"
/// The anniversary.
public let CNLabelDateAnniversary = "_$!<Anniversary>!$_"
/// An iPhone.
public let CNLabelPhoneNumberiPhone = "iPhone"
/// A watch.
public let CNLabelPhoneNumberAppleWatch = "APPLEWATCH"
/// A mobile telephone.
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
/// The main telephone.
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
/// The fax at home.
public let CNLabelPhoneNumberHomeFax = "_$!<HomeFAX>!$_"
/// The fax at work.
public let CNLabelPhoneNumberWorkFax = "_$!<WorkFAX>!$_"
/// Another fax.
public let CNLabelPhoneNumberOtherFax = "_$!<OtherFAX>!$_"
/// A pager.
public let CNLabelPhoneNumberPager = "_$!<Pager>!$_"
/// The father.
public let CNLabelContactRelationFather = "_$!<Father>!$_"
/// The mother.
public let CNLabelContactRelationMother = "_$!<Mother>!$_"
/// A parent.
public let CNLabelContactRelationParent = "_$!<Parent>!$_"
/// A brother.
public let CNLabelContactRelationBrother = "_$!<Brother>!$_"
/// A sister.
public let CNLabelContactRelationSister = "_$!<Sister>!$_"
/// A son.
public let CNLabelContactRelationSon = "_$!<Son>!$_"
/// A daughter.
public let CNLabelContactRelationDaughter = "_$!<Daughter>!$_"
/// A child.
public let CNLabelContactRelationChild = "_$!<Child>!$_"
/// A friend.
public let CNLabelContactRelationFriend = "_$!<Friend>!$_"
/// The spouse.
public let CNLabelContactRelationSpouse = "_$!<Spouse>!$_"
/// The partner.
public let CNLabelContactRelationPartner = "_$!<Partner>!$_"
/// An assistant.
public let CNLabelContactRelationAssistant = "_$!<Assistant>!$_"
/// A manager.
public let CNLabelContactRelationManager = "_$!<Manager>!$_"
/// Facebook.
public let CNSocialProfileServiceFacebook = "Facebook"
/// Flickr.
public let CNSocialProfileServiceFlickr = "Flickr"
/// LinkedIn.
public let CNSocialProfileServiceLinkedIn = "LinkedIn"
/// Twitter.
public let CNSocialProfileServiceTwitter = "Twitter"
/// Skype.
public let CNInstantMessageServiceSkype = "Skype"
/// Jabber.
public let CNInstantMessageServiceJabber = "Jabber"
/// Facebook's messages.
public let CNInstantMessageServiceFacebook = "Facebook"
/// The domain of the contacts' errors.
public let CNErrorDomain = "CNErrorDomain"
/// The records that an error is about.
public let CNErrorUserInfoAffectedRecordsKey = "CNErrorUserInfoAffectedRecordsKey"
/// The identifiers of the records that an error is about.
public let CNErrorUserInfoAffectedRecordIdentifiersKey =
    "CNErrorUserInfoAffectedRecordIdentifiersKey"
/// The single errors of an error.
public let CNErrorUserInfoValidationErrorsKey = "CNErrorUserInfoValidationErrorsKey"
/// The properties that an error is about.
public let CNErrorUserInfoKeyPathsKey = "CNErrorUserInfoKeyPathsKey"

extension NSNotification.Name {
    /// The store's contacts have changed.
    public static let CNContactStoreDidChange = NSNotification.Name(
        "CNContactStoreDidChangeNotification"
    )
}
