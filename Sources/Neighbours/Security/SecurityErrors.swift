// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import ObjCRuntime

/// What became of a call: 0, or why not.
public typealias OSStatus = Int32

/// All is well.
public var noErr: OSStatus { 0 }
/// All is well.
public var errSecSuccess: OSStatus { 0 }
/// That is not built.
public var errSecUnimplemented: OSStatus { -4 }
/// An argument makes no sense.
public var errSecParam: OSStatus { -50 }
/// There is no memory.
public var errSecAllocate: OSStatus { -108 }
/// The person gave up.
public var errSecUserCanceled: OSStatus { -128 }
/// The file cannot be read or written.
public var errSecIO: OSStatus { -36 }
/// There is no store.
public var errSecNotAvailable: OSStatus { -25291 }
/// Who asks is not who may.
public var errSecAuthFailed: OSStatus { -25293 }
/// There is such an item already.
public var errSecDuplicateItem: OSStatus { -25299 }
/// There is no such item.
public var errSecItemNotFound: OSStatus { -25300 }
/// The person cannot be asked now.
public var errSecInteractionNotAllowed: OSStatus { -25308 }
/// The bytes make no sense.
public var errSecDecode: OSStatus { -26275 }
/// The program may not.
public var errSecMissingEntitlement: OSStatus { -34018 }

/// A status in words; nil for one that is not known.
public func SecCopyErrorMessageString(
    _ status: OSStatus,
    _ reserved: UnsafeMutableRawPointer?
) -> CFString? {
    let words: [OSStatus: String] = [
        errSecSuccess: "No error.",
        errSecUnimplemented: "Function or operation not implemented.",
        errSecParam: "One or more parameters passed to a function were not valid.",
        errSecIO: "I/O error.",
        errSecDuplicateItem: "The specified item already exists in the keychain.",
        errSecItemNotFound: "The specified item could not be found in the keychain.",
    ]
    return words[status].map { NSString(string: $0) }
}
