// SPDX-License-Identifier: Apache-2.0

extension SymbolRows {
    static let documents = """
        doc | 18.4 23.6 | b M 4.4 1.5 H 9.6 Q 10.8 1.5 11.6 2.3 L 16.2 7 Q 17 7.8 17 9 V 19.2 \
          Q 17 22.1 14 22.1 H 4.4 Q 1.4 22.1 1.4 19.2 V 4.4 Q 1.4 1.5 4.4 1.5 Z ; d M 10.4 1.8 \
          V 6.4 Q 10.4 8.2 12.2 8.2 H 16.8
        _doc | 18.4 23.6 | b M 4.4 1.5 H 14 Q 17 1.5 17 4.4 V 19.2 Q 17 22.1 14 22.1 H 4.4 Q \
          1.4 22.1 1.4 19.2 V 4.4 Q 1.4 1.5 4.4 1.5 Z
        doc.text | 18.4 23.6 | @doc 0 0 1 ; d M 5 12.6 H 13.4 ; d M 5 16.8 H 13.4
        doc.richtext | 18.4 23.6 | @_doc 0 0 1 ; d M 5.2 6 H 8 ; d M 5.2 9.4 H 13.2 ; d M 4.4 \
          18.4 L 8 14 L 10.2 16.4 L 11.8 14.8 L 14 17.6
        doc.plaintext | 18.4 23.6 | @_doc 0 0 1 ; d M 5.2 7 H 13.2 ; d M 5.2 11.6 H 13.2 ; d M \
          5.2 16.2 H 10
        doc.append = doc.plaintext
        doc.zipper | 18.4 23.6 | @_doc 0 0 1 ; d M 8 5.2 H 9.4 ; d M 9.4 8.4 H 10.8 ; d M 8 \
          11.6 H 9.4 ; d M 9.2 15 V 18
        doc.on.doc | 23 27 | b M 9.4 6.6 H 14 Q 15.2 6.6 16 7.4 L 20.6 12 Q 21.6 13 21.6 14.2 \
          V 22.6 Q 21.6 25.4 18.8 25.4 H 9.4 Q 6.6 25.4 6.6 22.6 V 9.4 Q 6.6 6.6 9.4 6.6 Z ; d \
          M 14.6 7 V 11.4 Q 14.6 13.2 16.4 13.2 H 21 ; s M 3.2 20.4 Q 1.4 19.8 1.4 17.6 V 4.4 \
          Q 1.4 1.5 4.4 1.5 H 8.6 Q 10.6 1.5 12 2.8
        doc.on.clipboard | 22 26 | s M 12.4 4.4 H 14 Q 16.2 4.4 16.2 6.6 M 4 4.4 Q 1.4 4.4 1.4 \
          7 V 18.4 Q 1.4 21 4 21 ; s M 5.4 6 V 4.6 Q 5.4 3.4 6.6 3.4 Q 7.2 1.4 8.8 1.4 Q 10.4 \
          1.4 11 3.4 Q 12.2 3.4 12.2 4.6 V 6 Z ; kb R 7.8 9.6 12.8 15 2.6 ; d M 11.4 14.4 H 17 \
          ; d M 11.4 18.8 H 17
        doc.text.magnifyingglass | 23 25 | @_doc 0 0 1 ; d M 5 6.4 H 13.4 ; d M 5 10.6 H 9 ; \
          ks O 14.6 15.8 4.6 Z ; ks M 18 19.2 L 21.6 22.8 ; s O 14.6 15.8 4.6
        doc.text.image | 18.4 23.6 | @_doc 0 0 1 ; d M 5.2 6 H 13.2 ; d M 5.2 9.6 H 13.2 ; e R \
          5 13.2 8.4 5.4 1
        clipboard | 19 24 | b M 6 4.2 H 4.4 Q 1.4 4.2 1.4 7.2 V 19.6 Q 1.4 22.6 4.4 22.6 H \
          14.6 Q 17.6 22.6 17.6 19.6 V 7.2 Q 17.6 4.2 14.6 4.2 H 13 ; kb R 5.8 1.5 7.4 5 1.8
        list.clipboard | 19 24 | @clipboard 0 0 1 ; d M 9 11.4 H 14 ; d M 9 16.6 H 14 ; e O \
          5.6 11.4 1.1 ; e O 5.6 16.6 1.1
        list.bullet.clipboard = list.clipboard
        pencil.and.list.clipboard = list.clipboard
        folder | 25 20.4 | b M 4.6 1.5 H 8.4 Q 9.6 1.5 10.4 2.3 L 11.4 3.3 Q 12 3.9 13 3.9 H \
          20.4 Q 23.6 3.9 23.6 7 V 15.8 Q 23.6 18.9 20.4 18.9 H 4.6 Q 1.4 18.9 1.4 15.8 V 4.6 \
          Q 1.4 1.5 4.6 1.5 Z ; d M 1.6 8.2 H 23.4
        archivebox | 24 21 | b R 1.4 1.5 21.2 5 1.6 ; b M 3 9.2 H 21 V 16.4 Q 21 19.5 17.9 \
          19.5 H 6.1 Q 3 19.5 3 16.4 Z ; d M 9 12.6 H 15
        externaldrive | 25 19 | b M 5.6 1.5 H 19.4 Q 20.8 1.5 21.4 3 L 23.6 9.4 V 14.4 Q 23.6 \
          17.5 20.4 17.5 H 4.6 Q 1.4 17.5 1.4 14.4 V 9.4 L 3.6 3 Q 4.2 1.5 5.6 1.5 Z ; d M 1.8 \
          9.8 H 23.2 ; e O 18.8 13.6 1.2
        internaldrive = externaldrive
        opticaldiscdrive = externaldrive
        server.rack | 23 21 | b R 1.4 1.5 20.2 7.6 2 ; b R 1.4 11.9 20.2 7.6 2 ; e O 6 5.3 1.2 \
          ; e O 6 15.7 1.2 ; d M 11 5.3 H 17 ; d M 11 15.7 H 17
        book | 26 21 | b M 13 4 C 10.4 1.6 6 1 2.6 1.8 Q 1.5 2.1 1.5 3.2 V 16.4 Q 1.5 17.6 2.6 \
          17.4 C 6.4 16.8 10.4 17.4 13 19.6 C 15.6 17.4 19.6 16.8 23.4 17.4 Q 24.5 17.6 24.5 \
          16.4 V 3.2 Q 24.5 2.1 23.4 1.8 C 20 1 15.6 1.6 13 4 Z ; d M 13 4.4 V 19.2
        book.closed | 19 24 | b M 5 1.5 H 15 Q 17.5 1.5 17.5 4 V 19.6 Q 17.5 22.4 14.8 22.4 H \
          5 Q 1.5 22.4 1.5 19 V 5 Q 1.5 1.5 5 1.5 Z ; d M 2 18.6 Q 3 17.2 5 17.2 H 17.4 ; d M \
          6 6 H 13
        books.vertical | 24 23 | b R 1.4 3.4 5 18.2 0 ; b R 8.4 1.5 5 20.1 0 ; b M 15.4 5.6 L \
          19 4.6 L 22.6 20.2 L 18.8 21.2 Z
        magazine | 20 24 | b R 1.5 1.5 17 21 2.6 ; d M 5.4 6 H 14.6 ; e R 5 9.6 10 9 1
        text.book.closed = book.closed
        menucard = magazine
        note | 22 22 | b M 4.6 1.5 H 17.4 Q 20.5 1.5 20.5 4.6 V 14 L 14 20.5 H 4.6 Q 1.5 20.5 \
          1.5 17.4 V 4.6 Q 1.5 1.5 4.6 1.5 Z ; d M 20 13.8 H 15.8 Q 13.8 13.8 13.8 15.8 V 20
        note.text | 22 22 | @note 0 0 1 ; d M 5.6 6.4 H 16.4 ; d M 5.6 10.4 H 13
        printer | 25 23 | s M 6 6.4 V 2.6 Q 6 1.5 7.2 1.5 H 17.8 Q 19 1.5 19 2.6 V 6.4 ; p M 6 \
          17.4 H 4.6 Q 1.4 17.4 1.4 14.2 V 9.6 Q 1.4 6.4 4.6 6.4 H 20.4 Q 23.6 6.4 23.6 9.6 V \
          14.2 Q 23.6 17.4 20.4 17.4 H 19 ; h M 4.6 5.5 H 20.4 Q 24.5 5.5 24.5 9.6 V 14.2 Q \
          24.5 18.3 20.4 18.3 H 4.6 Q .5 18.3 .5 14.2 V 9.6 Q .5 5.5 4.6 5.5 Z ; p R 6 12 13 \
          9.5 1.4 ; kh R 5.4 12.2 14.2 10 1.6 ; d M 9.4 15.2 H 15.6 ; d M 9.4 18.4 H 15.6
        scanner | 25 17 | b M 3.4 8 H 21.6 Q 23.6 8 23.6 10 V 13.4 Q 23.6 15.5 21.6 15.5 H 3.4 \
          Q 1.4 15.5 1.4 13.4 V 10 Q 1.4 8 3.4 8 Z ; s M 2 5.4 L 20 1.6 ; d M 6 11.8 H 15
        list.bullet | 22 16 | s M 7 2 H 20.5 ; s M 7 8 H 20.5 ; s M 7 14 H 20.5 ; f O 2.2 2 \
          1.5 O 2.2 8 1.5 O 2.2 14 1.5 ; m
        list.dash | 22 16 | s M 7 2 H 20.5 ; s M 7 8 H 20.5 ; s M 7 14 H 20.5 ; s M 1.6 2 H 3 \
          ; s M 1.6 8 H 3 ; s M 1.6 14 H 3 ; m
        list.number | 23 19 | s M 8 3 H 21.4 ; s M 8 9.5 H 21.4 ; s M 8 16 H 21.4 ; t 1 3 3 \
          4.6 ; t 2 3 9.5 4.6 ; t 3 3 16 4.6
        list.triangle | 22 16 | s M 7 2 H 20.5 ; s M 9 8 H 20.5 ; s M 9 14 H 20.5 ; f M .8 .6 \
          H 5 L 2.9 4 Z ; f O 4.4 8 1.2 O 4.4 14 1.2
        list.star | 23 19 | s M 9 3 H 21.4 ; s M 9 9.5 H 21.4 ; s M 9 16 H 21.4 ; f M 3.4 0.1 \
          L 4.16 1.95 L 6.16 2.1 L 4.64 3.4 L 5.1 5.35 L 3.4 4.3 L 1.7 5.35 L 2.16 3.4 L 0.64 \
          2.1 L 2.64 1.95 Z ; f M 3.4 6.6 L 4.16 8.45 L 6.16 8.6 L 4.64 9.9 L 5.1 11.85 L 3.4 \
          10.8 L 1.7 11.85 L 2.16 9.9 L 0.64 8.6 L 2.64 8.45 Z ; f M 3.4 13.1 L 4.16 14.95 L \
          6.16 15.1 L 4.64 16.4 L 5.1 18.35 L 3.4 17.3 L 1.7 18.35 L 2.16 16.4 L 0.64 15.1 L \
          2.64 14.95 Z
        list.bullet.indent | 23 16 | s M 6 2 H 21.4 ; s M 11 8 H 21.4 ; s M 11 14 H 21.4 ; f O \
          2.2 2 1.5 O 7 8 1.5 O 7 14 1.5 ; m
        list.bullet.rectangle | 26 20 | b R 1.4 1.4 23.2 17.2 3.6 ; e O 6.4 6 1.3 ; e O 6.4 10 \
          1.3 ; e O 6.4 14 1.3 ; d M 10 6 H 20 ; d M 10 10 H 20 ; d M 10 14 H 20
        tablecells | 26 20 | b R 1.4 1.4 23.2 17.2 3.6 ; d M 9.4 1.4 V 18.6 ; d M 1.4 7.2 H \
          24.6 ; d M 1.4 12.8 H 24.6 ; d M 17 7.2 V 18.6
        text.alignleft | 21 17 | s M 1.5 1.6 H 19.5 ; s M 1.5 6.2 H 13 ; s M 1.5 10.8 H 19.5 ; \
          s M 1.5 15.4 H 13
        text.aligncenter | 21 17 | s M 1.5 1.6 H 19.5 ; s M 5 6.2 H 16 ; s M 1.5 10.8 H 19.5 ; \
          s M 5 15.4 H 16
        text.alignright | 21 17 | s M 1.5 1.6 H 19.5 ; s M 8 6.2 H 19.5 ; s M 1.5 10.8 H 19.5 \
          ; s M 8 15.4 H 19.5
        text.justify | 21 17 | s M 1.5 1.6 H 19.5 ; s M 1.5 6.2 H 19.5 ; s M 1.5 10.8 H 19.5 ; \
          s M 1.5 15.4 H 19.5
        text.justifyleft | 21 17 | s M 1.5 1.6 H 19.5 ; s M 1.5 6.2 H 19.5 ; s M 1.5 10.8 H \
          19.5 ; s M 1.5 15.4 H 12
        text.justify.left = text.justifyleft
        text.align.left = text.alignleft
        text.align.center = text.aligncenter
        text.align.right = text.alignright
        text.append | 23 17 | s M 1.5 1.6 H 19.5 ; s M 1.5 6.2 H 19.5 ; s M 1.5 10.8 H 12 ; s \
          M 1.5 15.4 H 12 ; s M 18.4 9 V 15.8 ; s M 15 12.4 H 21.8
        text.quote | 22 17 | s M 1.6 1.6 V 15.4 ; s M 6.4 1.6 H 20.4 ; s M 6.4 6.2 H 17 ; s M \
          6.4 10.8 H 20.4 ; s M 6.4 15.4 H 14
        text.magnifyingglass | 23 21 | s M 1.5 1.6 H 18 ; s M 1.5 6.6 H 7.6 ; s M 1.5 11.6 H \
          6.4 ; s M 1.5 16.6 H 8 ; s O 14.4 11.4 5 ; s M 18 15 L 21.4 18.4
        text.page = doc.text
        text.document = doc.text
        increase.indent | 22 17 | s M 1.5 1.6 H 20.4 ; s M 9.4 6.2 H 20.4 ; s M 9.4 10.8 H \
          20.4 ; s M 1.5 15.4 H 20.4 ; f M 1 4.8 L 6 8.5 L 1 12.2 Z ; m
        decrease.indent | 22 17 | s M 1.5 1.6 H 20.4 ; s M 9.4 6.2 H 20.4 ; s M 9.4 10.8 H \
          20.4 ; s M 1.5 15.4 H 20.4 ; f M 6 4.8 L 1 8.5 L 6 12.2 Z ; m
        list.bullet.below.rectangle | 23 21 | b R 1.4 1.4 20.2 7 2 ; s M 7 12.6 H 21.4 ; s M 7 \
          18.6 H 21.4 ; f O 2.6 12.6 1.4 O 2.6 18.6 1.4
        text.below.photo | 23 22 | b R 1.4 1.4 20.2 10.4 2.4 ; d M 2.6 10 L 7 6.4 L 10.4 9 L \
          14.6 5.2 L 20.4 10 ; s M 1.6 16 H 21.4 ; s M 1.6 20.2 H 14
        table = tablecells
        _text = text.alignleft
        text.justifyright | 21 17 | s M 1.5 1.6 H 19.5 ; s M 1.5 6.2 H 19.5 ; s M 1.5 10.8 H \
          19.5 ; s M 9 15.4 H 19.5
        text.justify.right = text.justifyright
        list.bullet.rectangle.portrait | 18 24 | b R 1.4 1.4 15.2 21.2 3.4 ; e O 5 7 1.2 ; e O \
          5 12 1.2 ; e O 5 17 1.2 ; d M 8.4 7 H 13.4 ; d M 8.4 12 H 13.4 ; d M 8.4 17 H 13.4
        heart.text.square | 21.5 21.5 | b R 1.4 1.4 18.7 18.7 4 ; e M 8 10.6 C 5.6 8.8 4.6 7.8 \
          4.6 6.4 C 4.6 4.4 7 4 8 5.8 C 9 4 11.4 4.4 11.4 6.4 C 11.4 7.8 10.4 8.8 8 10.6 Z ; d \
          M 13.8 7 H 16.6 ; d M 5.4 13 H 16.2 ; d M 5.4 16.4 H 12
        character.book.closed | 19 24 | b M 5 1.5 H 15 Q 17.5 1.5 17.5 4 V 19.6 Q 17.5 22.4 \
          14.8 22.4 H 5 Q 1.5 22.4 1.5 19 V 5 Q 1.5 1.5 5 1.5 Z ; d M 2 18.6 Q 3 17.2 5 17.2 H \
          17.4 ; d M 6.6 13.4 L 9.5 5.4 L 12.4 13.4 ; d M 7.6 10.8 H 11.4
        printer.filled.and.paper = printer
        rectangle.and.text.magnifyingglass | 26 22 | s M 8 18.6 H 5 Q 1.4 18.6 1.4 15 V 5 Q \
          1.4 1.4 5 1.4 H 21 Q 24.6 1.4 24.6 5 V 8 ; s M 5.4 6 H 14 ; s M 5.4 10 H 8.6 ; s O \
          16.4 12.6 4.6 ; s M 19.8 16 L 23.4 19.6
        """
}
