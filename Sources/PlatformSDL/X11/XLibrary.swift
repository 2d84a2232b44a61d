// SPDX-License-Identifier: Apache-2.0

import CSDL2
import Foundation

/// The functions of Xlib, loaded when the window system is X11: other programs never load it.
struct XLibrary: Sendable {
    typealias Display = OpaquePointer
    typealias Bytes = UnsafeMutablePointer<UInt8>

    let openDisplay: @convention(c) (UnsafePointer<CChar>?) -> Display?
    let closeDisplay: @convention(c) (Display) -> CInt
    let connectionNumber: @convention(c) (Display) -> CInt
    let rootWindow: @convention(c) (Display) -> Window
    let createWindow:
        @convention(c) (
            Display, Window, CInt, CInt, CUnsignedInt, CUnsignedInt, CUnsignedInt, UInt, UInt
        ) -> Window
    /// Used by tests only; programs' windows are SDL's.
    let show: @convention(c) (Display, Window) -> CInt
    let selectInput: @convention(c) (Display, Window, CLong) -> CInt
    let internAtom: @convention(c) (Display, UnsafePointer<CChar>, CInt) -> Atom
    let atomName: @convention(c) (Display, Atom) -> UnsafeMutablePointer<CChar>?
    let setOwner: @convention(c) (Display, Atom, Window, UInt) -> CInt
    let owner: @convention(c) (Display, Atom) -> Window
    let convert: @convention(c) (Display, Atom, Atom, Atom, Window, UInt) -> CInt
    let changeProperty:
        @convention(c) (Display, Window, Atom, Atom, CInt, CInt, UnsafePointer<UInt8>?, CInt) ->
            CInt
    let property:
        @convention(c) (
            Display, Window, Atom, CLong, CLong, CInt, Atom, UnsafeMutablePointer<Atom>,
            UnsafeMutablePointer<CInt>, UnsafeMutablePointer<UInt>, UnsafeMutablePointer<UInt>,
            UnsafeMutablePointer<Bytes?>
        ) -> CInt
    let deleteProperty: @convention(c) (Display, Window, Atom) -> CInt
    let send: @convention(c) (Display, Window, CInt, CLong, UnsafeMutablePointer<XEvent>) -> CInt
    let next: @convention(c) (Display, UnsafeMutablePointer<XEvent>) -> CInt
    let pending: @convention(c) (Display) -> CInt
    let flush: @convention(c) (Display) -> CInt
    let free: @convention(c) (UnsafeMutableRawPointer?) -> CInt
    let queryPointer:
        @convention(c) (
            Display, Window, UnsafeMutablePointer<Window>, UnsafeMutablePointer<Window>,
            UnsafeMutablePointer<CInt>, UnsafeMutablePointer<CInt>, UnsafeMutablePointer<CInt>,
            UnsafeMutablePointer<CInt>, UnsafeMutablePointer<CUnsignedInt>
        ) -> CInt
    let translate:
        @convention(c) (
            Display, Window, Window, CInt, CInt, UnsafeMutablePointer<CInt>,
            UnsafeMutablePointer<CInt>, UnsafeMutablePointer<Window>
        ) -> CInt
    let setErrorHandler:
        @convention(c) (
            (@convention(c) (Display?, UnsafeMutablePointer<XErrorEvent>?) -> CInt)?
        ) -> UnsafeMutableRawPointer?
    /// From the library of extensions; without it nobody tells of other owners.
    let queryFixes:
        (@convention(c) (Display, UnsafeMutablePointer<CInt>, UnsafeMutablePointer<CInt>) -> CInt)?
    let selectOwnerChanges: (@convention(c) (Display, Window, Atom, UInt) -> Void)?

    /// Loads the library; nil where it is not installed.
    init?() {
        guard let x11 = dlopen("libX11.so.6", RTLD_NOW) else { return nil }
        let fixes = dlopen("libXfixes.so.3", RTLD_NOW)
        func find<Function>(_ name: String) -> Function? {
            dlsym(x11, name).map { unsafeBitCast($0, to: Function.self) }
        }
        guard
            let openDisplay: @convention(c) (UnsafePointer<CChar>?) -> Display? = find(
                "XOpenDisplay"
            )
        else { return nil }
        // All of them are in every version of the library that SDL works with.
        func need<Function>(_ name: String) -> Function {
            guard let function: Function = find(name) else {
                preconditionFailure("libX11 has no \(name)")
            }
            return function
        }
        self.openDisplay = openDisplay
        closeDisplay = need("XCloseDisplay")
        connectionNumber = need("XConnectionNumber")
        rootWindow = need("XDefaultRootWindow")
        createWindow = need("XCreateSimpleWindow")
        show = need("XMapWindow")
        selectInput = need("XSelectInput")
        internAtom = need("XInternAtom")
        atomName = need("XGetAtomName")
        setOwner = need("XSetSelectionOwner")
        owner = need("XGetSelectionOwner")
        convert = need("XConvertSelection")
        changeProperty = need("XChangeProperty")
        property = need("XGetWindowProperty")
        deleteProperty = need("XDeleteProperty")
        send = need("XSendEvent")
        next = need("XNextEvent")
        pending = need("XPending")
        flush = need("XFlush")
        free = need("XFree")
        queryPointer = need("XQueryPointer")
        translate = need("XTranslateCoordinates")
        setErrorHandler = need("XSetErrorHandler")
        queryFixes = fixes.flatMap { dlsym($0, "XFixesQueryExtension") }
            .map {
                unsafeBitCast(
                    $0,
                    to: (@convention(c) (
                        Display, UnsafeMutablePointer<CInt>, UnsafeMutablePointer<CInt>
                    ) -> CInt).self
                )
            }
        selectOwnerChanges = fixes.flatMap { dlsym($0, "XFixesSelectSelectionInput") }
            .map {
                unsafeBitCast($0, to: (@convention(c) (Display, Window, Atom, UInt) -> Void).self)
            }
    }
}
