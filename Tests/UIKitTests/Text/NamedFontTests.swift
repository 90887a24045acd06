import Offstage
import TestKit
import Testing
import UIKit

@MainActor
@Suite("Fonts by name")
struct NamedFontTests {
    @Test(
        "Names that apps use give fonts that bear them",
        arguments: [
            ("HelveticaNeue-Bold", "HelveticaNeue-Bold", "Helvetica Neue"),
            ("Helvetica Neue", "HelveticaNeue", "Helvetica Neue"),
            ("AvenirNext-DemiBold", "AvenirNext-DemiBold", "Avenir Next"), ("Menlo-Regular", "Menlo-Regular", "Menlo"),
            ("Arial", "ArialMT", "Arial"), ("Times New Roman", "TimesNewRomanPSMT", "Times New Roman"),
            ("Courier New", "CourierNewPSMT", "Courier New"), ("Georgia-Italic", "Georgia-Italic", "Georgia"),
            ("Lato", "Lato-Regular", "Lato"),
        ])
    func names(_ asked: String, _ name: String, _ family: String) throws {
        let font = try #require(UIFont(name: asked, size: 16))
        #expect(font.fontName == name && font.familyName == family && font.pointSize == 16)
        #expect(font.withSize(20).fontName == name && font.withSize(20).pointSize == 20)
        #expect(UIFont(descriptor: font.fontDescriptor, size: 0).fontName == name)
        #expect(UIFontDescriptor(name: asked, size: 16).postscriptName == name)
        #expect(UIFontDescriptor(name: asked, size: 16).fontAttributes[.name] as? String == asked)
    }

    @Test("Families and their fonts are listed; an unknown name gives nil and an empty list")
    func lists() {
        #expect(Set(UIFont.familyNames).isSuperset(of: ["Avenir Next", "Inter", "Menlo", "Times New Roman"]))
        #expect(UIFont.familyNames == UIFont.familyNames.sorted())
        #expect(
            UIFont.fontNames(forFamilyName: "Menlo") == [
                "Menlo-Bold", "Menlo-BoldItalic", "Menlo-Italic", "Menlo-Regular",
            ])
        for family in UIFont.familyNames where family != "Noto Color Emoji" {
            for name in UIFont.fontNames(forFamilyName: family).prefix(1) {
                #expect(UIFont(name: name, size: 10)?.fontName == name)
            }
        }
        #expect(UIFont(name: "Comic Sans MS", size: 10) == nil)
        #expect(UIFont.fontNames(forFamilyName: "Comic Sans MS").isEmpty)
    }

    @Test("A font of nothing is the system's, as where a name that is not there is asked for with `?? UIFont()`")
    func empty() {
        #expect((UIFont(name: "NoSuchFont", size: 20) ?? UIFont()) == .systemFont(ofSize: 12))
    }

    @Test("Traits of a font that another stands in for lead to other members of its family")
    func traits() throws {
        let font = try #require(UIFont(name: "HelveticaNeue", size: 12))
        #expect(font.fontDescriptor.symbolicTraits == [])
        let bold = try #require(font.fontDescriptor.withSymbolicTraits(.traitBold))
        #expect(UIFont(descriptor: bold, size: 0).fontName == "HelveticaNeue-Bold")
        #expect(bold.symbolicTraits == .traitBold)
        let both = try #require(bold.withSymbolicTraits([.traitBold, .traitItalic]))
        #expect(both.postscriptName == "HelveticaNeue-BoldItalic")
        #expect(UIFont(name: "Menlo", size: 12)?.fontDescriptor.symbolicTraits == .traitMonoSpace)
        #expect(UIFont(name: "Zapfino", size: 12)?.fontDescriptor.withSymbolicTraits(.traitBold) == nil)
        #expect(UIFontDescriptor(name: "Menlo", size: 9).withFamily("Georgia").postscriptName == "Georgia")
    }

    @Test("Each font that another stands in for is told of once, when its text is drawn")
    func diagnostics() {
        let stage = makeStage()
        for name in ["Georgia", "Georgia", "HelveticaNeue-Bold"] {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
            label.text = "Text"
            label.font = UIFont(name: name, size: 12)
            stage.window.addSubview(label)
        }
        _ = stage.render()
        _ = stage.render()
        let told = stage.diagnostics.all.filter { $0.kind == .substitutedFont }
        #expect(told.count == 2)
        #expect(told.contains { $0.message.hasPrefix("Georgia is drawn as") })
        let fonts = stage.render().statistics.fonts.map(\.name)
        #expect(fonts.contains("PTSerif-Regular") && fonts.contains("LiberationSans-Bold"))
    }
}
