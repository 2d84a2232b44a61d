// SPDX-License-Identifier: Apache-2.0

// Says how long it took from the launch to the first frame, and what memory is resident then.
// The launcher puts the monotonic time of the launch, in nanoseconds, into PEER_START.
#pragma once
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static void done(const char *what) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    const char *start = getenv("PEER_START");
    double ms = (t.tv_sec * 1e9 + t.tv_nsec - (start ? atof(start) : 0)) / 1e6;
    long pages = 0, resident = 0;
    FILE *f = fopen("/proc/self/statm", "r");
    if (f) {
        if (fscanf(f, "%ld %ld", &pages, &resident) != 2)
            resident = 0;
        fclose(f);
    }
    printf("{\"w\":\"E first-frame\",\"med\":%.3f,\"rssMB\":%.1f,\"what\":\"%s\"}\n", ms,
           resident * 4 / 1024.0, what);
    fflush(stdout);
    _Exit(0);
}
