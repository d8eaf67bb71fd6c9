// What the things in a workspace are called: to list them, and to say that none is called as somebody asked.
#pragma once

#include "app/commands/failure.h"
#include "core/base/ids.h"
#include "core/workspace/workspace.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace assay::app {

enum class NamedKind {
    ScoredSet,
    Suite,
    SuiteVersion,
    BundleSet,
    AnswerSet,
    ReferenceList,
    Corpus,
    EmbeddingSet,
    AnchorSet,
    Run, // of neighbour tests
    DynamicRun,
    Decision,
    Report
};

[[nodiscard]] std::span<const NamedKind> namedKinds();

// "scored-sets", as --kind takes it.
[[nodiscard]] std::string_view namedKindKey(NamedKind kind);
[[nodiscard]] std::optional<NamedKind> namedKindFromKey(std::string_view key);

struct NamedThing {
    std::string name;
    std::string
        of{}; // the suite of a version, the corpus of vectors, anchors and runs, the set of a dynamic run
    base::RowId id = 0;   // 0: it has none
    base::RowId part = 0; // the id of `of`
};

// In the order in which the store lists them.
[[nodiscard]] base::Result<std::vector<NamedThing>> namesOf(const workspace::Reader& reader, NamedKind kind);

// "a", "b" and 7 more: at most five.
[[nodiscard]] QString namesText(const std::vector<std::string>& names);

// There is no WHAT "name" in PLACE; it has: THERE. With an empty `there`: it has none.
[[nodiscard]] QString unknownNameText(const QString& what, const std::string& name, const QString& place,
                                      const QString& there);

// Whose names are meant; 0: of the whole workspace.
struct NamedPart {
    base::RowId id = 0;
    std::string name{};
};

// That nothing of the kind is called so, what there is, and which command lists it. Exit code of wrong usage.
[[nodiscard]] Failure unknownName(const workspace::Reader& reader, NamedKind kind, const std::string& name,
                                  const NamedPart& part = {});

// unknownName() of what is not there, else what core said.
[[nodiscard]] Failure notRead(const workspace::Reader& reader, NamedKind kind, const std::string& name,
                              const base::Error& error, const NamedPart& part = {});

} // namespace assay::app
