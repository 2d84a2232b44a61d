// SPDX-License-Identifier: Apache-2.0

import CSQLiteLibrary
import Foundation

/// A value of a column.
enum ColumnValue {
    case null
    case whole(Int64)
    case real(Double)
    case text(String)
    case bytes(Data)

    var number: Int64? {
        switch self {
        case .whole(let value): value
        case .real(let value): Int64(exactly: value.rounded(.towardZero))
        default: nil
        }
    }
}

/// A connection to a database of SQLite's.
final class Database {
    private var handle: OpaquePointer?
    private var statements: [String: OpaquePointer] = [:]
    let path: String

    /// Opens a database; throws where the file is none.
    init(_ path: String, isReadOnly: Bool) throws {
        self.path = path
        let access = isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
        let code = sqlite3_open_v2(path, &handle, access | SQLITE_OPEN_FULLMUTEX, nil)
        guard code == SQLITE_OK else {
            defer { close() }
            throw failure(code)
        }
        sqlite3_busy_timeout(handle, 10_000)
        // A file that is no database is found out by the first reading only.
        do {
            _ = try query("PRAGMA schema_version")
        } catch {
            close()
            throw error
        }
    }

    deinit { close() }

    func close() {
        for statement in statements.values { sqlite3_finalize(statement) }
        statements = [:]
        sqlite3_close_v2(handle)
        handle = nil
    }

    /// Carries out a statement, and gives its rows.
    @discardableResult
    func query(_ sql: String, _ values: [ColumnValue] = []) throws -> [[ColumnValue]] {
        let statement = try statement(sql)
        defer {
            sqlite3_reset(statement)
            sqlite3_clear_bindings(statement)
        }
        for (index, value) in values.enumerated() {
            bind(value, at: Int32(index + 1), of: statement)
        }
        var rows: [[ColumnValue]] = []
        while true {
            let code = sqlite3_step(statement)
            if code == SQLITE_DONE { return rows }
            guard code == SQLITE_ROW else { throw failure(code) }
            let count = sqlite3_column_count(statement)
            rows.append((0..<count).map { Self.value(at: $0, of: statement) })
        }
    }

    private func statement(_ sql: String) throws -> OpaquePointer {
        if let known = statements[sql], sqlite3_stmt_busy(known) == 0 { return known }
        var made: OpaquePointer?
        let code = sqlite3_prepare_v2(handle, sql, -1, &made, nil)
        guard code == SQLITE_OK, let made else { throw failure(code) }
        if statements.count > 100 { forgetStatements() }
        if let old = statements[sql] { sqlite3_finalize(old) }
        statements[sql] = made
        return made
    }

    /// Lets the prepared statements go, as the tables are about to change.
    func forgetStatements() {
        for statement in statements.values { sqlite3_finalize(statement) }
        statements = [:]
    }

    // SQLite copies what it gets with this mark.
    private static var transient: sqlite3_destructor_type {
        unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    }

    private func bind(_ value: ColumnValue, at index: Int32, of statement: OpaquePointer) {
        switch value {
        case .null: sqlite3_bind_null(statement, index)
        case .whole(let number): sqlite3_bind_int64(statement, index, number)
        case .real(let number): sqlite3_bind_double(statement, index, number)
        case .text(let text):
            var text = text
            _ = text.withUTF8 { bytes in
                bytes.withMemoryRebound(to: CChar.self) {
                    sqlite3_bind_text(
                        statement,
                        index,
                        $0.baseAddress,
                        Int32($0.count),
                        Self.transient
                    )
                }
            }
        case .bytes(let data):
            _ = data.withUnsafeBytes {
                $0.isEmpty
                    ? sqlite3_bind_zeroblob(statement, index, 0)
                    : sqlite3_bind_blob64(
                        statement,
                        index,
                        $0.baseAddress,
                        UInt64($0.count),
                        Self.transient
                    )
            }
        }
    }

    private static func value(at index: Int32, of statement: OpaquePointer) -> ColumnValue {
        switch sqlite3_column_type(statement, index) {
        case SQLITE_INTEGER: return .whole(sqlite3_column_int64(statement, index))
        case SQLITE_FLOAT: return .real(sqlite3_column_double(statement, index))
        case SQLITE_TEXT:
            let count = Int(sqlite3_column_bytes(statement, index))
            guard let bytes = sqlite3_column_text(statement, index) else { return .text("") }
            return .text(
                String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
            )
        case SQLITE_BLOB:
            let count = Int(sqlite3_column_bytes(statement, index))
            guard count > 0, let bytes = sqlite3_column_blob(statement, index) else {
                return .bytes(Data())
            }
            return .bytes(Data(bytes: bytes, count: count))
        default: return .null
        }
    }

    /// The error that Core Data has for one of SQLite's.
    private func failure(_ code: Int32) -> NSError {
        let words = handle.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
        let kind: CocoaError.Code
        switch code & 0xff {
        case SQLITE_NOTADB: kind = .fileReadCorruptFile
        case SQLITE_CORRUPT: kind = .fileReadCorruptFile
        case SQLITE_CANTOPEN: kind = .fileReadUnknown
        case SQLITE_PERM, SQLITE_READONLY: kind = .fileWriteNoPermission
        case SQLITE_FULL: kind = .fileWriteOutOfSpace
        case SQLITE_BUSY, SQLITE_LOCKED: kind = .persistentStoreTimeout
        default: kind = .persistentStoreOperation
        }
        return cocoaError(
            kind,
            words,
            [NSSQLiteErrorDomain: NSNumber(value: code & 0xff), NSFilePathErrorKey: path]
        )
    }
}

/// The files of a database.
enum SQLiteFiles {
    private static let endings = ["", "-wal", "-shm", "-journal"]

    static func remove(at url: URL) throws {
        guard url.path != "/dev/null" else { return }
        for ending in endings {
            let path = url.path + ending
            if FileManager.default.fileExists(atPath: path) {
                try FileManager.default.removeItem(atPath: path)
            }
        }
    }

    static func copy(from source: URL, to target: URL) throws {
        try remove(at: target)
        for ending in endings where FileManager.default.fileExists(atPath: source.path + ending) {
            try FileManager.default.copyItem(
                atPath: source.path + ending,
                toPath: target.path + ending
            )
        }
    }
}
