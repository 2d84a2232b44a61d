// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The functions of sd-bus, loaded on first use: a program that opens no connection never loads
/// libsystemd, and none needs it to be installed.
struct BusLibrary: Sendable {
    typealias Bus = OpaquePointer
    typealias Message = OpaquePointer
    typealias Text = UnsafePointer<CChar>
    typealias TextOut = UnsafeMutablePointer<Text?>
    typealias MessageOut = UnsafeMutablePointer<Message?>

    /// The layout of sd-bus' `sd_bus_error`.
    struct Failure {
        var name: Text?
        var message: Text?
        var needsFree: CInt = 0
    }

    let openUser: @convention(c) (UnsafeMutablePointer<Bus?>) -> CInt
    let make: @convention(c) (UnsafeMutablePointer<Bus?>) -> CInt
    let setAddress: @convention(c) (Bus, Text) -> CInt
    let setClient: @convention(c) (Bus, CInt) -> CInt
    let start: @convention(c) (Bus) -> CInt
    let close: @convention(c) (Bus) -> Bus?
    let descriptor: @convention(c) (Bus) -> CInt
    let events: @convention(c) (Bus) -> CInt
    let timeout: @convention(c) (Bus, UnsafeMutablePointer<UInt64>) -> CInt
    let process: @convention(c) (Bus, MessageOut) -> CInt
    let send: @convention(c) (Bus, Message, UnsafeMutablePointer<UInt64>?) -> CInt
    let call: @convention(c) (Bus, Message, UInt64, UnsafeMutableRawPointer?, MessageOut) -> CInt
    let uniqueName: @convention(c) (Bus, TextOut) -> CInt
    let queued: @convention(c) (Bus, UnsafeMutablePointer<UInt64>) -> CInt

    let newCall: @convention(c) (Bus, MessageOut, Text, Text, Text, Text) -> CInt
    let newSignal: @convention(c) (Bus, MessageOut, Text, Text, Text) -> CInt
    let newReturn: @convention(c) (Message, MessageOut) -> CInt
    let newError: @convention(c) (Message, MessageOut, UnsafeRawPointer) -> CInt
    let release: @convention(c) (Message) -> Message?
    let appendBasic: @convention(c) (Message, CChar, UnsafeRawPointer?) -> CInt
    let openContainer: @convention(c) (Message, CChar, Text) -> CInt
    let closeContainer: @convention(c) (Message) -> CInt
    let readBasic: @convention(c) (Message, CChar, UnsafeMutableRawPointer) -> CInt
    let peek: @convention(c) (Message, UnsafeMutablePointer<CChar>, TextOut) -> CInt
    let enter: @convention(c) (Message, CChar, Text) -> CInt
    let leave: @convention(c) (Message) -> CInt
    let kind: @convention(c) (Message, UnsafeMutablePointer<UInt8>) -> CInt
    let path: @convention(c) (Message) -> Text?
    let interface: @convention(c) (Message) -> Text?
    let member: @convention(c) (Message) -> Text?
    let sender: @convention(c) (Message) -> Text?
    let wantsReply: @convention(c) (Message) -> CInt
    let replyCookie: @convention(c) (Message, UnsafeMutablePointer<UInt64>) -> CInt

    /// The library; nil where it is not installed.
    static let shared = BusLibrary()

    private init?() {
        guard let library = dlopen("libsystemd.so.0", RTLD_NOW | RTLD_LOCAL),
            // The newest of the functions below; without it the library is too old.
            dlsym(library, "sd_bus_close_unref") != nil
        else { return nil }
        func need<Function>(_ name: String) -> Function {
            guard let symbol = dlsym(library, "sd_bus_" + name) else {
                preconditionFailure("libsystemd has no sd_bus_\(name)")
            }
            return unsafeBitCast(symbol, to: Function.self)
        }
        openUser = need("open_user")
        make = need("new")
        setAddress = need("set_address")
        setClient = need("set_bus_client")
        start = need("start")
        close = need("close_unref")
        descriptor = need("get_fd")
        events = need("get_events")
        timeout = need("get_timeout")
        process = need("process")
        send = need("send")
        call = need("call")
        uniqueName = need("get_unique_name")
        queued = need("get_n_queued_write")
        newCall = need("message_new_method_call")
        newSignal = need("message_new_signal")
        newReturn = need("message_new_method_return")
        newError = need("message_new_method_error")
        release = need("message_unref")
        appendBasic = need("message_append_basic")
        openContainer = need("message_open_container")
        closeContainer = need("message_close_container")
        readBasic = need("message_read_basic")
        peek = need("message_peek_type")
        enter = need("message_enter_container")
        leave = need("message_exit_container")
        kind = need("message_get_type")
        path = need("message_get_path")
        interface = need("message_get_interface")
        member = need("message_get_member")
        sender = need("message_get_sender")
        wantsReply = need("message_get_expect_reply")
        replyCookie = need("message_get_reply_cookie")
    }
}
