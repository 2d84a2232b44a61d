// SPDX-License-Identifier: Apache-2.0

import Testing
import simd

struct SIMDTests {
    @Test func vectorsAreMeasured() {
        #expect(dot(simd_float3(1, 2, 3), simd_float3(4, 5, 6)) == 32)
        #expect(length(simd_double2(3, 4)) == 5 && simd_length(simd_float2(3, 4)) == 5)
        #expect(distance(simd_float2(1, 1), simd_float2(4, 5)) == 5)
        #expect(normalize(simd_float2(0, 2)) == simd_float2(0, 1))
        #expect(cross(simd_float3(1, 0, 0), simd_float3(0, 1, 0)) == simd_float3(0, 0, 1))
    }

    @Test func aVectorOnTheLeftIsARow() {
        let two = simd_double2x2(rows: [simd_double2(1, 2), simd_double2(3, 4)])
        #expect(simd_double2(10, 1) * two == simd_double2(13, 24))
        #expect(simd_double2(10, 1) * two == two.transpose * simd_double2(10, 1))
        let three = simd_float3x3(diagonal: simd_float3(1, 2, 3))
        #expect(simd_float3(1, 1, 1) * three == simd_float3(1, 2, 3))
        var four = simd_double4x4(1)
        four[3] = simd_double4(5, 6, 7, 1)
        #expect(simd_double4(1, 2, 3, 1) * four == simd_double4(1, 2, 3, 39))
    }

    @Test func elementsAreMixedAndBounded() {
        #expect(mix(simd_float2(0, 10), simd_float2(10, 20), t: 0.5) == simd_float2(5, 15))
        #expect(clamp(simd_float3(-1, 0.5, 2), min: 0, max: 1) == simd_float3(0, 0.5, 1))
        #expect(simd_min(simd_int2(1, 5), simd_int2(3, 2)) == simd_int2(1, 2))
        #expect(abs(simd_float2(-1, 1)) == simd_float2(1, 1))
        #expect(sign(simd_float3(-4, 0, 2)) == simd_float3(-1, 0, 1))
        #expect(smoothstep(simd_float2(0.5, 9), edge0: [0, 0], edge1: [1, 1]) == [0.5, 1])
        #expect(reflect(simd_float2(1, -1), n: simd_float2(0, 1)) == simd_float2(1, 1))
    }

    @Test func matricesMapVectors() {
        let turn = float2x2(SIMD2(0, 1), SIMD2(-1, 0))
        #expect(turn * SIMD2<Float>(1, 0) == SIMD2(0, 1))
        #expect(turn.transpose * turn == matrix_identity_float2x2)
        #expect(float3x3(diagonal: [1, 2, 3]) * SIMD3(1, 1, 1) == SIMD3<Float>(1, 2, 3))
    }

    @Test func anInverseUndoesAMatrix() {
        let two = double2x2(SIMD2(2, 1), SIMD2(1, 1))
        #expect(two * two.inverse == matrix_identity_double2x2 && two.determinant == 1)
        let three = double3x3(SIMD3(2, 0, 0), SIMD3(0, 4, 0), SIMD3(1, 0, 1))
        #expect(three * three.inverse == matrix_identity_double3x3 && three.determinant == 8)
        var four = double4x4(diagonal: [2, 4, 8, 1])
        four[3] = SIMD4(1, 2, 4, 1)
        #expect(four * four.inverse == matrix_identity_double4x4 && four.determinant == 64)
        #expect(four[3, 1] == 2 && simd_transpose(four)[1, 3] == 2)
    }
}
