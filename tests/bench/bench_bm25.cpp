// What lexical search costs over generated sentences whose words fall off as Zipf's law has it: building,
// queries by block maxima, the same queries by adding up every posting, and all of it in the simplest form
// there is, lists of rows and counts in a hash table, in the same run with the ratios. Beside the time on the
// clock stands the processor's own, which a busy machine does not lengthen as much.
//
// Above 2,000,000 sentences without the simplest form. With a fourth number no more than so many megabytes of
// cut texts are held while the index is built; the others lie in a file in the current folder.
//
// bench_bm25 [rows, 1000000] [queries, 1000] [threads, 0: all] [megabytes, all]
#include "core/base/random.h"
#include "core/retrieval/bm25/bm25_index.h"
#include "core/text/folded_words.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <map>
#include <string>
#include <unordered_map>
#include <vector>

namespace {

using namespace assay;
using Clock = std::chrono::steady_clock;

constexpr std::size_t kVocabulary = 200'000;
constexpr std::size_t kResults = 30;

double millisecondsSince(Clock::time_point start) {
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

double processorMilliseconds(clockid_t clock) {
    timespec now{};
    clock_gettime(clock, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

// Word number n with a probability that falls as 1 / (n + 1), and a spelling of its own.
class Words {
  public:
    Words() {
        double sum = 0;
        for (std::size_t n = 0; n < kVocabulary; ++n) {
            sum += 1 / static_cast<double>(n + 1);
            m_shares.push_back(sum);
            std::string word;
            for (std::size_t rest = n + 1; rest > 0; rest /= 20) {
                word += "bcdfghjklmnpqrstvwxz"[rest % 20];
                word += "aeiou"[rest % 5];
            }
            m_words.push_back(std::move(word));
        }
    }

    const std::string& draw(base::Random& random) const {
        const double at = random.unit() * m_shares.back();
        return m_words[static_cast<std::size_t>(std::lower_bound(m_shares.begin(), m_shares.end(), at) -
                                                m_shares.begin())];
    }

    // Any word that is no more frequent than the one of that number.
    const std::string& drawRarer(base::Random& random, std::size_t than) const {
        const double low = m_shares[than - 1];
        const double at = low + random.unit() * (m_shares.back() - low);
        return m_words[static_cast<std::size_t>(std::lower_bound(m_shares.begin(), m_shares.end(), at) -
                                                m_shares.begin())];
    }

  private:
    std::vector<double> m_shares;
    std::vector<std::string> m_words;
};

class Times {
  public:
    template <typename Work>
    auto take(const Work& work) {
        const auto start = Clock::now();
        const double processor = processorMilliseconds(CLOCK_THREAD_CPUTIME_ID);
        auto result = work();
        m_processor.push_back(processorMilliseconds(CLOCK_THREAD_CPUTIME_ID) - processor);
        m_clock.push_back(millisecondsSince(start));
        return result;
    }

    double median() { return at(m_clock, 0.5); }

    void print(const char* name) {
        std::printf("  %-14s p50 %7.3f ms   p95 %7.3f ms   max %7.3f ms   (processor %.3f, %.3f, %.3f)\n",
                    name, at(m_clock, 0.5), at(m_clock, 0.95), at(m_clock, 1), at(m_processor, 0.5),
                    at(m_processor, 0.95), at(m_processor, 1));
    }

  private:
    static double at(std::vector<double>& times, double share) {
        std::sort(times.begin(), times.end());
        return times[static_cast<std::size_t>(share * static_cast<double>(times.size() - 1))];
    }

    std::vector<double> m_clock;
    std::vector<double> m_processor;
};

// BM25 over plain postings, to be held against: a list of rows with their counts for each word, scores in
// double precision for every row, and the best of those that any word touched.
class PlainPostings {
  public:
    void add(std::string_view text) {
        std::map<std::string, std::uint32_t, std::less<>> counts;
        std::uint32_t length = 0;
        text::forEachFoldedWord(text, m_scratch, [&](std::string_view word) {
            ++counts[std::string(word)];
            ++length;
        });
        for (const auto& [word, count] : counts) {
            m_lists[word].push_back({static_cast<std::uint32_t>(m_lengths.size()), count});
        }
        m_lengths.push_back(length);
        m_words += length;
    }

    std::vector<retrieval::Row> search(std::string_view query, std::size_t k) {
        m_scores.resize(m_lengths.size());
        std::map<std::string, double, std::less<>> terms;
        text::forEachFoldedWord(query, m_scratch,
                                [&](std::string_view word) { terms[std::string(word)] += 1; });
        const auto rows = static_cast<double>(m_lengths.size());
        const double mean = static_cast<double>(m_words) / rows;
        std::vector<retrieval::Row> touched;
        for (const auto& [term, times] : terms) {
            const auto list = m_lists.find(term);
            if (list == m_lists.end()) {
                continue;
            }
            const auto with = static_cast<double>(list->second.size());
            const double weight = times * std::log(1 + (rows - with + 0.5) / (with + 0.5));
            for (const Posting& posting : list->second) {
                const double count = posting.count;
                double& score = m_scores[posting.row];
                if (score == 0) {
                    touched.push_back(posting.row);
                }
                score += weight * count / (count + 1.2 * (0.25 + 0.75 * m_lengths[posting.row] / mean));
            }
        }
        const auto end = touched.begin() + static_cast<std::ptrdiff_t>(std::min(k, touched.size()));
        std::partial_sort(touched.begin(), end, touched.end(), [this](retrieval::Row a, retrieval::Row b) {
            return m_scores[a] != m_scores[b] ? m_scores[a] > m_scores[b] : a < b;
        });
        for (const retrieval::Row row : touched) {
            m_scores[row] = 0;
        }
        touched.resize(std::min(k, touched.size()));
        return touched;
    }

    [[nodiscard]] std::size_t memory() const {
        std::size_t bytes = m_lengths.capacity() * sizeof(std::uint32_t);
        for (const auto& [word, list] : m_lists) {
            bytes += sizeof(word) + sizeof(list) + 2 * sizeof(void*) + list.capacity() * sizeof(Posting);
        }
        return bytes;
    }

  private:
    struct Posting {
        std::uint32_t row = 0;
        std::uint32_t count = 0;
    };

    std::unordered_map<std::string, std::vector<Posting>> m_lists;
    std::vector<std::uint32_t> m_lengths;
    std::vector<double> m_scores;
    std::size_t m_words = 0;
    std::string m_scratch;
};

bool compare(const char* name, const retrieval::Bm25Index& index, PlainPostings& simplest,
             const std::vector<std::string>& queries) {
    Times pruned;
    Times plain;
    Times simple;
    std::size_t same = 0; // as the simplest form; its scores are not rounded, so that near ties may differ
    for (const std::string& query : queries) {
        const auto found = pruned.take([&] { return index.search(query, kResults); });
        const auto expected = plain.take([&] { return index.searchPlainly(query, kResults); });
        if (!found || !expected || *found != *expected) {
            std::printf("DIFFERENT for %s\n", query.c_str());
            return false;
        }
        const auto rows = simple.take([&] { return simplest.search(query, kResults); });
        same += std::equal(rows.begin(), rows.end(), found->begin(), found->end(),
                           [](retrieval::Row row, const retrieval::Hit& hit) { return row == hit.row; })
                    ? 1
                    : 0;
    }
    std::printf("%s, %zu queries, top %zu, all equal:\n", name, queries.size(), kResults);
    pruned.print("block maxima");
    plain.print("every posting");
    simple.print("simplest form");
    std::printf("  block maxima are %.2f times as fast as the simplest form, which found the same in %zu\n",
                simple.median() / pruned.median(), same);
    return true;
}

// The pruned search alone; every posting where a corpus is too large to recount it in the simplest form.
bool searchAlone(const char* name, const retrieval::Bm25Index& index,
                 const std::vector<std::string>& queries) {
    Times pruned;
    for (std::size_t i = 0; i < queries.size(); ++i) {
        const auto found = pruned.take([&] { return index.search(queries[i], kResults); });
        if (!found || (i % 50 == 0 && *found != *index.searchPlainly(queries[i], kResults))) {
            std::printf("DIFFERENT for %s\n", queries[i].c_str());
            return false;
        }
    }
    std::printf("%s, %zu queries, top %zu, each fiftieth as by every posting:\n", name, queries.size(),
                kResults);
    pruned.print("block maxima");
    return true;
}

// A line of /proc/self/status in megabytes; 0 where there is none.
double statusMegabytes(const char* name) {
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);) {
        if (line.starts_with(name)) {
            return static_cast<double>(std::strtoul(line.c_str() + std::strlen(name), nullptr, 10)) / 1000;
        }
    }
    return 0;
}

double residentMegabytes() {
    return statusMegabytes("VmRSS:");
}

double mostResidentMegabytes() {
    return statusMegabytes("VmHWM:");
}

std::vector<std::string> makeQueries(const Words& words, base::Random& random, std::size_t count,
                                     std::size_t rarerThan) {
    std::vector<std::string> queries;
    for (std::size_t i = 0; i < count; ++i) {
        std::string query;
        for (std::size_t n = 3 + random.below(6); n > 0; --n) {
            query += (rarerThan == 0 ? words.draw(random) : words.drawRarer(random, rarerThan)) + ' ';
        }
        queries.push_back(query);
    }
    return queries;
}

} // namespace

int main(int argc, char** argv) {
    const std::size_t rows = argc > 1 ? std::strtoul(argv[1], nullptr, 10) : 1'000'000;
    const std::size_t queries = argc > 2 ? std::strtoul(argv[2], nullptr, 10) : 1'000;
    const auto threads = static_cast<unsigned>(argc > 3 ? std::strtoul(argv[3], nullptr, 10) : 0);

    const bool spills = argc > 4;
    const std::size_t spillBytes = spills ? std::strtoul(argv[4], nullptr, 10) * 1'000'000 : 0;
    constexpr std::size_t mostForSimplest = 2'000'000; // more would not fit into a small machine
    const bool compares = rows <= mostForSimplest;

    base::Random random(20'240'501);
    const Words words;
    retrieval::Bm25Builder builder({}, "bench", threads);
    if (spills) {
        builder.spillTo(std::filesystem::current_path() / "assay_bench_bm25.spill", spillBytes);
    }
    PlainPostings simplest;
    std::size_t tokens = 0;
    double added = 0;
    double simply = 0;
    double builtBy = 0;
    constexpr std::size_t batch = 65'536;
    for (std::size_t first = 0; first < rows; first += batch) {
        std::vector<std::string> texts;
        for (std::size_t row = first; row < std::min(rows, first + batch); ++row) {
            // Mostly some twenty words, now and then far more.
            const double length = 3 + 19 * std::exp(0.5 * random.normal());
            std::string text;
            for (std::size_t n = 0; n < static_cast<std::size_t>(length); ++n, ++tokens) {
                text += words.draw(random);
                text += ' ';
            }
            text.back() = '.';
            text.front() = static_cast<char>(text.front() - 'a' + 'A');
            texts.push_back(std::move(text));
        }
        const std::vector<std::string_view> views(texts.begin(), texts.end());
        auto start = Clock::now();
        const double processor = processorMilliseconds(CLOCK_PROCESS_CPUTIME_ID);
        if (!builder.add(views)) {
            return 1;
        }
        added += millisecondsSince(start);
        builtBy += processorMilliseconds(CLOCK_PROCESS_CPUTIME_ID) - processor;
        start = Clock::now();
        for (const std::string_view text : views) {
            if (compares) {
                simplest.add(text);
            }
        }
        simply += millisecondsSince(start);
    }
    const std::size_t spilled = builder.spilled();
    const double beforeLists = residentMegabytes();
    auto start = Clock::now();
    const double processor = processorMilliseconds(CLOCK_PROCESS_CPUTIME_ID);
    const auto index = builder.finish();
    const double built = added + millisecondsSince(start);
    builtBy += processorMilliseconds(CLOCK_PROCESS_CPUTIME_ID) - processor;
    if (!index) {
        return 1;
    }
    const retrieval::Bm25Size size = index->size();
    std::printf("%zu sentences, %zu words, %zu terms, %zu postings\n", size.rows, tokens, size.terms,
                size.postings);
    std::printf("built in %.2f s (words %.2f s, lists %.2f s; processor %.2f s), %.1f MB in memory\n",
                built / 1000, added / 1000, (built - added) / 1000, builtBy / 1000,
                static_cast<double>(size.memory) / 1e6);
    std::printf("spilled %.1f MB; resident before the lists %.0f MB, at most %.0f MB\n",
                static_cast<double>(spilled) / 1e6, beforeLists, mostResidentMegabytes());

    const std::filesystem::path path = std::filesystem::temp_directory_path() / "assay_bench_bm25.index";
    start = Clock::now();
    const bool saved = index->save(path).has_value();
    const double saving = millisecondsSince(start);
    start = Clock::now();
    const bool loaded = saved && retrieval::Bm25Index::load(path, threads).has_value();
    const double loading = millisecondsSince(start);
    if (!loaded) {
        return 1;
    }
    std::printf("saved in %.2f s, loaded in %.2f s, file %.1f MB\n", saving / 1000, loading / 1000,
                static_cast<double>(std::filesystem::file_size(path)) / 1e6);
    std::filesystem::remove(path);

    if (!compares) {
        return searchAlone("words as in sentences", *index, makeQueries(words, random, queries, 0)) &&
                       searchAlone("without the 100 most frequent", *index,
                                   makeQueries(words, random, queries, 100))
                   ? 0
                   : 1;
    }
    std::printf(
        "simplest form: built in %.2f s on one thread, %.1f MB in memory; the index is built %.2f times "
        "as fast and %.2f times as small\n",
        simply / 1000, static_cast<double>(simplest.memory()) / 1e6, simply / built,
        static_cast<double>(simplest.memory()) / static_cast<double>(size.memory));

    const bool equal =
        compare("words as in sentences", *index, simplest, makeQueries(words, random, queries, 0)) &&
        compare("without the 100 most frequent", *index, simplest, makeQueries(words, random, queries, 100));
    return equal ? 0 : 1;
}
