// SPDX-License-Identifier: Apache-2.0

#include "scene.h"
#include <QtGui/QtGui>
#include <QGuiApplication>
#include <QApplication>
QT_BEGIN_NAMESPACE
extern Q_DECL_IMPORT void qt_blurImage(QPainter *p, QImage &blurImage, qreal radius, bool quality,
                                       bool alphaOnly, int transposed = 0);
QT_END_NAMESPACE
static double QR = getenv("QR") ? atof(getenv("QR")) : 40;
static QPainterPath mk(const std::vector<Pt> &p) {
    QPainterPath q;
    q.moveTo(p[0].x, p[0].y);
    for (size_t i = 1; i + 2 < p.size(); i += 3)
        q.cubicTo(p[i].x, p[i].y, p[i + 1].x, p[i + 1].y, p[i + 2].x, p[i + 2].y);
    q.closeSubpath();
    return q;
}
static QColor qc(uint32_t c, double a = 1) {
    QColor k;
    k.setRgbF(((c >> 16) & 255) / 255.f, ((c >> 8) & 255) / 255.f, (c & 255) / 255.f, a);
    return k;
}
int main(int c, char **v) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication app(c, v);
    initArgs(c, v, "qt6");
    QImage im((uchar *)gbuf, W, H, W * 4, QImage::Format_ARGB32_Premultiplied);
    QPainter p(&im);
    p.setRenderHint(QPainter::Antialiasing);
    p.setRenderHint(QPainter::SmoothPixmapTransform);
    auto P1 = mk(pathRandomCubics()), P2 = mk(pathBlob());
    P1.setFillRule(Qt::WindingFill);
    P2.setFillRule(Qt::WindingFill);
    auto R = rrects();
    auto IC = icons();
    auto SP = starPts();
    auto IM = image64();
    auto B = blitPos();
    auto SH = shadowPos();
    auto TL = textLines();
    QImage img((uchar *)IM.data(), 64, 64, 256, QImage::Format_ARGB32_Premultiplied);
    bench("A1a fill random cubics nonzero", [&] { p.fillPath(P1, qc(0x2060c0, .8)); });
    bench("A1b fill blob", [&] { p.fillPath(P2, qc(0x2060c0, .8)); });
    bench("A1c stroke random cubics 2px", [&] {
        p.strokePath(P1, QPen(qc(0x203040), 2, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    });
    bench("A1d stroke blob 8px", [&] {
        p.strokePath(P2, QPen(qc(0x203040), 8, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    });
    QPainterPath star;
    star.moveTo(SP[0].x, SP[0].y);
    for (int k = 1; k < 24; k++)
        star.lineTo(SP[k].x, SP[k].y);
    star.closeSubpath();
    star.setFillRule(Qt::WindingFill);
    bench("A1e 1000 star icons", [&] {
        for (auto &i : IC) {
            p.setTransform(QTransform::fromTranslate(i.x, i.y));
            p.fillPath(star, qc(i.rgb));
        }
        p.resetTransform();
    });
    p.setPen(Qt::NoPen);
    auto rects = [&](double a, bool rr) {
        for (auto &r : R) {
            if (rr) {
                p.setBrush(qc(r.rgb, a));
                p.drawRoundedRect(QRectF(r.x, r.y, r.w, r.h), r.r, r.r);
            } else
                p.fillRect(QRect(floor(r.x), floor(r.y), floor(r.w), floor(r.h)), qc(r.rgb, a));
        }
    };
    bench("A2a 1000 rrects opaque", [&] { rects(1, true); });
    bench("A2b 1000 rrects alpha .8", [&] { rects(.8, true); });
    bench("A2c 1000 rects int opaque", [&] { rects(1, false); });
    bench("A2d 1000 rects int alpha .8", [&] { rects(.8, false); });
    bench("A3a 1000 blits 64px unscaled", [&] {
        for (auto &q : B)
            p.drawImage(QPointF(q.x, q.y), img);
    });
    bench("A3b 1000 blits unscaled opacity .7", [&] {
        p.setOpacity(.7);
        for (auto &q : B)
            p.drawImage(QPointF(q.x, q.y), img);
        p.setOpacity(1);
    });
    bench("A3c 1000 blits scaled 1.7 bilinear", [&] {
        for (auto &q : B)
            p.drawImage(QRectF(q.x, q.y, 64 * 1.7, 64 * 1.7), img);
    });
    bench("A3d 1000 blits rotated 30 bilinear", [&] {
        for (auto &q : B) {
            QTransform t;
            t.translate(q.x + 32, q.y + 32);
            t.rotate(30);
            p.setTransform(t);
            p.drawImage(QPointF(-32, -32), img);
        }
        p.resetTransform();
    });
    {
        const int m = 24, w = 160 + 2 * m, h = 100 + 2 * m;
        auto mask = [&] {
            QImage a(w, h, QImage::Format_ARGB32_Premultiplied);
            a.fill(0);
            QPainter k(&a);
            k.setRenderHint(QPainter::Antialiasing);
            k.setPen(Qt::NoPen);
            k.setBrush(Qt::black);
            k.drawRoundedRect(QRectF(m, m, 160, 100), 12, 12);
            return a;
        };
        bench("A4a 200 shadows blur each", [&] {
            p.setOpacity(.5);
            for (auto &q : SH) {
                QImage a = mask();
                p.save();
                p.translate(q.x - m, q.y - m + 4);
                qt_blurImage(&p, a, QR, true, true);
                p.restore();
            }
            p.setOpacity(1);
        });
        QImage a = mask();
        QImage out(w, h, QImage::Format_ARGB32_Premultiplied);
        out.fill(0);
        {
            QPainter k(&out);
            qt_blurImage(&k, a, QR, true, true);
        }
        bench("A4b 200 shadows cached mask", [&] {
            p.setOpacity(.5);
            for (auto &q : SH)
                p.drawImage(QPointF(q.x - m, q.y - m + 4), out);
            p.setOpacity(1);
        });
    }
    p.setPen(qc(0x101010));
    for (int px : {17, 51}) {
        char nm[64];
        QFont f("DejaVu Sans");
        f.setPixelSize(px);
        f.setHintingPreference(QFont::PreferNoHinting);
        f.setStyleStrategy(QFont::NoSubpixelAntialias);
        p.setFont(f);
        auto y = [&](int i) {
            return px == 17 ? i * 25.0 : (i % 42) * 60.0;
        };
        std::vector<QString> qs;
        for (auto &s : TL)
            qs.push_back(QString::fromStdString(s));
        auto lay = [&](QTextLayout &l) {
            l.beginLayout();
            QTextLine ln = l.createLine();
            ln.setLineWidth(1e6);
            l.endLayout();
        };
        snprintf(nm, 64, "A5a %dpx 5000 glyphs layout+draw", px);
        bench(nm, [&] {
            p.setPen(qc(0x101010));
            for (int i = 0; i < 100; i++) {
                QTextLayout l(qs[i], f);
                lay(l);
                l.draw(&p, QPointF(4, y(i)));
            }
        });
        snprintf(nm, 64, "A5b %dpx 5000 glyphs layout only", px);
        bench(
            nm,
            [&] {
                for (int i = 0; i < 100; i++) {
                    QTextLayout l(qs[i], f);
                    lay(l);
                }
            },
            false);
        std::vector<std::pair<double, QGlyphRun>> gr;
        for (int i = 0; i < 100; i++) {
            QTextLayout l(qs[i], f);
            lay(l);
            for (auto &g : l.glyphRuns())
                gr.push_back({y(i), g});
        }
        snprintf(nm, 64, "A5c %dpx 5000 glyphs draw only", px);
        bench(nm, [&] {
            p.setPen(qc(0x101010));
            for (auto &g : gr)
                p.drawGlyphRun(QPointF(4, g.first), g.second);
        });
    }
    if (!gdump) {
        std::vector<uint32_t> b2((size_t)W * H, 0x80808080);
        QImage i2((uchar *)b2.data(), W, H, W * 4, QImage::Format_ARGB32_Premultiplied);
        int k = 0;
        bench(
            "A6c fullscreen solid fill",
            [&] { p.fillRect(0, 0, W, H, QColor(10, 20, 30 + (k++ & 7))); }, false);
        bench(
            "A6d fullscreen copy",
            [&] {
                p.setCompositionMode(QPainter::CompositionMode_Source);
                p.drawImage(0, 0, i2);
                p.setCompositionMode(QPainter::CompositionMode_SourceOver);
            },
            false);
        bench("A6e fullscreen src-over image", [&] { p.drawImage(0, 0, i2); }, false);
        bench(
            "A6f fullscreen src-over solid alpha",
            [&] { p.fillRect(0, 0, W, H, QColor(10, 20, 30, 128)); }, false);
        bench(
            "A6g fullscreen linear gradient",
            [&] {
                QLinearGradient g(0, 0, W, H);
                g.setColorAt(0, Qt::red);
                g.setColorAt(.5, Qt::green);
                g.setColorAt(1, Qt::blue);
                p.fillRect(0, 0, W, H, g);
            },
            false);
        bench(
            "A6h fullscreen radial gradient",
            [&] {
                QRadialGradient g(W / 2, H / 2, 1200);
                g.setColorAt(0, Qt::red);
                g.setColorAt(.5, Qt::green);
                g.setColorAt(1, Qt::blue);
                p.fillRect(0, 0, W, H, g);
            },
            false);
    }
    p.end();
}
