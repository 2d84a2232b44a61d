// SPDX-License-Identifier: Apache-2.0

/// The rows of the catalogue of symbols, by theme; `SymbolRow` says how they are written.
enum SymbolRows {
    /// All of them.
    static let all = [
        arrows, shapes, status, media, communication, objects, documents, devices, people,
        nature, transport, editing, maths, commerce, games,
    ]
}
