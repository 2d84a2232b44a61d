// SPDX-License-Identifier: Apache-2.0

// Shared, deterministic scene definitions for part A. All peers draw the same geometry.
// Canvas: 1170 x 2532, 32-bit premultiplied (BGRA in memory on little endian), cleared to opaque
// white before every rep (the clear is outside of the timed part).
#pragma once
#include <cstdint>
#include <cmath>
#include <vector>
#include <chrono>
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
static const int W = 1170, H = 2532;
struct LCG {
    uint32_t s;
    explicit LCG(uint32_t x = 12345) : s(x) {
    }
    double f() {
        s = s * 1664525u + 1013904223u;
        return (s >> 8) / 16777216.0;
    }
    double r(double a, double b) {
        return a + (b - a) * f();
    }
};
struct Pt {
    double x, y;
};
// P1: 400 random cubic segments, one closed non-zero path, self overlapping, covers whole canvas.
static std::vector<Pt> pathRandomCubics() {
    LCG g(1);
    std::vector<Pt> v;
    auto p = [&] {
        double x = g.r(0, W), y = g.r(0, H);
        return Pt{x, y};
    };
    v.push_back(p());
    for (int i = 0; i < 400; i++) {
        for (int k = 0; k < 3; k++)
            v.push_back(p());
    }
    return v;
}
// P2: wobble blob, 512 smooth cubic segments (Catmull-Rom to bezier) around centre. simple shape,
// big area.
static std::vector<Pt> pathBlob() {
    const int n = 512;
    std::vector<Pt> c(n);
    for (int i = 0; i < n; i++) {
        double t = 2 * M_PI * i / n;
        double r = 480 * (1 + 0.15 * sin(17 * t));
        c[i] = {585 + r * cos(t), 1266 + 2.1 * r * sin(t)};
    }
    std::vector<Pt> v;
    v.push_back(c[0]);
    for (int i = 0; i < n; i++) {
        Pt a = c[(i + n - 1) % n], b = c[i], d = c[(i + 1) % n], e = c[(i + 2) % n];
        v.push_back({b.x + (d.x - a.x) / 6, b.y + (d.y - a.y) / 6});
        v.push_back({d.x - (e.x - b.x) / 6, d.y - (e.y - b.y) / 6});
        v.push_back(d);
    }
    return v;
}
struct RR {
    double x, y, w, h, r;
    uint32_t rgb;
};
// S1: 1,000 rounded rects: w 40..240, h 30..130, radius 12, random position fully inside, random
// colour
static std::vector<RR> rrects(int n = 1000) {
    LCG g(2);
    std::vector<RR> v;
    for (int i = 0; i < n; i++) {
        RR r;
        r.w = g.r(40, 240);
        r.h = g.r(30, 130);
        r.x = g.r(0, W - 240);
        r.y = g.r(0, H - 130);
        r.r = 12;
        r.rgb = (uint32_t)(g.f() * 16777215.0);
        v.push_back(r);
    }
    return v;
}
// S2: 1,000 icons: 24-point star (48 line segments... outer 20, inner 9), non-zero
struct Icon {
    double x, y;
    uint32_t rgb;
};
static std::vector<Icon> icons(int n = 1000) {
    LCG g(3);
    std::vector<Icon> v;
    for (int i = 0; i < n; i++) {
        Icon r;
        r.x = g.r(25, W - 25);
        r.y = g.r(25, H - 25);
        r.rgb = (uint32_t)(g.f() * 16777215.0);
        v.push_back(r);
    }
    return v;
}
static std::vector<Pt> starPts() {
    std::vector<Pt> v;
    for (int i = 0; i < 24; i++) {
        double t = 2 * M_PI * i / 24, r = (i & 1) ? 9 : 20;
        v.push_back({r * cos(t), r * sin(t)});
    }
    return v;
}
// I1: 64x64 image, premultiplied, alpha = radial
static std::vector<uint32_t> image64() {
    std::vector<uint32_t> v(64 * 64);
    for (int y = 0; y < 64; y++)
        for (int x = 0; x < 64; x++) {
            double d = sqrt((x - 31.5) * (x - 31.5) + (y - 31.5) * (y - 31.5));
            int a = (int)std::max(0.0, std::min(255.0, (32 - d) * 16));
            int r = x * 4 * a / 255, g = y * 4 * a / 255, b = 128 * a / 255;
            v[y * 64 + x] = (uint32_t)a << 24 | r << 16 | g << 8 | b;
        }
    return v;
}
static std::vector<Pt> blitPos(int n = 1000) {
    LCG g(4);
    std::vector<Pt> v;
    for (int i = 0; i < n; i++) {
        double x = floor(g.r(0, W - 128)), y = floor(g.r(0, H - 128));
        v.push_back({x, y});
    }
    return v;
}
// H1: 200 shadows, rrect 160x100 r12, gaussian sigma 8 (CG/CSS blur radius 16), black at alpha .5,
// offset (0,4)
static std::vector<Pt> shadowPos(int n = 200) {
    LCG g(5);
    std::vector<Pt> v;
    for (int i = 0; i < n; i++) {
        double x = floor(g.r(30, W - 190)), y = floor(g.r(30, H - 140));
        v.push_back({x, y});
    }
    return v;
}
// T1: 100 lines x 50 glyphs (49 letters and blanks of fixed pseudo words)
static std::vector<std::string> textLines() {
    LCG g(6);
    std::vector<std::string> v;
    for (int i = 0; i < 100; i++) {
        std::string s;
        while (s.size() < 50) {
            int n = 2 + (int)(g.f() * 8);
            for (int k = 0; k < n && s.size() < 50; k++)
                s.push_back('a' + (int)(g.f() * 26));
            if (s.size() < 50)
                s.push_back(' ');
        }
        v.push_back(s);
    }
    return v;
}
static double nowms() {
    return std::chrono::duration<double, std::milli>(
               std::chrono::steady_clock::now().time_since_epoch())
        .count();
}
static uint32_t *gbuf = nullptr; // framebuffer
static void clearBuf() {
    memset(gbuf, 0xff, (size_t)W * H * 4);
}
static const char *gpeer = "?";
static const char *gonly = nullptr;
static bool gdump = false;
template <class F> void bench(const char *name, F f, bool clear = true) {
    if (gonly && !strstr(name, gonly))
        return;
    if (clear)
        clearBuf();
    f(); // warm
    if (gdump) {
        std::string fn = std::string("out/") + name + "." + gpeer + ".ppm";
        FILE *o = fopen(fn.c_str(), "wb");
        if (o) {
            fprintf(o, "P6\n%d %d\n255\n", W, H);
            std::vector<unsigned char> row(W * 3);
            for (int y = 0; y < H; y++) {
                for (int x = 0; x < W; x++) {
                    uint32_t p = gbuf[y * W + x];
                    row[x * 3] = p >> 16;
                    row[x * 3 + 1] = p >> 8;
                    row[x * 3 + 2] = p;
                }
                fwrite(row.data(), 1, W * 3, o);
            }
            fclose(o);
        }
        return;
    }
    if (clear)
        clearBuf();
    f();
    std::vector<double> t;
    double total = 0;
    while ((t.size() < 7 || total < 700) && t.size() < 200 && total < 20000) {
        if (clear)
            clearBuf();
        double a = nowms();
        f();
        double d = nowms() - a;
        t.push_back(d);
        total += d;
    }
    std::sort(t.begin(), t.end());
    printf("{\"w\":\"%s\",\"peer\":\"%s\",\"med\":%.4f,\"min\":%.4f,\"max\":%.4f,\"n\":%zu}\n",
           name, gpeer, t[t.size() / 2], t.front(), t.back(), t.size());
    fflush(stdout);
}
static void initArgs(int c, char **v, const char *peer) {
    gpeer = peer;
    gbuf = (uint32_t *)aligned_alloc(64, (size_t)W * H * 4);
    clearBuf();
    for (int i = 1; i < c; i++) {
        if (!strcmp(v[i], "--dump"))
            gdump = true;
        else
            gonly = v[i];
    }
}
