import TestSupport

/// Makes command lines from what the program says it takes.
struct CommandLineMaker {
    let interface: ProgramInterface
    var random: SplitMix64

    /// A command on `scene` whose options are as a person would give them: what fails then, fails by the scene.
    mutating func sensible(scene: String) -> [String] {
        let command = random.pick(interface.commands.filter { Self.readsScenes($0) })
        return line(command, value: { $0.sensibleValue(of: $1, scene: scene) })
    }

    /// A film of `scene`, into a file or a folder of any kind.
    mutating func film(scene: String) -> [String] {
        guard let film = interface.commands.first(where: { $0.commandName == "film" }) else { return ["film", scene] }
        let line = line(film) { maker, argument in
            switch argument.valueName {
            case "output": return "made/" + maker.random.pick(["a.png", "frames", "b", "c.png", "d.txt"])
            case "seconds": return maker.random.pick(["0", "0.05", "0.2", "0.5"])
            case "fps": return maker.random.pick(["1", "30", "60", "120", "240"])
            case "id.keyPath": return maker.random.pick(["view.opacity", "n0.position.x", "a.bounds", "none"])
            default: return maker.sensibleValue(of: argument, scene: scene)
            }
        }
        // A second at the most: drawn pictures are none of what is tried here.
        return line.contains("--for") ? line : line + ["--for", "0.3"]
    }

    /// A command line as a person who errs, or means ill, would give it.
    mutating func odd(scene: String) -> [String] {
        guard random.chance(0.95) else { return (0..<random.int(0...3)).map { _ in random.pick(Self.oddValues) } }
        let command = random.pick(interface.commands.filter { $0.commandName != "watch" })
        var line = line(command) { maker, argument in
            maker.random.chance(0.5)
                ? maker.sensibleValue(of: argument, scene: scene) : maker.random.pick(Self.oddValues)
        }
        if random.chance(0.2) { line.remove(at: random.int(0...line.count - 1)) }
        if random.chance(0.2) { line.insert(random.pick(Self.oddValues), at: random.int(0...line.count)) }
        return line
    }

    /// True of commands with a scene or a path; `watch` is none, since it never ends.
    private static func readsScenes(_ command: ProgramInterface.Command) -> Bool {
        let places = (command.arguments ?? []).filter { $0.kind == .positional }.compactMap(\.valueName)
        return command.commandName != "watch" && places.contains { ["paths", "scene", "old"].contains($0) }
    }

    /// Flags after which no scene is read, or that need a terminal.
    private static let aside = ["--help", "--version", "--record", "--record-mode", "--prune"]

    private mutating func line(
        _ command: ProgramInterface.Command,
        value: (inout CommandLineMaker, ProgramInterface.Argument) -> String
    ) -> [String] {
        var line = [command.commandName]
        for argument in command.arguments ?? [] {
            switch argument.kind {
            case .positional: line.append(value(&self, argument))
            case .option where !argument.isOptional || random.chance(0.15) && !Self.aside.contains(argument.flag ?? ""):
                line += [argument.flag ?? "", value(&self, argument)]
            case .flag where random.chance(0.2) && !Self.aside.contains(argument.flag ?? ""):
                line.append(argument.flag ?? "")
            default: continue
            }
        }
        return line
    }

    private mutating func sensibleValue(of argument: ProgramInterface.Argument, scene: String) -> String {
        if let values = argument.allValues, !values.isEmpty { return random.pick(values) }
        switch argument.valueName ?? "" {
        case "paths", "scene", "old", "new": return scene
        case "view": return "view"
        case "point": return "\(random.int(-5...400)),\(random.int(0...800))"
        case "scale": return random.pick(["1", "2", "3"])
        case "seconds": return random.pick(["0", "0.1", "0.5", "2"])
        case "jobs", "threads": return random.pick(["1", "2", "3"])
        case "tile-size": return random.pick(["16", "64", "200", "1024"])
        case "i/n": return random.pick(["1/1", "1/2", "2/2"])
        case "folder": return "."
        case "golden": return "Golden"
        case "output", "file", "failures": return "made/" + random.pick(["a", "b.html", "c.txt"])
        case "tolerance": return random.pick(["0", "1", "20"])
        default: return random.pick(["1", "7", "100"])
        }
    }

    /// No path that leads out of the case's folder to where something could be written: outputs take these, too.
    static let oddValues = [
        "", " ", "-", "--", "-1", "0", "0.5", "1e16", "1e308", "1e999", "nan", "inf", "-inf", "9223372036854775808",
        "99999999999999999999999", "..", "../..", "/proc/self/mem", "/proc/nothing", "/proc", "case.yml/below",
        "nothing.yml", "--json", "--frob", "-x", "-o", "--scale", "help", "renderr", "1,2", "-5,1",
        "1,2,3", "nan,inf", "a,b", "2/1", "0/0", "-1/3", "1/99999999999999999999", "light", "\u{0301}", "🙂",
        "a\nb", "%s%n", "{}", "$(id)", String(repeating: "x", count: 5000),
    ]
}
