// SPDX-License-Identifier: Apache-2.0

/// What is known of a certificate and of those who vouch for it.
///
/// There is none here: the network's library judges servers by itself, and asks no program.
public final class SecTrust: Sendable {
    private init() {}
}
