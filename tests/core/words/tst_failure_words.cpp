// Kinds of failures in plain words.
#include "core/endpoint/chat_reply.h"
#include "core/model/ask_reply.h"
#include "core/words/failure_words.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

using namespace assay;

class TestFailureWords : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void noneIsACode() {
        const words::Wording wording;
        const auto isCode = [&wording](std::string_view kind) {
            const std::string text = words::failureText(kind, wording);
            return text.find('_') != std::string::npos || text.find(' ') == std::string::npos;
        };
        for (const std::string_view kind : model::kAskFailureKindNames) {
            QVERIFY2(!isCode(kind), std::string(kind).c_str());
        }
        for (const std::string_view kind : endpoint::kChatFailureNames) {
            QVERIFY2(!isCode(kind), std::string(kind).c_str());
        }
        QCOMPARE(words::failureText("quota used up", wording), std::string("quota used up"));
    }
};

ASSAY_TEST(TestFailureWords)
#include "tst_failure_words.moc"
