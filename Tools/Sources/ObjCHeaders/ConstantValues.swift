// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Asks clang for the values of constants: enumerators, and macros that are whole numbers.
struct ConstantValues {
    let clang: [String]
    let place: HeaderWorkspace

    /// The names in C of all constants of some declarations.
    static func names(in entities: [ImportedEntity]) -> [String] {
        entities.flatMap { entity -> [String] in
            let symbol = entity.usr.split(separator: "@").last.map(String.init) ?? ""
            let isConstant = entity.kind.hasPrefix("var.") && !entity.kind.hasSuffix("instance")
            let isWord = symbol.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
            return (isConstant && isWord && !symbol.isEmpty ? [symbol] : [])
                + names(in: entity.members)
        }
    }

    /// The values of those that are whole numbers.
    func numbers(_ names: [String]) throws -> [String: Int] {
        var left = Array(Set(names)).sorted()
        let file = place.folder.appendingPathComponent("values.m")
        for _ in 0..<3 where !left.isEmpty {
            let lines = left.enumerated().map { index, name in
                "const long long casement_value_\(index) = (\(name));"
            }
            try HeaderWorkspace.write(
                "#import \"\(place.whole.path)\"\n" + lines.joined(separator: "\n") + "\n",
                to: file
            )
            let (status, output) = try Command.run(
                clang + ["-S", "-emit-llvm", "-o", "-", file.path]
            )
            if status == 0 { return values(output, left) }
            let wrong = output.matches(of: /values\.m:(\d+):\d+: (?:fatal )?error/)
                .compactMap { Int($0.1) }.map { $0 - 2 }
            guard !wrong.isEmpty else { return [:] }
            left = left.enumerated().filter { !wrong.contains($0.offset) }.map(\.element)
        }
        return [:]
    }

    private func values(_ output: String, _ names: [String]) -> [String: Int] {
        output.matches(of: /@casement_value_(\d+) = .*constant i64 (-?\d+)/)
            .reduce(into: [:]) { all, match in
                guard let index = Int(match.1), names.indices.contains(index) else { return }
                all[names[index]] = Int(match.2)
            }
    }
}
