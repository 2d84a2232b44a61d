// SPDX-License-Identifier: Apache-2.0

// Scenes of part B that Blend2D can draw by itself, on one thread and on two.
#include "scene_b.h"
#include <blend2d/blend2d.h>

static BLRgba32 color(uint32_t rgb, double alpha = 1) {
    return BLRgba32((uint32_t)(alpha * 255 + .5) << 24 | (rgb & 0xffffff));
}

static void scenes(BLImage &screen, const std::vector<Item> &all, int threads) {
    const char *peer = threads ? "blend2d-mt2" : "blend2d";
    int n = (int)all.size();
    BLContextCreateInfo info{};
    info.thread_count = (uint32_t)threads;
    BLContext C;
    auto frame = [&](const char *name, auto draw) {
        frames(
            name, peer, n,
            [&](int f) {
                C.begin(screen, info);
                C.fill_all(BLRgba32(0xffffffff));
                for (int i = 0; i < n; i++) draw(i, f);
                C.end();
            },
            rssKB());
    };
    frame("B1", [&](int k, int f) {
        const Item &i = all[k];
        C.fill_round_rect(i.x(f), i.y(f), i.w, i.h, 12, 12, color(i.rgb, i.op));
    });
    if (n > 1000) return;
    std::vector<BLImage> pictures;
    for (auto &i : all) {
        BLImage picture((int)ceil(i.w), (int)ceil(i.h), BL_FORMAT_PRGB32);
        BLContext c(picture);
        c.clear_all();
        c.fill_round_rect(0, 0, i.w, i.h, 12, 12, color(i.rgb));
        c.end();
        pictures.push_back(picture);
    }
    frame("B3i", [&](int k, int f) {
        const Item &i = all[k];
        C.set_global_alpha(i.op);
        C.blit_image(BLPointI((int)lround(i.x(f)), (int)lround(i.y(f))), pictures[k]);
    });
    frame("B3f", [&](int k, int f) {
        const Item &i = all[k];
        C.set_global_alpha(i.op);
        C.set_pattern_quality(BL_PATTERN_QUALITY_BILINEAR);
        C.blit_image(BLPoint(i.x(f), i.y(f)), pictures[k]);
    });
}

int main() {
    gbuf = (uint32_t *)aligned_alloc(64, (size_t)W * H * 4);
    clearBuf();
    BLImage screen;
    screen.create_from_data(W, H, BL_FORMAT_PRGB32, gbuf, W * 4);
    for (int n : {1000, 10000}) {
        auto all = items(n);
        for (int threads : {0, 2}) scenes(screen, all, threads);
    }
}
