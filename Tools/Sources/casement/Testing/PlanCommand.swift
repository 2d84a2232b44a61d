// SPDX-License-Identifier: Apache-2.0

import ArgumentParser

/// Prints what a CI system needs to run a suite in several shards.
struct Plan: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Prints the matrix that runs a suite in N shards.",
        discussion: """
            Each shard runs casement test --shard i/N; casement merge joins what they leave.
            """
    )

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case github
        case gitlab
        case kubernetes
    }

    @Argument(help: "How many shards.")
    var count: Int

    @Option(name: .customLong("for"), help: "The system: github, gitlab or kubernetes.")
    var format = Format.github

    @Option(help: "The image of a Kubernetes job's containers, with the tool and the package.")
    var image = "IMAGE"

    @Option(help: "The folder of the package in that image.")
    var packagePath = "."

    func validate() throws {
        guard (1...1000).contains(count) else {
            throw ValidationError("the count of shards is 1 to 1000")
        }
    }

    func run() { print(Self.text(count, format, image: image, packagePath: packagePath)) }

    /// What is printed.
    static func text(
        _ count: Int,
        _ format: Format,
        image: String = "IMAGE",
        packagePath: String = "."
    ) -> String {
        let shards = (1...count).map { "\"\($0)/\(count)\"" }
        switch format {
        case .github:
            return "{\"shard\":[\(shards.joined(separator: ","))]}"
        case .gitlab:
            return """
                parallel:
                  matrix:
                    - SHARD: [\(shards.joined(separator: ", "))]
                """
        case .kubernetes:
            let path = "'" + packagePath.replacing("'", with: "'\\''") + "'"
            return """
                apiVersion: batch/v1
                kind: Job
                metadata:
                  name: casement-test
                spec:
                  completionMode: Indexed
                  completions: \(count)
                  parallelism: \(count)
                  backoffLimit: 0
                  template:
                    spec:
                      restartPolicy: Never
                      containers:
                        - name: test
                          image: \(image)
                          command: ["sh", "-c"]
                          args:
                            - >-
                              casement test --package-path \(path)
                              --shard "$((JOB_COMPLETION_INDEX + 1))/\(count)"
                              --junit "/results/junit-$JOB_COMPLETION_INDEX.xml"
                              --report "/results/report-$JOB_COMPLETION_INDEX"
                          volumeMounts:
                            - name: results
                              mountPath: /results
                      volumes:
                        - name: results
                          persistentVolumeClaim:
                            claimName: casement-results
                """
        }
    }
}
