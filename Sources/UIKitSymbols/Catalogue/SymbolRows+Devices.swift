// SPDX-License-Identifier: Apache-2.0

extension SymbolRows {
    static let devices = """
        keyboard | 27 19 | b R 1.4 1.4 24.2 16.2 3 ; e R 4.6 4.8 2.4 2.2 .4 R 9 4.8 2.4 2.2 .4 \
          R 13.4 4.8 2.4 2.2 .4 R 17.8 4.8 4.4 2.2 .4 R 4.6 8.6 4.4 2.2 .4 R 11.2 8.6 2.4 2.2 \
          .4 R 15.6 8.6 2.4 2.2 .4 R 20 8.6 2.4 2.2 .4 R 4.6 12.4 2.4 2.2 .4 R 9 12.4 9 2.2 .4 \
          R 20 12.4 2.4 2.2 .4
        keyboard.chevron.compact.down | 27 25 | @keyboard 0 0 1 ; s M 8.4 20.8 L 13.5 23.4 L \
          18.6 20.8
        desktopcomputer | 26 23 | b R 1.4 1.4 23.2 15.6 3 ; d M 1.6 13 H 24.4 ; s M 10.6 17.4 \
          L 10 21.4 ; s M 15.4 17.4 L 16 21.4 ; s M 7.6 21.6 H 18.4
        pc = desktopcomputer
        laptopcomputer | 29 19 | b M 6.6 1.4 H 22.4 Q 25.2 1.4 25.2 4.2 V 14.4 H 3.8 V 4.2 Q \
          3.8 1.4 6.6 1.4 Z ; s M 1.6 17 H 27.4
        macbook = laptopcomputer
        macmini | 24 14 | b R 1.4 1.4 21.2 9 2.6 ; e O 18.6 6 1.1 ; s M 5 12.6 H 19
        display | 26 22 | b R 1.4 1.4 23.2 15 3 ; s M 13 16.6 V 20.2 ; s M 8.4 20.4 H 17.6
        display.2 | 30 23 | b R 1.4 1.4 16.4 11.6 2.2 ; s M 9.6 13.2 V 16.4 ; s M 6 16.6 H 11 \
          ; kb R 14 8 14.6 10.4 2.2 ; s M 21.3 18.6 V 21.2 ; s M 17.8 21.4 H 24.8
        iphone | 15 24 | b R 1.5 1.5 12 21 2.8 ; d M 6 4.4 H 9
        iphone.gen1 = iphone
        iphone.gen2 = iphone
        iphone.gen3 = iphone
        smartphone = iphone
        candybarphone = iphone
        iphone.landscape | 24 15 | b R 1.5 1.5 21 12 2.8 ; d M 19.6 6 V 9
        iphone.radiowaves.left.and.right | 30 24 | @iphone 7.5 0 1 ; s M 5 7.4 Q 3.6 12 5 16.6 \
          ; s M 2.4 4.6 Q .6 12 2.4 19.4 ; s M 25 7.4 Q 26.4 12 25 16.6 ; s M 27.6 4.6 Q 29.4 \
          12 27.6 19.4
        ipad | 19 24 | b R 1.5 1.5 16 21 2.8 ; d M 7.4 19.6 H 11.6
        ipad.gen1 = ipad
        ipad.gen2 = ipad
        ipad.landscape | 24 19 | b R 1.5 1.5 21 16 2.8 ; d M 9.4 14.6 H 14.6
        ipad.and.iphone | 27 24 | s M 13 22.5 H 4.3 Q 1.5 22.5 1.5 19.7 V 4.3 Q 1.5 1.5 4.3 \
          1.5 H 16 Q 18.8 1.5 18.8 4.3 V 5.4 ; b R 15.6 8.4 10 14.1 2.4 ; d M 19.6 11.2 H 21.6
        macbook.and.iphone | 30 20 | s M 17.6 15.4 H 3.8 V 4.2 Q 3.8 1.4 6.6 1.4 H 20.4 Q 23.2 \
          1.4 23.2 4.2 V 4.8 ; s M 1.6 18.2 H 17.4 ; b R 20 8 8.6 10.6 2.2
        ipod | 17 24 | b R 1.5 1.5 14 21 3 ; d R 4.6 4.6 7.8 5 0 ; d O 8.5 16 3.2
        applewatch | 17 25 | b R 1.5 6 14 13 3.4 ; s M 4.8 5.8 L 5.6 1.6 H 11.4 L 12.2 5.8 ; s \
          M 4.8 19.2 L 5.6 23.4 H 11.4 L 12.2 19.2
        applewatch.watchface = applewatch
        appletv | 24 14 | b R 1.4 1.4 21.2 11.2 3.2 ; e O 18.4 7 1.2
        appletvremote.gen4 | 11 24 | b R 1.5 1.5 8 21 3 ; d O 5.5 7 1.6 ; e O 5.5 14 1.1
        av.remote | 11 24 | b R 1.5 1.5 8 21 3 ; e O 5.5 6 1.4 ; e O 5.5 11 1.2 ; e O 5.5 15 1.2
        gamecontroller | 28 19 | b M 8 1.6 H 20 C 24 1.6 26.4 8.4 26.4 13.6 C 26.4 16.4 25 \
          17.4 23.6 17.4 C 20.8 17.4 20 12.8 17.4 12.8 H 10.6 C 8 12.8 7.2 17.4 4.4 17.4 C 3 \
          17.4 1.6 16.4 1.6 13.6 C 1.6 8.4 4 1.6 8 1.6 Z ; d M 9 4.8 V 9.6 ; d M 6.6 7.2 H \
          11.4 ; e O 17.8 8.4 1.2 ; e O 20.8 6 1.2
        cpu | 24 24 | b R 5 5 14 14 2.6 ; d R 9.4 9.4 5.2 5.2 0 ; s M 8.4 1.6 V 4.4 ; s M 12 \
          1.6 V 4.4 ; s M 15.6 1.6 V 4.4 ; s M 8.4 19.6 V 22.4 ; s M 12 19.6 V 22.4 ; s M 15.6 \
          19.6 V 22.4 ; s M 1.6 8.4 H 4.4 ; s M 1.6 12 H 4.4 ; s M 1.6 15.6 H 4.4 ; s M 19.6 \
          8.4 H 22.4 ; s M 19.6 12 H 22.4 ; s M 19.6 15.6 H 22.4
        memorychip | 26 20 | b R 1.4 4.6 23.2 10.8 2 ; e R 5 8.2 4 3.6 .6 ; e R 11 8.2 4 3.6 \
          .6 ; e R 17 8.2 4 3.6 .6 ; s M 6 1.6 V 4 ; s M 10.6 1.6 V 4 ; s M 15.4 1.6 V 4 ; s M \
          20 1.6 V 4 ; s M 6 16 V 18.4 ; s M 10.6 16 V 18.4 ; s M 15.4 16 V 18.4 ; s M 20 16 V \
          18.4
        simcard | 18 23 | b M 4.4 1.5 H 11 L 16.5 7 V 18.4 Q 16.5 21.5 13.4 21.5 H 4.6 Q 1.5 \
          21.5 1.5 18.4 V 4.4 Q 1.5 1.5 4.4 1.5 Z ; d R 5.4 11 7.2 6.6 1.4 ; d M 9 11.2 V 17.4
        sdcard | 19 23 | b M 6 1.5 H 14.4 Q 17.5 1.5 17.5 4.4 V 18.4 Q 17.5 21.5 14.4 21.5 H \
          4.6 Q 1.5 21.5 1.5 18.4 V 6.4 Z ; d M 7.4 5 V 8.4 ; d M 10.6 5 V 8.4 ; d M 13.8 5 V \
          8.4
        terminal | 26 20 | b R 1.4 1.4 23.2 17.2 3.4 ; d M 5.6 6 L 9.4 9.4 L 5.6 12.8 ; d M 12 \
          13.4 H 17.4
        apple.terminal = terminal
        macwindow | 26 20 | b R 1.4 1.4 23.2 17.2 3.4 ; d M 1.6 6.8 H 24.4 ; e O 4.9 4.2 .9 O \
          7.9 4.2 .9 O 10.9 4.2 .9
        macwindow.on.rectangle | 27 23 | b R 6 6.6 19.6 15 3.2 ; d M 6.2 11.6 H 25.4 ; e O 9.2 \
          9.2 .9 O 12 9.2 .9 ; s M 2.4 15.4 Q 1.4 14.6 1.4 13 V 4.8 Q 1.4 1.4 4.8 1.4 H 18.6 Q \
          20.6 1.4 21.6 2.8
        dock.rectangle | 26 20 | b R 1.4 1.4 23.2 17.2 3.4 ; d M 6.4 14.6 H 19.6
        menubar.rectangle | 26 20 | b R 1.4 1.4 23.2 17.2 3.4 ; d M 1.6 6.4 H 24.4
        computermouse | 16 24 | b R 1.5 1.5 13 21 6.5 ; d M 8 5.4 V 8.8
        magicmouse = computermouse
        battery.100 | 30 15 | s R 1.4 1.4 24 12.2 3.4 ; f R 4 4 18.8 7 1.6 ; f M 27.2 4.8 Q \
          29.2 5.6 29.2 7.5 Q 29.2 9.4 27.2 10.2 Z
        battery.75 | 30 15 | s R 1.4 1.4 24 12.2 3.4 ; f R 4 4 14.2 7 1.6 ; f M 27.2 4.8 Q \
          29.2 5.6 29.2 7.5 Q 29.2 9.4 27.2 10.2 Z
        battery.50 | 30 15 | s R 1.4 1.4 24 12.2 3.4 ; f R 4 4 9.4 7 1.6 ; f M 27.2 4.8 Q 29.2 \
          5.6 29.2 7.5 Q 29.2 9.4 27.2 10.2 Z
        battery.25 | 30 15 | s R 1.4 1.4 24 12.2 3.4 ; f R 4 4 4.8 7 1.6 ; f M 27.2 4.8 Q 29.2 \
          5.6 29.2 7.5 Q 29.2 9.4 27.2 10.2 Z
        battery.0 | 30 15 | s R 1.4 1.4 24 12.2 3.4 ; f M 27.2 4.8 Q 29.2 5.6 29.2 7.5 Q 29.2 \
          9.4 27.2 10.2 Z
        battery.100percent = battery.100
        battery.75percent = battery.75
        battery.50percent = battery.50
        battery.25percent = battery.25
        battery.0percent = battery.0
        battery.100.bolt | 30 16 | s R 1.4 1.9 24 12.2 3.4 ; f R 4 4.5 18.8 7 1.6 ; f M 27.2 \
          5.3 Q 29.2 6.1 29.2 8 Q 29.2 9.9 27.2 10.7 Z ; kf M 14.6 .8 L 8.4 9 H 13 L 11.8 15.2 \
          L 18 7 H 13.4 Z
        battery.100percent.bolt = battery.100.bolt
        powerplug | 20 24 | b M 3 8 H 17 V 11 C 17 15 14 17 10 17 C 6 17 3 15 3 11 Z ; s M 6.4 \
          1.6 V 7.4 ; s M 13.6 1.6 V 7.4 ; s M 10 17.4 V 22.4 ; s M 1.6 8 H 18.4
        cable.connector = powerplug
        command | 22 22 | s M 7.4 7.4 H 14.6 V 14.6 H 7.4 Z ; s M 7.4 7.4 H 4.6 A 4.6 4.6 2.9 \
          90 360 V 7.4 ; s M 14.6 7.4 V 4.6 A 17.4 4.6 2.9 180 450 H 14.6 ; s M 14.6 14.6 H \
          17.4 A 17.4 17.4 2.9 -90 180 V 14.6 ; s M 7.4 14.6 V 17.4 A 4.6 17.4 2.9 0 270 H 7.4
        option | 23 18 | s M 1.6 2.4 H 7.4 L 15 15.6 H 21.4 ; s M 14.4 2.4 H 21.4
        alt = option
        control | 20 13 | s M 2 10.8 L 10 2 L 18 10.8
        shift | 22 22 | b M 9.9 2.4 Q 11 1.2 12.1 2.4 L 20 10.6 Q 20.8 12 19.2 12.2 H 15.6 V \
          18.4 Q 15.6 20.4 13.6 20.4 H 8.4 Q 6.4 20.4 6.4 18.4 V 12.2 H 2.8 Q 1.2 12 2 10.6 Z
        capslock | 22 25 | b M 9.9 2.4 Q 11 1.2 12.1 2.4 L 20 10.6 Q 20.8 12 19.2 12.2 H 15.6 \
          V 15.4 Q 15.6 17.4 13.6 17.4 H 8.4 Q 6.4 17.4 6.4 15.4 V 12.2 H 2.8 Q 1.2 12 2 10.6 \
          Z ; b R 6.4 20.8 9.2 2.2 0
        escape | 24 22 | s A 12.6 11.2 9 -95 205 ; s M 12.6 11.2 L 3.4 2.4 ; s M 2.6 8.4 V 1.8 \
          H 9.2
        delete.left | 27 20 | b M 9.8 1.6 H 22 Q 25.4 1.6 25.4 5 V 15 Q 25.4 18.4 22 18.4 H \
          9.8 Q 8.4 18.4 7.4 17.4 L 2.2 11.4 Q 1.2 10 2.2 8.6 L 7.4 2.6 Q 8.4 1.6 9.8 1.6 Z ; \
          d M 12 6.4 L 19 13.6 ; d M 19 6.4 L 12 13.6
        delete.right | 27 20 | b M 17.2 1.6 H 5 Q 1.6 1.6 1.6 5 V 15 Q 1.6 18.4 5 18.4 H 17.2 \
          Q 18.6 18.4 19.6 17.4 L 24.8 11.4 Q 25.8 10 24.8 8.6 L 19.6 2.6 Q 18.6 1.6 17.2 1.6 \
          Z ; d M 8 6.4 L 15 13.6 ; d M 15 6.4 L 8 13.6
        clear | 26 20 | b R 1.4 1.4 23.2 17.2 3.4 ; d M 9.4 6.4 L 16.6 13.6 ; d M 16.6 6.4 L \
          9.4 13.6
        space | 24 8 | s M 1.6 1.6 V 6.2 H 22.4 V 1.6
        eject.key = eject
        touchid | 23 23 | s A 11.5 12.6 10 -150 -30 ; s A 11.5 12.6 6.4 -190 10 ; s M 5.2 13.6 \
          Q 5.4 17 4.2 19.2 ; s M 17.8 13.4 Q 18 17.6 17.4 20 ; s M 8.6 20.8 Q 9 17.6 8.8 12.8 \
          A 11.6 12.8 2.8 -180 0 Q 14.4 18 13.4 21.6 ; s M 11.6 13 Q 11.8 18 11.2 21.6
        faceid | 23 23 | @viewfinder 0 0 1 ; s M 7.4 7.6 V 9.4 ; s M 15.6 7.6 V 9.4 ; s M 11.8 \
          7.6 V 12.4 H 10.6 ; s M 7.6 15.4 Q 11.5 18.2 15.4 15.4
        barcode.viewfinder | 23 23 | @viewfinder 0 0 1 ; s M 6.4 7 V 16 ; s M 9.8 7 V 16 ; s M \
          13.2 7 V 16 ; s M 16.6 7 V 16
        qrcode.viewfinder | 23 23 | @viewfinder 0 0 1 ; @qrcode 5.4 5.4 .57
        flashlight.on | 14 24 | b M 2 5.6 V 1.6 H 12 V 5.6 L 9.8 9.4 V 20.6 Q 9.8 22.4 8 22.4 \
          H 6 Q 4.2 22.4 4.2 20.6 V 9.4 Z ; d M 2.4 5.2 H 11.6 ; d M 7 12 V 14
        flashlight.off = flashlight.on
        arkit | 24 24 | s M 12 6.6 L 17 9.4 V 14.8 L 12 17.6 L 7 14.8 V 9.4 Z ; s M 7 9.4 L 12 \
          12.2 L 17 9.4 ; s M 12 12.2 V 17.6 ; s M 9 3 L 12 1.4 L 15 3 ; s M 20.6 6.4 L 22 7.4 \
          V 10 ; s M 22 14.4 V 17 L 20.6 17.8 ; s M 15 21.2 L 12 22.8 L 9 21.2 ; s M 3.4 17.8 \
          L 2 17 V 14.4 ; s M 2 10 V 7.4 L 3.4 6.4
        esim = simcard
        rectangle.dock = dock.rectangle
        laptopcomputer.and.iphone = macbook.and.iphone
        applewatch.radiowaves.left.and.right | 29 25 | @applewatch 6 0 1 ; s M 3.6 8.4 Q 1.4 \
          12.5 3.6 16.6 ; s M 25.4 8.4 Q 27.6 12.5 25.4 16.6
        """
}
