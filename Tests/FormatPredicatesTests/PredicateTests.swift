// SPDX-License-Identifier: Apache-2.0

import FormatPredicates
import Foundation
import ObjCRuntime
import Testing

private typealias Predicate = FormatPredicates.NSPredicate
private typealias Comparison = FormatPredicates.NSComparisonPredicate
private typealias Compound = FormatPredicates.NSCompoundPredicate
private typealias Expression = FormatPredicates.NSExpression

struct PredicateTests {
    private func passes(
        _ format: String,
        _ object: Any?,
        _ variables: [String: Any] = [:]
    ) -> Bool {
        Predicate(format: format).evaluate(with: object, substitutionVariables: variables)
    }

    private final class Person: Foundation.NSObject {
        var name: String { "A" }
    }

    @Test func anExpressionTakesAKeyPath() {
        #expect(Expression(forKeyPath: \Person.name).keyPath == "name")
        #expect(Expression(forKeyPath: \Person.name.count).keyPath == "name.count")
    }

    @Test(arguments: [
        ("SELF MATCHES '[a-z]+'", "abc", true), ("SELF MATCHES '[a-z]+'", "abc1", false),
        ("SELF MATCHES 'a|ab'", "ab", true), ("SELF MATCHES[c] '[a-z]+'", "ABC", true),
        ("self like 'a*c?'", "abbbcd", true), ("self like 'a.c'", "abc", false),
        ("SELF BEGINSWITH 'ab'", "abc", true), ("SELF BEGINSWITH 'bc'", "abc", false),
        ("SELF BEGINSWITH[c] 'AB'", "abc", true), ("SELF ENDSWITH 'bc'", "abc", true),
        ("SELF CONTAINS[cd] 'E'", "caf\u{E9}", true), ("SELF CONTAINS 'E'", "cafe", false),
        ("SELF IN {'a', 'b'}", "b", true), ("SELF IN {'a', 'b'}", "c", false),
        ("SELF == 'a' OR SELF == 'b' AND SELF == 'c'", "a", true),
        ("(SELF == 'a' OR SELF == 'b') AND SELF == 'c'", "a", false),
        ("NOT SELF == 'a'", "a", false), ("!(SELF == 'a')", "b", true),
        ("SELF.length > 2", "abc", true), ("length >= 4", "abc", false),
        ("SELF ==[c] 'ABC'", "abc", true), ("SELF != nil", "x", true),
        ("TRUEPREDICATE", "x", true), ("FALSEPREDICATE || SELF < 'b'", "a", true),
    ])
    func textsAreTested(_ format: String, _ text: String, _ answer: Bool) {
        #expect(passes(format, text) == answer)
    }

    @Test(arguments: [
        ("age >= 18", true), ("age < 18", false), ("age BETWEEN {10, 30}", true),
        ("age + 2 * 3 == 26", true), ("(age + 2) * 3 == 66", true), ("age / 3 == 6", true),
        ("2 ** 3 == 8", true), ("-age < 0", true), ("name == 'Ann'", true),
        ("friends.@count == 2", true), ("ANY friends.age > 30", true),
        ("ALL friends.age > 30", false), ("NONE friends.age > 90", true),
        ("missing == nil", true), ("'x' IN tags", true), ("tags CONTAINS 'z'", false),
        ("tags[0] == 'x'", true), ("tags[LAST] == 'y'", true), ("tags[SIZE] == 2", true),
        ("friends.@sum.age == 60", true), ("max(numbers) == 3", true),
        ("isOn == YES", true), ("isOn == 0", false), ("name.uppercaseString == 'ANN'", true),
    ])
    func keysAreAskedFor(_ format: String, _ answer: Bool) {
        let person: [String: Any] = [
            "age": 20, "name": "Ann", "tags": ["x", "y"], "numbers": [1, 3, 2], "isOn": true,
            "friends": [["age": 40], ["age": 20]] as [[String: Any]],
        ]
        #expect(passes(format, person) == answer)
    }

    @Test func argumentsTakeTheirPlaces() {
        let predicate = Predicate(
            format: "%K == %@ AND age > %d AND %@ IN tags",
            "name",
            "Ann",
            3,
            "x"
        )
        let person: [String: Any] = ["name": "Ann", "age": 4, "tags": ["x"]]
        #expect(predicate.evaluate(with: person))
        #expect(predicate.predicateFormat == "name == \"Ann\" AND age > 3 AND \"x\" IN tags")
        let list = Predicate(format: "SELF IN %@", argumentArray: [["a", "b"]])
        #expect(list.evaluate(with: "a"))
        #expect(!list.evaluate(with: "c"))
    }

    @Test func variablesHaveValuesOfTheirOwn() {
        let values: [String: Any] = ["switch": true, "text": "x", "none": NSNull()]
        #expect(passes("$switch == true", nil, values))
        #expect(passes("$text == 'x' && $none == nil", nil, values))
        #expect(!passes("NOT $switch == 1", nil, values))
        let bound = Predicate(format: "SELF > $least").withSubstitutionVariables(["least": 3])
        #expect(bound.evaluate(with: 4))
        #expect(bound.predicateFormat == "SELF > 3")
    }

    @Test func thePartsOfAPredicateAreThere() throws {
        let compound = try #require(
            Predicate(format: "$a == 1 OR NOT $b.value > 2") as? Compound
        )
        #expect(compound.compoundPredicateType == .or)
        let first = try #require(compound.subpredicates.first as? Comparison)
        #expect(first.predicateOperatorType == .equalTo)
        #expect(first.leftExpression.expressionType == .variable)
        #expect(first.leftExpression.description == "$a")
        #expect(first.rightExpression.constantValue as? Int == 1)
        let not = try #require(compound.subpredicates.last as? Compound)
        #expect(not.compoundPredicateType == .not)
        let second = try #require(not.subpredicates.first as? Comparison)
        #expect(second.leftExpression.expressionType == .function)
        #expect(second.leftExpression.description == "$b.value")
        #expect(second.leftExpression.keyPath == "value")
        #expect(second.leftExpression.operand.variable == "b")
        #expect(compound.predicateFormat == "$a == 1 OR (NOT $b.value > 2)")
        #expect(Predicate(format: compound.predicateFormat) == compound)
    }

    @Test func predicatesAreMadeByHand() {
        let adult = Comparison(
            leftExpression: Expression(forKeyPath: "age"),
            rightExpression: Expression(forConstantValue: 18),
            modifier: .direct,
            type: .greaterThanOrEqualTo
        )
        let all = Compound(andPredicateWithSubpredicates: [adult, Predicate(value: true)])
        #expect(all.evaluate(with: ["age": 20]))
        #expect(!all.evaluate(with: ["age": 2]))
        #expect(Compound(notPredicateWithSubpredicate: adult).evaluate(with: ["age": 2]))
        let block = Predicate { object, _ in object as? Int == 3 }
        #expect(block.evaluate(with: 3))
        #expect((NSArray(array: [1, 3]).filtered(using: block) as? [Int]) == [3])
    }

    @Test func expressionsHaveValues() {
        let value = Expression(format: "(3 + 4) * 2").expressionValue(with: nil, context: nil)
        #expect(value as? Int == 14)
        let average = Expression(format: "average(%@)", argumentArray: [[1, 2, 6]])
        #expect(average.expressionValue(with: nil, context: nil) as? Double == 3)
        let sum = Expression(forFunction: "sum:", arguments: [Expression(forKeyPath: "n")])
        #expect(sum.expressionValue(with: ["n": [1, 2]], context: nil) as? Double == 3)
    }

    @Test func asubqueryTakesTheMembersThatPass() {
        let predicate = NSPredicate(
            format: "SUBQUERY(items, $i, $i.price > 2 AND $i.name != %@).@count == 1",
            argumentArray: ["c"]
        )
        let items: [[String: Any]] = [
            ["name": "a", "price": 1], ["name": "b", "price": 3], ["name": "c", "price": 4],
        ]
        #expect(predicate.evaluate(with: ["items": items]))
        #expect(!predicate.evaluate(with: ["items": [items[0]]]))
        #expect(
            predicate.predicateFormat
                == "SUBQUERY(items, $i, $i.price > 2 AND $i.name != \"c\").@count == 1"
        )
    }

    @Test func aFormatThatCannotBeReadTraps() async {
        await #expect(processExitsWith: .failure) { _ = Predicate(format: "a ==") }
        await #expect(processExitsWith: .failure) { _ = Predicate(format: "a == %@") }
        await #expect(processExitsWith: .failure) { _ = Predicate(format: "(a == 1") }
    }

    @Test func aFormatTakesObjectsAndCollections() {
        let list: NSArray = [NSNumber(value: 1), NSNumber(value: 5)]
        let found = list.filtered(using: Predicate(format: "SELF > %@", NSNumber(value: 2)))
        #expect(found.count == 1)
        let late = Predicate(format: "SELF > %@", Date(timeIntervalSince1970: 10) as CVarArg)
        #expect(late.evaluate(with: Date(timeIntervalSince1970: 20)))
        #expect(!late.evaluate(with: Date(timeIntervalSince1970: 5)))
        let among = Predicate(format: "SELF IN %@", ["a", "b"])
        #expect(among.evaluate(with: "a") && !among.evaluate(with: "c"))
    }

    @Test func subqueriesFindMembers() {
        let row: [String: Any] = ["tags": ["x", "y", "yy"], "limit": 1]
        #expect(passes("SUBQUERY(tags, $t, $t BEGINSWITH 'y').@count == 2", row))
        #expect(passes("SUBQUERY(tags, $t, $t.length > limit).@count == 1", row))
        #expect(!passes("SUBQUERY(tags, $t, $t == $wanted).@count > 0", row, ["wanted": "z"]))
        let text = "SUBQUERY(tags, $t, $t == \"y\")"
        #expect(Expression(format: text).description == text)
        #expect(Expression(format: text).expressionType == .subquery)
    }

    @Test func oneOfTwoExpressionsIsChosen() {
        let expression = Expression(format: "TERNARY(SELF > 2, 'many', 'few')")
        #expect(expression.expressionValue(with: 3, context: nil) as? String == "many")
        #expect(expression.expressionValue(with: 1, context: nil) as? String == "few")
    }

    @Test func numbersOfExpressionsAreObjects() {
        let sum = Expression(
            forFunction: "sum:",
            arguments: [Expression(forConstantValue: [1, 2, 3])]
        )
        #expect(sum.expressionValue(with: nil, context: nil) as? Int == 6)
        #expect(sum.expressionValue(with: nil, context: nil) as? Double == 6)
    }
}
