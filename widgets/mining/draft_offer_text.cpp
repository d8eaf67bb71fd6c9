#include "widgets/mining/draft_offer_text.h"

#include "core/words/question_words.h"
#include "widgets/text/translated_wording.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <map>

namespace assay::widgets {
namespace {

constexpr qsizetype kQuoted = 70; // characters of a sentence
constexpr qsizetype kBefore = 40; // of them before the figure

struct DraftOfferText {
    Q_DECLARE_TR_FUNCTIONS(DraftOfferText)

  public:
    static QString figure(double value, const std::string& unit) {
        constexpr int kDigits = 10;
        return QStringLiteral("%1 %2")
            .arg(QLocale().toString(value, 'g', kDigits), QString::fromStdString(unit))
            .trimmed();
    }

    static QString of(const curation::DraftOffer& offer, const model::Bundle& bundle) {
        const QString category{QLatin1Char(offer.category)};
        if (offer.figure) {
            const model::BundleSentence* const sentence = sentenceOf(bundle, offer.figure->sentenceId);
            const QString what = tr("%1 · %2", "category, figure")
                                     .arg(category, figure(offer.figure->value, offer.figure->unit));
            if (sentence == nullptr) {
                return what;
            }
            const QString quoted = quote(sentence->text, offer.figure->raw);
            return sentence->year ? tr("%1 · %2: “%3”", "figure, year, sentence")
                                        .arg(what, QString::number(*sentence->year), quoted)
                                  : tr("%1: “%2”", "figure, sentence").arg(what, quoted);
        }
        if (const auto& change = offer.change) {
            return tr("%1 · change from %2 to %3: %4 (“%5” to “%6”)")
                .arg(category, QString::number(change->fromYear), QString::number(change->toYear),
                     figure(change->value, change->to.unit), QString::fromStdString(change->from.raw),
                     QString::fromStdString(change->to.raw));
        }
        return windowText(words::categoryText, std::string(1, offer.category));
    }

    static QString withId(const QString& text, const curation::DraftOffer& offer) {
        const QString id = QString::fromStdString(offer.figure   ? offer.figure->sentenceId
                                                  : offer.change ? offer.change->to.sentenceId
                                                                 : std::string());
        return id.isEmpty() ? text : tr("%1 · %2", "way to draft, id of its sentence").arg(text, id);
    }

    static QString absent(const curation::AbsentFiling& filing) {
        return tr("J · %1, %2: not in the corpus")
            .arg(QString::fromStdString(filing.company), QString::number(filing.year));
    }

    static QString withWanted(const QString& text, std::int64_t wanted) {
        return wanted == 0 ? text : tr("%1 (%n wanted)", nullptr, static_cast<int>(wanted)).arg(text);
    }

  private:
    static const model::BundleSentence* sentenceOf(const model::Bundle& bundle, const std::string& id) {
        const auto found = std::ranges::find(bundle.sentences, id, &model::BundleSentence::sentenceId);
        return found == bundle.sentences.end() ? nullptr : &*found;
    }

    // The sentence around the figure.
    static QString quote(const std::string& sentence, const std::string& raw) {
        const QString text = QString::fromStdString(sentence).simplified();
        if (text.size() <= kQuoted) {
            return text;
        }
        const qsizetype at = std::max<qsizetype>(0, text.indexOf(QString::fromStdString(raw).simplified()));
        const qsizetype from = std::clamp<qsizetype>(at - kBefore, 0, text.size() - kQuoted);
        const qsizetype word = from == 0 ? 0 : text.indexOf(QLatin1Char(' '), from) + 1; // whole words
        const qsizetype begin = word > 0 && word <= at ? word : from;
        return (begin > 0 ? QStringLiteral("…") : QString()) + text.mid(begin, kQuoted).trimmed() +
               (begin + kQuoted < text.size() ? QStringLiteral("…") : QString());
    }
};

} // namespace

QString draftCategoryText(char category, std::int64_t wanted) {
    return DraftOfferText::withWanted(windowText(words::categoryText, std::string(1, category)), wanted);
}

QStringList draftOfferTexts(std::span<const curation::DraftOffer> offers, const model::Bundle& bundle) {
    QStringList texts;
    std::map<QString, int> counts;
    for (const curation::DraftOffer& offer : offers) {
        texts += DraftOfferText::of(offer, bundle);
        ++counts[texts.last()];
    }
    for (std::size_t i = 0; i < offers.size(); ++i) {
        QString& text = texts[static_cast<qsizetype>(i)];
        if (counts[text] > 1) {
            text = DraftOfferText::withId(text, offers[i]);
        }
        text = DraftOfferText::withWanted(text, offers[i].wanted);
    }
    return texts;
}

QString absentOfferText(const curation::AbsentFiling& filing, std::int64_t wanted) {
    return DraftOfferText::withWanted(DraftOfferText::absent(filing), wanted);
}

} // namespace assay::widgets
