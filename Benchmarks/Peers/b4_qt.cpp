// SPDX-License-Identifier: Apache-2.0

// B4 in Qt: QListView + custom delegate, per-pixel scrolling, offscreen platform (raster backing
// store)
#include "scene_b.h"
#include <QtWidgets/QtWidgets>
struct M : QAbstractListModel {
    int rowCount(const QModelIndex &) const override {
        return 10000;
    }
    QVariant data(const QModelIndex &, int) const override {
        return {};
    }
};
struct De : QStyledItemDelegate {
    QFont f1{"DejaVu Sans"}, f2{"DejaVu Sans"};
    De() {
        f1.setPixelSize(51);
        f2.setPixelSize(39);
    }
    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override {
        return {W, 132};
    }
    void paint(QPainter *p, const QStyleOptionViewItem &o, const QModelIndex &ix) const override {
        int i = ix.row();
        p->save();
        p->setRenderHint(QPainter::Antialiasing);
        p->translate(o.rect.topLeft());
        p->fillRect(0, 0, W, 132, Qt::white);
        p->fillRect(0, 131, W, 1, QColor(204, 204, 204));
        p->setPen(Qt::NoPen);
        p->setBrush(QColor::fromHsl(i * 37 % 360, 150, 128));
        p->drawRoundedRect(QRectF(48, 18, 96, 96), 24, 24);
        p->setPen(QColor(17, 17, 17));
        p->setFont(f1);
        p->drawText(QPointF(180, 12 + 47), QString("Row number %1 title").arg(i));
        p->setPen(QColor(136, 136, 136));
        p->setFont(f2);
        p->drawText(QPointF(180, 72 + 37), QString("Subtitle of row %1 with more text").arg(i));
        p->restore();
    }
};
int main(int c, char **v) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication app(c, v);
    long r0 = rssKB();
    M m;
    De d;
    QListView w;
    w.setFrameShape(QFrame::NoFrame);
    w.setUniformItemSizes(true);
    w.setItemDelegate(&d);
    w.setModel(&m);
    w.setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    w.setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    w.resize(W, H);
    w.show();
    app.processEvents();
    frames(
        "B4 scroll", "qlistview full repaint", 10000,
        [&](int f) {
            w.verticalScrollBar()->setValue((f * 37) % 1000000);
            w.viewport()->repaint();
            app.processEvents();
        },
        r0, 60);
    frames(
        "B4 scroll", "qlistview scroll-blit", 10000,
        [&](int f) {
            w.verticalScrollBar()->setValue((f * 37) % 1000000);
            app.processEvents();
        },
        r0, 60);
}
