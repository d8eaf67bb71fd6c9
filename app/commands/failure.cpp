#include "app/commands/failure.h"

#include "app/commands/console.h"
#include "app/commands/exit_code.h"
#include "core/words/error_text.h"

namespace assay::app {

tl::unexpected<Failure> failed(const base::Error& error) {
    return tl::unexpected(
        Failure{QString::fromStdString(words::errorText(error, words::Wording())), exitCodeOf(error.code)});
}

tl::unexpected<Failure> wrongUsage(const QString& sentence) {
    return tl::unexpected(Failure{sentence, kExitUsage});
}

int printFailure(const Failure& failure) {
    qWarning("%s", qUtf8Printable(failure.sentence));
    printMessage(QStringLiteral("assay: ") + failure.sentence);
    return failure.exitCode;
}

} // namespace assay::app
