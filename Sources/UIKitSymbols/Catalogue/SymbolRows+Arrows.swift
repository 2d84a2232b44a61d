// SPDX-License-Identifier: Apache-2.0

extension SymbolRows {
    static let arrows = """
        chevron.left | 12 20 | s M 10 1.8 L 2 10 L 10 18.2
        chevron.right | 12 20 | s M 2 1.8 L 10 10 L 2 18.2
        chevron.up | 20 12 | s M 1.8 10 L 10 2 L 18.2 10
        chevron.down | 20 12 | s M 1.8 2 L 10 10 L 18.2 2
        chevron.left.2 | 19 20 | s M 9.6 1.8 L 1.8 10 L 9.6 18.2 ; s M 17.2 1.8 L 9.4 10 L \
          17.2 18.2
        chevron.right.2 | 19 20 | s M 1.8 1.8 L 9.6 10 L 1.8 18.2 ; s M 9.4 1.8 L 17.2 10 L \
          9.4 18.2
        chevron.up.2 | 20 18 | s M 1.8 9.2 L 10 1.8 L 18.2 9.2 ; s M 1.8 16.2 L 10 8.8 L 18.2 16.2
        chevron.down.2 | 20 18 | s M 1.8 1.8 L 10 9.2 L 18.2 1.8 ; s M 1.8 8.8 L 10 16.2 L \
          18.2 8.8
        chevron.compact.left | 9 24 | s M 7 2 L 2 12 L 7 22
        chevron.compact.right | 9 24 | s M 2 2 L 7 12 L 2 22
        chevron.compact.up | 24 9 | s M 2 7 L 12 2 L 22 7
        chevron.compact.down | 24 9 | s M 2 2 L 12 7 L 22 2
        chevron.up.chevron.down | 13 20 | s M 1.8 7 L 6.5 2 L 11.2 7 ; s M 1.8 13 L 6.5 18 L \
          11.2 13
        chevron.left.slash.chevron.right | 27 19 | s M 7.6 3.6 L 1.8 9.5 L 7.6 15.4 ; s M 19.4 \
          3.6 L 25.2 9.5 L 19.4 15.4 ; s M 16.2 1.6 L 10.8 17.4
        chevron.left.forwardslash.chevron.right = chevron.left.slash.chevron.right
        arrow.left | 21 17 | s M 2 8.5 H 19.3 ; s M 8.8 1.7 L 2 8.5 L 8.8 15.3
        arrow.right | 21 17 | s M 19 8.5 H 1.7 ; s M 12.2 1.7 L 19 8.5 L 12.2 15.3
        arrow.up | 17 21 | s M 8.5 2 V 19.3 ; s M 1.7 8.8 L 8.5 2 L 15.3 8.8
        arrow.down | 17 21 | s M 8.5 19 V 1.7 ; s M 1.7 12.2 L 8.5 19 L 15.3 12.2
        arrow.up.right | 16.5 16.5 | s M 1.8 14.7 L 14.4 2.1 ; s M 5 1.8 H 14.7 V 11.5
        arrow.up.left | 16.5 16.5 | s M 14.7 14.7 L 2.1 2.1 ; s M 11.5 1.8 H 1.8 V 11.5
        arrow.down.right | 16.5 16.5 | s M 1.8 1.8 L 14.4 14.4 ; s M 5 14.7 H 14.7 V 5
        arrow.down.left | 16.5 16.5 | s M 14.7 1.8 L 2.1 14.4 ; s M 11.5 14.7 H 1.8 V 5
        arrow.left.and.right | 27 14 | s M 2.2 7 H 24.8 ; s M 7.2 1.6 L 1.8 7 L 7.2 12.4 ; s M \
          19.8 1.6 L 25.2 7 L 19.8 12.4
        arrow.up.and.down | 14 27 | s M 7 2.2 V 24.8 ; s M 1.6 7.2 L 7 1.8 L 12.4 7.2 ; s M \
          1.6 19.8 L 7 25.2 L 12.4 19.8
        arrow.left.arrow.right | 22 21 | s M 1.8 6 H 19.8 ; s M 15.8 1.8 L 20.2 6 L 15.8 10.2 \
          ; s M 20.2 15 H 2.2 ; s M 6.2 10.8 L 1.8 15 L 6.2 19.2
        arrow.right.arrow.left = arrow.left.arrow.right
        arrow.up.arrow.down | 21 22 | s M 6 20.2 V 2.2 ; s M 1.8 6.2 L 6 1.8 L 10.2 6.2 ; s M \
          15 1.8 V 19.8 ; s M 10.8 15.8 L 15 20.2 L 19.2 15.8
        arrow.up.left.and.arrow.down.right | 20.5 20.5 | s M 8.2 8.2 L 2.2 2.2 ; s M 9.4 1.8 H \
          1.8 V 9.4 ; s M 12.3 12.3 L 18.3 18.3 ; s M 11.1 18.7 H 18.7 V 11.1
        arrow.up.right.and.arrow.down.left | 20.5 20.5 | s M 12.3 8.2 L 18.3 2.2 ; s M 11.1 \
          1.8 H 18.7 V 9.4 ; s M 8.2 12.3 L 2.2 18.3 ; s M 9.4 18.7 H 1.8 V 11.1
        arrow.down.right.and.arrow.up.left | 21.5 21.5 | s M 1.8 1.8 L 8.6 8.6 ; s M 1.8 9 H 9 \
          V 1.8 ; s M 19.7 19.7 L 12.9 12.9 ; s M 12.5 19.7 V 12.5 H 19.7
        arrow.down.left.and.arrow.up.right | 21.5 21.5 | s M 19.7 1.8 L 12.9 8.6 ; s M 12.5 \
          1.8 V 9 H 19.7 ; s M 1.8 19.7 L 8.6 12.9 ; s M 1.8 12.5 H 9 V 19.7
        arrow.up.and.down.and.arrow.left.and.right | 26 26 | s M 13 2.2 V 23.8 ; s M 2.2 13 H \
          23.8 ; s M 9.4 5.2 L 13 1.6 L 16.6 5.2 ; s M 9.4 20.8 L 13 24.4 L 16.6 20.8 ; s M \
          5.2 9.4 L 1.6 13 L 5.2 16.6 ; s M 20.8 9.4 L 24.4 13 L 20.8 16.6
        arrow.up.left.and.down.right.and.arrow.up.right.and.down.left | 21.5 21.5 | s M 2.2 \
          2.2 L 19.3 19.3 ; s M 19.3 2.2 L 2.2 19.3 ; s M 7 1.8 H 1.8 V 7 ; s M 14.5 1.8 H \
          19.7 V 7 ; s M 1.8 14.5 V 19.7 H 7 ; s M 19.7 14.5 V 19.7 H 14.5
        arrow.up.to.line | 17 22 | s M 1.6 1.6 H 15.4 ; s M 8.5 6 V 20.3 ; s M 2.8 11.6 L 8.5 \
          5.8 L 14.2 11.6
        arrow.down.to.line | 17 22 | s M 1.6 20.4 H 15.4 ; s M 8.5 16 V 1.7 ; s M 2.8 10.4 L \
          8.5 16.2 L 14.2 10.4
        arrow.left.to.line | 22 17 | s M 1.6 1.6 V 15.4 ; s M 6 8.5 H 20.3 ; s M 11.6 2.8 L \
          5.8 8.5 L 11.6 14.2
        arrow.right.to.line | 22 17 | s M 20.4 1.6 V 15.4 ; s M 16 8.5 H 1.7 ; s M 10.4 2.8 L \
          16.2 8.5 L 10.4 14.2
        arrow.up.to.line.compact = arrow.up.to.line
        arrow.down.to.line.compact = arrow.down.to.line
        arrow.left.and.line.vertical.and.arrow.right | 27 17 | s M 13.5 1.6 V 15.4 ; s M 9.4 \
          8.5 H 2 ; s M 5.6 4.6 L 1.8 8.5 L 5.6 12.4 ; s M 17.6 8.5 H 25 ; s M 21.4 4.6 L 25.2 \
          8.5 L 21.4 12.4
        arrow.up.and.line.horizontal.and.arrow.down | 17 27 | s M 1.6 13.5 H 15.4 ; s M 8.5 \
          9.4 V 2 ; s M 4.6 5.6 L 8.5 1.8 L 12.4 5.6 ; s M 8.5 17.6 V 25 ; s M 4.6 21.4 L 8.5 \
          25.2 L 12.4 21.4
        arrow.clockwise | 19 22 | s A 9.5 12.2 7.9 -34 -346 ; s M 17.1 2.8 V 8 H 11.9
        arrow.counterclockwise | 19 22 | s A 9.5 12.2 7.9 214 526 ; s M 1.9 2.8 V 8 H 7.1
        arrow.2.circlepath | 26 20 | s A 13 10 8.2 188 344 ; s M 17.2 7.2 L 21 11.4 L 24.4 6.6 \
          ; s A 13 10 8.2 8 164 ; s M 8.8 12.8 L 5 8.6 L 1.6 13.4
        arrow.triangle.2.circlepath | 26 20 | s A 13 10 7.9 194 340 ; f M 17.2 8.2 H 24.8 L 21 \
          13 Z ; s A 13 10 7.9 14 160 ; f M 8.8 11.8 H 1.2 L 5 7 Z
        arrow.triangle.branch | 22 23 | s M 6 21.2 V 6 ; f M 1.8 7 L 6 .8 L 10.2 7 Z ; s M 6 \
          18.6 C 6 14.4 16 16 16 10 ; f M 11.8 10.6 L 16 4.4 L 20.2 10.6 Z
        arrow.branch = arrow.triangle.branch
        arrow.triangle.merge | 20 22 | s M 10 8 V 5 ; f M 6 6.6 L 10 .8 L 14 6.6 Z ; s M 10 8 \
          Q 10 13 3 20 ; s M 10 8 Q 10 13 17 20
        arrow.triangle.swap | 20 22 | s M 5.5 20 V 7 ; f M 1.4 8 L 5.5 1.6 L 9.6 8 Z ; s M \
          14.5 2 V 15 ; f M 10.4 14 L 14.5 20.4 L 18.6 14 Z
        arrow.triangle.turn.up.right.diamond | 25 25 | b M 11 2.3 Q 12.5 .8 14 2.3 L 22.7 11 Q \
          24.2 12.5 22.7 14 L 14 22.7 Q 12.5 24.2 11 22.7 L 2.3 14 Q .8 12.5 2.3 11 Z ; d M 9 \
          16.6 V 12.4 Q 9 11.2 10.2 11.2 H 14 ; e M 13.2 7.6 L 17.8 11.2 L 13.2 14.8 Z
        arrow.uturn.left | 21 19 | s M 2.2 6.6 H 13.6 C 17.2 6.6 19.2 9 19.2 12 C 19.2 15 17.2 \
          17.4 13.6 17.4 H 10 ; s M 7 1.8 L 2 6.6 L 7 11.4
        arrow.uturn.right | 21 19 | s M 18.8 6.6 H 7.4 C 3.8 6.6 1.8 9 1.8 12 C 1.8 15 3.8 \
          17.4 7.4 17.4 H 11 ; s M 14 1.8 L 19 6.6 L 14 11.4
        arrow.uturn.up | 19 21 | s M 6.6 2.2 V 13.6 C 6.6 17.2 9 19.2 12 19.2 C 15 19.2 17.4 \
          17.2 17.4 13.6 V 10 ; s M 1.8 7 L 6.6 2 L 11.4 7
        arrow.uturn.down | 19 21 | s M 6.6 18.8 V 7.4 C 6.6 3.8 9 1.8 12 1.8 C 15 1.8 17.4 3.8 \
          17.4 7.4 V 11 ; s M 1.8 14 L 6.6 19 L 11.4 14
        arrow.turn.up.left | 21 18 | s M 2.2 6.8 H 14.4 Q 19.2 6.8 19.2 11.6 V 16.2 ; s M 7 \
          1.8 L 2 6.8 L 7 11.8
        arrow.turn.up.right | 21 18 | s M 18.8 6.8 H 6.6 Q 1.8 6.8 1.8 11.6 V 16.2 ; s M 14 \
          1.8 L 19 6.8 L 14 11.8
        arrow.turn.down.left | 21 18 | s M 2.2 11.2 H 14.4 Q 19.2 11.2 19.2 6.4 V 1.8 ; s M 7 \
          6.2 L 2 11.2 L 7 16.2
        arrow.turn.down.right | 21 18 | s M 18.8 11.2 H 6.6 Q 1.8 11.2 1.8 6.4 V 1.8 ; s M 14 \
          6.2 L 19 11.2 L 14 16.2
        arrow.turn.right.up | 18 21 | s M 11.2 2.2 V 14.4 Q 11.2 19.2 6.4 19.2 H 1.8 ; s M 6.2 \
          7 L 11.2 2 L 16.2 7
        arrow.turn.left.up | 18 21 | s M 6.8 2.2 V 14.4 Q 6.8 19.2 11.6 19.2 H 16.2 ; s M 1.8 \
          7 L 6.8 2 L 11.8 7
        arrow.turn.right.down | 18 21 | s M 11.2 18.8 V 6.6 Q 11.2 1.8 6.4 1.8 H 1.8 ; s M 6.2 \
          14 L 11.2 19 L 16.2 14
        arrow.turn.left.down | 18 21 | s M 6.8 18.8 V 6.6 Q 6.8 1.8 11.6 1.8 H 16.2 ; s M 1.8 \
          14 L 6.8 19 L 11.8 14
        return | 22 17 | s M 2.2 11 H 16.6 Q 20.2 11 20.2 7.4 V 1.8 ; s M 7 6 L 2 11 L 7 16
        return.left = return
        return.right | 22 17 | s M 19.8 11 H 5.4 Q 1.8 11 1.8 7.4 V 1.8 ; s M 15 6 L 20 11 L 15 16
        goforward | 21 23.4 | s A 10.5 13.2 8.6 262 -42 ; f M 10.2 .6 L 16 4.6 L 10.2 8.6 Z
        gobackward | 21 23.4 | s A 10.5 13.2 8.6 -82 222 ; f M 10.8 .6 L 5 4.6 L 10.8 8.6 Z
        goforward.5 | 21 23.4 | @goforward 0 0 1 ; t 5 10.5 13.4 6.4
        goforward.10 | 21 23.4 | @goforward 0 0 1 ; t 10 10.4 13.4 6
        goforward.15 | 21 23.4 | @goforward 0 0 1 ; t 15 10.4 13.4 6
        goforward.30 | 21 23.4 | @goforward 0 0 1 ; t 30 10.5 13.4 6
        goforward.45 | 21 23.4 | @goforward 0 0 1 ; t 45 10.5 13.4 6
        goforward.60 | 21 23.4 | @goforward 0 0 1 ; t 60 10.5 13.4 6
        goforward.plus | 21 23.4 | @goforward 0 0 1 ; s M 10.5 9.8 V 17 ; s M 6.9 13.4 H 14.1
        gobackward.5 | 21 23.4 | @gobackward 0 0 1 ; t 5 10.5 13.4 6.4
        gobackward.10 | 21 23.4 | @gobackward 0 0 1 ; t 10 10.4 13.4 6
        gobackward.15 | 21 23.4 | @gobackward 0 0 1 ; t 15 10.4 13.4 6
        gobackward.30 | 21 23.4 | @gobackward 0 0 1 ; t 30 10.5 13.4 6
        gobackward.45 | 21 23.4 | @gobackward 0 0 1 ; t 45 10.5 13.4 6
        gobackward.60 | 21 23.4 | @gobackward 0 0 1 ; t 60 10.5 13.4 6
        gobackward.minus | 21 23.4 | @gobackward 0 0 1 ; s M 6.9 13.4 H 14.1
        clock.arrow.circlepath | 24 22 | s A 13 11 9.2 200 505 ; f M .6 8.4 L 7.6 9 L 4 14 Z ; \
          s M 13 5.8 V 11.4 L 16.8 13.6
        clock.arrow.2.circlepath | 26 22 | s A 13 11 9 196 345 ; s A 13 11 9 16 165 ; f M 18 \
          9.4 H 25.8 L 22 14 Z ; f M 8 12.6 H .2 L 4 8 Z ; s M 13 6.4 V 11.2 L 16 13
        arrowtriangle.up | 20 18 | b M 8.6 2.7 Q 10 .4 11.4 2.7 L 18 13.8 Q 19.2 16.4 16.6 \
          16.4 H 3.4 Q .8 16.4 2 13.8 Z
        arrowtriangle.down | 20 18 | b M 8.6 15.3 Q 10 17.6 11.4 15.3 L 18 4.2 Q 19.2 1.6 16.6 \
          1.6 H 3.4 Q .8 1.6 2 4.2 Z
        arrowtriangle.left | 18 20 | b M 2.7 8.6 Q .4 10 2.7 11.4 L 13.8 18 Q 16.4 19.2 16.4 \
          16.6 V 3.4 Q 16.4 .8 13.8 2 Z
        arrowtriangle.right | 18 20 | b M 15.3 8.6 Q 17.6 10 15.3 11.4 L 4.2 18 Q 1.6 19.2 1.6 \
          16.6 V 3.4 Q 1.6 .8 4.2 2 Z
        arrowshape.left | 24 21 | b M 1.8 10.5 L 11.4 1.8 V 6.6 H 20.6 Q 22.2 6.6 22.2 8.2 V \
          12.8 Q 22.2 14.4 20.6 14.4 H 11.4 V 19.2 Z
        arrowshape.right | 24 21 | b M 22.2 10.5 L 12.6 1.8 V 6.6 H 3.4 Q 1.8 6.6 1.8 8.2 V \
          12.8 Q 1.8 14.4 3.4 14.4 H 12.6 V 19.2 Z
        arrowshape.up | 21 24 | b M 10.5 1.8 L 1.8 11.4 H 6.6 V 20.6 Q 6.6 22.2 8.2 22.2 H \
          12.8 Q 14.4 22.2 14.4 20.6 V 11.4 H 19.2 Z
        arrowshape.down | 21 24 | b M 10.5 22.2 L 1.8 12.6 H 6.6 V 3.4 Q 6.6 1.8 8.2 1.8 H \
          12.8 Q 14.4 1.8 14.4 3.4 V 12.6 H 19.2 Z
        arrowshape.turn.up.left | 25 21 | b M 1.8 9.6 L 11.6 1.8 V 6.2 C 18.6 6.2 23 10 23.2 \
          18.8 C 20.6 14.6 17.4 13.2 11.6 13.2 V 17.4 Z
        arrowshape.turn.up.right | 25 21 | b M 23.2 9.6 L 13.4 1.8 V 6.2 C 6.4 6.2 2 10 1.8 \
          18.8 C 4.4 14.6 7.6 13.2 13.4 13.2 V 17.4 Z
        arrowshape.turn.up.left.2 | 30 21 | b M 6.8 9.6 L 16.6 1.8 V 6.2 C 23.6 6.2 28 10 28.2 \
          18.8 C 25.6 14.6 22.4 13.2 16.6 13.2 V 17.4 Z ; s M 10.4 2 L 1.8 9.6 L 10.4 17.2
        square.and.arrow.up | 19.5 25.6 | s M 9.75 15.6 V 2.2 ; s M 5.2 6.4 L 9.75 1.8 L 14.3 \
          6.4 ; p M 5.8 9.4 H 4.4 Q 1.4 9.4 1.4 12.4 V 21 Q 1.4 24.2 4.4 24.2 H 15.1 Q 18.1 \
          24.2 18.1 21 V 12.4 Q 18.1 9.4 15.1 9.4 H 13.7 ; h M 7.6 8.5 H 4.4 Q .5 8.5 .5 12.4 \
          V 21 Q .5 25.1 4.4 25.1 H 15.1 Q 19 25.1 19 21 V 12.4 Q 19 8.5 15.1 8.5 H 11.9 V \
          15.6 A 9.75 15.6 2.15 0 180 Z
        square.and.arrow.down | 19.5 25 | s M 9.75 2 V 15.4 ; s M 5.2 11.2 L 9.75 15.8 L 14.3 \
          11.2 ; p M 5.8 8.4 H 4.4 Q 1.4 8.4 1.4 11.4 V 20.4 Q 1.4 23.6 4.4 23.6 H 15.1 Q 18.1 \
          23.6 18.1 20.4 V 11.4 Q 18.1 8.4 15.1 8.4 H 13.7
        square.and.arrow.down.fill | 19.5 25 | f M 4.4 7.5 H 15.1 Q 19 7.5 19 11.4 V 20.4 Q 19 \
          24.5 15.1 24.5 H 4.4 Q .5 24.5 .5 20.4 V 11.4 Q .5 7.5 4.4 7.5 Z ; ks M 9.75 2 V \
          16.8 ; ks M 5.6 13 L 9.75 17.2 L 13.9 13 ; s M 9.75 2 V 16.8
        square.and.arrow.up.on.square | 23.5 28 | s M 13.75 17 V 2.2 ; s M 9.4 6.2 L 13.75 1.8 \
          L 18.1 6.2 ; p M 10 9.4 H 8.6 Q 5.6 9.4 5.6 12.4 V 19.4 Q 5.6 22.6 8.6 22.6 H 19 Q \
          22.1 22.6 22.1 19.4 V 12.4 Q 22.1 9.4 19 9.4 H 17.5 ; h M 11.6 8.5 H 8.6 Q 4.7 8.5 \
          4.7 12.4 V 19.4 Q 4.7 23.5 8.6 23.5 H 19 Q 23 23.5 23 19.4 V 12.4 Q 23 8.5 19 8.5 H \
          15.9 V 16.6 A 13.75 16.6 2.15 0 180 Z ; s M 1.6 13 V 22 Q 1.6 26.4 6 26.4 H 17.6
        square.and.arrow.down.on.square | 23.5 27 | s M 13.75 2 V 14.6 ; s M 9.4 10.4 L 13.75 \
          15 L 18.1 10.4 ; s M 10 8.4 H 8.6 Q 5.6 8.4 5.6 11.4 V 18.4 Q 5.6 21.6 8.6 21.6 H 19 \
          Q 22.1 21.6 22.1 18.4 V 11.4 Q 22.1 8.4 19 8.4 H 17.5 ; s M 1.6 12 V 21 Q 1.6 25.4 6 \
          25.4 H 17.6
        rectangle.portrait.and.arrow.right | 26 23 | s M 15 5.6 V 4.6 Q 15 1.4 11.8 1.4 H 4.6 \
          Q 1.4 1.4 1.4 4.6 V 18.4 Q 1.4 21.6 4.6 21.6 H 11.8 Q 15 21.6 15 18.4 V 17.4 ; s M 8 \
          11.5 H 23.8 ; s M 19.6 6.9 L 24.2 11.5 L 19.6 16.1
        rectangle.portrait.and.arrow.left | 26 23 | s M 11 5.6 V 4.6 Q 11 1.4 14.2 1.4 H 21.4 \
          Q 24.6 1.4 24.6 4.6 V 18.4 Q 24.6 21.6 21.4 21.6 H 14.2 Q 11 21.6 11 18.4 V 17.4 ; s \
          M 18 11.5 H 2.2 ; s M 6.4 6.9 L 1.8 11.5 L 6.4 16.1
        square.and.arrow.forward = rectangle.portrait.and.arrow.right
        arrow.right.doc.on.clipboard | 24 25 | @clipboard 0 0 1 ; ks M 10 15 H 22 ; ks M 17.8 \
          10.4 L 22.4 15 L 17.8 19.6 ; s M 10 15 H 22
        arrow.up.doc | 18.4 23.6 | @doc 0 0 1 ; d M 9.2 18.4 V 11.4 ; d M 6 14 L 9.2 10.8 L \
          12.4 14
        arrow.down.doc | 18.4 23.6 | @doc 0 0 1 ; d M 9.2 11 V 18 ; d M 6 15.4 L 9.2 18.6 L \
          12.4 15.4
        shuffle | 25 19 | s M 1.6 4.4 H 5 Q 7.6 4.4 9.2 6.8 L 12.8 12.2 Q 14.4 14.6 17 14.6 H \
          22.6 ; s M 1.6 14.6 H 5 Q 7.2 14.6 8.6 12.8 ; s M 13.2 6.4 Q 14.6 4.4 17 4.4 H 22.6 \
          ; s M 19.6 1.2 L 23.2 4.4 L 19.6 7.6 ; s M 19.6 11.4 L 23.2 14.6 L 19.6 17.8
        repeat | 25 22 | s M 1.6 10.4 V 9 Q 1.6 5 5.6 5 H 22 ; s M 18.6 1.4 L 22.6 5 L 18.6 \
          8.6 ; s M 23.4 11.6 V 13 Q 23.4 17 19.4 17 H 3 ; s M 6.4 13.4 L 2.4 17 L 6.4 20.6
        repeat.1 | 28 22 | s M 1.6 10.4 V 9 Q 1.6 5 5.6 5 H 18 ; s M 14.6 1.4 L 18.6 5 L 14.6 \
          8.6 ; s M 23.4 11.6 V 13 Q 23.4 17 19.4 17 H 3 ; s M 6.4 13.4 L 2.4 17 L 6.4 20.6 ; \
          s M 23.4 3.2 L 25.6 1.8 V 8.2
        rotate.left | 25 23 | b R 1.6 10.4 15 11 2.6 ; s M 9.4 5 H 16 Q 22.6 5.4 22.6 12.4 ; f \
          M 10.4 .8 L 5 5 L 10.4 9.2 Z
        rotate.right | 25 23 | b R 8.4 10.4 15 11 2.6 ; s M 15.6 5 H 9 Q 2.4 5.4 2.4 12.4 ; f \
          M 14.6 .8 L 20 5 L 14.6 9.2 Z
        crop | 24 24 | s M 5.8 1.4 V 15 Q 5.8 18.2 9 18.2 H 22.6 ; s M 1.4 5.8 H 15 Q 18.2 5.8 \
          18.2 9 V 22.6
        location.north.line = location.north
        flip.horizontal | 25 21 | b M 9.6 4.4 V 18 H 2 Z ; s M 12.5 1 V 20 ; s M 15.4 4.4 V 18 \
          H 23 Z
        arrow.left.and.right.righttriangle.left.righttriangle.right = flip.horizontal
        arrow.2.squarepath | 24 22 | s M 2.4 13.4 V 6.6 Q 2.4 3.6 5.4 3.6 H 16 ; s M 21.6 8.6 \
          V 15.4 Q 21.6 18.4 18.6 18.4 H 8 ; f M 15.4 .2 L 20.4 3.6 L 15.4 7 Z ; f M 8.6 21.8 \
          L 3.6 18.4 L 8.6 15 Z
        arrow.3.trianglepath | 25 23 | s M 3.4 15.4 L 8.6 6 ; s M 15.4 3.6 L 20.6 12.6 ; s M \
          19.4 20 H 8.4 ; f M 6 6.8 L 11 2 L 12 8.8 Z ; f M 22.4 10.4 L 22.6 17.2 L 16.8 13.8 \
          Z ; f M 9.4 16.6 L 3.6 20 L 9.4 23 Z
        arrow.merge = arrow.triangle.merge
        arrow.swap = arrow.triangle.swap
        arrow.up.to.line.alt = arrow.up.to.line
        arrow.down.to.line.alt = arrow.down.to.line
        arrow.left.to.line.alt = arrow.left.to.line
        arrow.right.to.line.alt = arrow.right.to.line
        crop.rotate | 25 25 | @crop 4.6 4.6 .66 ; s A 12.5 12.5 11 170 250 ; s A 12.5 12.5 11 \
          -10 70
        lock.rotation.open | 23.2 22.3 | s A 11.6 11.15 8.96 -60 250 ; s M 16.88 1.48 V 4.47 H \
          20.24 ; f R 8.38 10.08 6.44 5.42 1.12 ; s M 13.51 10.08 V 8.77 A 15.01 8.77 1.49 180 360
        square.and.arrow.down.on.square.fill | 23.5 27 | f M 8.6 7.5 H 19 Q 23 7.5 23 11.4 V \
          18.4 Q 23 22.5 19 22.5 H 8.6 Q 4.7 22.5 4.7 18.4 V 11.4 Q 4.7 7.5 8.6 7.5 Z ; ks M \
          13.75 2 V 15 ; ks M 9.8 11.2 L 13.75 15.2 L 17.7 11.2 ; s M 13.75 2 V 15 ; s M 1.6 \
          12 V 21 Q 1.6 25.4 6 25.4 H 17.6
        rectangle.expand.vertical | 21 26 | s M 1.6 13 H 19.4 ; s M 10.5 9.4 V 2 ; s M 6.8 5.4 \
          L 10.5 1.8 L 14.2 5.4 ; s M 10.5 16.6 V 24 ; s M 6.8 20.6 L 10.5 24.2 L 14.2 20.6
        rectangle.compress.vertical | 21 26 | s M 1.6 13 H 19.4 ; s M 10.5 1.6 V 9 ; s M 6.8 \
          5.6 L 10.5 9.2 L 14.2 5.6 ; s M 10.5 24.4 V 17 ; s M 6.8 20.4 L 10.5 16.8 L 14.2 20.4
        dollarsign.arrow.circlepath | 26 22 | s A 13 11 9 196 345 ; s A 13 11 9 16 165 ; f M \
          18 9.4 H 25.8 L 22 14 Z ; f M 8 12.6 H .2 L 4 8 Z ; @dollarsign 9.7 5.4 .48
        rectangle.and.arrow.up.right.and.arrow.down.left | 26 21 | b R 1.4 1.4 23.2 18.2 3.4 ; \
          d M 14.6 8.8 L 20 5 ; d M 16 4.8 H 20.4 V 9 ; d M 11.4 12.2 L 6 16 ; d M 10 16.2 H \
          5.6 V 12
        rectangle.portrait.and.arrow.right.fill | 26 23 | f M 4.6 .5 H 11.8 Q 15.9 .5 15.9 4.6 \
          V 18.4 Q 15.9 22.5 11.8 22.5 H 4.6 Q .5 22.5 .5 18.4 V 4.6 Q .5 .5 4.6 .5 Z ; ks M 8 \
          11.5 H 23.8 ; s M 8 11.5 H 23.8 ; s M 19.6 6.9 L 24.2 11.5 L 19.6 16.1
        chevron.left.to.line | 16 20 | s M 1.8 2 V 18 ; s M 14 2 L 6.4 10 L 14 18
        chevron.right.to.line | 16 20 | s M 14.2 2 V 18 ; s M 2 2 L 9.6 10 L 2 18
        rotate.3d | 24 24 | s M 2 12 C 2 8.8 6.4 6.6 12 6.6 C 17.6 6.6 22 8.8 22 12 C 22 14.4 \
          19.6 16.2 16 17 ; s M 12 22 C 8.8 22 6.6 17.6 6.6 12 C 6.6 6.4 8.8 2 12 2 C 14.4 2 \
          16.2 4.4 17 8 ; s M 18.4 13.8 L 15.6 17.2 L 19 20 ; s M 2 12 C 2 14 4 15.6 6.8 16.6
        move.3d | 24 23 | s M 12 13 V 2.2 ; s M 8.6 5.2 L 12 1.8 L 15.4 5.2 ; s M 12 13 L 2.4 \
          19.2 ; s M 2.6 14.6 L 2 19.4 L 6.8 20.2 ; s M 12 13 L 21.6 19.2 ; s M 21.4 14.6 L 22 \
          19.4 L 17.2 20.2
        """
}
