// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Explains the focus, in a debugger's console.
@preconcurrency @MainActor
open class UIFocusDebugger: NSObject {
    /// Which questions there are.
    open class func help() -> any UIFocusDebuggerOutput {
        FocusReport(
            """
            status()                            where the focus is
            checkFocusability(for:)             what keeps an item from the focus
            simulateFocusUpdateRequest(from:)   where the focus would go, step by step
            preferredFocusEnvironments(for:)    what an environment prefers, and they in turn
            focusGroups(for:)                   the groups inside an environment, in order
            """
        )
    }

    /// The focused item of every scene.
    open class func status() -> any UIFocusDebuggerOutput {
        var lines: [String] = []
        for window in UIApplication.sharedOrNil?.windows ?? [] {
            guard let state = FocusCenter.shared.state(of: window), window === state.window else {
                continue
            }
            // An item of a window that is gone has no focus.
            let focused = state.focusedItem.flatMap { $0.focusView?.window === window ? $0 : nil }
            let item = focused.map { "\($0)" } ?? "nothing"
            lines.append("\(item) has the focus in <\(type(of: window))>")
        }
        return FocusReport(lines.isEmpty ? "No window is shown." : lines.joined(separator: "\n"))
    }

    /// The reasons why an item cannot be focused, if any.
    open class func checkFocusability(for item: any UIFocusItem) -> any UIFocusDebuggerOutput {
        var reasons: [String] = []
        if !item.canBecomeFocused { reasons.append("canBecomeFocused is false") }
        var view = item.focusView
        if view?.window == nil { reasons.append("it is in no window") }
        while let current = view {
            let name = current === item ? "it" : "<\(type(of: current))> around it"
            if current.isHidden { reasons.append("\(name) is hidden") }
            if current.alpha < 0.01 { reasons.append("\(name) is transparent") }
            if !current.isUserInteractionEnabled {
                reasons.append("isUserInteractionEnabled of \(name) is false")
            }
            view = current.superview
        }
        if reasons.isEmpty, let state = FocusCenter.shared.state(of: item), let root = state.root,
            !FocusMap(of: root).contains(item)
        {
            reasons.append("it has no size, is cut off, covered or behind what is presented")
        }
        guard !reasons.isEmpty else { return FocusReport("\(item) can have the focus.") }
        return FocusReport(
            "\(item) cannot have the focus:\n"
                + reasons.map { "  - \($0)" }.joined(separator: "\n")
        )
    }

    /// The result of a focus update that an environment would request.
    open class func simulateFocusUpdateRequest(
        from environment: any UIFocusEnvironment
    ) -> any UIFocusDebuggerOutput {
        guard let state = FocusCenter.shared.state(of: environment) else {
            return FocusReport("<\(type(of: environment))> is in no window: nothing would happen.")
        }
        var lines = preferences(of: environment, depth: 0, seen: [])
        let item = state.target(in: environment).map { "\($0)" } ?? "nothing"
        lines.append("The focus would go to \(item).")
        return FocusReport(lines.joined(separator: "\n"))
    }

    /// The preferred environments, recursively.
    open class func preferredFocusEnvironments(
        for environment: any UIFocusEnvironment
    ) -> any UIFocusDebuggerOutput {
        FocusReport(preferences(of: environment, depth: 0, seen: []).joined(separator: "\n"))
    }

    private class func preferences(
        of environment: any UIFocusEnvironment,
        depth: Int,
        seen: Set<ObjectIdentifier>
    ) -> [String] {
        var lines = [String(repeating: "  ", count: depth) + "<\(type(of: environment))>"]
        guard !seen.contains(ObjectIdentifier(environment)) else {
            lines[0] += " again: this goes round in a circle"
            return lines
        }
        let seen = seen.union([ObjectIdentifier(environment)])
        for next in environment.preferredFocusEnvironments where next !== environment {
            lines += preferences(of: next, depth: depth + 1, seen: seen)
        }
        return lines
    }

    /// The groups inside an environment, in the order of the Tab key.
    open class func focusGroups(
        for environment: any UIFocusEnvironment
    ) -> any UIFocusDebuggerOutput {
        guard let view = environment.focusSearchRoot else {
            return FocusReport("<\(type(of: environment))> has no view.")
        }
        let lines = FocusMap(of: view).groups.map { group in
            let items = group.items.map { "<\(type(of: $0))>" }.joined(separator: ", ")
            return "\(group.name ?? "no group"): \(items)"
        }
        return FocusReport(lines.joined(separator: "\n"))
    }
}
