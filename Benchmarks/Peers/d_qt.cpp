// SPDX-License-Identifier: Apache-2.0

// D: object creation and hit test, Qt. modes: widget | item | quick | hit
#include <QtWidgets/QtWidgets>
#include <QtQuick/QtQuick>
#include <chrono>
#include <cstdio>
#include <malloc.h>
static double nowms() {
    return std::chrono::duration<double, std::milli>(
               std::chrono::steady_clock::now().time_since_epoch())
        .count();
}
static long rssKB() {
    long a = 0, b = 0;
    FILE *f = fopen("/proc/self/statm", "r");
    if (fscanf(f, "%ld %ld", &a, &b) != 2)
        b = 0;
    fclose(f);
    return b * 4;
}
static long heap() {
    struct mallinfo2 m = mallinfo2();
    return m.uordblks + m.hblkhd;
}
static void rep(const char *w, const char *p, int n, std::vector<double> t, double bytes) {
    std::sort(t.begin(), t.end());
    printf("{\"w\":\"%s\",\"peer\":\"%s\",\"us_each\":%.4f,\"min\":%.4f,\"max\":%.4f,\"heap_bytes_"
           "each\":%.0f,\"N\":%d,\"n\":%zu}\n",
           w, p, t[t.size() / 2] * 1000 / n, t[0] * 1000 / n, t.back() * 1000 / n, bytes / n, n,
           t.size());
    fflush(stdout);
}
struct RItem : QGraphicsItem {
    QRectF r{0, 0, 44, 44};
    QRectF boundingRect() const override {
        return r;
    }
    void paint(QPainter *, const QStyleOptionGraphicsItem *, QWidget *) override {
    }
};
int main(int c, char **v) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication app(c, v);
    const int N = 10000;
    std::vector<double> t;
    double bytes = 0;
    {
        for (int r = 0; r < 7; r++) {
            QWidget *root = new QWidget;
            long h = heap();
            double a = nowms();
            for (int i = 0; i < N; i++) {
                auto w = new QWidget(root);
                w->setGeometry(i % 100 * 44, i / 100 * 44, 44, 44);
            }
            t.push_back(nowms() - a);
            bytes = heap() - h;
            delete root;
        }
        rep("create view in parent + frame, not shown", "QWidget", N, t, bytes);
        t.clear();
    }
    {
        const int M = 2000;
        for (int r = 0; r < 3; r++) {
            QWidget *root = new QWidget;
            root->resize(1170, 2532);
            long h = heap();
            double a = nowms();
            for (int i = 0; i < M; i++) {
                auto w = new QWidget(root);
                w->setGeometry(i % 100 * 11, i / 100 * 44, 11, 44);
            }
            root->show();
            app.processEvents();
            t.push_back(nowms() - a);
            bytes = heap() - h;
            delete root;
        }
        rep("create view in parent + frame, shown", "QWidget", M, t, bytes);
        t.clear();
    }
    {
        for (int r = 0; r < 7; r++) {
            QGraphicsScene sc;
            long h = heap();
            double a = nowms();
            for (int i = 0; i < N; i++) {
                auto w = new RItem;
                w->setPos(i % 100 * 44, i / 100 * 44);
                sc.addItem(w);
            }
            t.push_back(nowms() - a);
            bytes = heap() - h;
        }
        rep("create item in scene + pos", "QGraphicsItem", N, t, bytes);
        t.clear();
    }
    {
        QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
        for (int r = 0; r < 7; r++) {
            QQuickItem *root = new QQuickItem;
            long h = heap();
            double a = nowms();
            for (int i = 0; i < N; i++) {
                auto w = new QQuickItem(root);
                w->setPosition(QPointF(i % 100 * 44, i / 100 * 44));
                w->setSize(QSizeF(44, 44));
            }
            t.push_back(nowms() - a);
            bytes = heap() - h;
            delete root;
        }
        rep("create item in parent + frame (C++)", "QQuickItem", N, t, bytes);
        t.clear();
        QQmlEngine e;
        QQmlComponent comp(&e);
        comp.setData("import QtQuick\nRectangle{width:44;height:44;color:\"red\"}", QUrl());
        // Qt's own QML modules are packages of their own; without them this row is left out.
        if (!comp.isReady())
            fprintf(stderr, "%s\n", qPrintable(comp.errorString()));
        for (int r = 0; r < 5 && comp.isReady(); r++) {
            QQuickItem *root = new QQuickItem;
            long h = heap();
            double a = nowms();
            std::vector<QObject *> os;
            for (int i = 0; i < N; i++) {
                auto w = qobject_cast<QQuickItem *>(comp.create());
                w->setParentItem(root);
                w->setPosition(QPointF(i % 100 * 44, i / 100 * 44));
                os.push_back(w);
            }
            t.push_back(nowms() - a);
            bytes = heap() - h;
            for (auto o : os)
                delete o;
            delete root;
        }
        if (!t.empty())
            rep("create Rectangle from QML component", "QQuickRectangle", N, t, bytes);
        t.clear();
    }
    // hit tests
    for (int idx : {0, 1}) {
        QGraphicsScene sc;
        if (!idx)
            sc.setItemIndexMethod(QGraphicsScene::NoIndex);
        for (int i = 0; i < N; i++) {
            auto w = new RItem;
            w->setPos(i % 100 * 44, i / 100 * 44);
            sc.addItem(w);
        }
        app.processEvents();
        sc.itemAt(QPointF(1, 1), QTransform());
        app.processEvents();
        t.clear();
        uint32_t s = 1;
        int hit = 0;
        const int K = idx ? 2000 : 100;
        for (int r = 0; r < 7; r++) {
            double a = nowms();
            for (int k = 0; k < K; k++) {
                s = s * 1664525u + 1013904223u;
                double x = (s >> 8) % 4400;
                s = s * 1664525u + 1013904223u;
                double y = (s >> 8) % 4400;
                hit += sc.itemAt(QPointF(x, y), QTransform()) != nullptr;
            }
            t.push_back(nowms() - a);
        }
        rep(idx ? "hit flat 10000 (BSP, fresh scene)" : "hit flat 10000 (no index)",
            "QGraphicsScene", K, t, 0);
        t.clear();
    }
    {
        QWidget *root = new QWidget;
        root->resize(4400, 4400);
        for (int i = 0; i < N; i++) {
            auto w = new QWidget(root);
            w->setGeometry(i % 100 * 44, i / 100 * 44, 44, 44);
            w->show();
        }
        t.clear();
        uint32_t s = 1;
        int hit = 0;
        const int K = 200;
        for (int r = 0; r < 7; r++) {
            double a = nowms();
            for (int k = 0; k < K; k++) {
                s = s * 1664525u + 1013904223u;
                int x = (s >> 8) % 4400;
                s = s * 1664525u + 1013904223u;
                int y = (s >> 8) % 4400;
                hit += root->childAt(x, y) != nullptr;
            }
            t.push_back(nowms() - a);
        }
        rep("hit flat 10000 (childAt)", "QWidget", K, t, 0);
        fprintf(stderr, "hits %d\n", hit);
        delete root;
    }
    // nested: 200 chains of depth 50 (10,000), each nested child inset by 0 at same frame (44x44)
    {
        QGraphicsScene sc;
        for (int i = 0; i < 200; i++) {
            QGraphicsItem *p = nullptr;
            for (int d = 0; d < 50; d++) {
                auto w = new RItem;
                if (p)
                    w->setParentItem(p);
                else {
                    w->setPos(i % 20 * 44, i / 20 * 44);
                    sc.addItem(w);
                }
                p = w;
            }
        }
        sc.itemAt(QPointF(1, 1), QTransform());
        app.processEvents();
        t.clear();
        uint32_t s = 1;
        const int K = 1000;
        int hit = 0;
        for (int r = 0; r < 7; r++) {
            double a = nowms();
            for (int k = 0; k < K; k++) {
                s = s * 1664525u + 1013904223u;
                double x = (s >> 8) % 880;
                s = s * 1664525u + 1013904223u;
                double y = (s >> 8) % 440;
                hit += sc.itemAt(QPointF(x, y), QTransform()) != nullptr;
            }
            t.push_back(nowms() - a);
        }
        rep("hit nested 200 x depth 50 (BSP)", "QGraphicsScene", K, t, 0);
    }
    {
        QWidget *root = new QWidget;
        root->resize(880, 440);
        for (int i = 0; i < 200; i++) {
            QWidget *p = root;
            for (int d = 0; d < 50; d++) {
                auto w = new QWidget(p);
                if (d == 0)
                    w->setGeometry(i % 20 * 44, i / 20 * 44, 44, 44);
                else
                    w->setGeometry(0, 0, 44, 44);
                w->show();
                p = w;
            }
        }
        t.clear();
        uint32_t s = 1;
        const int K = 1000;
        int hit = 0;
        for (int r = 0; r < 7; r++) {
            double a = nowms();
            for (int k = 0; k < K; k++) {
                s = s * 1664525u + 1013904223u;
                int x = (s >> 8) % 880;
                s = s * 1664525u + 1013904223u;
                int y = (s >> 8) % 440;
                hit += root->childAt(x, y) != nullptr;
            }
            t.push_back(nowms() - a);
        }
        rep("hit nested 200 x depth 50 (childAt)", "QWidget", K, t, 0);
        delete root;
    }
}
