// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import casement

// Repairs of calls.
extension ModuleMenderTests {
    private static let observe = "func observe<V>(_ k: KeyPath<A, V>"

    @Test func aMethodOfThePackagesOwnTakesNoKey() throws {
        for (own, behind, mended) in [
            (") {}", ")", ")"), (", then: () -> Void) {}", ") {}", ") {}"),
            (", _ f: () -> Void) {}", ") {}", ") {}"),
            (
                ", options: Int, f: () -> Void) {}", ", options: 1) {}",
                ",            options: 1) {}"
            ),
        ] {
            let blank = mended.hasPrefix(",") ? "" : "           "
            try expect(
                "KeyOfOwnMethod",
                "class A { var b = 1; \(Self.observe)\(own) }\n"
                    + "func f(a: A) { a.observe(\\.b, _key: \"b\"\(behind) }\n",
                becomes: "func f(a: A) { a.observe(\\.b\(blank)\(mended) }\n"
            )
        }
    }

    @Test func aMistakeInACallWithAKeyStaysAnError() throws {
        let own =
            "class A { var b = 1; func observe<V>(_ k: KeyPath<A, V>, _key: String, then: () -> Void) {} }\n"
        try expectError(
            own + "func f(a: A) { a.observe(\\.b, _key: \"b\", 1, 2) {} }\n",
            "extra arguments"
        )
        try expectError(
            own + "func f(a: A) { a.observe(\\.b, _key: \"b\", then: 1) }\n",
            "cannot convert value of type 'Int'"
        )
    }
}
