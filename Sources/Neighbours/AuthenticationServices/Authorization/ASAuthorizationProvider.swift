// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Makes requests of one kind.
public protocol ASAuthorizationProvider: NSObjectProtocol {}

/// The result of a request.
public protocol ASAuthorizationCredential: NSObjectProtocol, NSCopying, NSSecureCoding {}
