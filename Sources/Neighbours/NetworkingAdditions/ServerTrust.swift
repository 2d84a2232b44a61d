// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import FoundationNetworking
public import Security

extension URLProtectionSpace {
    /// What is known of the server's certificate; nil, since no challenge is about one here.
    public var serverTrust: SecTrust? { nil }
}

extension URLCredential {
    /// A credential for a server that a program trusts; it names nobody.
    public convenience init(trust: SecTrust) {
        self.init(user: "", password: "", persistence: .none)
    }
}

/// The method of challenges about a server's certificate; none comes here.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
/// The method of challenges for a certificate of the client's; none comes here.
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"
