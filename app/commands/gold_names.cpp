#include "app/commands/gold_names.h"

#include "app/commands/console.h"
#include "app/commands/failure.h"
#include "app/commands/workspace_names.h"
#include "core/evaluate/answers/answer_evaluation.h"
#include "core/model/question_field.h"
#include "core/workspace/suites/suites.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <initializer_list>
#include <vector>

namespace assay::app {
namespace {

// What of these kinds there is, in a sentence of its own; empty when there is nothing.
QString listed(const workspace::Reader& reader, std::initializer_list<NamedKind> kinds, const QString& what) {
    std::vector<std::string> names;
    for (const NamedKind kind : kinds) {
        const auto things = namesOf(reader, kind);
        for (const NamedThing& thing : things.value_or(std::vector<NamedThing>())) {
            names.push_back(thing.name);
        }
    }
    return names.empty() ? QString() : u' ' + what.arg(namesText(names));
}

// Empty when none of that name is on record.
QString removalText(const workspace::Reader& reader, const std::string& name) {
    const auto removed = workspace::removedSuites(reader);
    if (!removed) {
        return {};
    }
    for (const workspace::RemovedSuite& suite : *removed) {
        if (suite.name == name) {
            const QString when = QString::fromStdString(suite.removedAt);
            return u' ' + (suite.removedBy.empty()
                               ? QStringLiteral("A suite of that name was removed on %1.").arg(when)
                               : QStringLiteral("%1 removed a suite of that name on %2.")
                                     .arg(QString::fromStdString(suite.removedBy), when));
        }
    }
    return {};
}

} // namespace

base::Result<NamedSuite> findNamedSuite(const workspace::Reader& reader, const std::string& name) {
    ASSAY_TRY(const auto suites, workspace::suites(reader));
    for (const workspace::SuiteInfo& suite : suites) {
        if (suite.name == name) {
            return NamedSuite{suite.id, 0};
        }
    }
    for (const workspace::SuiteInfo& suite : suites) {
        for (const workspace::SuiteVersion& version : suite.versions) {
            if (version.name == name) {
                return NamedSuite{suite.id, version.id};
            }
        }
    }
    return base::fail(base::ErrorCode::NotFound, name, reader.path());
}

tl::unexpected<Failure> goldNotRead(const workspace::Reader& reader, const base::Error& error,
                                    const std::string& name) {
    if (error.code != base::ErrorCode::NotFound) {
        return failed(error);
    }
    const QString there =
        listed(reader, {NamedKind::Suite}, QStringLiteral("Suites: %1.")) +
        listed(reader, {NamedKind::SuiteVersion}, QStringLiteral("Frozen versions: %1.")) +
        listed(reader, {NamedKind::BundleSet, NamedKind::AnswerSet, NamedKind::ReferenceList},
               QStringLiteral("Bundles, answers and lists: %1."));
    const QString sentence =
        QStringLiteral("There is no gold \"%1\" in this workspace.").arg(QString::fromStdString(name)) +
        removalText(reader, name) + there + u' ' +
        (there.isEmpty() ? QStringLiteral("It holds no gold yet; assay import puts some into it.")
                         : QStringLiteral("All are listed by: assay list WORKSPACE"));
    return wrongUsage(sentence);
}

Outcome<void> requireFields(const workspace::Reader& reader, const std::vector<std::string>& suites,
                            const std::vector<std::string>& fields) {
    if (fields.empty()) {
        return {};
    }
    std::vector<model::Question> questions;
    for (const std::string& suite : suites) {
        auto named = workspace::questionsNamed(reader, suite, interruptToken());
        if (!named) {
            return goldNotRead(reader, named.error(), suite);
        }
        for (workspace::NamedQuestion& each : *named) {
            questions.push_back(std::move(each.question));
        }
    }
    for (const std::string& field : fields) {
        const bool isThere = std::ranges::any_of(questions, [&field](const model::Question& question) {
            return !evaluate::stratumValues(question, field).empty();
        });
        if (isThere || model::questionFieldFromName(field)) {
            continue; // a field of every question may be empty
        }
        const std::vector<std::string> known = evaluate::stratumFields(questions);
        const QString there =
            known.empty() ? QStringLiteral("No field tells its questions apart.")
                          : QStringLiteral("Fields that tell its questions apart: %1.")
                                .arg(QString::fromStdString(fmt::format("{}", fmt::join(known, ", "))));
        return wrongUsage(QStringLiteral("--by: no question of \"%1\" has a field \"%2\". %3")
                              .arg(QString::fromStdString(fmt::format("{}", fmt::join(suites, "\", \""))),
                                   QString::fromStdString(field), there));
    }
    return {};
}

} // namespace assay::app
