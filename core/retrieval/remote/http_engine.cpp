#include "core/retrieval/remote/http_engine.h"

#include "core/base/guard.h"
#include "core/base/hash.h"
#include "core/base/random.h"
#include "core/endpoint/attempts.h"
#include "core/endpoint/embedding_reply.h"
#include "core/endpoint/http_client.h"
#include "core/endpoint/rate_limiter.h"
#include "core/retrieval/numbered_tasks.h"
#include "core/retrieval/remote/postgres_engine.h"

#include <algorithm>
#include <atomic>
#include <charconv>
#include <cmath>
#include <mutex>
#include <utility>

namespace assay::retrieval {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;
using Values = EngineTemplate::Values;
using EngineFailure = SearchFailure::Kind;

// A page of documents with vectors of 3,072 numbers in decimal does not reach it.
constexpr std::size_t kEngineReplyLimit = std::size_t{160} << 20U;

SearchFailure failureOf(const endpoint::HttpFailure& failure) {
    using Http = endpoint::HttpFailure::Kind;
    switch (failure.kind) {
    case Http::Timeout:
        return {EngineFailure::TimeLimit, 0, failure.detail};
    case Http::ReplyTooLarge:
        return {EngineFailure::ReplyTooLarge, 0,
                "more than " + std::to_string(kEngineReplyLimit >> 20U) + " MiB"};
    case Http::UnusableUrl:
    case Http::UnusableKey:
        return {EngineFailure::Unusable, 0, failure.detail};
    case Http::ConnectionFailed:
    case Http::Cancelled:
        break;
    }
    return {EngineFailure::NoConnection, 0, failure.detail};
}

EngineFailure kindOfStatus(int status) {
    if (status == 401 || status == 403) {
        return EngineFailure::NotAllowed;
    }
    if (status == 429) {
        return EngineFailure::TooMany;
    }
    return status == 408 || status == 504 ? EngineFailure::TimeLimit
           : status >= 500                ? EngineFailure::ServerError
                                          : EngineFailure::Refused;
}

RemoteMetric metricOf(std::string text) {
    for (char& c : text) {
        c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    }
    const auto holds = [&text](std::string_view part) { return text.find(part) != std::string::npos; };
    if (holds("cos") || holds("angular")) {
        return RemoteMetric::Cosine;
    }
    if (holds("dot") || holds("inner") || text == "ip") {
        return RemoteMetric::Dot;
    }
    return holds("euclid") || holds("l2") ? RemoteMetric::Euclidean : RemoteMetric::Unknown;
}

template <typename Number>
std::optional<Number> factNumber(const EngineFacts& facts, const std::string& name) {
    const auto found = facts.find(name);
    Number number{};
    if (found == facts.end()) {
        return std::nullopt;
    }
    const std::string& text = found->second;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

class HttpEngine final : public RemoteEngine {
  public:
    HttpEngine(EngineConnection connection, std::shared_ptr<const EngineTemplate> form, std::string key)
        : m_connection(std::move(connection))
        , m_form(std::move(form))
        , m_key(std::move(key))
        , m_variables(m_form->variables(m_connection))
        , m_capabilities(m_form->capabilities())
        , m_limiter(m_connection.maxPerSecond) {
        if (m_connection.metric != RemoteMetric::Unknown) {
            m_capabilities.metric = m_connection.metric;
        }
        m_capabilities.largestK = m_connection.largestK.value_or(m_capabilities.largestK);
        m_capabilities.exact = m_connection.exact.value_or(m_capabilities.exact);
        for (const auto& [ours, theirs] : m_connection.fields) {
            if (theirs.name.empty()) {
                m_capabilities.missingFields.push_back(ours);
            }
        }
        m_capabilities.label = m_form->title() + ", " + m_connection.collection;
        m_capabilities.engine = m_connection.engine;
        m_capabilities.collection = m_connection.collection;
        m_url = m_connection.url;
        while (m_url.ends_with('/')) {
            m_url.pop_back();
        }
    }

    [[nodiscard]] const RemoteCapabilities& capabilities() const override { return m_capabilities; }

    [[nodiscard]] DistanceKind distanceOf(RemoteMode mode) const override {
        return distanceKindOf(m_form->meaning(mode, m_capabilities.metric));
    }

    [[nodiscard]] Result<RemoteCollection> describe(const std::stop_token& stop) override {
        return base::guarded("engine", [&]() -> Result<RemoteCollection> {
            RemoteCollection collection;
            EngineFacts facts;
            ASSAY_TRY(collection.exists, gathered("describe", {}, facts, stop));
            if (const auto version = facts.find("version"); version != facts.end()) {
                collection.version = version->second;
            }
            collection.documents = factNumber<std::uint64_t>(facts, "documents");
            collection.dimension = factNumber<std::size_t>(facts, "dimension");
            if (const auto metric = facts.find("metric"); metric != facts.end()) {
                collection.metric = metricOf(metric->second);
            }
            return collection;
        });
    }

    [[nodiscard]] Result<std::vector<RemoteAnswer>>
    query(RemoteMode mode, std::span<const RemoteQuery> queries, const std::stop_token& stop) override {
        return base::guarded("engine", [&]() -> Result<std::vector<RemoteAnswer>> {
            if (!m_capabilities.can(mode)) {
                return fail(ErrorCode::InvalidArgument, std::string(remoteModeName(mode)), "mode");
            }
            std::vector<RemoteAnswer> answers(queries.size());
            if (const auto resolved = resolve(stop); !resolved) {
                if (resolved.error().code == ErrorCode::Cancelled) {
                    return tl::unexpected(resolved.error());
                }
                const std::scoped_lock lock(m_resolveMutex);
                for (RemoteAnswer& answer : answers) {
                    answer.failure = m_resolveFailure;
                }
                return answers;
            }
            const auto threads = static_cast<unsigned>(m_connection.maxParallel);
            const bool whole = runNumberedTasks(queries.size(), threads, stop, [&](std::size_t i) {
                answers[i] = answered(mode, queries[i], stop);
            });
            if (!whole || stop.stop_requested()) {
                return fail(ErrorCode::Cancelled);
            }
            return answers;
        });
    }

    [[nodiscard]] Result<std::vector<RemoteDocument>>
    fetch(std::span<const std::string> ids, bool withVectors, const std::stop_token& stop) override {
        return base::guarded("engine", [&]() -> Result<std::vector<RemoteDocument>> {
            ASSAY_TRY(resolve(stop));
            std::vector<RemoteDocument> documents;
            const std::size_t most = batch();
            for (std::size_t first = 0; first < ids.size(); first += most) {
                const auto batch = ids.subspan(first, std::min(most, ids.size() - first));
                const std::vector<std::string> wanted(batch.begin(), batch.end());
                Values values;
                values.ids = &wanted;
                values.withVectors = withVectors;
                std::string ignored;
                ASSAY_TRY(auto read, readDocuments("fetch", values, ignored, stop));
                documents.insert(documents.end(), std::make_move_iterator(read.begin()),
                                 std::make_move_iterator(read.end()));
            }
            return documents;
        });
    }

    [[nodiscard]] Result<std::vector<RemoteDocument>>
    list(std::string& cursor, std::size_t most, bool withVectors, const std::stop_token& stop) override {
        return base::guarded("engine", [&]() -> Result<std::vector<RemoteDocument>> {
            if (!m_form->has("list")) {
                return fail(ErrorCode::InvalidArgument, m_form->title(), "list");
            }
            ASSAY_TRY(resolve(stop));
            Values values;
            values.cursor = cursor;
            values.most = std::min(most, batch());
            values.withVectors = withVectors;
            const std::string before = cursor;
            ASSAY_TRY(auto documents, readDocuments("list", values, cursor, stop));
            if (!cursor.empty() && cursor == before) {
                return fail(ErrorCode::RemoteFailure, "the listing stands still at " + cursor, m_url);
            }
            return documents;
        });
    }

    [[nodiscard]] Result<> create(std::size_t dimension, const std::string& mark,
                                  const std::stop_token& stop) override {
        return base::guarded("engine", [&]() -> Result<> {
            if (!m_form->has("create")) {
                return fail(ErrorCode::InvalidArgument, m_form->title(), "create");
            }
            ASSAY_TRY(const auto before, describe(stop));
            if (before.exists) {
                return fail(ErrorCode::NameTaken, m_connection.collection, m_url);
            }
            Values values;
            values.dimension = dimension;
            values.mark = mark;
            Steps steps;
            auto made = all("create", values, stop, &steps);
            if (!made && steps.done > 0) { // somebody else's is not removed: the first step has made this one
                static_cast<void>(all("remove", {}, {}));
            }
            if (steps.isRefused && dimension > 0 && !m_capabilities.needsVectors) {
                return fail(ErrorCode::InvalidArgument, made.error().detail, "vectors");
            }
            return made;
        });
    }

    [[nodiscard]] Result<std::string> mark(const std::stop_token& stop) override {
        return base::guarded("engine", [&]() -> Result<std::string> {
            EngineFacts facts;
            ASSAY_TRY(const bool exists, gathered("mark", {}, facts, stop));
            const auto found = facts.find("mark");
            return exists && found != facts.end() ? found->second : std::string();
        });
    }

    [[nodiscard]] Result<> put(std::span<const RemoteDocument> documents,
                               const std::stop_token& stop) override {
        return base::guarded("engine", [&]() -> Result<> {
            if (!m_form->has("put")) {
                return fail(ErrorCode::InvalidArgument, m_form->title(), "put");
            }
            ASSAY_TRY(resolve(stop));
            const std::size_t most = m_form->putsOneByOne() ? 1 : batch();
            for (std::size_t first = 0; first < documents.size(); first += most) {
                Values values;
                for (std::size_t i = first; i < std::min(first + most, documents.size()); ++i) {
                    values.documents.push_back(&documents[i]);
                }
                ASSAY_TRY(all("put", values, stop));
            }
            return {};
        });
    }

    [[nodiscard]] Result<> finish(const std::stop_token& stop) override {
        return base::guarded("engine", [&]() -> Result<> {
            ASSAY_TRY(resolve(stop));
            return all("finish", {}, stop);
        });
    }

    [[nodiscard]] Result<> remove(const std::stop_token& stop) override {
        return base::guarded("engine", [&]() -> Result<> {
            if (!m_form->has("remove")) {
                return fail(ErrorCode::InvalidArgument, m_form->title(), "remove");
            }
            ASSAY_TRY(resolve(stop));
            ASSAY_TRY(all("remove", {}, stop));
            const std::scoped_lock lock(m_mutex);
            m_isResolved = false;
            return {};
        });
    }

  private:
    struct Sent {
        int status = 0;
        std::string body;
        double seconds = 0; // of the last attempt; where the time limit ended it, of all of them
        int attempts = 0;
        std::optional<SearchFailure> failure; // the last attempt's
    };

    [[nodiscard]] std::size_t batch() const {
        const auto wanted = static_cast<std::size_t>(m_connection.batchDocuments);
        const std::size_t most = m_form->largestBatch();
        return most > 0 ? std::min(wanted, most) : wanted;
    }

    // A client that nobody uses, so that connections are kept.
    std::unique_ptr<endpoint::HttpClient> client() {
        const std::scoped_lock lock(m_mutex);
        if (m_clients.empty()) {
            return std::make_unique<endpoint::HttpClient>();
        }
        auto taken = std::move(m_clients.back());
        m_clients.pop_back();
        return taken;
    }

    void giveBack(std::unique_ptr<endpoint::HttpClient> client) {
        const std::scoped_lock lock(m_mutex);
        m_clients.push_back(std::move(client));
    }

    [[nodiscard]] endpoint::HttpPost posted(const EngineRequest& request,
                                            const std::map<std::string, std::string>& variables) const {
        endpoint::HttpPost post;
        post.url = m_url + request.path;
        post.method = request.method;
        post.body = request.body;
        post.timeoutMs = m_connection.timeoutMs;
        post.replyLimit = kEngineReplyLimit;
        post.keepAlive = true;
        post.headers = m_form->headers();
        post.headers.push_back("Content-Type: " + request.contentType);
        const std::string& auth = m_form->auth();
        if (auth == "aws") {
            post.user = m_connection.user;
            post.bearerToken = m_key;
            post.awsSigning = m_form->signing(variables);
        } else if (auth.starts_with("basic") && !m_connection.user.empty()) {
            post.user = m_connection.user;
            post.bearerToken = m_key;
        } else if (auth == "basic or api key" && !m_key.empty()) {
            post.headers.push_back("Authorization: ApiKey " + m_key);
        } else if (auth == "basic" || auth == "bearer") {
            post.bearerToken = m_key;
        } else if (auth != "none" && !auth.starts_with("basic") && !m_key.empty()) {
            post.headers.push_back(auth + ": " + m_key);
        }
        return post;
    }

    // As often as it takes, within the time limit: that is for all attempts, without the pauses between them,
    // so that a server which hangs is waited for once. A stop leaves neither a status nor a failure.
    Sent sent(const EngineRequest& request, const std::stop_token& stop) {
        endpoint::HttpPost post = posted(request, variablesNow());
        const endpoint::Patience patience{m_connection.maxAttempts, m_connection.backoffBaseMs,
                                          m_connection.backoffMaxMs, m_connection.maxRetryAfterMs};
        base::Random chance(m_sent++);
        auto http = client();
        Sent last;
        double spent = 0;
        for (int attempt = 1;; ++attempt) {
            last = {};
            last.attempts = attempt;
            if (!m_limiter.acquire(stop)) {
                break;
            }
            auto reply = http->post(post, stop);
            const double seconds = reply ? reply->seconds : reply.error().seconds;
            spent += seconds;
            post.timeoutMs = m_connection.timeoutMs - static_cast<int>(std::ceil(spent * 1'000));
            bool again = false;
            std::optional<double> retryAfter;
            if (!reply) {
                if (reply.error().kind == endpoint::HttpFailure::Kind::Cancelled) {
                    break;
                }
                last.failure = failureOf(reply.error());
                last.seconds = last.failure->kind == EngineFailure::TimeLimit ? spent : seconds;
                again = last.failure->kind == EngineFailure::NoConnection;
            } else {
                last.seconds = seconds;
                last.status = reply->status;
                last.body = std::move(reply->body);
                if (reply->status < 200 || reply->status >= 300) {
                    std::string message = m_form->errorMessage(last.body);
                    if (message.empty()) {
                        message = endpoint::serviceMessage(last.body, m_key);
                    }
                    if (reply->status >= 300 && reply->status < 400) {
                        message = "it sends to another address, which is not followed: the connection has to "
                                  "name the address that answers";
                    }
                    last.failure = {kindOfStatus(reply->status), reply->status, message};
                    again = endpoint::isPassingStatus(reply->status);
                    retryAfter = reply->retryAfterSeconds;
                }
            }
            if (last.failure) {
                last.failure->detail = endpoint::withoutSecret(last.failure->detail, m_key);
            }
            const auto wait = again && post.timeoutMs > 0
                                  ? endpoint::waitAfterAttempt(patience, attempt, retryAfter, chance)
                                  : std::nullopt;
            if (!wait || !endpoint::waitFor(*wait, stop)) {
                break;
            }
        }
        giveBack(std::move(http));
        return last;
    }

    [[nodiscard]] base::Error errorOf(const SearchFailure& failure) const {
        std::string detail = failure.status != 0 ? std::to_string(failure.status)
                                                 : std::string(searchFailureName(failure.kind));
        detail += failure.detail.empty() ? "" : ": " + failure.detail;
        return {ErrorCode::RemoteFailure, detail, m_url};
    }

    // The body of a reply that is none of a failure.
    Result<std::string> reply(const EngineRequest& request, const std::stop_token& stop) {
        Sent last = sent(request, stop);
        if (stop.stop_requested()) {
            return fail(ErrorCode::Cancelled);
        }
        if (last.failure) {
            return tl::unexpected(errorOf(*last.failure));
        }
        return std::move(last.body);
    }

    [[nodiscard]] base::Error notUnderstood(const std::string& detail) const {
        return errorOf({EngineFailure::NotUnderstood, 0, endpoint::withoutSecret(detail, m_key)});
    }

    std::map<std::string, std::string> variablesNow() {
        const std::scoped_lock lock(m_mutex);
        return m_variables;
    }

    // What the pointers of all steps name; false: there is no such collection.
    Result<bool> gathered(std::string_view request, const Values& values, EngineFacts& facts,
                          const std::stop_token& stop) {
        bool exists = true;
        auto variables = variablesNow();
        for (std::size_t step = 0; step < m_form->steps(request); ++step) {
            ASSAY_TRY(const auto made, m_form->request(request, step, m_connection, variables, values));
            Sent last = sent(made, stop);
            if (stop.stop_requested()) {
                return fail(ErrorCode::Cancelled);
            }
            if (m_form->isMissing(request, step, last.status)) {
                exists = false;
                break;
            }
            if (last.failure) {
                return tl::unexpected(errorOf(*last.failure));
            }
            const auto read = m_form->readFacts(request, step, last.body, variables);
            if (!read) {
                return tl::unexpected(notUnderstood(made.method + " " + made.path + ": " + read.error()));
            }
            for (const auto& [name, value] : *read) {
                facts[name] = value;
                variables[name] = value; // the next step may name it
            }
        }
        return exists;
    }

    // What later requests name and the engine alone knows, as the id of a collection; once.
    Result<> resolve(const std::stop_token& stop) {
        const std::scoped_lock once(m_resolveMutex);
        {
            const std::scoped_lock lock(m_mutex);
            if (m_isResolved) {
                return {};
            }
        }
        EngineFacts facts;
        const auto exists = gathered("resolve", {}, facts, stop);
        if (!exists || !*exists) {
            const base::Error error = exists ? base::Error{ErrorCode::RemoteFailure,
                                                           "there is no " + m_connection.collection, m_url}
                                             : exists.error();
            m_resolveFailure = {exists ? EngineFailure::Refused : EngineFailure::NoConnection,
                                exists ? 404 : 0, error.detail};
            return tl::unexpected(error);
        }
        const std::scoped_lock lock(m_mutex);
        for (const auto& [name, value] : facts) {
            m_variables[name] = value;
        }
        m_isResolved = true;
        return {};
    }

    // A list of several pages is asked for until it has k results, or is whole.
    RemoteAnswer answered(RemoteMode mode, const RemoteQuery& query, const std::stop_token& stop) {
        RemoteAnswer answer;
        Values values;
        values.query = &query;
        do {
            std::string next = values.cursor;
            auto hits = page(mode, values, next, answer, stop);
            if (answer.failure || !hits) {
                return answer;
            }
            if (!next.empty() && (hits->empty() || next == values.cursor)) {
                answer.failure = {EngineFailure::NotUnderstood, 0, "the pages of a list stand still"};
                return answer;
            }
            answer.hits.insert(answer.hits.end(), std::make_move_iterator(hits->begin()),
                               std::make_move_iterator(hits->end()));
            values.cursor = std::move(next);
        } while (!values.cursor.empty() && answer.hits.size() < query.k);
        if (answer.hits.size() > query.k) { // more than asked for is not the engine's list of k
            answer.hits.resize(query.k);
        }
        return answer;
    }

    // nullopt: it failed, which the answer says, or was stopped. `cursor`: of the page behind it.
    std::optional<std::vector<RemoteHit>> page(RemoteMode mode, const Values& values, std::string& cursor,
                                               RemoteAnswer& answer, const std::stop_token& stop) {
        const auto variables = variablesNow();
        const auto made = m_form->request(remoteModeName(mode), 0, m_connection, variables, values);
        if (!made) {
            answer.failure = {EngineFailure::Unusable, 0, made.error().where + ": " + made.error().detail};
            return std::nullopt;
        }
        Sent last = sent(*made, stop);
        answer.seconds += last.seconds;
        answer.attempts = std::max(answer.attempts, last.attempts);
        answer.failure = std::move(last.failure);
        if (answer.failure || last.status == 0) {
            return std::nullopt;
        }
        auto hits = m_form->readHits(mode, m_capabilities.metric, last.body, variables, cursor);
        if (!hits) {
            answer.failure = {EngineFailure::NotUnderstood, last.status,
                              endpoint::withoutSecret(hits.error(), m_key)};
            return std::nullopt;
        }
        return *std::move(hits);
    }

    Result<std::vector<RemoteDocument>> readDocuments(std::string_view request, const Values& values,
                                                      std::string& cursor, const std::stop_token& stop) {
        const auto variables = variablesNow();
        ASSAY_TRY(const auto made, m_form->request(request, 0, m_connection, variables, values));
        ASSAY_TRY(const auto body, reply(made, stop));
        auto documents = m_form->readDocuments(request, body, m_connection, variables, cursor);
        if (!documents) {
            return tl::unexpected(notUnderstood(documents.error()));
        }
        return *std::move(documents);
    }

    struct Steps {
        std::size_t done = 0;
        bool isRefused = false; // the one that failed, by the engine itself
    };

    // All steps, each of which must succeed.
    Result<> all(std::string_view request, const Values& values, const std::stop_token& stop,
                 Steps* steps = nullptr) {
        Steps ignored;
        Steps& made = steps != nullptr ? *steps : ignored;
        for (; made.done < m_form->steps(request); ++made.done) {
            ASSAY_TRY(const auto ready,
                      m_form->request(request, made.done, m_connection, variablesNow(), values));
            const Sent last = sent(ready, stop);
            if (stop.stop_requested()) {
                return fail(ErrorCode::Cancelled);
            }
            if (last.failure) {
                made.isRefused = last.failure->kind == EngineFailure::Refused;
                return tl::unexpected(errorOf(*last.failure));
            }
            if (const auto read = m_form->readSuccess(request, last.body); !read) {
                return tl::unexpected(notUnderstood(read.error()));
            }
        }
        return {};
    }

    EngineConnection m_connection;
    std::shared_ptr<const EngineTemplate> m_form;
    std::string m_key;
    std::string m_url;
    std::mutex m_mutex; // guards the next four
    std::map<std::string, std::string> m_variables;
    std::vector<std::unique_ptr<endpoint::HttpClient>> m_clients;
    bool m_isResolved = false;
    std::mutex m_resolveMutex;
    SearchFailure m_resolveFailure;
    RemoteCapabilities m_capabilities;
    endpoint::RateLimiter m_limiter;
    std::atomic<std::uint64_t> m_sent = 0;
};

} // namespace

Result<std::shared_ptr<RemoteEngine>> makeHttpEngine(const EngineConnection& connection,
                                                     std::shared_ptr<const EngineTemplate> form,
                                                     const std::string& key) {
    return base::guarded("engine", [&]() -> Result<std::shared_ptr<RemoteEngine>> {
        ASSAY_TRY(checkEngineConnection(connection));
        ASSAY_TRY(endpoint::checkBearerToken(key));
        if (!form) {
            return fail(ErrorCode::InvalidArgument, "none", "engine");
        }
        return std::make_shared<HttpEngine>(connection, std::move(form), key);
    });
}

Result<std::shared_ptr<RemoteEngine>> openEngine(const EngineConnection& connection, const std::string& key,
                                                 const std::string& folder) {
    if (connection.engine == kPostgresEngine) {
        return makePostgresEngine(connection, key);
    }
    ASSAY_TRY(auto form, EngineTemplate::named(connection.engine, folder));
    return makeHttpEngine(connection, std::move(form), key);
}

} // namespace assay::retrieval
