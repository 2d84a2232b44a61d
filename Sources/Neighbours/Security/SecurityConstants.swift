// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// The keys and values of dictionaries that describe items.

/// Key of what kind of item it is.
public var kSecClass: CFString { NSString(string: "class") }
/// A password.
public var kSecClassGenericPassword: CFString { NSString(string: "genp") }
/// A password of a server.
public var kSecClassInternetPassword: CFString { NSString(string: "inet") }
/// A certificate.
public var kSecClassCertificate: CFString { NSString(string: "cert") }
/// A key.
public var kSecClassKey: CFString { NSString(string: "keys") }
/// A key with its certificate.
public var kSecClassIdentity: CFString { NSString(string: "idnt") }
/// Key of when an item can be read.
public var kSecAttrAccessible: CFString { NSString(string: "pdmn") }
/// While the device is unlocked.
public var kSecAttrAccessibleWhenUnlocked: CFString { NSString(string: "ak") }
/// Once the device was unlocked.
public var kSecAttrAccessibleAfterFirstUnlock: CFString { NSString(string: "ck") }
/// Always.
public var kSecAttrAccessibleAlways: CFString { NSString(string: "dk") }
/// While the device has a code; on this device only.
public var kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString { NSString(string: "akpu") }
/// While the device is unlocked; on this device only.
public var kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString { NSString(string: "aku") }
/// Once the device was unlocked; on this device only.
public var kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString { NSString(string: "cku") }
/// Always; on this device only.
public var kSecAttrAccessibleAlwaysThisDeviceOnly: CFString { NSString(string: "dku") }
/// Key of the rules of access; see ``SecAccessControl``.
public var kSecAttrAccessControl: CFString { NSString(string: "accc") }
/// Key of the programs that share an item.
public var kSecAttrAccessGroup: CFString { NSString(string: "agrp") }
/// Key of the name of an account.
public var kSecAttrAccount: CFString { NSString(string: "acct") }
/// Key of the name of a service.
public var kSecAttrService: CFString { NSString(string: "svce") }
/// Key of bytes of the program's own.
public var kSecAttrGeneric: CFString { NSString(string: "gena") }
/// Key of the name that people see.
public var kSecAttrLabel: CFString { NSString(string: "labl") }
/// Key of a description.
public var kSecAttrDescription: CFString { NSString(string: "desc") }
/// Key of a remark.
public var kSecAttrComment: CFString { NSString(string: "icmt") }
/// Key of who made an item, a number.
public var kSecAttrCreator: CFString { NSString(string: "crtr") }
/// Key of the kind of an item, a number.
public var kSecAttrType: CFString { NSString(string: "type") }
/// Key of whether an item is hidden.
public var kSecAttrIsInvisible: CFString { NSString(string: "invi") }
/// Key of whether there is no password on purpose.
public var kSecAttrIsNegative: CFString { NSString(string: "nega") }
/// Key of when an item was made.
public var kSecAttrCreationDate: CFString { NSString(string: "cdat") }
/// Key of when an item was changed.
public var kSecAttrModificationDate: CFString { NSString(string: "mdat") }
/// Key of whether an item goes to other devices.
public var kSecAttrSynchronizable: CFString { NSString(string: "sync") }
/// Items that go to other devices and those that do not.
public var kSecAttrSynchronizableAny: CFString { NSString(string: "syna") }
/// Key of the name of a server.
public var kSecAttrServer: CFString { NSString(string: "srvr") }
/// Key of a path on a server.
public var kSecAttrPath: CFString { NSString(string: "path") }
/// Key of a port of a server.
public var kSecAttrPort: CFString { NSString(string: "port") }
/// Key of a protocol of a server.
public var kSecAttrProtocol: CFString { NSString(string: "ptcl") }
/// Key of how one logs in to a server.
public var kSecAttrAuthenticationType: CFString { NSString(string: "atyp") }
/// Key of a domain of a server.
public var kSecAttrSecurityDomain: CFString { NSString(string: "sdmn") }
/// Key of how many items are looked for.
public var kSecMatchLimit: CFString { NSString(string: "m_Limit") }
/// One item.
public var kSecMatchLimitOne: CFString { NSString(string: "m_LimitOne") }
/// All items.
public var kSecMatchLimitAll: CFString { NSString(string: "m_LimitAll") }
/// Key of whether the secret is wanted.
public var kSecReturnData: CFString { NSString(string: "r_Data") }
/// Key of whether the attributes are wanted.
public var kSecReturnAttributes: CFString { NSString(string: "r_Attributes") }
/// Key of whether the item itself is wanted.
public var kSecReturnRef: CFString { NSString(string: "r_Ref") }
/// Key of whether a name of the item is wanted.
public var kSecReturnPersistentRef: CFString { NSString(string: "r_PersistentRef") }
/// Key of the secret.
public var kSecValueData: CFString { NSString(string: "v_Data") }
/// Key of an item itself.
public var kSecValueRef: CFString { NSString(string: "v_Ref") }
/// Key of the name of an item.
public var kSecValuePersistentRef: CFString { NSString(string: "v_PersistentRef") }
/// Key of whether the newer store is meant; there is one only.
public var kSecUseDataProtectionKeychain: CFString { NSString(string: "nleg") }
/// Key of whether the person may be asked.
public var kSecUseAuthenticationUI: CFString { NSString(string: "u_AuthUI") }
/// The person may be asked.
public var kSecUseAuthenticationUIAllow: CFString { NSString(string: "u_AuthUIA") }
/// The person is not to be asked.
public var kSecUseAuthenticationUIFail: CFString { NSString(string: "u_AuthUIF") }
/// Items that need the person are left out.
public var kSecUseAuthenticationUISkip: CFString { NSString(string: "u_AuthUIS") }
/// Key of the words for the person; nobody is asked.
public var kSecUseOperationPrompt: CFString { NSString(string: "u_OpPrompt") }
/// Key of whether the person is not to be asked; the older way.
public var kSecUseNoAuthenticationUI: CFString { NSString(string: "u_NoAuthUI") }
/// Key of the `LAContext` in which the person has been asked.
public var kSecUseAuthenticationContext: CFString { NSString(string: "u_AuthCtx") }
