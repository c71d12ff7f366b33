// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Clavier",
    products: [
        .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"]),
        .library(name: "Clavier", targets: ["Clavier"]),
        .library(name: "Typist", targets: ["Typist"]),
        .library(name: "CustomKeyboard", targets: ["CustomKeyboard"]),
        .executable(name: "clavier", targets: ["ClavierApp"]),
        .executable(name: "clavier-bench", targets: ["ClavierBench"]),
    ],
    targets: [
        .systemLibrary(name: "CX11", pkgConfig: "x11", providers: [.apt(["libx11-dev"])]),
        .systemLibrary(name: "CXext", pkgConfig: "xext", providers: [.apt(["libxext-dev"])]),
        .systemLibrary(name: "CXft", pkgConfig: "xft", providers: [.apt(["libxft-dev"])]),
        .systemLibrary(name: "CXrandr", pkgConfig: "xrandr", providers: [.apt(["libxrandr-dev"])]),
        .systemLibrary(name: "CXpresent", pkgConfig: "xpresent", providers: [.apt(["libxpresent-dev"])]),
        .systemLibrary(name: "CXtst", pkgConfig: "xtst", providers: [.apt(["libxtst-dev"])]),
        .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),

        .target(name: "Cassowary"),
        .target(name: "UIKit", dependencies: ["Cassowary"]),
        .target(name: "_Testing_UIKit", dependencies: ["UIKit"]),
        .target(name: "Clavier", dependencies: ["UIKit"]),
        .target(name: "Typist", dependencies: ["UIKit"]),
        .target(name: "CustomKeyboard", dependencies: ["UIKit"]),
        .target(
            name: "X11Host",
            dependencies: ["UIKit", "CX11", "CXext", "CXft", "CXrandr", "CXpresent", "CPNG"]),
        .executableTarget(
            name: "ClavierApp",
            dependencies: ["UIKit", "Clavier", "Typist", "CustomKeyboard", "X11Host"]),
        .executableTarget(
            name: "ClavierBench",
            dependencies: ["Cassowary", "UIKit", "Clavier", "X11Host", "CX11"],
            resources: [.copy("Kiwi")]),

        .target(name: "XTestSupport", dependencies: ["CX11", "CXtst", "X11Host"], path: "Tests/XTestSupport"),
        .testTarget(
            name: "CassowaryTests", dependencies: ["Cassowary"], exclude: ["Reference"],
            resources: [.copy("Data")]),
        .testTarget(name: "UIKitTests", dependencies: ["UIKit", "_Testing_UIKit"]),
        // What is written for iOS in Swift 5 compiles here too.
        .testTarget(name: "ClientTests", dependencies: ["UIKit"], swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(name: "ClavierTests", dependencies: ["Clavier", "UIKit", "_Testing_UIKit"]),
        .testTarget(name: "TypistTests", dependencies: ["Typist", "UIKit", "_Testing_UIKit"]),
        .testTarget(name: "CustomKeyboardTests", dependencies: ["CustomKeyboard", "UIKit", "_Testing_UIKit"]),
        .testTarget(
            name: "X11HostTests", dependencies: ["X11Host", "UIKit", "CX11", "CXtst", "XTestSupport", "_Testing_UIKit"]),
        .testTarget(
            name: "ReadmeTests", dependencies: ["Clavier", "CustomKeyboard", "Typist", "UIKit", "_Testing_UIKit"]),
        .testTarget(
            name: "ClavierAppTests",
            dependencies: ["ClavierApp", "UIKit", "X11Host", "CX11", "CPNG", "XTestSupport", "_Testing_UIKit"]),
    ]
)
