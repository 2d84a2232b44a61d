// SPDX-License-Identifier: Apache-2.0

// Part B scene ("layers"): target 1170x2532, 32-bit premultiplied, white background cleared every
// frame (inside the timed part). N items; item i drawn in order. LCG seed 7, values drawn in this
// order per item:
//   w=r(40,160) h=r(40,160) bx=r(0,W-160) by=r(0,H-160) rgb=(u32)(f*16777215) op=r(.3,1)
//   ax=r(10,80) ay=r(10,80) ph=r(0,2pi)
// frame f: x = bx + ax*sin(2pi f/60 + ph), y = by + ay*cos(2pi f/60 + ph)   (sub-pixel positions
// kept) B1: rounded rect, corner radius 12, solid rgb, item opacity op. B2: as B1 but each item is
// a group (group opacity op, drawn off-screen then blended) of the rounded rect + 3 opaque child
//     rects (w/2 x h/2 at (w/4,h/4), (w/2,0), (0,h/2)) with colours rgb^0x3f3f3f, rgb^0x7f007f,
//     rgb^0x007f7f; children overflow is not clipped.
// B3: each item's content is a pre-rendered w x h (rounded up) premultiplied bitmap of B1's opaque
// rounded rect (a layer's backing store),
//     blended with opacity op at round(x), round(y) (B3i) or at sub-pixel position with bilinear
//     sampling (B3f).
// B5: B1 with a shadow: black .3, offset (0,3), gaussian sigma 5, drawn below each item (N=1000
// only; cached masks allowed).
#pragma once
#include "scene.h"
#include <sys/resource.h>
#include <malloc.h>
struct Item {
    double w, h, bx, by;
    uint32_t rgb;
    double op, ax, ay, ph;
    double x(int f) const {
        return bx + ax * sin(2 * M_PI * f / 60 + ph);
    }
    double y(int f) const {
        return by + ay * cos(2 * M_PI * f / 60 + ph);
    }
};
static std::vector<Item> items(int n) {
    LCG g(7);
    std::vector<Item> v;
    for (int i = 0; i < n; i++) {
        Item t;
        t.w = g.r(40, 160);
        t.h = g.r(40, 160);
        t.bx = g.r(0, W - 160);
        t.by = g.r(0, H - 160);
        t.rgb = (uint32_t)(g.f() * 16777215.0);
        t.op = g.r(.3, 1);
        t.ax = g.r(10, 80);
        t.ay = g.r(10, 80);
        t.ph = g.r(0, 2 * M_PI);
        v.push_back(t);
    }
    return v;
}
static long rssKB() {
    long a = 0, b = 0;
    FILE *f = fopen("/proc/self/statm", "r");
    if (f) {
        if (fscanf(f, "%ld %ld", &a, &b) != 2)
            b = 0;
        fclose(f);
    }
    return b * 4;
}
template <class F>
void frames(const char *w, const char *peer, int n, F draw, long rss0, int minf = 30) {
    for (int f = 0; f < 3; f++)
        draw(f);
    std::vector<double> t;
    double tot = 0;
    int f = 3;
    while (((int)t.size() < minf || tot < 3000) && t.size() < 600 && tot < 30000) {
        double a = nowms();
        draw(f++);
        double d = nowms() - a;
        t.push_back(d);
        tot += d;
    }
    std::sort(t.begin(), t.end());
    printf("{\"w\":\"%s "
           "N=%d\",\"peer\":\"%s\",\"med\":%.4f,\"min\":%.4f,\"max\":%.4f,\"n\":%zu,\"fps\":%.1f,"
           "\"rssMB\":%.1f,\"drssMB\":%.1f}\n",
           w, n, peer, t[t.size() / 2], t.front(), t.back(), t.size(), 1000 / t[t.size() / 2],
           rssKB() / 1024., (rssKB() - rss0) / 1024.);
    fflush(stdout);
}
