// Whether a workspace still holds what a run measured.
#include "core/base/hash.h"
#include "core/evaluate/runs/run_description.h"
#include "core/formats/questions/question_format.h"
#include "core/workspace/corpora/anchor_sets.h"
#include "core/workspace/corpora/corpora.h"
#include "core/workspace/corpora/embedding_sets.h"
#include "core/workspace/predictions/answer_sets.h"
#include "core/workspace/scored/scored_sets.h"
#include "core/workspace/suites/suite_versions.h"
#include "core/workspace/suites/suites.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <utility>

namespace assay::evaluate {
namespace {

using base::Result;

constexpr std::array<std::string_view, 4> kAnswerRoles{"predictions", "lexical", "vector", "before"};

// Of what is gone the hash is empty; every other error is one.
template <typename Found>
Result<std::string> hashUnlessGone(const Result<Found>& found, std::string Found::* hash) {
    if (found) {
        return (*found).*hash;
    }
    return found.error().code == base::ErrorCode::NotFound ? Result<std::string>(std::string())
                                                           : tl::unexpected(found.error());
}

std::string hashOfFirst(const std::vector<workspace::NamedQuestion>& questions, bool withRetired,
                        std::size_t most) {
    base::Sha256 hash;
    std::size_t taken = 0;
    for (const workspace::NamedQuestion& each : questions) {
        if ((!withRetired && each.question.status == model::QuestionStatus::Retired) || taken == most) {
            continue;
        }
        hash.add(formats::questionDocument(each.question) + "\n");
        ++taken;
    }
    return hash.finish();
}

// How many questions the run took at most.
std::size_t limitOfRun(const RunDescription& run) {
    const auto limit = std::ranges::find(run.settings, "limit", &RunSetting::name);
    std::size_t most = std::numeric_limits<std::size_t>::max();
    if (limit != run.settings.end()) {
        const std::string& text = limit->value;
        std::from_chars(text.data(), text.data() + text.size(), most);
    }
    return most;
}

// Runs hash the documents in the order of the suite without retired questions (of retrieval, earlier versions
// with them), those of answers only so many of them, lints and frozen versions in the order of ids. Any of
// these that is as it was shows that nothing has changed.
Result<std::string> suiteHashNow(const workspace::Reader& reader, const RunDescription& run,
                                 const RunInput& input, const std::stop_token& stop) {
    const auto questions = workspace::questionsNamed(reader, input.name, stop);
    if (!questions) {
        return questions.error().code == base::ErrorCode::NotFound ? Result<std::string>(std::string())
                                                                   : tl::unexpected(questions.error());
    }
    constexpr std::size_t kAll = std::numeric_limits<std::size_t>::max();
    std::string inOrder = hashOfFirst(*questions, true, kAll);
    for (std::string hash : {inOrder, hashOfFirst(*questions, false, limitOfRun(run))}) {
        if (hash == input.sha256) {
            return hash;
        }
    }
    if (const auto suite = workspace::findSuite(reader, input.name)) {
        ASSAY_TRY(const auto byIds, workspace::contentHashOf(reader, suite->id));
        return byIds == input.sha256 ? byIds : inOrder;
    }
    return inOrder;
}

// nullopt: nothing of this role is kept by the workspace.
Result<std::optional<std::string>> hashNow(const workspace::Reader& reader, const RunDescription& run,
                                           const RunInput& input, const std::stop_token& stop) {
    const auto known = [](Result<std::string> hash) -> Result<std::optional<std::string>> {
        return hash ? Result<std::optional<std::string>>(std::move(*hash)) : tl::unexpected(hash.error());
    };
    if (input.role == "suite") {
        return known(suiteHashNow(reader, run, input, stop));
    }
    if (std::ranges::find(kAnswerRoles, input.role) != kAnswerRoles.end()) {
        return known(hashUnlessGone(workspace::findAnswerSet(reader, input.name),
                                    &workspace::AnswerSetInfo::contentHash));
    }
    if (input.role == "corpus") {
        return known(
            hashUnlessGone(workspace::findCorpus(reader, input.name), &workspace::CorpusInfo::contentHash));
    }
    if (input.role == "scored_set") {
        return known(hashUnlessGone(workspace::findScoredSet(reader, input.name),
                                    &workspace::ScoredSetInfo::dataHash));
    }
    if (input.role == "embeddings") {
        return known(hashUnlessGone(workspace::findEmbeddingSet(reader, run.info.corpus, input.name),
                                    &workspace::EmbeddingSet::contentHash));
    }
    if (input.role == "anchors") {
        return known(hashUnlessGone(workspace::findAnchorSet(reader, run.info.corpus, input.name),
                                    &workspace::AnchorSet::hash));
    }
    return std::optional<std::string>();
}

} // namespace

Result<std::vector<StaleInput>> staleInputs(const workspace::Reader& reader, const RunDescription& run,
                                            const std::stop_token& stop) {
    std::vector<StaleInput> stale;
    for (const RunInput& input : run.inputs) {
        if (input.name.empty() || input.sha256.empty()) {
            continue; // anchors that were drawn for the run, for example, cannot change
        }
        ASSAY_TRY(const auto now, hashNow(reader, run, input, stop));
        if (now && *now != input.sha256) {
            stale.push_back({input, *now});
        }
    }
    return stale;
}

} // namespace assay::evaluate
