// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

extension UIAction {
    /// Names an action.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes an identifier from a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Makes an identifier from a name.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        /// Paste.
        public static let paste = Identifier("com.apple.action.paste")
        /// Paste in the style of the text around.
        public static let pasteAndMatchStyle = Identifier("com.apple.action.pasteAndMatchStyle")
        /// Paste an address and go there.
        public static let pasteAndGo = Identifier("com.apple.action.pasteAndGo")
        /// Paste words and search for them.
        public static let pasteAndSearch = Identifier("com.apple.action.pasteAndSearch")

        private static let lastUnique = Atomic<Int>(0)

        /// An identifier that no other action has.
        static func makeUnique() -> Identifier {
            let number = lastUnique.wrappingAdd(1, ordering: .relaxed).newValue
            return Identifier("com.apple.action.dynamic.\(number)")
        }
    }
}
