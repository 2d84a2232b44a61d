// SPDX-License-Identifier: Apache-2.0

public import ObjCRuntime

/// What a text means, for those who can fill it in.
public struct UITextContentType: _TypedString, Hashable, Sendable {
    /// The name, mostly that of HTML's autofill.
    public let rawValue: String

    /// A meaning by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A whole name.
    public static let name = UITextContentType(rawValue: "name")
    /// A title before a name.
    public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
    /// A first name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// A middle name.
    public static let middleName = UITextContentType(rawValue: "additional-name")
    /// A last name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// What follows a name.
    public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
    /// Another name.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// A position.
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
    /// An organization.
    public static let organizationName = UITextContentType(rawValue: "organization")
    /// A place.
    public static let location = UITextContentType(rawValue: "location")
    /// A street with all its lines.
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    /// The first line of a street.
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    /// The second line of a street.
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    /// A town.
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    /// A state or province.
    public static let addressState = UITextContentType(rawValue: "address-level1")
    /// A town with its state.
    public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
    /// A part of a town.
    public static let sublocality = UITextContentType(rawValue: "address-level3")
    /// A country.
    public static let countryName = UITextContentType(rawValue: "country-name")
    /// A postal code.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// A mail address.
    public static let emailAddress = UITextContentType(rawValue: "email")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// An address of the web.
    public static let URL = UITextContentType(rawValue: "url")
    /// The number of a card.
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    /// When a card ends.
    public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
    /// The month in which a card ends.
    public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-exp-month")
    /// The year in which a card ends.
    public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-exp-year")
    /// The code on a card.
    public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
    /// The kind of a card.
    public static let creditCardType = UITextContentType(rawValue: "cc-type")
    /// The name on a card.
    public static let creditCardName = UITextContentType(rawValue: "cc-name")
    /// The first name on a card.
    public static let creditCardGivenName = UITextContentType(rawValue: "cc-given-name")
    /// The middle name on a card.
    public static let creditCardMiddleName = UITextContentType(rawValue: "cc-additional-name")
    /// The last name on a card.
    public static let creditCardFamilyName = UITextContentType(rawValue: "cc-family-name")
    /// A day of birth.
    public static let birthdate = UITextContentType(rawValue: "bday")
    /// The day of a month of birth.
    public static let birthdateDay = UITextContentType(rawValue: "bday-day")
    /// A month of birth.
    public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
    /// A year of birth.
    public static let birthdateYear = UITextContentType(rawValue: "bday-year")
    /// An account.
    public static let username = UITextContentType(rawValue: "username")
    /// A password.
    public static let password = UITextContentType(rawValue: "password")
    /// A password to be made up.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code that is sent once.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    /// The number of a parcel.
    public static let shipmentTrackingNumber = UITextContentType(
        rawValue: "shipment-tracking-number"
    )
    /// The number of a flight.
    public static let flightNumber = UITextContentType(rawValue: "flight-number")
    /// A day or a time.
    public static let dateTime = UITextContentType(rawValue: "date-time")
    /// The EID of a mobile device.
    public static let cellularEID = UITextContentType(rawValue: "cellular-eid")
    /// The IMEI of a mobile device.
    public static let cellularIMEI = UITextContentType(rawValue: "cellular-imei")
}
