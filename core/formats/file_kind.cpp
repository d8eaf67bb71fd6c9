#include "core/formats/file_kind.h"

#include "core/base/utf8_text.h"
#include "core/formats/answers/prediction_reader.h"
#include "core/formats/questions/bundle_json.h"
#include "core/formats/questions/question_format.h"
#include "core/formats/rankings/neighbour_results.h"
#include "core/formats/rankings/reference_list.h"
#include "core/formats/rankings/trec_files.h"
#include "core/formats/scored/scored_set_reader.h"
#include "core/formats/sentences/sentence_reader.h"
#include "core/formats/vectors/vector_reader.h"
#include "core/formats/whole_file.h"
#include "core/json/json_document.h"
#include "core/json/json_text.h"

#include <algorithm>
#include <array>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace assay::formats {
namespace {

using base::ErrorCode;
using base::Result;
using Name = Result<std::string_view>;

// A content, with the names of its kinds in the order of their enumerators.
struct ContentRow {
    FileContent content;
    std::size_t kinds;
    std::string_view (*nameOf)(std::size_t kind);
};

template <typename Kind, std::string_view (*nameOfKind)(Kind) noexcept>
std::string_view nameAt(std::size_t kind) {
    return nameOfKind(static_cast<Kind>(kind));
}

constexpr std::array<ContentRow, 9> kContents{{
    {FileContent::ScoredSet, kScoredSetKindCount, nameAt<ScoredSetKind, scoredSetKindName>},
    {FileContent::Questions, kQuestionKindCount, nameAt<QuestionKind, questionKindName>},
    {FileContent::Bundles, 1, [](std::size_t) { return kBundleKindName; }},
    {FileContent::Qrels, 1, [](std::size_t) { return kTrecQrelsKindName; }},
    {FileContent::AnswerScores, kPredictionKindCount, nameAt<PredictionKind, predictionKindName>},
    {FileContent::ReferenceList, kReferenceListKindCount, nameAt<ReferenceListKind, referenceListKindName>},
    {FileContent::Sentences, kSentenceKindNames.size(), nameAt<SentenceFileKind, sentenceKindName>},
    {FileContent::Vectors, kVectorKindNames.size(),
     [](std::size_t kind) { return kVectorKindNames.at(kind); }},
    {FileContent::NeighbourResults, 1, [](std::size_t) { return kNeighbourResultsName; }},
}};

// How a content is looked for in a file; UnknownFormat: the file is not of it.
struct Look {
    FileContent content;
    Name (*recognise)(const std::filesystem::path& path);
};

Name notOfIt() {
    return base::fail(ErrorCode::UnknownFormat);
}

Name predictions(const std::filesystem::path& path) {
    return recognisePredictions(path).map(predictionKindName);
}

// What a scored set could be taken for: a list under the same key, or a label in every record.
Name noScoredSet(const std::filesystem::path& path) {
    const auto kind = recognisePredictions(path);
    return kind == PredictionKind::FinsearchResultsJson || kind == PredictionKind::FinancebenchResultsJsonl
               ? Name(predictionKindName(*kind))
               : notOfIt();
}

Name surePredictions(const std::filesystem::path& path) {
    return readBeginningOfFile(path, kRecognitionBytes).and_then([&](const std::string& beginning) {
        return areSurelyPredictions(beginning) ? predictions(path) : notOfIt();
    });
}

Name bundles(const std::filesystem::path& path) {
    return recogniseBundles(path).and_then([](bool is) { return is ? Name(kBundleKindName) : notOfIt(); });
}

Name qrels(const std::filesystem::path& path) {
    return readBeginningOfFile(path, kRecognitionBytes).and_then([](const std::string& beginning) {
        return areQrels(beginning) ? Name(kTrecQrelsKindName) : notOfIt();
    });
}

Name sentences(const std::filesystem::path& path) {
    return recogniseSentences(path).and_then([](std::optional<SentenceFileKind> kind) {
        return kind ? Name(sentenceKindName(*kind)) : notOfIt();
    });
}

// The narrower forms first: a scored set has a label in every record, bundles have sentences, answers say
// what they took or found; plain questions are what is left. Sentences before questions, some of whose forms
// hold little more than an id and a text. Lists of companies have none of all that.
constexpr std::array<Look, 9> kLooks{{
    {FileContent::AnswerScores, noScoredSet},
    {FileContent::ScoredSet,
     [](const auto& path) { return recogniseScoredSet(path).map(scoredSetKindName); }},
    {FileContent::Bundles, bundles},
    {FileContent::Sentences, sentences},
    {FileContent::AnswerScores, surePredictions},
    {FileContent::Qrels, qrels},
    {FileContent::Questions, [](const auto& path) { return recogniseQuestions(path).map(questionKindName); }},
    {FileContent::AnswerScores, predictions},
    {FileContent::ReferenceList,
     [](const auto& path) { return recogniseReferenceList(path).map(referenceListKindName); }},
}};

} // namespace

const std::vector<FileKind>& fileKinds() {
    static const std::vector<FileKind> kinds = [] {
        std::vector<FileKind> list;
        for (const ContentRow& row : kContents) {
            for (std::size_t kind = 0; kind < row.kinds; ++kind) {
                list.push_back({row.content, std::string(row.nameOf(kind))});
            }
        }
        return list;
    }();
    return kinds;
}

std::optional<FileKind> fileKindFromName(std::string_view name) {
    const auto found = std::ranges::find(fileKinds(), name, &FileKind::name);
    return found == fileKinds().end() ? std::nullopt : std::optional(*found);
}

std::string fileKindNames(bool (*isWanted)(FileContent content)) {
    std::string names;
    for (const FileKind& kind : fileKinds()) {
        if (isWanted(kind.content)) {
            names += (names.empty() ? "" : ", ") + kind.name;
        }
    }
    return names;
}

namespace {

// Why the file is no JSON although it begins as such, with the line; nullopt: it does not, or it is. What has
// one value a line is told by its first one.
std::optional<std::string> brokenJson(const std::filesystem::path& path) {
    constexpr std::uintmax_t kMostBytes = std::uintmax_t{64} << 20U; // what nobody asked to be read
    std::error_code unknown;
    base::NoProgress unwatched;
    const bool isSmall = std::filesystem::file_size(path, unknown) <= kMostBytes && !unknown;
    const auto content = isSmall ? readWholeFile(path, {}, unwatched) : base::Result<std::string>();
    if (!content) {
        return std::nullopt;
    }
    const std::string_view text = base::withoutByteOrderMark(*content);
    const std::size_t begin = text.find_first_not_of(" \t\r\n");
    if (begin == std::string_view::npos || (text[begin] != '{' && text[begin] != '[') ||
        json::readJsonValue(text.substr(begin)).kind != json::JsonKind::Invalid) {
        return std::nullopt;
    }
    const auto line = json::brokenJsonLine(text);
    return line ? std::optional("line " + std::to_string(*line) +
                                (json::endsInsideJson(text) ? ": the file ends in the middle of its JSON"
                                                            : ": no valid JSON"))
                : std::nullopt;
}

} // namespace

Result<FileKind> recogniseFile(const std::filesystem::path& path) {
    std::error_code unknown;
    const bool isFolder = std::filesystem::is_directory(path, unknown);
    base::Error why; // what the search for questions says of a file that is of no kind
    for (const Look& look : kLooks) {
        if (isFolder && look.content != FileContent::Questions) {
            continue;
        }
        auto name = look.recognise(path);
        if (name) {
            return FileKind{look.content, std::string(*name)};
        }
        if (name.error().code != ErrorCode::UnknownFormat) {
            return tl::unexpected(std::move(name.error()));
        }
        if (look.content == FileContent::Questions) {
            why = std::move(name.error());
        }
    }
    if (auto fault = isFolder ? std::nullopt : brokenJson(path)) {
        return base::fail(ErrorCode::InputNotUsable, std::move(*fault), path.string());
    }
    return tl::unexpected(std::move(why));
}

} // namespace assay::formats
