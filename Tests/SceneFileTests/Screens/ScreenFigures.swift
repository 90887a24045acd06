/// The figures of the screens in `Scenes/screens-ios`, each found from the system's and the text's, not from pictures.
///
/// On 393 × 852 with a safe top of 59 the bar begins at 53.667 and is 44 high, 96 with a large title; the home indicator
/// takes 34. Labels are as high as the font's line: 40.667 at 34, 33.667 at 28, 26.333 at 22, 24 at 20, 20.333 at 17,
/// 18 at 15, 15.667 at 13, 14.333 at 12, 13.333 at 11 points. Groups are 35 below the bar and apart, rows 44 high, those
/// that are measured a pixel higher than their content.
enum ScreenFigures {
    static let all = [
        "settings": settings, "profile": profile, "chat": chat, "mail": mail, "map": map, "alert": alert,
        "calls": calls, "event": event, "day": day, "music": music, "welcome": welcome, "photos": photos,
    ]

    private static let settings = """
        bar frame 0 53.667 393 96
        list fill systemGroupedBackground
        "Settings" left 16
        "Settings" top 101.333
        "Settings" height 40.667
        "Settings" font 34 bold
        "Settings" ink label
        me frame 20 184.667 353 78.333
        me radius 10
        me fill white
        me/face frame 40 194.667 58 58
        me/face radius 29
        me/name left 110
        me/name height 26.333
        me/name font 22 regular
        me/about font 13 regular
        me/about ink secondaryLabel
        airplane frame 20 298 353 44
        "Airplane Mode" left 84
        "Airplane Mode" height 20.333
        "Airplane Mode" font 17 regular
        "Airplane Mode" ink label
        airplane/switch left 302
        airplane/switch right 353
        airplane/switch height 31
        wifi frame 20 342 353 44
        "Seaside" font 17 regular
        "Seaside" ink secondaryLabel
        "Seaside" right 333.667
        bluetooth top 386
        mobile bottom 474
        notifications frame 20 509 353 44
        "Notifications" left 84
        general frame 20 720 353 44
        """

    private static let profile = """
        "Contacts" left 28.667
        "Contacts" top 65.333
        "Contacts" font 17 regular
        "Edit" right 377
        "Edit" font 17 regular
        face frame 146.5 97.667 100 100
        face radius 50
        name middle 196.5
        name top 205.667
        name height 33.667
        name font 28 regular
        role top 247.333
        role font 15 regular
        role ink secondaryLabel
        deeds frame 20 285.333 353 58.333
        message frame 20 285.333 82.25 58.333
        message radius 10
        call left 110.25
        mail right 373
        "message" font 11 regular
        "message" ink systemBlue
        mobile frame 20 363.667 353 59.667
        "mobile" left 40
        "mobile" top 372.667
        "mobile" height 18
        "mobile" font 15 regular
        "+1 (555) 010-4477" top 392.667
        "+1 (555) 010-4477" height 20.333
        "+1 (555) 010-4477" font 17 regular
        "+1 (555) 010-4477" ink systemBlue
        work frame 20 423.333 353 59.667
        home-mail top 503
        birthday top 582.667
        "14 March" ink label
        send frame 20 662.333 353 44.333
        block bottom 795.333
        "Block this Caller" ink systemRed
        """

    private static let chat = """
        "8" left 28.667
        "8" font 17 regular
        face width 28
        face radius 14
        name font 11 regular
        who frame 166.5 53.667 60 44
        camera right 377
        talk frame 0 0 393 852
        day frame 0 107.667 393 21.333
        day/label top 107.667
        day/label height 13.333
        day/label font 11 regular
        day/label ink secondaryLabel
        hello top 129
        hello/bubble left 16
        hello/bubble width 270.75
        hello/bubble radius 18
        hello/bubble/label left 29
        hello/bubble/label top 137
        hello/bubble/label font 17 regular
        hello/bubble/label ink label
        hello/bubble fill #E9E9EB
        answer/bubble right 377
        answer/bubble fill systemBlue
        answer/bubble/label ink white
        writing frame 0 766 393 86
        plus frame 16 775 34 34
        plus radius 17
        field frame 62 774 315 36
        field radius 18
        hint left 75
        hint font 17 regular
        hint ink tertiaryLabel
        microphone right 367
        """

    private static let mail = """
        bar frame 0 53.667 393 96
        "Inbox" left 16
        "Inbox" top 101.333
        "Inbox" font 34 bold
        "Mailboxes" left 28.667
        "Mailboxes" top 65.333
        "Mailboxes" font 17 regular
        "Edit" right 377
        first frame 0 149.667 393 97.667
        first/dot frame 12 163.833 10 10
        first/dot radius 5
        first/dot fill systemBlue
        first/from left 32
        first/from top 158.667
        first/from height 20.333
        first/from font 17 semibold
        first/date right 359.667
        first/date font 15 regular
        first/date ink secondaryLabel
        first/subject top 180
        first/subject height 18
        first/subject font 15 regular
        first/subject ink label
        first/text top 199
        first/text height 38
        first/text ink secondaryLabel
        second top 247.333
        third top 345
        tools left 0
        tools top 769
        tools width 393
        updated font 12 regular
        unread font 11 regular
        """

    private static let map = """
        land frame 0 0 393 852
        tools frame 337 71 44 88
        tools radius 9
        here frame 192 326 24 24
        here radius 12
        here fill white
        dot frame 196 330 16 16
        dot fill systemBlue
        page top 582
        page left 0
        page width 393
        page fill systemGroupedBackground
        field frame 16 602 315 36
        field radius 10
        field fill tertiarySystemFill
        glass left 24
        hint left 50
        hint font 17 regular
        hint ink secondaryLabel
        me frame 341 602 36 36
        me radius 18
        heading left 16
        heading top 658
        heading height 18
        heading font 15 semibold
        favorites frame 16 688 361 82.333
        home/disc frame 30.125 688 62 62
        home/disc radius 31
        work/disc left 120.375
        home/word top 756
        home/word font 12 regular
        recents top 794.333
        places left 16
        places width 361
        """

    private static let alert = """
        "Weather" left 16
        "Weather" top 101.333
        "Weather" font 34 bold
        first frame 16 153.667 361 117
        first radius 20
        first/name left 32
        first/name top 165.667
        first/name font 24 bold
        first/name ink white
        first/degrees right 361
        first/degrees font 53 light
        first/sky bottom 258.667
        first/range font 15 medium
        "Allow “Weather” to use your location?" font 17 semibold
        "Allow “Weather” to use your location?" top 320.333
        "Allow “Weather” to use your location?" height 42.333
        "Allow “Weather” to use your location?" left 81.5
        "Allow “Weather” to use your location?" width 230
        "Your location is used to show the weather where you are." font 13 regular
        "Your location is used to show the weather where you are." top 366.333
        "Your location is used to show the weather where you are." height 31.667
        once frame 61.5 419 270 44
        always frame 61.5 463.333 270 44
        never frame 61.5 507.667 270 44
        "Allow Once" font 17 regular
        "Allow Once" ink systemBlue
        "Don’t Allow" font 17 regular
        "Don’t Allow" ink systemBlue
        "Don’t Allow" middle 196.5
        """

    private static let calls = """
        bar frame 0 53.667 393 96
        "Edit" left 16
        "Edit" top 65.333
        "Edit" font 17 regular
        which frame 121.5 59.667 150 32
        first frame 0 149.667 393 60.333
        first/column left 40
        first/column top 160.5
        first/name height 20.333
        first/name font 17 semibold
        first/name ink label
        first/how height 18
        first/how font 15 regular
        first/how ink secondaryLabel
        first/out frame 16 172.667 14 14
        first/date right 343
        first/date font 15 regular
        second top 210
        second/name ink systemRed
        tabs frame 0 769 393 83
        favorites frame 2 770 94 48
        contacts left 199
        downloads frame 297 770 94 48
        "Contacts" font 10 medium
        "Favorites" middle 49
        "4" font 13 regular
        "4" ink white
        """

    private static let event = """
        bar frame 0 69 393 56
        list fill systemGroupedBackground
        "New Event" font 17 semibold
        "New Event" middle 196.5
        "Cancel" left 16
        "Cancel" font 17 regular
        "Cancel" ink systemBlue
        "Add" right 377
        "Add" font 17 semibold
        "Add" ink tertiaryLabel
        title frame 20 160 353 44.333
        title radius 10
        title/field left 40
        title/field right 353
        place frame 20 204.333 353 44.333
        whole frame 20 283.667 353 44
        whole/switch right 353
        starts top 327.667
        "Starts" left 40
        "Starts" font 17 regular
        starts/from/day radius 6
        starts/from/day fill tertiarySystemFill
        starts/from/day height 34
        starts/from/time right 353
        starts/from/time/text font 17 regular
        "30 minutes before" ink secondaryLabel
        "30 minutes before" font 17 regular
        "30 minutes before" right 334
        repeat frame 20 494.667 353 44
        calendar frame 20 573.667 353 44
        alert frame 20 696.667 353 44
        """

    private static let day = """
        "March" left 28.667
        "March" font 17 regular
        "March" ink systemRed
        week top 97.667
        week bottom 185
        days frame 4 97.667 385 51
        friday left 224
        friday/letter font 10 semibold
        friday/letter ink secondaryLabel
        friday/disc frame 233.5 112.667 36 36
        friday/disc radius 18
        friday/disc fill systemRed
        friday/number font 19 semibold
        friday/number ink white
        date middle 196.5
        date top 156.667
        date font 16 regular
        edge frame 0 184.667 393 0.333
        eight frame 0 201 393 50
        eight/text right 52
        eight/text font 11 medium
        eight/text ink secondaryLabel
        eight/line frame 58 201 335 0.333
        ten top 301
        dentist frame 60 202 325 48
        dentist/bar frame 63 205 3 42
        dentist/title left 71
        dentist/title top 206
        dentist/title font 12 semibold
        train frame 60 302 161.5 98
        lunch frame 60 402 325 73
        shelf top 602
        now frame 58 285 335 1
        now fill systemRed
        clock font 11 semibold
        clock right 52
        tools top 769
        "Today" left 16
        "Inbox (2)" right 377
        """

    private static let music = """
        grip frame 178.5 67 36 5
        grip radius 2.5
        cover frame 32 96 329 329
        cover radius 10
        sun frame 124 188 145 145
        band left 52
        band bottom 405
        band font 17 heavy
        song left 32
        song top 461
        song height 26.333
        song font 22 semibold
        song ink label
        artist top 488.333
        artist height 24
        artist font 20 regular
        more frame 331 472.333 30 30
        more radius 15
        track frame 32 536.333 329 7
        played width 111.86
        since left 32
        since top 549.333
        since font 11 semibold
        left right 361
        pause frame 172.5 598.667 48 48
        back frame 76.5 602.667 40 40
        next left 276.5
        volume frame 56 724 281 34
        quiet frame 32 732 18 18
        loud right 361
        room top 774
        """

    private static let welcome = """
        column left 40
        column width 313
        title top 115
        title height 81.667
        title font 34 bold
        title ink label
        pencils frame 40 248.667 313 78
        pencils/title left 100
        pencils/title top 248.667
        pencils/title height 18
        pencils/title font 15 semibold
        pencils/title ink label
        pencils/text top 268.667
        pencils/text height 58
        pencils/text font 15 regular
        pencils/text ink secondaryLabel
        layers frame 40 358.667 313 58
        layers/title font 15 semibold
        layers/text height 38
        together frame 40 448.667 313 58
        together/text left 100
        small bottom 727.667
        small font 12 regular
        small ink secondaryLabel
        go frame 24 743.667 345 50.333
        "Continue" font 17 regular
        "Continue" ink white
        "Continue" middle 196.5
        """

    private static let photos = """
        bar frame 0 53.667 393 96
        "Library" left 16
        "Library" top 101.333
        "Library" height 40.667
        "Library" font 34 bold
        "Select" right 377
        "Select" top 65.333
        "Select" font 17 regular
        "Select" ink systemBlue
        page fill white
        first frame 0 149.667 393 129.667
        dune frame 0 149.667 129.667 129.667
        sea left 131.667
        sea width 129.667
        rose left 263.333
        rose right 393
        tabs frame 0 769 393 83
        library frame 2 770 127 48
        favorites top 770
        favorites left 133
        favorites right 260
        search frame 264 770 127 48
        "Search" font 10 medium
        "Search" middle 327.5
        "Favorites" font 10 medium
        "Favorites" middle 196.5
        """
}
