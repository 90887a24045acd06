import Foundation
import Offstage
import Testing
import UIKit

import class UIKit.NSCache

/// Loads images, as the guides write it.
@MainActor
private protocol ImageLoading: AnyObject {
    /// Calls `completion` when the image has come; the answer cancels.
    func load(_ name: String, completion: @escaping @MainActor (UIImage) -> Void) -> @MainActor () -> Void
}

/// Answers after a time of its own for each name.
@MainActor
private final class DelayedLoader: ImageLoading {
    var delays: [String: Double] = [:]
    /// False: what is asked to stop comes all the same.
    var canCancel = true
    private(set) var finished: [String] = []
    private var images: [String: UIImage] = [:]

    func image(_ name: String) -> UIImage {
        let image = images[name] ?? PixelProbe.picture(["R"], scale: 1)
        images[name] = image
        return image
    }

    func load(_ name: String, completion: @escaping @MainActor (UIImage) -> Void) -> @MainActor () -> Void {
        let ticket = Ticket()
        DispatchQueue.main.asyncAfter(deadline: .now() + (delays[name] ?? 0.01)) { [weak self] in
            guard let self, !ticket.isCancelled else { return }
            self.finished.append(name)
            completion(self.image(name))
        }
        return { [weak self] in if self?.canCancel == true { ticket.isCancelled = true } }
    }

    @MainActor
    private final class Ticket {
        var isCancelled = false
    }
}

/// Shows an image that comes late, with or without each of three parts.
private final class LoadingCell: UITableViewCell {
    struct Care: OptionSet {
        let rawValue: Int
        static let cancels = Care(rawValue: 1)
        static let clears = Care(rawValue: 2)
        static let compares = Care(rawValue: 4)
        static let all: Care = [.cancels, .clears, .compares]
    }

    var care = Care.all
    var shown: UIImage?
    private var wanted: String?
    private var cancel: (@MainActor () -> Void)?

    func configure(_ name: String, _ loader: any ImageLoading) {
        wanted = name
        cancel = loader.load(name) { [weak self] image in
            guard let self, !self.care.contains(.compares) || self.wanted == name else { return }
            self.shown = image
        }
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        if care.contains(.cancels) { cancel?() }
        if care.contains(.clears) { shown = nil }
    }
}

/// A table of rows of 100 points in which two and a half are seen.
@MainActor
private final class LoadingScreen: NSObject, UITableViewDataSource {
    let stage = Stage()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let loader = DelayedLoader()
    let care: LoadingCell.Care

    init(_ care: LoadingCell.Care) {
        self.care = care
        super.init()
        stage.makeCurrent()
        table.rowHeight = 100
        table.register(LoadingCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = self
        stage.window.addSubview(table)
        loader.delays["0"] = 0.1
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        guard let cell = cell as? LoadingCell else { return cell }
        cell.care = care
        cell.configure("\(indexPath.row)", loader)
        return cell
    }

    func cell(_ row: Int) -> LoadingCell? { table.cellForRow(at: IndexPath(row: row, section: 0)) as? LoadingCell }

    /// Shows row 0, then scrolls until its cell shows row 2, which is loaded sooner.
    /// - Parameter wait: Seconds before row 0 leaves.
    func reuse(after wait: Double) -> LoadingCell? {
        stage.advance(by: wait)
        let first = cell(0)
        for offset in [50.0, 100, 150] {
            table.contentOffset.y = offset
            stage.runTurn()
        }
        return cell(2) === first ? first : nil
    }
}

@Suite("Loading images into cells")
@MainActor
struct ImageLoadingTests {
    @Test("IMG-05 A late image appears in a cell that shows another item by now")
    func race() throws {
        for (care, name) in [(LoadingCell.Care([]), "0"), (.all, "2")] {
            let screen = LoadingScreen(care)
            let cell = try #require(screen.reuse(after: 0.02))
            screen.stage.advance(by: 0.03)
            #expect(cell.shown === screen.loader.image("2"))
            screen.stage.advance(by: 0.2)
            #expect(cell.shown === screen.loader.image(name))
        }
    }

    @Test("IMG-06 Cancelling, clearing and comparing each prevent a different mistake with late images")
    func parts() throws {
        let whole = LoadingScreen(.all)
        let cell = try #require(whole.reuse(after: 0.02))
        whole.stage.advance(by: 0.3)
        #expect(!whole.loader.finished.contains("0") && cell.shown === whole.loader.image("2"))

        let uncancelled = LoadingScreen([.clears, .compares])
        let second = try #require(uncancelled.reuse(after: 0.02))
        uncancelled.stage.advance(by: 0.3)
        #expect(uncancelled.loader.finished.contains("0"), "a load that nobody needs")
        #expect(second.shown === uncancelled.loader.image("2"))

        for (care, isStale) in [(LoadingCell.Care([.cancels, .compares]), true), (.all, false)] {
            let screen = LoadingScreen(care)
            let cell = try #require(screen.reuse(after: 0.2))
            #expect((cell.shown === screen.loader.image("0")) == isStale, "what a frame would show now")
        }

        for (care, name) in [(LoadingCell.Care([.cancels, .clears]), "0"), (.all, "2")] {
            let screen = LoadingScreen(care)
            screen.loader.canCancel = false
            let cell = try #require(screen.reuse(after: 0.02))
            screen.stage.advance(by: 0.3)
            #expect(cell.shown === screen.loader.image(name), "a load that came although it was cancelled")
        }
    }

    /// The guides' cell: it keeps its task and what it waits for.
    private final class TaskCell: UITableViewCell {
        private(set) var wanted: String?
        private var task: Task<Void, Never>?
        var cancelled: [String] = []

        func configure(_ name: String, seconds: Double, _ image: UIImage) {
            task?.cancel()
            wanted = name
            imageView?.image = nil
            task = Task { [weak self] in
                try? await Task.sleep(for: .seconds(seconds))
                guard !Task.isCancelled else {
                    self?.cancelled.append(name)
                    return
                }
                if self?.wanted == name { self?.imageView?.image = image }
            }
        }

        override func prepareForReuse() {
            super.prepareForReuse()
            task?.cancel()
            task = nil
            wanted = nil
            imageView?.image = nil
        }
    }

    @Test("IMG-07 A cell keeps its load and what it waits for")
    func keeping() {
        let stage = Stage()
        stage.makeCurrent()
        let (a, b) = (PixelProbe.picture(["R"], scale: 1), PixelProbe.picture(["G"], scale: 1))
        let cell = TaskCell(style: .default, reuseIdentifier: nil)
        stage.window.addSubview(cell)
        cell.configure("a", seconds: 0.1, a)
        cell.configure("b", seconds: 0.2, b)
        stage.advance(by: 0.15)
        #expect(cell.imageView?.image == nil && cell.cancelled == ["a"])
        stage.advance(by: 0.15)
        #expect(cell.imageView?.image === b)
        cell.configure("a", seconds: 0.1, a)
        cell.prepareForReuse()
        stage.advance(by: 0.3)
        #expect(cell.imageView?.image == nil && cell.wanted == nil && cell.cancelled == ["a", "a"])
    }

    @Test("IMG-08 A cache limited by decoded bytes drops images by what they cost")
    func cache() {
        func remaining(cost: Int) -> Int {
            let cache = NSCache<NSNumber, UIImage>()
            cache.totalCostLimit = 10_000_000
            let images = (0..<5).map { _ in PixelProbe.picture(["R"], scale: 1) }
            for (key, image) in images.enumerated() { cache.setObject(image, forKey: key as NSNumber, cost: cost) }
            return (0..<5).count { cache.object(forKey: $0 as NSNumber) != nil }
        }
        #expect(remaining(cost: 4_000_000) == 2)
        #expect(remaining(cost: 300_000) == 5)
    }

    @Test("A memory warning empties the caches of its stage before anybody is told, and no other stage's")
    func cacheUnderPressure() {
        func filled(in stage: Stage) -> NSCache<NSNumber, UIImage> {
            stage.makeCurrent()
            let cache = NSCache<NSNumber, UIImage>()
            cache.setObject(PixelProbe.picture(["R"], scale: 1), forKey: 1, cost: 4)
            return cache
        }
        let (stage, other) = (Stage(), Stage())
        let (mine, foreign) = (filled(in: stage), filled(in: other))
        stage.makeCurrent()
        var wasEmpty = false
        let token = UIKit.NotificationCenter.default.addObserver(
            forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { wasEmpty = mine.object(forKey: 1) == nil } }
        #expect(mine.object(forKey: 1) != nil)
        stage.warnOfMemory()
        UIKit.NotificationCenter.default.removeObserver(token)
        #expect(wasEmpty && mine.object(forKey: 1) == nil && foreign.object(forKey: 1) != nil)
    }

    /// Decodes images of files as rows come, and keeps them.
    private final class CachingSource: NSObject, UITableViewDataSource {
        private let cache = NSCache<NSNumber, UIImage>()
        private let data = PixelProbe.picture(["RG", "GB"], scale: 1).pngData() ?? Data()
        private(set) var asked = 0

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.imageView?.image = image(of: indexPath.row)
            asked += 1
            return cell
        }

        private func image(of row: Int) -> UIImage? {
            if let image = cache.object(forKey: row as NSNumber) { return image }
            guard let image = UIImage(data: data)?.preparingForDisplay() else { return nil }
            cache.setObject(image, forKey: row as NSNumber, cost: 16)
            return image
        }
    }

    @Test("IMG-09 Scrolling back decodes nothing again")
    func scrollingTwice() {
        let stage = Stage()
        stage.makeCurrent()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let source = CachingSource()
        table.rowHeight = 50
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        stage.window.addSubview(table)
        let meter = DecodingMeter()
        meter.measure {
            for pass in 1...2 {
                for offset in stride(from: 0.0, through: 4800, by: 50) {
                    table.contentOffset.y = offset
                    stage.runTurn()
                }
                #expect(meter.decodings == 100, "in pass \(pass)")
            }
        }
        #expect(source.asked >= 196)
    }
}
