#include "core/evaluate/neighbours/corpus_referencing.h"

#include "core/base/guard.h"
#include "core/base/hash.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <utility>

namespace assay::evaluate {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;
using retrieval::RemoteDocument;
using workspace::CorpusReference;

constexpr std::size_t kListedAtOnce = 1'000;

// nullopt: it is not there, or no whole number.
std::optional<std::int64_t> takenNumber(std::map<std::string, std::string>& fields, const char* name) {
    const auto found = fields.find(name);
    if (found == fields.end()) {
        return std::nullopt;
    }
    std::int64_t number = 0;
    const char* const end = found->second.data() + found->second.size();
    const auto [last, error] = std::from_chars(found->second.data(), end, number);
    if (error != std::errc() || last != end) {
        return std::nullopt; // it stays among the metadata, as it is written
    }
    fields.erase(found);
    return number;
}

std::string takenText(std::map<std::string, std::string>& fields, const char* name) {
    const auto found = fields.extract(name);
    return found.empty() ? std::string() : std::move(found.mapped());
}

model::Sentence listedSentence(RemoteDocument&& document) {
    std::map<std::string, std::string>& fields = document.fields;
    model::Sentence sentence;
    sentence.sentenceId = std::move(document.id);
    sentence.cik = takenNumber(fields, "cik");
    sentence.company = takenText(fields, "company");
    sentence.form = takenText(fields, "form");
    sentence.year = takenNumber(fields, "year");
    sentence.section = takenText(fields, "section");
    sentence.position = takenNumber(fields, "position");
    const std::string kind = takenText(fields, "kind");
    sentence.kind = kind == "heading"        ? model::SentenceKind::Heading
                    : kind == "table_debris" ? model::SentenceKind::TableDebris
                                             : model::SentenceKind::Prose;
    sentence.metadata = std::move(fields);
    return sentence;
}

// What slices are drawn by: as good as chance, and the same for the same slice whenever it comes.
std::string drawOf(const model::Sentence& sentence, std::uint64_t seed) {
    const auto number = [](const std::optional<std::int64_t>& value) {
        return value ? std::to_string(*value) : std::string();
    };
    std::string key = std::to_string(seed);
    for (const std::string& part : {sentence.cik ? number(sentence.cik) : sentence.company, sentence.form,
                                    number(sentence.year), sentence.section}) {
        key += '\n' + std::to_string(part.size()) + ':' + part;
    }
    return base::sha256(key);
}

// Those of so many slices, whole; 0: of all.
Result<std::vector<model::Sentence>> listSentences(retrieval::RemoteEngine& engine, std::int64_t slices,
                                                   std::uint64_t seed, const std::stop_token& stop,
                                                   base::ProgressSink& progress) {
    // By their draws, of which the lowest are chosen: one that is left out once never comes back.
    std::map<std::string, std::vector<model::Sentence>> chosen;
    std::int64_t seen = 0;
    std::string cursor;
    do {
        if (stop.stop_requested()) {
            return fail(ErrorCode::Cancelled);
        }
        progress.report(base::Stage::Reading, seen, 0);
        ASSAY_TRY(auto documents, engine.list(cursor, kListedAtOnce, false, stop));
        seen += std::ssize(documents);
        for (RemoteDocument& document : documents) {
            model::Sentence sentence = listedSentence(std::move(document));
            std::string draw = slices > 0 ? drawOf(sentence, seed) : std::string();
            const bool isFull = slices > 0 && std::ssize(chosen) >= slices;
            if (isFull && !chosen.contains(draw)) {
                const auto highest = std::prev(chosen.end());
                if (draw > highest->first) {
                    continue;
                }
                chosen.erase(highest);
            }
            chosen[std::move(draw)].push_back(std::move(sentence));
        }
    } while (!cursor.empty());
    std::vector<model::Sentence> sentences;
    for (auto& [draw, ofSlice] : chosen) {
        std::ranges::move(ofSlice, std::back_inserter(sentences));
    }
    return sentences;
}

Result<retrieval::RemoteCollection>
requireCollection(retrieval::RemoteEngine& engine, const ReferencePlan& plan, const std::stop_token& stop) {
    ASSAY_TRY(auto collection, engine.describe(stop));
    if (!collection.exists) {
        return fail(ErrorCode::RemoteFailure, "there is no collection " + engine.capabilities().collection,
                    plan.connection);
    }
    return collection;
}

class Describing {
  public:
    Describing(retrieval::RemoteEngine& engine, const ReferencePlan& plan, ReferencedCorpus& made,
               const std::stop_token& stop)
        : m_engine(engine)
        , m_plan(plan)
        , m_made(made)
        , m_stop(stop) {}

    Result<CorpusReference> operator()(std::span<const std::string> someIds) const {
        ASSAY_TRY(const auto collection, requireCollection(m_engine, m_plan, m_stop));
        const retrieval::RemoteCapabilities& what = m_engine.capabilities();
        CorpusReference& reference = m_made.reference;
        reference.connection = m_plan.connection;
        reference.model = m_plan.model;
        reference.engine = what.engine;
        reference.collection = what.collection;
        reference.hash = collection.hash(what.engine, what.collection);
        if (collection.documents) {
            reference.documents = static_cast<std::int64_t>(*collection.documents);
        }
        if (collection.dimension) {
            reference.dimension = static_cast<std::int64_t>(*collection.dimension);
        }
        reference.metric =
            retrieval::remoteMetricName(collection.metric.value_or(retrieval::RemoteMetric::Unknown));
        if (what.fetches) {
            ASSAY_TRY(lookUp(someIds, reference));
        }
        return reference;
    }

  private:
    // Whether the engine has what is listed, and what its documents are like.
    Result<> lookUp(std::span<const std::string> someIds, CorpusReference& reference) const {
        const retrieval::RemoteCapabilities& what = m_engine.capabilities();
        ASSAY_TRY(const auto documents, m_engine.fetch(someIds, what.storesVectors, m_stop));
        std::set<std::string> fields(what.filterFields.begin(), what.filterFields.end());
        std::set<std::string> there;
        for (const RemoteDocument& document : documents) {
            there.insert(document.id);
            for (const auto& [name, value] : document.fields) {
                fields.insert(name);
            }
            if (!reference.dimension && !document.vector.empty()) {
                reference.dimension = static_cast<std::int64_t>(document.vector.size());
            }
        }
        reference.fields.assign(fields.begin(), fields.end());
        m_made.sampled = someIds.size();
        std::ranges::copy_if(someIds, std::back_inserter(m_made.missing),
                             [&there](const std::string& id) { return !there.contains(id); });
        return there.empty() && !someIds.empty() ? fail(ErrorCode::InputNotUsable,
                                                        "none of " + std::to_string(someIds.size()) +
                                                            " ids of the list is in " + what.collection,
                                                        m_plan.connection)
                                                 : Result<>();
    }

    retrieval::RemoteEngine& m_engine;
    const ReferencePlan& m_plan;
    ReferencedCorpus& m_made;
    const std::stop_token& m_stop;
};

} // namespace

Result<ReferencedCorpus> referenceCorpus(workspace::Workspace& workspace, const ReferencePlan& plan,
                                         retrieval::RemoteEngine& engine, const std::stop_token& stop,
                                         base::ProgressSink& progress, base::IssueList* issuesOnFailure) {
    return base::guarded("engine", [&]() -> Result<ReferencedCorpus> {
        ReferencedCorpus made;
        std::vector<model::Sentence> listed;
        if (plan.files.empty()) {
            ASSAY_TRY(requireCollection(engine, plan, stop));
            ASSAY_TRY(listed, listSentences(engine, plan.slices, plan.seed, stop, progress));
            if (listed.empty()) {
                return fail(ErrorCode::InputNotUsable, "the engine lists no sentence", plan.connection);
            }
        }
        const Describing describe(engine, plan, made, stop);
        ASSAY_TRY(made.made, workspace::importCorpusReference(workspace, plan.files, std::move(listed),
                                                              describe, {plan.name, plan.kind, plan.who},
                                                              stop, progress, issuesOnFailure));
        return made;
    });
}

} // namespace assay::evaluate
