#include "app/commands/console.h"
#include "app/commands/exit_code.h"
#include "app/commands/failure.h"
#include "app/commands/json_output.h"
#include "app/commands/neighbour_arguments.h"
#include "app/commands/neighbour_commands.h"
#include "app/commands/neighbour_failure.h"
#include "app/commands/output_folder.h"
#include "app/commands/workspace_access.h"
#include "app/commands/workspace_names.h"
#include "core/base/atomic_file.h"
#include "core/evaluate/neighbours/neighbour_run.h"
#include "core/evaluate/neighbours/sample_chance.h"
#include "core/formats/rankings/anchor_list.h"
#include "core/results/neighbours/neighbour_words.h"
#include "core/workspace/corpora/anchor_sets.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace assay::app {
namespace {

using Json = nlohmann::ordered_json;

constexpr int kChanceAt = 5; // what is usually quoted

// What luck alone would give of these anchors, in a test by the usual settings over the same sentences.
Outcome<std::vector<evaluate::SampleChance>> chanceOf(workspace::Workspace& workspace, base::RowId corpus,
                                                      const evaluate::AnchorSampling& sampling,
                                                      const evaluate::AnchorSample& sample) {
    model::NeighbourSettings settings;
    settings.onlyProse = sampling.onlyProse;
    settings.excludeNavigational = sampling.excludeNavigational;
    const auto reader = workspace.reader();
    ASSAY_TRY(reader);
    auto chances =
        evaluate::sampleChanceOf(*reader, corpus, settings, sample.rows, kChanceAt, interruptToken());
    if (!chances) {
        return tl::unexpected(neighbourFailure(chances.error()));
    }
    return std::move(*chances);
}

Json chanceJson(const std::vector<evaluate::SampleChance>& chances) {
    Json json;
    for (const evaluate::SampleChance& chance : chances) {
        json[std::string(evaluate::regimeName(chance.regime))] = {
            {"hit_at_5", chance.hit ? Json(*chance.hit) : Json()},
            {"covered", chance.covered},
            {"cannot_miss", chance.certain}};
    }
    return json;
}

Outcome<int> draw(workspace::Workspace& workspace, const workspace::CorpusInfo& corpus,
                  const AnchorsOptions& options) {
    const auto sampling = samplingOf(options.sampling);
    ASSAY_TRY(sampling);
    const auto sample =
        evaluate::drawAnchorSet(workspace, corpus.id, options.draw, *sampling, options.who, interruptToken());
    if (!sample) {
        return tl::unexpected(neighbourFailure(sample.error()));
    }
    ASSAY_TRY(const auto chances, chanceOf(workspace, corpus.id, *sampling, *sample));
    Json strata = Json::array();
    for (const evaluate::AnchorStratum& stratum : sample->strata) {
        strata.push_back(
            {{"stratum", stratum.name}, {"available", stratum.available}, {"drawn", stratum.drawn}});
        if (!options.out.json) {
            printOut(fmt::format("{:<24} {:>6} of {}\n", stratum.name, stratum.drawn, stratum.available));
        }
    }
    if (options.out.json) {
        printJson({{"name", options.draw},
                   {"corpus", corpus.name},
                   {"anchors", sample->rows.size()},
                   {"excluded", sample->excluded},
                   {"strata", std::move(strata)},
                   {"chance", chanceJson(chances)}});
    } else {
        printOut(results::sampleChanceText(chances, kChanceAt, words::Wording()) + "\n");
    }
    if (!options.out.quiet) {
        printMessage(QStringLiteral("%1: %2 drawn from \"%3\".")
                         .arg(QString::fromStdString(options.draw),
                              counted("%n anchor(s)", sample->rows.size()),
                              QString::fromStdString(corpus.name)));
    }
    return kExitDone;
}

Outcome<int> importSet(workspace::Workspace& workspace, const workspace::CorpusInfo& corpus,
                       const AnchorsOptions& options) {
    auto reading = formats::readAnchorListFile(options.importFile);
    ASSAY_TRY(reading);
    logIssues(reading->issues);
    if (!options.out.quiet) {
        printIssues(reading->issues, {});
    }
    auto reader = workspace.reader();
    const auto rows = reader ? workspace::rowsOfIds(*reader, corpus.id, reading->list.sentenceIds)
                             : tl::unexpected(reader.error());
    ASSAY_TRY(rows);
    std::size_t unknown = 0;
    for (std::size_t i = 0; i < rows->size(); ++i) {
        if (!(*rows)[i]) {
            if (++unknown <= 20) {
                printMessage(QStringLiteral("The corpus \"%1\" has no sentence %2.")
                                 .arg(QString::fromStdString(corpus.name),
                                      QString::fromStdString(reading->list.sentenceIds[i])));
            }
        }
    }
    if (unknown > 0) {
        printMessage(QStringLiteral("Nothing was imported. Ids that are not in the corpus: %1 of %2.")
                         .arg(unknown)
                         .arg(rows->size()));
        return kExitInput;
    }
    const std::string& listed = reading->list.corpusHash;
    const bool isOther = !listed.empty() && listed != corpus.contentHash;
    if (isOther) {
        qWarning("the list is of another content of the corpus");
        printMessage(
            QStringLiteral("Warning: the list was made from a corpus with content %1; \"%2\" has %3. Its "
                           "ids are all there, but sentences may have changed.")
                .arg(QString::fromStdString(listed), QString::fromStdString(corpus.name),
                     QString::fromStdString(corpus.contentHash)));
    }
    workspace::AnchorSet set;
    set.corpus = corpus.id;
    set.name = options.name.empty() ? reading->list.name : options.name;
    set.seed = reading->list.seed;
    set.settings = reading->list.settings;
    set.createdBy = options.who;
    if (set.name.empty()) {
        return wrongUsage(QStringLiteral("The set needs a name: --name."));
    }
    ASSAY_TRY(workspace::addAnchorSet(workspace, set, reading->list.sentenceIds));
    if (options.out.json) {
        Json document{{"name", set.name},
                      {"corpus", corpus.name},
                      {"anchors", rows->size()},
                      {"seed", set.seed},
                      {"sha256", workspace::anchorHash(reading->list.sentenceIds)},
                      {"corpus_sha256", corpus.contentHash},
                      {"list_corpus_sha256", listed.empty() ? Json() : Json(listed)},
                      {"corpus_differs", isOther}};
        addIssues(document, reading->issues);
        printJson(document);
    }
    if (!options.out.quiet) {
        printMessage(QStringLiteral("%1: %2 imported.")
                         .arg(QString::fromStdString(set.name), counted("%n anchor(s)", rows->size())));
    }
    return kExitDone;
}

Outcome<int> exportSet(const workspace::Reader& reader, const workspace::CorpusInfo& corpus,
                       const AnchorsOptions& options) {
    const auto set = workspace::findAnchorSet(reader, corpus.id, options.exportName);
    if (!set) {
        return tl::unexpected(
            notRead(reader, NamedKind::AnchorSet, options.exportName, set.error(), {corpus.id, corpus.name}));
    }
    auto ids = workspace::anchorSentenceIds(reader, set->id);
    ASSAY_TRY(ids);
    formats::AnchorList list;
    list.name = set->name;
    list.corpus = corpus.name;
    list.corpusHash = corpus.contentHash;
    list.seed = set->seed;
    list.settings = set->settings;
    list.sentenceIds = std::move(*ids);
    const std::string text = formats::anchorListJson(list);
    if (options.output.empty()) {
        printOut(text);
    } else if (auto written = requireOutputFile(options.output, options.workspace).and_then([&] {
                   return base::writeFileAtomically(options.output, text);
               });
               !written) {
        return failed(written.error());
    }
    return kExitDone;
}

Outcome<int> list(const workspace::Reader& reader, const workspace::CorpusInfo& corpus,
                  const AnchorsOptions& options) {
    const auto sets = workspace::anchorSets(reader, corpus.id);
    ASSAY_TRY(sets);
    Json document = Json::array();
    for (const workspace::AnchorSet& set : *sets) {
        document.push_back({{"name", set.name},
                            {"anchors", set.anchors},
                            {"seed", set.seed},
                            {"sha256", set.hash},
                            {"created_at", set.createdAt},
                            {"created_by", set.createdBy}});
        if (!options.out.json) {
            printOut(fmt::format("{}  {} {}, seed {}, {}\n", spelledOut(set.name), set.anchors,
                                 set.anchors == 1 ? "anchor" : "anchors", set.seed, set.createdAt));
        }
    }
    if (options.out.json) {
        printJson(document);
    } else if (sets->empty() && !options.out.quiet) {
        printMessage(QStringLiteral("The corpus \"%1\" has no anchor set yet: --draw makes one.")
                         .arg(QString::fromStdString(corpus.name)));
    }
    return kExitDone;
}

} // namespace

Outcome<int> runAnchors(const AnchorsOptions& options) {
    qInfo("in %s", options.workspace.string().c_str());
    auto workspace = openToChange(options.workspace);
    ASSAY_TRY(workspace);
    auto reader = (*workspace)->reader();
    ASSAY_TRY(reader);
    const auto corpus = chooseCorpus(*reader, options.corpus);
    ASSAY_TRY(corpus);
    if (!options.draw.empty()) {
        return draw(**workspace, *corpus, options);
    }
    if (!options.importFile.empty()) {
        return importSet(**workspace, *corpus, options);
    }
    return !options.exportName.empty() ? exportSet(*reader, *corpus, options)
                                       : list(*reader, *corpus, options);
}

} // namespace assay::app
