// SPDX-License-Identifier: Apache-2.0

import Contacts
import Foundation
import PassKit
import Testing

@Suite("A request for a payment")
struct RequestTests {
    @Test func beginsEmpty() {
        let request = PKPaymentRequest()
        #expect(request.merchantIdentifier == "")
        #expect(request.paymentSummaryItems.isEmpty)
        #expect(request.merchantCapabilities == [])
        #expect(request.requiredBillingContactFields.isEmpty)
        #expect(request.shippingType == .shipping)
        #expect(request.shippingContactEditingMode == .enabled)
        #expect(request.shippingMethods == nil)
        #expect(request.supportedCountries == nil)
        #expect(!request.supportsCouponCode)
        #expect(request.recurringPaymentRequest == nil)
    }

    @Test func itemsAreEqualByTheirValues() {
        let item = PKPaymentSummaryItem(label: "Tea", amount: NSDecimalNumber(string: "2.50"))
        #expect(item.type == .final)
        #expect(item == PKPaymentSummaryItem(label: "Tea", amount: 2.5, type: .final))
        #expect(item.hash == PKPaymentSummaryItem(label: "Tea", amount: 2.5).hash)
        #expect(item != PKPaymentSummaryItem(label: "Tea", amount: 2.5, type: .pending))
        #expect(item != PKPaymentSummaryItem(label: "Tea", amount: 2.6))
        #expect(item != PKPaymentSummaryItem(label: "Coffee", amount: 2.5))
        #expect(item != PKShippingMethod(label: "Tea", amount: 2.5))
    }

    @Test func methodsOfShippingCompareWhatTheyAdd() {
        let post = PKShippingMethod(label: "Post", amount: 5)
        post.identifier = "post"
        post.detail = "Three days"
        let other = PKShippingMethod(label: "Post", amount: 5)
        #expect(post != other)
        other.identifier = "post"
        other.detail = "Three days"
        #expect(post == other)
        #expect(post.description.contains("identifier: post"))
    }

    @Test func aCopyOfAnItemIsItsOwn() throws {
        let rent = PKRecurringPaymentSummaryItem(label: "Rent", amount: 700)
        #expect(rent.intervalUnit == .month)
        #expect(rent.intervalCount == 1)
        rent.intervalCount = 3
        rent.endDate = Date(timeIntervalSince1970: 1_000_000)
        let copy = try #require(rent.copy() as? PKRecurringPaymentSummaryItem)
        #expect(copy == rent)
        rent.intervalCount = 1
        #expect(copy.intervalCount == 3)
        #expect(copy != rent)
    }

    @Test func aCopyOfARequestHasItsValues() throws {
        let request = PKPaymentRequest()
        request.merchantIdentifier = "merchant.example"
        request.supportedNetworks = [.visa, .amex]
        request.paymentSummaryItems = [PKPaymentSummaryItem(label: "Tea", amount: 2.5)]
        request.requiredShippingContactFields = [.postalAddress, .name]
        request.applicationData = Data([1])
        let copy = try #require(request.copy() as? PKPaymentRequest)
        request.supportedNetworks = []
        #expect(copy.merchantIdentifier == "merchant.example")
        #expect(copy.supportedNetworks == [.visa, .amex])
        #expect(copy.paymentSummaryItems == request.paymentSummaryItems)
        #expect(copy.requiredShippingContactFields == [.name, .postalAddress])
        #expect(copy.applicationData == Data([1]))
    }

    @Test func transfersHaveNamesOfTheirOwnForTheSameValues() {
        let request = PKDisbursementRequest(
            merchantIdentifier: "merchant.example",
            currencyCode: "USD",
            regionCode: "US",
            supportedNetworks: [.visa],
            merchantCapabilities: [.instantFundsOut, .threeDSecure],
            summaryItems: [PKDisbursementSummaryItem(label: "Prize", amount: 10)]
        )
        #expect(request.countryCode == "US")
        #expect(request.paymentSummaryItems.first is PKDisbursementSummaryItem)
        request.summaryItems = []
        #expect(request.paymentSummaryItems.isEmpty)
        #expect(request.merchantCapabilities.rawValue == 1 << 7 | 1)
    }

    @Test(arguments: [
        (PKPaymentNetwork.amex, "AmEx"), (.cartesBancaires, "CartesBancaires"),
        (.chinaUnionPay, "ChinaUnionPay"), (.discover, "Discover"), (.eftpos, "Eftpos"),
        (.electron, "Electron"), (.elo, "Elo"), (.idCredit, "iD"), (.interac, "Interac"),
        (.JCB, "JCB"), (.mada, "Mada"), (.maestro, "Maestro"), (.masterCard, "MasterCard"),
        (.privateLabel, "PrivateLabel"), (.quicPay, "QUICPay"), (.suica, "Suica"),
        (.visa, "Visa"), (.vPay, "VPay"),
    ])
    func networksHaveApplesNames(network: PKPaymentNetwork, name: String) {
        #expect(network.rawValue == name)
        #expect(network == PKPaymentNetwork(rawValue: name))
    }

    @Test func requestsMayNameTheNetworksOfToday() {
        let networks = PKPaymentRequest.availableNetworks()
        #expect(networks.contains(.visa))
        #expect(!networks.contains(.carteBancaire))
        #expect(Set(networks).count == networks.count)
    }

    @Test func capabilitiesHaveApplesBits() {
        #expect(PKMerchantCapability.capability3DS == .threeDSecure)
        #expect(PKMerchantCapability([.threeDSecure, .emv, .credit, .debit]).rawValue == 15)
    }

    @Test func contactsAreEqualByTheirValues() {
        func contact(_ city: String) -> PKContact {
            let contact = PKContact()
            contact.name = PersonNameComponents(givenName: "Ann", familyName: "Lee")
            contact.emailAddress = "ann@example.com"
            contact.phoneNumber = CNPhoneNumber(stringValue: "555")
            let address = CNMutablePostalAddress()
            address.city = city
            contact.postalAddress = address
            return contact
        }
        #expect(contact("Oslo") == contact("Oslo"))
        #expect(contact("Oslo") != contact("Bergen"))
        #expect(contact("Oslo") != PKContact())
    }

    @Test func aRangeOfDaysIsInOrder() throws {
        func day(_ number: Int) -> DateComponents {
            DateComponents(year: 2024, month: 5, day: number)
        }
        #expect(PKDateComponentsRange(start: day(4), end: day(2)) == nil)
        let range = try #require(PKDateComponentsRange(start: day(2), end: day(4)))
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: range,
            requiringSecureCoding: true
        )
        let read = try NSKeyedUnarchiver.unarchivedObject(
            ofClass: PKDateComponentsRange.self,
            from: data
        )
        #expect(read == range)
        #expect(read?.endDateComponents.day == 4)
    }

    @Test func agreementsKeepWhatTheyAreMadeOf() throws {
        let page = try #require(URL(string: "https://example.com"))
        let item = PKRecurringPaymentSummaryItem(label: "Rent", amount: 700)
        let rent = PKRecurringPaymentRequest(
            paymentDescription: "Flat",
            regularBilling: item,
            managementURL: page
        )
        #expect(rent.regularBilling === item)
        #expect(rent.trialBilling == nil)
        rent.trialBilling = PKRecurringPaymentSummaryItem(label: "First", amount: 1)
        #expect(rent.description.contains("First"))
        let part = PKPaymentTokenContext(
            merchantIdentifier: "m",
            externalIdentifier: "e",
            merchantName: "n",
            merchantDomain: nil,
            amount: 3
        )
        #expect(part.merchantDomain == nil)
        #expect(part.amount == 3)
    }
}
