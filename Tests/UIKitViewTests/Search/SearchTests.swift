import CoreGraphics
import Offstage
import TestKit
import Testing

@testable import UIKit

@Suite("Search bars and fields")
@MainActor
struct SearchTests {
    private func stage() -> Stage {
        let stage = makeStage(375, 300)
        stage.makeCurrent()
        return stage
    }

    private func bar(_ stage: Stage) -> UISearchBar {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 20, width: 375, height: 56))
        stage.window.addSubview(bar)
        stage.runTurn()
        return bar
    }

    /// Writes down what a bar asks and tells.
    private final class Delegate: NSObject, UISearchBarDelegate {
        var calls: [String] = []
        var allows = true
        func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { note("shouldBegin") }
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { _ = note("didBegin") }
        func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { note("shouldEnd") }
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { _ = note("didEnd") }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { _ = note("text \(searchText)") }
        func searchBar(
            _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
        ) -> Bool { note("shouldChange \(text)") }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { _ = note("search") }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { _ = note("cancel") }
        func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { _ = note("bookmark") }
        func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { _ = note("results") }
        func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
            _ = note("scope \(selectedScope)")
        }
        private func note(_ call: String) -> Bool {
            calls.append(call)
            return allows
        }
        func take() -> [String] {
            defer { calls = [] }
            return calls
        }
    }

    @Test("Metrics of the device: heights, the field's place and corner, the glass, the text")
    func ruler() {
        let stage = stage()
        let bar = bar(stage)
        bar.placeholder = "Search"
        stage.runTurn()
        let field = bar.searchTextField
        #expect(bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 56))
        #expect(bar.sizeThatFits(CGSize(width: 200, height: 0)) == CGSize(width: 200, height: 56))
        #expect(field.frame == CGRect(x: 8, y: 10, width: 359, height: 36))
        #expect(field.intrinsicContentSize.height == 36)
        #expect(abs(field.textRect(forBounds: field.bounds).minX - 31.4) < 0.01)
        #expect(field.editingRect(forBounds: field.bounds) == field.textRect(forBounds: field.bounds))
        #expect(field.promptColor == .secondaryLabel)
        #expect(field.font?.pointSize == 17)
        #expect(field.returnKeyType == .search)
        #expect(field.enablesReturnKeyAutomatically)
        bar.showsScopeBar = true
        #expect(bar.intrinsicContentSize.height == 56)
        bar.scopeButtonTitles = ["All", "Some"]
        #expect(bar.intrinsicContentSize.height > 56 && !bar.scopes.isHidden)
        bar.scopeButtonTitles = nil
        #expect(bar.scopes.isHidden)
        bar.prompt = "Find"
        #expect(bar.intrinsicContentSize.height > 56)
    }

    @Test("The delegate is asked and told in order")
    func delegate() throws {
        let stage = stage()
        let bar = bar(stage)
        let delegate = Delegate()
        bar.delegate = delegate
        try stage.touch.tap(bar.searchTextField)
        #expect(delegate.take() == ["shouldBegin", "didBegin"])
        #expect(bar.isFirstResponder)
        try stage.keyboard.type("a")
        #expect(delegate.take() == ["shouldChange a", "text a"])
        try stage.keyboard.type("\n")
        #expect(delegate.take() == ["search"])
        bar.text = "b"
        #expect(delegate.take().isEmpty)
        bar.resignFirstResponder()
        #expect(delegate.take() == ["shouldEnd", "didEnd"])
        delegate.allows = false
        #expect(!bar.becomeFirstResponder())
    }

    @Test("Buttons beside the field and in it are told of")
    func buttons() throws {
        let stage = stage()
        let bar = bar(stage)
        let delegate = Delegate()
        bar.delegate = delegate
        bar.showsCancelButton = true
        bar.showsBookmarkButton = true
        stage.runTurn()
        #expect(bar.searchTextField.frame.maxX < 320)
        try stage.touch.tap(CGPoint(x: 350, y: 48))
        #expect(delegate.take() == ["cancel"])
        bar.setShowsCancelButton(false, animated: true)
        stage.advance(by: 0.4)
        #expect(bar.searchTextField.frame.maxX == 367)
        try stage.touch.tap(CGPoint(x: 350, y: 48))
        #expect(delegate.take() == ["bookmark"])
        bar.showsSearchResultsButton = true
        stage.runTurn()
        try stage.touch.tap(CGPoint(x: 350, y: 48))
        #expect(delegate.take() == ["results"])
    }

    @Test("Scopes are chosen, and told of")
    func scopes() throws {
        let stage = stage()
        let bar = bar(stage)
        let delegate = Delegate()
        bar.delegate = delegate
        bar.scopeButtonTitles = ["One", "Two"]
        bar.showsScopeBar = true
        bar.sizeToFit()
        stage.runTurn()
        #expect(bar.selectedScopeButtonIndex == 0)
        let scopes = bar.scopes.convert(bar.scopes.bounds, to: nil)
        try stage.touch.tap(CGPoint(x: scopes.maxX - 40, y: scopes.midY))
        #expect(delegate.take() == ["scope 1"])
        #expect(bar.selectedScopeButtonIndex == 1)
        bar.selectedScopeButtonIndex = 7
        #expect(bar.selectedScopeButtonIndex == 1)
    }

    @Test("Tokens stand before the text; the delete key chooses the last one, then removes it")
    func tokens() {
        let stage = stage()
        let field = bar(stage).searchTextField
        let before = field.textRect(forBounds: CGRect(x: 0, y: 0, width: 300, height: 36)).minX
        field.tokens = [UISearchToken(icon: nil, text: "Photos")]
        field.insertToken(UISearchToken(icon: nil, text: "2024"), at: 0)
        #expect(field.tokens.count == 2)
        #expect(field.textRect(forBounds: CGRect(x: 0, y: 0, width: 300, height: 36)).minX > before + 60)
        field.becomeFirstResponder()
        field.insertText("cat")
        field.replaceTextualPortion(
            of: field.textualRange, with: UISearchToken(icon: nil, text: "Cat"), at: field.tokens.count)
        #expect(field.text == "")
        #expect(field.tokens.count == 3)
        field.deleteBackward()
        #expect(field.tokens.count == 3)
        field.deleteBackward()
        #expect(field.tokens.count == 2)
        field.allowsDeletingTokens = false
        field.deleteBackward()
        field.deleteBackward()
        #expect(field.tokens.count == 2)
        field.removeToken(at: 9)
        field.removeToken(at: 0)
        #expect(field.tokens.count == 1)
        #expect(field.tokens(in: field.textualRange).count == 1)
    }

    /// Overrides what a subclass of a device may.
    private final class OwnField: UISearchTextField {
        var drawn = 0
        override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 50, dy: 0) }
        override func drawText(in rect: CGRect) {
            drawn += 1
            super.drawText(in: rect)
        }
    }

    @Test("A subclass decides about the text's rectangle and draws it")
    func subclass() {
        let stage = stage()
        let field = OwnField(frame: CGRect(x: 0, y: 0, width: 200, height: 36))
        field.text = "x"
        stage.window.addSubview(field)
        stage.runTurn()
        #expect(field.drawn == 1)
        #expect(field.parts.text.area.minX == 50)
    }
}
