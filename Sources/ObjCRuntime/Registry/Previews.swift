// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The previews of the program's files; `#Preview` is lowered to a call of `_objcPreview`.
package enum Previews {
    /// A view or controller to look at.
    package struct Preview: Sendable {
        /// The name that the source gives; nil for none.
        package let name: String?
        /// `Module/File.swift`.
        package let file: String
        /// Points, where the source fixes them.
        package let size: (width: Double, height: Double)?
        /// Makes it.
        package let make: @MainActor @Sendable () -> Any

        /// The title in `casement render`: the preview's name, or its file's.
        package var title: String {
            let last = file.split(separator: "/").last.map(String.init) ?? file
            return name ?? (last.hasSuffix(".swift") ? String(last.dropLast(6)) : last)
        }
    }

    private static let registered = Mutex<[Preview]>([])

    /// All of them, ordered by file and then as they stand there.
    package static var all: [Preview] {
        registered.withLock { $0 }.enumerated()
            .sorted { ($0.element.file, $0.offset) < ($1.element.file, $1.offset) }
            .map(\.element)
    }

    fileprivate static func add(_ preview: Preview) { registered.withLock { $0.append(preview) } }
}

/// Takes in a preview; lowered source calls it before the program begins.
public func _objcPreview<Content>(
    _ name: String?,
    _ file: String,
    width: Double? = nil,
    height: Double? = nil,
    _ make: @escaping @MainActor @Sendable () -> Content
) {
    let size = width.flatMap { width in height.map { (width, $0) } }
    Previews.add(Previews.Preview(name: name, file: file, size: size, make: { make() }))
}
