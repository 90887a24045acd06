import CoreGraphics
import Foundation
import SwiftUI
import Testing

@testable import SwiftUI

/// Screens of containers, as people write them.
enum ContainerScreens {
    struct Settings: View {
        @State private var isPlane = false
        @State private var volume = 0.6
        @State private var theme = "System"
        @State private var name = "Ada"
        var body: some View {
            NavigationStack {
                Form {
                    Section {
                        HStack(spacing: 12) {
                            Circle().fill(.teal).frame(width: 56, height: 56)
                                .overlay { Text("A").font(.title).foregroundStyle(.white) }
                            VStack(alignment: .leading) {
                                Text("Ada Lovelace").font(.title3)
                                Text("Account, backups and more").font(.footnote).foregroundStyle(.secondary)
                            }
                        }
                    }
                    Section("Network") {
                        Toggle("Flight mode", isOn: $isPlane)
                        NavigationLink {
                            Text("Wi-Fi")
                        } label: {
                            Label("Wi-Fi", systemImage: "wifi")
                        }.badge("Home")
                    }
                    Section {
                        Picker("Theme", selection: $theme) {
                            ForEach(["System", "Light", "Dark"], id: \.self) { Text($0) }
                        }
                        Slider(value: $volume)
                        TextField("Name", text: $name)
                    } header: {
                        Text("Look")
                    } footer: {
                        Text("The theme holds for all windows of this app.")
                    }
                    Section { Button("Sign out", role: .destructive) {} }
                }
                .navigationTitle("Settings")
            }
        }
    }

    struct Mail: View {
        let mails = ["Budget", "Lunch on Friday", "Re: Draft of the talk", "Invoice 2026-114", "Photos"]
        var body: some View {
            NavigationStack {
                List {
                    ForEach(["Today", "Yesterday"], id: \.self) { day in
                        Section(day) {
                            ForEach(mails, id: \.self) { mail in
                                NavigationLink(value: mail) {
                                    VStack(alignment: .leading, spacing: 2) {
                                        HStack {
                                            Text("Grace Hopper").font(.headline)
                                            Spacer()
                                            Text("9:41").font(.subheadline).foregroundStyle(.secondary)
                                        }
                                        Text(mail).font(.subheadline)
                                        Text("As you asked I put the figures into the sheet; two are missing.")
                                            .font(.subheadline).foregroundStyle(.secondary).lineLimit(2)
                                    }
                                }
                            }
                        }
                    }
                }
                .listStyle(.plain)
                .navigationTitle("Inbox")
                .toolbar {
                    ToolbarItem(placement: .topBarLeading) { EditButton() }
                    ToolbarItem { Button("New", systemImage: "square.and.pencil") {}.labelStyle(.iconOnly) }
                    ToolbarItem(placement: .bottomBar) { Text("Updated just now").font(.caption) }
                }
                .searchable(text: .constant(""))
            }
        }
    }

    struct Onboarding: View {
        @State private var page = 0
        var body: some View {
            TabView(selection: $page) {
                ForEach(0..<3) { number in
                    VStack(spacing: 20) {
                        Image(systemName: ["sparkles", "bell.fill", "checkmark.circle.fill"][number])
                            .font(.system(size: 80)).foregroundStyle(.tint)
                        Text(["Welcome", "Stay informed", "All set"][number]).font(.largeTitle).bold()
                        Text("Swipe to learn what is new in this version.").foregroundStyle(.secondary)
                            .multilineTextAlignment(.center)
                    }
                    .padding(40)
                }
            }
            .tabViewStyle(.page(indexDisplayMode: .always))
            .background(LinearGradient(colors: [.mint.opacity(0.4), .white], startPoint: .top, endPoint: .bottom))
        }
    }

    struct Photos: View {
        let columns = [GridItem(.adaptive(minimum: 100), spacing: 2)]
        var body: some View {
            TabView {
                NavigationStack {
                    ScrollView {
                        LazyVGrid(columns: columns, spacing: 2) {
                            ForEach(0..<30) { number in
                                Color(hue: Double(number) / 30, saturation: 0.5, brightness: 0.9)
                                    .aspectRatio(1, contentMode: .fit)
                                    .overlay(alignment: .bottomTrailing) {
                                        Text("\(number)").font(.caption2).padding(4).foregroundStyle(.white)
                                    }
                            }
                        }
                    }
                    .navigationTitle("Photos")
                }
                .tabItem { Label("Library", systemImage: "photo.on.rectangle") }
                Text("Albums").tabItem { Label("Albums", systemImage: "rectangle.stack") }.badge(2)
                Text("Search").tabItem { Label("Search", systemImage: "magnifyingglass") }
            }
        }
    }

    struct Sheeted: View {
        @State private var isShown = true
        @State private var way = "Walk"
        var body: some View {
            ZStack {
                AngularGradient(colors: [.blue, .green, .blue], center: .center).ignoresSafeArea()
                Text("Map").font(.largeTitle).foregroundStyle(.white)
            }
            .sheet(isPresented: $isShown) {
                VStack(spacing: 16) {
                    Text("Directions").font(.headline)
                    Picker("By", selection: $way) {
                        ForEach(["Walk", "Bike", "Car"], id: \.self) { Text($0) }
                    }
                    .pickerStyle(.segmented)
                    Button("Start") {}.buttonStyle(.borderedProminent)
                    Spacer()
                }
                .padding()
                .presentationDetents([.medium, .large])
                .presentationDragIndicator(.visible)
            }
        }
    }
}
