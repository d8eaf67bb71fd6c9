#include "core/formats/file_kind.h"

#include "core/formats/answers/answer_scores.h"
#include "core/formats/questions/bundle_json.h"
#include "core/formats/questions/question_format.h"
#include "core/formats/rankings/reference_list.h"
#include "core/formats/scored/scored_set_reader.h"
#include "core/formats/sentences/sentence_reader.h"

#include <algorithm>
#include <vector>

namespace assay::formats {
namespace {

using base::ErrorCode;
using base::Result;

const std::vector<FileKind>& allKinds() {
    static const std::vector<FileKind> kinds = [] {
        std::vector<FileKind> list;
        for (const ScoredSetKind kind : {ScoredSetKind::Json, ScoredSetKind::JsonLines, ScoredSetKind::Csv}) {
            list.push_back({FileContent::ScoredSet, std::string(scoredSetKindName(kind))});
        }
        for (std::size_t i = 0; i < kQuestionKindCount; ++i) {
            list.push_back(
                {FileContent::Questions, std::string(questionKindName(static_cast<QuestionKind>(i)))});
        }
        list.push_back({FileContent::Bundles, std::string(kBundleKindName)});
        for (std::size_t i = 0; i < kAnswerScoreKindCount; ++i) {
            list.push_back({FileContent::AnswerScores,
                            std::string(answerScoreKindName(static_cast<AnswerScoreKind>(i)))});
        }
        for (std::size_t i = 0; i < kReferenceListKindCount; ++i) {
            list.push_back({FileContent::ReferenceList,
                            std::string(referenceListKindName(static_cast<ReferenceListKind>(i)))});
        }
        for (const std::string_view name : kSentenceKindNames) {
            list.push_back({FileContent::Sentences, std::string(name)});
        }
        return list;
    }();
    return kinds;
}

} // namespace

std::span<const std::string_view> fileKindNames() noexcept {
    static const std::vector<std::string_view> names = [] {
        std::vector<std::string_view> list;
        for (const FileKind& kind : allKinds()) {
            list.push_back(kind.name);
        }
        return list;
    }();
    return names;
}

std::optional<FileKind> fileKindFromName(std::string_view name) {
    const auto found = std::find_if(allKinds().begin(), allKinds().end(),
                                    [&](const FileKind& kind) { return kind.name == name; });
    return found == allKinds().end() ? std::nullopt : std::optional(*found);
}

Result<FileKind> recogniseFile(const std::filesystem::path& path) {
    std::error_code unknown;
    const bool isFolder = std::filesystem::is_directory(path, unknown);
    if (!isFolder) {
        // The narrower forms first: a scored set has a label in every record, bundles have sentences, scores
        // a known metric; plain questions are what is left. Lists of companies have none of all that.
        if (recogniseAnswerScores(path) == AnswerScoreKind::FinsearchResultsJson) {
            // A list under the key that scored sets have theirs under, but of searches.
            return FileKind{FileContent::AnswerScores,
                            std::string(answerScoreKindName(AnswerScoreKind::FinsearchResultsJson))};
        }
        auto scored = recogniseScoredSet(path);
        if (scored) {
            return FileKind{FileContent::ScoredSet, std::string(scoredSetKindName(*scored))};
        }
        if (scored.error().code != ErrorCode::UnknownFormat) {
            return tl::unexpected(scored.error());
        }
        ASSAY_TRY(auto bundles, recogniseBundles(path));
        if (bundles) {
            return FileKind{FileContent::Bundles, std::string(kBundleKindName)};
        }
        // Before questions, some of whose forms hold little more than an id and a text.
        ASSAY_TRY(const auto sentences, recogniseSentences(path));
        if (sentences) {
            return FileKind{FileContent::Sentences, std::string(sentenceKindName(*sentences))};
        }
    }
    auto questions = recogniseQuestions(path);
    if (questions) {
        return FileKind{FileContent::Questions, std::string(questionKindName(*questions))};
    }
    if (!isFolder && questions.error().code == ErrorCode::UnknownFormat) {
        if (const auto scores = recogniseAnswerScores(path)) {
            return FileKind{FileContent::AnswerScores, std::string(answerScoreKindName(*scores))};
        }
        if (const auto list = recogniseReferenceList(path)) {
            return FileKind{FileContent::ReferenceList, std::string(referenceListKindName(*list))};
        }
    }
    return tl::unexpected(questions.error());
}

} // namespace assay::formats
