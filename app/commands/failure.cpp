#include "app/commands/failure.h"

#include "app/commands/console.h"
#include "app/commands/exit_code.h"
#include "widgets/text/error_text.h"

namespace assay::app {

tl::unexpected<Failure> failed(const base::Error& error) {
    return tl::unexpected(Failure{widgets::errorText(error), exitCodeOf(error.code)});
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
