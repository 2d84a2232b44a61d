// SPDX-License-Identifier: Apache-2.0

import Foundation
public import FoundationNetworking
import ObjCRuntime

// Desktops and servers have no plan of data that could be used up, so requests go out whatever is
// said here of networks that are expensive or constrained; what is set can be read again.

/// The values of settings that Foundation has no place for.
private enum NetworkSetting {
    /// The values of one object, by the settings' names.
    private static var key: UnsafeRawPointer {
        unsafeBitCast(URLSession.self as AnyClass, to: UnsafeRawPointer.self)
    }

    static func value(_ name: String, of object: AnyObject, else usual: Bool) -> Bool {
        (objc_getAssociatedObject(object, key) as? [String: Bool])?[name] ?? usual
    }

    static func set(_ value: Bool, _ name: String, of object: AnyObject) {
        var values = objc_getAssociatedObject(object, key) as? [String: Bool] ?? [:]
        values[name] = value
        objc_setAssociatedObject(object, key, values, .OBJC_ASSOCIATION_RETAIN)
    }
}

extension URLSessionConfiguration {
    /// Whether requests may use a network that saves data; true by default.
    public var allowsConstrainedNetworkAccess: Bool {
        get { NetworkSetting.value("constrained", of: self, else: true) }
        set { NetworkSetting.set(newValue, "constrained", of: self) }
    }

    /// Whether requests may use a network that costs much; true by default.
    public var allowsExpensiveNetworkAccess: Bool {
        get { NetworkSetting.value("expensive", of: self, else: true) }
        set { NetworkSetting.set(newValue, "expensive", of: self) }
    }

    /// Whether the program is started for the events of a session in the background; true by default.
    public var sessionSendsLaunchEvents: Bool {
        get { NetworkSetting.value("events", of: self, else: true) }
        set { NetworkSetting.set(newValue, "events", of: self) }
    }

    /// Whether tasks wait for a network where there is none; false by default, and they fail at once in either case.
    public var waitsForConnectivity: Bool {
        get { NetworkSetting.value("waiting", of: self, else: false) }
        set { NetworkSetting.set(newValue, "waiting", of: self) }
    }

    /// A configuration for transfers that go on while the program is in the background.
    ///
    /// Programs here go on in the background, and transfers end with them: no other process takes
    /// them over.
    public class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
        .default
    }
}

extension URLSessionTask {
    /// Whether data are handed out as they come; true by default, and so they are.
    public var prefersIncrementalDelivery: Bool {
        get { NetworkSetting.value("incremental", of: self, else: true) }
        set { NetworkSetting.set(newValue, "incremental", of: self) }
    }
}
