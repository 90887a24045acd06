import Offstage
import UIKit
import YAMLTree

extension SceneReader {
    /// - Returns: nil when the text has no root or no valid top level; errors may have been reported in any case.
    func readScene(_ tree: YAMLTree, options: SceneOptions) -> SceneContent? {
        guard let root = tree.root else {
            if errors.isEmpty { report("the file is empty", at: .start, expected: "'offstage: 1' and more") }
            return nil
        }
        checkFirstKey(root)
        readComponents(of: root)
        guard let record = readRecord(root, SceneForms.scene) else { return nil }
        checkUnusedComponents()
        let found = parts[FoundConstraints.self]
        found.nodes += record["constraints"]?.constraints ?? []
        let controllers = readRoots(record)
        let actions = parts[OpenActions.self]
        declareAnimators((record.items("changes") ?? []) + actions.nodes.flatMap(\.items))
        check(found.nodes)
        declareLists()
        declareRows((record.items("changes") ?? []) + actions.nodes.flatMap(\.items))
        tellRowsApart()
        checkLists()
        resolveAnimations()
        let changes = resolveChanges(record.items("changes") ?? [])
        resolveActions()
        checkGestureNames()
        let touches = readTouches(record.items("touches") ?? [])
        let readerSteps = readReaderSteps(record.items("reader") ?? [])
        let expectations = readExpectations(record.items("expect") ?? [])
        guard let device = readDevice(record, options) else { return nil }
        let ownRoute = record.text("route").flatMap(Stage.Route.init(rawValue:)) ?? .screen
        let route = options.route ?? ownRoute
        let film = readFilm(record, options, route: route, ownRoute: ownRoute)
        let times = ComponentFile.isOne(root) ? [] : readTimes(record, options, hasFilm: film != nil)
        let windows = readWindows(record)
        let steps = changes.map(\.step) + actions.nodes.flatMap(\.steps)
        let sizeMark = record.record("device")?.mark(of: "size")
        checkCanvas(
            device, windows, steps, route: route, at: sizeMark ?? record.mark(of: "device"))
        // The frames of a screen that may not be have no size to add up.
        if let film, max(device.size.width, device.size.height) * device.scale <= CGFloat(SceneLimits.canvasSide) {
            check(film, on: device, at: record.mark(of: "film"))
        }
        let all = Set(times + (film?.timing.times ?? [])).sorted()
        let frames = check(
            expectations, times: all, hasFilm: film != nil, route: ownRoute, hasForeignTimes: options.times != nil)
        return SceneContent(
            device: device, traits: readTraits(record, options), times: times, film: film, windows: windows,
            controller: controllers.root, screen: ScreenParts(record), controllers: controllers.others,
            isWindowList: record["windows"] != nil, changes: changes, touches: touches,
            accessibility: record.record("accessibility"), readerSteps: readerSteps, constraints: found.nodes,
            route: route, expectations: frames, ownScale: ownScale(record),
            changesCanvas: steps.flatMap(\.actions).contains { $0.changesCanvas },
            fuzzy: SceneFuzziness(record.record("fuzzy")), variants: readVariants(record))
    }

    private func readTimes(_ record: SceneRecord, _ options: SceneOptions, hasFilm: Bool) -> [Double] {
        if let times = options.times, !times.isEmpty { return foreignTimes(times, record) }
        guard let items = record.items("time") else { return hasFilm ? [] : [0] }
        let times = items.compactMap(\.value.number)
        if times.isEmpty { report("no time", at: record.mark(of: "time"), expected: "at least one") }
        if times.count > SceneLimits.frames {
            report("the scene has more than 10,000 frames", at: record.mark(of: "time"))
        }
        for (previous, item) in zip(items, items.dropFirst()) {
            guard let before = previous.value.number, let time = item.value.number else { continue }
            if let problem = SceneTimes.problem(before, before: time) {
                report(problem, at: item.mark, expected: "times that rise")
            }
        }
        return times
    }

    /// Times of the caller, with the limits of the file's.
    private func foreignTimes(_ times: [Double], _ record: SceneRecord) -> [Double] {
        let mark = record["time"] == nil ? record.mark : record.keyMark(of: "time")
        for time in times where !NumberRange.seconds.contains(time) {
            report("the caller asks for the time \(time)", at: mark, expected: NumberRange.seconds.sentence)
            return [0]
        }
        let sorted = times.sorted()
        if let problem = SceneTimes.problem(sorted) { report("the caller's times: \(problem)", at: mark) }
        return sorted
    }

    private func readTraits(_ record: SceneRecord, _ options: SceneOptions) -> UITraitCollection? {
        let traits = UITraitCollection { traits in
            if let record = record.record("traits") { TraitForms.set(record, on: &traits) }
            options.set(on: &traits)
        }
        return traits
    }

    private func readWindows(_ record: SceneRecord) -> [WindowNode] {
        if let items = record.items("windows") {
            for key in ["window", "view", "controller"] where record[key] != nil {
                report("'\(key)' beside 'windows'", at: record.keyMark(of: key), expected: "one or the other")
            }
            return items.compactMap(\.value.window)
        }
        var window = record["window"]?.window ?? WindowNode(mark: record.mark)
        window.view = record["view"]?.views?.first
        return [window]
    }

    /// The controllers of the top level.
    private func readRoots(_ record: SceneRecord) -> (root: ControllerNode?, others: [ControllerNode]) {
        if record["controller"] != nil, record["view"] != nil {
            report("'view' beside 'controller'", at: record.keyMark(of: "view"), expected: "one or the other")
        }
        let (root, others) = (record["controller"]?.controllers?.first, record["controllers"]?.controllers ?? [])
        checkPlaces(of: others + (root.map { [$0] } ?? []))
        return (root, others)
    }

    private func readDevice(_ record: SceneRecord, _ options: SceneOptions) -> Device? {
        var device: Device? = options.device
        if device == nil {
            switch record["device"] {
            case .text(let name)?: device = namedDevice(name, at: record.mark(of: "device"))
            case .record(let map)?: device = deviceFromMap(map)
            default: device = .iPhone16
            }
        }
        if let orientation = options.orientation { device = device?.rotated(to: orientation) }
        if let scale = options.scale, [1, 2, 3].contains(scale) { device?.scale = CGFloat(scale) }
        return device
    }

    private func namedDevice(_ name: String, at mark: YAMLMark) -> Device? {
        if let device = Device(named: name) { return device }
        reportUnknownDevice(name, at: mark)
        return nil
    }

    func reportUnknownDevice(_ name: String, at mark: YAMLMark) {
        report(
            "unknown device '\(name)'", at: mark, expected: "a name that `offstage devices` lists",
            suggestion: Device.nearestName(to: name))
    }

    /// Pixels a point of the device that the file names, whatever the caller asks for.
    private func ownScale(_ record: SceneRecord) -> Double {
        switch record["device"] {
        case .text(let name)?: Double(Device(named: name)?.scale ?? Device.iPhone16.scale)
        case .record(let map)?:
            map.integer("scale").map(Double.init)
                ?? Double((map.text("name").flatMap { Device(named: $0) } ?? .iPhone16).scale)
        default: Double(Device.iPhone16.scale)
        }
    }

    private func deviceFromMap(_ map: SceneRecord) -> Device? {
        let orientation = Self.orientations[map.text("orientation") ?? ""] ?? .portrait
        guard let size = map.size("size") else { return knownDevice(map)?.rotated(to: orientation) }
        guard let scale = map.integer("scale") else {
            report("a device with a size needs the key 'scale'", at: map.keyMark(of: "size"), expected: "1, 2 or 3")
            return nil
        }
        let safeArea = map.insets("safeArea").map { UIEdgeInsets($0) } ?? .zero
        // The size is that of the screen as it is held.
        let upright = orientation.isLandscape ? CGSize(width: size.height, height: size.width) : size
        let device = Device(
            name: map.text("name") ?? "custom device", size: upright, scale: CGFloat(scale), safeArea: safeArea)
        return device.rotated(to: orientation)
    }

    private func knownDevice(_ map: SceneRecord) -> Device? {
        guard let name = map.text("name") else {
            report("a device without name and size", at: map.mark, expected: "'name', or 'size' and 'scale'")
            return nil
        }
        if map["safeArea"] != nil {
            report("safeArea goes with size: '\(name)' has its own", at: map.keyMark(of: "safeArea"))
        }
        guard var device = namedDevice(name, at: map.mark(of: "name")) else { return nil }
        if let scale = map.integer("scale") { device.scale = CGFloat(scale) }
        return device
    }

    nonisolated static let orientations: [String: UIInterfaceOrientation] = [
        "portrait": .portrait, "portraitUpsideDown": .portraitUpsideDown, "landscapeLeft": .landscapeLeft,
        "landscapeRight": .landscapeRight,
    ]

    // MARK: Canvas

    private func checkCanvas(
        _ device: Device, _ windows: [WindowNode], _ steps: [ChangeStep], route: Stage.Route, at mark: YAMLMark
    ) {
        checkCanvas(device.size, scale: device.scale, at: mark)
        checkPixels(device.size, scale: device.scale, of: "a screen", at: mark)
        let actions = steps.flatMap(\.actions)
        for case let action as ResizeWindow in actions {
            checkCanvas(action.size, scale: device.scale, at: action.mark)
            checkPixels(action.size, scale: device.scale, of: "a window", at: action.mark)
        }
        guard route == .context, let view = windows.first?.view else { return }
        checkCanvas(view.geometry, view.layer.geometry, scale: device.scale, at: view.mark)
        for case let action as SetView in actions where action.id == view.id {
            checkCanvas(action.change.geometry, action.change.layer.geometry, scale: device.scale, at: view.mark)
        }
    }

    /// The context route's canvas has the size of the root view.
    private func checkCanvas(_ view: NodeGeometry, _ layer: NodeGeometry, scale: CGFloat, at mark: YAMLMark) {
        for rect in [view.frame, view.bounds, layer.frame, layer.bounds].compactMap({ $0 }) {
            checkCanvas(CGSize(width: abs(rect.width), height: abs(rect.height)), scale: scale, at: mark)
        }
    }

    /// Sides are rounded to whole pixels, of which there must be one.
    private func checkPixels(_ size: CGSize, scale: CGFloat, of what: String, at mark: YAMLMark) {
        guard (min(size.width, size.height) * scale).rounded() < 1 else { return }
        report("\(what) without pixels", at: mark, expected: "a size of a pixel or more")
    }

    private func checkCanvas(_ size: CGSize, scale: CGFloat, at mark: YAMLMark) {
        let width = Double(size.width * scale)
        let height = Double(size.height * scale)
        if max(width, height) > Double(SceneLimits.canvasSide) {
            report("the canvas is more than 16,384 pixels wide or high", at: mark)
        } else if width * height > Double(SceneLimits.canvasPixels) {
            report("the canvas has more than 64 megapixels", at: mark)
        }
    }
}
