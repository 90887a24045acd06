extension Text {
    /// Text in the user's language.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) {
        self.init(LocalizedStringKey(resource.format), tableName: resource.table, bundle: resource.bundle.bundle)
    }
}

extension Button where Label == Text {
    /// A button with a title.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleResource) }
    }

    /// A button with a title and a role.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(titleResource) }
    }
}

extension Label where Title == Text, Icon == Image {
    /// With a text and a symbol.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
        self.init {
            Text(titleResource)
        } icon: {
            Image(systemName: name)
        }
    }

    /// With a text and a picture.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image name: String) {
        self.init {
            Text(titleResource)
        } icon: {
            Image(name)
        }
    }
}

extension Toggle where Label == Text {
    /// A switch with a title.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleResource) }
    }
}

extension Link where Label == Text {
    /// A link with a title.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, destination: URL) {
        self.init(destination: destination) { Text(titleResource) }
    }
}

extension TextField where Label == Text {
    /// A field with a text that is shown while it is empty.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
        self.init(text, Text(titleResource), isSecure: false)
    }
}

extension View {
    /// Sets what the view is called in a navigation.
    @_disfavoredOverload
    public func navigationTitle(_ title: LocalizedStringResource) -> some View { navigationTitle(Text(title)) }

    /// What is read of the view.
    @_disfavoredOverload
    public func accessibilityLabel(_ label: LocalizedStringResource) -> some View { accessibilityLabel(Text(label)) }
}
