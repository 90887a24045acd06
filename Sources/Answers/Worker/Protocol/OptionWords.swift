import Foundation
import Offstage
import SceneFile
import UIKit

/// What a request changes of the scene before it is drawn: `Variant`, and what else the reader takes.
struct OptionWords: Sendable {
    var variant = Variant()
    private var device: String?
    private var contentSize: String?

    init() {}

    /// The options as the scene reader takes them.
    func sceneOptions() throws -> SceneOptions {
        var options = try variant.sceneOptions()
        options.device = device.flatMap(Device.init(named:))
        options.contentSizeCategory = contentSize.flatMap(Self.category)
        return options
    }

    private static func category(named name: String) -> UIContentSizeCategory? {
        UIContentSizeCategory.named.first { $0.name == name }?.category
    }
}

extension OptionWords: Decodable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case scale, appearance, direction, contentSize, device, times, route, images
    }

    init(from decoder: any Decoder) throws {
        try decoder.refuseKeys(besides: CodingKeys.self)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        variant = Variant(
            scale: try container.decodeIfPresent(Int.self, forKey: .scale),
            appearance: try container.decodeIfPresent(Variant.Appearance.self, forKey: .appearance),
            direction: try container.decodeIfPresent(Variant.Direction.self, forKey: .direction),
            times: try container.decodeIfPresent([Double].self, forKey: .times) ?? [],
            route: try container.decodeIfPresent(Variant.Route.self, forKey: .route),
            images: try container.decodeIfPresent([String].self, forKey: .images) ?? [])
        device = try container.decodeIfPresent(String.self, forKey: .device)
        contentSize = try container.decodeIfPresent(String.self, forKey: .contentSize)
        try check()
    }

    private func check() throws {
        if let scale = variant.scale, !(1...3).contains(scale) {
            throw RequestFault("'options.scale' is \(scale), and 1, 2 or 3 pixels a point are allowed")
        }
        if let time = variant.times.first(where: { !($0 >= 0 && $0.isFinite) }) {
            throw RequestFault("'options.times' has \(time): seconds, 0 or more, are allowed")
        }
        if let problem = SceneTimes.problem(variant.times.sorted()) {
            throw RequestFault("'options.times': \(problem)")
        }
        if let device, Device(named: device) == nil {
            throw RequestFault(
                Problem(unknown: device, kind: "device", nearest: Device.nearestName(to: device)).message)
        }
        if let contentSize, Self.category(named: contentSize) == nil {
            let names = UIContentSizeCategory.named.map(\.name)
            throw RequestFault(Problem(unknown: contentSize, kind: "content size", among: names).message)
        }
    }
}

extension Variant.Appearance: RequestChoice {}
extension Variant.Direction: RequestChoice {}
extension Variant.Route: RequestChoice {}
