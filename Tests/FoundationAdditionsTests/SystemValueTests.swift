// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationAdditions
import ObjCRuntime
import Testing

@Suite("Values of the system, and of its threads")
struct SystemValueTests {
    @Test func theProcessTellsWhetherADebuggerHoldsIt() {
        var info = kinfo_proc()
        var name = [CTL_KERN, KERN_PROC, KERN_PROC_PID, getpid()]
        var size = MemoryLayout<kinfo_proc>.stride
        #expect(sysctl(&name, UInt32(name.count), &info, &size, nil, 0) == 0)
        #expect(info.kp_proc.p_pid == getpid())
        #expect(info.kp_proc.p_flag & P_TRACED == 0)
    }

    @Test func theSystemWasStartedBeforeNow() {
        var start = timeval()
        var size = MemoryLayout<timeval>.stride
        var name = [CTL_KERN, KERN_BOOTTIME]
        #expect(sysctl(&name, 2, &start, &size, nil, 0) == 0)
        #expect(start.tv_sec > 0 && start.tv_sec <= time(nil))
    }

    @Test func aTextIsReadInTwoCalls() {
        var size = 0
        #expect(sysctlbyname("hw.machine", nil, &size, nil, 0) == 0)
        var machine = [CChar](repeating: 0, count: size)
        #expect(sysctlbyname("hw.machine", &machine, &size, nil, 0) == 0)
        #expect(machine.count == size && machine.first != 0 && machine.last == 0)
        size = 1
        #expect(sysctlbyname("hw.machine", &machine, &size, nil, 0) == -1 && errno == ENOMEM)
    }

    @Test func anUnknownValueAndAChangeAreErrors() {
        var size = 0
        #expect(sysctlbyname("no.such", nil, &size, nil, 0) == -1 && errno == ENOENT)
        var count: Int32 = 1
        #expect(sysctlbyname("hw.ncpu", nil, nil, &count, 4) == -1 && errno == EPERM)
    }

    @Test func aLockTakesDarwinsPolicies() {
        var attributes = pthread_mutexattr_t()
        pthread_mutexattr_init(&attributes)
        #expect(
            pthread_mutexattr_setpolicy_np(&attributes, PTHREAD_MUTEX_POLICY_FIRSTFIT_NP) == 0
        )
        #expect(pthread_mutexattr_setpolicy_np(&attributes, 99) == EINVAL)
        pthread_mutexattr_destroy(&attributes)
    }

    @Test func threadsAreToldFromEachOther() async {
        let this = pthread_self()
        var main: UInt64 = 0
        pthread_threadid_np(this, &main)
        let (number, isMain, quality) = await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                pthread_set_qos_class_self_np(QOS_CLASS_UTILITY, 0)
                var number: UInt64 = 0
                pthread_threadid_np(nil, &number)
                continuation.resume(returning: (number, pthread_main_np(), qos_class_self()))
            }
        }
        #expect(number != main && isMain == 0 && quality == QOS_CLASS_UTILITY)
    }

    @Test func aConditionIsWaitedForSoLong() {
        var mutex = pthread_mutex_t()
        var condition = pthread_cond_t()
        pthread_mutex_init(&mutex, nil)
        pthread_cond_init(&condition, nil)
        pthread_mutex_lock(&mutex)
        var time = timespec(tv_sec: 0, tv_nsec: 1)
        #expect(pthread_cond_timedwait_relative_np(&condition, &mutex, &time) == ETIMEDOUT)
        pthread_mutex_unlock(&mutex)
        pthread_cond_destroy(&condition)
        pthread_mutex_destroy(&mutex)
    }
}
