#include "core/base/hash.h"
#include "core/base/random.h"
#include "core/retrieval/lsa/lsa.h"
#include "core/text/fold.h"
#include "tests/support/test_class.h"

#define EIGEN_NO_CPUID
#include <Eigen/Dense>
#include <Eigen/SVD>
#include <QtCore/QTemporaryDir>
#include <QtTest/QtTest>

#include <cmath>
#include <map>

using namespace assay;
using namespace assay::retrieval;

namespace {

// Sentences about a few themes, with some words of every theme.
std::vector<std::string> madeTexts(std::size_t count, std::uint64_t seed) {
    base::Random random(seed);
    std::vector<std::string> texts(count);
    for (std::string& text : texts) {
        const std::uint64_t theme = random.below(6);
        const std::uint64_t length = 6 + random.below(14);
        for (std::uint64_t i = 0; i < length; ++i) {
            const bool own = random.below(4) != 0;
            text += (own ? "Theme" + std::to_string(theme) : std::string("common")) +
                    static_cast<char>('a' + random.below(own ? 12 : 5)) + (random.below(9) == 0 ? ", " : " ");
        }
    }
    return texts;
}

std::vector<std::string_view> viewsOf(const std::vector<std::string>& texts) {
    return {texts.begin(), texts.end()};
}

base::Result<LsaResult> train(const std::vector<std::string>& texts, const LsaSettings& settings) {
    base::NoProgress progress;
    return trainLsa(viewsOf(texts), settings, {}, progress);
}

// The weights of texts, worked out the slow way from the formula.
Eigen::MatrixXd referenceWeights(const std::vector<std::string>& texts, const LsaSettings& settings) {
    std::vector<std::map<std::string, int>> counts;
    std::map<std::string, int> documents;
    for (const std::string& text : texts) {
        auto& own = counts.emplace_back();
        const std::string folded = text::foldForSearch(text);
        for (const auto& word : text::words(folded)) {
            ++own[folded.substr(word.begin, word.end - word.begin)];
        }
        for (const auto& [word, count] : own) {
            ++documents[word];
        }
    }
    const double n = static_cast<double>(texts.size());
    std::map<std::string, int> columns;
    for (const auto& [word, df] : documents) {
        if (df >= static_cast<int>(settings.minDocuments) && df <= settings.maxDocumentShare * n) {
            columns.emplace(word, static_cast<int>(columns.size()));
        }
    }
    Eigen::MatrixXd weights = Eigen::MatrixXd::Zero(static_cast<Eigen::Index>(texts.size()),
                                                    static_cast<Eigen::Index>(columns.size()));
    for (std::size_t row = 0; row < texts.size(); ++row) {
        const auto at = static_cast<Eigen::Index>(row);
        for (const auto& [word, count] : counts[row]) {
            if (const auto column = columns.find(word); column != columns.end()) {
                weights(at, column->second) =
                    (1.0 + std::log(count)) * (1.0 + std::log((1.0 + n) / (1.0 + documents[word])));
            }
        }
        const double length = weights.row(at).norm();
        if (length > 0) {
            weights.row(at) /= length;
        }
    }
    return weights;
}

} // namespace

class TstLsa : public QObject {
    Q_OBJECT

  private slots:
    void cosinesAgainstDense();
    void lengthsAndLabel();
    void vocabularyIsCut();
    void queriesAsRows();
    void unknownWordsAndEmptyTexts();
    void foldedAlike();
    void sameForAnyNumberOfThreads();
    void piecewiseIsTheSame();
    void embedAllIsEmbed();
    void savedAndLoaded();
    void damagedFilesAreRefused();
    void nothingToLearn();
    void stops();
};

void TstLsa::cosinesAgainstDense() {
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        const auto texts = madeTexts(150, seed);
        LsaSettings settings;
        settings.dimension = 6;
        settings.powerIterations = 6;
        settings.maxDocumentShare = 0.9;
        const auto result = train(texts, settings);
        QVERIFY(result.has_value());
        QCOMPARE(result->vectors.dimension, std::size_t{6});
        const Eigen::MatrixXd weights = referenceWeights(texts, settings);
        QCOMPARE(result->model.words(), static_cast<std::size_t>(weights.cols()));
        const Eigen::JacobiSVD<Eigen::MatrixXd> dense(weights, Eigen::ComputeThinU | Eigen::ComputeThinV);
        for (int i = 0; i < 6; ++i) {
            QVERIFY(std::abs(result->model.singularValues()[static_cast<std::size_t>(i)] -
                             dense.singularValues()[i]) < 1e-3 * dense.singularValues()[0]);
        }
        Eigen::MatrixXd due = weights * dense.matrixV().leftCols(6);
        due.rowwise().normalize();
        const Eigen::MatrixXd cosines = due * due.transpose();
        const auto ours = Eigen::Map<const Eigen::Matrix<float, Eigen::Dynamic, 6, Eigen::RowMajor>>(
            result->vectors.values.data(), 150, 6);
        const Eigen::MatrixXd oursWide = ours.cast<double>();
        const double off = (oursWide * oursWide.transpose() - cosines).cwiseAbs().maxCoeff();
        QVERIFY2(off < 1e-3, qPrintable(QString::number(off)));
    }
}

void TstLsa::lengthsAndLabel() {
    const auto result = train(madeTexts(300, 9), {});
    QVERIFY(result.has_value());
    const std::size_t dimension = result->vectors.dimension;
    QVERIFY(dimension > 20 && dimension <= result->model.words()); // fewer words than 256 dimensions
    QCOMPARE(result->vectors.label, "LSA " + std::to_string(dimension));
    QCOMPARE(result->model.label(), result->vectors.label);
    QCOMPARE(result->vectors.values.size(), 300 * dimension);
    for (std::size_t row = 0; row < 300; ++row) {
        double square = 0;
        for (std::size_t k = 0; k < dimension; ++k) {
            square += std::pow(static_cast<double>(result->vectors.values[row * dimension + k]), 2);
        }
        QVERIFY(std::abs(square - 1.0) < 1e-5);
    }
    QVERIFY(result->vectors.zeroRows.empty());
}

void TstLsa::vocabularyIsCut() {
    const std::vector<std::string> texts{"always once alpha beta", "always alpha beta gamma",
                                         "always beta gamma", "always gamma delta", "always delta twice"};
    LsaSettings settings;
    settings.maxDocumentShare = 0.8; // 4 of 5
    auto result = train(texts, settings);
    QVERIFY(result.has_value());
    QCOMPARE(result->model.words(), std::size_t{4});
    QCOMPARE(result->model.idf("always"), 0.0);
    QCOMPARE(result->model.idf("once"), 0.0);
    QCOMPARE(result->model.idf("beta"), 1.0 + std::log(6.0 / 4.0));
    // Of equal ones the first by their bytes: beta and gamma stand in three texts, alpha and delta in two.
    settings.maxWords = 3;
    result = train(texts, settings);
    QVERIFY(result->model.idf("alpha") > 0 && result->model.idf("delta") == 0.0);
    settings.minDocuments = 1;
    settings.maxDocumentShare = 1.0;
    settings.maxWords = 100;
    QCOMPARE(train(texts, settings)->model.words(), std::size_t{7});
}

void TstLsa::queriesAsRows() {
    const auto texts = madeTexts(200, 5);
    LsaSettings settings;
    settings.dimension = 16;
    const auto result = train(texts, settings);
    std::vector<float> vector(16);
    for (std::size_t row = 0; row < texts.size(); ++row) {
        QVERIFY(result->model.embed(texts[row], vector));
        QVERIFY(std::equal(vector.begin(), vector.end(),
                           result->vectors.values.begin() + static_cast<std::ptrdiff_t>(row * 16)));
    }
}

void TstLsa::unknownWordsAndEmptyTexts() {
    auto texts = madeTexts(100, 5);
    texts[3] = "";
    texts[40] = " .,; ";
    texts[99] = "nobody else says this";
    LsaSettings settings;
    settings.dimension = 8;
    const auto result = train(texts, settings);
    QVERIFY(result.has_value());
    const std::vector<std::uint32_t> due{3, 40, 99};
    QVERIFY(result->vectors.zeroRows == due);
    for (const std::uint32_t row : due) {
        for (std::size_t k = 0; k < 8; ++k) {
            QCOMPARE(result->vectors.values[row * 8 + k], 0.0F);
        }
    }
    std::vector<float> vector(8, 7.0F);
    QVERIFY(!result->model.embed("entirely unknown", vector));
    QVERIFY(vector == std::vector<float>(8));
    QVERIFY(!result->model.embed("", vector));
    // Words that are not known do not turn a vector.
    std::vector<float> with(8);
    QVERIFY(result->model.embed("theme1a theme1b", vector));
    QVERIFY(result->model.embed("theme1a unheard theme1b of", with));
    QVERIFY(vector == with);
}

void TstLsa::foldedAlike() {
    std::vector<std::string> texts;
    for (int i = 0; i < 20; ++i) {
        texts.push_back(i % 2 == 0 ? "Ørsted's revenue" : "orsted costs");
        texts.push_back("other words");
    }
    LsaSettings settings;
    settings.dimension = 4;
    const auto result = train(texts, settings);
    QVERIFY(result.has_value());
    std::vector<float> one(result->model.dimension());
    std::vector<float> other(result->model.dimension());
    QVERIFY(result->model.embed("ØRSTED costs", one));
    QVERIFY(result->model.embed("(costs) orsted", other));
    QVERIFY(one == other);
}

void TstLsa::sameForAnyNumberOfThreads() {
    const auto texts = madeTexts(9000, 11); // more than one block
    LsaSettings settings;
    settings.dimension = 24;
    settings.threads = 1;
    const auto one = train(texts, settings);
    for (const unsigned threads : {2U, 5U}) {
        settings.threads = threads;
        const auto many = train(texts, settings);
        QVERIFY(many->vectors.values == one->vectors.values);
        QVERIFY(many->model.toBytes() == one->model.toBytes());
    }
}

void TstLsa::piecewiseIsTheSame() {
    const auto texts = madeTexts(500, 12);
    LsaSettings settings;
    settings.dimension = 10;
    const auto whole = train(texts, settings);
    const auto views = viewsOf(texts);
    LsaBuilder builder(settings);
    for (std::size_t at = 0; at < views.size(); at += 77) {
        QVERIFY(builder.add(std::span(views).subspan(at, std::min<std::size_t>(77, views.size() - at)), {}));
    }
    base::NoProgress progress;
    const auto pieces = builder.finish({}, progress);
    QVERIFY(pieces->vectors.values == whole->vectors.values);
    QVERIFY(pieces->model.toBytes() == whole->model.toBytes());
    // The builder is empty now.
    QCOMPARE(builder.finish({}, progress).error().code, base::ErrorCode::InputNotUsable);
}

void TstLsa::embedAllIsEmbed() {
    auto texts = madeTexts(700, 13);
    texts[600] = "?";
    LsaSettings settings;
    settings.dimension = 10;
    const auto result = train(texts, settings);
    base::NoProgress progress;
    const auto again = result->model.embedAll(viewsOf(texts), 3, {}, progress);
    QVERIFY(again->values == result->vectors.values);
    QVERIFY(again->zeroRows == result->vectors.zeroRows);
    QCOMPARE(again->label, result->vectors.label);
}

void TstLsa::savedAndLoaded() {
    const auto texts = madeTexts(200, 14);
    LsaSettings settings;
    settings.dimension = 12;
    settings.seed = 77;
    settings.threads = 2;
    const auto result = train(texts, settings);
    QTemporaryDir folder;
    const std::filesystem::path path = folder.filePath("model.lsa").toStdString();
    QVERIFY(result->model.save(path));
    const auto loaded = LsaModel::load(path);
    QVERIFY(loaded.has_value());
    QVERIFY(loaded->toBytes() == result->model.toBytes());
    settings.threads = 0; // not part of the model
    QVERIFY(loaded->settings() == settings);
    QCOMPARE(loaded->texts(), std::size_t{200});
    QCOMPARE(loaded->words(), result->model.words());
    std::vector<float> one(12);
    std::vector<float> other(12);
    QVERIFY(result->model.embed(texts[7], one) && loaded->embed(texts[7], other));
    QVERIFY(one == other);
    QCOMPARE(LsaModel::load(folder.filePath("none").toStdString()).error().code,
             base::ErrorCode::FileNotFound);
}

void TstLsa::damagedFilesAreRefused() {
    LsaSettings settings;
    settings.dimension = 4;
    const std::string bytes = train(madeTexts(60, 15), settings)->model.toBytes();
    QVERIFY(LsaModel::fromBytes(bytes).has_value());
    QCOMPARE(LsaModel::fromBytes("something else").error().code, base::ErrorCode::UnknownFormat);
    QCOMPARE(LsaModel::fromBytes("").error().code, base::ErrorCode::UnknownFormat);
    base::Random random(1);
    for (int i = 0; i < 300; ++i) {
        std::string damaged = bytes;
        const auto at = static_cast<std::size_t>(random.below(bytes.size() - 8)) + 8;
        damaged[at] = static_cast<char>(damaged[at] ^ (1 << random.below(8)));
        QVERIFY(!LsaModel::fromBytes(damaged));
        QVERIFY(!LsaModel::fromBytes(std::string_view(bytes).substr(0, at)));
        // Also one whose checksum is right must not be followed blindly.
        damaged.resize(damaged.size() - 64);
        damaged += base::sha256(damaged);
        if (const auto model = LsaModel::fromBytes(damaged)) {
            std::vector<float> vector(model->dimension());
            (void)model->embed("theme1a common", vector);
        }
    }
    std::string newer = bytes;
    newer[8] = 2;
    QCOMPARE(LsaModel::fromBytes(newer).error().detail, std::string("version 2"));
}

void TstLsa::nothingToLearn() {
    QCOMPARE(train({}, {}).error().code, base::ErrorCode::InputNotUsable);
    QCOMPARE(train({"", "."}, {}).error().code, base::ErrorCode::InputNotUsable);
    QCOMPARE(train({"each", "word", "once"}, {}).error().code, base::ErrorCode::InputNotUsable);
    LsaSettings settings;
    settings.dimension = 0;
    QCOMPARE(train({"a b", "a b"}, settings).error().where, std::string("dimension"));
    settings.dimension = 4;
    settings.maxDocumentShare = 0;
    QCOMPARE(train({"a b", "a b"}, settings).error().where, std::string("maxDocumentShare"));
    // One text is enough where the settings allow its words.
    settings.maxDocumentShare = 1;
    settings.minDocuments = 1;
    QCOMPARE(train({"a b"}, settings)->vectors.label, std::string("LSA 1"));
}

void TstLsa::stops() {
    const auto texts = madeTexts(100, 1);
    std::stop_source source;
    source.request_stop();
    base::NoProgress progress;
    QCOMPARE(trainLsa(viewsOf(texts), {}, source.get_token(), progress).error().code,
             base::ErrorCode::Cancelled);
    LsaBuilder builder({});
    QVERIFY(builder.add(viewsOf(texts), {}));
    QCOMPARE(builder.finish(source.get_token(), progress).error().code, base::ErrorCode::Cancelled);
}

ASSAY_TEST(TstLsa)
#include "tst_lsa.moc"
