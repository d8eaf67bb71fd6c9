// What scoring answers costs, over generated questions and answers: ROUGE-L of pairs of 60 words beside a
// table filled cell by cell, and every rule-based measure of many answers by each rubric beside ROUGE-L alone
// of the same answers by that table. Beside the time on
// the clock stands the processor's own of all threads, which a busy machine does not lengthen as much, and
// the most memory that the process ever held.
//
// bench_answers [answers, 100000] [pairs, 10000] [threads, 0: all]
#include "core/base/random.h"
#include "core/evaluate/answers/answer_evaluation.h"
#include "core/metrics/answers/rouge.h"

#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace {

using namespace assay;
using Clock = std::chrono::steady_clock;

struct Cost {
    double clock = 0; // milliseconds
    double processor = 0;
};

double processorMilliseconds() {
    timespec now{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

template <typename Work>
Cost costOf(const Work& work) {
    const auto start = Clock::now();
    const double processor = processorMilliseconds();
    work();
    return {std::chrono::duration<double, std::milli>(Clock::now() - start).count(),
            processorMilliseconds() - processor};
}

class Texts {
  public:
    explicit Texts(std::uint64_t seed)
        : m_random(seed) {
        for (int i = 0; i < 3000; ++i) {
            std::string word;
            for (std::uint64_t letters = 2 + m_random.below(9); letters > 0; --letters) {
                word += static_cast<char>('a' + m_random.below(26));
            }
            m_words.push_back(std::move(word));
        }
    }

    // Frequent words come first, as in any text.
    std::string words(std::size_t count) {
        std::string text;
        for (std::size_t i = 0; i < count; ++i) {
            const std::uint64_t rare = std::min(m_random.below(3000), m_random.below(3000));
            text += m_words[std::min(rare, m_random.below(3000))];
            text += i % 13 == 12 ? ". " : " ";
        }
        return text;
    }

    base::Random& random() { return m_random; }

  private:
    base::Random m_random;
    std::vector<std::string> m_words;
};

// As anyone would write it: words in a list, every cell of the table.
double plainRougeL(std::string_view gold, std::string_view answer) {
    const auto cut = [](std::string_view text) {
        std::vector<std::string> words;
        std::string word;
        for (const char c : text) {
            const char small = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
            if ((small >= 'a' && small <= 'z') || (small >= '0' && small <= '9')) {
                word += small;
            } else if (!word.empty()) {
                words.push_back(std::move(word));
                word.clear();
            }
        }
        if (!word.empty()) {
            words.push_back(word);
        }
        return words;
    };
    const std::vector<std::string> a = cut(gold);
    const std::vector<std::string> b = cut(answer);
    std::vector<std::vector<int>> table(a.size() + 1, std::vector<int>(b.size() + 1, 0));
    for (std::size_t i = 1; i <= a.size(); ++i) {
        for (std::size_t j = 1; j <= b.size(); ++j) {
            table[i][j] =
                a[i - 1] == b[j - 1] ? table[i - 1][j - 1] + 1 : std::max(table[i - 1][j], table[i][j - 1]);
        }
    }
    const double shared = table.back().back();
    return 2 * shared / static_cast<double>(a.size() + b.size());
}

void measureRouge(std::size_t pairs) {
    Texts texts(1);
    std::vector<std::pair<std::string, std::string>> all;
    for (std::size_t i = 0; i < pairs; ++i) {
        all.emplace_back(texts.words(60), texts.words(60));
    }
    double fast = 0;
    double plain = 0;
    double stemmed = 0;
    const Cost fastCost = costOf([&] {
        metrics::RougeScorer rouge({.tokenizer = metrics::RougeTokenizer::Ascii, .stem = false});
        for (const auto& [gold, answer] : all) {
            fast += rouge.longestSubsequence(gold, answer).f;
        }
    });
    const Cost stemCost = costOf([&] {
        metrics::RougeScorer rouge({.tokenizer = metrics::RougeTokenizer::Ascii, .stem = true});
        for (const auto& [gold, answer] : all) {
            stemmed += rouge.longestSubsequence(gold, answer).f;
        }
    });
    const Cost plainCost = costOf([&] {
        for (const auto& [gold, answer] : all) {
            plain += plainRougeL(gold, answer);
        }
    });
    std::printf("ROUGE-L of %zu pairs of 60 words, one thread\n", pairs);
    std::printf("  %8.1f ms   (processor %.1f; with stems %.1f)\n", fastCost.clock, fastCost.processor,
                stemCost.processor);
    std::printf("  %8.1f ms   plain table, %.1f times as long (processor)%s\n", plainCost.clock,
                plainCost.processor / fastCost.processor,
                std::abs(fast - plain) < 1e-6 * static_cast<double>(pairs) ? "" : "   DIFFERS");
}

struct Generated {
    std::vector<model::Question> questions;
    std::vector<model::Prediction> predictions;
};

// Questions of every kind in turn; answers of about sixty words.
Generated generate(std::size_t answers) {
    Texts texts(2);
    Generated made;
    const std::vector<std::string> companies{"Walmart Inc.", "Apple Inc.", "MICROSOFT CORP"};
    for (std::size_t i = 0; i < answers; ++i) {
        model::Question question;
        question.questionId = "q" + std::to_string(i);
        question.questionText = "What does the company say of " + texts.words(6) + "in 2019?";
        question.category = std::string(1, static_cast<char>('A' + i % 10));
        question.difficulty = i % 3 == 0 ? "easy" : "hard";
        question.companyName = {companies[i % 3]};
        question.answerText = {texts.words(40)};
        question.answerContains = {texts.words(2), texts.words(1)};
        question.mustInclude = {texts.words(1), texts.words(1)};
        question.citationRequired = true;
        question.expectedCitations = {"212.05", "12A-1.001"};
        std::string answer =
            texts.words(60) + "due to $15.9 billion, see \u00a7 212.05(1)(a) [\u00a7 1-1 Lov om avgift].";
        switch (i % 5) {
        case 0:
            question.answerType = "numeric";
            question.answerNumeric = 15900;
            question.answerUnit = "USD millions";
            break;
        case 1:
            question.answerType = "boolean";
            question.answerText[0].insert(0, "Yes. ");
            question.evidenceSpans = {texts.words(40)};
            answer.insert(0, "Yes. ");
            break;
        case 2:
            question.answerType = "list";
            question.answerIsList = true;
            question.answerText = {texts.words(3), texts.words(3), texts.words(3)};
            answer = "- " + texts.words(20) + "\n- " + texts.words(20) + "\n- " + texts.words(20);
            break;
        case 3:
            question.answerType = "no_answer";
            break;
        default:
            question.answerType = "span";
        }
        model::Prediction prediction;
        prediction.questionId = question.questionId;
        prediction.answer = std::move(answer);
        prediction.scores["cosine"] = {.value = 0.8, .model = "generated"};
        made.questions.push_back(std::move(question));
        made.predictions.push_back(std::move(prediction));
    }
    return made;
}

// ROUGE-L alone of the same answers, written plainly, one thread: what all measures are compared with.
// Milliseconds of the processor.
double plainCostOf(const Generated& made) {
    double sum = 0;
    const Cost cost = costOf([&] {
        for (std::size_t i = 0; i < made.questions.size(); ++i) {
            sum += plainRougeL(made.questions[i].answerText.front(), *made.predictions[i].answer);
        }
    });
    std::printf("  %-10s %8.1f ms   (processor %.1f; mean %.4f)\n", "plain", cost.clock, cost.processor,
                sum / static_cast<double>(made.questions.size()));
    return cost.processor;
}

void measureRubric(const Generated& made, std::string_view name, unsigned threads, double plain) {
    const evaluate::Rubric rubric = *evaluate::rubricPreset(name);
    evaluate::AnswerEvaluationSettings settings;
    settings.intervals = false; // they cost by draws, not by answers
    settings.threads = threads;
    std::int64_t scored = 0;
    const Cost cost = costOf([&] {
        base::NoProgress progress;
        const auto evaluation =
            evaluate::evaluateAnswers(made.questions, made.predictions, rubric, {}, settings, {}, progress);
        scored = evaluation ? evaluation->figures.questions : -1;
    });
    const double answers = static_cast<double>(made.predictions.size());
    std::printf("  %-10s %8.1f ms   (processor %.1f, %.1f us an answer, %.2f of plain ROUGE-L alone, %lld "
                "scored)\n",
                std::string(name).c_str(), cost.clock, cost.processor, cost.processor * 1e3 / answers,
                cost.processor / plain, static_cast<long long>(scored));
}

long argumentOr(int argc, char** argv, int at, long usual) {
    return argc > at ? std::atol(argv[at]) : usual;
}

} // namespace

int main(int argc, char** argv) {
    const auto answers = static_cast<std::size_t>(argumentOr(argc, argv, 1, 100'000));
    measureRouge(static_cast<std::size_t>(argumentOr(argc, argv, 2, 10'000)));
    const Generated made = generate(answers);
    rusage before{};
    getrusage(RUSAGE_SELF, &before);
    std::printf("Every rule-based measure of %zu answers\n", answers);
    const double plain = plainCostOf(made);
    for (const std::string_view name : evaluate::kRubricPresets) {
        measureRubric(made, name, static_cast<unsigned>(argumentOr(argc, argv, 3, 0)), plain);
    }
    rusage after{};
    getrusage(RUSAGE_SELF, &after);
    std::printf("Memory: %.0f MB for questions and answers, at most %.0f MB more\n",
                static_cast<double>(before.ru_maxrss) / 1024,
                static_cast<double>(after.ru_maxrss - before.ru_maxrss) / 1024);
}
