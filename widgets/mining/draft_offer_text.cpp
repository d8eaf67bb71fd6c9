#include "widgets/mining/draft_offer_text.h"

#include <QCoreApplication>
#include <QLocale>

namespace assay::widgets {
namespace {

struct DraftOfferText {
    Q_DECLARE_TR_FUNCTIONS(DraftOfferText)

  public:
    static QString figure(double value, const std::string& unit) {
        constexpr int kDigits = 10;
        return QStringLiteral("%1 %2")
            .arg(QLocale().toString(value, 'g', kDigits), QString::fromStdString(unit))
            .trimmed();
    }

    static QString of(const curation::DraftOffer& offer) {
        const QString category{QLatin1Char(offer.category)};
        if (offer.figure) {
            return tr("%1 · %2", "category, figure")
                .arg(category, figure(offer.figure->value, offer.figure->unit));
        }
        if (const auto& change = offer.change) {
            return tr("%1 · change from %2 to %3: %4")
                .arg(category, QString::number(change->fromYear), QString::number(change->toYear),
                     figure(change->value, change->to.unit));
        }
        return tr("%1 · %2", "category, what it asks for").arg(category, purposeOf(offer.category));
    }

    static QString absent(const curation::AbsentFiling& filing) {
        return tr("J · %1, %2: not in the corpus")
            .arg(QString::fromStdString(filing.company), QString::number(filing.year));
    }

    static QString withWanted(const QString& text, std::int64_t wanted) {
        return wanted == 0 ? text : tr("%1 (%n wanted)", nullptr, static_cast<int>(wanted)).arg(text);
    }

  private:
    static QString purposeOf(char category) {
        switch (category) {
        case 'A':
            return tr("one fact");
        case 'B':
            return tr("why");
        case 'C':
            return tr("risks of one section");
        case 'D':
            return tr("over years");
        case 'E':
            return tr("several companies");
        case 'F':
            return tr("short list");
        case 'G':
            return tr("verification");
        case 'H':
            return tr("definition");
        case 'I':
            return tr("which year");
        default:
            return tr("no answer");
        }
    }
};

} // namespace

QString draftOfferText(const curation::DraftOffer& offer) {
    return DraftOfferText::withWanted(DraftOfferText::of(offer), offer.wanted);
}

QString absentOfferText(const curation::AbsentFiling& filing, std::int64_t wanted) {
    return DraftOfferText::withWanted(DraftOfferText::absent(filing), wanted);
}

} // namespace assay::widgets
