// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SourceLowering

/// Errors as objects, which every error is on iOS.
struct ErrorObjectTests {
    @Test(arguments: [
        (
            "do { try f() } catch let error as NSError { print(error) }",
            "do { try f() } catch let _caught_error { let error = _caught_error as NSError; print(error) }"
        ),
        (
            "do { try f() } catch let e as NSError where e.code == 1 { g() } catch { h() }",
            "do { try f() } catch let _caught_e where ({ (e: NSError) -> Bool in e.code == 1 }"
                + "(_caught_e as NSError)) { let e = _caught_e as NSError; g() } catch { h() }"
        ),
        ("do { try f() } catch is NSError { g() }", "do { try f() } catch _ { g() }"),
        (
            "do { try f() } catch let e as URLError { g() }",
            "do { try f() } catch let e as URLError { g() }"
        ),
    ])
    func aClauseCatchesEveryError(_ source: String, _ expected: String) {
        #expect(loweredInMethod(source) == expected)
    }

    @Test(arguments: [
        ("enum E: Error { case a }", "enum E: Error, _ErrorWithObject { case a }"),
        (
            "enum E: String, LocalizedError { case a }",
            "enum E: String, LocalizedError, _ErrorWithObject { case a }"
        ),
        ("struct E<T>: Swift.Error {}", "struct E<T>: Swift.Error, _ErrorWithObject {}"),
        (
            "public enum E:\n    Swift.Error,\n    CustomStringConvertible\n{ case a }",
            "public enum E:\n    Swift.Error,\n    CustomStringConvertible, _ErrorWithObject\n{ case a }"
        ),
        ("class E: Error {}", "class E: Error {}"),
        ("enum E: String { case error }", "enum E: String { case error }"),
    ])
    func anErrorOfAProgramHasAnObject(_ source: String, _ expected: String) {
        for head in ["import UIKit\n", "import Foundation\n", ""] {
            let text = lowered(head + source).text
            #expect(text.hasSuffix(expected))
            #expect(lowered(text).text.hasSuffix(expected))
            if expected.contains("_Err") { #expect(text.contains("import ObjectiveC")) }
        }
    }

    @Test(arguments: ["let", "var"]) func aClauseHidesNoVariableThatIsCalledError(_ word: String) {
        #expect(
            loweredInMethod("do { try f() } catch \(word) e as NSError { error = .other(e) }")
                == "do { try f() } catch let _caught_e { \(word) e = _caught_e as NSError; error = .other(e) }"
        )
    }

    @Test(arguments: [
        (
            "a = (e as? NSError)?.code",
            "a = ((e as Any as? any Error).map({ $0 as NSError }))?.code"
        ),
        ("a = try? f() as! NSError", "a = try? (f() as Any as! any Error as NSError)"),
        ("a = e is NSError", "a = e as Any is any Error"),
        ("a = e as NSError", "a = e as NSError"),
        ("a = e as? NSNumber", "a = e as? NSNumber"),
    ])
    func anErrorIsCastToAnObject(_ source: String, _ expected: String) {
        #expect(loweredInMethod(source) == expected)
    }

    @Test func aCaseHoldsEveryError() {
        let text = loweredInMethod(
            "switch r { case .failure(let e as NSError): g(e); case .value(let v as NSError): g(v) }"
        )
        #expect(
            text.contains(
                "case .failure(let _caught_e): let e = _caught_e as NSError; _ = e; g(e)"
            )
        )
        #expect(text.contains("case .value(let v as NSError): g(v)"))
        #expect(
            loweredInMethod("if case .failure(let e as NSError) = r, e.code == 1 { g(e) }")
                == "if case .failure(let _caught_e) = r, case let e = _caught_e as NSError, "
                + "e.code == 1 { g(e) }"
        )
        #expect(
            loweredInMethod("guard case .failure(let e as NSError) = r else { return }")
                == "guard case .failure(let _caught_e) = r, case let e = _caught_e as NSError "
                + "else { return }"
        )
        #expect(
            loweredInMethod(
                "switch error { case let e as NSError where e.code == 1: g(e); default: h() }"
            )
                == "switch error { case let _caught_e as any Error where ({ (e: NSError) -> Bool in "
                + "e.code == 1 }(_caught_e as NSError)): let e = _caught_e as NSError; _ = e; g(e); "
                + "default: h() }"
        )
    }
}
