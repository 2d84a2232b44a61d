// SPDX-License-Identifier: Apache-2.0

import CoreMotion
import Foundation
import Testing

@Suite("Motion")
struct MotionTests {
    @Test func thereAreNoSensors() {
        let manager = CMMotionManager()
        manager.startDeviceMotionUpdates(to: .main) { _, _ in Issue.record("There is no motion.") }
        manager.startAccelerometerUpdates()
        #expect(!manager.isDeviceMotionAvailable && !manager.isDeviceMotionActive)
        #expect(manager.accelerometerData == nil && manager.deviceMotion == nil)
        #expect(CMMotionManager.availableAttitudeReferenceFrames().isEmpty)
        #expect(
            !CMPedometer.isStepCountingAvailable() && !CMAltimeter.isRelativeAltitudeAvailable()
        )
        #expect(CMMotionActivityManager.authorizationStatus() == .restricted)
    }

    @Test func questionsEndWithTheDocumentedErrors() async {
        let steps = await withCheckedContinuation { done in
            CMPedometer().queryPedometerData(from: .distantPast, to: Date()) { data, error in
                #expect(data == nil)
                done.resume(returning: (error as NSError?)?.code)
            }
        }
        #expect(steps == Int(CMErrorNotAvailable.rawValue))
        let code = await withCheckedContinuation { done in
            CMMotionActivityManager().queryActivityStarting(
                from: .distantPast,
                to: Date(),
                to: .main
            ) { _, error in done.resume(returning: (error as NSError?)?.code) }
        }
        #expect(code == Int(CMErrorMotionActivityNotAvailable.rawValue))
    }

    @Test func anAttitudeIsMeasuredFromAnother() throws {
        let attitude = CMAttitude()
        #expect(attitude.roll == 0 && attitude.pitch == 0 && attitude.yaw == 0)
        #expect(attitude.rotationMatrix.m11 == 1 && attitude.rotationMatrix.m12 == 0)
        attitude.multiply(byInverseOf: attitude.copy() as? CMAttitude ?? attitude)
        #expect(attitude.quaternion.w == 1)
    }
}
