// SPDX-License-Identifier: Apache-2.0

import AVFoundation
import Foundation
import ObjCRuntime
import Testing

struct AssetTests {
    private func asset(video: Bool = true, audio: Bool = true) throws -> AVAsset {
        AVAsset(
            url: try MediaBytes.write(
                MediaBytes.movie(seconds: 4, video: video, audio: audio),
                "mp4"
            )
        )
    }

    @Test func anAssetOfAPlaceIsOneWithAnAddress() throws {
        let asset = try asset()
        let other = try #require(asset as? AVURLAsset)
        defer { try? FileManager.default.removeItem(at: other.url) }
        #expect(asset.duration == CMTime(value: 4, timescale: 1))
        #expect(AVURLAsset(url: other.url).duration == asset.duration)
        #expect(asset.copy() as? AVAsset === asset)
        #expect(AVAsset().duration == .zero && AVAsset().tracks.isEmpty)
    }

    @Test func tracksSayWhatTheyAre() throws {
        let asset = try asset()
        let video = try #require(asset.tracks(withMediaType: .video).first)
        #expect(video.naturalSize == CGSize(width: 640, height: 480))
        let turned = video.naturalSize.applying(video.preferredTransform)
        #expect(turned == CGSize(width: -480, height: 640))
        #expect(video.nominalFrameRate == 30)
        #expect(video.timeRange == CMTimeRange(start: .zero, duration: asset.duration))
        #expect(asset.tracks(withMediaType: .audio).map(\.trackID) == [2])
        #expect(asset.tracks(withMediaCharacteristic: .visual).count == 1)
        #expect(asset.track(withTrackID: 2)?.mediaType == .audio)
        #expect(video.asset === asset)
    }

    @Test func propertiesAreWaitedFor() async throws {
        let asset = try asset()
        let (duration, tracks) = try await asset.load(.duration, .tracks)
        #expect(duration == asset.duration && tracks.count == 2)
        let video = try #require(try await asset.loadTracks(withMediaType: .video).first)
        #expect(try await video.load(.naturalSize).width == 640)
        await asset.loadValuesAsynchronously(forKeys: ["duration"])
        #expect(asset.statusOfValue(forKey: "duration", error: nil) == .loaded)
        let url = try #require(asset as? AVURLAsset)
        #expect(try await url.load(.isPlayable) == false)
        let missing = AVURLAsset(url: URL(fileURLWithPath: "/nowhere/at-all.mp4"))
        await #expect(throws: CocoaError.self) { try await missing.load(.duration) }
        var error: NSError?
        #expect(missing.statusOfValue(forKey: "duration", error: &error) == .failed)
        #expect(error != nil)
    }

    @Test func picturesAreNotDecoded() async throws {
        let generator = AVAssetImageGenerator(asset: try asset())
        let error = #expect(throws: AVError.self) {
            try generator.copyCGImage(at: .zero, actualTime: nil)
        }
        #expect(error?.code == .decoderNotFound)
        #expect(Unbuilt.names.contains("AVAssetImageGenerator: decoding of video"))
        let times = [NSValue(time: .zero), NSValue(time: CMTime(value: 1, timescale: 1))]
        let results = await withCheckedContinuation { done in
            let all = Results(count: 2) { done.resume(returning: $0) }
            generator.generateCGImagesAsynchronously(forTimes: times) { time, image, _, result, _ in
                all.add(time, image == nil && result == .failed)
            }
        }
        #expect(results == [.zero, CMTime(value: 1, timescale: 1)])
        let silent = AVAssetImageGenerator(asset: try asset(video: false))
        await #expect(throws: AVError.self) { try await silent.image(at: .zero) }
    }

    // Called by one queue, one after the other.
    private final class Results: @unchecked Sendable {
        private var times: [CMTime] = []
        private let count: Int
        private let done: ([CMTime]) -> Void

        init(count: Int, _ done: @escaping ([CMTime]) -> Void) {
            self.count = count
            self.done = done
        }

        func add(_ time: CMTime, _ isFailure: Bool) {
            if isFailure { times.append(time) }
            if times.count == count { done(times) }
        }
    }

    @Test func anExportFails() async throws {
        let session = try #require(
            AVAssetExportSession(asset: try asset(), presetName: AVAssetExportPresetHighestQuality)
        )
        #expect(session.status == .unknown)
        await session.export()
        #expect(session.status == .failed)
        #expect((session.error as? AVError)?.code == .exportFailed)
    }

    @Test func theNetworkIsNotRead() throws {
        let url = try #require(URL(string: "https://example.org/movie.mp4"))
        let asset = AVURLAsset(url: url)
        #expect(asset.duration == .zero && !asset.isPlayable)
        var error: NSError?
        #expect(asset.statusOfValue(forKey: "tracks", error: &error) == .failed)
        #expect(error?.domain == AVFoundationErrorDomain)
        #expect(error?.code == AVError.failedToLoadMediaData.rawValue)
    }

    @Test func aShapeIsFittedIntoARectangle() {
        let bounds = CGRect(x: 10, y: 20, width: 100, height: 50)
        #expect(
            AVMakeRect(aspectRatio: CGSize(width: 1, height: 1), insideRect: bounds)
                == CGRect(x: 35, y: 20, width: 50, height: 50)
        )
        #expect(
            AVMakeRect(aspectRatio: CGSize(width: 4, height: 1), insideRect: bounds)
                == CGRect(x: 10, y: 32.5, width: 100, height: 25)
        )
        #expect(AVMakeRect(aspectRatio: .zero, insideRect: bounds).isEmpty)
    }

    @Test func itemsOfMetadataAreFoundByKey() {
        let item = AVMutableMetadataItem()
        item.keySpace = .common
        item.key = AVMetadataKey.commonKeyTitle.rawValue as NSString
        item.value = "Title" as NSString
        #expect(item.commonKey == .commonKeyTitle && item.stringValue == "Title")
        #expect(item.identifier == .commonIdentifierTitle)
        let other = AVMutableMetadataItem()
        other.identifier = .commonIdentifierArtist
        let found = AVMetadataItem.metadataItems(
            from: [item, other],
            withKey: AVMetadataKey.commonKeyTitle,
            keySpace: .common
        )
        #expect(found == [item])
        #expect(
            AVMetadataItem.metadataItems(
                from: [item, other],
                filteredByIdentifier: .commonIdentifierArtist
            ) == [other]
        )
    }
}
