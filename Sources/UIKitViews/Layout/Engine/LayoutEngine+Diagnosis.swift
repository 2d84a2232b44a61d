// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import CoreGraphics
import Foundation
import ObjCRuntime

extension LayoutEngine {
    /// Reports conflicting constraints in UIKit's words, and chooses the one to break: an app's of a view
    /// that a stack view hides, else the newest of the app's, or one of the system's if there is none.
    func chooseVictim(among members: [ConstraintID]) -> ConstraintID? {
        let hidden = members.compactMap { id in
            constraint(of: id).flatMap { $0.identifier == "UISV-hiding" ? $0.firstItem : nil }
        }
        let victim =
            members.last { id in
                guard let constraint = constraint(of: id), constraint.secondItem == nil else {
                    return false
                }
                return constraint.identifier == nil
                    && hidden.contains { $0 === constraint.firstItem }
            }
            ?? members.last { id in
                guard let constraint = constraint(of: id) else { return false }
                return !(constraint.identifier?.hasPrefix("UI") ?? false)
            }
            ?? members.last { constraint(of: $0) != nil } ?? members.last
        let list = members.map { "    \"\(text(of: $0))\"" }.joined(separator: ",\n")
        let report = """
            [LayoutConstraints] Unable to simultaneously satisfy constraints.
            \tProbably at least one of the constraints in the following list is one you don't want.
            \tTry this:
            \t\t(1) look at each constraint and try to figure out which you don't expect;
            \t\t(2) find the code that added the unwanted constraint or constraints and fix it.
            (
            \(list)
            )

            Will attempt to recover by breaking constraint
            \(victim.map { text(of: $0) } ?? "none")

            Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in \
            the debugger.
            """
        // A broken constraint is tried again after each change, but reported once.
        if reported.insert(list).inserted { LayoutLog.write(report) }
        return victim
    }

    /// A constraint of the solver as UIKit prints its origin.
    func text(of id: ConstraintID) -> String {
        let address = "0x" + String(UInt(id.index) &* 64 &+ 0x6000_0000_0000, radix: 16)
        switch owners.base[Int(id.index)] {
        case .constraint(let constraint):
            return constraint.takeUnretainedValue().text
        case .frame(let item, let kind):
            let value = LayoutText.number(CGFloat(-solver.constant(of: id)))
            guard let view = item.view, view !== root else {
                return "<NSLayoutConstraint:\(address) '\(item.ruleName(kind))' "
                    + "\(item.name).\(kind.name) == \(value)   (active)>"
            }
            return "<NSAutoresizingMaskLayoutConstraint:\(address) \(view.maskText) "
                + "\(item.name).\(kind.name) == \(value)   (active)>"
        case .content(let item, let axis):
            let attribute = axis == .horizontal ? "width" : "height"
            let value = LayoutText.number(CGFloat(-solver.constant(of: id)))
            return
                "<NSContentSizeLayoutConstraint:\(address) \(item.name).\(attribute) == \(value)>"
        case .absolute(let item):
            return
                "<NSLayoutConstraint:\(address) \(item.name) in its window   (active)>"
        case .nobody:
            return "<NSLayoutConstraint:\(address)>"
        }
    }

    /// The app's constraint that is the origin of one of the solver's.
    private func constraint(of id: ConstraintID) -> NSLayoutConstraint? {
        guard case .constraint(let constraint) = owners.base[Int(id.index)] else { return nil }
        return constraint.takeUnretainedValue()
    }

    // MARK: Inspection

    /// Whether the constraints leave an item a choice.
    func isAmbiguous(_ item: LayoutItem) -> Bool {
        guard let entry = existingEntry(of: item) else { return false }
        // The goals of an exercise hide the ambiguity.
        if exercises[item] != nil { return true }
        solveIfNeeded()
        for variable in [entry.x, entry.y, entry.width, entry.height]
        where solver.isAmbiguous(variable) {
            return true
        }
        return false
    }

    /// Requests another solution of an ambiguous layout, by goals weaker than any priority of an
    /// app; a second call removes them.
    func exerciseAmbiguity(of item: LayoutItem) {
        guard let entry = existingEntry(of: item) else { return }
        guard !endExercise(of: item) else { return }
        solveIfNeeded()
        var goals: [ConstraintID] = []
        for variable in [entry.x, entry.y, entry.width, entry.height]
        where solver.isAmbiguous(variable) {
            let old = value(variable)
            let goal = LinearExpression(Term(variable), constant: -(old + Self.exerciseStep))
            let id = add(
                goal,
                priority: Self.exercisePriority,
                owner: .frame(item, .x)
            )
            solveIfNeeded()
            if value(variable) == old {
                // A value at its upper limit can only shrink.
                solver.setConstant(-(old - Self.exerciseStep), of: id)
                markDirty()
                solveIfNeeded()
            }
            goals.append(id)
        }
        exercises[item] = goals
        markDirty()
    }

    /// Removes the goals of an exercise.
    ///
    /// - Returns: whether there was one.
    @discardableResult
    func endExercise(of item: LayoutItem) -> Bool {
        guard let goals = exercises.removeValue(forKey: item) else {
            return false
        }
        for id in goals { remove(id) }
        return true
    }

    /// The distance by which an exercise tries to move an edge, in points.
    private static let exerciseStep = 20.0
    private static let exercisePriority: Float = 0.001

    /// The constraints that affect an item's position and size along an axis.
    func constraints(
        affecting item: LayoutItem,
        _ axis: NSLayoutConstraint.Axis
    ) -> [NSLayoutConstraint] {
        guard let entry = existingEntry(of: item) else { return [] }
        solveIfNeeded()
        let variables =
            axis == .horizontal ? [entry.x, entry.width] : [entry.y, entry.height]
        var found: Set<ConstraintID> = []
        for variable in variables { found.formUnion(solver.constraints(affecting: variable)) }
        return found.sorted { $0.index < $1.index }.compactMap { constraint(of: $0) }
    }

    /// All variables of the engine, with the views' names.
    func dump() -> String {
        let names = (0..<entries.count).map { index in
            entries.base[index].map { LayoutEntry(core: $0) }
        }
        return solver.dump { variable, tag in
            guard let entry = names[Int(tag)] else { return "v\(variable.index)" }
            let part =
                switch variable {
                case entry.x: "x"
                case entry.y: "y"
                case entry.width: "width"
                case entry.height: "height"
                case entry.absoluteX: "absoluteX"
                default: "absoluteY"
                }
            return "\(entry.item.name).\(part)"
        }
    }
}

extension LayoutEntry.FrameRule.Kind {
    var name: String {
        switch self {
        case .x: "minX"
        case .y: "minY"
        case .width: "width"
        case .height: "height"
        }
    }
}

@MainActor
extension LayoutItem {
    /// UIKit's name for a built-in rule.
    func ruleName(_ kind: LayoutEntry.FrameRule.Kind) -> String {
        if let guide {
            let edge =
                switch kind {
                case .x: "left"
                case .y: "top"
                case .width: "right"
                case .height: "bottom"
                }
            return guide.identifier + "-" + edge
        }
        switch kind {
        case .x: return "UIView-Encapsulated-Layout-Left"
        case .y: return "UIView-Encapsulated-Layout-Top"
        case .width: return "UIView-Encapsulated-Layout-Width"
        case .height: return "UIView-Encapsulated-Layout-Height"
        }
    }
}

extension UIView {
    /// The mask as constraint descriptions write it: `-` flexible, `&` fixed.
    var maskText: String {
        func axis(
            _ before: AutoresizingMask,
            _ size: AutoresizingMask,
            _ after: AutoresizingMask
        )
            -> String
        {
            [before, size, after].map { autoresizingMask.contains($0) ? "-" : "&" }.joined()
        }
        if autoresizingMask.isEmpty { return "h=--& v=--&" }
        return "h=\(axis(.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin)) "
            + "v=\(axis(.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin))"
    }
}

/// The destination of layout reports: standard error, or a test.
@MainActor
enum LayoutLog {
    static var listener: ((String) -> Void)?

    static func write(_ report: String) {
        if let listener {
            listener(report)
        } else {
            Diagnostics.warn(report)
        }
    }
}
