// SPDX-License-Identifier: Apache-2.0

import Accelerate
import Foundation
import Testing

struct FunctionTests {
    @Test func functionsAreThoseOfEachNumber() {
        let x: [Float] = [0.25, 0.5, 1, 2, 4]
        var y = [Float](repeating: 0, count: 5)
        var count: Int32 = 5
        vvsqrtf(&y, x, &count)
        #expect(y == x.map { $0.squareRoot() })
        vvlog10f(&y, x, &count)
        #expect(y == x.map { log10f($0) })
        vvfloorf(&y, x, &count)
        #expect(y == [0, 0, 1, 2, 4])
        vvnintf(&y, [0.5, 1.5, -0.5, -1.5, 2.4], &count)
        #expect(y == [0, 2, 0, -2, 2])
        #expect(vForce.exp(x.map { Double($0) }) == x.map { exp(Double($0)) })
        #expect(distance(vForce.sinPi([0, 0.5, 1, 1.5] as [Double]), [0, 1, 0, -1]) < 1e-15)
    }

    @Test func onlySoManyNumbersAreWritten() {
        var y: [Double] = [7, 7, 7]
        var count: Int32 = 2
        vvexp(&y, [0, 0, 0], &count)
        #expect(y == [1, 1, 7])
    }

    @Test func powersHaveTheirExponentsFirst() {
        let (exponents, bases): ([Float], [Float]) = ([2, 3, 0.5], [3, 2, 16])
        var z = [Float](repeating: 0, count: 3)
        var count: Int32 = 3
        vvpowf(&z, exponents, bases, &count)
        #expect(z == [9, 8, 4])
        #expect(vForce.pow(bases: bases, exponents: exponents) == z)
        var two: Float = 2
        vvpowsf(&z, &two, bases, &count)
        #expect(z == [9, 4, 256])
        #expect(
            vForce.atan2(x: [0, -1] as [Double], y: [1, 0] as [Double]) == [.pi / 2, .pi]
        )
    }

    @Test func matricesAreMultipliedByRowsAndByColumns() {
        // [1 2 3; 4 5 6] times [1 2; 3 4; 5 6].
        let (a, b): ([Double], [Double]) = ([1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6])
        var c = [Double](repeating: 1, count: 4)
        cblas_dgemm(
            CblasRowMajor,
            CblasNoTrans,
            CblasNoTrans,
            2,
            2,
            3,
            1,
            a,
            3,
            b,
            2,
            10,
            &c,
            2
        )
        #expect(c == [32, 38, 59, 74])
        let (aByColumns, bByColumns): ([Double], [Double]) = (
            [1, 4, 2, 5, 3, 6], [1, 3, 5, 2, 4, 6]
        )
        cblas_dgemm(
            CblasColMajor,
            CblasNoTrans,
            CblasNoTrans,
            2,
            2,
            3,
            2,
            aByColumns,
            2,
            bByColumns,
            3,
            0,
            &c,
            2
        )
        #expect(c == [44, 98, 56, 128])
        cblas_dgemm(
            CblasRowMajor,
            CblasTrans,
            CblasTrans,
            2,
            2,
            3,
            1,
            aByColumns,
            2,
            bByColumns,
            3,
            0,
            &c,
            2
        )
        #expect(c == [22, 28, 49, 64])
    }

    @Test func matricesAreMultipliedByVectors() {
        let (a, x): ([Float], [Float]) = ([1, 2, 3, 4, 5, 6], [1, 10, 100])
        var y: [Float] = [1, 1]
        cblas_sgemv(CblasRowMajor, CblasNoTrans, 2, 3, 1, a, 3, x, 1, 1, &y, 1)
        #expect(y == [322, 655])
        var z: [Float] = [0, 0, 0]
        cblas_sgemv(CblasRowMajor, CblasTrans, 2, 3, 1, a, 3, [1, 10], 1, 0, &z, 1)
        #expect(z == [41, 52, 63])
        cblas_sgemv(CblasColMajor, CblasTrans, 3, 2, 1, a, 3, x, 1, 0, &y, 1)
        #expect(y == [321, 654])
    }

    @Test func vectorsHaveLengthsAndProducts() {
        #expect(cblas_dnrm2(2, [3, 4], 1) == 5)
        #expect(abs(cblas_dnrm2(2, [3e200, 4e200], 1) / 5e200 - 1) < 1e-15)
        #expect(cblas_sasum(3, [1, -2, 3], 1) == 6)
        #expect(cblas_isamax(3, [1, -5, 3], 1) == 1)
        #expect(cblas_sdot(2, [1, 2, 3], 2, [10, 1], 1) == 13)
        // A negative stride begins at the end of memory.
        #expect(cblas_sdot(2, [1, 2], 1, [10, 1], -1) == 21)
        var y: [Float] = [1, 1]
        cblas_saxpy(2, 2, [1, 2], 1, &y, 1)
        #expect(y == [3, 5])
        cblas_sscal(2, 10, &y, 1)
        #expect(y == [30, 50])
    }
}
