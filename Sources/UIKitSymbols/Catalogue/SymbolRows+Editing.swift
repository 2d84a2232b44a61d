// SPDX-License-Identifier: Apache-2.0

extension SymbolRows {
    static let editing = """
        pencil | 20 20 | b M 2 16.6 L 2.8 13 L 13.4 2.4 Q 14.6 1.2 15.8 2.4 L 17.6 4.2 Q 18.8 \
          5.4 17.6 6.6 L 7 17.2 L 3.4 18 Q 1.6 18.4 2 16.6 Z ; d M 11.4 4.6 L 15.4 8.6
        pencil.line | 21 21 | b M 2 15.4 L 2.8 12 L 12.8 2 Q 14 .9 15.2 2 L 17 3.8 Q 18.2 5 17 \
          6.2 L 7 16.2 L 3.6 17 Q 1.6 17.4 2 15.4 Z ; s M 10 19.4 H 19.4
        pencil.tip = pencil
        pencil.and.outline = pencil
        pencil.and.scribble | 24 21 | s M 2 15.4 C 2 8 8 4 9 8 C 10 12 5 18 8 19 C 11 20 13 16 \
          14.6 17.4 C 16.4 19 18.6 19 21 18 ; b M 12.4 11.6 L 13 9 L 19.6 2.4 Q 20.6 1.4 21.6 \
          2.4 Q 22.6 3.4 21.6 4.4 L 15 11 Z
        square.and.pencil | 23.4 22.4 | s M 11.4 3.6 H 5.2 Q 1.5 3.6 1.5 7.2 V 17.2 Q 1.5 20.9 \
          5.2 20.9 H 15.2 Q 18.8 20.9 18.8 17.2 V 11.6 ; f M 8.3 14.7 L 9.3 11.2 L 17.6 2.9 L \
          20 5.3 L 11.7 13.6 Z M 18.4 2.1 L 19.2 1.3 Q 20.2 .5 21.2 1.4 L 21.6 1.8 Q 22.4 2.8 \
          21.6 3.7 L 20.8 4.5 Z
        rectangle.and.pencil.and.ellipsis | 26 20 | s M 15 3.4 H 5 Q 1.5 3.4 1.5 6.8 V 15 Q \
          1.5 18.5 5 18.5 H 20 Q 23.4 18.5 23.4 15 V 10 ; f M 12.4 13.4 L 13.4 10.2 L 20.6 3 L \
          22.8 5.2 L 15.6 12.4 Z M 21.4 2.2 L 22 1.6 Q 23 .8 23.8 1.6 Q 24.8 2.6 24 3.6 L 23.4 \
          4.2 Z ; f O 5.4 13 1.1 O 9 13 1.1
        highlighter | 24 20 | b M 8.6 10.4 L 16.4 2.4 Q 17.4 1.4 18.4 2.4 L 20.8 4.8 Q 21.8 \
          5.8 20.8 6.8 L 13 14.8 L 9 14.6 Z ; s M 8.4 14.6 L 6.6 16.4 ; s M 1.6 18.4 H 22.4
        scribble | 23 19 | s M 1.6 12 C 4 3 10 .4 9.8 4.4 C 9.6 9 3.4 13 6.6 14.6 C 10 16 12.8 \
          5 16 5.4 C 19 6 12.4 14.6 15 16.8 C 16.8 18 19.6 15.6 21.4 13.4
        scribble.variable = scribble
        signature | 26 18 | s M 1.6 12.4 C 6 10 11 5.4 9.4 2.4 C 7.6 .4 5.4 6 6 11 C 6.6 14 \
          10.4 9.6 12 8.4 C 13.6 7.6 12 12 14 11.4 C 16 10.8 16 8.6 18 8.6 C 20 8.8 20 11 24.4 \
          9.4 ; s M 1.6 16.4 H 24.4
        paintbrush | 22 23 | b M 9.4 11.8 L 17.2 2.6 Q 18.6 1.2 20 2.4 Q 21.2 3.6 20 5.2 L \
          12.2 14.6 Z ; b M 8.6 13 Q 12 13.8 11.6 17 C 11.2 20.4 7 22 2 21 Q 4 19.6 4 17 Q 4.4 \
          13.4 8.6 13 Z
        paintbrush.pointed = paintbrush
        paintpalette | 25 23 | b M 12.5 1.5 C 18.8 1.5 23.5 5.6 23.5 10.6 C 23.5 13.8 21 15.4 \
          18.4 15.4 H 16 Q 14 15.4 14 17.2 C 14 19 15 19 14.6 20.4 Q 14.2 21.5 12.5 21.5 C 6.4 \
          21.5 1.5 17 1.5 11.5 C 1.5 6 6.4 1.5 12.5 1.5 Z ; e O 7 10 1.7 ; e O 12 6 1.7 ; e O \
          17.4 8.2 1.7
        eyedropper | 22 22 | s M 12 6.4 L 3.6 14.8 Q 3 15.6 3 16.6 L 2.6 18.2 L 1.8 20.2 L 3.8 \
          19.4 L 5.4 19 Q 6.4 19 7.2 18.4 L 15.6 10 ; s M 10.4 4.8 L 17.2 11.6 ; f M 12.8 5.4 \
          L 15.6 2.4 Q 17.6 .6 19.6 2.4 Q 21.4 4.4 19.6 6.4 L 16.6 9.2 Z
        bandage | 23 23 | b M 2.8 12.6 L 12.6 2.8 C 14.4 1.2 17.2 1.2 19.2 3 C 21 4.8 21.8 8.4 \
          20.2 10.4 L 10.4 20.2 C 8.4 21.8 5.6 21.8 3.8 20 C 1.6 18 1.2 14.4 2.8 12.6 Z ; d M \
          8 7.4 L 15.6 15 ; e O 11.5 11.5 1.3
        scissors | 23 22 | s O 4.8 4.8 3.2 ; s O 4.8 17.2 3.2 ; s M 7.4 6.8 L 21.4 17.6 ; s M \
          7.4 15.2 L 21.4 4.4
        wand.and.stars | 24 24 | s M 2.2 21.8 L 12.4 11.6 ; s M 10.4 9.2 L 14.8 13.6 ; f M \
          17.4 1.4 Q 18 5.8 22.4 6.4 Q 18 7 17.4 11.4 Q 16.8 7 12.4 6.4 Q 16.8 5.8 17.4 1.4 Z \
          ; f M 7.2 1 Q 7.65 4.15 10.8 4.6 Q 7.65 5.05 7.2 8.2 Q 6.75 5.05 3.6 4.6 Q 6.75 4.15 \
          7.2 1 Z ; f M 19.6 13.4 Q 20.05 16.55 23.2 17 Q 20.05 17.45 19.6 20.6 Q 19.15 17.45 \
          16 17 Q 19.15 16.55 19.6 13.4 Z
        wand.and.rays | 24 24 | s M 2.2 21.8 L 13 11 ; s M 14.6 1.6 V 4.6 ; s M 14.6 13.4 V 16 \
          ; s M 7.6 9.2 H 10.2 ; s M 19 9.2 H 22 ; s M 9.6 4.2 L 11.4 6 ; s M 19.6 4.2 L 17.8 \
          6 ; s M 19.6 14.2 L 17.8 12.4
        wand.and.sparkles = wand.and.stars
        magicwand = wand.and.stars
        lasso | 24 22 | s M 5.8 14 C 3.4 12.8 1.6 10.8 1.6 8.4 C 1.6 4.6 6.2 1.6 12 1.6 C 17.8 \
          1.6 22.4 4.6 22.4 8.4 C 22.4 12.2 17.8 15.2 12 15.2 ; s O 8.4 14.8 2.6 ; s M 8.4 \
          17.6 Q 8.4 20.6 5 20.6
        eraser | 24 21 | b M 2.4 13.4 L 12.8 2.6 Q 14 1.4 15.2 2.6 L 21 8.6 Q 22.2 9.8 21 11 L \
          13.8 18.6 H 7.4 L 2.4 14.6 Q 1.8 14 2.4 13.4 Z ; d M 8 8 L 15.6 15.8 ; s M 13 18.8 H \
          21
        bold | 15 19 | s M 2.6 2 H 8.2 C 11.2 2 12.6 3.6 12.6 5.6 C 12.6 7.8 11 9.2 8.2 9.2 H \
          2.6 Z ; s M 2.6 9.2 H 9 C 12.2 9.2 13.6 11 13.6 13.2 C 13.6 15.4 12.2 17 9 17 H 2.6 Z
        italic | 15 19 | s M 6 1.8 H 13.4 ; s M 1.6 17.2 H 9 ; s M 9.8 1.8 L 5.2 17.2
        underline | 17 22 | s M 3 1.6 V 9.4 C 3 13 5.2 15.2 8.5 15.2 C 11.8 15.2 14 13 14 9.4 \
          V 1.6 ; s M 1.6 20.2 H 15.4
        strikethrough | 20 19 | s M 1.5 9.5 H 18.5 ; s M 15 5.4 C 14.6 3 12.6 1.7 10 1.7 C 7 \
          1.7 4.8 3.3 4.8 5.6 Q 4.8 6.6 5.4 7.2 ; s M 4.4 13 C 4.8 15.8 7 17.3 10.2 17.3 C \
          13.4 17.3 15.6 15.6 15.6 13.2 Q 15.6 12.6 15.3 12
        bold.italic.underline = underline
        textformat | 25 19 | t Aa 12.5 9.5 15
        textformat.size | 27 19 | t A 19 8.8 15.6 ; t A 5.6 11.6 10
        textformat.size.larger = textformat.size
        textformat.size.smaller | 14 13 | t A 7 6.5 10
        textformat.alt = textformat
        textformat.abc | 28 14 | t abc 14 7 11
        textformat.123 | 28 14 | t 123 14 7 11
        abc = textformat.abc
        characters.uppercase | 30 13 | t ABC 15 6.5 10
        character | 17 19 | t A 8.5 9.5 15
        character.cursor.ibeam | 24 22 | t A 8 11 13 ; s M 17 2 Q 19.4 2 19.4 4.4 V 17.6 Q \
          19.4 20 17 20 ; s M 21.8 2 Q 19.4 2 19.4 4.4 ; s M 21.8 20 Q 19.4 20 19.4 17.6
        textformat.superscript | 21 19 | t x 7 12 13 ; t 2 17 4.4 6
        textformat.subscript | 21 19 | t x 7 8 13 ; t 2 17 14.6 6
        paragraphsign | 17 20 | s M 8.4 18.4 V 1.8 H 15.4 ; s M 13 1.8 V 18.4 ; f M 8.4 1.2 H \
          6.6 C 3.2 1.2 1.2 3.4 1.2 6.2 C 1.2 9 3.2 11.2 6.6 11.2 H 8.4 Z
        textbox | 24 20 | s M 1.6 4.6 V 15.4 ; s M 22.4 4.6 V 15.4 ; s M 4.6 1.6 H 19.4 ; s M \
          4.6 18.4 H 19.4 ; s R .9 .9 1.6 1.6 0 R 21.5 .9 1.6 1.6 0 R .9 17.5 1.6 1.6 0 R 21.5 \
          17.5 1.6 1.6 0 ; s M 8 7 V 6.2 H 16 V 7 ; s M 12 6.2 V 14
        cursorarrow | 17 23 | b M 2 3.4 Q 2 1.2 3.6 2.6 L 14.6 13.4 Q 15.6 14.6 14 14.8 L 9.8 \
          15 L 12 20 Q 12.2 20.8 11.4 21.2 Q 10.4 21.6 10 20.8 L 7.8 15.8 L 3.4 19.6 Q 2 20.6 \
          2 18.8 Z
        cursorarrow.rays | 24 24 | b M 9 10.4 Q 9 8.8 10.4 9.8 L 19.4 17.4 Q 20.4 18.4 18.8 \
          18.4 L 14.8 18.6 L 12 21.6 Q 10.8 22.6 10.6 21 Z ; s M 9 1.6 V 5 ; s M 1.6 9 H 5 ; s \
          M 3.8 3.8 L 6.2 6.2 ; s M 14.2 3.8 L 11.8 6.2 ; s M 3.8 14.2 L 6.2 11.8
        hand.draw | 24 22 | s M 2 9 C 3 3 8 .6 8.4 4 C 8.8 8 5 10 7.4 11 ; b M 11.4 8.6 V 3 Q \
          11.4 1.6 12.7 1.6 Q 14 1.6 14 3 V 8.2 Q 16.8 7.6 17.4 9.2 Q 21.4 8.8 21.4 12 V 14.6 \
          C 21.4 18.4 19 20.4 15.8 20.4 C 12.8 20.4 11.2 19.2 9.8 16.8 L 8 13.8 Q 7.4 12.4 8.6 \
          11.8 Q 9.6 11.4 10.4 12.6 L 11.4 14 Z
        magnifyingglass | 21 21 | s O 8.9 8.9 7.1 ; s M 14.2 14.2 L 19.4 19.4
        scalemass | 24 22 | b M 6.4 6.4 H 17.6 Q 19 6.4 19.4 7.8 L 22.4 18.2 Q 22.8 20.4 20.6 \
          20.4 H 3.4 Q 1.2 20.4 1.6 18.2 L 4.6 7.8 Q 5 6.4 6.4 6.4 Z ; s A 12 4.4 2.8 135 405
        perspective | 24 20 | b M 6 1.8 H 18 L 22 18.2 H 2 Z
        aspectratio | 26 20 | b R 1.4 1.4 23.2 17.2 3.4 ; d M 5 9.4 V 5 H 9.4 ; d M 21 10.6 V \
          15 H 16.6
        square.dashed.inset.filled | 21.5 21.5 | @square.dashed 0 0 1 ; f R 5.75 5.75 10 10 2
        wand.and.stars.inverse = wand.and.stars
        wand.and.rays.inverse = wand.and.rays
        eyedropper.full = eyedropper
        eyedropper.halffull = eyedropper
        pencil.and.ellipsis.rectangle = rectangle.and.pencil.and.ellipsis
        paragraph = paragraphsign
        pencil.tip.crop.circle | 23.2 22.3 | b O 11.6 11.15 9.24 ; e M 11.6 5.03 L 15.01 13.81 H \
          8.19 Z ; e M 8.1 15.31 H 15.1 V 19.04 Q 11.6 20.72 8.1 19.04 Z
        f.cursive | 15 21 | t f 7.5 10.5 14
        text.cursor = character.cursor.ibeam
        cursor.rays = cursorarrow.rays
        cursorarrow.click = cursorarrow.rays
        view.2d | 26 17 | t 2D 13 8.5 12
        view.3d | 26 17 | t 3D 13 8.5 12
        bold.underline | 18 22 | t B 9 8.6 13 ; s M 1.6 20.2 H 16.4
        skew | 26 18 | b M 7.4 1.6 H 24 L 18.6 16.4 H 2 Z
        projective = perspective
        slider.horizontal.below.rectangle | 23 22 | b R 1.4 1.4 20.2 10.6 2.4 ; s M 1.6 17.6 H \
          10 ; s M 15.8 17.6 H 21.4 ; s O 12.9 17.6 2.1
        pencil.and.ruler | 24 24 | b M 2 17.4 L 17.4 2 L 22 6.6 L 6.6 22 Z ; d M 6 13.6 L 8.4 \
          16 ; d M 10 9.6 L 12.4 12 ; d M 14 5.6 L 16.4 8 ; kb M 2 3.6 Q 1.6 1.8 3.4 2.2 L 6.4 \
          3 L 21.4 18 L 18 21.4 L 3 6.4 Z
        translate | 25 23 | s M 1.6 4 H 12 ; s M 6.8 1.6 V 4 ; s M 10 4 Q 8.6 9.4 2 13 ; s M 4 \
          6.4 Q 6 10.6 10.4 12.4 ; s M 11.6 21.2 L 17.2 8 L 22.8 21.2 ; s M 13.4 17 H 21
        """
}
