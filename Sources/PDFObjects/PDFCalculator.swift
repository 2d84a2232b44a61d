// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A function written in a small part of PostScript: no loops, so that it always ends.
///
/// - Source: ISO 32000-1, 7.10.5.
package struct PDFCalculator: Sendable {
    private indirect enum Step: Sendable {
        case number(Double)
        case call(String)
        case branch([Step], [Step])
    }

    private let steps: [Step]

    /// Reads a program; nil for what is none.
    init?(_ bytes: [UInt8]) {
        var lexer = PDFLexer(bytes[...])
        guard case .word("{")? = try? lexer.next(),
            let steps = PDFCalculator.block(&lexer, depth: 0)
        else { return nil }
        self.steps = steps
    }

    private static func block(_ lexer: inout PDFLexer, depth: Int) -> [Step]? {
        guard depth < 32 else { return nil }
        var steps: [Step] = []
        var blocks: [[Step]] = []
        while let token = try? lexer.next() {
            switch token {
            case .value(let value):
                if let number = value.number {
                    steps.append(.number(number))
                } else if let flag = value.boolean {
                    steps.append(.number(flag ? 1 : 0))
                } else {
                    return nil
                }
            case .word("{"):
                guard let inner = block(&lexer, depth: depth + 1) else { return nil }
                blocks.append(inner)
            case .word("}"): return steps
            case .word("if"):
                guard let then = blocks.popLast() else { return nil }
                steps.append(.branch(then, []))
            case .word("ifelse"):
                guard let other = blocks.popLast(), let then = blocks.popLast() else { return nil }
                steps.append(.branch(then, other))
            case .word(let name): steps.append(.call(name))
            case .end: return nil
            }
            guard steps.count < 4096 else { return nil }
        }
        return nil
    }

    /// The stack's values at the end.
    func results(for arguments: [Double]) -> [Double] {
        var stack = arguments
        run(steps, &stack)
        return stack
    }

    private func run(_ steps: [Step], _ stack: inout [Double]) {
        for step in steps {
            guard stack.count < 256 else { return }
            switch step {
            case .number(let value): stack.append(value)
            case .branch(let then, let other):
                run((stack.popLast() ?? 0) != 0 ? then : other, &stack)
            case .call(let name): PDFCalculator.call(name, &stack)
            }
        }
    }

    private static func call(_ name: String, _ stack: inout [Double]) {
        func pop() -> Double { stack.popLast() ?? 0 }
        func one(_ body: (Double) -> Double) { stack.append(body(pop())) }
        func two(_ body: (Double, Double) -> Double) {
            let second = pop()
            stack.append(body(pop(), second))
        }
        func whole(_ value: Double) -> Int { abs(value) < 1e9 ? Int(value) : 0 }
        switch name {
        case "add": two { $0 + $1 }
        case "sub": two { $0 - $1 }
        case "mul": two { $0 * $1 }
        case "div": two { $1 == 0 ? 0 : $0 / $1 }
        case "idiv": two { whole($1) == 0 ? 0 : Double(whole($0) / whole($1)) }
        case "mod": two { whole($1) == 0 ? 0 : Double(whole($0) % whole($1)) }
        case "neg": one { -$0 }
        case "abs": one { abs($0) }
        case "ceiling": one { $0.rounded(.up) }
        case "floor": one { $0.rounded(.down) }
        case "round": one { ($0 + 0.5).rounded(.down) }
        case "truncate", "cvi": one { $0.rounded(.towardZero) }
        case "cvr": break
        case "sqrt": one { $0 < 0 ? 0 : $0.squareRoot() }
        case "sin": one { sin($0 * .pi / 180) }
        case "cos": one { cos($0 * .pi / 180) }
        case "atan":
            two { up, along in
                let degrees = atan2(up, along) * 180 / .pi
                return degrees < 0 ? degrees + 360 : degrees
            }
        case "exp": two { pow($0, $1).isFinite ? pow($0, $1) : 0 }
        case "ln": one { $0 > 0 ? log($0) : 0 }
        case "log": one { $0 > 0 ? log10($0) : 0 }
        case "eq": two { $0 == $1 ? 1 : 0 }
        case "ne": two { $0 != $1 ? 1 : 0 }
        case "gt": two { $0 > $1 ? 1 : 0 }
        case "ge": two { $0 >= $1 ? 1 : 0 }
        case "lt": two { $0 < $1 ? 1 : 0 }
        case "le": two { $0 <= $1 ? 1 : 0 }
        case "and": two { Double(whole($0) & whole($1)) }
        case "or": two { Double(whole($0) | whole($1)) }
        case "xor": two { Double(whole($0) ^ whole($1)) }
        case "not": one { $0 == 0 ? 1 : 0 }
        case "bitshift":
            two { value, count in
                let bits = max(-31, min(31, whole(count)))
                return Double(bits >= 0 ? whole(value) << bits : whole(value) >> -bits)
            }
        case "pop": _ = pop()
        case "dup": if let last = stack.last { stack.append(last) }
        case "exch": if stack.count > 1 { stack.swapAt(stack.count - 1, stack.count - 2) }
        case "copy":
            let count = whole(pop())
            if count > 0, count <= stack.count { stack.append(contentsOf: stack.suffix(count)) }
        case "index":
            let place = whole(pop())
            if place >= 0, place < stack.count { stack.append(stack[stack.count - 1 - place]) }
        case "roll":
            let turns = whole(pop())
            let count = whole(pop())
            guard count > 0, count <= stack.count else { return }
            let part = Array(stack.suffix(count))
            let shift = ((turns % count) + count) % count
            stack.removeLast(count)
            stack.append(contentsOf: part.suffix(shift) + part.prefix(count - shift))
        default: break
        }
    }
}
