// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationAdditions
import ObjCRuntime
import Testing

final class DoublingTransformer: ValueTransformer {
    override class func allowsReverseTransformation() -> Bool { true }
    override func transformedValue(_ value: Any?) -> Any? { (value as? Int).map { $0 * 2 } }
    override func reverseTransformedValue(_ value: Any?) -> Any? {
        (value as? Int).map { $0 / 2 }
    }
}

struct ValueTransformerTests {
    @Test func aTransformerIsFoundByItsName() throws {
        let name = NSValueTransformerName("double")
        let own = DoublingTransformer()
        ValueTransformer.setValueTransformer(own, forName: name)
        defer { ValueTransformer.setValueTransformer(nil, forName: name) }
        let found = try #require(ValueTransformer(forName: name))
        #expect(found === own)
        #expect(found.transformedValue(4) as? Int == 8)
        #expect(found.reverseTransformedValue(8) as? Int == 4)
        #expect(ValueTransformer.valueTransformerNames().contains(name))
    }

    @Test func aNameThatNobodyHasIsNone() {
        #expect(ValueTransformer(forName: NSValueTransformerName("nobody's")) == nil)
    }

    @Test func aClassIsFoundByItsOwnName() throws {
        let name = NSValueTransformerName("FoundationAdditionsTests.DoublingTransformer")
        #expect(ValueTransformer(forName: name) is DoublingTransformer)
    }

    @Test func foundationsTransformersAreThere() throws {
        let not = try #require(ValueTransformer(forName: .negateBooleanTransformerName))
        #expect(not.transformedValue(true) as? Bool == false)
        let isNil = try #require(ValueTransformer(forName: .isNilTransformerName))
        #expect(isNil.transformedValue(nil) as? Bool == true)
    }

    @Test func archivesOfAllowedClassesAreRead() throws {
        let transformer = try #require(
            ValueTransformer(forName: .secureUnarchiveFromDataTransformerName)
        )
        let data = try #require(transformer.reverseTransformedValue(["a", "b"]) as? Data)
        #expect(transformer.transformedValue(data) as? [String] == ["a", "b"])
        #expect(transformer.transformedValue(Data([1, 2])) == nil)
    }
}
