// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of `CLError`.
public let kCLErrorDomain = "kCLErrorDomain"

/// Why there is no location.
public struct CLError: _ErrorOfDomain, Sendable {
    /// Why there is no location.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        /// The errors that have these codes.
        public typealias _ErrorType = CLError

        /// Not known yet.
        case locationUnknown = 0
        /// Not allowed.
        case denied = 1
        /// No network.
        case network = 2
        /// No heading.
        case headingFailure = 3
        /// Regions may not be watched.
        case regionMonitoringDenied = 4
        /// A region cannot be watched.
        case regionMonitoringFailure = 5
        /// No such place.
        case geocodeFoundNoResult = 8
        /// Given up.
        case geocodeCanceled = 10
        /// Watching regions cannot begin yet.
        case regionMonitoringSetupDelayed = 6
        /// Regions are told late.
        case regionMonitoringResponseDelayed = 7
        /// Only a part of a place was found.
        case geocodeFoundPartialResult = 9
        /// Locations can't be kept back.
        case deferredFailed = 11
        /// Nothing comes that could be kept back.
        case deferredNotUpdatingLocation = 12
        /// Too exact locations are wanted.
        case deferredAccuracyTooLow = 13
        /// A distance is wanted that cannot be.
        case deferredDistanceFiltered = 14
        /// Somebody gave up.
        case deferredCanceled = 15
        /// Beacons cannot be looked for.
        case rangingUnavailable = 16
        /// Looking for beacons failed.
        case rangingFailure = 17
        /// The person does not want to be asked.
        case promptDeclined = 18
        /// The last location is not known.
        case historicalLocationError = 19
    }

    /// The error as Foundation keeps it.
    public let _nsError: NSError

    /// An error of Foundation's that has the domain of these.
    public init(_nsError error: NSError) { _nsError = error }

    /// The domain of these errors.
    public static var _nsErrorDomain: String { kCLErrorDomain }

    /// Not known yet.
    public static var locationUnknown: Code { .locationUnknown }
    /// Not allowed.
    public static var denied: Code { .denied }
    /// No network.
    public static var network: Code { .network }
    /// No heading.
    public static var headingFailure: Code { .headingFailure }
    /// Regions may not be watched.
    public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
    /// A region cannot be watched.
    public static var regionMonitoringFailure: Code { .regionMonitoringFailure }
    /// No such place.
    public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
    /// Given up.
    public static var geocodeCanceled: Code { .geocodeCanceled }
    /// Beacons cannot be looked for.
    public static var rangingUnavailable: Code { .rangingUnavailable }
    /// Watching regions cannot begin yet.
    public static var regionMonitoringSetupDelayed: Code { .regionMonitoringSetupDelayed }
    /// Regions are told late.
    public static var regionMonitoringResponseDelayed: Code { .regionMonitoringResponseDelayed }
    /// Only a part of a place was found.
    public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
    /// Locations can't be kept back.
    public static var deferredFailed: Code { .deferredFailed }
    /// Nothing comes that could be kept back.
    public static var deferredNotUpdatingLocation: Code { .deferredNotUpdatingLocation }
    /// Too exact locations are wanted.
    public static var deferredAccuracyTooLow: Code { .deferredAccuracyTooLow }
    /// A distance is wanted that cannot be.
    public static var deferredDistanceFiltered: Code { .deferredDistanceFiltered }
    /// Somebody gave up.
    public static var deferredCanceled: Code { .deferredCanceled }
    /// The person does not want to be asked.
    public static var promptDeclined: Code { .promptDeclined }
    /// The last location is not known.
    public static var historicalLocationError: Code { .historicalLocationError }
    /// Looking for beacons failed.
    public static var rangingFailure: Code { .rangingFailure }
}
