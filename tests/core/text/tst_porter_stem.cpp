// Porter's stems against those of NLTK (tests/golden/answers).
#include "core/text/porter_stem.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

#include <fstream>

using namespace assay;

class TstPorterStem : public QObject {
    Q_OBJECT

  private slots:
    void asNltk();
    void shortWordsStay();
};

void TstPorterStem::asNltk() {
    std::ifstream file(std::string(ASSAY_GOLDEN_DIR) + "/answers/rouge.json");
    const auto golden = nlohmann::json::parse(file, nullptr, false);
    QVERIFY(golden.is_object());
    QVERIFY(golden["stems"].size() > 100);
    for (const auto& [word, stem] : golden["stems"].items()) {
        QVERIFY2(text::porterStem(word) == stem.get<std::string>(), word.c_str());
    }
}

void TstPorterStem::shortWordsStay() {
    for (const std::string word : {"", "s", "is", "as"}) {
        QCOMPARE(QString::fromStdString(text::porterStem(word)), QString::fromStdString(word));
    }
}

ASSAY_TEST(TstPorterStem)
#include "tst_porter_stem.moc"
