// SPDX-License-Identifier: Apache-2.0

import FormatPredicates
import Foundation
import GameplayKit
import ObjCRuntime
import Testing

/// State machines, entities and rules.
struct StateTests {
    private final class Log {
        var lines: [String] = []
    }

    private class Noted: GKState {
        let log: Log

        init(_ log: Log) {
            self.log = log
            super.init()
        }

        override func didEnter(from previousState: GKState?) {
            log.lines.append(
                "\(type(of: self)) from \(previousState.map { "\(type(of: $0))" } ?? "nil")"
            )
        }

        override func willExit(to nextState: GKState) {
            log.lines.append("\(type(of: self)) to \(type(of: nextState))")
        }

        override func update(deltaTime seconds: TimeInterval) { log.lines.append("\(seconds)") }
    }

    private final class Idle: Noted {}

    private final class Running: Noted {
        override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Fallen.self }
    }

    private final class Fallen: Noted {}

    @Test func aMachineGoesOnlyWhereItsStateLetsIt() {
        let log = Log()
        let machine = GKStateMachine(states: [Idle(log), Running(log)])
        #expect(machine.currentState == nil)
        #expect(machine.enter(Idle.self))
        #expect(machine.enter(Running.self))
        #expect(!machine.enter(Idle.self))
        // The state allows it, but the machine has none.
        #expect(!machine.canEnterState(Fallen.self))
        machine.update(deltaTime: 0.5)
        #expect(machine.currentState === machine.state(forClass: Running.self))
        #expect(machine.currentState?.stateMachine === machine)
        #expect(
            log.lines == ["Idle from nil", "Idle to Running", "Running from Idle", "0.5"]
        )
    }

    private final class Health: GKComponent {
        var points = 3
        var log: [String] = []
        override func didAddToEntity() { log.append("added") }
        override func willRemoveFromEntity() { log.append("removed \(entity != nil)") }
        override func update(deltaTime seconds: TimeInterval) { points -= 1 }
    }

    private final class Speed: GKComponent {
        var limit: Int

        override init() {
            limit = 5
            super.init()
        }

        init(limit: Int) {
            self.limit = limit
            super.init()
        }

        required init?(coder: NSCoder) { nil }

        override func copy(with zone: NSZone? = nil) -> Any {
            let copy = super.copy(with: zone)
            (copy as? Speed)?.limit += limit
            return copy
        }
    }

    @Test func anEntityHasOneComponentOfAClass() {
        let entity = GKEntity()
        let first = Health()
        let second = Health()
        entity.addComponent(first)
        entity.addComponent(Speed(limit: 3))
        entity.addComponent(second)
        #expect(entity.components.count == 2)
        #expect(entity.component(ofType: Health.self) === second)
        #expect(first.entity == nil)
        #expect(first.log == ["added", "removed true"])
        entity.update(deltaTime: 1)
        #expect(second.points == 2)
        let other = GKEntity()
        other.addComponent(second)
        #expect(entity.component(ofType: Health.self) == nil)
        other.removeComponent(ofType: Health.self)
        #expect(other.components.isEmpty)
        let copy = entity.copy() as? GKEntity
        #expect(copy?.components.count == 1)
        #expect(copy?.component(ofType: Speed.self)?.limit == 8)
        #expect(copy?.components.first !== entity.components.first)
    }

    @Test func aSystemUpdatesTheComponentsOfItsClass() {
        let system = GKComponentSystem<Health>(componentClass: Health.self)
        let entity = GKEntity()
        let health = Health()
        entity.addComponent(Speed())
        entity.addComponent(health)
        system.addComponent(foundIn: entity)
        system.addComponent(health)
        system.update(deltaTime: 1)
        #expect(system.components.count == 1)
        #expect(system[0].points == 2)
        system.removeComponent(foundIn: entity)
        #expect(system.components.isEmpty)
    }

    @Test func rulesAssertAndRetractFactsByGrades() {
        let system = GKRuleSystem()
        let near = "near" as NSString
        let close = GKRule(
            predicate: NSPredicate(format: "$distance < 10"),
            assertingFact: near,
            grade: 0.6
        )
        let doubted = GKRule(
            predicate: NSPredicate(format: "$distance > 5"),
            retractingFact: near,
            grade: 0.25
        )
        var order: [Int] = []
        let late = GKRule(
            blockPredicate: { $0.grade(forFact: near) > 0.3 },
            action: { system in
                order.append(1)
                system.assertFact("flee" as NSString)
            }
        )
        late.salience = 10
        system.add([close, doubted, late])
        system.state["distance"] = 7
        #expect(system.agenda.first === late)
        system.evaluate()
        #expect(abs(system.grade(forFact: near) - 0.35) < 0.001)
        #expect(system.grade(forFact: "flee" as NSString) == 1)
        #expect(system.minimumGrade(forFacts: ["near", "flee"]) < 0.4)
        #expect(system.maximumGrade(forFacts: ["near", "flee"]) == 1)
        #expect(system.facts.count == 2)
        #expect(system.executed.count == 3)
        #expect(order == [1])
        system.assertFact(near, grade: 5)
        #expect(system.grade(forFact: near) == 1)
        system.retractFact(near)
        #expect(system.facts.count == 1)
        system.reset()
        #expect(system.facts.isEmpty)
        #expect(system.agenda.count == 3)
        system.state["distance"] = 70
        system.evaluate()
        #expect(system.grade(forFact: near) == 0)
        let rule = GKNSPredicateRule(predicate: NSPredicate(format: "$distance = 70"))
        #expect(rule.evaluatePredicate(in: system))
    }

    @Test func decisionsAreLearntFromExamples() {
        let text = { (text: String) in text as NSString }
        let tree = GKDecisionTree(
            examples: [
                [text("sunny"), text("weak")], [text("rain"), text("weak")],
                [text("rain"), text("strong")], [text("sunny"), text("strong")],
            ],
            actions: [text("go"), text("go"), text("stay"), text("go")],
            attributes: [text("sky"), text("wind")]
        )
        func action(_ sky: String, _ wind: String) -> String? {
            tree.findAction(forAnswers: ["sky": text(sky), "wind": text(wind)]) as? NSString
                as String?
        }
        #expect(action("sunny", "strong") == "go")
        #expect(action("rain", "weak") == "go")
        #expect(action("rain", "strong") == "stay")
        #expect(action("rain", "unheard") == nil)
        let made = GKDecisionTree(attribute: text("distance"))
        made.rootNode?.createBranch(
            predicate: NSPredicate(format: "SELF < 3"),
            attribute: text("bite")
        )
        made.rootNode?.createBranch(value: 5, attribute: text("bark"))
        let dice = made.rootNode?.createBranch(weight: 1, attribute: text("sleep"))
        #expect(dice != nil)
        func reaction(_ distance: Int) -> String? {
            made.findAction(forAnswers: ["distance": NSNumber(value: distance)]) as? NSString
                as String?
        }
        #expect(reaction(2) == "bite")
        #expect(reaction(5) == "bark")
        #expect(reaction(9) == "sleep")
    }
}
