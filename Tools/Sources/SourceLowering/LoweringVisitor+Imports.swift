// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

extension LoweringVisitor {
    private static let scoped = "import class ObjectiveC.NSObject"
    private static let scopedToFoundation = "import class Foundation.NSObject"

    /// Makes every file see the runtime, and its `NSObject` before Foundation's.
    ///
    /// Where all imports stand in `#if`, each clause that has some gets the new ones.
    func lowerImports() {
        guard !hasScopedImport(tree.statements) else { return }
        if let first = firstImport(in: tree.statements) {
            append(after: first, access: accessOfImports)
        } else if !appendInClauses(tree.statements),
            !own.imports.isEmpty || needsRuntime || seesUIKit
        {
            let others = seesUIKit ? importsOfForwarders.union(["UIKit"]) : importsOfForwarders
            let text =
                others.sorted().map { "import \($0); " }.joined()
                + "import ObjectiveC; \(scopedImport); "
            if let first = tree.statements.first {
                edits.insert(text, at: first.positionAfterSkippingLeadingTrivia)
            }
        }
    }

    private var scopedImport: String {
        meansFoundationsObject ? Self.scopedToFoundation : Self.scoped
    }

    /// Whether `NSObject` is what numbers and strings are: in a file without UIKit that declares
    /// no class of objects, and boxes values as them.
    private var meansFoundationsObject: Bool {
        own.imports.isSubset(of: ["Foundation", "Dispatch", "CoreFoundation", "os"])
            && !own.classes.values.contains { $0.parent == "NSObject" }
            && edits.contains(anyOf: [Array("NSNumber(".utf8), Array("NSString(".utf8)])
            && edits.contains(anyOf: [Array("NSObject {".utf8), Array("[NSObject]".utf8)])
    }

    /// Whether a file without imports declares types or errors, or asks for objects.
    var needsRuntime: Bool {
        !own.methods.isEmpty || !own.classes.isEmpty
            || mayDeclareErrors || edits.contains(anyOf: [Array(" as AnyObject".utf8)])
            || (own.namesInitialisers && !facts.associatedTypes.isEmpty)
    }

    private func hasScopedImport(_ items: CodeBlockItemListSyntax) -> Bool {
        items.contains { item in
            if let declaration = item.item.as(ImportDeclSyntax.self) {
                guard declaration.importKindSpecifier != nil else { return false }
                let isFoundations = declaration.path.code == "Foundation.NSObject"
                return declaration.path.code == "ObjectiveC.NSObject"
                    || isFoundations && !isByThePackage(declaration)
            }
            guard let config = item.item.as(IfConfigDeclSyntax.self) else { return false }
            return config.clauses.contains { clause in
                guard case .statements(let items) = clause.elements else { return false }
                return hasScopedImport(items)
            }
        }
    }

    /// Whether an import of Foundation's root class stood in the source: lowering imports the runtime
    /// before it.
    private func isByThePackage(_ node: ImportDeclSyntax) -> Bool {
        node.importKindSpecifier != nil && node.path.code == "Foundation.NSObject"
            && !own.imports.contains("ObjectiveC")
    }

    /// Where the file's first import ends; nil where it has none outside conditions.
    var placeOfFirstImport: AbsolutePosition? {
        firstImport(in: tree.statements)?.endPositionBeforeTrailingTrivia
    }

    private func firstImport(in items: CodeBlockItemListSyntax) -> ImportDeclSyntax? {
        for item in items {
            if let found = item.item.as(ImportDeclSyntax.self) { return found }
        }
        return nil
    }

    /// The widest access that an import of the file has: a public class needs a public import of
    /// its superclass where the package asks for that.
    private var accessOfImports: String {
        let words = tree.statements.compactMap {
            $0.item.as(ImportDeclSyntax.self)?.modifiers.access
        }
        let widest = ["public", "package", "internal"].first { words.contains($0) }
        return widest.map { $0 + " " } ?? ""
    }

    private func append(after node: ImportDeclSyntax, access: String) {
        var loading = needsNetworking ? "; \(access)import FoundationNetworking" : ""
        if usesNetworking { loading += "; \(access)import NetworkingAdditions" }
        if !own.imports.contains("XCTest"), needsTests {
            loading += "; import XCTest; import XCTestActivities"
            if usesUITesting, !own.imports.contains("XCUIAutomation") {
                loading += "; import XCUIAutomation"
            }
        }
        var others = importsOfForwarders
        let bringsUIKit =
            !own.imports.isDisjoint(with: facts.umbrellas)
            || isOfProject && !own.imports.isDisjoint(with: facts.pods)
            || mode == .full && !own.imports.isDisjoint(with: Self.modulesWithUIKit)
        if !own.alwaysImportsUIKit, seesUIKit || bringsUIKit {
            others.insert("UIKit")
        }
        loading += others.sorted().map { "; \(access)import \($0)" }.joined()
        // Quick's own list of configurations is not public.
        if configuresQuick { loading += "; @testable import Quick" }
        if needsLocks { loading += "; \(access)import os" }
        if needsCombine { loading += "; \(access)import Combine" }
        if needsSecrets { loading += "; \(access)import Security" }
        for module in modulesOfNames { loading += "; \(access)import \(module)" }
        let places = needsPlaces ? "; \(access)import typealias ObjectiveC.fpos_t" : ""
        let classes = ownClasses.map { "; \(access)import \($0)" }.joined()
        edits.insert(
            "\(loading); \(access)import ObjectiveC; \(access)\(scopedImport)\(places)\(classes)",
            at: node.endPositionBeforeTrailingTrivia
        )
    }

    /// What the members need that a class here gets from extensions in other files.
    private var importsOfForwarders: Set<String> {
        guard !facts.forwarderImports.isEmpty else { return [] }
        let needed = own.classes.keys.flatMap { facts.forwarderImports[$0] ?? [] }
        return Set(needed).subtracting(own.imports)
    }

    /// Frameworks whose headers import UIKit, so that whoever imports one sees it, too.
    private static let modulesWithUIKit: Set<String> = [
        "AVKit", "LinkPresentation", "MapKit", "MessageUI", "NotificationCenter", "Photos",
        "PhotosUI",
        "SafariServices", "StoreKit", "WebKit",
    ]

    /// Whether the file has locks of Darwin's, which every file sees on iOS.
    private var needsLocks: Bool {
        own.imports.isDisjoint(with: ["os", "OSLog"])
            && edits.contains(anyOf: [Array("os_unfair_lock".utf8)])
    }

    /// Libraries whose headers import the test library, which brings UIKit.
    static let modulesWithTests: Set<String> = [
        "FBSnapshotTestCase", "Quick", "iOSSnapshotTestCase",
    ]

    /// Whether a file has specs, or imports a library that on iOS brings the test library.
    var needsTests: Bool {
        !own.imports.isDisjoint(with: Self.modulesWithTests)
            || own.classes.keys.contains(where: facts.specs.contains)
    }

    /// What Foundation has in a module of its own on Linux, by how the names begin.
    private static let networkingNames = [
        "URLSession", "URLRequest", "URLResponse", "URLCache", "URLCredential", "URLProtocol",
        "URLAuthenticationChallenge", "HTTPCookie",
    ]
    private static let networking = EditList.Words(
        networkingNames + ["kCFHTTPVersion", "kCFErrorDomainCFNetwork", "CFNetworkErrors"]
    )

    private var usesNetworking: Bool {
        edits.contains(Self.networking)
            && !edits.contains(anyOf: [Array("NetworkingAdditions".utf8)])
    }

    private var needsNetworking: Bool {
        usesNetworking && !edits.contains(anyOf: [Array("FoundationNetworking".utf8)])
    }

    /// `Foundation.URLSession` is in another module here.
    func lower(foundationsName name: TokenSyntax, behind module: some SyntaxProtocol) {
        guard module.code == "Foundation" else { return }
        let isOfNetwork = Self.networkingNames.contains { name.text.hasPrefix($0) }
        if isOfNetwork || name.text == "HTTPURLResponse" {
            edits.replace(module, with: "FoundationNetworking")
        } else if name.text.hasPrefix("XML") {
            edits.replace(module, with: "FoundationXML")
        }
    }

    /// What Foundation brings on iOS of Combine.
    static let publishing = [
        "ObservableObject", "@Published", "AnyCancellable", "PassthroughSubject",
        "CurrentValueSubject", "AnyPublisher",
    ]

    private var needsCombine: Bool {
        let own = own.imports
        guard !own.isEmpty,
            own.isDisjoint(with: ["Combine", "OpenCombine", "OpenCombineShim", "CombineX"])
        else { return false }
        return Self.publishing.contains { name in
            edits.contains(anyOf: [Array(name.utf8)])
                && !facts.ownPublishing.contains(name.filter { $0 != "@" })
        }
    }

    /// What keeps secrets, which Foundation brings on iOS.
    private static let secrets = EditList.Words([
        "kSec", "SecItem", "SecKey", "SecPadding", "SecCertificate", "SecIdentity", "SecPolicy",
        "SecTrust", "SecPKCS12", "SecAccessControl", "SecCopyErrorMessage", "SecRandom", "errSec",
        "OSStatus",
    ])

    private var needsSecrets: Bool {
        !own.imports.isEmpty && !own.imports.contains("Security") && edits.contains(Self.secrets)
    }

    /// What Foundation and UIKit bring on iOS, and what stands in a module of its own here: the modules, with how the
    /// names begin.
    private static let modulesByNames: [(module: String, names: EditList.Words)] = [
        ("FoundationXML", ["XMLParser", "XMLDocument", "XMLElement"]),
        ("XMLAdditions", ["XMLParser"]),
        ("FileCoordination", ["NSFileCoordinator", "NSFilePresenter", "NSFileAccessIntent"]),
        (
            "FoundationAdditions",
            [
                "RelativeDateTimeFormatter", "ListFormatter", "ValueTransformer",
                "NSSecureUnarchiveFromData", "NSPurgeableData", "NSDataDetector",
                "NSTextChecking",
                "NSUbiquitousKeyValueStore", "NSMetadata", "NSFileVersion",
                "NSBundleResourceRequest", "NetService", "NSLinguisticTag", "NSAssertionHandler",
                "NSFoundationVersionNumber", "compressed(using", "decompressed(using",
                "decompressionFailed", "compressionFailed", "markdown", "Markdown",
                "inlinePresentationIntent", "documentsDirectory", "cachesDirectory",
                "libraryDirectory", "applicationSupportDirectory", "downloadsDirectory",
                "sortedArray(using", "sort(using", "abbreviatingWithTildeInPath",
                "localizedStringWithFormat", "formatted(", "FormatStyle", "Thread.main",
                "underlyingErrors", "NSMultipleUnderlyingErrors",
                "notifications(named", ": NotificationCenter {", ": NotificationCenter,",
                "NSLocale", "NSCalendar", "OSAtomic", "OSMemoryBarrier",
                // Functions of Core Foundation's, not its types, which are the runtime's.
                "CFAttributedString", "CFStringA", "CFStringB", "CFStringC", "CFStringD",
                "CFStringF", "CFStringG", "CFStringH", "CFStringI", "CFStringL", "CFStringN",
                "CFStringR", "CFStringT", "CFStringU", "kCFStringT", "CFURLC", "CFURLG",
                "CFUUID", "CFBundleG", "CFBundleCopy", "CFPreferences", "CFNotification",
                "CFArray", "CFDictionaryA", "CFDictionaryC", "CFDictionaryG", "CFDictionaryR",
                "CFDictionaryS", "CFData", "CFLocaleC", "CFLocaleG", "CFDateC", "CFDateG",
                "kCFType", "CFRunLoopSource", "CFRunLoopAddSource", "CFRunLoopRemoveSource",
                "CFRunLoopContainsSource", "GetTypeID", "CFNumberIsFloatType", "CFBooleanGetValue",
                // Of Darwin's threads, and values of the system.
                "pthread_mutexattr_setpolicy_np", "pthread_main_np", "PTHREAD_MUTEX_POLICY",
                "pthread_threadid_np", "pthread_is_threaded_np", "pthread_key_create",
                "pthread_setname_np", "pthread_yield_np", "pthread_cond_timedwait_relative_np",
                "qos_class", "QOS_CLASS", "sysctl", "kinfo_proc", "getprogname",
                "getxattr", "setxattr", "listxattr", "removexattr", "_dyld_",
            ]
        ),
        // The web view that is UIKit's own on iOS stands where the network library is.
        ("WebKit", ["UIWebView"]),
    ].map { module, names in (module, EditList.Words(names)) }

    /// The modules of that table whose names the file has, and which it does not import.
    private var modulesOfNames: [String] {
        Self.modulesByNames.filter { row in
            !own.imports.contains(row.module) && edits.contains(row.names)
        }.map(\.module)
    }

    /// Whether the file names the type of places in files, which is another one on Linux.
    private var needsPlaces: Bool { edits.contains(anyOf: [Array("fpos_t".utf8)]) }

    /// Classes of the runtime's that take the place of Foundation's, which cannot do on Linux what
    /// they do on iOS: those that the file names.
    private static let replaced = [
        "NSPredicate": "FormatPredicates", "NSCompoundPredicate": "FormatPredicates",
        "NSComparisonPredicate": "FormatPredicates", "NSExpression": "FormatPredicates",
        "DateComponentsFormatter": "FoundationAdditions",
        "MeasurementFormatter": "FoundationAdditions",
        "PersonNameComponentsFormatter": "FoundationAdditions", "NSCache": "FoundationAdditions",
        "LengthFormatter": "FoundationAdditions", "MassFormatter": "FoundationAdditions",
        "EnergyFormatter": "FoundationAdditions",
    ].sorted { $0.key < $1.key }
        .map { (name: "class \($0.value).\($0.key)", bytes: Array($0.key.utf8)) }
    /// The protocol of such a class.
    private static let replacedProtocol = (
        name: "protocol FoundationAdditions.NSCacheDelegate", bytes: Array("NSCacheDelegate".utf8)
    )

    private var ownClasses: [String] {
        (Self.replaced + [Self.replacedProtocol]).filter { edits.contains(anyOf: [$0.bytes]) }.map(
            \.name
        )
    }

    private func appendInClauses(_ items: CodeBlockItemListSyntax) -> Bool {
        var found = false
        for item in items {
            guard let config = item.item.as(IfConfigDeclSyntax.self) else { continue }
            for clause in config.clauses {
                guard case .statements(let items) = clause.elements else { continue }
                if let first = firstImport(in: items) {
                    append(after: first, access: first.modifiers.access.map { $0 + " " } ?? "")
                    found = true
                } else if appendInClauses(items) {
                    found = true
                }
            }
        }
        return found
    }

    /// Modules that are called otherwise here, and submodules, which do not exist here.
    func lower(import node: ImportDeclSyntax) {
        guard let first = node.path.first else { return }
        if ["Darwin", "MachO"].contains(first.name.text) {
            edits.replace(first.name, with: "Glibc")
            return blankSubmodules(node)
        }
        if first.name.text == "CoreFoundation", node.importKindSpecifier == nil {
            // Its types are Foundation's here, under the names that iOS has for them.
            return edits.replace(first.name, with: "Foundation")
        }
        if first.name.text == "CryptoKit", facts.hasCrypto {
            // A program has one copy of swift-crypto: its own.
            return edits.replace(first.name, with: "Crypto")
        }
        if mode == .full, isByThePackage(node), let kind = node.importKindSpecifier {
            // The class is the runtime's here, and what the compiler knows with it on iOS comes along.
            edits.blank(kind)
            return edits.replace(node.path, with: "Foundation")
        }
        if first.name.text == "XCTest", mode == .full, !isOurs(node) { lower(testImport: node) }
        let hasSubmodules = Lowerer.sdkModules.union(["Foundation"])
        if hasSubmodules.contains(first.name.text) { blankSubmodules(node) }
    }

    /// On iOS the test library has activities, and brings UIKit to the files that import it.
    private func lower(testImport node: ImportDeclSyntax) {
        let access = node.modifiers.access.map { $0 + " " } ?? ""
        var text = ""
        if !own.alwaysImportsUIKit, !isFollowed(node, by: "UIKit") {
            text += "; \(access)import UIKit"
        }
        if !isFollowed(node, by: "XCTestActivities") {
            text += "; \(access)import XCTestActivities"
        }
        if !isFollowed(node, by: "XCUIAutomation"), usesUITesting {
            text += "; \(access)import XCUIAutomation"
        }
        if !text.isEmpty { edits.insert(text, at: node.endPositionBeforeTrailingTrivia) }
    }

    /// Whether the file names something of XCTest's UI testing.
    private var usesUITesting: Bool {
        let names = ["XCUI", "UIInterruptionMonitor"]
        return tree.tokens(viewMode: .sourceAccurate).contains { token in
            if case .identifier(let name) = token.tokenKind {
                return names.contains { name.contains($0) }
            }
            return false
        }
    }

    /// Whether an import stands behind another on its line, as those do that specs of Quick's get.
    private func isOurs(_ node: ImportDeclSyntax) -> Bool {
        guard let item = node.parent?.as(CodeBlockItemSyntax.self),
            let list = item.parent?.as(CodeBlockItemListSyntax.self)
        else { return false }
        return list.first != item && !node.leadingTrivia.contains { $0.isNewline }
    }

    /// Whether a module is imported behind it on the same line, as it is in lowered text.
    private func isFollowed(_ node: ImportDeclSyntax, by module: String) -> Bool {
        guard let item = node.parent?.as(CodeBlockItemSyntax.self),
            let list = item.parent?.as(CodeBlockItemListSyntax.self),
            let place = list.index(of: item)
        else { return false }
        for next in list[list.index(after: place)...] {
            guard let found = next.item.as(ImportDeclSyntax.self),
                !found.leadingTrivia.contains(where: { $0.isNewline })
            else { return false }
            if found.path.code == module { return true }
        }
        return false
    }

    /// Leaves the module, and the declaration where only that is imported.
    private func blankSubmodules(_ node: ImportDeclSyntax) {
        let ends = node.importKindSpecifier == nil ? 1 : 2
        guard node.path.count > ends, let first = node.path.first, let last = node.path.last else {
            return
        }
        let start = first.name.endPositionBeforeTrailingTrivia.utf8Offset
        let end = node.path.endPositionBeforeTrailingTrivia.utf8Offset
        edits.replace(start..<end, with: ends == 1 ? "" : "." + last.name.text)
    }
}
