// SPDX-License-Identifier: Apache-2.0

#include "scene_b.h"
#include <QtWidgets/QtWidgets>
struct RItem : QGraphicsItem {
    double w, h;
    QColor c;
    QRectF boundingRect() const override {
        return QRectF(0, 0, w, h);
    }
    void paint(QPainter *p, const QStyleOptionGraphicsItem *, QWidget *) override {
        p->setPen(Qt::NoPen);
        p->setBrush(c);
        p->drawRoundedRect(QRectF(0, 0, w, h), 12, 12);
    }
};
struct PItem : QGraphicsItem {
    QImage im;
    QRectF boundingRect() const override {
        return QRectF(0, 0, im.width(), im.height());
    }
    void paint(QPainter *p, const QStyleOptionGraphicsItem *, QWidget *) override {
        p->drawImage(QPointF(0, 0), im);
    }
};
static QColor qc(uint32_t k) {
    return QColor((k >> 16) & 255, (k >> 8) & 255, k & 255);
}
int main(int c, char **v) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication app(c, v);
    QImage im(W, H, QImage::Format_ARGB32_Premultiplied);
    for (int n : {1000, 10000})
        for (int idx : {0, 1})
            for (int mode : {1, 3}) {
                auto it = items(n);
                long r0 = rssKB();
                QGraphicsScene sc;
                sc.setSceneRect(0, 0, W, H);
                sc.setItemIndexMethod(idx ? QGraphicsScene::BspTreeIndex : QGraphicsScene::NoIndex);
                std::vector<QGraphicsItem *> g;
                for (auto &i : it) {
                    QGraphicsItem *q;
                    if (mode == 1) {
                        auto r = new RItem;
                        r->w = i.w;
                        r->h = i.h;
                        r->c = qc(i.rgb);
                        q = r;
                    } else {
                        auto r = new PItem;
                        r->im = QImage(ceil(i.w), ceil(i.h), QImage::Format_ARGB32_Premultiplied);
                        r->im.fill(0);
                        QPainter p(&r->im);
                        p.setRenderHint(QPainter::Antialiasing);
                        p.setPen(Qt::NoPen);
                        p.setBrush(qc(i.rgb));
                        p.drawRoundedRect(QRectF(0, 0, i.w, i.h), 12, 12);
                        q = r;
                    }
                    q->setOpacity(i.op);
                    sc.addItem(q);
                    g.push_back(q);
                }
                char nm[16], pn[64];
                snprintf(nm, 16, mode == 1 ? "B1" : "B3i");
                snprintf(pn, 64, "qgraphicsscene-%s", idx ? "bsp" : "noindex");
                frames(
                    nm, pn, n,
                    [&](int f) {
                        for (int k = 0; k < n; k++) {
                            if (mode == 1)
                                g[k]->setPos(it[k].x(f), it[k].y(f));
                            else
                                g[k]->setPos(round(it[k].x(f)), round(it[k].y(f)));
                        }
                        im.fill(Qt::white);
                        QPainter p(&im);
                        p.setRenderHint(QPainter::Antialiasing);
                        sc.render(&p, QRectF(0, 0, W, H), QRectF(0, 0, W, H));
                    },
                    r0, 20);
                app.processEvents();
            }
    // through QGraphicsView (full viewport update, offscreen platform backing store)
    for (int n : {1000, 10000}) {
        auto it = items(n);
        long r0 = rssKB();
        QGraphicsScene sc;
        sc.setSceneRect(0, 0, W, H);
        sc.setItemIndexMethod(QGraphicsScene::NoIndex);
        std::vector<QGraphicsItem *> g;
        for (auto &i : it) {
            auto r = new RItem;
            r->w = i.w;
            r->h = i.h;
            r->c = qc(i.rgb);
            r->setOpacity(i.op);
            sc.addItem(r);
            g.push_back(r);
        }
        QGraphicsView vw(&sc);
        vw.setFrameShape(QFrame::NoFrame);
        vw.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        vw.setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        vw.setRenderHint(QPainter::Antialiasing);
        vw.setViewportUpdateMode(QGraphicsView::FullViewportUpdate);
        vw.setBackgroundBrush(Qt::white);
        vw.resize(W, H);
        vw.show();
        app.processEvents();
        frames(
            "B1", "qgraphicsview-offscreen", n,
            [&](int f) {
                for (int k = 0; k < n; k++)
                    g[k]->setPos(it[k].x(f), it[k].y(f));
                vw.viewport()->repaint();
                app.processEvents();
            },
            r0, 20);
    }
    // B2: group opacity through QPainter: save-layer emulated by QImage per item (what
    // QGraphicsOpacityEffect does)
    {
        int n = 1000;
        auto it = items(n);
        long r0 = rssKB();
        frames(
            "B2", "qpainter-offscreen-image", n,
            [&](int f) {
                im.fill(Qt::white);
                QPainter p(&im);
                p.setRenderHint(QPainter::Antialiasing);
                for (auto &i : it) {
                    QImage t(ceil(i.w) + 1, ceil(i.h) + 1, QImage::Format_ARGB32_Premultiplied);
                    t.fill(0);
                    double x = floor(i.x(f)), y = floor(i.y(f));
                    QPainter q(&t);
                    q.setRenderHint(QPainter::Antialiasing);
                    q.translate(i.x(f) - x, i.y(f) - y);
                    q.setPen(Qt::NoPen);
                    q.setBrush(qc(i.rgb));
                    q.drawRoundedRect(QRectF(0, 0, i.w, i.h), 12, 12);
                    q.fillRect(QRectF(i.w / 4, i.h / 4, i.w / 2, i.h / 2), qc(i.rgb ^ 0x3f3f3f));
                    q.fillRect(QRectF(i.w / 2, 0, i.w / 2, i.h / 2), qc(i.rgb ^ 0x7f007f));
                    q.fillRect(QRectF(0, i.h / 2, i.w / 2, i.h / 2), qc(i.rgb ^ 0x007f7f));
                    q.end();
                    p.setOpacity(i.op);
                    p.drawImage(QPointF(x, y), t);
                }
            },
            r0);
    }
}
