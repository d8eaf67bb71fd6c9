// Why a headless command ends early: a sentence for the person and the exit code for the caller.
#pragma once

#include "core/base/result.h"
#include "core/formats/file_kind.h"

#include <tl/expected.hpp>

#include <QString>
#include <string>
#include <utility>

namespace assay::app {

struct Failure {
    QString sentence;
    int exitCode = 0;

    Failure(QString why, int code)
        : sentence(std::move(why))
        , exitCode(code) {}

    // What core said, in a sentence. Implicit, so that ASSAY_TRY hands on what core returns, too.
    Failure(const base::Error& error);
};

template <typename T>
using Outcome = tl::expected<T, Failure>;

// What core said.
[[nodiscard]] tl::unexpected<Failure> failed(const base::Error& error);

// Arguments that do not go together, or a value that is none of those there are.
[[nodiscard]] tl::unexpected<Failure> wrongUsage(const QString& sentence);

// A file of a form of Assay's own that is not of it: "FILE: WHERE: WHAT."
[[nodiscard]] tl::unexpected<Failure> notOfItsForm(const std::string& file, const base::Error& error);

// Of --as: no kind of those contents is called so.
[[nodiscard]] tl::unexpected<Failure> noSuchKind(const std::string& name,
                                                 bool (*isWanted)(formats::FileContent content));

// Prints the sentence to standard error and logs it; gives the exit code. The command line does this for what
// a command returns.
int printFailure(const Failure& failure);

} // namespace assay::app
