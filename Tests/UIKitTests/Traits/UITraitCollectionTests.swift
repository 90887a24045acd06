import Testing
import UIKit

private struct TemperatureTrait: UITraitDefinition {
    static let defaultValue = 20
    static let affectsColorAppearance = true
}

extension UITraitCollection {
    fileprivate var temperature: Int { self[TemperatureTrait.self] }
}

extension UIMutableTraits {
    fileprivate var temperature: Int {
        get { self[TemperatureTrait.self] }
        set { self[TemperatureTrait.self] = newValue }
    }
}

@Suite("UITraitCollection")
struct UITraitCollectionTests {
    private func names(_ traits: [UITrait]) -> [String] { traits.map { $0.name }.sorted() }

    @Test("Nothing is specified at first")
    func unspecified() {
        let traits = UITraitCollection()
        #expect(traits.userInterfaceIdiom == .unspecified)
        #expect(traits.userInterfaceStyle == .unspecified)
        #expect(traits.userInterfaceLevel == .unspecified)
        #expect(traits.accessibilityContrast == .unspecified)
        #expect(traits.layoutDirection == .unspecified)
        #expect(traits.displayScale == 0)
        #expect(traits.displayGamut == .unspecified)
        #expect(traits.horizontalSizeClass == .unspecified)
        #expect(traits.verticalSizeClass == .unspecified)
        #expect(traits.preferredContentSizeCategory == .unspecified)
        #expect(traits.legibilityWeight == .unspecified)
        #expect(traits.forceTouchCapability == .unknown)
        #expect(traits.activeAppearance == .unspecified)
        #expect(traits.imageDynamicRange == .unspecified)
        #expect(traits.toolbarItemPresentationSize == .unspecified)
        #expect(traits.sceneCaptureState == .unspecified)
        #expect(traits.temperature == 20)
        #expect(traits.description == "<UITraitCollection; nothing specified>")
    }

    @Test("Of a trait that several specify the last value counts")
    func merging() {
        let merged = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
            UITraitCollection(userInterfaceStyle: .light), UITraitCollection(horizontalSizeClass: .compact),
            UITraitCollection(userInterfaceStyle: .unspecified), UITraitCollection { $0.temperature = 5 },
        ])
        #expect(merged.userInterfaceStyle == .light)
        #expect(merged.displayScale == 2)
        #expect(merged.horizontalSizeClass == .compact)
        #expect(merged.temperature == 5)
    }

    @Test("Mutations specify what they set, and modifyingTraits keeps the rest")
    func mutations() {
        let traits = UITraitCollection {
            $0.userInterfaceStyle = .dark
            $0.preferredContentSizeCategory = .accessibilityLarge
        }
        let changed = traits.modifyingTraits {
            #expect($0.userInterfaceStyle == .dark)
            $0.userInterfaceStyle = .light
            $0.layoutDirection = .rightToLeft
        }
        #expect(changed.userInterfaceStyle == .light)
        #expect(changed.layoutDirection == .rightToLeft)
        #expect(changed.preferredContentSizeCategory == .accessibilityLarge)
        #expect(traits.userInterfaceStyle == .dark)
        #expect(traits.replacing(UITraitDisplayScale.self, value: 3).displayScale == 3)
    }

    @Test("containsTraits looks only at what the other specifies")
    func contains() {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 3),
        ])
        #expect(traits.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
        #expect(!traits.containsTraits(in: UITraitCollection(userInterfaceStyle: .light)))
        #expect(!traits.containsTraits(in: UITraitCollection(layoutDirection: .leftToRight)))
        #expect(traits.containsTraits(in: nil))
        #expect(!traits.containsTraits(in: UITraitCollection { $0.temperature = 3 }))
    }

    @Test("Changed traits, custom ones among them")
    func changes() {
        let old = UITraitCollection {
            $0.userInterfaceStyle = .light
            $0.displayScale = 2
            $0.temperature = 20
        }
        #expect(old.changedTraits(from: old).isEmpty)
        let new = old.modifyingTraits {
            $0.displayScale = 3
            $0.temperature = 30
        }
        #expect(names(new.changedTraits(from: old)) == ["TemperatureTrait", "UITraitDisplayScale"])
        // An unset custom trait has its default value.
        #expect(UITraitCollection().changedTraits(from: UITraitCollection { $0.temperature = 20 }).isEmpty)
        #expect(names(old.changedTraits(from: nil)) == ["UITraitDisplayScale", "UITraitUserInterfaceStyle"])
    }

    @Test("Style, level, contrast and custom traits that say so change colours; others do not")
    func colorAppearance() {
        let base = UITraitCollection()
        #expect(UITraitCollection(userInterfaceStyle: .dark).hasDifferentColorAppearance(comparedTo: base))
        #expect(UITraitCollection(userInterfaceLevel: .elevated).hasDifferentColorAppearance(comparedTo: base))
        #expect(UITraitCollection(accessibilityContrast: .high).hasDifferentColorAppearance(comparedTo: nil))
        #expect(UITraitCollection { $0.temperature = 1 }.hasDifferentColorAppearance(comparedTo: base))
        #expect(!UITraitCollection(displayScale: 3).hasDifferentColorAppearance(comparedTo: base))
        #expect(!UITraitCollection(horizontalSizeClass: .regular).hasDifferentColorAppearance(comparedTo: base))
    }

    @Test("Equality and hash go by value")
    func equality() {
        let a = UITraitCollection(traitsFrom: [
            UITraitCollection(displayScale: 2), UITraitCollection(userInterfaceStyle: .dark),
        ])
        let b = UITraitCollection {
            $0.userInterfaceStyle = .dark
            $0.displayScale = 2
        }
        #expect(a == b && a.hash == b.hash)
        #expect(a != b.modifyingTraits { $0.temperature = 1 })
        #expect(UITraitCollection { $0.temperature = 1 } == UITraitCollection { $0.temperature = 1 })
    }

    @Test("Overrides: what they contain, and what they do to a collection")
    func overrides() {
        var overrides = UITraitOverrides()
        #expect(overrides.isEmpty && !overrides.contains(UITraitUserInterfaceStyle.self))
        overrides.userInterfaceStyle = .dark
        overrides.temperature = 7
        #expect(overrides.contains(UITraitUserInterfaceStyle.self) && overrides.contains(TemperatureTrait.self))
        let base = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .light), UITraitCollection(displayScale: 3),
        ])
        let result = base.applying(overrides)
        #expect(result.userInterfaceStyle == .dark && result.displayScale == 3 && result.temperature == 7)
        overrides.remove(UITraitUserInterfaceStyle.self)
        overrides.remove(TemperatureTrait.self)
        #expect(overrides.isEmpty)
        #expect(base.applying(overrides) === base)
    }

    @MainActor
    @Test("performAsCurrent nests and puts back what was there")
    func current() {
        let before = UITraitCollection.current
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let light = UITraitCollection(userInterfaceStyle: .light)
        dark.performAsCurrent {
            #expect(UITraitCollection.current === dark)
            light.performAsCurrent { #expect(UITraitCollection.current === light) }
            #expect(UITraitCollection.current === dark)
        }
        #expect(UITraitCollection.current == before)
    }

    @Test("Each thread has its own current traits")
    func threads() async {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let other = await withCheckedContinuation { continuation in
            dark.performAsCurrent {
                let done = DispatchSemaphore(value: 0)
                nonisolated(unsafe) var seen: UITraitCollection?
                Thread.detachNewThread {
                    seen = UITraitCollection.current
                    done.signal()
                }
                done.wait()
                continuation.resume(returning: seen)
            }
        }
        #expect(other?.userInterfaceStyle != .dark)
        #expect((other?.displayScale ?? 0) > 0)
    }
}

@MainActor
private final class Observed: NSObject, TraitChangeHost {
    var traitCollection = UITraitCollection(userInterfaceStyle: .light)
    var traitChangeRegistrations: [TraitChangeRegistration] = []
    var log: [String] = []

    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    func change(_ mutations: (inout any UIMutableTraits) -> Void) {
        let previous = traitCollection
        traitCollection = previous.modifyingTraits(mutations)
        notifyTraitChanges(from: previous)
    }
}

@MainActor
@Suite("Registration for trait changes")
struct TraitChangeRegistrationTests {
    @Test("Handlers run for their traits only, in order, with the environment and the traits before")
    func handlers() {
        let observed = Observed()
        observed.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (environment: Observed, previous) in
            environment.log.append("style from \(previous.userInterfaceStyle)")
        }
        let second = observed.registerForTraitChanges([
            UITraitUserInterfaceStyle.self, UITraitDisplayScale.self,
        ]) { (environment: Observed, _) in environment.log.append("either") }
        observed.change { $0.displayScale = 3 }
        #expect(observed.log == ["either"])
        observed.change { $0.userInterfaceStyle = .dark }
        #expect(observed.log == ["either", "style from light", "either"])
        observed.change { $0.userInterfaceStyle = .dark }
        #expect(observed.log.count == 3)
        observed.unregisterForTraitChanges(second)
        observed.change { $0.displayScale = 2 }
        #expect(observed.log.count == 3)
    }
}
