// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AvoidRetroactiveConformances
// A cast looks for the conformance of a type of Foundation's to a protocol of Swift's.

public import Foundation
public import ObjCRuntime

// Of Foundation's own error types, Linux casts objects to `CocoaError` alone.
extension URLError: @retroactive _ObjectiveCBridgeable, _ErrorOfDomain {}
extension POSIXError: @retroactive _ObjectiveCBridgeable, _ErrorOfDomain {}
