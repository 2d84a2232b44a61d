// SPDX-License-Identifier: Apache-2.0

#if CryptoKit
// swift-crypto has CryptoKit's own interface.
@_exported public import Crypto
#endif
