#include "app/pages/answers/scorer_offers.h"

#include "app/pages/answers/answers_controller.h"
#include "app/settings/scorers_file.h"
#include "core/endpoint/scorer_settings.h"
#include "core/evaluate/answers/external_scorer.h"
#include "core/evaluate/answers/lsa_cosine.h"

#include <QCoreApplication>
#include <QFile>
#include <QTimer>
#include <memory>
#include <utility>

namespace assay::app {

void offerScorers(AnswersController& controller) {
    ScoreOffer builtIn;
    builtIn.key = QStringLiteral("lsa_cosine");
    builtIn.title = QCoreApplication::translate("AnswersTabs", "Cosine of built-in vectors (LSA)");
    builtIn.make = [](workspace::Workspace&) -> base::Result<std::unique_ptr<evaluate::ScoreSource>> {
        return std::make_unique<evaluate::LsaCosine>();
    };
    controller.offerScores(std::move(builtIn));
    const QString path = scorersFile();
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return; // there are none
    }
    const auto commands = endpoint::readScorerCommands(file.readAll().toStdString(), path.toStdString());
    if (!commands) {
        // Once somebody listens.
        QTimer::singleShot(0, &controller,
                           [&controller, error = commands.error()] { Q_EMIT controller.failed(error); });
        return;
    }
    for (const endpoint::ScorerCommand& command : *commands) {
        const QString name = QString::fromStdString(command.name);
        ScoreOffer offer;
        offer.key = QStringLiteral("scorer:") + name;
        offer.title = QCoreApplication::translate("AnswersTabs", "Scorer: %1").arg(name);
        offer.make =
            [command](
                workspace::Workspace& workspace) -> base::Result<std::unique_ptr<evaluate::ScoreSource>> {
            ASSAY_TRY(auto scorer, evaluate::ExternalScorer::start(command, &workspace, {}));
            return std::unique_ptr<evaluate::ScoreSource>(std::move(scorer));
        };
        controller.offerScores(std::move(offer));
    }
}

} // namespace assay::app
