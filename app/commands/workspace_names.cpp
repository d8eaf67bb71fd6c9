#include "app/commands/workspace_names.h"

#include "app/commands/console.h"
#include "app/commands/exit_code.h"
#include "core/results/report/saved_reports.h"
#include "core/workspace/bundles/bundles.h"
#include "core/workspace/corpora/anchor_sets.h"
#include "core/workspace/corpora/corpora.h"
#include "core/workspace/corpora/embedding_sets.h"
#include "core/workspace/predictions/answer_scores.h"
#include "core/workspace/runs/dynamic_runs.h"
#include "core/workspace/runs/runs.h"
#include "core/workspace/scored/decisions.h"
#include "core/workspace/scored/scored_sets.h"
#include "core/workspace/suites/reference_lists.h"
#include "core/workspace/suites/suites.h"

#include <QStringList>
#include <algorithm>
#include <array>

namespace assay::app {
namespace {

using Names = std::vector<NamedThing>;

constexpr qsizetype kNamed = 8; // a message is read by a person

constexpr std::array kKinds{NamedKind::ScoredSet, NamedKind::Suite,        NamedKind::SuiteVersion,
                            NamedKind::BundleSet, NamedKind::AnswerSet,    NamedKind::ReferenceList,
                            NamedKind::Corpus,    NamedKind::EmbeddingSet, NamedKind::AnchorSet,
                            NamedKind::Run,       NamedKind::DynamicRun,   NamedKind::Decision,
                            NamedKind::Report};

QString whatOf(NamedKind kind) {
    switch (kind) {
    case NamedKind::ScoredSet:
        return QStringLiteral("scored set");
    case NamedKind::Suite:
        return QStringLiteral("suite");
    case NamedKind::SuiteVersion:
        return QStringLiteral("frozen version");
    case NamedKind::BundleSet:
        return QStringLiteral("set of bundles");
    case NamedKind::AnswerSet:
        return QStringLiteral("set of answers");
    case NamedKind::ReferenceList:
        return QStringLiteral("reference list");
    case NamedKind::Corpus:
        return QStringLiteral("corpus");
    case NamedKind::EmbeddingSet:
        return QStringLiteral("embedding set");
    case NamedKind::AnchorSet:
        return QStringLiteral("anchor set");
    case NamedKind::Run:
        return QStringLiteral("run");
    case NamedKind::DynamicRun:
        return QStringLiteral("dynamic run");
    case NamedKind::Decision:
        return QStringLiteral("decision");
    case NamedKind::Report:
        return QStringLiteral("report");
    }
    return {};
}

QString quoted(const std::string& name) {
    return QStringLiteral("\"%1\"").arg(QString::fromStdString(name));
}

QString someOf(const QStringList& items) {
    const QString text = items.mid(0, kNamed).join(QStringLiteral(", "));
    return items.size() > kNamed
               ? QStringLiteral("%1 and %2 more").arg(text, QString::number(items.size() - kNamed))
               : text;
}

template <typename Info>
base::Result<Names> named(const base::Result<std::vector<Info>>& list) {
    return list.map([](const std::vector<Info>& infos) {
        Names names;
        for (const Info& info : infos) {
            names.push_back({info.name, {}, info.id});
        }
        return names;
    });
}

// What belongs to a corpus, with its name; one that is gone has none.
template <typename Info>
base::Result<Names> namedOfCorpora(const workspace::Reader& reader,
                                   const base::Result<std::vector<Info>>& list) {
    ASSAY_TRY(list);
    ASSAY_TRY(const auto corpora, workspace::corpora(reader));
    Names names;
    for (const Info& info : *list) {
        const auto corpus = std::ranges::find(corpora, info.corpus, &workspace::CorpusInfo::id);
        names.push_back({info.name, corpus == corpora.end() ? "" : corpus->name, info.id, info.corpus});
    }
    return names;
}

base::Result<Names> anchorSets(const workspace::Reader& reader) {
    ASSAY_TRY(const auto corpora, workspace::corpora(reader));
    Names names;
    for (const workspace::CorpusInfo& corpus : corpora) {
        ASSAY_TRY(const auto sets, workspace::anchorSets(reader, corpus.id));
        for (const workspace::AnchorSet& set : sets) {
            names.push_back({set.name, corpus.name, set.id, corpus.id});
        }
    }
    return names;
}

base::Result<Names> dynamicRuns(const workspace::Reader& reader) {
    ASSAY_TRY(const auto sets, workspace::scoredSets(reader));
    Names names;
    for (const workspace::ScoredSetInfo& set : sets) {
        ASSAY_TRY(const auto runs, workspace::dynamicRuns(reader, set.id));
        for (const workspace::DynamicRunInfo& run : runs) {
            names.push_back({run.name, set.name, run.id, set.id});
        }
    }
    return names;
}

base::Result<Names> suiteVersions(const workspace::Reader& reader) {
    return workspace::suites(reader).map([](const std::vector<workspace::SuiteInfo>& suites) {
        Names names;
        for (const workspace::SuiteInfo& suite : suites) {
            for (const workspace::SuiteVersion& version : suite.versions) {
                names.push_back({version.name, suite.name, version.id, suite.id});
            }
        }
        return names;
    });
}

base::Result<Names> storedDecisions(const workspace::Reader& reader) {
    return workspace::decisions(reader).map([](const std::vector<workspace::StoredDecision>& list) {
        Names names;
        for (const workspace::StoredDecision& stored : list) {
            names.push_back({stored.decision.name, {}, stored.id});
        }
        return names;
    });
}

// The templates that come with the program are not listed: they are in every workspace, and no thing of it.
base::Result<Names> reports(const workspace::Reader& reader) {
    return results::savedReports(reader).map([](const results::SavedReports& saved) {
        Names names;
        for (const results::ReportPlan& plan : saved.plans) {
            names.push_back({plan.name});
        }
        return names;
    });
}

} // namespace

std::span<const NamedKind> namedKinds() {
    return kKinds;
}

std::string_view namedKindKey(NamedKind kind) {
    switch (kind) {
    case NamedKind::ScoredSet:
        return "scored-sets";
    case NamedKind::Suite:
        return "suites";
    case NamedKind::SuiteVersion:
        return "versions";
    case NamedKind::BundleSet:
        return "bundles";
    case NamedKind::AnswerSet:
        return "answers";
    case NamedKind::ReferenceList:
        return "lists";
    case NamedKind::Corpus:
        return "corpora";
    case NamedKind::EmbeddingSet:
        return "embeddings";
    case NamedKind::AnchorSet:
        return "anchors";
    case NamedKind::Run:
        return "runs";
    case NamedKind::DynamicRun:
        return "dynamic-runs";
    case NamedKind::Decision:
        return "decisions";
    case NamedKind::Report:
        return "reports";
    }
    return {};
}

std::optional<NamedKind> namedKindFromKey(std::string_view key) {
    const auto* const found = std::ranges::find(kKinds, key, namedKindKey);
    return found == kKinds.end() ? std::nullopt : std::optional(*found);
}

base::Result<std::vector<NamedThing>> namesOf(const workspace::Reader& reader, NamedKind kind) {
    switch (kind) {
    case NamedKind::ScoredSet:
        return named(workspace::scoredSets(reader));
    case NamedKind::Suite:
        return named(workspace::suites(reader));
    case NamedKind::SuiteVersion:
        return suiteVersions(reader);
    case NamedKind::BundleSet:
        return named(workspace::bundleSets(reader));
    case NamedKind::AnswerSet:
        return named(workspace::answerSets(reader));
    case NamedKind::ReferenceList:
        return named(workspace::referenceLists(reader));
    case NamedKind::Corpus:
        return named(workspace::corpora(reader));
    case NamedKind::EmbeddingSet:
        return namedOfCorpora(reader, workspace::embeddingSets(reader, 0));
    case NamedKind::AnchorSet:
        return anchorSets(reader);
    case NamedKind::Run:
        return namedOfCorpora(reader, workspace::runs(reader, {}));
    case NamedKind::DynamicRun:
        return dynamicRuns(reader);
    case NamedKind::Decision:
        return storedDecisions(reader);
    case NamedKind::Report:
        return reports(reader);
    }
    return Names();
}

QString namesText(const std::vector<std::string>& names) {
    QStringList items;
    for (const std::string& name : names) {
        items += quoted(name);
    }
    return someOf(items);
}

QString unknownNameText(const QString& what, const std::string& name, const QString& place,
                        const QString& there) {
    const QString start = QStringLiteral("There is no %1 %2 in %3").arg(what, quoted(name), place);
    return there.isEmpty() ? QStringLiteral("%1; it has none.").arg(start)
                           : QStringLiteral("%1; it has: %2.").arg(start, there);
}

Failure unknownName(const workspace::Reader& reader, NamedKind kind, const std::string& name,
                    const NamedPart& part) {
    const auto things = namesOf(reader, kind);
    if (!things) {
        return failed(things.error()).value();
    }
    QStringList there;
    for (const NamedThing& thing : *things) {
        if (part.id == 0 || thing.part == part.id) {
            const QString number = QString::number(thing.id) + u' ';
            there += (kind == NamedKind::Run ? number : QString()) + quoted(thing.name);
        }
    }
    const QString place = part.id == 0 ? QStringLiteral("this workspace") : quoted(part.name);
    QString sentence = unknownNameText(whatOf(kind), name, place, someOf(there));
    if (!there.isEmpty()) {
        const std::string_view key = namedKindKey(kind);
        sentence += u' ' + QStringLiteral("All are listed by: assay list WORKSPACE --kind %1")
                               .arg(QString::fromUtf8(key.data(), static_cast<qsizetype>(key.size())));
    }
    return {sentence, kExitUsage};
}

Failure notRead(const workspace::Reader& reader, NamedKind kind, const std::string& name,
                const base::Error& error, const NamedPart& part) {
    return error.code == base::ErrorCode::NotFound ? unknownName(reader, kind, name, part)
                                                   : failed(error).value();
}

} // namespace assay::app
