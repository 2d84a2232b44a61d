// SPDX-License-Identifier: Apache-2.0

#include <QtWidgets/QtWidgets>
#include "e_common.h"
struct L : QLabel {
    using QLabel::QLabel;
    void paintEvent(QPaintEvent *e) override {
        QLabel::paintEvent(e);
        static bool once = false;
        if (!once) {
            once = true;
            QTimer::singleShot(0, [] { done("ttff"); });
        }
    }
};
int main(int c, char **v) {
    QApplication a(c, v);
    L l("Hello, window");
    l.setAlignment(Qt::AlignCenter);
    l.resize(390, 844);
    l.show();
    return a.exec();
}
