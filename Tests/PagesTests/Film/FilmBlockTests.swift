import CoreGraphics
import Foundation
import Offstage
import Rasterizer
import RenderServer
import Testing
import UIKit

@testable import Pages

/// The small parts of a page's data: numbers, checks, tables, pictures, blocks.
@MainActor
@Suite("Blocks of a page")
struct FilmBlockTests {
    @Test("Numbers of seven bits a byte, low ones first")
    func varints() {
        let table: [(Int, [UInt8])] = [
            (0, [0]), (1, [1]), (127, [0x7f]), (128, [0x80, 1]), (300, [0xac, 2]), (16_384, [0x80, 0x80, 1]),
        ]
        for (number, bytes) in table {
            var writer = ByteWriter()
            writer.appendVarint(number)
            #expect(writer.bytes == bytes, "\(number)")
        }
    }

    @Test("Checks are FNV-1a of 32 bits, as its published examples have them")
    func checks() {
        #expect([UInt8]().check == 0x811c_9dc5)
        #expect([UInt8]("a".utf8).check == 0xe40c_292c)
        #expect([UInt8]("foobar".utf8).check == 0xbf9c_f968)
    }

    @Test("A value stands in a table once, and no text in it can end a block")
    func tables() {
        var table = Interner()
        #expect(table.place(of: .string("a")) == 0 && table.place(of: .string("</script>")) == 1)
        #expect(table.place(of: .string("a")) == 0)
        let list = String(decoding: table.list(), as: UTF8.self)
        #expect(!list.contains("<") && list.hasPrefix(#"["a","#))
        #expect((try? JSONDecoder().decode([String].self, from: Data(list.utf8))) == ["a", "</script>"])
        #expect(table.list(from: 1).count < table.list().count)
    }

    // MARK: Pictures

    private func frames(_ count: Int, side: CGFloat = 200) -> [Frame] {
        let stage = Stage(device: Device(name: "test", size: CGSize(width: side, height: side), scale: 1))
        stage.makeCurrent()
        stage.window.backgroundColor = .white
        let view = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 20))
        view.backgroundColor = .red
        stage.window.addSubview(view)
        return (0..<count).map { number in
            view.frame.origin.x = 5 + CGFloat(number % 3) * 30
            return stage.render()
        }
    }

    @Test("A frame is a key picture and the rectangles that differ, and each picture is written once by its content")
    func pictures() throws {
        let frames = frames(6)
        var blocks = PictureBlocks()
        var written: [String: Bitmap] = [:]
        var entries: [[Any]] = []
        for frame in frames {
            let text = String(decoding: Interner.list(of: [blocks.addFrame(frame.image)]), as: UTF8.self)
            let list = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[Any]])
            entries += list
            for block in blocks.takeBlocks() {
                let data = try #require(Data(base64Encoded: Data(block.text)))
                #expect(written.updateValue(try PNG.decode([UInt8](data)).bitmap, forKey: block.id) == nil)
            }
        }
        for (frame, entry) in zip(frames, entries) {
            var shown = try #require(written["p" + (entry[0] as? String ?? "")])
            var pixels = shown.bytes
            for patch in entry.dropFirst() {
                let parts = try #require(patch as? [Any])
                let numbers = parts.compactMap { $0 as? Int }
                let part = try #require(written["p" + (parts[4] as? String ?? "")])
                #expect([part.width, part.height] == Array(numbers[2...3]))
                for y in 0..<part.height {
                    let from = y * part.width * 4
                    let to = ((numbers[1] + y) * shown.width + numbers[0]) * 4
                    pixels.replaceSubrange(to..<to + part.width * 4, with: part.bytes[from..<from + part.width * 4])
                }
            }
            shown = frame.image.bitmap
            #expect(pixels == shown.bytes)
        }
        // Three states: a key, and two sets of one or two patches; the other three frames bring nothing.
        #expect(entries[0].count == 1 && entries[3].count == 1 && written.count <= 5)
    }

    @Test("A page of 130 frames has three blocks of each kind, each with a check, and a name a layer for all frames")
    func page() throws {
        let stage = Stage(device: Device(name: "test", size: CGSize(width: 40, height: 40), scale: 1))
        stage.makeCurrent()
        let view = UIView(frame: CGRect(x: 0, y: 5, width: 10, height: 10))
        view.backgroundColor = .red
        stage.window.addSubview(view)
        var page = InspectorPage(title: "move.yml")
        for number in 0..<130 {
            view.frame.origin.x = CGFloat(number % 30)
            page.add(StageSnapshot(of: stage, in: stage.render()))
        }
        let html = String(decoding: page.html(), as: UTF8.self)
        for letter in ["c", "a", "n"] {
            for number in 0..<3 { #expect(html.contains("id=\"\(letter)\(number)\">"), "\(letter)\(number)") }
            #expect(!html.contains("id=\"\(letter)3\">"))
        }
        let start = try #require(html.range(of: "id=\"index\">")).upperBound
        let end = try #require(html.range(of: "</script>", range: start..<html.endIndex)).lowerBound
        let object = try JSONSerialization.jsonObject(with: Data(html[start..<end].utf8))
        let index = try #require(object as? [String: Any])
        let chunks = try #require(index["chunks"] as? [[Int]])
        #expect(chunks.map { Array($0.prefix(2)) } == [[0, 60], [60, 60], [120, 10]])
        #expect((index["times"] as? [Double])?.count == 130 && index["format"] as? Int == 2)
        #expect(chunks.last?.last == index["names"] as? Int)
        #expect(
            chunks.map { $0[5] } == [0] + chunks.dropLast().map { $0[6] }, "each begins with the names after the last's"
        )
    }

    @Test("The index of a long film that goes in even steps has three numbers for its times, of another one each")
    func longFilms() throws {
        let stage = Stage(device: Device(name: "test", size: CGSize(width: 4, height: 4), scale: 1))
        stage.makeCurrent()
        func times(_ step: (Int) -> Double, count: Int) throws -> Any {
            var page = InspectorPage(title: "long.yml")
            let frame = stage.render()
            var snapshot = StageSnapshot(of: stage, in: frame)
            for number in 0..<count {
                snapshot.frame = Frame(
                    image: frame.image, plan: frame.plan, statistics: frame.statistics, time: step(number))
                page.add(snapshot)
            }
            let html = String(decoding: page.html(), as: UTF8.self)
            let start = try #require(html.range(of: "id=\"index\">")).upperBound
            let end = try #require(html.range(of: "</script>", range: start..<html.endIndex)).lowerBound
            #expect(html[start..<end].utf8.count < 65_536)
            let index = try JSONSerialization.jsonObject(with: Data(html[start..<end].utf8)) as? [String: Any]
            return try #require(index?["times"])
        }
        let even = try times({ 0.5 + Double($0) / 60 }, count: 2000) as? [String: [Double]]
        #expect(even?["steps"] == [30, 60, 2000])
        let uneven = try times({ Double($0) / 60 + ($0 == 7 ? 0.001 : 0) }, count: 1200) as? [Double]
        #expect(uneven?.count == 1200)
        #expect((try times({ Double($0) / 60 }, count: 60) as? [Double])?.count == 60)
    }
}
