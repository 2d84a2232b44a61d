// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of constants of C.

public import Foundation
public import ObjCRuntime

// Sendable is unchecked because nothing changes after `init`.
/// A telephone company: there is none here.
open class CTCarrier: NSObject, @unchecked Sendable {
    /// The company's name.
    open var carrierName: String? { nil }
    /// The code of its country.
    open var mobileCountryCode: String? { nil }
    /// The code of its network.
    open var mobileNetworkCode: String? { nil }
    /// The code of its country by ISO 3166.
    open var isoCountryCode: String? { nil }
    /// Whether it carries calls over the internet.
    open var allowsVOIP: Bool { false }
}

/// Hears of changes of the telephone services; none ever come.
public protocol CTTelephonyNetworkInfoDelegate: NSObjectProtocol {
    /// The service for data has changed.
    func dataServiceIdentifierDidChange(_ identifier: String)
}

extension CTTelephonyNetworkInfoDelegate {
    /// Does nothing.
    public func dataServiceIdentifierDidChange(_ identifier: String) {}
}

// Sendable is unchecked because nothing reads what is set.
/// The telephone services of the device, as on one without a card: there are none.
open class CTTelephonyNetworkInfo: NSObject, @unchecked Sendable {
    /// The service for data.
    open var dataServiceIdentifier: String? { nil }
    /// The companies by service.
    open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
    /// The company.
    open var subscriberCellularProvider: CTCarrier? { nil }
    /// The kinds of radio by service.
    open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
    /// The kind of radio.
    open var currentRadioAccessTechnology: String? { nil }
    /// Hears that the company of a service has changed; never called.
    open var serviceSubscriberCellularProvidersDidUpdateNotifier: ((String) -> Void)?
    /// Hears that the company has changed; never called.
    open var subscriberCellularProviderDidUpdateNotifier: ((CTCarrier) -> Void)?
    /// Hears of changes; never called.
    open weak var delegate: (any CTTelephonyNetworkInfoDelegate)?
}

// Sendable is unchecked because nothing reads what is set.
/// Whether a person lets the program use a modem.
open class CTCellularData: NSObject, @unchecked Sendable {
    /// What is allowed; on a device without a modem it is not known.
    open var restrictedState: CTCellularDataRestrictedState { .restrictedStateUnknown }
    /// Hears that it has changed; never called.
    open var cellularDataRestrictionDidUpdateNotifier: CellularDataRestrictionDidUpdateNotifier?
}

/// Hears whether the modem may be used.
public typealias CellularDataRestrictionDidUpdateNotifier = (CTCellularDataRestrictedState) -> Void

/// Whether the modem may be used.
public enum CTCellularDataRestrictedState: UInt, Sendable {
    /// It is not known.
    case restrictedStateUnknown = 0
    /// It may not.
    case restricted = 1
    /// It may.
    case notRestricted = 2
}

/// Posted when the kind of radio changes; never.
public let CTServiceRadioAccessTechnologyDidChange =
    "CTServiceRadioAccessTechnologyDidChangeNotification"
/// Posted when the kind of radio changes; never.
public let CTRadioAccessTechnologyDidChange = "CTRadioAccessTechnologyDidChangeNotification"

/// A kind of radio of the second generation.
public let CTRadioAccessTechnologyGPRS = "CTRadioAccessTechnologyGPRS"
/// A kind of radio of the second generation.
public let CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge"
/// A kind of radio of the third generation.
public let CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"
/// A kind of radio of the third generation.
public let CTRadioAccessTechnologyHSDPA = "CTRadioAccessTechnologyHSDPA"
/// A kind of radio of the third generation.
public let CTRadioAccessTechnologyHSUPA = "CTRadioAccessTechnologyHSUPA"
/// A kind of radio of the second generation.
public let CTRadioAccessTechnologyCDMA1x = "CTRadioAccessTechnologyCDMA1x"
/// A kind of radio of the third generation.
public let CTRadioAccessTechnologyCDMAEVDORev0 = "CTRadioAccessTechnologyCDMAEVDORev0"
/// A kind of radio of the third generation.
public let CTRadioAccessTechnologyCDMAEVDORevA = "CTRadioAccessTechnologyCDMAEVDORevA"
/// A kind of radio of the third generation.
public let CTRadioAccessTechnologyCDMAEVDORevB = "CTRadioAccessTechnologyCDMAEVDORevB"
/// A kind of radio of the third generation.
public let CTRadioAccessTechnologyeHRPD = "CTRadioAccessTechnologyeHRPD"
/// A kind of radio of the fourth generation.
public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
/// A kind of radio of the fifth generation beside the fourth.
public let CTRadioAccessTechnologyNRNSA = "CTRadioAccessTechnologyNRNSA"
/// A kind of radio of the fifth generation.
public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"
