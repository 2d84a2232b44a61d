// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation

/// What the compiler's wrapper calls for a module that does not compile as it is.
struct MendModule: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mend-module",
        abstract: "Compiles a module and mends what does not compile.",
        shouldDisplay: false
    )

    @Option(help: "The folder for what is known of the module.")
    var folder: String

    @Option(help: "The file with what the compiler printed, when the module failed as it is.")
    var failedOutput: String?

    @Option(help: "The same for its errors.")
    var failedErrors: String?

    @Option(help: "The status that the compiler failed with.")
    var failedStatus: Int32 = 1

    @Argument(parsing: .postTerminator, help: "The compiler's command.")
    var command: [String] = []

    func run() throws {
        let control = ProcessInfo.processInfo.environment["LLBUILD_CONTROL_FD"].flatMap(Int32.init)
        Self.closeInheritedFiles(in: 3..<1024, but: control)
        let call = try CompilerCall(command)
        var failed: CompilerRun?
        if let failedOutput, let failedErrors {
            failed = try CompilerRun(
                status: failedStatus,
                output: URL(fileURLWithPath: failedOutput),
                errors: URL(fileURLWithPath: failedErrors)
            )
        }
        let isOwn = !call.isOfDependency
        let policy = ProcessInfo.processInfo.environment["CASEMENT_MENDING_CUTS"]
            .flatMap(MendingFolder.Policy.init)
        do {
            var mender = try ModuleMender(
                call,
                folder: URL(fileURLWithPath: folder),
                mayCut: policy == .everywhere || policy == .dependencies && !isOwn,
                isOwn: isOwn,
                absentMembers: MendingFolder.absentMembers(
                    in: ProcessInfo.processInfo.environment
                ),
                leftOut: MendingFolder.leftOut(in: ProcessInfo.processInfo.environment),
                objectConformances: MendingFolder.objectConformances(
                    in: ProcessInfo.processInfo.environment
                )
            )
            let result = try mender.run(failed: failed)
            result.tell()
            if result.status != 0 { throw ExitCode(result.status) }
        } catch is CompilerRun.Abandoned {
            throw ExitCode(1)
        } catch let failure as Failure {
            // What the compiler said counts, not that it could not be mended.
            guard let failed else { throw failure }
            failed.tell()
            throw ExitCode(failed.status)
        }
    }

    /// Closes what the package manager left open in us, as the reading ends of its own pipes: with
    /// these open here we would wait for ever to write into them once it is gone.
    ///
    /// The pipe by which it hears of us, `control`, stays open: as soon as that is closed, the manager
    /// asks for its state without a pause, and has a processor busy until we end.
    static func closeInheritedFiles(in files: Range<Int32>, but control: Int32?) {
        for file in files where file != control {
            let flags = fcntl(file, F_GETFD)
            // What we have opened ourselves says that nobody else gets it.
            if flags >= 0, flags & FD_CLOEXEC == 0 { close(file) }
        }
    }
}
