// Random samples, written in every form, are read back as they were.
#include "core/base/random.h"
#include "tests/core/formats/collected_set.h"
#include "tests/support/test_class.h"

#include <QtTest>
#include <charconv>

using namespace assay;
using nlohmann::ordered_json;

namespace {

std::string numberText(double value) {
    std::array<char, 32> text{};
    const auto [end, error] = std::to_chars(text.data(), text.data() + text.size(), value);
    return {text.data(), end};
}

class Writer {
  public:
    explicit Writer(std::uint64_t seed)
        : m_random(seed) {}

    std::vector<model::ScoredSample> samples(std::size_t count) {
        std::vector<model::ScoredSample> all;
        for (std::size_t i = 0; i < count; ++i) {
            model::ScoredSample sample;
            sample.sampleId = "id " + std::to_string(i) + text(3);
            sample.scenario = m_random.unit() < 0.8 ? "s" + std::to_string(m_random.below(4)) : "";
            sample.label = model::kLabels[static_cast<std::size_t>(m_random.below(3))];
            sample.fhri = score();
            sample.fhriStored = sample.fhri.has_value();
            sample.nli = score();
            if (!sample.fhri) { // without one it would be recomputed, which has its own tests
                sample.pairId = m_random.unit() < 0.5 ? "p" + text(4) : "";
            } else if (m_random.unit() < 0.5) {
                for (auto& component : sample.components) {
                    component = score();
                }
            }
            if (m_random.unit() < 0.3) {
                sample.sourceWeights.emplace();
                for (double& weight : *sample.sourceWeights) {
                    weight = 3 * m_random.unit();
                }
            }
            if (m_random.unit() < 0.5) {
                sample.predictedLabel = model::kLabels[static_cast<std::size_t>(m_random.below(3))];
            }
            sample.question = text(30);
            sample.answer = text(30);
            all.push_back(std::move(sample));
        }
        return all;
    }

    ordered_json toRecord(const model::ScoredSample& sample) {
        ordered_json object;
        object["sample_id"] = sample.sampleId;
        if (!sample.scenario.empty() || m_random.unit() < 0.5) {
            object["scenario"] = sample.scenario;
        }
        object["label"] = model::labelName(sample.label);
        putScore(object, "fhri", sample.fhri);
        putScore(object, "nli", sample.nli);
        for (std::size_t i = 0; i < model::kComponentCount; ++i) {
            putScore(object["fhri_subscores"], i == 1 ? "N_or_D" : model::kComponentNames[i],
                     sample.components[i]);
            if (sample.sourceWeights) {
                object["scenario_weights"][std::string(model::kComponentNames[i])] =
                    (*sample.sourceWeights)[i];
            }
        }
        if (!sample.pairId.empty()) {
            object["pair_id"] = sample.pairId;
        }
        if (sample.predictedLabel) {
            object["predicted_label"] = model::labelName(*sample.predictedLabel);
        }
        object["question"] = sample.question;
        object["answer"] = sample.answer;
        return object;
    }

    std::string csv(const std::vector<model::ScoredSample>& samples) {
        const std::string separator(1, ",;\t"[m_random.below(3)]);
        const std::string end = m_random.unit() < 0.5 ? "\n" : "\r\n";
        std::string out = m_random.unit() < 0.5 ? "\xEF\xBB\xBF" : "";
        std::vector<std::string> header{"sample_id", "scenario",        "label",    "fhri",  "nli",
                                        "pair_id",   "predicted_label", "question", "answer"};
        for (const std::string_view name : model::kComponentNames) {
            header.emplace_back(name);
            header.push_back("scenario_weights." + std::string(name));
        }
        std::vector<std::size_t> order(header.size());
        for (std::size_t i = 0; i < order.size(); ++i) {
            order[i] = i;
        }
        m_random.shuffle(std::span(order));
        const auto write = [&](const std::vector<std::string>& cells) {
            for (std::size_t i = 0; i < order.size(); ++i) {
                out += (i == 0 ? "" : separator) + quoted(cells[order[i]], separator);
            }
            out += end;
        };
        write(header);
        for (const model::ScoredSample& sample : samples) {
            std::vector<std::string> cells{
                sample.sampleId,
                sample.scenario,
                std::string(model::labelName(sample.label)),
                cell(sample.fhri),
                cell(sample.nli),
                sample.pairId,
                sample.predictedLabel ? std::string(model::labelName(*sample.predictedLabel)) : "",
                sample.question,
                sample.answer};
            for (std::size_t i = 0; i < model::kComponentCount; ++i) {
                cells.push_back(cell(sample.components[i]));
                cells.push_back(sample.sourceWeights ? numberText((*sample.sourceWeights)[i]) : "");
            }
            write(cells);
        }
        if (m_random.unit() < 0.3) {
            out.resize(out.size() - end.size()); // a last line without its end
        }
        return out;
    }

    base::Random& random() { return m_random; }

  private:
    std::optional<double> score() {
        if (m_random.unit() < 0.3) {
            return std::nullopt;
        }
        return m_random.unit() < 0.1 ? static_cast<double>(m_random.below(2)) : m_random.unit();
    }

    std::string text(std::size_t longest) {
        constexpr std::string_view pieces[] = {"a",      "Z",        " ",    "\"",  "\"\"",    ",",   ";",
                                               "\t",     "\n",       "\r\n", "\r",  "\\",      "/",   "{",
                                               "}",      "[",        "]",    ":",   "æ",       "€",   "😀",
                                               "\u0001", "\xC2\x85", "'",    "\\n", "\\u0041", "},{", "null"};
        std::string out;
        for (std::size_t i = m_random.below(longest + 1); i > 0; --i) {
            out += pieces[m_random.below(std::size(pieces))];
        }
        return out;
    }

    static std::string cell(const std::optional<double>& score) { return score ? numberText(*score) : ""; }

    void putScore(ordered_json& object, std::string_view key, const std::optional<double>& score) {
        if (score) {
            object[std::string(key)] = *score;
        } else if (m_random.unit() < 0.5) {
            object[std::string(key)] = nullptr;
        }
    }

    std::string quoted(const std::string& cell, const std::string& separator) {
        if (cell.find_first_of("\"\r\n" + separator) == std::string::npos && m_random.unit() < 0.8) {
            return cell;
        }
        std::string out = "\"";
        for (const char c : cell) {
            out += c;
            out += c == '"' ? "\"" : "";
        }
        return out + "\"";
    }

    base::Random m_random;
};

// Without the line, which each form has its own of.
std::vector<std::string> texts(const std::vector<model::ScoredSample>& samples) {
    std::vector<std::string> all;
    for (const model::ScoredSample& sample : samples) {
        ordered_json object = tests::toJson(sample);
        object.erase("line");
        all.push_back(object.dump());
    }
    return all;
}

} // namespace

class ScoredSetRoundTripTest : public QObject {
    Q_OBJECT

  private slots:
    void everyForm_data();
    void everyForm();
    void linesOfRecords();
};

void ScoredSetRoundTripTest::everyForm_data() {
    QTest::addColumn<int>("seed");
    for (int seed = 0; seed < 60; ++seed) {
        QTest::addRow("%d", seed) << seed;
    }
}

void ScoredSetRoundTripTest::everyForm() {
    QFETCH(int, seed);
    Writer writer(static_cast<std::uint64_t>(seed));
    const auto samples = writer.samples(1 + writer.random().below(40));
    ordered_json list = ordered_json::array();
    ordered_json nested = ordered_json::array();
    std::string lines = seed % 2 == 0 ? "\xEF\xBB\xBF" : "";
    for (const model::ScoredSample& sample : samples) {
        const ordered_json record = writer.toRecord(sample);
        list.push_back(record);
        if (nested.empty() || writer.random().unit() < 0.5) {
            nested.push_back(record);
        } else {
            nested.push_back(ordered_json::array({record}));
        }
        lines += record.dump(-1, ' ', writer.random().unit() < 0.5) + (seed % 3 == 0 ? "\r\n" : "\n");
    }
    const ordered_json document{{"metrics", {{"samples", {1, 2}}}}, {"detailed_results", list}, {"end", 1}};
    const std::vector<std::string> expected = texts(samples);
    const std::string contents[] = {
        list.dump(), nested.dump(3),     document.dump(2), ordered_json{{"samples", nested}}.dump(),
        lines,       writer.csv(samples)};
    for (const std::string& content : contents) {
        formats::ScoredSetLimits limits;
        for (const std::size_t blockBytes :
             {std::size_t{1}, 1 + static_cast<std::size_t>(writer.random().below(50)),
              std::size_t{1} << 20}) {
            limits.blockBytes = blockBytes;
            const auto set = tests::collect({{"f", content}}, std::nullopt, limits);
            QVERIFY2(set.reading.has_value(), set.error.detail.c_str());
            QCOMPARE(set.issues.count(base::Severity::Error), 0);
            const std::vector<std::string> found = texts(set.samples);
            QCOMPARE(found.size(), expected.size());
            for (std::size_t i = 0; i < found.size(); ++i) {
                QCOMPARE(QString::fromStdString(found[i]), QString::fromStdString(expected[i]));
            }
        }
    }
}

// The line of a record is one more than the line breaks before it.
void ScoredSetRoundTripTest::linesOfRecords() {
    Writer writer(7);
    const auto samples = writer.samples(50);
    std::string content = "{\n\"samples\":\n[";
    std::vector<std::int64_t> lines;
    for (const model::ScoredSample& sample : samples) {
        content += lines.empty() ? "" : ",";
        content += std::string(writer.random().below(3), '\n');
        lines.push_back(1 + std::ranges::count(content, '\n'));
        content += writer.toRecord(sample).dump(static_cast<int>(writer.random().below(3)) - 1);
    }
    content += "]}";
    const auto set = tests::collect({{"f", content}});
    QCOMPARE(set.samples.size(), lines.size());
    for (std::size_t i = 0; i < lines.size(); ++i) {
        QCOMPARE(set.samples[i].line, lines[i]);
    }
}

ASSAY_TEST(ScoredSetRoundTripTest)
#include "tst_scored_set_round_trip.moc"
