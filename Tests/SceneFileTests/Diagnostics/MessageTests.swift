import Foundation
import Testing

@testable import SceneFile

@MainActor
@Suite("Messages about keys and values")
struct MessageTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let lines: String
        let messages: [String]

        init(_ lines: String, _ messages: String...) {
            self.lines = lines
            self.messages = messages
        }

        var testDescription: String { lines }
    }

    nonisolated static let keys: [Case] = [
        Case("bgColor: red", "4:3 unknown key 'bgColor' of UIView"),
        Case("backgroundColour: red", "4:3 unknown key 'backgroundColour' of UIView; did you mean 'backgroundColor'?"),
        Case("hidden: true", "4:3 unknown key 'hidden' of UIView; did you mean 'isHidden'?"),
        Case("cornerRadius: 8", "4:3 cornerRadius is a layer's key: write it in `layer:`"),
        Case(
            "cornerRadus: 8",
            "4:3 unknown key 'cornerRadus' of UIView; a layer has 'cornerRadius': write it in `layer:`"),
        Case("image: a.png", "4:3 image is a key of UIImageView or UIButton, and this is a UIView"),
        Case(
            "contentOfset: [0, 0]",
            "4:3 unknown key 'contentOfset' of UIView; UIScrollView, UITextView, UITableView or UICollectionView has 'contentOffset'"
        ),
        Case("layer: { alpha: 1 }", "4:12 alpha is a view's key: write it on the view; a layer calls it opacity"),
        Case("layer: { autoresizingMask: [] }", "4:12 autoresizingMask is a view's key: write it on the view"),
        Case("layer: { path: bounds }", "4:12 path is a key of CAShapeLayer, and this is a CALayer"),
        Case(
            "sublayers: [{ clipsToBounds: true }]", "4:17 clipsToBounds is a view's key; a layer calls it masksToBounds"
        ),
        Case("sublayers: [{ filColor: red }]", "4:17 unknown key 'filColor' of CALayer; CAShapeLayer has 'fillColor'"),
        Case(
            "text: Hello", "4:3 text is a key of UILabel, UITextField, UITextView or UISearchBar, and this is a UIView"
        ),
        Case("effect: {}", "4:3 effect is a key of UIVisualEffectView, and this is a UIView"),
        Case(
            "class: UIVisualEffectView\neffect: { class: UIBlurEffect, style: lite }",
            "5:41 unknown name 'lite'; expected extraLight, light, dark, regular, prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial or another name"
        ),
        Case(
            "class: UIVisualEffectView\ncontentView: { class: UILabel }",
            "5:3 contentView is a plain view that fills UIVisualEffectView: it takes no class, layerClass, draw, intrinsicContentSize or place"
        ),
        Case("arrangedSubviews: []", "4:3 arrangedSubviews is a key of UIStackView, and this is a UIView"),
        Case(
            "class: UICollectionViewCell",
            "4:10 no file makes a UICollectionViewCell; expected a UICollectionView makes it of an item: write the item in `items:` of its `sections:`"
        ),
        Case(
            "class: UIImagView",
            "4:10 unknown class 'UIImagView'; expected UIView, UIImageView, UIScrollView, UIActivityIndicatorView, UILabel, UIControl, UIButton, UIRefreshControl or another name; did you mean 'UIImageView'?"
        ),
        Case(
            "class: CALayer",
            "4:10 CALayer is a layer class; expected UIView, UIImageView, UIScrollView, UIActivityIndicatorView, UILabel, UIControl, UIButton, UIRefreshControl or another name"
        ),
        Case(
            "class: UIImageView\nlayerClass: CAShapeLayer",
            "5:3 layerClass goes with class UIView alone: UIImageView has a layer of its own"),
        Case("class: UIImageView\ndraw: []", "5:3 draw goes with class UIView alone: UIImageView draws itself"),
    ]

    @Test("A key that does not belong says where it belongs", arguments: keys)
    func key(_ example: Case) {
        #expect(SceneText.errors(SceneText.view(example.lines)) == example.messages)
    }

    nonisolated static let twice: [Case] = [
        Case(
            "alpha: 1\nlayer: { opacity: 1 }",
            "5:12 'layer.opacity' says again what 'alpha' says on line 4: keep one of them"),
        Case(
            "layer: { masksToBounds: true }\nclipsToBounds: true",
            "5:3 'clipsToBounds' says again what 'layer.masksToBounds' says on line 4: keep one of them"),
        Case(
            "frame: [0, 0, 1, 1]\nbounds: [0, 0, 1, 1]",
            "5:3 'bounds' says again what 'frame' says on line 4: keep one of them"),
        Case(
            "transform: []\ntransform3D: []",
            "5:3 'transform3D' says again what 'transform' says on line 4: keep one of them"),
        Case(
            "sublayers:\n- { frame: [0, 0, 1, 1], position: [0, 0] }",
            "5:28 'position' says again what 'frame' says on line 5: keep one of them"),
        Case("tag: 1\nalpha: 0\ntag: 2", "6:3 the key 'tag' is given twice, first on line 4"),
    ]

    @Test("The same thing said twice is an error", arguments: twice)
    func twice(_ example: Case) {
        #expect(SceneText.errors(SceneText.view(example.lines)) == example.messages)
    }

    nonisolated static let values: [Case] = [
        Case("alpha: 2", "4:10 found '2'; expected a number from 0 to 1"),
        Case("alpha: half", "4:10 found 'half'; expected a number from 0 to 1"),
        Case("alpha: \"1\"", "4:10 found \"1\"; expected a number from 0 to 1"),
        Case("alpha: .nan", "4:10 '.nan' is not a finite number; expected a number from 0 to 1"),
        Case("alpha: null", "4:10 found null; expected a number from 0 to 1"),
        Case("frame: [0, 0, .inf, 1]", "4:17 '.inf' is not a finite number; expected a number"),
        Case("frame: [0, 0, 1e999, 1]", "4:17 '1e999' is not a finite number; expected a number"),
        Case("frame: [1, 2, 3]", "4:10 found a list of 3; expected a rectangle [x, y, w, h]"),
        Case("isHidden: yes", "4:13 found 'yes'; expected true or false"),
        Case("tag: 1.5", "4:8 found '1.5'; expected a whole number from -1000000000 to 1000000000"),
        Case(
            "contentMode: scaleAspectFi",
            "4:16 unknown name 'scaleAspectFi'; expected scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight, bottomLeft or bottomRight; did you mean 'scaleAspectFit'?"
        ),
        Case(
            "autoresizingMask: [flexibleWidth, flexibleWidth]", "4:37 'flexibleWidth' is in the list twice"),
        Case("layoutMargins: { top: 1, botom: 2 }", "4:28 unknown key 'botom' in insets; did you mean 'bottom'?"),
        Case("subviews: {}", "4:13 found a map; expected a list of views"),
        Case("subviews: [5]", "4:14 found '5'; expected a map of a view's keys"),
        Case("id: superview", "4:7 'superview' is a reserved word; expected another id"),
        Case("id: a\nsubviews: [{ id: a }]", "5:20 the id 'a' is taken on line 4; expected an id of its own"),
        Case(
            "traitOverrides: { layoutDirection: left }",
            "4:38 unknown name 'left'; expected unspecified, leftToRight, rightToLeft, ltr or rtl"),
        Case(
            "traitOverrides: { style: dark }",
            "4:21 unknown key 'style' in the traits; expected userInterfaceStyle, userInterfaceLevel, accessibilityContrast, preferredContentSizeCategory, layoutDirection, horizontalSizeClass, verticalSizeClass, legibilityWeight, displayGamut, userInterfaceIdiom, activeAppearance, imageDynamicRange, appearance, contentSizeCategory or direction"
        ),
        Case(
            "layer: { compositingFilter: multply }",
            "4:31 unknown name 'multply'; expected multiplyBlendMode, screenBlendMode, overlayBlendMode, darkenBlendMode, lightenBlendMode, colorDodgeBlendMode, colorBurnBlendMode, softLightBlendMode or another name; did you mean 'multiply'?"
        ),
    ]

    @Test("A value of another kind says what was expected", arguments: values)
    func value(_ example: Case) {
        #expect(SceneText.errors(SceneText.view(example.lines)) == example.messages)
    }

    nonisolated static let wholes: [Case] = [
        Case("", "1:1 the file is empty; expected 'offstage: 1' and more"),
        Case("view: {}", "1:1 the scene needs the key 'offstage'"),
        Case("view: {}\noffstage: 1", "1:1 'view' stands before 'offstage'; expected 'offstage: 1' as the first key"),
        Case("offstage: 2", "1:11 the file is of edition 2, and this program reads edition 1: a newer one is needed"),
        Case("[1]", "1:1 found a list of 1; expected a map for the scene"),
        Case("offstage: 1\nwindow: {}\nwindows: []", "2:1 'window' beside 'windows'; expected one or the other"),
        Case("offstage: 1\nviews: {}", "2:1 unknown key 'views' in the scene; did you mean 'view'?"),
        Case(
            "offstage: 1\ndevice: iPhone 61",
            "2:9 unknown device 'iPhone 61'; expected a name that `offstage devices` lists; did you mean 'iPhone 16'?"),
        Case(
            "offstage: 1\ndevice: { size: [10, 10] }",
            "2:11 a device with a size needs the key 'scale'; expected 1, 2 or 3"),
        Case(
            "offstage: 1\ndevice: { scale: 2 }",
            "2:9 a device without name and size; expected 'name', or 'size' and 'scale'"),
        Case(
            "offstage: 1\ndevice: { size: [0, 40], scale: 1 }",
            "2:17 a screen without pixels; expected a size of a pixel or more"),
        Case(
            "offstage: 1\ndevice: { size: [40, 0.2], scale: 2 }",
            "2:17 a screen without pixels; expected a size of a pixel or more"),
        Case(
            "offstage: 1\ndevice: { size: [1e-308, 40], scale: 3 }",
            "2:17 a screen without pixels; expected a size of a pixel or more"),
        Case("offstage: 1\ndevice: { size: [0.2, 0.5], scale: 3 }"),
        Case("offstage: 1\ndevice: 5", "2:9 found '5'; expected a text or a map for the device"),
        Case(
            "offstage: 1\ntime: [0, 1, 1]",
            "2:14 the time 1 is not at least a nanosecond after 1; expected times that rise"),
        Case("offstage: 1\ntime: []", "2:7 no time; expected at least one"),
        Case("offstage: 1\ntime: -1", "2:7 found '-1'; expected a number from 0 to 3600"),
        Case(
            "offstage: 1\nview: [1, 2\nexpect: {}",
            "3:7 this is not YAML: did not find expected ',' or ']' while parsing a flow sequence; the reading ends here, and what is below was not checked"
        ),
        Case(
            "offstage: 1\nview: { backgroundColor: #FFF }\nroute: screen",
            "3:6 this is not YAML: did not find expected ',' or '}' while parsing a flow mapping (#FFF without quotes is a comment in YAML: write \"#FFF\"); the reading ends here, and what is below was not checked"
        ),
        Case(
            "offstage: 1\nview:\n  backgroundColor: #FFF",
            "3:19 #FFF without quotes is a comment in YAML: write \"#FFF\""),
        Case(
            "offstage: 1\n---\na: 1",
            "2:1 a second document begins here; a scene is one; the reading ends here, and what is below was not checked"
        ),
        Case(
            "offstage: 1\nview: *a",
            "2:7 '*a' stands for nothing: there is no '&a' before it; the reading ends here, and what is below was not checked"
        ),
        Case(
            "offstage: 1\nview: { subviews: [&a { subviews: [*a] }] }",
            "2:36 '*a' stands inside what '&a' on line 2 names; the reading ends here, and what is below was not checked"
        ),
        Case("offstage: 1\nview: !thing {}", "2:7 '!thing' before a value: scenes have no tags"),
        Case("offstage: 1\n? [a]\n: 1", "2:3 a list or a map as a key; expected a name"),
    ]

    @Test("The whole of a file", arguments: wholes)
    func whole(_ example: Case) {
        #expect(SceneText.errors(example.lines) == example.messages)
    }

    nonisolated static let scripts: [Case] = [
        Case("changes: [{ at: 1, id: crd, set: {} }]", "4:24 no view or layer has the id 'crd'; did you mean 'card'?"),
        Case(
            "changes: [{ at: 1, id: card, call: removeFromSuperlayer }]",
            "4:36 'card' is a view; expected removeFromSuperview"),
        Case(
            "changes: [{ at: 1, id: dot, call: removeFromSuperview }]",
            "4:35 'dot' is a layer; expected removeFromSuperlayer"),
        Case("changes: [{ at: 1, id: card, set: { subviews: [] } }]", "4:37 subviews cannot be changed"),
        Case(
            "changes: [{ at: 1, id: card, set: { aplha: 0 } }]",
            "4:37 unknown key 'aplha' of UIView; did you mean 'alpha'?"),
        Case(
            "changes: [{ at: 1, id: card, set: { draw: [] } }]",
            "4:37 the view draws nothing at first, so it cannot draw later; expected `draw:` on the view"),
        Case("changes: [{ at: 1, id: card }]", "4:11 a change needs the key 'set'"),
        Case(
            "changes: [{ at: 1, window: { size: [0, 5] } }]",
            "4:36 a window without pixels; expected a size of a pixel or more"),
        Case("expect: { at: 3 }", "4:15 no frame is taken at 3; expected one of 'time'"),
        Case(
            "expect: { frames: { crd: [0, 0, 0, 0] } }", "4:21 no view or layer has the id 'crd'; did you mean 'card'?"),
        Case(
            "expect: { hits: [{ at: [0, 0], view: crd }] }",
            "4:38 no view or layer has the id 'crd'; did you mean 'card'?"),
        Case(
            "expect: { reasons: { card: [shadow] } }",
            "4:29 unknown name 'shadow'; expected rasterize, maskLayer, filter, blendMode, roundedClip, clipNotAxisAligned, edgeAntialiasedGroup, groupOpacity, shadowWithoutPath, backdropBlur, vibrancy or capture"
        ),
        Case("expect: { statistics: { layer: 1 } }", "4:25 unknown count 'layer'; did you mean 'layers'?"),
        Case(
            "expect: { statistics: { card.layout: 1 } }",
            "4:25 unknown step 'layout' of card; expected cellsConfigured, cellsMade, cellsMeasured, cellsReused, draw, drawnBytes, heightsAsked, layoutSubviews, updateConstraints or updateProperties"
        ),
        Case(
            "expect: { ambiguous: [cart] }",
            "4:23 no view or layer has the id 'cart'; did you mean 'card'?"),
        Case(
            "expect: { ofscreenPasses: 0 }",
            "4:11 unknown key 'ofscreenPasses' in the expectation; did you mean 'offscreenPasses'?"),
        Case(
            "route: context\nexpect: { offscreenPasses: 0 }",
            "5:11 'offscreenPasses' is about the screen route: the context route has no passes"),
    ]

    @Test("Changes and expectations", arguments: scripts)
    func script(_ example: Case) {
        let text = SceneText.head + "view: { id: card, sublayers: [{ id: dot }] }\n" + example.lines + "\n"
        #expect(SceneText.errors(text) == example.messages)
    }

    @Test("Several errors come in one run, sorted by line")
    func sorted() {
        let text =
            SceneText.head + """
                changes: [{ at: 1, id: nobody, set: {} }]
                view:
                  alpha: 5
                  subviews:
                    - { tag: x }
                    - { frame: [1] }
                  alpha: 1
                time: [1, 0]
                """
        #expect(
            SceneText.errors(text) == [
                "3:24 no view or layer has the id 'nobody'",
                "5:10 found '5'; expected a number from 0 to 1",
                "7:14 found 'x'; expected a whole number from -1000000000 to 1000000000",
                "8:16 found a list of 1; expected a rectangle [x, y, w, h]",
                "9:3 the key 'alpha' is given twice, first on line 5",
                "10:11 the time 0 is not at least a nanosecond after 1; expected times that rise",
            ])
    }

    nonisolated static let lost: [Case] = [
        Case(
            "- { id: a, class: UILable, text: Hi }",
            "5:21 unknown class 'UILable'; expected UIView, UIImageView, UIScrollView, UIActivityIndicatorView, UILabel, UIControl, UIButton, UIRefreshControl or another name; did you mean 'UILabel'?"
        ),
        Case(
            "- { id: a, class: UILable, text: Hi, alhpa: 1 }",
            "5:21 unknown class 'UILable'; expected UIView, UIImageView, UIScrollView, UIActivityIndicatorView, UILabel, UIControl, UIButton, UIRefreshControl or another name; did you mean 'UILabel'?",
            "5:40 unknown key 'alhpa' of UILabel; did you mean 'alpha'?"),
        Case(
            "- { id: a, class: Cloud, rain: { id: b } }",
            "5:21 unknown class 'Cloud'; expected UIView, UIImageView, UIScrollView, UIActivityIndicatorView, UILabel, UIControl, UIButton, UIRefreshControl or another name"
        ),
        Case(
            "- { id: a, class: UICollectionReusableView, rowHeight: 40 }",
            "5:21 no file makes a UICollectionReusableView; expected write a view in `supplementaries:` of a UICollectionView's section"
        ),
        Case("- { subveiws: [{ id: a }] }", "5:7 unknown key 'subveiws' of UIView; did you mean 'subviews'?"),
    ]

    @Test("What speaks of a view that could not be read is no further error", arguments: lost)
    func lostIDs(_ example: Case) {
        let text =
            SceneText.view("subviews:\n\(example.lines)")
            + "constraints: [a.width == 5]\nchanges: [{ at: 1, id: a, set: {} }]\n"
            + "expect: { frames: { a: [0, 0, 1, 1] }, hits: [{ at: [1, 1], view: a }], ambiguous: [a] }\n"
        #expect(SceneText.errors(text) == example.messages)
        #expect(SceneText.errors(text + "fuzzy: { maximum: 1, pixels: 0 }").count == example.messages.count + 1)
    }

    @Test("A key that is near none is told with those that there are")
    func unknownFontKey() {
        #expect(
            SceneText.errors(SceneText.view("class: UILabel\nfont: { face: bold }")) == [
                "5:11 unknown key 'face' in the font; expected size, textStyle, weight, design, isItalic, monospacedDigits, name or scaledFor"
            ])
    }

    @Test("A byte that is not UTF-8 has its line and column, counted in characters")
    func place() throws {
        let folder = try TemporaryFolder()
        try folder.write(Data("offstage: 1\nview: { id: \"äö".utf8) + [0xE9] + Data("\" }\n".utf8), "latin.yml")
        do {
            _ = try Scene(contentsOf: folder.url.appendingPathComponent("latin.yml"))
            Issue.record("the file was read")
        } catch {
            #expect(error.errors.map { [$0.line, $0.column] } == [[2, 16]])
            #expect(error.errors[0].sourceLine?.hasPrefix("view: { id: \"äö") == true)
        }
    }

    @Test("More than a hundred errors are cut")
    func tooMany() {
        let lines = Array(repeating: "- { tag: x }", count: 500).joined(separator: "\n")
        let errors = SceneText.errors(SceneText.view("subviews:\n" + lines))
        #expect(errors.count == 101)
        #expect(errors.last?.hasSuffix("too many errors; the others are not shown") == true)
        // The sentence about the rest stands where the last error does that is shown.
        #expect(errors.last?.split(separator: " ").first == errors[99].split(separator: " ").first)
    }

    @Test("JSON is read as well")
    func json() throws {
        let text = """
            { "offstage": 1, "device": { "size": [8, 8], "scale": 1 }, "view": { "backgroundColor": "#F00" } }
            """
        #expect(try SceneText.pixel(text, 4, 4) == [255, 0, 0, 255])
    }

    @Test("Files that are no files, not there or not UTF-8 say so")
    func files() throws {
        let folder = try TemporaryFolder()
        try folder.write(Data([0x61, 0xFF]), "latin.yml")
        try folder.write(Data([0xFF, 0xFE, 0x61, 0]), "wide.yml")
        for (name, message) in [
            ("latin.yml", "the byte FF is not UTF-8"), ("none.yml", "there is no such file"),
            ("", "this is a folder, and a scene is a file"), ("wide.yml", "the file is UTF-16; a scene is UTF-8"),
        ] {
            #expect(throws: SceneErrors.self) { try Scene(contentsOf: folder.url.appendingPathComponent(name)) }
            do {
                _ = try Scene(contentsOf: folder.url.appendingPathComponent(name))
            } catch {
                #expect(error.errors.map(\.message) == [message])
            }
        }
    }
}
