// SPDX-License-Identifier: Apache-2.0

import Combine
import Foundation
import Testing

struct RecordTests {
    private enum Broken: Error, Codable, Equatable { case it }

    @Test func aRecordingIsPlayedAsItIsAskedFor() {
        let stream = Record<Int, Broken> {
            $0.receive(1)
            $0.receive(2)
            $0.receive(completion: .failure(.it))
        }
        let recorder = record(stream, first: .max(1))
        #expect(recorder.values == [1])
        recorder.subscription?.request(.max(1))
        #expect(recorder.values == [1, 2])
        #expect(recorder.error == .it)
        #expect(record(Record<Int, Broken> { _ in }).isFinished)
    }

    @Test func aRecordingIsWrittenAndRead() throws {
        let stream = Record<Int, Broken>(output: [3, 4], completion: .failure(.it))
        let data = try JSONEncoder().encode(stream)
        let read = try JSONDecoder().decode(Record<Int, Broken>.self, from: data)
        #expect(read.recording.output == [3, 4])
        #expect(read.recording.completion == .failure(.it))
    }

    @Test func aRecordingThatIsOverTakesNoMore() async {
        await #expect(processExitsWith: .failure) {
            var recording = Record<Int, Never>.Recording(output: [1])
            recording.receive(2)
        }
    }
}
