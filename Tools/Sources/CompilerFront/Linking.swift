/// What a product is linked with that has a module which needs the kit.
struct Linking {
    let kit: Kit
    let call: CompilerCall

    /// The linker takes only those libraries that something is used of. They are its own words, as the compiler puts a `-l`
    /// in front of all of those.
    var options: [String] {
        ["-L", kit.libraries, "-Xlinker", "-rpath", "-Xlinker", kit.libraries, "-Xlinker", "--as-needed"]
            + kit.linkedLibraries.flatMap { ["-Xlinker", "-l\($0)"] } + ["-Xlinker", "--no-as-needed"]
            + (isForTests ? ["-lOffstageTestRun", "\(kit.libraries)/host.o"] : [])
    }

    /// Tests find a stage when they begin, the app that hosts them, and files beside them.
    var isForTests: Bool { call.output?.hasSuffix(".xctest") == true }

    static func isNeeded(by call: CompilerCall) -> Bool {
        Set(call.objects.map(Files.parent)).contains { Files.exists("\($0)/\(AdaptedModule.marker)") }
    }

    /// The folders of the sources of the modules that need the kit.
    var sourceFolders: [String] {
        Set(call.objects.map(Files.parent)).sorted().compactMap { folder in
            Files.read("\(folder)/\(AdaptedModule.marker)").map { String(decoding: $0, as: UTF8.self) }
        }.filter { !$0.isEmpty }
    }
}
