// The part of the imports that knows what the workspace holds of it.
#include "app/settings/settings.h"
#include "app/shell/gold_imports.h"
#include "app/shell/session.h"
#include "core/evaluate/answers/answer_run.h"
#include "core/evaluate/neighbours/neighbour_run.h"
#include "core/model/question_field.h"
#include "core/workspace/scored/decisions.h"
#include "core/workspace/suites/question_drafts.h"
#include "core/workspace/suites/questions.h"
#include "core/workspace/suites/reviews.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>
#include <utility>

namespace assay::app {
namespace {

using base::Result;

// As it was typed: a text stands among what is unreadable as JSON.
std::string unquoted(const std::string& json) {
    const auto text = nlohmann::json::parse(json, nullptr, false);
    return text.is_string() ? text.get<std::string>() : json;
}

// From the word in which the typed text leaves what was there; all of it where nothing is left then.
std::string changedPart(const std::string& before, const std::string& typed) {
    const auto split = std::ranges::mismatch(before, typed);
    auto from = static_cast<std::size_t>(split.in2 - typed.begin());
    while (from < typed.size() && (typed[from] == ' ' || typed[from] == '\n')) {
        ++from;
    }
    while (from > 0 && typed[from - 1] != ' ' && typed[from - 1] != '\n') {
        --from;
    }
    return from == 0 || from == typed.size() ? typed : "…" + typed.substr(from);
}

// What does not fit its field stands among what is unreadable.
TypedDraft typedDraft(const workspace::Reader& reader, const workspace::QuestionDraft& draft) {
    TypedDraft made{draft.question, draft.typed.questionId, {}, {}};
    const auto stored = workspace::storedQuestion(reader, draft.question);
    const model::Question before = stored ? stored->question : model::Question();
    for (const auto& [field, text] : draft.typed.unreadable) {
        if (const auto same = before.unreadable.find(field);
            same == before.unreadable.end() || same->second != text) {
            made.field = field;
            made.typed = unquoted(text);
            return made;
        }
    }
    const std::vector<model::QuestionField> fields = model::differingFields(before, draft.typed);
    if (!fields.empty()) {
        made.field = model::fieldInfo(fields.front()).name;
        made.typed = changedPart(model::fieldText(before, fields.front()),
                                 model::fieldText(draft.typed, fields.front()));
    }
    return made;
}

// As this person may see them: what a blind review hides is in no figure.
Result<GoldHoldings> readHoldings(const workspace::Workspace& workspace, const std::string& who,
                                  const std::stop_token& stop) {
    ASSAY_TRY(auto reader, workspace.reader());
    GoldHoldings holdings;
    holdings.areRead = true;
    ASSAY_TRY(auto suites, workspace::suites(reader));
    holdings.suites = std::move(suites);
    ASSAY_TRY(auto bundles, workspace::bundleSets(reader));
    holdings.bundles = std::move(bundles);
    ASSAY_TRY(auto answers, workspace::answerSets(reader));
    holdings.answers = std::move(answers);
    ASSAY_TRY(auto runs, workspace::runs(reader, evaluate::kAnswerRuns));
    if (const auto last = std::ranges::find(runs, workspace::RunState::Finished, &workspace::RunInfo::state);
        last != runs.end()) {
        holdings.answersRun = std::move(*last);
    }
    ASSAY_TRY(const auto tests, workspace::runs(reader, evaluate::kNeighbourRuns));
    for (const workspace::RunInfo& run : tests) {
        if (run.state == workspace::RunState::Finished && run.corpus != 0) {
            holdings.testedCorpora.insert(run.corpus);
        }
    }
    ASSAY_TRY(const auto decided, workspace::decisions(reader));
    for (const workspace::StoredDecision& each : decided) {
        holdings.decidedOn.insert(each.decision.dataHash);
    }
    ASSAY_TRY(auto lists, workspace::referenceLists(reader));
    holdings.lists = std::move(lists);
    ASSAY_TRY(auto corpora, workspace::corpora(reader));
    holdings.corpora = std::move(corpora);
    if (!holdings.suites.empty()) {
        ASSAY_TRY(const auto columns, workspace::loadQuestionColumns(reader, stop));
        const std::set<base::RowId> withheld = workspace::withheldFrom(who, reader, holdings.suites);
        for (std::size_t i = 0; i < columns.size(); ++i) {
            if (columns.status[i] == model::QuestionStatus::Flagged && !withheld.contains(columns.id[i])) {
                ++holdings.flagged[columns.suite[i]];
            }
        }
        const auto drafts = workspace::questionDrafts(reader);
        if (!drafts) {
            qWarning("The drafts could not be read: %s", drafts.error().detail.c_str());
            return holdings;
        }
        for (const workspace::QuestionDraft& draft : *drafts) {
            if (std::ranges::find(columns.id, draft.question) != columns.id.end()) { // else it is removed
                holdings.drafted.push_back(typedDraft(reader, draft));
            }
        }
    }
    return holdings;
}

} // namespace

void GoldImports::forgetHoldings() {
    ++m_holdingsRequest;
    m_holdings = {};
    Q_EMIT holdingsChanged();
}

void GoldImports::reloadHoldings() {
    const Workspace workspace = m_session.workspace();
    if (!workspace) {
        return;
    }
    m_jobs.startBackground<GoldHoldings>(
        tr("Reading the list of suites"),
        [workspace, who = Settings().curatorName().toStdString()](
            const std::stop_token& stop, base::ProgressSink&) { return readHoldings(*workspace, who, stop); },
        this,
        [this, workspace, request = ++m_holdingsRequest](Result<GoldHoldings> holdings) {
            if (request != m_holdingsRequest || workspace != m_session.workspace()) {
                return;
            }
            if (!holdings) {
                // A workspace of an older form that can only be read has none of it.
                qWarning("The suites could not be read: %s", holdings.error().detail.c_str());
                m_holdings.areRead = true;
            } else {
                m_holdings = std::move(*holdings);
            }
            Q_EMIT holdingsChanged();
        });
}

void GoldImports::removeBundles(base::RowId set) {
    remove(tr("Removing bundles"),
           [set](workspace::Workspace& workspace) { return workspace::removeBundleSet(workspace, set); });
}

void GoldImports::removeAnswers(base::RowId set) {
    remove(tr("Removing answers"),
           [set](workspace::Workspace& workspace) { return workspace::removeAnswerSet(workspace, set); });
}

void GoldImports::removeList(base::RowId list) {
    remove(tr("Removing a list"), [list](workspace::Workspace& workspace) {
        return workspace::removeReferenceList(workspace, list);
    });
}

void GoldImports::removeCorpus(base::RowId corpus) {
    remove(tr("Removing a corpus"), [corpus](workspace::Workspace& workspace) {
        base::NoProgress progress;
        return workspace::removeCorpus(workspace, corpus, {}, progress);
    });
}

void GoldImports::remove(const QString& title, std::function<Result<>(workspace::Workspace&)> work) {
    const Workspace workspace = m_session.workspace();
    if (!workspace) {
        return;
    }
    m_jobs.start<void>(
        title,
        [workspace, work = std::move(work)](const std::stop_token&, base::ProgressSink&) {
            return work(*workspace);
        },
        this,
        [this, workspace](const Result<>& removed) {
            if (workspace != m_session.workspace()) {
                return;
            }
            reloadHoldings();
            if (!removed) {
                Q_EMIT m_session.failed(removed.error());
            }
        });
}

} // namespace assay::app
