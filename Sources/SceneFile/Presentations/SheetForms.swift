import UIKit

/// The maps of what sheets and popovers are.
enum SheetForms {
    typealias Detent = UISheetPresentationController.Detent
    private typealias SheetKey = SceneKey<UISheetPresentationController>
    private typealias PopoverKey = SceneKey<UIPopoverPresentationController>

    // MARK: Sheets

    /// The system's detents, by their names in files.
    static let systemDetents: KeyValuePairs<String, Detent.Identifier> = ["medium": .medium, "large": .large]

    private static let identifierField = Field(
        "identifier", .text, "What selects it. Default: nothing does but a finger.")
    static let heightDetent = Record(
        "the detent",
        [
            Field("height", .number(.notNegative), required: true, "Points, without the safe area below."),
            identifierField,
        ])
    static let fractionDetent = Record(
        "the detent",
        [
            Field("fraction", .number(.unit), required: true, "Of the height of the large one, from 0 to 1."),
            identifierField,
        ])

    private static let detent = ValueKind.either([
        .name(systemDetents.map(\.key)), .variants([heightDetent, fractionDetent]),
    ])

    static let sheet = PropertyRecord(
        "the sheet", fields: [Field("sourceView", .text, "The id of a view over which a floating sheet stands.")],
        detents + looks)

    private static let detents = SceneKey<UISheetPresentationController>.rows([
        SheetKey("detents", .list(detent), "The heights at which it rests. Default [large].") { sheet, value, _ in
            let detents = (value.items ?? []).compactMap { Self.makeDetent($0.value) }
            if !detents.isEmpty { sheet.detents = detents }
        },
        detentKey("selectedDetentIdentifier", "Where it rests; null, the default: at the smallest.") {
            $0.selectedDetentIdentifier = $1
        },
        detentKey(
            "largestUndimmedDetentIdentifier",
            "Up to this one what is behind is not dimmed and takes touches; null, the default: never."
        ) { $0.largestUndimmedDetentIdentifier = $1 },
    ])

    private static let looks = SceneKey<UISheetPresentationController>.rows([
        .bool("prefersGrabberVisible", "Whether a grabber shows. Default false.") { $0.prefersGrabberVisible = $1 },
        SheetKey(
            "preferredCornerRadius", .nullable(.number(.notNegative)), "Points; null, the default, is the system's."
        ) { sheet, value, _ in sheet.preferredCornerRadius = value.number.map { CGFloat($0) } },
        .bool(
            "prefersScrollingExpandsWhenScrolledToEdge",
            "Whether content that is scrolled up makes the sheet larger first. Default true."
        ) { $0.prefersScrollingExpandsWhenScrolledToEdge = $1 },
        .bool(
            "prefersEdgeAttachedInCompactHeight",
            "Whether it lies at the bottom where there is little room down, not on all of the screen. Default false."
        ) { $0.prefersEdgeAttachedInCompactHeight = $1 },
        .bool(
            "widthFollowsPreferredContentSizeWhenEdgeAttached",
            "Whether it is as wide as the controller prefers there. Default false."
        ) { $0.widthFollowsPreferredContentSizeWhenEdgeAttached = $1 },
    ])

    private static func detentKey(
        _ key: String, _ summary: String,
        set: @escaping @MainActor @Sendable (UISheetPresentationController, Detent.Identifier?) -> Void
    ) -> SheetKey {
        SheetKey(key, .nullable(.text), summary) { sheet, value, _ in
            set(sheet, value.text.map { Self.identifier(named: $0) })
        }
    }

    static func identifier(named name: String) -> Detent.Identifier {
        systemDetents.first { $0.key == name }?.value ?? Detent.Identifier(name)
    }

    /// What files call a detent.
    static func name(of identifier: Detent.Identifier) -> String {
        systemDetents.first { $0.value == identifier }?.key ?? identifier.rawValue
    }

    @MainActor
    private static func makeDetent(_ value: SceneValue) -> Detent? {
        if let name = value.text { return name == "medium" ? .medium() : .large() }
        guard let record = value.record else { return nil }
        let identifier = record.text("identifier").map { Self.identifier(named: $0) }
        if let height = record.number("height") { return .custom(identifier: identifier) { _ in CGFloat(height) } }
        let fraction = record.number("fraction") ?? 1
        return .custom(identifier: identifier) { $0.maximumDetentValue * CGFloat(fraction) }
    }

    /// What to say of a key that belongs into one of the maps.
    static func place(of key: String) -> String? {
        guard !["backgroundColor", "sourceView"].contains(key) else { return nil }
        if sheet.record.field(key) != nil {
            return "\(key) is a key of the sheet: write it in `sheetPresentationController:`"
        }
        guard popover.record.field(key) != nil else { return nil }
        return "\(key) is a key of the popover: write it in `popoverPresentationController:`"
    }

    // MARK: Popovers

    private static let directions: KeyValuePairs<String, UIPopoverArrowDirection> = [
        "up": .up, "down": .down, "left": .left, "right": .right, "any": .any,
    ]

    static let popover = PropertyRecord(
        "the popover",
        fields: [
            Field("sourceView", .text, "The id of the view at which the arrow points."),
            Field("sourceItem", .text, "The id of a view or of a bar's item at which it points."),
            Field("passthroughViews", .list(.text), "Ids of views beside it that keep their touches."),
        ],
        SceneKey<UIPopoverPresentationController>.rows([
            .rect("sourceRect", "The part of the source view at which it points. Default all.") { $0.sourceRect = $1 },
            .names("permittedArrowDirections", "Where the arrow may point. Default any.", of: directions) {
                $0.permittedArrowDirections = $1.reduce(into: []) { $0.formUnion($1) }
            },
            .bool("canOverlapSourceViewRect", "Whether it may lie over its source. Default false.") {
                $0.canOverlapSourceViewRect = $1
            },
            .color("backgroundColor", "Of the ground and the arrow. Default the system's background.") {
                $0.backgroundColor = $1
            },
            .insets("popoverLayoutMargins", "Room to the edges of the safe area. Default 10 on each side.") {
                $0.popoverLayoutMargins = $1
            },
            PopoverKey(
                "adaptiveSheetPresentationController", .record(sheet.changes),
                "The sheet that takes its place where there is little room across."
            ) { popover, value, builder in
                if let record = value.record {
                    sheet.set(record, on: popover.adaptiveSheetPresentationController, builder)
                }
            },
        ]))
}
