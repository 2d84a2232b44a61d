// SPDX-License-Identifier: Apache-2.0

extension SymbolRows {
    static let shapes = """
        circle | 23.2 22.3 | b O 11.6 11.15 9.24
        circle.dashed | 23.2 22.3 | s A 11.6 11.15 9.24 -101.7 -78.3 ; s A 11.6 11.15 9.24 -56.7 \
          -33.3 ; s A 11.6 11.15 9.24 -11.7 11.7 ; s A 11.6 11.15 9.24 33.3 56.7 ; s A 11.6 11.15 \
          9.24 78.3 101.7 ; s A 11.6 11.15 9.24 123.3 146.7 ; s A 11.6 11.15 9.24 168.3 191.7 ; s \
          A 11.6 11.15 9.24 213.3 236.7
        circle.dotted | 23.2 22.3 | f O 11.6 1.91 1.12 O 16.22 3.15 1.12 O 19.6 6.53 1.12 O 20.84 \
          11.15 1.12 O 19.6 15.77 1.12 O 16.22 19.15 1.12 O 11.6 20.39 1.12 O 6.98 19.15 1.12 O \
          3.6 15.77 1.12 O 2.36 11.15 1.12 O 3.6 6.53 1.12 O 6.98 3.15 1.12
        circle.lefthalf.filled | 23.2 22.3 | s O 11.6 11.15 9.24 ; f M 11.6 1.91 A 11.6 11.15 9.24 \
          270 90 Z
        circle.righthalf.filled | 23.2 22.3 | s O 11.6 11.15 9.24 ; f M 11.6 20.39 A 11.6 11.15 \
          9.24 90 -90 Z
        circle.inset.filled | 23.2 22.3 | s O 11.6 11.15 9.24 ; f O 11.6 11.15 5.98
        circle.grid.2x2 | 21 21 | b O 5.5 5.5 4 ; b O 15.5 5.5 4 ; b O 5.5 15.5 4 ; b O 15.5 \
          15.5 4
        circle.grid.3x3 | 22 22 | b O 3.6 3.6 2.2 ; b O 11 3.6 2.2 ; b O 18.4 3.6 2.2 ; b O \
          3.6 11 2.2 ; b O 11 11 2.2 ; b O 18.4 11 2.2 ; b O 3.6 18.4 2.2 ; b O 11 18.4 2.2 ; \
          b O 18.4 18.4 2.2
        smallcircle.filled.circle | 23.2 22.3 | b O 11.6 11.15 9.24 ; e O 11.6 11.15 3.74
        target | 23.2 22.3 | s O 11.6 11.15 9.24 ; s O 11.6 11.15 5.32 ; f O 11.6 11.15 1.96
        square | 21.5 21.5 | b R 1.4 1.4 18.7 18.7 4
        square.dashed | 21.5 21.5 | s M 1.4 6 V 5.4 Q 1.4 1.4 5.4 1.4 H 6 ; s M 15.5 1.4 H \
          16.1 Q 20.1 1.4 20.1 5.4 V 6 ; s M 20.1 15.5 V 16.1 Q 20.1 20.1 16.1 20.1 H 15.5 ; s \
          M 6 20.1 H 5.4 Q 1.4 20.1 1.4 16.1 V 15.5 ; s M 9.6 1.4 H 11.9 ; s M 9.6 20.1 H 11.9 \
          ; s M 1.4 9.6 V 11.9 ; s M 20.1 9.6 V 11.9
        square.lefthalf.filled | 21.5 21.5 | s R 1.4 1.4 18.7 18.7 4 ; f M 10.75 1.4 V 20.1 H \
          5.4 Q 1.4 20.1 1.4 16.1 V 5.4 Q 1.4 1.4 5.4 1.4 Z
        square.righthalf.filled | 21.5 21.5 | s R 1.4 1.4 18.7 18.7 4 ; f M 10.75 1.4 V 20.1 H \
          16.1 Q 20.1 20.1 20.1 16.1 V 5.4 Q 20.1 1.4 16.1 1.4 Z
        square.on.square | 24 24 | b R 7.4 7.4 15.2 15.2 3.4 ; p M 5 16.6 Q 1.4 16.6 1.4 13 V \
          5 Q 1.4 1.4 5 1.4 H 13 Q 16.6 1.4 16.6 5 ; h M 5.2 17.5 Q .5 17.2 .5 13 V 5 Q .5 .5 \
          5 .5 H 13 Q 17.2 .5 17.5 5.2 H 10.8 Q 5.2 5.2 5.2 10.8 Z
        square.on.circle | 24 24 | b R 8.6 8.6 14 14 3.2 ; s A 8.6 8.6 7.2 115 335
        square.stack | 22 24 | b R 1.4 9.4 19.2 13.2 3.2 ; s M 3.6 5.4 H 18.4 ; s M 5.8 1.6 H 16.2
        square.stack.3d.up | 25 24 | b M 12.5 1.6 L 23 7.2 L 12.5 12.8 L 2 7.2 Z ; s M 2 12 L \
          12.5 17.6 L 23 12 ; s M 2 16.8 L 12.5 22.4 L 23 16.8
        square.grid.2x2 | 21.5 21.5 | b R 1.4 1.4 7.4 7.4 1.6 ; b R 12.7 1.4 7.4 7.4 1.6 ; b R \
          1.4 12.7 7.4 7.4 1.6 ; b R 12.7 12.7 7.4 7.4 1.6
        square.grid.3x2 | 25 17 | b R 1.4 1.4 5.2 5.2 0 ; b R 9.9 1.4 5.2 5.2 0 ; b R 18.4 1.4 \
          5.2 5.2 0 ; b R 1.4 10.4 5.2 5.2 0 ; b R 9.9 10.4 5.2 5.2 0 ; b R 18.4 10.4 5.2 5.2 0
        square.grid.3x3 | 23 23 | b R 1.3 1.3 4.2 4.2 0 ; b R 9.4 1.3 4.2 4.2 0 ; b R 17.5 1.3 \
          4.2 4.2 0 ; b R 1.3 9.4 4.2 4.2 0 ; b R 9.4 9.4 4.2 4.2 0 ; b R 17.5 9.4 4.2 4.2 0 ; \
          b R 1.3 17.5 4.2 4.2 0 ; b R 9.4 17.5 4.2 4.2 0 ; b R 17.5 17.5 4.2 4.2 0
        square.split.2x1 | 25 20 | b R 1.4 1.4 22.2 17.2 3.4 ; d M 12.5 1.4 V 18.6
        square.split.1x2 | 20 25 | b R 1.4 1.4 17.2 22.2 3.4 ; d M 1.4 12.5 H 18.6
        square.split.2x2 | 21.5 21.5 | b R 1.4 1.4 18.7 18.7 3.8 ; d M 10.75 1.4 V 20.1 ; d M \
          1.4 10.75 H 20.1
        app | 21.5 21.5 | b R 1.4 1.4 18.7 18.7 5.4
        rectangle | 26 20 | b R 1.4 1.4 23.2 17.2 3.6
        rectangle.dashed | 26 20 | s M 1.4 6 V 5 Q 1.4 1.4 5 1.4 H 6 ; s M 20 1.4 H 21 Q 24.6 \
          1.4 24.6 5 V 6 ; s M 24.6 14 V 15 Q 24.6 18.6 21 18.6 H 20 ; s M 6 18.6 H 5 Q 1.4 \
          18.6 1.4 15 V 14 ; s M 10 1.4 H 16 ; s M 10 18.6 H 16 ; s M 1.4 9.6 V 10.4 ; s M \
          24.6 9.6 V 10.4
        rectangle.portrait | 18 24 | b R 1.4 1.4 15.2 21.2 3.4
        rectangle.on.rectangle | 27 23 | b R 6 6.6 19.6 15 3.2 ; s M 2.4 15.4 Q 1.4 14.6 1.4 \
          13 V 4.8 Q 1.4 1.4 4.8 1.4 H 18.6 Q 20.6 1.4 21.6 2.8
        rectangle.portrait.on.rectangle.portrait | 22 26 | b R 6.6 6 14 18.6 3 ; s M 3.2 20.4 \
          Q 1.4 19.6 1.4 17.4 V 4.6 Q 1.4 1.4 4.6 1.4 H 13 Q 15 1.4 15.8 2.8
        rectangle.stack | 25 24 | b R 1.4 9.4 22.2 13.2 3.2 ; s M 3.8 5.4 H 21.2 ; s M 6.2 1.6 \
          H 18.8
        rectangle.3.group | 27 19 | b R 1.4 1.4 12.6 16.2 2.6 ; b R 17.4 1.4 8.2 6.4 2 ; b R \
          17.4 11.2 8.2 6.4 2
        rectangle.split.2x1 | 26 20 | b R 1.4 1.4 23.2 17.2 3.6 ; d M 13 1.4 V 18.6
        rectangle.split.1x2 | 26 20 | b R 1.4 1.4 23.2 17.2 3.6 ; d M 1.4 10 H 24.6
        rectangle.split.3x1 | 26 20 | b R 1.4 1.4 23.2 17.2 3.6 ; d M 9 1.4 V 18.6 ; d M 17 \
          1.4 V 18.6
        rectangle.split.3x3 | 26 20 | b R 1.4 1.4 23.2 17.2 3.6 ; d M 9 1.4 V 18.6 ; d M 17 \
          1.4 V 18.6 ; d M 1.4 7 H 24.6 ; d M 1.4 13 H 24.6
        rectangle.grid.1x2 | 25 21 | b R 1.4 1.4 22.2 7 1.8 ; b R 1.4 12.6 22.2 7 1.8
        rectangle.grid.2x2 | 26 20 | b R 1.4 1.4 9.8 6.8 1.6 ; b R 14.8 1.4 9.8 6.8 1.6 ; b R \
          1.4 11.8 9.8 6.8 1.6 ; b R 14.8 11.8 9.8 6.8 1.6
        rectangle.grid.3x2 | 28 19 | b R 1.3 1.3 6.4 6 0 ; b R 10.8 1.3 6.4 6 0 ; b R 20.3 1.3 \
          6.4 6 0 ; b R 1.3 11.7 6.4 6 0 ; b R 10.8 11.7 6.4 6 0 ; b R 20.3 11.7 6.4 6 0
        rectangle.grid.1x2.on.rectangle = rectangle.grid.1x2
        sidebar.left | 26 20 | s R 1.4 1.4 23.2 17.2 3.6 ; s M 9.2 1.4 V 18.6 ; s M 4.2 5.4 H \
          6.4 ; s M 4.2 8.6 H 6.4 ; s M 4.2 11.8 H 6.4
        sidebar.right | 26 20 | s R 1.4 1.4 23.2 17.2 3.6 ; s M 16.8 1.4 V 18.6 ; s M 19.6 5.4 \
          H 21.8 ; s M 19.6 8.6 H 21.8 ; s M 19.6 11.8 H 21.8
        sidebar.squares.left = sidebar.left
        sidebar.squares.right = sidebar.right
        capsule | 28 18 | b R 1.4 1.4 25.2 15.2 7.6
        capsule.portrait | 18 28 | b R 1.4 1.4 15.2 25.2 7.6
        oval | 28 18 | b E 14 9 12.6 7.6
        oval.portrait | 18 28 | b E 9 14 7.6 12.6
        triangle | 24 21.5 | b M 10.3 2.7 Q 12 .1 13.7 2.7 L 22 17 Q 23.3 20.1 20.2 20.1 H 3.8 \
          Q .7 20.1 2 17 Z
        octagon | 23 23 | b M 7.6 1.5 H 15.4 L 21.5 7.6 V 15.4 L 15.4 21.5 H 7.6 L 1.5 15.4 V \
          7.6 Z
        hexagon | 23 24 | b M 11.5 1.6 L 20.8 6.8 V 17.2 L 11.5 22.4 L 2.2 17.2 V 6.8 Z
        pentagon | 23 22.5 | b M 11.5 1.6 L 21.58 8.92 L 17.73 20.78 L 5.27 20.78 L 1.42 8.92 Z
        diamond | 25 25 | b M 11 2.3 Q 12.5 .8 14 2.3 L 22.7 11 Q 24.2 12.5 22.7 14 L 14 22.7 \
          Q 12.5 24.2 11 22.7 L 2.3 14 Q .8 12.5 2.3 11 Z
        seal | 25 25 | b M 8.79 3.54 Q 12.5 -0.1 16.21 3.54 Q 21.41 3.59 21.46 8.79 Q 25.1 \
          12.5 21.46 16.21 Q 21.41 21.41 16.21 21.46 Q 12.5 25.1 8.79 21.46 Q 3.59 21.41 3.54 \
          16.21 Q -0.1 12.5 3.54 8.79 Q 3.59 3.59 8.79 3.54 Z
        shield | 20 23.4 | b M 10 1.6 Q 13.6 4.2 18.4 4.4 V 11 Q 18.4 18.4 10 21.8 Q 1.6 18.4 \
          1.6 11 V 4.4 Q 6.4 4.2 10 1.6 Z
        shield.lefthalf.filled | 20 23.4 | s M 10 1.6 Q 13.6 4.2 18.4 4.4 V 11 Q 18.4 18.4 10 \
          21.8 Q 1.6 18.4 1.6 11 V 4.4 Q 6.4 4.2 10 1.6 Z ; f M 10 1.6 Q 6.4 4.2 1.6 4.4 V 11 \
          Q 1.6 18.4 10 21.8 Z
        star | 23.4 22.4 | b M 11.7 1.6 L 14.52 8.32 L 21.78 8.92 L 16.27 13.68 L 17.93 20.78 \
          L 11.7 17 L 5.47 20.78 L 7.13 13.68 L 1.62 8.92 L 8.88 8.32 Z
        star.leadinghalf.filled | 23.4 22.4 | s M 11.7 1.6 L 14.52 8.32 L 21.78 8.92 L 16.27 \
          13.68 L 17.93 20.78 L 11.7 17 L 5.47 20.78 L 7.13 13.68 L 1.62 8.92 L 8.88 8.32 Z ; \
          f M 11.7 1.6 L 8.88 8.32 L 1.62 8.92 L 7.13 13.68 L 5.47 20.78 L 11.7 17 Z ; m
        star.lefthalf.fill = star.leadinghalf.filled
        heart | 23.4 21 | b M 11.7 19.5 C 5.4 15 1.5 11.2 1.5 7 C 1.5 3.9 3.9 1.5 6.8 1.5 C \
          8.8 1.5 10.6 2.6 11.7 4.6 C 12.8 2.6 14.6 1.5 16.6 1.5 C 19.5 1.5 21.9 3.9 21.9 7 C \
          21.9 11.2 18 15 11.7 19.5 Z ; c systemRed
        cube | 22.6 24 | b M 11.3 1.6 L 20.9 6.6 V 17.4 L 11.3 22.4 L 1.7 17.4 V 6.6 Z ; d M \
          1.7 6.6 L 11.3 11.8 L 20.9 6.6 ; d M 11.3 11.8 V 22.4
        shippingbox | 22.6 24 | b M 11.3 1.6 L 20.9 6.6 V 17.4 L 11.3 22.4 L 1.7 17.4 V 6.6 Z \
          ; d M 1.7 6.6 L 11.3 11.8 L 20.9 6.6 ; d M 11.3 11.8 V 22.4 ; d M 6.5 4.1 L 16.1 9.2
        cylinder | 19 23 | b M 1.5 5 E 9.5 5 8 3.4 M 1.5 5 V 18 C 1.5 20 5 21.6 9.5 21.6 C 14 \
          21.6 17.5 20 17.5 18 V 5
        viewfinder | 23 23 | s M 1.5 7 V 4.7 Q 1.5 1.5 4.7 1.5 H 7 ; s M 16 1.5 H 18.3 Q 21.5 \
          1.5 21.5 4.7 V 7 ; s M 21.5 16 V 18.3 Q 21.5 21.5 18.3 21.5 H 16 ; s M 7 21.5 H 4.7 \
          Q 1.5 21.5 1.5 18.3 V 16
        scope | 23.2 22.3 | s O 11.6 11.15 7.84 ; s M 11.6 1.58 V 7.27 ; s M 11.6 15.03 V 20.72 ; \
          s M 2.03 11.15 H 7.72 ; s M 15.48 11.15 H 21.17
        plus.viewfinder | 23 23 | @viewfinder 0 0 1 ; s M 11.5 7 V 16 ; s M 7 11.5 H 16
        inset.filled.rectangle | 26 20 | s R 1.4 1.4 23.2 17.2 3.6 ; f R 4.6 4.6 16.8 10.8 1.4
        circle.lefthalf.fill = circle.lefthalf.filled
        square.lefthalf.fill = square.lefthalf.filled
        circle.righthalf.fill = circle.righthalf.filled
        square.righthalf.fill = square.righthalf.filled
        shield.lefthalf.fill = shield.lefthalf.filled
        triangle.lefthalf.filled | 24 21.5 | s M 10.3 2.7 Q 12 .1 13.7 2.7 L 22 17 Q 23.3 20.1 \
          20.2 20.1 H 3.8 Q .7 20.1 2 17 Z ; f M 12 1.4 Q 11 1.6 10.3 2.7 L 2 17 Q .7 20.1 3.8 \
          20.1 H 12 Z
        triangle.righthalf.filled | 24 21.5 | s M 10.3 2.7 Q 12 .1 13.7 2.7 L 22 17 Q 23.3 \
          20.1 20.2 20.1 H 3.8 Q .7 20.1 2 17 Z ; f M 12 1.4 Q 13 1.6 13.7 2.7 L 22 17 Q 23.3 \
          20.1 20.2 20.1 H 12 Z
        triangle.lefthalf.fill = triangle.lefthalf.filled
        triangle.righthalf.fill = triangle.righthalf.filled
        circle.tophalf.filled | 23.2 22.3 | s O 11.6 11.15 9.24 ; f M 2.36 11.15 A 11.6 11.15 9.24 \
          180 360 Z
        circle.bottomhalf.filled | 23.2 22.3 | s O 11.6 11.15 9.24 ; f M 20.84 11.15 A 11.6 11.15 \
          9.24 0 180 Z
        circle.bottomthird.split | 23.2 22.3 | s O 11.6 11.15 9.24 ; s M 3.43 15.12 H 19.77
        largecircle.fill.circle = circle.inset.filled
        smallcircle.fill.circle = smallcircle.filled.circle
        smallcircle.circle | 23.2 22.3 | b O 11.6 11.15 9.24 ; d O 11.6 11.15 3.36
        smallcircle.fill.circle.fill | 23.2 22.3 | f O 11.6 11.15 10 O 11.6 11.15 3.74
        rhombus = diamond
        cube.box = shippingbox
        cube.transparent | 22.6 24 | s M 11.3 1.6 L 20.9 6.6 V 17.4 L 11.3 22.4 L 1.7 17.4 V \
          6.6 Z ; s M 1.7 6.6 L 5.4 8.6 ; s M 20.9 6.6 L 17.2 8.6 ; s M 11.3 11.8 V 15.4 ; s M \
          8.6 10.4 L 11.3 11.8 L 14 10.4 ; s M 11.3 22.4 V 19
        rectangle.on.rectangle.angled = rectangle.on.rectangle
        rectangle.3.offgrid = rectangle.3.group
        plus.square.on.square | 24 24 | @square.on.square 0 0 1 ; d M 15 11 V 19 ; d M 11 15 H 19
        plus.rectangle.on.rectangle | 27 23 | @rectangle.on.rectangle 0 0 1 ; d M 15.8 10.2 V \
          18 ; d M 11.9 14.1 H 19.7
        play.square.stack | 22 24 | @square.stack 0 0 1 ; e M 8.8 13.4 L 15 16 L 8.8 18.6 Z
        play.rectangle.stack = play.square.stack
        squares.below.rectangle | 23 22 | b R 1.4 1.4 20.2 10 2.4 ; b R 1.4 14.8 5 5 0 ; b R 9 \
          14.8 5 5 0 ; b R 16.6 14.8 5 5 0
        square.grid.4x3.fill | 27 20 | f R 1.0 0.8 4.8 4.8 1 R 7.8 0.8 4.8 4.8 1 R 14.6 0.8 \
          4.8 4.8 1 R 21.4 0.8 4.8 4.8 1 R 1.0 7.6 4.8 4.8 1 R 7.8 7.6 4.8 4.8 1 R 14.6 7.6 \
          4.8 4.8 1 R 21.4 7.6 4.8 4.8 1 R 1.0 14.4 4.8 4.8 1 R 7.8 14.4 4.8 4.8 1 R 14.6 14.4 \
          4.8 4.8 1 R 21.4 14.4 4.8 4.8 1
        circle.grid.cross | 22 22 | b O 11 3.8 2.4 ; b O 11 18.2 2.4 ; b O 3.8 11 2.4 ; b O \
          18.2 11 2.4 ; e O 11 11 2
        circle.grid.2x1 | 21 10 | b O 5.3 5 3.9 ; b O 15.7 5 3.9
        square.3.layers.3d = square.stack.3d.up
        square.stack.3d.down.right = square.stack.3d.up
        grid | 21.5 21.5 | s M 7.4 1.6 V 19.9 ; s M 14.1 1.6 V 19.9 ; s M 1.6 7.4 H 19.9 ; s M \
          1.6 14.1 H 19.9
        staroflife | 23 23 | b M 9 1.6 H 14 V 7.2 L 18.8 4.4 L 21.4 8.8 L 16.6 11.5 L 21.4 \
          14.2 L 18.8 18.6 L 14 15.8 V 21.4 H 9 V 15.8 L 4.2 18.6 L 1.6 14.2 L 6.4 11.5 L 1.6 \
          8.8 L 4.2 4.4 L 9 7.2 Z
        _dot | 10 10 | f O 5 5 3.6
        line.3.crossed.swirl.circle | 23.2 22.3 | s O 11.6 11.15 9.24 ; s M 11.6 8.91 L 11.6 4.8 ; \
          s M 13.54 10.03 L 17.1 7.97 ; s M 13.54 12.27 L 17.1 14.33 ; s M 11.6 13.39 L 11.6 17.5 \
          ; s M 9.66 12.27 L 6.1 14.33 ; s M 9.66 10.03 L 6.1 7.97
        square.and.line.vertical.and.square | 27 19 | s M 13.5 1.4 V 17.6 ; b R 1.4 4.6 8.6 \
          9.8 1.8 ; b R 17 4.6 8.6 9.8 1.8
        flowchart | 26 22 | b R 1.4 1.6 7 5.6 1.4 ; b R 17.6 1.6 7 5.6 1.4 ; b R 17.6 14.6 7 \
          5.6 1.4 ; s M 8.4 4.4 H 17.6 ; s M 13 4.4 V 14.4 Q 13 17.4 16 17.4 H 17.6
        circle.grid.hex = circle.hexagongrid
        """
}
