// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation
public import Glibc

// Values of the system by number or name, of which source for iOS asks a few: whether a debugger is there, when the
// system was started, what machine it is.

/// The values of the kernel.
public var CTL_KERN: Int32 { 1 }
/// The values of the machine.
public var CTL_HW: Int32 { 6 }
/// The name of the system.
public var KERN_OSTYPE: Int32 { 1 }
/// The release of the kernel.
public var KERN_OSRELEASE: Int32 { 2 }
/// The name of this computer.
public var KERN_HOSTNAME: Int32 { 10 }
/// Processes.
public var KERN_PROC: Int32 { 14 }
/// The process with a number.
public var KERN_PROC_PID: Int32 { 1 }
/// When the system was started.
public var KERN_BOOTTIME: Int32 { 21 }
/// The kind of the machine.
public var HW_MACHINE: Int32 { 1 }
/// The model of the machine.
public var HW_MODEL: Int32 { 2 }
/// How many processors there are.
public var HW_NCPU: Int32 { 3 }
/// The bytes of a page.
public var HW_PAGESIZE: Int32 { 7 }
/// The bytes of memory.
public var HW_MEMSIZE: Int32 { 24 }
/// The flag of a process that a debugger holds.
public var P_TRACED: Int32 { 0x800 }

/// What the kernel tells of a process.
public struct extern_proc: BitwiseCopyable, Sendable {
    /// Flags, of which `P_TRACED` is told.
    public var p_flag: Int32 = 0
    /// The number.
    public var p_pid: pid_t = 0

    /// Zeros.
    public init() {}
}

/// What the kernel tells of a process and its surroundings.
public struct kinfo_proc: BitwiseCopyable, Sendable {
    /// The process.
    public var kp_proc = extern_proc()

    /// Zeros.
    public init() {}
}

/// Reads a value of the system by its numbers; values cannot be set.
///
/// - Returns: 0, or -1 with `errno`: `ENOENT` for a value that is not known here, `ENOMEM` where it does not fit.
@discardableResult
public func sysctl(
    _ name: UnsafeMutablePointer<Int32>?,
    _ count: UInt32,
    _ value: UnsafeMutableRawPointer?,
    _ size: UnsafeMutablePointer<Int>?,
    _ newValue: UnsafeMutableRawPointer?,
    _ newSize: Int
) -> Int32 {
    guard newValue == nil else { return failed(EPERM) }
    let numbers = Array(UnsafeBufferPointer(start: name, count: Int(count)))
    guard let bytes = SystemValue.bytes(of: numbers) else { return failed(ENOENT) }
    return give(bytes, value, size)
}

/// Reads a value of the system by its name; values cannot be set.
///
/// - Returns: 0, or -1 with `errno`: `ENOENT` for a value that is not known here, `ENOMEM` where it does not fit.
@discardableResult
public func sysctlbyname(
    _ name: UnsafePointer<CChar>?,
    _ value: UnsafeMutableRawPointer?,
    _ size: UnsafeMutablePointer<Int>?,
    _ newValue: UnsafeMutableRawPointer?,
    _ newSize: Int
) -> Int32 {
    guard newValue == nil else { return failed(EPERM) }
    guard let name, let bytes = SystemValue.bytes(named: String(cString: name)) else {
        return failed(ENOENT)
    }
    return give(bytes, value, size)
}

/// The name of the program.
public func getprogname() -> UnsafePointer<CChar>? { UnsafePointer(programName) }

// Written once, and never freed: a pointer to it is given away.
private nonisolated(unsafe) let programName = strdup(ProcessInfo.processInfo.processName)

private func failed(_ code: Int32) -> Int32 {
    errno = code
    return -1
}

/// Copies a value, or tells how large it is where there is no place for it.
private func give(
    _ bytes: [UInt8],
    _ value: UnsafeMutableRawPointer?,
    _ size: UnsafeMutablePointer<Int>?
) -> Int32 {
    let room = size?.pointee ?? 0
    size?.pointee = bytes.count
    guard let value else { return 0 }
    guard room >= bytes.count else { return failed(ENOMEM) }
    value.copyMemory(from: bytes, byteCount: bytes.count)
    return 0
}

private enum SystemValue {
    static func bytes(of numbers: [Int32]) -> [UInt8]? {
        switch numbers {
        case [CTL_KERN, KERN_OSTYPE]: bytes(named: "kern.ostype")
        case [CTL_KERN, KERN_OSRELEASE]: bytes(named: "kern.osrelease")
        case [CTL_KERN, KERN_HOSTNAME]: bytes(named: "kern.hostname")
        case [CTL_KERN, KERN_BOOTTIME]: bytes(named: "kern.boottime")
        case [CTL_HW, HW_MACHINE]: bytes(named: "hw.machine")
        case [CTL_HW, HW_MODEL]: bytes(named: "hw.model")
        case [CTL_HW, HW_NCPU]: bytes(named: "hw.ncpu")
        case [CTL_HW, HW_PAGESIZE]: bytes(Int32(getpagesize()))
        case [CTL_HW, HW_MEMSIZE]: bytes(named: "hw.memsize")
        default:
            numbers.count == 4 && numbers.starts(with: [CTL_KERN, KERN_PROC, KERN_PROC_PID])
                ? process(numbers[3]).map { bytes($0) } : nil
        }
    }

    static func bytes(named name: String) -> [UInt8]? {
        let system = ProcessInfo.processInfo
        switch name {
        case "kern.ostype": return text("Darwin")
        case "kern.osrelease", "hw.machine", "hw.model":
            var names = utsname()
            guard uname(&names) == 0 else { return nil }
            let field = name == "kern.osrelease" ? names.release : names.machine
            return withUnsafeBytes(of: field) { text(String(cString: Array($0) + [0])) }
        case "kern.hostname": return text(system.hostName)
        case "kern.boottime":
            var now = timeval()
            gettimeofday(&now, nil)
            now.tv_sec -= Int(system.systemUptime)
            return bytes(now)
        case "hw.ncpu", "hw.logicalcpu", "hw.physicalcpu", "hw.activecpu":
            return bytes(Int32(system.processorCount))
        case "hw.pagesize": return bytes(Int64(getpagesize()))
        case "hw.memsize": return bytes(system.physicalMemory)
        default: return nil
        }
    }

    private static func text(_ text: String) -> [UInt8] { Array(text.utf8) + [0] }

    private static func bytes<Value: BitwiseCopyable>(_ value: Value) -> [UInt8] {
        withUnsafeBytes(of: value) { Array($0) }
    }

    /// A process, with whether a debugger holds it; nil where there is none of that number.
    private static func process(_ number: pid_t) -> kinfo_proc? {
        guard let text = try? String(contentsOfFile: "/proc/\(number)/status", encoding: .utf8)
        else { return nil }
        var found = kinfo_proc()
        found.kp_proc.p_pid = number
        let tracer = text.split(separator: "\n").first { $0.hasPrefix("TracerPid:") }
        let isTraced = tracer.map { !$0.hasSuffix("\t0") } ?? false
        if isTraced { found.kp_proc.p_flag |= P_TRACED }
        return found
    }
}
