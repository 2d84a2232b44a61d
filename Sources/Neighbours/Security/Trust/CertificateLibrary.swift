// SPDX-License-Identifier: Apache-2.0

import CGnuTLS
import Foundation

/// GnuTLS, which reads certificates and checks their signatures; loaded on first use.
enum CertificateLibrary {
    /// The functions; nil where the library is not installed, which the log says once.
    static let shared: casement_gnutls? = {
        var functions = casement_gnutls()
        guard casement_load_gnutls(&functions) == 1 else {
            SecurityLog.say(
                "There are no certificates without GnuTLS (libgnutls.so.30): install libgnutls30."
            )
            return nil
        }
        return functions
    }()

    /// Text or bytes of an unknown number that a function writes; nil for a negative result.
    static func bytes(
        _ body: (UnsafeMutableRawPointer, UnsafeMutablePointer<Int>) -> Int32
    ) -> (bytes: [UInt8], result: Int32)? {
        var room = 256
        // A result that says that the room is too small comes with the room that is needed.
        for _ in 0..<2 {
            var count = room
            var bytes = [UInt8](repeating: 0, count: room)
            let result = bytes.withUnsafeMutableBytes { place in
                place.baseAddress.map { body($0, &count) } ?? -1
            }
            if result >= 0 { return (Array(bytes.prefix(count)), result) }
            guard result == GNUTLS_E_SHORT_MEMORY_BUFFER, count > room, count <= 1 << 20 else {
                return nil
            }
            room = count + 1
        }
        return nil
    }

    /// The bytes of a piece of memory that the library made, which is freed.
    static func taken(_ datum: gnutls_datum_t) -> [UInt8] {
        defer { free(datum.data) }
        return Array(UnsafeBufferPointer(start: datum.data, count: Int(datum.size)))
    }

    /// Calls `body` with bytes as the library takes them.
    static func withDatum<Result>(
        _ bytes: [UInt8],
        _ body: (UnsafePointer<gnutls_datum_t>) -> Result
    ) -> Result {
        var bytes = bytes
        return bytes.withUnsafeMutableBufferPointer { place in
            var datum = gnutls_datum_t(data: place.baseAddress, size: UInt32(place.count))
            return body(&datum)
        }
    }
}
