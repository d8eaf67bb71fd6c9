// An engine of the test's own that holds a corpus of the workspace with its vectors (of one that has none:
// with two numbers that follow the rows) and searches it exactly, spoken to as Qdrant.
#pragma once

#include "core/evaluate/neighbours/workspace_searches.h"
#include "core/retrieval/remote/http_engine.h"
#include "tests/support/loopback_server.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <map>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace assay::tests {

class SmallEngine {
  public:
    std::atomic<bool> givesDocuments = true; // false: asked for them by id, it fails
    std::string distance = "Cosine";         // as it says; it compares by cosine

    // As if its ids had slipped: the vector of each row is that of the next one.
    void shiftVectors() {
        for (std::size_t i = 0; i + 1 < m_documents.size(); ++i) {
            std::swap(m_documents[i].vector, m_documents[i + 1].vector);
        }
    }

    void cutVectors(std::size_t numbers) {
        for (Document& document : m_documents) {
            document.vector.resize(numbers);
        }
    }

    // Everything that the corpus has, in the order of its rows. `embeddings` 0: it has none.
    [[nodiscard]] base::Result<> take(workspace::Workspace& workspace, base::RowId corpus,
                                      base::RowId embeddings) {
        base::NoProgress progress;
        ASSAY_TRY(const auto searches,
                  evaluate::WorkspaceSearches::open(workspace, corpus, embeddings, {}, progress));
        ASSAY_TRY(const auto reader, workspace.reader());
        ASSAY_TRY(const auto sentences,
                  workspace::sentencesFrom(reader, corpus, 0, searches->corpus().sentences));
        for (const workspace::StoredSentence& stored : sentences) {
            const model::Sentence& sentence = stored.sentence;
            std::vector<float> vector{1.0F, static_cast<float>(stored.row) / 100};
            if (embeddings != 0) {
                ASSAY_TRY(vector, searches->source().vectors(std::span(&stored.row, 1)));
            }
            const char* const kind = sentence.kind == model::SentenceKind::Prose
                                         ? "prose"
                                         : "heading"; // tables are not told apart
            Json payload{{"sentence_id", sentence.sentenceId},
                         {"text", sentence.text},
                         {"cik", std::to_string(sentence.cik.value_or(0))},
                         {"company", sentence.company},
                         {"form", sentence.form},
                         {"year", std::to_string(sentence.year.value_or(0))},
                         {"section", sentence.section},
                         {"position", std::to_string(sentence.position.value_or(0))},
                         {"kind", kind}};
            for (const auto& [name, value] : sentence.metadata) {
                payload[name] = value;
            }
            m_documents.push_back({std::move(payload), std::move(vector)});
        }
        return {};
    }

    [[nodiscard]] retrieval::EngineConnection connection() const {
        retrieval::EngineConnection connection;
        connection.name = "here";
        connection.engine = "qdrant";
        connection.url = m_server.url();
        connection.collection = "Filings";
        connection.timeoutMs = 10'000;
        connection.maxAttempts = 1;
        connection.batchDocuments = 40; // so that lists have several pages
        return connection;
    }

    [[nodiscard]] retrieval::EngineSource source() const {
        return [connection = connection()](
                   const std::string& name) -> base::Result<std::shared_ptr<retrieval::RemoteEngine>> {
            if (name != connection.name) {
                return base::fail(base::ErrorCode::NotFound, name, "engine");
            }
            return retrieval::openEngine(connection, {}, {});
        };
    }

    // How often documents were asked for by their ids.
    [[nodiscard]] int fetches() const { return m_fetches; }

    [[nodiscard]] int requests() const { return m_requests; }

  private:
    using Json = nlohmann::ordered_json;

    struct Document {
        Json payload;
        std::vector<float> vector;
    };

    static bool meets(const Document& document, const Json& filter) {
        if (!filter.is_object()) {
            return true;
        }
        return std::ranges::all_of(filter["must"], [&](const Json& one) {
            const Json& is = document.payload.at(one["key"].get<std::string>());
            const Json& match = one["match"];
            return match.contains("any") ? std::ranges::find(match["any"], is) != match["any"].end()
                                         : match["value"] == is;
        });
    }

    static double cosine(const std::vector<float>& a, const std::vector<float>& b) {
        double product = 0;
        double first = 0;
        double second = 0;
        for (std::size_t d = 0; d < std::min(a.size(), b.size()); ++d) {
            product += double{a[d]} * double{b[d]};
            first += double{a[d]} * double{a[d]};
            second += double{b[d]} * double{b[d]};
        }
        return product / std::sqrt(first * second);
    }

    [[nodiscard]] Json found(const Json& body) const {
        const auto query = body["query"].get<std::vector<float>>();
        std::vector<std::pair<double, const Document*>> hits;
        for (const Document& document : m_documents) {
            if (meets(document, body.contains("filter") ? body["filter"] : Json())) {
                hits.emplace_back(cosine(query, document.vector), &document);
            }
        }
        std::ranges::stable_sort(hits, [](const auto& a, const auto& b) { return a.first > b.first; });
        Json points = Json::array();
        const auto limit = body["limit"].get<std::size_t>();
        for (std::size_t i = 0; i < std::min(limit, hits.size()); ++i) {
            points.push_back({{"score", hits[i].first},
                              {"payload", {{"sentence_id", hits[i].second->payload["sentence_id"]}}}});
        }
        return {{"points", std::move(points)}};
    }

    [[nodiscard]] Json page(const Json& body) const {
        const bool withVectors = body.value("with_vector", false);
        const auto limit = body["limit"].get<std::size_t>();
        const std::size_t first = body.contains("offset") ? body["offset"].get<std::size_t>() : 0;
        Json points = Json::array();
        std::size_t at = first;
        for (; at < m_documents.size() && points.size() < limit; ++at) {
            const Document& document = m_documents[at];
            if (meets(document, body.contains("filter") ? body["filter"] : Json())) {
                points.push_back({{"payload", document.payload}});
                if (withVectors) {
                    points.back()["vector"] = document.vector;
                }
            }
        }
        return {{"points", std::move(points)},
                {"next_page_offset", at < m_documents.size() ? Json(at) : Json()}};
    }

    LoopbackResponse answer(const LoopbackRequest& request) {
        LoopbackResponse response;
        ++m_requests;
        if (request.method == "GET") {
            const Json vectors{{"size", m_documents.empty() ? 0 : m_documents.front().vector.size()},
                               {"distance", distance}};
            const Json collection{
                {"result",
                 {{"points_count", m_documents.size()}, {"config", {{"params", {{"vectors", vectors}}}}}}}};
            response.body = request.path == "/" ? "{\"version\":\"1.9\"}" : collection.dump();
            return response;
        }
        const Json body = Json::parse(request.body);
        if (request.path.ends_with("/count")) {
            response.body = Json{{"result", {{"count", m_documents.size()}}}}.dump();
            return response;
        }
        const bool isSearch = request.path.ends_with("/query");
        const bool isFetch = !isSearch && body.contains("filter");
        m_fetches += isFetch ? 1 : 0;
        if (isFetch && !givesDocuments) {
            response.status = 503;
            response.body = "{\"status\":{\"error\":\"no documents today\"}}";
            return response;
        }
        response.body = Json{{"result", isSearch ? found(body) : page(body)}}.dump();
        return response;
    }

    std::vector<Document> m_documents;
    std::atomic<int> m_fetches = 0;
    std::atomic<int> m_requests = 0;
    LoopbackServer m_server{[this](const LoopbackRequest& request) { return answer(request); }};
};

} // namespace assay::tests
