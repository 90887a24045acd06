/// What a product is linked with that has a module which needs the kit.
struct Linking {
    let kit: Kit

    var options: [String] {
        ["-L", kit.libraries, "-Xlinker", "-rpath", "-Xlinker", kit.libraries, "-Xlinker", "--as-needed"]
            + kit.linkedLibraries.map { "-l\($0)" } + ["-Xlinker", "--no-as-needed"]
    }

    static func isNeeded(by call: CompilerCall) -> Bool {
        Set(call.objects.map(Files.parent)).contains { Files.exists("\($0)/\(AdaptedModule.marker)") }
    }
}
