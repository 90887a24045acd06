import Foundation
import TestSupport
import Testing
import TextFormatting

@testable import Answers

@Suite("Messages of a worker")
struct MessageReaderTests {
    /// Gives bytes in portions of at most so many.
    private static func source(_ data: Data, portion: Int = .max) -> MessageReader.Source {
        var rest = [UInt8](data)[...]
        return { count in
            let part = rest.prefix(min(count, portion))
            rest = rest.dropFirst(part.count)
            return [UInt8](part)
        }
    }

    private static func request(_ header: String, _ parts: String...) -> Data {
        WorkerMessage(header: Data(header.utf8), parts: parts.map { Data($0.utf8) }).bytes
    }

    private func fault(_ bytes: Data) -> FramingFault? {
        do {
            let reader = MessageReader(Self.source(bytes))
            while try reader.next() != nil {}
            return nil
        } catch {
            return error
        }
    }

    @Test("A message is the length of its header, the lowest byte first, the header, and its parts")
    func layout() {
        let bytes = [UInt8](Self.request("{\"a\":1}", "xy", "z"))
        #expect(bytes == [7, 0, 0, 0] + [UInt8]("{\"a\":1}xyz".utf8))
        #expect([0x01, 0x02, 0x00, 0x80].map(UInt8.init).littleEndianNumber == 0x8000_0201)
    }

    @Test("Messages come out as they went in, in portions of any size", arguments: [1, 2, 3, 7, 64, 100_000])
    func roundTrip(portion: Int) throws {
        var random = SplitMix64(seed: UInt64(portion))
        var bytes = Data()
        var sent: [[Data]] = []
        for number in 0..<20 {
            let parts = (0..<Int.random(in: 0...3, using: &random)).map { _ in
                Data(
                    (0..<Int.random(in: 0...300, using: &random)).map { _ in
                        UInt8.random(in: .min ... .max, using: &random)
                    })
            }
            let named = parts.enumerated().map { (name: "part \($0.offset)", bytes: $0.element) }
            bytes.append(WorkerMessage([("id", .integer(number))], parts: named).bytes)
            sent.append(parts)
        }
        let reader = MessageReader(Self.source(bytes, portion: portion))
        for parts in sent { #expect(try #require(try reader.next()).parts == parts) }
        #expect(try reader.next() == nil)
    }

    @Test("Bytes that end within a message are cut, wherever they end, and named by what they end in")
    func cuts() throws {
        let whole = Self.request("{\"id\":7,\"parts\":[{\"name\":\"a\",\"bytes\":3}]}", "xyz")
        #expect(fault(Data()) == nil && fault(whole) == nil)
        for count in 1..<whole.count { #expect(fault(whole.prefix(count)) != nil, "\(count)") }
        #expect(fault(whole.prefix(2))?.sentence == "the bytes end in the length of the header, behind 2 of 4")
        #expect(fault(whole.prefix(10))?.sentence == "the bytes end in the header, behind 6 of \(whole.count - 7)")
        let cut = try #require(fault(whole.dropLast()))
        #expect(cut.sentence == "the bytes end in part 'a', behind 2 of 3" && cut.id == .number(7))
    }

    @Test("A header of more than 64 MB and a part of more than 1 GB are refused before they come")
    func limits() throws {
        var large = Data()
        large.append(littleEndian: UInt32(64 << 20) + 1)
        #expect(fault(large)?.sentence == "a header of 67108865 bytes is announced, and 67108864 are the most")
        for bytes in ["1073741825", "-1"] {
            let fault = fault(Self.request("{\"id\":\"x\",\"parts\":[{\"name\":\"a\",\"bytes\":\(bytes)}]}"))
            #expect(fault?.id == .text("x"))
            #expect(fault?.sentence == "part 'a' is to have \(bytes) bytes: 0 to 1073741824 are allowed")
        }
        let parts = Array(repeating: "{\"name\":\"a\",\"bytes\":0}", count: 10_001).joined(separator: ",")
        #expect(fault(Self.request("{\"parts\":[\(parts)]}"))?.sentence.hasPrefix("10001 parts are announced") == true)
    }

    @Test(
        "A header that says not which parts follow ends the conversation",
        arguments: [
            ("", "it is no JSON"), ("{", "it is no JSON"), ("[]", "the header is no object"),
            ("7", "the header is no object"),
            ("{\"parts\":7}", "'parts' is no list"), ("{\"parts\":[{}]}", "'parts.0.name' is missing"),
            ("{\"parts\":[{\"name\":\"a\",\"bytes\":1.5}]}", "a number that does not fit"), ("\u{0}", "it is no JSON"),
        ])
    func unreadable(_ header: String, _ reason: String) throws {
        let sentence = try #require(fault(Self.request(header))).sentence
        #expect(
            sentence.hasPrefix("the header says not which parts follow: ") && sentence.contains(reason), "\(sentence)")
    }

    @Test("Headers nested 100,000 deep are no JSON, and no fall")
    func depth() {
        #expect(fault(Self.request(String(repeating: "[", count: 100_000))) != nil)
        let nested = "{\"id\":" + String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000) + "}"
        #expect(fault(Self.request(nested)) != nil)
    }
}
