// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// What old code asks whether the system is newer than iOS 8 or 9, by comparing numbers of Foundation's.

/// The version of Foundation: newer than each that has a name.
public var NSFoundationVersionNumber: Double { 3000 }

/// Foundation's version in iOS 7.0.
public var NSFoundationVersionNumber_iOS_7_0: Double { 1047.20 }
/// Foundation's version in iOS 7.1.
public var NSFoundationVersionNumber_iOS_7_1: Double { 1047.25 }
/// Foundation's version in iOS 8.0.
public var NSFoundationVersionNumber_iOS_8_0: Double { 1140.11 }
/// Foundation's version in iOS 8.1.
public var NSFoundationVersionNumber_iOS_8_1: Double { 1141.1 }
/// Foundation's version in iOS 8.2.
public var NSFoundationVersionNumber_iOS_8_2: Double { 1142.14 }
/// Foundation's version in iOS 8.3.
public var NSFoundationVersionNumber_iOS_8_3: Double { 1144.17 }
/// Foundation's version in iOS 8.4.
public var NSFoundationVersionNumber_iOS_8_4: Double { 1144.17 }
/// A bound of Foundation's versions in iOS 8.
public var NSFoundationVersionNumber_iOS_8_x_Max: Double { 1199 }
/// Foundation's version in iOS 9.0.
public var NSFoundationVersionNumber_iOS_9_0: Double { 1240.1 }
/// Foundation's version in iOS 9.1.
public var NSFoundationVersionNumber_iOS_9_1: Double { 1241.14 }
/// Foundation's version in iOS 9.2.
public var NSFoundationVersionNumber_iOS_9_2: Double { 1242.12 }
/// Foundation's version in iOS 9.3.
public var NSFoundationVersionNumber_iOS_9_3: Double { 1242.12 }
/// Foundation's version in iOS 9.4.
public var NSFoundationVersionNumber_iOS_9_4: Double { 1280.25 }
/// A bound of Foundation's versions in iOS 9.
public var NSFoundationVersionNumber_iOS_9_x_Max: Double { 1299 }
