// SPDX-License-Identifier: Apache-2.0

// Yoga, the flexbox engine of React Native: the trees of C1, C2 and C5 as far as flexbox can say
// them. Making nodes counts as building, freeing them does not.
#include <yoga/Yoga.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <functional>
#include <string>
#include <vector>

static double now() {
    auto time = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration<double, std::milli>(time).count();
}

static void report(const std::string &title, int count, std::vector<double> times) {
    std::sort(times.begin(), times.end());
    printf("{\"w\":\"%s N=%d\",\"peer\":\"yoga\",\"med\":%.6f}\n", title.c_str(), count,
           times[times.size() / 2]);
    fflush(stdout);
}

static void measure(const std::string &title, int count, int runs,
                    const std::function<void(int)> &prepare, const std::function<void(int)> &body) {
    std::vector<double> times;
    for (int run = 0; run < runs; run++) {
        prepare(run);
        double start = now();
        body(run);
        times.push_back(now() - start);
    }
    report(title, count, times);
}

static void solve(YGNodeRef root) {
    YGNodeCalculateLayout(root, YGUndefined, YGUndefined, YGDirectionLTR);
}

static YGNodeRef row(bool isFirst) {
    YGNodeRef node = YGNodeNew();
    YGNodeStyleSetHeight(node, 20);
    YGNodeStyleSetFlexShrink(node, 0);
    YGNodeStyleSetMargin(node, YGEdgeLeft, 16);
    YGNodeStyleSetMargin(node, YGEdgeRight, 16);
    if (!isFirst) YGNodeStyleSetMargin(node, YGEdgeTop, 8);
    return node;
}

static YGNodeRef chain(int count) {
    YGNodeRef root = YGNodeNew();
    YGNodeStyleSetWidth(root, 400);
    YGNodeStyleSetHeight(root, 800);
    for (int index = 0; index < count; index++) YGNodeInsertChild(root, row(index == 0), index);
    return root;
}

static void asRow(YGNodeRef node) {
    YGNodeStyleSetFlexDirection(node, YGFlexDirectionRow);
    YGNodeStyleSetPadding(node, YGEdgeAll, 4);
    YGNodeStyleSetGap(node, YGGutterAll, 4);
}

static void fill(YGNodeRef parent, int depth) {
    for (int index = 0; index < 10; index++) {
        YGNodeRef node = YGNodeNew();
        YGNodeStyleSetFlexGrow(node, 1);
        YGNodeStyleSetFlexBasis(node, 0);
        YGNodeStyleSetMinWidth(node, 1);
        if (depth > 1) asRow(node);
        YGNodeInsertChild(parent, node, index);
        if (depth > 1) fill(node, depth - 1);
    }
}

static YGNodeRef nest() {
    YGNodeRef root = YGNodeNew();
    asRow(root);
    YGNodeStyleSetWidth(root, 8000);
    YGNodeStyleSetHeight(root, 800);
    fill(root, 3);
    return root;
}

static void scene(const std::string &name, int count, bool isChain) {
    int runs = count > 2000 ? 40 : 200;
    auto make = [&] { return isChain ? chain(count) : nest(); };
    auto nothing = [](int) {};
    YGNodeRef built = nullptr;
    measure(
        name + " build", count, runs,
        [&](int) {
            if (built) YGNodeFreeRecursive(built);
        },
        [&](int) {
            built = make();
            solve(built);
        });
    YGNodeFreeRecursive(built);
    YGNodeRef root = make();
    solve(root);
    measure(name + " resize", count, runs, nothing, [&](int run) {
        YGNodeStyleSetWidth(root, float((isChain ? 300 : 7900) + run % 100));
        solve(root);
    });
    YGNodeRef second = YGNodeGetChild(root, 1);
    measure(name + " constant", count, runs, nothing, [&](int run) {
        YGNodeStyleSetMargin(second, isChain ? YGEdgeTop : YGEdgeLeft, run % 2 ? 8 : 16);
        solve(root);
    });
    YGNodeFreeRecursive(root);
}

static void addAndRemove() {
    YGNodeRef root = chain(1000);
    solve(root);
    auto add = [&](int) {
        for (int index = 0; index < 100; index++)
            YGNodeInsertChild(root, row(false), YGNodeGetChildCount(root));
        solve(root);
    };
    auto remove = [&](int) {
        for (int index = 0; index < 100; index++) {
            YGNodeRef last = YGNodeGetChild(root, YGNodeGetChildCount(root) - 1);
            YGNodeRemoveChild(root, last);
            YGNodeFree(last);
        }
        solve(root);
    };
    std::vector<double> adding, removing;
    for (int run = 0; run < 50; run++) {
        double start = now();
        add(run);
        adding.push_back(now() - start);
        start = now();
        remove(run);
        removing.push_back(now() - start);
    }
    report("C5/add", 1000, adding);
    report("C5/remove", 1000, removing);
    YGNodeFreeRecursive(root);
}

int main() {
    for (int count : {10, 100, 1000, 5000, 10000}) scene("C1", count, true);
    scene("C2", 1110, false);
    addAndRemove();
}
