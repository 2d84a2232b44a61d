// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

extension ASWebAuthenticationSession {
    // Sendable is unchecked because nothing changes after `init`.
    /// A kind of URL that ends a session.
    open class Callback: NSObject, @unchecked Sendable {
        private enum Form: Hashable {
            case scheme(String)
            case page(host: String, path: String)
        }

        private let form: Form

        /// Makes a callback; for subclasses only.
        private init(_ form: Form) {
            self.form = form
            super.init()
        }

        /// URLs of a scheme of the program's own.
        open class func customScheme(_ customScheme: String) -> Callback {
            Callback(.scheme(customScheme.lowercased()))
        }

        /// HTTPS URLs of a host with a path; the host has to be associated with the program.
        open class func https(host: String, path: String) -> Callback {
            let rooted = path.hasPrefix("/") ? path : "/" + path
            return Callback(.page(host: host.lowercased(), path: rooted))
        }

        /// Whether a URL ends the session; query and fragment don't count.
        open func matchesURL(_ url: URL) -> Bool {
            switch form {
            case .scheme(let scheme): return url.scheme?.lowercased() == scheme
            case .page(let host, let path):
                let found = url.path.isEmpty ? "/" : url.path
                return url.scheme?.lowercased() == "https" && url.host?.lowercased() == host
                    && found == path
            }
        }

        /// Whether another callback has the same form.
        open override func isEqual(_ object: Any?) -> Bool {
            (object as? Callback)?.form == form
        }

        /// A hash of the form.
        open override var hash: Int { form.hashValue }
    }
}
