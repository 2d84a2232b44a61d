// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing

private enum Fault: Error, Equatable, _ErrorWithObject {
    case plain
    case numbered(Int)
}

private struct Told: LocalizedError, CustomNSError, _ErrorWithObject {
    static let errorDomain = "told"
    let errorCode = 7
    var errorDescription: String? { "It was told." }
}

private final class Own: NSError, @unchecked Sendable {}

/// On iOS an error of Swift's own and its object are two sides of one thing.
struct ErrorWithObjectTests {
    private func caught(_ error: any Error) -> String {
        do {
            throw error
        } catch Fault.numbered(let number) {
            return "numbered \(number)"
        } catch let fault as Fault {
            return "\(fault)"
        } catch {
            return "other"
        }
    }

    @Test func anObjectIsCastToItsError() {
        let object = Fault.numbered(3) as any Error as NSError
        #expect((object as any Error) as? Fault == .numbered(3))
        #expect(object as Any as? Fault == .numbered(3))
        #expect(object as Any is Fault)
        #expect(!(object as Any is Told))
        #expect(caught(object) == "numbered 3")
        #expect(caught(Fault.plain as NSError) == "plain")
        #expect(object.domain.hasSuffix("Fault"))
    }

    @Test func anErrorIsAnObjectWhereverItIsKept() {
        let values: [String: Any] = ["error": Fault.plain]
        #expect((values["error"] as? NSError)?.code == (Fault.plain as NSError).code)
        #expect(values["error"] as? Fault == .plain)
        let dictionary: NSDictionary = ["error": Fault.numbered(1) as NSError]
        #expect(dictionary["error"] as? Fault == .numbered(1))
    }

    @Test func anErrorsOwnWordsAreItsObjects() {
        let object = Told() as NSError
        #expect(object.domain == "told" && object.code == 7)
        #expect(object.localizedDescription == "It was told.")
        #expect(((object as any Error) as? Told)?.errorCode == 7)
    }

    @Test func anObjectThatWasMadeAsOneIsNoError() {
        let object = NSError(domain: (Fault.plain as NSError).domain, code: 1)
        #expect((object as any Error) as? Fault == nil)
        #expect(caught(object) == "other")
        #expect((URLError(.badURL) as NSError as any Error) as? Fault == nil)
        #expect(((CocoaError(.fileNoSuchFile) as NSError) as any Error) is CocoaError)
    }

    @Test func anObjectIsEqualToOneWithoutAnError() throws {
        let object = Fault.plain as NSError
        let other = NSError(domain: object.domain, code: object.code)
        #expect(object == other && other == object && object.hash == other.hash)
        #expect(object.description == other.description)
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: object,
            requiringSecureCoding: false
        )
        let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: NSError.self, from: data)
        #expect(read == other)
    }

    @Test func errorsAndThoseOfClassesBelowAreElementsOfSets() {
        let own = Own(domain: "own", code: 1)
        let other = NSError(domain: "own", code: 1)
        #expect(Set([own, other]).count == 1)
        #expect(Set([other, NSError(domain: "own", code: 2)]).count == 2)
        #expect(own.localizedDescription == other.localizedDescription)
        #expect(own.localizedDescription.hasPrefix("The operation couldn’t be completed."))
        #expect(own.description == "Error Domain=own Code=1 \"(null)\"")
    }
}
