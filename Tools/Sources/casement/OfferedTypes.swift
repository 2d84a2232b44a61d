// SPDX-License-Identifier: Apache-2.0

import SourceLowering

/// The public types of one package, as files of other packages know them.
struct OfferedTypes {
    /// The package's modules.
    let modules: Set<String>
    private var names: Set<String> = []
    /// Those in files that import a framework which is not here.
    private var doubtful: Set<String> = []

    /// A package without files.
    init(modules: Set<String>) { self.modules = modules }

    /// Takes up what a file declares.
    mutating func add(_ text: String, _ facts: FileFacts) {
        let found = FrameworkFacts.publicTypes(in: [text])
        names.formUnion(found)
        if facts.importsAbsent { doubtful.formUnion(found) }
    }

    /// The types that files have which import some modules.
    ///
    /// `leftOut`: those that need a framework which is not here; nil while that is not known, when
    /// all in files that import one count as such.
    func types(importing imports: Set<String>, leftOut: Set<String>?) -> Set<String> {
        modules.isDisjoint(with: imports) ? [] : names.subtracting(leftOut ?? doubtful)
    }
}
