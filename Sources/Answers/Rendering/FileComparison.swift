import CoreGraphics
import Foundation
import Goldens
import Offstage
import RenderServer
import SceneFile
import TextFormatting
import UIKit

/// What came of comparing two files.
struct ComparedFile {
    enum Outcome {
        case compared(FrameDifference)
        case onlyOld
        case onlyNew
    }

    let name: String
    let outcome: Outcome

    var isEqual: Bool {
        if case .compared(let difference) = outcome { difference.isEmpty } else { false }
    }

    var text: String {
        switch outcome {
        case .compared(let difference):
            let lines = difference.description.split(separator: "\n").map { "  \($0)" }
            return ([name] + lines).joined(separator: "\n")
        case .onlyOld: return "\(name)\n  is only in the old folder"
        case .onlyNew: return "\(name)\n  is only in the new folder"
        }
    }

    var jsonValue: JSONValue {
        let (only, difference): (String?, FrameDifference?) =
            switch outcome {
            case .compared(let difference): (nil, difference)
            case .onlyOld: ("old", nil)
            case .onlyNew: ("new", nil)
            }
        return .object([
            ("name", .string(name)), ("only", .text(only)), ("difference", difference?.jsonValue ?? .null),
        ])
    }
}

/// Compares scenes, goldens, or folders of both.
@MainActor
struct FileComparison {
    let options: SceneOptions

    private static let goldenSuffixes: Set<String> = ["txt", "png"]

    func compare(_ old: String, _ new: String) throws -> [ComparedFile] {
        try ScenePath.checkExistence([old, new])
        if [old, new].contains(OutputFile.standard) {
            // Standard input is a scene, and so is what it is compared with.
            let name = new == OutputFile.standard ? old : new
            return try compareScenes(SceneInput(path: old), SceneInput(path: new), name: name)
        }
        let areFolders = try ScenePath.isFolder(old)
        guard try ScenePath.isFolder(new) == areFolders else {
            throw WrongWords("\(old) and \(new): one is a folder, the other a file")
        }
        if areFolders { return try compareFolders(old, new) }
        return try compareFiles(URL(fileURLWithPath: old), URL(fileURLWithPath: new), name: new)
    }

    private func compareFolders(_ old: String, _ new: String) throws -> [ComparedFile] {
        let (before, after) = (try Self.names(in: old), try Self.names(in: new))
        return try before.union(after).sorted().flatMap { name -> [ComparedFile] in
            guard before.contains(name) else { return [ComparedFile(name: name, outcome: .onlyNew)] }
            guard after.contains(name) else { return [ComparedFile(name: name, outcome: .onlyOld)] }
            return try compareFiles(
                URL(fileURLWithPath: old).appendingPathComponent(name),
                URL(fileURLWithPath: new).appendingPathComponent(name), name: name)
        }
    }

    private func compareFiles(_ old: URL, _ new: URL, name: String) throws -> [ComparedFile] {
        if ScenePath.suffixes.contains(old.pathExtension), ScenePath.suffixes.contains(new.pathExtension) {
            return try compareScenes(SceneInput(url: old, name: name), SceneInput(url: new, name: name), name: name)
        }
        guard Self.goldenSuffixes.contains(old.pathExtension), Self.goldenSuffixes.contains(new.pathExtension) else {
            throw WrongWords("\(old.relativePath) and \(new.relativePath) are neither two scenes nor two goldens")
        }
        let difference = try FrameDifference(
            pictures: both(old, new, "png") { try Self.picture($0) },
            texts: both(old, new, "txt") { try WholeFile.readText($0) })
        return [ComparedFile(name: name, outcome: .compared(difference))]
    }

    /// What two goldens keep under one suffix; nil unless both have it.
    private func both<Value>(
        _ old: URL, _ new: URL, _ suffix: String, read: (URL) throws -> Value
    ) throws -> (old: Value, new: Value)? {
        let files = [old, new].map { $0.deletingPathExtension().appendingPathExtension(suffix) }
        guard files.allSatisfy({ FileManager.default.fileExists(atPath: $0.path) }) else { return nil }
        return (try read(files[0]), try read(files[1]))
    }

    private static func picture(_ url: URL) throws -> CGImage {
        let bytes = [UInt8](try WholeFile.read(url))
        do {
            return try PNG.decode(bytes)
        } catch {
            throw FileFailure(.read, url.relativePath, reason: "\(error)")
        }
    }

    private func compareScenes(_ old: SceneInput, _ new: SceneInput, name: String) throws -> [ComparedFile] {
        let (before, after) = (try DrawnScene(old, options), try DrawnScene(new, options))
        let count = max(before.frames.count, after.frames.count)
        return (0..<count).map { index in
            let name = count > 1 ? "\(name) (frame \(index))" : name
            guard index < before.frames.count else { return ComparedFile(name: name, outcome: .onlyNew) }
            guard index < after.frames.count else { return ComparedFile(name: name, outcome: .onlyOld) }
            var difference = FrameDifference(from: before.frames[index].frame, to: after.frames[index].frame)
            difference.compareTrees(before.frames[index].tree, after.frames[index].tree)
            return ComparedFile(name: name, outcome: .compared(difference))
        }
    }

    /// Scenes, and goldens by their side files, or by their pictures where there is none.
    private static func names(in folder: String) throws -> Set<String> {
        let all = Set(try FolderWalk(folder).files)
        return all.filter { name in
            let (base, suffix) = (PathText(name).stem, PathText(name).suffix)
            return ScenePath.suffixes.contains(suffix) || suffix == "txt"
                || suffix == "png" && !all.contains(base + ".txt")
        }
    }
}

/// A scene's frames with the tree of each.
@MainActor
private struct DrawnScene {
    private(set) var frames: [(frame: Frame, tree: TreeReading)] = []

    init(_ input: SceneInput, _ options: SceneOptions) throws {
        let scene = try input.scene(options)
        var renderer = SceneRenderer(scene, at: scene.moments)
        var server = RenderServer()
        while let pending = renderer.nextFrame() {
            let frame = pending.render(with: &server)
            frames.append((frame, TreeReading(of: renderer.sceneStage.stage)))
        }
    }
}
