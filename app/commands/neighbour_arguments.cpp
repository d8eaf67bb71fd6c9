#include "app/commands/neighbour_arguments.h"

#include "app/commands/console.h"
#include "app/commands/workspace_names.h"

#include <charconv>
#include <vector>

namespace assay::app {
namespace {

template <typename Number>
bool parse(std::string_view text, Number& number) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size();
}

template <typename Named>
QString textOf(const std::vector<Named>& list) {
    std::vector<std::string> names;
    for (const Named& one : list) {
        names.push_back(one.name);
    }
    return namesText(names);
}

} // namespace

Outcome<workspace::CorpusInfo> chooseCorpus(const workspace::Reader& reader, const std::string& name) {
    auto corpora = workspace::corpora(reader);
    ASSAY_TRY(corpora);
    for (workspace::CorpusInfo& corpus : *corpora) {
        if (name.empty() ? corpora->size() == 1 : corpus.name == name) {
            return std::move(corpus);
        }
    }
    const QString workspace = QString::fromStdString(reader.path());
    if (corpora->empty()) {
        return wrongUsage(
            QStringLiteral("There is no corpus in %1. Import one: assay import.").arg(workspace));
    }
    if (name.empty()) {
        return wrongUsage(QStringLiteral("There are several corpora in %1: %2. Choose one with --corpus.")
                              .arg(workspace, textOf(*corpora)));
    }
    return tl::unexpected(unknownName(reader, NamedKind::Corpus, name));
}

Outcome<workspace::EmbeddingSet> chooseEmbeddings(const workspace::Reader& reader,
                                                  const workspace::CorpusInfo& corpus,
                                                  const std::string& name) {
    auto sets = workspace::embeddingSets(reader, corpus.id);
    ASSAY_TRY(sets);
    for (workspace::EmbeddingSet& set : *sets) {
        if (name.empty() ? sets->size() == 1 : set.name == name) {
            return std::move(set);
        }
    }
    const QString corpusName = QString::fromStdString(corpus.name);
    if (sets->empty()) {
        return wrongUsage(
            QStringLiteral("The corpus \"%1\" has no vectors yet. Make some: assay embed --lsa, or "
                           "assay import --as vectors-npy. Lexical search needs none.")
                .arg(corpusName));
    }
    if (name.empty()) {
        return wrongUsage(
            QStringLiteral("The corpus \"%1\" has several embedding sets: %2. Choose one with --embeddings.")
                .arg(corpusName, textOf(*sets)));
    }
    return tl::unexpected(unknownName(reader, NamedKind::EmbeddingSet, name, {corpus.id, corpus.name}));
}

Outcome<evaluate::AnchorSampling> samplingOf(const SamplingOptions& options) {
    evaluate::AnchorSampling sampling;
    if (options.anchors == "all") {
        sampling.count = 0;
    } else if (!parse(options.anchors, sampling.count) || sampling.count <= 0) {
        return wrongUsage(QStringLiteral("--anchors takes a number above 0, or all; \"%1\" is neither.")
                              .arg(QString::fromStdString(options.anchors)));
    }
    using evaluate::AnchorStrata;
    sampling.seed = options.seed;
    sampling.strata = options.strata == "none"      ? AnchorStrata::None
                      : options.strata == "section" ? AnchorStrata::Section
                      : options.strata == "year"    ? AnchorStrata::Year
                      : options.strata == "company" ? AnchorStrata::Company
                                                    : AnchorStrata::Length;
    if (!options.strataField.empty()) {
        sampling.strata = AnchorStrata::Field;
        sampling.strataField = options.strataField;
    }
    if (!options.only.empty()) {
        const std::size_t equals = options.only.find('=');
        if (equals == 0 || equals == std::string::npos || equals + 1 == options.only.size()) {
            return wrongUsage(
                QStringLiteral("--only takes FIELD=VALUE, as form=10-Q; \"%1\" is no such thing.")
                    .arg(QString::fromStdString(options.only)));
        }
        sampling.onlyField = options.only.substr(0, equals);
        sampling.onlyValue = options.only.substr(equals + 1);
    }
    sampling.allocation = options.shares == "equal" ? evaluate::AnchorAllocation::Equal
                                                    : evaluate::AnchorAllocation::Proportional;
    sampling.onlyProse = !options.allKinds;
    sampling.excludeNavigational = options.excludeNavigational;
    sampling.minSliceLength = options.minSection;
    sampling.minWords = options.minWords;
    for (const std::string& name : options.excludeBuckets) {
        bool known = false;
        for (const auto bucket : {evaluate::LengthBucket::Under10, evaluate::LengthBucket::From10To19,
                                  evaluate::LengthBucket::From20To39, evaluate::LengthBucket::From40}) {
            if (evaluate::lengthBucketName(bucket) == name) {
                sampling.excluded.push_back(bucket);
                known = true;
            }
        }
        if (!known) {
            return wrongUsage(
                QStringLiteral("--exclude-buckets takes <10, 10-19, 20-39 and 40+; \"%1\" is none of them.")
                    .arg(QString::fromStdString(name)));
        }
    }
    return sampling;
}

Outcome<model::NeighbourWindow> windowOf(const std::string& text) {
    constexpr std::string_view kFixed = "fixed:";
    constexpr std::string_view kAdaptive = "adaptive:";
    model::NeighbourWindow window;
    const std::string_view view = text;
    if (view.starts_with(kFixed) && parse(view.substr(kFixed.size()), window.width)) {
        window.adaptive = false;
        return window;
    }
    if (view == "adaptive") {
        return window;
    }
    if (view.starts_with(kAdaptive)) {
        const std::string_view rest = view.substr(kAdaptive.size());
        const std::size_t first = rest.find(',');
        const std::size_t second = first == std::string_view::npos ? first : rest.find(',', first + 1);
        if (second != std::string_view::npos && parse(rest.substr(0, first), window.base) &&
            parse(rest.substr(first + 1, second - first - 1), window.max) &&
            parse(rest.substr(second + 1), window.target)) {
            return window;
        }
    }
    return wrongUsage(
        QStringLiteral("--window takes fixed:WIDTH or adaptive:BASE,MAX,TARGET; \"%1\" is neither.")
            .arg(QString::fromStdString(text)));
}

} // namespace assay::app
