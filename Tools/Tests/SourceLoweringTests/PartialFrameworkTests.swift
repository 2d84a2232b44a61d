// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SourceLowering

/// Files that import a framework of iOS which is here in part.
struct PartialFrameworkTests {
    private let types: Set<String> = [
        "UIView", "AVPlayer", "AVAsset", "CMTime", "AVMakeRect", "kCMTimeMaxTimescale",
    ]

    private func lower(
        _ files: String...,
        types more: Set<String> = [],
        modules: Set<String> = []
    ) -> [Lowerer.Result] {
        let facts = ProjectFacts(
            types: types.union(more),
            modules: modules,
            files: files.map { Lowerer.facts(of: $0) }
        )
        let lowerer = Lowerer(facts: facts)
        return files.enumerated().map { index, text in
            let result = lowerer.lower(text, path: "/p/File\(index).swift")
            #expect(Lowerer.syntaxErrors(in: result.text) == [])
            #expect(result.text.split(separator: "\n").count <= text.split(separator: "\n").count)
            return result
        }
    }

    private func line(_ number: Int, _ result: Lowerer.Result) -> String {
        String(result.text.split(separator: "\n", omittingEmptySubsequences: false)[number - 1])
    }

    private func isBlank(_ numbers: ClosedRange<Int>, _ result: Lowerer.Result) -> Bool {
        numbers.allSatisfy { line($0, result).allSatisfy { $0 == " " } }
    }

    @Test func aBlockThatNeedsWhatAPresentFrameworkLacksEndsThere() {
        let result = lower(
            """
            import UIKit
            import AVFoundation
            class Screen: UIView {
                let player = AVPlayer()
                func read(_ asset: AVAsset) throws {
                    if asset.isReadable {
                        _ = try AVAssetReader(asset: asset)
                    }
                    player.play()
                }
                func start() -> CMTime {
                    return kCMTimeZero
                }
                func fit() { _ = AVMakeRect(aspectRatio: bounds.size, insideRect: bounds) }
            }

            """
        )[0]
        #expect(line(2, result).hasPrefix("import AVFoundation"))
        #expect(!line(2, result).contains("import UIKit"))
        #expect(line(4, result) == "    let player = AVPlayer()")
        let end = "_objcAbsent(\"AVAssetReader, kCMTimeZero of AVFoundation\")"
        #expect(line(6, result).contains("if asset.isReadable { " + end))
        #expect(isBlank(7...7, result))
        #expect(line(9, result) == "        player.play()")
        #expect(line(11, result).contains("func start() -> CMTime { " + end))
        #expect(line(14, result).contains("AVMakeRect(aspectRatio: bounds.size"))
        #expect(
            result.notes.map(\.message) == [
                "'AVFoundation' is here without AVAssetReader, kCMTimeZero: the program ends where it "
                    + "is needed in Screen"
            ]
        )
    }

    @Test func aMemberThatNeedsWhatAPresentFrameworkLacksIsLeftOut() {
        let result = lower(
            """
            import AVKit
            class Screen: UIView {
                var player: AVPlayer?
                var reader: AVAssetReader?
                var zero = kCMTimeZero
                func read() {
                    reader = nil
                }
                func play() { player = AVPlayer() }
            }
            extension AVAssetReader {
                func stop() {}
            }

            """
        )[0]
        #expect(line(3, result) == "    var player: AVPlayer?")
        #expect(isBlank(4...5, result))
        #expect(line(6, result) == "    func read() {")
        #expect(line(7, result).contains("_objcAbsentCall("))
        #expect(line(9, result) == "    func play() { player = AVPlayer() }")
        #expect(isBlank(11...13, result))
        #expect(
            result.notes.first?.message
                == "'AVKit' is here without AVAssetReader, kCMTimeZero: left out Screen.reader, "
                + "Screen.zero, extension AVAssetReader; what it is told does nothing in Screen"
        )
        #expect(result.notes.first?.message.contains("left out") == true)
    }

    @Test func whatWasLeftOutWithAnotherFrameworkIsNotCalledThisOnes() {
        let results = lower(
            "import UIKit\nimport Vision\nstruct Looker { var model: VNCoreMLModel }\n",
            "import AVKit\nclass Screen: UIView { func look() -> Int { let l = Looker()\n"
                + "return l.count } }\n"
        )
        #expect(results[1].text.contains("_objcAbsent(\"Vision\")"))
        #expect(
            results[1].notes.map(\.message) == [
                "the program ends in Screen where Looker is needed, which was left out with Vision"
            ]
        )
    }

    @Test func anExtensionForAProtocolLosesOneMethodOnly() {
        let result = lower(
            """
            import AVFoundation
            extension Camera: AVCapturePhotoCaptureDelegate {
                func take(_ settings: AVCaptureBracketedStillImageSettings?) {}
                func take(_ asset: AVAsset) {}
            }
            extension Camera: Source {
                func take(_ settings: AVCaptureBracketedStillImageSettings?) {}
            }

            """,
            types: ["AVCapturePhotoCaptureDelegate"]
        )[0]
        #expect(isBlank(3...3, result))
        #expect(line(4, result) == "    func take(_ asset: AVAsset) {}")
        // A protocol of the package that asks for it is without that requirement, too.
        #expect(line(6, result) == "extension Camera: Source {" && isBlank(7...7, result))
    }

    @Test func whatIsThereIsLeftAsItIs() {
        let source = """
            import UIKit
            #if canImport(AVFoundation)
            import AVFoundation
            #endif
            class Screen: UIView {
                let player = AVPlayer()
                let box = Foreign<AVAsset>()
                var end: CMTime { CMTime(value: 1, timescale: kCMTimeMaxTimescale) }
                func show() { if let player = box as? AVPlayer { player.play() } }
            }

            """
        let result = lower(source)[0]
        #expect(result.notes.isEmpty)
        // The imports have more behind them, and nothing else has changed.
        for number in 6...9 {
            let original = source.split(separator: "\n", omittingEmptySubsequences: false)[
                number - 1
            ]
            #expect(line(number, result) == original)
        }
    }

    @Test func namesThatPackagesDeclareAreTheirs() {
        let results = lower(
            """
            import AVFoundation
            class AVBadge: UIView {}
            typealias AVAnswer = () -> AVPlayer
            func AVNote() {}

            """,
            """
            import UIKit
            import AVFoundation
            func made(_ answer: AVAnswer) -> [UIView] {
                AVNote()
                return [AVBadge(), CVTable()]
            }

            """,
            types: ["CVTable"]
        )
        #expect(results.allSatisfy { $0.notes.isEmpty })
        #expect(line(5, results[1]) == "    return [AVBadge(), CVTable()]")
        // A package may make the whole module.
        let own = lower(
            "import AVFoundation\nlet reader = AVAssetReader()\n",
            modules: ["AVFoundation"]
        )
        #expect(own[0].notes.isEmpty && line(2, own[0]).contains("AVAssetReader()"))
    }

    @Test func whatRestsOnWhatIsLeftOutGoesToo() {
        let results = lower(
            """
            import AVFoundation
            class Reader: AVAssetReader {}
            struct Other { let marker: Marker }

            """,
            """
            import AVFoundation
            class Owner: UIView {
                var reader: Reader?
                let asset = AVAsset()
            }

            """,
            """
            import UIKit
            class Plain: UIView {
                func read() { _ = Reader() }
            }

            """
        )
        #expect(isBlank(2...2, results[0]))
        // Nobody knows the type, which is the compiler's to say.
        #expect(line(3, results[0]) == "struct Other { let marker: Marker }")
        #expect(isBlank(3...3, results[1]))
        #expect(line(4, results[1]) == "    let asset = AVAsset()")
        #expect(line(3, results[2]).contains("_objcAbsent("))
        #expect(results[2].notes.count == 1)
    }

    @Test func anAbsentFrameworkBringsAPresentOne() {
        let result = lower(
            """
            import UIKit
            import MediaPlayer
            class Screen: UIView {
                func play(_ asset: AVAsset) {}
                func show(_ item: MPMediaItem) {}
            }

            """
        )[0]
        #expect(line(2, result).hasPrefix("import UIKit; import AVFoundation"))
        #expect(line(4, result) == "    func play(_ asset: AVAsset) {}")
        #expect(isBlank(5...5, result))
    }

    @Test func namesOfPresentPartsAreReadFromTheSources() {
        let names = FrameworkFacts.publicTypes(in: [
            "public func CMTimeAdd(_ a: CMTime) {}\n",
            "public let kCMTimeMaxTimescale: Int32 = 1\nlet kCMHidden = 1\n",
            "extension AVAudioSession {\n    public struct Mode {\n",
            "open class AVPlayer: NSObject {\n    public let keep = 1\n",
        ])
        #expect(names == ["CMTimeAdd", "kCMTimeMaxTimescale", "Mode", "AVPlayer"])
    }
}
