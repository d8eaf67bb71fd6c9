#include "app/commands/neighbour_failure.h"

#include "app/commands/console.h"
#include "app/commands/exit_code.h"
#include "app/commands/workspace_names.h"
#include "core/evaluate/neighbours/anchor_sampling.h"
#include "core/evaluate/neighbours/neighbour_run.h"

#include <algorithm>

namespace assay::app {
namespace {

QString quoted(const std::string& text) {
    return QStringLiteral("\"%1\"").arg(QString::fromStdString(text));
}

// "run 3" gives "3"; empty when it is none.
QString numberOfRun(const std::string& where) {
    const QString text = QString::fromStdString(where);
    return text.startsWith(QStringLiteral("run ")) ? text.mid(4) : QString();
}

QString settingSentence(const base::Error& error) {
    const QString value = quoted(error.detail);
    if (error.where == "hit_at" || error.where == "mrr_at") {
        return QStringLiteral("--%1 takes numbers from 1 to 10000, each of them once; %2 does not fit.")
            .arg(error.where == "hit_at" ? QStringLiteral("hit") : QStringLiteral("mrr"), value);
    }
    if (error.where == "window.width") {
        return QStringLiteral("--window fixed:WIDTH needs a width of 1 or more; it is %1.").arg(value);
    }
    if (error.where.starts_with("window.")) {
        return QStringLiteral(
                   "--window adaptive:BASE,MAX,TARGET needs a base and a target of 1 or more, and a "
                   "max that is not below the base; %1 does not fit.")
            .arg(value);
    }
    if (error.where == "regimes") {
        return QStringLiteral("--regimes takes each regime once; %1 is there twice.").arg(value);
    }
    if (error.where == "filter_fields") {
        return QStringLiteral("--filter takes names of fields, each of them once; %1 does not fit.")
            .arg(value);
    }
    const QString run = numberOfRun(error.where);
    return !run.isEmpty() && error.detail == "finished"
               ? QStringLiteral(
                     "Run %1 is finished: there is nothing to go on with. Leave out --resume for a "
                     "new run.")
                     .arg(run)
               : QString();
}

QString otherKind(const base::Error& error) {
    const QString run = numberOfRun(error.where);
    return error.code == base::ErrorCode::InputNotUsable && !run.isEmpty() && !error.detail.empty()
               ? QStringLiteral("Run %1 is no neighbour test that was made here, but one of the kind %2: it "
                                "keeps no anchors.")
                     .arg(run, quoted(error.detail))
               : QString();
}

Failure withSentence(const base::Error& error, const QString& sentence) {
    return sentence.isEmpty() ? failed(error).value() : Failure{sentence, exitCodeOf(error.code)};
}

} // namespace

Failure neighbourFailure(const base::Error& error) {
    switch (error.code) {
    case base::ErrorCode::InvalidArgument:
        return withSentence(error, settingSentence(error));
    case base::ErrorCode::InputNotUsable:
        return withSentence(error, error.detail == evaluate::kNoAnchor
                                       ? QStringLiteral("No sentence of the corpus may be an anchor: "
                                                        "--exclude-buckets, --min-section, --min-words and "
                                                        "--exclude-navigational leave none.")
                                       : otherKind(error));
    default:
        return withSentence(error, {});
    }
}

Failure gateFailure(const base::Error& error) {
    if (error.code == base::ErrorCode::InputNotUsable) {
        return withSentence(error, error.where.empty()
                                       ? QStringLiteral("The two runs have no anchor in common. "
                                                        "Run both with the same --anchor-set.")
                                       : otherKind(error));
    }
    if (error.code != base::ErrorCode::InvalidArgument) {
        return withSentence(error, {});
    }
    if (error.where == "hit_at" || error.where == "mrr_at") {
        return withSentence(error,
                            QStringLiteral("A rule asks for %1@%2, which is beyond what the runs keep. "
                                           "Run the test with a larger --hit or --mrr, or give other "
                                           "--rules.")
                                .arg(error.where == "hit_at" ? QStringLiteral("Hit") : QStringLiteral("MRR"),
                                     QString::fromStdString(error.detail)));
    }
    const QString run = numberOfRun(error.where);
    if (!run.isEmpty() && error.detail == "not finished") {
        return withSentence(error, QStringLiteral("Run %1 is not finished. Go on with it: assay neighbours "
                                                  "--resume %1.")
                                       .arg(run));
    }
    constexpr std::string_view kSearchOf = "search of run ";
    if (error.where.starts_with(kSearchOf)) {
        return withSentence(error, QStringLiteral("Run %1 has no search %2.")
                                       .arg(QString::fromStdString(error.where.substr(kSearchOf.size())),
                                            QString::fromStdString(error.detail)));
    }
    const QString option = error.where == "window"                 ? QStringLiteral("--window")
                           : error.where == "only_prose"           ? QStringLiteral("--all-kinds")
                           : error.where == "exclude_navigational" ? QStringLiteral("--exclude-navigational")
                                                                   : QString();
    return withSentence(
        error, option.isEmpty()
                   ? QString()
                   : QStringLiteral("The two runs cannot be compared: they differ in %1.").arg(option));
}

Outcome<workspace::RunInfo> chooseRun(const workspace::Reader& reader, const std::string& text) {
    auto run = workspace::findRun(reader, text);
    return run ? Outcome<workspace::RunInfo>(std::move(*run))
               : tl::unexpected(notRead(reader, NamedKind::Run, text, run.error()));
}

Outcome<workspace::RunInfo> chooseOnlyRun(const workspace::Reader& reader, const std::string& text) {
    auto run = chooseRun(reader, text);
    if (!run || run->uuid == text || std::to_string(run->id) == text) {
        return run;
    }
    const auto all = workspace::runs(reader, {});
    ASSAY_TRY(all);
    QStringList numbers;
    for (const workspace::RunInfo& one : *all) {
        if (one.name == text) {
            numbers += QStringLiteral("%1 (%2)").arg(one.id).arg(QString::fromStdString(one.createdAt));
        }
    }
    return numbers.size() < 2
               ? run
               : Outcome<workspace::RunInfo>(wrongUsage(
                     QStringLiteral("%1 runs are called \"%2\". Give the number of one of them: %3.")
                         .arg(numbers.size())
                         .arg(QString::fromStdString(text), numbers.join(QStringLiteral(", ")))));
}

Outcome<workspace::RunInfo> chooseRunToResume(const workspace::Reader& reader, const std::string& text) {
    auto run = chooseRun(reader, text);
    if (!run || run->state != workspace::RunState::Finished || run->name != text || run->uuid == text ||
        std::to_string(run->id) == text) {
        return run;
    }
    auto runs = workspace::runs(reader, evaluate::kNeighbourRuns); // newest first
    ASSAY_TRY(runs);
    const auto open = std::ranges::find_if(*runs, [&](const workspace::RunInfo& one) {
        return one.name == text && one.state != workspace::RunState::Finished;
    });
    return open != runs->end() ? Outcome<workspace::RunInfo>(std::move(*open)) : run;
}

} // namespace assay::app
