// SPDX-License-Identifier: Apache-2.0

extension SymbolRows {
    static let maths = """
        multiply | 17 17 | s M 2 2 L 15 15 ; s M 15 2 L 2 15
        divide | 19 17 | s M 1.5 8.5 H 17.5 ; f O 9.5 2.7 1.7 O 9.5 14.3 1.7
        plusminus | 19 21 | s M 9.5 1.5 V 14.5 ; s M 2 8 H 17 ; s M 2 19 H 17
        lessthan | 17 17 | s M 15.2 2.6 L 2 8.5 L 15.2 14.4
        greaterthan | 17 17 | s M 1.8 2.6 L 15 8.5 L 1.8 14.4
        notequal | 19 17 | s M 1.5 5.4 H 17.5 ; s M 1.5 11.6 H 17.5 ; s M 13.6 1.4 L 5.4 15.6
        number | 20 20 | s M 7.6 1.6 L 4.6 18.4 ; s M 15.4 1.6 L 12.4 18.4 ; s M 2.6 6.8 H \
          18.4 ; s M 1.6 13.2 H 17.4
        percent | 21 19 | s O 5.4 5.4 3.6 ; s O 15.6 13.6 3.6 ; s M 16.4 1.8 L 4.6 17.2
        sum | 18 21 | s M 15.8 4.4 V 1.8 H 2.2 L 9.4 10.4 L 2.2 19.2 H 15.8 V 16.6
        function | 23 20 | s M 9.8 3.2 Q 9 1.4 7.4 1.6 Q 5.8 1.8 5.2 5 L 3.4 15.6 Q 3 18.2 1.4 \
          18.4 ; s M 2.6 8 H 9 ; s M 12.8 8.4 L 20 17 ; s M 20 8.4 L 12.8 17
        x.squareroot | 24 20 | s M 1.6 11 L 4.4 10 L 8 18.2 L 11.4 1.8 H 22.4 ; s M 14 8 L \
          20.4 16.4 ; s M 20.4 8 L 14 16.4
        infinity | 28 15 | s M 14 7.5 C 11.4 4.4 9.4 1.8 6.6 1.8 C 3.8 1.8 1.8 4.2 1.8 7.5 C \
          1.8 10.8 3.8 13.2 6.6 13.2 C 9.4 13.2 11.4 10.6 14 7.5 C 16.6 4.4 18.6 1.8 21.4 1.8 \
          C 24.2 1.8 26.2 4.2 26.2 7.5 C 26.2 10.8 24.2 13.2 21.4 13.2 C 18.6 13.2 16.6 10.6 \
          14 7.5
        angle | 21 18 | s M 13.6 1.6 L 2 16.2 H 19.4
        compass.drawing | 20 24 | s O 10 5 2.6 ; s M 8.6 7.4 L 2.4 22 ; s M 11.4 7.4 L 17.6 22 \
          ; s M 4.6 16 Q 10 19.4 15.4 16
        ruler | 26 14 | b R 1.4 1.4 23.2 11.2 2.2 ; d M 6 1.8 V 6 ; d M 10.6 1.8 V 8 ; d M \
          15.2 1.8 V 6 ; d M 19.8 1.8 V 8
        chart.bar | 23 20 | 1b R 1.4 10.6 4.8 8 0 ; 2b R 9.1 6 4.8 12.6 0 ; 3b R 16.8 1.4 4.8 \
          17.2 0
        chart.pie | 24 23 | b A 10.6 12.4 9 0 270 L 10.6 12.4 Z ; b M 14 9 V 1.6 A 13.8 9.2 \
          7.6 -88 0 Z
        chart.line.uptrend.xyaxis | 24 21 | s M 1.6 1.6 V 16.4 Q 1.6 19.4 4.6 19.4 H 22.4 ; s \
          M 5.6 14.2 L 10 8.8 L 14 11.8 L 20.4 4 ; s M 16.2 3.4 H 21 V 8.2
        chart.line.downtrend.xyaxis | 24 21 | s M 1.6 1.6 V 16.4 Q 1.6 19.4 4.6 19.4 H 22.4 ; \
          s M 5.6 3.8 L 10 9.2 L 14 6.2 L 20.4 14 ; s M 16.2 14.6 H 21 V 9.8
        chart.xyaxis.line | 24 21 | s M 1.6 1.6 V 16.4 Q 1.6 19.4 4.6 19.4 H 22.4 ; s M 5.6 14 \
          L 9.8 7.8 L 14 12 L 21.4 3.2
        chart.bar.xaxis | 24 21 | s M 1.4 19.4 H 22.6 ; f R 3 10.4 4.4 6.4 .8 R 9.8 6 4.4 10.8 \
          .8 R 16.6 1.6 4.4 15.2 .8
        chart.dots.scatter | 24 21 | s M 1.6 1.6 V 16.4 Q 1.6 19.4 4.6 19.4 H 22.4 ; f O 7 \
          13.6 1.5 O 10.4 8.6 1.5 O 14 12.4 1.5 O 17 6 1.5 O 20.6 9.6 1.5
        chart.bar.doc.horizontal | 18.4 23.6 | @_doc 0 0 1 ; d M 5.4 8 H 10 ; d M 5.4 12 H 13 \
          ; d M 5.4 16 H 8.4
        waveform.path.ecg | 28 19 | s M 1.6 10 H 7 L 10 4.4 L 14 17 L 18 2 L 20.6 10 H 26.4
        plus.slash.minus | 22 20 | s M 6 2 V 10 ; s M 2 6 H 10 ; s M 17.6 1.6 L 4.4 18.4 ; s M \
          13 15.4 H 20.4
        plus.forwardslash.minus = plus.slash.minus
        minus.slash.plus | 22 20 | s M 16 10 V 18 ; s M 12 14 H 20 ; s M 17.6 1.6 L 4.4 18.4 ; \
          s M 1.6 5 H 9
        """
}
