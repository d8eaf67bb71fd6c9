// The external scorers of a person's own settings, offered to runs of answers. GUI thread only.
#pragma once

namespace assay::app {

class AnswersController;

// Reads the settings once; a file that cannot be used is told by the controller's failed(), later.
void offerScorers(AnswersController& controller);

} // namespace assay::app
