// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of C functions.

public import Foundation
public import ObjCRuntime

/// The key of a network's name.
public var kCNNetworkInfoKeySSID: CFString { NSString(string: "SSID") }
/// The key of a network's name as data.
public var kCNNetworkInfoKeySSIDData: CFString { NSString(string: "SSIDDATA") }
/// The key of the address of a network's station.
public var kCNNetworkInfoKeyBSSID: CFString { NSString(string: "BSSID") }

/// The interfaces whose networks may be asked for: nil, as for a program that may not know where it is.
public func CNCopySupportedInterfaces() -> CFArray? { nil }

/// What is known of an interface's network: nil, as for a program that may not know where it is.
public func CNCopyCurrentNetworkInfo(_ interfaceName: CFString) -> CFDictionary? { nil }
