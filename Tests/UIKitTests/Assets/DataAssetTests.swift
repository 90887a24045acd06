import Foundation
import Offstage
import Testing
import UIKit

@MainActor
@Suite("Data in asset catalogues")
struct DataAssetTests {
    private let assets: CatalogFolder
    private let stage: Stage

    init() throws {
        assets = try CatalogFolder()
        stage = Stage(device: .iPhone16)
        stage.assetFolders = [assets.folder]
    }

    private func write(_ entries: String, files: [String: String], to path: String) throws {
        try assets.write(#"{ "data": [\#(entries)] }"#, to: "\(path).dataset/Contents.json")
        for (name, text) in files { try assets.write(text, to: "\(path).dataset/\(name)") }
        stage.makeCurrent()
    }

    @Test("Data are found by name, with the type that the catalogue says or the file's name tells")
    func namesAndTypes() throws {
        try assets.write(#"{ "properties": { "provides-namespace": true } }"#, to: "Seeds/Contents.json")
        try write(
            #"{ "idiom": "universal", "filename": "a.txt", "universal-type-identifier": "public.json" }"#,
            files: ["a.txt": "[1]"], to: "Seeds/Users")
        try write(#"{ "idiom": "universal", "filename": "b.json" }"#, files: ["b.json": "{}"], to: "Plain")
        try write(#"{ "idiom": "universal", "filename": "c.seed" }"#, files: ["c.seed": "c"], to: "Other")

        let users = try #require(NSDataAsset(name: "Seeds/Users"))
        #expect(users.name == "Seeds/Users")
        #expect(String(decoding: users.data, as: UTF8.self) == "[1]")
        #expect(users.typeIdentifier == "public.json")
        #expect(users.copy() as? NSDataAsset === users)
        #expect(NSDataAsset(name: "Users") == nil)
        #expect(NSDataAsset(name: "Plain", bundle: .main)?.typeIdentifier == "public.json")
        #expect(NSDataAsset(name: "Other")?.typeIdentifier == "public.data")
    }

    @Test("Each device has its own variant")
    func variants() throws {
        let entries = #"{ "idiom": "universal", "filename": "a.txt" }, { "idiom": "ipad", "filename": "p.txt" }"#
        try write(entries, files: ["a.txt": "all", "p.txt": "pad"], to: "Sizes")
        func text() -> String? { NSDataAsset(name: "Sizes").map { String(decoding: $0.data, as: UTF8.self) } }
        #expect(text() == "all")
        let pad = Stage(device: .iPadPro11InchM4)
        pad.assetFolders = [assets.folder]
        pad.makeCurrent()
        #expect(text() == "pad")
    }

    @Test("A file that is not there, or a path, gives no data")
    func missingFiles() throws {
        try write(#"{ "idiom": "universal", "filename": "gone.txt" }"#, files: [:], to: "Gone")
        try write(#"{ "idiom": "universal", "filename": "../a.txt" }"#, files: ["a.txt": "a"], to: "Path")
        #expect(NSDataAsset(name: "Gone") == nil)
        #expect(NSDataAsset(name: "Path") == nil)
    }
}
