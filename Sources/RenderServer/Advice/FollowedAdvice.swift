import CoreGraphics
import TextFormatting

/// The remedies of a scene's frames followed together: which of them go together, and what the frames are then.
///
/// Each remedy was tried alone. Together they may undo each other, or change a picture that each alone keeps; what does
/// not go with those that save more is left out.
package struct FollowedAdvice: Sendable {
    /// A frame's offscreen passes and their bytes.
    package struct Account: Hashable, Sendable {
        package let passes: Int
        package let bytesStored: Int
        package let bytesLoaded: Int

        package init(_ frame: Frame) {
            passes = frame.statistics.offscreenPasses.count
            bytesStored = frame.statistics.bytesStored
            bytesLoaded = frame.statistics.bytesLoaded
        }

        fileprivate var bytes: Int { bytesStored.saturatingSum(bytesLoaded) }
    }

    /// Changes that do not go with the others, and why.
    package struct Omission: Sendable {
        package let changes: [LayerChange]
        package let reason: String
    }

    /// What is changed, in sets of which each goes as a whole.
    package private(set) var remedies: [[LayerChange]] = []
    /// What is changed, each once.
    package private(set) var changes: [LayerChange] = []
    package private(set) var omissions: [Omission] = []
    /// The frames as they are.
    package let before: [Account]
    /// The frames with the changes made.
    package private(set) var after: [Account]
    private let frames: [Frame]
    private let tolerance: Int

    /// - Parameters:
    ///   - frames: Of one scene, in order, drawn with one server.
    ///   - advice: For these frames.
    ///   - tolerance: The largest difference of a channel that counts as the same picture, 0…255.
    package init(_ frames: [Frame], _ advice: [Advice], tolerance: Int) {
        self.frames = frames
        self.tolerance = tolerance
        before = frames.map(Account.init)
        after = before
        let remedies = advice.compactMap(\.remedy).sorted { $0.bytesSaved > $1.bytesSaved }.map(\.changes)
        follow(remedies[...])
    }

    /// What the frames are when these changes are made and no others; nil when a picture is not kept.
    package func account(of changes: [LayerChange]) -> [Account]? {
        var server = RenderServer()
        var result: [Account] = []
        for frame in frames {
            guard let tree = frame.tree else { return nil }
            let changed = server.render(TreeIndex(tree).tree(with: changes))
            guard let difference = PictureComparison.compare(frame.image, changed.image),
                difference.maximum <= tolerance
            else { return nil }
            result.append(Account(changed))
        }
        return result
    }

    /// All at once, for that is what most can be; else in halves.
    private mutating func follow(_ remedies: ArraySlice<[LayerChange]>) {
        let more = remedies.joined().reduce(into: [LayerChange]()) { list, change in
            if !changes.contains(change), !list.contains(change) { list.append(change) }
        }
        guard !more.isEmpty else { return }
        let contrary = more.first(where: contradicts) ?? Self.contradiction(within: more)
        if let contrary, remedies.count == 1 {
            return omit(more, "\(contrary.layer) is changed otherwise by advice that saves more")
        }
        let account = contrary == nil ? account(of: changes + more) : nil
        if let account, remedies.count > 1 || (account.passes, account.bytes) < (after.passes, after.bytes) {
            changes += more
            self.remedies += remedies
            after = account
        } else if remedies.count > 1 {
            let middle = remedies.startIndex + remedies.count / 2
            follow(remedies[..<middle])
            follow(remedies[middle...])
        } else if account == nil {
            omit(more, "together with the others it changes the picture")
        } else {
            omit(more, "it spares nothing beside the others")
        }
    }

    private mutating func omit(_ changes: [LayerChange], _ reason: String) {
        omissions.append(Omission(changes: changes, reason: reason))
    }

    private func contradicts(_ change: LayerChange) -> Bool { changes.contains { $0.contradicts(change) } }

    private static func contradiction(within changes: [LayerChange]) -> LayerChange? {
        var settings: [LayerChange.Key: String] = [:]
        return changes.first { change in
            change.settings.contains { setting in
                let key = LayerChange.Key(layer: change.layerID, property: setting.property)
                let known = settings.updateValue(setting.value, forKey: key)
                return known != nil && known != setting.value
            }
        }
    }
}

extension [FollowedAdvice.Account] {
    /// Over all frames.
    fileprivate var passes: Int { reduce(0) { $0.saturatingSum($1.passes) } }
    fileprivate var bytes: Int { reduce(0) { $0.saturatingSum($1.bytes) } }
}

extension FollowedAdvice {
    /// Keys in a fixed order: what is changed, the sums over all frames, and what was left out.
    package var jsonValue: JSONValue {
        .object([
            ("changes", .array(changes.map(\.jsonValue))),
            ("passesBefore", .integer(before.passes)), ("passesAfter", .integer(after.passes)),
            ("bytesBefore", .integer(before.bytes)), ("bytesAfter", .integer(after.bytes)),
            (
                "omitted",
                .array(
                    omissions.map {
                        .object([
                            ("changes", .array($0.changes.map(\.jsonValue))), ("reason", .string($0.reason)),
                        ])
                    })
            ),
        ])
    }
}

extension LayerChange {
    fileprivate struct Key: Hashable {
        let layer: LayerID
        let property: String
    }

    /// Sets a property of the same layer to something else.
    fileprivate func contradicts(_ other: LayerChange) -> Bool {
        layerID == other.layerID
            && settings.contains { a in other.settings.contains { $0.property == a.property && $0.value != a.value } }
    }
}

extension FollowedAdvice: CustomStringConvertible {
    /// `15 offscreen passes become 0, 23.8 MB less`, and what was left out, a line each.
    package var description: String {
        ([Self.text(before, after)] + omissions.map(\.description)).joined(separator: "\n")
    }

    /// What became of frames' passes and bytes.
    package static func text(_ before: [Account], _ after: [Account]) -> String {
        let saved = before.bytes - after.bytes
        let amount = saved < 0 ? "\(ByteText.text(-saved)) more" : "\(ByteText.text(saved)) less"
        return "\(before.passes.counted("offscreen pass", "become")) \(after.passes), \(amount)"
    }
}

extension FollowedAdvice.Omission: CustomStringConvertible {
    /// `not set shadowPath: outline on card: it spares nothing beside the others`.
    package var description: String {
        "not \(changes.map(\.description).joined(separator: ", ")): \(reason)"
    }
}
