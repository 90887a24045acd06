/// The modules that the kit brings.
enum Kin {
    /// A module that imports one of these is written for iOS, wherever the import stands.
    static let frameworks: Set<String> = [
        "UIKit", "SwiftUI", "QuartzCore", "CoreGraphics", "VirtualFoundation", "Offstage", "GoldenTesting",
        "SnapshotTesting", "AccessibilitySnapshot", "SafariServices",
    ]
    /// Modules that code of all platforms imports too where it can: such an import in `#if` says nothing.
    private static let companions: Set<String> = [
        "Combine", "os", "OSLog", "ObjectiveC", "UniformTypeIdentifiers", "Accessibility",
    ]

    static func contains(_ found: ImportScanner.Import) -> Bool {
        frameworks.contains(found.module) || (companions.contains(found.module) && !found.isConditional)
    }
}
