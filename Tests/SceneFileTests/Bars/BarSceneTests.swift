import Offstage
import Testing
import UIKit

@testable import SceneFile

@MainActor
@Suite("Bars in scenes")
struct BarSceneTests {
    private func stage(_ text: String) throws -> SceneStage {
        let stage = try SceneText.stage(
            "offstage: 1\ndevice: { size: [320, 240], scale: 2, safeArea: [20, 0, 0, 0] }\n" + text)
        stage.stage.makeCurrent()
        stage.advance(to: 0.1)
        return stage
    }

    /// A stack of one controller with more keys.
    private func stack(_ keys: String, _ rest: String = "") throws -> SceneStage {
        try stage(
            "controller: { class: UINavigationController, id: nav, viewControllers: [{ id: list, \(keys) }] }\n" + rest)
    }

    @Test("A navigation item has all that the file says of it")
    func navigationItem() throws {
        let scene = try stack(
            """
            navigationItem: { title: T, prompt: P, largeTitleDisplayMode: never, backButtonTitle: B,
            backButtonDisplayMode: minimal, hidesBackButton: true, leftItemsSupplementBackButton: true,
            titleView: { id: middle, frame: [0, 0, 9, 9] }, backBarButtonItem: { title: Back },
            leftBarButtonItem: { title: L }, rightBarButtonItems: [{ title: R }, { fixedSpace: 7 }, flexibleSpace],
            backAction: [{ id: middle, set: { alpha: 0.5 } }] }
            """)
        let item = try #require(scene.controller("list")?.navigationItem)
        #expect(item.title == "T" && item.prompt == "P" && item.largeTitleDisplayMode == .never)
        #expect(item.backButtonTitle == "B" && item.backButtonDisplayMode == .minimal)
        #expect(item.hidesBackButton && item.leftItemsSupplementBackButton)
        #expect(item.titleView === scene.view("middle") && item.backBarButtonItem?.title == "Back")
        #expect(item.leftBarButtonItems?.map(\.title) == ["L"] && item.rightBarButtonItems?.count == 3)
        #expect(item.rightBarButtonItems?[1].width == 7)
        item.backAction?.performWithSender(nil, target: nil)
        #expect(scene.view("middle")?.alpha == 0.5)
    }

    @Test("A button has its looks, and a tap makes its changes")
    func buttons() throws {
        let scene = try stack(
            """
            navigationItem: { rightBarButtonItem: { id: b, title: Go, style: done, tintColor: systemRed, width: 60,
            possibleTitles: [Go, Gone], tag: 4, titleTextAttributes: { normal: { font: { size: 11 }, kern: 2 } },
            changes: [{ id: b, set: { title: Gone, isEnabled: false } }] } }
            """, "touches: [{ at: 1, tap: b }]\n")
        let item = try #require(scene.barItem("b") as? UIBarButtonItem)
        #expect(item.title == "Go" && item.style == .done && item.tintColor == .systemRed && item.tag == 4)
        #expect(item.width == 60 && item.possibleTitles == ["Go", "Gone"])
        let attributes = item.titleTextAttributes(for: .normal)
        #expect((attributes?[.font] as? UIFont)?.pointSize == 11 && attributes?[.kern] as? Double == 2)
        #expect(scene.view("b")?.frame.width == 60 && scene.view("b")?.accessibilityIdentifier == "b")
        scene.advance(to: 2)
        #expect(item.title == "Gone" && !item.isEnabled && scene.problems == [])
    }

    @Test("Items of the system have their word or picture; one that is a view is that view")
    func kinds() throws {
        let scene = try stack(
            """
            navigationItem: { rightBarButtonItems: [{ id: a, systemItem: save }, { id: b, systemItem: trash },
            { id: c, customView: { id: own, frame: [0, 0, 20, 20] } }] }
            """)
        #expect((scene.barItem("a") as? UIBarButtonItem)?.style == .done)
        #expect(scene.view("own")?.isDescendant(of: try #require(scene.view("c"))) == true)
        #expect(scene.view("b")?.subviews.contains { $0 is UIImageView && !$0.isHidden } == true)
    }

    @Test("A toolbar shows the items of the controller on top")
    func toolbar() throws {
        let scene = try stage(
            """
            controller:
              class: UINavigationController
              id: nav
              isToolbarHidden: false
              toolbar: { id: tools, barTintColor: systemPink }
              hidesBarsOnSwipe: true
              viewControllers: [{ toolbarItems: [{ id: a, title: A }, flexibleSpace, { id: b, title: B }] }]

            """)
        let nav = try #require(scene.controller("nav") as? UINavigationController)
        #expect(nav.toolbar === scene.view("tools") && !nav.isToolbarHidden && nav.hidesBarsOnSwipe)
        #expect(nav.toolbar.barTintColor == .systemPink)
        let (a, b) = (try #require(scene.view("a")), try #require(scene.view("b")))
        #expect(a.superview === nav.toolbar && a.frame.minX < 20 && b.frame.maxX > 300)
    }

    @Test("Tabs have titles, badges and touches by their ids")
    func tabs() throws {
        let scene = try stage(
            """
            controller:
              class: UITabBarController
              id: tabs
              tabBar: { id: bar, unselectedItemTintColor: systemGreen, itemPositioning: fill }
              viewControllers:
                - { tabBarItem: { id: a, title: A, badgeValue: "1", badgeColor: systemBlue, tag: 3 } }
                - { id: second, title: Second, tabBarItem: { id: b, isEnabled: true } }
                - { tabBarItem: { systemItem: history } }
            touches: [{ at: 1, tap: b }]
            changes: [{ at: 2, id: a, set: { badgeValue: null } }]
            expect: { values: { a: { badgeValue: "1", tag: 3, isEnabled: true } } }

            """)
        let tabs = try #require(scene.controller("tabs") as? UITabBarController)
        #expect(tabs.tabBar === scene.view("bar") && tabs.tabBar.unselectedItemTintColor == .systemGreen)
        let item = try #require(scene.barItem("a") as? UITabBarItem)
        #expect(item.badgeValue == "1" && item.badgeColor == .systemBlue && scene.barItem("b")?.title == "Second")
        scene.advance(to: 3)
        #expect(tabs.selectedIndex == 1 && item.badgeValue == nil && scene.problems == [])
    }

    @Test("Appearances begin as they are configured; those of items go before those of bars")
    func looks() throws {
        let scene = try stage(
            """
            controller:
              class: UINavigationController
              id: nav
              navigationBar:
                prefersLargeTitles: true
                standardAppearance: { configure: transparent, titlePositionAdjustment: [1, 2], shadowColor: systemRed }
                compactAppearance: { backgroundEffect: { class: UIBlurEffect, style: systemThinMaterial } }
              viewControllers:
                - id: list
                  navigationItem:
                    scrollEdgeAppearance:
                      configure: opaque
                      backgroundColor: systemTeal
                      largeTitleTextAttributes: { foregroundColor: white }
                      doneButtonAppearance: { highlighted: { titlePositionAdjustment: [3, 4] } }

            """)
        let bar = try #require((scene.controller("nav") as? UINavigationController)?.navigationBar)
        #expect(bar.prefersLargeTitles && bar.standardAppearance.backgroundEffect == nil)
        #expect(bar.standardAppearance.titlePositionAdjustment == UIOffset(horizontal: 1, vertical: 2))
        #expect(bar.standardAppearance.shadowColor == .systemRed && bar.compactAppearance?.backgroundEffect != nil)
        let look = try #require(scene.controller("list")?.navigationItem.scrollEdgeAppearance)
        #expect(look.backgroundColor == .systemTeal && look.backgroundEffect == nil)
        #expect(look.largeTitleTextAttributes[.foregroundColor] as? UIColor == .white)
        let adjustment = look.doneButtonAppearance.highlighted.titlePositionAdjustment
        #expect(adjustment == UIOffset(horizontal: 3, vertical: 4))
    }

    @Test("Tab bars have appearances, too, with states")
    func looksOfTabs() throws {
        let scene = try stage(
            """
            view:
              id: bar
              class: UITabBar
              frame: [0, 0, 320, 49]
              items: [{ title: A }, { title: B }]
              selectedItem: 1
              standardAppearance:
                configure: opaque
                stackedItemPositioning: centered
                stackedLayoutAppearance: { selected: { iconColor: systemPink, badgeBackgroundColor: systemTeal } }

            """)
        let bar = try #require(scene.view("bar") as? UITabBar)
        #expect(bar.items?.map(\.title) == ["A", "B"] && bar.selectedItem === bar.items?[1])
        let look = bar.standardAppearance
        #expect(look.stackedItemPositioning == .centered && look.backgroundEffect == nil)
        #expect(look.stackedLayoutAppearance.selected.iconColor == .systemPink)
        #expect(look.stackedLayoutAppearance.selected.badgeBackgroundColor == .systemTeal)
    }

    @Test("A change may give a controller other items, which do what they say")
    func changes() throws {
        let scene = try stack(
            "title: List",
            """
            changes:
              - at: 1
                id: list
                set:
                  navigationItem: { title: New, rightBarButtonItem: { id: b, title: B, changes: [{ id: list, set: { title: Tapped } }] } }
            touches: [{ at: 2, tap: b }]

            """)
        scene.advance(to: 1.5)
        #expect(scene.controller("list")?.navigationItem.title == "New")
        scene.advance(to: 3)
        #expect(scene.controller("list")?.title == "Tapped" && scene.problems == [])
    }

    @Test("A search controller has all that the file says of it; touches find its bar by its id")
    func search() throws {
        let scene = try stack(
            """
            navigationItem: { hidesSearchBarWhenScrolling: false, preferredSearchBarPlacement: stacked,
            searchController: { searchBar: { id: field, placeholder: Find, scopeButtonTitles: [A, B] },
            searchResultsController: { id: found }, obscuresBackgroundDuringPresentation: true,
            hidesNavigationBarDuringPresentation: false, automaticallyShowsCancelButton: false,
            scopeBarActivation: onTextEntry, searchSuggestions: [Birds, Lakes] } }
            """, "touches: [{ at: 1, tap: field }, { at: 2, type: a }]\n")
        let item = try #require(scene.controller("list")?.navigationItem)
        let search = try #require(item.searchController)
        #expect(!item.hidesSearchBarWhenScrolling && item.preferredSearchBarPlacement == .stacked)
        #expect(search.searchBar === scene.view("field") && search.searchBar.placeholder == "Find")
        #expect(search.searchResultsController === scene.controller("found"))
        #expect(search.obscuresBackgroundDuringPresentation && !search.hidesNavigationBarDuringPresentation)
        #expect(!search.automaticallyShowsCancelButton && search.scopeBarActivation == .onTextEntry)
        #expect(search.searchSuggestions?.map(\.localizedSuggestion) == ["Birds", "Lakes"])
        scene.advance(to: 1.9)
        #expect(search.isActive && scene.controller("found")?.isViewLoaded == false)
        scene.advance(to: 3)
        #expect(scene.controller("found")?.viewIfLoaded?.window != nil && search.searchBar.showsScopeBar)
        #expect(scene.problems == [])
    }

    @Test("Pages that are bound in the middle show two; dots count those of a scrolled page controller")
    func pages() throws {
        let pages = "viewControllers: [{ id: a }, { id: b }, { id: c }, { id: d }], selectedIndex: 2"
        let book = try stage(
            "controller: { class: UIPageViewController, id: pages, transitionStyle: pageCurl, spineLocation: mid, "
                + "\(pages) }\n")
        let controller = try #require(book.controller("pages") as? UIPageViewController)
        #expect(controller.spineLocation == .mid)
        #expect(controller.viewControllers == [book.controller("c"), book.controller("d")].compactMap { $0 })
        let counts: [(keys: String, count: Int?, index: Int?)] = [
            ("presentationCount: 0", nil, nil), ("presentationCount: 4", 4, 2),
            ("presentationCount: 5, presentationIndex: 1", 5, 1),
        ]
        for (keys, count, index) in counts {
            let scene = try stage("controller: { class: UIPageViewController, id: pages, \(keys), \(pages) }\n")
            let view = try #require(scene.controller("pages")?.view)
            let dots = view.subviews.lazy.compactMap { $0 as? UIPageControl }.first { !$0.isHidden }
            #expect(dots?.numberOfPages == count && dots?.currentPage == index)
        }
    }
}
