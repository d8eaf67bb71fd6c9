#include "app/commands/failure.h"

#include "app/commands/console.h"
#include "app/commands/exit_code.h"
#include "core/words/error_text.h"

#include <QStringList>

namespace assay::app {

Failure::Failure(const base::Error& error)
    : sentence(QString::fromStdString(words::errorText(error, words::Wording())))
    , exitCode(exitCodeOf(error.code)) {}

tl::unexpected<Failure> failed(const base::Error& error) {
    return tl::unexpected(Failure(error));
}

tl::unexpected<Failure> wrongUsage(const QString& sentence) {
    return tl::unexpected(Failure{sentence, kExitUsage});
}

tl::unexpected<Failure> notOfItsForm(const std::string& file, const base::Error& error) {
    QStringList parts;
    for (const std::string& part : {file, error.where, error.detail}) {
        if (!part.empty()) {
            parts += QString::fromStdString(part);
        }
    }
    return tl::unexpected(Failure(parts.join(QStringLiteral(": ")) + QLatin1Char('.'), kExitInput));
}

tl::unexpected<Failure> noSuchKind(const std::string& name, bool (*isWanted)(formats::FileContent content)) {
    return wrongUsage(
        QStringLiteral("There is no kind “%1”; --as takes one of: %2.")
            .arg(QString::fromStdString(name), QString::fromStdString(formats::fileKindNames(isWanted))));
}

int printFailure(const Failure& failure) {
    qWarning("%s", qUtf8Printable(failure.sentence));
    printMessage(QStringLiteral("assay: ") + failure.sentence);
    return failure.exitCode;
}

} // namespace assay::app
