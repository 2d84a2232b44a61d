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
/// The disk is full.
public var errSecDskFull: OSStatus { -34 }
/// The file is open already.
public var errSecOpWr: OSStatus { -49 }
/// The request makes no sense.
public var errSecBadReq: OSStatus { -909 }
/// Something inside failed.
public var errSecInternalComponent: OSStatus { -2070 }
/// The store can only be read.
public var errSecReadOnly: OSStatus { -25292 }
/// There is no such store.
public var errSecNoSuchKeychain: OSStatus { -25294 }
/// The store makes no sense.
public var errSecInvalidKeychain: OSStatus { -25295 }
/// There is such a store already.
public var errSecDuplicateKeychain: OSStatus { -25296 }
/// The function is called already.
public var errSecDuplicateCallback: OSStatus { -25297 }
/// The function is not called.
public var errSecInvalidCallback: OSStatus { -25298 }
/// The memory is too small.
public var errSecBufferTooSmall: OSStatus { -25301 }
/// The bytes are too many.
public var errSecDataTooLarge: OSStatus { -25302 }
/// There is no such attribute.
public var errSecNoSuchAttr: OSStatus { -25303 }
/// The item makes no sense.
public var errSecInvalidItemRef: OSStatus { -25304 }
/// The search makes no sense.
public var errSecInvalidSearchRef: OSStatus { -25305 }
/// There is no such kind of item.
public var errSecNoSuchClass: OSStatus { -25306 }
/// No store is the usual one.
public var errSecNoDefaultKeychain: OSStatus { -25307 }
/// The attribute can only be read.
public var errSecReadOnlyAttr: OSStatus { -25309 }
/// The version is another.
public var errSecWrongSecVersion: OSStatus { -25310 }
/// A key may not be of that size.
public var errSecKeySizeNotAllowed: OSStatus { -25311 }
/// The part that stores is not there.
public var errSecNoStorageModule: OSStatus { -25312 }
/// The part for certificates is not there.
public var errSecNoCertificateModule: OSStatus { -25313 }
/// The part for policies is not there.
public var errSecNoPolicyModule: OSStatus { -25314 }
/// The person has to be asked.
public var errSecInteractionRequired: OSStatus { -25315 }
/// The bytes are not there.
public var errSecDataNotAvailable: OSStatus { -25316 }
/// The bytes cannot be changed.
public var errSecDataNotModifiable: OSStatus { -25317 }
/// The certificates make no chain.
public var errSecCreateChainFailed: OSStatus { -25318 }
/// The settings make no sense.
public var errSecInvalidPrefsDomain: OSStatus { -25319 }
/// The screen is off, and nobody can be asked.
public var errSecInDarkWake: OSStatus { -25320 }
/// The list of who may is not simple.
public var errSecACLNotSimple: OSStatus { -25240 }
/// There is no such policy.
public var errSecPolicyNotFound: OSStatus { -25241 }
/// The setting of trust makes no sense.
public var errSecInvalidTrustSetting: OSStatus { -25242 }
/// The item says nothing of who may.
public var errSecNoAccessForItem: OSStatus { -25243 }
/// The owner cannot be changed so.
public var errSecInvalidOwnerEdit: OSStatus { -25244 }
/// Nothing of trust is there.
public var errSecTrustNotAvailable: OSStatus { -25245 }
/// The format is not built.
public var errSecUnsupportedFormat: OSStatus { -25256 }
/// The format is not known.
public var errSecUnknownFormat: OSStatus { -25257 }
/// The key must be wrapped.
public var errSecKeyIsSensitive: OSStatus { -25258 }
/// There is more than one private key.
public var errSecMultiplePrivKeys: OSStatus { -25259 }
/// A pass phrase is needed.
public var errSecPassphraseRequired: OSStatus { -25260 }
/// The password makes no sense.
public var errSecInvalidPasswordRef: OSStatus { -25261 }
/// The settings of trust make no sense.
public var errSecInvalidTrustSettings: OSStatus { -25262 }
/// There are no settings of trust.
public var errSecNoTrustSettings: OSStatus { -25263 }
/// The file is damaged or the pass phrase wrong.
public var errSecPkcs12VerifyFailure: OSStatus { -25264 }
/// The certificate did not sign.
public var errSecNotSigner: OSStatus { -26267 }
/// The service is not there.
public var errSecServiceNotAvailable: OSStatus { -67585 }
/// The check failed.
public var errSecVerifyFailed: OSStatus { -67808 }
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
        errSecHostNameMismatch: "A host name mismatch has occurred.",
        errSecCertificateExpired: "The certificate expired.",
        errSecCertificateNotValidYet: "The certificate is not yet valid.",
        errSecNotTrusted: "The trust policy is not trusted.",
    ]
    return words[status].map { NSString(string: $0) }
}
