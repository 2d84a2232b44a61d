// SPDX-License-Identifier: Apache-2.0
// Nobody reads these but the importer, which looks for the names.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What the importer looks for in Foundation: which class of Objective-C's becomes which type.

@_exported import CoreGraphics
@_exported import Foundation
@_exported import ObjectiveC

/// The way to and from a class of Objective-C's, which nothing here ever goes.
public protocol Bridged: _ObjectiveCBridgeable {}

extension Bridged {
    public func _bridgeToObjectiveC() -> _ObjectiveCType { fatalError() }
    public static func _forceBridgeFromObjectiveC(_ source: _ObjectiveCType, result: inout Self?) {}
    public static func _conditionallyBridgeFromObjectiveC(
        _ source: _ObjectiveCType,
        result: inout Self?
    ) -> Bool { false }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: _ObjectiveCType?) -> Self {
        fatalError()
    }
}

extension String: Bridged { public typealias _ObjectiveCType = NSString }
public struct URL: Bridged { public typealias _ObjectiveCType = NSURL }
public struct Data: Bridged { public typealias _ObjectiveCType = NSData }
public struct Date: Bridged { public typealias _ObjectiveCType = NSDate }
public struct UUID: Bridged { public typealias _ObjectiveCType = NSUUID }
public struct IndexPath: Bridged { public typealias _ObjectiveCType = NSIndexPath }
public struct IndexSet: Bridged { public typealias _ObjectiveCType = NSIndexSet }
public struct CharacterSet: Bridged { public typealias _ObjectiveCType = NSCharacterSet }
public struct Calendar: Bridged { public typealias _ObjectiveCType = NSCalendar }
public struct Locale: Bridged { public typealias _ObjectiveCType = NSLocale }
public struct TimeZone: Bridged { public typealias _ObjectiveCType = NSTimeZone }
public struct DateComponents: Bridged { public typealias _ObjectiveCType = NSDateComponents }
public struct DateInterval: Bridged { public typealias _ObjectiveCType = NSDateInterval }
public struct Notification: Bridged { public typealias _ObjectiveCType = NSNotification }
public struct URLRequest: Bridged { public typealias _ObjectiveCType = NSURLRequest }
public struct URLComponents: Bridged { public typealias _ObjectiveCType = NSURLComponents }
public struct URLQueryItem: Bridged { public typealias _ObjectiveCType = NSURLQueryItem }
public struct PersonNameComponents: Bridged {
    public typealias _ObjectiveCType = NSPersonNameComponents
}
extension Array: Bridged, _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSArray }
extension Dictionary: Bridged, _ObjectiveCBridgeable {
    public typealias _ObjectiveCType = NSDictionary
}
extension Set: Bridged, _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSSet }
