// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The imports of iOS's modules that are not here, in those parts of a file that are compiled.
struct AbsentImports {
    /// An import without `#if canImport(…)` around it.
    struct Found {
        let module: String
        let node: ImportDeclSyntax
    }

    private(set) var found: [Found] = []
    /// The outermost declarations, those in clauses that are compiled too.
    private(set) var items: [CodeBlockItemSyntax] = []

    init(in tree: SourceFileSyntax) { read(tree.statements, isCompiled: true) }

    private mutating func read(_ list: CodeBlockItemListSyntax, isCompiled: Bool) {
        for item in list {
            if let node = item.item.as(ImportDeclSyntax.self) {
                guard isCompiled, let module = node.path.first?.name.text,
                    IOSModules.names.contains(module)
                else { continue }
                found.append(Found(module: module, node: node))
            } else if let config = item.item.as(IfConfigDeclSyntax.self) {
                read(config, isCompiled: isCompiled)
            } else if isCompiled {
                items.append(item)
            }
        }
    }

    private mutating func read(_ config: IfConfigDeclSyntax, isCompiled: Bool) {
        var isOpen = isCompiled
        for clause in config.clauses {
            guard case .statements(let list) = clause.elements else { continue }
            let answer = clause.condition.map { PlatformCondition.value(of: $0) } ?? true
            read(list, isCompiled: isOpen && answer != false)
            if answer == true { isOpen = false }
        }
    }
}
