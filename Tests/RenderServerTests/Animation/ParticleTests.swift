// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import RenderServer

struct ParticleTests {
    private func emitter(rate: Float = 10, lifetime: CGFloat = 2) -> EmitterProperties {
        var cell = EmitterCellProperties()
        cell.birthRate = rate
        cell.lifetime = .init(lifetime)
        cell.velocity = .init(50)
        var emitter = EmitterProperties()
        emitter.cells = [cell]
        emitter.seed = 3
        return emitter
    }

    @Test func asManyLiveAsAreBornInALifetime() {
        let emitter = emitter()
        #expect(emitter.particles(at: 1).count == 11)
        #expect((19...21).contains(emitter.particles(at: 50).count))
        #expect(emitter.particles(at: -1).isEmpty && emitter.particles(at: .nan).isEmpty)
    }

    @Test func theSameMomentHasTheSameParticles() {
        let emitter = emitter()
        let once = emitter.particles(at: 7.3)
        let again = emitter.particles(at: 7.3)
        #expect(once.map(\.x) == again.map(\.x) && once.map(\.number) == again.map(\.number))
    }

    @Test func particlesFlyOnWhenNoMoreAreBorn() {
        var emitter = emitter()
        let before = emitter.particles(at: 5)
        emitter.setBirthRate(0, at: 5)
        #expect(emitter.particles(at: 5).map(\.x) == before.map(\.x))
        let later = emitter.particles(at: 6)
        #expect((9...11).contains(later.count))
        // Each is where its own number says, a second further on.
        for particle in later {
            let former = before.first { $0.number == particle.number }
            #expect(former.map { abs(particle.x - $0.x - 50) < 1e-6 } == true)
        }
        #expect(emitter.particles(at: 7.1).isEmpty)
        emitter.setBirthRate(1, at: 10)
        #expect((9...11).contains(emitter.particles(at: 11).count))
    }

    @Test func aBurstHasTheParticlesOfItsTime() {
        var emitter = emitter(rate: 100, lifetime: 3)
        emitter.setBirthRate(0, at: 0)
        emitter.setBirthRate(1, at: 1)
        emitter.setBirthRate(0, at: 1.25)
        #expect(emitter.particles(at: 0.5).count <= 1)
        #expect((24...27).contains(emitter.particles(at: 2).count))
        #expect(emitter.particles(at: 5).isEmpty)
    }

    @Test func particlesThrowOutParticles() {
        var emitter = emitter(rate: 1, lifetime: 1)
        var spark = EmitterCellProperties()
        spark.birthRate = 20
        spark.lifetime = .init(0.5)
        spark.color[0] = .init(0.5)
        emitter.cells[0].cells = [spark]
        emitter.cells[0].acceleration = (0, 100, 0)
        let all = emitter.particles(at: 0.9)
        let sparks = all.filter { $0.color.x == 0.5 }
        #expect((9...12).contains(sparks.count) && all.count == sparks.count + 1)
        // Sparks stay where their parent was: on its parabola.
        for spark in sparks { #expect(abs(spark.y - spark.x * spark.x / 50) < 1e-6) }
        // The last sparks outlive their parent.
        emitter.cells[0].birthRate = 0.1
        #expect(emitter.particles(at: 1.2).count > 0)
        #expect(emitter.particles(at: 1.6).isEmpty)
    }

    @Test func aCellHasATimeOfItsOwn() {
        var emitter = emitter()
        emitter.cells[0].timing.beginTime = 5
        emitter.cells[0].timing.duration = 1
        #expect(emitter.particles(at: 4).isEmpty)
        #expect((9...12).contains(emitter.particles(at: 6.5).count))
        #expect(emitter.particles(at: 8.5).isEmpty)
    }

    @Test func hostileValuesEnd() {
        var emitter = emitter(rate: 1e9, lifetime: 1e9)
        #expect(emitter.particles(at: 1e9).count <= 8_001)
        emitter.cells[0].cells = [emitter.cells[0], emitter.cells[0]]
        #expect(emitter.particles(at: 3).count <= 8_001)
        emitter.setBirthRate(.nan, at: .nan)
        _ = emitter.particles(at: 3)
        emitter.setBirthRate(-4, at: 3)
        _ = emitter.particles(at: 9)
    }
}
