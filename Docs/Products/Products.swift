// The products whose documentation this package builds are its dependencies.
