// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The toolchain's SourceKit, in this process: the compiler's importer of C and Objective-C tells
/// what headers are in Swift.
package enum SourceKit {
    private typealias Function0 = @convention(c) () -> Void
    private typealias Parse =
        @convention(c) (
            UnsafePointer<CChar>, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
        ) -> OpaquePointer?
    private typealias Send = @convention(c) (OpaquePointer) -> OpaquePointer?
    private typealias Describe = @convention(c) (OpaquePointer) -> UnsafeMutablePointer<CChar>?
    private typealias Ask = @convention(c) (OpaquePointer) -> Bool

    /// The printed description of a module of headers.
    ///
    /// `library`: the toolchain's `libsourcekitdInProc.so`.
    package static func interface(
        of module: String,
        arguments: [String],
        library: String
    ) throws -> String {
        guard let handle = dlopen(library, RTLD_NOW | RTLD_LOCAL) else {
            throw HeaderError("\(library): cannot be loaded: \(String(cString: dlerror()))")
        }
        func symbol<T>(_ name: String, as type: T.Type) throws -> T {
            guard let address = dlsym(handle, name) else {
                throw HeaderError("\(library) has no \(name)")
            }
            return unsafeBitCast(address, to: type)
        }
        let initialize = try symbol("sourcekitd_initialize", as: Function0.self)
        let parse = try symbol("sourcekitd_request_create_from_yaml", as: Parse.self)
        let send = try symbol("sourcekitd_send_request_sync", as: Send.self)
        let isError = try symbol("sourcekitd_response_is_error", as: Ask.self)
        let describe = try symbol("sourcekitd_response_description_copy", as: Describe.self)
        // Remarks on headers go there, which nobody can act upon.
        let errors = dup(STDERR_FILENO)
        let nowhere = open("/dev/null", O_WRONLY)
        dup2(nowhere, STDERR_FILENO)
        defer {
            dup2(errors, STDERR_FILENO)
            close(errors)
            close(nowhere)
        }
        initialize()
        let list = arguments.map(FileOverlay.quoted).joined(separator: ", ")
        let request =
            "{ key.request: source.request.docinfo, key.modulename: \(FileOverlay.quoted(module)), "
            + "key.compilerargs: [\(list)] }"
        guard let made = parse(request, nil), let response = send(made),
            let text = describe(response)
        else { throw HeaderError("SourceKit does not answer") }
        let answer = String(cString: text)
        free(text)
        guard !isError(response) else { throw HeaderError("module \(module): \(answer)") }
        return answer
    }
}

/// What keeps headers from being read, in words for the user.
package struct HeaderError: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }
}
