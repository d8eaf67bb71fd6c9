<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nb" sourcelanguage="en">
<context>
    <name>AnswersTabs</name>
    <message>
        <source>Ask</source>
        <translation>Spør</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Dommer</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Påstander</translation>
    </message>
    <message>
        <source>Rubrics</source>
        <translation>Vurderingsskjemaer</translation>
    </message>
    <message>
        <source>Scorer: %1</source>
        <translation>Scorer: %1</translation>
    </message>
</context>
<context>
    <name>BundleText</name>
    <message>
        <source>and %1 more</source>
        <translation>og %1 til</translation>
    </message>
    <message>
        <source>Same text as another id:</source>
        <translation>Samme tekst som en annen id:</translation>
    </message>
    <message>
        <source>Same text as %1 other ids:</source>
        <translation>Samme tekst som %1 andre id-er:</translation>
    </message>
    <message>
        <source>Unused</source>
        <translation>Ubrukt</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Brukt</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>Forkastet</translation>
    </message>
    <message>
        <source>Boilerplate</source>
        <translation>Standardtekst</translation>
    </message>
    <message>
        <source>Table header or heading</source>
        <translation>Tabellhode eller overskrift</translation>
    </message>
    <message>
        <source>Not about its topic</source>
        <translation>Handler ikke om emnet</translation>
    </message>
    <message>
        <source>Sentences do not belong together</source>
        <translation>Setningene hører ikke sammen</translation>
    </message>
    <message>
        <source>Same as another bundle</source>
        <translation>Samme som en annen bunt</translation>
    </message>
    <message>
        <source>Too thin for a question</source>
        <translation>For tynn til et spørsmål</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Annet</translation>
    </message>
    <message>
        <source>No. %1</source>
        <translation>Nr. %1</translation>
    </message>
    <message>
        <source>(missing)</source>
        <translation>(mangler)</translation>
    </message>
    <message>
        <source>1 company</source>
        <translation>1 selskap</translation>
    </message>
    <message>
        <source>%1 companies</source>
        <translation>%1 selskaper</translation>
    </message>
    <message>
        <source>1 year</source>
        <translation>1 år</translation>
    </message>
    <message>
        <source>%1 years</source>
        <translation>%1 år</translation>
    </message>
    <message>
        <source>1 sentence</source>
        <translation>1 setning</translation>
    </message>
    <message>
        <source>%1 sentences</source>
        <translation>%1 setninger</translation>
    </message>
    <message>
        <source>no sentences: the record is no bundle</source>
        <translation>ingen setninger: posten er ingen bunt</translation>
    </message>
    <message>
        <source>Show in corpus</source>
        <translation>Vis i korpuset</translation>
    </message>
    <message>
        <source>(no id)</source>
        <translation>(uten id)</translation>
    </message>
</context>
<context>
    <name>CloseButton</name>
    <message>
        <source>Close Tab</source>
        <translation>Lukk fanen</translation>
    </message>
</context>
<context>
    <name>EditText</name>
    <message numerus="yes">
        <source>the approval of %n question(s)</source>
        <translation>
            <numerusform>godkjenningen av %n spørsmål</numerusform>
            <numerusform>godkjenningen av %n spørsmål</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the flags on %n question(s)</source>
        <translation>
            <numerusform>flagget på %n spørsmål</numerusform>
            <numerusform>flaggene på %n spørsmål</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the retirement of %n question(s)</source>
        <translation>
            <numerusform>statusen «utgått» for %n spørsmål</numerusform>
            <numerusform>statusen «utgått» for %n spørsmål</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the return of %n question(s) to draft</source>
        <translation>
            <numerusform>tilbakeføringen av %n spørsmål til utkast</numerusform>
            <numerusform>tilbakeføringen av %n spørsmål til utkast</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the change of %n question(s)</source>
        <translation>
            <numerusform>endringen av %n spørsmål</numerusform>
            <numerusform>endringen av %n spørsmål</numerusform>
        </translation>
    </message>
    <message>
        <source>the approval of %1</source>
        <translation>godkjenningen av %1</translation>
    </message>
    <message>
        <source>the flag “%1” on %2</source>
        <translation>flagget «%1» på %2</translation>
    </message>
    <message>
        <source>the retirement of %1</source>
        <translation>statusen «utgått» for %1</translation>
    </message>
    <message>
        <source>the return of %1 to draft</source>
        <translation>tilbakeføringen av %1 til utkast</translation>
    </message>
    <message>
        <source>the new question %1</source>
        <translation>det nye spørsmålet %1</translation>
    </message>
    <message>
        <source>the removal of %1</source>
        <translation>fjerningen av %1</translation>
    </message>
    <message>
        <source>the change of %1</source>
        <translation>endringen av %1</translation>
    </message>
    <message>
        <source>the change of %1 (%2)</source>
        <translation>endringen av %1 (%2)</translation>
    </message>
    <message>
        <source>the review of %1</source>
        <translation>kontrollen av %1</translation>
    </message>
    <message>
        <source>what was said of a suspicion of %1</source>
        <translation>det som ble sagt om en mistanke om %1</translation>
    </message>
    <message>
        <source>the removal of the suite %1</source>
        <translation>fjerningen av gullsettet %1</translation>
    </message>
    <message>
        <source>the making or import of the suite %1</source>
        <translation>opprettelsen eller importen av gullsettet %1</translation>
    </message>
    <message>
        <source>the name of the suite %1</source>
        <translation>navnet på gullsettet %1</translation>
    </message>
    <message>
        <source>the settings of the suite %1</source>
        <translation>innstillingene til gullsettet %1</translation>
    </message>
    <message>
        <source>somebody without a name</source>
        <translation>noen uten navn</translation>
    </message>
    <message numerus="yes">
        <source>the import of %1 with %n question(s) from %2</source>
        <translation>
            <numerusform>importen av %1 med %n spørsmål fra %2</numerusform>
            <numerusform>importen av %1 med %n spørsmål fra %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the import of %n question(s) from %2 into %1</source>
        <translation>
            <numerusform>importen av %n spørsmål fra %2 til %1</numerusform>
            <numerusform>importen av %n spørsmål fra %2 til %1</numerusform>
        </translation>
    </message>
    <message>
        <source>the rubric %1</source>
        <translation>vurderingsskjemaet %1</translation>
    </message>
    <message>
        <source>the claims of an answer to %1</source>
        <translation>påstandene i et svar på %1</translation>
    </message>
</context>
<context>
    <name>EvidenceHtml</name>
    <message>
        <source>section %1</source>
        <translation>seksjon %1</translation>
    </message>
    <message>
        <source>sentence %1</source>
        <translation>setning %1</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>fra %1</translation>
    </message>
    <message>
        <source>Nothing in this workspace holds the text of this id.</source>
        <translation>Ingenting i dette arbeidsområdet har teksten til denne id-en.</translation>
    </message>
    <message>
        <source>Attach text…</source>
        <translation>Legg ved tekst …</translation>
    </message>
    <message>
        <source>Show in corpus</source>
        <translation>Vis i korpuset</translation>
    </message>
    <message>
        <source>%n different text(s) of this id:</source>
        <translation>%n ulike tekster med denne id-en:</translation>
    </message>
</context>
<context>
    <name>JobText</name>
    <message>
        <source>Waiting for its turn</source>
        <translation>Venter på tur</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>Starter</translation>
    </message>
    <message>
        <source>Cancelling</source>
        <translation>Avbryter</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Ferdig</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>%1 igjen</translation>
    </message>
</context>
<context>
    <name>JournalActions</name>
    <message>
        <source>the judgement of a sample</source>
        <translation>vurderingen av en prøve</translation>
    </message>
    <message>
        <source>the decision “%1”</source>
        <translation>beslutningen «%1»</translation>
    </message>
    <message>
        <source>the removal of “%1”</source>
        <translation>fjerningen av «%1»</translation>
    </message>
    <message>
        <source>a bundle</source>
        <translation>en bunt</translation>
    </message>
    <message>
        <source>a question</source>
        <translation>et spørsmål</translation>
    </message>
    <message>
        <source>the review of a question</source>
        <translation>kontrollen av et spørsmål</translation>
    </message>
    <message>
        <source>what was said of a suspicion</source>
        <translation>det som ble sagt om en mistanke</translation>
    </message>
    <message>
        <source>the settings of a suite</source>
        <translation>innstillingene til et gullsett</translation>
    </message>
    <message>
        <source>the name of a suite</source>
        <translation>navnet på et gullsett</translation>
    </message>
    <message>
        <source>a suite as a whole</source>
        <translation>et helt gullsett</translation>
    </message>
    <message>
        <source>the text attached to an evidence id</source>
        <translation>teksten som er lagt ved en belegg-id</translation>
    </message>
    <message>
        <source>the note on a case</source>
        <translation>merknaden til et tilfelle</translation>
    </message>
    <message>
        <source>the name of a corpus</source>
        <translation>navnet på et korpus</translation>
    </message>
    <message>
        <source>the name of an embedding set</source>
        <translation>navnet på et vektorsett</translation>
    </message>
    <message>
        <source>the alert thresholds</source>
        <translation>varseltersklene</translation>
    </message>
    <message>
        <source>the saved reports</source>
        <translation>de lagrede rapportene</translation>
    </message>
    <message>
        <source>the verdict on an answer</source>
        <translation>dommen over et svar</translation>
    </message>
    <message>
        <source>the patterns of mining</source>
        <translation>mønstrene for utvinning</translation>
    </message>
    <message>
        <source>a rubric</source>
        <translation>et vurderingsskjema</translation>
    </message>
    <message>
        <source>the claims of an answer</source>
        <translation>påstandene i et svar</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Stasjon</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fil</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>Mappe</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Mappe</translation>
    </message>
    <message>
        <source>Alias</source>
        <translation>Alias</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Snarvei</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Ukjent</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>&amp;Merk alt</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>&amp;Trinn opp</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>Trinn &amp;ned</translation>
    </message>
</context>
<context>
    <name>QComboBox</name>
    <message>
        <source>Open the combo box selection popup</source>
        <translation>Åpne listen med valg</translation>
    </message>
    <message>
        <source>True</source>
        <translation>Sant</translation>
    </message>
    <message>
        <source>False</source>
        <translation>Usant</translation>
    </message>
</context>
<context>
    <name>QDialog</name>
    <message>
        <source>What&apos;s This?</source>
        <translation>Hva er dette?</translation>
    </message>
</context>
<context>
    <name>QDialogButtonBox</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
</context>
<context>
    <name>QDockWidget</name>
    <message>
        <source>Float</source>
        <translation>Løsne</translation>
    </message>
    <message>
        <source>Undocks and re-attaches the dock widget</source>
        <translation>Løsner panelet og fester det igjen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Lukk</translation>
    </message>
    <message>
        <source>Closes the dock widget</source>
        <translation>Lukker panelet</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Look in:</source>
        <translation>Se i:</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Tilbake</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Gå tilbake</translation>
    </message>
    <message>
        <source>Alt+Left</source>
        <translation>Alt+Left</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Frem</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Gå frem</translation>
    </message>
    <message>
        <source>Alt+Right</source>
        <translation>Alt+Right</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Mappen over</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>Gå til mappen over</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Up</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Lag ny mappe</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>Lag en ny mappe</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>Vis som liste</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Detaljer</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>Vis detaljer</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Sidefelt</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>Liste over steder og bokmerker</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Filer</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Filtype:</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>Finn mappe</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Åpne</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Lagre som</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>Mappe:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>Fil&amp;navn:</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Åpne</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;Velg</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Lagre</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Alle filer (*)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle filer (*)</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>Mapper</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>Vis </translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Gi nytt navn</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Slett</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Vis s&amp;kjulte filer</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>&amp;Ny mappe</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>Ny mappe</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Slett</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Fjern</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>Nylige steder</translation>
    </message>
    <message>
        <source>Could not delete directory.</source>
        <translation>Mappen kunne ikke slettes.</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 finnes allerede.
Vil du erstatte den?</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is write protected.
Do you want to delete it anyway?</source>
        <translation>«%1» er skrivebeskyttet.
Vil du slette den likevel?</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>Vil du virkelig slette «%1»?</translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
Mappen finnes ikke.
Kontroller at navnet er riktig.</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
Filen finnes ikke.
Kontroller at navnet er riktig.</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Name</source>
        <translation>Navn</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Størrelse</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Endret</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Datamaskin</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Datamaskinen</translation>
    </message>
</context>
<context>
    <name>QGnomeTheme</name>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;OK</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Lagre</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Avbryt</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>L&amp;ukk</translation>
    </message>
    <message>
        <source>Close without Saving</source>
        <translation>Lukk uten å lagre</translation>
    </message>
</context>
<context>
    <name>QInputDialog</name>
    <message>
        <source>Enter a value:</source>
        <translation>Skriv inn en verdi:</translation>
    </message>
</context>
<context>
    <name>QKeySequenceEdit</name>
    <message>
        <source>Press shortcut</source>
        <translation>Trykk snarveien</translation>
    </message>
    <message>
        <source>%1, ...</source>
        <translation>%1, …</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Angre</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Gjør om</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Klipp &amp;ut</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopier</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Lim inn</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Slett</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Merk alt</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>Show Details...</source>
        <translation>Vis detaljer …</translation>
    </message>
    <message>
        <source>Hide Details...</source>
        <translation>Skjul detaljer …</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Lagre</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>Lagre alle</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Åpne</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Ja</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation>Ja til &amp;alle</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Nei</translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation>N&amp;ei til alle</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Prøv igjen</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Ignorer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Lukk</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Forkast</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hjelp</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Bruk</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Tilbakestill</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Gjenopprett standard</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Scroll here</source>
        <translation>Rull hit</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>Venstre kant</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Toppen</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>Høyre kant</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Bunnen</translation>
    </message>
    <message>
        <source>Page left</source>
        <translation>Side til venstre</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Side opp</translation>
    </message>
    <message>
        <source>Page right</source>
        <translation>Side til høyre</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Side ned</translation>
    </message>
    <message>
        <source>Scroll left</source>
        <translation>Rull til venstre</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>Rull opp</translation>
    </message>
    <message>
        <source>Scroll right</source>
        <translation>Rull til høyre</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>Rull ned</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Meta</source>
        <translation>Meta</translation>
    </message>
    <message>
        <source>Num</source>
        <translation>Num</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Mellomrom</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Backtab</source>
        <translation>Shift+Tab</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Tilbake</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter (num.)</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Insert</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Print Screen</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Meny</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Venstre</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Opp</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Høyre</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Ned</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>PgUp</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>PgDn</translation>
    </message>
</context>
<context>
    <name>QTabBar</name>
    <message>
        <source>Scroll Left</source>
        <translation>Rull til venstre</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Rull til høyre</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Angre</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Gjør om</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Klipp &amp;ut</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopier</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Kopier &amp;lenkeadressen</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Lim inn</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Slett</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Merk alt</translation>
    </message>
</context>
<context>
    <name>QuestionRemarks</name>
    <message>
        <source>The type is numeric, but there is no number in the answer.</source>
        <translation>Typen er numerisk, men det er ikke noe tall i svaret.</translation>
    </message>
    <message>
        <source>The type is boolean, but the answer begins with neither yes nor no.</source>
        <translation>Typen er boolsk, men svaret begynner verken med ja eller nei.</translation>
    </message>
    <message>
        <source>The type is list, but the source has one text.</source>
        <translation>Typen er liste, men kilden har én tekst.</translation>
    </message>
    <message>
        <source>The type is span, but the answer is a list.</source>
        <translation>Typen er tekstspenn, men svaret er en liste.</translation>
    </message>
    <message>
        <source>A question across years needs two years at least.</source>
        <translation>Et spørsmål på tvers av år trenger minst to år.</translation>
    </message>
    <message>
        <source>A question across companies needs two companies at least.</source>
        <translation>Et spørsmål på tvers av selskaper trenger minst to selskaper.</translation>
    </message>
    <message>
        <source>This scope needs two sentences of evidence at least.</source>
        <translation>Dette omfanget trenger minst to setninger som belegg.</translation>
    </message>
    <message>
        <source>This does not agree with the other fields.</source>
        <translation>Dette stemmer ikke med de andre feltene.</translation>
    </message>
    <message>
        <source>This is still a placeholder.</source>
        <translation>Dette er fortsatt en plassholder.</translation>
    </message>
    <message>
        <source>A question needs a text.</source>
        <translation>Et spørsmål trenger en tekst.</translation>
    </message>
    <message>
        <source>There is no gold answer yet.</source>
        <translation>Det finnes ikke noe gullsvar ennå.</translation>
    </message>
    <message>
        <source>The category is none of those that this suite uses.</source>
        <translation>Kategorien er ingen av dem dette gullsettet bruker.</translation>
    </message>
    <message>
        <source>Decoded with the wrong character set; repaired it reads: %1</source>
        <translation>Dekodet med feil tegnsett; reparert lyder det: %1</translation>
    </message>
    <message>
        <source>Decoded with the wrong character set.</source>
        <translation>Dekodet med feil tegnsett.</translation>
    </message>
    <message>
        <source>The source has %1 here, which is not of this field’s type.</source>
        <translation>Kilden har %1 her, som ikke er av feltets type.</translation>
    </message>
</context>
<context>
    <name>QuestionText</name>
    <message>
        <source>FinRAG (JSON)</source>
        <translation>FinRAG (JSON)</translation>
    </message>
    <message>
        <source>FinSearch (JSON)</source>
        <translation>FinSearch (JSON)</translation>
    </message>
    <message>
        <source>Norwegian chat (JSON lines)</source>
        <translation>Norsk chat (JSON-linjer)</translation>
    </message>
    <message>
        <source>Florida golden set (JSON)</source>
        <translation>Florida-gullsett (JSON)</translation>
    </message>
    <message>
        <source>FinanceBench (JSON lines)</source>
        <translation>FinanceBench (JSON-linjer)</translation>
    </message>
    <message>
        <source>TAT-QA (JSON)</source>
        <translation>TAT-QA (JSON)</translation>
    </message>
    <message>
        <source>BEIR (a folder)</source>
        <translation>BEIR (en mappe)</translation>
    </message>
    <message>
        <source>SQuAD (JSON)</source>
        <translation>SQuAD (JSON)</translation>
    </message>
    <message>
        <source>ragas (JSON lines)</source>
        <translation>ragas (JSON-linjer)</translation>
    </message>
    <message>
        <source>CSV table</source>
        <translation>CSV-tabell</translation>
    </message>
    <message>
        <source>JSON lines</source>
        <translation>JSON-linjer</translation>
    </message>
</context>
<context>
    <name>ReadingCard</name>
    <message>
        <source>The question has no text.</source>
        <translation>Spørsmålet har ingen tekst.</translation>
    </message>
    <message>
        <source>Gold answer</source>
        <translation>Gullsvar</translation>
    </message>
    <message>
        <source>No answer is the right answer.</source>
        <translation>Ikke noe svar er det riktige svaret.</translation>
    </message>
    <message>
        <source>The question has no gold answer.</source>
        <translation>Spørsmålet har ikke noe gullsvar.</translation>
    </message>
    <message>
        <source>As a figure</source>
        <translation>Som tall</translation>
    </message>
    <message>
        <source>Must include</source>
        <translation>Må inneholde</translation>
    </message>
    <message>
        <source>Contains</source>
        <translation>Inneholder</translation>
    </message>
    <message>
        <source>Expected citations</source>
        <translation>Ventede sitater</translation>
    </message>
    <message>
        <source>Why %1?</source>
        <translation>Hvorfor %1?</translation>
    </message>
    <message>
        <source>Why is there no score?</source>
        <translation>Hvorfor er det ingen score?</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Vekt</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Verdi</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>Produkt</translation>
    </message>
    <message>
        <source>%1 / %2 = %3: the sum of the products over the sum of the weights that count</source>
        <translation>%1 / %2 = %3: summen av produktene delt på summen av vektene som teller</translation>
    </message>
    <message>
        <source>underlined or bold: counts for the answer</source>
        <translation>understreket eller fet: teller for svaret</translation>
    </message>
    <message>
        <source>underlined and bold: counts against it</source>
        <translation>understreket og fet: teller mot det</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Svar</translation>
    </message>
    <message>
        <source>Answer of %1</source>
        <translation>Svar fra %1</translation>
    </message>
    <message>
        <source>There is no answer.</source>
        <translation>Det er ikke noe svar.</translation>
    </message>
    <message>
        <source>The answer says nothing at all.</source>
        <translation>Svaret sier ingenting i det hele tatt.</translation>
    </message>
    <message>
        <source>Not in the answer</source>
        <translation>Ikke i svaret</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Merknader</translation>
    </message>
    <message>
        <source>Measures</source>
        <translation>Mål</translation>
    </message>
    <message>
        <source>What the system had found</source>
        <translation>Hva systemet hadde funnet</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Belegg</translation>
    </message>
    <message>
        <source>The question names no evidence.</source>
        <translation>Spørsmålet nevner ikke noe belegg.</translation>
    </message>
    <message>
        <source>What stands around the sentences is shown for the first %1.</source>
        <translation>Det som står rundt setningene, vises for de første %1.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notater</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <translation>%1, med %2</translation>
    </message>
    <message>
        <source>The rubric calls such an answer “%1”.</source>
        <translation>Vurderingsskjemaet kaller et slikt svar «%1».</translation>
    </message>
    <message>
        <source>%1: “%2” counts against the answer</source>
        <translation>%1: «%2» teller mot svaret</translation>
    </message>
    <message>
        <source>No answer: %1</source>
        <translation>Ikke noe svar: %1</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Threshold that applies</source>
        <translation>Gjeldende terskel</translation>
    </message>
    <message>
        <source>An answer is accurate where its FHRI is at least the threshold τ of its scenario: the decided one where a decision was made on this data, else the predetermined one.</source>
        <translation>Et svar er korrekt der FHRI er minst lik terskelen τ for scenarioet: den besluttede der en beslutning ble tatt på disse dataene, ellers den forhåndsbestemte.</translation>
    </message>
    <message>
        <source>Average precision of the score</source>
        <translation>Gjennomsnittlig presisjon for scoren</translation>
    </message>
    <message>
        <source>τ*</source>
        <translation>τ*</translation>
    </message>
    <message>
        <source>The threshold of the grid with the highest Macro-F1 among those that meet every constraint; of equals the one with the higher recall of hallucination, then the lower one.</source>
        <translation>Terskelen i rutenettet med høyest Macro-F1 blant dem som oppfyller alle krav; ved likhet den med høyest recall for hallusinasjon, deretter den laveste.</translation>
    </message>
    <message>
        <source>Used, unused, rejected bundles</source>
        <translation>Brukte, ubrukte og forkastede bunter</translation>
    </message>
    <message>
        <source>A bundle is used when a question was drafted from it or linked with it, rejected when a curator said that no question should be made of it, and unused otherwise.</source>
        <translation>En bunt er brukt når et spørsmål er laget fra den eller knyttet til den, forkastet når en kurator har sagt at det ikke skal lages noe spørsmål av den, og ellers ubrukt.</translation>
    </message>
    <message>
        <source>F1 of a class</source>
        <translation>F1 for en klasse</translation>
    </message>
    <message>
        <source>2 · TP / (2 · TP + FP + FN). Undefined only where the class occurs in neither truth nor decision.</source>
        <translation>2 · TP / (2 · TP + FP + FN). Udefinert bare der klassen verken forekommer som faktisk klasse eller i avgjørelsene.</translation>
    </message>
    <message>
        <source>Precision of a class</source>
        <translation>Presisjon for en klasse</translation>
    </message>
    <message>
        <source>Recall of a class</source>
        <translation>Recall for en klasse</translation>
    </message>
    <message>
        <source>Constraints</source>
        <translation>Krav</translation>
    </message>
    <message>
        <source>What a threshold has to reach: a least recall of hallucination, precision of accurate and recall of contradiction. A recall whose class has no sample does not apply; an undefined precision counts as 0. The recall of contradiction does not depend on τ.</source>
        <translation>Det en terskel må oppnå: en minste recall for hallusinasjon, presisjon for korrekt og recall for motsigelse. En recall for en klasse uten prøver gjelder ikke; en udefinert presisjon teller som 0. Recall for motsigelse avhenger ikke av τ.</translation>
    </message>
    <message>
        <source>Content hash</source>
        <translation>Innholdshash</translation>
    </message>
    <message>
        <source>SHA-256 over the documents of the questions of a suite in the order of their ids, without the retired ones. Two states with the same hash hold the same questions.</source>
        <translation>SHA-256 over dokumentene til spørsmålene i et gullsett, i rekkefølge etter id, uten de utgåtte. To tilstander med samme hash inneholder de samme spørsmålene.</translation>
    </message>
    <message>
        <source>Contradiction pairs</source>
        <translation>Motsigelsespar</translation>
    </message>
    <message>
        <source>Samples with one pair id: the accurate baseline and the contradiction that follows it. A pair is out of order where the contradiction stands first.</source>
        <translation>Prøver med samme par-id: den korrekte referansen og motsigelsen som følger den. Et par er i feil rekkefølge der motsigelsen står først.</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>Hull</translation>
    </message>
    <message>
        <source>A combination of two values that no question has. Counted are the values that occur, those that the target mix names, and the usual ones of a field to which most questions keep; missing values are none to wish for.</source>
        <translation>En kombinasjon av to verdier som ingen spørsmål har. Det telles over verdiene som forekommer, dem målfordelingen nevner, og de vanlige verdiene for et felt som de fleste spørsmål holder seg til; manglende verdier er ikke noe å ønske seg.</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Nøyaktighet</translation>
    </message>
    <message>
        <source>κ of the decision</source>
        <translation>κ for avgjørelsen</translation>
    </message>
    <message>
        <source>Agreement of truth and decision beyond chance: (p_o − p_e) / (1 − p_e).</source>
        <translation>Enighet mellom faktisk klasse og avgjørelse ut over tilfeldighet: (p_o − p_e) / (1 − p_e).</translation>
    </message>
    <message>
        <source>A against B</source>
        <translation>A mot B</translation>
    </message>
    <message>
        <source>Same decision</source>
        <translation>Samme avgjørelse</translation>
    </message>
    <message>
        <source>Seconds of a live answer</source>
        <translation>Sekunder per nytt svar</translation>
    </message>
    <message>
        <source>Dynamic run</source>
        <translation>Dynamisk kjøring</translation>
    </message>
    <message>
        <source>A seeded sample of each scenario is sent to the chat backend. What failed is counted and never scored as an answer.</source>
        <translation>Et utvalg av hvert scenario, trukket med et frø, sendes til chat-backenden. Det som feilet, telles og får aldri score som et svar.</translation>
    </message>
    <message>
        <source>Expected calibration error</source>
        <translation>Forventet kalibreringsfeil</translation>
    </message>
    <message>
        <source>The FHRI read as the probability that an answer is accurate: the sum over ten equal bins of n_b / N · |share accurate − mean FHRI|, over the samples that the NLI rule does not take.</source>
        <translation>FHRI lest som sannsynligheten for at et svar er korrekt: summen over ti like brede intervaller av n_b / N · |andel korrekte − gjennomsnittlig FHRI|, over prøvene som NLI-regelen ikke tar.</translation>
    </message>
    <message>
        <source>FHRI</source>
        <translation>FHRI</translation>
    </message>
    <message>
        <source>Financial Hallucination Reliability Index (high means accurate): the weighted mean of the components G, N, T, C and E, by default 0.25 G + 0.25 N + 0.20 T + 0.15 C + 0.15 E. A missing component is left out and the other weights are divided by their sum.</source>
        <translation>Financial Hallucination Reliability Index (høy betyr korrekt): det vektede gjennomsnittet av komponentene G, N, T, C og E, som standard 0,25 G + 0,25 N + 0,20 T + 0,15 C + 0,15 E. En manglende komponent utelates, og de andre vektene deles på summen sin.</translation>
    </message>
    <message>
        <source>Flagged question</source>
        <translation>Flagget spørsmål</translation>
    </message>
    <message>
        <source>A question with the status flagged, or with a flag that a curator has put on it. Retired questions are no longer of the suite.</source>
        <translation>Et spørsmål med statusen flagget, eller med et flagg som en kurator har satt på det. Utgåtte spørsmål hører ikke lenger til gullsettet.</translation>
    </message>
    <message>
        <source>Samples that flip</source>
        <translation>Prøver som vipper</translation>
    </message>
    <message>
        <source>Samples with another decided class at the other thresholds. Right to wrong: they were decided right and no longer are. n is the number of samples with a score.</source>
        <translation>Prøver som får en annen avgjort klasse ved de andre tersklene. Riktig til feil: de var riktig avgjort og er det ikke lenger. n er antallet prøver med score.</translation>
    </message>
    <message>
        <source>Own minus global</source>
        <translation>Egen minus global</translation>
    </message>
    <message>
        <source>Macro-F1 held out</source>
        <translation>Macro-F1 på usette data</translation>
    </message>
    <message>
        <source>Highest recall of any threshold</source>
        <translation>Høyeste recall for noen terskel</translation>
    </message>
    <message>
        <source>The share of the class that the NLI rule leaves to the FHRI: no threshold τ can reach more. Of contradiction: the share that has an NLI score.</source>
        <translation>Andelen av klassen som NLI-regelen overlater til FHRI: ingen terskel τ kan nå mer. For motsigelse: andelen som har en NLI-score.</translation>
    </message>
    <message>
        <source>Change without the flagged</source>
        <translation>Endring uten de flaggede</translation>
    </message>
    <message>
        <source>The mean without the flagged questions minus the mean over all questions.</source>
        <translation>Gjennomsnittet uten de flaggede spørsmålene minus gjennomsnittet over alle spørsmål.</translation>
    </message>
    <message>
        <source>Mean score</source>
        <translation>Gjennomsnittlig score</translation>
    </message>
    <message>
        <source>The mean of an imported score over the n questions that have it. Its interval is the 95 % percentile interval of 2,000 bootstrap draws.</source>
        <translation>Gjennomsnittet av en importert score over de n spørsmålene som har den. Intervallet er 95 % persentilintervall fra 2000 bootstrap-trekninger.</translation>
    </message>
    <message>
        <source>Errors, warnings, notes</source>
        <translation>Feil, advarsler, merknader</translation>
    </message>
    <message>
        <source>An error is a record that was not kept as a sample, a warning one that was kept and should be looked at, a note what is worth knowing.</source>
        <translation>En feil er en post som ikke ble beholdt som prøve, en advarsel en som ble beholdt og bør sees på, en merknad noe det er verdt å vite.</translation>
    </message>
    <message>
        <source>Least violating threshold</source>
        <translation>Terskel med minst brudd</translation>
    </message>
    <message>
        <source>Where no threshold of the grid meets every constraint: the one with the least sum of what the figures fall short by; of equals the one with the higher Macro-F1.</source>
        <translation>Der ingen terskel i rutenettet oppfyller alle krav: den med minst sum av det tallene mangler på kravene; ved likhet den med høyest Macro-F1.</translation>
    </message>
    <message>
        <source>Macro-F1</source>
        <translation>Macro-F1</translation>
    </message>
    <message>
        <source>Mean of F1 over the classes that occur in truth or decision. n is the number of samples with a score.</source>
        <translation>Gjennomsnittet av F1 over klassene som forekommer som faktisk klasse eller i avgjørelsene. n er antallet prøver med score.</translation>
    </message>
    <message>
        <source>For manual review</source>
        <translation>Til manuell kontroll</translation>
    </message>
    <message>
        <source>Samples whose NLI score lies in the band from the soft limit up to below the hard one: the FHRI decides them, and a person should read them.</source>
        <translation>Prøver med NLI-score i båndet fra den myke grensen opp til under den harde: FHRI avgjør dem, og et menneske bør lese dem.</translation>
    </message>
    <message>
        <source>MCC</source>
        <translation>MCC</translation>
    </message>
    <message>
        <source>Correlation of truth and decision over all three classes, from −1 to 1. Undefined where all is of one class.</source>
        <translation>Korrelasjon mellom faktisk klasse og avgjørelse over alle tre klasser, fra −1 til 1. Udefinert der alt er av én klasse.</translation>
    </message>
    <message>
        <source>McNemar’s test</source>
        <translation>McNemars test</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>How many cases a figure was computed from.</source>
        <translation>Hvor mange tilfeller et tall er beregnet fra.</translation>
    </message>
    <message>
        <source>Optimism</source>
        <translation>Optimisme</translation>
    </message>
    <message>
        <source>Judgements</source>
        <translation>Vurderinger</translation>
    </message>
    <message>
        <source>A curator reads both answers of a pair. A judged sample counts as decided a contradiction where the curator says so, and by its FHRI alone where the curator says that it is none; an unsure one stays with the rule.</source>
        <translation>En kurator leser begge svarene i et par. En vurdert prøve regnes som avgjort motsigelse der kuratoren sier det, og etter FHRI alene der kuratoren sier at den ikke er det; en usikker blir stående under regelen.</translation>
    </message>
    <message>
        <source>Paired t</source>
        <translation>Paret t</translation>
    </message>
    <message>
        <source>Student’s t over the differences of Macro-F1 by scenario, two-sided, with the 95 % interval of the mean difference.</source>
        <translation>Students t over forskjellene i Macro-F1 per scenario, tosidig, med 95 %-intervallet for den gjennomsnittlige forskjellen.</translation>
    </message>
    <message>
        <source>Default τ</source>
        <translation>Standard-τ</translation>
    </message>
    <message>
        <source>The threshold that the experimental design sets for the scenario; 0.70 for any that it does not name.</source>
        <translation>Terskelen som forsøksopplegget setter for scenarioet; 0,70 for alle det ikke nevner.</translation>
    </message>
    <message>
        <source>Status of a question</source>
        <translation>Status for et spørsmål</translation>
    </message>
    <message>
        <source>Draft, approved, flagged or retired. Shares are of the questions that are not retired.</source>
        <translation>Utkast, godkjent, flagget eller utgått. Andeler er av spørsmålene som ikke er utgått.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Kontroll</translation>
    </message>
    <message>
        <source>What one person says of one question: approve, flag or unsure. It counts as long as the question says what it said when it was reviewed; afterwards it is outdated.</source>
        <translation>Det én person sier om ett spørsmål: godkjenn, flagg eller usikker. Den teller så lenge spørsmålet sier det samme som da det ble kontrollert; deretter er den utdatert.</translation>
    </message>
    <message>
        <source>Krippendorff&apos;s α</source>
        <translation>Krippendorffs α</translation>
    </message>
    <message>
        <source>Blind review</source>
        <translation>Blind kontroll</translation>
    </message>
    <message>
        <source>A review that was made before the reviewer could see what others said of the question.</source>
        <translation>En kontroll som ble gjort før kontrolløren kunne se hva andre sa om spørsmålet.</translation>
    </message>
    <message>
        <source>Cohen&apos;s κ</source>
        <translation>Cohens κ</translation>
    </message>
    <message>
        <source>Observed agreement</source>
        <translation>Observert enighet</translation>
    </message>
    <message>
        <source>The share of equal verdicts among all pairs of reviews of one question, not corrected for chance.</source>
        <translation>Andelen like dommer blant alle par av kontroller av samme spørsmål, ikke korrigert for tilfeldighet.</translation>
    </message>
    <message>
        <source>High-risk and lenient scenarios</source>
        <translation>Scenarioer med høy risiko og lempelige scenarioer</translation>
    </message>
    <message>
        <source>High-risk: no threshold meets every constraint, or τ* is 0.75 or more. Lenient: feasible with a τ* of 0.55 or less.</source>
        <translation>Høy risiko: ingen terskel oppfyller alle krav, eller τ* er 0,75 eller mer. Lempelig: oppnåelig med en τ* på 0,55 eller mindre.</translation>
    </message>
    <message>
        <source>Robustness</source>
        <translation>Robusthet</translation>
    </message>
    <message>
        <source>Area under ROC</source>
        <translation>Areal under ROC</translation>
    </message>
    <message>
        <source>Variance of Macro-F1 over scenarios</source>
        <translation>Varians av Macro-F1 over scenarioer</translation>
    </message>
    <message>
        <source>Sample variance (n − 1) of the scenarios’ Macro-F1: how unequally the scenarios are served.</source>
        <translation>Utvalgsvarians (n − 1) av scenarioenes Macro-F1: hvor ulikt scenarioene kommer ut.</translation>
    </message>
    <message>
        <source>Stored predictions</source>
        <translation>Lagrede prediksjoner</translation>
    </message>
    <message>
        <source>Change since a version</source>
        <translation>Endring siden en versjon</translation>
    </message>
    <message>
        <source>Questions are matched by their id; one that comes several times by its order. Changed is a question with the same id of which a field or the status differs. A retired question counts as removed.</source>
        <translation>Spørsmål pares etter id; en id som forekommer flere ganger, etter rekkefølgen. Endret er et spørsmål med samme id der et felt eller statusen er forskjellig. Et utgått spørsmål teller som fjernet.</translation>
    </message>
    <message>
        <source>Questions of a suite</source>
        <translation>Spørsmål i et gullsett</translation>
    </message>
    <message>
        <source>The questions of the suite that are not retired.</source>
        <translation>Spørsmålene i gullsettet som ikke er utgått.</translation>
    </message>
    <message>
        <source>Suspicion</source>
        <translation>Mistanke</translation>
    </message>
    <message>
        <source>What the detector says of a question as it is now: the rule, its figures and the passage that triggered it. A person decides about it.</source>
        <translation>Det detektoren sier om et spørsmål slik det er nå: regelen, tallene dens og tekststedet som utløste den. Et menneske avgjør saken.</translation>
    </message>
    <message>
        <source>Accepted, dismissed, put off</source>
        <translation>Godtatt, avvist, utsatt</translation>
    </message>
    <message>
        <source>What a person decided about a suspicion: accepted (the question was flagged with it), dismissed for a reason, or put off to a day. What was put off to a day before the newest change is open again.</source>
        <translation>Det en person har avgjort om en mistanke: godtatt (spørsmålet ble flagget med den), avvist av en grunn, eller utsatt til en dag. Det som ble utsatt til en dag før den siste endringen, er åpent igjen.</translation>
    </message>
    <message>
        <source>Not judged</source>
        <translation>Ikke vurdert</translation>
    </message>
    <message>
        <source>Questions about which a rule could not say anything, for example because no text of their evidence is held. They are not counted as sound.</source>
        <translation>Spørsmål som en regel ikke kunne si noe om, for eksempel fordi ingen tekst fra belegget finnes her. De regnes ikke som feilfrie.</translation>
    </message>
    <message>
        <source>Open suspicion</source>
        <translation>Åpen mistanke</translation>
    </message>
    <message>
        <source>A suspicion about which nobody has decided yet.</source>
        <translation>En mistanke som ingen har avgjort ennå.</translation>
    </message>
    <message>
        <source>Average precision of the whole decision</source>
        <translation>Gjennomsnittlig presisjon for hele avgjørelsen</translation>
    </message>
    <message>
        <source>As the average precision of the score, but with recall over every sample of the class: those that the NLI rule takes count as missed.</source>
        <translation>Som gjennomsnittlig presisjon for scoren, men med recall over alle prøver av klassen: de som NLI-regelen tar, teller som ikke funnet.</translation>
    </message>
    <message>
        <source>Missing from the target mix</source>
        <translation>Mangler mot målfordelingen</translation>
    </message>
    <message>
        <source>For each kind of question that the suite&apos;s target mix asks for: wanted minus there, but not below 0. A question counts in every kind that it fits.</source>
        <translation>For hver type spørsmål som gullsettets målfordeling krever: ønsket minus det som finnes, men ikke under 0. Et spørsmål teller i alle typer det passer i.</translation>
    </message>
    <message>
        <source>Bootstrap of the threshold</source>
        <translation>Bootstrap av terskelen</translation>
    </message>
    <message>
        <source>Wilcoxon’s test</source>
        <translation>Wilcoxons test</translation>
    </message>
    <message>
        <source>Signed ranks of the differences of Macro-F1 by scenario, two-sided; the smaller of the two rank sums is shown.</source>
        <translation>Rangering med fortegn av forskjellene i Macro-F1 per scenario, tosidig; den minste av de to rangsummene vises.</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Innhold</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Sammendrag</translation>
    </message>
    <message>
        <source>Thresholds by scenario</source>
        <translation>Terskler etter scenario</translation>
    </message>
    <message>
        <source>Threshold curves</source>
        <translation>Terskelkurver</translation>
    </message>
    <message>
        <source>Confusion matrices</source>
        <translation>Forvekslingsmatriser</translation>
    </message>
    <message>
        <source>Threshold decision</source>
        <translation>Terskelbeslutning</translation>
    </message>
    <message>
        <source>Robustness of thresholds</source>
        <translation>Tersklenes robusthet</translation>
    </message>
    <message>
        <source>Generalisation of thresholds</source>
        <translation>Tersklenes generalisering</translation>
    </message>
    <message>
        <source>Comparison of detectors and runs</source>
        <translation>Sammenligning av detektorer og kjøringer</translation>
    </message>
    <message>
        <source>Neighbour test</source>
        <translation>Nabotest</translation>
    </message>
    <message>
        <source>Neighbour test by strata</source>
        <translation>Nabotest etter strata</translation>
    </message>
    <message>
        <source>Distances</source>
        <translation>Avstander</translation>
    </message>
    <message>
        <source>Hardest cases</source>
        <translation>Vanskeligste tilfeller</translation>
    </message>
    <message>
        <source>Regression gate</source>
        <translation>Regresjonssjekk</translation>
    </message>
    <message>
        <source>Flagged questions</source>
        <translation>Flaggede spørsmål</translation>
    </message>
    <message>
        <source>Coverage of the gold suite</source>
        <translation>Gullsettets dekning</translation>
    </message>
    <message>
        <source>Agreement of reviewers</source>
        <translation>Enighet mellom kontrollører</translation>
    </message>
    <message>
        <source>Changes since the last version</source>
        <translation>Endringer siden forrige versjon</translation>
    </message>
    <message>
        <source>Open issues of the data</source>
        <translation>Åpne funn i dataene</translation>
    </message>
    <message>
        <source>Definitions</source>
        <translation>Definisjoner</translation>
    </message>
    <message>
        <source>Provenance</source>
        <translation>Opphav</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Måltall</translation>
    </message>
    <message>
        <source>Definition</source>
        <translation>Definisjon</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Kilde</translation>
    </message>
    <message>
        <source>No figure of this report needs one.</source>
        <translation>Ingen tall i denne rapporten trenger noen.</translation>
    </message>
    <message>
        <source>no question was reviewed by two</source>
        <translation>ingen spørsmål er kontrollert av to</translation>
    </message>
    <message>
        <source>everybody said the same</source>
        <translation>alle sa det samme</translation>
    </message>
    <message>
        <source>Reviews</source>
        <translation>Kontroller</translation>
    </message>
    <message>
        <source>Outdated reviews, left out</source>
        <translation>Utdaterte kontroller, utelatt</translation>
    </message>
    <message>
        <source>Questions reviewed</source>
        <translation>Kontrollerte spørsmål</translation>
    </message>
    <message>
        <source>Questions reviewed by two or more</source>
        <translation>Spørsmål kontrollert av to eller flere</translation>
    </message>
    <message>
        <source>Questions with different verdicts</source>
        <translation>Spørsmål med ulike dommer</translation>
    </message>
    <message>
        <source>Cohen&apos;s κ of %1 and %2</source>
        <translation>Cohens κ for %1 og %2</translation>
    </message>
    <message>
        <source>Observed agreement of two</source>
        <translation>Observert enighet mellom to</translation>
    </message>
    <message>
        <source>Observed agreement of %1 and %2</source>
        <translation>Observert enighet mellom %1 og %2</translation>
    </message>
    <message>
        <source>Krippendorff&apos;s α of all reviewers</source>
        <translation>Krippendorffs α for alle kontrollører</translation>
    </message>
    <message>
        <source>Observed agreement of all reviewers</source>
        <translation>Observert enighet mellom alle kontrollører</translation>
    </message>
    <message>
        <source>Reviews by reviewer</source>
        <translation>Kontroller per kontrollør</translation>
    </message>
    <message>
        <source>Reviewer</source>
        <translation>Kontrollør</translation>
    </message>
    <message>
        <source>Blind</source>
        <translation>Blind</translation>
    </message>
    <message>
        <source>Verdicts of %1 and %2</source>
        <translation>Dommer fra %1 og %2</translation>
    </message>
    <message>
        <source>Questions that both reviewed: %1. Same verdict: %2. Different verdicts: %3.</source>
        <translation>Spørsmål begge har kontrollert: %1. Samme dom: %2. Ulike dommer: %3.</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Spørsmål</translation>
    </message>
    <message>
        <source>Who said what</source>
        <translation>Hvem som sa hva</translation>
    </message>
    <message>
        <source>No question was given different verdicts.</source>
        <translation>Ingen spørsmål har fått ulike dommer.</translation>
    </message>
    <message>
        <source>Nobody has reviewed a question of this suite, so there is no agreement to measure.</source>
        <translation>Ingen har kontrollert noe spørsmål i dette gullsettet, så det er ingen enighet å måle.</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>Sammenlignet med</translation>
    </message>
    <message>
        <source>Frozen on</source>
        <translation>Frosset dato</translation>
    </message>
    <message>
        <source>Frozen by</source>
        <translation>Frosset av</translation>
    </message>
    <message>
        <source>Questions in it</source>
        <translation>Spørsmål i den</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notat</translation>
    </message>
    <message>
        <source>Added questions</source>
        <translation>Nye spørsmål</translation>
    </message>
    <message>
        <source>Removed questions</source>
        <translation>Fjernede spørsmål</translation>
    </message>
    <message>
        <source>Changed questions</source>
        <translation>Endrede spørsmål</translation>
    </message>
    <message>
        <source>Unchanged questions</source>
        <translation>Uendrede spørsmål</translation>
    </message>
    <message>
        <source>(missing)</source>
        <translation>(mangler)</translation>
    </message>
    <message>
        <source>(differs in what could not be read)</source>
        <translation>(forskjellig i noe som ikke kunne leses)</translation>
    </message>
    <message>
        <source>(differs in white space only)</source>
        <translation>(forskjellig bare i mellomrom)</translation>
    </message>
    <message>
        <source>Changed fields</source>
        <translation>Endrede felt</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Felt</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Spørsmål</translation>
    </message>
    <message>
        <source>Changed questions, field by field</source>
        <translation>Endrede spørsmål, felt for felt</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Før</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Etter</translation>
    </message>
    <message>
        <source>No version of this suite is frozen, so there is nothing to compare it with.</source>
        <translation>Ingen versjon av dette gullsettet er frosset, så det er ingenting å sammenligne med.</translation>
    </message>
    <message>
        <source>The suite is as it was when this version was frozen.</source>
        <translation>Gullsettet er som da denne versjonen ble frosset.</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Questions: %1. Combinations without a question: %2 of %3.</source>
        <translation>Spørsmål: %1. Kombinasjoner uten spørsmål: %2 av %3.</translation>
    </message>
    <message>
        <source>The most questions are in %1: %2.</source>
        <translation>Flest spørsmål har %1: %2.</translation>
    </message>
    <message>
        <source>Drawn are the most frequent values: rows %1 of %2, columns %3 of %4.</source>
        <translation>Tegnet er de hyppigste verdiene: rader %1 av %2, kolonner %3 av %4.</translation>
    </message>
    <message>
        <source>%1, the most frequent values</source>
        <translation>%1, de hyppigste verdiene</translation>
    </message>
    <message>
        <source>Questions by value</source>
        <translation>Spørsmål per verdi</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Verdi</translation>
    </message>
    <message>
        <source>Of all</source>
        <translation>Av alle</translation>
    </message>
    <message>
        <source>A question with several years or companies counts once for each of them.</source>
        <translation>Et spørsmål med flere år eller selskaper teller én gang for hvert av dem.</translation>
    </message>
    <message>
        <source>Combinations without a question</source>
        <translation>Kombinasjoner uten spørsmål</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Felt</translation>
    </message>
    <message>
        <source>Combinations</source>
        <translation>Kombinasjoner</translation>
    </message>
    <message>
        <source>Gaps</source>
        <translation>Hull</translation>
    </message>
    <message>
        <source>The first of them</source>
        <translation>De første av dem</translation>
    </message>
    <message>
        <source>Values that occur, that the target names, or that are usual for the field.</source>
        <translation>Verdier som forekommer, som målet nevner, eller som er vanlige for feltet.</translation>
    </message>
    <message>
        <source>No target mix is set for this suite, so what it still lacks is not known.</source>
        <translation>Ingen målfordeling er satt for dette gullsettet, så hva det ennå mangler, er ikke kjent.</translation>
    </message>
    <message>
        <source>Target mix: %1</source>
        <translation>Målfordeling: %1</translation>
    </message>
    <message>
        <source>Questions of this kind</source>
        <translation>Spørsmål av denne typen</translation>
    </message>
    <message>
        <source>Wanted</source>
        <translation>Ønsket</translation>
    </message>
    <message>
        <source>There</source>
        <translation>Finnes</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Mangler</translation>
    </message>
    <message>
        <source>it could not be counted</source>
        <translation>kunne ikke telles</translation>
    </message>
    <message>
        <source>Questions that fit no cell: %1.</source>
        <translation>Spørsmål som ikke passer i noen celle: %1.</translation>
    </message>
    <message>
        <source>Of these without the category that a cell asks for: %1.</source>
        <translation>Av disse uten kategorien som en celle krever: %1.</translation>
    </message>
    <message>
        <source>The suite holds no question, so it covers nothing.</source>
        <translation>Gullsettet har ingen spørsmål, så det dekker ingenting.</translation>
    </message>
    <message>
        <source>Wanted by the target mix</source>
        <translation>Ønsket i målfordelingen</translation>
    </message>
    <message>
        <source>No question of this suite has a category, so the rows below are the retrieval scopes instead.</source>
        <translation>Ingen spørsmål i dette gullsettet har en kategori, så radene nedenfor viser søkeomfangene i stedet.</translation>
    </message>
    <message>
        <source>Open suspicions</source>
        <translation>Åpne mistanker</translation>
    </message>
    <message>
        <source>Accepted suspicions</source>
        <translation>Godtatte mistanker</translation>
    </message>
    <message>
        <source>Dismissed suspicions</source>
        <translation>Avviste mistanker</translation>
    </message>
    <message>
        <source>Suspicions put off</source>
        <translation>Utsatte mistanker</translation>
    </message>
    <message>
        <source>Reasons of flags</source>
        <translation>Grunner til flagg</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grunn</translation>
    </message>
    <message>
        <source>Of the flagged</source>
        <translation>Av de flaggede</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Av</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Dato</translation>
    </message>
    <message>
        <source>What triggered it</source>
        <translation>Hva som utløste den</translation>
    </message>
    <message>
        <source>No question is flagged.</source>
        <translation>Ingen spørsmål er flagget.</translation>
    </message>
    <message>
        <source>Suspicions by rule</source>
        <translation>Mistanker per regel</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>What it looks for</source>
        <translation>Hva den leter etter</translation>
    </message>
    <message>
        <source>Suspected</source>
        <translation>Mistenkt</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Åpne</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>Godtatte</translation>
    </message>
    <message>
        <source>Dismissed</source>
        <translation>Avviste</translation>
    </message>
    <message>
        <source>Put off</source>
        <translation>Utsatte</translation>
    </message>
    <message>
        <source>no question</source>
        <translation>ingen spørsmål</translation>
    </message>
    <message>
        <source>Questions looked at: %1. Decisions count also where the question was changed since, so that nothing is suspected there any more.</source>
        <translation>Spørsmål som er sjekket: %1. Avgjørelser teller også der spørsmålet er endret siden, slik at ingenting mistenkes der lenger.</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Alvorlighet</translation>
    </message>
    <message>
        <source>What exactly</source>
        <translation>Hva det gjelder</translation>
    </message>
    <message>
        <source>No suspicion is open.</source>
        <translation>Ingen mistanker er åpne.</translation>
    </message>
    <message>
        <source>Dismissed suspicions, the latest first</source>
        <translation>Avviste mistanker, de siste først</translation>
    </message>
    <message>
        <source>Why dismissed</source>
        <translation>Hvorfor avvist</translation>
    </message>
    <message>
        <source>(the question was changed since)</source>
        <translation>(spørsmålet er endret siden)</translation>
    </message>
    <message>
        <source>What the rules could not judge</source>
        <translation>Det reglene ikke kunne vurdere</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Hvorfor</translation>
    </message>
    <message>
        <source>The suite holds no question, so there is nothing to flag.</source>
        <translation>Gullsettet har ingen spørsmål, så det er ingenting å flagge.</translation>
    </message>
    <message>
        <source>no question has this score</source>
        <translation>ingen spørsmål har denne scoren</translation>
    </message>
    <message>
        <source>one of the two means is undefined</source>
        <translation>ett av de to gjennomsnittene er udefinert</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>All questions</source>
        <translation>Alle spørsmål</translation>
    </message>
    <message>
        <source>Without the flagged</source>
        <translation>Uten de flaggede</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Endring</translation>
    </message>
    <message>
        <source>none of these answers has a score</source>
        <translation>ingen av disse svarene har en score</translation>
    </message>
    <message>
        <source>No scored answers to questions of this suite are imported, so what the flagged questions do to its figures is not known.</source>
        <translation>Ingen svar med score på spørsmål i dette gullsettet er importert, så hva de flaggede spørsmålene gjør med tallene, er ikke kjent.</translation>
    </message>
    <message>
        <source>No question is flagged, so leaving the flagged ones out changes no figure.</source>
        <translation>Ingen spørsmål er flagget, så å utelate de flaggede endrer ingen tall.</translation>
    </message>
    <message>
        <source>What the flagged questions do to the figures</source>
        <translation>Hva de flaggede spørsmålene gjør med måltallene</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Svar</translation>
    </message>
    <message>
        <source>Flagged questions left out: %1. Means of imported scores, with their 95 % interval.</source>
        <translation>Flaggede spørsmål utelatt: %1. Gjennomsnitt av importerte scorer, med 95 %-intervall.</translation>
    </message>
    <message>
        <source>The same by difficulty, of the answers %1</source>
        <translation>Det samme per vanskelighetsgrad, for svarene %1</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Vanskelighetsgrad</translation>
    </message>
    <message>
        <source>The workspace holds no gold suite.</source>
        <translation>Arbeidsområdet har ingen gullsett.</translation>
    </message>
    <message>
        <source>Gold suite: %1</source>
        <translation>Gullsett: %1</translation>
    </message>
    <message>
        <source>its section is not part of this report</source>
        <translation>avsnittet er ikke med i denne rapporten</translation>
    </message>
    <message>
        <source>no target mix is set</source>
        <translation>ingen målfordeling er satt</translation>
    </message>
    <message>
        <source>Gold questions</source>
        <translation>Gullspørsmål</translation>
    </message>
    <message>
        <source>Approved gold questions</source>
        <translation>Godkjente gullspørsmål</translation>
    </message>
    <message>
        <source>Flagged gold questions</source>
        <translation>Flaggede gullspørsmål</translation>
    </message>
    <message>
        <source>Missing from the target mix of %1</source>
        <translation>Mangler mot målfordelingen for %1</translation>
    </message>
    <message>
        <source>Used bundles</source>
        <translation>Brukte bunter</translation>
    </message>
    <message>
        <source>Unused bundles</source>
        <translation>Ubrukte bunter</translation>
    </message>
    <message>
        <source>Rejected bundles</source>
        <translation>Forkastede bunter</translation>
    </message>
    <message>
        <source>Gold suites</source>
        <translation>Gullsett</translation>
    </message>
    <message>
        <source>Suite</source>
        <translation>Gullsett</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Utkast</translation>
    </message>
    <message>
        <source>Approved</source>
        <translation>Godkjent</translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation>Flagget</translation>
    </message>
    <message>
        <source>Retired</source>
        <translation>Utgått</translation>
    </message>
    <message>
        <source>Missing from the target</source>
        <translation>Mangler mot målet</translation>
    </message>
    <message>
        <source>%1: no version of it is frozen.</source>
        <translation>%1: ingen versjon er frosset.</translation>
    </message>
    <message>
        <source>%1 is as it was frozen as %2 on %3.</source>
        <translation>%1 er som da det ble frosset som %2 den %3.</translation>
    </message>
    <message>
        <source>%1 has changed since it was frozen as %2 on %3.</source>
        <translation>%1 er endret siden det ble frosset som %2 den %3.</translation>
    </message>
    <message>
        <source>%1 since it was frozen as %2 on %3: added %4, removed %5, changed %6, unchanged %7.</source>
        <translation>%1 siden det ble frosset som %2 den %3: nye %4, fjernede %5, endrede %6, uendrede %7.</translation>
    </message>
    <message>
        <source>Gold suites and their versions</source>
        <translation>Gullsett og versjonene deres</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versjon</translation>
    </message>
    <message>
        <source>Content (SHA-256)</source>
        <translation>Innhold (SHA-256)</translation>
    </message>
    <message>
        <source>(as it is now)</source>
        <translation>(slik det er nå)</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fil</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Poster</translation>
    </message>
    <message>
        <source>Imported on</source>
        <translation>Importert dato</translation>
    </message>
    <message>
        <source>SHA-256</source>
        <translation>SHA-256</translation>
    </message>
    <message>
        <source>Files of gold questions</source>
        <translation>Filer med gullspørsmål</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>Forkastet</translation>
    </message>
    <message>
        <source>No suite was imported from a file.</source>
        <translation>Ingen gullsett er importert fra en fil.</translation>
    </message>
    <message>
        <source>Imported answers with scores</source>
        <translation>Importerte svar med scorer</translation>
    </message>
    <message>
        <source>Bundles</source>
        <translation>Bunter</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Sett</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Brukt</translation>
    </message>
    <message>
        <source>Unused</source>
        <translation>Ubrukt</translation>
    </message>
    <message>
        <source>Intervals of curation figures</source>
        <translation>Intervaller for måltall fra kurateringen</translation>
    </message>
    <message>
        <source>95 % percentile bootstrap, %1 draws, seed %2</source>
        <translation>95 % persentil-bootstrap, %1 trekninger, frø %2</translation>
    </message>
    <message>
        <source>Gold and answer say nothing</source>
        <translation>Gull og svar sier ingenting</translation>
    </message>
    <message>
        <source>ROUGE-L is below 0.05, BERTScore above 0.75, and gold and answer both speak of where data is instead of what it is.</source>
        <translation>ROUGE-L er under 0,05, BERTScore over 0,75, og både gull og svar forteller hvor data finnes i stedet for hva de er.</translation>
    </message>
    <message>
        <source>The gold answer says nothing</source>
        <translation>Gullsvaret sier ingenting</translation>
    </message>
    <message>
        <source>The gold answer speaks of where data is instead of what it is.</source>
        <translation>Gullsvaret forteller hvor data finnes i stedet for hva de er.</translation>
    </message>
    <message>
        <source>Years outside the coverage</source>
        <translation>År utenfor dekningen</translation>
    </message>
    <message>
        <source>The corpus does not cover years of the question.</source>
        <translation>Korpuset dekker ikke år i spørsmålet.</translation>
    </message>
    <message>
        <source>Evidence without a text</source>
        <translation>Belegg uten tekst</translation>
    </message>
    <message>
        <source>The workspace holds no text under evidence ids of the question.</source>
        <translation>Arbeidsområdet har ingen tekst for belegg-id-er i spørsmålet.</translation>
    </message>
    <message>
        <source>Table header, or no verb</source>
        <translation>Tabellhode, eller uten verb</translation>
    </message>
    <message>
        <source>The gold answer announces a table, is a table header, or has no verb.</source>
        <translation>Gullsvaret annonserer en tabell, er et tabellhode eller har ikke noe verb.</translation>
    </message>
    <message>
        <source>Answer not in the evidence</source>
        <translation>Svaret finnes ikke i belegget</translation>
    </message>
    <message>
        <source>Figures of the gold answer, or most of its content words, stand in no evidence.</source>
        <translation>Tall i gullsvaret, eller de fleste innholdsordene, står ikke i noe belegg.</translation>
    </message>
    <message>
        <source>Duplicate question</source>
        <translation>Duplisert spørsmål</translation>
    </message>
    <message>
        <source>Another question has the same text, exactly or nearly.</source>
        <translation>Et annet spørsmål har den samme teksten, helt eller nesten.</translation>
    </message>
    <message>
        <source>Placeholder</source>
        <translation>Plassholder</translation>
    </message>
    <message>
        <source>A field holds what was never filled in.</source>
        <translation>Et felt inneholder noe som aldri ble fylt ut.</translation>
    </message>
    <message>
        <source>Field of the wrong type</source>
        <translation>Felt av feil type</translation>
    </message>
    <message>
        <source>The source has something in a field that cannot be of its type.</source>
        <translation>Kilden har noe i et felt som ikke kan være av feltets type.</translation>
    </message>
    <message>
        <source>No question text</source>
        <translation>Ingen spørsmålstekst</translation>
    </message>
    <message>
        <source>The question has no text.</source>
        <translation>Spørsmålet har ingen tekst.</translation>
    </message>
    <message>
        <source>No gold answer</source>
        <translation>Ikke noe gullsvar</translation>
    </message>
    <message>
        <source>Answer does not fit its type</source>
        <translation>Svaret passer ikke til typen</translation>
    </message>
    <message>
        <source>The gold answer is not what the answer type says.</source>
        <translation>Gullsvaret er ikke det svartypen sier.</translation>
    </message>
    <message>
        <source>Scope does not fit</source>
        <translation>Omfanget passer ikke</translation>
    </message>
    <message>
        <source>The scope across years needs two years, the one across companies two companies.</source>
        <translation>Omfanget over flere år trenger to år, det over flere selskaper to selskaper.</translation>
    </message>
    <message>
        <source>Unknown category</source>
        <translation>Ukjent kategori</translation>
    </message>
    <message>
        <source>The category is none of A to J, nor one of the suite&apos;s own.</source>
        <translation>Kategorien er ingen av A til J, og heller ingen av gullsettets egne.</translation>
    </message>
    <message>
        <source>Wrong character set</source>
        <translation>Feil tegnsett</translation>
    </message>
    <message>
        <source>A text was decoded with the wrong character set.</source>
        <translation>En tekst er dekodet med feil tegnsett.</translation>
    </message>
    <message>
        <source>Id used twice</source>
        <translation>Id brukt to ganger</translation>
    </message>
    <message>
        <source>Another question of the suite has the same id.</source>
        <translation>Et annet spørsmål i gullsettet har samme id.</translation>
    </message>
    <message>
        <source>no answer is imported</source>
        <translation>ingen svar er importert</translation>
    </message>
    <message>
        <source>the imported answer has no ROUGE-L</source>
        <translation>det importerte svaret har ingen ROUGE-L</translation>
    </message>
    <message>
        <source>the imported answer has no BERTScore</source>
        <translation>det importerte svaret har ingen BERTScore</translation>
    </message>
    <message>
        <source>the suite says nothing of the years it covers</source>
        <translation>gullsettet sier ingenting om årene det dekker</translation>
    </message>
    <message>
        <source>the question names no year</source>
        <translation>spørsmålet nevner ikke noe år</translation>
    </message>
    <message>
        <source>the workspace holds no sentences</source>
        <translation>arbeidsområdet har ingen setninger</translation>
    </message>
    <message>
        <source>the question names no evidence</source>
        <translation>spørsmålet nevner ikke noe belegg</translation>
    </message>
    <message>
        <source>no text of its evidence is held</source>
        <translation>ingen tekst fra belegget finnes her</translation>
    </message>
    <message>
        <source>the text is too short</source>
        <translation>teksten er for kort</translation>
    </message>
    <message>
        <source>its words are of a language that is not known</source>
        <translation>ordene er på et språk som ikke er kjent</translation>
    </message>
    <message>
        <source>announces a table</source>
        <translation>annonserer en tabell</translation>
    </message>
    <message>
        <source>table header</source>
        <translation>tabelloverskrift</translation>
    </message>
    <message>
        <source>no verb</source>
        <translation>uten verb</translation>
    </message>
    <message>
        <source>content words missing</source>
        <translation>innholdsord mangler</translation>
    </message>
    <message>
        <source>figures missing</source>
        <translation>tall mangler</translation>
    </message>
    <message>
        <source>figures and content words missing</source>
        <translation>tall og innholdsord mangler</translation>
    </message>
    <message>
        <source>the same text</source>
        <translation>samme tekst</translation>
    </message>
    <message>
        <source>nearly the same text</source>
        <translation>nesten samme tekst</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>kan ikke leses</translation>
    </message>
    <message>
        <source>ROUGE-L %1</source>
        <translation>ROUGE-L %1</translation>
    </message>
    <message>
        <source>BERTScore %1</source>
        <translation>BERTScore %1</translation>
    </message>
    <message>
        <source>Jaccard %1</source>
        <translation>Jaccard %1</translation>
    </message>
    <message>
        <source>year %1</source>
        <translation>år %1</translation>
    </message>
    <message>
        <source>CIK %1</source>
        <translation>CIK %1</translation>
    </message>
    <message>
        <source>covered from %1</source>
        <translation>dekket fra %1</translation>
    </message>
    <message>
        <source>ids without a text: %1</source>
        <translation>id-er uten tekst: %1</translation>
    </message>
    <message>
        <source>evidence ids: %1</source>
        <translation>belegg-id-er: %1</translation>
    </message>
    <message>
        <source>evidence ids with a text: %1</source>
        <translation>belegg-id-er med tekst: %1</translation>
    </message>
    <message>
        <source>words: %1</source>
        <translation>ord: %1</translation>
    </message>
    <message>
        <source>capitalised: %1</source>
        <translation>med stor forbokstav: %1</translation>
    </message>
    <message>
        <source>numeric: %1</source>
        <translation>numeriske: %1</translation>
    </message>
    <message>
        <source>share of capitalised and numeric words: %1</source>
        <translation>andel ord med stor forbokstav og numeriske ord: %1</translation>
    </message>
    <message>
        <source>figures: %1</source>
        <translation>tall: %1</translation>
    </message>
    <message>
        <source>figures missing: %1</source>
        <translation>tall som mangler: %1</translation>
    </message>
    <message>
        <source>content words: %1</source>
        <translation>innholdsord: %1</translation>
    </message>
    <message>
        <source>content words found: %1</source>
        <translation>innholdsord funnet: %1</translation>
    </message>
    <message>
        <source>share found: %1</source>
        <translation>andel funnet: %1</translation>
    </message>
    <message>
        <source>has: %1</source>
        <translation>har: %1</translation>
    </message>
    <message>
        <source>needs: %1</source>
        <translation>trenger: %1</translation>
    </message>
    <message>
        <source>repaired</source>
        <translation>reparert</translation>
    </message>
    <message>
        <source>Left out here: %1 of %2.</source>
        <translation>Utelatt her: %1 av %2.</translation>
    </message>
    <message>
        <source>more passages: %1</source>
        <translation>flere tekststeder: %1</translation>
    </message>
    <message>
        <source>Out of scope</source>
        <translation>Utenfor omfanget</translation>
    </message>
    <message>
        <source>Boilerplate gold</source>
        <translation>Gullsvar er standardtekst</translation>
    </message>
    <message>
        <source>Table header</source>
        <translation>Tabellhode</translation>
    </message>
    <message>
        <source>Evidence mismatch</source>
        <translation>Belegget stemmer ikke</translation>
    </message>
    <message>
        <source>Ambiguous</source>
        <translation>Tvetydig</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplikat</translation>
    </message>
    <message>
        <source>Wrong unit</source>
        <translation>Feil enhet</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Annet</translation>
    </message>
    <message>
        <source>(no reason given)</source>
        <translation>(ingen grunn oppgitt)</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>Godkjenn</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>Flagg</translation>
    </message>
    <message>
        <source>Unsure</source>
        <translation>Usikker</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategori</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>Omfang</translation>
    </message>
    <message>
        <source>Answer type</source>
        <translation>Svartype</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>År</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Selskap</translation>
    </message>
    <message>
        <source>Malformed record</source>
        <translation>Ugyldig post</translation>
    </message>
    <message>
        <source>Invalid UTF-8</source>
        <translation>Ugyldig UTF-8</translation>
    </message>
    <message>
        <source>Missing field</source>
        <translation>Manglende felt</translation>
    </message>
    <message>
        <source>Wrong type</source>
        <translation>Feil type</translation>
    </message>
    <message>
        <source>Unknown label</source>
        <translation>Ukjent etikett</translation>
    </message>
    <message>
        <source>Not a number</source>
        <translation>Ikke et tall</translation>
    </message>
    <message>
        <source>Out of range</source>
        <translation>Utenfor området</translation>
    </message>
    <message>
        <source>Duplicate id</source>
        <translation>Duplisert id</translation>
    </message>
    <message>
        <source>No score</source>
        <translation>Ingen score</translation>
    </message>
    <message>
        <source>Pair with one side only</source>
        <translation>Par med bare én side</translation>
    </message>
    <message>
        <source>Pair out of order</source>
        <translation>Par i feil rekkefølge</translation>
    </message>
    <message>
        <source>Contradictions without a pair</source>
        <translation>Motsigelser uten par</translation>
    </message>
    <message>
        <source>Leaked predictions</source>
        <translation>Lekkede prediksjoner</translation>
    </message>
    <message>
        <source>Empty file</source>
        <translation>Tom fil</translation>
    </message>
    <message>
        <source>Truncated file</source>
        <translation>Avkortet fil</translation>
    </message>
    <message>
        <source>Too many fields</source>
        <translation>For mange felt</translation>
    </message>
    <message>
        <source>Too few fields</source>
        <translation>For få felt</translation>
    </message>
    <message>
        <source>Id taken already</source>
        <translation>Id allerede i bruk</translation>
    </message>
    <message>
        <source>Year outside the coverage</source>
        <translation>År utenfor dekningen</translation>
    </message>
    <message>
        <source>Lost in the format</source>
        <translation>Går tapt i formatet</translation>
    </message>
    <message>
        <source>Unknown question</source>
        <translation>Ukjent spørsmål</translation>
    </message>
    <message>
        <source>Key given twice</source>
        <translation>Nøkkel oppgitt to ganger</translation>
    </message>
    <message>
        <source>Unknown sentence</source>
        <translation>Ukjent setning</translation>
    </message>
    <message>
        <source>Sentence without a vector</source>
        <translation>Setning uten vektor</translation>
    </message>
    <message>
        <source>Vector of length 0</source>
        <translation>Vektor av lengde 0</translation>
    </message>
    <message>
        <source>Wrong dimension</source>
        <translation>Feil dimensjon</translation>
    </message>
    <message>
        <source>Another name of a company</source>
        <translation>Et annet navn på et selskap</translation>
    </message>
    <message>
        <source>Filing that is there already</source>
        <translation>Årsrapport som allerede finnes</translation>
    </message>
    <message>
        <source>Fetched vectors set aside</source>
        <translation>Hentede vektorer lagt til side</translation>
    </message>
    <message>
        <source>Unknown name</source>
        <translation>Ukjent navn</translation>
    </message>
    <message>
        <source>Out of order</source>
        <translation>Feil rekkefølge</translation>
    </message>
    <message>
        <source>Outside the filter</source>
        <translation>Utenfor filteret</translation>
    </message>
    <message>
        <source>Information</source>
        <translation>Informasjon</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Advarsel</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Feil</translation>
    </message>
    <message>
        <source>A is significantly better</source>
        <translation>A er signifikant bedre</translation>
    </message>
    <message>
        <source>inconclusive</source>
        <translation>ikke avgjort</translation>
    </message>
    <message>
        <source>A is worse than B</source>
        <translation>A er dårligere enn B</translation>
    </message>
    <message>
        <source>decided thresholds</source>
        <translation>besluttede terskler</translation>
    </message>
    <message>
        <source>predetermined thresholds</source>
        <translation>forhåndsbestemte terskler</translation>
    </message>
    <message>
        <source>full FHRI</source>
        <translation>full FHRI</translation>
    </message>
    <message>
        <source>FHRI without entropy</source>
        <translation>FHRI uten entropi</translation>
    </message>
    <message>
        <source>the rule</source>
        <translation>regelen</translation>
    </message>
    <message>
        <source>stored predictions</source>
        <translation>lagrede prediksjoner</translation>
    </message>
    <message>
        <source>Detectors compared on the samples that both judge</source>
        <translation>Detektorer sammenlignet på prøvene begge vurderer</translation>
    </message>
    <message>
        <source>Macro-F1 of A</source>
        <translation>Macro-F1 for A</translation>
    </message>
    <message>
        <source>Macro-F1 of B</source>
        <translation>Macro-F1 for B</translation>
    </message>
    <message>
        <source>A minus B</source>
        <translation>A minus B</translation>
    </message>
    <message>
        <source>Only A right</source>
        <translation>Bare A rett</translation>
    </message>
    <message>
        <source>Only B right</source>
        <translation>Bare B rett</translation>
    </message>
    <message>
        <source>p (McNemar)</source>
        <translation>p (McNemar)</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Dom</translation>
    </message>
    <message>
        <source>A: %1; B: %2</source>
        <translation>A: %1; B: %2</translation>
    </message>
    <message>
        <source>Macro-F1 of A minus B over the scenarios</source>
        <translation>Macro-F1 for A minus B over scenarioene</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Scenarioer</translation>
    </message>
    <message>
        <source>Mean difference</source>
        <translation>Gjennomsnittlig forskjell</translation>
    </message>
    <message>
        <source>t</source>
        <translation>t</translation>
    </message>
    <message>
        <source>p (paired t)</source>
        <translation>p (paret t)</translation>
    </message>
    <message>
        <source>Rank sum</source>
        <translation>Rangsum</translation>
    </message>
    <message>
        <source>p (Wilcoxon)</source>
        <translation>p (Wilcoxon)</translation>
    </message>
    <message>
        <source>the differences do not vary</source>
        <translation>forskjellene varierer ikke</translation>
    </message>
    <message>
        <source>no scenario differs</source>
        <translation>ingen scenarioer er forskjellige</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Scenario</translation>
    </message>
    <message>
        <source>With a prediction</source>
        <translation>Med prediksjon</translation>
    </message>
    <message>
        <source>Differ</source>
        <translation>Avviker</translation>
    </message>
    <message>
        <source>Share that differs</source>
        <translation>Andel som avviker</translation>
    </message>
    <message>
        <source>no stored prediction</source>
        <translation>ingen lagret prediksjon</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>Regelen</translation>
    </message>
    <message>
        <source>Stored prediction</source>
        <translation>Lagret prediksjon</translation>
    </message>
    <message>
        <source>What the rule decides and what was stored</source>
        <translation>Hva regelen avgjør og hva som var lagret</translation>
    </message>
    <message>
        <source>They differ in %1 of %2 samples.</source>
        <translation>De er forskjellige i %1 av %2 prøver.</translation>
    </message>
    <message>
        <source>There is nothing to compare: no decision was made on this data, and the samples have neither stored predictions nor components that differ.</source>
        <translation>Det er ingenting å sammenligne: ingen beslutning er tatt på disse dataene, og prøvene har verken lagrede prediksjoner eller komponenter som skiller seg.</translation>
    </message>
    <message>
        <source>Both judge at the same thresholds where nothing else is said: %1.</source>
        <translation>Begge vurderer ved de samme tersklene der ikke annet er sagt: %1.</translation>
    </message>
    <message>
        <source>No dynamic run is stored for this set.</source>
        <translation>Ingen dynamisk kjøring er lagret for dette settet.</translation>
    </message>
    <message>
        <source>τ* %1</source>
        <translation>τ* %1</translation>
    </message>
    <message>
        <source>least violating τ %1</source>
        <translation>τ med minst brudd %1</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Recall</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Presisjon</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Precision and recall of each class, by threshold</source>
        <translation>Presisjon og recall for hver klasse, etter terskel</translation>
    </message>
    <message>
        <source>Average precision: accurate %1, hallucination %2, contradiction %3. Precision and recall at the marked threshold (%4): accurate %5, hallucination %6, contradiction %7.</source>
        <translation>Gjennomsnittlig presisjon: korrekt %1, hallusinasjon %2, motsigelse %3. Presisjon og recall ved den merkede terskelen (%4): korrekt %5, hallusinasjon %6, motsigelse %7.</translation>
    </message>
    <message>
        <source>No threshold from 0 to 1 meets every constraint.</source>
        <translation>Ingen terskel fra 0 til 1 oppfyller alle krav.</translation>
    </message>
    <message>
        <source>above %1 up to %2</source>
        <translation>over %1 til og med %2</translation>
    </message>
    <message>
        <source>Ranges of thresholds that meet every constraint: %1 (%2).</source>
        <translation>Terskelområder som oppfyller alle krav: %1 (%2).</translation>
    </message>
    <message>
        <source>Threshold τ</source>
        <translation>Terskel τ</translation>
    </message>
    <message>
        <source>decided default %1</source>
        <translation>besluttet standard %1</translation>
    </message>
    <message>
        <source>feasible above %1</source>
        <translation>oppnåelig over %1</translation>
    </message>
    <message>
        <source>feasible up to %1</source>
        <translation>oppnåelig til og med %1</translation>
    </message>
    <message>
        <source>No constraint is in force.</source>
        <translation>Ingen krav gjelder.</translation>
    </message>
    <message>
        <source>Figures against one threshold for all samples</source>
        <translation>Måltall mot én terskel for alle prøver</translation>
    </message>
    <message>
        <source>Macro-F1 is highest at %1 with %2. Marked: %3. %4</source>
        <translation>Macro-F1 er høyest ved %1 med %2. Merket: %3. %4</translation>
    </message>
    <message>
        <source>no two classes to tell apart</source>
        <translation>ingen to klasser å skille</translation>
    </message>
    <message>
        <source>How well the scores tell the classes apart, all samples</source>
        <translation>Hvor godt scorene skiller klassene, alle prøver</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Mean FHRI of the bin</source>
        <translation>Gjennomsnittlig FHRI i intervallet</translation>
    </message>
    <message>
        <source>Share that is accurate</source>
        <translation>Andel korrekte</translation>
    </message>
    <message>
        <source>measured, with Wilson 95 %</source>
        <translation>målt, med Wilson 95 %</translation>
    </message>
    <message>
        <source>perfectly calibrated</source>
        <translation>perfekt kalibrert</translation>
    </message>
    <message>
        <source>The FHRI read as the probability of an accurate answer</source>
        <translation>FHRI lest som sannsynligheten for et korrekt svar</translation>
    </message>
    <message>
        <source>The expected calibration error is %1, over the samples that the NLI rule does not take: %2.</source>
        <translation>Den forventede kalibreringsfeilen er %1, over prøvene som NLI-regelen ikke tar: %2.</translation>
    </message>
    <message>
        <source>The NLI rule takes every sample, so there is no calibration.</source>
        <translation>NLI-regelen tar alle prøver, så det finnes ingen kalibrering.</translation>
    </message>
    <message>
        <source>All samples together, judged at one threshold; n = %1. Recall is over every sample of the class, those that the NLI rule takes included.</source>
        <translation>Alle prøver samlet, vurdert ved én terskel; n = %1. Recall er over alle prøver av klassen, også dem NLI-regelen tar.</translation>
    </message>
    <message>
        <source>the NLI rule takes every sample</source>
        <translation>NLI-regelen tar alle prøver</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>ikke oppgitt</translation>
    </message>
    <message>
        <source>Stored decisions, the newest first</source>
        <translation>Lagrede beslutninger, de nyeste først</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Beslutning</translation>
    </message>
    <message>
        <source>Decided at</source>
        <translation>Besluttet dato</translation>
    </message>
    <message>
        <source>Made on</source>
        <translation>Besluttet på</translation>
    </message>
    <message>
        <source>Macro-F1 recorded at it</source>
        <translation>Registrert Macro-F1 ved den</translation>
    </message>
    <message>
        <source>Scenarios named</source>
        <translation>Scenarioer nevnt</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>ikke registrert</translation>
    </message>
    <message>
        <source>No reason was given.</source>
        <translation>Ingen grunn ble oppgitt.</translation>
    </message>
    <message>
        <source>no sample here has a score</source>
        <translation>ingen prøver her har en score</translation>
    </message>
    <message>
        <source>decided under no constraint</source>
        <translation>besluttet uten krav</translation>
    </message>
    <message>
        <source>all met</source>
        <translation>alle oppfylt</translation>
    </message>
    <message>
        <source>“%1”, scenario by scenario</source>
        <translation>«%1», scenario for scenario</translation>
    </message>
    <message>
        <source>Decided τ</source>
        <translation>Besluttet τ</translation>
    </message>
    <message>
        <source>Macro-F1 recorded</source>
        <translation>Registrert Macro-F1</translation>
    </message>
    <message>
        <source>Held-out recorded</source>
        <translation>Registrert på usette data</translation>
    </message>
    <message>
        <source>Macro-F1 here</source>
        <translation>Macro-F1 her</translation>
    </message>
    <message>
        <source>Here minus recorded</source>
        <translation>Her minus registrert</translation>
    </message>
    <message>
        <source>Constraints here</source>
        <translation>Krav her</translation>
    </message>
    <message>
        <source>each its own</source>
        <translation>hver sin egen</translation>
    </message>
    <message>
        <source>What each decision reaches on “%1”</source>
        <translation>Hva hver beslutning oppnår på «%1»</translation>
    </message>
    <message>
        <source>Made on this data</source>
        <translation>Tatt på disse dataene</translation>
    </message>
    <message>
        <source>Its constraints</source>
        <translation>Dens egne krav</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nei</translation>
    </message>
    <message>
        <source>“%1” is the newest decision that was made on this data: its thresholds and rules apply in this report.</source>
        <translation>«%1» er den nyeste beslutningen som ble tatt på disse dataene: tersklene og reglene i den gjelder i denne rapporten.</translation>
    </message>
    <message>
        <source>“%1” was made on this data, but gives no sample a score or has limits that cannot be used: the predetermined thresholds apply in this report.</source>
        <translation>«%1» ble tatt på disse dataene, men gir ingen prøve en score eller har grenser som ikke kan brukes: de forhåndsbestemte tersklene gjelder i denne rapporten.</translation>
    </message>
    <message>
        <source>No stored decision was made on this data: the predetermined thresholds apply in this report. The newest decision is measured on it all the same.</source>
        <translation>Ingen lagret beslutning ble tatt på disse dataene: de forhåndsbestemte tersklene gjelder i denne rapporten. Den nyeste beslutningen måles likevel på dem.</translation>
    </message>
    <message>
        <source>Samples without a score under the weights of “%1”: %2.</source>
        <translation>Prøver uten score med vektene i «%1»: %2.</translation>
    </message>
    <message>
        <source>Scenarios that “%1” names and the set lacks: %2.</source>
        <translation>Scenarioer som «%1» nevner og settet mangler: %2.</translation>
    </message>
    <message>
        <source>No decision is stored in the workspace. Everything is judged at the predetermined thresholds of the experimental design.</source>
        <translation>Ingen beslutning er lagret i arbeidsområdet. Alt vurderes ved de forhåndsbestemte tersklene i forsøksplanen.</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>ferdig</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>stoppet</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>ikke ferdig</translation>
    </message>
    <message>
        <source>its samples were drawn by another version</source>
        <translation>prøvene ble trukket av en annen versjon</translation>
    </message>
    <message>
        <source>its settings are damaged</source>
        <translation>innstillingene er skadet</translation>
    </message>
    <message>
        <source>its replies are damaged</source>
        <translation>svarene er skadet</translation>
    </message>
    <message>
        <source>nothing was answered</source>
        <translation>ingenting ble besvart</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Kjøring</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Tilstand</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>Besvart</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Feilet</translation>
    </message>
    <message>
        <source>Macro-F1 of the answers</source>
        <translation>Macro-F1 for svarene</translation>
    </message>
    <message>
        <source>Macro-F1 as stored</source>
        <translation>Macro-F1 som lagret</translation>
    </message>
    <message>
        <source>Median seconds</source>
        <translation>Sekunder, median</translation>
    </message>
    <message>
        <source>P95 seconds</source>
        <translation>Sekunder, P95</translation>
    </message>
    <message>
        <source>nothing was judged</source>
        <translation>ingenting ble vurdert</translation>
    </message>
    <message>
        <source>not usable: %1</source>
        <translation>ikke brukbar: %1</translation>
    </message>
    <message>
        <source>not usable</source>
        <translation>ikke brukbar</translation>
    </message>
    <message>
        <source>right to wrong</source>
        <translation>rett til feil</translation>
    </message>
    <message>
        <source>wrong to right</source>
        <translation>feil til rett</translation>
    </message>
    <message>
        <source>wrong to wrong</source>
        <translation>feil til feil</translation>
    </message>
    <message>
        <source>each scenario&apos;s own τ*, else its least violating τ</source>
        <translation>hvert scenarios egen τ*, ellers τ med minst brudd</translation>
    </message>
    <message>
        <source>one threshold for all, %1</source>
        <translation>én terskel for alle, %1</translation>
    </message>
    <message>
        <source>How many samples change class</source>
        <translation>Hvor mange prøver som skifter klasse</translation>
    </message>
    <message>
        <source>Other thresholds</source>
        <translation>Andre terskler</translation>
    </message>
    <message>
        <source>Change class</source>
        <translation>Skifter klasse</translation>
    </message>
    <message>
        <source>Right to wrong</source>
        <translation>Rett til feil</translation>
    </message>
    <message>
        <source>Wrong to right</source>
        <translation>Feil til rett</translation>
    </message>
    <message>
        <source>Wrong to wrong</source>
        <translation>Feil til feil</translation>
    </message>
    <message>
        <source>Share of samples</source>
        <translation>Andel av prøvene</translation>
    </message>
    <message>
        <source>no sample has a score</source>
        <translation>ingen prøve har en score</translation>
    </message>
    <message>
        <source>Samples that change class: %1</source>
        <translation>Prøver som skifter klasse: %1</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>Prøve</translation>
    </message>
    <message>
        <source>True class</source>
        <translation>Faktisk klasse</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Fra</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Til</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Virkning</translation>
    </message>
    <message>
        <source>From where each sample is judged now (%1) to other thresholds under the same rules. The samples nearest to their new threshold come first.</source>
        <translation>Fra der hver prøve nå vurderes (%1), til andre terskler med de samme reglene. Prøvene nærmest den nye terskelen sin kommer først.</translation>
    </message>
    <message>
        <source>Samples without a score, which are in no figure: %1.</source>
        <translation>Prøver uten score, som ikke er med i noe tall: %1.</translation>
    </message>
    <message>
        <source>The same samples change class in both: “%1”, “%2”.</source>
        <translation>De samme prøvene skifter klasse i begge: «%1», «%2».</translation>
    </message>
    <message>
        <source>A threshold of its own against one for all</source>
        <translation>Egen terskel mot én for alle</translation>
    </message>
    <message>
        <source>Feasible</source>
        <translation>Oppnåelig</translation>
    </message>
    <message>
        <source>Macro-F1 at the default</source>
        <translation>Macro-F1 ved standarden</translation>
    </message>
    <message>
        <source>Macro-F1 at its own τ*</source>
        <translation>Macro-F1 ved egen τ*</translation>
    </message>
    <message>
        <source>Macro-F1 at the global τ*</source>
        <translation>Macro-F1 ved den globale τ*</translation>
    </message>
    <message>
        <source>Benefits</source>
        <translation>Har nytte</translation>
    </message>
    <message>
        <source>Chosen on one half of the samples, measured on the other</source>
        <translation>Valgt på den ene halvdelen av prøvene, målt på den andre</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Prøver</translation>
    </message>
    <message>
        <source>Splits</source>
        <translation>Delinger</translation>
    </message>
    <message>
        <source>Macro-F1 where it was chosen</source>
        <translation>Macro-F1 der den ble valgt</translation>
    </message>
    <message>
        <source>at the default</source>
        <translation>ved standarden</translation>
    </message>
    <message>
        <source>at its own τ*</source>
        <translation>ved egen τ*</translation>
    </message>
    <message>
        <source>at the global τ*</source>
        <translation>ved den globale τ*</translation>
    </message>
    <message>
        <source>Macro-F1 of each scenario at three thresholds</source>
        <translation>Macro-F1 for hvert scenario ved tre terskler</translation>
    </message>
    <message>
        <source>Lowest at its own τ*: %1 with %2. Scenarios that benefit from a threshold of their own: %3.</source>
        <translation>Lavest ved egen τ*: %1 med %2. Scenarioer som har nytte av en egen terskel: %3.</translation>
    </message>
    <message>
        <source>fewer than two scenarios</source>
        <translation>færre enn to scenarioer</translation>
    </message>
    <message>
        <source>Variance of Macro-F1 over scenarios, at the defaults</source>
        <translation>Varians av Macro-F1 mellom scenarioer, ved standardene</translation>
    </message>
    <message>
        <source>Variance of Macro-F1 over scenarios, each at its own τ*</source>
        <translation>Varians av Macro-F1 mellom scenarioer, hvert ved egen τ*</translation>
    </message>
    <message>
        <source>Variance of Macro-F1 over scenarios, at the global τ*</source>
        <translation>Varians av Macro-F1 mellom scenarioer, ved den globale τ*</translation>
    </message>
    <message>
        <source>High-risk scenarios</source>
        <translation>Scenarioer med høy risiko</translation>
    </message>
    <message>
        <source>Lenient scenarios</source>
        <translation>Lempelige scenarioer</translation>
    </message>
    <message>
        <source>The workspace holds no scored set.</source>
        <translation>Arbeidsområdet har ikke noe scoresett.</translation>
    </message>
    <message>
        <source>No sample of “%1” has a score, so there is nothing to measure. Samples: %2.</source>
        <translation>Ingen prøve i «%1» har en score, så det er ingenting å måle. Prøver: %2.</translation>
    </message>
    <message>
        <source>Decided right: %1 of %2.</source>
        <translation>Riktig avgjort: %1 av %2.</translation>
    </message>
    <message>
        <source>Decided right: %1 of %2. The most frequent error: %3 taken for %4 (samples: %5).</source>
        <translation>Riktig avgjort: %1 av %2. Den vanligste feilen: %3 tatt for %4 (prøver: %5).</translation>
    </message>
    <message>
        <source>Decided class</source>
        <translation>Avgjort klasse</translation>
    </message>
    <message>
        <source>Figures of each class, all samples</source>
        <translation>Måltall for hver klasse, alle prøver</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>the class occurs in neither truth nor decision</source>
        <translation>klassen forekommer verken som faktisk eller avgjort klasse</translation>
    </message>
    <message>
        <source>Figures of each scenario at the thresholds that apply</source>
        <translation>Måltall for hvert scenario ved tersklene som gjelder</translation>
    </message>
    <message>
        <source>τ</source>
        <translation>τ</translation>
    </message>
    <message>
        <source>Classes counted</source>
        <translation>Klasser medregnet</translation>
    </message>
    <message>
        <source>κ</source>
        <translation>κ</translation>
    </message>
    <message>
        <source>truth or decision is of one class only</source>
        <translation>faktisk eller avgjort klasse er den samme for alle</translation>
    </message>
    <message>
        <source>The confusion matrix of each scenario</source>
        <translation>Forvekslingsmatrisen for hvert scenario</translation>
    </message>
    <message>
        <source>decided accurate</source>
        <translation>avgjort som korrekt</translation>
    </message>
    <message>
        <source>decided hallucination</source>
        <translation>avgjort som hallusinasjon</translation>
    </message>
    <message>
        <source>decided contradiction</source>
        <translation>avgjort som motsigelse</translation>
    </message>
    <message>
        <source>The set has no scenarios.</source>
        <translation>Settet har ingen scenarioer.</translation>
    </message>
    <message>
        <source>Pairs out of order</source>
        <translation>Par i feil rekkefølge</translation>
    </message>
    <message>
        <source>Sides of a pair without the other</source>
        <translation>Parsider uten den andre</translation>
    </message>
    <message>
        <source>Samples for manual review</source>
        <translation>Prøver til manuell kontroll</translation>
    </message>
    <message>
        <source>Judged by curators</source>
        <translation>Vurdert av kuratorer</translation>
    </message>
    <message>
        <source>Decided otherwise by a judgement</source>
        <translation>Avgjort annerledes ved en vurdering</translation>
    </message>
    <message>
        <source>Macro-F1 with the judgements</source>
        <translation>Macro-F1 med vurderingene</translation>
    </message>
    <message>
        <source>Each sample is judged at the threshold of its scenario: %1.</source>
        <translation>Hver prøve vurderes ved terskelen for scenarioet sitt: %1.</translation>
    </message>
    <message>
        <source>Confusion matrix of all samples</source>
        <translation>Forvekslingsmatrise for alle prøver</translation>
    </message>
    <message>
        <source>Confusion matrix of %1 at %2</source>
        <translation>Forvekslingsmatrise for %1 ved %2</translation>
    </message>
    <message>
        <source>Drawn are the scenarios of the lowest Macro-F1 only.</source>
        <translation>Bare scenarioene med lavest Macro-F1 er tegnet.</translation>
    </message>
    <message>
        <source>robust</source>
        <translation>robust</translation>
    </message>
    <message>
        <source>moderate</source>
        <translation>moderat</translation>
    </message>
    <message>
        <source>sensitive</source>
        <translation>følsom</translation>
    </message>
    <message>
        <source>A shift of τ* by 0.05, and the bootstrap of τ*</source>
        <translation>Forskyvning av τ* med 0,05, og bootstrap av τ*</translation>
    </message>
    <message>
        <source>Macro-F1 at −0.05</source>
        <translation>Macro-F1 ved −0,05</translation>
    </message>
    <message>
        <source>Macro-F1 at +0.05</source>
        <translation>Macro-F1 ved +0,05</translation>
    </message>
    <message>
        <source>Draws with a feasible τ</source>
        <translation>Trekninger med en oppnåelig τ</translation>
    </message>
    <message>
        <source>Macro-F1 over the draws</source>
        <translation>Macro-F1 over trekningene</translation>
    </message>
    <message>
        <source>outside 0 to 1</source>
        <translation>utenfor 0 til 1</translation>
    </message>
    <message>
        <source>Share of draws</source>
        <translation>Andel trekninger</translation>
    </message>
    <message>
        <source>Draws that chose the threshold</source>
        <translation>Trekninger som valgte terskelen</translation>
    </message>
    <message>
        <source>The best threshold of all samples over the bootstrap draws</source>
        <translation>Den beste terskelen for alle prøver over bootstrap-trekningene</translation>
    </message>
    <message>
        <source>Most often chosen: %1, in %2 of %3 draws. 95 % of the draws lie from %4 to %5. A threshold met every constraint in %6 draws.</source>
        <translation>Oftest valgt: %1, i %2 av %3 trekninger. 95 % av trekningene ligger fra %4 til %5. En terskel oppfylte alle krav i %6 trekninger.</translation>
    </message>
    <message>
        <source>Draws: %1, seed %2. Drawn are clusters, a contradiction pair together: %3 clusters of %4 samples in all.</source>
        <translation>Trekninger: %1, frø %2. Det trekkes klynger, et motsigelsespar samlet: %3 klynger av %4 prøver i alt.</translation>
    </message>
    <message>
        <source>all met that apply; no sample to ask it of: %1</source>
        <translation>alle som gjelder, er oppfylt; ingen prøve å måle det på: %1</translation>
    </message>
    <message>
        <source>The best threshold of each scenario</source>
        <translation>Den beste terskelen for hvert scenario</translation>
    </message>
    <message>
        <source>Least violating τ</source>
        <translation>τ med minst brudd</translation>
    </message>
    <message>
        <source>Macro-F1 at τ*</source>
        <translation>Macro-F1 ved τ*</translation>
    </message>
    <message>
        <source>none meets every constraint</source>
        <translation>ingen oppfyller alle krav</translation>
    </message>
    <message>
        <source>What the constraints ask for, at τ* or at the least violating threshold</source>
        <translation>Hva kravene gjelder, ved τ* eller ved terskelen med minst brudd</translation>
    </message>
    <message>
        <source>For review</source>
        <translation>Til kontroll</translation>
    </message>
    <message>
        <source>All samples together: τ* is %1 with a Macro-F1 of %2. No constraint is in force.</source>
        <translation>Alle prøver samlet: τ* er %1 med en Macro-F1 på %2. Ingen krav gjelder.</translation>
    </message>
    <message>
        <source>All samples together: τ* is %1 with a Macro-F1 of %2, the highest of the thresholds that meet every constraint.</source>
        <translation>Alle prøver samlet: τ* er %1 med en Macro-F1 på %2, den høyeste blant tersklene som oppfyller alle krav.</translation>
    </message>
    <message>
        <source>All samples together: no threshold of the grid meets every constraint. The least violating one is %1 (%2). The highest Macro-F1 whatever the constraints is %3, at %4.</source>
        <translation>Alle prøver samlet: ingen terskel i rutenettet oppfyller alle krav. Den med minst brudd er %1 (%2). Den høyeste Macro-F1 uansett krav er %3, ved %4.</translation>
    </message>
    <message>
        <source>“%1” (%2): Macro-F1 is %3. No constraint is in force.</source>
        <translation>«%1» (%2): Macro-F1 er %3. Ingen krav gjelder.</translation>
    </message>
    <message>
        <source>“%1” (%2): Macro-F1 is %3, and every constraint is met over all samples.</source>
        <translation>«%1» (%2): Macro-F1 er %3, og alle krav er oppfylt over alle prøver.</translation>
    </message>
    <message>
        <source>“%1” (%2): Macro-F1 is %3, and every constraint that applies is met over all samples. No sample to ask it of: %4.</source>
        <translation>«%1» (%2): Macro-F1 er %3, og alle krav som gjelder, er oppfylt over alle prøver. Ingen prøve å måle det på: %4.</translation>
    </message>
    <message>
        <source>“%1” (%2): Macro-F1 is %3. Not met over all samples: %4.</source>
        <translation>«%1» (%2): Macro-F1 er %3. Ikke oppfylt over alle prøver: %4.</translation>
    </message>
    <message>
        <source>%1 (at least %2)</source>
        <translation>%1 (minst %2)</translation>
    </message>
    <message>
        <source>Records rejected at the import</source>
        <translation>Poster avvist ved importen</translation>
    </message>
    <message>
        <source>Scenarios with a threshold that meets every constraint</source>
        <translation>Scenarioer med en terskel som oppfyller alle krav</translation>
    </message>
    <message>
        <source>Best single threshold τ*</source>
        <translation>Beste felles terskel τ*</translation>
    </message>
    <message>
        <source>Least violating single threshold</source>
        <translation>Felles terskel med minst brudd</translation>
    </message>
    <message>
        <source>Files of the scored sets</source>
        <translation>Filer til scoresettene</translation>
    </message>
    <message>
        <source>Scored set</source>
        <translation>Scoresett</translation>
    </message>
    <message>
        <source>No file is recorded.</source>
        <translation>Ingen fil er registrert.</translation>
    </message>
    <message>
        <source>Imported at</source>
        <translation>Importert</translation>
    </message>
    <message>
        <source>Hash of the data</source>
        <translation>Hash av dataene</translation>
    </message>
    <message>
        <source>Samples kept</source>
        <translation>Beholdte prøver</translation>
    </message>
    <message>
        <source>Records rejected</source>
        <translation>Avviste poster</translation>
    </message>
    <message>
        <source>Samples without a score</source>
        <translation>Prøver uten score</translation>
    </message>
    <message>
        <source>Bootstrap</source>
        <translation>Bootstrap</translation>
    </message>
    <message>
        <source>draws: %1, seed %2</source>
        <translation>trekninger: %1, frø %2</translation>
    </message>
    <message>
        <source>Halves</source>
        <translation>Halvdeler</translation>
    </message>
    <message>
        <source>splits: %1, seed %2</source>
        <translation>delinger: %1, frø %2</translation>
    </message>
    <message>
        <source>Dynamic run “%1”</source>
        <translation>Dynamisk kjøring «%1»</translation>
    </message>
    <message>
        <source>begun %1, samples of each scenario: %2, seed %3</source>
        <translation>startet %1, prøver i hvert scenario: %2, frø %3</translation>
    </message>
    <message>
        <source>Version of Assay</source>
        <translation>Assay-versjon</translation>
    </message>
    <message>
        <source>“%1”: no sample has a score.</source>
        <translation>«%1»: ingen prøve har en score.</translation>
    </message>
    <message>
        <source>the FHRI as stored in the set</source>
        <translation>FHRI slik den er lagret i settet</translation>
    </message>
    <message>
        <source>the FHRI recomputed with the weights %1</source>
        <translation>FHRI beregnet på nytt med vektene %1</translation>
    </message>
    <message>
        <source>the FHRI recomputed with the source&apos;s own weights, else with %1</source>
        <translation>FHRI beregnet på nytt med kildens egne vekter, ellers med %1</translation>
    </message>
    <message>
        <source>All samples</source>
        <translation>Alle prøver</translation>
    </message>
    <message>
        <source>(no scenario)</source>
        <translation>(uten scenario)</translation>
    </message>
    <message>
        <source>accurate</source>
        <translation>korrekt</translation>
    </message>
    <message>
        <source>hallucination</source>
        <translation>hallusinasjon</translation>
    </message>
    <message>
        <source>contradiction</source>
        <translation>motsigelse</translation>
    </message>
    <message>
        <source>Recall of hallucination</source>
        <translation>Recall for hallusinasjon</translation>
    </message>
    <message>
        <source>Precision of accurate</source>
        <translation>Presisjon for korrekt</translation>
    </message>
    <message>
        <source>Recall of contradiction</source>
        <translation>Recall for motsigelse</translation>
    </message>
    <message>
        <source>%1 is %2, short of %3 by %4</source>
        <translation>%1 er %2; kravet er %3, det mangler %4</translation>
    </message>
    <message>
        <source>%1 is undefined, as nothing is predicted so; %2 is required</source>
        <translation>%1 er udefinert, siden ingenting predikeres slik; kravet er %2</translation>
    </message>
    <message>
        <source>no sample of this class</source>
        <translation>ingen prøve av denne klassen</translation>
    </message>
    <message>
        <source>nothing is predicted to be of this class</source>
        <translation>ingenting predikeres som denne klassen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>decision “%1”</source>
        <translation>beslutningen «%1»</translation>
    </message>
    <message>
        <source>experimental design</source>
        <translation>forsøksplanen</translation>
    </message>
    <message>
        <source>NLI limits</source>
        <translation>NLI-grenser</translation>
    </message>
    <message>
        <source>contradiction from %1, for review from %2</source>
        <translation>motsigelse fra %1, til kontroll fra %2</translation>
    </message>
    <message>
        <source>Grid of thresholds</source>
        <translation>Rutenett av terskler</translation>
    </message>
    <message>
        <source>%1 to %2, thresholds: %3</source>
        <translation>%1 til %2, terskler: %3</translation>
    </message>
    <message>
        <source>at least %1 required</source>
        <translation>minst %1 kreves</translation>
    </message>
    <message>
        <source>nothing required</source>
        <translation>ingen krav</translation>
    </message>
    <message>
        <source>thresholds of the decision “%1”</source>
        <translation>tersklene i beslutningen «%1»</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ingen</translation>
    </message>
    <message>
        <source>%1, and others: %2</source>
        <translation>%1, og andre: %2</translation>
    </message>
    <message>
        <source>Issues by import</source>
        <translation>Funn per import</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Importert</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Feil</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Advarsler</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notater</translation>
    </message>
    <message>
        <source>Issues by kind</source>
        <translation>Funn per type</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Hva som er galt</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Kode</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>Funn</translation>
    </message>
    <message>
        <source>The first issues of each kind</source>
        <translation>De første funnene av hver type</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linje</translation>
    </message>
    <message>
        <source>What stands there</source>
        <translation>Hva som står der</translation>
    </message>
    <message>
        <source>Expected, or done</source>
        <translation>Forventet, eller gjort</translation>
    </message>
    <message>
        <source>the whole of it</source>
        <translation>hele filen</translation>
    </message>
    <message>
        <source>Scored set %1</source>
        <translation>Scoresettet %1</translation>
    </message>
    <message>
        <source>Gold suite %1</source>
        <translation>Gullsettet %1</translation>
    </message>
    <message>
        <source>Bundles %1</source>
        <translation>Buntene %1</translation>
    </message>
    <message>
        <source>Corpus %1</source>
        <translation>Korpuset %1</translation>
    </message>
    <message>
        <source>Embeddings %1</source>
        <translation>Vektorsettet %1</translation>
    </message>
    <message>
        <source>Nothing is imported, so there are no issues of the data.</source>
        <translation>Ingenting er importert, så det er ingen funn i dataene.</translation>
    </message>
    <message>
        <source>As the imports reported them, also where the data was put right since.</source>
        <translation>Slik importene meldte dem, også der dataene er rettet siden.</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Side %1 av %2</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Målt</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>Laget med</translation>
    </message>
    <message>
        <source>%1: samples %2</source>
        <translation>%1: prøver %2</translation>
    </message>
    <message>
        <source>Corpus</source>
        <translation>Korpus</translation>
    </message>
    <message>
        <source>%1: sentences %2</source>
        <translation>%1: setninger %2</translation>
    </message>
    <message>
        <source>Gold suite</source>
        <translation>Gullsett</translation>
    </message>
    <message>
        <source>%1: questions %2</source>
        <translation>%1: spørsmål %2</translation>
    </message>
    <message>
        <source>Anchors asked</source>
        <translation>Ankre spurt</translation>
    </message>
    <message>
        <source>Anchors for which the search had what it needs: a vector, or a word to look for. Self@1 is a share of these.</source>
        <translation>Ankre som søket hadde det det trengte for: en vektor, eller et ord å lete etter. Self@1 er en andel av disse.</translation>
    </message>
    <message>
        <source>Distance of the nearest gold</source>
        <translation>Avstand til nærmeste gull</translation>
    </message>
    <message>
        <source>The smallest cosine distance 1 − cos between the anchor and one of its gold sentences, found or not.</source>
        <translation>Den minste cosinusavstanden 1 − cos mellom ankeret og en av gullsetningene, funnet eller ikke.</translation>
    </message>
    <message>
        <source>Coverage</source>
        <translation>Dekning</translation>
    </message>
    <message>
        <source>Diagnosis of a case</source>
        <translation>Diagnose av et tilfelle</translation>
    </message>
    <message>
        <source>Quantiles of distances</source>
        <translation>Kvantiler av avstander</translation>
    </message>
    <message>
        <source>The cosine distance 1 − cos below which the named share of the results lies. Gold are results within the window of their anchor, others are all the rest.</source>
        <translation>Cosinusavstanden 1 − cos som den angitte andelen av resultatene ligger under. Gull er resultater innenfor vinduet til ankeret, andre er resten.</translation>
    </message>
    <message>
        <source>Consistency lint</source>
        <translation>Konsistenssjekk</translation>
    </message>
    <message>
        <source>Whether figures can be true together: Hit@1 ≤ MRR@k ≤ Hit@1 + (Hit@k − Hit@1) / 2, Hit@k and MRR@k never fall as k grows, shares lie between 0 and 1 and are whole counts of their n, counts add up, percentiles rise. Nothing is corrected.</source>
        <translation>Om tall kan være sanne samtidig: Hit@1 ≤ MRR@k ≤ Hit@1 + (Hit@k − Hit@1) / 2, Hit@k og MRR@k synker aldri når k vokser, andeler ligger mellom 0 og 1 og er hele antall av sin n, antall summerer riktig, persentiler stiger. Ingenting blir rettet.</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Endring</translation>
    </message>
    <message>
        <source>Gold distance, median</source>
        <translation>Gullavstand, median</translation>
    </message>
    <message>
        <source>Half of the gold sentences among the results are nearer to their anchor than this cosine distance 1 − cos.</source>
        <translation>Halvparten av gullsetningene blant resultatene er nærmere ankeret sitt enn denne cosinusavstanden 1 − cos.</translation>
    </message>
    <message>
        <source>Hit@k</source>
        <translation>Hit@k</translation>
    </message>
    <message>
        <source>Hit@k over all anchors</source>
        <translation>Hit@k over alle ankre</translation>
    </message>
    <message>
        <source>As Hit@k, but as a share of all anchors: those that are not covered or could not be asked count as misses.</source>
        <translation>Som Hit@k, men som andel av alle ankre: de som ikke er dekket eller ikke kunne spørres, teller som bom.</translation>
    </message>
    <message>
        <source>Recall of the index</source>
        <translation>Indeksens recall</translation>
    </message>
    <message>
        <source>MRR@k</source>
        <translation>MRR@k</translation>
    </message>
    <message>
        <source>MRR@k over all anchors</source>
        <translation>MRR@k over alle ankre</translation>
    </message>
    <message>
        <source>As MRR@k, but over all anchors: those that are not covered or could not be asked count as 0.</source>
        <translation>Som MRR@k, men over alle ankre: de som ikke er dekket eller ikke kunne spørres, teller som 0.</translation>
    </message>
    <message>
        <source>First gold at rank</source>
        <translation>Første gull på rang</translation>
    </message>
    <message>
        <source>The rank of the first gold sentence among the results, from 1. The hardest cases are those without any, then those with the highest rank, and of equal ones those whose nearest gold is farthest.</source>
        <translation>Rangen til den første gullsetningen blant resultatene, fra 1. De vanskeligste tilfellene er de uten noen, deretter de med høyest rang, og blant like de der nærmeste gull er lengst unna.</translation>
    </message>
    <message>
        <source>Regime</source>
        <translation>Regime</translation>
    </message>
    <message>
        <source>Where is searched: filtered among the sentences that share the anchor&apos;s values in some fields, usually company, form, year and section; open in the whole corpus.</source>
        <translation>Hvor det søkes: filtrert blant setningene som deler ankerets verdier i noen felt, vanligvis selskap, skjema, år og seksjon; åpent i hele korpuset.</translation>
    </message>
    <message>
        <source>Self@1, strict</source>
        <translation>Self@1, streng</translation>
    </message>
    <message>
        <source>Anchors that are the first result for their own query, as a share of the anchors that were asked. Equal distances stand in the order of the corpus, so that a sentence that is there twice may lose.</source>
        <translation>Ankre som er det første resultatet for sin egen spørring, som andel av ankrene som ble spurt. Like avstander står i korpusets rekkefølge, så en setning som finnes to ganger, kan tape.</translation>
    </message>
    <message>
        <source>Self@1, ties counted</source>
        <translation>Self@1, likheter medregnet</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Nothing to draw: no covered anchor was asked.</source>
        <translation>Ingenting å tegne: ingen dekkede ankre ble spurt.</translation>
    </message>
    <message>
        <source>Hit@k by k, over covered anchors</source>
        <translation>Hit@k etter k, over dekkede ankre</translation>
    </message>
    <message>
        <source>MRR@k by k, over covered anchors</source>
        <translation>MRR@k etter k, over dekkede ankre</translation>
    </message>
    <message>
        <source>Hit@k by k, over covered anchors, %1</source>
        <translation>Hit@k etter k, over dekkede ankre, %1</translation>
    </message>
    <message>
        <source>MRR@k by k, over covered anchors, %1</source>
        <translation>MRR@k etter k, over dekkede ankre, %1</translation>
    </message>
    <message>
        <source>%1: %2 at k = %3, %4 at k = %5, n = %6.</source>
        <translation>%1: %2 ved k = %3, %4 ved k = %5, n = %6.</translation>
    </message>
    <message>
        <source>Quantiles of cosine distances</source>
        <translation>Kvantiler av cosinusavstander</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Søk</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultater</translation>
    </message>
    <message>
        <source>5 %</source>
        <translation>5 %</translation>
    </message>
    <message>
        <source>25 %</source>
        <translation>25 %</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>75 %</source>
        <translation>75 %</translation>
    </message>
    <message>
        <source>95 %</source>
        <translation>95 %</translation>
    </message>
    <message>
        <source>No search of the run measures cosine distances: they rank by scores.</source>
        <translation>Ingen søk i kjøringen måler cosinusavstander: de rangerer etter scorer.</translation>
    </message>
    <message>
        <source>Left out, for they rank by scores and have no cosine distances: %1.</source>
        <translation>Utelatt, fordi de rangerer etter scorer og ikke har cosinusavstander: %1.</translation>
    </message>
    <message>
        <source>no such result</source>
        <translation>ingen slike resultater</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>gull</translation>
    </message>
    <message>
        <source>others</source>
        <translation>andre</translation>
    </message>
    <message>
        <source>%1, n = %2</source>
        <translation>%1, n = %2</translation>
    </message>
    <message>
        <source>Share of the results</source>
        <translation>Andel av resultatene</translation>
    </message>
    <message>
        <source>Cosine distances of results, %1, %2</source>
        <translation>Cosinusavstander for resultater, %1, %2</translation>
    </message>
    <message>
        <source>A bar begins at the distance below it and is %1 wide.</source>
        <translation>En søyle begynner ved avstanden under den og er %1 bred.</translation>
    </message>
    <message>
        <source>%1: there is none.</source>
        <translation>%1: det finnes ingen.</translation>
    </message>
    <message>
        <source>%1: half of them lie below %2, nine in ten between %3 and %4.</source>
        <translation>%1: halvparten ligger under %2, ni av ti mellom %3 og %4.</translation>
    </message>
    <message>
        <source>from outside</source>
        <translation>utenfra</translation>
    </message>
    <message>
        <source>not given</source>
        <translation>ikke oppgitt</translation>
    </message>
    <message>
        <source>The run cannot be judged against the baseline: they share no anchor.</source>
        <translation>Kjøringen kan ikke dømmes mot referansen: de har ingen felles ankre.</translation>
    </message>
    <message>
        <source>The run cannot be judged against the baseline: an alert threshold asks for k = %1, and one of the two did not look at so many results.</source>
        <translation>Kjøringen kan ikke dømmes mot referansen: en varselterskel krever k = %1, og en av de to så ikke på så mange resultater.</translation>
    </message>
    <message>
        <source>The run cannot be judged against the baseline: the two differ in “%1”, so their figures mean different things.</source>
        <translation>Kjøringen kan ikke dømmes mot referansen: de to er forskjellige i «%1», så tallene betyr ikke det samme.</translation>
    </message>
    <message>
        <source>Anchors asked, %1: this run %2 of %3, the baseline %4 of %5.</source>
        <translation>Spurte ankre, %1: denne kjøringen %2 av %3, referansen %4 av %5.</translation>
    </message>
    <message>
        <source>Left out of moves and of tests of chance: anchors only in this run: %1, only in the baseline: %2.</source>
        <translation>Ikke med i endringer og i tester av tilfeldighet: ankre bare i denne kjøringen: %1, bare i referansen: %2.</translation>
    </message>
    <message>
        <source>The baseline has none of this run&apos;s searches, so two different searches are compared: %1 here, %2 in the baseline.</source>
        <translation>Referansen har ingen av søkene i denne kjøringen, så to ulike søk sammenlignes: %1 her, %2 i referansen.</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Referanse</translation>
    </message>
    <message>
        <source>Not judged, for the baseline has no such search: %1.</source>
        <translation>Ikke dømt, fordi referansen ikke har noe slikt søk: %1.</translation>
    </message>
    <message>
        <source>This run is the baseline that others are judged against.</source>
        <translation>Denne kjøringen er referansen som andre dømmes mot.</translation>
    </message>
    <message>
        <source>The run is not finished; only whole runs are judged.</source>
        <translation>Kjøringen er ikke ferdig; bare hele kjøringer dømmes.</translation>
    </message>
    <message>
        <source>No run of this corpus is marked as the baseline, so there is nothing to judge against.</source>
        <translation>Ingen kjøring av dette korpuset er merket som referanse, så det finnes ingenting å dømme mot.</translation>
    </message>
    <message>
        <source>fails with %1</source>
        <translation>feiler med %1</translation>
    </message>
    <message>
        <source>no alert; findings that could not be judged: %1</source>
        <translation>ikke noe varsel; resultater som ikke kunne dømmes: %1</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>bestått</translation>
    </message>
    <message>
        <source>the run did not search this regime</source>
        <translation>kjøringen søkte ikke i dette regimet</translation>
    </message>
    <message>
        <source>no anchor could be asked</source>
        <translation>ingen ankre kunne spørres</translation>
    </message>
    <message>
        <source>no anchor that was asked is covered</source>
        <translation>ingen av ankrene som ble spurt, er dekket</translation>
    </message>
    <message>
        <source>no gold was found, or the search ranks by scores</source>
        <translation>ingen gull ble funnet, eller søket rangerer etter scorer</translation>
    </message>
    <message>
        <source>no anchor was asked by both and is covered in both</source>
        <translation>ingen ankre ble spurt av begge og er dekket i begge</translation>
    </message>
    <message>
        <source>the lists from outside do not say it</source>
        <translation>listene utenfra sier det ikke</translation>
    </message>
    <message>
        <source>the baseline has no such figure</source>
        <translation>referansen har ikke noe slikt tall</translation>
    </message>
    <message>
        <source>at least %1 %</source>
        <translation>minst %1 %</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>minst %1</translation>
    </message>
    <message>
        <source>moves by at most %1 points</source>
        <translation>endres med høyst %1 prosentpoeng</translation>
    </message>
    <message>
        <source>moves by at most %1</source>
        <translation>endres med høyst %1</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Resultater</translation>
    </message>
    <message>
        <source>This run</source>
        <translation>Denne kjøringen</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Grense</translation>
    </message>
    <message>
        <source>The workspace has no alert threshold.</source>
        <translation>Arbeidsområdet har ingen varselterskel.</translation>
    </message>
    <message>
        <source>Moves of shares are in percentage points.</source>
        <translation>Endringer i andeler er i prosentpoeng.</translation>
    </message>
    <message>
        <source>Is the change larger than chance?</source>
        <translation>Er endringen større enn tilfeldig?</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Mål</translation>
    </message>
    <message>
        <source>The runs share no regime.</source>
        <translation>Kjøringene har ingen felles regimer.</translation>
    </message>
    <message>
        <source>What the two runs differ in</source>
        <translation>Hva de to kjøringene er forskjellige i</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Innstilling</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>det samme</translation>
    </message>
    <message>
        <source>more than chance</source>
        <translation>mer enn tilfeldig</translation>
    </message>
    <message>
        <source>may be chance</source>
        <translation>kan være tilfeldig</translation>
    </message>
    <message>
        <source>✗ %1, for it cannot be judged</source>
        <translation>✗ %1, for det kan ikke dømmes</translation>
    </message>
    <message>
        <source>cannot be judged</source>
        <translation>kan ikke dømmes</translation>
    </message>
    <message>
        <source>✗ %1</source>
        <translation>✗ %1</translation>
    </message>
    <message>
        <source>✓ passes</source>
        <translation>✓ bestått</translation>
    </message>
    <message>
        <source>%1, %2: anchors that the baseline asked and the run did not: %3; with them as misses the move is %4.</source>
        <translation>%1, %2: ankre som referansen spurte og kjøringen ikke: %3; med dem som bom er endringen %4.</translation>
    </message>
    <message>
        <source>%1, %2: anchors not asked that count as misses: %3.</source>
        <translation>%1, %2: ankre som ikke ble spurt og teller som bom: %3.</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>Tilfelle</translation>
    </message>
    <message>
        <source>Anchor</source>
        <translation>Anker</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Setning</translation>
    </message>
    <message>
        <source>Diagnosis</source>
        <translation>Diagnose</translation>
    </message>
    <message>
        <source>Flags and notes</source>
        <translation>Flagg og notater</translation>
    </message>
    <message>
        <source>No covered anchor was asked.</source>
        <translation>Ingen dekkede ankre ble spurt.</translation>
    </message>
    <message>
        <source>This report was asked for no cases.</source>
        <translation>Denne rapporten skulle ikke vise noen tilfeller.</translation>
    </message>
    <message>
        <source>Sentences of these cases</source>
        <translation>Setningene i disse tilfellene</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Hva</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Avstand</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Hvor</translation>
    </message>
    <message>
        <source>Of each case at most %1 gold sentences, found ones first, and %2 results, equal texts counted as one.</source>
        <translation>Av hvert tilfelle høyst %1 gullsetninger, funne først, og %2 resultater, der like tekster teller som én.</translation>
    </message>
    <message>
        <source>Long sentences are cut at “…”.</source>
        <translation>Lange setninger er avkortet ved «…».</translation>
    </message>
    <message>
        <source>none among %1</source>
        <translation>ingen blant %1</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>ikke kjent</translation>
    </message>
    <message>
        <source>it ranks by scores</source>
        <translation>det rangerer etter scorer</translation>
    </message>
    <message>
        <source>no explanation</source>
        <translation>ingen forklaring</translation>
    </message>
    <message>
        <source>%1 (%2, %3)</source>
        <translation>%1 (%2, %3)</translation>
    </message>
    <message>
        <source>Gold at position %1, rank %2</source>
        <translation>Gull i posisjon %1, rang %2</translation>
    </message>
    <message>
        <source>Gold at position %1, not found</source>
        <translation>Gull i posisjon %1, ikke funnet</translation>
    </message>
    <message>
        <source>Result %1, gold</source>
        <translation>Resultat %1, gull</translation>
    </message>
    <message>
        <source>Result %1</source>
        <translation>Resultat %1</translation>
    </message>
    <message>
        <source>Result %1; results with this text: %2, companies: %3</source>
        <translation>Resultat %1; resultater med denne teksten: %2, selskaper: %3</translation>
    </message>
    <message>
        <source>The corpus %1 is not in the workspace any more, so the sentences cannot be shown.</source>
        <translation>Korpuset %1 er ikke lenger i arbeidsområdet, så setningene kan ikke vises.</translation>
    </message>
    <message>
        <source>The corpus %1 has other sentences now than when the run was made, so they cannot be shown.</source>
        <translation>Korpuset %1 har andre setninger nå enn da kjøringen ble gjort, så de kan ikke vises.</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>lies outside the range that it can have</source>
        <translation>ligger utenfor det den kan være</translation>
    </message>
    <message>
        <source>is below %1, though every hit at rank 1 adds 1 to it</source>
        <translation>er under %1, selv om hvert treff på rang 1 bidrar med 1</translation>
    </message>
    <message>
        <source>is above what the hits allow, for one beyond rank 1 adds at most 1/2 (%1)</source>
        <translation>er over det treffene tillater, for et treff etter rang 1 bidrar med høyst 1/2 (%1)</translation>
    </message>
    <message>
        <source>falls as k grows against %1, though more results cannot find less</source>
        <translation>synker mot %1 når k vokser, selv om flere resultater ikke kan finne mindre</translation>
    </message>
    <message>
        <source>does not add up with %1</source>
        <translation>stemmer ikke med %1</translation>
    </message>
    <message>
        <source>is no share that a whole count of n gives</source>
        <translation>er ingen andel som et helt antall av n gir</translation>
    </message>
    <message>
        <source>falls below a smaller percentile (%1)</source>
        <translation>faller under en mindre persentil (%1)</translation>
    </message>
    <message>
        <source>is below the strict figure (%1)</source>
        <translation>er under det strenge tallet (%1)</translation>
    </message>
    <message>
        <source>is below what the hits demand (%1)</source>
        <translation>er under det treffene krever (%1)</translation>
    </message>
    <message>
        <source>Figures from outside, as they were given</source>
        <translation>Måltall utenfra, slik de ble oppgitt</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>Feil</translation>
    </message>
    <message>
        <source>The run holds no figure.</source>
        <translation>Kjøringen har ingen tall.</translation>
    </message>
    <message>
        <source>The n is the one that came with the figures, where one did. Intervals did not come with them.</source>
        <translation>n er den som fulgte med tallene, der det fulgte en med. Intervaller fulgte ikke med.</translation>
    </message>
    <message>
        <source>What cannot be true</source>
        <translation>Det som ikke kan være sant</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Minst</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Høyst</translation>
    </message>
    <message>
        <source>No figure contradicts another.</source>
        <translation>Ingen tall motsier hverandre.</translation>
    </message>
    <message>
        <source>Faults of the consistency lint</source>
        <translation>Feil fra konsistenssjekken</translation>
    </message>
    <message>
        <source>From outside: these figures were measured elsewhere and are kept as they were given. None contradicts another.</source>
        <translation>Utenfra: disse tallene er målt et annet sted og beholdt slik de ble oppgitt. Ingen av dem motsier hverandre.</translation>
    </message>
    <message>
        <source>From outside: these figures were measured elsewhere and are kept as they were given. They cannot all be true together; nothing was corrected.</source>
        <translation>Utenfra: disse tallene er målt et annet sted og beholdt slik de ble oppgitt. De kan ikke alle være sanne samtidig; ingenting er rettet.</translation>
    </message>
    <message>
        <source>Figures that could not be read and are not here: %1.</source>
        <translation>Tall som ikke kunne leses og ikke er med her: %1.</translation>
    </message>
    <message>
        <source>Hit@k and MRR@k over covered anchors</source>
        <translation>Hit@k og MRR@k over dekkede ankre</translation>
    </message>
    <message>
        <source>Anchors asked, Self@1 and distances of gold</source>
        <translation>Spurte ankre, Self@1 og avstander til gull</translation>
    </message>
    <message>
        <source>Hit@k and MRR@k over all anchors</source>
        <translation>Hit@k og MRR@k over alle ankre</translation>
    </message>
    <message>
        <source>The run has no search.</source>
        <translation>Kjøringen har ingen søk.</translation>
    </message>
    <message>
        <source>filtered − open</source>
        <translation>filtrert − åpent</translation>
    </message>
    <message>
        <source>no covered anchor was asked in both</source>
        <translation>ingen dekkede ankre ble spurt i begge</translation>
    </message>
    <message>
        <source>“filtered − open” is over the covered anchors that were asked in both regimes; of Hit@k in percentage points. An interval without 0 is more than chance.</source>
        <translation>«filtrert − åpent» er over de dekkede ankrene som ble spurt i begge regimer; for Hit@k i prosentpoeng. Et intervall uten 0 er mer enn tilfeldig.</translation>
    </message>
    <message>
        <source>Some of the k that were asked for are left out here.</source>
        <translation>Noen av de k det ble spurt etter, er utelatt her.</translation>
    </message>
    <message>
        <source>%1, %2: anchors not asked without a vector: %3, without a word: %4, without a list: %5.</source>
        <translation>%1, %2: ankre ikke spurt uten vektor: %3, uten ord: %4, uten liste: %5.</translation>
    </message>
    <message>
        <source>the lists hold no distances</source>
        <translation>listene har ingen avstander</translation>
    </message>
    <message>
        <source>no gold among the results</source>
        <translation>ingen gull blant resultatene</translation>
    </message>
    <message>
        <source>there is no anchor</source>
        <translation>det finnes ingen ankre</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>eksakt</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>ikke målt</translation>
    </message>
    <message>
        <source>Vectors</source>
        <translation>Vektorer</translation>
    </message>
    <message>
        <source>Gold of an anchor</source>
        <translation>Gull for et anker</translation>
    </message>
    <message>
        <source>Filtered regime</source>
        <translation>Filtrert regime</translation>
    </message>
    <message>
        <source>Covered anchors by effective window</source>
        <translation>Dekkede ankre etter effektivt vindu</translation>
    </message>
    <message>
        <source>From outside: the ranked lists were made elsewhere. The figures were made from them here, with gold from the corpus of this workspace.</source>
        <translation>Utenfra: de rangerte listene er laget et annet sted. Tallene er beregnet fra dem her, med gull fra korpuset i dette arbeidsområdet.</translation>
    </message>
    <message>
        <source>The run is not finished. Anchors asked so far: %1 of %2.</source>
        <translation>Kjøringen er ikke ferdig. Ankre spurt så langt: %1 av %2.</translation>
    </message>
    <message>
        <source>Anchors</source>
        <translation>Ankre</translation>
    </message>
    <message>
        <source>Anchors in no figure, for they are not searched</source>
        <translation>Ankre som ikke er med i noe tall, fordi det ikke søkes etter dem</translation>
    </message>
    <message>
        <source>By length of the section</source>
        <translation>Etter seksjonens lengde</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>Setninger</translation>
    </message>
    <message>
        <source>By section</source>
        <translation>Etter seksjon</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Seksjon</translation>
    </message>
    <message>
        <source>By year</source>
        <translation>Etter år</translation>
    </message>
    <message>
        <source>By company</source>
        <translation>Etter selskap</translation>
    </message>
    <message>
        <source>The run has no anchor.</source>
        <translation>Kjøringen har ingen ankre.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2: %3.</source>
        <translation>%1, %2: %3.</translation>
    </message>
    <message>
        <source>Without any anchor: %1.</source>
        <translation>Uten noen ankre: %1.</translation>
    </message>
    <message>
        <source>Neighbour test %1 over the corpus %2. Anchors: %3, searches: %4. The figures here are those of the first search: %5.</source>
        <translation>Nabotesten %1 over korpuset %2. Ankre: %3, søk: %4. Tallene her er for det første søket: %5.</translation>
    </message>
    <message>
        <source>Neighbour test %1 over the corpus %2. Anchors: %3, search: %4.</source>
        <translation>Nabotesten %1 over korpuset %2. Ankre: %3, søk: %4.</translation>
    </message>
    <message>
        <source>Figures of a neighbour test from outside: %1.</source>
        <translation>Måltall fra en nabotest utenfra: %1.</translation>
    </message>
    <message>
        <source>Identifier</source>
        <translation>Identifikator</translation>
    </message>
    <message>
        <source>Made at</source>
        <translation>Laget</translation>
    </message>
    <message>
        <source>Made by</source>
        <translation>Laget av</translation>
    </message>
    <message>
        <source>%1, SHA-256 %2</source>
        <translation>%1, SHA-256 %2</translation>
    </message>
    <message>
        <source>%1 of the anchor set %2</source>
        <translation>%1 fra ankersettet %2</translation>
    </message>
    <message>
        <source>%1 of the file</source>
        <translation>%1 fra filen</translation>
    </message>
    <message>
        <source>%1 drawn for this run with seed %2</source>
        <translation>%1 trukket for denne kjøringen med frø %2</translation>
    </message>
    <message>
        <source>Searches</source>
        <translation>Søk</translation>
    </message>
    <message>
        <source>Regimes</source>
        <translation>Regimer</translation>
    </message>
    <message>
        <source>Near duplicates from cosine %1 on, short sections below %2 sentences, numeric-heavy from a share of %3 on.</source>
        <translation>Nesten like fra cosinus %1, korte seksjoner under %2 setninger, mange tall fra en andel på %3.</translation>
    </message>
    <message>
        <source>k of Hit@k</source>
        <translation>k for Hit@k</translation>
    </message>
    <message>
        <source>k of MRR@k</source>
        <translation>k for MRR@k</translation>
    </message>
    <message>
        <source>Seed of intervals</source>
        <translation>Frø for intervaller</translation>
    </message>
    <message>
        <source>%1 (run %2, from outside)</source>
        <translation>%1 (kjøring %2, utenfra)</translation>
    </message>
    <message>
        <source>%1 (run %2)</source>
        <translation>%1 (kjøring %2)</translation>
    </message>
    <message>
        <source>%1 (from outside)</source>
        <translation>%1 (utenfra)</translation>
    </message>
    <message>
        <source>%1, approximate: recall@%2 %3</source>
        <translation>%1, tilnærmet: recall@%2 %3</translation>
    </message>
    <message>
        <source>%1, recall not known</source>
        <translation>%1, recall ukjent</translation>
    </message>
    <message>
        <source>open</source>
        <translation>åpent</translation>
    </message>
    <message>
        <source>filtered</source>
        <translation>filtrert</translation>
    </message>
    <message>
        <source>Hit@%1</source>
        <translation>Hit@%1</translation>
    </message>
    <message>
        <source>MRR@%1</source>
        <translation>MRR@%1</translation>
    </message>
    <message>
        <source>near-duplicate boilerplate</source>
        <translation>nesten lik standardtekst</translation>
    </message>
    <message>
        <source>short section</source>
        <translation>kort seksjon</translation>
    </message>
    <message>
        <source>numeric-heavy</source>
        <translation>mange tall</translation>
    </message>
    <message>
        <source>navigational</source>
        <translation>henvisning</translation>
    </message>
    <message>
        <source>section %1</source>
        <translation>seksjon %1</translation>
    </message>
    <message>
        <source>the lists lack their anchors, or have no distances</source>
        <translation>listene mangler ankrene sine, eller har ingen avstander</translation>
    </message>
    <message>
        <source>the lists lack their anchors</source>
        <translation>listene mangler ankrene sine</translation>
    </message>
    <message>
        <source>no covered anchor was asked</source>
        <translation>ingen dekkede ankre ble spurt</translation>
    </message>
    <message>
        <source>lists end before rank %1 or are missing</source>
        <translation>lister slutter før rang %1 eller mangler</translation>
    </message>
    <message>
        <source>Sentences of its section at most %1 positions away; where these are fewer than %2, at most %3.</source>
        <translation>Setninger i seksjonen høyst %1 posisjoner unna; der de er færre enn %2, høyst %3.</translation>
    </message>
    <message>
        <source>Sentences of its section at most %1 positions away.</source>
        <translation>Setninger i seksjonen høyst %1 posisjoner unna.</translation>
    </message>
    <message>
        <source>Only prose counts, no headings and no tables.</source>
        <translation>Bare prosa teller, ingen overskrifter og ingen tabeller.</translation>
    </message>
    <message>
        <source>Cross references are no gold.</source>
        <translation>Kryssreferanser er ikke gull.</translation>
    </message>
    <message>
        <source>Searches among sentences of the anchor&apos;s company, form, year and section.</source>
        <translation>Søker blant setninger fra ankerets selskap, skjema, år og seksjon.</translation>
    </message>
    <message>
        <source>Searches among sentences that have the anchor&apos;s value in these fields: %1.</source>
        <translation>Søker blant setninger som har ankerets verdi i disse feltene: %1.</translation>
    </message>
    <message>
        <source>%1, model %2</source>
        <translation>%1, modell %2</translation>
    </message>
    <message>
        <source>%1 (LSA is built into Assay, no language model)</source>
        <translation>%1 (LSA er innebygd i Assay, ingen språkmodell)</translation>
    </message>
    <message>
        <source>The workspace holds no neighbour test.</source>
        <translation>Arbeidsområdet har ingen nabotest.</translation>
    </message>
    <message>
        <source>No neighbour test of the workspace is finished.</source>
        <translation>Ingen nabotest i arbeidsområdet er ferdig.</translation>
    </message>
    <message>
        <source>None of the runs chosen for this report is a neighbour test.</source>
        <translation>Ingen av kjøringene som er valgt for denne rapporten, er en nabotest.</translation>
    </message>
    <message>
        <source>This run holds figures from outside and no anchors, so there is nothing more to show. Its figures stand in the section on neighbour tests.</source>
        <translation>Denne kjøringen har tall utenfra og ingen ankre, så det er ikke mer å vise. Tallene står i avsnittet om nabotester.</translation>
    </message>
    <message>
        <source>What may explain a hard case; the limits are settings of the run. Near-duplicate boilerplate: a result of another company is nearly the same sentence. Short section: it has few sentences. Numeric-heavy: many of the anchor&apos;s words hold digits or currency. Navigational: the anchor is a cross reference.</source>
        <translation>Hva som kan forklare et vanskelig tilfelle; grensene er innstillinger for kjøringen. Nesten lik standardtekst: et resultat fra et annet selskap er nesten samme setning. Kort seksjon: den har få setninger. Mange tall: mange av ankerets ord inneholder sifre eller valuta. Henvisning: ankeret er en kryssreferanse.</translation>
    </message>
    <message>
        <source>The interval is the percentile bootstrap&apos;s, 95 %, 2,000 draws with seed 42; each draw gives both means.</source>
        <translation>Intervallet er persentilintervall fra bootstrap, 95 %, 2000 trekninger med frø 42; hver trekning gir begge gjennomsnittene.</translation>
    </message>
    <message>
        <source>All questions of the suite are counted and none is drawn, so there is no interval.</source>
        <translation>Alle spørsmål i gullsettet telles, og ingen trekkes, så det finnes ikke noe intervall.</translation>
    </message>
    <message>
        <source>Share of the questions</source>
        <translation>Andel av spørsmålene</translation>
    </message>
    <message>
        <source>Questions with the value, of those that are counted; n is their number.</source>
        <translation>Spørsmål med verdien, av dem som telles; n er antallet av dem.</translation>
    </message>
    <message>
        <source>All questions are counted and none is drawn, so there is no interval.</source>
        <translation>Alle spørsmål telles, og ingen trekkes, så det finnes ikke noe intervall.</translation>
    </message>
    <message>
        <source>Its interval is that of the anchor bootstrap.</source>
        <translation>Intervallet er det fra ankerbootstrap.</translation>
    </message>
    <message>
        <source>Anchor bootstrap</source>
        <translation>Ankerbootstrap</translation>
    </message>
    <message>
        <source>Of a single case there is no interval.</source>
        <translation>For et enkelt tilfelle finnes ikke noe intervall.</translation>
    </message>
    <message>
        <source>A limit is computed from other figures as they were given and has no interval.</source>
        <translation>En grense er beregnet fra andre tall slik de ble oppgitt, og har ikke noe intervall.</translation>
    </message>
    <message>
        <source>Figure of a run</source>
        <translation>Måltall for en kjøring</translation>
    </message>
    <message>
        <source>A p is the outcome of a test and has no interval.</source>
        <translation>En p er utfallet av en test og har ikke noe intervall.</translation>
    </message>
    <message>
        <source>Figure from outside</source>
        <translation>Måltall utenfra</translation>
    </message>
    <message>
        <source>As it was given by who measured it.</source>
        <translation>Slik det ble oppgitt av den som målte det.</translation>
    </message>
    <message>
        <source>No interval came with it.</source>
        <translation>Det fulgte ikke noe intervall med.</translation>
    </message>
    <message>
        <source>Distance or score of a result</source>
        <translation>Avstand eller score for et resultat</translation>
    </message>
    <message>
        <source>The cosine distance 1 − cos between the anchor and the sentence, or the score that the search ranks by.</source>
        <translation>Cosinusavstanden 1 − cos mellom ankeret og setningen, eller scoren som søket rangerer etter.</translation>
    </message>
    <message>
        <source>Of a single result there is no interval.</source>
        <translation>For et enkelt resultat finnes ikke noe intervall.</translation>
    </message>
    <message>
        <source>The first %1 of %2 rows are shown; the CSV table %3 holds all.</source>
        <translation>De første %1 av %2 rader vises; CSV-tabellen %3 har alle.</translation>
    </message>
    <message>
        <source>Of what this report is about, the workspace holds nothing.</source>
        <translation>Arbeidsområdet inneholder ingenting av det denne rapporten handler om.</translation>
    </message>
    <message>
        <source>Those with the most reviews come first.</source>
        <translation>De med flest kontroller kommer først.</translation>
    </message>
    <message>
        <source>The most frequent values of each field come first.</source>
        <translation>De hyppigste verdiene for hvert felt kommer først.</translation>
    </message>
    <message>
        <source>Draft, approved, flagged and retired are counted by status. Questions of another status that carry a flag count among the flagged ones elsewhere.</source>
        <translation>Utkast, godkjent, flagget og utgått telles etter status. Spørsmål med en annen status som har et flagg, regnes ellers blant de flaggede.</translation>
    </message>
    <message>
        <source>The workspace has no alert threshold, so the regression gate asks for nothing.</source>
        <translation>Arbeidsområdet har ingen varselterskel, så regresjonssjekken krever ingenting.</translation>
    </message>
    <message>
        <source>The alert thresholds of the workspace or its baseline cannot be read, so nothing is judged.</source>
        <translation>Varseltersklene eller referansen i arbeidsområdet kan ikke leses, så ingenting blir vurdert.</translation>
    </message>
    <message>
        <source>no alert; searches judged: %1 of %2</source>
        <translation>ingen varsler; vurderte søk: %1 av %2</translation>
    </message>
    <message>
        <source>Covered anchors that were asked: %1, the hardest first.</source>
        <translation>Dekkede ankre som ble spurt: %1, de vanskeligste først.</translation>
    </message>
    <message>
        <source>Covered anchors that were asked: %1. Here are the %2 hardest, the hardest first.</source>
        <translation>Dekkede ankre som ble spurt: %1. Her er de %2 vanskeligste, de vanskeligste først.</translation>
    </message>
    <message>
        <source>Other searches</source>
        <translation>Andre søk</translation>
    </message>
    <message>
        <source>The hardest cases of these searches stand in the CSV tables and in the JSON of this report: %1. A template can print them too.</source>
        <translation>De vanskeligste tilfellene for disse søkene står i CSV-tabellene og i JSON-filen til denne rapporten: %1. En mal kan også ta dem med på sidene.</translation>
    </message>
    <message>
        <source>%1, %2: undefined in each.</source>
        <translation>%1, %2: udefinert i alle.</translation>
    </message>
    <message>
        <source>%1, %2: %3 in each that has one.</source>
        <translation>%1, %2: %3 i alle som har en verdi.</translation>
    </message>
    <message>
        <source>%1, %2: best in %3 (%4), worst in %5 (%6).</source>
        <translation>%1, %2: best i %3 (%4), dårligst i %5 (%6).</translation>
    </message>
    <message>
        <source>Those with the most anchors come first.</source>
        <translation>De med flest ankre kommer først.</translation>
    </message>
    <message>
        <source>Left out, as their settings cannot be read: %1.</source>
        <translation>Utelatt, fordi innstillingene ikke kan leses: %1.</translation>
    </message>
    <message>
        <source>Stored predictions against the rule: %1</source>
        <translation>Lagrede prediksjoner mot regelen: %1</translation>
    </message>
    <message>
        <source>Those that differ most come first.</source>
        <translation>De som skiller seg mest, kommer først.</translation>
    </message>
    <message>
        <source>from %1 up to %2</source>
        <translation>fra %1 til og med %2</translation>
    </message>
    <message>
        <source>feasible from %1</source>
        <translation>oppnåelig fra %1</translation>
    </message>
    <message>
        <source>n is the number of samples of the class; for the average precision of the score and the area under ROC without those that the NLI rule takes, which the FHRI does not rank.</source>
        <translation>n er antall prøver av klassen; for gjennomsnittlig presisjon for scoren og areal under ROC uten dem som NLI-regelen tar, og som FHRI ikke rangerer.</translation>
    </message>
    <message>
        <source>The interval at its own τ* is that of the bootstrap that chooses the threshold anew in each draw; of the other figures and of the difference the thresholds are held.</source>
        <translation>Intervallet ved egen τ* er det fra bootstrap der terskelen velges på nytt i hver trekning; for de andre tallene og for forskjellen holdes tersklene fast.</translation>
    </message>
    <message>
        <source>Those that gain most come first.</source>
        <translation>De som vinner mest, kommer først.</translation>
    </message>
    <message>
        <source>Those of the largest optimism come first.</source>
        <translation>De med størst optimisme kommer først.</translation>
    </message>
    <message>
        <source>Drawn are the scenarios of the lowest Macro-F1: %1 of %2.</source>
        <translation>Scenarioene med lavest Macro-F1 er tegnet: %1 av %2.</translation>
    </message>
    <message>
        <source>Those of the lowest Macro-F1 come first.</source>
        <translation>De med lavest Macro-F1 kommer først.</translation>
    </message>
    <message>
        <source>Where no threshold meets every constraint, τ* is the least violating one. The columns of the shift hold the change of Macro-F1, with both thresholds held.</source>
        <translation>Der ingen terskel oppfyller alle krav, er τ* den med minst brudd. Kolonnene for forskyvningen viser endringen i Macro-F1, med begge terskler holdt fast.</translation>
    </message>
    <message>
        <source>Those that the shift changes most come first.</source>
        <translation>De som forskyvningen endrer mest, kommer først.</translation>
    </message>
    <message>
        <source>Scenarios without a feasible threshold come first, then those of the lowest Macro-F1.</source>
        <translation>Scenarioer uten oppnåelig terskel kommer først, deretter de med lavest Macro-F1.</translation>
    </message>
    <message>
        <source>Where no threshold meets every constraint, the figures are those of the least violating one. Intervals at τ* are those of the bootstrap that chooses the threshold anew in each draw; at the default the threshold is held.</source>
        <translation>Der ingen terskel oppfyller alle krav, gjelder tallene den med minst brudd. Intervaller ved τ* er de fra bootstrap der terskelen velges på nytt i hver trekning; ved standarden holdes terskelen fast.</translation>
    </message>
    <message>
        <source>All samples together: τ* is %1 with a Macro-F1 of %2, the highest of all thresholds. No sample to ask it of: %3.</source>
        <translation>Alle prøver samlet: τ* er %1 med en Macro-F1 på %2, den høyeste blant alle terskler. Ingen prøve å måle det på: %3.</translation>
    </message>
    <message>
        <source>All samples together: τ* is %1 with a Macro-F1 of %2, the highest of the thresholds that meet every constraint that applies. No sample to ask it of: %3.</source>
        <translation>Alle prøver samlet: τ* er %1 med en Macro-F1 på %2, den høyeste blant tersklene som oppfyller alle krav som gjelder. Ingen prøve å måle det på: %3.</translation>
    </message>
    <message>
        <source>“%1” (%2): Macro-F1 is %3. No sample to ask a constraint of: %4.</source>
        <translation>«%1» (%2): Macro-F1 er %3. Ingen prøve å måle krav på: %4.</translation>
    </message>
    <message>
        <source>Share of the scenarios that have one</source>
        <translation>Andel av scenarioene som har en</translation>
    </message>
    <message>
        <source>Files with the most rejected records come first.</source>
        <translation>Filer med flest forkastede poster kommer først.</translation>
    </message>
    <message>
        <source>no sample to ask it of: %1</source>
        <translation>ingen prøve å måle det på: %1</translation>
    </message>
    <message>
        <source>Its interval is that of the pair bootstrap.</source>
        <translation>Intervallet er det fra parbootstrap.</translation>
    </message>
    <message>
        <source>No interval is given: drawing samples anew makes this sum of absolute differences larger, so a bootstrap would mislead. The share of each bin has its own in the chart.</source>
        <translation>Intervall er ikke oppgitt: når prøver trekkes på nytt, blir denne summen av absolutte forskjeller større, så en bootstrap ville villede. Andelen i hver stolpe har sitt eget i diagrammet.</translation>
    </message>
    <message>
        <source>The share of the bootstrap draws in which some threshold meets every constraint; n is the number of draws.</source>
        <translation>Andelen av bootstrap-trekningene der en eller annen terskel oppfyller alle krav; n er antall trekninger.</translation>
    </message>
    <message>
        <source>It sums up the draws and has no interval of its own.</source>
        <translation>Den oppsummerer trekningene og har ikke noe eget intervall.</translation>
    </message>
    <message>
        <source>Of a single sample there is no interval.</source>
        <translation>For en enkelt prøve finnes ikke noe intervall.</translation>
    </message>
    <message>
        <source>The interval is Wilson, 95 %.</source>
        <translation>Intervallet er Wilson, 95 %.</translation>
    </message>
    <message>
        <source>Pair bootstrap</source>
        <translation>Parbootstrap</translation>
    </message>
    <message>
        <source>t and p are the outcome of a test and have no interval.</source>
        <translation>t og p er utfallet av en test og har ikke noe intervall.</translation>
    </message>
    <message>
        <source>It is set and not measured, so it has no interval.</source>
        <translation>Den er satt og ikke målt, så den har ikke noe intervall.</translation>
    </message>
    <message>
        <source>The figure measured here minus the one that the decision recorded.</source>
        <translation>Tallet målt her minus det som beslutningen registrerte.</translation>
    </message>
    <message>
        <source>The recorded figure came without an interval, so the difference has none.</source>
        <translation>Det registrerte tallet kom uten intervall, så forskjellen har ikke noe.</translation>
    </message>
    <message>
        <source>Recorded figure</source>
        <translation>Registrert måltall</translation>
    </message>
    <message>
        <source>What the decision recorded when it was made, on the data that it was made on.</source>
        <translation>Det beslutningen registrerte da den ble tatt, på dataene den ble tatt på.</translation>
    </message>
    <message>
        <source>The chance that a sample of the class scores higher than one of another class, ties counting half; 0.5 is guessing. Accurate and hallucination are ranked by the FHRI among the samples that the NLI rule does not take, contradiction by the NLI score among all.</source>
        <translation>Sjansen for at en prøve av klassen får høyere score enn en av en annen klasse, der likheter teller halvt; 0,5 er gjetning. Korrekt og hallusinasjon rangeres etter FHRI blant prøvene som NLI-regelen ikke tar, motsigelse etter NLI-scoren blant alle.</translation>
    </message>
    <message>
        <source>Threshold of the row</source>
        <translation>Radens terskel</translation>
    </message>
    <message>
        <source>The threshold that the other figures of the row are at.</source>
        <translation>Terskelen som de andre tallene i raden gjelder for.</translation>
    </message>
    <message>
        <source>How firm it is stands in the section on robustness.</source>
        <translation>Hvor sikker den er, står i avsnittet om robusthet.</translation>
    </message>
    <message>
        <source>n is the number of scenarios: over so few an interval of a variance would say nothing, so none is given.</source>
        <translation>n er antall scenarioer: med så få ville et intervall for en varians ikke si noe, så det er ikke oppgitt.</translation>
    </message>
    <message>
        <source>What the program that the samples come from had predicted, against the rule that the report judges by. Samples without a score are left out.</source>
        <translation>Det programmet som prøvene kommer fra, hadde predikert, mot regelen som rapporten vurderer etter. Prøver uten score er utelatt.</translation>
    </message>
    <message>
        <source>The rank sum and p are the outcome of a test and have no interval.</source>
        <translation>Rangsummen og p er utfallet av en test og har ikke noe intervall.</translation>
    </message>
    <message>
        <source>Thresholds of %1</source>
        <translation>Terskler for %1</translation>
    </message>
    <message>
        <source>Neighbour tests of %1</source>
        <translation>Nabotester for %1</translation>
    </message>
    <message>
        <source>Curation of %1</source>
        <translation>Kuratering av %1</translation>
    </message>
    <message>
        <source>Review of %1</source>
        <translation>Gjennomgang av %1</translation>
    </message>
    <message>
        <source>Thresholds</source>
        <translation>Terskler</translation>
    </message>
    <message>
        <source>Neighbour tests</source>
        <translation>Nabotester</translation>
    </message>
    <message>
        <source>Thresholds and neighbour tests</source>
        <translation>Terskler og nabotester</translation>
    </message>
    <message>
        <source>Curation of gold questions</source>
        <translation>Kuratering av gullspørsmål</translation>
    </message>
    <message>
        <source>Thresholds and curation of gold questions</source>
        <translation>Terskler og kuratering av gullspørsmål</translation>
    </message>
    <message>
        <source>Neighbour tests and curation of gold questions</source>
        <translation>Nabotester og kuratering av gullspørsmål</translation>
    </message>
    <message>
        <source>Thresholds, neighbour tests and curation of gold questions</source>
        <translation>Terskler, nabotester og kuratering av gullspørsmål</translation>
    </message>
    <message>
        <source>January</source>
        <translation>januar</translation>
    </message>
    <message>
        <source>February</source>
        <translation>februar</translation>
    </message>
    <message>
        <source>March</source>
        <translation>mars</translation>
    </message>
    <message>
        <source>April</source>
        <translation>april</translation>
    </message>
    <message>
        <source>May</source>
        <translation>mai</translation>
    </message>
    <message>
        <source>June</source>
        <translation>juni</translation>
    </message>
    <message>
        <source>July</source>
        <translation>juli</translation>
    </message>
    <message>
        <source>August</source>
        <translation>august</translation>
    </message>
    <message>
        <source>September</source>
        <translation>september</translation>
    </message>
    <message>
        <source>October</source>
        <translation>oktober</translation>
    </message>
    <message>
        <source>November</source>
        <translation>november</translation>
    </message>
    <message>
        <source>December</source>
        <translation>desember</translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <translation>%1. %2 %3</translation>
    </message>
    <message>
        <source>%1, %2 UTC</source>
        <translation>%1, %2 UTC</translation>
    </message>
    <message>
        <source>%1, %2 UTC%3</source>
        <translation>%1, %2 UTC%3</translation>
    </message>
    <message>
        <source>Dynamic runs: samples asked of a live backend (%1)</source>
        <translation>Dynamiske kjøringer: prøver spurt hos en levende tjeneste (%1)</translation>
    </message>
    <message>
        <source>Scenarios with a feasible threshold</source>
        <translation>Scenarioer med oppnåelig terskel</translation>
    </message>
    <message>
        <source>Scenarios for which some threshold of the grid meets every constraint; n is the number of scenarios that have a sample with a score.</source>
        <translation>Scenarioer der en terskel i rutenettet oppfyller alle krav; n er antallet scenarioer som har en prøve med score.</translation>
    </message>
    <message>
        <source>It is over all scenarios that there are, so it has no interval.</source>
        <translation>Den gjelder alle scenarioene som finnes, og har derfor ikke noe intervall.</translation>
    </message>
    <message>
        <source>Name that cannot be written</source>
        <translation>Navn som ikke kan skrives</translation>
    </message>
    <message>
        <source>The question has no gold answer but should have one.</source>
        <translation>Spørsmålet har ikke noe gullsvar, men skulle hatt et.</translation>
    </message>
    <message>
        <source>numeric without number</source>
        <translation>tallsvar uten tall</translation>
    </message>
    <message>
        <source>boolean without yes or no</source>
        <translation>ja/nei-svar uten ja eller nei</translation>
    </message>
    <message>
        <source>list without list</source>
        <translation>listesvar uten liste</translation>
    </message>
    <message>
        <source>list under span</source>
        <translation>liste der svartypen er span</translation>
    </message>
    <message>
        <source>cross year needs two years</source>
        <translation>cross_year trenger to år</translation>
    </message>
    <message>
        <source>cross company needs two companies</source>
        <translation>cross_company trenger to selskaper</translation>
    </message>
    <message>
        <source>needs two evidence sentences</source>
        <translation>trenger to beleggsetninger</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>til %1</translation>
    </message>
    <message>
        <source>“%1” cannot judge: %2.</source>
        <translation>«%1» kan ikke vurdere: %2.</translation>
    </message>
    <message>
        <source>The other one: %1</source>
        <translation>Det andre: %1</translation>
    </message>
    <message>
        <source>Answer of the system</source>
        <translation>Systemets svar</translation>
    </message>
    <message>
        <source>The other question</source>
        <translation>Det andre spørsmålet</translation>
    </message>
    <message>
        <source>Evidence %1</source>
        <translation>Belegg %1</translation>
    </message>
    <message>
        <source>%1, entry %2</source>
        <translation>%1, oppføring %2</translation>
    </message>
    <message>
        <source>Gold version</source>
        <translation>Gullversjon</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>Flagg</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>(ingen)</translation>
    </message>
    <message>
        <source>Cosine distance</source>
        <translation>Cosinusavstand</translation>
    </message>
    <message>
        <source>Spread of cosine distances, %1</source>
        <translation>Spredning av cosinusavstander, %1</translation>
    </message>
    <message>
        <source>Lines from 5 % to 95 % of the results, boxes from 25 % to 75 %, with the median.</source>
        <translation>Linjer fra 5 % til 95 % av resultatene, bokser fra 25 % til 75 %, med medianen.</translation>
    </message>
    <message>
        <source>it follows when the run pauses or ends</source>
        <translation>det følger når kjøringen settes på pause eller er ferdig</translation>
    </message>
    <message>
        <source>✓ on %1 in common</source>
        <translation>✓ på %1 felles</translation>
    </message>
    <message>
        <source>Judged over the %1 anchors that both runs have; this run has %2, the baseline %3.</source>
        <translation>Dømt over de %1 ankrene som begge kjøringer har; denne kjøringen har %2, referansen %3.</translation>
    </message>
    <message>
        <source>Figures of the run</source>
        <translation>Måltall for kjøringen</translation>
    </message>
    <message>
        <source>Hit@%1, all anchors</source>
        <translation>Hit@%1, alle ankre</translation>
    </message>
    <message>
        <source>MRR@%1, all anchors</source>
        <translation>MRR@%1, alle ankre</translation>
    </message>
    <message>
        <source>Exact, by vector</source>
        <translation>Eksakt, etter vektor</translation>
    </message>
    <message>
        <source>HNSW, by vector</source>
        <translation>HNSW, etter vektor</translation>
    </message>
    <message>
        <source>Lexical (BM25)</source>
        <translation>Leksikalsk (BM25)</translation>
    </message>
    <message>
        <source>Hybrid, alpha %1</source>
        <translation>Hybrid, alfa %1</translation>
    </message>
    <message>
        <source>Reciprocal rank fusion</source>
        <translation>Fusjon av resiproke ranger</translation>
    </message>
    <message>
        <source> + window ±%1</source>
        <translation> + vindu ±%1</translation>
    </message>
    <message>
        <source> + union over %1</source>
        <translation> + union over %1</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>på pause</translation>
    </message>
    <message>
        <source>(all others)</source>
        <translation>(alle andre)</translation>
    </message>
    <message>
        <source>no scored sample here</source>
        <translation>ingen prøver med score her</translation>
    </message>
    <message>
        <source>it was made under none</source>
        <translation>den ble tatt uten krav</translation>
    </message>
    <message>
        <source>✓ all met</source>
        <translation>✓ alle oppfylt</translation>
    </message>
    <message>
        <source>Held-out</source>
        <translation>Usette data</translation>
    </message>
    <message>
        <source>%1 – NLI soft %2, hard %3. %4</source>
        <translation>%1 – NLI myk %2, hard %3. %4</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Forskjell</translation>
    </message>
    <message>
        <source>%1 against %2: %3 of %4 thresholds differ.</source>
        <translation>%1 mot %2: %3 av %4 terskler er forskjellige.</translation>
    </message>
    <message>
        <source>The NLI limits differ: %1 and %2, formerly %3 and %4.</source>
        <translation>NLI-grensene er forskjellige: %1 og %2, tidligere %3 og %4.</translation>
    </message>
    <message>
        <source>They weigh the components differently.</source>
        <translation>De vekter komponentene ulikt.</translation>
    </message>
    <message>
        <source>They were decided on different data.</source>
        <translation>De ble besluttet på ulike data.</translation>
    </message>
    <message>
        <source>What the decision reaches, per scenario</source>
        <translation>Hva beslutningen oppnår, per scenario</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>Registrert</translation>
    </message>
    <message>
        <source>Constraints of the decision</source>
        <translation>Beslutningens krav</translation>
    </message>
    <message>
        <source>The decision does not name this scenario: its default applies.</source>
        <translation>Beslutningen nevner ikke dette scenarioet: standarden gjelder.</translation>
    </message>
    <message>
        <source>All samples, each at its own τ</source>
        <translation>Alle prøver, hver ved sin egen τ</translation>
    </message>
    <message>
        <source>No sample has a score with the decision&apos;s weights, so there is no figure.</source>
        <translation>Ingen prøver har en score med beslutningens vekter, så det finnes ikke noe tall.</translation>
    </message>
    <message numerus="yes">
        <source>Without a score with the decision&apos;s weights, and in no figure: %1 sample(s).</source>
        <translation>
            <numerusform>Uten score med beslutningens vekter, og ikke med i noe tall: %1 prøve.</numerusform>
            <numerusform>Uten score med beslutningens vekter, og ikke med i noe tall: %1 prøver.</numerusform>
        </translation>
    </message>
    <message>
        <source>The decision names scenarios that this set lacks: %1.</source>
        <translation>Beslutningen nevner scenarioer som dette settet mangler: %1.</translation>
    </message>
    <message>
        <source>This is the data that the decision was made on.</source>
        <translation>Dette er dataene beslutningen ble tatt på.</translation>
    </message>
    <message>
        <source>This is not the data that the decision was made on.</source>
        <translation>Dette er ikke dataene beslutningen ble tatt på.</translation>
    </message>
    <message>
        <source>A adds significant value: ΔMacro-F1 above 0.05 and p below 0.05.</source>
        <translation>A gir vesentlig merverdi: ΔMacro-F1 over 0,05 og p under 0,05.</translation>
    </message>
    <message numerus="yes">
        <source>n = %1 sample(s) judged by both; %2 left out.</source>
        <translation>
            <numerusform>n = %1 prøve vurdert av begge; %2 utelatt.</numerusform>
            <numerusform>n = %1 prøver vurdert av begge; %2 utelatt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Matched by sample id: %1 only in this set, %2 only in the other, %3 with another true class (this set&apos;s counts).</source>
        <translation>Paret etter prøve-id: %1 bare i dette settet, %2 bare i det andre, %3 med en annen faktisk klasse (tallene gjelder dette settet).</translation>
    </message>
    <message>
        <source>true %1</source>
        <translation>faktisk %1</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>A − B</source>
        <translation>A − B</translation>
    </message>
    <message>
        <source>Entropy&apos;s contribution to the recall of hallucination: %1</source>
        <translation>Entropiens bidrag til recall for hallusinasjon: %1</translation>
    </message>
    <message>
        <source>(the one to use)</source>
        <translation>(den som bør brukes)</translation>
    </message>
    <message>
        <source>Paired t over scenario F1: t %1, df %2, p %3</source>
        <translation>Paret t over scenario-F1: t %1, df %2, p %3</translation>
    </message>
    <message>
        <source>Paired t over scenario F1: undefined, the differences do not vary.</source>
        <translation>Paret t over scenario-F1: udefinert, forskjellene varierer ikke.</translation>
    </message>
    <message>
        <source>Wilcoxon over scenario F1: W %1, p %2 (%3)</source>
        <translation>Wilcoxon over scenario-F1: W %1, p %2 (%3)</translation>
    </message>
    <message>
        <source>normal approximation</source>
        <translation>normaltilnærming</translation>
    </message>
    <message>
        <source>Wilcoxon over scenario F1: undefined, no scenario differs.</source>
        <translation>Wilcoxon over scenario-F1: udefinert, ingen scenarioer er forskjellige.</translation>
    </message>
    <message>
        <source>Macro-F1 per scenario of both detectors</source>
        <translation>Macro-F1 per scenario for begge detektorer</translation>
    </message>
    <message>
        <source>F1 of A</source>
        <translation>F1 for A</translation>
    </message>
    <message>
        <source>F1 of B</source>
        <translation>F1 for B</translation>
    </message>
    <message>
        <source>%1 of %2 answered, %3 failed (in no figure of answers), %4 answered without a score.</source>
        <translation>%1 av %2 besvart, %3 feilet (ikke med i noe tall for svar), %4 besvart uten score.</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Sekunder</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>gjennomsnitt</translation>
    </message>
    <message>
        <source>P50</source>
        <translation>P50</translation>
    </message>
    <message>
        <source>P95</source>
        <translation>P95</translation>
    </message>
    <message>
        <source>P99</source>
        <translation>P99</translation>
    </message>
    <message>
        <source>in all</source>
        <translation>i alt</translation>
    </message>
    <message>
        <source>Accuracy: dynamic %1, static %2 on the same samples.</source>
        <translation>Nøyaktighet: dynamisk %1, statisk %2 på de samme prøvene.</translation>
    </message>
    <message>
        <source>Static and dynamic decision agree: share %1, Cohen&apos;s κ %2.</source>
        <translation>Statisk og dynamisk avgjørelse stemmer overens: andel %1, Cohens κ %2.</translation>
    </message>
    <message>
        <source>Dynamic decisions (rows: true class)</source>
        <translation>Dynamiske avgjørelser (rader: faktisk klasse)</translation>
    </message>
    <message>
        <source>Static (rows) against dynamic (columns)</source>
        <translation>Statisk (rader) mot dynamisk (kolonner)</translation>
    </message>
    <message>
        <source>At τ</source>
        <translation>Ved τ</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Nedre</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Øvre</translation>
    </message>
    <message>
        <source>Samples of the class, or predicted to be of it</source>
        <translation>Prøver av klassen, eller predikert til den</translation>
    </message>
    <message>
        <source>%1, precision</source>
        <translation>%1, presisjon</translation>
    </message>
    <message>
        <source>%1, recall</source>
        <translation>%1, recall</translation>
    </message>
    <message>
        <source>feasible, best (τ*)</source>
        <translation>oppnåelig, best (τ*)</translation>
    </message>
    <message>
        <source>feasible</source>
        <translation>oppnåelig</translation>
    </message>
    <message>
        <source>least violating</source>
        <translation>minst brudd</translation>
    </message>
    <message>
        <source>infeasible</source>
        <translation>uoppnåelig</translation>
    </message>
    <message>
        <source>Sweep table</source>
        <translation>Sveiptabell</translation>
    </message>
    <message>
        <source>Halluc. precision</source>
        <translation>Hallus. presisjon</translation>
    </message>
    <message>
        <source>Halluc. recall</source>
        <translation>Hallus. recall</translation>
    </message>
    <message>
        <source>Halluc. F1</source>
        <translation>Hallus. F1</translation>
    </message>
    <message>
        <source>Accurate precision</source>
        <translation>Korrekt presisjon</translation>
    </message>
    <message>
        <source>Accurate F1</source>
        <translation>Korrekt F1</translation>
    </message>
    <message>
        <source>Contrad. recall</source>
        <translation>Motsig. recall</translation>
    </message>
    <message>
        <source>Contrad. F1</source>
        <translation>Motsig. F1</translation>
    </message>
    <message>
        <source>✓ yes</source>
        <translation>✓ ja</translation>
    </message>
    <message>
        <source>F1 default</source>
        <translation>F1 standard</translation>
    </message>
    <message>
        <source>F1 at τ*</source>
        <translation>F1 ved τ*</translation>
    </message>
    <message>
        <source>F1 global τ*</source>
        <translation>F1 global τ*</translation>
    </message>
    <message>
        <source>ΔF1</source>
        <translation>ΔF1</translation>
    </message>
    <message>
        <source>−0.05</source>
        <translation>−0,05</translation>
    </message>
    <message>
        <source>+0.05</source>
        <translation>+0,05</translation>
    </message>
    <message>
        <source>Global and scenario thresholds</source>
        <translation>Globale terskler og scenarioterskler</translation>
    </message>
    <message>
        <source>benefits</source>
        <translation>har nytte</translation>
    </message>
    <message>
        <source>Variance of Macro-F1 across scenarios: %1 at the defaults, %2 at their own τ*, %3 at the global τ*. High-risk (no feasible τ, or τ* ≥ 0.75): %4. Lenient (τ* ≤ 0.55): %5.</source>
        <translation>Varians av Macro-F1 mellom scenarioer: %1 ved standardene, %2 ved egen τ*, %3 ved global τ*. Høy risiko (ingen oppnåelig τ, eller τ* ≥ 0,75): %4. Lempelig (τ* ≤ 0,55): %5.</translation>
    </message>
    <message numerus="yes">
        <source>Without a score, and in no figure: %1 sample(s).</source>
        <translation>
            <numerusform>Uten score, og ikke med i noe tall: %1 prøve.</numerusform>
            <numerusform>Uten score, og ikke med i noe tall: %1 prøver.</numerusform>
        </translation>
    </message>
    <message>
        <source>least violating τ</source>
        <translation>τ med minst brudd</translation>
    </message>
    <message>
        <source>A threshold met every constraint in %1 of the draws.</source>
        <translation>En terskel oppfylte alle krav i %1 av trekningene.</translation>
    </message>
    <message>
        <source>halluc.</source>
        <translation>halluk.</translation>
    </message>
    <message>
        <source>contrad.</source>
        <translation>motsig.</translation>
    </message>
    <message>
        <source>halluc. rec.</source>
        <translation>halluk.-rec.</translation>
    </message>
    <message>
        <source>accurate prec.</source>
        <translation>korrekt pres.</translation>
    </message>
    <message>
        <source>contrad. rec.</source>
        <translation>motsig.-rec.</translation>
    </message>
    <message>
        <source>τ* = %1: the highest Macro-F1 on the grid (%2) that meets every constraint.</source>
        <translation>τ* = %1: høyeste Macro-F1 på rutenettet (%2) som oppfyller alle krav.</translation>
    </message>
    <message>
        <source>No threshold of the grid meets every constraint. The highest Macro-F1, %1 at %2, is infeasible. Least violating: %3 (%4).</source>
        <translation>Ingen terskel på rutenettet oppfyller alle krav. Høyeste Macro-F1, %1 ved %2, er uoppnåelig. Minst brudd: %3 (%4).</translation>
    </message>
    <message>
        <source>No sample to choose a threshold for.</source>
        <translation>Ingen prøve å velge en terskel for.</translation>
    </message>
    <message numerus="yes">
        <source> · mean over the %n class(es) that occur</source>
        <translation>
            <numerusform> · gjennomsnitt over %n klasse som forekommer</numerusform>
            <numerusform> · gjennomsnitt over de %n klassene som forekommer</numerusform>
        </translation>
    </message>
    <message>
        <source>The file %1 cannot be read</source>
        <translation>Filen %1 kan ikke leses</translation>
    </message>
    <message>
        <source>Check that you have the right to read it and that its disk is connected.</source>
        <translation>Sjekk at du har rett til å lese den, og at disken er tilkoblet.</translation>
    </message>
    <message>
        <source>%1 is in none of the formats that Assay reads</source>
        <translation>%1 er ikke i noe format som Assay leser</translation>
    </message>
    <message>
        <source>Scored sets have a label and an FHRI or its components in every record; gold questions, bundles, answers and lists come in the forms that the documentation of formats describes.</source>
        <translation>Scoresett har en etikett og en FHRI eller komponentene av den i hver post; gullspørsmål, bunter, svar og lister har formene som dokumentasjonen av formatene beskriver.</translation>
    </message>
    <message>
        <source>Nothing in %1 can be used</source>
        <translation>Ingenting i %1 kan brukes</translation>
    </message>
    <message>
        <source>The list of issues tells what is wrong with each record.</source>
        <translation>Listen over funn sier hva som er galt med hver post.</translation>
    </message>
    <message>
        <source>%1 is not an Assay workspace</source>
        <translation>%1 er ikke et Assay-arbeidsområde</translation>
    </message>
    <message>
        <source>To use it as data, import it into a workspace.</source>
        <translation>For å bruke det som data kan du importere det i et arbeidsområde.</translation>
    </message>
    <message>
        <source>The workspace %1 is damaged</source>
        <translation>Arbeidsområdet %1 er skadet</translation>
    </message>
    <message>
        <source>Take a copy of the file first, then restore it from a backup; “assay check” lists what is damaged.</source>
        <translation>Ta først en kopi av filen, og gjenopprett den så fra en sikkerhetskopi; «assay check» viser hva som er skadet.</translation>
    </message>
    <message>
        <source>The workspace %1 was made by a newer Assay</source>
        <translation>Arbeidsområdet %1 er laget av en nyere Assay</translation>
    </message>
    <message>
        <source>Nothing was changed. Update Assay to change or check it.</source>
        <translation>Ingenting ble endret. Oppdater Assay for å endre eller kontrollere det.</translation>
    </message>
    <message>
        <source>The workspace %1 was made before the first release of Assay</source>
        <translation>Arbeidsområdet %1 ble laget før den første utgaven av Assay</translation>
    </message>
    <message>
        <source>Its form is not read any more. Make a new workspace and import the data again.</source>
        <translation>Formen leses ikke lenger. Lag et nytt arbeidsområde, og importer dataene på nytt.</translation>
    </message>
    <message>
        <source>The workspace %1 is not as Assay makes it, so it can only be read</source>
        <translation>Arbeidsområdet %1 er ikke slik Assay lager det, så det kan bare leses</translation>
    </message>
    <message>
        <source>Export what you need from it and import that into a new workspace.</source>
        <translation>Eksporter det du trenger fra det, og importer det i et nytt arbeidsområde.</translation>
    </message>
    <message>
        <source>Beside %1 lies what a deleted workspace of that name left</source>
        <translation>Ved siden av %1 ligger rester etter et slettet arbeidsområde med det navnet</translation>
    </message>
    <message>
        <source>What it held would come back. Delete those files, or move them away, or choose another name.</source>
        <translation>Innholdet i det ville kommet tilbake. Slett filene, flytt dem, eller velg et annet navn.</translation>
    </message>
    <message>
        <source>Another program or window is writing to the workspace %1</source>
        <translation>Et annet program eller vindu skriver til arbeidsområdet %1</translation>
    </message>
    <message>
        <source>Try again when it has finished.</source>
        <translation>Prøv igjen når det er ferdig.</translation>
    </message>
    <message>
        <source>The service at %1 failed</source>
        <translation>Tjenesten på %1 feilet</translation>
    </message>
    <message>
        <source>Check that it is running and can be reached, then try again.</source>
        <translation>Sjekk at den kjører og kan nås, og prøv igjen.</translation>
    </message>
    <message>
        <source>%1 (%2).</source>
        <translation>%1 (%2).</translation>
    </message>
    <message>
        <source>There is no scored set %1 in this workspace. It may have been renamed or removed; choose another one.</source>
        <translation>Det finnes ikke noe scoresett %1 i dette arbeidsområdet. Det kan ha fått nytt navn eller være fjernet; velg et annet.</translation>
    </message>
    <message>
        <source>There is no suite %1 in this workspace. It may have been renamed or removed; choose another one.</source>
        <translation>Det finnes ikke noe gullsett %1 i dette arbeidsområdet. Det kan ha fått nytt navn eller være fjernet; velg et annet.</translation>
    </message>
    <message>
        <source>There is no run %1 in this workspace. It may have been removed; choose another one.</source>
        <translation>Det finnes ingen kjøring %1 i dette arbeidsområdet. Den kan være fjernet; velg en annen.</translation>
    </message>
    <message>
        <source>There is no %1 here. It may have been renamed or removed; look at the list of what there is.</source>
        <translation>Det finnes ingen %1 her. Den kan ha fått nytt navn eller være fjernet; se i listen over det som finnes.</translation>
    </message>
    <message>
        <source>%1 cannot be written</source>
        <translation>%1 kan ikke skrives</translation>
    </message>
    <message>
        <source>Free some space there, or choose another place.</source>
        <translation>Frigjør plass der, eller velg et annet sted.</translation>
    </message>
    <message>
        <source>Choose another place.</source>
        <translation>Velg et annet sted.</translation>
    </message>
    <message>
        <source>The workspace could not be read or written</source>
        <translation>Arbeidsområdet kunne ikke leses eller skrives</translation>
    </message>
    <message>
        <source>%1 could not be read or written</source>
        <translation>%1 kunne ikke leses eller skrives</translation>
    </message>
    <message>
        <source>Nothing was changed. Free some space on that disk, then try again.</source>
        <translation>Ingenting ble endret. Frigjør plass på disken, og prøv igjen.</translation>
    </message>
    <message>
        <source>Nothing was changed. Try again; “assay check” tells whether a workspace is whole.</source>
        <translation>Ingenting ble endret. Prøv igjen; «assay check» sier om et arbeidsområde er helt.</translation>
    </message>
    <message>
        <source>(not named)</source>
        <translation>(uten navn)</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was left half-done.</source>
        <translation>Avbrutt. Ingenting er halvgjort.</translation>
    </message>
    <message>
        <source>There is no file %1. Check the name and the folder; it may have been moved or renamed.</source>
        <translation>Filen %1 finnes ikke. Sjekk navnet og mappen; den kan være flyttet eller ha fått nytt navn.</translation>
    </message>
    <message>
        <source>The workspace %1 is open for reading only, so nothing in it was changed. Save your work in another workspace, or make the file writable and open it again.</source>
        <translation>Arbeidsområdet %1 er åpnet bare for lesing, så ingenting i det ble endret. Lagre arbeidet ditt i et annet arbeidsområde, eller gjør filen skrivbar og åpne den igjen.</translation>
    </message>
    <message>
        <source>The files of the workspace %1 were replaced or taken away while it was open. Nothing was changed. Open it again before you go on.</source>
        <translation>Filene til arbeidsområdet %1 ble byttet ut eller fjernet mens det var åpent. Ingenting ble endret. Åpne det på nytt før du fortsetter.</translation>
    </message>
    <message>
        <source>The name %1 is taken already. Choose another one.</source>
        <translation>Navnet %1 er allerede i bruk. Velg et annet.</translation>
    </message>
    <message>
        <source>The key holds a blank or a line break; a key has none. Nothing was sent.</source>
        <translation>Nøkkelen inneholder et mellomrom eller linjeskift; det har ingen nøkkel. Ingenting ble sendt.</translation>
    </message>
    <message>
        <source>%1 cannot have the value %2. Give a value inside its range.</source>
        <translation>%1 kan ikke ha verdien %2. Oppgi en verdi innenfor området.</translation>
    </message>
    <message>
        <source>%1 was changed elsewhere meanwhile. Nothing was overwritten.</source>
        <translation>%1 ble i mellomtiden endret et annet sted. Ingenting ble overskrevet.</translation>
    </message>
    <message>
        <source>Hashing</source>
        <translation>Beregner hash</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Leser</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Sjekker</translation>
    </message>
    <message>
        <source>Storing</source>
        <translation>Lagrer</translation>
    </message>
    <message>
        <source>Making visible</source>
        <translation>Gjør synlig</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>Laster inn</translation>
    </message>
    <message>
        <source>Sorting</source>
        <translation>Sorterer</translation>
    </message>
    <message>
        <source>Evaluating</source>
        <translation>Evaluerer</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>Skriver</translation>
    </message>
    <message>
        <source>Verifying</source>
        <translation>Verifiserer</translation>
    </message>
    <message>
        <source>Cleaning up</source>
        <translation>Rydder opp</translation>
    </message>
    <message>
        <source>The record is not valid JSON or CSV and was not kept.</source>
        <translation>Posten er ikke gyldig JSON eller CSV og ble ikke beholdt.</translation>
    </message>
    <message>
        <source>The text holds bytes that are no UTF-8; they were replaced. Save the file as UTF-8 to keep them.</source>
        <translation>Teksten inneholder byte som ikke er UTF-8; de ble erstattet. Lagre filen som UTF-8 for å beholde dem.</translation>
    </message>
    <message>
        <source>The required field %1 is missing or empty.</source>
        <translation>Det påkrevde feltet %1 mangler eller er tomt.</translation>
    </message>
    <message>
        <source>%1 has the wrong type: %2 is expected.</source>
        <translation>%1 har feil type: %2 er forventet.</translation>
    </message>
    <message>
        <source>%1 is no label; it must be accurate, hallucination or contradiction.</source>
        <translation>%1 er ingen etikett; den må være accurate, hallucination eller contradiction.</translation>
    </message>
    <message>
        <source>%1 is not a finite number.</source>
        <translation>%1 er ikke et endelig tall.</translation>
    </message>
    <message>
        <source>%1 is %2, which is out of range: %3 is expected.</source>
        <translation>%1 er %2, som er utenfor området: %3 er forventet.</translation>
    </message>
    <message>
        <source>The id %1 occurred before.</source>
        <translation>Id-en %1 har forekommet før.</translation>
    </message>
    <message>
        <source>Neither an FHRI nor a component: the sample was kept, but no threshold can judge it.</source>
        <translation>Verken en FHRI eller en komponent: prøven ble beholdt, men ingen terskel kan vurdere den.</translation>
    </message>
    <message>
        <source>Stored FHRI differs</source>
        <translation>Lagret FHRI avviker</translation>
    </message>
    <message>
        <source>The stored FHRI differs from the one recomputed from its components; the stored one counts.</source>
        <translation>Den lagrede FHRI er en annen enn den som er beregnet på nytt fra komponentene; den lagrede teller.</translation>
    </message>
    <message>
        <source>The pair %1 has only one side.</source>
        <translation>Paret %1 har bare én side.</translation>
    </message>
    <message>
        <source>The contradiction of the pair %1 comes before its accurate baseline.</source>
        <translation>Motsigelsen i paret %1 kommer før den korrekte referansen.</translation>
    </message>
    <message>
        <source>%1 contradictions have no pair id, in a set that has pair ids.</source>
        <translation>%1 motsigelser har ingen par-id, i et sett som har par-id-er.</translation>
    </message>
    <message>
        <source>Unknown scenario</source>
        <translation>Ukjent scenario</translation>
    </message>
    <message>
        <source>The scenario %1 has no predetermined threshold; the default applies.</source>
        <translation>Scenarioet %1 har ingen forhåndsbestemt terskel; standarden gjelder.</translation>
    </message>
    <message>
        <source>The file has no record in it.</source>
        <translation>Det er ingen poster i filen.</translation>
    </message>
    <message>
        <source>The file ends inside a record; it may have been cut off while it was copied.</source>
        <translation>Filen slutter midt i en post; den kan ha blitt kuttet under kopiering.</translation>
    </message>
    <message>
        <source>The record has more fields than the header.</source>
        <translation>Posten har flere felt enn toppraden.</translation>
    </message>
    <message>
        <source>The record has fewer fields than the header.</source>
        <translation>Posten har færre felt enn toppraden.</translation>
    </message>
    <message>
        <source>%1 still holds a placeholder: %2.</source>
        <translation>%1 har fortsatt en plassholder: %2.</translation>
    </message>
    <message>
        <source>%1 was decoded with the wrong character set; repaired it reads %2.</source>
        <translation>%1 ble dekodet med feil tegnsett; reparert blir det %2.</translation>
    </message>
    <message>
        <source>The suite already holds another question with the id %1.</source>
        <translation>Gullsettet har alt et annet spørsmål med id-en %1.</translation>
    </message>
    <message>
        <source>The evidence %1 is in no corpus, bundle or file of this workspace.</source>
        <translation>Belegget %1 er ikke i noe korpus, noen bunt eller noen fil i dette arbeidsområdet.</translation>
    </message>
    <message>
        <source>The year %1 lies outside what the corpus covers.</source>
        <translation>Året %1 ligger utenfor det korpuset dekker.</translation>
    </message>
    <message>
        <source>The format cannot hold %1; it is left out.</source>
        <translation>Formatet har ikke plass til %1; det utelates.</translation>
    </message>
    <message>
        <source>No suite of this workspace holds a question with the id %1.</source>
        <translation>Ingen gullsett i dette arbeidsområdet har et spørsmål med id-en %1.</translation>
    </message>
    <message>
        <source>The record has %1 more than once; %2 counts, %3 does not.</source>
        <translation>Posten har %1 mer enn én gang; %2 teller, %3 ikke.</translation>
    </message>
    <message>
        <source>The corpus holds no sentence with the id %1; what belongs to it was left out.</source>
        <translation>Korpuset har ingen setning med id-en %1; det som hører til den, ble utelatt.</translation>
    </message>
    <message>
        <source>The sentence %1 has no vector.</source>
        <translation>Setningen %1 har ingen vektor.</translation>
    </message>
    <message>
        <source>The vector of %1 has the length 0: it points nowhere and is near to nothing.</source>
        <translation>Vektoren til %1 har lengde 0: den peker ingen steder og er ikke nær noe.</translation>
    </message>
    <message>
        <source>The vector has %1 numbers where %2 are due; it was left out.</source>
        <translation>Vektoren har %1 tall der det skal være %2; den ble utelatt.</translation>
    </message>
    <message>
        <source>The company is called %1 here and %2 before in the same section; %2 was kept.</source>
        <translation>Selskapet heter %1 her og %2 tidligere i samme seksjon; %2 ble beholdt.</translation>
    </message>
    <message>
        <source>Another file, %1, is of the same company, form and year; this one, of the period that ends on %2, was not read: their sentences would have the same ids.</source>
        <translation>En annen fil, %1, gjelder samme selskap, skjema og år; denne, for perioden som slutter %2, ble ikke lest: setningene deres ville fått samme id-er.</translation>
    </message>
    <message>
        <source>Vectors fetched before are of %1, those that come now of %2: the earlier ones were set aside, and all were fetched anew.</source>
        <translation>Vektorene som ble hentet før, er fra %1, de som kommer nå, fra %2: de tidligere ble lagt til side, og alle ble hentet på nytt.</translation>
    </message>
    <message>
        <source>%1 says %2, which is none of: %3.</source>
        <translation>%1 er %2, som ikke er blant: %3.</translation>
    </message>
    <message>
        <source>%1 has %2 behind %3: a list must be in order, the best first.</source>
        <translation>%1 har %2 etter %3: en liste må være i rekkefølge, den beste først.</translation>
    </message>
    <message>
        <source>The result %1 could not have been found within the filter of its anchor.</source>
        <translation>Resultatet %1 kunne ikke ha blitt funnet innenfor filteret til ankeret sitt.</translation>
    </message>
    <message>
        <source>%1 is empty, or has a tab or a line break in it and would be read back as something else. Judgements left out: %2.</source>
        <translation>%1 er tom, eller har en tabulator eller et linjeskift i seg og ville blitt lest tilbake som noe annet. Utelatte vurderinger: %2.</translation>
    </message>
    <message>
        <source>The record has the wrong type: it is no object.</source>
        <translation>Posten har feil type: den er ikke et objekt.</translation>
    </message>
    <message>
        <source>%1 has the wrong type.</source>
        <translation>%1 har feil type.</translation>
    </message>
    <message>
        <source>%1 is outside 0 to 1.</source>
        <translation>%1 er utenfor 0 til 1.</translation>
    </message>
    <message>
        <source>Several sentences of one company (%1): they count as one company.</source>
        <translation>Flere setninger fra ett selskap (%1): de teller som ett selskap.</translation>
    </message>
    <message>
        <source>The stored FHRI differs from the recomputed %1; the stored one counts.</source>
        <translation>Den lagrede FHRI er en annen enn den beregnede %1; den lagrede teller.</translation>
    </message>
    <message>
        <source>Another suite holds another question with the id %1; both were kept, this one in a suite of its own.</source>
        <translation>Et annet gullsett har et annet spørsmål med id-en %1; begge ble beholdt, dette i et eget gullsett.</translation>
    </message>
    <message>
        <source>The suite held another question with the id %1; this one replaced it.</source>
        <translation>Gullsettet hadde et annet spørsmål med id-en %1; dette erstattet det.</translation>
    </message>
    <message>
        <source>The suite already holds another question with the id %1; this one was skipped.</source>
        <translation>Gullsettet har alt et annet spørsmål med id-en %1; dette ble hoppet over.</translation>
    </message>
    <message>
        <source>The corpus holds no sentence with the id %1.</source>
        <translation>Korpuset har ingen setning med id-en %1.</translation>
    </message>
    <message>
        <source>%1 cannot be the name of a file on every system, or differs only in capitals from another one. Judgements left out: %2.</source>
        <translation>%1 kan ikke være navnet på en fil på alle systemer, eller skiller seg bare i store bokstaver fra et annet. Utelatte vurderinger: %2.</translation>
    </message>
    <message>
        <source>“”</source>
        <translation>«»</translation>
    </message>
    <message>
        <source>Some</source>
        <translation>Noen</translation>
    </message>
    <message>
        <source>Question id</source>
        <translation>Spørsmåls-ID</translation>
    </message>
    <message>
        <source>CIK</source>
        <translation>CIK</translation>
    </message>
    <message>
        <source>Company name</source>
        <translation>Selskapsnavn</translation>
    </message>
    <message>
        <source>Years</source>
        <translation>År</translation>
    </message>
    <message>
        <source>Question text</source>
        <translation>Spørsmålstekst</translation>
    </message>
    <message>
        <source>Answer text</source>
        <translation>Svartekst</translation>
    </message>
    <message>
        <source>Answer numeric</source>
        <translation>Svar som tall</translation>
    </message>
    <message>
        <source>Answer unit</source>
        <translation>Svarets enhet</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Toleranse</translation>
    </message>
    <message>
        <source>Evidence sentence ids</source>
        <translation>Beleggsetningers ID-er</translation>
    </message>
    <message>
        <source>Evidence spans</source>
        <translation>Beleggutdrag</translation>
    </message>
    <message>
        <source>Retrieval scope</source>
        <translation>Søkeomfang</translation>
    </message>
    <message>
        <source>Section hints</source>
        <translation>Hint om seksjon</translation>
    </message>
    <message>
        <source>Created by</source>
        <translation>Laget av</translation>
    </message>
    <message>
        <source>Created at</source>
        <translation>Laget</translation>
    </message>
    <message>
        <source>Curation confidence</source>
        <translation>Kuratorens sikkerhet</translation>
    </message>
    <message>
        <source>Expected sources</source>
        <translation>Ventede kilder</translation>
    </message>
    <message>
        <source>Expected citations</source>
        <translation>Ventede sitater</translation>
    </message>
    <message>
        <source>Answer contains</source>
        <translation>Svaret inneholder</translation>
    </message>
    <message>
        <source>Must include</source>
        <translation>Må inneholde</translation>
    </message>
    <message>
        <source>Citation required</source>
        <translation>Sitat kreves</translation>
    </message>
    <message>
        <source>Max tokens</source>
        <translation>Høyst så mange tokener</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Meldinger</translation>
    </message>
    <message>
        <source>Extra</source>
        <translation>Ekstra</translation>
    </message>
    <message>
        <source>Local factual</source>
        <translation>Lokalt, fakta</translation>
    </message>
    <message>
        <source>Local causal</source>
        <translation>Lokalt, årsaker</translation>
    </message>
    <message>
        <source>Cross section</source>
        <translation>På tvers av seksjoner</translation>
    </message>
    <message>
        <source>Cross year</source>
        <translation>På tvers av år</translation>
    </message>
    <message>
        <source>Cross company</source>
        <translation>På tvers av selskaper</translation>
    </message>
    <message>
        <source>Aggregation</source>
        <translation>Aggregering</translation>
    </message>
    <message>
        <source>Verification</source>
        <translation>Verifisering</translation>
    </message>
    <message>
        <source>Temporal reference</source>
        <translation>Tidshenvisning</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Uten svar</translation>
    </message>
    <message>
        <source>Prose</source>
        <translation>Prosa</translation>
    </message>
    <message>
        <source>Heading</source>
        <translation>Overskrift</translation>
    </message>
    <message>
        <source>Table debris</source>
        <translation>Tabellrester</translation>
    </message>
    <message>
        <source>Unknown company</source>
        <translation>Ukjent selskap</translation>
    </message>
    <message>
        <source>position %1</source>
        <translation>posisjon %1</translation>
    </message>
    <message>
        <source>Gwet&apos;s AC1, since κ misleads where nearly all verdicts are alike</source>
        <translation>Gwets AC1, siden κ villeder der nesten alle dommer er like</translation>
    </message>
    <message>
        <source>κ of “%1” against the other verdicts</source>
        <translation>κ for «%1» mot de andre dommene</translation>
    </message>
    <message>
        <source>A = %1 (%2–%3), n = %4</source>
        <translation>A = %1 (%2–%3), n = %4</translation>
    </message>
    <message>
        <source>A = %1, n = %2</source>
        <translation>A = %1, n = %2</translation>
    </message>
    <message numerus="yes">
        <source>each vector stands %n place(s) too early</source>
        <translation>
            <numerusform>hver vektor står %n plass for tidlig</numerusform>
            <numerusform>hver vektor står %n plasser for tidlig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each vector stands %n place(s) too late</source>
        <translation>
            <numerusform>hver vektor står %n plass for sent</numerusform>
            <numerusform>hver vektor står %n plasser for sent</numerusform>
        </translation>
    </message>
    <message>
        <source>the vectors stand in reverse order</source>
        <translation>vektorene står i omvendt rekkefølge</translation>
    </message>
    <message>
        <source>the vectors stand in the order of the ids sorted as text</source>
        <translation>vektorene står i rekkefølgen til ID-ene sortert som tekst</translation>
    </message>
    <message>
        <source>The vectors do not belong to the sentences that they are stored for: %1, where chance gives 0.5.</source>
        <translation>Vektorene hører ikke til setningene de er lagret for: %1, der tilfeldighet gir 0,5.</translation>
    </message>
    <message>
        <source>The vectors do not belong to the sentences that they are stored for (%1): %2. Put right, A would be %3.</source>
        <translation>Vektorene hører ikke til setningene de er lagret for (%1): %2. Rettet opp ville A vært %3.</translation>
    </message>
    <message>
        <source>The vectors do not belong to the sentences that they are stored for (%1): from about sentence %2 of the corpus on, %3. There A is %4; put right, it would be %5.</source>
        <translation>Vektorene hører ikke til setningene de er lagret for (%1): fra omtrent setning %2 i korpuset gjelder: %3. Der er A %4; rettet opp ville den vært %5.</translation>
    </message>
    <message>
        <source>Some vectors may belong to other sentences than those that they are stored for: %1.</source>
        <translation>Noen vektorer hører kanskje til andre setninger enn dem de er lagret for: %1.</translation>
    </message>
    <message>
        <source>Pairs of identical texts with equal vectors: %1 of %2.</source>
        <translation>Par av identiske tekster med like vektorer: %1 av %2.</translation>
    </message>
    <message>
        <source>Whether the vectors belong to their sentences cannot be judged: too few sentences have words in common with other sections (%1).</source>
        <translation>Om vektorene hører til setningene sine, kan ikke vurderes: for få setninger har ord felles med andre seksjoner (%1).</translation>
    </message>
    <message>
        <source>The vectors fit their sentences: %1.</source>
        <translation>Vektorene passer til setningene sine: %1.</translation>
    </message>
    <message>
        <source>The vectors were made here, sentence by sentence; they need no check.</source>
        <translation>Vektorene ble laget her, setning for setning; de trenger ingen sjekk.</translation>
    </message>
    <message>
        <source>too few sentences</source>
        <translation>for få setninger</translation>
    </message>
    <message>
        <source>Vectors and sentences (A)</source>
        <translation>Vektorer og setninger (A)</translation>
    </message>
    <message>
        <source>Run − baseline</source>
        <translation>Kjøring − referanse</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Tapt</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vunnet</translation>
    </message>
    <message>
        <source>p (sign flips)</source>
        <translation>p (fortegnsbytter)</translation>
    </message>
    <message>
        <source>p (Holm)</source>
        <translation>p (Holm)</translation>
    </message>
    <message>
        <source>Over the anchors that both runs asked and that are covered in both. %1 stands for the comparison; the others are many tests, and their verdicts go by the p that is corrected for it (Holm).</source>
        <translation>Over ankrene som begge kjøringer har spurt, og som er dekket i begge. %1 står for sammenligningen; de andre er mange tester, og dommene deres følger den p som er korrigert for det (Holm).</translation>
    </message>
    <message>
        <source>Anchors that changed most, %1</source>
        <translation>Ankre med størst endring, %1</translation>
    </message>
    <message>
        <source>First gold in the baseline at</source>
        <translation>Første gull i referansen på plass</translation>
    </message>
    <message>
        <source>In this run at</source>
        <translation>I denne kjøringen på plass</translation>
    </message>
    <message>
        <source>Anchors at which this run is better: %1, worse: %2, the same: %3.</source>
        <translation>Ankre der denne kjøringen er bedre: %1, dårligere: %2, lik: %3.</translation>
    </message>
    <message>
        <source>%1, with other content</source>
        <translation>%1, med annet innhold</translation>
    </message>
    <message>
        <source>%1, %2,</source>
        <translation>%1, %2,</translation>
    </message>
    <message>
        <source>named before, so it stands alone</source>
        <translation>navngitt på forhånd, så den står alene</translation>
    </message>
    <message>
        <source>fewer than %1 anchors have changed</source>
        <translation>færre enn %1 ankre er endret</translation>
    </message>
    <message>
        <source>✗ %1, too close to tell</source>
        <translation>✗ %1, for jevnt til å avgjøre</translation>
    </message>
    <message>
        <source>≈ within, too close to tell</source>
        <translation>≈ innenfor, for jevnt til å avgjøre</translation>
    </message>
    <message>
        <source>The limit lies within the 95 % interval: more anchors would tell.</source>
        <translation>Grensen ligger innenfor 95&#xa0;%-intervallet: flere ankre ville avgjøre det.</translation>
    </message>
    <message>
        <source>cannot be judged: too few anchors in common</source>
        <translation>kan ikke vurderes: for få felles ankre</translation>
    </message>
    <message>
        <source>passes; findings too close to tell: %1</source>
        <translation>bestått; resultater som er for jevne til å avgjøre: %1</translation>
    </message>
    <message>
        <source>luck cannot miss</source>
        <translation>tilfeldigheten kan ikke bomme</translation>
    </message>
    <message>
        <source>Beside luck</source>
        <translation>Ved siden av tilfeldighet</translation>
    </message>
    <message>
        <source>Clusters</source>
        <translation>Klynger</translation>
    </message>
    <message>
        <source>Design effect</source>
        <translation>Designeffekt</translation>
    </message>
    <message>
        <source>Against luck</source>
        <translation>Mot tilfeldighet</translation>
    </message>
    <message>
        <source>fewer than six clusters</source>
        <translation>færre enn seks klynger</translation>
    </message>
    <message>
        <source>Over all gold, not only the first</source>
        <translation>Over alt gull, ikke bare det første</translation>
    </message>
    <message>
        <source>Recall@%1</source>
        <translation>Recall@%1</translation>
    </message>
    <message>
        <source>nDCG@%1</source>
        <translation>nDCG@%1</translation>
    </message>
    <message>
        <source>AP@%1</source>
        <translation>AP@%1</translation>
    </message>
    <message>
        <source>Totals by other ways of counting</source>
        <translation>Totaler med andre tellemåter</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Telt</translation>
    </message>
    <message>
        <source>as drawn</source>
        <translation>som trukket</translation>
    </message>
    <message>
        <source>weighted back to the corpus</source>
        <translation>vektet tilbake til korpuset</translation>
    </message>
    <message>
        <source>each text once</source>
        <translation>hver tekst én gang</translation>
    </message>
    <message>
        <source>%1, %2: luck cannot miss %3 of %4.</source>
        <translation>%1, %2: tilfeldigheten kan ikke bomme på %3 av %4.</translation>
    </message>
    <message>
        <source>Of %1 % of the corpus: no anchor was drawn from these strata: %2.</source>
        <translation>For %1&#xa0;% av korpuset: ingen ankre ble trukket fra disse strataene: %2.</translation>
    </message>
    <message>
        <source>it is not known of how many the search chose</source>
        <translation>det er ikke kjent hvor mange søket valgte blant</translation>
    </message>
    <message>
        <source>%1 by luck</source>
        <translation>%1 ved tilfeldighet</translation>
    </message>
    <message>
        <source>Lift of %1</source>
        <translation>Lift for %1</translation>
    </message>
    <message>
        <source>cannot be judged: n below %1</source>
        <translation>kan ikke vurderes: n under %1</translation>
    </message>
    <message>
        <source>not told from luck</source>
        <translation>kan ikke skilles fra tilfeldighet</translation>
    </message>
    <message>
        <source>better than luck</source>
        <translation>bedre enn tilfeldig</translation>
    </message>
    <message>
        <source>by luck</source>
        <translation>ved tilfeldighet</translation>
    </message>
    <message>
        <source>Vectors and sentences</source>
        <translation>Vektorer og setninger</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1: %2 av %3</translation>
    </message>
    <message>
        <source>Drawn by stratum</source>
        <translation>Trukket per stratum</translation>
    </message>
    <message>
        <source>Clusters of anchors</source>
        <translation>Klynger av ankre</translation>
    </message>
    <message>
        <source>companies</source>
        <translation>selskaper</translation>
    </message>
    <message>
        <source>filings</source>
        <translation>årsrapporter</translation>
    </message>
    <message>
        <source>slices</source>
        <translation>utsnitt</translation>
    </message>
    <message>
        <source>%1 not known</source>
        <translation>%1 ikke kjent</translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <translation>%1 %2&#xa0;%</translation>
    </message>
    <message>
        <source>%1 %2 % (%3 of %4 cannot be missed)</source>
        <translation>%1 %2&#xa0;% (%3 av %4 kan ikke bommes på)</translation>
    </message>
    <message>
        <source>%1 by luck: %2</source>
        <translation>%1 ved tilfeldighet: %2</translation>
    </message>
    <message>
        <source>fewer than %1 anchors, too few to judge</source>
        <translation>færre enn %1 ankre, for få til å vurdere</translation>
    </message>
    <message>
        <source>the anchors are of fewer than %1 companies, filings or sections</source>
        <translation>ankrene er fra færre enn %1 selskaper, årsrapporter eller seksjoner</translation>
    </message>
    <message>
        <source>the run has fewer than %1 % of the baseline&apos;s anchors</source>
        <translation>kjøringen har færre enn %1&#xa0;% av referansens ankre</translation>
    </message>
    <message>
        <source>distances of two models have no scale in common</source>
        <translation>avstander fra to modeller har ingen felles skala</translation>
    </message>
    <message>
        <source>Only prose</source>
        <translation>Bare prosa</translation>
    </message>
    <message>
        <source>Without cross references</source>
        <translation>Uten kryssreferanser</translation>
    </message>
    <message>
        <source>Fields of the filter</source>
        <translation>Felt i filteret</translation>
    </message>
    <message>
        <source>Seed of the intervals</source>
        <translation>Frø for intervallene</translation>
    </message>
    <message>
        <source>Cosine of near duplicates</source>
        <translation>Cosinus for nestenduplikater</translation>
    </message>
    <message>
        <source>Sentences of a short section</source>
        <translation>Setninger i en kort seksjon</translation>
    </message>
    <message>
        <source>Share of figures among the words</source>
        <translation>Andel tall blant ordene</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>%1 % (in earlier runs)</source>
        <translation>%1&#xa0;% (i tidligere kjøringer)</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>no change can be told from luck with so few items</source>
        <translation>ingen endring kan skilles fra tilfeldighet med så få elementer</translation>
    </message>
    <message>
        <source>%n item(s): so few cannot tell changes of a share from luck.</source>
        <translation>Elementer: %n. Så få kan ikke skille endringer i en andel fra tilfeldighet.</translation>
    </message>
    <message>
        <source>To tell a change of %1 points: %2, %3 or %4 items, when 5, 10 or 20 % of them flip for no reason.</source>
        <translation>For å påvise en endring på %1 prosentpoeng: %2, %3 eller %4 elementer, når 5, 10 eller 20&#xa0;% av dem skifter uten grunn.</translation>
    </message>
    <message>
        <source>What can be told from luck</source>
        <translation>Hva som kan skilles fra tilfeldighet</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>Støy</translation>
    </message>
    <message>
        <source>Smallest change told, points</source>
        <translation>Minste påviselige endring, prosentpoeng</translation>
    </message>
    <message>
        <source>Items needed for %1 points</source>
        <translation>Elementer som trengs for %1 prosentpoeng</translation>
    </message>
    <message>
        <source>so large a change leaves no room for this noise</source>
        <translation>en så stor endring gir ikke rom for denne støyen</translation>
    </message>
    <message>
        <source>Items of one cluster stand or fall together: %1 of them tell as much as one that stands alone (design effect).</source>
        <translation>Elementer i én klynge står eller faller sammen: %1 av dem sier like mye som ett som står alene (designeffekt).</translation>
    </message>
    <message>
        <source>False alarms of an unchanged system</source>
        <translation>Falske alarmer fra et uendret system</translation>
    </message>
    <message>
        <source>Limit, points</source>
        <translation>Grense, prosentpoeng</translation>
    </message>
    <message>
        <source>Per check</source>
        <translation>Per sjekk</translation>
    </message>
    <message>
        <source>In a year of monthly checks</source>
        <translation>I et år med månedlige sjekker</translation>
    </message>
    <message>
        <source>There is no limit on a change of a share.</source>
        <translation>Det er ingen grense for endringen i en andel.</translation>
    </message>
    <message>
        <source>Recorded of all samples, each at the threshold of its scenario: Macro-F1 %1.</source>
        <translation>Registrert over alle eksempler, hvert ved terskelen for sitt scenario: Macro-F1 %1.</translation>
    </message>
    <message>
        <source>%1 (p %2)</source>
        <translation>%1 (p %2)</translation>
    </message>
    <message>
        <source>%1 (95 % interval %2 to %3; p %4)</source>
        <translation>%1 (95&#xa0;%-intervall %2 til %3; p %4)</translation>
    </message>
    <message>
        <source>Cannot be judged.</source>
        <translation>Kan ikke vurderes.</translation>
    </message>
    <message>
        <source>Cannot be judged. There is too little: %1.</source>
        <translation>Kan ikke vurderes. Det er for lite: %1.</translation>
    </message>
    <message>
        <source>A is redundant beside B: the 90 % interval of ΔMacro-F1 lies within ±0.02.</source>
        <translation>A er overflødig ved siden av B: 90&#xa0;%-intervallet for ΔMacro-F1 ligger innenfor ±0,02.</translation>
    </message>
    <message>
        <source>A is worse than B: ΔMacro-F1 below −0.02 and p below 0.05.</source>
        <translation>A er dårligere enn B: ΔMacro-F1 under −0,02 og p under 0,05.</translation>
    </message>
    <message>
        <source>A is better than B by no more than 5 points: ΔMacro-F1 above 0 and p below 0.05.</source>
        <translation>A er bedre enn B med høyst 5 prosentpoeng: ΔMacro-F1 over 0 og p under 0,05.</translation>
    </message>
    <message>
        <source>Inconclusive: the samples show neither a difference nor that there is none.</source>
        <translation>Ikke avgjort: eksemplene viser verken en forskjell eller at det ikke er noen.</translation>
    </message>
    <message>
        <source>No sample has an entropy component (E), so nothing can be said of it: without it full and no-entropy are the same.</source>
        <translation>Ingen eksempler har en entropikomponent (E), så ingenting kan sies om den: uten den er full og uten entropi det samme.</translation>
    </message>
    <message>
        <source>Judged are the samples that have an entropy component (E): %1 of %2. Of the others full and no-entropy are the same; ΔMacro-F1 over all samples is %3.</source>
        <translation>Vurdert er eksemplene som har en entropikomponent (E): %1 av %2. For de andre er full og uten entropi det samme; ΔMacro-F1 over alle eksempler er %3.</translation>
    </message>
    <message>
        <source>ΔMacro-F1 %1, over %2; samples and pairs: %3.</source>
        <translation>ΔMacro-F1 %1, over %2; eksempler og par: %3.</translation>
    </message>
    <message>
        <source>McNemar (of samples as if independent): only A right %1, only B right %2; exact p %3 %4; corrected χ² %5, p %6 %7</source>
        <translation>McNemar (som om eksemplene var uavhengige): bare A riktig %1, bare B riktig %2; eksakt p %3 %4; korrigert χ² %5, p %6 %7</translation>
    </message>
    <message>
        <source>The same with pairs kept together (sign flips): p %1</source>
        <translation>Det samme med par holdt samlet (fortegnsbytter): p %1</translation>
    </message>
    <message>
        <source>With pairs kept together there are too few to test.</source>
        <translation>Med par holdt samlet er det for få til en test.</translation>
    </message>
    <message>
        <source>McNemar points the other way (only A right %1, only B right %2, p %3): it counts right answers, whatever their class, and Macro-F1 weighs the classes alike. The verdict is about Macro-F1.</source>
        <translation>McNemar peker den andre veien (bare A riktig %1, bare B riktig %2, p %3): den teller riktige svar uansett klasse, og Macro-F1 vekter klassene likt. Dommen gjelder Macro-F1.</translation>
    </message>
    <message>
        <source>One of the two decides a class that no sample truly is of. Macro-F1 is compared over the classes in the truth, so that both are means over the same.</source>
        <translation>En av de to avgjør en klasse som ingen eksempler faktisk tilhører. Macro-F1 sammenlignes over de faktiske klassene, slik at begge er gjennomsnitt over de samme.</translation>
    </message>
    <message>
        <source>Draws of the bootstrap without a sample of some class are left out: %1 of %2.</source>
        <translation>Trekninger i bootstrap uten eksempel på en av klassene er utelatt: %1 av %2.</translation>
    </message>
    <message>
        <source>p, corrected for all scenarios (Holm)</source>
        <translation>p, korrigert for alle scenarioer (Holm)</translation>
    </message>
    <message>
        <source>≥ %1</source>
        <translation>≥ %1</translation>
    </message>
    <message>
        <source>Some waits were ended by the time limit.</source>
        <translation>Noen ventetider ble avsluttet av tidsgrensen.</translation>
    </message>
    <message numerus="yes">
        <source>%n time-out(s): in the seconds as at least the limit.</source>
        <translation>
            <numerusform>%n tidsavbrudd: regnet i sekundene som minst grensen.</numerusform>
            <numerusform>%n tidsavbrudd: regnet i sekundene som minst grensen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fast failure(s): in none of the seconds.</source>
        <translation>
            <numerusform>%n rask feil: ikke med i noen av sekundtallene.</numerusform>
            <numerusform>%n raske feil: ikke med i noen av sekundtallene.</numerusform>
        </translation>
    </message>
    <message>
        <source>Area under ROC of accurate: full minus without entropy</source>
        <translation>Areal under ROC for korrekt: full minus uten entropi</translation>
    </message>
    <message>
        <source>Area under ROC of accurate: recomputed minus stored FHRI</source>
        <translation>Areal under ROC for korrekt: FHRI beregnet på nytt minus lagret FHRI</translation>
    </message>
    <message>
        <source>Brier score</source>
        <translation>Brier-score</translation>
    </message>
    <message>
        <source>Miscalibration</source>
        <translation>Feilkalibrering</translation>
    </message>
    <message>
        <source>Discrimination</source>
        <translation>Diskriminering</translation>
    </message>
    <message>
        <source>Uncertainty</source>
        <translation>Usikkerhet</translation>
    </message>
    <message>
        <source>Mean FHRI minus share accurate</source>
        <translation>Gjennomsnittlig FHRI minus andel korrekte</translation>
    </message>
    <message>
        <source>The NLI rule takes every sample.</source>
        <translation>NLI-regelen tar alle eksempler.</translation>
    </message>
    <message>
        <source>bins of equal numbers, 95 %</source>
        <translation>like store grupper, 95&#xa0;%</translation>
    </message>
    <message>
        <source>Reliability of the FHRI, in bins of equal numbers</source>
        <translation>Påliteligheten til FHRI, i like store grupper</translation>
    </message>
    <message>
        <source>Brier score %1: miscalibration %2, less discrimination %3, plus uncertainty %4. Mean FHRI minus share accurate: %5.</source>
        <translation>Brier-score %1: feilkalibrering %2, minus diskriminering %3, pluss usikkerhet %4. Gjennomsnittlig FHRI minus andel korrekte: %5.</translation>
    </message>
    <message>
        <source>Bins of equal numbers, by rising FHRI</source>
        <translation>Like store grupper, etter stigende FHRI</translation>
    </message>
    <message>
        <source>FHRI from</source>
        <translation>FHRI fra</translation>
    </message>
    <message>
        <source>up to</source>
        <translation>opp til</translation>
    </message>
    <message>
        <source>Mean FHRI</source>
        <translation>Gjennomsnittlig FHRI</translation>
    </message>
    <message>
        <source>Share accurate</source>
        <translation>Andel korrekte</translation>
    </message>
    <message>
        <source>The FHRI read as the probability that an answer is accurate, over the samples that the NLI rule leaves to it: %1 in %2 clusters. It takes %3.</source>
        <translation>FHRI lest som sannsynligheten for at et svar er korrekt, over eksemplene som NLI-regelen overlater til den: %1 i %2 klynger. Regelen tar %3.</translation>
    </message>
    <message>
        <source>Intervals at the operating point</source>
        <translation>Intervaller i arbeidspunktet</translation>
    </message>
    <message>
        <source>95 % interval, lower end</source>
        <translation>95&#xa0;%-intervall, nedre ende</translation>
    </message>
    <message>
        <source>95 % interval, upper end</source>
        <translation>95&#xa0;%-intervall, øvre ende</translation>
    </message>
    <message>
        <source>Design effect: how many samples are worth one</source>
        <translation>Designeffekt: hvor mange eksempler som er verdt ett</translation>
    </message>
    <message>
        <source>Balanced accuracy</source>
        <translation>Balansert nøyaktighet</translation>
    </message>
    <message>
        <source>Balanced acc.</source>
        <translation>Balansert nøy.</translation>
    </message>
    <message>
        <source>Labels have leaked into the stored predictions of: %1. Do not trust figures made from them.</source>
        <translation>Etiketter har lekket inn i de lagrede prediksjonene for: %1. Ikke stol på tall laget av dem.</translation>
    </message>
    <message>
        <source>Every accurate answer and every hallucination there is predicted right (%1), though hallucinations score as high as accurate answers: no threshold on the scores can give that.</source>
        <translation>Alle korrekte svar og alle hallusinasjoner der er riktig predikert (%1), selv om hallusinasjoner har like høye scorer som korrekte svar: ingen terskel på scorene kan gi det.</translation>
    </message>
    <message>
        <source>Of the contradictions there %1 of %2 are predicted wrongly, which leaks nothing.</source>
        <translation>Av motsigelsene der er %1 av %2 feil predikert, noe som ikke lekker noe.</translation>
    </message>
    <message>
        <source>Macro-F1 there corrected for optimism: %1 (less %2).</source>
        <translation>Macro-F1 der, korrigert for optimisme: %1 (fratrukket %2).</translation>
    </message>
    <message>
        <source>Macro-F1 there cannot be corrected for optimism: too few clusters, or too many draws that lack a class.</source>
        <translation>Macro-F1 der kan ikke korrigeres for optimisme: for få klynger, eller for mange trekninger som mangler en klasse.</translation>
    </message>
    <message>
        <source>Not told from it by these samples: %1. Of these the safest is %2: recall of hallucination %3; it meets every constraint in %4 of the draws.</source>
        <translation>Kan ikke skilles fra den med disse eksemplene: %1. Av disse er %2 den tryggeste: recall for hallusinasjon %3; den oppfyller alle krav i %4 av trekningene.</translation>
    </message>
    <message>
        <source>%1: %2 %3. Chosen anew in each draw, it lies from %4 to %5 in the middle 95 % of the draws (%6 draws, seed %7, %8 clusters of %9 samples).</source>
        <translation>%1: %2 %3. Valgt på nytt i hver trekning ligger den fra %4 til %5 i de midterste 95&#xa0;% av trekningene (%6 trekninger, frø %7, %8 klynger av %9 eksempler).</translation>
    </message>
    <message>
        <source>No held-out score: the samples cannot be parted into halves that both hold every class (a pair stays together).</source>
        <translation>Ingen score på usette data: eksemplene kan ikke deles i halvdeler som begge har alle klasser (et par holdes samlet).</translation>
    </message>
    <message>
        <source> (95 % of the splits: %1 to %2)</source>
        <translation> (95&#xa0;% av delingene: %1 til %2)</translation>
    </message>
    <message>
        <source>Chosen on one half, measured on the other (%1 splits): Macro-F1 %2 where it was chosen, %3 held out%4.</source>
        <translation>Valgt på den ene halvdelen, målt på den andre (%1 delinger): Macro-F1 %2 der den ble valgt, %3 på usette data%4.</translation>
    </message>
    <message>
        <source>Optimism %1%2.</source>
        <translation>Optimisme %1%2.</translation>
    </message>
    <message>
        <source>Splits of which one half lacks a class are left out: %1 of %2.</source>
        <translation>Delinger der en halvdel mangler en klasse, er utelatt: %1 av %2.</translation>
    </message>
    <message>
        <source>Held at τ %1: Macro-F1 %2 on the halves held out.</source>
        <translation>Holdt på τ %1: Macro-F1 %2 på de usette halvdelene.</translation>
    </message>
    <message>
        <source>p (A minus B)</source>
        <translation>p (A minus B)</translation>
    </message>
    <message>
        <source>p (McNemar, independent samples)</source>
        <translation>p (McNemar, uavhengige eksempler)</translation>
    </message>
    <message>
        <source>no sample to compare</source>
        <translation>ingen eksempler å sammenligne</translation>
    </message>
    <message>
        <source>too few clusters</source>
        <translation>for få klynger</translation>
    </message>
    <message>
        <source>Full against without entropy is judged on the samples that have an entropy component. Both Macro-F1 are over the classes that occur in the truth of the samples compared.</source>
        <translation>Full mot uten entropi vurderes på eksemplene som har en entropikomponent. Begge Macro-F1 er over klassene som forekommer som faktisk klasse blant de sammenlignede eksemplene.</translation>
    </message>
    <message>
        <source>Macro-F1 per scenario. %1</source>
        <translation>Macro-F1 per scenario. %1</translation>
    </message>
    <message>
        <source>prevalence</source>
        <translation>prevalens</translation>
    </message>
    <message>
        <source>%1 (ringed: NLI %2)</source>
        <translation>%1 (ring: NLI %2)</translation>
    </message>
    <message>
        <source>%1 (ringed: %2)</source>
        <translation>%1 (ring: %2)</translation>
    </message>
    <message>
        <source>Dotted: the prevalence, which is the precision by chance: accurate %1, hallucination %2, contradiction %3.</source>
        <translation>Prikket: prevalensen, som er presisjonen ved tilfeldighet: korrekt %1, hallusinasjon %2, motsigelse %3.</translation>
    </message>
    <message>
        <source>Luck (prevalence)</source>
        <translation>Tilfeldighet (prevalens)</translation>
    </message>
    <message>
        <source>Macro-F1 recorded, each at its own τ</source>
        <translation>Registrert Macro-F1, hver ved sin egen τ</translation>
    </message>
    <message>
        <source>A decided threshold is set and has no interval. The held-out figure is that of the decided threshold. Of all samples together, each is judged at the threshold of its scenario.</source>
        <translation>En besluttet terskel er satt og har ikke noe intervall. Tallet på usette data er for den besluttede terskelen. Av alle eksempler samlet vurderes hvert ved terskelen for sitt scenario.</translation>
    </message>
    <message>
        <source>no halves that both hold every class</source>
        <translation>ingen halvdeler der begge har alle klasser</translation>
    </message>
    <message>
        <source>Intervals: 2.5th to 97.5th percentile over the splits. A contradiction pair stays in one half. Both figures are over the classes in the truth of the scenario; splits of which one half lacks a class are left out.</source>
        <translation>Intervaller: 2,5- til 97,5-persentilen over delingene. Et motsigelsespar holdes i én halvdel. Begge tallene er over de faktiske klassene i scenarioet; delinger der en halvdel mangler en klasse, er utelatt.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 til %2</translation>
    </message>
    <message>
        <source>Thresholds that the bootstrap chooses</source>
        <translation>Terskler som bootstrap velger</translation>
    </message>
    <message>
        <source>Draws that choose it</source>
        <translation>Trekninger som velger den</translation>
    </message>
    <message>
        <source>Middle 95 % of the draws</source>
        <translation>Midterste 95&#xa0;% av trekningene</translation>
    </message>
    <message>
        <source>Those of the widest spread come first.</source>
        <translation>De med størst spredning kommer først.</translation>
    </message>
    <message>
        <source>Chosen on the same data: optimism, and the range of equals</source>
        <translation>Valgt på de samme dataene: optimisme, og området av likeverdige</translation>
    </message>
    <message>
        <source>Optimism of Macro-F1</source>
        <translation>Optimisme for Macro-F1</translation>
    </message>
    <message>
        <source>Macro-F1 corrected</source>
        <translation>Macro-F1, korrigert</translation>
    </message>
    <message>
        <source>As good as τ*</source>
        <translation>Like god som τ*</translation>
    </message>
    <message>
        <source>Safest of them</source>
        <translation>Tryggeste av dem</translation>
    </message>
    <message>
        <source>Recall of hallucination there</source>
        <translation>Recall for hallusinasjon der</translation>
    </message>
    <message>
        <source>Draws that meet every constraint</source>
        <translation>Trekninger som oppfyller alle krav</translation>
    </message>
    <message>
        <source>Where no threshold meets every constraint, τ* is the least violating one. Cannot be judged: fewer than six clusters, or more than 5 % of the draws lack a class.</source>
        <translation>Der ingen terskel oppfyller alle krav, er τ* den med minst brudd. Kan ikke vurderes: færre enn seks klynger, eller mer enn 5&#xa0;% av trekningene mangler en klasse.</translation>
    </message>
    <message>
        <source>Robust scenarios: %1. Moderate: %2. Sensitive: %3. With fewer than 10 samples of a class or 6 samples and pairs, so that it cannot be judged: %4.</source>
        <translation>Robuste scenarioer: %1. Moderate: %2. Følsomme: %3. Med færre enn 10 eksempler på en klasse eller 6 eksempler og par, så de ikke kan vurderes: %4.</translation>
    </message>
    <message>
        <source>Intervals: Wilson, 95 %, pairs kept together. n is the number of samples of the class (recall) or predicted to be of it (precision).</source>
        <translation>Intervaller: Wilson, 95&#xa0;%, par holdt samlet. n er antallet eksempler av klassen (recall) eller predikert som den (presisjon).</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation>«%1»: %2</translation>
    </message>
    <message>
        <source>A missed hallucination costs %1, a refused good answer %2.</source>
        <translation>En oversett hallusinasjon koster %1, et avvist godt svar %2.</translation>
    </message>
    <message>
        <source>A is redundant</source>
        <translation>A er overflødig</translation>
    </message>
    <message>
        <source>A is better, by less than 5 points</source>
        <translation>A er bedre, med mindre enn 5 prosentpoeng</translation>
    </message>
    <message>
        <source>samples and pairs: %1 of at least %2</source>
        <translation>eksempler og par: %1 av minst %2</translation>
    </message>
    <message>
        <source>samples that truly are %1: %2 of at least %3</source>
        <translation>eksempler som faktisk er %1: %2 av minst %3</translation>
    </message>
    <message>
        <source>samples that only one of the two decides right: %1 of at least %2</source>
        <translation>eksempler som bare én av de to avgjør riktig: %1 av minst %2</translation>
    </message>
    <message>
        <source>Its interval is Wilson&apos;s, 95 %, with the effective number of questions of clusters (companies, filings, or each question alone); below 6 clusters there is none.</source>
        <translation>Intervallet er Wilson, 95&#xa0;%, med det effektive antallet spørsmål fra klynger (selskaper, årsrapporter eller hvert spørsmål for seg); under 6 klynger finnes ikke noe.</translation>
    </message>
    <message>
        <source>Its interval is the percentile bootstrap&apos;s of clusters (companies, filings, or each question alone), 95 %, 2,000 draws with seed 42; below 6 clusters there is none.</source>
        <translation>Intervallet er fra persentil-bootstrap over klynger (selskaper, årsrapporter eller hvert spørsmål for seg), 95&#xa0;%, 2&#xa0;000 trekninger med frø 42; under 6 klynger finnes ikke noe.</translation>
    </message>
    <message>
        <source>ROUGE-1</source>
        <translation>ROUGE-1</translation>
    </message>
    <message>
        <source>Words that answer and gold share, F1 of precision (of the answer) and recall (of the gold). Words as rouge_score cuts them, or those of Unicode; with stems where asked for.</source>
        <translation>Ord som svaret og gullsvaret har felles, F1 av presisjon (for svaret) og recall (for gullsvaret). Ord slik rouge_score deler dem, eller slik Unicode gjør; med ordstammer der det er valgt.</translation>
    </message>
    <message>
        <source>ROUGE-2</source>
        <translation>ROUGE-2</translation>
    </message>
    <message>
        <source>As ROUGE-1, of pairs of words that stand side by side.</source>
        <translation>Som ROUGE-1, med par av ord som står ved siden av hverandre.</translation>
    </message>
    <message>
        <source>ROUGE-L</source>
        <translation>ROUGE-L</translation>
    </message>
    <message>
        <source>The longest sequence of words that answer and gold share in order, over the whole texts: F1 of its share of either.</source>
        <translation>Den lengste følgen av ord som svaret og gullsvaret har felles i samme rekkefølge, over hele tekstene: F1 av andelen den utgjør av hver av dem.</translation>
    </message>
    <message>
        <source>ROUGE-Lsum</source>
        <translation>ROUGE-Lsum</translation>
    </message>
    <message>
        <source>As ROUGE-L line by line: of each gold line the words that it shares in order with any line of the answer. Not the same figure as ROUGE-L.</source>
        <translation>Som ROUGE-L, linje for linje: for hver linje i gullsvaret ordene den har felles i samme rekkefølge med en hvilken som helst linje i svaret. Ikke samme måltall som ROUGE-L.</translation>
    </message>
    <message>
        <source>Right figure</source>
        <translation>Riktig tall</translation>
    </message>
    <message>
        <source>1 where a figure of the answer, with its unit and scale, is within the tolerance of the gold figure (0.5 % where it has none; a year is met exactly). Wrong ones are named: sign, scale, unit, value, no figure.</source>
        <translation>1 der et tall i svaret, med enhet og skala, er innenfor gulltallets toleranse (0,5&#xa0;% der det ikke har noen; et år må stemme nøyaktig). Gale tall får navn: fortegn, skala, enhet, verdi, intet tall.</translation>
    </message>
    <message>
        <source>Right yes or no</source>
        <translation>Riktig ja eller nei</translation>
    </message>
    <message>
        <source>1 where the answer begins with the yes or no of the gold answer. An abstention is neither.</source>
        <translation>1 der svaret begynner med gullsvarets ja eller nei. Å avstå er ingen av delene.</translation>
    </message>
    <message>
        <source>Items of a list</source>
        <translation>Elementer i en liste</translation>
    </message>
    <message>
        <source>Jaccard&apos;s index of the items of answer and gold as sets, without case and punctuation; 0.8 is accepted. Only where gold items have at most eight words.</source>
        <translation>Jaccards indeks for elementene i svaret og gullsvaret som mengder, uten hensyn til store og små bokstaver og tegnsetting; 0,8 godtas. Bare der gullelementene har høyst åtte ord.</translation>
    </message>
    <message>
        <source>Attribution</source>
        <translation>Tilskriving</translation>
    </message>
    <message>
        <source>1 where no fact stands under another company than in the gold answer: no figure of another company&apos;s item, no wording far closer to it than to its own.</source>
        <translation>1 der ingen opplysning står under et annet selskap enn i gullsvaret: ikke noe tall fra et annet selskaps element, ingen ordlyd som er langt nærmere det enn sitt eget.</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Støtte</translation>
    </message>
    <message>
        <source>Of answers that say yes: 1 where a sentence names a cause, and its figures and at least half of its content words stand in the evidence. A bare yes is 0.</source>
        <translation>Av svar som sier ja: 1 der en setning nevner en årsak, og tallene og minst halvparten av innholdsordene i den står i beleggene. Et bart ja er 0.</translation>
    </message>
    <message>
        <source>Place named</source>
        <translation>Sted nevnt</translation>
    </message>
    <message>
        <source>Where a question asks where something stands: 1 where the answer names one of the expected sections.</source>
        <translation>Der et spørsmål gjelder hvor noe står: 1 der svaret nevner en av de forventede seksjonene.</translation>
    </message>
    <message>
        <source>Abstained</source>
        <translation>Avstått</translation>
    </message>
    <message>
        <source>1 where the first sentence says that the data do not tell. Right for questions without an answer, a miss for others.</source>
        <translation>1 der den første setningen sier at dataene ikke gir svar. Riktig for spørsmål uten svar, en bom for andre.</translation>
    </message>
    <message>
        <source>Phrases found</source>
        <translation>Fraser funnet</translation>
    </message>
    <message>
        <source>Expected phrases that stand in the answer, of all; case and white space aside.</source>
        <translation>Andelen av de forventede frasene som står i svaret; store og små bokstaver og mellomrom teller ikke.</translation>
    </message>
    <message>
        <source>Citation precision</source>
        <translation>Presisjon for kildehenvisninger</translation>
    </message>
    <message>
        <source>Of the distinct citations of an answer those that equal an expected one or are a subsection of it; the mean over questions. Undefined where nothing is cited and something was expected.</source>
        <translation>Av de ulike kildehenvisningene i et svar de som er lik en forventet eller er en underseksjon av den; gjennomsnittet over spørsmål. Udefinert der ingenting er oppgitt og noe var forventet.</translation>
    </message>
    <message>
        <source>Citation recall</source>
        <translation>Recall for kildehenvisninger</translation>
    </message>
    <message>
        <source>Of the expected citations those that the answer has, itself or by a subsection; the mean over questions. Undefined where nothing is expected.</source>
        <translation>Av de forventede kildehenvisningene de som svaret har, selv eller ved en underseksjon; gjennomsnittet over spørsmål. Udefinert der ingenting er forventet.</translation>
    </message>
    <message>
        <source>Citation F1</source>
        <translation>F1 for kildehenvisninger</translation>
    </message>
    <message>
        <source>The harmonic mean of precision and recall of each question, then the mean over questions: not the F1 of the two means. 0 where nothing is cited or nothing expected, undefined where both.</source>
        <translation>Det harmoniske gjennomsnittet av presisjon og recall for hvert spørsmål, deretter gjennomsnittet over spørsmål: ikke F1 av de to gjennomsnittene. 0 der ingenting er oppgitt eller ingenting er forventet, udefinert der begge deler gjelder.</translation>
    </message>
    <message>
        <source>Citations, all questions together</source>
        <translation>Kildehenvisninger, alle spørsmål samlet</translation>
    </message>
    <message>
        <source>Precision, recall and F1 over the citations of all questions at once; a question with many counts more than one with few.</source>
        <translation>Presisjon, recall og F1 over kildehenvisningene i alle spørsmål på én gang; et spørsmål med mange teller mer enn ett med få.</translation>
    </message>
    <message>
        <source>It is over citations, which are not independent within a question, and has no interval.</source>
        <translation>Det er over kildehenvisninger, som ikke er uavhengige innenfor et spørsmål, og har ikke noe intervall.</translation>
    </message>
    <message>
        <source>Accuracy of an answer</source>
        <translation>Nøyaktigheten til et svar</translation>
    </message>
    <message>
        <source>1 for texts that are equal but for case and white space, or a cosine of 0.99. From 0.75 on with all keywords the cosine within 0.70 to 0.99; from 0.40 on, or with a keyword, within 0.40 to 0.69; else 0. Undefined without a cosine.</source>
        <translation>1 for tekster som er like bortsett fra store og små bokstaver og mellomrom, eller en cosinus på 0,99. Fra 0,75 med alle nøkkelord cosinus, begrenset til 0,70 til 0,99; fra 0,40, eller med et nøkkelord, begrenset til 0,40 til 0,69; ellers 0. Udefinert uten cosinus.</translation>
    </message>
    <message>
        <source>Citation present</source>
        <translation>Kildehenvisning finnes</translation>
    </message>
    <message>
        <source>1 where an answer that must cite does so as [§ 1-1 Title] or [NS 4102].</source>
        <translation>1 der et svar som må ha kildehenvisning, har den som [§ 1-1 Title] eller [NS 4102].</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Lengde</translation>
    </message>
    <message>
        <source>1 for 100 to 250 tokens, 0.8 from 50 on and up to the question&apos;s limit (300 where it has none), else 0.5. Tokens are what stands between white space.</source>
        <translation>1 for 100 til 250 tokener, 0,8 fra 50 og opp til spørsmålets grense (300 der det ikke har noen), ellers 0,5. Tokener er det som står mellom mellomrom.</translation>
    </message>
    <message>
        <source>Tokens of an answer</source>
        <translation>Tokener i et svar</translation>
    </message>
    <message>
        <source>Its parts between white space.</source>
        <translation>Delene mellom mellomrommene.</translation>
    </message>
    <message>
        <source>Keywords</source>
        <translation>Nøkkelord</translation>
    </message>
    <message>
        <source>Of the words that must be in the answer those that are, as substrings without case.</source>
        <translation>Av ordene som må være i svaret, de som er det, som delstrenger uten hensyn til store og små bokstaver.</translation>
    </message>
    <message>
        <source>Overall score</source>
        <translation>Samlet score</translation>
    </message>
    <message>
        <source>The weighted mean of the parts of the rubric that apply to the question. Undefined where a required part has no value.</source>
        <translation>Det vektede gjennomsnittet av de delene av vurderingsskjemaet som gjelder spørsmålet. Udefinert der en påkrevd del ikke har noen verdi.</translation>
    </message>
    <message>
        <source>Pass rate</source>
        <translation>Andel bestått</translation>
    </message>
    <message>
        <source>Questions whose verdict is pass, of those with a verdict. Several answers to one question are averaged first.</source>
        <translation>Spørsmål med dommen bestått, av dem som har en dom. Flere svar på ett spørsmål slås først sammen til et gjennomsnitt.</translation>
    </message>
    <message>
        <source>BERTScore</source>
        <translation>BERTScore</translation>
    </message>
    <message>
        <source>F1 of tokens matched by the cosine of their vectors, by the model that is named beside it. From outside.</source>
        <translation>F1 for tokener som er parret etter cosinus mellom vektorene, med modellen som er nevnt ved siden av. Utenfra.</translation>
    </message>
    <message>
        <source>BLEURT</source>
        <translation>BLEURT</translation>
    </message>
    <message>
        <source>A score that a model trained on human judgements gives, by the model that is named beside it. From outside.</source>
        <translation>En score fra en modell som er trent på menneskers vurderinger, den som er nevnt ved siden av. Utenfra.</translation>
    </message>
    <message>
        <source>Cosine of answer and gold</source>
        <translation>Cosinus mellom svar og gull</translation>
    </message>
    <message>
        <source>Of the vectors of the two texts, by the model that is named beside it; one of LSA is called so.</source>
        <translation>Mellom vektorene for de to tekstene, med modellen som er nevnt ved siden av; en fra LSA kalles det.</translation>
    </message>
    <message>
        <source>Judge&apos;s score</source>
        <translation>Dommerens score</translation>
    </message>
    <message>
        <source>0 to 10, by a language model: correctness 40 %, completeness 30 %, citation accuracy 20 %, clarity 10 %.</source>
        <translation>0 til 10, fra en språkmodell: korrekthet 40&#xa0;%, fullstendighet 30&#xa0;%, nøyaktige kildehenvisninger 20&#xa0;%, klarhet 10&#xa0;%.</translation>
    </message>
    <message>
        <source>Hallucinations</source>
        <translation>Hallusinasjoner</translation>
    </message>
    <message>
        <source>Statements that a judge listed as invented, for each answer.</source>
        <translation>Påstander som en dommer har ført opp som oppdiktet, per svar.</translation>
    </message>
    <message>
        <source>False alarm</source>
        <translation>Falsk alarm</translation>
    </message>
    <message>
        <source>How often the share of a system that has not changed moves by more than the limit, either way, when the named share of the items flips for no reason, half of them each way. In a year: at least once in twelve independent checks. A sum over the binomial distributions of the items that flip and of their sides.</source>
        <translation>Hvor ofte andelen for et uendret system flytter seg mer enn grensen, i en av retningene, når den nevnte andelen av enhetene skifter uten grunn, halvparten hver vei. På et år: minst én gang i tolv uavhengige sjekker. En sum over binomialfordelingene for enhetene som skifter, og for retningene deres.</translation>
    </message>
    <message>
        <source>It is computed from the number of items and has no interval.</source>
        <translation>Den er beregnet fra antallet enheter og har ikke noe intervall.</translation>
    </message>
    <message>
        <source>The p by sign flips, corrected for all tests of this table but the one that was named before: that a single one of them is below 0.05 by luck has a chance of 5 %.</source>
        <translation>p fra fortegnsbytter, korrigert for alle tester i denne tabellen unntatt den som var nevnt på forhånd: sannsynligheten for at en eneste av dem er under 0,05 ved tilfeldighet, er 5&#xa0;%.</translation>
    </message>
    <message>
        <source>Items needed</source>
        <translation>Enheter som trengs</translation>
    </message>
    <message>
        <source>So many items tell the wished change of a share from luck in four of five cases, two-sided at 5 %: n = (u √ψ + v √(ψ − δ²))² / δ² with the change δ, ψ = noise + δ and the normal quantiles u of the test and v of the power 80 %, times the design effect.</source>
        <translation>Så mange elementer skiller den ønskede endringen av en andel fra tilfeldighet i fire av fem tilfeller, tosidig på 5 %: n = (u √ψ + v √(ψ − δ²))² / δ² med endringen δ, ψ = støy + δ og normalkvantilene u for testen og v for styrken 80 %, ganger designeffekten.</translation>
    </message>
    <message>
        <source>It is computed from the settings and has no interval.</source>
        <translation>Det er beregnet fra innstillingene og har ikke noe intervall.</translation>
    </message>
    <message>
        <source>Smallest change told</source>
        <translation>Minste endring som oppdages</translation>
    </message>
    <message>
        <source>The smallest change of a share, in percentage points, that so many items tell from luck in four of five cases, two-sided at 5 %.</source>
        <translation>Den minste endringen av en andel, i prosentpoeng, som så mange enheter skiller fra tilfeldighet i fire av fem tilfeller, tosidig ved 5&#xa0;%.</translation>
    </message>
    <message>
        <source>A change by more than so many percentage points is an alert.</source>
        <translation>En endring på mer enn så mange prosentpoeng er et varsel.</translation>
    </message>
    <message>
        <source>It is a setting.</source>
        <translation>Det er en innstilling.</translation>
    </message>
    <message>
        <source>The share of the items that are right in one of two runs only although the systems do not differ. With the same items and vectors an unchanged exact search has none; new vectors, models and approximate indices have. It is what earlier runs over the same anchors show, and 5, 10 and 20 % beside it.</source>
        <translation>Andelen av enhetene som er riktige i bare én av to kjøringer selv om systemene ikke er forskjellige. Med samme enheter og vektorer har et uendret eksakt søk ingen; nye vektorer, modeller og tilnærmede indekser har det. Vist er det tidligere kjøringer over de samme ankrene gir, med 5, 10 og 20&#xa0;% ved siden av.</translation>
    </message>
    <message>
        <source>The mean difference over the same anchors, of Hit@k in percentage points. The interval is the paired bootstrap’s, 95 %, by clusters of anchors (companies, filings or sections); below six there is none.</source>
        <translation>Gjennomsnittlig forskjell over de samme ankrene, for Hit@k i prosentpoeng. Intervallet er paret bootstrap, 95&#xa0;%, etter klynger av ankre (selskaper, årsrapporter eller seksjoner); under seks er det ikke noe.</translation>
    </message>
    <message>
        <source>Of fewer than six clusters there is none.</source>
        <translation>Med færre enn seks klynger er det ikke noe.</translation>
    </message>
    <message>
        <source>How likely so large a difference is, either way, if the two runs were equally good: then the difference of each cluster of anchors could as well have the other sign. Exact up to 16 clusters that differ, else 9,999 seeded throws. n counts the clusters; below six there is no p.</source>
        <translation>Hvor sannsynlig en så stor forskjell er, i en av retningene, hvis de to kjøringene var like gode: da kunne forskjellen for hver ankerklynge like gjerne hatt motsatt fortegn. Eksakt opp til 16 klynger som skiller seg, ellers 9999 kast med frø. n teller klyngene; under seks er det ingen p.</translation>
    </message>
    <message>
        <source>Imported score</source>
        <translation>Importert score</translation>
    </message>
    <message>
        <source>ROUGE-L, BERTScore and other scores of answers as a file brought them, with the model that it names; they are not computed anew.</source>
        <translation>ROUGE-L, BERTScore og andre scorer for svar slik en fil hadde dem, med modellen den nevner; de beregnes ikke på nytt.</translation>
    </message>
    <message>
        <source>Jaccard index</source>
        <translation>Jaccard-indeks</translation>
    </message>
    <message>
        <source>The words that two texts share over the words of either; case, accents and punctuation aside.</source>
        <translation>Ordene to tekster har felles, delt på ordene som finnes i minst én av dem; uten hensyn til store og små bokstaver, aksenter og tegnsetting.</translation>
    </message>
    <message>
        <source>Gwet&apos;s AC1</source>
        <translation>Gwets AC1</translation>
    </message>
    <message>
        <source>(po − pe) / (1 − pe) with pe = Σ π (1 − π) / (q − 1), π the mean share of each of the q verdicts: agreement beyond chance of two reviewers, over the n questions that both reviewed. Shown where they agree on more than 90 % and κ is below 0.4: nearly all verdicts are the same one there, and κ is small however often they agree. 95 % bootstrap over questions, none below six.</source>
        <translation>(po − pe) / (1 − pe) med pe = Σ π (1 − π) / (q − 1), π gjennomsnittlig andel av hver av de q dommene: enighet mellom to bedømmere ut over tilfeldighet, over de n spørsmålene begge har bedømt. Vises der de er enige om mer enn 90&#xa0;% og κ er under 0,4: der er nesten alle dommer den samme, og κ er liten uansett hvor ofte de er enige. 95&#xa0;% bootstrap over spørsmål, ingen under seks.</translation>
    </message>
    <message>
        <source>1 − Do / De: the disagreement observed among the verdicts of a question, over that expected by chance, on a nominal scale. Over the n questions with at least two reviews; undefined when all verdicts are the same. 95 % bootstrap over questions, none below six.</source>
        <translation>1 − Do / De: den observerte uenigheten mellom dommene over et spørsmål, delt på den som er forventet ved tilfeldighet, på nominal skala. Over de n spørsmålene med minst to bedømmelser; udefinert når alle dommer er like. 95&#xa0;% bootstrap over spørsmål, ingen under seks.</translation>
    </message>
    <message>
        <source>(po − pe) / (1 − pe): how far two reviewers agree beyond chance, over the n questions that both reviewed. Undefined when both gave one and the same verdict throughout. 95 % bootstrap over questions, none below six.</source>
        <translation>(po − pe) / (1 − pe): hvor langt to bedømmere er enige ut over tilfeldighet, over de n spørsmålene begge har bedømt. Udefinert når begge ga én og samme dom hele veien. 95&#xa0;% bootstrap over spørsmål, ingen under seks.</translation>
    </message>
    <message>
        <source>κ of one verdict</source>
        <translation>κ for én dom</translation>
    </message>
    <message>
        <source>Cohen&apos;s κ of two reviewers when all other verdicts count as one. It tells on which verdict they part. Undefined when neither gave it, or both gave nothing else. 95 % bootstrap over questions, none below six.</source>
        <translation>Cohens κ for to bedømmere når alle andre dommer teller som én. Den viser hvilken dom de skiller lag om. Udefinert når ingen av dem ga den, eller begge ikke ga noe annet. 95&#xa0;% bootstrap over spørsmål, ingen under seks.</translation>
    </message>
    <message>
        <source>Spot check</source>
        <translation>Stikkprøve</translation>
    </message>
    <message>
        <source>A share of a suite&apos;s questions that people read, 20 % unless set otherwise, spread over the categories and drawn by a seed.</source>
        <translation>En andel av spørsmålene i et gullsett som mennesker leser, 20&#xa0;% om ikke annet er valgt, fordelt over kategoriene og trukket med et frø.</translation>
    </message>
    <message>
        <source>Comparisons of runs</source>
        <translation>Sammenligninger av kjøringer</translation>
    </message>
    <message>
        <source>Gold questions, bundles and imports</source>
        <translation>Gullspørsmål, bunter og importer</translation>
    </message>
    <message>
        <source>Every figure that Assay shows, what it is over, how its interval is made, and its source. Undefined is shown as “—”, is null in JSON and empty in CSV, never 0. n is what a figure is over; it stands beside it. Below a name stands how reports call the definition in JSON.</source>
        <translation>Hvert tall Assay viser, hva det er over, hvordan intervallet lages, og kilden. Udefinert vises som «—», er null i JSON og tomt i CSV, aldri 0. n er det et tall er over; det står ved siden av. Under et navn står det rapporter kaller definisjonen i JSON.</translation>
    </message>
    <message>
        <source>In %1 every accurate answer and every hallucination is predicted right, though the scores cannot tell the two apart: the labels have leaked into the stored predictions. Do not trust figures made from them.</source>
        <translation>I %1 er hvert korrekt svar og hver hallusinasjon riktig predikert, selv om scorene ikke kan skille de to: fasiten har lekket inn i de lagrede prediksjonene. Ikke stol på tall som er laget fra dem.</translation>
    </message>
    <message>
        <source>Another answer to %1: it is kept as sample %2.</source>
        <translation>Et annet svar på %1: det beholdes som eksempel %2.</translation>
    </message>
    <message>
        <source>No suite of this workspace holds the question %1.</source>
        <translation>Ingen gullsett i dette arbeidsområdet har spørsmålet %1.</translation>
    </message>
    <message>
        <source>The filing %1 has the very same texts as %2: open searches cannot tell them apart. One of them should be left out.</source>
        <translation>Årsrapporten %1 har nøyaktig de samme tekstene som %2: åpne søk kan ikke skille dem. En av dem bør utelates.</translation>
    </message>
    <message>
        <source>The vectors have nothing to do with the sentences that they are stored for (A = %1): they may be shuffled.</source>
        <translation>Vektorene har ingenting å gjøre med setningene de er lagret for (A = %1): de kan være stokket om.</translation>
    </message>
    <message>
        <source>Some vectors may belong to other sentences than those that they are stored for (A = %1).</source>
        <translation>Noen vektorer kan høre til andre setninger enn dem de er lagret for (A = %1).</translation>
    </message>
    <message>
        <source>The vectors fit the sentences better in another order, %2 (now A = %1): they may be shifted or sorted.</source>
        <translation>Vektorene passer bedre til setningene i en annen rekkefølge, %2 (nå A = %1): de kan være forskjøvet eller sortert.</translation>
    </message>
    <message>
        <source>Below six clusters of anchors there is no interval.</source>
        <translation>Under seks klynger av ankre er det ikke noe intervall.</translation>
    </message>
    <message>
        <source>Not told from luck: results in random order give as many hits in one case of twenty or more, by the exact distribution of a sum of unlike coins. Said from 20 anchors on.</source>
        <translation>Ikke til å skille fra tilfeldighet: resultater i tilfeldig rekkefølge gir like mange treff i minst ett av tjue tilfeller, etter den eksakte fordelingen av en sum av ulike myntkast. Sies fra 20 ankre.</translation>
    </message>
    <message>
        <source>Alignment of vectors and sentences (A)</source>
        <translation>Samsvar mellom vektorer og setninger (A)</translation>
    </message>
    <message>
        <source>Chance that a sentence’s vector is nearer to one of its five best lexical neighbours in other sections (BM25) than to a random sentence’s; over 500 seeded sentences. 0.5 where vectors and texts have nothing to do with each other. Below 0.6, or 0.03 below another order of the vectors, they are misaligned; below 0.9, or where equal texts have different vectors, doubtful.</source>
        <translation>Sannsynligheten for at vektoren til en setning er nærmere en av de fem beste leksikalske naboene i andre seksjoner (BM25) enn den til en tilfeldig setning; over 500 setninger trukket med frø. 0,5 der vektorer og tekster ikke har noe med hverandre å gjøre. Under 0,6, eller 0,03 under en annen rekkefølge av vektorene, er de feil plassert; under 0,9, eller der like tekster har ulike vektorer, tvilsomt.</translation>
    </message>
    <message>
        <source>Its interval is the bootstrap’s of companies, filings or sections, 95 %.</source>
        <translation>Intervallet er det fra bootstrap av selskaper, årsrapporter eller seksjoner, 95&#xa0;%.</translation>
    </message>
    <message>
        <source>The percentile bootstrap’s interval, 95 % at a level corrected for few clusters, with the run’s seed: clusters of anchors are drawn with replacement, each with all its results; 2,000 draws, 200 above 50,000 results. Below six clusters there is none.</source>
        <translation>Persentilintervall fra bootstrap, 95&#xa0;% ved et nivå korrigert for få klynger, med kjøringens frø: klynger av ankre trekkes med tilbakelegging, hvert anker med alle resultatene sine; 2000 trekninger, 200 ved over 50 000 resultater. Under seks klynger er det ikke noe.</translation>
    </message>
    <message>
        <source>AP@k</source>
        <translation>AP@k</translation>
    </message>
    <message>
        <source>The mean over covered anchors of the sum of the precisions at the ranks of gold among the first k results, by the number of gold sentences, found or not. Of tied results it is the mean over their orders.</source>
        <translation>Gjennomsnittet over dekkede ankre av summen av presisjonene ved rangene til gull blant de første k resultatene, delt på antallet gullsetninger, funnet eller ikke. For like resultater er det gjennomsnittet over rekkefølgene deres.</translation>
    </message>
    <message>
        <source>By luck</source>
        <translation>Ved tilfeldighet</translation>
    </message>
    <message>
        <source>What results in random order would give, exactly: the mean over the same anchors, each with the N sentences that the search can return to it (filter, prose, vector; the anchor is none of them) and the gold among them. For window expansion the mean of 200 random rankings of each anchor that go the same way.</source>
        <translation>Det resultater i tilfeldig rekkefølge ville gitt, eksakt: gjennomsnittet over de samme ankrene, hvert med de N setningene søket kan gi det (filter, prosa, vektor; ankeret er ikke blant dem) og gullet blant dem. For vindusutvidelse gjennomsnittet av 200 tilfeldige rangeringer per anker som går samme vei.</translation>
    </message>
    <message>
        <source>It is computed exactly and has no interval.</source>
        <translation>Det er beregnet eksakt og har ikke noe intervall.</translation>
    </message>
    <message>
        <source>Anchors that are found or missed together: of one company where there are at least 20 companies, else of one filing where there are 20, else of one slice, unless the settings say which. Filings of the same text stay together. Intervals go by clusters; below six there is none.</source>
        <translation>Ankre som treffer eller bommer sammen: fra ett selskap der det er minst 20 selskaper, ellers fra én årsrapport der det er 20, ellers fra ett utsnitt, om ikke innstillingene sier noe annet. Årsrapporter med samme tekst holdes sammen. Intervaller går etter klynger; under seks er det ikke noe.</translation>
    </message>
    <message>
        <source>Anchors with at least one gold sentence in their window, as a share of all anchors. The interval is Wilson&apos;s with the effective number of anchors, 95 %.</source>
        <translation>Ankre med minst én gullsetning i vinduet sitt, som andel av alle ankre. Intervallet er Wilson med det effektive antallet ankre, 95&#xa0;%.</translation>
    </message>
    <message>
        <source>How many anchors are worth one that is independent of all others: n by the effective number of anchors, by the spread of the Hit@k that stands for all between clusters.</source>
        <translation>Hvor mange ankre som er verdt ett som er uavhengig av alle andre: n delt på det effektive antallet ankre, etter spredningen mellom klynger i den Hit@k som står for alle.</translation>
    </message>
    <message>
        <source>It is a figure of the interval and has none itself.</source>
        <translation>Det er et tall for intervallet og har ikke selv noe.</translation>
    </message>
    <message>
        <source>The alert thresholds of the workspace, each with its grade: P0 is the gravest, then P1 and P2. Absolute limits judge the run alone, moves compare it with the baseline. A figure that a rule needs and the run does not give fails; fewer than 30 anchors, six clusters of them or 80 % of the baseline&apos;s anchors cannot be judged, which is no pass.</source>
        <translation>Varseltersklene for arbeidsområdet, hver med sin grad: P0 er den alvorligste, deretter P1 og P2. Absolutte grenser vurderer kjøringen alene, endringer sammenligner den med referansen. Et tall som en regel trenger og kjøringen ikke gir, består ikke; færre enn 30 ankre, seks klynger av dem eller 80&#xa0;% av referansens ankre kan ikke vurderes, og det er ikke bestått.</translation>
    </message>
    <message>
        <source>What the alert threshold judges, of each of the two runs. Intervals, 95 %, go by clusters of anchors: Wilson of shares with as many anchors as independent ones would tell as much, bootstrap of means.</source>
        <translation>Det varselterskelen vurderer, for hver av de to kjøringene. Intervaller, 95&#xa0;%, går etter klynger av ankre: Wilson for andeler, med så mange ankre som uavhengige ville fortalt like mye, bootstrap for gjennomsnitt.</translation>
    </message>
    <message>
        <source>Below six clusters there is none, and a median distance has none here; the section on distances gives that of this run.</source>
        <translation>Under seks klynger er det ikke noe, og en medianavstand har ikke noe her; avsnittet om avstander gir det for denne kjøringen.</translation>
    </message>
    <message>
        <source>Run − baseline, over the anchors that both runs asked and that are covered in both; of shares in percentage points. A move of exactly the limit passes. The interval is the paired bootstrap’s, 95 %, by clusters of anchors; where it holds the limit, the finding is too close to tell.</source>
        <translation>Kjøring − referanse, over ankrene som begge kjøringer har spurt, og som er dekket i begge; for andeler i prosentpoeng. En endring nøyaktig lik grensen består. Intervallet er paret bootstrap, 95&#xa0;%, etter klynger av ankre; der det omfatter grensen, er resultatet for knapt til å avgjøres.</translation>
    </message>
    <message>
        <source>Medians, and fewer than six clusters, have none.</source>
        <translation>Medianer, og færre enn seks klynger, har ikke noe.</translation>
    </message>
    <message>
        <source>The eligible sentences of the anchor&apos;s slice (one company, form, year and section) whose position differs from its own by at most the window w; not the anchor itself. An anchor with any gold is covered.</source>
        <translation>De aktuelle setningene i ankerets utsnitt (ett selskap, skjema, år og én seksjon) med en posisjon som avviker fra dets egen med høyst vinduet w; ikke ankeret selv. Et anker med noe gull er dekket.</translation>
    </message>
    <message>
        <source>Covered anchors with at least one gold sentence among the first k results, as a share of the covered anchors that were asked. The anchor itself is taken out before ranks are counted; of tied results it is the mean over their orders. The interval is Wilson&apos;s with the effective number of anchors, 95 %; of differences it is the paired bootstrap&apos;s, both by clusters.</source>
        <translation>Dekkede ankre med minst én gullsetning blant de første k resultatene, som andel av de dekkede ankrene som ble spurt. Selve ankeret tas ut før rangene telles; for like resultater er det gjennomsnittet over rekkefølgene deres. Intervallet er Wilson med det effektive antallet ankre, 95&#xa0;%; for forskjeller er det paret bootstrap, begge etter klynger.</translation>
    </message>
    <message>
        <source>Lost and won</source>
        <translation>Tapt og vunnet</translation>
    </message>
    <message>
        <source>Anchors at which this run is worse than the baseline (lost), or better (won): of Hit@k those that only one of the two found within k results, of MRR@k those whose first gold stands further behind, or further in front.</source>
        <translation>Ankre der denne kjøringen er dårligere enn referansen (tapt) eller bedre (vunnet): for Hit@k de som bare én av de to fant innen k resultater, for MRR@k de der det første gullet står lenger bak eller lenger fram.</translation>
    </message>
    <message>
        <source>The share of the true nearest sentences that the approximate index gives back, measured against exact search with anchors of the run, to the depth and within the filters that it is asked with, the anchor in neither list. The interval is Clopper and Pearson&apos;s, 95 %, over queries; n counts them.</source>
        <translation>Andelen av de sanne nærmeste setningene som den tilnærmede indeksen gir tilbake, målt mot eksakt søk med ankre fra kjøringen, til den dybden og innenfor de filtrene den spørres med, uten ankeret i noen av listene. Intervallet er Clopper og Pearsons, 95&#xa0;%, over spørringer; n teller dem.</translation>
    </message>
    <message>
        <source>Lift</source>
        <translation>Løft</translation>
    </message>
    <message>
        <source>How much of the way from luck to perfection was gone: (value − chance level) / (1 − chance level). 0 is luck, 1 perfect, below 0 worse than luck.</source>
        <translation>Hvor mye av veien fra tilfeldighet til det perfekte som er tilbakelagt: (verdi − tilfeldig nivå) / (1 − tilfeldig nivå). 0 er tilfeldig, 1 perfekt, under 0 dårligere enn tilfeldig.</translation>
    </message>
    <message>
        <source>The interval of the figure itself says how far it may move.</source>
        <translation>Intervallet for selve tallet sier hvor langt det kan flytte seg.</translation>
    </message>
    <message>
        <source>How likely it is, if the two runs were equally good, that hits lost and won differ at least so much. Exact binomial test below 25 differing anchors, else χ² with continuity correction. It takes the anchors for independent, so it is too sure where they come in clusters; the verdict goes by sign flips.</source>
        <translation>Hvor sannsynlig det er, hvis de to kjøringene var like gode, at tapte og vunne treff skiller seg minst så mye. Eksakt binomisk test ved under 25 ulike ankre, ellers χ² med kontinuitetskorreksjon. Den regner ankrene som uavhengige og er derfor for sikker der de kommer i klynger; dommen følger fortegnsbyttene.</translation>
    </message>
    <message>
        <source>The mean over covered anchors of 1 / rank of the first gold sentence among the first k results, 0 where there is none. The interval is the percentile bootstrap&apos;s of clusters, 95 %, 2,000 draws with the run&apos;s seed; of differences the draws are paired. Of tied results it is the mean over their orders.</source>
        <translation>Gjennomsnittet over dekkede ankre av 1 / rangen til den første gullsetningen blant de første k resultatene, 0 der det ikke er noen. Intervallet er persentilintervall fra bootstrap av klynger, 95&#xa0;%, 2000 trekninger med kjøringens frø; for forskjeller er trekningene paret. For like resultater er det gjennomsnittet over rekkefølgene deres.</translation>
    </message>
    <message>
        <source>nDCG@k</source>
        <translation>nDCG@k</translation>
    </message>
    <message>
        <source>The mean over covered anchors of the gold among the first k results, each by 1 / log₂(rank + 1), as a share of the best possible. Of tied results it is the mean over their orders.</source>
        <translation>Gjennomsnittet over dekkede ankre av gullet blant de første k resultatene, hvert med 1 / log₂(rang + 1), som andel av det best mulige. For like resultater er det gjennomsnittet over rekkefølgene deres.</translation>
    </message>
    <message>
        <source>Recall@k</source>
        <translation>Recall@k</translation>
    </message>
    <message>
        <source>The mean over covered anchors of the share of their gold sentences that are among the first k results.</source>
        <translation>Gjennomsnittet over dekkede ankre av andelen av gullsetningene deres som er blant de første k resultatene.</translation>
    </message>
    <message>
        <source>Anchors that are the first result for their own query or as near as the first (cosine distances within one millionth tie), as a share of the anchors that were asked. A low figure means that the index does not hold what it should.</source>
        <translation>Ankre som er det første resultatet for sin egen spørring, eller like nære som det første (cosinusavstander innenfor en milliondel regnes som like), som andel av ankrene som ble spurt. Et lavt tall betyr at indeksen ikke inneholder det den skal.</translation>
    </message>
    <message>
        <source>Strata by length</source>
        <translation>Strata etter lengde</translation>
    </message>
    <message>
        <source>Anchors by how many sentences their slice holds: fewer than 10, 10 to 19, 20 to 39, 40 or more.</source>
        <translation>Ankre etter hvor mange setninger utsnittet deres har: færre enn 10, 10 til 19, 20 til 39, 40 eller flere.</translation>
    </message>
    <message>
        <source>Ways of counting</source>
        <translation>Tellemåter</translation>
    </message>
    <message>
        <source>As drawn: each anchor counts once. Weighted back to the corpus: each counts for all sentences of its stratum by those drawn from it, so that totals are the corpus’s where strata were not drawn in proportion. Each text once: among the results a text counts where it stands first, as gold where one of its sentences is, and the text of the anchor itself is left out.</source>
        <translation>Som trukket: hvert anker teller én gang. Vektet tilbake til korpuset: hvert teller for alle setningene i sitt stratum delt på dem som er trukket fra det, slik at totaler gjelder korpuset der strata ikke ble trukket proporsjonalt. Hver tekst én gang: blant resultatene teller en tekst der den står først, som gull der en av setningene er det, og teksten til selve ankeret er utelatt.</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Vindu</translation>
    </message>
    <message>
        <source>How far from an anchor gold may stand, by position. Fixed: 3. Adaptive: from 5, wider by one while there are fewer than 2 gold, at most 12, no farther than the slice reaches.</source>
        <translation>Hvor langt fra et anker gull kan stå, etter posisjon. Fast: 3. Adaptivt: fra 5, ett videre så lenge det er færre enn 2 gull, høyst 12, ikke lenger enn utsnittet rekker.</translation>
    </message>
    <message>
        <source>BM25</source>
        <translation>BM25</translation>
    </message>
    <message>
        <source>Search by words: the sum over the query&apos;s words of qtf · ln(1 + (N − df + 0.5) / (df + 0.5)) · tf / (tf + k1 · (1 − b + b · length / mean length)), with k1 = 1.2 and b = 0.75.</source>
        <translation>Søk etter ord: summen over ordene i spørringen av qtf · ln(1 + (N − df + 0,5) / (df + 0,5)) · tf / (tf + k1 · (1 − b + b · lengde / gjennomsnittslengde)), med k1 = 1,2 og b = 0,75.</translation>
    </message>
    <message>
        <source>Exact search</source>
        <translation>Eksakt søk</translation>
    </message>
    <message>
        <source>Every vector is compared with the query; the distance is 1 − cos.</source>
        <translation>Hver vektor sammenlignes med spørringen; avstanden er 1 − cos.</translation>
    </message>
    <message>
        <source>HNSW</source>
        <translation>HNSW</translation>
    </message>
    <message>
        <source>Approximate search: neighbours are followed through layers of a graph. It can miss what exact search finds, so its recall is measured.</source>
        <translation>Tilnærmet søk: naboer følges gjennom lag i en graf. Det kan gå glipp av det eksakt søk finner, derfor måles recall.</translation>
    </message>
    <message>
        <source>Hybrid search with weight α</source>
        <translation>Hybridsøk med vekt α</translation>
    </message>
    <message>
        <source>α · vector + (1 − α) · words: the scores of the two lists, each brought to [0, 1] by its own best and worst; α = 0 is words alone, α = 1 vectors alone.</source>
        <translation>α · vektor + (1 − α) · ord: scorene fra de to listene, hver brakt til [0, 1] med sin egen beste og dårligste; α = 0 er bare ord, α = 1 bare vektorer.</translation>
    </message>
    <message>
        <source>LSA vectors</source>
        <translation>LSA-vektorer</translation>
    </message>
    <message>
        <source>Vectors that Assay makes from the corpus itself: the truncated singular value decomposition of (1 + ln tf) · (1 + ln((1 + N) / (1 + df))) over texts of length 1. They stand in for the vectors of a language model and are no better than they are called.</source>
        <translation>Vektorer som Assay lager fra selve korpuset: den avkortede singulærverdidekomposisjonen av (1 + ln tf) · (1 + ln((1 + N) / (1 + df))) over tekster med lengde 1. De står i stedet for vektorene fra en språkmodell og er ikke bedre enn navnet tilsier.</translation>
    </message>
    <message>
        <source>The sum of 1 / (60 + rank) over the lists that are joined; who is not in a list gets nothing from it.</source>
        <translation>Summen av 1 / (60 + rang) over listene som slås sammen; det som ikke er i en liste, får ingenting fra den.</translation>
    </message>
    <message>
        <source>Its interval is that of a share of samples in pairs.</source>
        <translation>Intervallet er det for en andel av eksempler i par.</translation>
    </message>
    <message>
        <source>A threshold that is decided or predetermined is set, and has no interval.</source>
        <translation>En besluttet eller forhåndsbestemt terskel er satt og har ikke noe intervall.</translation>
    </message>
    <message>
        <source>Difference of the area under ROC</source>
        <translation>Forskjell i areal under ROC</translation>
    </message>
    <message>
        <source>The area under ROC of accurate answers against all others by one score minus that by another, over the same samples: those that have both scores and that the NLI rule takes for neither.</source>
        <translation>Arealet under ROC for korrekte svar mot alle andre etter én score minus det etter en annen, over de samme eksemplene: de som har begge scorer, og som NLI-regelen ikke tar for noen av dem.</translation>
    </message>
    <message>
        <source>Its interval is that of the pair bootstrap, both areas from the same draw; none below six samples or pairs.</source>
        <translation>Intervallet er det fra parbootstrap, begge arealer fra samme trekning; ikke noe under seks eksempler eller par.</translation>
    </message>
    <message>
        <source>Area under the precision-recall curve by steps: the sum of (R_i − R_(i−1)) · P_i over every distinct score, without interpolation. Accurate and hallucination are ranked by the FHRI, among the samples that the NLI rule does not take. Contradiction is ranked by the NLI score among all samples: one without an NLI score is never taken, so that recall may end below 1. scikit-learn, which knows no missing score, gives the same where every sample has one, and another value where the missing ones are put in as 0.</source>
        <translation>Areal under presisjon-recall-kurven i trinn: summen av (R_i − R_(i−1)) · P_i over hver ulik score, uten interpolasjon. Korrekt og hallusinasjon rangeres etter FHRI, blant eksemplene NLI-regelen ikke tar. Motsigelse rangeres etter NLI-scoren blant alle eksempler: et uten NLI-score tas aldri, så recall kan ende under 1. scikit-learn, som ikke kjenner manglende scorer, gir det samme der hvert eksempel har en, og en annen verdi der de manglende settes inn som 0.</translation>
    </message>
    <message>
        <source>Mean recall over the classes that have a sample: what accuracy would be if all classes were as frequent.</source>
        <translation>Gjennomsnittlig recall over klassene som har et eksempel: det nøyaktigheten ville vært om alle klasser var like hyppige.</translation>
    </message>
    <message>
        <source>The recalls that it is the mean of have their intervals.</source>
        <translation>Recallverdiene den er gjennomsnittet av, har sine intervaller.</translation>
    </message>
    <message>
        <source>It is one of a few thresholds of a grid, so it has no interval: how often the bootstrap chooses it, and which others, stands in the section on robustness.</source>
        <translation>Den er en av noen få terskler i et rutenett, så den har ikke noe intervall: hvor ofte bootstrap velger den, og hvilke andre, står i avsnittet om robusthet.</translation>
    </message>
    <message>
        <source>Scores of a bin</source>
        <translation>Scorer i en bin</translation>
    </message>
    <message>
        <source>The samples in the order of their FHRI, cut into ten parts of as equal numbers as equal scores, which stay together, allow: lowest, highest and mean.</source>
        <translation>Eksemplene i rekkefølge etter FHRI, delt i ti deler med så like antall som like scorer tillater, siden de holdes sammen: laveste, høyeste og gjennomsnitt.</translation>
    </message>
    <message>
        <source>It describes the samples and has no interval.</source>
        <translation>Det beskriver eksemplene og har ikke noe intervall.</translation>
    </message>
    <message>
        <source>Share accurate of a bin</source>
        <translation>Andel korrekte i en bin</translation>
    </message>
    <message>
        <source>Accurate answers of all samples in the bin; n is the number of samples.</source>
        <translation>Korrekte svar av alle eksempler i binen; n er antallet eksempler.</translation>
    </message>
    <message>
        <source>The interval is Wilson, 95 %, with the effective number of samples; none below six samples or pairs.</source>
        <translation>Intervallet er Wilson, 95&#xa0;%, med det effektive antallet eksempler; ikke noe under seks eksempler eller par.</translation>
    </message>
    <message>
        <source>Optimism of the best threshold</source>
        <translation>Optimisme for den beste terskelen</translation>
    </message>
    <message>
        <source>By how much Macro-F1 at τ* flatters itself, since τ* was chosen on these samples: in each bootstrap draw a threshold is chosen, and its Macro-F1 on all samples is taken from that on the draw, over the classes of the truth; the mean over the draws. Corrected is Macro-F1 at τ* less this. Draws that lack a class are left out.</source>
        <translation>Hvor mye Macro-F1 ved τ* smigrer seg selv, siden τ* ble valgt på disse eksemplene: i hver bootstrap-trekning velges en terskel, og dens Macro-F1 på alle eksempler trekkes fra den på trekningen, over de faktiske klassene; gjennomsnittet over trekningene. Korrigert er Macro-F1 ved τ* minus dette. Trekninger som mangler en klasse, er utelatt.</translation>
    </message>
    <message>
        <source>It is the mean of the draws and has no interval of its own.</source>
        <translation>Det er gjennomsnittet av trekningene og har ikke noe eget intervall.</translation>
    </message>
    <message>
        <source>Mean of (FHRI − 1)² over accurate answers and FHRI² over all others, among the samples that the NLI rule leaves; 0 is perfect. It is miscalibration − discrimination + uncertainty.</source>
        <translation>Gjennomsnitt av (FHRI − 1)² over korrekte svar og FHRI² over alle andre, blant eksemplene NLI-regelen lar stå; 0 er perfekt. Den er feilkalibrering − diskriminering + usikkerhet.</translation>
    </message>
    <message>
        <source>Its interval is that of the pair bootstrap; none below six samples or pairs.</source>
        <translation>Intervallet er det fra parbootstrap; ikke noe under seks eksempler eller par.</translation>
    </message>
    <message>
        <source>Draws that choose τ*</source>
        <translation>Trekninger som velger τ*</translation>
    </message>
    <message>
        <source>The share of the bootstrap draws in which this very threshold of the grid is the best one, or the least violating; n is the number of draws.</source>
        <translation>Andelen av bootstrap-trekningene der akkurat denne terskelen i rutenettet er den beste, eller den med minst brudd; n er antallet trekninger.</translation>
    </message>
    <message>
        <source>Precision and recall, which it is made of, have their intervals.</source>
        <translation>Presisjon og recall, som den er laget av, har sine intervaller.</translation>
    </message>
    <message>
        <source>Samples rightly decided to be of the class, of all that are decided so: TP / (TP + FP). n is the denominator.</source>
        <translation>Eksempler som med rette er avgjort som klassen, av alle som er avgjort slik: TP / (TP + FP). n er nevneren.</translation>
    </message>
    <message>
        <source>Samples rightly decided to be of the class, of all that truly are: TP / (TP + FN). n is the denominator.</source>
        <translation>Eksempler som med rette er avgjort som klassen, av alle som faktisk hører til den: TP / (TP + FN). n er nevneren.</translation>
    </message>
    <message>
        <source>Separation of a component</source>
        <translation>Skilleevne for en komponent</translation>
    </message>
    <message>
        <source>The share of pairs of an accurate sample and a hallucination in which the accurate one scores higher; ties count half. 0.5 is what luck gives.</source>
        <translation>Andelen av par av et korrekt eksempel og en hallusinasjon der det korrekte scorer høyest; likheter teller halvt. 0,5 er det tilfeldighet gir.</translation>
    </message>
    <message>
        <source>Confusion matrix</source>
        <translation>Forvekslingsmatrise</translation>
    </message>
    <message>
        <source>Counts of samples: rows are the true class, columns the decided one.</source>
        <translation>Antall eksempler: rader er den faktiske klassen, kolonner den avgjorte.</translation>
    </message>
    <message>
        <source>Contradiction where the NLI score is at least 0.40 (its limit can be set); else accurate where the FHRI is at least the threshold τ; else hallucination. A sample without an NLI score is decided by its FHRI alone.</source>
        <translation>Motsigelse der NLI-scoren er minst 0,40 (grensen kan stilles); ellers korrekt der FHRI er minst lik terskelen τ; ellers hallusinasjon. Et eksempel uten NLI-score avgjøres av FHRI alene.</translation>
    </message>
    <message>
        <source>Samples that are decided right, of all samples with a score.</source>
        <translation>Eksempler som er riktig avgjort, av alle eksempler med score.</translation>
    </message>
    <message>
        <source>Macro-F1 of A minus that of B over the samples that both judge, as means over the same classes: those in the truth. Full against without entropy: over the samples that have an entropy component. Below six samples or pairs, six samples that only one decides right, or ten samples of a class it cannot be judged. Else the first of these holds: redundant (the 90 % interval lies within ±0.02), significantly better (above 0.05 and p &lt; 0.05), worse (below −0.02 and p &lt; 0.05), better by less than 5 points (p &lt; 0.05), inconclusive.</source>
        <translation>Macro-F1 for A minus den for B over eksemplene begge vurderer, som gjennomsnitt over de samme klassene: de faktiske. Full mot uten entropi: over eksemplene som har en entropikomponent. Under seks eksempler eller par, seks eksempler som bare én avgjør riktig, eller ti eksempler av en klasse kan det ikke vurderes. Ellers gjelder den første av disse: overflødig (90&#xa0;%-intervallet ligger innenfor ±0,02), signifikant bedre (over 0,05 og p &lt; 0,05), dårligere (under −0,02 og p &lt; 0,05), bedre med mindre enn 5 poeng (p &lt; 0,05), ikke avgjort.</translation>
    </message>
    <message>
        <source>The part of the Brier score that the order of the FHRI wins against always saying the share of accurate answers: uncertainty minus the Brier score after the best rising recalibration. More is better.</source>
        <translation>Den delen av Brier-scoren som rekkefølgen etter FHRI vinner mot alltid å si andelen korrekte svar: usikkerhet minus Brier-scoren etter den beste stigende rekalibreringen. Mer er bedre.</translation>
    </message>
    <message>
        <source>A part of the Brier score has no interval: recalibrating each draw anew always finds some miscalibration, so that its draws lie too high.</source>
        <translation>En del av Brier-scoren har ikke noe intervall: å rekalibrere hver trekning på nytt finner alltid noe feilkalibrering, så trekningene ligger for høyt.</translation>
    </message>
    <message>
        <source>Share of the answered samples on which the rule decides the same by the scores of the live answer and by the stored scores.</source>
        <translation>Andel av de besvarte eksemplene der regelen avgjør likt etter scorene for det nye svaret og etter de lagrede scorene.</translation>
    </message>
    <message>
        <source>Time of the last attempt at each sample that was answered or ran into the time limit, which counts as at least that long (≥). Percentiles are nearest ranks, never interpolated; fast failures are counted apart. Intervals of percentiles are those of order statistics, 95 %; their upper end is open below 72 waits (P95) and 368 (P99).</source>
        <translation>Tiden for det siste forsøket på hvert eksempel som ble besvart eller nådde tidsgrensen, som teller som minst så lenge (≥). Persentiler er nærmeste rang, aldri interpolert; raske feil telles for seg. Intervallene for persentiler er de fra ordningsobservatorer, 95&#xa0;%; den øvre enden er åpen under 72 ventetider (P95) og 368 (P99).</translation>
    </message>
    <message>
        <source>The times describe this run; another load would give others.</source>
        <translation>Tidene beskriver denne kjøringen; en annen belastning ville gitt andre.</translation>
    </message>
    <message>
        <source>Thresholds of the grid that meet every constraint and that these samples do not tell from τ*: the bootstrap interval, 95 %, of the difference of Macro-F1 in the same draw holds 0.</source>
        <translation>Terskler i rutenettet som oppfyller alle krav, og som disse eksemplene ikke skiller fra τ*: bootstrap-intervallet, 95&#xa0;%, for forskjellen i Macro-F1 i samme trekning omfatter 0.</translation>
    </message>
    <message>
        <source>Macro-F1 at the scenario’s own τ* minus at the τ* of all samples. A scenario benefits from a threshold of its own where this is more than 0.10. Both are over the classes in the truth of the scenario; below six samples and pairs or ten samples of a class it cannot be judged.</source>
        <translation>Macro-F1 ved scenarioets egen τ* minus ved τ* for alle eksempler. Et scenario har nytte av en egen terskel der dette er mer enn 0,10. Begge er over de faktiske klassene i scenarioet; under seks eksempler og par eller ti eksempler av en klasse kan det ikke vurderes.</translation>
    </message>
    <message>
        <source>The samples are halved at random again and again; the threshold is chosen on one half and Macro-F1 measured on the other. Shown is the mean over the splits with the 2.5th and 97.5th percentile, over the classes in the truth of all samples. Splits of which one half lacks one of these are left out; where they are more than one in twenty there is no interval.</source>
        <translation>Eksemplene halveres tilfeldig gang på gang; terskelen velges på den ene halvdelen, og Macro-F1 måles på den andre. Vist er gjennomsnittet over delingene med 2,5- og 97,5-persentilen, over de faktiske klassene for alle eksempler. Delinger der en halvdel mangler en av disse, er utelatt; der de er mer enn én av tjue, er det ikke noe intervall.</translation>
    </message>
    <message>
        <source>p corrected for several tests</source>
        <translation>p korrigert for flere tester</translation>
    </message>
    <message>
        <source>Where many things are tested, some seem to differ by luck. The p of each row is corrected for all rows of the table that there are enough samples of.</source>
        <translation>Der mye testes, ser noe ut til å skille seg ved tilfeldighet. p for hver rad er korrigert for alle rader i tabellen som det er nok eksempler av.</translation>
    </message>
    <message>
        <source>Macro-F1 over the classes in the truth</source>
        <translation>Macro-F1 over de faktiske klassene</translation>
    </message>
    <message>
        <source>Mean of F1 over the classes that the samples compared truly are of. Two Macro-F1 are only subtracted when both are means over the same classes.</source>
        <translation>Gjennomsnitt av F1 over klassene de sammenlignede eksemplene faktisk hører til. To Macro-F1 trekkes bare fra hverandre når begge er gjennomsnitt over de samme klassene.</translation>
    </message>
    <message>
        <source>The interval stands beside the difference: two intervals of figures over the same samples say little about which is higher.</source>
        <translation>Intervallet står ved siden av forskjellen: to intervaller for tall over de samme eksemplene sier lite om hvilket som er høyest.</translation>
    </message>
    <message>
        <source>Whether A and B err on different numbers of the same samples: from those that only A and those that only B decides right. Exact below 25 of them, else χ² with continuity correction. It takes samples for independent, also those of one pair, and counts right answers whatever their class.</source>
        <translation>Om A og B tar feil på ulikt antall av de samme eksemplene: fra dem som bare A og dem som bare B avgjør riktig. Eksakt under 25 av dem, ellers χ² med kontinuitetskorreksjon. Den regner eksempler som uavhengige, også de i ett par, og teller riktige svar uansett klasse.</translation>
    </message>
    <message>
        <source>Over the samples that the NLI rule leaves: above 0 the FHRI is too sure of answers, below 0 it trusts them too little.</source>
        <translation>Over eksemplene NLI-regelen lar stå: over 0 er FHRI for sikker på svarene, under 0 stoler den for lite på dem.</translation>
    </message>
    <message>
        <source>The part of the Brier score that the best rising recalibration of the FHRI (isotonic regression) would win; 0 is calibrated.</source>
        <translation>Den delen av Brier-scoren som den beste stigende rekalibreringen av FHRI (isoton regresjon) ville vunnet; 0 er kalibrert.</translation>
    </message>
    <message>
        <source>Macro-F1 on the half that the threshold was chosen on minus on the other half, mean over the splits: how much a tuned threshold flatters itself. Left out are the splits of Macro-F1 held out.</source>
        <translation>Macro-F1 på halvdelen terskelen ble valgt på, minus på den andre halvdelen, gjennomsnitt over delingene: hvor mye en tilpasset terskel smigrer seg selv. Utelatt er de samme delingene som for Macro-F1 på usette data.</translation>
    </message>
    <message>
        <source>The percentile bootstrap’s interval, 95 %, at the level corrected for the number of clusters: samples are drawn with replacement, a contradiction pair as one, and the figure is computed anew in each draw; of a difference both figures from the same draw. Thresholds are held unless a note says otherwise. Below six samples or pairs there is no interval, nor where more than one draw in twenty lacks a class of the figure. Draws and seed stand under “Provenance”.</source>
        <translation>Persentilintervall fra bootstrap, 95&#xa0;%, ved nivået korrigert for antallet klynger: eksempler trekkes med tilbakelegging, et motsigelsespar samlet, og tallet beregnes på nytt i hver trekning; for en forskjell begge tall fra samme trekning. Tersklene holdes fast om ikke en merknad sier noe annet. Under seks eksempler eller par er det ikke noe intervall, og heller ikke der mer enn én av tjue trekninger mangler en klasse tallet bygger på. Trekninger og frø står under «Opphav».</translation>
    </message>
    <message>
        <source>Prevalence</source>
        <translation>Prevalens</translation>
    </message>
    <message>
        <source>The share of the class among the samples that its precision-recall curve is over: the precision, and the average precision, that luck gives.</source>
        <translation>Andelen av klassen blant eksemplene presisjon-recall-kurven er over: presisjonen, og den gjennomsnittlige presisjonen, som tilfeldighet gir.</translation>
    </message>
    <message>
        <source>p of a difference of Macro-F1</source>
        <translation>p for en forskjell i Macro-F1</translation>
    </message>
    <message>
        <source>If A and B were alike, their decisions of any sample could as well be swapped, of a contradiction pair together. p is the share of all choices of swaps that give as large a difference either way: exact where up to 16 samples or pairs are decided differently, else of 9,999 seeded choices.</source>
        <translation>Hvis A og B var like, kunne avgjørelsene deres for ethvert eksempel like gjerne vært byttet om, for et motsigelsespar samlet. p er andelen av alle valg av ombyttinger som gir en like stor forskjell i en av retningene: eksakt der opp til 16 eksempler eller par avgjøres ulikt, ellers av 9999 valg med frø.</translation>
    </message>
    <message>
        <source>A decision records figures without their intervals.</source>
        <translation>En beslutning registrerer tall uten intervallene deres.</translation>
    </message>
    <message>
        <source>The change of Macro-F1 where τ* moves by 0.05 down and up. By the larger of the two: robust below 0.02, sensitive from 0.05 on, moderate between. Both are over the classes in the truth of the scenario; below six samples and pairs or ten samples of a class it cannot be judged.</source>
        <translation>Endringen i Macro-F1 når τ* flyttes 0,05 ned og opp. Etter den største av de to: robust under 0,02, følsom fra 0,05, moderat imellom. Begge er over de faktiske klassene i scenarioet; under seks eksempler og par eller ti eksempler av en klasse kan det ikke vurderes.</translation>
    </message>
    <message>
        <source>Safest of the equals</source>
        <translation>Tryggeste av de likeverdige</translation>
    </message>
    <message>
        <source>Among the thresholds that are as good as τ*, the one with the highest recall of hallucination; of equals the one with the higher Macro-F1, then the lower one. Beside it stand that recall, and the share of the bootstrap draws in which it meets every constraint.</source>
        <translation>Blant tersklene som er like gode som τ*, den med høyest recall for hallusinasjon; ved likhet den med høyest Macro-F1, deretter den laveste. Ved siden av står denne recallen, og andelen av bootstrap-trekningene der den oppfyller alle krav.</translation>
    </message>
    <message>
        <source>It is one of a few thresholds of a grid, and the share sums up the draws; the interval of a recall stands with the constraints.</source>
        <translation>Den er en av noen få terskler i et rutenett, og andelen oppsummerer trekningene; intervallet for en recall står ved kravene.</translation>
    </message>
    <message>
        <source>Interval of a share of samples in pairs</source>
        <translation>Intervall for en andel av eksempler i par</translation>
    </message>
    <message>
        <source>Wilson’s interval, 95 %, of n_eff samples: the two of a contradiction pair stand or fall together and count for less than two. n_eff = min(n, p (1 − p) / V) · (1.96 / t)² with V = G / (G − 1) · Σ (Σ (y − p) / n)² over the G samples and pairs, and t of G − 1 degrees of freedom; where all or none count, n_eff = G. The design effect is n / n_eff: how many samples are worth one. Below six samples and pairs there is no interval.</source>
        <translation>Wilsons intervall, 95&#xa0;%, for n_eff eksempler: de to i et motsigelsespar står eller faller sammen og teller for mindre enn to. n_eff = min(n, p (1 − p) / V) · (1,96 / t)² med V = G / (G − 1) · Σ (Σ (y − p) / n)² over de G eksemplene og parene, og t med G − 1 frihetsgrader; der alle eller ingen teller, n_eff = G. Designeffekten er n / n_eff: hvor mange eksempler som er verdt ett. Under seks eksempler og par er det ikke noe intervall.</translation>
    </message>
    <message>
        <source>Samples are drawn with replacement, a contradiction pair as one, and the best threshold is chosen anew in each draw; where none is feasible the least violating one. Thresholds are those of the grid: shown is in which share of the draws each is chosen, and from which to which the middle 95 % of the draws lie. That is a spread over few values, no confidence interval of a threshold. Macro-F1 has no interval below six samples and pairs, nor where more than one draw in twenty lacks a class.</source>
        <translation>Eksempler trekkes med tilbakelegging, et motsigelsespar samlet, og den beste terskelen velges på nytt i hver trekning; der ingen er tillatt, den med minst brudd. Tersklene er de i rutenettet: vist er i hvor stor andel av trekningene hver velges, og fra hvilken til hvilken de midterste 95&#xa0;% av trekningene ligger. Det er en spredning over få verdier, ikke et konfidensintervall for en terskel. Macro-F1 har ikke noe intervall under seks eksempler og par, og heller ikke der mer enn én av tjue trekninger mangler en klasse.</translation>
    </message>
    <message>
        <source>τ by cost</source>
        <translation>τ etter kostnad</translation>
    </message>
    <message>
        <source>The threshold of the grid with the least cost: hallucinations that are decided accurate times the cost of a miss, plus accurate answers that are not times the cost of a refusal, by all samples; of equals the one with the higher recall of hallucination, then the lower one.</source>
        <translation>Terskelen i rutenettet med lavest kostnad: hallusinasjoner som avgjøres som korrekte ganger kostnaden ved en overseelse, pluss korrekte svar som ikke gjør det ganger kostnaden ved en avvisning, delt på alle eksempler; ved likhet den med høyest recall for hallusinasjon, deretter den laveste.</translation>
    </message>
    <message>
        <source>It is one of a few thresholds of a grid, so it has no interval.</source>
        <translation>Den er en av noen få terskler i et rutenett, så den har ikke noe intervall.</translation>
    </message>
    <message>
        <source>The Brier score of always saying the share p of accurate answers: p · (1 − p). It depends on the samples alone.</source>
        <translation>Brier-scoren når man alltid sier andelen p av korrekte svar: p · (1 − p). Den avhenger bare av eksemplene.</translation>
    </message>
    <message>
        <source>where good answers usually lie</source>
        <translation>der gode svar vanligvis ligger</translation>
    </message>
    <message>
        <source>Values of %1</source>
        <translation>Verdier for %1</translation>
    </message>
    <message>
        <source>%1: half of %2 questions lie below %3, nine in ten between %4 and %5.</source>
        <translation>%1: halvparten av %2 spørsmål ligger under %3, ni av ti mellom %4 og %5.</translation>
    </message>
    <message>
        <source>questions, n = %1</source>
        <translation>spørsmål, n = %1</translation>
    </message>
    <message>
        <source>ROUGE-L against BERTScore</source>
        <translation>ROUGE-L mot BERTScore</translation>
    </message>
    <message>
        <source>%1 questions, ROUGE-L across, BERTScore up.</source>
        <translation>%1 spørsmål, ROUGE-L vannrett, BERTScore loddrett.</translation>
    </message>
    <message>
        <source>%1 questions, ROUGE-L across, BERTScore up; %2 lie where good answers usually do (ROUGE-L %3, BERTScore %4).</source>
        <translation>%1 spørsmål, ROUGE-L vannrett, BERTScore loddrett; %2 ligger der gode svar vanligvis ligger (ROUGE-L %3, BERTScore %4).</translation>
    </message>
    <message>
        <source>no question has a value on both sides</source>
        <translation>ingen spørsmål har verdi på begge sider</translation>
    </message>
    <message>
        <source>alike</source>
        <translation>like</translation>
    </message>
    <message>
        <source>%1 is better</source>
        <translation>%1 er bedre</translation>
    </message>
    <message>
        <source>%1 is better on %2 questions, %3 on %4, on %5 they are alike.</source>
        <translation>%1 er bedre på %2 spørsmål, %3 på %4, på %5 er de like.</translation>
    </message>
    <message>
        <source>Left out, as only one of the two answered: %1 questions of %2, %3 of %4.</source>
        <translation>Utelatt, fordi bare det ene av de to svarte: %1 spørsmål for %2, %3 for %4.</translation>
    </message>
    <message>
        <source>Whether they are alike within ±%1 cannot be judged.</source>
        <translation>Om de er like innenfor ±%1, kan ikke vurderes.</translation>
    </message>
    <message>
        <source>Alike within ±%1 is judged by the 90 % interval of the difference, %2 to %3.</source>
        <translation>Om de er like innenfor ±%1, vurderes etter 90&#xa0;%-intervallet for forskjellen, %2 til %3.</translation>
    </message>
    <message>
        <source>named before, not corrected</source>
        <translation>navngitt på forhånd, ikke korrigert</translation>
    </message>
    <message>
        <source>%1 is higher</source>
        <translation>%1 er høyere</translation>
    </message>
    <message>
        <source>may be luck</source>
        <translation>kan være tilfeldig</translation>
    </message>
    <message>
        <source>There are %1 questions in common; it takes %2.</source>
        <translation>Det er %1 felles spørsmål; det kreves %2.</translation>
    </message>
    <message>
        <source>There are %1 clusters of questions; it takes %2.</source>
        <translation>Det er %1 klynger av spørsmål; det kreves %2.</translation>
    </message>
    <message>
        <source>The two differ on %1 questions; it takes %2.</source>
        <translation>De to er ulike på %1 spørsmål; det kreves %2.</translation>
    </message>
    <message>
        <source>The scores come from different models.</source>
        <translation>Scorene kommer fra ulike modeller.</translation>
    </message>
    <message>
        <source>The two were measured by rubrics that take it in different ways.</source>
        <translation>De to ble målt med vurderingsskjemaer som tar det på ulike måter.</translation>
    </message>
    <message>
        <source>Questions that both answered</source>
        <translation>Spørsmål begge svarte på</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) were edited between the runs and are left out.</source>
        <translation>
            <numerusform>%n spørsmål ble redigert mellom kjøringene og er utelatt.</numerusform>
            <numerusform>%n spørsmål ble redigert mellom kjøringene og er utelatt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The two have no value of the measure that was named before, so nothing is said of which is better.</source>
        <translation>De to har ingen verdi for målet som var navngitt på forhånd, så det sies ingenting om hvilket som er best.</translation>
    </message>
    <message>
        <source>By %1</source>
        <translation>Etter %1</translation>
    </message>
    <message>
        <source>Both systems by every measure</source>
        <translation>Begge systemene etter hvert mål</translation>
    </message>
    <message>
        <source>No question has a value of both systems.</source>
        <translation>Ingen spørsmål har verdi fra begge systemene.</translation>
    </message>
    <message>
        <source>Questions by how much they differ, %1</source>
        <translation>Spørsmål etter hvor ulike de er, %1</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Bedre</translation>
    </message>
    <message>
        <source>Who is better on how many questions, %1</source>
        <translation>Hvem som er bedre på hvor mange spørsmål, %1</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Utfall</translation>
    </message>
    <message>
        <source>All systems, %1</source>
        <translation>Alle systemer, %1</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Gjennomsnitt</translation>
    </message>
    <message>
        <source>Every system against every other, %1</source>
        <translation>Hvert system mot hvert annet, %1</translation>
    </message>
    <message>
        <source>no question has a value of all</source>
        <translation>ingen spørsmål har verdi fra alle</translation>
    </message>
    <message>
        <source>n = %1, p = %2, corrected for all pairs</source>
        <translation>n = %1, p = %2, korrigert for alle par</translation>
    </message>
    <message>
        <source>Row − column, over the questions that both have; the means are over those that all have. p is corrected for all pairs (Holm).</source>
        <translation>Rad − kolonne, over spørsmålene begge har; gjennomsnittene er over dem alle har. p er korrigert for alle par (Holm).</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Andel</translation>
    </message>
    <message>
        <source>Flags of the rubric</source>
        <translation>Flagg i vurderingsskjemaet</translation>
    </message>
    <message>
        <source>A question counts where the flag is raised for one of its answers, of all questions with an answer. A flag needs all of its measures.</source>
        <translation>Et spørsmål teller der flagget er satt for ett av svarene, av alle spørsmål med et svar. Et flagg trenger alle målene sine.</translation>
    </message>
    <message>
        <source>The rubric has no flags.</source>
        <translation>Vurderingsskjemaet har ingen flagg.</translation>
    </message>
    <message>
        <source>The condition %1 does not hold</source>
        <translation>Betingelsen %1 er ikke oppfylt</translation>
    </message>
    <message>
        <source>No answer has a warning.</source>
        <translation>Ingen svar har en advarsel.</translation>
    </message>
    <message>
        <source>In no figure</source>
        <translation>Ikke med i noe tall</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Antall</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>Blant</translation>
    </message>
    <message>
        <source>Questions to which the system said nothing</source>
        <translation>Spørsmål systemet ikke sa noe til</translation>
    </message>
    <message>
        <source>Answers that failed</source>
        <translation>Svar som feilet</translation>
    </message>
    <message>
        <source>Questions without an answer do not count as wrong. With many of them the figures say little about the system.</source>
        <translation>Spørsmål uten svar teller ikke som feil. Er det mange av dem, sier tallene lite om systemet.</translation>
    </message>
    <message>
        <source>The first %1 of %2.</source>
        <translation>De første %1 av %2.</translation>
    </message>
    <message>
        <source>Every answer belongs to a question.</source>
        <translation>Hvert svar hører til et spørsmål.</translation>
    </message>
    <message>
        <source>Several answers to one question</source>
        <translation>Flere svar på ett spørsmål</translation>
    </message>
    <message>
        <source>Questions whose answers differ</source>
        <translation>Spørsmål med ulike svar</translation>
    </message>
    <message>
        <source>Mean spread</source>
        <translation>Spredning, snitt</translation>
    </message>
    <message>
        <source>Largest spread</source>
        <translation>Største spredning</translation>
    </message>
    <message>
        <source>Waiting times, milliseconds</source>
        <translation>Ventetider, millisekunder</translation>
    </message>
    <message numerus="yes">
        <source>%n failed answer(s) are left out: how long they took is no waiting time for an answer.</source>
        <translation>
            <numerusform>%n svar som feilet, er utelatt: tiden det tok, er ingen ventetid for et svar.</numerusform>
            <numerusform>%n svar som feilet, er utelatt: tiden de tok, er ingen ventetid for et svar.</numerusform>
        </translation>
    </message>
    <message>
        <source>The answers came without times.</source>
        <translation>Svarene kom uten tider.</translation>
    </message>
    <message>
        <source>Tokens and prices</source>
        <translation>Tokener og priser</translation>
    </message>
    <message>
        <source>Tokens in</source>
        <translation>Tokener inn</translation>
    </message>
    <message>
        <source>Tokens out</source>
        <translation>Tokener ut</translation>
    </message>
    <message>
        <source>Price in all</source>
        <translation>Pris i alt</translation>
    </message>
    <message>
        <source>Price of one</source>
        <translation>Pris per stk.</translation>
    </message>
    <message>
        <source>the answers</source>
        <translation>svarene</translation>
    </message>
    <message>
        <source>scores of source %1</source>
        <translation>scorer fra kilde %1</translation>
    </message>
    <message>
        <source>The answers came without tokens and prices.</source>
        <translation>Svarene kom uten tokener og priser.</translation>
    </message>
    <message>
        <source>Questions that fail</source>
        <translation>Spørsmål som ikke består</translation>
    </message>
    <message>
        <source>Lowest part</source>
        <translation>Laveste del</translation>
    </message>
    <message>
        <source>no part has a value</source>
        <translation>ingen del har en verdi</translation>
    </message>
    <message>
        <source>No question fails.</source>
        <translation>Alle spørsmål består.</translation>
    </message>
    <message>
        <source>%1: below</source>
        <translation>%1: under</translation>
    </message>
    <message>
        <source>%1: above</source>
        <translation>%1: over</translation>
    </message>
    <message>
        <source>%1: within</source>
        <translation>%1: innenfor</translation>
    </message>
    <message>
        <source>The limit lies within the 95 % interval: more questions would tell.</source>
        <translation>Grensen ligger innenfor 95&#xa0;%-intervallet: flere spørsmål ville avgjøre det.</translation>
    </message>
    <message>
        <source>No question has a value.</source>
        <translation>Ingen spørsmål har en verdi.</translation>
    </message>
    <message>
        <source>There are %1 questions; it takes %2.</source>
        <translation>Det er %1 spørsmål; det kreves %2.</translation>
    </message>
    <message>
        <source>There is no interval: it takes %1 clusters of questions.</source>
        <translation>Det er ikke noe intervall: det kreves %1 klynger av spørsmål.</translation>
    </message>
    <message>
        <source>not defined</source>
        <translation>ikke definert</translation>
    </message>
    <message>
        <source>By always saying the more frequent of yes (%1) and no (%2); a coin gives 50 %.</source>
        <translation>Ved alltid å si det hyppigste av ja (%1) og nei (%2); en mynt gir 50&#xa0;%.</translation>
    </message>
    <message>
        <source>By tossing a coin.</source>
        <translation>Ved å kaste en mynt.</translation>
    </message>
    <message>
        <source>Not told from luck: p = %1.</source>
        <translation>Kan ikke skilles fra tilfeldighet: p = %1.</translation>
    </message>
    <message>
        <source>Minimums of the rubric</source>
        <translation>Vurderingsskjemaets minimum</translation>
    </message>
    <message>
        <source>passed: %1, too close: %2, failed: %3, cannot be judged: %4</source>
        <translation>bestått: %1, for jevnt: %2, ikke bestått: %3, kan ikke vurderes: %4</translation>
    </message>
    <message>
        <source>Failed answers, in no figure</source>
        <translation>Svar som feilet, ikke med i noe tall</translation>
    </message>
    <message>
        <source>Measures</source>
        <translation>Mål</translation>
    </message>
    <message>
        <source>Without a value</source>
        <translation>Uten verdi</translation>
    </message>
    <message>
        <source>Band</source>
        <translation>Bånd</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>No answer has a value of any measure.</source>
        <translation>Ingen svar har en verdi for noe mål.</translation>
    </message>
    <message>
        <source>Citations</source>
        <translation>Kildehenvisninger</translation>
    </message>
    <message>
        <source>Mean of the questions</source>
        <translation>Gjennomsnitt av spørsmålene</translation>
    </message>
    <message>
        <source>All citations together</source>
        <translation>Alle kildehenvisninger samlet</translation>
    </message>
    <message>
        <source>there is no such citation</source>
        <translation>det er ingen slik kildehenvisning</translation>
    </message>
    <message>
        <source>The mean F1 is no F1 of the two means. n counts questions in the first column of figures and citations in the second.</source>
        <translation>Gjennomsnittlig F1 er ikke F1 av de to gjennomsnittene. n teller spørsmål i den første tallkolonnen og kildehenvisninger i den andre.</translation>
    </message>
    <message>
        <source>Verdicts</source>
        <translation>Dommer</translation>
    </message>
    <message>
        <source>without a verdict</source>
        <translation>uten dom</translation>
    </message>
    <message>
        <source>Of the questions with an answer. The pass rate is of those with a verdict.</source>
        <translation>Av spørsmålene med et svar. Andelen beståtte er av dem som har en dom.</translation>
    </message>
    <message>
        <source>Targets and minimums</source>
        <translation>Mål og minimum</translation>
    </message>
    <message>
        <source>Of the questions</source>
        <translation>Av spørsmålene</translation>
    </message>
    <message>
        <source>Minimum reached</source>
        <translation>Minimum nådd</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Mål</translation>
    </message>
    <message>
        <source>Target reached</source>
        <translation>Mål nådd</translation>
    </message>
    <message>
        <source>The rubric sets no targets.</source>
        <translation>Vurderingsskjemaet setter ingen mål.</translation>
    </message>
    <message>
        <source>What the figures hint at</source>
        <translation>Hva tallene tyder på</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Mønster</translation>
    </message>
    <message>
        <source>Shown by</source>
        <translation>Vises av</translation>
    </message>
    <message>
        <source>May come from</source>
        <translation>Kan komme av</translation>
    </message>
    <message>
        <source>From the rubric: a pattern in the means and what it often comes from. Nothing of it is proved.</source>
        <translation>Fra vurderingsskjemaet: et mønster i gjennomsnittene og hva det ofte kommer av. Ingenting av dette er bevist.</translation>
    </message>
    <message>
        <source>The rubric has no hints.</source>
        <translation>Vurderingsskjemaet har ingen hint.</translation>
    </message>
    <message>
        <source>The means show none of the rubric&apos;s patterns.</source>
        <translation>Gjennomsnittene viser ingen av mønstrene i vurderingsskjemaet.</translation>
    </message>
    <message>
        <source>ideal synthesis</source>
        <translation>ideell syntese</translation>
    </message>
    <message>
        <source>verbatim copying</source>
        <translation>ordrett avskrift</translation>
    </message>
    <message>
        <source>fragmented narrative</source>
        <translation>oppstykket framstilling</translation>
    </message>
    <message>
        <source>no question has a value</source>
        <translation>ingen spørsmål har en verdi</translation>
    </message>
    <message>
        <source>✓ passed</source>
        <translation>✓ bestått</translation>
    </message>
    <message>
        <source>≈ too close to tell</source>
        <translation>≈ for jevnt til å avgjøre</translation>
    </message>
    <message>
        <source>✗ failed</source>
        <translation>✗ ikke bestått</translation>
    </message>
    <message>
        <source>no question has an answer</source>
        <translation>ingen spørsmål har et svar</translation>
    </message>
    <message>
        <source>Answers of</source>
        <translation>Svar fra</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gull</translation>
    </message>
    <message>
        <source>Rubric</source>
        <translation>Vurderingsskjema</translation>
    </message>
    <message>
        <source>Intervals by</source>
        <translation>Intervaller etter</translation>
    </message>
    <message>
        <source>%1 (%2 clusters)</source>
        <translation>%1 (%2 klynger)</translation>
    </message>
    <message>
        <source>No question has a value under the fields of the run.</source>
        <translation>Ingen spørsmål har en verdi i feltene for kjøringen.</translation>
    </message>
    <message>
        <source>The workspace holds no measured answers.</source>
        <translation>Arbeidsområdet har ingen målte svar.</translation>
    </message>
    <message>
        <source>No run over answers is finished.</source>
        <translation>Ingen kjøring over svar er ferdig.</translation>
    </message>
    <message>
        <source>None of the runs chosen for this report is a finished run over answers.</source>
        <translation>Ingen av kjøringene som er valgt for denne rapporten, er en ferdig kjøring over svar.</translation>
    </message>
    <message>
        <source>Answers of %1 to %2 of %3 questions of %4, by the rubric %5.</source>
        <translation>Svar fra %1 på %2 av %3 spørsmål i %4, etter vurderingsskjemaet %5.</translation>
    </message>
    <message>
        <source>Run over answers</source>
        <translation>Kjøring over svar</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Belegg</translation>
    </message>
    <message>
        <source>Lists of sources</source>
        <translation>Kildelister</translation>
    </message>
    <message>
        <source>Scores from</source>
        <translation>Scorer fra</translation>
    </message>
    <message>
        <source>Clusters of questions</source>
        <translation>Klynger av spørsmål</translation>
    </message>
    <message>
        <source>No two systems were measured over the same questions by the same rubric.</source>
        <translation>Ingen to systemer er målt over de samme spørsmålene med det samme vurderingsskjemaet.</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <translation>%1, med %2</translation>
    </message>
    <message>
        <source>%1 against %2 by %3: %4.</source>
        <translation>%1 mot %2 etter %3: %4.</translation>
    </message>
    <message>
        <source>A question with several values stands under each. Strata of few questions have no interval and cannot be told apart.</source>
        <translation>Et spørsmål med flere verdier står under hver av dem. Strata med få spørsmål har ikke noe intervall og kan ikke skilles fra hverandre.</translation>
    </message>
    <message>
        <source>No question has a value under this field.</source>
        <translation>Ingen spørsmål har en verdi i dette feltet.</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 etter %2</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>ROUGE-1, precision</source>
        <translation>ROUGE-1, presisjon</translation>
    </message>
    <message>
        <source>ROUGE-1, recall</source>
        <translation>ROUGE-1, recall</translation>
    </message>
    <message>
        <source>ROUGE-2, precision</source>
        <translation>ROUGE-2, presisjon</translation>
    </message>
    <message>
        <source>ROUGE-2, recall</source>
        <translation>ROUGE-2, recall</translation>
    </message>
    <message>
        <source>ROUGE-L, precision</source>
        <translation>ROUGE-L, presisjon</translation>
    </message>
    <message>
        <source>ROUGE-L, recall</source>
        <translation>ROUGE-L, recall</translation>
    </message>
    <message>
        <source>ROUGE-Lsum, precision</source>
        <translation>ROUGE-Lsum, presisjon</translation>
    </message>
    <message>
        <source>ROUGE-Lsum, recall</source>
        <translation>ROUGE-Lsum, recall</translation>
    </message>
    <message>
        <source>BERTScore, precision</source>
        <translation>BERTScore, presisjon</translation>
    </message>
    <message>
        <source>BERTScore, recall</source>
        <translation>BERTScore, recall</translation>
    </message>
    <message>
        <source>Judge: correctness</source>
        <translation>Dommer: korrekthet</translation>
    </message>
    <message>
        <source>Judge: completeness</source>
        <translation>Dommer: fullstendighet</translation>
    </message>
    <message>
        <source>Judge: citations</source>
        <translation>Dommer: kildehenvisninger</translation>
    </message>
    <message>
        <source>Judge: clarity</source>
        <translation>Dommer: klarhet</translation>
    </message>
    <message>
        <source>Latency, ms</source>
        <translation>Latens, ms</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokener</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Pris</translation>
    </message>
    <message>
        <source>not asked for by the question or the rubric</source>
        <translation>ikke bedt om av spørsmålet eller vurderingsskjemaet</translation>
    </message>
    <message>
        <source>there is no answer</source>
        <translation>det finnes ikke noe svar</translation>
    </message>
    <message>
        <source>the question has nothing to compare with</source>
        <translation>spørsmålet har ingenting å sammenligne med</translation>
    </message>
    <message>
        <source>no text of evidence to look into</source>
        <translation>ingen beleggtekst å slå opp i</translation>
    </message>
    <message>
        <source>comes from outside and was not given</source>
        <translation>kommer utenfra og ble ikke oppgitt</translation>
    </message>
    <message>
        <source>its definition has no value here</source>
        <translation>definisjonen gir ingen verdi her</translation>
    </message>
    <message>
        <source>acceptable</source>
        <translation>akseptabelt</translation>
    </message>
    <message>
        <source>fails</source>
        <translation>ikke bestått</translation>
    </message>
    <message>
        <source>Not answered</source>
        <translation>Ikke besvart</translation>
    </message>
    <message>
        <source>The answer is too short</source>
        <translation>Svaret er for kort</translation>
    </message>
    <message>
        <source>The answer is too long</source>
        <translation>Svaret er for langt</translation>
    </message>
    <message>
        <source>No Norwegian letters</source>
        <translation>Ingen norske bokstaver</translation>
    </message>
    <message>
        <source>English words</source>
        <translation>Engelske ord</translation>
    </message>
    <message>
        <source>Swedish words</source>
        <translation>Svenske ord</translation>
    </message>
    <message>
        <source>Danish words</source>
        <translation>Danske ord</translation>
    </message>
    <message>
        <source>An expected source is not in the list of sources</source>
        <translation>En forventet kilde er ikke i kildelisten</translation>
    </message>
    <message>
        <source>A cited law or standard is not in the list of sources</source>
        <translation>En lov eller standard det vises til, er ikke i kildelisten</translation>
    </message>
    <message>
        <source>A cited section is not in the list of sources</source>
        <translation>En seksjon det vises til, er ikke i kildelisten</translation>
    </message>
    <message>
        <source>Yes without a reason</source>
        <translation>Ja uten begrunnelse</translation>
    </message>
    <message>
        <source>Citations were read from the text</source>
        <translation>Kildehenvisninger ble lest fra teksten</translation>
    </message>
    <message>
        <source>The right figure stands among others</source>
        <translation>Det riktige tallet står blant andre</translation>
    </message>
    <message>
        <source>A condition does not hold</source>
        <translation>En betingelse er ikke oppfylt</translation>
    </message>
    <message>
        <source>the sign differs</source>
        <translation>fortegnet er et annet</translation>
    </message>
    <message>
        <source>the scale differs</source>
        <translation>skalaen er en annen</translation>
    </message>
    <message>
        <source>the unit differs</source>
        <translation>enheten er en annen</translation>
    </message>
    <message>
        <source>the figure is another one</source>
        <translation>tallet er et annet</translation>
    </message>
    <message>
        <source>the answer has no figure</source>
        <translation>svaret har ikke noe tall</translation>
    </message>
    <message>
        <source>the answer says yes</source>
        <translation>svaret sier ja</translation>
    </message>
    <message>
        <source>the answer says no</source>
        <translation>svaret sier nei</translation>
    </message>
    <message>
        <source>the answer abstains</source>
        <translation>svaret avstår</translation>
    </message>
    <message>
        <source>the answer says neither yes nor no</source>
        <translation>svaret sier verken ja eller nei</translation>
    </message>
    <message>
        <source>yes, without a reason</source>
        <translation>ja, uten begrunnelse</translation>
    </message>
    <message>
        <source>no sentence names a cause</source>
        <translation>ingen setning nevner en årsak</translation>
    </message>
    <message>
        <source>what is said does not stand in the evidence</source>
        <translation>det som sies, står ikke i beleggene</translation>
    </message>
    <message>
        <source>holds</source>
        <translation>stemmer</translation>
    </message>
    <message>
        <source>companies where there are enough, else filings, else questions</source>
        <translation>selskaper der det er nok av dem, ellers årsrapporter, ellers spørsmål</translation>
    </message>
    <message>
        <source>questions</source>
        <translation>spørsmål</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <translation>%1: %2 (%3)</translation>
    </message>
    <message>
        <source>%1: “%2”</source>
        <translation>%1: «%2»</translation>
    </message>
    <message>
        <source>Whether the condition %1 holds cannot be told</source>
        <translation>Om betingelsen %1 er oppfylt, kan ikke avgjøres</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>Perfekt</translation>
    </message>
    <message>
        <source>Minor extrapolation</source>
        <translation>Mindre ekstrapolering</translation>
    </message>
    <message>
        <source>Hallucinated</source>
        <translation>Hallusinert</translation>
    </message>
    <message>
        <source>Aligned</source>
        <translation>Belagt</translation>
    </message>
    <message>
        <source>Extrapolated</source>
        <translation>Ekstrapolert</translation>
    </message>
    <message>
        <source>Invented</source>
        <translation>Oppdiktet</translation>
    </message>
    <message>
        <source>10 of this quarter</source>
        <translation>10 fra dette kvartalet</translation>
    </message>
    <message>
        <source>Spot check of 20 %</source>
        <translation>Stikkprøve på 20&#xa0;%</translation>
    </message>
    <message>
        <source>All below 0.75</source>
        <translation>Alle under 0,75</translation>
    </message>
    <message>
        <source>10 with citations</source>
        <translation>10 med kildehenvisninger</translation>
    </message>
    <message>
        <source>10 for language</source>
        <translation>10 for språket</translation>
    </message>
    <message>
        <source>Judge and rules disagree</source>
        <translation>Dommer og regler uenige</translation>
    </message>
    <message>
        <source>no answer was read</source>
        <translation>ikke noe svar ble lest</translation>
    </message>
    <message>
        <source>Answers read</source>
        <translation>Leste svar</translation>
    </message>
    <message>
        <source>Answers that readers tell apart</source>
        <translation>Svar som leserne er uenige om</translation>
    </message>
    <message>
        <source>Claims of the answers that were read</source>
        <translation>Påstander i svarene som ble lest</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Påstander</translation>
    </message>
    <message>
        <source>Cohen&apos;s κ of the readers %1 and %2</source>
        <translation>Cohens κ for leserne %1 og %2</translation>
    </message>
    <message>
        <source>Weighted κ of the readers %1 and %2</source>
        <translation>Vektet κ for leserne %1 og %2</translation>
    </message>
    <message>
        <source>Gwet&apos;s AC1 of the readers %1 and %2, since κ misleads where nearly all answers are alike</source>
        <translation>Gwets AC1 for leserne %1 og %2, siden κ villeder der nesten alle svar er like</translation>
    </message>
    <message>
        <source>Gwet&apos;s AC1 of the readers %1 and %2</source>
        <translation>Gwets AC1 for leserne %1 og %2</translation>
    </message>
    <message>
        <source>Observed agreement of the readers %1 and %2</source>
        <translation>Observert enighet mellom leserne %1 og %2</translation>
    </message>
    <message>
        <source>Claims on which the readers agree</source>
        <translation>Påstander leserne er enige om</translation>
    </message>
    <message>
        <source>Nobody has judged all claims of an answer of this run yet.</source>
        <translation>Ingen har vurdert alle påstandene i et svar i denne kjøringen ennå.</translation>
    </message>
    <message>
        <source>How far readers agree cannot be said: no two have judged the same answer blind.</source>
        <translation>Hvor enige leserne er, kan ikke sies: ingen to har vurdert samme svar blindt.</translation>
    </message>
    <message>
        <source>Questions whose answers are not perfect</source>
        <translation>Spørsmål med svar som ikke er perfekte</translation>
    </message>
    <message>
        <source>Fidelity</source>
        <translation>Kildetroskap</translation>
    </message>
    <message>
        <source>Readers differ</source>
        <translation>Leserne uenige</translation>
    </message>
    <message>
        <source>All answers that were read are perfect.</source>
        <translation>Alle svar som ble lest, er perfekte.</translation>
    </message>
    <message>
        <source>no answer was judged by both</source>
        <translation>ikke noe svar ble vurdert av begge</translation>
    </message>
    <message>
        <source>both said the same throughout</source>
        <translation>begge sa det samme hele veien</translation>
    </message>
    <message>
        <source>no answers to compare</source>
        <translation>ingen svar å sammenligne</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s)</source>
        <translation>
            <numerusform>%n forespørsel</numerusform>
            <numerusform>%n forespørsler</numerusform>
        </translation>
    </message>
    <message>
        <source> (%1 answered from the store)</source>
        <translation> (%1 besvart fra lageret)</translation>
    </message>
    <message>
        <source>, about %1 tokens to send and %2 to receive (a guess of one for four bytes)</source>
        <translation>, omtrent %1 tokener å sende og %2 å motta (anslått som ett per fire byte)</translation>
    </message>
    <message>
        <source>, about %1 %2</source>
        <translation>, omtrent %1 %2</translation>
    </message>
    <message>
        <source>; no price is set</source>
        <translation>; ingen pris er satt</translation>
    </message>
    <message>
        <source>, about %1 s</source>
        <translation>, omtrent %1 s</translation>
    </message>
    <message>
        <source>The judge agrees with people: the whole interval of the agreement is above 0.6.</source>
        <translation>Dommeren er enig med mennesker: hele intervallet for enigheten er over 0,6.</translation>
    </message>
    <message>
        <source>Too close to tell whether the judge agrees with people: the interval of the agreement holds 0.6.</source>
        <translation>For jevnt til å avgjøre om dommeren er enig med mennesker: intervallet for enigheten inneholder 0,6.</translation>
    </message>
    <message>
        <source>The judge does not agree with people: the interval of the agreement is below 0.6.</source>
        <translation>Dommeren er ikke enig med mennesker: intervallet for enigheten er under 0,6.</translation>
    </message>
    <message>
        <source>The judge cannot be judged yet: answers judged by both are %1, and %2 are needed.</source>
        <translation>Dommeren kan ikke vurderes ennå: %1 svar er vurdert av begge, og %2 trengs.</translation>
    </message>
    <message>
        <source>κ of judge and people</source>
        <translation>κ for dommer og mennesker</translation>
    </message>
    <message>
        <source>AC1 of judge and people</source>
        <translation>AC1 for dommer og mennesker</translation>
    </message>
    <message>
        <source>Same verdict</source>
        <translation>Samme dom</translation>
    </message>
    <message>
        <source>Weighted κ of scores</source>
        <translation>Vektet κ for scorer</translation>
    </message>
    <message>
        <source>Judge minus person</source>
        <translation>Dommer minus menneske</translation>
    </message>
    <message>
        <source>Bias by length</source>
        <translation>Skjevhet etter lengde</translation>
    </message>
    <message>
        <source>Bias by order</source>
        <translation>Skjevhet etter rekkefølge</translation>
    </message>
    <message>
        <source>Bias for its own model</source>
        <translation>Skjevhet for egen modell</translation>
    </message>
    <message>
        <source>too few answers to say</source>
        <translation>for få svar til å si noe</translation>
    </message>
    <message>
        <source>Labels that settle it</source>
        <translation>Vurderinger som avgjør det</translation>
    </message>
    <message>
        <source>Verdicts of judge and people</source>
        <translation>Dom fra dommer og mennesker</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Menneske</translation>
    </message>
    <message>
        <source>Judge passes</source>
        <translation>Dommer: bestått</translation>
    </message>
    <message>
        <source>Judge fails</source>
        <translation>Dommer: ikke bestått</translation>
    </message>
    <message numerus="yes">
        <source>The judge has left open, or was not asked about, %n answer(s) that a person has judged.</source>
        <translation>
            <numerusform>Dommeren har latt stå åpent, eller ble ikke spurt om, %n svar som et menneske har vurdert.</numerusform>
            <numerusform>Dommeren har latt stå åpne, eller ble ikke spurt om, %n svar som et menneske har vurdert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sentences read</source>
        <translation>Leste setninger</translation>
    </message>
    <message>
        <source>Rows of figures</source>
        <translation>Rader med tall</translation>
    </message>
    <message>
        <source>Of these with an amount</source>
        <translation>Av disse med beløp</translation>
    </message>
    <message>
        <source>Rows of risks</source>
        <translation>Rader med risikoer</translation>
    </message>
    <message>
        <source>Of these with cues enough</source>
        <translation>Av disse med nok signalord</translation>
    </message>
    <message>
        <source>Of these dense</source>
        <translation>Av disse tette</translation>
    </message>
    <message>
        <source>Definitions found</source>
        <translation>Definisjoner funnet</translation>
    </message>
    <message>
        <source>Verifications found</source>
        <translation>Verifiseringer funnet</translation>
    </message>
    <message>
        <source>Bundles over years</source>
        <translation>Bunter over år</translation>
    </message>
    <message>
        <source>Bundles of several companies</source>
        <translation>Bunter fra flere selskaper</translation>
    </message>
    <message>
        <source>Equal texts left out</source>
        <translation>Like tekster utelatt</translation>
    </message>
    <message>
        <source>Nearly equal texts left out</source>
        <translation>Nesten like tekster utelatt</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Måltall</translation>
    </message>
    <message>
        <source>Risks</source>
        <translation>Risikoer</translation>
    </message>
    <message>
        <source>What was mined, by label</source>
        <translation>Det som ble utvunnet, etter etikett</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Etikett</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Visning</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Rader</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>Ingenting ble funnet.</translation>
    </message>
    <message>
        <source>What was mined, by section</source>
        <translation>Det som ble utvunnet, etter seksjon</translation>
    </message>
    <message>
        <source>Patterns (SHA-256)</source>
        <translation>Mønstre (SHA-256)</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Frø</translation>
    </message>
    <message>
        <source>No corpus of the workspace was mined.</source>
        <translation>Ikke noe korpus i arbeidsområdet er utvunnet.</translation>
    </message>
    <message>
        <source>by luck, %1</source>
        <translation>ved tilfeldighet, %1</translation>
    </message>
    <message>
        <source>by luck, %1, %2</source>
        <translation>ved tilfeldighet, %1, %2</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>Kort sagt</translation>
    </message>
    <message>
        <source>the parts do not come to what “%1” has</source>
        <translation>summen av delene er ikke det «%1» har</translation>
    </message>
    <message>
        <source>the mean of the parts by their weights is not that of “%1”</source>
        <translation>gjennomsnittet av delene etter vektene deres er ikke det «%1» har</translation>
    </message>
    <message>
        <source>is above the harmonic mean of precision and recall over the same items (with %1)</source>
        <translation>er over det harmoniske gjennomsnittet av presisjon og recall over de samme elementene (med %1)</translation>
    </message>
    <message>
        <source>is not what the counts give (%1)</source>
        <translation>er ikke det antallene gir (%1)</translation>
    </message>
    <message>
        <source>does not lie within its own interval</source>
        <translation>ligger ikke innenfor sitt eget intervall</translation>
    </message>
    <message>
        <source>With the design effect of an earlier run of this corpus, %1.</source>
        <translation>Med designeffekten fra en tidligere kjøring på dette korpuset, %1.</translation>
    </message>
    <message>
        <source>No earlier run says how far items of one filing stand or fall together: a design effect of 1 is assumed, and more items may be needed.</source>
        <translation>Ingen tidligere kjøring viser hvor mye elementer i én årsrapport står eller faller sammen: en designeffekt på 1 er antatt, og flere elementer kan trengs.</translation>
    </message>
    <message>
        <source>Answers by strata</source>
        <translation>Svar etter strata</translation>
    </message>
    <message>
        <source>Comparison of answer systems</source>
        <translation>Sammenligning av svarsystemer</translation>
    </message>
    <message>
        <source>What was mined</source>
        <translation>Det som ble utvunnet</translation>
    </message>
    <message>
        <source>Answers of %1</source>
        <translation>Svar for %1</translation>
    </message>
    <message>
        <source>Thresholds and answers</source>
        <translation>Terskler og svar</translation>
    </message>
    <message>
        <source>Neighbour tests and answers</source>
        <translation>Nabotester og svar</translation>
    </message>
    <message>
        <source>Thresholds, neighbour tests and answers</source>
        <translation>Terskler, nabotester og svar</translation>
    </message>
    <message>
        <source>Answers and curation of gold questions</source>
        <translation>Svar og kuratering av gullspørsmål</translation>
    </message>
    <message>
        <source>Thresholds, answers and curation of gold questions</source>
        <translation>Terskler, svar og kuratering av gullspørsmål</translation>
    </message>
    <message>
        <source>Neighbour tests, answers and curation of gold questions</source>
        <translation>Nabotester, svar og kuratering av gullspørsmål</translation>
    </message>
    <message>
        <source>Thresholds, neighbour tests, answers and curation of gold questions</source>
        <translation>Terskler, nabotester, svar og kuratering av gullspørsmål</translation>
    </message>
    <message>
        <source>MRR</source>
        <translation>MRR</translation>
    </message>
    <message>
        <source>Recall@5</source>
        <translation>Recall@5</translation>
    </message>
    <message>
        <source>Recall@10</source>
        <translation>Recall@10</translation>
    </message>
    <message>
        <source>nDCG@10</source>
        <translation>nDCG@10</translation>
    </message>
    <message>
        <source>Measures by alpha</source>
        <translation>Mål etter alfa</translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation>Alfa</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Valg</translation>
    </message>
    <message>
        <source>Chosen by halves</source>
        <translation>Valgt av halvdeler</translation>
    </message>
    <message>
        <source>best</source>
        <translation>best</translation>
    </message>
    <message>
        <source>Chosen on one half of the questions and measured on the other, MRR is %1 and Recall@10 is %2; the best alpha of all questions is judged by those that it was chosen on.</source>
        <translation>Valgt på den ene halvdelen av spørsmålene og målt på den andre er MRR %1 og Recall@10 %2; den beste alfa for alle spørsmål vurderes på dem den ble valgt på.</translation>
    </message>
    <message>
        <source>Alpha: 0 words alone, 1 vectors alone</source>
        <translation>Alfa: 0 bare ord, 1 bare vektorer</translation>
    </message>
    <message>
        <source>Mean over questions</source>
        <translation>Gjennomsnitt over spørsmål</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>valgt</translation>
    </message>
    <message>
        <source>Measures against alpha</source>
        <translation>Mål mot alfa</translation>
    </message>
    <message>
        <source>MRR is highest at alpha %1 (%2); with words alone it is %3, with vectors alone %4.</source>
        <translation>MRR er høyest ved alfa %1 (%2); med bare ord %3, med bare vektorer %4.</translation>
    </message>
    <message>
        <source>The best alpha of each group</source>
        <translation>Den beste alfa for hver gruppe</translation>
    </message>
    <message>
        <source>Chosen and measured on the same questions: of few of them the best is mostly luck.</source>
        <translation>Valgt og målt på de samme spørsmålene: av få av dem er den beste mest tilfeldighet.</translation>
    </message>
    <message>
        <source>No question has a value under these fields.</source>
        <translation>Ingen spørsmål har en verdi for disse feltene.</translation>
    </message>
    <message>
        <source>Questions that change</source>
        <translation>Spørsmål som endres</translation>
    </message>
    <message>
        <source>First relevant before</source>
        <translation>Første relevante før</translation>
    </message>
    <message>
        <source>Change of the reciprocal rank</source>
        <translation>Endring i resiprok rang</translation>
    </message>
    <message>
        <source>No question changes.</source>
        <translation>Ingen spørsmål endres.</translation>
    </message>
    <message>
        <source>Precision@%1</source>
        <translation>Presisjon@%1</translation>
    </message>
    <message>
        <source>F1@%1</source>
        <translation>F1@%1</translation>
    </message>
    <message>
        <source>nDCG@%1, exponential</source>
        <translation>nDCG@%1, eksponentiell</translation>
    </message>
    <message>
        <source>Average precision@%1</source>
        <translation>Gjennomsnittlig presisjon@%1</translation>
    </message>
    <message>
        <source>Judged@%1</source>
        <translation>Vurdert@%1</translation>
    </message>
    <message>
        <source>Mean average precision</source>
        <translation>Midlere average precision</translation>
    </message>
    <message>
        <source>nDCG</source>
        <translation>nDCG</translation>
    </message>
    <message>
        <source>R-precision</source>
        <translation>R-presisjon</translation>
    </message>
    <message>
        <source>bpref</source>
        <translation>bpref</translation>
    </message>
    <message>
        <source>Answer coverage</source>
        <translation>Svardekning</translation>
    </message>
    <message>
        <source>Answer coverage by quantity</source>
        <translation>Svardekning etter tallverdi</translation>
    </message>
    <message>
        <source>Source accuracy</source>
        <translation>Kildenøyaktighet</translation>
    </message>
    <message>
        <source>no waiting time is known</source>
        <translation>ingen ventetid er kjent</translation>
    </message>
    <message>
        <source>not in the corpus</source>
        <translation>ikke i korpuset</translation>
    </message>
    <message>
        <source>kept out by the filter</source>
        <translation>holdt ute av filteret</translation>
    </message>
    <message>
        <source>a result above says the same</source>
        <translation>et resultat over sier det samme</translation>
    </message>
    <message>
        <source>at a later rank</source>
        <translation>på en senere rang</translation>
    </message>
    <message>
        <source>not in the list</source>
        <translation>ikke i listen</translation>
    </message>
    <message>
        <source>the lists were cut, or say nothing of it</source>
        <translation>listene er avkortet eller sier ikke noe om det</translation>
    </message>
    <message>
        <source>no question has anything relevant</source>
        <translation>ingen spørsmål har noe relevant</translation>
    </message>
    <message>
        <source>With nothing relevant, in no mean</source>
        <translation>Uten noe relevant, ikke i noe gjennomsnitt</translation>
    </message>
    <message>
        <source>Without a list, counted as 0</source>
        <translation>Uten liste, regnet som 0</translation>
    </message>
    <message>
        <source>With a list that was cut</source>
        <translation>Med avkortet liste</translation>
    </message>
    <message>
        <source>Results that nobody judged</source>
        <translation>Resultater som ingen har vurdert</translation>
    </message>
    <message>
        <source>Measures of the ranked lists</source>
        <translation>Mål for de rangerte listene</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Ukjent</translation>
    </message>
    <message>
        <source>it is not known among how many sentences was searched</source>
        <translation>det er ikke kjent hvor mange setninger det ble søkt blant</translation>
    </message>
    <message>
        <source>Means are over the questions with something relevant. Unknown: questions whose list was cut before the depth of the measure, or that say nothing of it; they are in no mean.</source>
        <translation>Gjennomsnittene er over spørsmålene med noe relevant. Ukjent: spørsmål der listen ble avkortet før dybden til målet, eller som ikke sier noe om det; de er ikke med i noe gjennomsnitt.</translation>
    </message>
    <message>
        <source>k</source>
        <translation>k</translation>
    </message>
    <message>
        <source>Questions with something relevant among the first k</source>
        <translation>Spørsmål med noe relevant blant de første k</translation>
    </message>
    <message>
        <source>Hit@1 is %1, Hit@%2 is %3.</source>
        <translation>Hit@1 er %1, Hit@%2 er %3.</translation>
    </message>
    <message>
        <source>Why gold is not among the first %1 results</source>
        <translation>Hvorfor gull ikke er blant de første %1 resultatene</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Elementer</translation>
    </message>
    <message>
        <source>Nothing was missed.</source>
        <translation>Ingenting ble bommet på.</translation>
    </message>
    <message>
        <source>The hardest questions</source>
        <translation>De vanskeligste spørsmålene</translation>
    </message>
    <message>
        <source>First relevant</source>
        <translation>Første relevante</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Funnet</translation>
    </message>
    <message>
        <source>Relevant</source>
        <translation>Relevante</translation>
    </message>
    <message>
        <source>Why missed</source>
        <translation>Hvorfor bom</translation>
    </message>
    <message>
        <source>nothing relevant is in the list</source>
        <translation>ingenting relevant er i listen</translation>
    </message>
    <message>
        <source>No question has anything relevant.</source>
        <translation>Ingen spørsmål har noe relevant.</translation>
    </message>
    <message>
        <source>Waiting times in milliseconds</source>
        <translation>Ventetider i millisekunder</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Trinn</translation>
    </message>
    <message>
        <source>Time-outs</source>
        <translation>Tidsavbrudd</translation>
    </message>
    <message>
        <source>whole</source>
        <translation>samlet</translation>
    </message>
    <message>
        <source>The predictions say nothing of waiting times.</source>
        <translation>Prediksjonene sier ikke noe om ventetider.</translation>
    </message>
    <message>
        <source>With time-outs the mean, and each percentile that is one, is at least what is shown.</source>
        <translation>Ved tidsavbrudd er gjennomsnittet, og hver persentil som er et tidsavbrudd, minst det som vises.</translation>
    </message>
    <message>
        <source>Halluc. F%1</source>
        <translation>Hallus. F%1</translation>
    </message>
    <message>
        <source>by cost %1</source>
        <translation>etter kostnad %1</translation>
    </message>
    <message>
        <source>Least cost at τ %1: %2 a sample. %3</source>
        <translation>Lavest kostnad ved τ %1: %2 per eksempel. %3</translation>
    </message>
    <message>
        <source>Macro-F1 %1 · accuracy %2, balanced %3 · MCC %4 · κ %5 · F%6 of hallucination %7</source>
        <translation>Macro-F1 %1 · nøyaktighet %2, balansert %3 · MCC %4 · κ %5 · F%6 for hallusinasjon %7</translation>
    </message>
    <message>
        <source>Of the questions that have a value of the measure; n counts them. A question without one is left out, and counted. Several answers to one question are averaged first; failed answers are in no figure.</source>
        <translation>Over spørsmålene som har en verdi for målet; n teller dem. Et spørsmål uten verdi utelates og telles. Flere svar på ett spørsmål midles først; feilede svar er ikke med i noe tall.</translation>
    </message>
    <message>
        <source>Questions with an answer for which the measure is not asked for, or cannot be taken: no gold to compare with, no score from outside.</source>
        <translation>Spørsmål med et svar som det ikke er bedt om målet for, eller der det ikke kan tas: ikke noe gull å sammenligne med, ingen score utenfra.</translation>
    </message>
    <message>
        <source>It is a count of the questions measured.</source>
        <translation>Det er et antall av de målte spørsmålene.</translation>
    </message>
    <message>
        <source>What answers would get that know nothing: of yes or no a coin&apos;s 50 %, or the share of the more frequent gold answer, by always saying that one. Of no other measure is such a level defined: what texts by chance are, nobody says.</source>
        <translation>Det svar som ikke vet noe, ville fått: for ja eller nei myntens 50&#xa0;%, eller andelen av det hyppigste gullsvaret, ved alltid å si det. For ingen andre mål er et slikt nivå definert: hva tilfeldige tekster er, sier ingen.</translation>
    </message>
    <message>
        <source>It is computed from the gold answers and has no interval.</source>
        <translation>Det er beregnet fra gullsvarene og har ikke noe intervall.</translation>
    </message>
    <message>
        <source>Where the values of good answers usually lie, by the rubric, and whether the mean lies below, within or above. It is no limit.</source>
        <translation>Der verdiene til gode svar vanligvis ligger, etter vurderingsskjemaet, og om gjennomsnittet ligger under, innenfor eller over. Det er ingen grense.</translation>
    </message>
    <message>
        <source>It is a setting of the rubric.</source>
        <translation>Det er en innstilling i vurderingsskjemaet.</translation>
    </message>
    <message>
        <source>Target and minimum</source>
        <translation>Mål og minimum</translation>
    </message>
    <message>
        <source>What the mean is to reach by the rubric, of all questions or of those named. Too close to tell: the limit lies within the 95 % interval. It takes 30 questions and 6 clusters; below, it cannot be judged. Where none is allowed, a single one fails.</source>
        <translation>Det gjennomsnittet skal nå etter vurderingsskjemaet, for alle spørsmål eller for dem som er nevnt. For jevnt til å avgjøre: grensen ligger innenfor 95&#xa0;%-intervallet. Det kreves 30 spørsmål og 6 klynger; med færre kan det ikke vurderes. Der ingen er tillatt, er en eneste nok til ikke å bestå.</translation>
    </message>
    <message>
        <source>It is judged by the interval of the mean.</source>
        <translation>Det vurderes etter intervallet for gjennomsnittet.</translation>
    </message>
    <message>
        <source>Share of a verdict</source>
        <translation>Andel av en dom</translation>
    </message>
    <message>
        <source>Questions with this verdict of the mean of their answers, of all questions with an answer.</source>
        <translation>Spørsmål der gjennomsnittet av svarene har denne dommen, av alle spørsmål med et svar.</translation>
    </message>
    <message>
        <source>Questions of which at least one answer is so, of all questions with an answer.</source>
        <translation>Spørsmål der minst ett svar er slik, av alle spørsmål med et svar.</translation>
    </message>
    <message>
        <source>Spread of repeats</source>
        <translation>Spredning, gjentakelser</translation>
    </message>
    <message>
        <source>The greatest less the least value over the answers to one question; n counts the questions with several.</source>
        <translation>Den største minus den minste verdien over svarene på ett spørsmål; n teller spørsmålene med flere.</translation>
    </message>
    <message>
        <source>It is over few answers each and has no interval.</source>
        <translation>Det er over få svar hver gang og har ikke noe intervall.</translation>
    </message>
    <message>
        <source>Waiting time for an answer</source>
        <translation>Ventetid for et svar</translation>
    </message>
    <message>
        <source>Of the questions with a time, of each the mean of its answers. Percentiles are nearest ranks, never interpolated. Failed answers are left out.</source>
        <translation>Over spørsmålene med en tid, for hvert gjennomsnittet av svarene. Persentiler er nærmeste rang, aldri interpolert. Feilede svar er utelatt.</translation>
    </message>
    <message>
        <source>Its interval is that of order statistics, at most 2.5 % on either side; it is open above below 72 times for P95 and below 368 for P99. The mean has none.</source>
        <translation>Intervallet er det fra ordningsobservatorer, høyst 2,5&#xa0;% på hver side; det er åpent oppad under 72 tider for P95 og under 368 for P99. Gjennomsnittet har ikke noe.</translation>
    </message>
    <message>
        <source>As the service counted them, over all answers, failed ones too; n counts what has a number.</source>
        <translation>Slik tjenesten telte dem, over alle svar, også feilede; n teller det som har et tall.</translation>
    </message>
    <message>
        <source>It is a sum of what was spent.</source>
        <translation>Det er en sum av det som ble brukt.</translation>
    </message>
    <message>
        <source>In the currency of the source, over all answers, failed ones too; where some answers to a question have no price, the mean of the others stands for them. The price of one is that of a question, or of what was asked anew for a score.</source>
        <translation>I kildens valuta, over alle svar, også feilede; der noen svar på et spørsmål ikke har noen pris, står gjennomsnittet av de andre for dem. Prisen for én er prisen for et spørsmål, eller for det som ble spurt på nytt for en score.</translation>
    </message>
    <message>
        <source>Difference of two systems</source>
        <translation>Forskjell mellom to systemer</translation>
    </message>
    <message>
        <source>The mean over the questions that have a value of both, of the value of A less that of B; of shares in percentage points. Others are left out of both.</source>
        <translation>Gjennomsnittet over spørsmålene som har en verdi for begge, av verdien for A minus verdien for B; for andeler i prosentpoeng. Andre er utelatt for begge.</translation>
    </message>
    <message>
        <source>Its interval is the percentile bootstrap&apos;s of clusters of questions, 95 % at the corrected level, 2,000 draws with a seed; below 6 clusters there is none. It takes clusters to be alike and independent.</source>
        <translation>Intervallet er persentilintervall fra bootstrap over klynger av spørsmål, 95&#xa0;% på det korrigerte nivået, 2000 trekninger med frø; under 6 klynger er det ikke noe. Det forutsetter at klyngene er like og uavhengige.</translation>
    </message>
    <message>
        <source>p of two systems (sign flips)</source>
        <translation>p for to systemer (fortegnsbytter)</translation>
    </message>
    <message>
        <source>How likely so large a difference is, either way, if the two answered equally well: then the difference of each cluster of questions could as well have the other sign. Exact up to 16 clusters that differ, else 9,999 seeded throws; below six clusters there is no p. Of single yes-or-no questions it is McNemar&apos;s exact test.</source>
        <translation>Hvor sannsynlig en så stor forskjell er, i en av retningene, hvis de to svarte like godt: da kunne forskjellen for hver klynge av spørsmål like gjerne hatt motsatt fortegn. Eksakt opp til 16 klynger som skiller seg, ellers 9999 kast med frø; under seks klynger er det ingen p. For enkeltstående ja-eller-nei-spørsmål er det McNemars eksakte test.</translation>
    </message>
    <message>
        <source>Better, alike, worse</source>
        <translation>Bedre, like, dårligere</translation>
    </message>
    <message>
        <source>Questions on which the value of one is better than that of the other; values within 1e-12 are alike. Of latency, tokens, prices and hallucinations less is better; of lengths and abstentions better means higher.</source>
        <translation>Spørsmål der verdien for den ene er bedre enn verdien for den andre; verdier innenfor 1e-12 er like. For latens, tokener, priser og hallusinasjoner er mindre bedre; for lengder og avståelser betyr bedre høyere.</translation>
    </message>
    <message>
        <source>Difference on a question</source>
        <translation>Forskjell for ett spørsmål</translation>
    </message>
    <message>
        <source>The value of A less that of B, of the means of their answers.</source>
        <translation>Verdien for A minus verdien for B, for gjennomsnittene av svarene deres.</translation>
    </message>
    <message>
        <source>It is of one question and has no interval.</source>
        <translation>Det gjelder ett spørsmål og har ikke noe intervall.</translation>
    </message>
    <message>
        <source>Verdict on two systems</source>
        <translation>Dom over to systemer</translation>
    </message>
    <message>
        <source>In this order: cannot be judged (fewer than 30 questions in common, 6 clusters or 6 questions that differ; other models or rubrics); alike, where that was asked: the 90 % interval of the difference lies within the bounds; better: p below 0.05, corrected for the table but for the measure named before; else it may be luck.</source>
        <translation>I denne rekkefølgen: kan ikke vurderes (færre enn 30 felles spørsmål, 6 klynger eller 6 ulike spørsmål; andre modeller eller vurderingsskjemaer); like, der det ble spurt om det: 90&#xa0;%-intervallet for forskjellen ligger innenfor grensene; bedre: p under 0,05, korrigert for tabellen unntatt for målet som var nevnt på forhånd; ellers kan det være tilfeldighet.</translation>
    </message>
    <message>
        <source>It is judged by p and by the interval of the difference.</source>
        <translation>Det vurderes etter p og etter intervallet for forskjellen.</translation>
    </message>
    <message>
        <source>Mean over common questions</source>
        <translation>Gjennomsnitt, felles spørsmål</translation>
    </message>
    <message>
        <source>Over the questions of which all systems have a value, so that all are measured by the same.</source>
        <translation>Over spørsmålene der alle systemer har en verdi, slik at alle måles med det samme.</translation>
    </message>
    <message>
        <source>It has no interval: what tells two systems apart is the interval of their difference.</source>
        <translation>Det har ikke noe intervall: det som skiller to systemer, er intervallet for forskjellen mellom dem.</translation>
    </message>
    <message>
        <source>Row − column</source>
        <translation>Rad − kolonne</translation>
    </message>
    <message>
        <source>The mean difference over the questions that both have, and its verdict; p by sign flips, corrected for all pairs (Holm).</source>
        <translation>Gjennomsnittlig forskjell over spørsmålene begge har, og dommen over den; p fra fortegnsbytter, korrigert for alle par (Holm).</translation>
    </message>
    <message>
        <source>The comparison of the two shows it.</source>
        <translation>Sammenligningen av de to viser det.</translation>
    </message>
    <message>
        <source>Score from outside</source>
        <translation>Score utenfra</translation>
    </message>
    <message>
        <source>Another program gave it, by the model that is named beside it. What it means its source says.</source>
        <translation>Et annet program ga den, med modellen som er nevnt ved siden av. Hva den betyr, sier kilden.</translation>
    </message>
    <message>
        <source>Of the words of the answer those that the gold has.</source>
        <translation>Av ordene i svaret de som gullet har.</translation>
    </message>
    <message>
        <source>Of the words of the gold those that the answer has.</source>
        <translation>Av ordene i gullet de som svaret har.</translation>
    </message>
    <message>
        <source>Of the pairs of words of the answer those that the gold has.</source>
        <translation>Av ordparene i svaret de som gullet har.</translation>
    </message>
    <message>
        <source>Of the pairs of words of the gold those that the answer has.</source>
        <translation>Av ordparene i gullet de som svaret har.</translation>
    </message>
    <message>
        <source>The longest common sequence of words, of the words of the answer.</source>
        <translation>Den lengste felles ordfølgen, av ordene i svaret.</translation>
    </message>
    <message>
        <source>The longest common sequence of words, of the words of the gold.</source>
        <translation>Den lengste felles ordfølgen, av ordene i gullet.</translation>
    </message>
    <message>
        <source>Line by line, of the words of the answer.</source>
        <translation>Linje for linje, av ordene i svaret.</translation>
    </message>
    <message>
        <source>Line by line, of the words of the gold.</source>
        <translation>Linje for linje, av ordene i gullet.</translation>
    </message>
    <message>
        <source>Of each token of the answer the best cosine with one of the gold, by the model that is named beside it. From outside.</source>
        <translation>For hvert token i svaret den beste cosinusen med et i gullet, med modellen som er nevnt ved siden av. Utenfra.</translation>
    </message>
    <message>
        <source>Of each token of the gold the best cosine with one of the answer, by the model that is named beside it. From outside.</source>
        <translation>For hvert token i gullet den beste cosinusen med et i svaret, med modellen som er nevnt ved siden av. Utenfra.</translation>
    </message>
    <message>
        <source>0 to 10, by a language model, by the document&apos;s rubric in its prompt.</source>
        <translation>0 til 10, fra en språkmodell, etter dokumentets vurderingsskjema i ledeteksten.</translation>
    </message>
    <message>
        <source>How long an answer took, in milliseconds, as its source says. Failed answers have none.</source>
        <translation>Hvor lang tid et svar tok, i millisekunder, slik kilden sier. Feilede svar har ingen.</translation>
    </message>
    <message>
        <source>Of one answer, in the currency of its source.</source>
        <translation>For ett svar, i kildens valuta.</translation>
    </message>
    <message>
        <source>Those of the request and of the answer together, as the service counted them.</source>
        <translation>De i forespørselen og i svaret til sammen, slik tjenesten telte dem.</translation>
    </message>
    <message>
        <source>samples with a score</source>
        <translation>eksempler med score</translation>
    </message>
    <message>
        <source>samples decided to be of the class</source>
        <translation>eksempler avgjort som klassen</translation>
    </message>
    <message>
        <source>samples that truly are of the class</source>
        <translation>eksempler som virkelig er av klassen</translation>
    </message>
    <message>
        <source>classes that occur in truth or decision, each of which is over the samples with a score</source>
        <translation>klasser som forekommer som faktisk eller avgjort klasse, hver over eksemplene med score</translation>
    </message>
    <message>
        <source>samples that the NLI rule leaves to the FHRI</source>
        <translation>eksempler som NLI-regelen overlater til FHRI</translation>
    </message>
    <message>
        <source>samples that the score ranks: for accurate and hallucination those that the NLI rule leaves</source>
        <translation>eksempler som scoren rangerer: for korrekt og hallusinasjon de som NLI-regelen lar stå</translation>
    </message>
    <message>
        <source>bootstrap draws</source>
        <translation>bootstrap-trekninger</translation>
    </message>
    <message>
        <source>random halves of the samples</source>
        <translation>tilfeldige halvdeler av eksemplene</translation>
    </message>
    <message>
        <source>samples that both detectors judge</source>
        <translation>eksempler som begge detektorer vurderer</translation>
    </message>
    <message>
        <source>scenarios that have a sample with a score</source>
        <translation>scenarioer som har et eksempel med score</translation>
    </message>
    <message>
        <source>covered anchors that were asked</source>
        <translation>dekkede ankre som ble spurt</translation>
    </message>
    <message>
        <source>all anchors that are among what is searched</source>
        <translation>alle ankre som er med i søket</translation>
    </message>
    <message>
        <source>anchors that were asked</source>
        <translation>ankre som ble spurt</translation>
    </message>
    <message>
        <source>gold sentences among the results</source>
        <translation>gullsetninger blant resultatene</translation>
    </message>
    <message>
        <source>anchors that both runs asked and that are covered in both</source>
        <translation>ankre som begge kjøringer har spurt, og som er dekket i begge</translation>
    </message>
    <message>
        <source>one case</source>
        <translation>ett tilfelle</translation>
    </message>
    <message>
        <source>questions of the suite that are not retired</source>
        <translation>spørsmål i gullsettet som ikke er utgått</translation>
    </message>
    <message>
        <source>questions that both reviewers judged</source>
        <translation>spørsmål som begge bedømmere har vurdert</translation>
    </message>
    <message>
        <source>samples without a score</source>
        <translation>eksempler uten score</translation>
    </message>
    <message>
        <source>samples without a score; undefined where nothing was decided so</source>
        <translation>eksempler uten score; udefinert der ingenting ble avgjort slik</translation>
    </message>
    <message>
        <source>samples without a score; undefined where the class has no sample</source>
        <translation>eksempler uten score; udefinert der klassen ikke har noe eksempel</translation>
    </message>
    <message>
        <source>samples without a score, and those that the NLI rule takes</source>
        <translation>eksempler uten score, og de som NLI-regelen tar</translation>
    </message>
    <message>
        <source>samples that only one of the two judges</source>
        <translation>eksempler som bare én av de to vurderer</translation>
    </message>
    <message>
        <source>draws that lack a class of the truth, which are counted</source>
        <translation>trekninger som mangler en faktisk klasse; de telles</translation>
    </message>
    <message>
        <source>splits of which one half lacks a class of the truth</source>
        <translation>delinger der en halvdel mangler en faktisk klasse</translation>
    </message>
    <message>
        <source>anchors without gold, those not asked (no vector, no word), and those that are not searched</source>
        <translation>ankre uten gull, ankre som ikke ble spurt (ingen vektor, ikke noe ord), og ankre som ikke er med i søket</translation>
    </message>
    <message>
        <source>anchors without a vector or a word, and those that are not searched</source>
        <translation>ankre uten vektor eller ord, og ankre som ikke er med i søket</translation>
    </message>
    <message>
        <source>anchors that are not searched; those without gold or not asked count as misses</source>
        <translation>ankre som ikke er med i søket; de uten gull og de som ikke ble spurt, teller som bom</translation>
    </message>
    <message>
        <source>anchors of one run only, and those without gold</source>
        <translation>ankre i bare én kjøring, og ankre uten gull</translation>
    </message>
    <message>
        <source>gold that is not among the results</source>
        <translation>gull som ikke er blant resultatene</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>ingenting</translation>
    </message>
    <message>
        <source>retired questions</source>
        <translation>utgåtte spørsmål</translation>
    </message>
    <message>
        <source>outdated reviews, and questions that only one of them judged</source>
        <translation>utdaterte bedømmelser, og spørsmål som bare én av dem har vurdert</translation>
    </message>
    <message>
        <source>Retrieval on questions</source>
        <translation>Gjenfinning for spørsmål</translation>
    </message>
    <message>
        <source>Answers that people read</source>
        <translation>Svar som mennesker har lest</translation>
    </message>
    <message>
        <source>A judge against people</source>
        <translation>En dommer mot mennesker</translation>
    </message>
    <message>
        <source>Mining</source>
        <translation>Utvinning</translation>
    </message>
    <message>
        <source>Over: %1. Left out: %2.</source>
        <translation>Grunnlag: %1. Utelatt: %2.</translation>
    </message>
    <message>
        <source>Formula: %1.</source>
        <translation>Formel: %1.</translation>
    </message>
    <message>
        <source>Its interval is the bootstrap&apos;s over answers, 95 %; none below six.</source>
        <translation>Intervallet er det fra bootstrap over svar, 95&#xa0;%; ikke noe under seks.</translation>
    </message>
    <message>
        <source>All of them are counted and none is drawn, so there is no interval.</source>
        <translation>Alle telles og ingen trekkes, så det er ikke noe intervall.</translation>
    </message>
    <message>
        <source>Perfect alignment</source>
        <translation>Fullt samsvar</translation>
    </message>
    <message>
        <source>Questions whose answers say only what the evidence says: every claim was judged as aligned. Of the questions with an answer that somebody read to the end; of several readers the gravest is taken, several answers to one question are averaged first.</source>
        <translation>Spørsmål der svarene bare sier det belegget sier: hver påstand er vurdert som i samsvar. Av spørsmålene med et svar som noen har lest til ende; av flere lesere gjelder den alvorligste dommen, flere svar på ett spørsmål midles først.</translation>
    </message>
    <message>
        <source>The same of answers with a claim that may be inferred from the evidence but does not stand there, and none that is invented.</source>
        <translation>Det samme for svar med en påstand som kan utledes av belegget, men ikke står der, og ingen som er oppdiktet.</translation>
    </message>
    <message>
        <source>The same of answers with a claim that is invented.</source>
        <translation>Det samme for svar med en oppdiktet påstand.</translation>
    </message>
    <message>
        <source>Answers of which somebody has judged every claim; n is the number of answers. The same text to the same question counts once.</source>
        <translation>Svar der noen har vurdert hver påstand; n er antallet svar. Samme tekst til samme spørsmål teller én gang.</translation>
    </message>
    <message>
        <source>Of the answers that were read, those to which two readers gave different verdicts as a whole.</source>
        <translation>Av svarene som ble lest, de som to lesere ga ulike dommer som helhet.</translation>
    </message>
    <message>
        <source>Claims by verdict</source>
        <translation>Påstander etter dom</translation>
    </message>
    <message>
        <source>Of the claims of all answers that were judged to the end, those with the verdict, counted for each reader. Claims of one answer are not independent: there is no interval.</source>
        <translation>Av påstandene i alle svar som ble vurdert til ende, de med dommen, telt for hver leser. Påstander i ett svar er ikke uavhengige: det er ikke noe intervall.</translation>
    </message>
    <message>
        <source>Readers&apos; κ</source>
        <translation>Lesernes κ</translation>
    </message>
    <message>
        <source>Cohen&apos;s κ of two readers over the n answers that both judged blind, on perfect, minor extrapolation and hallucinated. Undefined when both gave one and the same throughout.</source>
        <translation>Cohens κ for to lesere over de n svarene som begge vurderte blindt, på fullt samsvar, mindre ekstrapolering og hallusinert. Udefinert når begge ga ett og det samme hele veien.</translation>
    </message>
    <message>
        <source>Readers&apos; weighted κ</source>
        <translation>Lesernes vektede κ</translation>
    </message>
    <message>
        <source>The same, where perfect against hallucinated weighs four times as much as a step to either side of a minor extrapolation.</source>
        <translation>Det samme, der fullt samsvar mot hallusinert veier fire ganger så mye som et skritt til en av sidene for en mindre ekstrapolering.</translation>
    </message>
    <message>
        <source>Readers&apos; AC1</source>
        <translation>Lesernes AC1</translation>
    </message>
    <message>
        <source>Gwet&apos;s AC1 of the two over the same answers, for where nearly all of them are alike: κ is small there however often readers agree.</source>
        <translation>Gwets AC1 for de to over de samme svarene, for tilfeller der nesten alle er like: der er κ liten uansett hvor ofte leserne er enige.</translation>
    </message>
    <message>
        <source>Readers&apos; observed agreement</source>
        <translation>Lesernes observerte enighet</translation>
    </message>
    <message>
        <source>The share of the n answers to which both readers gave the same, not corrected for chance.</source>
        <translation>Andelen av de n svarene som begge lesere ga det samme, ikke korrigert for tilfeldighet.</translation>
    </message>
    <message>
        <source>Claims on which readers agree</source>
        <translation>Påstander leserne er enige om</translation>
    </message>
    <message>
        <source>Of the n claims that both readers cut alike, those with one verdict. Claims of one answer are not independent: there is no interval.</source>
        <translation>Av de n påstandene som begge lesere delte opp likt, de med én dom. Påstander i ett svar er ikke uavhengige: det er ikke noe intervall.</translation>
    </message>
    <message>
        <source>Its interval is of a bootstrap over answers, 95 %, 2,000 draws with seed 42, at the level that so many answers need; below 6 answers there is none.</source>
        <translation>Intervallet er det fra bootstrap over svar, 95&#xa0;%, 2000 trekninger med frø 42, på det nivået så mange svar krever; under 6 svar er det ikke noe.</translation>
    </message>
    <message>
        <source>By the model that is named beside it. Its interval is the percentile bootstrap&apos;s of clusters (companies, filings, or each question alone), 95 %; below 6 clusters there is none.</source>
        <translation>Med modellen som er nevnt ved siden av. Intervallet er persentilintervall fra bootstrap over klynger (selskaper, årsrapporter, eller hvert spørsmål for seg), 95&#xa0;%; under 6 klynger er det ikke noe.</translation>
    </message>
    <message>
        <source>Judge: passes</source>
        <translation>Dommer: består</translation>
    </message>
    <message>
        <source>1 where the judge&apos;s score is 7 or more and it lists no hallucination, else 0; none where the judge leaves the score open.</source>
        <translation>1 der dommerens score er 7 eller mer og ingen hallusinasjon er ført opp, ellers 0; ingen der dommeren lar scoren stå åpen.</translation>
    </message>
    <message>
        <source>Judge: faithfulness</source>
        <translation>Dommer: trofasthet</translation>
    </message>
    <message>
        <source>Of the claims of an answer that a judge has decided, those that it says the passages support. A proposal: people label claims.</source>
        <translation>Av påstandene i et svar som en dommer har avgjort, de som tekststedene støtter ifølge dommeren. Et forslag: mennesker merker påstander.</translation>
    </message>
    <message>
        <source>Judge: context precision</source>
        <translation>Dommer: kontekstpresisjon</translation>
    </message>
    <message>
        <source>Over the ranks of the passages that a judge finds useful, the mean of useful ones so far / rank; 0 without a useful one. Passages that it leaves open are left out.</source>
        <translation>Over rangene til tekststedene som en dommer finner nyttige, gjennomsnittet av nyttige hittil / rang; 0 uten et nyttig. Tekststeder som er latt åpne, er utelatt.</translation>
    </message>
    <message>
        <source>Judge: context recall</source>
        <translation>Dommer: kontekst-recall</translation>
    </message>
    <message>
        <source>Of the statements of the gold answer that a judge has decided, those that the retrieved passages hold.</source>
        <translation>Av utsagnene i gullsvaret som en dommer har avgjort, de som de hentede tekststedene inneholder.</translation>
    </message>
    <message>
        <source>(po − pe) / (1 − pe) of pass and fail, over the answers that both the judge and a person have judged. Undefined where both said the same throughout.</source>
        <translation>(po − pe) / (1 − pe) for bestått og ikke bestått, over svarene som både dommeren og et menneske har vurdert. Udefinert der begge sa det samme hele veien.</translation>
    </message>
    <message>
        <source>As κ, with chance from how often each verdict was given by either. For where nearly all verdicts are alike, which makes κ small.</source>
        <translation>Som κ, med tilfeldighet ut fra hvor ofte hver dom ble gitt av den ene eller andre. For tilfeller der nesten alle dommer er like, noe som gjør κ liten.</translation>
    </message>
    <message>
        <source>The share of answers on which judge and person give the same verdict, not corrected for chance.</source>
        <translation>Andelen svar der dommer og menneske gir samme dom, ikke korrigert for tilfeldighet.</translation>
    </message>
    <message>
        <source>Of scores from 0 to 10, rounded to whole ones; disagreements weigh by the square of their distance.</source>
        <translation>For scorer fra 0 til 10, avrundet til hele; uenighet veier etter kvadratet av avstanden.</translation>
    </message>
    <message>
        <source>The mean difference of their scores over the answers that both scored; above 0 the judge is the milder one.</source>
        <translation>Gjennomsnittlig forskjell mellom scorene deres over svarene som begge har gitt score; over 0 er dommeren den mildeste.</translation>
    </message>
    <message>
        <source>Judge minus person of the answers longer than the median, less that of the others. Above 0 the judge favours long answers.</source>
        <translation>Dommer minus menneske for svar lengre enn medianen, minus det samme for de andre. Over 0 foretrekker dommeren lange svar.</translation>
    </message>
    <message>
        <source>The judge&apos;s score where it read the answer before the gold, minus that where it read the gold first, over the same answers.</source>
        <translation>Dommerens score der svaret ble lest før gullet, minus scoren der gullet ble lest først, over de samme svarene.</translation>
    </message>
    <message>
        <source>Judge minus person of answers that the judge&apos;s own model wrote, less that of the others.</source>
        <translation>Dommer minus menneske for svar som dommerens egen modell skrev, minus det samme for de andre.</translation>
    </message>
    <message>
        <source>So many answers judged by people, in all, that the interval of the agreement is no wider than ±0.1: n (half its width / 0.1)². It grows with the square of the precision that is wanted, and is a guess from the answers there are.</source>
        <translation>Så mange svar vurdert av mennesker, i alt, at intervallet for enigheten ikke er bredere enn ±0,1: n (halve bredden / 0,1)². Antallet vokser med kvadratet av den ønskede presisjonen og er et anslag ut fra svarene som finnes.</translation>
    </message>
    <message>
        <source>Mined bundle</source>
        <translation>Utvunnet bunt</translation>
    </message>
    <message>
        <source>Over years: sentences of one company and label that name a cause, from at least two years. Of several companies: sentences of one year and label of two to five companies, drawn by the seed. A bundle of one company alone is not made.</source>
        <translation>Over år: setninger fra ett selskap og med én etikett som nevner en årsak, fra minst to år. Fra flere selskaper: setninger fra ett år og med én etikett fra to til fem selskaper, trukket med frøet. En bunt med bare ett selskap lages ikke.</translation>
    </message>
    <message>
        <source>Dense risk</source>
        <translation>Tett risiko</translation>
    </message>
    <message>
        <source>A row of View 2 whose sentence has at least as many occurrences of risk patterns and cues as the patterns call dense (three by default).</source>
        <translation>En rad i visning 2 der setningen har minst så mange forekomster av risikomønstre og signalord som mønstrene kaller tett (tre som standard).</translation>
    </message>
    <message>
        <source>Repeated texts</source>
        <translation>Gjentatte tekster</translation>
    </message>
    <message>
        <source>Sentences that no bundle holds because an equal text, or one whose words are nearly the same (Jaccard index of 0.9 by default), of the same company and year comes before them.</source>
        <translation>Setninger som ingen bunt har med, fordi en lik tekst, eller en med nesten de samme ordene (Jaccard-indeks 0,9 som standard), fra samme selskap og år kommer før dem.</translation>
    </message>
    <message>
        <source>Sentences of the sections that any view reads. Headings and what is left of tables are passed over, unless the patterns say otherwise.</source>
        <translation>Setninger i seksjonene som en av visningene leser. Overskrifter og tabellrester hoppes over, om ikke mønstrene sier noe annet.</translation>
    </message>
    <message>
        <source>Row of a view</source>
        <translation>Rad i en visning</translation>
    </message>
    <message>
        <source>A sentence and one of its labels: a sentence with two labels has two rows.</source>
        <translation>En setning og én av etikettene dens: en setning med to etiketter har to rader.</translation>
    </message>
    <message>
        <source>Usable row</source>
        <translation>Brukbar rad</translation>
    </message>
    <message>
        <source>Of figures: the sentence names an amount ($, million, billion). Of risks: it has at least two cues. Both limits are data.</source>
        <translation>For tall: setningen nevner et beløp ($, million, billion). For risiko: den har minst to signalord. Begge grensene er data.</translation>
    </message>
    <message>
        <source>It has no interval.</source>
        <translation>Det har ikke noe intervall.</translation>
    </message>
    <message>
        <source>Hit@k on questions</source>
        <translation>Hit@k for spørsmål</translation>
    </message>
    <message>
        <source>1 where anything relevant is among the first k results. Over the questions with something relevant; one without a list counts 0.</source>
        <translation>1 der noe relevant er blant de k første resultatene. Over spørsmålene som har noe relevant; et uten liste teller 0.</translation>
    </message>
    <message>
        <source>Precision@k</source>
        <translation>Presisjon@k</translation>
    </message>
    <message>
        <source>Relevant ones among the first k results, by k even where fewer came. A source that comes twice counts twice.</source>
        <translation>Relevante blant de k første resultatene, delt på k også der det kom færre. En kilde som kommer to ganger, teller to ganger.</translation>
    </message>
    <message>
        <source>Recall@k on questions</source>
        <translation>Recall@k for spørsmål</translation>
    </message>
    <message>
        <source>Of all that is relevant what is among the first k results; a source that comes twice counts once.</source>
        <translation>Andelen av alt relevant som er blant de k første resultatene; en kilde som kommer to ganger, teller én gang.</translation>
    </message>
    <message>
        <source>F1@k</source>
        <translation>F1@k</translation>
    </message>
    <message>
        <source>The harmonic mean of a question&apos;s precision and recall at k, then the mean over questions.</source>
        <translation>Det harmoniske gjennomsnittet av et spørsmåls presisjon og recall ved k, deretter gjennomsnittet over spørsmål.</translation>
    </message>
    <message>
        <source>MRR on questions</source>
        <translation>MRR for spørsmål</translation>
    </message>
    <message>
        <source>One by the rank of the first relevant result, 0 where none was found (with a k: among the first k). The mean over questions.</source>
        <translation>Én delt på rangen til det første relevante resultatet, 0 der ingen ble funnet (med k: blant de k første). Gjennomsnittet over spørsmål.</translation>
    </message>
    <message>
        <source>nDCG@k on questions</source>
        <translation>nDCG@k for spørsmål</translation>
    </message>
    <message>
        <source>Gains of the first k results, each by log2(rank + 1), as a share of the best order&apos;s. A gain is the grade, or 2 to its power less 1 where so asked for; a source gains where it comes first.</source>
        <translation>Gevinstene i de k første resultatene, hver delt på log2(rang + 1), som andel av den beste rekkefølgens. En gevinst er graden, eller 2 opphøyd i den minus 1 der det er valgt; en kilde gir gevinst der den kommer først.</translation>
    </message>
    <message>
        <source>The precisions at the ranks of what is relevant, by all that is relevant; the mean over questions.</source>
        <translation>Presisjonene ved rangene til det som er relevant, delt på antallet relevante; gjennomsnittet over spørsmål.</translation>
    </message>
    <message>
        <source>Precision among as many results as are relevant.</source>
        <translation>Presisjon blant like mange resultater som det er relevante.</translation>
    </message>
    <message>
        <source>How seldom results that were judged as not relevant stand before relevant ones; what nobody judged does not count.</source>
        <translation>Hvor sjelden resultater som er vurdert som ikke relevante, står foran relevante; det ingen har vurdert, teller ikke.</translation>
    </message>
    <message>
        <source>Judged@k</source>
        <translation>Vurdert@k</translation>
    </message>
    <message>
        <source>Of the first k results those that somebody judged. Others count as not relevant everywhere else, so figures of few judged ones are lower bounds.</source>
        <translation>Andelen av de k første resultatene som noen har vurdert. Andre teller som ikke relevante alle andre steder, så tall med få vurderte er nedre grenser.</translation>
    </message>
    <message>
        <source>Another measure of trec_eval</source>
        <translation>Et annet mål fra trec_eval</translation>
    </message>
    <message>
        <source>As trec_eval 10 defines the measure of that name; the mean over questions.</source>
        <translation>Slik trec_eval 10 definerer målet med det navnet; gjennomsnittet over spørsmål.</translation>
    </message>
    <message>
        <source>Whether the gold answer stands in the texts of all results, whatever the case; of a list or an object the share of its values. A figure does not stand in a longer one.</source>
        <translation>Om gullsvaret står i tekstene til alle resultatene, uansett store og små bokstaver; for en liste eller et objekt andelen av verdiene. Et tall regnes ikke som funnet inne i et lengre.</translation>
    </message>
    <message>
        <source>The same of figures by their value and unit: $2.3 billion stands in a text as 2,300 million.</source>
        <translation>Det samme for tall etter verdi og enhet: $2.3 billion står i en tekst som 2,300 million.</translation>
    </message>
    <message>
        <source>Of the first results those whose kind of filing (10-K, 10-Q, …) is the expected one, by the names of their sources.</source>
        <translation>Andelen av de første resultatene der rapporttypen (10-K, 10-Q, …) er den forventede, etter navnene på kildene.</translation>
    </message>
    <message>
        <source>Why gold was missed</source>
        <translation>Hvorfor gull ble bommet på</translation>
    </message>
    <message>
        <source>Relevant items that are not among the first results, by the first reason that fits: not in the corpus, kept out by the question&apos;s filter, a result above with nine of ten words the same, at a later rank, not in the list.</source>
        <translation>Relevante elementer som ikke er blant de første resultatene, etter den første grunnen som passer: ikke i korpuset, utelukket av spørsmålets filter, et høyere resultat med ni av ti ord like, på en senere rang, ikke i listen.</translation>
    </message>
    <message>
        <source>The weight of vectors in a hybrid search: 0 is words alone, 1 vectors alone. The best has the highest MRR, then the highest Recall@10, then is the lowest.</source>
        <translation>Vekten til vektorene i et hybridsøk: 0 er bare ord, 1 bare vektorer. Den beste har høyest MRR, deretter høyest Recall@10, og er deretter den laveste.</translation>
    </message>
    <message>
        <source>Alpha on other questions</source>
        <translation>Alfa på andre spørsmål</translation>
    </message>
    <message>
        <source>Chosen on one half of the clusters and measured on the other: the mean over 200 seeded halves.</source>
        <translation>Valgt på den ene halvdelen av klyngene og målt på den andre: gjennomsnittet over 200 halvdelinger med frø.</translation>
    </message>
    <message>
        <source>Fβ of a class (F2)</source>
        <translation>Fβ for en klasse (F2)</translation>
    </message>
    <message>
        <source>(1 + β²) · TP / ((1 + β²) · TP + β² · FN + FP): as F1, with recall counting β times as much as precision. β is 2 unless another is set, and stands in the name.</source>
        <translation>(1 + β²) · TP / ((1 + β²) · TP + β² · FN + FP): som F1, der recall teller β ganger så mye som presisjon. β er 2 om ikke noe annet er valgt, og står i navnet.</translation>
    </message>
    <message>
        <source>First is %1, second is %2; a difference is first − second.</source>
        <translation>Først står %1, så %2; en forskjell er første − andre.</translation>
    </message>
    <message>
        <source>%1, first − second</source>
        <translation>%1, første − andre</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Første</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Andre</translation>
    </message>
    <message>
        <source>First − second</source>
        <translation>Første − andre</translation>
    </message>
    <message>
        <source>First better / alike / second better</source>
        <translation>Første bedre / likt / andre bedre</translation>
    </message>
    <message>
        <source>First is %1, second is %2. Of measures where less is better, such as latency, the lower one wins.</source>
        <translation>Først står %1, så %2. Der mindre er bedre, som latens, vinner det laveste.</translation>
    </message>
    <message>
        <source>Answers to other questions</source>
        <translation>Svar på andre spørsmål</translation>
    </message>
    <message>
        <source>%n item(s) tell changes of a share from luck from %1, %2 or %3 points on, when 5, 10 or 20 % of them flip for no reason.</source>
        <translation>%n elementer skiller endringer av en andel fra tilfeldigheter fra %1, %2 eller %3 poeng og opp, når 5, 10 eller 20 % av dem skifter uten grunn.</translation>
    </message>
</context>
<context>
    <name>RevisionDiff</name>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>Flagg</translation>
    </message>
    <message>
        <source>They say the same.</source>
        <translation>De sier det samme.</translation>
    </message>
    <message>
        <source>The first revision: there is nothing before it.</source>
        <translation>Den første revisjonen: det finnes ingen før den.</translation>
    </message>
</context>
<context>
    <name>SuspicionText</name>
    <message>
        <source>Open</source>
        <translation>Åpen</translation>
    </message>
    <message>
        <source>⏲ Put off until %1</source>
        <translation>⏲ Utsatt til %1</translation>
    </message>
    <message>
        <source>%1 by %2, %3</source>
        <translation>%1 av %2, %3</translation>
    </message>
</context>
<context>
    <name>assay::app::AboutDialog</name>
    <message>
        <source>Sources: %1
</source>
        <translation>Kilder: %1
</translation>
    </message>
    <message>
        <source>System: %1
</source>
        <translation>System: %1
</translation>
    </message>
    <message>
        <source>About Assay</source>
        <translation>Om Assay</translation>
    </message>
    <message>
        <source>A workbench that tests gold: which answers to trust, measured.</source>
        <translation>En arbeidsbenk som prøver gull: hvilke svar du kan stole på, målt.</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versjoner</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lisens</translation>
    </message>
    <message>
        <source>Copy versions</source>
        <translation>Kopier versjoner</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Lukk</translation>
    </message>
    <message>
        <source>This program links Qt Charts and is conveyed under the GNU General Public License, version 3. Its sources are under the MIT licence:</source>
        <translation>Dette programmet er lenket med Qt Charts og formidles under GNU General Public License, versjon 3. Kildekoden har MIT-lisensen:</translation>
    </message>
</context>
<context>
    <name>assay::app::AnchorChoice</name>
    <message>
        <source>Anchors</source>
        <translation>Ankre</translation>
    </message>
    <message>
        <source>A kept set asks the same sentences each time, so that runs can be compared</source>
        <translation>Et lagret sett spør de samme setningene hver gang, slik at kjøringer kan sammenlignes</translation>
    </message>
    <message>
        <source>How many are drawn; all: every sentence that may be</source>
        <translation>Hvor mange som trekkes; alle: hver setning som kan trekkes</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Frø</translation>
    </message>
    <message>
        <source>The same seed draws the same anchors</source>
        <translation>Samme frø trekker de samme ankrene</translation>
    </message>
    <message>
        <source>Strata</source>
        <translation>Strata</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ingen</translation>
    </message>
    <message>
        <source>section length</source>
        <translation>seksjonslengde</translation>
    </message>
    <message>
        <source>section</source>
        <translation>seksjon</translation>
    </message>
    <message>
        <source>year</source>
        <translation>år</translation>
    </message>
    <message>
        <source>company</source>
        <translation>selskap</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>frø</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Trekk</translation>
    </message>
    <message>
        <source>Minimum section length</source>
        <translation>Minste seksjonslengde</translation>
    </message>
    <message>
        <source>Sections with fewer sentences are left out</source>
        <translation>Seksjoner med færre setninger utelates</translation>
    </message>
    <message>
        <source>Minimum words</source>
        <translation>Minste antall ord</translation>
    </message>
    <message>
        <source>Sentences with fewer words are left out</source>
        <translation>Setninger med færre ord utelates</translation>
    </message>
    <message>
        <source>sentences in the section,</source>
        <translation>setninger i seksjonen,</translation>
    </message>
    <message>
        <source>words</source>
        <translation>ord</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Minst</translation>
    </message>
    <message>
        <source>Draws from sections of %1 sentences</source>
        <translation>Trekker fra seksjoner på %1 setninger</translation>
    </message>
    <message>
        <source>Lengths</source>
        <translation>Lengder</translation>
    </message>
    <message>
        <source>prose only</source>
        <translation>bare prosa</translation>
    </message>
    <message>
        <source>Headings and table debris are none</source>
        <translation>Overskrifter og tabellrester er ikke prosa</translation>
    </message>
    <message>
        <source>no cross references</source>
        <translation>ingen kryssreferanser</translation>
    </message>
    <message>
        <source>Sentences such as &quot;See Note 12&quot; are left out</source>
        <translation>Setninger som «See Note 12» utelates</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>Blant</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Sett</translation>
    </message>
    <message>
        <source>Keep, import, export, rename or remove anchor sets</source>
        <translation>Lagre, importer, eksporter, gi nytt navn til eller fjern ankersett</translation>
    </message>
    <message>
        <source>Keep as…</source>
        <translation>Lagre som …</translation>
    </message>
    <message>
        <source>Keep anchors as</source>
        <translation>Lagre ankre som</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importer …</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Eksporter …</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Gi nytt navn …</translation>
    </message>
    <message>
        <source>Rename the anchor set</source>
        <translation>Gi ankersettet nytt navn</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Fjern …</translation>
    </message>
    <message>
        <source>Remove the anchor set</source>
        <translation>Fjern ankersettet</translation>
    </message>
    <message>
        <source>Remove the anchor set %1? Runs keep the anchors that they asked. This cannot be undone.</source>
        <translation>Fjerne ankersettet %1? Kjøringer beholder ankrene de har spurt. Dette kan ikke angres.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Fjern</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Navn</translation>
    </message>
    <message>
        <source>Draw anchors for this run</source>
        <translation>Trekk ankre for denne kjøringen</translation>
    </message>
    <message>
        <source>%1 (n = %2)</source>
        <translation>%1 (n = %2)</translation>
    </message>
    <message>
        <source>%1 — not here any more</source>
        <translation>%1 – finnes ikke lenger</translation>
    </message>
    <message>
        <source>The anchor set %1 is not in this workspace any more: choose another, or draw anchors.</source>
        <translation>Ankersettet %1 er ikke lenger i dette arbeidsområdet: velg et annet, eller trekk ankre.</translation>
    </message>
    <message>
        <source>%1 anchors, seed %2, made by %3 on %4, content %5…</source>
        <translation>%1 ankre, frø %2, laget av %3 %4, innhold %5…</translation>
    </message>
    <message>
        <source>Anchors are drawn from each of these, in the shares beside</source>
        <translation>Ankre trekkes fra hver av disse, i andelene ved siden av</translation>
    </message>
    <message>
        <source>How many anchors, and in what shares</source>
        <translation>Hvor mange ankre, og i hvilke andeler</translation>
    </message>
    <message>
        <source>every sentence that may be one</source>
        <translation>hver setning som kan være et</translation>
    </message>
    <message>
        <source>as set below</source>
        <translation>som angitt nedenfor</translation>
    </message>
    <message>
        <source>Shares of the strata</source>
        <translation>Andeler for strata</translation>
    </message>
    <message>
        <source>In proportion: as many anchors as a stratum has sentences, so that totals are those of the corpus. Equal: the same number from each, to compare strata</source>
        <translation>Proporsjonalt: antall ankre etter hvor mange setninger et stratum har, slik at totaler gjelder korpuset. Likt: samme antall fra hvert, for å sammenligne strata</translation>
    </message>
    <message>
        <source>in proportion</source>
        <translation>proporsjonalt</translation>
    </message>
    <message>
        <source>in equal shares</source>
        <translation>i like andeler</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Hvor mange</translation>
    </message>
    <message>
        <source>%1, to measure</source>
        <translation>%1, for å måle</translation>
    </message>
    <message>
        <source>%1, to compare strata</source>
        <translation>%1, for å sammenligne strata</translation>
    </message>
</context>
<context>
    <name>assay::app::AnswerEditor</name>
    <message>
        <source>Neither yes nor no</source>
        <translation>Verken ja eller nei</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nei</translation>
    </message>
    <message>
        <source>Answer: yes or no</source>
        <translation>Svar: ja eller nei</translation>
    </message>
    <message>
        <source>The word that the answer begins with; what follows it stays</source>
        <translation>Ordet svaret begynner med; det som følger, blir stående</translation>
    </message>
    <message>
        <source>Answer text</source>
        <translation>Svartekst</translation>
    </message>
    <message>
        <source>Entries of the answer</source>
        <translation>Oppføringer i svaret</translation>
    </message>
    <message>
        <source>Return or a double click edits an entry, Insert adds one, Delete removes it, Alt+Up and Alt+Down move it</source>
        <translation>Enter eller dobbeltklikk redigerer en oppføring, Insert legger til en, Delete fjerner den, Alt+Opp og Alt+Ned flytter den</translation>
    </message>
    <message>
        <source>Add an entry (Insert)</source>
        <translation>Legg til en oppføring (Insert)</translation>
    </message>
    <message>
        <source>Remove the entry (Delete)</source>
        <translation>Fjern oppføringen (Delete)</translation>
    </message>
    <message>
        <source>Move the entry up (Alt+Up)</source>
        <translation>Flytt oppføringen opp (Alt+Opp)</translation>
    </message>
    <message>
        <source>Move the entry down (Alt+Down)</source>
        <translation>Flytt oppføringen ned (Alt+Ned)</translation>
    </message>
</context>
<context>
    <name>assay::app::AnswerFacetsPane</name>
    <message>
        <source>Verdict</source>
        <translation>Dom</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Advarsel</translation>
    </message>
    <message>
        <source>Named by the rubric</source>
        <translation>Navngitt av skjemaet</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>(ingen)</translation>
    </message>
    <message>
        <source>no verdict</source>
        <translation>ingen dom</translation>
    </message>
    <message>
        <source>not answered</source>
        <translation>ikke besvart</translation>
    </message>
    <message>
        <source>Facets: choose values to see only the questions that have them</source>
        <translation>Fasetter: velg verdier for å se bare spørsmålene som har dem</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>Nullstill alle</translation>
    </message>
    <message>
        <source>Gives up what is chosen in every facet</source>
        <translation>Opphever det som er valgt i alle fasetter</translation>
    </message>
    <message numerus="yes">
        <source>%n more value(s)</source>
        <translation>
            <numerusform>%n verdi til</numerusform>
            <numerusform>%n verdier til</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::app::AnswerListModel</name>
    <message>
        <source>(the question is gone)</source>
        <translation>(spørsmålet er borte)</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>ikke noe svar</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>feilet</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ingen</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Spørsmål</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Dom</translation>
    </message>
    <message>
        <source>What the limits and conditions of the rubric say of the answer</source>
        <translation>Hva grensene og vilkårene i vurderingsskjemaet sier om svaret</translation>
    </message>
    <message>
        <source>Overall</source>
        <translation>Samlet</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Advarsler</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Svar</translation>
    </message>
    <message>
        <source>How many answers of the system belong to the question</source>
        <translation>Hvor mange av systemets svar som hører til spørsmålet</translation>
    </message>
    <message>
        <source>Suite</source>
        <translation>Gullsett</translation>
    </message>
</context>
<context>
    <name>assay::app::AnswersCasesPane</name>
    <message>
        <source>%1, sample %2</source>
        <translation>%1, eksempel %2</translation>
    </message>
    <message>
        <source>The system said nothing to this question.</source>
        <translation>Systemet svarte ikke noe på dette spørsmålet.</translation>
    </message>
    <message>
        <source>Show all questions</source>
        <translation>Vis alle spørsmål</translation>
    </message>
    <message>
        <source>Questions and their measures</source>
        <translation>Spørsmål og målene deres</translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation>Lagret i %1.</translation>
    </message>
    <message>
        <source>Search the questions</source>
        <translation>Søk i spørsmålene</translation>
    </message>
    <message>
        <source>Search questions and ids</source>
        <translation>Søk i spørsmål og id-er</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Vis alle</translation>
    </message>
    <message>
        <source>Gives up the filter</source>
        <translation>Opphever filteret</translation>
    </message>
    <message>
        <source>n = %1</source>
        <translation>n = %1</translation>
    </message>
    <message>
        <source>%1 of %2 shown</source>
        <translation>%1 av %2 vises</translation>
    </message>
    <message>
        <source>No question passes the filter.
Give up a facet on the left, search for fewer words, or show all.</source>
        <translation>Ingen spørsmål slipper gjennom filteret.
Opphev en fasett til venstre, søk etter færre ord, eller vis alle.</translation>
    </message>
    <message>
        <source>No question is in front.</source>
        <translation>Ikke noe spørsmål vises.</translation>
    </message>
    <message>
        <source>The answer cannot be shown: %1</source>
        <translation>Svaret kan ikke vises: %1</translation>
    </message>
</context>
<context>
    <name>assay::app::AnswersComparePane</name>
    <message>
        <source>Saved to %1.</source>
        <translation>Lagret i %1.</translation>
    </message>
    <message>
        <source>The run to compare with</source>
        <translation>Kjøringen å sammenligne med</translation>
    </message>
    <message>
        <source>Measure of the questions</source>
        <translation>Mål for spørsmålene</translation>
    </message>
    <message>
        <source>(choose the other run)</source>
        <translation>(velg den andre kjøringen)</translation>
    </message>
    <message>
        <source>%1 (run %2)</source>
        <translation>%1 (kjøring %2)</translation>
    </message>
    <message>
        <source>every run against every other</source>
        <translation>hver kjøring mot alle andre</translation>
    </message>
    <message>
        <source>the headline measure</source>
        <translation>hovedmålet</translation>
    </message>
    <message>
        <source>There is only one run.
Measure the answers of another system on the tab Set up to compare the two.</source>
        <translation>Det er bare én kjøring.
Mål svarene fra et annet system i fanen Oppsett for å sammenligne de to.</translation>
    </message>
    <message>
        <source>Choose the run to compare with above: what one system does better, and whether that is luck.</source>
        <translation>Velg kjøringen å sammenligne med ovenfor: hva det ene systemet gjør bedre, og om det er tilfeldig.</translation>
    </message>
    <message>
        <source>The runs are being compared…</source>
        <translation>Sammenligner kjøringene …</translation>
    </message>
    <message>
        <source>Comparing two systems</source>
        <translation>Sammenligner to systemer</translation>
    </message>
    <message>
        <source>Comparing every system</source>
        <translation>Sammenligner alle systemer</translation>
    </message>
</context>
<context>
    <name>assay::app::AnswersController</name>
    <message>
        <source>Loading %1</source>
        <translation>Laster inn %1</translation>
    </message>
    <message>
        <source>No workspace is open.
Open one from the menu File, or drop a file anywhere in the window.</source>
        <translation>Ikke noe arbeidsområde er åpent.
Åpne et fra menyen Fil, eller slipp en fil hvor som helst i vinduet.</translation>
    </message>
    <message>
        <source>The run is being loaded…</source>
        <translation>Laster inn kjøringen …</translation>
    </message>
    <message>
        <source>The run could not be loaded: %1</source>
        <translation>Kjøringen kunne ikke lastes inn: %1</translation>
    </message>
    <message>
        <source>This workspace holds no answers of a system yet.
Import a file with answers, or ask a system here; then measure them on the tab Set up.</source>
        <translation>Dette arbeidsområdet har ingen svar fra et system ennå.
Importer en fil med svar, eller spør et system her; mål dem så i fanen Oppsett.</translation>
    </message>
    <message>
        <source>No answers have been measured in this workspace.
Choose a suite, the answers and a rubric on the tab Set up, and run it.</source>
        <translation>Ingen svar er målt i dette arbeidsområdet.
Velg et gullsett, svarene og et vurderingsskjema i fanen Oppsett, og kjør målingen.</translation>
    </message>
    <message>
        <source>No run is chosen.
Choose one on the left, or set one up and run it.</source>
        <translation>Ingen kjøring er valgt.
Velg en til venstre, eller sett opp en og kjør den.</translation>
    </message>
    <message>
        <source>Explaining an answer</source>
        <translation>Forklarer et svar</translation>
    </message>
    <message>
        <source>A run is at work already. Wait for its end, or cancel it.</source>
        <translation>En kjøring er alt i gang. Vent til den er ferdig, eller avbryt den.</translation>
    </message>
    <message>
        <source>Measuring answers</source>
        <translation>Måler svar</translation>
    </message>
    <message>
        <source>Measuring %1</source>
        <translation>Måler %1</translation>
    </message>
    <message>
        <source>The last change of a run has no undo. Undo once more takes back the edit before it.</source>
        <translation>Den siste endringen av en kjøring kan ikke angres. Angre en gang til tar tilbake redigeringen før den.</translation>
    </message>
    <message>
        <source>Removing a run</source>
        <translation>Fjerner en kjøring</translation>
    </message>
</context>
<context>
    <name>assay::app::AnswersPage</name>
    <message>
        <source>Answers</source>
        <translation>Svar</translation>
    </message>
    <message>
        <source>%1 · %2 · n = %3</source>
        <translation>%1 · %2 · n = %3</translation>
    </message>
    <message>
        <source> · %1 shown</source>
        <translation> · %1 vises</translation>
    </message>
    <message>
        <source> · beside %1</source>
        <translation> · ved siden av %1</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>Oppsett</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Spørsmål</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Oversikt</translation>
    </message>
    <message>
        <source>Strata</source>
        <translation>Strata</translation>
    </message>
    <message>
        <source>Distributions</source>
        <translation>Fordelinger</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Sammenlign</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Kostnader</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Mål</translation>
    </message>
    <message>
        <source>Measures the answers that are set up (Ctrl+Return)</source>
        <translation>Måler svarene som er satt opp (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Stops the run; nothing of it is kept</source>
        <translation>Stopper kjøringen; ingenting av den beholdes</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Gi nytt navn …</translation>
    </message>
    <message>
        <source>Note…</source>
        <translation>Notat …</translation>
    </message>
    <message>
        <source>A note on the run</source>
        <translation>Et notat om kjøringen</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Fjern …</translation>
    </message>
    <message>
        <source>Use its settings</source>
        <translation>Bruk innstillingene</translation>
    </message>
    <message>
        <source>Sets up a run with the settings of this one</source>
        <translation>Setter opp en kjøring med innstillingene fra denne</translation>
    </message>
    <message>
        <source>Previous question</source>
        <translation>Forrige spørsmål</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Neste spørsmål</translation>
    </message>
    <message>
        <source>Edit the gold question</source>
        <translation>Rediger gullspørsmålet</translation>
    </message>
    <message>
        <source>Shows the question on the page Questions, to be edited (F2)</source>
        <translation>Viser spørsmålet på siden Spørsmål, til redigering (F2)</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Søk</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Angre</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Gjør om</translation>
    </message>
    <message>
        <source>Questions as CSV…</source>
        <translation>Spørsmål som CSV …</translation>
    </message>
    <message>
        <source>Every question of the run with its measures</source>
        <translation>Alle spørsmål i kjøringen med målene deres</translation>
    </message>
    <message>
        <source>Figures as JSON…</source>
        <translation>Måltall som JSON …</translation>
    </message>
    <message>
        <source>The figures of the run with every question</source>
        <translation>Måltallene for kjøringen med alle spørsmål</translation>
    </message>
    <message>
        <source>Save the questions</source>
        <translation>Lagre spørsmålene</translation>
    </message>
    <message>
        <source>Save the figures</source>
        <translation>Lagre måltallene</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation>Lagret i %1.</translation>
    </message>
</context>
<context>
    <name>assay::app::AnswersResultsPane</name>
    <message>
        <source>%1 does not hold</source>
        <translation>%1 er ikke oppfylt</translation>
    </message>
    <message>
        <source>without %1</source>
        <translation>uten %1</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>med %1</translation>
    </message>
    <message>
        <source>without an answer</source>
        <translation>uten svar</translation>
    </message>
    <message>
        <source>answers that failed</source>
        <translation>svar som feilet</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>besvart</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) of a comparison</source>
        <translation>
            <numerusform>%n spørsmål i en sammenligning</numerusform>
            <numerusform>%n spørsmål i en sammenligning</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation>Lagret i %1.</translation>
    </message>
    <message>
        <source>By which field</source>
        <translation>Etter hvilket felt</translation>
    </message>
    <message>
        <source>Of which measure</source>
        <translation>For hvilket mål</translation>
    </message>
    <message>
        <source>the measures that matter most</source>
        <translation>målene som betyr mest</translation>
    </message>
    <message>
        <source>The figures are being put together…</source>
        <translation>Setter sammen tallene …</translation>
    </message>
    <message>
        <source>Putting figures together</source>
        <translation>Setter sammen tall</translation>
    </message>
    <message>
        <source>The answers bring neither times nor tokens nor prices.</source>
        <translation>Svarene har verken tider, tokener eller priser.</translation>
    </message>
    <message>
        <source>The run has nothing to show here: none of its questions has such a value.</source>
        <translation>Kjøringen har ingenting å vise her: ingen av spørsmålene har en slik verdi.</translation>
    </message>
</context>
<context>
    <name>assay::app::AnswersRunsModel</name>
    <message>
        <source>Run</source>
        <translation>Kjøring</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Spørsmål</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Laget</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Av</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notat</translation>
    </message>
    <message numerus="yes">
        <source>%1
%n question(s), %2
Assay %3</source>
        <translation>
            <numerusform>%1
%n spørsmål, %2
Assay %3</numerusform>
            <numerusform>%1
%n spørsmål, %2
Assay %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::app::AnswersRunsPane</name>
    <message>
        <source>Runs</source>
        <translation>Kjøringer</translation>
    </message>
    <message>
        <source>No answers have been measured in this workspace.</source>
        <translation>Ingen svar er målt i dette arbeidsområdet.</translation>
    </message>
    <message>
        <source>How far the run is</source>
        <translation>Hvor langt kjøringen er kommet</translation>
    </message>
    <message>
        <source>What the run was made of</source>
        <translation>Hva kjøringen er laget av</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>Begynner</translation>
    </message>
    <message>
        <source> · %1 left</source>
        <translation> · %1 igjen</translation>
    </message>
    <message>
        <source>Suites: %1</source>
        <translation>Gullsett: %1</translation>
    </message>
    <message>
        <source>Answers: %1</source>
        <translation>Svar: %1</translation>
    </message>
    <message>
        <source>Rubric: %1, version %2</source>
        <translation>Vurderingsskjema: %1, versjon %2</translation>
    </message>
    <message>
        <source>Clusters: %1, %2</source>
        <translation>Klynger: %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) without an answer</source>
        <translation>
            <numerusform>%n spørsmål uten svar</numerusform>
            <numerusform>%n spørsmål uten svar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) failed and count in no figure</source>
        <translation>
            <numerusform>%n svar feilet og teller ikke med i noe tall</numerusform>
            <numerusform>%n svar feilet og teller ikke med i noe tall</numerusform>
        </translation>
    </message>
    <message>
        <source>Made %1</source>
        <translation>Laget %1</translation>
    </message>
    <message>
        <source>Made %1 by %2</source>
        <translation>Laget %1 av %2</translation>
    </message>
    <message>
        <source>, in %1</source>
        <translation>, på %1</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Notat: %1</translation>
    </message>
    <message>
        <source>Rename the run</source>
        <translation>Gi kjøringen nytt navn</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Navn</translation>
    </message>
    <message>
        <source>Note on the run</source>
        <translation>Notat om kjøringen</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notat</translation>
    </message>
    <message>
        <source>Remove the run</source>
        <translation>Fjern kjøringen</translation>
    </message>
    <message>
        <source>Remove the run %1 with its results? This cannot be undone.</source>
        <translation>Fjerne kjøringen %1 med resultatene? Dette kan ikke angres.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Fjern</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) are to other questions than those of the suites</source>
        <translation>
            <numerusform>%n svar gjelder andre spørsmål enn gullsettenes</numerusform>
            <numerusform>%n svar gjelder andre spørsmål enn gullsettenes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::app::AnswersSetupPane</name>
    <message>
        <source>%1, version %2</source>
        <translation>%1, versjon %2</translation>
    </message>
    <message>
        <source>Import answers…</source>
        <translation>Importer svar …</translation>
    </message>
    <message>
        <source>Suites and versions whose questions are measured</source>
        <translation>Gullsett og versjoner med spørsmålene som måles</translation>
    </message>
    <message>
        <source>Answers of a system</source>
        <translation>Svar fra et system</translation>
    </message>
    <message>
        <source>Rubric</source>
        <translation>Vurderingsskjema</translation>
    </message>
    <message>
        <source>Fields that questions are told apart by</source>
        <translation>Felt som spørsmål skilles etter</translation>
    </message>
    <message>
        <source>Fields of questions, or paths into what else their source says, such as metadata.domain; separated by commas. They become strata and facets.</source>
        <translation>Felt i spørsmål, eller stier inn i det kilden ellers sier, for eksempel metadata.domain; skilt med komma. De blir strata og fasetter.</translation>
    </message>
    <message>
        <source>Clusters of questions</source>
        <translation>Klynger av spørsmål</translation>
    </message>
    <message>
        <source>Answers about one company or filing are right or wrong together, so intervals go by clusters</source>
        <translation>Svar om ett selskap eller én årsrapport er riktige eller gale sammen, så intervaller går etter klynger</translation>
    </message>
    <message>
        <source>Seed of the intervals</source>
        <translation>Frø for intervallene</translation>
    </message>
    <message>
        <source>The same seed gives the same intervals</source>
        <translation>Samme frø gir samme intervaller</translation>
    </message>
    <message>
        <source>At most so many questions</source>
        <translation>Høyst så mange spørsmål</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>No more than so many questions, the first ones</source>
        <translation>Ikke flere spørsmål enn dette, de første</translation>
    </message>
    <message>
        <source>Suites</source>
        <translation>Gullsett</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Svar</translation>
    </message>
    <message>
        <source>Told apart by</source>
        <translation>Skilt etter</translation>
    </message>
    <message>
        <source>Clusters</source>
        <translation>Klynger</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Frø</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Spørsmål</translation>
    </message>
    <message>
        <source>Scores by</source>
        <translation>Score fra</translation>
    </message>
    <message>
        <source>Name of the run</source>
        <translation>Navn på kjøringen</translation>
    </message>
    <message>
        <source>Name of the run (made from answers, suites and rubric)</source>
        <translation>Navn på kjøringen (lages av svar, gullsett og vurderingsskjema)</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Mål</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n question(s))</source>
        <translation>
            <numerusform>%1 (%n spørsmål)</numerusform>
            <numerusform>%1 (%n spørsmål)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, frozen (%n question(s))</source>
        <translation>
            <numerusform>%1, frosset (%n spørsmål)</numerusform>
            <numerusform>%1, frosset (%n spørsmål)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n answer(s))</source>
        <translation>
            <numerusform>%1 (%n svar)</numerusform>
            <numerusform>%1 (%n svar)</numerusform>
        </translation>
    </message>
    <message>
        <source>This workspace holds no gold questions yet.
Import a suite first, then the answers of a system to it.</source>
        <translation>Dette arbeidsområdet har ingen gullspørsmål ennå.
Importer først et gullsett, deretter svarene på det fra et system.</translation>
    </message>
    <message>
        <source>This workspace holds no answers of a system yet.
Import a file with answers, or drop one anywhere in the window.</source>
        <translation>Dette arbeidsområdet har ingen svar fra et system ennå.
Importer en fil med svar, eller slipp en hvor som helst i vinduet.</translation>
    </message>
    <message>
        <source>rules alone; a judge or a scorer that is set up is offered here</source>
        <translation>bare regler; en dommer eller et scoringsverktøy som er satt opp, tilbys her</translation>
    </message>
    <message>
        <source>A run is at work.</source>
        <translation>En kjøring er i gang.</translation>
    </message>
    <message>
        <source>This workspace can only be read.</source>
        <translation>Dette arbeidsområdet kan bare leses.</translation>
    </message>
    <message>
        <source>Not in this workspace: %1.</source>
        <translation>Ikke i dette arbeidsområdet: %1.</translation>
    </message>
    <message>
        <source>Choose a suite.</source>
        <translation>Velg et gullsett.</translation>
    </message>
    <message>
        <source>Choose the answers of a system.</source>
        <translation>Velg svarene fra et system.</translation>
    </message>
    <message>
        <source>Choose a rubric.</source>
        <translation>Velg et vurderingsskjema.</translation>
    </message>
    <message>
        <source>As the run has it; the workspace holds another version by now.</source>
        <translation>Slik kjøringen har det; arbeidsområdet har nå en annen versjon.</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>Fra %1</translation>
    </message>
</context>
<context>
    <name>assay::app::AskPane</name>
    <message>
        <source>Suite</source>
        <translation>Gullsett</translation>
    </message>
    <message>
        <source>Instruction</source>
        <translation>Instruks</translation>
    </message>
    <message>
        <source>Sent as the system&apos;s message; empty: none</source>
        <translation>Sendes som systemets melding; tom: ingen</translation>
    </message>
    <message>
        <source>{question} stands for the question. A question with a history of messages is asked with all of it instead.</source>
        <translation>{question} står for spørsmålet. Et spørsmål med en historikk av meldinger stilles med hele historikken i stedet.</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Spørsmål</translation>
    </message>
    <message>
        <source>Name of the answers</source>
        <translation>Navn på svarene</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Anslå</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Spør</translation>
    </message>
    <message>
        <source>Open a workspace first.</source>
        <translation>Åpne et arbeidsområde først.</translation>
    </message>
    <message>
        <source>This workspace is open for reading only.</source>
        <translation>Dette arbeidsområdet er åpnet bare for lesing.</translation>
    </message>
    <message>
        <source>This workspace holds no gold questions yet.</source>
        <translation>Dette arbeidsområdet har ingen gullspørsmål ennå.</translation>
    </message>
    <message>
        <source>The prompt must hold {question}; {question_id}, {companies}, {years}, {category} and {answer_type} are known beside it.</source>
        <translation>Prompten må inneholde {question}; i tillegg kan {question_id}, {companies}, {years}, {category} og {answer_type} brukes.</translation>
    </message>
    <message>
        <source>Say what the answers are to be called.</source>
        <translation>Oppgi hva svarene skal hete.</translation>
    </message>
    <message>
        <source>The questions are being asked.</source>
        <translation>Spørsmålene stilles nå.</translation>
    </message>
    <message>
        <source>What it takes is estimated first</source>
        <translation>Det anslås først hva det krever</translation>
    </message>
    <message>
        <source>Estimating what asking takes</source>
        <translation>Anslår hva det krever å spørre</translation>
    </message>
    <message>
        <source>Asking %1</source>
        <translation>Spør %1</translation>
    </message>
    <message>
        <source>Stopped. What was answered is kept; asking again under this name goes on with it.</source>
        <translation>Stoppet. Det som ble besvart, er beholdt; spør du igjen under dette navnet, fortsetter det der.</translation>
    </message>
    <message>
        <source>“%1”: %2 of %3 questions answered.</source>
        <translation>«%1»: %2 av %3 spørsmål besvart.</translation>
    </message>
</context>
<context>
    <name>assay::app::AtlasModel</name>
    <message>
        <source>%1 (%2)</source>
        <comment>sentences (questions)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%n sentence(s)</source>
        <translation>
            <numerusform>%n setning</numerusform>
            <numerusform>%n setninger</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 usable for a question, %2 with a causal connector</source>
        <translation>%1 brukbare til et spørsmål, %2 med et ord som uttrykker årsak</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) with one of them as evidence</source>
        <translation>
            <numerusform>%n spørsmål med en av dem som belegg</numerusform>
            <numerusform>%n spørsmål med en av dem som belegg</numerusform>
        </translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>Emne</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Selskap</translation>
    </message>
    <message>
        <source>All years</source>
        <translation>Alle år</translation>
    </message>
    <message>
        <source>No year</source>
        <translation>Uten år</translation>
    </message>
</context>
<context>
    <name>assay::app::AtlasPane</name>
    <message>
        <source>Corpus</source>
        <translation>Korpus</translation>
    </message>
    <message>
        <source>Suite whose questions are counted</source>
        <translation>Gullsett med spørsmålene som telles</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>Emne</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Selskap</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Les</translation>
    </message>
    <message>
        <source>Reads the corpus once, by the patterns of the workspace</source>
        <translation>Leser korpuset én gang, etter mønstrene i arbeidsområdet</translation>
    </message>
    <message>
        <source>Sentences by topic and year</source>
        <translation>Setninger etter emne og år</translation>
    </message>
    <message>
        <source>Sentences of the chosen cell</source>
        <translation>Setninger i den valgte cellen</translation>
    </message>
    <message>
        <source>Category of the draft</source>
        <translation>Kategori for utkastet</translation>
    </message>
    <message>
        <source>Suite of the draft</source>
        <translation>Gullsett for utkastet</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>Utkast</translation>
    </message>
    <message>
        <source>Draft from the selection</source>
        <translation>Lag utkast av utvalget</translation>
    </message>
    <message>
        <source>Corpus:</source>
        <translation>Korpus:</translation>
    </message>
    <message>
        <source>Questions of:</source>
        <translation>Spørsmål i:</translation>
    </message>
    <message>
        <source>Category:</source>
        <translation>Kategori:</translation>
    </message>
    <message>
        <source>Suite:</source>
        <translation>Gullsett:</translation>
    </message>
    <message>
        <source>No suite</source>
        <translation>Ingen gullsett</translation>
    </message>
    <message>
        <source>All topics</source>
        <translation>Alle emner</translation>
    </message>
    <message>
        <source>All companies</source>
        <translation>Alle selskaper</translation>
    </message>
    <message>
        <source>Reading the corpus…</source>
        <translation>Leser korpuset …</translation>
    </message>
    <message>
        <source>The workspace holds no corpus yet: import sentences or filings.</source>
        <translation>Arbeidsområdet har ikke noe korpus ennå: importer setninger eller årsrapporter.</translation>
    </message>
    <message>
        <source>Choose a corpus and read it.</source>
        <translation>Velg et korpus og les det.</translation>
    </message>
    <message>
        <source>%1 of %2 sentences have a tag. Choose a cell to see its sentences.</source>
        <translation>%1 av %2 setninger har en tagg. Velg en celle for å se setningene i den.</translation>
    </message>
    <message numerus="yes">
        <source>%n sentence(s) shown. Select some to draft a question from them.</source>
        <translation>
            <numerusform>%n setning vises. Velg noen for å lage utkast til et spørsmål fra dem.</numerusform>
            <numerusform>%n setninger vises. Velg noen for å lage utkast til et spørsmål fra dem.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::app::BottomPanel</name>
    <message>
        <source>Issues and jobs</source>
        <translation>Funn og jobber</translation>
    </message>
    <message>
        <source>Progress of the job that runs</source>
        <translation>Framdrift for jobben som kjører</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Hide issues and jobs</source>
        <translation>Skjul funn og jobber</translation>
    </message>
    <message>
        <source>%1 (not imported)</source>
        <translation>%1 (ikke importert)</translation>
    </message>
    <message>
        <source>Issues (%1)</source>
        <translation>Funn (%1)</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Jobber</translation>
    </message>
    <message>
        <source>Jobs (%1 · %2)</source>
        <translation>Jobber (%1 · %2)</translation>
    </message>
    <message>
        <source>Jobs (%1)</source>
        <translation>Jobber (%1)</translation>
    </message>
    <message>
        <source>Cancel: %1</source>
        <translation>Avbryt: %1</translation>
    </message>
</context>
<context>
    <name>assay::app::BundleController</name>
    <message numerus="yes">
        <source>%1 bundle(s): %2. Undo takes it back.</source>
        <translation>
            <numerusform>%1 bunt: %2. Kan angres.</numerusform>
            <numerusform>%1 bunter: %2. Kan angres.</numerusform>
        </translation>
    </message>
    <message>
        <source>Marking bundles</source>
        <translation>Merker bunter</translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>Noen</translation>
    </message>
    <message>
        <source>%1 changed the bundle %2 elsewhere (%3).</source>
        <translation>%1 endret bunten %2 et annet sted (%3).</translation>
    </message>
    <message numerus="yes">
        <source>%1 changed %n bundle(s) elsewhere.</source>
        <translation>
            <numerusform>%1 endret %n bunt et annet sted.</numerusform>
            <numerusform>%1 endret %n bunter et annet sted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 made %n edit(s) elsewhere in the workspace.</source>
        <translation>
            <numerusform>%1 gjorde %n endring et annet sted i arbeidsområdet.</numerusform>
            <numerusform>%1 gjorde %n endringer et annet sted i arbeidsområdet.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 bundle was added elsewhere: %1.</source>
        <translation>1 bunt ble lagt til et annet sted: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n bundles were added elsewhere: %1.</source>
        <translation>
            <numerusform>%n bunt ble lagt til et annet sted: %1.</numerusform>
            <numerusform>%n bunter ble lagt til et annet sted: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The bundles %1 were removed elsewhere.</source>
        <translation>Buntene %1 ble fjernet et annet sted.</translation>
    </message>
    <message>
        <source>Loading bundles</source>
        <translation>Laster inn bunter</translation>
    </message>
</context>
<context>
    <name>assay::app::BundleDetail</name>
    <message>
        <source>Questions that the bundle is linked with</source>
        <translation>Spørsmål som bunten er knyttet til</translation>
    </message>
    <message>
        <source>Return or a double click shows the question on its page</source>
        <translation>Enter eller dobbeltklikk viser spørsmålet på siden Spørsmål</translation>
    </message>
    <message>
        <source>A company counts once, whatever its number of sentences</source>
        <translation>Et selskap teller én gang, uansett antall setninger</translation>
    </message>
    <message>
        <source>How the sentences stand side by side</source>
        <translation>Hvordan setningene står side om side</translation>
    </message>
    <message>
        <source>Of itself: by company where there are several, else by year</source>
        <translation>Automatisk: etter selskap når det er flere, ellers etter år</translation>
    </message>
    <message>
        <source>Side by side: automatic</source>
        <translation>Side om side: automatisk</translation>
    </message>
    <message>
        <source>Side by side: by year</source>
        <translation>Side om side: etter år</translation>
    </message>
    <message>
        <source>Side by side: by company</source>
        <translation>Side om side: etter selskap</translation>
    </message>
    <message>
        <source>Note on the bundle</source>
        <translation>Notat om bunten</translation>
    </message>
    <message>
        <source>Note (F2)</source>
        <translation>Notat (F2)</translation>
    </message>
    <message>
        <source>A note on the bundle; Return keeps it, Escape gives up</source>
        <translation>Et notat om bunten; Enter lagrer det, Escape forkaster det</translation>
    </message>
    <message>
        <source>Suite that the draft goes to</source>
        <translation>Gullsett for utkastet</translation>
    </message>
    <message>
        <source>The suite that the draft goes to; a new name makes a new suite</source>
        <translation>Gullsettet som utkastet legges i; et nytt navn gir et nytt sett</translation>
    </message>
    <message>
        <source>Suite</source>
        <translation>Gullsett</translation>
    </message>
    <message>
        <source>in</source>
        <translation>i</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>Utkast</translation>
    </message>
    <message>
        <source>No. %1</source>
        <translation>Nr. %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 · %2, %3</source>
        <translation>%1 · %2, %3</translation>
    </message>
    <message>
        <source>The note was changed elsewhere to “%1”. Return keeps yours in its place, Escape gives it up.</source>
        <translation>Notatet ble endret et annet sted til «%1». Enter setter inn ditt i stedet, Escape forkaster det.</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message numerus="yes">
        <source>Linked with %n question(s)</source>
        <translation>
            <numerusform>Knyttet til %n spørsmål</numerusform>
            <numerusform>Knyttet til %n spørsmål</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::app::BundleGroupModel</name>
    <message>
        <source>Views</source>
        <translation>Visninger</translation>
    </message>
    <message>
        <source>All bundles</source>
        <translation>Alle bunter</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>Typer</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Emner</translation>
    </message>
    <message>
        <source>Companies</source>
        <translation>Selskaper</translation>
    </message>
    <message>
        <source>Years</source>
        <translation>År</translation>
    </message>
    <message>
        <source>Statuses</source>
        <translation>Statuser</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 av %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n group(s)</source>
        <translation>
            <numerusform>%1: %n gruppe</numerusform>
            <numerusform>%1: %n grupper</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n bundle(s)</source>
        <translation>
            <numerusform>%1: %n bunt</numerusform>
            <numerusform>%1: %n bunter</numerusform>
        </translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Bundles</source>
        <translation>Bunter</translation>
    </message>
</context>
<context>
    <name>assay::app::BundleListModel</name>
    <message>
        <source>Place in its file</source>
        <translation>Plass i filen</translation>
    </message>
    <message>
        <source>All sentences, also several of one company or year</source>
        <translation>Alle setninger, også flere fra samme selskap eller år</translation>
    </message>
    <message>
        <source>Used once a question was drafted from it or linked with it; rejected when none should be</source>
        <translation>Brukt når et spørsmål er laget fra den eller knyttet til den; forkastet når ingen bør lages</translation>
    </message>
    <message>
        <source>Each once, whatever its number of sentences</source>
        <translation>Hver teller én gang, uansett antall setninger</translation>
    </message>
    <message>
        <source>Why the bundle was rejected</source>
        <translation>Hvorfor bunten ble forkastet</translation>
    </message>
    <message>
        <source>Questions that were drafted from it or linked with it</source>
        <translation>Spørsmål som er laget fra den eller knyttet til den</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Visning</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>Emne</translation>
    </message>
    <message>
        <source>Companies</source>
        <translation>Selskaper</translation>
    </message>
    <message>
        <source>Years</source>
        <translation>År</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>Setninger</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Rejected because</source>
        <translation>Forkastet fordi</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notat</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Spørsmål</translation>
    </message>
</context>
<context>
    <name>assay::app::BundlesOfQuestion</name>
    <message>
        <source>Bundle: %1</source>
        <translation>Bunt: %1</translation>
    </message>
    <message>
        <source>Shows the bundle that the question is linked with: %1</source>
        <translation>Viser bunten som spørsmålet er knyttet til: %1</translation>
    </message>
    <message>
        <source>Show the bundle %1</source>
        <translation>Vis bunten %1</translation>
    </message>
    <message numerus="yes">
        <source>%n bundle(s)</source>
        <translation>
            <numerusform>%n bunt</numerusform>
            <numerusform>%n bunter</numerusform>
        </translation>
    </message>
    <message>
        <source>The bundles that the question is linked with</source>
        <translation>Buntene som spørsmålet er knyttet til</translation>
    </message>
</context>
<context>
    <name>assay::app::BundlesPage</name>
    <message>
        <source>Bundles</source>
        <translation>Bunter</translation>
    </message>
    <message>
        <source>%1 sets</source>
        <translation>%1 sett</translation>
    </message>
    <message>
        <source>%1 · n = %2</source>
        <translation>%1 · n = %2</translation>
    </message>
    <message>
        <source>%1 · %2 of %3 shown</source>
        <translation>%1 · %2 av %3 vises</translation>
    </message>
    <message>
        <source> · %1 used</source>
        <translation> · %1 brukt</translation>
    </message>
    <message>
        <source> · %1 rejected</source>
        <translation> · %1 forkastet</translation>
    </message>
    <message>
        <source>Groups of bundles</source>
        <translation>Grupper av bunter</translation>
    </message>
    <message>
        <source>Show all bundles</source>
        <translation>Vis alle bunter</translation>
    </message>
    <message>
        <source>Search in topics, companies and sentences</source>
        <translation>Søk i emner, selskaper og setninger</translation>
    </message>
    <message>
        <source>Search in topics, companies and sentences (Ctrl+F)</source>
        <translation>Søk i emner, selskaper og setninger (Ctrl+F)</translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation>Lagret i %1.</translation>
    </message>
    <message>
        <source>Opening the workspace…</source>
        <translation>Åpner arbeidsområdet …</translation>
    </message>
    <message>
        <source>No workspace is open.
Open one from the menu File, or drop a file with bundles anywhere in the window.</source>
        <translation>Ikke noe arbeidsområde er åpent.
Åpne et fra menyen Fil, eller slipp en fil med bunter hvor som helst i vinduet.</translation>
    </message>
    <message>
        <source>Loading the bundles…</source>
        <translation>Laster inn buntene …</translation>
    </message>
    <message>
        <source>This workspace holds no bundles, and it can only be read.
Open one that can be written to import bundles.</source>
        <translation>Dette arbeidsområdet har ingen bunter, og det kan bare leses.
Åpne et som kan skrives til, for å importere bunter.</translation>
    </message>
    <message>
        <source>No bundle is in this group any more.
Choose another one on the left, or show all.</source>
        <translation>Ingen bunt er i denne gruppen lenger.
Velg en annen til venstre, eller vis alle.</translation>
    </message>
    <message>
        <source>No bundle of this group holds all of these words.
Try fewer, or show all.</source>
        <translation>Ingen bunt i denne gruppen har alle disse ordene.
Prøv færre, eller vis alle.</translation>
    </message>
    <message>
        <source>No bundle holds all of these words.
Try fewer, or parts of them.</source>
        <translation>Ingen bunt har alle disse ordene.
Prøv færre, eller deler av dem.</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Brukt</translation>
    </message>
    <message>
        <source>The selected bundles are used (U)</source>
        <translation>De valgte buntene er brukt (U)</translation>
    </message>
    <message>
        <source>Unused</source>
        <translation>Ubrukt</translation>
    </message>
    <message>
        <source>The selected bundles are neither used nor rejected (Backspace)</source>
        <translation>De valgte buntene er verken brukt eller forkastet (Backspace)</translation>
    </message>
    <message>
        <source>Rejected…</source>
        <translation>Forkastet …</translation>
    </message>
    <message>
        <source>No question should be made from the selected bundles: 1 to 9 choose the reason (X)</source>
        <translation>Ingen spørsmål bør lages fra de valgte buntene: 1 til 9 velger grunnen (X)</translation>
    </message>
    <message>
        <source>Draft question</source>
        <translation>Lag utkast</translation>
    </message>
    <message>
        <source>Makes a question with the companies, years, evidence, scope, answer type, sections and category of the bundle in front, and opens it (Ctrl+D)</source>
        <translation>Lager et spørsmål med selskapene, årene, belegget, omfanget, svartypen, seksjonene og kategorien til bunten som vises, og åpner det (Ctrl+D)</translation>
    </message>
    <message>
        <source>Edit the note</source>
        <translation>Rediger notatet</translation>
    </message>
    <message>
        <source>Unlink the question</source>
        <translation>Løs spørsmålet fra bunten</translation>
    </message>
    <message>
        <source>The bundle and the selected question are linked no longer; both stay</source>
        <translation>Bunten og det valgte spørsmålet er ikke lenger knyttet sammen; begge beholdes</translation>
    </message>
    <message>
        <source>Show in corpus</source>
        <translation>Vis i korpuset</translation>
    </message>
    <message>
        <source>Shows the sentence at the cursor in its corpus (Ctrl+E)</source>
        <translation>Viser setningen ved markøren i korpuset (Ctrl+E)</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Søk</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Angre</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Gjør om</translation>
    </message>
    <message>
        <source>Previous bundle</source>
        <translation>Forrige bunt</translation>
    </message>
    <message>
        <source>Next bundle</source>
        <translation>Neste bunt</translation>
    </message>
    <message>
        <source>Keys of this page</source>
        <translation>Taster på denne siden</translation>
    </message>
    <message>
        <source>Bundles as JSON…</source>
        <translation>Bunter som JSON …</translation>
    </message>
    <message>
        <source>The set of the bundle in front, as it was imported</source>
        <translation>Settet til bunten som vises, slik det ble importert</translation>
    </message>
    <message>
        <source>Keys of the page of bundles</source>
        <translation>Taster på siden for bunter</translation>
    </message>
    <message>
        <source>1 … 9</source>
        <translation>1 … 9</translation>
    </message>
    <message>
        <source>The reason, after rejecting</source>
        <translation>Grunnen, etter forkasting</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>In the table: to the sentences</source>
        <translation>I tabellen: til setningene</translation>
    </message>
    <message>
        <source>In the linked questions: shows the question</source>
        <translation>I de tilknyttede spørsmålene: viser spørsmålet</translation>
    </message>
    <message>
        <source>Name the suite that the draft goes to; it is made if there is none.</source>
        <translation>Oppgi gullsettet som utkastet skal i; det opprettes hvis det ikke finnes.</translation>
    </message>
    <message>
        <source>A question was drafted in the suite %1. Undo takes it back.</source>
        <translation>Et utkast til spørsmål ble laget i gullsettet %1. Kan angres.</translation>
    </message>
    <message>
        <source>Save the bundles</source>
        <translation>Lagre buntene</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Bundles, the atlas and the patterns</source>
        <translation>Bunter, atlaset og mønstrene</translation>
    </message>
    <message>
        <source>Atlas</source>
        <translation>Atlas</translation>
    </message>
    <message>
        <source>Patterns</source>
        <translation>Mønstre</translation>
    </message>
    <message>
        <source>This workspace holds no bundles yet: sentences that belong together, from which questions are drafted.
Drop a file with bundles (JSON) here, use File &gt; Import, or mine a corpus.</source>
        <translation>Dette arbeidsområdet har ingen bunter ennå: setninger som hører sammen, og som det lages utkast til spørsmål fra.
Slipp en fil med bunter (JSON) her, bruk Fil &gt; Importer, eller utvinn bunter fra et korpus.</translation>
    </message>
    <message>
        <source>Mine…</source>
        <translation>Utvinn …</translation>
    </message>
    <message>
        <source>Reads a corpus and makes bundles of what belongs together</source>
        <translation>Leser et korpus og lager bunter av det som hører sammen</translation>
    </message>
</context>
<context>
    <name>assay::app::CaseDetail</name>
    <message>
        <source>bad gold</source>
        <translation>dårlig gull</translation>
    </message>
    <message>
        <source>boilerplate</source>
        <translation>standardtekst</translation>
    </message>
    <message>
        <source>bad cut</source>
        <translation>dårlig oppdelt</translation>
    </message>
    <message>
        <source>look again</source>
        <translation>se på igjen</translation>
    </message>
    <message>
        <source>The anchor in its section</source>
        <translation>Ankeret i seksjonen sin</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gull</translation>
    </message>
    <message>
        <source>Retrieved</source>
        <translation>Hentet</translation>
    </message>
    <message>
        <source>In its section</source>
        <translation>I seksjonen</translation>
    </message>
    <message>
        <source>&amp;Gold</source>
        <translation>&amp;Gull</translation>
    </message>
    <message>
        <source>&amp;Retrieved, best first; the anchor itself left out</source>
        <translation>&amp;Hentet, best først; selve ankeret utelatt</translation>
    </message>
    <message>
        <source>Flags this case; undo takes it back</source>
        <translation>Flagger dette tilfellet; kan angres</translation>
    </message>
    <message>
        <source>Note on the case</source>
        <translation>Notat om tilfellet</translation>
    </message>
    <message>
        <source>Note on this case; Return keeps it (F2)</source>
        <translation>Notat om dette tilfellet; Enter lagrer det (F2)</translation>
    </message>
    <message>
        <source>Choose a case above: Ctrl+Right and Ctrl+Left walk through them.</source>
        <translation>Velg et tilfelle ovenfor: Ctrl+Høyre og Ctrl+Venstre går gjennom dem.</translation>
    </message>
    <message>
        <source>%1 gold within ±%2</source>
        <translation>%1 gull innenfor ±%2</translation>
    </message>
    <message>
        <source>not covered</source>
        <translation>ikke dekket</translation>
    </message>
    <message>
        <source>section of %1</source>
        <translation>seksjon på %1</translation>
    </message>
    <message>
        <source>not asked: it has no vector</source>
        <translation>ikke spurt: uten vektor</translation>
    </message>
    <message>
        <source>not asked: it has no words</source>
        <translation>ikke spurt: uten ord</translation>
    </message>
    <message>
        <source>not asked: there is no list of it</source>
        <translation>ikke spurt: uten liste</translation>
    </message>
    <message>
        <source>not asked: it is not searched</source>
        <translation>ikke spurt: ikke med i søket</translation>
    </message>
    <message>
        <source>first gold at rank %1</source>
        <translation>første gull på rang %1</translation>
    </message>
    <message>
        <source>no gold among %1 results</source>
        <translation>ingen gull blant %1 resultater</translation>
    </message>
    <message>
        <source>whether it finds itself is not known</source>
        <translation>om det finner seg selv, er ikke kjent</translation>
    </message>
    <message>
        <source>finds itself</source>
        <translation>finner seg selv</translation>
    </message>
    <message>
        <source>ties with itself</source>
        <translation>finner seg selv, likt med andre</translation>
    </message>
    <message>
        <source>does not find itself</source>
        <translation>finner ikke seg selv</translation>
    </message>
    <message>
        <source>does not come first, ties are not known</source>
        <translation>kommer ikke først, likheter er ikke kjent</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>ikke lagret ennå</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Plass</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posisjon</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Setning</translation>
    </message>
    <message>
        <source>◆ anchor</source>
        <translation>◆ anker</translation>
    </message>
    <message>
        <source>✓ gold</source>
        <translation>✓ gull</translation>
    </message>
    <message>
        <source>≡ not prose</source>
        <translation>≡ ikke prosa</translation>
    </message>
    <message>
        <source>→ reference</source>
        <translation>→ henvisning</translation>
    </message>
    <message>
        <source>%1 (%2%3)</source>
        <translation>%1 (%2%3)</translation>
    </message>
    <message>
        <source>%1, found</source>
        <translation>%1, funnet</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Forskyvning</translation>
    </message>
    <message>
        <source>&gt; %1</source>
        <translation>&gt; %1</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>ikke funnet</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Avstand</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Hvor</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>%1 ✓ gold</source>
        <translation>%1 ✓ gull</translation>
    </message>
    <message>
        <source>Gold: within the window of the anchor</source>
        <translation>Gull: innenfor ankerets vindu</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>rad %1</translation>
    </message>
    <message>
        <source>same text at %1 companies among these results</source>
        <translation>samme tekst hos %1 selskaper blant disse resultatene</translation>
    </message>
    <message>
        <source>same text %1 times</source>
        <translation>samme tekst %1 ganger</translation>
    </message>
    <message>
        <source>%1 results have the same text; unfold to see each (Right). Only the results shown are counted, not the whole corpus.</source>
        <translation>%1 resultater har samme tekst; brett ut for å se hvert av dem (Høyre). Bare resultatene som vises, telles, ikke hele korpuset.</translation>
    </message>
</context>
<context>
    <name>assay::app::CaseFilter</name>
    <message>
        <source>A result of another company has a cosine of %1 or more with the anchor.</source>
        <translation>Et resultat fra et annet selskap har en cosinus på %1 eller mer med ankeret.</translation>
    </message>
    <message>
        <source>The anchor&apos;s section has fewer than %1 sentences that are searched.</source>
        <translation>Ankerets seksjon har færre enn %1 setninger som det søkes i.</translation>
    </message>
    <message>
        <source>%1 or more of the anchor&apos;s words hold a digit or a currency sign.</source>
        <translation>%1 eller mer av ankerets ord har et siffer eller et valutategn.</translation>
    </message>
    <message>
        <source>The anchor only refers the reader elsewhere, as &quot;See Note 12&quot; does.</source>
        <translation>Ankeret viser bare leseren videre, slik «See Note 12» gjør.</translation>
    </message>
    <message>
        <source>None of the other diagnoses applies.</source>
        <translation>Ingen av de andre diagnosene passer.</translation>
    </message>
    <message>
        <source>sections of %1 sentences</source>
        <translation>seksjoner på %1 setninger</translation>
    </message>
    <message>
        <source>without a section</source>
        <translation>uten seksjon</translation>
    </message>
    <message>
        <source>section %1</source>
        <translation>seksjon %1</translation>
    </message>
    <message>
        <source>without a year</source>
        <translation>uten år</translation>
    </message>
    <message>
        <source>without a company</source>
        <translation>uten selskap</translation>
    </message>
    <message>
        <source>%1: counted</source>
        <translation>%1: talt med</translation>
    </message>
    <message>
        <source>%1: missed</source>
        <translation>%1: bommet</translation>
    </message>
    <message>
        <source> over all anchors</source>
        <translation> over alle ankre</translation>
    </message>
    <message>
        <source>not covered</source>
        <translation>ikke dekket</translation>
    </message>
    <message>
        <source>all anchors</source>
        <translation>alle ankre</translation>
    </message>
    <message>
        <source>anchors asked</source>
        <translation>spurte ankre</translation>
    </message>
    <message>
        <source>window ±%1</source>
        <translation>vindu ±%1</translation>
    </message>
</context>
<context>
    <name>assay::app::CaseListModel</name>
    <message>
        <source>not asked</source>
        <translation>ikke spurt</translation>
    </message>
    <message>
        <source>not covered</source>
        <translation>ikke dekket</translation>
    </message>
    <message>
        <source>&gt; %1</source>
        <translation>&gt; %1</translation>
    </message>
    <message>
        <source>Rank of the first gold sentence among the results, the anchor left out</source>
        <translation>Rangen til den første gullsetningen blant resultatene, ankeret utelatt</translation>
    </message>
    <message>
        <source>First gold</source>
        <translation>Første gull</translation>
    </message>
    <message>
        <source>Cosine distance of the gold sentence that is nearest, found or not</source>
        <translation>Cosinusavstand til den nærmeste gullsetningen, funnet eller ikke</translation>
    </message>
    <message>
        <source>Best gold</source>
        <translation>Beste gull</translation>
    </message>
    <message>
        <source>Anchor</source>
        <translation>Anker</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Selskap</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>År</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Seksjon</translation>
    </message>
    <message>
        <source>Sentences of the section that are searched</source>
        <translation>Setninger i seksjonen som er med i søket</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Lengde</translation>
    </message>
    <message>
        <source>Gold sentences within the window</source>
        <translation>Gullsetninger innenfor vinduet</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gull</translation>
    </message>
    <message>
        <source>The effective window, in positions to both sides</source>
        <translation>Det effektive vinduet, i posisjoner til begge sider</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Vindu</translation>
    </message>
    <message>
        <source>Diagnosis</source>
        <translation>Diagnose</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notater</translation>
    </message>
</context>
<context>
    <name>assay::app::CasesPane</name>
    <message>
        <source>Saved to %1.</source>
        <translation>Lagret i %1.</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Søk</translation>
    </message>
    <message>
        <source>Regime</source>
        <translation>Regime</translation>
    </message>
    <message>
        <source>Which of the anchors of the figure</source>
        <translation>Hvilke av ankrene bak tallet</translation>
    </message>
    <message>
        <source>all of its anchors</source>
        <translation>alle ankrene</translation>
    </message>
    <message>
        <source>those that count</source>
        <translation>de som teller</translation>
    </message>
    <message>
        <source>those that are missed</source>
        <translation>de som bommer</translation>
    </message>
    <message>
        <source>Shows every covered case again</source>
        <translation>Viser alle dekkede tilfeller igjen</translation>
    </message>
    <message>
        <source>Cases, the hardest first</source>
        <translation>Tilfeller, de vanskeligste først</translation>
    </message>
    <message>
        <source>n = %1</source>
        <translation>n = %1</translation>
    </message>
    <message>
        <source>No anchor has been asked yet.</source>
        <translation>Ingen ankre er spurt ennå.</translation>
    </message>
    <message>
        <source>No anchor passes this filter. Another diagnosis, or ✕, shows more.</source>
        <translation>Ingen ankre slipper gjennom dette filteret. En annen diagnose, eller ✕, viser flere.</translation>
    </message>
</context>
<context>
    <name>assay::app::ChatServiceForm</name>
    <message>
        <source>Service</source>
        <translation>Tjeneste</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>The environment variable that holds the key. The key is kept nowhere.</source>
        <translation>Miljøvariabelen som inneholder nøkkelen. Nøkkelen lagres ikke noe sted.</translation>
    </message>
    <message>
        <source>Key in</source>
        <translation>Nøkkel i</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Tidsgrense</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Samtidig</translation>
    </message>
    <message>
        <source>Price, sent</source>
        <translation>Pris, sendt</translation>
    </message>
    <message>
        <source>Price, received</source>
        <translation>Pris, mottatt</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>ikke kjent</translation>
    </message>
    <message>
        <source>In USD for a million tokens, as the provider says</source>
        <translation>I USD for en million tokener, slik leverandøren oppgir det</translation>
    </message>
    <message>
        <source>The address is to be as https://host/v1, without user name, query and fragment.</source>
        <translation>Adressen skal være som https://host/v1, uten brukernavn, spørring og fragment.</translation>
    </message>
    <message>
        <source>Name the model that is asked for.</source>
        <translation>Angi modellen som det spørres etter.</translation>
    </message>
    <message>
        <source>One of the settings is out of its range.</source>
        <translation>En av innstillingene er utenfor det gyldige området.</translation>
    </message>
</context>
<context>
    <name>assay::app::ClaimsPane</name>
    <message>
        <source>%1 (with another scale or sign in the evidence)</source>
        <translation>%1 (med en annen skala eller et annet fortegn i belegget)</translation>
    </message>
    <message>
        <source>Which answers to read</source>
        <translation>Hvilke svar som skal leses</translation>
    </message>
    <message>
        <source>All questions</source>
        <translation>Alle spørsmål</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Neste spørsmål</translation>
    </message>
    <message>
        <source>Next question of the queue (N in the list of claims)</source>
        <translation>Neste spørsmål i køen (N i listen over påstander)</translation>
    </message>
    <message>
        <source>Which answer</source>
        <translation>Hvilket svar</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Svar</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Påstander</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Dom</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Påstand</translation>
    </message>
    <message>
        <source>Not in the evidence</source>
        <translation>Ikke i belegget</translation>
    </message>
    <message>
        <source>Aligned</source>
        <translation>Belagt</translation>
    </message>
    <message>
        <source>The evidence says so (1)</source>
        <translation>Belegget sier det (1)</translation>
    </message>
    <message>
        <source>Extrapolated</source>
        <translation>Ekstrapolert</translation>
    </message>
    <message>
        <source>May be inferred, but does not stand there (2)</source>
        <translation>Kan utledes, men står ikke der (2)</translation>
    </message>
    <message>
        <source>Invented</source>
        <translation>Oppdiktet</translation>
    </message>
    <message>
        <source>The evidence says nothing of the kind (3)</source>
        <translation>Belegget sier ikke noe slikt (3)</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>In two, before the word at the cursor in the answer</source>
        <translation>I to, foran ordet ved markøren i svaret</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Slå sammen</translation>
    </message>
    <message>
        <source>With the claim behind it</source>
        <translation>Med påstanden etter</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Belegg</translation>
    </message>
    <message>
        <source>Read claims</source>
        <translation>Leser påstander</translation>
    </message>
    <message>
        <source>%1 of %2 that fit</source>
        <translation>%1 av %2 som passer</translation>
    </message>
    <message>
        <source>Answer %1</source>
        <translation>Svar %1</translation>
    </message>
    <message>
        <source>There is no text of evidence to judge by.</source>
        <translation>Det finnes ingen tekst fra belegget å vurdere ut fra.</translation>
    </message>
    <message>
        <source>Nearest sentence: %1</source>
        <translation>Nærmeste setning: %1</translation>
    </message>
    <message>
        <source>Claims of an answer</source>
        <translation>Påstander i et svar</translation>
    </message>
    <message>
        <source>Claim %1 judged.</source>
        <translation>Påstand %1 vurdert.</translation>
    </message>
    <message>
        <source>Set the cursor between two words of the claim, in the answer.</source>
        <translation>Sett markøren mellom to ord i påstanden, i svaret.</translation>
    </message>
    <message>
        <source>Claim %1 split.</source>
        <translation>Påstand %1 delt.</translation>
    </message>
    <message>
        <source>Claims %1 and %2 joined.</source>
        <translation>Påstandene %1 og %2 slått sammen.</translation>
    </message>
    <message>
        <source>No sentence of the evidence shares a word other than figures with this claim.</source>
        <translation>Ingen setning i belegget deler et ord med denne påstanden, bortsett fra tall.</translation>
    </message>
</context>
<context>
    <name>assay::app::CompareDialog</name>
    <message>
        <source>Compare versions</source>
        <translation>Sammenlign versjoner</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Før</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Etter</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Forskjeller</translation>
    </message>
    <message>
        <source>The difference word by word</source>
        <translation>Forskjellen ord for ord</translation>
    </message>
    <message>
        <source>&amp;Before:</source>
        <translation>&amp;Før:</translation>
    </message>
    <message>
        <source>&amp;After:</source>
        <translation>&amp;Etter:</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Bytt om</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Lagre som CSV …</translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation>Lagret i %1.</translation>
    </message>
    <message>
        <source>There is no suite to compare any more.</source>
        <translation>Det finnes ikke lenger noe gullsett å sammenligne.</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Sammenligner …</translation>
    </message>
    <message>
        <source>Comparing %1 with %2</source>
        <translation>Sammenligner %1 med %2</translation>
    </message>
    <message>
        <source>That is the same twice: choose another version to compare it with.</source>
        <translation>Det er den samme to ganger: velg en annen versjon å sammenligne med.</translation>
    </message>
    <message>
        <source>%1 added, %2 removed, %3 changed, %4 unchanged.</source>
        <translation>%1 lagt til, %2 fjernet, %3 endret, %4 uendret.</translation>
    </message>
</context>
<context>
    <name>assay::app::ComparisonPane</name>
    <message>
        <source>Detector A</source>
        <translation>Detektor A</translation>
    </message>
    <message>
        <source>Detector B</source>
        <translation>Detektor B</translation>
    </message>
    <message>
        <source>The set that detector B judges</source>
        <translation>Settet som detektor B vurderer</translation>
    </message>
    <message>
        <source>Thresholds of both</source>
        <translation>Tersklene til begge</translation>
    </message>
    <message>
        <source>each scenario&apos;s present τ</source>
        <translation>hvert scenarios gjeldende τ</translation>
    </message>
    <message>
        <source>predetermined defaults</source>
        <translation>forhåndsbestemte standarder</translation>
    </message>
    <message>
        <source>the τ of all samples</source>
        <translation>τ for alle prøver</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>against B</source>
        <translation>mot B</translation>
    </message>
    <message>
        <source>of</source>
        <translation>fra</translation>
    </message>
    <message>
        <source>at</source>
        <translation>ved</translation>
    </message>
    <message>
        <source>The comparison</source>
        <translation>Sammenligningen</translation>
    </message>
    <message>
        <source>this set</source>
        <translation>dette settet</translation>
    </message>
    <message>
        <source>No set is loaded.</source>
        <translation>Ingen sett er lastet inn.</translation>
    </message>
    <message>
        <source>Nothing is pinned: pin the thresholds that are to be compared first.</source>
        <translation>Ingenting er festet: fest først tersklene som skal sammenlignes.</translation>
    </message>
    <message>
        <source>Comparing two detectors</source>
        <translation>Sammenligner to detektorer</translation>
    </message>
    <message>
        <source>There is no sample that both detectors judge.</source>
        <translation>Ingen prøver vurderes av begge detektorer.</translation>
    </message>
</context>
<context>
    <name>assay::app::CorpusController</name>
    <message>
        <source>Reading the sections of a corpus</source>
        <translation>Leser seksjonene i et korpus</translation>
    </message>
    <message>
        <source>Reading which sentences are prose</source>
        <translation>Leser hvilke setninger som er prosa</translation>
    </message>
    <message>
        <source>Searching a corpus</source>
        <translation>Søker i et korpus</translation>
    </message>
</context>
<context>
    <name>assay::app::CorpusNearest</name>
    <message>
        <source>Opening the vectors of a corpus</source>
        <translation>Åpner vektorene til et korpus</translation>
    </message>
    <message>
        <source>Finding the nearest sentences</source>
        <translation>Finner de nærmeste setningene</translation>
    </message>
</context>
<context>
    <name>assay::app::CorpusPage</name>
    <message>
        <source>Corpus</source>
        <translation>Korpus</translation>
    </message>
    <message>
        <source>No corpus of this workspace has the sentence %1.</source>
        <translation>Setningen %1 er ikke i noe korpus i dette arbeidsområdet.</translation>
    </message>
    <message>
        <source>1 company</source>
        <translation>1 selskap</translation>
    </message>
    <message>
        <source>%1 companies</source>
        <translation>%1 selskaper</translation>
    </message>
    <message>
        <source>1 year</source>
        <translation>1 år</translation>
    </message>
    <message>
        <source>%1 years</source>
        <translation>%1 år</translation>
    </message>
    <message>
        <source>1 section</source>
        <translation>1 seksjon</translation>
    </message>
    <message>
        <source>%1 sections</source>
        <translation>%1 seksjoner</translation>
    </message>
    <message>
        <source>1 heading</source>
        <translation>1 overskrift</translation>
    </message>
    <message>
        <source>%1 headings</source>
        <translation>%1 overskrifter</translation>
    </message>
    <message>
        <source>1 piece of table debris</source>
        <translation>1 tabellrest</translation>
    </message>
    <message>
        <source>%1 pieces of table debris</source>
        <translation>%1 tabellrester</translation>
    </message>
    <message>
        <source>reading the sections…</source>
        <translation>leser seksjonene …</translation>
    </message>
    <message>
        <source>1 file</source>
        <translation>1 fil</translation>
    </message>
    <message>
        <source>%1 files</source>
        <translation>%1 filer</translation>
    </message>
    <message>
        <source>1 record rejected</source>
        <translation>1 post forkastet</translation>
    </message>
    <message>
        <source>%1 records rejected</source>
        <translation>%1 poster forkastet</translation>
    </message>
    <message>
        <source>imported %1</source>
        <translation>importert %1</translation>
    </message>
    <message>
        <source>%1 · n = %2 sentences</source>
        <translation>%1 · n = %2 setninger</translation>
    </message>
    <message>
        <source>%1 · %2 of %3 sentences shown</source>
        <translation>%1 · %2 av %3 setninger vises</translation>
    </message>
    <message>
        <source>no vectors</source>
        <translation>ingen vektorer</translation>
    </message>
    <message>
        <source>%1 embedding sets</source>
        <translation>%1 vektorsett</translation>
    </message>
    <message>
        <source>Opening the workspace…</source>
        <translation>Åpner arbeidsområdet …</translation>
    </message>
    <message>
        <source>No workspace is open.
Open one from the menu File, or drop filings or a file of sentences anywhere in the window.</source>
        <translation>Ikke noe arbeidsområde er åpent.
Åpne et fra menyen Fil, eller slipp årsrapporter eller en fil med setninger hvor som helst i vinduet.</translation>
    </message>
    <message>
        <source>This workspace holds no corpus, and it can only be read.
Open one that can be written to import one.</source>
        <translation>Dette arbeidsområdet har ikke noe korpus, og det kan bare leses.
Åpne et som kan skrives til, for å importere et.</translation>
    </message>
    <message>
        <source>This workspace holds no corpus yet: sentences in order, with company, year and section.

Drop filings (JSON of edgar-crawler; all at once make one corpus), JSON lines or CSV with sentences,
a BEIR corpus.jsonl, or a list of sentence ids here, or use File &gt; Import.</source>
        <translation>Dette arbeidsområdet har ikke noe korpus ennå: setninger i rekkefølge, med selskap, år og seksjon.

Slipp årsrapporter (JSON fra edgar-crawler; alle på én gang blir ett korpus), JSON-linjer eller CSV med setninger,
en BEIR corpus.jsonl eller en liste med setnings-id-er her, eller bruk Fil &gt; Importer.</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Søker …</translation>
    </message>
    <message>
        <source>No sentence holds all of these words.
Try fewer, or the beginning of the last one.</source>
        <translation>Ingen setning har alle disse ordene.
Prøv færre, eller begynnelsen av det siste.</translation>
    </message>
    <message>
        <source>No sentence of this part of the corpus holds all of these words.
Try fewer, or search in all sentences.</source>
        <translation>Ingen setning i denne delen av korpuset har alle disse ordene.
Prøv færre, eller søk i alle setninger.</translation>
    </message>
    <message>
        <source>Nothing here is prose: only headings or table debris.</source>
        <translation>Ingenting her er prosa: bare overskrifter eller tabellrester.</translation>
    </message>
    <message>
        <source>There are no sentences here.</source>
        <translation>Det er ingen setninger her.</translation>
    </message>
    <message>
        <source>%1 hits so far</source>
        <translation>%1 treff så langt</translation>
    </message>
    <message>
        <source>No word to look for</source>
        <translation>Ingen ord å søke etter</translation>
    </message>
    <message>
        <source>1 hit</source>
        <translation>1 treff</translation>
    </message>
    <message>
        <source>%1 hits</source>
        <translation>%1 treff</translation>
    </message>
    <message>
        <source>%1 · %2 of %3</source>
        <translation>%1 · %2 av %3</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Søk</translation>
    </message>
    <message>
        <source>Go to an id</source>
        <translation>Gå til en id</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>Neste treff</translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation>Forrige treff</translation>
    </message>
    <message>
        <source>Next section</source>
        <translation>Neste seksjon</translation>
    </message>
    <message>
        <source>Previous section</source>
        <translation>Forrige seksjon</translation>
    </message>
    <message>
        <source>Prose only</source>
        <translation>Bare prosa</translation>
    </message>
    <message>
        <source>Leaves out headings and table debris (Ctrl+Shift+P)</source>
        <translation>Utelater overskrifter og tabellrester (Ctrl+Shift+P)</translation>
    </message>
    <message>
        <source>Hits only</source>
        <translation>Bare treff</translation>
    </message>
    <message>
        <source>Lists what was found, or everything with it (Ctrl+Shift+H)</source>
        <translation>Viser bare det som ble funnet, eller alt sammen (Ctrl+Shift+H)</translation>
    </message>
    <message>
        <source>Rename the corpus…</source>
        <translation>Gi korpuset nytt navn …</translation>
    </message>
    <message>
        <source>Remove the corpus…</source>
        <translation>Fjern korpuset …</translation>
    </message>
    <message>
        <source>Show the issues of its import</source>
        <translation>Vis funnene fra importen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Angre</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Gjør om</translation>
    </message>
    <message>
        <source>Listed sentences as CSV…</source>
        <translation>Viste setninger som CSV …</translation>
    </message>
    <message>
        <source>How it was cut, as CSV…</source>
        <translation>Oppdelingen som CSV …</translation>
    </message>
    <message>
        <source>Keys of this page</source>
        <translation>Taster på denne siden</translation>
    </message>
    <message>
        <source>Rename the corpus</source>
        <translation>Gi korpuset nytt navn</translation>
    </message>
    <message>
        <source>Name of the corpus</source>
        <translation>Navn på korpuset</translation>
    </message>
    <message>
        <source>Remove a corpus</source>
        <translation>Fjern et korpus</translation>
    </message>
    <message>
        <source>Remove the corpus “%1”?</source>
        <translation>Fjerne korpuset «%1»?</translation>
    </message>
    <message>
        <source>Its %1 sentences go with their %2 embedding sets and anchor sets; questions and bundles that refer to them stay. The files it was imported from stay as they are. This cannot be undone.</source>
        <translation>De %1 setningene fjernes sammen med %2 vektorsett og ankersettene; spørsmål og bunter som viser til dem, beholdes. Filene det ble importert fra, forblir som de er. Dette kan ikke angres.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Fjern</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behold</translation>
    </message>
    <message>
        <source>Reading the issues of a corpus</source>
        <translation>Leser funnene for et korpus</translation>
    </message>
    <message>
        <source>The import of “%1” had nothing to report.</source>
        <translation>Importen av «%1» hadde ingenting å melde.</translation>
    </message>
    <message>
        <source>Keys of the corpus page</source>
        <translation>Taster på korpussiden</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>In the search: to the next hit; in the tree: to the sentences</source>
        <translation>I søket: til neste treff; i treet: til setningene</translation>
    </message>
    <message>
        <source>In the sentences: to the inspector; in the neighbours: to the sentence</source>
        <translation>I setningene: til inspektøren; i naboene: til setningen</translation>
    </message>
    <message>
        <source>Ctrl+C</source>
        <translation>Ctrl+C</translation>
    </message>
    <message>
        <source>Copies the selected rows as TSV</source>
        <translation>Kopierer de valgte radene som TSV</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Escape</translation>
    </message>
    <message>
        <source>In a field: empties it; in the inspector: back to the sentences</source>
        <translation>I et felt: tømmer det; i inspektøren: tilbake til setningene</translation>
    </message>
    <message>
        <source>&amp;Sentences</source>
        <translation>&amp;Setninger</translation>
    </message>
    <message>
        <source>How the files were cut</source>
        <translation>Hvordan filene ble delt opp</translation>
    </message>
    <message>
        <source>How it was &amp;cut</source>
        <translation>&amp;Oppdeling</translation>
    </message>
    <message>
        <source>&amp;Embedding sets</source>
        <translation>V&amp;ektorsett</translation>
    </message>
    <message>
        <source>Rename, remove or look at the issues of the corpus</source>
        <translation>Gi korpuset nytt navn, fjern det eller se på funnene</translation>
    </message>
    <message>
        <source>Filter companies, years and sections</source>
        <translation>Filtrer selskaper, år og seksjoner</translation>
    </message>
    <message>
        <source>Company, CIK, year, section</source>
        <translation>Selskap, CIK, år, seksjon</translation>
    </message>
    <message>
        <source>Companies, years and sections</source>
        <translation>Selskaper, år og seksjoner</translation>
    </message>
    <message>
        <source>Search in the sentences</source>
        <translation>Søk i setningene</translation>
    </message>
    <message>
        <source>Search in the sentences (Ctrl+F)</source>
        <translation>Søk i setningene (Ctrl+F)</translation>
    </message>
    <message>
        <source>Every word, the last one as a beginning; words between double quotes stand one after the other. F3: the next hit.</source>
        <translation>Alle ordene, det siste som begynnelse; ord i doble anførselstegn står etter hverandre. F3: neste treff.</translation>
    </message>
    <message>
        <source>Go to a sentence by its id or its place in the corpus</source>
        <translation>Gå til en setning etter id eller plass i korpuset</translation>
    </message>
    <message>
        <source>Id or place (Ctrl+G)</source>
        <translation>Id eller plass (Ctrl+G)</translation>
    </message>
    <message>
        <source>Show all sentences</source>
        <translation>Vis alle setninger</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>Setninger</translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation>Lagret i %1.</translation>
    </message>
    <message>
        <source>The corpus “%1” is no longer in this workspace: it was removed elsewhere.</source>
        <translation>Korpuset «%1» er ikke lenger i dette arbeidsområdet: det ble fjernet et annet sted.</translation>
    </message>
    <message>
        <source>The corpus “%1” is no longer in this workspace: it was removed elsewhere. “%2” is in front now.</source>
        <translation>Korpuset «%1» er ikke lenger i dette arbeidsområdet: det ble fjernet et annet sted. «%2» vises nå.</translation>
    </message>
</context>
<context>
    <name>assay::app::CoverageModel</name>
    <message>
        <source>Total</source>
        <translation>Totalt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>All questions</source>
        <translation>Alle spørsmål</translation>
    </message>
    <message>
        <source>no question: a gap</source>
        <translation>ingen spørsmål: et hull</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n spørsmål</numerusform>
            <numerusform>%n spørsmål</numerusform>
        </translation>
    </message>
    <message>
        <source>Questions; one with several years or companies counts once in each row, and once in the grand total</source>
        <translation>Spørsmål; et med flere år eller selskaper teller én gang i hver rad, og én gang i totalsummen</translation>
    </message>
</context>
<context>
    <name>assay::app::CoveragePane</name>
    <message>
        <source>Suite whose coverage is shown</source>
        <translation>Gullsettet som dekningen vises for</translation>
    </message>
    <message>
        <source>All &amp;usual values</source>
        <translation>Alle &amp;vanlige verdier</translation>
    </message>
    <message>
        <source>Lists every category from A to J, difficulty, scope and answer type, also those that no question has, so that what is missing is seen</source>
        <translation>Viser hver kategori fra A til J, vanskelighetsgrad, omfang og svartype, også dem som ingen spørsmål har, slik at det synes hva som mangler</translation>
    </message>
    <message>
        <source>Questions for each combination of facets</source>
        <translation>Spørsmål for hver kombinasjon av fasetter</translation>
    </message>
    <message>
        <source>All suites</source>
        <translation>Alle gullsett</translation>
    </message>
    <message>
        <source>%1, as chosen in the facets</source>
        <translation>%1, som valgt i fasettene</translation>
    </message>
    <message>
        <source>%1, the newest suite</source>
        <translation>%1, det nyeste gullsettet</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ingen</translation>
    </message>
    <message>
        <source>Rows: %1</source>
        <translation>Rader: %1</translation>
    </message>
    <message>
        <source>Columns: %1</source>
        <translation>Kolonner: %1</translation>
    </message>
    <message>
        <source>No workspace is open.
Open one from the menu File.</source>
        <translation>Ikke noe arbeidsområde er åpent.
Åpne et fra menyen Fil.</translation>
    </message>
    <message>
        <source>This workspace holds no gold questions yet.
Import a file with questions from the menu File, or drop one here.</source>
        <translation>Dette arbeidsområdet har ingen gullspørsmål ennå.
Importer en fil med spørsmål fra menyen Fil, eller slipp en her.</translation>
    </message>
    <message>
        <source>Choose at least one facet for the rows and one for the columns.</source>
        <translation>Velg minst én fasett for radene og én for kolonnene.</translation>
    </message>
    <message>
        <source>%1 · n = %2 · gaps (hatched): %3</source>
        <translation>%1 · n = %2 · hull (skravert): %3</translation>
    </message>
    <message>
        <source> · without retired ones</source>
        <translation> · uten utgåtte</translation>
    </message>
    <message>
        <source> · only rows or columns that occur are listed</source>
        <translation> · bare rader eller kolonner som forekommer, vises</translation>
    </message>
    <message>
        <source>spot check</source>
        <translation>stikkprøve</translation>
    </message>
    <message>
        <source>target mix</source>
        <translation>målfordeling</translation>
    </message>
    <message>
        <source>Choose a cell of the matrix first: one with a category, difficulty, scope or answer type.</source>
        <translation>Velg først en celle i matrisen: en med kategori, vanskelighetsgrad, omfang eller svartype.</translation>
    </message>
</context>
<context>
    <name>assay::app::CurvePane</name>
    <message>
        <source>What the left chart shows</source>
        <translation>Hva diagrammet til venstre viser</translation>
    </message>
    <message>
        <source>Precision-recall, scores</source>
        <translation>Presisjon-recall, scorer</translation>
    </message>
    <message>
        <source>Precision-recall, decision</source>
        <translation>Presisjon-recall, avgjørelse</translation>
    </message>
    <message>
        <source>ROC</source>
        <translation>ROC</translation>
    </message>
    <message>
        <source>Reliability</source>
        <translation>Pålitelighet</translation>
    </message>
    <message>
        <source>Each class&apos;s own score; the FHRI classes among the samples that NLI leaves</source>
        <translation>Hver klasses egen score; FHRI-klassene blant prøvene som NLI lar stå igjen</translation>
    </message>
    <message>
        <source>The whole decision over all samples: what NLI takes caps the recall</source>
        <translation>Hele avgjørelsen over alle prøver: det NLI tar, begrenser recall</translation>
    </message>
    <message>
        <source>The FHRI read as the probability that the answer is accurate</source>
        <translation>FHRI lest som sannsynligheten for at svaret er korrekt</translation>
    </message>
</context>
<context>
    <name>assay::app::CurvePlots</name>
    <message>
        <source>No set is loaded. Import scores or choose a set.</source>
        <translation>Ikke noe scoresett er lastet. Importer scorer eller velg et sett.</translation>
    </message>
    <message>
        <source>%1, n %2</source>
        <translation>%1, n %2</translation>
    </message>
    <message>
        <source>%1 without</source>
        <translation>%1 uten</translation>
    </message>
    <message>
        <source>%1
%2 to %3: %4 samples</source>
        <translation>%1
%2 til %3: %4 prøver</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Prøver</translation>
    </message>
    <message>
        <source>No sample of this scope has this score.</source>
        <translation>Ingen prøve her har denne scoren.</translation>
    </message>
    <message>
        <source>Precision and recall of the whole decision</source>
        <translation>Presisjon og recall for hele avgjørelsen</translation>
    </message>
    <message>
        <source>Recall (of all samples of the class)</source>
        <translation>Recall (av alle prøver i klassen)</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Presisjon</translation>
    </message>
    <message>
        <source>%1, AP %2, recall ≤ %3</source>
        <translation>%1, AP %2, recall ≤ %3</translation>
    </message>
    <message>
        <source>No class has a curve: the set has no scored sample.</source>
        <translation>Ingen klasse har en kurve: settet har ingen prøver med score.</translation>
    </message>
    <message>
        <source>%1 · %2
precision %3, recall %4
%5 right of %6 taken, among all samples</source>
        <translation>%1 · %2
presisjon %3, recall %4
%5 riktige av %6 valgte, blant alle prøver</translation>
    </message>
    <message>
        <source>ROC, each class against the rest</source>
        <translation>ROC, hver klasse mot resten</translation>
    </message>
    <message>
        <source>False positive rate (after NLI)</source>
        <translation>Andel falske positive (etter NLI)</translation>
    </message>
    <message>
        <source>True positive rate</source>
        <translation>Andel sanne positive</translation>
    </message>
    <message>
        <source>%1, AUC %2</source>
        <translation>%1, AUC %2</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>tilfeldig</translation>
    </message>
    <message>
        <source>ROC needs samples of a class and of the rest.</source>
        <translation>ROC trenger prøver av en klasse og av resten.</translation>
    </message>
    <message>
        <source>%1 · %2
true positive rate %3, false positive rate %4
%5 right, %6 wrong taken</source>
        <translation>%1 · %2
andel sanne positive %3, falske positive %4
%5 riktige, %6 gale valgt</translation>
    </message>
    <message>
        <source>Reliability of the FHRI</source>
        <translation>Påliteligheten til FHRI</translation>
    </message>
    <message>
        <source>Mean FHRI of the bin (samples that NLI does not take)</source>
        <translation>Gjennomsnittlig FHRI i klassen (prøver som NLI ikke tar)</translation>
    </message>
    <message>
        <source>Share accurate</source>
        <translation>Andel korrekte</translation>
    </message>
    <message>
        <source>No sample is left to the FHRI here.</source>
        <translation>Ingen prøve er igjen til FHRI her.</translation>
    </message>
    <message>
        <source>perfect</source>
        <translation>perfekt</translation>
    </message>
    <message>
        <source>FHRI %1 to %2, mean %3
%4 of %5 accurate: %6
Wilson 95 %: %7 to %8</source>
        <translation>FHRI %1 til %2, snitt %3
%4 av %5 korrekte: %6
Wilson 95 %: %7 til %8</translation>
    </message>
    <message>
        <source>FHRI of each class</source>
        <translation>FHRI for hver klasse</translation>
    </message>
    <message>
        <source>FHRI</source>
        <translation>FHRI</translation>
    </message>
    <message>
        <source>τ %1</source>
        <translation>τ %1</translation>
    </message>
    <message>
        <source>NLI of each class</source>
        <translation>NLI for hver klasse</translation>
    </message>
    <message>
        <source>NLI contradiction score</source>
        <translation>NLI-score for motsigelse</translation>
    </message>
    <message>
        <source>soft %1</source>
        <translation>myk %1</translation>
    </message>
    <message>
        <source>hard %1</source>
        <translation>hard %1</translation>
    </message>
    <message>
        <source>τ</source>
        <translation>τ</translation>
    </message>
    <message>
        <source>No scored sample.</source>
        <translation>Ingen prøve med score.</translation>
    </message>
    <message>
        <source>Macro-F1</source>
        <translation>Macro-F1</translation>
    </message>
    <message>
        <source>halluc. recall</source>
        <translation>halluk.-recall</translation>
    </message>
    <message>
        <source>τ* %1</source>
        <translation>τ* %1</translation>
    </message>
    <message>
        <source>infeasible, %1</source>
        <translation>uoppnåelig, %1</translation>
    </message>
    <message>
        <source>No sample has it.</source>
        <translation>Ingen prøve har den.</translation>
    </message>
    <message>
        <source>prevalence</source>
        <translation>prevalens</translation>
    </message>
    <message>
        <source>accurate with Wilson 95 %, ECE %1, n %2</source>
        <translation>korrekt med Wilson 95&#xa0;%, ECE %1, n %2</translation>
    </message>
    <message>
        <source>%1, AUC %2, n %3</source>
        <translation>%1, AUC %2, n %3</translation>
    </message>
</context>
<context>
    <name>assay::app::CurvesPane</name>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>No covered anchor has been asked yet.</source>
        <translation>Ingen dekkede ankre er spurt ennå.</translation>
    </message>
    <message>
        <source>Hit@k for each k</source>
        <translation>Hit@k for hver k</translation>
    </message>
    <message>
        <source>MRR@k for each k</source>
        <translation>MRR@k for hver k</translation>
    </message>
</context>
<context>
    <name>assay::app::DecideDialog</name>
    <message>
        <source>Thresholds for %1</source>
        <translation>Terskler for %1</translation>
    </message>
    <message>
        <source>Decide these thresholds</source>
        <translation>Beslutt disse tersklene</translation>
    </message>
    <message>
        <source>Why these thresholds?</source>
        <translation>Hvorfor disse tersklene?</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Navn</translation>
    </message>
    <message>
        <source>&amp;Author</source>
        <translation>&amp;Forfatter</translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <translation>&amp;Grunn</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Beslutt</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message numerus="yes">
        <source>Default τ %1 · NLI %2 / %3 · %4 sample(s)</source>
        <translation>
            <numerusform>Standard-τ %1 · NLI %2 / %3 · %4 prøve</numerusform>
            <numerusform>Standard-τ %1 · NLI %2 / %3 · %4 prøver</numerusform>
        </translation>
    </message>
    <message>
        <source>All constraints are met over all samples.</source>
        <translation>Alle krav er oppfylt over alle prøver.</translation>
    </message>
    <message>
        <source>Not every constraint is met over all samples; the decision says so.</source>
        <translation>Ikke alle krav er oppfylt over alle prøver; det står i beslutningen.</translation>
    </message>
    <message>
        <source>No bootstrap and no held-out score yet: run them in the tab Robustness to store them with the decision.</source>
        <translation>Ingen bootstrap og ingen score på usette data ennå: kjør dem i fanen Robusthet for å lagre dem med beslutningen.</translation>
    </message>
    <message>
        <source>A decision needs a name, an author and a reason.</source>
        <translation>En beslutning trenger et navn, en forfatter og en grunn.</translation>
    </message>
    <message>
        <source>✗ Not stored: there is a decision called “%1” already. Give it another name.</source>
        <translation>✗ Ikke lagret: det finnes alt en beslutning som heter «%1». Gi den et annet navn.</translation>
    </message>
    <message>
        <source>✗ Not stored. %1</source>
        <translation>✗ Ikke lagret. %1</translation>
    </message>
    <message>
        <source>The held-out score in the tab Robustness is of another τ: run it again to store one with the decision.</source>
        <translation>Scoren på usette data i fanen Robusthet er for en annen τ: kjør den på nytt for å lagre en med beslutningen.</translation>
    </message>
</context>
<context>
    <name>assay::app::DecisionCheckDialog</name>
    <message>
        <source>“%1” measured on %2</source>
        <translation>«%1» målt på %2</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Lukk</translation>
    </message>
</context>
<context>
    <name>assay::app::DecisionsModel</name>
    <message>
        <source>feasible</source>
        <translation>oppnåelig</translation>
    </message>
    <message>
        <source>not feasible</source>
        <translation>ikke oppnåelig</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Beslutning</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Forfatter</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Besluttet</translation>
    </message>
    <message>
        <source>The scored set that it was decided on</source>
        <translation>Scoresettet den ble besluttet på</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Sett</translation>
    </message>
    <message>
        <source>The beginning of that set&apos;s hash</source>
        <translation>Begynnelsen av settets hash</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>The threshold of every scenario that has none of its own</source>
        <translation>Terskelen for alle scenarioer som ikke har en egen</translation>
    </message>
    <message>
        <source>Default τ</source>
        <translation>Standard-τ</translation>
    </message>
    <message>
        <source>How many scenarios have a threshold of their own</source>
        <translation>Hvor mange scenarioer som har en egen terskel</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Scenarioer</translation>
    </message>
    <message>
        <source>Whether every threshold meets its constraints on the data it was decided on</source>
        <translation>Om hver terskel oppfyller kravene sine på dataene den ble besluttet på</translation>
    </message>
    <message>
        <source>Constraints</source>
        <translation>Krav</translation>
    </message>
    <message>
        <source>Held-out</source>
        <translation>Usette data</translation>
    </message>
    <message>
        <source>Macro-F1 of the default on the halves of the samples that were held out</source>
        <translation>Macro-F1 for standardverdien på de usette halvdelene av eksemplene</translation>
    </message>
</context>
<context>
    <name>assay::app::DecisionsPane</name>
    <message>
        <source>Decisions</source>
        <translation>Beslutninger</translation>
    </message>
    <message>
        <source>Thresholds by scenario</source>
        <translation>Terskler etter scenario</translation>
    </message>
    <message>
        <source>&amp;Decide…</source>
        <translation>&amp;Beslutt …</translation>
    </message>
    <message>
        <source>Store the present thresholds as a decision</source>
        <translation>Lagre de gjeldende tersklene som en beslutning</translation>
    </message>
    <message>
        <source>E&amp;xport JSON…</source>
        <translation>E&amp;ksporter JSON …</translation>
    </message>
    <message>
        <source>Write the selected decision for a program to read</source>
        <translation>Skriv den valgte beslutningen slik at et program kan lese den</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importer …</translation>
    </message>
    <message>
        <source>Read thresholds from a JSON file</source>
        <translation>Les terskler fra en JSON-fil</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Sammenlign</translation>
    </message>
    <message>
        <source>Show how two selected decisions differ by scenario</source>
        <translation>Vis hvordan to valgte beslutninger skiller seg etter scenario</translation>
    </message>
    <message>
        <source>&amp;Measure this set against it</source>
        <translation>&amp;Mål dette settet mot den</translation>
    </message>
    <message>
        <source>What the selected decision reaches on the set that is open</source>
        <translation>Hva den valgte beslutningen oppnår på settet som er åpent</translation>
    </message>
    <message>
        <source>&amp;Pin it</source>
        <translation>&amp;Fest den</translation>
    </message>
    <message>
        <source>Compare the page with the selected decision</source>
        <translation>Sammenlign siden med den valgte beslutningen</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>Fje&amp;rn</translation>
    </message>
    <message>
        <source>Undo brings it back</source>
        <translation>Kan angres</translation>
    </message>
    <message>
        <source>Nothing has been decided yet.</source>
        <translation>Ingenting er besluttet ennå.</translation>
    </message>
    <message>
        <source>Compare shows how these two differ.</source>
        <translation>Sammenlign viser hvordan disse to skiller seg.</translation>
    </message>
    <message>
        <source>Select a decision, or two to compare.</source>
        <translation>Velg en beslutning, eller to for å sammenligne.</translation>
    </message>
    <message>
        <source>The file names no default; %1 was taken for all other scenarios.</source>
        <translation>Filen nevner ingen standard; %1 ble brukt for alle andre scenarioer.</translation>
    </message>
    <message>
        <source>It has τ %1 for the scenario “default” and %2 for all others; the plain form has one key for both. Export the whole decision, or decide one threshold for both.</source>
        <translation>Den har τ %1 for scenarioet «default» og %2 for alle andre; den enkle formen har én nøkkel for begge. Eksporter hele beslutningen, eller beslutt én terskel for begge.</translation>
    </message>
    <message>
        <source>Export the decision</source>
        <translation>Eksporter beslutningen</translation>
    </message>
    <message>
        <source>Thresholds (*.json)</source>
        <translation>Terskler (*.json)</translation>
    </message>
    <message>
        <source>Whole decision (*.decision.json)</source>
        <translation>Hele beslutningen (*.decision.json)</translation>
    </message>
    <message>
        <source>Import thresholds</source>
        <translation>Importer terskler</translation>
    </message>
    <message>
        <source>JSON files (*.json)</source>
        <translation>JSON-filer (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle filer (*)</translation>
    </message>
    <message>
        <source>“%1” was removed. Undo (Ctrl+Z) brings it back.</source>
        <translation>«%1» ble fjernet. Kan angres (Ctrl+Z).</translation>
    </message>
</context>
<context>
    <name>assay::app::DemoOpening</name>
    <message>
        <source>Making the demo</source>
        <translation>Lager demoen</translation>
    </message>
</context>
<context>
    <name>assay::app::DetectorChoice</name>
    <message>
        <source>Full (document&apos;s weights)</source>
        <translation>Full (vektene i dokumentet)</translation>
    </message>
    <message>
        <source>Without entropy</source>
        <translation>Uten entropi</translation>
    </message>
    <message>
        <source>FHRI as stored</source>
        <translation>FHRI som lagret</translation>
    </message>
    <message>
        <source>Source&apos;s own weights</source>
        <translation>Kildens egne vekter</translation>
    </message>
    <message>
        <source>Present weights</source>
        <translation>Nåværende vekter</translation>
    </message>
    <message>
        <source>Stored predictions</source>
        <translation>Lagrede prediksjoner</translation>
    </message>
    <message>
        <source>The pin</source>
        <translation>Den festede</translation>
    </message>
</context>
<context>
    <name>assay::app::DetectorPane</name>
    <message>
        <source>Suspicions, and what they weigh</source>
        <translation>Mistanker, og hva de veier</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Kø</translation>
    </message>
    <message>
        <source>Impact</source>
        <translation>Virkning</translation>
    </message>
    <message>
        <source>Suite or version to check</source>
        <translation>Gullsett eller versjon som skal sjekkes</translation>
    </message>
    <message>
        <source>Chec&amp;k for bad questions</source>
        <translation>Sje&amp;kk for dårlige spørsmål</translation>
    </message>
    <message>
        <source>How far the check is</source>
        <translation>Hvor langt sjekken er kommet</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2, frozen)</source>
        <translation>%1 (%2, frosset)</translation>
    </message>
    <message>
        <source>Checking %1 for bad questions</source>
        <translation>Sjekker %1 for dårlige spørsmål</translation>
    </message>
    <message>
        <source>The check was cancelled; nothing was changed.</source>
        <translation>Sjekken ble avbrutt; ingenting ble endret.</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Venter</translation>
    </message>
    <message>
        <source>, %1 left</source>
        <translation>, %1 igjen</translation>
    </message>
    <message>
        <source>Reading what was decided</source>
        <translation>Leser det som er avgjort</translation>
    </message>
    <message>
        <source>There is no suite to check. Import questions first.</source>
        <translation>Det finnes ikke noe gullsett å sjekke. Importer spørsmål først.</translation>
    </message>
    <message>
        <source>Choose a suite and check it: six rules look for questions that do not deserve to be in it. You decide about each.</source>
        <translation>Velg et gullsett og sjekk det: seks regler ser etter spørsmål som ikke fortjener å være med. Du avgjør hvert av dem.</translation>
    </message>
    <message numerus="yes">
        <source>Nothing is suspected in %1 (%n question(s), checked %2).</source>
        <translation>
            <numerusform>Ingen mistanker i %1 (%n spørsmål, sjekket %2).</numerusform>
            <numerusform>Ingen mistanker i %1 (%n spørsmål, sjekket %2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %2 (%n question(s), checked %3); %4 open, %5 decided.</source>
        <translation>
            <numerusform>%1 i %2 (%n spørsmål, sjekket %3); %4 åpne, %5 avgjort.</numerusform>
            <numerusform>%1 i %2 (%n spørsmål, sjekket %3); %4 åpne, %5 avgjort.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 suspicion(s)</source>
        <translation>
            <numerusform>%1 mistanke</numerusform>
            <numerusform>%1 mistanker</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) edited since: check again.</source>
        <translation>
            <numerusform>%n spørsmål er endret siden: sjekk på nytt.</numerusform>
            <numerusform>%n spørsmål er endret siden: sjekk på nytt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n question(s))</source>
        <translation>
            <numerusform>%1 (%n spørsmål)</numerusform>
            <numerusform>%1 (%n spørsmål)</numerusform>
        </translation>
    </message>
    <message>
        <source>What is listed was found in %1, and %2 is chosen: check it, or choose %1 again to go on.</source>
        <translation>Det som står i listen, ble funnet i %1, og %2 er valgt: sjekk det, eller velg %1 igjen for å gå videre.</translation>
    </message>
</context>
<context>
    <name>assay::app::DistancesPane</name>
    <message>
        <source>Search</source>
        <translation>Søk</translation>
    </message>
    <message>
        <source>Quantiles of distances</source>
        <translation>Kvantiler av avstander</translation>
    </message>
    <message>
        <source>This search ranks by scores, which are no distances.</source>
        <translation>Dette søket rangerer etter scorer, som ikke er avstander.</translation>
    </message>
    <message>
        <source>There are no results yet.</source>
        <translation>Det er ingen resultater ennå.</translation>
    </message>
    <message>
        <source>Cosine distance</source>
        <translation>Cosinusavstand</translation>
    </message>
    <message>
        <source>Share of the results</source>
        <translation>Andel av resultatene</translation>
    </message>
    <message>
        <source>Distances, %1 · %2</source>
        <translation>Avstander, %1 · %2</translation>
    </message>
    <message>
        <source>gold, n = %1</source>
        <translation>gull, n = %1</translation>
    </message>
    <message>
        <source>others, n = %1</source>
        <translation>andre, n = %1</translation>
    </message>
    <message>
        <source>median, gold</source>
        <translation>median, gull</translation>
    </message>
    <message>
        <source>median, others</source>
        <translation>median, andre</translation>
    </message>
    <message>
        <source>Distances, regime %1</source>
        <translation>Avstander, regime %1</translation>
    </message>
</context>
<context>
    <name>assay::app::DropArea</name>
    <message>
        <source>Import: drop files here, or choose them</source>
        <translation>Importer: slipp filer her, eller velg dem</translation>
    </message>
    <message>
        <source>Drop scores, questions, filings, bundles
or a workspace anywhere in the window</source>
        <translation>Slipp scoresett, spørsmål, årsrapporter,
bunter eller et arbeidsområde i vinduet</translation>
    </message>
</context>
<context>
    <name>assay::app::DynamicPane</name>
    <message>
        <source>Figures of the run</source>
        <translation>Måltall for kjøringen</translation>
    </message>
    <message>
        <source>Questions go to this address with /ask behind it. A token is taken from the environment variable ASSAY_ASK_TOKEN and stored nowhere.</source>
        <translation>Spørsmål sendes til denne adressen med /ask etter. Et token hentes fra miljøvariabelen ASSAY_ASK_TOKEN og lagres ikke noe sted.</translation>
    </message>
    <message>
        <source>Backend</source>
        <translation>Backend</translation>
    </message>
    <message>
        <source>Per scenario</source>
        <translation>Per scenario</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Frø</translation>
    </message>
    <message>
        <source>In parallel</source>
        <translation>Parallelt</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>ingen grense</translation>
    </message>
    <message>
        <source> /s</source>
        <translation> /s</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Takt</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Tidsgrense</translation>
    </message>
    <message>
        <source>body and reply as usual</source>
        <translation>innhold og svar som vanlig</translation>
    </message>
    <message>
        <source>A JSON file that says what is sent and where in a reply each value stands</source>
        <translation>En JSON-fil som sier hva som sendes, og hvor i et svar hver verdi står</translation>
    </message>
    <message>
        <source>Settings file</source>
        <translation>Innstillingsfil</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Velg …</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Kjøring</translation>
    </message>
    <message>
        <source>Start a new run</source>
        <translation>Start en ny kjøring</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsett</translation>
    </message>
    <message>
        <source>Ask what this run has not asked yet, and again what failed. It is asked as it was begun, but for what was changed in this form.</source>
        <translation>Spør om det denne kjøringen ikke har spurt om ennå, og på nytt om det som feilet. Det spørres slik den ble startet, bortsett fra det som er endret i dette skjemaet.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Settings of the backend</source>
        <translation>Innstillinger for backenden</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>%1: %2 of %3 answered</source>
        <translation>%1: %2 av %3 besvart</translation>
    </message>
    <message>
        <source>The run “%1” is being asked already, by another process or window. Wait until it has ended, then resume it.</source>
        <translation>Kjøringen «%1» spørres allerede, av en annen prosess eller et annet vindu. Vent til den er ferdig, og fortsett den så.</translation>
    </message>
    <message>
        <source>Asking… The progress is shown under Jobs; what has been answered is kept.</source>
        <translation>Spør … Framdriften vises under Jobber; det som er besvart, beholdes.</translation>
    </message>
    <message>
        <source>Asking the backend</source>
        <translation>Spør backenden</translation>
    </message>
    <message>
        <source>No run yet. Name the address of a chat backend and start one: a sample of the set&apos;s questions is asked, and the answers are judged by the present thresholds.</source>
        <translation>Ingen kjøring ennå. Oppgi adressen til en chat-backend og start en: et utvalg av settets spørsmål stilles, og svarene vurderes etter de gjeldende tersklene.</translation>
    </message>
    <message>
        <source>Reading the run</source>
        <translation>Leser kjøringen</translation>
    </message>
    <message>
        <source>Judged by the present thresholds: %1; NLI hard limit %2.</source>
        <translation>Vurdert etter de gjeldende tersklene: %1; hard NLI-grense %2.</translation>
    </message>
</context>
<context>
    <name>assay::app::EmbeddingPane</name>
    <message>
        <source>Embedding sets</source>
        <translation>Vektorsett</translation>
    </message>
    <message>
        <source>From the corpus&apos;s own words, without any service: TF-IDF and a truncated SVD of 256 dimensions</source>
        <translation>Fra korpusets egne ord, uten noen tjeneste: TF-IDF og en trunkert SVD med 256 dimensjoner</translation>
    </message>
    <message>
        <source>Make LSA vectors</source>
        <translation>Lag LSA-vektorer</translation>
    </message>
    <message>
        <source>Import vectors…</source>
        <translation>Importer vektorer …</translation>
    </message>
    <message>
        <source>From a file: .npy, JSON lines or raw float32</source>
        <translation>Fra en fil: .npy, JSON-linjer eller rå float32</translation>
    </message>
    <message>
        <source>From an endpoint…</source>
        <translation>Fra et endepunkt …</translation>
    </message>
    <message>
        <source>From an OpenAI-compatible address; what it takes is shown first</source>
        <translation>Fra en OpenAI-kompatibel adresse; hva det krever, vises først</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Gi nytt navn</translation>
    </message>
    <message>
        <source>Another name for the selected set (F2)</source>
        <translation>Et annet navn på det valgte settet (F2)</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Fjern …</translation>
    </message>
    <message>
        <source>The selected set and what was made from it</source>
        <translation>Det valgte settet og det som ble laget av det</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>Funn</translation>
    </message>
    <message>
        <source>What was found when the selected set was made</source>
        <translation>Hva som ble funnet da det valgte settet ble laget</translation>
    </message>
    <message>
        <source>%1 of %2 sentences have a vector of %3 numbers</source>
        <translation>%1 av %2 setninger har en vektor med %3 tall</translation>
    </message>
    <message>
        <source>%1 had none in the source</source>
        <translation>%1 hadde ingen i kilden</translation>
    </message>
    <message>
        <source>%1 of length 0</source>
        <translation>%1 med lengde 0</translation>
    </message>
    <message>
        <source>%1 not finite</source>
        <translation>%1 ikke endelige</translation>
    </message>
    <message>
        <source>%1 were brought to length 1</source>
        <translation>%1 ble brakt til lengde 1</translation>
    </message>
    <message>
        <source>%1 share their vector with another sentence</source>
        <translation>%1 deler vektor med en annen setning</translation>
    </message>
    <message>
        <source>File %1 · content %2</source>
        <translation>Fil %1 · innhold %2</translation>
    </message>
    <message>
        <source> · source %1</source>
        <translation> · kilde %1</translation>
    </message>
    <message>
        <source>LSA vectors of this corpus are being made; see Jobs</source>
        <translation>LSA-vektorer for dette korpuset lages nå; se Jobber</translation>
    </message>
    <message>
        <source>No corpus is in front.</source>
        <translation>Ikke noe korpus vises.</translation>
    </message>
    <message>
        <source>This corpus has no vectors yet. Neighbours and their tests need some.
Make LSA vectors: they need nothing but the corpus itself.
Or import what a model of yours has made, or let an endpoint make them.</source>
        <translation>Dette korpuset har ingen vektorer ennå. Naboer og nabotester trenger dem.
Lag LSA-vektorer: de trenger bare selve korpuset.
Eller importer det en av dine modeller har laget, eller la et endepunkt lage dem.</translation>
    </message>
    <message>
        <source>This corpus has no vectors, and the workspace can only be read.</source>
        <translation>Dette korpuset har ingen vektorer, og arbeidsområdet kan bare leses.</translation>
    </message>
    <message>
        <source>Stopped: no embedding set was made.</source>
        <translation>Stoppet: ikke noe vektorsett ble laget.</translation>
    </message>
    <message>
        <source>The key ring has no key with the service “assay” and the account “%1”. Nothing was sent.</source>
        <translation>Nøkkelringen har ingen nøkkel med tjenesten «assay» og kontoen «%1». Ingenting ble sendt.</translation>
    </message>
    <message>
        <source>The key ring did not answer: %1. Nothing was sent.</source>
        <translation>Nøkkelringen svarte ikke: %1. Ingenting ble sendt.</translation>
    </message>
    <message>
        <source>Made the embedding set “%1”: %2 vectors of %3 numbers.</source>
        <translation>Vektorsettet «%1» ble laget: %2 vektorer med %3 tall.</translation>
    </message>
    <message>
        <source>LSA (%1)</source>
        <translation>LSA (%1)</translation>
    </message>
    <message>
        <source>Making LSA vectors</source>
        <translation>Lager LSA-vektorer</translation>
    </message>
    <message>
        <source>Importing vectors</source>
        <translation>Importerer vektorer</translation>
    </message>
    <message>
        <source>Fetching vectors</source>
        <translation>Henter vektorer</translation>
    </message>
    <message>
        <source>Estimating what vectors take</source>
        <translation>Anslår hva vektorer krever</translation>
    </message>
    <message>
        <source>Remove an embedding set</source>
        <translation>Fjern et vektorsett</translation>
    </message>
    <message>
        <source>Remove the embedding set “%1”?</source>
        <translation>Fjerne vektorsettet «%1»?</translation>
    </message>
    <message>
        <source>Its %1 vectors and the indices made from them go; runs that were made with it stay. This cannot be undone.</source>
        <translation>De %1 vektorene og indeksene som ble laget av dem, fjernes; kjøringer som brukte det, beholdes. Dette kan ikke angres.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Fjern</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behold</translation>
    </message>
    <message>
        <source>Removing an embedding set</source>
        <translation>Fjerner et vektorsett</translation>
    </message>
    <message>
        <source>Reading the issues of an embedding set</source>
        <translation>Leser funnene for et vektorsett</translation>
    </message>
    <message>
        <source>Making “%1” found nothing to report.</source>
        <translation>Da «%1» ble laget, var det ingenting å melde.</translation>
    </message>
</context>
<context>
    <name>assay::app::EndpointDialog</name>
    <message>
        <source>the model&apos;s own</source>
        <translation>modellens egen</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Tall</translation>
    </message>
    <message>
        <source>base64 (smaller answers)</source>
        <translation>base64 (mindre svar)</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>ikke kjent</translation>
    </message>
    <message>
        <source> USD</source>
        <translation> USD</translation>
    </message>
    <message>
        <source>The name of an environment variable. Its value is sent to this address as the key and kept nowhere; empty: no key is sent.</source>
        <translation>Navnet på en miljøvariabel. Verdien sendes til denne adressen som nøkkel og lagres ikke noe sted; tom: ingen nøkkel sendes.</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>ikke spurt</translation>
    </message>
    <message>
        <source>not in this build</source>
        <translation>ikke i dette bygget</translation>
    </message>
    <message>
        <source>The account that the desktop&apos;s key ring has the key under, with the service “assay”. It is read when the vectors are fetched and kept nowhere; it comes before the variable.</source>
        <translation>Kontoen som skrivebordets nøkkelring har nøkkelen under, med tjenesten «assay». Den leses når vektorene hentes, og lagres ikke noe sted; den går foran variabelen.</translation>
    </message>
    <message>
        <source>This build was made without libsecret and cannot ask a key ring.</source>
        <translation>Dette bygget er laget uten libsecret og kan ikke spørre en nøkkelring.</translation>
    </message>
    <message>
        <source>the model&apos;s name</source>
        <translation>modellens navn</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>&amp;Adresse</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>&amp;Modell</translation>
    </message>
    <message>
        <source>&amp;Dimensions</source>
        <translation>&amp;Dimensjoner</translation>
    </message>
    <message>
        <source>Answers &amp;as</source>
        <translation>Svar &amp;som</translation>
    </message>
    <message>
        <source>&amp;Texts in a request</source>
        <translation>&amp;Tekster per forespørsel</translation>
    </message>
    <message>
        <source>&amp;Price of a million tokens</source>
        <translation>&amp;Pris for en million tokener</translation>
    </message>
    <message>
        <source>&amp;Key from the variable</source>
        <translation>Nøkkel fra &amp;variabelen</translation>
    </message>
    <message>
        <source>or from the key &amp;ring</source>
        <translation>eller fra nøkkel&amp;ringen</translation>
    </message>
    <message>
        <source>&amp;Name of the set</source>
        <translation>&amp;Navn på settet</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Anslå</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Vectors of “%1” from an endpoint</source>
        <translation>Vektorer for «%1» fra et endepunkt</translation>
    </message>
    <message>
        <source>There is an embedding set “%1” of this corpus already. Give the new one another name.</source>
        <translation>Dette korpuset har alt et vektorsett «%1». Gi det nye et annet navn.</translation>
    </message>
    <message>
        <source>The address is as https://host/v1, without user name, query and fragment.</source>
        <translation>Adressen er som https://host/v1, uten brukernavn, spørredel og fragment.</translation>
    </message>
    <message>
        <source>Say which model is asked for.</source>
        <translation>Oppgi hvilken modell som skal brukes.</translation>
    </message>
    <message>
        <source>Counting the texts…</source>
        <translation>Teller tekstene …</translation>
    </message>
    <message>
        <source>Estimate first: nothing is sent before you have seen what it takes.</source>
        <translation>Anslå først: ingenting sendes før du har sett hva det krever.</translation>
    </message>
    <message>
        <source>%1 different texts (%2) in %3 requests: about %4 tokens, a guess of one for four bytes.</source>
        <translation>%1 ulike tekster (%2) i %3 forespørsler: omtrent %4 tokener, anslått som ett per fire byte.</translation>
    </message>
    <message>
        <source>Time: about %1.</source>
        <translation>Tid: omtrent %1.</translation>
    </message>
    <message>
        <source>Time: not known.</source>
        <translation>Tid: ikke kjent.</translation>
    </message>
    <message>
        <source>Cost: about %1 USD.</source>
        <translation>Kostnad: omtrent %1 USD.</translation>
    </message>
    <message>
        <source>Without a price the cost is not known.</source>
        <translation>Uten en pris er kostnaden ikke kjent.</translation>
    </message>
    <message>
        <source>The key of %1 is read from the key ring.</source>
        <translation>Nøkkelen til %1 leses fra nøkkelringen.</translation>
    </message>
    <message>
        <source>The variable %1 is not set, so no key will be sent.</source>
        <translation>Variabelen %1 er ikke satt, så ingen nøkkel sendes.</translation>
    </message>
</context>
<context>
    <name>assay::app::EvidencePane</name>
    <message>
        <source>Sentences of the evidence, with what stands around them</source>
        <translation>Setningene i belegget, med det som står rundt dem</translation>
    </message>
    <message>
        <source>Evidence ids; Delete removes, Alt with Up and Down moves</source>
        <translation>Belegg-id-er; Delete fjerner, Alt med Opp og Ned flytter</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Opp</translation>
    </message>
    <message>
        <source>Moves the id up (Alt+Up)</source>
        <translation>Flytter id-en opp (Alt+Opp)</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Ned</translation>
    </message>
    <message>
        <source>Moves the id down (Alt+Down)</source>
        <translation>Flytter id-en ned (Alt+Ned)</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Fjern</translation>
    </message>
    <message>
        <source>Takes the id out of the evidence (Delete)</source>
        <translation>Tar id-en ut av belegget (Delete)</translation>
    </message>
    <message>
        <source>Attach text…</source>
        <translation>Legg ved tekst …</translation>
    </message>
    <message>
        <source>Enter the sentence that this id stands for</source>
        <translation>Skriv inn setningen som denne id-en står for</translation>
    </message>
    <message>
        <source>Sentence id to add</source>
        <translation>Setnings-id som skal legges til</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Legg til</translation>
    </message>
    <message>
        <source>Adds the id at the end (Return)</source>
        <translation>Legger til id-en på slutten (Enter)</translation>
    </message>
    <message>
        <source>The sentence that the id stands for</source>
        <translation>Setningen som id-en står for</translation>
    </message>
    <message>
        <source>Attach</source>
        <translation>Legg ved</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>No question is in front.</source>
        <translation>Ikke noe spørsmål vises.</translation>
    </message>
    <message>
        <source>This question names no evidence. Add the id of a sentence below.</source>
        <translation>Dette spørsmålet nevner ikke noe belegg. Legg til id-en til en setning nedenfor.</translation>
    </message>
    <message numerus="yes">
        <source>%n sentence id(s), all held.</source>
        <translation>
            <numerusform>%n setnings-id, med tekst.</numerusform>
            <numerusform>%n setnings-id-er, alle med tekst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sentence id(s), %1 without a text in this workspace.</source>
        <translation>
            <numerusform>%n setnings-id, %1 uten tekst i dette arbeidsområdet.</numerusform>
            <numerusform>%n setnings-id-er, %1 uten tekst i dette arbeidsområdet.</numerusform>
        </translation>
    </message>
    <message>
        <source>What stands around the sentences is shown for the first %1.</source>
        <translation>Det som står rundt setningene, vises for de første %1.</translation>
    </message>
    <message>
        <source>? no text</source>
        <translation>? ingen tekst</translation>
    </message>
    <message>
        <source>≠ %1 texts</source>
        <translation>≠ %1 tekster</translation>
    </message>
    <message>
        <source>%1 is among the evidence already.</source>
        <translation>%1 er allerede med i belegget.</translation>
    </message>
    <message>
        <source>Evidence added</source>
        <translation>Belegg lagt til</translation>
    </message>
    <message>
        <source>Evidence removed</source>
        <translation>Belegg fjernet</translation>
    </message>
    <message>
        <source>Evidence in another order</source>
        <translation>Belegg i ny rekkefølge</translation>
    </message>
    <message>
        <source>The text of %1:</source>
        <translation>Teksten til %1:</translation>
    </message>
    <message>
        <source>The question in front names no evidence.</source>
        <translation>Spørsmålet som vises, nevner ikke noe belegg.</translation>
    </message>
    <message>
        <source>No corpus of this workspace has the sentence %1.</source>
        <translation>Setningen %1 er ikke i noe korpus i dette arbeidsområdet.</translation>
    </message>
    <message>
        <source>The text of %1 is attached.</source>
        <translation>Teksten til %1 er lagt ved.</translation>
    </message>
</context>
<context>
    <name>assay::app::FacetModel</name>
    <message>
        <source>Not checked since the workspace was opened: check a suite on the tab Suspicions, then its rules can be chosen here</source>
        <translation>Ikke sjekket siden arbeidsområdet ble åpnet: sjekk et gullsett i fanen Mistanker, så kan reglene velges her</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>nullstill</translation>
    </message>
    <message>
        <source>%1 (not checked)</source>
        <translation>%1 (ikke sjekket)</translation>
    </message>
    <message>
        <source>A click on “clear”, or the Delete key, gives up what is chosen here</source>
        <translation>Et klikk på «nullstill», eller Delete-tasten, opphever det som er valgt her</translation>
    </message>
    <message numerus="yes">
        <source>%n different value(s)</source>
        <translation>
            <numerusform>%n verdi</numerusform>
            <numerusform>%n ulike verdier</numerusform>
        </translation>
    </message>
    <message>
        <source>not checked yet</source>
        <translation>ikke sjekket ennå</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n question(s), as far as the other facets let them pass</source>
        <translation>
            <numerusform>%1: %n spørsmål, så langt de andre fasettene slipper dem gjennom</numerusform>
            <numerusform>%1: %n spørsmål, så langt de andre fasettene slipper dem gjennom</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %2, %n question(s)</source>
        <translation>
            <numerusform>%1 %2, %n spørsmål</numerusform>
            <numerusform>%1 %2, %n spørsmål</numerusform>
        </translation>
    </message>
    <message>
        <source>Facet</source>
        <translation>Fasett</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
</context>
<context>
    <name>assay::app::FacetPane</name>
    <message>
        <source>Facets: choose values to see only the questions that have them</source>
        <translation>Fasetter: velg verdier for å se bare spørsmålene som har dem</translation>
    </message>
    <message>
        <source>Find a value among the facets</source>
        <translation>Finn en verdi blant fasettene</translation>
    </message>
    <message>
        <source>Find a value</source>
        <translation>Finn en verdi</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>Nullstill alle</translation>
    </message>
    <message>
        <source>Gives up what is chosen in every facet</source>
        <translation>Opphever det som er valgt i alle fasetter</translation>
    </message>
    <message>
        <source>Only this</source>
        <translation>Bare denne</translation>
    </message>
    <message>
        <source>Clear “%1”</source>
        <translation>Nullstill «%1»</translation>
    </message>
    <message>
        <source>Clear all facets</source>
        <translation>Nullstill alle fasetter</translation>
    </message>
    <message>
        <source>Open all</source>
        <translation>Åpne alle</translation>
    </message>
    <message>
        <source>Close all</source>
        <translation>Lukk alle</translation>
    </message>
</context>
<context>
    <name>assay::app::FieldDialog</name>
    <message>
        <source>Set a field</source>
        <translation>Sett et felt</translation>
    </message>
    <message>
        <source>Add to a field</source>
        <translation>Legg til i et felt</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Felt</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Verdi</translation>
    </message>
    <message>
        <source>&amp;Field:</source>
        <translation>&amp;Felt:</translation>
    </message>
    <message>
        <source>&amp;Value:</source>
        <translation>&amp;Verdi:</translation>
    </message>
    <message numerus="yes">
        <source>Add to %n question(s)</source>
        <translation>
            <numerusform>Legg til i %n spørsmål</numerusform>
            <numerusform>Legg til i %n spørsmål</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Clear it in %n question(s)</source>
        <translation>
            <numerusform>Tøm det i %n spørsmål</numerusform>
            <numerusform>Tøm det i %n spørsmål</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set it in %n question(s)</source>
        <translation>
            <numerusform>Sett det i %n spørsmål</numerusform>
            <numerusform>Sett det i %n spørsmål</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” does not fit this field.</source>
        <translation>«%1» passer ikke i dette feltet.</translation>
    </message>
    <message>
        <source>One entry a line. All of them together are one step of undo.</source>
        <translation>Én oppføring per linje. Alle sammen angres i ett trinn.</translation>
    </message>
    <message>
        <source>Empty takes the value away. All of them together are one step of undo.</source>
        <translation>Tomt fjerner verdien. Alle sammen angres i ett trinn.</translation>
    </message>
    <message>
        <source>All of them together are one step of undo.</source>
        <translation>Alle sammen angres i ett trinn.</translation>
    </message>
</context>
<context>
    <name>assay::app::FieldEditor</name>
    <message>
        <source>One entry on each line</source>
        <translation>Én oppføring på hver linje</translation>
    </message>
    <message>
        <source>One entry on each line; Shift+Return begins a new line within an entry</source>
        <translation>Én oppføring på hver linje; Shift+Enter begynner en ny linje i en oppføring</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nei</translation>
    </message>
    <message>
        <source>No valid JSON at character %1: %2.</source>
        <translation>Ugyldig JSON ved tegn %1: %2.</translation>
    </message>
    <message>
        <source>A JSON array is needed: [ … ].</source>
        <translation>En JSON-array trengs: [ … ].</translation>
    </message>
    <message>
        <source>A JSON object is needed: { … }.</source>
        <translation>Et JSON-objekt trengs: { … }.</translation>
    </message>
    <message>
        <source>“%1” is no whole number; one on each line.</source>
        <translation>«%1» er ikke et heltall; ett på hver linje.</translation>
    </message>
    <message>
        <source>“%1” is no whole number.</source>
        <translation>«%1» er ikke et heltall.</translation>
    </message>
    <message>
        <source>“%1” is neither yes nor no.</source>
        <translation>«%1» er verken ja eller nei.</translation>
    </message>
    <message>
        <source>A confidence is between 0 and 1.</source>
        <translation>En konfidens er mellom 0 og 1.</translation>
    </message>
    <message>
        <source>A tolerance is not negative.</source>
        <translation>En toleranse er ikke negativ.</translation>
    </message>
    <message>
        <source>At least one token is needed.</source>
        <translation>Minst ett token trengs.</translation>
    </message>
    <message>
        <source>%1 is hardly a year.</source>
        <translation>%1 er neppe et år.</translation>
    </message>
    <message>
        <source>The source has %1 here, which is not of this field’s type.</source>
        <translation>Kilden har %1 her, som ikke er av feltets type.</translation>
    </message>
    <message>
        <source>“%1” is no number; decimals come after “%2”.</source>
        <translation>«%1» er ikke et tall; desimaler kommer etter «%2».</translation>
    </message>
    <message>
        <source>Not saved: a draft keeps it until it fits.</source>
        <translation>Ikke lagret: et utkast beholder det til det passer.</translation>
    </message>
</context>
<context>
    <name>assay::app::FigurePane</name>
    <message>
        <source>What the right chart shows</source>
        <translation>Hva diagrammet til høyre viser</translation>
    </message>
    <message>
        <source>Figures against τ</source>
        <translation>Måltall mot τ</translation>
    </message>
    <message>
        <source>FHRI of each class</source>
        <translation>FHRI for hver klasse</translation>
    </message>
    <message>
        <source>NLI of each class</source>
        <translation>NLI for hver klasse</translation>
    </message>
    <message>
        <source>All scenarios</source>
        <translation>Alle scenarioer</translation>
    </message>
    <message>
        <source>Figures against the threshold, per scenario</source>
        <translation>Måltall mot terskelen, per scenario</translation>
    </message>
</context>
<context>
    <name>assay::app::FilterBar</name>
    <message>
        <source>Search the questions</source>
        <translation>Søk i spørsmålene</translation>
    </message>
    <message>
        <source>Search question, answer, company, notes, evidence</source>
        <translation>Søk i spørsmål, svar, selskap, notater, belegg</translation>
    </message>
    <message>
        <source>Questions that hold every word; the last may be a beginning. Case and accents do not count.</source>
        <translation>Spørsmål som har alle ordene; det siste kan være en begynnelse. Store og små bokstaver og aksenter spiller ingen rolle.</translation>
    </message>
    <message>
        <source>What is chosen</source>
        <translation>Hva som er valgt</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filtre</translation>
    </message>
    <message>
        <source>Filters that were saved in this workspace</source>
        <translation>Filtre som er lagret i dette arbeidsområdet</translation>
    </message>
    <message>
        <source>Gives up what is chosen of “%1”</source>
        <translation>Opphever det som er valgt for «%1»</translation>
    </message>
    <message>
        <source>loading…</source>
        <translation>laster inn …</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 av %2</translation>
    </message>
    <message>
        <source>Questions that are shown, of all in the workspace</source>
        <translation>Spørsmål som vises, av alle i arbeidsområdet</translation>
    </message>
    <message>
        <source>Save this filter…</source>
        <translation>Lagre dette filteret …</translation>
    </message>
    <message>
        <source>Show all questions</source>
        <translation>Vis alle spørsmål</translation>
    </message>
    <message>
        <source>None saved yet: choose facets or search, then “Save this filter…”</source>
        <translation>Ingen lagret ennå: velg fasetter eller søk, og så «Lagre dette filteret …»</translation>
    </message>
    <message>
        <source>A newer version of the program has saved this filter</source>
        <translation>En nyere versjon av programmet har lagret dette filteret</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Gi nytt navn</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Fjern</translation>
    </message>
    <message>
        <source>Save this filter</source>
        <translation>Lagre dette filteret</translation>
    </message>
    <message>
        <source>Name. One that there is already is replaced.</source>
        <translation>Navn. Et som finnes alt, erstattes.</translation>
    </message>
    <message>
        <source>Saved the filter “%1”.</source>
        <translation>Filteret «%1» ble lagret.</translation>
    </message>
    <message>
        <source>Rename a filter</source>
        <translation>Gi et filter nytt navn</translation>
    </message>
    <message>
        <source>New name of “%1”:</source>
        <translation>Nytt navn på «%1»:</translation>
    </message>
    <message>
        <source>There is a filter “%1” already. Remove it first, or choose another name.</source>
        <translation>Det finnes alt et filter «%1». Fjern det først, eller velg et annet navn.</translation>
    </message>
    <message>
        <source>The filter “%1” is gone: it was removed elsewhere.</source>
        <translation>Filteret «%1» er borte: det ble fjernet et annet sted.</translation>
    </message>
    <message>
        <source>The filter “%1” is now called “%2”.</source>
        <translation>Filteret «%1» heter nå «%2».</translation>
    </message>
    <message>
        <source>Removed the filter “%1”.</source>
        <translation>Filteret «%1» ble fjernet.</translation>
    </message>
</context>
<context>
    <name>assay::app::FlagDialog</name>
    <message>
        <source>Flag</source>
        <translation>Flagg</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grunn</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notat</translation>
    </message>
    <message>
        <source>What is wrong, for who reads it later</source>
        <translation>Hva som er galt, for den som leser det senere</translation>
    </message>
    <message numerus="yes">
        <source>Flag %n question(s)</source>
        <translation>
            <numerusform>Flagg %n spørsmål</numerusform>
            <numerusform>Flagg %n spørsmål</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Reason:</source>
        <translation>&amp;Grunn:</translation>
    </message>
    <message>
        <source>&amp;Note:</source>
        <translation>&amp;Notat:</translation>
    </message>
</context>
<context>
    <name>assay::app::FlagMenu</name>
    <message>
        <source>Flag as</source>
        <translation>Flagg som</translation>
    </message>
    <message>
        <source>With a &amp;note, or another reason…</source>
        <translation>Med et &amp;notat, eller en annen grunn …</translation>
    </message>
</context>
<context>
    <name>assay::app::FlipsModel</name>
    <message>
        <source>✗ right to wrong</source>
        <translation>✗ rett til feil</translation>
    </message>
    <message>
        <source>✓ wrong to right</source>
        <translation>✓ feil til rett</translation>
    </message>
    <message>
        <source>· wrong to wrong</source>
        <translation>· feil til feil</translation>
    </message>
    <message>
        <source>(cannot be read)</source>
        <translation>(kan ikke leses)</translation>
    </message>
    <message>
        <source>The sample&apos;s id in its source</source>
        <translation>Prøvens id i kilden</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>Prøve</translation>
    </message>
    <message>
        <source>The scenario named by the source</source>
        <translation>Scenarioet kilden oppgir</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Scenario</translation>
    </message>
    <message>
        <source>The true class</source>
        <translation>Den faktiske klassen</translation>
    </message>
    <message>
        <source>True</source>
        <translation>Faktisk</translation>
    </message>
    <message>
        <source>What the pinned thresholds decide</source>
        <translation>Hva de festede tersklene avgjør</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Festet</translation>
    </message>
    <message>
        <source>What the present thresholds decide</source>
        <translation>Hva de gjeldende tersklene avgjør</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Nå</translation>
    </message>
    <message>
        <source>Whether the decision became right or wrong</source>
        <translation>Om avgjørelsen ble rett eller feil</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Endring</translation>
    </message>
    <message>
        <source>How far the score lies from the limit that decides it now: the list begins with the nearest</source>
        <translation>Hvor langt scoren ligger fra grensen som avgjør den nå: listen begynner med de nærmeste</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Avstand</translation>
    </message>
    <message>
        <source>Financial Hallucination Reliability Index with the present weights</source>
        <translation>Financial Hallucination Reliability Index med de gjeldende vektene</translation>
    </message>
    <message>
        <source>FHRI</source>
        <translation>FHRI</translation>
    </message>
    <message>
        <source>Contradiction score of the NLI model</source>
        <translation>NLI-modellens motsigelsesscore</translation>
    </message>
    <message>
        <source>NLI</source>
        <translation>NLI</translation>
    </message>
    <message>
        <source>The question asked</source>
        <translation>Spørsmålet som ble stilt</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Spørsmål</translation>
    </message>
</context>
<context>
    <name>assay::app::FlipsPane</name>
    <message>
        <source>Each scenario at its own τ</source>
        <translation>Hvert scenario ved sin egen τ</translation>
    </message>
    <message>
        <source>Over all samples: judge every sample by its scenario&apos;s threshold, pinned and present. Else the one threshold of all samples counts, as in the matrix.</source>
        <translation>Over alle prøver: vurder hver prøve etter terskelen for scenarioet, festet og gjeldende. Ellers gjelder den ene terskelen for alle prøver, som i matrisen.</translation>
    </message>
    <message>
        <source>Pin the present thresholds</source>
        <translation>Fest de gjeldende tersklene</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Løsne</translation>
    </message>
    <message>
        <source>Samples that change class against the pin</source>
        <translation>Prøver som skifter klasse mot det festede</translation>
    </message>
    <message>
        <source>Nothing is pinned. Pin the present thresholds, then move them: the samples that change class are listed here.</source>
        <translation>Ingenting er festet. Fest de gjeldende tersklene, og flytt dem så: prøvene som skifter klasse, vises her.</translation>
    </message>
    <message>
        <source>the pin</source>
        <translation>det festede</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message numerus="yes">
        <source>Against %2 (%3), another class for %1 sample(s): %4 right to wrong, %5 wrong to right, %6 wrong to wrong.</source>
        <translation>
            <numerusform>Mot %2 (%3) får %1 prøve en annen klasse: %4 rett til feil, %5 feil til rett, %6 feil til feil.</numerusform>
            <numerusform>Mot %2 (%3) får %1 prøver en annen klasse: %4 rett til feil, %5 feil til rett, %6 feil til feil.</numerusform>
        </translation>
    </message>
    <message>
        <source>each scenario at its own τ</source>
        <translation>hvert scenario ved sin egen τ</translation>
    </message>
    <message>
        <source>τ %1 → %2</source>
        <translation>τ %1 → %2</translation>
    </message>
</context>
<context>
    <name>assay::app::FreezeDialog</name>
    <message>
        <source>Freeze “%1”</source>
        <translation>Frys «%1»</translation>
    </message>
    <message>
        <source>Name of the version</source>
        <translation>Navn på versjonen</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notat</translation>
    </message>
    <message>
        <source>What is this version for?</source>
        <translation>Hva skal denne versjonen brukes til?</translation>
    </message>
    <message>
        <source>A version is the suite as it is now, without its retired questions. It never changes, whatever is edited later.</source>
        <translation>En versjon er gullsettet som det er nå, uten de utgåtte spørsmålene. Den endres aldri, uansett hva som redigeres senere.</translation>
    </message>
    <message>
        <source>There are %1.</source>
        <translation>Det finnes %1.</translation>
    </message>
    <message>
        <source>Freeze</source>
        <translation>Frys</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Navn:</translation>
    </message>
    <message>
        <source>N&amp;ote:</source>
        <translation>No&amp;tat:</translation>
    </message>
    <message>
        <source>There is a version “%1” already. Give it another name.</source>
        <translation>Det finnes alt en versjon «%1». Gi den et annet navn.</translation>
    </message>
    <message>
        <source>The suite holds no question that could be frozen.</source>
        <translation>Gullsettet har ingen spørsmål som kan fryses.</translation>
    </message>
</context>
<context>
    <name>assay::app::GatePane</name>
    <message>
        <source>each</source>
        <translation>hvert</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Regime</source>
        <translation>Regime</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Referanse</translation>
    </message>
    <message>
        <source>Search of the run</source>
        <translation>Kjøringens søk</translation>
    </message>
    <message>
        <source>Search of the baseline</source>
        <translation>Referansens søk</translation>
    </message>
    <message>
        <source>Verdict as JSON…</source>
        <translation>Dommen som JSON …</translation>
    </message>
    <message>
        <source>against</source>
        <translation>mot</translation>
    </message>
    <message>
        <source>Findings of the gate</source>
        <translation>Resultater av regresjonssjekken</translation>
    </message>
    <message>
        <source>Alert thresholds of this workspace (shares: 0.07 is 7 points)</source>
        <translation>Varselterskler for dette arbeidsområdet (andeler: 0,07 er 7 prosentpoeng)</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Legg til</translation>
    </message>
    <message>
        <source>Adds a threshold; undo takes it back</source>
        <translation>Legger til en terskel; kan angres</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Fjern</translation>
    </message>
    <message>
        <source>Removes the selected threshold; undo brings it back</source>
        <translation>Fjerner den valgte terskelen; kan angres</translation>
    </message>
    <message>
        <source>Defaults…</source>
        <translation>Standarder …</translation>
    </message>
    <message>
        <source>Replaces all thresholds by those that Assay comes with, after asking</source>
        <translation>Erstatter alle terskler med dem Assay leveres med, etter å ha spurt</translation>
    </message>
    <message>
        <source>Alert thresholds</source>
        <translation>Varselterskler</translation>
    </message>
    <message>
        <source>%1 (baseline)</source>
        <translation>%1 (referanse)</translation>
    </message>
    <message>
        <source>Of this run %1 of %2 anchors are there: only whole runs are judged.</source>
        <translation>Av denne kjøringen finnes %1 av %2 ankre: bare hele kjøringer dømmes.</translation>
    </message>
    <message>
        <source>There is no other finished run over this corpus to judge against. Run the same anchors again, after a change, and mark the first run as the baseline.</source>
        <translation>Det finnes ingen annen ferdig kjøring over dette korpuset å dømme mot. Kjør de samme ankrene igjen etter en endring, og merk den første kjøringen som referanse.</translation>
    </message>
    <message>
        <source>Judging…</source>
        <translation>Dømmer …</translation>
    </message>
    <message>
        <source>Judging a run</source>
        <translation>Dømmer en kjøring</translation>
    </message>
    <message>
        <source>Save the verdict</source>
        <translation>Lagre dommen</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation>Lagret i %1.</translation>
    </message>
    <message>
        <source>Alert</source>
        <translation>Varsel</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Mål</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Minst</translation>
    </message>
    <message>
        <source>Moves by at most</source>
        <translation>Endres med høyst</translation>
    </message>
    <message>
        <source>P2</source>
        <translation>P2</translation>
    </message>
    <message>
        <source>P1</source>
        <translation>P1</translation>
    </message>
    <message>
        <source>P0</source>
        <translation>P0</translation>
    </message>
    <message>
        <source>A threshold is a number: 0.95, or 0.07 for 7 points.</source>
        <translation>En terskel er et tall: 0,95, eller 0,07 for 7 prosentpoeng.</translation>
    </message>
    <message>
        <source>New rule</source>
        <translation>Ny regel</translation>
    </message>
    <message>
        <source>Default thresholds</source>
        <translation>Standardterskler</translation>
    </message>
    <message>
        <source>Replace the %1 alert thresholds of this workspace, which others judge by too, by those that Assay comes with? Undo brings them back.</source>
        <translation>Erstatte de %1 varseltersklene i dette arbeidsområdet, som også andre dømmer etter, med dem Assay leveres med? Kan angres.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Erstatt</translation>
    </message>
    <message>
        <source>The alert thresholds were changed elsewhere meanwhile: they are shown as they are now, and nothing was written. Make the change again if it is still wanted.</source>
        <translation>Varseltersklene ble i mellomtiden endret et annet sted: de vises som de er nå, og ingenting ble skrevet. Gjør endringen igjen hvis du fortsatt ønsker den.</translation>
    </message>
    <message>
        <source>Changes against chance</source>
        <translation>Endringer mot tilfeldighet</translation>
    </message>
    <message>
        <source>Settings that differ</source>
        <translation>Innstillinger som er ulike</translation>
    </message>
    <message>
        <source>Anchors that changed most</source>
        <translation>Ankre som endret seg mest</translation>
    </message>
</context>
<context>
    <name>assay::app::GeneralisationPane</name>
    <message>
        <source>No set is loaded.</source>
        <translation>Ingen sett er lastet inn.</translation>
    </message>
    <message>
        <source>No sample has a score.</source>
        <translation>Ingen prøver har en score.</translation>
    </message>
</context>
<context>
    <name>assay::app::GoldImports</name>
    <message>
        <source>Reading the list of suites</source>
        <translation>Leser listen over gullsett</translation>
    </message>
    <message>
        <source>Reading the issues of %1</source>
        <translation>Leser funnene for %1</translation>
    </message>
    <message>
        <source>Removing bundles</source>
        <translation>Fjerner bunter</translation>
    </message>
    <message>
        <source>Removing answers</source>
        <translation>Fjerner svar</translation>
    </message>
    <message>
        <source>Removing a list</source>
        <translation>Fjerner en liste</translation>
    </message>
    <message>
        <source>Removing a corpus</source>
        <translation>Fjerner et korpus</translation>
    </message>
    <message>
        <source>Looking at %1</source>
        <translation>Ser på %1</translation>
    </message>
    <message>
        <source>%1 files are in none of the formats that Assay reads and were left out: %2</source>
        <translation>%1 filer er ikke i noe format som Assay leser, og ble utelatt: %2</translation>
    </message>
    <message>
        <source>Importing %1</source>
        <translation>Importerer %1</translation>
    </message>
</context>
<context>
    <name>assay::app::GuideWindow</name>
    <message>
        <source>Text of the user guide</source>
        <translation>Brukerveiledningens tekst</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Kapitler</translation>
    </message>
    <message>
        <source>Find in this chapter</source>
        <translation>Finn i dette kapitlet</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Tilbake</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Frem</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Finn</translation>
    </message>
    <message>
        <source>Find next</source>
        <translation>Finn neste</translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation>Finn forrige</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Større tekst</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Mindre tekst</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Lukk</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 — User guide of Assay</source>
        <translation>%1 – brukerveiledning for Assay</translation>
    </message>
    <message>
        <source>Not in this chapter</source>
        <translation>Ikke i dette kapitlet</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 av %2</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n sted</numerusform>
            <numerusform>%n steder</numerusform>
        </translation>
    </message>
    <message>
        <source>Usual text size</source>
        <translation>Vanlig tekststørrelse</translation>
    </message>
</context>
<context>
    <name>assay::app::HistoryPane</name>
    <message>
        <source>Imported</source>
        <translation>Importert</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Opprettet</translation>
    </message>
    <message>
        <source>Edited</source>
        <translation>Redigert</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Angret</translation>
    </message>
    <message>
        <source>Done again</source>
        <translation>Gjort om</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Hva</translation>
    </message>
    <message>
        <source>Revision</source>
        <translation>Revisjon</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Hvem</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Når</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Hvorfor</translation>
    </message>
    <message>
        <source>What happened to the question, newest first</source>
        <translation>Hva som har skjedd med spørsmålet, nyeste først</translation>
    </message>
    <message>
        <source>Revision to compare from</source>
        <translation>Revisjon å sammenligne fra</translation>
    </message>
    <message>
        <source>Revision to compare to</source>
        <translation>Revisjon å sammenligne med</translation>
    </message>
    <message>
        <source>Restore this revision</source>
        <translation>Gjenopprett denne revisjonen</translation>
    </message>
    <message>
        <source>Differences; what was added is underlined, what was removed is struck through</source>
        <translation>Forskjeller; det som er lagt til, er understreket, det som er fjernet, er gjennomstreket</translation>
    </message>
    <message>
        <source>No question is in front.</source>
        <translation>Ikke noe spørsmål vises.</translation>
    </message>
    <message numerus="yes">
        <source>Revision %1 is in force; there are %n.</source>
        <translation>
            <numerusform>Revisjon %1 gjelder; det finnes %n.</numerusform>
            <numerusform>Revisjon %1 gjelder; det finnes %n.</numerusform>
        </translation>
    </message>
    <message>
        <source> (in force)</source>
        <translation> (gjelder)</translation>
    </message>
    <message>
        <source>Restore revision %1</source>
        <translation>Gjenopprett revisjon %1</translation>
    </message>
    <message>
        <source>Puts this revision in force again, as a new one</source>
        <translation>Setter denne revisjonen i kraft igjen, som en ny</translation>
    </message>
    <message>
        <source>This revision is in force</source>
        <translation>Denne revisjonen gjelder</translation>
    </message>
</context>
<context>
    <name>assay::app::HoldingsModel</name>
    <message>
        <source>Questions</source>
        <translation>Spørsmål</translation>
    </message>
    <message>
        <source>Bundles</source>
        <translation>Bunter</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Svar</translation>
    </message>
    <message>
        <source>Corpus</source>
        <translation>Korpus</translation>
    </message>
    <message>
        <source>A list</source>
        <translation>En liste</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Navn</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Innhold</translation>
    </message>
    <message>
        <source>Questions, bundles or answers in it</source>
        <translation>Spørsmål, bunter eller svar i den</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Antall</translation>
    </message>
    <message>
        <source>Questions that are flagged just now</source>
        <translation>Spørsmål som er flagget akkurat nå</translation>
    </message>
    <message>
        <source>Open flags</source>
        <translation>Åpne flagg</translation>
    </message>
    <message>
        <source>Frozen versions, oldest first</source>
        <translation>Frosne versjoner, eldste først</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versjoner</translation>
    </message>
    <message>
        <source>When something was imported into it last</source>
        <translation>Når noe sist ble importert i den</translation>
    </message>
    <message>
        <source>Last import</source>
        <translation>Siste import</translation>
    </message>
</context>
<context>
    <name>assay::app::HoldingsPane</name>
    <message>
        <source>Open questions or bundles</source>
        <translation>Åpne spørsmål eller bunter</translation>
    </message>
    <message>
        <source>Remove bundles, answers or a list…</source>
        <translation>Fjern bunter, svar eller en liste …</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Åpne</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Fjern …</translation>
    </message>
    <message>
        <source>Questions, corpora, bundles and answers</source>
        <translation>Spørsmål, korpus, bunter og svar</translation>
    </message>
    <message>
        <source>No gold questions yet. Import a suite, a file of bundles, or answers with their scores: what a file holds is seen by its content.</source>
        <translation>Ingen gullspørsmål ennå. Importer et gullsett, en fil med bunter, eller svar med scorene deres: Assay ser av innholdet hva en fil er.</translation>
    </message>
    <message>
        <source>A suite is removed from the menu Suite of the page Questions</source>
        <translation>Et gullsett fjernes fra menyen Gullsett på siden Spørsmål</translation>
    </message>
    <message>
        <source>The file that was imported stays as it is</source>
        <translation>Filen som ble importert, forblir som den er</translation>
    </message>
    <message>
        <source>Remove from the workspace</source>
        <translation>Fjern fra arbeidsområdet</translation>
    </message>
    <message>
        <source>Remove “%1” from the workspace?</source>
        <translation>Fjerne «%1» fra arbeidsområdet?</translation>
    </message>
    <message>
        <source>Its %1 bundles go with what was noted of them; questions drafted from them stay.</source>
        <translation>De %1 buntene fjernes sammen med det som er notert om dem; spørsmål laget fra dem beholdes.</translation>
    </message>
    <message>
        <source>Its %1 answers go with their scores.</source>
        <translation>De %1 svarene fjernes sammen med scorene sine.</translation>
    </message>
    <message>
        <source>Its %1 sentences go, with their embedding sets and anchor sets; questions that refer to them and the results of runs stay.</source>
        <translation>De %1 setningene fjernes sammen med vektorsettene og ankersettene sine; spørsmål som viser til dem, og resultatene av kjøringer beholdes.</translation>
    </message>
    <message>
        <source>The list goes; questions that refer to it stay.</source>
        <translation>Listen fjernes; spørsmål som viser til den, beholdes.</translation>
    </message>
    <message>
        <source>The file it was imported from stays as it is. This cannot be undone.</source>
        <translation>Filen den ble importert fra, forblir som den er. Dette kan ikke angres.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Fjern</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behold</translation>
    </message>
</context>
<context>
    <name>assay::app::HomePage</name>
    <message>
        <source>Home</source>
        <translation>Hjem</translation>
    </message>
    <message>
        <source>No workspace is open</source>
        <translation>Ikke noe arbeidsområde er åpent</translation>
    </message>
    <message>
        <source>1 scored set</source>
        <translation>1 scoresett</translation>
    </message>
    <message numerus="yes">
        <source>%n scored sets</source>
        <translation>
            <numerusform>%n scoresett</numerusform>
            <numerusform>%n scoresett</numerusform>
        </translation>
    </message>
    <message>
        <source>1 sample</source>
        <translation>1 prøve</translation>
    </message>
    <message>
        <source>%1 samples</source>
        <translation>%1 prøver</translation>
    </message>
    <message>
        <source>1 question</source>
        <translation>1 spørsmål</translation>
    </message>
    <message>
        <source>%1 questions</source>
        <translation>%1 spørsmål</translation>
    </message>
    <message>
        <source>Open in Thresholds</source>
        <translation>Åpne i Terskler</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Gi nytt navn</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Fjern …</translation>
    </message>
    <message>
        <source>A workspace is one file that keeps your scored sets, gold questions, thresholds and where they came from. Make one, open one, or drop files here and let Assay make one for them.</source>
        <translation>Et arbeidsområde er én fil som tar vare på scoresettene, gullspørsmålene og tersklene dine og hvor de kom fra. Lag et, åpne et, eller slipp filer her og la Assay lage et for dem.</translation>
    </message>
    <message>
        <source>Recent workspaces</source>
        <translation>Siste arbeidsområder</translation>
    </message>
    <message>
        <source>Scored sets</source>
        <translation>Scoresett</translation>
    </message>
    <message>
        <source>No scored set yet. Import evaluation results or a data set: JSON, JSON lines or CSV with a label and an FHRI, or its components, for each sample.</source>
        <translation>Ingen scoresett ennå. Importer evalueringsresultater eller et datasett: JSON, JSON-linjer eller CSV med en etikett og en FHRI, eller komponentene av den, for hver prøve.</translation>
    </message>
    <message>
        <source>Show issues</source>
        <translation>Vis funn</translation>
    </message>
    <message>
        <source>What to do next</source>
        <translation>Hva du kan gjøre nå</translation>
    </message>
    <message>
        <source>No issues in %1</source>
        <translation>Ingen funn i %1</translation>
    </message>
    <message>
        <source>Issues in %1: %2 errors, %3 warnings, %4 notes</source>
        <translation>Funn i %1: %2 feil, %3 advarsler, %4 merknader</translation>
    </message>
    <message>
        <source>Remove scored set</source>
        <translation>Fjern scoresett</translation>
    </message>
    <message>
        <source>Remove “%1” from the workspace?</source>
        <translation>Fjerne «%1» fra arbeidsområdet?</translation>
    </message>
    <message>
        <source>Its %1 samples and its thresholds go with it. The files it was imported from stay as they are. This cannot be undone.</source>
        <translation>De %1 prøvene og tersklene fjernes sammen med det. Filene det ble importert fra, forblir som de er. Dette kan ikke angres.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Fjern</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behold</translation>
    </message>
</context>
<context>
    <name>assay::app::IdenticalFilingsPane</name>
    <message>
        <source>Looking for identical filings</source>
        <translation>Ser etter identiske årsrapporter</translation>
    </message>
    <message numerus="yes">
        <source>%n more filing(s) like this; see the issues of the import.</source>
        <translation>
            <numerusform>%n årsrapport til som denne; se funnene fra importen.</numerusform>
            <numerusform>%n årsrapporter til som denne; se funnene fra importen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has the very same texts as %2: open searches cannot tell them apart.</source>
        <translation>%1 har nøyaktig de samme tekstene som %2: åpne søk kan ikke skille dem.</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Utelat</translation>
    </message>
    <message>
        <source>Leave out %1</source>
        <translation>Utelat %1</translation>
    </message>
    <message>
        <source>Makes a corpus without this filing. The one in front stays, with its vectors; the new one needs its own.</source>
        <translation>Lager et korpus uten denne årsrapporten. Det som vises nå, blir værende med vektorene sine; det nye trenger egne.</translation>
    </message>
    <message>
        <source>%1 without %2</source>
        <translation>%1 uten %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Leaving out %1</source>
        <translation>Utelater %1</translation>
    </message>
    <message>
        <source>Made the corpus “%1” of %2 sentences; the other one stays as it was.</source>
        <translation>Laget korpuset «%1» med %2 setninger; det andre er som før.</translation>
    </message>
</context>
<context>
    <name>assay::app::ImpactPane</name>
    <message numerus="yes">
        <source>Mean of %n question(s), with the 95 % percentile interval of a bootstrap</source>
        <translation>
            <numerusform>Gjennomsnitt for %n spørsmål, med 95 % persentilintervall fra bootstrap</numerusform>
            <numerusform>Gjennomsnitt for %n spørsmål, med 95 % persentilintervall fra bootstrap</numerusform>
        </translation>
    </message>
    <message>
        <source>Undefined: none of these questions has this score</source>
        <translation>Udefinert: ingen av disse spørsmålene har denne scoren</translation>
    </message>
    <message>
        <source>Imported answers whose scores are compared</source>
        <translation>Importerte svar med scorene som sammenlignes</translation>
    </message>
    <message>
        <source>Which questions are left out</source>
        <translation>Hvilke spørsmål som utelates</translation>
    </message>
    <message>
        <source>Without the flagged</source>
        <translation>Uten de flaggede</translation>
    </message>
    <message>
        <source>Without the suspected</source>
        <translation>Uten de mistenkte</translation>
    </message>
    <message>
        <source>Without the flagged and the suspected</source>
        <translation>Uten de flaggede og de mistenkte</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Spørsmål</translation>
    </message>
    <message>
        <source>All, then by difficulty</source>
        <translation>Alle, deretter etter vanskelighetsgrad</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Måltall</translation>
    </message>
    <message>
        <source>As it was imported</source>
        <translation>Som det ble importert</translation>
    </message>
    <message>
        <source>n with</source>
        <translation>n med</translation>
    </message>
    <message>
        <source>Questions that have this score</source>
        <translation>Spørsmål som har denne scoren</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Med</translation>
    </message>
    <message>
        <source>Mean over all questions, with its 95 % bootstrap interval</source>
        <translation>Gjennomsnitt over alle spørsmål, med 95 % bootstrap-intervall</translation>
    </message>
    <message>
        <source>n without</source>
        <translation>n uten</translation>
    </message>
    <message>
        <source>Questions that have this score and are not left out</source>
        <translation>Spørsmål som har denne scoren og ikke er utelatt</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>Uten</translation>
    </message>
    <message>
        <source>Mean without those that are left out, with its 95 % bootstrap interval</source>
        <translation>Gjennomsnitt uten dem som er utelatt, med 95 % bootstrap-intervall</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Endring</translation>
    </message>
    <message>
        <source>Without minus with</source>
        <translation>Uten minus med</translation>
    </message>
    <message>
        <source>Figures with and without these questions</source>
        <translation>Måltall med og uten disse spørsmålene</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>There is no suite yet. Import questions first.</source>
        <translation>Det finnes ikke noe gullsett ennå. Importer spørsmål først.</translation>
    </message>
    <message>
        <source>No scores of a system&apos;s answers are imported. Import them to see what the figures become without these questions.</source>
        <translation>Ingen scorer for et systems svar er importert. Importer dem for å se hva tallene blir uten disse spørsmålene.</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>Beregner …</translation>
    </message>
    <message>
        <source>Weighing the suspected questions</source>
        <translation>Veier de mistenkte spørsmålene</translation>
    </message>
    <message>
        <source>%1: n = %2, %3 left out, %4 without a score.</source>
        <translation>%1: n = %2, %3 utelatt, %4 uten score.</translation>
    </message>
    <message>
        <source>It was not checked yet, so nothing of it is suspected.</source>
        <translation>Det er ikke sjekket ennå, så ingenting i det er mistenkt.</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>(difficulty missing)</source>
        <translation>(vanskelighetsgrad mangler)</translation>
    </message>
    <message>
        <source>Undefined: none of these questions has a score</source>
        <translation>Udefinert: ingen av disse spørsmålene har en score</translation>
    </message>
    <message>
        <source>Undefined: one of the two figures is</source>
        <translation>Udefinert: ett av de to tallene er det</translation>
    </message>
</context>
<context>
    <name>assay::app::JudgePane</name>
    <message>
        <source>What the judge is asked</source>
        <translation>Hva dommeren blir spurt om</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Anslå</translation>
    </message>
    <message>
        <source>Offer for measuring</source>
        <translation>Tilby til måling</translation>
    </message>
    <message>
        <source>The judge stands among the scores that a measurement can take; it is asked when somebody measures with it. Its answers are sent to the service.</source>
        <translation>Dommeren står blant scorene som en måling kan ta med; den blir spurt når noen måler med den. Svarene sendes til tjenesten.</translation>
    </message>
    <message>
        <source>Judges by</source>
        <translation>Vurderer etter</translation>
    </message>
    <message>
        <source>Question, gold and answer</source>
        <translation>Spørsmål, gull og svar</translation>
    </message>
    <message>
        <source>Your score from 0 to 10</source>
        <translation>Din score fra 0 til 10</translation>
    </message>
    <message>
        <source>no score</source>
        <translation>ingen score</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Bestått</translation>
    </message>
    <message>
        <source>Fails</source>
        <translation>Ikke bestått</translation>
    </message>
    <message>
        <source>Undetermined</source>
        <translation>Ubestemt</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Neste</translation>
    </message>
    <message>
        <source>What judging takes is estimated first; nothing is sent for that.</source>
        <translation>Hva vurderingen krever, anslås først; ingenting sendes for det.</translation>
    </message>
    <message>
        <source>Measure answers first: a judge scores those of a run.</source>
        <translation>Mål svar først: en dommer gir score til svarene i en kjøring.</translation>
    </message>
    <message>
        <source>Estimating what judging takes</source>
        <translation>Anslår hva vurderingen krever</translation>
    </message>
    <message>
        <source>Judge: %1, %2</source>
        <translation>Dommer: %1, %2</translation>
    </message>
    <message>
        <source>The judge stands among the scores under Setup.</source>
        <translation>Dommeren står blant scorene under Oppsett.</translation>
    </message>
    <message>
        <source>No judge has scored this answer.</source>
        <translation>Ingen dommer har gitt dette svaret en score.</translation>
    </message>
    <message>
        <source>The judge (%1) gives %2.</source>
        <translation>Dommeren (%1) gir %2.</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Spørsmål</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gull</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Svar</translation>
    </message>
    <message>
        <source>Judging an answer</source>
        <translation>Vurderer et svar</translation>
    </message>
    <message>
        <source>The verdict is kept.</source>
        <translation>Dommen er lagret.</translation>
    </message>
    <message>
        <source>Comparing the judge with people</source>
        <translation>Sammenligner dommeren med mennesker</translation>
    </message>
</context>
<context>
    <name>assay::app::LabelChangesModel</name>
    <message>
        <source>Label</source>
        <translation>Etikett</translation>
    </message>
    <message>
        <source>Stored</source>
        <translation>Lagret</translation>
    </message>
    <message>
        <source>Sentences with the label by the patterns that are stored</source>
        <translation>Setninger med etiketten etter mønstrene som er lagret</translation>
    </message>
    <message>
        <source>Typed</source>
        <translation>Skrevet</translation>
    </message>
    <message>
        <source>Sentences with the label by the patterns that are typed</source>
        <translation>Setninger med etiketten etter mønstrene som er skrevet inn</translation>
    </message>
    <message>
        <source>Gained</source>
        <translation>Vunnet</translation>
    </message>
    <message>
        <source>Sentences that only the typed patterns find</source>
        <translation>Setninger som bare de innskrevne mønstrene finner</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Tapt</translation>
    </message>
    <message>
        <source>Sentences that only the stored patterns find</source>
        <translation>Setninger som bare de lagrede mønstrene finner</translation>
    </message>
</context>
<context>
    <name>assay::app::MainWindow</name>
    <message>
        <source>Pages</source>
        <translation>Sider</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspektør</translation>
    </message>
    <message>
        <source>Issues and jobs</source>
        <translation>Funn og jobber</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Vis</translation>
    </message>
    <message>
        <source>The window and its columns are as they were at first.</source>
        <translation>Vinduet og kolonnene er som de var først.</translation>
    </message>
    <message>
        <source>Assay</source>
        <translation>Assay</translation>
    </message>
    <message>
        <source>%1 (read-only) — Assay</source>
        <translation>%1 (skrivebeskyttet) – Assay</translation>
    </message>
    <message>
        <source>%1 — Assay</source>
        <translation>%1 – Assay</translation>
    </message>
    <message>
        <source>No log file is being written.</source>
        <translation>Det skrives ingen loggfil.</translation>
    </message>
    <message>
        <source>The log file is %1</source>
        <translation>Loggfilen er %1</translation>
    </message>
    <message>
        <source>Damage: %1</source>
        <translation>Skade: %1</translation>
    </message>
    <message>
        <source>Broken reference: %1</source>
        <translation>Brutt referanse: %1</translation>
    </message>
    <message>
        <source>Wrong count: %1</source>
        <translation>Feil antall: %1</translation>
    </message>
    <message>
        <source>Wrong hash: %1</source>
        <translation>Feil hash: %1</translation>
    </message>
    <message>
        <source>Rest of an unfinished import: %1</source>
        <translation>Rest av en uferdig import: %1</translation>
    </message>
    <message>
        <source>Close the workspace and cancel the import?</source>
        <translation>Lukke arbeidsområdet og avbryte importen?</translation>
    </message>
    <message>
        <source>Close and cancel</source>
        <translation>Lukk og avbryt</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Lagret: %1</translation>
    </message>
    <message>
        <source>Open another workspace and cancel the import?</source>
        <translation>Åpne et annet arbeidsområde og avbryte importen?</translation>
    </message>
    <message>
        <source>Open and cancel</source>
        <translation>Åpne og avbryt</translation>
    </message>
    <message>
        <source>Make another workspace and cancel the import?</source>
        <translation>Opprette et nytt arbeidsområde og avbryte importen?</translation>
    </message>
    <message>
        <source>Make and cancel</source>
        <translation>Opprett og avbryt</translation>
    </message>
    <message>
        <source>Assay workspaces (*.assay)</source>
        <translation>Assay-arbeidsområder (*.assay)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle filer (*)</translation>
    </message>
    <message>
        <source>New workspace</source>
        <translation>Nytt arbeidsområde</translation>
    </message>
    <message>
        <source>Open workspace</source>
        <translation>Åpne arbeidsområde</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>Scores, questions, bundles (*.json *.jsonl *.ndjson *.csv *.tsv)</source>
        <translation>Scorer, spørsmål, bunter (*.json *.jsonl *.ndjson *.csv *.tsv)</translation>
    </message>
    <message>
        <source>An import is running</source>
        <translation>En import pågår</translation>
    </message>
    <message>
        <source>What it has read so far is not kept; the files and the workspace stay as they are.</source>
        <translation>Det som er lest så langt, blir ikke tatt vare på. Filene og arbeidsområdet forblir som de er.</translation>
    </message>
    <message>
        <source>Go on importing</source>
        <translation>Fortsett importen</translation>
    </message>
    <message>
        <source>Make “%1”</source>
        <translation>Opprett «%1»</translation>
    </message>
    <message>
        <source>Choose a place…</source>
        <translation>Velg et sted …</translation>
    </message>
    <message>
        <source>Use an existing one…</source>
        <translation>Bruk et eksisterende …</translation>
    </message>
    <message numerus="yes">
        <source>%n files</source>
        <translation>
            <numerusform>%n fil</numerusform>
            <numerusform>%n filer</numerusform>
        </translation>
    </message>
    <message>
        <source>A workspace is needed to keep %1. It can be made in %2.</source>
        <translation>Det trengs et arbeidsområde for å ta vare på %1. Det kan opprettes i %2.</translation>
    </message>
    <message>
        <source>This workspace was written by a newer Assay (version %1 of the file). It is open for reading only; update Assay to change it.</source>
        <translation>Dette arbeidsområdet er skrevet av en nyere Assay (filversjon %1). Det er åpnet bare for lesing. Oppdater Assay for å endre det.</translation>
    </message>
    <message>
        <source>This workspace is open for reading only. You can look and export; nothing in it is changed.</source>
        <translation>Dette arbeidsområdet er åpnet bare for lesing. Du kan se og eksportere; ingenting i det endres.</translation>
    </message>
    <message>
        <source>Open in Thresholds</source>
        <translation>Åpne i Terskler</translation>
    </message>
    <message>
        <source>Imported “%1”: 1 sample</source>
        <translation>Importerte «%1»: 1 prøve</translation>
    </message>
    <message>
        <source>Imported “%1”: %2 samples</source>
        <translation>Importerte «%1»: %2 prøver</translation>
    </message>
    <message>
        <source>, %1 rejected</source>
        <translation>, %1 forkastet</translation>
    </message>
    <message>
        <source>, %1 without a score</source>
        <translation>, %1 uten score</translation>
    </message>
    <message>
        <source>Remove it from the list</source>
        <translation>Fjern det fra listen</translation>
    </message>
    <message>
        <source>The workspace is sound.</source>
        <translation>Arbeidsområdet er i orden.</translation>
    </message>
    <message>
        <source>The check found a problem in the workspace.</source>
        <translation>Sjekken fant et problem i arbeidsområdet.</translation>
    </message>
    <message numerus="yes">
        <source>The check found %n problems in the workspace.</source>
        <translation>
            <numerusform>Sjekken fant %n problem i arbeidsområdet.</numerusform>
            <numerusform>Sjekken fant %n problemer i arbeidsområdet.</numerusform>
        </translation>
    </message>
    <message>
        <source>“assay check” in a terminal lists all of them.</source>
        <translation>«assay check» i en terminal viser alle.</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1, linje %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <translation>%1 (mangler)</translation>
    </message>
    <message>
        <source>Clear this list</source>
        <translation>Tøm denne listen</translation>
    </message>
    <message>
        <source>Close Assay and cancel the import?</source>
        <translation>Lukke Assay og avbryte importen?</translation>
    </message>
    <message>
        <source>Imported “%1”: a reference list of %2.</source>
        <translation>Importerte «%1»: en referanseliste på %2.</translation>
    </message>
    <message>
        <source>Imported “%1”: a corpus of %2 sentences.</source>
        <translation>Importerte «%1»: et korpus på %2 setninger.</translation>
    </message>
    <message>
        <source>Not imported: %1</source>
        <translation>Ikke importert: %1</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Behold begge</translation>
    </message>
    <message>
        <source>Import once more</source>
        <translation>Importer en gang til</translation>
    </message>
    <message>
        <source>The questions of the file become a suite of their own</source>
        <translation>Spørsmålene i filen blir et eget gullsett</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Erstatt</translation>
    </message>
    <message>
        <source>Colliding questions get a new revision, which can be undone; new ones are added</source>
        <translation>Spørsmål som kolliderer, får en ny revisjon som kan angres; nye blir lagt til</translation>
    </message>
    <message>
        <source>Skip them</source>
        <translation>Hopp over dem</translation>
    </message>
    <message>
        <source>Colliding questions stay as they are; new ones are added</source>
        <translation>Spørsmål som kolliderer, forblir som de er; nye blir lagt til</translation>
    </message>
    <message>
        <source>Add the new ones</source>
        <translation>Legg til de nye</translation>
    </message>
    <message>
        <source>The questions that are there stay as they are</source>
        <translation>Spørsmålene som alt finnes, forblir som de er</translation>
    </message>
    <message>
        <source>There is a suite %1 already.</source>
        <translation>Gullsettet %1 finnes allerede.</translation>
    </message>
    <message>
        <source>There are suites %1 already.</source>
        <translation>Gullsettene %1 finnes allerede.</translation>
    </message>
    <message>
        <source>It holds every question of the file, unchanged: there is nothing to import.</source>
        <translation>Det har alle spørsmålene i filen, uendret: det er ingenting å importere.</translation>
    </message>
    <message>
        <source>%1 have an id that is in use for another question</source>
        <translation>%1 har en id som er i bruk for et annet spørsmål</translation>
    </message>
    <message>
        <source>%1 are in it unchanged</source>
        <translation>%1 finnes der uendret</translation>
    </message>
    <message>
        <source>%1 are new</source>
        <translation>%1 er nye</translation>
    </message>
    <message>
        <source>Of the %1 questions to be imported, %2.</source>
        <translation>Av %1 spørsmål som skal importeres: %2.</translation>
    </message>
    <message>
        <source>To replace questions, say on the page Questions who you are.</source>
        <translation>For å erstatte spørsmål må du oppgi hvem du er på siden Spørsmål.</translation>
    </message>
    <message>
        <source>Imported %1 files; Home lists all of them. The last ones:</source>
        <translation>Importerte %1 filer; siden Hjem viser alle. De siste:</translation>
    </message>
    <message>
        <source>Imported %1: 1 question</source>
        <translation>Importerte %1: 1 spørsmål</translation>
    </message>
    <message>
        <source>Imported %1: %2 questions</source>
        <translation>Importerte %1: %2 spørsmål</translation>
    </message>
    <message>
        <source>%1 new</source>
        <translation>%1 nye</translation>
    </message>
    <message>
        <source>%1 replaced</source>
        <translation>%1 erstattet</translation>
    </message>
    <message>
        <source>%1 skipped</source>
        <translation>%1 hoppet over</translation>
    </message>
    <message>
        <source>%1 unchanged</source>
        <translation>%1 uendret</translation>
    </message>
    <message>
        <source>%1 rejected</source>
        <translation>%1 forkastet</translation>
    </message>
    <message>
        <source>Show repairs…</source>
        <translation>Vis reparasjoner …</translation>
    </message>
    <message>
        <source>1 text of “%1” was decoded with the wrong character set.</source>
        <translation>1 tekst i «%1» er dekodet med feil tegnsett.</translation>
    </message>
    <message>
        <source>%1 texts of “%2” were decoded with the wrong character set.</source>
        <translation>%1 tekster i «%2» er dekodet med feil tegnsett.</translation>
    </message>
    <message>
        <source>Imported %1: %2 bundles.</source>
        <translation>Importerte %1: %2 bunter.</translation>
    </message>
    <message>
        <source>Imported %1: %2 answers with scores.</source>
        <translation>Importerte %1: %2 svar med scorer.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Angre</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>La det være</translation>
    </message>
    <message>
        <source>Not made by Assay: %1</source>
        <translation>Ikke laget av Assay: %1</translation>
    </message>
    <message>
        <source>Somebody changed the suite meanwhile, so nothing was imported yet.</source>
        <translation>Noen endret gullsettet i mellomtiden, så ingenting er importert ennå.</translation>
    </message>
</context>
<context>
    <name>assay::app::MappingDialog</name>
    <message>
        <source>Columns of %1</source>
        <translation>Kolonner i %1</translation>
    </message>
    <message numerus="yes">
        <source>Columns of %1 and %n more file(s)</source>
        <translation>
            <numerusform>Kolonner i %1 og %n fil til</numerusform>
            <numerusform>Kolonner i %1 og %n filer til</numerusform>
        </translation>
    </message>
    <message>
        <source>Columns of the file and their fields</source>
        <translation>Kolonnene i filen og feltene deres</translation>
    </message>
    <message>
        <source>Separator of lists</source>
        <translation>Skilletegn i lister</translation>
    </message>
    <message>
        <source>The first rows of the file</source>
        <translation>De første radene i filen</translation>
    </message>
    <message>
        <source>&amp;Lists within a cell are separated by:</source>
        <translation>&amp;Lister i en celle er skilt med:</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>&amp;The first rows</source>
        <translation>&amp;De første radene</translation>
    </message>
    <message>
        <source>The columns are mapped as you did it last for a file like this.</source>
        <translation>Kolonnene er tilordnet slik du sist gjorde det for en slik fil.</translation>
    </message>
    <message>
        <source>Which column is which field of a question? What fits no field is kept with the question all the same.</source>
        <translation>Hvilken kolonne er hvilket felt i et spørsmål? Det som ikke passer i noe felt, følger likevel med spørsmålet.</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Kolonne</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Felt</translation>
    </message>
    <message>
        <source>For example</source>
        <translation>Eksempel</translation>
    </message>
    <message>
        <source>Field for the column %1</source>
        <translation>Felt for kolonnen %1</translation>
    </message>
    <message>
        <source>(kept beside the fields)</source>
        <translation>(beholdes ved siden av feltene)</translation>
    </message>
    <message>
        <source>%1 are all mapped to %2; only one column can be.</source>
        <translation>%1 er alle tilordnet %2; bare én kolonne kan være det.</translation>
    </message>
    <message>
        <source>Choose which column is the text of the question.</source>
        <translation>Velg hvilken kolonne som er teksten i spørsmålet.</translation>
    </message>
    <message>
        <source>The separator of lists is one ASCII character.</source>
        <translation>Skilletegnet i lister er ett ASCII-tegn.</translation>
    </message>
    <message>
        <source>Each file becomes a suite of its own.</source>
        <translation>Hver fil blir et eget gullsett.</translation>
    </message>
    <message>
        <source>Into the suite “%1”.</source>
        <translation>Til gullsettet «%1».</translation>
    </message>
    <message>
        <source>This choice is remembered for files with the same columns.</source>
        <translation>Valget huskes for filer med de samme kolonnene.</translation>
    </message>
</context>
<context>
    <name>assay::app::MatrixPane</name>
    <message>
        <source>Figures per class</source>
        <translation>Måltall per klasse</translation>
    </message>
    <message>
        <source>Samples with an NLI score from the soft up to the hard limit</source>
        <translation>Prøver med NLI-score fra den myke og opp til den harde grensen</translation>
    </message>
    <message>
        <source>For manual review: %1</source>
        <translation>Til manuell kontroll: %1</translation>
    </message>
    <message>
        <source> · judgements applied</source>
        <translation> · med vurderinger</translation>
    </message>
    <message>
        <source> · difference to the pin, by scenario</source>
        <translation> · forskjell fra det festede, per scenario</translation>
    </message>
    <message>
        <source> · difference to the pin</source>
        <translation> · forskjell fra det festede</translation>
    </message>
    <message>
        <source>Macro-F1: mean F1 over the classes that occur. Accuracy: share decided rightly; balanced: mean recall of the classes. MCC: Matthews correlation. κ: Cohen&apos;s kappa. Fβ: as F1, with recall counting β times as much.</source>
        <translation>Macro-F1: gjennomsnittlig F1 over klassene som forekommer. Nøyaktighet: andel riktig avgjort; balansert: gjennomsnittlig recall for klassene. MCC: Matthews-korrelasjon. κ: Cohens kappa. Fβ: som F1, der recall teller β ganger så mye.</translation>
    </message>
</context>
<context>
    <name>assay::app::MessageBanner</name>
    <message>
        <source>Close this message (Esc)</source>
        <translation>Lukk denne meldingen (Esc)</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Lukk denne meldingen</translation>
    </message>
</context>
<context>
    <name>assay::app::MineBar</name>
    <message>
        <source>Corpus that is mined</source>
        <translation>Korpuset som det utvinnes fra</translation>
    </message>
    <message>
        <source>Seed of the choice</source>
        <translation>Frø for utvalget</translation>
    </message>
    <message>
        <source>Which companies and sentences are drawn where there are more than a bundle holds</source>
        <translation>Hvilke selskaper og setninger som trekkes der det er flere enn en bunt rommer</translation>
    </message>
    <message>
        <source>Name of the set of bundles</source>
        <translation>Navn på settet med bunter</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Utvinn</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Corpus:</source>
        <translation>Korpus:</translation>
    </message>
    <message>
        <source>Seed:</source>
        <translation>Frø:</translation>
    </message>
    <message>
        <source>Name of the bundles:</source>
        <translation>Navn på buntene:</translation>
    </message>
    <message>
        <source>%1 mined</source>
        <translation>%1 utvunnet</translation>
    </message>
</context>
<context>
    <name>assay::app::MinedSentencesModel</name>
    <message>
        <source>Company</source>
        <translation>Selskap</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>År</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Seksjon</translation>
    </message>
    <message>
        <source>Cues</source>
        <translation>Signalord</translation>
    </message>
    <message>
        <source>Words of risk in the sentence: two are enough to draft from</source>
        <translation>Risikoord i setningen: to er nok til å lage utkast fra</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Setning</translation>
    </message>
    <message>
        <source>Sentence id</source>
        <translation>Setnings-ID</translation>
    </message>
</context>
<context>
    <name>assay::app::MiningController</name>
    <message>
        <source>Reading the atlas</source>
        <translation>Leser atlaset</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Trying the patterns</source>
        <translation>Prøver mønstrene</translation>
    </message>
    <message>
        <source>The patterns are kept. Undo takes it back.</source>
        <translation>Mønstrene er lagret. Kan angres.</translation>
    </message>
    <message>
        <source>Mining</source>
        <translation>Utvinning</translation>
    </message>
    <message numerus="yes">
        <source>%n bundle(s)</source>
        <translation>
            <numerusform>%n bunt</numerusform>
            <numerusform>%n bunter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n repeated text(s) left out</source>
        <translation>
            <numerusform>%n gjentatt tekst utelatt</numerusform>
            <numerusform>%n gjentatte tekster utelatt</numerusform>
        </translation>
    </message>
    <message>
        <source>Mined: %1, %2; run %3 is kept.</source>
        <translation>Utvunnet: %1, %2; kjøring %3 er lagret.</translation>
    </message>
</context>
<context>
    <name>assay::app::NearPane</name>
    <message>
        <source>Neighbours</source>
        <translation>Naboer</translation>
    </message>
    <message>
        <source>The sentences of this corpus whose vectors are nearest to that of the selected one</source>
        <translation>Setningene i dette korpuset med vektorer nærmest vektoren til den valgte</translation>
    </message>
    <message>
        <source>Embedding set that neighbours are found by</source>
        <translation>Vektorsettet som naboene finnes med</translation>
    </message>
    <message>
        <source>Own section</source>
        <translation>Egen seksjon</translation>
    </message>
    <message>
        <source>Only sentences of the same company, form, year and section</source>
        <translation>Bare setninger fra samme selskap, skjema, år og seksjon</translation>
    </message>
    <message>
        <source>Nearest sentences</source>
        <translation>Nærmeste setninger</translation>
    </message>
    <message>
        <source>To the embedding sets</source>
        <translation>Til vektorsettene</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Looking for the nearest sentences…</source>
        <translation>Leter etter de nærmeste setningene …</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Leter …</translation>
    </message>
    <message>
        <source>What is listed is of the sentence before</source>
        <translation>Listen gjelder den forrige setningen</translation>
    </message>
    <message>
        <source>This corpus has no vectors yet, so nothing is known to be near.
Make LSA vectors from its own texts, or import vectors.</source>
        <translation>Dette korpuset har ingen vektorer ennå, så det er ikke kjent hva som er nær.
Lag LSA-vektorer av korpusets egne tekster, eller importer vektorer.</translation>
    </message>
    <message>
        <source>No sentence is selected.</source>
        <translation>Ingen setning er valgt.</translation>
    </message>
    <message>
        <source>This sentence has no vector in %1: it is no prose, has no known word, or the source had none for it.</source>
        <translation>Denne setningen har ingen vektor i %1: den er ikke prosa, har ingen kjente ord, eller kilden hadde ingen for den.</translation>
    </message>
    <message>
        <source>No other sentence of its section has a vector.</source>
        <translation>Ingen annen setning i seksjonen har en vektor.</translation>
    </message>
    <message>
        <source>No other sentence of the corpus has a vector.</source>
        <translation>Ingen annen setning i korpuset har en vektor.</translation>
    </message>
</context>
<context>
    <name>assay::app::NeighbourController</name>
    <message>
        <source>No run is chosen.
Choose one on the left, or set one up and run it.</source>
        <translation>Ingen kjøring er valgt.
Velg en til venstre, eller sett opp en og kjør den.</translation>
    </message>
    <message>
        <source>The run is being loaded…</source>
        <translation>Laster inn kjøringen …</translation>
    </message>
    <message>
        <source>The run could not be loaded.</source>
        <translation>Kjøringen kunne ikke lastes inn.</translation>
    </message>
    <message>
        <source>The run could not be loaded: %1</source>
        <translation>Kjøringen kunne ikke lastes inn: %1</translation>
    </message>
    <message>
        <source>This run holds figures from outside: they have no anchors to show.
The tab From outside shows the figures.</source>
        <translation>Denne kjøringen har tall utenfra: den har ingen ankre å vise.
Fanen Utenfra viser tallene.</translation>
    </message>
    <message>
        <source>Removing a run</source>
        <translation>Fjerner en kjøring</translation>
    </message>
    <message>
        <source>The last change (of a run or of an anchor set) has no undo. Undo once more takes back the edit before it.</source>
        <translation>Den siste endringen (av en kjøring eller et ankersett) kan ikke angres. Angrer du en gang til, trekkes endringen før den tilbake.</translation>
    </message>
    <message>
        <source>Loading %1</source>
        <translation>Laster inn %1</translation>
    </message>
    <message>
        <source>Computing intervals</source>
        <translation>Beregner intervaller</translation>
    </message>
    <message>
        <source>Neighbour test</source>
        <translation>Nabotest</translation>
    </message>
    <message>
        <source>Neighbour test %1</source>
        <translation>Nabotest %1</translation>
    </message>
    <message>
        <source>A neighbour test is at work already. Pause it first, or wait for its end.</source>
        <translation>En nabotest er alt i gang. Sett den på pause først, eller vent til den er ferdig.</translation>
    </message>
</context>
<context>
    <name>assay::app::NeighboursPage</name>
    <message>
        <source>Neighbours</source>
        <translation>Naboer</translation>
    </message>
    <message>
        <source>%1 · %2 · n = %3</source>
        <translation>%1 · %2 · n = %3</translation>
    </message>
    <message>
        <source> · vectors %1</source>
        <translation> · vektorer %1</translation>
    </message>
    <message>
        <source> · at work</source>
        <translation> · i gang</translation>
    </message>
    <message>
        <source> · not finished</source>
        <translation> · ikke fullført</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>Oppsett</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Oversikt</translation>
    </message>
    <message>
        <source>Strata</source>
        <translation>Strata</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Kurver</translation>
    </message>
    <message>
        <source>Distances</source>
        <translation>Avstander</translation>
    </message>
    <message>
        <source>Hardest cases</source>
        <translation>Vanskeligste tilfeller</translation>
    </message>
    <message>
        <source>Gate</source>
        <translation>Regresjonssjekk</translation>
    </message>
    <message>
        <source>From outside</source>
        <translation>Utenfra</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Kjør</translation>
    </message>
    <message>
        <source>Runs the test that is set up (Ctrl+Return)</source>
        <translation>Kjører testen som er satt opp (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Stops the test; Resume goes on where it was</source>
        <translation>Stopper testen; Fortsett går videre der den var</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsett</translation>
    </message>
    <message>
        <source>Asks the anchors that are left</source>
        <translation>Spør ankrene som gjenstår</translation>
    </message>
    <message>
        <source>Cancel…</source>
        <translation>Avbryt …</translation>
    </message>
    <message>
        <source>Stops the test and removes what it has found</source>
        <translation>Stopper testen og fjerner det den har funnet</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Gi nytt navn …</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Referanse</translation>
    </message>
    <message>
        <source>Later runs over this corpus are judged against this one</source>
        <translation>Senere kjøringer over dette korpuset vurderes mot denne</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Fjern …</translation>
    </message>
    <message>
        <source>Use its settings</source>
        <translation>Bruk innstillingene</translation>
    </message>
    <message>
        <source>Sets up a test with the settings of this run</source>
        <translation>Setter opp en test med innstillingene fra denne kjøringen</translation>
    </message>
    <message>
        <source>Previous case</source>
        <translation>Forrige tilfelle</translation>
    </message>
    <message>
        <source>Next case</source>
        <translation>Neste tilfelle</translation>
    </message>
    <message>
        <source>Note on the case</source>
        <translation>Notat om tilfellet</translation>
    </message>
    <message>
        <source>Show in corpus</source>
        <translation>Vis i korpuset</translation>
    </message>
    <message>
        <source>Shows the anchor in its corpus (Ctrl+E)</source>
        <translation>Viser ankeret i korpuset (Ctrl+E)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Angre</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Gjør om</translation>
    </message>
    <message>
        <source>Cases as CSV…</source>
        <translation>Tilfeller som CSV …</translation>
    </message>
    <message>
        <source>Every anchor in the search and regime of the hardest cases, the hardest first</source>
        <translation>Alle ankre i søket og regimet for de vanskeligste tilfellene, de vanskeligste først</translation>
    </message>
    <message>
        <source>Figures as JSON…</source>
        <translation>Måltall som JSON …</translation>
    </message>
    <message>
        <source>The figures of the run with every anchor</source>
        <translation>Tallene for kjøringen med alle ankre</translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation>Lagret i %1.</translation>
    </message>
    <message>
        <source>Save the cases</source>
        <translation>Lagre tilfellene</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>Save the figures</source>
        <translation>Lagre måltallene</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
</context>
<context>
    <name>assay::app::NextSteps</name>
    <message>
        <source>Review and freeze %1</source>
        <translation>Kontroller og frys %1</translation>
    </message>
    <message>
        <source>Draft questions from %1</source>
        <translation>Lag utkast fra %1</translation>
    </message>
    <message>
        <source>Read %1 and test its neighbours</source>
        <translation>Les %1 og test naboene</translation>
    </message>
    <message>
        <source>See why 1 record was rejected</source>
        <translation>Se hvorfor 1 post ble forkastet</translation>
    </message>
    <message numerus="yes">
        <source>See why %n records were rejected</source>
        <translation>
            <numerusform>Se hvorfor %n post ble forkastet</numerusform>
            <numerusform>Se hvorfor %n poster ble forkastet</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at the issues of %1</source>
        <translation>Se på funnene i %1</translation>
    </message>
    <message>
        <source>Choose a threshold for %1</source>
        <translation>Velg en terskel for %1</translation>
    </message>
    <message>
        <source>This workspace is read-only: look at its sets and export from them.</source>
        <translation>Dette arbeidsområdet er skrivebeskyttet: se på settene og eksporter fra dem.</translation>
    </message>
    <message>
        <source>Import another set…</source>
        <translation>Importer et annet sett …</translation>
    </message>
    <message>
        <source>Import a scored set…</source>
        <translation>Importer et scoresett …</translation>
    </message>
    <message>
        <source>See how it works in the demo</source>
        <translation>Se hvordan det fungerer i demoen</translation>
    </message>
    <message numerus="yes">
        <source>Settle %n flagged question(s) of %1</source>
        <translation>
            <numerusform>Avklar %n flagget spørsmål i %1</numerusform>
            <numerusform>Avklar %n flaggede spørsmål i %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Go on with %n draft(s) of typed text that was never saved</source>
        <translation>
            <numerusform>Gå videre med %n utkast til tekst som aldri ble lagret</numerusform>
            <numerusform>Gå videre med %n utkast til tekst som aldri ble lagret</numerusform>
        </translation>
    </message>
    <message>
        <source>Read the last run of answers, %1 (n = %2)</source>
        <translation>Les den siste kjøringen av svar, %1 (n = %2)</translation>
    </message>
    <message>
        <source>Measure the answers of %1</source>
        <translation>Mål svarene i %1</translation>
    </message>
</context>
<context>
    <name>assay::app::OutsidePane</name>
    <message>
        <source>Import figures or results…</source>
        <translation>Importer måltall eller resultater …</translation>
    </message>
    <message>
        <source>Example: the framework document&apos;s figures</source>
        <translation>Eksempel: måltallene fra rammedokumentet</translation>
    </message>
    <message>
        <source>Figures that cannot be true together, to see what is found in them</source>
        <translation>Tall som ikke kan være sanne samtidig, for å se hva som oppdages i dem</translation>
    </message>
    <message>
        <source>Figures from outside</source>
        <translation>Måltall utenfra</translation>
    </message>
    <message>
        <source>What cannot be true</source>
        <translation>Det som ikke kan være sant</translation>
    </message>
    <message>
        <source>Import figures</source>
        <translation>Importer måltall</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle filer (*)</translation>
    </message>
    <message>
        <source>No workspace is open.</source>
        <translation>Ikke noe arbeidsområde er åpent.</translation>
    </message>
    <message>
        <source>The lists of the run in front were made elsewhere. Its figures, from the corpus of this workspace, stand on the other tabs.</source>
        <translation>Listene i den viste kjøringen er laget et annet sted. Tallene, beregnet fra korpuset i dette arbeidsområdet, står på de andre fanene.</translation>
    </message>
    <message>
        <source>The run in front is not from outside. Import figures, take the example, or choose such a run on the left.</source>
        <translation>Den viste kjøringen er ikke utenfra. Importer tall, bruk eksempelet, eller velg en slik kjøring til venstre.</translation>
    </message>
    <message>
        <source>No figure contradicts another.</source>
        <translation>Ingen tall motsier hverandre.</translation>
    </message>
    <message>
        <source>%1 faults: these figures cannot be true together. They are kept as they were given.</source>
        <translation>%1 feil: disse tallene kan ikke være sanne samtidig. De er beholdt slik de ble oppgitt.</translation>
    </message>
    <message>
        <source> Source: %1.</source>
        <translation> Kilde: %1.</translation>
    </message>
    <message>
        <source>Figures: a JSON file as `assay neighbours --json` writes it, or as much of it as there is, a CSV with name and value, or Markdown with tables. Results anchor by anchor: JSON lines, CSV or a TREC run, judged against a corpus of this workspace</source>
        <translation>Måltall: en JSON-fil slik `assay neighbours --json` skriver den, eller så mye av den som finnes, en CSV med navn og verdi, eller Markdown med tabeller. Resultater anker for anker: JSON-linjer, CSV eller en TREC-kjøring, vurdert mot et korpus i dette arbeidsområdet</translation>
    </message>
    <message>
        <source>Paste figures</source>
        <translation>Lim inn måltall</translation>
    </message>
    <message>
        <source>A table that was copied from a report as Markdown or CSV, or JSON</source>
        <translation>En tabell som er kopiert fra en rapport som Markdown eller CSV, eller JSON</translation>
    </message>
    <message>
        <source>Figures and results (*.json *.jsonl *.csv *.tsv *.md *.trec *.run *.txt)</source>
        <translation>Måltall og resultater (*.json *.jsonl *.csv *.tsv *.md *.trec *.run *.txt)</translation>
    </message>
    <message>
        <source>The clipboard holds no text. Copy a table of figures first.</source>
        <translation>Utklippstavlen har ingen tekst. Kopier en tabell med måltall først.</translation>
    </message>
    <message>
        <source>pasted</source>
        <translation>limt inn</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) could not be read as figures.</source>
        <translation>
            <numerusform>%n celle kunne ikke leses som måltall.</numerusform>
            <numerusform>%n celler kunne ikke leses som måltall.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::app::OverviewPane</name>
    <message>
        <source>Figures of the run</source>
        <translation>Måltall for kjøringen</translation>
    </message>
    <message>
        <source>How many covered anchors have which effective window: the one that was needed, bounded by the farther end of the section. A click shows them.</source>
        <translation>Hvor mange dekkede ankre som har hvilket effektive vindu: det som trengtes, begrenset av den fjerneste enden av seksjonen. Et klikk viser dem.</translation>
    </message>
    <message>
        <source>%1 of %2 anchors so far. </source>
        <translation>%1 av %2 ankre så langt. </translation>
    </message>
    <message>
        <source>Effective windows of covered anchors: %1</source>
        <translation>Effektive vinduer for dekkede ankre: %1</translation>
    </message>
    <message>
        <source>Figures with their 95 % intervals. A click on a figure shows its anchors.</source>
        <translation>Tall med 95 %-intervallene sine. Et klikk på et tall viser ankrene.</translation>
    </message>
    <message>
        <source>Which figures</source>
        <translation>Hvilke tall</translation>
    </message>
    <message>
        <source>Beside luck</source>
        <translation>Ved siden av tilfeldighet</translation>
    </message>
    <message>
        <source>Over all gold, not only the first</source>
        <translation>Over alt gull, ikke bare det første</translation>
    </message>
    <message>
        <source>By other ways of counting</source>
        <translation>Med andre tellemåter</translation>
    </message>
    <message>
        <source>Intervals, and figures over all gold and by other ways of counting, follow when the run pauses or ends. </source>
        <translation>Intervaller, og tall over alt gull og med andre tellemåter, følger når kjøringen settes på pause eller avsluttes. </translation>
    </message>
    <message>
        <source>In short</source>
        <translation>Kort sagt</translation>
    </message>
    <message>
        <source>More figures</source>
        <translation>Flere måltall</translation>
    </message>
</context>
<context>
    <name>assay::app::PackDialog</name>
    <message>
        <source>Make &amp;formulas in CSV harmless</source>
        <translation>Gjør &amp;formler i CSV ufarlige</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Mappe</translation>
    </message>
    <message>
        <source>A text that a spreadsheet would run as a formula gets an apostrophe before it</source>
        <translation>En tekst som et regneark ville kjørt som formel, får en apostrof foran seg</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>&amp;Bla gjennom …</translation>
    </message>
    <message>
        <source>&amp;PDF</source>
        <translation>&amp;PDF</translation>
    </message>
    <message>
        <source>&amp;HTML</source>
        <translation>&amp;HTML</translation>
    </message>
    <message>
        <source>&amp;Markdown</source>
        <translation>&amp;Markdown</translation>
    </message>
    <message>
        <source>Tables as &amp;CSV</source>
        <translation>Tabeller som &amp;CSV</translation>
    </message>
    <message>
        <source>&amp;JSON</source>
        <translation>&amp;JSON</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>Skriv</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>F&amp;older:</source>
        <translation>M&amp;appe:</translation>
    </message>
    <message>
        <source>Files:</source>
        <translation>Filer:</translation>
    </message>
    <message>
        <source>Give the folder with its whole path.</source>
        <translation>Oppgi mappen med hele banen.</translation>
    </message>
    <message>
        <source>There is a file of that name.</source>
        <translation>Det finnes en fil med det navnet.</translation>
    </message>
    <message>
        <source>Mark what is to be written.</source>
        <translation>Merk av det som skal skrives.</translation>
    </message>
    <message>
        <source>The folder is made.</source>
        <translation>Mappen opprettes.</translation>
    </message>
    <message>
        <source>There is a manifest in the folder: the pack that it is of is replaced. Other files stay.</source>
        <translation>Det ligger et manifest i mappen: pakken det hører til, erstattes. Andre filer blir værende.</translation>
    </message>
    <message>
        <source>The folder is there already. Other files in it stay; those of the same name are replaced.</source>
        <translation>Mappen finnes allerede. Andre filer i den blir værende; de med samme navn erstattes.</translation>
    </message>
</context>
<context>
    <name>assay::app::PageHeader</name>
    <message>
        <source>Export</source>
        <translation>Eksporter</translation>
    </message>
</context>
<context>
    <name>assay::app::PatternsPane</name>
    <message>
        <source>Patterns of mining, as JSON</source>
        <translation>Mønstre for utvinning, som JSON</translation>
    </message>
    <message>
        <source>What the typed patterns gain and lose</source>
        <translation>Hva de innskrevne mønstrene vinner og taper</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behold</translation>
    </message>
    <message>
        <source>As stored</source>
        <translation>Som lagret</translation>
    </message>
    <message>
        <source>As they come along</source>
        <translation>Som de følger med</translation>
    </message>
    <message>
        <source>These are the patterns of the workspace.</source>
        <translation>Dette er mønstrene i arbeidsområdet.</translation>
    </message>
    <message>
        <source>Read a corpus in the tab Atlas to see what a change wins and loses.</source>
        <translation>Les et korpus i fanen Atlas for å se hva en endring vinner og taper.</translation>
    </message>
    <message>
        <source>Trying the patterns…</source>
        <translation>Prøver mønstrene …</translation>
    </message>
    <message>
        <source>%1 gained, %2 lost, over all labels.</source>
        <translation>%1 vunnet, %2 tapt, over alle etiketter.</translation>
    </message>
</context>
<context>
    <name>assay::app::QualityPane</name>
    <message>
        <source>Probability quality of the FHRI</source>
        <translation>Sannsynlighetskvalitet for FHRI</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>Beregner …</translation>
    </message>
    <message>
        <source>No set is loaded.</source>
        <translation>Ingen sett er lastet inn.</translation>
    </message>
</context>
<context>
    <name>assay::app::QuestionActions</name>
    <message>
        <source>Approve and next</source>
        <translation>Godkjenn og neste</translation>
    </message>
    <message>
        <source>Approves the question in front and goes to the next; or all that are selected</source>
        <translation>Godkjenner det viste spørsmålet og går til neste, eller alle som er valgt</translation>
    </message>
    <message>
        <source>Flag…</source>
        <translation>Flagg …</translation>
    </message>
    <message>
        <source>Says what is wrong with the selected questions: 1 to 9 choose the reason</source>
        <translation>Angir hva som er galt med de valgte spørsmålene: 1 til 9 velger grunnen</translation>
    </message>
    <message>
        <source>Retire</source>
        <translation>La utgå</translation>
    </message>
    <message>
        <source>The selected questions are asked no longer</source>
        <translation>De valgte spørsmålene stilles ikke lenger</translation>
    </message>
    <message>
        <source>Back to draft</source>
        <translation>Tilbake til utkast</translation>
    </message>
    <message>
        <source>Checked, next of the spot check</source>
        <translation>Sjekket, neste i stikkprøven</translation>
    </message>
    <message>
        <source>Ticks the question in front in the spot check of its suite and shows the next of it</source>
        <translation>Krysser av det viste spørsmålet i stikkprøven for gullsettet og viser det neste i den</translation>
    </message>
    <message>
        <source>Set a field…</source>
        <translation>Sett et felt …</translation>
    </message>
    <message>
        <source>Category, difficulty, scope, answer type … of all selected questions</source>
        <translation>Kategori, vanskelighetsgrad, omfang, svartype … for alle valgte spørsmål</translation>
    </message>
    <message>
        <source>Add to a field…</source>
        <translation>Legg til i et felt …</translation>
    </message>
    <message>
        <source>Adds companies, years, sections … to all selected questions</source>
        <translation>Legger til selskaper, år, seksjoner … i alle valgte spørsmål</translation>
    </message>
    <message>
        <source>New question</source>
        <translation>Nytt spørsmål</translation>
    </message>
    <message>
        <source>Previous question</source>
        <translation>Forrige spørsmål</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Neste spørsmål</translation>
    </message>
    <message>
        <source>Edit the question</source>
        <translation>Rediger spørsmålet</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Angre</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Gjør om</translation>
    </message>
    <message>
        <source>Show the evidence in its corpus</source>
        <translation>Vis belegget i korpuset</translation>
    </message>
    <message>
        <source>Shows the selected sentence of the evidence on the page Corpus (Ctrl+G)</source>
        <translation>Viser den valgte setningen i belegget på siden Korpus (Ctrl+G)</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Søk</translation>
    </message>
    <message>
        <source>Show the facets</source>
        <translation>Vis fasettene</translation>
    </message>
    <message>
        <source>Show the detail</source>
        <translation>Vis detaljene</translation>
    </message>
    <message>
        <source>Detail beside the table</source>
        <translation>Detaljer ved siden av tabellen</translation>
    </message>
    <message>
        <source>Keys of this page</source>
        <translation>Taster på denne siden</translation>
    </message>
    <message>
        <source>Save what was typed</source>
        <translation>Lagre det som ble skrevet</translation>
    </message>
    <message>
        <source>Saves what was typed in the form, as one revision</source>
        <translation>Lagrer det som ble skrevet i skjemaet, som én revisjon</translation>
    </message>
</context>
<context>
    <name>assay::app::QuestionCard</name>
    <message>
        <source>The question with its gold answer and its evidence</source>
        <translation>Spørsmålet med gullsvaret og belegget</translation>
    </message>
    <message>
        <source>No question is in front.</source>
        <translation>Ikke noe spørsmål vises.</translation>
    </message>
</context>
<context>
    <name>assay::app::QuestionController</name>
    <message>
        <source>Nothing had to be changed.</source>
        <translation>Ingenting måtte endres.</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n spørsmål</numerusform>
            <numerusform>%n spørsmål</numerusform>
        </translation>
    </message>
    <message>
        <source>Approving questions</source>
        <translation>Godkjenner spørsmål</translation>
    </message>
    <message>
        <source>%1 approved.</source>
        <translation>%1 godkjent.</translation>
    </message>
    <message>
        <source>Retiring questions</source>
        <translation>Lar spørsmål utgå</translation>
    </message>
    <message>
        <source>%1 retired.</source>
        <translation>%1 utgått.</translation>
    </message>
    <message>
        <source>Making questions drafts again</source>
        <translation>Gjør spørsmål til utkast igjen</translation>
    </message>
    <message>
        <source>%1 made drafts again.</source>
        <translation>%1 gjort til utkast igjen.</translation>
    </message>
    <message>
        <source>Flagging questions</source>
        <translation>Flagger spørsmål</translation>
    </message>
    <message>
        <source>Setting %1</source>
        <translation>Setter %1</translation>
    </message>
    <message>
        <source>%1 changed.</source>
        <translation>%1 endret.</translation>
    </message>
    <message>
        <source>Adding to %1</source>
        <translation>Legger til i %1</translation>
    </message>
    <message>
        <source>question %1</source>
        <translation>spørsmål %1</translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>Noen</translation>
    </message>
    <message>
        <source>%1 changed %2.</source>
        <translation>%1 endret %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 changed %n question(s).</source>
        <translation>
            <numerusform>%1 endret %n spørsmål.</numerusform>
            <numerusform>%1 endret %n spørsmål.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 made %n edit(s) elsewhere in the workspace.</source>
        <translation>
            <numerusform>%1 gjorde %n endring et annet sted i arbeidsområdet.</numerusform>
            <numerusform>%1 gjorde %n endringer et annet sted i arbeidsområdet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The suite %1 was added, with %n question(s).</source>
        <translation>
            <numerusform>Gullsettet %1 ble lagt til, med %n spørsmål.</numerusform>
            <numerusform>Gullsettet %1 ble lagt til, med %n spørsmål.</numerusform>
        </translation>
    </message>
    <message>
        <source>The suite %1 is now called %2.</source>
        <translation>Gullsettet %1 heter nå %2.</translation>
    </message>
    <message>
        <source>Questions were imported into the suite %1.</source>
        <translation>Spørsmål ble importert til gullsettet %1.</translation>
    </message>
    <message>
        <source>The suite %1 was removed.</source>
        <translation>Gullsettet %1 ble fjernet.</translation>
    </message>
    <message>
        <source>Loading the questions</source>
        <translation>Laster inn spørsmålene</translation>
    </message>
    <message>
        <source>%1 saved: %2.</source>
        <translation>%1 lagret: %2.</translation>
    </message>
    <message>
        <source>what was typed into %1 was never saved. Take it or discard it first.</source>
        <translation>det som ble skrevet inn i %1, ble aldri lagret. Bruk det eller forkast det først.</translation>
    </message>
    <message>
        <source>Not approved: %1</source>
        <translation>Ikke godkjent: %1</translation>
    </message>
    <message>
        <source>%1 flagged: %2.</source>
        <translation>%1 flagget: %2.</translation>
    </message>
    <message>
        <source>%1 added.</source>
        <translation>%1 lagt til.</translation>
    </message>
    <message>
        <source>%1 is as it was in revision %2.</source>
        <translation>%1 er som i revisjon %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>Lagring</translation>
    </message>
</context>
<context>
    <name>assay::app::QuestionDetail</name>
    <message>
        <source>The question in detail</source>
        <translation>Spørsmålet i detalj</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Spørsmål</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Belegg</translation>
    </message>
    <message>
        <source>Suspicions</source>
        <translation>Mistanker</translation>
    </message>
    <message>
        <source>Reviews</source>
        <translation>Kontroller</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historikk</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Kort</translation>
    </message>
</context>
<context>
    <name>assay::app::QuestionFields</name>
    <message>
        <source>Question and answer</source>
        <translation>Spørsmål og svar</translation>
    </message>
    <message>
        <source>What it is about</source>
        <translation>Hva det handler om</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Belegg</translation>
    </message>
    <message>
        <source>What an answer must hold</source>
        <translation>Hva et svar må inneholde</translation>
    </message>
    <message>
        <source>Curation</source>
        <translation>Kuratering</translation>
    </message>
    <message>
        <source>As the source has it</source>
        <translation>Slik kilden har det</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>tomt</translation>
    </message>
    <message numerus="yes">
        <source>%n filled</source>
        <translation>
            <numerusform>%n utfylt</numerusform>
            <numerusform>%n utfylte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to look at</source>
        <translation>
            <numerusform>%n å se på</numerusform>
            <numerusform>%n å se på</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::app::QuestionForm</name>
    <message>
        <source>Another question of this suite has the same id.</source>
        <translation>Et annet spørsmål i dette gullsettet har samme id.</translation>
    </message>
    <message>
        <source>%1 · %2 · revision %3</source>
        <translation>%1 · %2 · revisjon %3</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>ikke lagret ennå</translation>
    </message>
    <message>
        <source>changed without a name, %1</source>
        <translation>endret uten navn, %1</translation>
    </message>
    <message>
        <source>changed by %1, %2</source>
        <translation>endret av %1, %2</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1, linje %2</translation>
    </message>
    <message>
        <source>can only be read</source>
        <translation>kan bare leses</translation>
    </message>
    <message>
        <source>Flagged by %1: %2</source>
        <translation>Flagget av %1: %2</translation>
    </message>
    <message>
        <source>%1 is now: %2</source>
        <translation>%1 er nå: %2</translation>
    </message>
    <message>
        <source>%1 has changed what you are typing in. Yours is kept here, but not saved.</source>
        <translation>%1 har endret feltet du skriver i. Din tekst er beholdt her, men ikke lagret.</translation>
    </message>
    <message>
        <source>Somebody else</source>
        <translation>En annen</translation>
    </message>
    <message>
        <source>Save mine</source>
        <translation>Lagre min</translation>
    </message>
    <message>
        <source>Take theirs</source>
        <translation>Ta den andres</translation>
    </message>
    <message>
        <source>What was typed into %1 is not saved yet; it is kept as a draft.</source>
        <translation>Det som ble skrevet i %1, er ikke lagret ennå; det er beholdt som utkast.</translation>
    </message>
    <message>
        <source>%1 typed here on %2 what was never saved: %3.</source>
        <translation>%1 skrev dette her %2 uten at det ble lagret: %3.</translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>Noen</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Since then %1 was changed; taking the draft replaces that.</source>
        <translation>Siden da er %1 endret; tar du utkastet i bruk, erstattes det.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Bruk det</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Forkast</translation>
    </message>
    <message>
        <source>taken from a draft</source>
        <translation>hentet fra et utkast</translation>
    </message>
    <message>
        <source>Somebody else has changed this question meanwhile. Below is theirs; your edit was not saved.</source>
        <translation>En annen har endret dette spørsmålet i mellomtiden. Nedenfor er den andres versjon; redigeringen din ble ikke lagret.</translation>
    </message>
    <message>
        <source>Save mine over it</source>
        <translation>Lagre min over den</translation>
    </message>
    <message>
        <source>Keep theirs</source>
        <translation>Behold den andres</translation>
    </message>
    <message>
        <source>chosen over a change from elsewhere</source>
        <translation>valgt framfor en endring fra et annet sted</translation>
    </message>
    <message>
        <source>S&amp;ave</source>
        <translation>&amp;Lagre</translation>
    </message>
    <message>
        <source>Saves what was typed, as one revision (Ctrl+S); so does leaving the form</source>
        <translation>Lagrer det som ble skrevet, som én revisjon (Ctrl+S); det skjer også når du forlater skjemaet</translation>
    </message>
    <message>
        <source>%1 of %2 does not fit. What was typed is not saved; it is kept as a draft.</source>
        <translation>%1 i %2 passer ikke. Det som ble skrevet, er ikke lagret; det er beholdt som utkast.</translation>
    </message>
    <message>
        <source>Somebody else has changed %1 of %2 too. What was typed is not saved; it is kept as a draft.</source>
        <translation>En annen har også endret %1 i %2. Det som ble skrevet, er ikke lagret; det er beholdt som utkast.</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>Lagring</translation>
    </message>
    <message>
        <source>Why the question is edited</source>
        <translation>Hvorfor spørsmålet redigeres</translation>
    </message>
    <message>
        <source>Stands beside the edit in the history of the question</source>
        <translation>Står ved siden av endringen i historikken til spørsmålet</translation>
    </message>
    <message>
        <source>Why (for the history)</source>
        <translation>Hvorfor (til historikken)</translation>
    </message>
</context>
<context>
    <name>assay::app::QuestionListModel</name>
    <message>
        <source>Draft until somebody approves it; flagged while something is wrong with it; retired when it is no longer asked</source>
        <translation>Utkast til noen godkjenner det; flagget så lenge noe er galt med det; utgått når det ikke lenger stilles</translation>
    </message>
    <message>
        <source>Rules of the detector that suspect the question; a person decides</source>
        <translation>Detektorregler som mistenker spørsmålet; et menneske avgjør</translation>
    </message>
    <message>
        <source>When the revision in force was made</source>
        <translation>Når den gjeldende revisjonen ble laget</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Spørsmål</translation>
    </message>
    <message>
        <source>Suite</source>
        <translation>Gullsett</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategori</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Vanskelighetsgrad</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>Omfang</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Svar</translation>
    </message>
    <message>
        <source>Gold version</source>
        <translation>Gullversjon</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Selskap</translation>
    </message>
    <message>
        <source>Years</source>
        <translation>År</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Seksjoner</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>Flagg</translation>
    </message>
    <message>
        <source>Suspicions</source>
        <translation>Mistanker</translation>
    </message>
    <message>
        <source>Changed by</source>
        <translation>Endret av</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Endret</translation>
    </message>
</context>
<context>
    <name>assay::app::QuestionsPage</name>
    <message>
        <source>Questions</source>
        <translation>Spørsmål</translation>
    </message>
    <message>
        <source>%1 suites</source>
        <translation>%1 gullsett</translation>
    </message>
    <message>
        <source>%1 · n = %2</source>
        <translation>%1 · n = %2</translation>
    </message>
    <message>
        <source>%1 · %2 of %3 shown</source>
        <translation>%1 · %2 av %3 vises</translation>
    </message>
    <message>
        <source> · number %1</source>
        <translation> · nummer %1</translation>
    </message>
    <message>
        <source> · %1 is outside of the filter</source>
        <translation> · %1 er utenfor filteret</translation>
    </message>
    <message>
        <source>Show all questions</source>
        <translation>Vis alle spørsmål</translation>
    </message>
    <message>
        <source>Gold questions</source>
        <translation>Gullspørsmål</translation>
    </message>
    <message>
        <source>The questions in several views</source>
        <translation>Spørsmålene i flere visninger</translation>
    </message>
    <message>
        <source>Suspicions</source>
        <translation>Mistanker</translation>
    </message>
    <message>
        <source>Reviews</source>
        <translation>Kontroller</translation>
    </message>
    <message>
        <source>Coverage</source>
        <translation>Dekning</translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation>Lagret i %1.</translation>
    </message>
    <message>
        <source>%1 stays in front, outside of the filter: what is typed in it is not saved yet.</source>
        <translation>%1 vises fortsatt, utenfor filteret: det som er skrevet i det, er ikke lagret ennå.</translation>
    </message>
    <message>
        <source>Opening the workspace…</source>
        <translation>Åpner arbeidsområdet …</translation>
    </message>
    <message>
        <source>No workspace is open.
Open one from the menu File, or drop a file with questions anywhere in the window.</source>
        <translation>Ikke noe arbeidsområde er åpent.
Åpne et fra menyen Fil, eller slipp en fil med spørsmål hvor som helst i vinduet.</translation>
    </message>
    <message>
        <source>This workspace holds no gold questions, and it can only be read.
Open one that can be written to import questions.</source>
        <translation>Dette arbeidsområdet har ingen gullspørsmål, og det kan bare leses.
Åpne et som kan skrives til, for å importere spørsmål.</translation>
    </message>
    <message>
        <source>This workspace holds no gold questions yet.
Import a file with questions from the menu File, or drop one here: JSON, JSON lines or CSV. It becomes a suite.</source>
        <translation>Dette arbeidsområdet har ingen gullspørsmål ennå.
Importer en fil med spørsmål fra menyen Fil, eller slipp en her: JSON, JSON-linjer eller CSV. Den blir et gullsett.</translation>
    </message>
    <message>
        <source>The suites of this workspace hold no question.
Make one with “%1” (%2), or import a file.</source>
        <translation>Gullsettene i dette arbeidsområdet har ingen spørsmål.
Lag et med «%1» (%2), eller importer en fil.</translation>
    </message>
    <message>
        <source>Still loading…</source>
        <translation>Laster fortsatt inn …</translation>
    </message>
    <message>
        <source>No question holds all of these words.
Try fewer, or only how they begin.</source>
        <translation>Ingen spørsmål har alle disse ordene.
Prøv færre, eller bare begynnelsen av dem.</translation>
    </message>
    <message>
        <source>No question has all that is chosen.
Give up a facet on the left, or show all.</source>
        <translation>Ingen spørsmål har alt som er valgt.
Opphev en fasett til venstre, eller vis alle.</translation>
    </message>
    <message>
        <source>Of %1, which is being edited outside of the filter</source>
        <translation>Gjelder %1, som redigeres utenfor filteret</translation>
    </message>
    <message>
        <source>%1 is in front, but outside of the filter: choose a question of the list, or show all</source>
        <translation>%1 vises, men er utenfor filteret: velg et spørsmål i listen, eller vis alle</translation>
    </message>
    <message>
        <source>New question</source>
        <translation>Nytt spørsmål</translation>
    </message>
    <message>
        <source>Keys of the questions page</source>
        <translation>Taster på spørsmålssiden</translation>
    </message>
    <message>
        <source>1 – 9</source>
        <translation>1 – 9</translation>
    </message>
    <message>
        <source>After F: the reason</source>
        <translation>Etter F: grunnen</translation>
    </message>
    <message>
        <source>Space, Return</source>
        <translation>Mellomrom, Enter</translation>
    </message>
    <message>
        <source>In the facets: choose a value, open a facet</source>
        <translation>I fasettene: velg en verdi, åpne en fasett</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>In the facets: give up what is chosen in the facet</source>
        <translation>I fasettene: opphev det som er valgt i fasetten</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Escape</translation>
    </message>
    <message>
        <source>In the search line: search for nothing</source>
        <translation>I søkefeltet: tøm søket</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Ned</translation>
    </message>
    <message>
        <source>In the search line: to the table</source>
        <translation>I søkefeltet: til tabellen</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>In the table: edit the question</source>
        <translation>I tabellen: rediger spørsmålet</translation>
    </message>
    <message>
        <source>“%1” acts on what is selected in the list. The keyboard is elsewhere, so nothing was done.</source>
        <translation>«%1» gjelder det som er valgt i listen. Tastaturfokus er et annet sted, så ingenting ble gjort.</translation>
    </message>
    <message>
        <source>In a field of the form: back to the list</source>
        <translation>I et felt i skjemaet: tilbake til listen</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>In a field of the form: what was typed there, then in the other fields, then what was saved of this question</source>
        <translation>I et felt i skjemaet: det som ble skrevet der, så i de andre feltene, så det som ble lagret av dette spørsmålet</translation>
    </message>
</context>
<context>
    <name>assay::app::RecentList</name>
    <message>
        <source>Recent workspaces</source>
        <translation>Siste arbeidsområder</translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <translation>%1 (mangler)</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Ingen ennå</translation>
    </message>
</context>
<context>
    <name>assay::app::RejectMenu</name>
    <message>
        <source>Reject because</source>
        <translation>Forkast fordi</translation>
    </message>
    <message>
        <source>In your &amp;own words…</source>
        <translation>Med &amp;egne ord …</translation>
    </message>
</context>
<context>
    <name>assay::app::RejectReasonField</name>
    <message>
        <source>Why the bundles are rejected</source>
        <translation>Hvorfor buntene forkastes</translation>
    </message>
    <message>
        <source>Return rejects, Escape gives up</source>
        <translation>Enter forkaster, Escape avbryter</translation>
    </message>
    <message numerus="yes">
        <source>Why no question from %n bundle(s)?</source>
        <translation>
            <numerusform>Hvorfor ingen spørsmål fra %n bunt?</numerusform>
            <numerusform>Hvorfor ingen spørsmål fra %n bunter?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::app::RepairDialog</name>
    <message>
        <source>Looking for texts that were decoded with the wrong character set…</source>
        <translation>Leter etter tekster som er dekodet med feil tegnsett …</translation>
    </message>
    <message>
        <source>Repair texts of “%1”</source>
        <translation>Reparer tekster i «%1»</translation>
    </message>
    <message>
        <source>Texts and their repairs</source>
        <translation>Tekster og reparasjonene deres</translation>
    </message>
    <message>
        <source>The difference word by word</source>
        <translation>Forskjellen ord for ord</translation>
    </message>
    <message>
        <source>Tick all</source>
        <translation>Kryss av alle</translation>
    </message>
    <message>
        <source>Tick none</source>
        <translation>Kryss av ingen</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Bruk</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Looking for repairs in %1</source>
        <translation>Leter etter reparasjoner i %1</translation>
    </message>
    <message>
        <source>No text of this suite was decoded with the wrong character set.</source>
        <translation>Ingen tekst i dette gullsettet er dekodet med feil tegnsett.</translation>
    </message>
    <message>
        <source>%1 of %2 texts will be repaired, in one step of undo.</source>
        <translation>%1 av %2 tekster repareres, i ett angresteg.</translation>
    </message>
</context>
<context>
    <name>assay::app::RepairsModel</name>
    <message>
        <source>Question</source>
        <translation>Spørsmål</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Felt</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Før</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Etter</translation>
    </message>
</context>
<context>
    <name>assay::app::ReportChooser</name>
    <message>
        <source>Report or template</source>
        <translation>Rapport eller mal</translation>
    </message>
    <message>
        <source>A template that comes with the program, or a report saved in the workspace</source>
        <translation>En mal som følger med programmet, eller en rapport lagret i arbeidsområdet</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mer</translation>
    </message>
    <message>
        <source>Templates, and removing a saved report</source>
        <translation>Maler, og fjerning av en lagret rapport</translation>
    </message>
    <message>
        <source>Review (everything)</source>
        <translation>Gjennomgang (alt)</translation>
    </message>
    <message>
        <source>Thresholds</source>
        <translation>Terskler</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Naboer</translation>
    </message>
    <message>
        <source>Curation</source>
        <translation>Kuratering</translation>
    </message>
    <message>
        <source>The saved reports of this workspace cannot be read and stay as they are stored; none can be saved beside them. What is wrong: %1.</source>
        <translation>De lagrede rapportene i dette arbeidsområdet kan ikke leses og blir værende slik de er lagret; ingen kan lagres ved siden av dem. Det som er galt: %1.</translation>
    </message>
    <message>
        <source>A saved report cannot be read and stays as it is stored. What is wrong: %1.</source>
        <translation>En lagret rapport kan ikke leses og blir værende slik den er lagret. Det som er galt: %1.</translation>
    </message>
    <message>
        <source>The saved report “%1” cannot be read and stays as it is stored. What is wrong: %2.</source>
        <translation>Den lagrede rapporten «%1» kan ikke leses og blir værende slik den er lagret. Det som er galt: %2.</translation>
    </message>
    <message>
        <source>Saved reports (cannot be read)</source>
        <translation>Lagrede rapporter (kan ikke leses)</translation>
    </message>
    <message>
        <source>A report that cannot be read</source>
        <translation>En rapport som ikke kan leses</translation>
    </message>
    <message>
        <source>%1 (cannot be read)</source>
        <translation>%1 (kan ikke leses)</translation>
    </message>
    <message>
        <source>Untitled (not saved)</source>
        <translation>Uten navn (ikke lagret)</translation>
    </message>
    <message>
        <source>%1 (not saved)</source>
        <translation>%1 (ikke lagret)</translation>
    </message>
    <message>
        <source>Brief</source>
        <translation>Kortfattet</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Svar</translation>
    </message>
</context>
<context>
    <name>assay::app::ReportEditor</name>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Tittel</translation>
    </message>
    <message>
        <source>S&amp;ubtitle</source>
        <translation>&amp;Undertittel</translation>
    </message>
    <message>
        <source>&amp;Of</source>
        <translation>&amp;Om</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>&amp;Papir</translation>
    </message>
    <message>
        <source>Hardest &amp;cases</source>
        <translation>Vanskeligste ti&amp;lfeller</translation>
    </message>
    <message>
        <source>Of what the report is</source>
        <translation>Hva rapporten handler om</translation>
    </message>
    <message>
        <source>&amp;Sections</source>
        <translation>&amp;Avsnitt</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Avsnitt</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Flytt opp</translation>
    </message>
    <message>
        <source>Move the section up (Alt+Up)</source>
        <translation>Flytt avsnittet opp (Alt+Opp)</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Flytt ned</translation>
    </message>
    <message>
        <source>Move the section down (Alt+Down)</source>
        <translation>Flytt avsnittet ned (Alt+Ned)</translation>
    </message>
    <message>
        <source>Co&amp;mment on the section (Markdown)</source>
        <translation>Ko&amp;mmentar til avsnittet (Markdown)</translation>
    </message>
    <message>
        <source>Comment on the section</source>
        <translation>Kommentar til avsnittet</translation>
    </message>
    <message>
        <source>Scored sets</source>
        <translation>Scoresett</translation>
    </message>
    <message>
        <source>Gold suites</source>
        <translation>Gullsett</translation>
    </message>
    <message>
        <source>Neighbour runs</source>
        <translation>Nabokjøringer</translation>
    </message>
    <message>
        <source>Everything (of runs the newest)</source>
        <translation>Alt (av kjøringene den nyeste)</translation>
    </message>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>%n valgt</numerusform>
            <numerusform>%n valgt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (not in the workspace)</source>
        <translation>%1 (ikke i arbeidsområdet)</translation>
    </message>
    <message>
        <source>What it shows of the workspace</source>
        <translation>Det den viser fra arbeidet</translation>
    </message>
    <message>
        <source>How many of the hardest cases of each regime are printed; CSV tables list more</source>
        <translation>Hvor mange av de vanskeligste tilfellene i hvert regime som tas med på sidene; CSV-tabellene har flere</translation>
    </message>
    <message>
        <source>Of e&amp;very search</source>
        <translation>For hvert &amp;søk</translation>
    </message>
    <message>
        <source>Hardest cases of every search of a run, else of the first one</source>
        <translation>Vanskeligste tilfeller for alle søk i en kjøring, ellers bare for det første</translation>
    </message>
</context>
<context>
    <name>assay::app::ReportMaker</name>
    <message>
        <source>Making the report</source>
        <translation>Lager rapporten</translation>
    </message>
    <message>
        <source>Laying out the pages</source>
        <translation>Setter opp sidene</translation>
    </message>
    <message>
        <source>Working out the thresholds</source>
        <translation>Beregner tersklene</translation>
    </message>
    <message>
        <source>Working out the neighbour test</source>
        <translation>Beregner nabotesten</translation>
    </message>
    <message>
        <source>Working out the curation</source>
        <translation>Beregner kurateringen</translation>
    </message>
    <message>
        <source>Reading what the workspace holds</source>
        <translation>Leser innholdet i arbeidsområdet</translation>
    </message>
    <message>
        <source>Section %1 of %2: %3</source>
        <translation>Avsnitt %1 av %2: %3</translation>
    </message>
    <message>
        <source>Working out the answers</source>
        <translation>Beregner svarene</translation>
    </message>
</context>
<context>
    <name>assay::app::ReportPage</name>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Make the pages again</source>
        <translation>Lag sidene på nytt</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Lagre rapport</translation>
    </message>
    <message>
        <source>Save report as…</source>
        <translation>Lagre rapport som …</translation>
    </message>
    <message>
        <source>Remove report</source>
        <translation>Fjern rapport</translation>
    </message>
    <message>
        <source>Open a template…</source>
        <translation>Åpne en mal …</translation>
    </message>
    <message>
        <source>Save as template file…</source>
        <translation>Lagre som malfil …</translation>
    </message>
    <message>
        <source>Review pack…</source>
        <translation>Gjennomgangspakke …</translation>
    </message>
    <message>
        <source>PDF…</source>
        <translation>PDF …</translation>
    </message>
    <message>
        <source>HTML…</source>
        <translation>HTML …</translation>
    </message>
    <message>
        <source>Markdown…</source>
        <translation>Markdown …</translation>
    </message>
    <message>
        <source>CSV tables…</source>
        <translation>CSV-tabeller …</translation>
    </message>
    <message>
        <source>JSON…</source>
        <translation>JSON …</translation>
    </message>
    <message>
        <source>Open a workspace to report on it.</source>
        <translation>Åpne et arbeidsområde for å lage en rapport.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The report “%1” is saved in the workspace.</source>
        <translation>Rapporten «%1» er lagret i arbeidsområdet.</translation>
    </message>
    <message>
        <source>Save report as</source>
        <translation>Lagre rapport som</translation>
    </message>
    <message>
        <source>Name of the report; one of that name is replaced</source>
        <translation>Rapportens navn; en med samme navn erstattes</translation>
    </message>
    <message>
        <source>A report needs a name.</source>
        <translation>En rapport trenger et navn.</translation>
    </message>
    <message>
        <source>“%1” is a template of the program.</source>
        <translation>«%1» er en mal i programmet.</translation>
    </message>
    <message>
        <source>The report “%1” is removed; Undo brings it back.</source>
        <translation>Rapporten «%1» er fjernet; Angre henter den tilbake.</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Lagre rapporten</translation>
    </message>
    <message>
        <source>Writing the review pack</source>
        <translation>Skriver gjennomgangspakken</translation>
    </message>
    <message numerus="yes">
        <source>The review pack is in %1 (%n file(s)).</source>
        <translation>
            <numerusform>Gjennomgangspakken er i %1 (%n fil).</numerusform>
            <numerusform>Gjennomgangspakken er i %1 (%n filer).</numerusform>
        </translation>
    </message>
    <message>
        <source>Open a template</source>
        <translation>Åpne en mal</translation>
    </message>
    <message>
        <source>Report templates (*.json)</source>
        <translation>Rapportmaler (*.json)</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 kan ikke leses: %2</translation>
    </message>
    <message>
        <source>Save as template file</source>
        <translation>Lagre som malfil</translation>
    </message>
    <message>
        <source>Changes that are not saved</source>
        <translation>Endringer som ikke er lagret</translation>
    </message>
    <message>
        <source>Titles or comments of this report were changed and are not saved.</source>
        <translation>Titler eller kommentarer i denne rapporten er endret og ikke lagret.</translation>
    </message>
    <message>
        <source>Drop the changes</source>
        <translation>Forkast endringene</translation>
    </message>
    <message>
        <source>Go on editing</source>
        <translation>Fortsett å redigere</translation>
    </message>
    <message>
        <source>Writing the report</source>
        <translation>Skriver rapporten</translation>
    </message>
    <message>
        <source>The report is in %1.</source>
        <translation>Rapporten er i %1.</translation>
    </message>
    <message>
        <source>%1 is too large for a report template.</source>
        <translation>%1 er for stor for en rapportmal.</translation>
    </message>
    <message>
        <source>%1 is not a report template. What is wrong: %2.</source>
        <translation>%1 er ikke en rapportmal. Det som er galt: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s), of the former choices</source>
        <translation>
            <numerusform>%n side, fra de forrige valgene</numerusform>
            <numerusform>%n sider, fra de forrige valgene</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n side</numerusform>
            <numerusform>%n sider</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Rename report…</source>
        <translation>Gi rapporten nytt navn …</translation>
    </message>
    <message>
        <source>Review pack</source>
        <translation>Gjennomgangspakke</translation>
    </message>
    <message>
        <source>Unsaved choices of “%1” cannot be read. What is wrong: %2.</source>
        <translation>Ulagrede valg for «%1» kan ikke leses. Det som er galt: %2.</translation>
    </message>
    <message>
        <source>There are unsaved choices of other reports, too; they come when one of these is chosen: %1.</source>
        <translation>Det finnes også ulagrede valg for andre rapporter; de kommer fram når en av disse velges: %1.</translation>
    </message>
    <message>
        <source>These are unsaved choices of a report without a name.</source>
        <translation>Dette er ulagrede valg for en rapport uten navn.</translation>
    </message>
    <message>
        <source>These are unsaved choices of “%1”, of %2.</source>
        <translation>Dette er ulagrede valg for «%1», fra %2.</translation>
    </message>
    <message>
        <source>These are unsaved choices of “%1”, by %2, of %3.</source>
        <translation>Dette er ulagrede valg for «%1», gjort av %2, fra %3.</translation>
    </message>
    <message>
        <source>The report was saved again since; saving these replaces that.</source>
        <translation>Rapporten er lagret på nytt siden da; lagrer du disse, erstattes den.</translation>
    </message>
    <message>
        <source>The saved report is not there any more.</source>
        <translation>Den lagrede rapporten finnes ikke lenger.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Lagre</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Forkast</translation>
    </message>
    <message>
        <source>This workspace can only be read. “Save as template file…” keeps the choices.</source>
        <translation>Dette arbeidsområdet kan bare leses. «Lagre som malfil …» tar vare på valgene.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of the earlier pack in that folder were removed.</source>
        <translation>
            <numerusform>%n fil fra den tidligere pakken i mappen ble fjernet.</numerusform>
            <numerusform>%n filer fra den tidligere pakken i mappen ble fjernet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Left as changed since, and not of this pack: %1.</source>
        <translation>Beholdt fordi de er endret siden, og ikke med i denne pakken: %1.</translation>
    </message>
    <message>
        <source>Nothing was changed: what is stored under this name cannot be read (%1) and is not overwritten. Take another name, or “Save as template file…”.</source>
        <translation>Ingenting ble endret: det som er lagret under dette navnet, kan ikke leses (%1) og blir ikke overskrevet. Velg et annet navn, eller «Lagre som malfil …».</translation>
    </message>
    <message>
        <source>Rename report</source>
        <translation>Gi rapporten nytt navn</translation>
    </message>
    <message>
        <source>New name of “%1”</source>
        <translation>Nytt navn på «%1»</translation>
    </message>
    <message>
        <source>There is a report “%1” already.</source>
        <translation>Det finnes allerede en rapport «%1».</translation>
    </message>
    <message>
        <source>The report is now “%1”.</source>
        <translation>Rapporten heter nå «%1».</translation>
    </message>
    <message>
        <source>CSV tables</source>
        <translation>CSV-tabeller</translation>
    </message>
    <message>
        <source>Nothing was written: the pages are not those of the present choices.</source>
        <translation>Ingenting ble skrevet: sidene er ikke fra de gjeldende valgene.</translation>
    </message>
</context>
<context>
    <name>assay::app::ReportPagesView</name>
    <message>
        <source>How far the pages are</source>
        <translation>Hvor langt sidene er kommet</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Keep the pages of the former choices</source>
        <translation>Behold sidene fra de forrige valgene</translation>
    </message>
    <message>
        <source>Make the pages</source>
        <translation>Lag sidene</translation>
    </message>
    <message>
        <source>Make the pages of the present choices</source>
        <translation>Lag sidene etter de gjeldende valgene</translation>
    </message>
    <message>
        <source>Smaller pages (−)</source>
        <translation>Mindre sider (−)</translation>
    </message>
    <message>
        <source>Smaller pages</source>
        <translation>Mindre sider</translation>
    </message>
    <message>
        <source>Larger pages (+)</source>
        <translation>Større sider (+)</translation>
    </message>
    <message>
        <source>Larger pages</source>
        <translation>Større sider</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Tilpass</translation>
    </message>
    <message>
        <source>Pages as wide as the view (0)</source>
        <translation>Sider like brede som visningen (0)</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Side %1 av %2</translation>
    </message>
    <message>
        <source>%1 · not saved</source>
        <translation>%1 · ikke lagret</translation>
    </message>
    <message>
        <source>The pages could not be made.</source>
        <translation>Sidene kunne ikke lages.</translation>
    </message>
    <message>
        <source>%1, of the former choices</source>
        <translation>%1, fra de forrige valgene</translation>
    </message>
    <message>
        <source>Making the pages…</source>
        <translation>Lager sidene …</translation>
    </message>
    <message>
        <source>There are no pages yet.</source>
        <translation>Det finnes ingen sider ennå.</translation>
    </message>
    <message>
        <source>These pages are still of the former choices.</source>
        <translation>Disse sidene er fortsatt fra de forrige valgene.</translation>
    </message>
</context>
<context>
    <name>assay::app::RestoreDialog</name>
    <message>
        <source>To the &amp;version</source>
        <translation>Til &amp;versjonen</translation>
    </message>
    <message>
        <source>To the &amp;moment</source>
        <translation>Til &amp;tidspunktet</translation>
    </message>
    <message>
        <source>Restore “%1”</source>
        <translation>Gjenopprett «%1»</translation>
    </message>
    <message>
        <source>Version to restore</source>
        <translation>Versjon å gjenopprette</translation>
    </message>
    <message>
        <source>Moment to restore</source>
        <translation>Tidspunkt å gjenopprette</translation>
    </message>
    <message numerus="yes">
        <source>%1 question(s), frozen by %2 on %3</source>
        <translation>
            <numerusform>%1 spørsmål, frosset av %2 %3</numerusform>
            <numerusform>%1 spørsmål, frosset av %2 %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Every question goes back to what it was then; questions made since are retired. All of it is one step of undo, and nothing of the history is lost.</source>
        <translation>Hvert spørsmål går tilbake til slik det var da; spørsmål som er laget siden, utgår. Alt er ett angresteg, og ingenting av historikken går tapt.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Gjenopprett</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
</context>
<context>
    <name>assay::app::ResultsImportDialog</name>
    <message>
        <source>Where the file says how the test was set, as it says</source>
        <translation>Bruk filens testinnstillinger der de er oppgitt</translation>
    </message>
    <message>
        <source>Import results of %1</source>
        <translation>Importer resultater fra %1</translation>
    </message>
    <message>
        <source>As the file says, else its name</source>
        <translation>Slik filen sier, ellers filnavnet</translation>
    </message>
    <message>
        <source>As each list says</source>
        <translation>Slik hver liste sier</translation>
    </message>
    <message>
        <source>Filtered, where a list does not say</source>
        <translation>Filtrert, der en liste ikke sier noe</translation>
    </message>
    <message>
        <source>Open, where a list does not say</source>
        <translation>Åpent, der en liste ikke sier noe</translation>
    </message>
    <message>
        <source>The search&apos;s name, where a list has none</source>
        <translation>Navnet på søket, der en liste ikke har noe</translation>
    </message>
    <message>
        <source>as many as the longest list has</source>
        <translation>så mange som den lengste listen har</translation>
    </message>
    <message>
        <source>How many results were asked for. A shorter list ended because there was no more; behind one of this length, nothing is known.</source>
        <translation>Hvor mange resultater det ble bedt om. En kortere liste sluttet fordi det ikke var flere; bak en av denne lengden er ingenting kjent.</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Hva som er galt</translation>
    </message>
    <message>
        <source>The lists are judged against a corpus of this workspace: gold, coverage and figures are counted as for a test that is made here.</source>
        <translation>Listene vurderes mot et korpus i dette arbeidsområdet: gull, dekning og tall beregnes som for en test som gjøres her.</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>&amp;Corpus:</source>
        <translation>&amp;Korpus:</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Navn:</translation>
    </message>
    <message>
        <source>&amp;Regime:</source>
        <translation>&amp;Regime:</translation>
    </message>
    <message>
        <source>&amp;Search:</source>
        <translation>&amp;Søk:</translation>
    </message>
    <message>
        <source>Results asked &amp;for:</source>
        <translation>Resultater &amp;bedt om:</translation>
    </message>
    <message>
        <source>There is no corpus here yet. Import the one that was searched first.</source>
        <translation>Det finnes ikke noe korpus her ennå. Importer først det som det ble søkt i.</translation>
    </message>
    <message>
        <source>Imported, marked as from outside.</source>
        <translation>Importert, merket som utenfra.</translation>
    </message>
    <message>
        <source>Imported, marked as from outside. %1 results lie beyond the filter of their anchor.</source>
        <translation>Importert, merket som utenfra. %1 resultater ligger utenfor filteret til ankeret sitt.</translation>
    </message>
    <message>
        <source>Nothing was imported; wrong are: %1.</source>
        <translation>Ingenting ble importert; antall feil: %1.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Linje %1: %2</translation>
    </message>
</context>
<context>
    <name>assay::app::RetrievalAlphaPane</name>
    <message>
        <source>Suite</source>
        <translation>Gullsett</translation>
    </message>
    <message>
        <source>Fused by</source>
        <translation>Fusjonert etter</translation>
    </message>
    <message>
        <source>List by words</source>
        <translation>Liste etter ord</translation>
    </message>
    <message>
        <source>List by vectors</source>
        <translation>Liste etter vektorer</translation>
    </message>
    <message>
        <source>scores</source>
        <translation>scorer</translation>
    </message>
    <message>
        <source>ranks</source>
        <translation>rangeringer</translation>
    </message>
    <message>
        <source>Fuse</source>
        <translation>Fusjoner</translation>
    </message>
    <message>
        <source>Alpha: 0 words alone, 100 vectors alone</source>
        <translation>Alfa: 0 bare ord, 100 bare vektorer</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Fest</translation>
    </message>
    <message>
        <source>Compares every other alpha with this one</source>
        <translation>Sammenligner alle andre alfaer med denne</translation>
    </message>
    <message>
        <source>The category that the figures are of</source>
        <translation>Kategorien som måltallene gjelder</translation>
    </message>
    <message>
        <source>Fusing two lists</source>
        <translation>Fusjonerer to lister</translation>
    </message>
    <message>
        <source>all questions</source>
        <translation>alle spørsmål</translation>
    </message>
    <message>
        <source>Choose two stored lists, one by words and one by vectors, and fuse them.</source>
        <translation>Velg to lagrede lister, en etter ord og en etter vektorer, og fusjoner dem.</translation>
    </message>
    <message>
        <source>Alpha %1 · MRR %2 · Recall@5 %3 · Recall@10 %4 · nDCG@10 %5 · n = %6</source>
        <translation>Alfa %1 · MRR %2 · Recall@5 %3 · Recall@10 %4 · nDCG@10 %5 · n = %6</translation>
    </message>
    <message>
        <source>Against alpha %1, among the first ten: %2 gained, %3 lost</source>
        <translation>Mot alfa %1, blant de ti første: %2 vunnet, %3 tapt</translation>
    </message>
</context>
<context>
    <name>assay::app::RetrievalController</name>
    <message>
        <source>Loading run %1</source>
        <translation>Laster kjøring %1</translation>
    </message>
    <message>
        <source>No workspace is open.
Open one from the menu File, or drop a file anywhere in the window.</source>
        <translation>Ikke noe arbeidsområde er åpent.
Åpne et fra menyen Fil, eller slipp en fil hvor som helst i vinduet.</translation>
    </message>
    <message>
        <source>The run is being loaded…</source>
        <translation>Laster inn kjøringen …</translation>
    </message>
    <message>
        <source>This workspace holds no ranked lists yet.
Import predictions with contexts, or ask a corpus: assay retrieval --search.</source>
        <translation>Dette arbeidsområdet har ingen rangerte lister ennå.
Importer prediksjoner med kontekster, eller spør et korpus: assay retrieval --search.</translation>
    </message>
    <message>
        <source>No retrieval has been measured in this workspace.
Choose a suite and predictions on the left, and measure them.</source>
        <translation>Ingen gjenfinning er målt i dette arbeidsområdet.
Velg et gullsett og prediksjoner til venstre, og mål dem.</translation>
    </message>
    <message>
        <source>Measuring %1</source>
        <translation>Måler %1</translation>
    </message>
</context>
<context>
    <name>assay::app::RetrievalPage</name>
    <message>
        <source>Measure</source>
        <translation>Mål</translation>
    </message>
    <message>
        <source>Measures the ranked lists that are chosen (Ctrl+Return)</source>
        <translation>Måler de valgte rangerte listene (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Stops the run; nothing of it is kept</source>
        <translation>Stopper kjøringen; ingenting av den beholdes</translation>
    </message>
    <message>
        <source>Retrieval</source>
        <translation>Gjenfinning</translation>
    </message>
    <message>
        <source>%1 · %2 · n = %3</source>
        <translation>%1 · %2 · n = %3</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Oversikt</translation>
    </message>
    <message>
        <source>Strata</source>
        <translation>Strata</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Bom</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Tider</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Spørsmål</translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation>Alfa</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Sammenlign</translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation>Lagret i %1.</translation>
    </message>
    <message>
        <source>Suite</source>
        <translation>Gullsett</translation>
    </message>
    <message>
        <source>Ranked lists</source>
        <translation>Rangerte lister</translation>
    </message>
    <message>
        <source>Runs of retrieval</source>
        <translation>Gjenfinningskjøringer</translation>
    </message>
    <message>
        <source>The run to compare with</source>
        <translation>Kjøringen å sammenligne med</translation>
    </message>
    <message>
        <source>%1 (run %2)</source>
        <translation>%1 (kjøring %2)</translation>
    </message>
    <message>
        <source>(choose the other run)</source>
        <translation>(velg den andre kjøringen)</translation>
    </message>
    <message>
        <source>Comparing two runs</source>
        <translation>Sammenligner to kjøringer</translation>
    </message>
</context>
<context>
    <name>assay::app::RetrievalQuestionsPane</name>
    <message>
        <source>&lt;p&gt;Relevant: %1. Found at ranks: %2&lt;/p&gt;</source>
        <translation>&lt;p&gt;Relevante: %1. Funnet på rangplass: %2&lt;/p&gt;</translation>
    </message>
    <message>
        <source>The ranked list of the question, and its gold</source>
        <translation>Den rangerte listen for spørsmålet, og gullet</translation>
    </message>
    <message>
        <source>Choose a question on the left.</source>
        <translation>Velg et spørsmål til venstre.</translation>
    </message>
    <message>
        <source>Reading a ranked list</source>
        <translation>Leser en rangert liste</translation>
    </message>
</context>
<context>
    <name>assay::app::ReviewModel</name>
    <message>
        <source>Contradiction</source>
        <translation>Motsigelse</translation>
    </message>
    <message>
        <source>Not a contradiction</source>
        <translation>Ikke motsigelse</translation>
    </message>
    <message>
        <source>Unsure</source>
        <translation>Usikker</translation>
    </message>
    <message>
        <source>(cannot be read)</source>
        <translation>(kan ikke leses)</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Dom</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>Prøve</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Scenario</translation>
    </message>
    <message>
        <source>True</source>
        <translation>Faktisk</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Avgjort</translation>
    </message>
    <message>
        <source>FHRI</source>
        <translation>FHRI</translation>
    </message>
    <message>
        <source>NLI</source>
        <translation>NLI</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notat</translation>
    </message>
</context>
<context>
    <name>assay::app::ReviewPane</name>
    <message>
        <source>What is listed for review</source>
        <translation>Hva som vises til kontroll</translation>
    </message>
    <message>
        <source>Soft band</source>
        <translation>Mykt bånd</translation>
    </message>
    <message>
        <source>All pairs</source>
        <translation>Alle par</translation>
    </message>
    <message>
        <source>Orphans</source>
        <translation>Enslige</translation>
    </message>
    <message>
        <source>Pairs out of order</source>
        <translation>Par i feil rekkefølge</translation>
    </message>
    <message>
        <source>Contradictions without a pair</source>
        <translation>Motsigelser uten par</translation>
    </message>
    <message>
        <source>&amp;Matrix with judgements applied</source>
        <translation>&amp;Matrise med vurderinger</translation>
    </message>
    <message>
        <source>Samples for review; 1, 2 and 3 judge, 0 takes back</source>
        <translation>Prøver til kontroll; 1, 2 og 3 vurderer, 0 trekker tilbake</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Referanse</translation>
    </message>
    <message>
        <source>Follow-up</source>
        <translation>Oppfølging</translation>
    </message>
    <message>
        <source>What was judged of it</source>
        <translation>Tidligere vurderinger</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Trekk tilbake</translation>
    </message>
    <message>
        <source>Key %1, with the list in front</source>
        <translation>Tast %1 når listen har fokus</translation>
    </message>
    <message>
        <source>A note to the next judgement</source>
        <translation>Et notat til neste vurdering</translation>
    </message>
    <message>
        <source>A note to the judgement</source>
        <translation>Et notat til vurderingen</translation>
    </message>
    <message>
        <source>There is nothing to judge here.</source>
        <translation>Det er ingenting å vurdere her.</translation>
    </message>
    <message>
        <source>%1 of %2 judged, %3 to judge</source>
        <translation>%1 av %2 vurdert, %3 gjenstår</translation>
    </message>
    <message>
        <source>%1 · FHRI %2 · NLI %3 · decided %4</source>
        <translation>%1 · FHRI %2 · NLI %3 · avgjort %4</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Spørsmål</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Svar</translation>
    </message>
    <message>
        <source>No baseline</source>
        <translation>Ingen referanse</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Trukket tilbake</translation>
    </message>
    <message>
        <source> (undo)</source>
        <translation> (angre)</translation>
    </message>
    <message>
        <source> (redo)</source>
        <translation> (gjør om)</translation>
    </message>
    <message>
        <source>%1: %2 by %3</source>
        <translation>%1: %2 av %3</translation>
    </message>
    <message>
        <source>Not judged yet</source>
        <translation>Ikke vurdert ennå</translation>
    </message>
</context>
<context>
    <name>assay::app::ReviewQueueModel</name>
    <message>
        <source>Question</source>
        <translation>Spørsmål</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Tekst</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Reviews</source>
        <translation>Kontroller</translation>
    </message>
</context>
<context>
    <name>assay::app::ReviewQueuePane</name>
    <message>
        <source>Suite whose reviews are shown</source>
        <translation>Gullsett med kontrollene som vises</translation>
    </message>
    <message>
        <source>Which questions are listed</source>
        <translation>Hvilke spørsmål som vises</translation>
    </message>
    <message>
        <source>Without my review</source>
        <translation>Uten min kontroll</translation>
    </message>
    <message>
        <source>Disagreements</source>
        <translation>Uenighet</translation>
    </message>
    <message>
        <source>My outdated reviews</source>
        <translation>Mine utdaterte kontroller</translation>
    </message>
    <message>
        <source>Questions of the queue</source>
        <translation>Spørsmål i køen</translation>
    </message>
    <message>
        <source>1 approves, 2 flags, 3 is unsure, 0 takes back</source>
        <translation>1 godkjenner, 2 flagger, 3 er usikker, 0 trekker tilbake</translation>
    </message>
    <message>
        <source>Agreement beyond chance</source>
        <translation>Enighet ut over tilfeldighet</translation>
    </message>
    <message>
        <source>The two reviewers of Cohen&apos;s κ</source>
        <translation>De to kontrollørene for Cohens κ</translation>
    </message>
    <message>
        <source>Who share the most</source>
        <translation>De med flest felles</translation>
    </message>
    <message>
        <source>Reviews of a text that the question has no longer do not count</source>
        <translation>Kontroller av en tekst som spørsmålet ikke lenger har, teller ikke</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>For</translation>
    </message>
    <message>
        <source>Reviews</source>
        <translation>Kontroller</translation>
    </message>
    <message>
        <source>Comparing reviews</source>
        <translation>Sammenligner kontroller</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 og %2</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>ingen ennå</translation>
    </message>
    <message numerus="yes">
        <source>%n review(s)</source>
        <translation>
            <numerusform>%n kontroll</numerusform>
            <numerusform>%n kontroller</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>There is no suite yet. Import questions first.</source>
        <translation>Det finnes ikke noe gullsett ennå. Importer spørsmål først.</translation>
    </message>
    <message>
        <source>Reading the reviews…</source>
        <translation>Leser kontrollene …</translation>
    </message>
    <message>
        <source>You have reviewed every question of this suite.</source>
        <translation>Du har kontrollert alle spørsmålene i dette gullsettet.</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) without your review.</source>
        <translation>
            <numerusform>%n spørsmål uten din kontroll.</numerusform>
            <numerusform>%n spørsmål uten din kontroll.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of your reviews is outdated.</source>
        <translation>Ingen av kontrollene dine er utdatert.</translation>
    </message>
    <message>
        <source>1 question says something else since you reviewed it.</source>
        <translation>1 spørsmål sier noe annet enn da du kontrollerte det.</translation>
    </message>
    <message numerus="yes">
        <source>%n questions say something else since you reviewed them.</source>
        <translation>
            <numerusform>%n spørsmål sier noe annet enn da du kontrollerte det.</numerusform>
            <numerusform>%n spørsmål sier noe annet enn da du kontrollerte dem.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) on which reviewers differ.</source>
        <translation>
            <numerusform>%n spørsmål som kontrollørene er uenige om.</numerusform>
            <numerusform>%n spørsmål som kontrollørene er uenige om.</numerusform>
        </translation>
    </message>
    <message>
        <source>No disagreement that you may see: reviews are blind, and those of questions that you have not judged are hidden.</source>
        <translation>Ingen uenighet du kan se: kontrollene er blinde, og de som gjelder spørsmål du ikke har vurdert, er skjult.</translation>
    </message>
    <message>
        <source>No two reviewers differ.</source>
        <translation>Ingen kontrollører er uenige.</translation>
    </message>
    <message numerus="yes">
        <source>%1 by %n reviewer(s); %2 outdated and left out</source>
        <translation>
            <numerusform>%1 fra %n kontrollør; %2 utdatert og utelatt</numerusform>
            <numerusform>%1 fra %n kontrollører; %2 utdatert og utelatt</numerusform>
        </translation>
    </message>
    <message>
        <source>; %1 not counted: this suite is reviewed blind, and you have not judged their questions</source>
        <translation>; %1 ikke medregnet: gullsettet kontrolleres blindt, og du har ikke vurdert disse spørsmålene</translation>
    </message>
</context>
<context>
    <name>assay::app::ReviewsPane</name>
    <message>
        <source>Reviewers of this suite do not see each other before they have judged</source>
        <translation>Kontrollørene av dette gullsettet ser ikke hverandre før de har vurdert</translation>
    </message>
    <message>
        <source>A setting of the suite; who changes it is in its history</source>
        <translation>En innstilling for gullsettet; hvem som endrer den, står i historikken</translation>
    </message>
    <message>
        <source>Reviewer</source>
        <translation>Kontrollør</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Dom</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grunn</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notat</translation>
    </message>
    <message>
        <source>Blind</source>
        <translation>Blind</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Når</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>Gjelder</translation>
    </message>
    <message>
        <source>Reviews of the question; 1 approves, 2 flags, 3 is unsure, 0 takes back</source>
        <translation>Kontroller av spørsmålet; 1 godkjenner, 2 flagger, 3 er usikker, 0 trekker tilbake</translation>
    </message>
    <message>
        <source>Key %1, with the list in front</source>
        <translation>Tast %1 når listen har fokus</translation>
    </message>
    <message>
        <source>Reason to flag</source>
        <translation>Grunn til å flagge</translation>
    </message>
    <message>
        <source>A note to the review</source>
        <translation>Et notat til kontrollen</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Trekk tilbake</translation>
    </message>
    <message>
        <source>⚠ revision %1; outdated</source>
        <translation>⚠ revisjon %1; utdatert</translation>
    </message>
    <message>
        <source>revision %1</source>
        <translation>revisjon %1</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nei</translation>
    </message>
    <message>
        <source>The question says something else now</source>
        <translation>Spørsmålet sier noe annet nå</translation>
    </message>
    <message>
        <source>1 review of somebody else is shown once you have given your own of this revision.</source>
        <translation>1 kontroll fra en annen vises når du har gitt din egen for denne revisjonen.</translation>
    </message>
    <message numerus="yes">
        <source>%n reviews of others are shown once you have given your own of this revision.</source>
        <translation>
            <numerusform>%n kontroll fra andre vises når du har gitt din egen for denne revisjonen.</numerusform>
            <numerusform>%n kontroller fra andre vises når du har gitt din egen for denne revisjonen.</numerusform>
        </translation>
    </message>
    <message>
        <source>No question is in front.</source>
        <translation>Ikke noe spørsmål vises.</translation>
    </message>
    <message>
        <source>Say who you are to review: the first review asks for it.</source>
        <translation>Oppgi hvem du er for å kontrollere: den første kontrollen spør om det.</translation>
    </message>
    <message>
        <source>You have not reviewed this question yet: 1 approves, 2 flags for the reason chosen, 3 is unsure.</source>
        <translation>Du har ikke kontrollert dette spørsmålet ennå: 1 godkjenner, 2 flagger med den valgte grunnen, 3 er usikker.</translation>
    </message>
    <message>
        <source>You said “%1”, but of an older revision: say it again.</source>
        <translation>Du sa «%1», men om en eldre revisjon: si det på nytt.</translation>
    </message>
    <message>
        <source>You said “%1”. A review changes neither the status nor the flags.</source>
        <translation>Du sa «%1». En kontroll endrer verken statusen eller flaggene.</translation>
    </message>
    <message>
        <source>Reviews blind</source>
        <translation>Blinde kontroller</translation>
    </message>
    <message>
        <source>Reviews open</source>
        <translation>Åpne kontroller</translation>
    </message>
    <message>
        <source>Your review of %1: %2.</source>
        <translation>Kontrollen din av %1: %2.</translation>
    </message>
    <message>
        <source>Your review of %1 is taken back.</source>
        <translation>Kontrollen din av %1 er trukket tilbake.</translation>
    </message>
    <message>
        <source>The reviews of the suite are blind now.</source>
        <translation>Kontrollene i gullsettet er nå blinde.</translation>
    </message>
    <message>
        <source>The reviews of the suite are open now.</source>
        <translation>Kontrollene i gullsettet er nå åpne.</translation>
    </message>
</context>
<context>
    <name>assay::app::RobustnessPane</name>
    <message>
        <source>τ* over the draws</source>
        <translation>τ* over trekningene</translation>
    </message>
    <message>
        <source>τ*</source>
        <translation>τ*</translation>
    </message>
    <message>
        <source>Share of draws</source>
        <translation>Andel trekninger</translation>
    </message>
    <message>
        <source>Not computed yet.</source>
        <translation>Ikke beregnet ennå.</translation>
    </message>
    <message>
        <source>τ* of a draw</source>
        <translation>τ* i en trekning</translation>
    </message>
    <message>
        <source>Draws of the bootstrap</source>
        <translation>Trekninger i bootstrap</translation>
    </message>
    <message>
        <source> draws</source>
        <translation> trekninger</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Frø</translation>
    </message>
    <message>
        <source>seed </source>
        <translation>frø </translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Kjør</translation>
    </message>
    <message>
        <source>Run for all scopes</source>
        <translation>Kjør for alle utvalg</translation>
    </message>
    <message>
        <source>A decision stores what is known of every scenario</source>
        <translation>En beslutning lagrer det som er kjent om hvert scenario</translation>
    </message>
    <message>
        <source>Bootstrap and half-splits of the threshold</source>
        <translation>Bootstrap og halvdelinger for terskelen</translation>
    </message>
    <message>
        <source>No set is loaded.</source>
        <translation>Ingen sett er lastet inn.</translation>
    </message>
    <message>
        <source>No sample of this scope has a score: there is nothing to draw from.</source>
        <translation>Ingen prøve i dette utvalget har en score: det er ingenting å trekke fra.</translation>
    </message>
    <message>
        <source>Drawing…</source>
        <translation>Trekker …</translation>
    </message>
    <message>
        <source>Run draws the samples anew with their pairs together, and says how the best threshold varies and what it reaches on samples it was not chosen on.</source>
        <translation>Kjør trekker prøvene på nytt med parene samlet, og viser hvordan den beste terskelen varierer og hva den oppnår på prøver den ikke ble valgt på.</translation>
    </message>
    <message>
        <source>safest</source>
        <translation>tryggeste</translation>
    </message>
    <message>
        <source>Held-out score of the threshold</source>
        <translation>Terskelens score på usette data</translation>
    </message>
</context>
<context>
    <name>assay::app::RubricPane</name>
    <message>
        <source>Parts</source>
        <translation>Deler</translation>
    </message>
    <message>
        <source>Demands</source>
        <translation>Krav</translation>
    </message>
    <message>
        <source>Bands</source>
        <translation>Bånd</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>Flagg</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>Mål</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>Assertions</source>
        <translation>Testkrav</translation>
    </message>
    <message>
        <source>The rubric as JSON</source>
        <translation>Vurderingsskjemaet som JSON</translation>
    </message>
    <message>
        <source>Rubric</source>
        <translation>Vurderingsskjema</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versjon</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplikat</translation>
    </message>
    <message>
        <source>Save a copy under a name of its own, which can be edited</source>
        <translation>Lagre en kopi under eget navn, som kan redigeres</translation>
    </message>
    <message>
        <source>Save as new version</source>
        <translation>Lagre som ny versjon</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Fjern</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Navn</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Tittel</translation>
    </message>
    <message>
        <source>Passes from</source>
        <translation>Består fra</translation>
    </message>
    <message>
        <source>Acceptable from</source>
        <translation>Akseptabelt fra</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Legg til</translation>
    </message>
    <message>
        <source>Remove row</source>
        <translation>Fjern rad</translation>
    </message>
    <message>
        <source>%1 (preset)</source>
        <translation>%1 (forhåndsvalg)</translation>
    </message>
    <message>
        <source>Version %1, %2</source>
        <translation>Versjon %1, %2</translation>
    </message>
    <message>
        <source>This is no JSON object yet.</source>
        <translation>Dette er ikke noe JSON-objekt ennå.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>As it is stored.</source>
        <translation>Slik det er lagret.</translation>
    </message>
    <message>
        <source>A preset stays as it is: duplicate it to keep what you changed.</source>
        <translation>Et forhåndsvalg forblir som det er: dupliser det for å beholde det du endret.</translation>
    </message>
    <message>
        <source>Changed, and not saved yet.</source>
        <translation>Endret, og ikke lagret ennå.</translation>
    </message>
    <message>
        <source>Duplicating a rubric</source>
        <translation>Dupliserer et vurderingsskjema</translation>
    </message>
    <message>
        <source>%1 saved.</source>
        <translation>%1 lagret.</translation>
    </message>
    <message>
        <source>Saving a rubric</source>
        <translation>Lagrer et vurderingsskjema</translation>
    </message>
    <message>
        <source>A new version of %1 saved.</source>
        <translation>En ny versjon av %1 er lagret.</translation>
    </message>
    <message>
        <source>Removing a rubric</source>
        <translation>Fjerner et vurderingsskjema</translation>
    </message>
    <message>
        <source>%1 removed.</source>
        <translation>%1 fjernet.</translation>
    </message>
</context>
<context>
    <name>assay::app::RunListModel</name>
    <message>
        <source>at work</source>
        <translation>i gang</translation>
    </message>
    <message>
        <source>baseline, from outside</source>
        <translation>referanse, utenfra</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>referanse</translation>
    </message>
    <message>
        <source>%1
%2, %3 of %4 anchors, %5
Assay %6</source>
        <translation>%1
%2, %3 av %4 ankre, %5
Assay %6</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 av %2</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Kjøring</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Tilstand</translation>
    </message>
    <message>
        <source>Anchors</source>
        <translation>Ankre</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Laget</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Av</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notat</translation>
    </message>
</context>
<context>
    <name>assay::app::RunPane</name>
    <message>
        <source>adaptive, from ±%1 until %2 gold, at most ±%3</source>
        <translation>tilpasset, fra ±%1 til %2 gull, høyst ±%3</translation>
    </message>
    <message>
        <source>fixed, ±%1</source>
        <translation>fast, ±%1</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Kjøringer</translation>
    </message>
    <message>
        <source>No neighbour test has been run in this workspace.
Set one up on the right and run it; or import figures from elsewhere on the tab From outside.</source>
        <translation>Ingen nabotest er kjørt i dette arbeidsområdet.
Sett opp en til høyre og kjør den, eller importer tall fra et annet sted på fanen Utenfra.</translation>
    </message>
    <message>
        <source>How far the test is</source>
        <translation>Hvor langt testen er kommet</translation>
    </message>
    <message>
        <source>What the run was made of</source>
        <translation>Hva kjøringen er laget av</translation>
    </message>
    <message>
        <source>Note on the run</source>
        <translation>Notat om kjøringen</translation>
    </message>
    <message>
        <source>Note on this run; Return keeps it</source>
        <translation>Notat om denne kjøringen; Enter lagrer den</translation>
    </message>
    <message>
        <source>%1 of %2 anchors asked</source>
        <translation>%1 av %2 ankre spurt</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>Begynner</translation>
    </message>
    <message>
        <source> · %1 left</source>
        <translation> · %1 igjen</translation>
    </message>
    <message>
        <source>Figures from outside; see the tab of that name.</source>
        <translation>Måltall utenfra; se fanen Utenfra.</translation>
    </message>
    <message>
        <source>Corpus: %1 (%2…)</source>
        <translation>Korpus: %1 (%2…)</translation>
    </message>
    <message>
        <source>From outside: the lists were made elsewhere; gold and figures are of this corpus</source>
        <translation>Utenfra: listene er laget et annet sted; gull og tall er fra dette korpuset</translation>
    </message>
    <message>
        <source>Vectors: none</source>
        <translation>Vektorer: ingen</translation>
    </message>
    <message>
        <source>Vectors: %1, %2</source>
        <translation>Vektorer: %1, %2</translation>
    </message>
    <message>
        <source>Anchors: %1 drawn, seed %2</source>
        <translation>Ankre: %1 trukket, frø %2</translation>
    </message>
    <message>
        <source>Anchors: the set %1, n = %2</source>
        <translation>Ankre: settet %1, n = %2</translation>
    </message>
    <message>
        <source>Window: %1</source>
        <translation>Vindu: %1</translation>
    </message>
    <message>
        <source>Prose only</source>
        <translation>Bare prosa</translation>
    </message>
    <message>
        <source>Headings and table debris too</source>
        <translation>Også overskrifter og tabellrester</translation>
    </message>
    <message>
        <source>; cross references are no gold</source>
        <translation>; kryssreferanser er ikke gull</translation>
    </message>
    <message>
        <source>Filtered on: %1</source>
        <translation>Filtrert på: %1</translation>
    </message>
    <message>
        <source>Search: %1</source>
        <translation>Søk: %1</translation>
    </message>
    <message>
        <source>Made %1</source>
        <translation>Laget %1</translation>
    </message>
    <message>
        <source>Made %1 by %2</source>
        <translation>Laget %1 av %2</translation>
    </message>
    <message>
        <source>, in %1</source>
        <translation>, på %1</translation>
    </message>
    <message>
        <source>Rename the run</source>
        <translation>Gi kjøringen nytt navn</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Navn</translation>
    </message>
    <message>
        <source>Remove the run</source>
        <translation>Fjern kjøringen</translation>
    </message>
    <message>
        <source>Remove the run %1 with its results? This cannot be undone.</source>
        <translation>Fjerne kjøringen %1 med resultatene? Dette kan ikke angres.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Fjern</translation>
    </message>
    <message>
        <source>Cancel the test</source>
        <translation>Avbryt testen</translation>
    </message>
    <message>
        <source>Cancel the test and remove what it has found so far? Pause keeps it.</source>
        <translation>Avbryte testen og fjerne det den har funnet så langt? Pause beholder det.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Fortsett testen</translation>
    </message>
    <message>
        <source>Cancel and remove</source>
        <translation>Avbryt og fjern</translation>
    </message>
</context>
<context>
    <name>assay::app::SampleInspector</name>
    <message>
        <source>Sample in detail</source>
        <translation>Prøven i detalj</translation>
    </message>
    <message>
        <source>Rejected record</source>
        <translation>Forkastet post</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1, linje %2</translation>
    </message>
    <message>
        <source>%1. It is in no figure; its text is kept.</source>
        <translation>%1. Den er ikke med i noe tall; teksten er beholdt.</translation>
    </message>
    <message>
        <source>Choose a sample in the list to see it whole.</source>
        <translation>Velg en prøve i listen for å se alt om den.</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Scenario</translation>
    </message>
    <message>
        <source>True class</source>
        <translation>Faktisk klasse</translation>
    </message>
    <message>
        <source>NLI %1 ≥ hard limit %2</source>
        <translation>NLI %1 ≥ hard grense %2</translation>
    </message>
    <message>
        <source>FHRI %1 %2 τ %3</source>
        <translation>FHRI %1 %2 τ %3</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Avgjort</translation>
    </message>
    <message>
        <source>Stored prediction</source>
        <translation>Lagret prediksjon</translation>
    </message>
    <message>
        <source>FHRI</source>
        <translation>FHRI</translation>
    </message>
    <message>
        <source>(as stored)</source>
        <translation>(som lagret)</translation>
    </message>
    <message>
        <source>(from its components)</source>
        <translation>(fra komponentene)</translation>
    </message>
    <message>
        <source>(for manual review)</source>
        <translation>(til manuell kontroll)</translation>
    </message>
    <message>
        <source>NLI</source>
        <translation>NLI</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>Komponenter</translation>
    </message>
    <message>
        <source>score</source>
        <translation>score</translation>
    </message>
    <message>
        <source>source&apos;s weight</source>
        <translation>kildens vekt</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>vekt</translation>
    </message>
    <message>
        <source>FHRI from these components: %1</source>
        <translation>FHRI fra disse komponentene: %1</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Spørsmål</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Svar</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Kilde</translation>
    </message>
    <message>
        <source>Other keys of the source</source>
        <translation>Andre nøkler fra kilden</translation>
    </message>
</context>
<context>
    <name>assay::app::SampleListModel</name>
    <message>
        <source>(cannot be read)</source>
        <translation>(kan ikke leses)</translation>
    </message>
    <message>
        <source>The sample&apos;s id in its source</source>
        <translation>Prøvens id i kilden</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>Prøve</translation>
    </message>
    <message>
        <source>The scenario named by the source</source>
        <translation>Scenarioet kilden oppgir</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Scenario</translation>
    </message>
    <message>
        <source>The true class</source>
        <translation>Den faktiske klassen</translation>
    </message>
    <message>
        <source>True</source>
        <translation>Faktisk</translation>
    </message>
    <message>
        <source>The class that the rule decides at the present threshold and NLI limits</source>
        <translation>Klassen regelen avgjør ved gjeldende terskel og NLI-grenser</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Avgjort</translation>
    </message>
    <message>
        <source>Financial Hallucination Reliability Index; a click sorts</source>
        <translation>Financial Hallucination Reliability Index; et klikk sorterer</translation>
    </message>
    <message>
        <source>FHRI</source>
        <translation>FHRI</translation>
    </message>
    <message>
        <source>Contradiction score of the NLI model; a click sorts</source>
        <translation>Motsigelsesscore fra NLI-modellen; et klikk sorterer</translation>
    </message>
    <message>
        <source>NLI</source>
        <translation>NLI</translation>
    </message>
    <message>
        <source>The class that the source&apos;s own program predicted</source>
        <translation>Klassen som kildens eget program predikerte</translation>
    </message>
    <message>
        <source>Stored prediction</source>
        <translation>Lagret prediksjon</translation>
    </message>
    <message>
        <source>The question asked</source>
        <translation>Spørsmålet som ble stilt</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Spørsmål</translation>
    </message>
</context>
<context>
    <name>assay::app::SamplePane</name>
    <message>
        <source>Samples</source>
        <translation>Prøver</translation>
    </message>
    <message numerus="yes">
        <source>%1 sample(s): truly %2, decided %3. Escape in the matrix shows all.</source>
        <translation>
            <numerusform>%1 prøve: faktisk %2, avgjort %3. Escape i matrisen viser alle.</numerusform>
            <numerusform>%1 prøver: faktisk %2, avgjort %3. Escape i matrisen viser alle.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sample(s) of this scope. Choose a cell of the matrix to list only its samples.</source>
        <translation>
            <numerusform>%1 prøve i dette utvalget. Velg en celle i matrisen for å vise bare prøvene i den.</numerusform>
            <numerusform>%1 prøver i dette utvalget. Velg en celle i matrisen for å vise bare prøvene i den.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::app::ScenarioModel</name>
    <message>
        <source>(%1)</source>
        <translation>(%1)</translation>
    </message>
    <message>
        <source>infeasible</source>
        <translation>uoppnåelig</translation>
    </message>
    <message>
        <source>feasible</source>
        <translation>oppnåelig</translation>
    </message>
    <message>
        <source>Macro-F1 changes by up to %1 at τ* ± 0.05 (robust below 0.02, sensitive from 0.05).</source>
        <translation>Macro-F1 endres med opptil %1 ved τ* ± 0,05 (robust under 0,02, følsom fra 0,05).</translation>
    </message>
    <message>
        <source>All samples together, then each scenario of the set</source>
        <translation>Alle prøver samlet, deretter hvert scenario i settet</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Scenario</translation>
    </message>
    <message>
        <source>Samples with an FHRI</source>
        <translation>Prøver med FHRI</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>The threshold set here; each scenario keeps its own</source>
        <translation>Terskelen som er satt her; hvert scenario beholder sin egen</translation>
    </message>
    <message>
        <source>τ</source>
        <translation>τ</translation>
    </message>
    <message>
        <source>The best threshold on the grid 0.50 … 0.95 under the constraints; the least violating one if none meets them</source>
        <translation>Den beste terskelen på rutenettet 0,50 … 0,95 under kravene; den med minst brudd hvis ingen oppfyller dem</translation>
    </message>
    <message>
        <source>τ*</source>
        <translation>τ*</translation>
    </message>
    <message>
        <source>Infeasible, or how Macro-F1 bears a step of 0.05 (robust, moderate, sensitive)</source>
        <translation>Uoppnåelig, eller hvordan Macro-F1 tåler et steg på 0,05 (robust, moderat, følsom)</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Dom</translation>
    </message>
    <message>
        <source>There is too little to judge by: %1.</source>
        <translation>Det er for lite å vurdere ut fra: %1.</translation>
    </message>
</context>
<context>
    <name>assay::app::ScoredSetsModel</name>
    <message numerus="yes">
        <source>%n files</source>
        <translation>
            <numerusform>%n fil</numerusform>
            <numerusform>%n filer</numerusform>
        </translation>
    </message>
    <message>
        <source>SHA-256 of the imported files: %1</source>
        <translation>SHA-256 av de importerte filene: %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Navn</translation>
    </message>
    <message>
        <source>Samples kept, scored or not</source>
        <translation>Prøver som er beholdt, med eller uten score</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Prøver</translation>
    </message>
    <message>
        <source>Records that could not be kept as samples; the issues say why</source>
        <translation>Poster som ikke kunne beholdes som prøver; funnene sier hvorfor</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>Forkastet</translation>
    </message>
    <message>
        <source>Samples without an FHRI: no threshold can judge them</source>
        <translation>Prøver uten FHRI: ingen terskel kan vurdere dem</translation>
    </message>
    <message>
        <source>Unscored</source>
        <translation>Uten score</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Filer</translation>
    </message>
    <message>
        <source>When it was imported</source>
        <translation>Når det ble importert</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Importert</translation>
    </message>
    <message>
        <source>The beginning of the SHA-256 of the imported files</source>
        <translation>Begynnelsen av SHA-256 av de importerte filene</translation>
    </message>
    <message>
        <source>Hash</source>
        <translation>Hash</translation>
    </message>
    <message>
        <source>%1 · %2 · %3 records</source>
        <translation>%1 · %2 · %3 poster</translation>
    </message>
</context>
<context>
    <name>assay::app::SearchListEditor</name>
    <message>
        <source>Searches, the columns of the results</source>
        <translation>Søk, kolonnene i resultatene</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Legg til</translation>
    </message>
    <message>
        <source>Adds a search as a column of the results</source>
        <translation>Legger til et søk som en kolonne i resultatene</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Fjern</translation>
    </message>
    <message>
        <source>Removes the selected search (Delete)</source>
        <translation>Fjerner det valgte søket (Delete)</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>Links that each vector keeps in the HNSW graph</source>
        <translation>Lenker som hver vektor beholder i HNSW-grafen</translation>
    </message>
    <message>
        <source>ef, building</source>
        <translation>ef, bygging</translation>
    </message>
    <message>
        <source>Candidates that are looked at while the HNSW graph is built</source>
        <translation>Kandidater som undersøkes mens HNSW-grafen bygges</translation>
    </message>
    <message>
        <source>ef, searching</source>
        <translation>ef, søk</translation>
    </message>
    <message>
        <source>Candidates that a search looks at: more find more of what exact search finds</source>
        <translation>Kandidater som et søk undersøker: flere finner mer av det et eksakt søk finner</translation>
    </message>
    <message>
        <source>k1</source>
        <translation>k1</translation>
    </message>
    <message>
        <source>BM25: how soon a repeated word stops counting</source>
        <translation>BM25: hvor fort et gjentatt ord slutter å telle</translation>
    </message>
    <message>
        <source>b</source>
        <translation>b</translation>
    </message>
    <message>
        <source>BM25: how much a long sentence is held against it</source>
        <translation>BM25: hvor mye en lang setning straffes</translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation>Alfa</translation>
    </message>
    <message>
        <source>0: lexical only; 1: by vector only</source>
        <translation>0: bare leksikalsk; 1: bare med vektor</translation>
    </message>
    <message>
        <source>Window expansion</source>
        <translation>Vindusutvidelse</translation>
    </message>
    <message>
        <source>Each hit brings the neighbours of its slice, this far to both sides</source>
        <translation>Hvert treff tar med naboene i utsnittet sitt, så langt til begge sider</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ingen</translation>
    </message>
    <message>
        <source>Union over</source>
        <translation>Union over</translation>
    </message>
    <message>
        <source>The union of one search for each value of the field: each year, each company</source>
        <translation>Unionen av ett søk for hver verdi i feltet: hvert år, hvert selskap</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>ingenting</translation>
    </message>
    <message>
        <source>%1 — needs vectors</source>
        <translation>%1 – trenger vektorer</translation>
    </message>
</context>
<context>
    <name>assay::app::SentenceColumns</name>
    <message>
        <source>Company missing</source>
        <translation>Selskap mangler</translation>
    </message>
    <message>
        <source>Year missing</source>
        <translation>År mangler</translation>
    </message>
    <message>
        <source>1 sentence</source>
        <translation>1 setning</translation>
    </message>
    <message>
        <source>%1 sentences</source>
        <translation>%1 setninger</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>assay::app::SentenceInspector</name>
    <message>
        <source>The selected sentence</source>
        <translation>Den valgte setningen</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Selskap</translation>
    </message>
    <message>
        <source>CIK</source>
        <translation>CIK</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Skjema</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>År</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Seksjon</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posisjon</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Place in the corpus</source>
        <translation>Plass i korpuset</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 av %2</translation>
    </message>
    <message>
        <source>Further fields of its source</source>
        <translation>Flere felter fra kilden</translation>
    </message>
    <message>
        <source>Questions and bundles</source>
        <translation>Spørsmål og bunter</translation>
    </message>
    <message>
        <source>Looking for them…</source>
        <translation>Leter etter dem …</translation>
    </message>
    <message>
        <source>They could not be looked for: %1</source>
        <translation>Det gikk ikke å lete etter dem: %1</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>og %1 til</translation>
    </message>
    <message>
        <source>Questions (%1)</source>
        <translation>Spørsmål (%1)</translation>
    </message>
    <message>
        <source>No question has it as evidence.</source>
        <translation>Ingen spørsmål har den som belegg.</translation>
    </message>
    <message>
        <source>Bundles (%1)</source>
        <translation>Bunter (%1)</translation>
    </message>
    <message>
        <source>No bundle holds it.</source>
        <translation>Ingen bunt har den.</translation>
    </message>
    <message>
        <source>No corpus is in front.</source>
        <translation>Ikke noe korpus vises.</translation>
    </message>
    <message>
        <source>No sentence is selected. Choose one in the list.</source>
        <translation>Ingen setning er valgt. Velg en i listen.</translation>
    </message>
    <message>
        <source>(only the id is known)</source>
        <translation>(bare id-en er kjent)</translation>
    </message>
    <message>
        <source>Around it</source>
        <translation>Rundt den</translation>
    </message>
</context>
<context>
    <name>assay::app::SentenceLinks</name>
    <message>
        <source>Reading which bundles hold a sentence</source>
        <translation>Leser hvilke bunter som har en setning</translation>
    </message>
    <message>
        <source>Looking for questions and bundles of a sentence</source>
        <translation>Leter etter spørsmål og bunter for en setning</translation>
    </message>
</context>
<context>
    <name>assay::app::Session</name>
    <message>
        <source>Opening %1</source>
        <translation>Åpner %1</translation>
    </message>
    <message>
        <source>Making %1</source>
        <translation>Oppretter %1</translation>
    </message>
    <message>
        <source>another workspace was asked for before that one was open</source>
        <translation>et annet arbeidsområde ble valgt før dette var åpnet</translation>
    </message>
    <message>
        <source>there is no workspace for it</source>
        <translation>det ikke finnes noe arbeidsområde å importere til</translation>
    </message>
    <message>
        <source>this workspace is open for reading only</source>
        <translation>dette arbeidsområdet er åpnet bare for lesing</translation>
    </message>
    <message>
        <source>the workspace was closed</source>
        <translation>arbeidsområdet ble lukket</translation>
    </message>
    <message>
        <source>Renaming %1</source>
        <translation>Gir %1 nytt navn</translation>
    </message>
    <message>
        <source>Removing %1</source>
        <translation>Fjerner %1</translation>
    </message>
    <message>
        <source>Reading the list of sets</source>
        <translation>Leser listen over sett</translation>
    </message>
    <message>
        <source>Checking %1</source>
        <translation>Sjekker %1</translation>
    </message>
    <message>
        <source>Reading the issues of %1</source>
        <translation>Leser funnene for %1</translation>
    </message>
    <message>
        <source>Not imported, as %1: %2</source>
        <translation>Ikke importert fordi %1: %2</translation>
    </message>
</context>
<context>
    <name>assay::app::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Innstillinger</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Generelt</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Snarveier</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Lukk</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Som systemet</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Lyst</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Mørkt</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>&amp;Tema:</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Språk</translation>
    </message>
    <message>
        <source>From the next start on.</source>
        <translation>Fra neste start.</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Språk:</translation>
    </message>
    <message>
        <source>&amp;Open the last workspace at the start</source>
        <translation>&amp;Åpne siste arbeidsområde ved oppstart</translation>
    </message>
    <message>
        <source>Your name, for what you judge and decide</source>
        <translation>Navnet ditt, for det du vurderer og avgjør</translation>
    </message>
    <message>
        <source>Stands beside what you judge and decide</source>
        <translation>Står ved siden av det du vurderer og avgjør</translation>
    </message>
    <message>
        <source>&amp;Your name:</source>
        <translation>&amp;Navnet ditt:</translation>
    </message>
    <message>
        <source>&amp;Reset window and columns</source>
        <translation>Tilbakestill &amp;vindu og kolonner</translation>
    </message>
    <message>
        <source>Layout:</source>
        <translation>Oppsett:</translation>
    </message>
    <message>
        <source>Kept in:</source>
        <translation>Lagret i:</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tekststørrelse</translation>
    </message>
    <message>
        <source>Of the system&apos;s text size. What is open already takes it in part only: the next start gives everything its room.</source>
        <translation>Av systemets tekststørrelse. Det som alt er åpent, følger bare delvis: fra neste start får alt plass.</translation>
    </message>
    <message>
        <source>Te&amp;xt size:</source>
        <translation>Te&amp;kststørrelse:</translation>
    </message>
    <message>
        <source>&amp;Show the tour when the demo opens</source>
        <translation>&amp;Vis omvisningen når demoen åpnes</translation>
    </message>
    <message>
        <source>What is changed here holds at once.</source>
        <translation>Det som endres her, gjelder med en gang.</translation>
    </message>
    <message>
        <source>&amp;Flagging goes on to the next question</source>
        <translation>&amp;Flagging går videre til neste spørsmål</translation>
    </message>
</context>
<context>
    <name>assay::app::SetupPane</name>
    <message>
        <source>Corpus</source>
        <translation>Korpus</translation>
    </message>
    <message>
        <source>Vectors</source>
        <translation>Vektorer</translation>
    </message>
    <message>
        <source>The embedding set that searches by vector use; its model is named wherever results are</source>
        <translation>Vektorsettet som vektorsøk bruker; modellen nevnes overalt der det er resultater</translation>
    </message>
    <message>
        <source>Name of the run</source>
        <translation>Navn på kjøringen</translation>
    </message>
    <message>
        <source>Name of the run (made from corpus, vectors and searches)</source>
        <translation>Navn på kjøringen (laget av korpus, vektorer og søk)</translation>
    </message>
    <message>
        <source>What is tested</source>
        <translation>Hva som testes</translation>
    </message>
    <message>
        <source>Searches, the columns of the results</source>
        <translation>Søk, kolonnene i resultatene</translation>
    </message>
    <message>
        <source>Anchors, whose neighbours are looked for</source>
        <translation>Ankre som det letes etter naboer til</translation>
    </message>
    <message>
        <source>What is gold, and where is searched</source>
        <translation>Hva som er gull, og hvor det søkes</translation>
    </message>
    <message>
        <source>Run the test</source>
        <translation>Kjør testen</translation>
    </message>
    <message>
        <source>The window of an anchor</source>
        <translation>Vinduet til et anker</translation>
    </message>
    <message>
        <source>Previous anchor</source>
        <translation>Forrige anker</translation>
    </message>
    <message>
        <source>Next anchor</source>
        <translation>Neste anker</translation>
    </message>
    <message>
        <source>%1 (%2 sentences)</source>
        <translation>%1 (%2 setninger)</translation>
    </message>
    <message>
        <source>%1 — not here any more</source>
        <translation>%1 – finnes ikke lenger</translation>
    </message>
    <message>
        <source>No workspace is open.
Open one from the menu File, or drop a file with sentences anywhere in the window.</source>
        <translation>Ikke noe arbeidsområde er åpent.
Åpne et fra menyen Fil, eller slipp en fil med setninger hvor som helst i vinduet.</translation>
    </message>
    <message>
        <source>This workspace holds no corpus, and it can only be read.</source>
        <translation>Dette arbeidsområdet har ikke noe korpus, og det kan bare leses.</translation>
    </message>
    <message>
        <source>This workspace holds no corpus yet: the sentences among which neighbours are looked for.
Drop filings, JSON lines or CSV with sentences here, or use File &gt; Import.</source>
        <translation>Dette arbeidsområdet har ikke noe korpus ennå: setningene som det letes etter naboer blant.
Slipp årsrapporter, JSON-linjer eller CSV med setninger her, eller bruk Fil &gt; Importer.</translation>
    </message>
    <message>
        <source>%1 — %2, %3 vectors</source>
        <translation>%1 – %2, %3 vektorer</translation>
    </message>
    <message>
        <source>none: lexical search only</source>
        <translation>ingen: bare leksikalsk søk</translation>
    </message>
    <message>
        <source>This corpus has no vectors. Make LSA vectors or import some on the page Corpus; or run a lexical search, which needs none.</source>
        <translation>Dette korpuset har ingen vektorer. Lag LSA-vektorer eller importer noen på siden Korpus, eller kjør et leksikalsk søk, som ikke trenger vektorer.</translation>
    </message>
    <message>
        <source>Reading the fields of a corpus</source>
        <translation>Leser feltene i et korpus</translation>
    </message>
    <message>
        <source>There is no corpus to test.</source>
        <translation>Det finnes ikke noe korpus å teste.</translation>
    </message>
    <message>
        <source>This workspace can only be read.</source>
        <translation>Dette arbeidsområdet kan bare leses.</translation>
    </message>
    <message>
        <source>The corpus %1 is not in this workspace any more: choose another.</source>
        <translation>Korpuset %1 finnes ikke lenger i dette arbeidsområdet: velg et annet.</translation>
    </message>
    <message>
        <source>The vectors %1 are not in this workspace any more: choose others.</source>
        <translation>Vektorene %1 finnes ikke lenger i dette arbeidsområdet: velg andre.</translation>
    </message>
    <message>
        <source>A search needs vectors: choose some, or keep lexical searches only.</source>
        <translation>Et søk trenger vektorer: velg noen, eller behold bare leksikalske søk.</translation>
    </message>
    <message>
        <source>A test is at work.</source>
        <translation>En test er i gang.</translation>
    </message>
    <message>
        <source>Covered: %1</source>
        <translation>Dekket: %1</translation>
    </message>
    <message>
        <source> · windows %1</source>
        <translation> · vinduer %1</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1: %2 av %3</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ingen</translation>
    </message>
    <message>
        <source> · drawn %1</source>
        <translation> · trukket %1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source> and %1 more strata</source>
        <translation> og %1 strata til</translation>
    </message>
    <message>
        <source>Anchor %1 of %2 · %3 · </source>
        <translation>Anker %1 av %2 · %3 · </translation>
    </message>
    <message>
        <source>covered by %1 gold within ±%2</source>
        <translation>dekket av %1 gull innenfor ±%2</translation>
    </message>
    <message>
        <source>not covered: its section has no other sentence that may be gold</source>
        <translation>ikke dekket: seksjonen har ingen annen setning som kan være gull</translation>
    </message>
    <message>
        <source>not covered: none of the %1 sentences of its section within ±%2 may be gold</source>
        <translation>ikke dekket: ingen av de %1 setningene i seksjonen innenfor ±%2 kan være gull</translation>
    </message>
    <message>
        <source>, clipped by both ends of the section</source>
        <translation>, avkortet av begge ender av seksjonen</translation>
    </message>
    <message>
        <source>, clipped by the beginning of the section</source>
        <translation>, avkortet av begynnelsen av seksjonen</translation>
    </message>
    <message>
        <source>, clipped by the end of the section</source>
        <translation>, avkortet av slutten av seksjonen</translation>
    </message>
    <message>
        <source>Keeping the anchors %1</source>
        <translation>Lagrer ankrene %1</translation>
    </message>
    <message>
        <source>Kept %1 anchors as %2.</source>
        <translation>Lagret %1 ankre som %2.</translation>
    </message>
    <message>
        <source>Import anchors</source>
        <translation>Importer ankre</translation>
    </message>
    <message>
        <source>Anchor sets (*.json *.txt)</source>
        <translation>Ankersett (*.json *.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle filer (*)</translation>
    </message>
    <message>
        <source>Reading the anchors %1</source>
        <translation>Leser ankrene %1</translation>
    </message>
    <message>
        <source>Nothing was imported: %1 of %2 sentence ids are not in this corpus.</source>
        <translation>Ingenting ble importert: %1 av %2 setnings-id-er finnes ikke i dette korpuset.</translation>
    </message>
    <message>
        <source>Imported %1 anchors as %2.</source>
        <translation>Importerte %1 ankre som %2.</translation>
    </message>
    <message>
        <source>Export the anchors</source>
        <translation>Eksporter ankrene</translation>
    </message>
    <message>
        <source>Anchor sets (*.json)</source>
        <translation>Ankersett (*.json)</translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation>Lagret i %1.</translation>
    </message>
    <message>
        <source>What these anchors can tell</source>
        <translation>Hva disse ankrene kan fortelle</translation>
    </message>
    <message>
        <source> · %1</source>
        <translation> · %1</translation>
    </message>
</context>
<context>
    <name>assay::app::ShortcutSheet</name>
    <message>
        <source>Keys and what they do</source>
        <translation>Taster og hva de gjør</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Tast</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Hva den gjør</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>(ingen)</translation>
    </message>
    <message>
        <source>Keys can be changed in the settings, under Shortcuts.</source>
        <translation>Taster kan endres i innstillingene, under Snarveier.</translation>
    </message>
</context>
<context>
    <name>assay::app::ShortcutsEditor</name>
    <message>
        <source>Assign</source>
        <translation>Tilordne</translation>
    </message>
    <message>
        <source>No shortcut</source>
        <translation>Ingen snarvei</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Tilbakestill</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Tilbakestill alle</translation>
    </message>
    <message>
        <source>Filter by action or keys</source>
        <translation>Filtrer etter handling eller taster</translation>
    </message>
    <message>
        <source>Filter shortcuts</source>
        <translation>Filtrer snarveier</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Snarveier</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Handling</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Snarvei</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>New shortcut for the selected action</source>
        <translation>Ny snarvei for den valgte handlingen</translation>
    </message>
    <message>
        <source>&amp;New shortcut:</source>
        <translation>&amp;Ny snarvei:</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Select an action to change its shortcut. Changes apply at once.</source>
        <translation>Velg en handling for å endre snarveien. Endringer trer i kraft med en gang.</translation>
    </message>
    <message>
        <source>Press the new keys in the field above.</source>
        <translation>Trykk de nye tastene i feltet ovenfor.</translation>
    </message>
    <message>
        <source>%1 is used by %2. Assigning it here takes it from there.</source>
        <translation>%1 brukes av %2. Tilordnes den her, tas den derfra.</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Overta</translation>
    </message>
</context>
<context>
    <name>assay::app::SpotCheckModel</name>
    <message>
        <source>Checked, id</source>
        <translation>Sjekket, id</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategori</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Spørsmål</translation>
    </message>
</context>
<context>
    <name>assay::app::SpotCheckPane</name>
    <message>
        <source>Share of the questions to check</source>
        <translation>Andel av spørsmålene som skal sjekkes</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Seed of the sample</source>
        <translation>Frø for stikkprøven</translation>
    </message>
    <message>
        <source>The same seed draws the same questions again</source>
        <translation>Samme frø trekker de samme spørsmålene igjen</translation>
    </message>
    <message>
        <source>Next to check</source>
        <translation>Neste å sjekke</translation>
    </message>
    <message>
        <source>Questions of the spot check</source>
        <translation>Spørsmål i stikkprøven</translation>
    </message>
    <message>
        <source>Space ticks a question as checked; Return shows it</source>
        <translation>Mellomrom merker et spørsmål som sjekket; Enter viser det</translation>
    </message>
    <message>
        <source>&amp;Spot check:</source>
        <translation>&amp;Stikkprøve:</translation>
    </message>
    <message>
        <source>s&amp;eed</source>
        <translation>&amp;frø</translation>
    </message>
    <message>
        <source>%1 of %2 checked</source>
        <translation>%1 av %2 sjekket</translation>
    </message>
</context>
<context>
    <name>assay::app::StrataPane</name>
    <message>
        <source>Strata</source>
        <translation>Strata</translation>
    </message>
    <message>
        <source>by section length</source>
        <translation>etter seksjonslengde</translation>
    </message>
    <message>
        <source>by section</source>
        <translation>etter seksjon</translation>
    </message>
    <message>
        <source>by year</source>
        <translation>etter år</translation>
    </message>
    <message>
        <source>by company</source>
        <translation>etter selskap</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Mål</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Søk</translation>
    </message>
    <message>
        <source>Coverage</source>
        <translation>Dekning</translation>
    </message>
    <message>
        <source>No anchor has been asked yet.</source>
        <translation>Ingen ankre er spurt ennå.</translation>
    </message>
    <message>
        <source>%1 %2 · %3 · n = %4, %5</source>
        <translation>%1 %2 · %3 · n = %4, %5</translation>
    </message>
    <message>
        <source>%1 anchors</source>
        <translation>%1 ankre</translation>
    </message>
    <message>
        <source>%1 covered anchors</source>
        <translation>%1 dekkede ankre</translation>
    </message>
    <message>
        <source>bootstrap 95 %</source>
        <translation>bootstrap 95 %</translation>
    </message>
    <message>
        <source>Wilson 95 %</source>
        <translation>Wilson 95 %</translation>
    </message>
    <message>
        <source>Intervals of MRR follow when the run pauses or ends.</source>
        <translation>Intervaller for MRR følger når kjøringen settes på pause eller er ferdig.</translation>
    </message>
    <message>
        <source>A click on a bar or a row shows its anchors.</source>
        <translation>Et klikk på en stolpe eller rad viser ankrene.</translation>
    </message>
    <message>
        <source>by luck</source>
        <translation>ved tilfeldighet</translation>
    </message>
</context>
<context>
    <name>assay::app::SuiteDifferenceModel</name>
    <message>
        <source>+ added</source>
        <translation>+ lagt til</translation>
    </message>
    <message>
        <source>− removed</source>
        <translation>− fjernet</translation>
    </message>
    <message>
        <source>~ changed</source>
        <translation>~ endret</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Forskjell</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Spørsmål</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Felt</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Før</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Etter</translation>
    </message>
</context>
<context>
    <name>assay::app::SuiteExportDialog</name>
    <message>
        <source>With &amp;retired questions</source>
        <translation>Med &amp;utgåtte spørsmål</translation>
    </message>
    <message>
        <source>Export “%1”</source>
        <translation>Eksporter «%1»</translation>
    </message>
    <message>
        <source>What is exported</source>
        <translation>Hva som eksporteres</translation>
    </message>
    <message>
        <source>As it is now</source>
        <translation>Slik det er nå</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>What the format cannot hold</source>
        <translation>Det formatet ikke kan romme</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Felt</translation>
    </message>
    <message>
        <source>Questions that lose it</source>
        <translation>Spørsmål som mister det</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Lagre …</translation>
    </message>
    <message>
        <source>&amp;What:</source>
        <translation>&amp;Hva:</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>&amp;Format:</translation>
    </message>
    <message>
        <source>Looking at what the format can hold…</source>
        <translation>Ser på hva formatet kan romme …</translation>
    </message>
    <message>
        <source>Preparing the export of %1</source>
        <translation>Forbereder eksport av %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 question(s); nothing of them is lost in the format.</source>
        <translation>
            <numerusform>%1 spørsmål; ingenting går tapt i formatet.</numerusform>
            <numerusform>%1 spørsmål; ingenting går tapt i formatet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 question(s). The format cannot hold these fields; they would be missing in the file:</source>
        <translation>
            <numerusform>%1 spørsmål. Formatet kan ikke romme disse feltene; de ville mangle i filen:</numerusform>
            <numerusform>%1 spørsmål. Formatet kan ikke romme disse feltene; de ville mangle i filen:</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace %1?</source>
        <translation>Erstatte %1?</translation>
    </message>
    <message>
        <source>In %1 there are files of these names.</source>
        <translation>I %1 finnes det filer med disse navnene.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Erstatt</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behold</translation>
    </message>
    <message>
        <source>Exporting %1</source>
        <translation>Eksporterer %1</translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation>Lagret i %1.</translation>
    </message>
</context>
<context>
    <name>assay::app::SuiteRemoval</name>
    <message>
        <source>Keep</source>
        <translation>Behold</translation>
    </message>
    <message>
        <source>Remove suite</source>
        <translation>Fjern gullsettet</translation>
    </message>
    <message>
        <source>Remove “%1” from the workspace?</source>
        <translation>Fjerne «%1» fra arbeidsområdet?</translation>
    </message>
    <message>
        <source>With it go %1, with history, reviews and flags, and %2. The files it was imported from stay as they are. Undo brings it back, until removed suites are deleted for good.</source>
        <translation>Med det forsvinner %1, med historikk, kontroller og flagg, og %2. Filene det ble importert fra, forblir som de er. Angre henter det tilbake, inntil fjernede gullsett slettes for godt.</translation>
    </message>
    <message numerus="yes">
        <source>%n frozen version(s)</source>
        <translation>
            <numerusform>%n frosset versjon</numerusform>
            <numerusform>%n frosne versjoner</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Fjern</translation>
    </message>
    <message>
        <source>Removed “%1”. Undo brings it back.</source>
        <translation>Fjernet «%1». Angre henter det tilbake.</translation>
    </message>
    <message>
        <source>There is no removed suite.</source>
        <translation>Det finnes ingen fjernede gullsett.</translation>
    </message>
    <message>
        <source>Delete removed suites</source>
        <translation>Slett fjernede gullsett</translation>
    </message>
    <message>
        <source>Delete %1 for good?</source>
        <translation>Slette %1 for godt?</translation>
    </message>
    <message>
        <source>With them go %1, with history, reviews, flags and frozen versions. This cannot be undone.</source>
        <translation>Med dem forsvinner %1, med historikk, kontroller, flagg og frosne versjoner. Dette kan ikke angres.</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Slett for godt</translation>
    </message>
    <message>
        <source>Deleting removed suites</source>
        <translation>Sletter fjernede gullsett</translation>
    </message>
    <message>
        <source>Removed suites are deleted.</source>
        <translation>Fjernede gullsett er slettet.</translation>
    </message>
</context>
<context>
    <name>assay::app::SuiteSettingsDialog</name>
    <message>
        <source>The &amp;years are the same for all companies but those below</source>
        <translation>Å&amp;rene er de samme for alle selskaper unntatt dem nedenfor</translation>
    </message>
    <message>
        <source>Years of the corpus of “%1”</source>
        <translation>Årene i korpuset til «%1»</translation>
    </message>
    <message>
        <source>First year</source>
        <translation>Første år</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>Siste år</translation>
    </message>
    <message>
        <source>Years of single companies</source>
        <translation>Årene for enkeltselskaper</translation>
    </message>
    <message>
        <source>CIK, first year and last year, one company a line: 104169 2016 2020</source>
        <translation>CIK, første og siste år, ett selskap per linje: 104169 2016 2020</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Lagre</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>A question about a year outside these is suspected. While they are not known, that rule does not judge.</source>
        <translation>Et spørsmål om et år utenfor disse blir mistenkt. Så lenge de ikke er kjent, vurderer regelen ingenting.</translation>
    </message>
    <message>
        <source>From – to:</source>
        <translation>Fra – til:</translation>
    </message>
    <message>
        <source>&amp;Companies:</source>
        <translation>&amp;Selskaper:</translation>
    </message>
    <message>
        <source>The first year is after the last.</source>
        <translation>Det første året er etter det siste.</translation>
    </message>
    <message>
        <source>“%1” is no CIK with a first and a last year.</source>
        <translation>«%1» er ikke en CIK med første og siste år.</translation>
    </message>
    <message>
        <source>No years are set: nothing is known.</source>
        <translation>Ingen år er satt: ingenting er kjent.</translation>
    </message>
</context>
<context>
    <name>assay::app::SuitesMenu</name>
    <message>
        <source>Suite</source>
        <translation>Gullsett</translation>
    </message>
    <message>
        <source>New suite…</source>
        <translation>Nytt gullsett …</translation>
    </message>
    <message>
        <source>Rename suite…</source>
        <translation>Gi gullsettet nytt navn …</translation>
    </message>
    <message>
        <source>Remove suite…</source>
        <translation>Fjern gullsettet …</translation>
    </message>
    <message>
        <source>Delete removed suites for good…</source>
        <translation>Slett fjernede gullsett for godt …</translation>
    </message>
    <message>
        <source>Freeze a version…</source>
        <translation>Frys en versjon …</translation>
    </message>
    <message>
        <source>Compare versions…</source>
        <translation>Sammenlign versjoner …</translation>
    </message>
    <message>
        <source>Restore a version or a moment…</source>
        <translation>Gjenopprett en versjon eller et tidspunkt …</translation>
    </message>
    <message>
        <source>Export suite…</source>
        <translation>Eksporter gullsettet …</translation>
    </message>
    <message>
        <source>Years of the corpus…</source>
        <translation>Årene i korpuset …</translation>
    </message>
    <message>
        <source>Repair the character set…</source>
        <translation>Reparer tegnsettet …</translation>
    </message>
    <message>
        <source>Of the suite “%1”</source>
        <translation>Gjelder gullsettet «%1»</translation>
    </message>
    <message>
        <source>Choose a suite on the left, or a question of it, first</source>
        <translation>Velg først et gullsett til venstre, eller et spørsmål i det</translation>
    </message>
    <message>
        <source>Suite %1</source>
        <translation>Gullsett %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 question(s)</source>
        <translation>
            <numerusform>%1 spørsmål</numerusform>
            <numerusform>%1 spørsmål</numerusform>
        </translation>
    </message>
    <message>
        <source>Name of the suite:</source>
        <translation>Navn på gullsettet:</translation>
    </message>
    <message>
        <source>Name of the suite</source>
        <translation>Navn på gullsettet</translation>
    </message>
    <message>
        <source>New suite</source>
        <translation>Nytt gullsett</translation>
    </message>
    <message>
        <source>Made the suite “%1”. It holds no question yet.</source>
        <translation>Opprettet gullsettet «%1». Det har ingen spørsmål ennå.</translation>
    </message>
    <message>
        <source>Rename suite</source>
        <translation>Gi gullsettet nytt navn</translation>
    </message>
    <message>
        <source>“%1” is now called “%2”.</source>
        <translation>«%1» heter nå «%2».</translation>
    </message>
    <message>
        <source>Freezing %1</source>
        <translation>Fryser %1</translation>
    </message>
    <message>
        <source>Froze “%1” with %2. It never changes.</source>
        <translation>Frøs «%1» med %2. Den endres aldri.</translation>
    </message>
    <message>
        <source>Restoring %1</source>
        <translation>Gjenoppretter %1</translation>
    </message>
    <message>
        <source>As in “%1” again: %2 changed, in one step of undo.</source>
        <translation>Tilbake til «%1»: %2 endret, i ett angresteg.</translation>
    </message>
    <message>
        <source>As on %1 again: %2 changed, in one step of undo.</source>
        <translation>Tilbake til %1: %2 endret, i ett angresteg.</translation>
    </message>
    <message>
        <source>The years of the corpus</source>
        <translation>Årene i korpuset</translation>
    </message>
    <message>
        <source>The years are saved.</source>
        <translation>Årene er lagret.</translation>
    </message>
    <message>
        <source>Repairing texts</source>
        <translation>Reparerer tekster</translation>
    </message>
    <message>
        <source>Repaired %1, in one step of undo.</source>
        <translation>%1 reparert, i ett angresteg.</translation>
    </message>
</context>
<context>
    <name>assay::app::SuspicionBar</name>
    <message>
        <source>Accept and flag</source>
        <translation>Godta og flagg</translation>
    </message>
    <message>
        <source>The question is bad: flag it for the reason beside (A, with the list in front)</source>
        <translation>Spørsmålet er dårlig: flagg det med grunnen ved siden av (A når listen har fokus)</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Avvis</translation>
    </message>
    <message>
        <source>The question is good; says why (D, with the list in front)</source>
        <translation>Spørsmålet er bra; si hvorfor (D når listen har fokus)</translation>
    </message>
    <message>
        <source>Put off until</source>
        <translation>Utsett til</translation>
    </message>
    <message>
        <source>It comes back on that day (S, with the list in front)</source>
        <translation>Den kommer tilbake den dagen (S når listen har fokus)</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Trekk tilbake</translation>
    </message>
    <message>
        <source>As if nobody had decided; flags stay (T, with the list in front)</source>
        <translation>Som om ingen hadde avgjort; flagg blir stående (T når listen har fokus)</translation>
    </message>
    <message>
        <source>Reason to flag with</source>
        <translation>Grunn til å flagge</translation>
    </message>
    <message>
        <source>As the rule suggests</source>
        <translation>Som regelen foreslår</translation>
    </message>
    <message>
        <source>Why it is dismissed or put off, or a note to the flag</source>
        <translation>Hvorfor den avvises eller utsettes, eller et notat til flagget</translation>
    </message>
    <message>
        <source>Day on which it comes back</source>
        <translation>Dagen den kommer tilbake</translation>
    </message>
    <message>
        <source>As suggested: %1</source>
        <translation>Som foreslått: %1</translation>
    </message>
    <message>
        <source>Why is nothing wrong? Return dismisses, Escape does not</source>
        <translation>Hvorfor er ingenting galt? Enter avviser, Escape lar være</translation>
    </message>
    <message>
        <source>Why; needed to dismiss</source>
        <translation>Hvorfor; må til for å avvise</translation>
    </message>
    <message numerus="yes">
        <source>Deciding about %n suspicion(s)</source>
        <translation>
            <numerusform>Avgjør %n mistanke</numerusform>
            <numerusform>Avgjør %n mistanker</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n suspicion(s)</source>
        <translation>
            <numerusform>%n mistanke</numerusform>
            <numerusform>%n mistanker</numerusform>
        </translation>
    </message>
    <message>
        <source>The suspicion of %1</source>
        <translation>Mistanken om %1</translation>
    </message>
    <message>
        <source>%1: accepted, and flagged.</source>
        <translation>%1: godtatt og flagget.</translation>
    </message>
    <message>
        <source>%1: dismissed.</source>
        <translation>%1: avvist.</translation>
    </message>
    <message>
        <source>%1: put off until %2.</source>
        <translation>%1: utsatt til %2.</translation>
    </message>
    <message>
        <source>%1: the decision is taken back.</source>
        <translation>%1: avgjørelsen er trukket tilbake.</translation>
    </message>
</context>
<context>
    <name>assay::app::SuspicionListModel</name>
    <message>
        <source>%1 (not found by this check)</source>
        <translation>%1 (ikke funnet av denne sjekken)</translation>
    </message>
    <message>
        <source>Open again</source>
        <translation>Åpen igjen</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Spørsmål</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Tall</translation>
    </message>
    <message>
        <source>What triggered it</source>
        <translation>Hva som utløste den</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Tilstand</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grunn</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>Avgjort av</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Avgjort</translation>
    </message>
</context>
<context>
    <name>assay::app::SuspicionQueue</name>
    <message>
        <source>Which suspicions are listed</source>
        <translation>Hvilke mistanker som vises</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Åpne</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Rule of the suspicions that are listed</source>
        <translation>Regelen for mistankene som vises</translation>
    </message>
    <message>
        <source>Every rule</source>
        <translation>Alle regler</translation>
    </message>
    <message>
        <source>Suspicions; A accepts, D dismisses, S puts off, T takes back</source>
        <translation>Mistanker; A godtar, D avviser, S utsetter, T trekker tilbake</translation>
    </message>
    <message>
        <source>The suspicion in full, with the text that triggered it</source>
        <translation>Hele mistanken, med teksten som utløste den</translation>
    </message>
</context>
<context>
    <name>assay::app::SuspicionsPane</name>
    <message>
        <source>What is suspected of the question; A accepts, D dismisses, S puts off, T takes back</source>
        <translation>Hva som mistenkes ved spørsmålet; A godtar, D avviser, S utsetter, T trekker tilbake</translation>
    </message>
    <message>
        <source>The suspicion in full, with the text that triggered it</source>
        <translation>Hele mistanken, med teksten som utløste den</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Sjekker …</translation>
    </message>
    <message>
        <source>No question is in front.</source>
        <translation>Ikke noe spørsmål vises.</translation>
    </message>
    <message>
        <source>Checking a question</source>
        <translation>Sjekker et spørsmål</translation>
    </message>
    <message>
        <source>This question is retired: it is not checked.</source>
        <translation>Dette spørsmålet er utgått: det sjekkes ikke.</translation>
    </message>
    <message>
        <source>Nothing is suspected of this question. Duplicates are looked for when the whole suite is checked.</source>
        <translation>Det er ingen mistanker om dette spørsmålet. Duplikater letes opp når hele gullsettet sjekkes.</translation>
    </message>
    <message numerus="yes">
        <source>%n suspicion(s), %1 open. Duplicates are looked for when the whole suite is checked.</source>
        <translation>
            <numerusform>%n mistanke, %1 åpen. Duplikater letes opp når hele gullsettet sjekkes.</numerusform>
            <numerusform>%n mistanker, %1 åpne. Duplikater letes opp når hele gullsettet sjekkes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::app::TargetModel</name>
    <message>
        <source>Total (of each cell at most what is wanted)</source>
        <translation>Totalt (av hver celle høyst det som er ønsket)</translation>
    </message>
    <message>
        <source>✓ none</source>
        <translation>✓ ingen</translation>
    </message>
    <message>
        <source>F2 or a double click changes it</source>
        <translation>F2 eller dobbeltklikk endrer det</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Mål</translation>
    </message>
    <message>
        <source>Wanted</source>
        <translation>Ønsket</translation>
    </message>
    <message>
        <source>Have</source>
        <translation>Finnes</translation>
    </message>
    <message>
        <source>Questions that fit the cell, without retired ones; a question counts in every cell that it fits</source>
        <translation>Spørsmål som passer i cellen, uten utgåtte; et spørsmål teller i alle celler det passer i</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Mangler</translation>
    </message>
</context>
<context>
    <name>assay::app::TargetPane</name>
    <message>
        <source>Target mix</source>
        <translation>Målfordeling</translation>
    </message>
    <message>
        <source>Add the cell</source>
        <translation>Legg til cellen</translation>
    </message>
    <message>
        <source>Adds a target with the category, difficulty, scope and answer type of the cell that is chosen in the matrix</source>
        <translation>Legger til et mål med kategorien, vanskelighetsgraden, omfanget og svartypen til cellen som er valgt i matrisen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Fjern</translation>
    </message>
    <message>
        <source>Removes the selected target; Undo brings it back</source>
        <translation>Fjerner det valgte målet; kan angres</translation>
    </message>
    <message>
        <source>Target mix: wanted, there, missing</source>
        <translation>Målfordeling: ønsket, finnes, mangler</translation>
    </message>
    <message>
        <source>&amp;Target mix:</source>
        <translation>&amp;Målfordeling:</translation>
    </message>
    <message>
        <source>No target</source>
        <translation>Ikke noe mål</translation>
    </message>
    <message>
        <source>Of its own</source>
        <translation>Egen</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <translation>%1, endret</translation>
    </message>
    <message>
        <source> For all suites it is kept only while the window is open; choose a suite to store it.</source>
        <translation> For alle gullsett beholdes den bare mens vinduet er åpent; velg et gullsett for å lagre den.</translation>
    </message>
    <message>
        <source>No target is set: choose one, or add cells of the matrix.</source>
        <translation>Ikke noe mål er satt: velg et, eller legg til celler fra matrisen.</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Teller …</translation>
    </message>
    <message>
        <source>Counting for the target mix</source>
        <translation>Teller for målfordelingen</translation>
    </message>
    <message>
        <source>%1 wanted</source>
        <translation>%1 ønsket</translation>
    </message>
    <message>
        <source> · 1 question fits no cell</source>
        <translation> · 1 spørsmål passer ikke i noen celle</translation>
    </message>
    <message>
        <source> · %1 questions fit no cell</source>
        <translation> · %1 spørsmål passer ikke i noen celle</translation>
    </message>
    <message>
        <source> · 1 question has no category, so it counts in no cell that asks for one</source>
        <translation> · 1 spørsmål har ingen kategori og teller ikke i noen celle som krever en</translation>
    </message>
    <message>
        <source> · %1 questions have no category, so they count in no cell that asks for one</source>
        <translation> · %1 spørsmål har ingen kategori og teller ikke i noen celle som krever en</translation>
    </message>
    <message>
        <source> · for all suites, kept only while the window is open</source>
        <translation> · for alle gullsett, beholdes bare mens vinduet er åpent</translation>
    </message>
</context>
<context>
    <name>assay::app::TestSettingsForm</name>
    <message>
        <source>Window</source>
        <translation>Vindu</translation>
    </message>
    <message>
        <source>adaptive</source>
        <translation>tilpasset</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>fast</translation>
    </message>
    <message>
        <source>How far from the anchor a sentence of its slice may stand to be its gold: always the same, or widened until there are enough</source>
        <translation>Hvor langt fra ankeret en setning i utsnittet kan stå for å være gull: alltid like langt, eller utvidet til det er nok</translation>
    </message>
    <message>
        <source>Width of the window</source>
        <translation>Bredden på vinduet</translation>
    </message>
    <message>
        <source>Positions to both sides</source>
        <translation>Posisjoner til begge sider</translation>
    </message>
    <message>
        <source>First width</source>
        <translation>Første bredde</translation>
    </message>
    <message>
        <source>The width to begin with</source>
        <translation>Bredden det begynner med</translation>
    </message>
    <message>
        <source>Gold sentences wanted</source>
        <translation>Ønskede gullsetninger</translation>
    </message>
    <message>
        <source>Widened by one while there are fewer gold sentences than this</source>
        <translation>Utvides med én så lenge det er færre gullsetninger enn dette</translation>
    </message>
    <message>
        <source>Largest width</source>
        <translation>Største bredde</translation>
    </message>
    <message>
        <source>Never wider than this</source>
        <translation>Aldri bredere enn dette</translation>
    </message>
    <message>
        <source>to ±</source>
        <translation>høyst ±</translation>
    </message>
    <message>
        <source>until </source>
        <translation>til </translation>
    </message>
    <message>
        <source> gold</source>
        <translation> gull</translation>
    </message>
    <message>
        <source>Prose only</source>
        <translation>Bare prosa</translation>
    </message>
    <message>
        <source>Headings and what is left of tables are neither gold nor searched</source>
        <translation>Overskrifter og tabellrester er verken gull eller med i søket</translation>
    </message>
    <message>
        <source>Cross references are no gold</source>
        <translation>Kryssreferanser er ikke gull</translation>
    </message>
    <message>
        <source>Sentences such as &quot;See Note 12&quot; are no gold; they are searched all the same</source>
        <translation>Setninger som «See Note 12» er ikke gull; de søkes det likevel i</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gull</translation>
    </message>
    <message>
        <source>Searches among what shares the fields below</source>
        <translation>Søker blant det som har feltene nedenfor felles</translation>
    </message>
    <message>
        <source>Searches the whole corpus</source>
        <translation>Søker i hele korpuset</translation>
    </message>
    <message>
        <source>Regimes</source>
        <translation>Regimer</translation>
    </message>
    <message>
        <source>Fields of the filtered regime</source>
        <translation>Felter i det filtrerte regimet</translation>
    </message>
    <message>
        <source>A result of the filtered regime has the anchor&apos;s value in each ticked field. &quot;slice&quot; is company, form, year and section at once.</source>
        <translation>Et resultat i det filtrerte regimet har ankerets verdi i hvert avkryssede felt. «slice» er selskap, skjema, år og seksjon på én gang.</translation>
    </message>
    <message>
        <source>Filter on</source>
        <translation>Filtrer på</translation>
    </message>
    <message>
        <source>Whole numbers, separated by commas</source>
        <translation>Heltall, skilt med komma</translation>
    </message>
    <message>
        <source>Hit@k for these k</source>
        <translation>Hit@k for disse k</translation>
    </message>
    <message>
        <source>MRR@k for these k</source>
        <translation>MRR@k for disse k</translation>
    </message>
    <message>
        <source>Seed of bootstrap intervals</source>
        <translation>Frø for bootstrap-intervaller</translation>
    </message>
    <message>
        <source>The same seed gives the same intervals</source>
        <translation>Samme frø gir samme intervaller</translation>
    </message>
    <message>
        <source>Hit@</source>
        <translation>Hit@</translation>
    </message>
    <message>
        <source>MRR@</source>
        <translation>MRR@</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>frø</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Måltall</translation>
    </message>
    <message>
        <source>Tick at least one regime.</source>
        <translation>Kryss av minst ett regime.</translation>
    </message>
    <message>
        <source>The filtered regime needs at least one field to filter on.</source>
        <translation>Det filtrerte regimet trenger minst ett felt å filtrere på.</translation>
    </message>
    <message>
        <source>Hit@k: whole numbers from 1 to 1000, separated by commas.</source>
        <translation>Hit@k: heltall fra 1 til 1000, skilt med komma.</translation>
    </message>
    <message>
        <source>MRR@k: whole numbers from 1 to 1000, separated by commas.</source>
        <translation>MRR@k: heltall fra 1 til 1000, skilt med komma.</translation>
    </message>
    <message>
        <source>Clusters of anchors</source>
        <translation>Klynger av ankre</translation>
    </message>
    <message>
        <source>Anchors of one cluster are found or missed together, so intervals go by clusters. Automatic: companies where there are at least 20, else filings where there are, else slices</source>
        <translation>Ankre i én klynge treffer eller bommer sammen, så intervaller går etter klynger. Automatisk: selskaper der det er minst 20, ellers årsrapporter der det er så mange, ellers utsnitt</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatisk</translation>
    </message>
    <message>
        <source>company</source>
        <translation>selskap</translation>
    </message>
    <message>
        <source>filing</source>
        <translation>årsrapport</translation>
    </message>
    <message>
        <source>slice</source>
        <translation>utsnitt</translation>
    </message>
    <message>
        <source>Clusters</source>
        <translation>Klynger</translation>
    </message>
</context>
<context>
    <name>assay::app::ThresholdControls</name>
    <message>
        <source>%1, typed</source>
        <translation>%1, skrevet inn</translation>
    </message>
    <message>
        <source>Threshold τ</source>
        <translation>Terskel τ</translation>
    </message>
    <message>
        <source>NLI soft limit</source>
        <translation>Myk NLI-grense</translation>
    </message>
    <message>
        <source>NLI hard limit</source>
        <translation>Hard NLI-grense</translation>
    </message>
    <message>
        <source>Threshol&amp;d τ</source>
        <translation>&amp;Terskel τ</translation>
    </message>
    <message>
        <source>accurate if FHRI ≥ τ, else hallucination. Arrow keys move by 0.001, Page keys by 0.05.</source>
        <translation>korrekt hvis FHRI ≥ τ, ellers hallusinasjon. Piltastene flytter 0,001, Page-tastene 0,05.</translation>
    </message>
    <message>
        <source>NLI &amp;soft</source>
        <translation>NLI m&amp;yk</translation>
    </message>
    <message>
        <source>Samples with an NLI score from here up to the hard limit are for manual review.</source>
        <translation>Prøver med NLI-score herfra og opp til den harde grensen skal kontrolleres manuelt.</translation>
    </message>
    <message>
        <source>NLI h&amp;ard</source>
        <translation>NLI h&amp;ard</translation>
    </message>
    <message>
        <source>Samples with an NLI score from here on are contradictions, whatever their FHRI.</source>
        <translation>Prøver med NLI-score herfra og opp er motsigelser, uansett FHRI.</translation>
    </message>
    <message>
        <source>τ*</source>
        <translation>τ*</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Go to the predetermined threshold</source>
        <translation>Gå til den forhåndsbestemte terskelen</translation>
    </message>
    <message>
        <source>Set the predetermined threshold of this scenario</source>
        <translation>Sett den forhåndsbestemte terskelen for dette scenarioet</translation>
    </message>
    <message>
        <source>%1 ≥</source>
        <translation>%1 ≥</translation>
    </message>
    <message>
        <source>Whether the best threshold must satisfy this</source>
        <translation>Om den beste terskelen må oppfylle dette</translation>
    </message>
    <message>
        <source>Undefined: nothing is predicted accurate. It counts as not met.</source>
        <translation>Udefinert: ingenting er predikert som korrekt. Det regnes som ikke oppfylt.</translation>
    </message>
    <message>
        <source>Undefined: no sample is of this class. The constraint does not apply.</source>
        <translation>Udefinert: ingen prøve er i denne klassen. Kravet gjelder ikke.</translation>
    </message>
    <message>
        <source>%1, switched off</source>
        <translation>%1, slått av</translation>
    </message>
    <message>
        <source>%1, not met</source>
        <translation>%1, ikke oppfylt</translation>
    </message>
    <message>
        <source>%1, met</source>
        <translation>%1, oppfylt</translation>
    </message>
    <message>
        <source>Least violating</source>
        <translation>Minst brudd</translation>
    </message>
    <message>
        <source>Go to the best threshold</source>
        <translation>Gå til den beste terskelen</translation>
    </message>
    <message>
        <source>Go to the least violating threshold</source>
        <translation>Gå til terskelen med minst brudd</translation>
    </message>
    <message>
        <source>%1, at least</source>
        <translation>%1, minst</translation>
    </message>
    <message>
        <source>τ by cost</source>
        <translation>τ etter kostnad</translation>
    </message>
    <message>
        <source>Go to the threshold of least cost</source>
        <translation>Gå til terskelen med lavest kostnad</translation>
    </message>
    <message>
        <source>Set the threshold of the grid at which missed hallucinations and refused good answers together cost least. Say below what each costs.</source>
        <translation>Sett terskelen i rutenettet der oversette hallusinasjoner og avviste gode svar til sammen koster minst. Angi nedenfor hva hver av dem koster.</translation>
    </message>
    <message>
        <source>miss </source>
        <translation>oversett </translation>
    </message>
    <message>
        <source>Cost of a missed hallucination</source>
        <translation>Kostnad ved en oversett hallusinasjon</translation>
    </message>
    <message>
        <source>no cost</source>
        <translation>ingen kostnad</translation>
    </message>
    <message>
        <source>refuse </source>
        <translation>avvis </translation>
    </message>
    <message>
        <source>Cost of a refused good answer</source>
        <translation>Kostnad ved et avvist godt svar</translation>
    </message>
    <message>
        <source>Set the threshold of the grid with the highest Macro-F1 that meets every constraint</source>
        <translation>Sett terskelen i rutenettet med høyest Macro-F1 som oppfyller alle krav</translation>
    </message>
    <message>
        <source>Set the threshold of the grid that falls least short of the constraints</source>
        <translation>Sett terskelen i rutenettet som er nærmest å oppfylle kravene</translation>
    </message>
    <message>
        <source>β </source>
        <translation>β </translation>
    </message>
    <message>
        <source>Beta of the F measure</source>
        <translation>Beta for F-målet</translation>
    </message>
    <message>
        <source>How much more recall counts than precision in Fβ of hallucination</source>
        <translation>Hvor mye mer recall teller enn presisjon i Fβ for hallusinasjon</translation>
    </message>
</context>
<context>
    <name>assay::app::ThresholdExports</name>
    <message>
        <source>Folder for the sweep files</source>
        <translation>Mappe for sveipfilene</translation>
    </message>
    <message>
        <source>Save the page as PDF</source>
        <translation>Lagre siden som PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Writing the sweep of %1</source>
        <translation>Skriver terskelsveipet for %1</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) written to %1.</source>
        <translation>
            <numerusform>%n fil skrevet til %1.</numerusform>
            <numerusform>%n filer skrevet til %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation>Lagret i %1.</translation>
    </message>
</context>
<context>
    <name>assay::app::ThresholdPdf</name>
    <message>
        <source>FHRI thresholds: %1 · %2</source>
        <translation>FHRI-terskler: %1 · %2</translation>
    </message>
    <message>
        <source>n = %1 · τ = %2 · NLI hard %3, soft %4 · for manual review %5 · %6</source>
        <translation>n = %1 · τ = %2 · NLI hard %3, myk %4 · til manuell kontroll %5 · %6</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Presisjon</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Recall</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>Threshold τ</source>
        <translation>Terskel τ</translation>
    </message>
    <message>
        <source>Macro-F1</source>
        <translation>Macro-F1</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Nøyaktighet</translation>
    </message>
    <message>
        <source>Halluc. recall</source>
        <translation>Hallus. recall</translation>
    </message>
    <message>
        <source>Acc. precision</source>
        <translation>Korr. presisjon</translation>
    </message>
    <message>
        <source>Contrad. recall</source>
        <translation>Motsig. recall</translation>
    </message>
    <message>
        <source>%1 · %2 samples, %3 without a score, %4 rejected · imported %5</source>
        <translation>%1 · %2 prøver, %3 uten score, %4 avvist · importert %5</translation>
    </message>
    <message>
        <source>SHA-256 %1 · Assay %2 (%3) · — is undefined; it counts as 0 only within F1</source>
        <translation>SHA-256 %1 · Assay %2 (%3) · — er udefinert; det teller som 0 bare i F1</translation>
    </message>
    <message>
        <source>FHRI thresholds: %1</source>
        <translation>FHRI-terskler: %1</translation>
    </message>
</context>
<context>
    <name>assay::app::ThresholdPlots</name>
    <message>
        <source>NLI ≥ %1</source>
        <translation>NLI ≥ %1</translation>
    </message>
    <message>
        <source>FHRI ≤ %1</source>
        <translation>FHRI ≤ %1</translation>
    </message>
    <message>
        <source>FHRI ≥ %1</source>
        <translation>FHRI ≥ %1</translation>
    </message>
    <message>
        <source>among all samples</source>
        <translation>blant alle prøver</translation>
    </message>
    <message>
        <source>among samples that NLI does not take</source>
        <translation>blant prøver som NLI ikke tar</translation>
    </message>
    <message>
        <source>%1 · %2
precision %3, recall %4
%5 right of %6 taken, %7</source>
        <translation>%1 · %2
presisjon %3, recall %4
%5 riktige av %6 valgte, %7</translation>
    </message>
    <message>
        <source>Precision and recall per class</source>
        <translation>Presisjon og recall per klasse</translation>
    </message>
    <message>
        <source>Recall (FHRI: after NLI)</source>
        <translation>Recall (FHRI: etter NLI)</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Presisjon</translation>
    </message>
    <message>
        <source>No set is loaded. Import scores or choose a set.</source>
        <translation>Ikke noe scoresett er lastet. Importer scorer eller velg et sett.</translation>
    </message>
    <message>
        <source>%1, AP %2</source>
        <translation>%1, AP %2</translation>
    </message>
    <message>
        <source>No class has a curve: the set has no scored sample.</source>
        <translation>Ingen klasse har en kurve: settet har ingen prøver med score.</translation>
    </message>
    <message>
        <source>Figures against the threshold</source>
        <translation>Måltall mot terskelen</translation>
    </message>
    <message>
        <source>Threshold τ</source>
        <translation>Terskel τ</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Måltall</translation>
    </message>
    <message>
        <source>Macro-F1</source>
        <translation>Macro-F1</translation>
    </message>
    <message>
        <source>halluc. recall</source>
        <translation>halluk.-recall</translation>
    </message>
    <message>
        <source>accurate precision</source>
        <translation>presisjon korrekt</translation>
    </message>
    <message>
        <source>contrad. recall</source>
        <translation>motsig.-recall</translation>
    </message>
    <message>
        <source>feasible</source>
        <translation>oppnåelig</translation>
    </message>
    <message>
        <source>τ*</source>
        <translation>τ*</translation>
    </message>
    <message>
        <source>least violating</source>
        <translation>minst brudd</translation>
    </message>
    <message>
        <source>default</source>
        <translation>standard</translation>
    </message>
    <message>
        <source>τ %1</source>
        <translation>τ %1</translation>
    </message>
    <message>
        <source>prevalence</source>
        <translation>prevalens</translation>
    </message>
    <message>
        <source>pinned %1</source>
        <translation>festet %1</translation>
    </message>
</context>
<context>
    <name>assay::app::ThresholdSetLoader</name>
    <message>
        <source>Loading %1</source>
        <translation>Laster inn %1</translation>
    </message>
    <message>
        <source>Remembering the thresholds</source>
        <translation>Lagrer tersklene</translation>
    </message>
</context>
<context>
    <name>assay::app::ThresholdTabs</name>
    <message>
        <source>Samples</source>
        <translation>Prøver</translation>
    </message>
    <message>
        <source>Flips</source>
        <translation>Vipper</translation>
    </message>
    <message>
        <source>Sweep table</source>
        <translation>Sveiptabell</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Vekter</translation>
    </message>
    <message>
        <source>Robustness</source>
        <translation>Robusthet</translation>
    </message>
    <message>
        <source>Generalisation</source>
        <translation>Generalisering</translation>
    </message>
    <message>
        <source>Full against no-entropy</source>
        <translation>Full mot uten entropi</translation>
    </message>
    <message>
        <source>Manual review</source>
        <translation>Manuell kontroll</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Beslutninger</translation>
    </message>
    <message>
        <source>Dynamic</source>
        <translation>Dynamisk</translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation>Lagret i %1.</translation>
    </message>
    <message>
        <source>Decided: %1.</source>
        <translation>Besluttet: %1.</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>Sannsynlighet</translation>
    </message>
</context>
<context>
    <name>assay::app::ThresholdsPage</name>
    <message>
        <source>Thresholds</source>
        <translation>Terskler</translation>
    </message>
    <message>
        <source>%1 · %2 · n = %3</source>
        <translation>%1 · %2 · n = %3</translation>
    </message>
    <message>
        <source> · FHRI recomputed</source>
        <translation> · FHRI beregnet på nytt</translation>
    </message>
    <message>
        <source> · %1 without components</source>
        <translation> · %1 uten komponenter</translation>
    </message>
    <message>
        <source> · %1 without a score</source>
        <translation> · %1 uten score</translation>
    </message>
    <message>
        <source>Sweep files (JSON, CSV)…</source>
        <translation>Sveipfiler (JSON, CSV) …</translation>
    </message>
    <message>
        <source>Page as PDF…</source>
        <translation>Siden som PDF …</translation>
    </message>
    <message>
        <source>Go to τ*</source>
        <translation>Gå til τ*</translation>
    </message>
    <message>
        <source>Go to the default τ</source>
        <translation>Gå til standard-τ</translation>
    </message>
    <message>
        <source>Pin these thresholds</source>
        <translation>Fest disse tersklene</translation>
    </message>
    <message>
        <source>Freeze the present thresholds, limits and weights: from then on the tab Flips lists which samples change class. Again: unpin.</source>
        <translation>Frys de gjeldende tersklene, grensene og vektene: fra da av viser fanen Vipper hvilke prøver som skifter klasse. En gang til: løsne.</translation>
    </message>
    <message>
        <source>Decide…</source>
        <translation>Beslutt …</translation>
    </message>
    <message>
        <source>Store these thresholds with author and reason</source>
        <translation>Lagre disse tersklene med forfatter og grunn</translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation>Lagret i %1.</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Løsne</translation>
    </message>
    <message>
        <source>Loading the set…</source>
        <translation>Laster inn settet …</translation>
    </message>
    <message>
        <source>No workspace is open.
Open one from the menu File, or drop a file with FHRI scores anywhere in the window.</source>
        <translation>Ikke noe arbeidsområde er åpent.
Åpne et fra menyen Fil, eller slipp en fil med FHRI-scorer hvor som helst i vinduet.</translation>
    </message>
    <message>
        <source>This workspace holds no scored set yet.
Drop a file with FHRI scores here (JSON, JSON lines or CSV), or use File &gt; Import.</source>
        <translation>Dette arbeidsområdet har ikke noe scoresett ennå.
Slipp en fil med FHRI-scorer her (JSON, JSON-linjer eller CSV), eller bruk Fil &gt; Importer.</translation>
    </message>
    <message>
        <source>Choose a scored set on the page Home.</source>
        <translation>Velg et scoresett på siden Hjem.</translation>
    </message>
    <message>
        <source>Looking for line %1</source>
        <translation>Leter etter linje %1</translation>
    </message>
    <message>
        <source>Scenarios with their thresholds</source>
        <translation>Scenarioer med tersklene sine</translation>
    </message>
    <message>
        <source>Scored set</source>
        <translation>Scoresett</translation>
    </message>
    <message>
        <source>The scored set that is shown</source>
        <translation>Scoresettet som vises</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Angre</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Gjør om</translation>
    </message>
</context>
<context>
    <name>assay::app::Tour</name>
    <message>
        <source>End the tour</source>
        <translation>Avslutt omvisningen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Tilbake</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Neste</translation>
    </message>
    <message>
        <source>What there is</source>
        <translation>Hva som finnes</translation>
    </message>
    <message>
        <source>The gold, question by question</source>
        <translation>Gullet, spørsmål for spørsmål</translation>
    </message>
    <message>
        <source>What it is gold of</source>
        <translation>Hva det er gull av</translation>
    </message>
    <message>
        <source>The sentences that the evidence stands in, by company, year and section. Next to a sentence you see what is around it, which questions use it, and what is nearest to it by its vector.</source>
        <translation>Setningene som beleggene står i, etter selskap, år og seksjon. Ved siden av en setning ser du hva som står rundt den, hvilke spørsmål som bruker den, og hva som er nærmest etter vektoren.</translation>
    </message>
    <message>
        <source>Does search find what stands together?</source>
        <translation>Finner søket det som står sammen?</translation>
    </message>
    <message>
        <source>Where to draw the line</source>
        <translation>Hvor grensen går</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 av %2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Ferdig</translation>
    </message>
    <message>
        <source>Tour, step %1 of %2: %3</source>
        <translation>Omvisning, trinn %1 av %2: %3</translation>
    </message>
    <message>
        <source>Home lists what the workspace holds. Files of scores, questions, filings or bundles can be dropped anywhere in the window; their kind is seen from what is in them. All that the demo holds was generated.</source>
        <translation>Hjem viser hva arbeidsområdet inneholder. Filer med scorer, spørsmål, årsrapporter eller bunter kan slippes hvor som helst i vinduet; hva de er, ses av innholdet. Alt i demoen er generert.</translation>
    </message>
    <message>
        <source>Every question with its answer, its evidence and its history. The tab Suspicions names what looks wrong and why; in the demo five questions are bad on purpose. F flags one, Ctrl+Return approves it and goes on.</source>
        <translation>Hvert spørsmål med svar, belegg og historikk. Fanen Mistanker sier hva som ser galt ut, og hvorfor; i demoen er fem spørsmål dårlige med vilje. F flagger ett, Ctrl+Enter godkjenner det og går videre.</translation>
    </message>
    <message>
        <source>A neighbour test asks that of every search over the same anchors. The overview compares the searches, Hardest cases shows the texts, and the gate says whether a test moved too far from its baseline, as the second one of the demo did.</source>
        <translation>En nabotest spør om det for hvert søk, over de samme ankrene. Oversikt sammenligner søkene, Vanskeligste tilfeller viser tekstene, og regresjonssjekken sier om en test har flyttet seg for langt fra referansen, slik den andre testen i demoen har.</translation>
    </message>
    <message>
        <source>Move τ and see the matrix and the curves follow. Where no threshold meets the constraints, as in two of the demo&apos;s ten scenarios, the page says which one fails. Decide keeps what you chose, with your reason.</source>
        <translation>Flytt τ og se matrisen og kurvene følge med. Der ingen terskel oppfyller kravene, som i to av de ti scenarioene i demoen, sier siden hvilket krav som ikke oppfylles. Beslutt tar vare på det du valgte, med begrunnelsen din.</translation>
    </message>
</context>
<context>
    <name>assay::app::VectorImportDialog</name>
    <message>
        <source>Browse…</source>
        <translation>Bla gjennom …</translation>
    </message>
    <message>
        <source>Choose the file with vectors</source>
        <translation>Velg filen med vektorer</translation>
    </message>
    <message>
        <source>NumPy array (.npy): float32 or float16</source>
        <translation>NumPy-matrise (.npy): float32 eller float16</translation>
    </message>
    <message>
        <source>JSON lines with ids</source>
        <translation>JSON-linjer med id-er</translation>
    </message>
    <message>
        <source>Raw float32, little-endian</source>
        <translation>Rå float32, little-endian</translation>
    </message>
    <message>
        <source>A file says it: an id a line</source>
        <translation>En fil angir det: én id per linje</translation>
    </message>
    <message>
        <source>They stand in the order of the corpus</source>
        <translation>De står i samme rekkefølge som korpuset</translation>
    </message>
    <message>
        <source>Choose the file with ids</source>
        <translation>Velg filen med id-er</translation>
    </message>
    <message>
        <source>as in the file</source>
        <translation>som i filen</translation>
    </message>
    <message>
        <source>all-MiniLM-L6-v2; shown wherever results are</source>
        <translation>all-MiniLM-L6-v2; vises overalt der det er resultater</translation>
    </message>
    <message>
        <source>the model&apos;s name</source>
        <translation>modellens navn</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fil</translation>
    </message>
    <message>
        <source>F&amp;orm</source>
        <translation>F&amp;ormat</translation>
    </message>
    <message>
        <source>&amp;Which is whose</source>
        <translation>&amp;Tilhørighet</translation>
    </message>
    <message>
        <source>&amp;Ids</source>
        <translation>&amp;Id-er</translation>
    </message>
    <message>
        <source>&amp;Dimension</source>
        <translation>&amp;Dimensjon</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>&amp;Modell</translation>
    </message>
    <message>
        <source>&amp;Name of the set</source>
        <translation>&amp;Navn på settet</translation>
    </message>
    <message>
        <source>File with vectors</source>
        <translation>Fil med vektorer</translation>
    </message>
    <message>
        <source>File with ids</source>
        <translation>Fil med id-er</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>Vectors</source>
        <translation>Vektorer</translation>
    </message>
    <message>
        <source>Vectors (*.npy *.jsonl *.ndjson *.f32 *.bin)</source>
        <translation>Vektorer (*.npy *.jsonl *.ndjson *.f32 *.bin)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle filer (*)</translation>
    </message>
    <message>
        <source>Ids of the vectors</source>
        <translation>Id-er for vektorene</translation>
    </message>
    <message>
        <source>Import vectors of “%1”</source>
        <translation>Importer vektorer for «%1»</translation>
    </message>
    <message>
        <source>Choose the file with the vectors.</source>
        <translation>Velg filen med vektorene.</translation>
    </message>
    <message>
        <source>There is no such file: %1</source>
        <translation>Filen finnes ikke: %1</translation>
    </message>
    <message>
        <source>Choose the file that says which sentence each vector belongs to.</source>
        <translation>Velg filen som sier hvilken setning hver vektor hører til.</translation>
    </message>
    <message>
        <source>Raw numbers have no header: say how many of them make a vector.</source>
        <translation>Rå tall har ikke noe filhode: oppgi hvor mange av dem som utgjør en vektor.</translation>
    </message>
    <message>
        <source>There is an embedding set “%1” of this corpus already. Give the new one another name.</source>
        <translation>Dette korpuset har alt et vektorsett «%1». Gi det nye et annet navn.</translation>
    </message>
</context>
<context>
    <name>assay::app::WeightsPane</name>
    <message>
        <source>Component scores per class</source>
        <translation>Komponentscorer per klasse</translation>
    </message>
    <message>
        <source>Which FHRI is judged</source>
        <translation>Hvilken FHRI som vurderes</translation>
    </message>
    <message>
        <source>FHRI as stored</source>
        <translation>FHRI som lagret</translation>
    </message>
    <message>
        <source>Document&apos;s weights</source>
        <translation>Dokumentets vekter</translation>
    </message>
    <message>
        <source>Without entropy</source>
        <translation>Uten entropi</translation>
    </message>
    <message>
        <source>Source&apos;s own weights</source>
        <translation>Kildens egne vekter</translation>
    </message>
    <message>
        <source>Own weights</source>
        <translation>Egne vekter</translation>
    </message>
    <message>
        <source>As stored: the FHRI of the set. All others compute it anew from the components; a missing component is left out and the other weights renormalised.</source>
        <translation>Som lagret: settets egen FHRI. Alle andre beregner den på nytt fra komponentene; en manglende komponent utelates, og de andre vektene renormaliseres.</translation>
    </message>
    <message>
        <source>Grounding</source>
        <translation>Forankring</translation>
    </message>
    <message>
        <source>Numeric, directional</source>
        <translation>Numerisk, retning</translation>
    </message>
    <message>
        <source>Temporal</source>
        <translation>Tidsmessig</translation>
    </message>
    <message>
        <source>Citation</source>
        <translation>Kildehenvisning</translation>
    </message>
    <message>
        <source>Entropy</source>
        <translation>Entropi</translation>
    </message>
    <message>
        <source>Weight of %1, %2</source>
        <translation>Vekt for %1, %2</translation>
    </message>
    <message>
        <source>Weight of %1, typed</source>
        <translation>Vekt for %1, skrevet inn</translation>
    </message>
    <message>
        <source>Renormalise</source>
        <translation>Renormaliser</translation>
    </message>
    <message>
        <source>Divide every weight by their sum. The FHRI does not change: it divides by the weights that apply anyway.</source>
        <translation>Del hver vekt på summen av dem. FHRI endres ikke: den deler uansett på vektene som gjelder.</translation>
    </message>
    <message>
        <source>Sum %1</source>
        <translation>Sum %1</translation>
    </message>
    <message>
        <source>This set has no components: only the stored FHRI can be judged.</source>
        <translation>Dette settet har ingen komponenter: bare den lagrede FHRI kan vurderes.</translation>
    </message>
    <message numerus="yes">
        <source>Without any of the weighted components, and in no figure: %1 sample(s).</source>
        <translation>
            <numerusform>Uten noen av de vektede komponentene, og ikke med i noe tall: %1 prøve.</numerusform>
            <numerusform>Uten noen av de vektede komponentene, og ikke med i noe tall: %1 prøver.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::app::WindowActions</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fil</translation>
    </message>
    <message>
        <source>&amp;New workspace…</source>
        <translation>&amp;Nytt arbeidsområde …</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Åpne …</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Åpne n&amp;ylige</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importer …</translation>
    </message>
    <message>
        <source>Open the &amp;demo</source>
        <translation>Åpne &amp;demoen</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Eksporter</translation>
    </message>
    <message>
        <source>&amp;Close workspace</source>
        <translation>&amp;Lukk arbeidsområdet</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Avslutt</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Rediger</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopier</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>Merk &amp;alt</translation>
    </message>
    <message>
        <source>&amp;Filter issues</source>
        <translation>&amp;Filtrer funn</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Vis</translation>
    </message>
    <message>
        <source>Ne&amp;xt page</source>
        <translation>Ne&amp;ste side</translation>
    </message>
    <message>
        <source>Pre&amp;vious page</source>
        <translation>F&amp;orrige side</translation>
    </message>
    <message>
        <source>&amp;Inspector</source>
        <translation>&amp;Inspektør</translation>
    </message>
    <message>
        <source>Issues and &amp;jobs</source>
        <translation>Funn og &amp;jobber</translation>
    </message>
    <message>
        <source>Show i&amp;ssues</source>
        <translation>Vis fu&amp;nn</translation>
    </message>
    <message>
        <source>Show jo&amp;bs</source>
        <translation>Vis jo&amp;bber</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Som &amp;systemet</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Lyst</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Mørkt</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Fullskjerm</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Kjør</translation>
    </message>
    <message>
        <source>&amp;Cancel all jobs</source>
        <translation>&amp;Avbryt alle jobber</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>V&amp;erktøy</translation>
    </message>
    <message>
        <source>&amp;Check workspace</source>
        <translation>&amp;Sjekk arbeidsområdet</translation>
    </message>
    <message>
        <source>Show the &amp;log file</source>
        <translation>Vis &amp;loggfilen</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Innstillinger …</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hjelp</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastatursnarveier</translation>
    </message>
    <message>
        <source>&amp;About Assay</source>
        <translation>&amp;Om Assay</translation>
    </message>
    <message>
        <source>User &amp;guide</source>
        <translation>Bruker&amp;veiledning</translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <translation>&amp;Omvisning</translation>
    </message>
</context>
<context>
    <name>assay::app::WindowPreview</name>
    <message>
        <source>Looking at the anchors</source>
        <translation>Ser på ankrene</translation>
    </message>
</context>
<context>
    <name>assay::widgets::CategoryChart</name>
    <message>
        <source>Bar chart</source>
        <translation>Stolpediagram</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Kopier bilde</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>Lagre bilde …</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Lagre bilde</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>There is nothing to show yet</source>
        <translation>Det er ikke noe å vise ennå</translation>
    </message>
    <message>
        <source>%1, by chance %2</source>
        <translation>%1, ved tilfeldighet %2</translation>
    </message>
</context>
<context>
    <name>assay::widgets::ChartExport</name>
    <message>
        <source>A chart can be saved as .png, .svg or .pdf, not as “%1”.</source>
        <translation>Et diagram kan lagres som .png, .svg eller .pdf, ikke som «%1».</translation>
    </message>
    <message>
        <source>PNG image (*.png)</source>
        <translation>PNG-bilde (*.png)</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>SVG-tegning (*.svg)</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>PDF-dokument (*.pdf)</translation>
    </message>
</context>
<context>
    <name>assay::widgets::ConfusionMatrixView</name>
    <message>
        <source>Confusion matrix</source>
        <translation>Forvekslingsmatrise</translation>
    </message>
    <message>
        <source>Copy as TSV</source>
        <translation>Kopier som TSV</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>Kopier som Markdown</translation>
    </message>
    <message>
        <source>Copy as PNG, SVG and PDF</source>
        <translation>Kopier som PNG, SVG og PDF</translation>
    </message>
    <message>
        <source>Save as CSV, PNG, SVG or PDF…</source>
        <translation>Lagre som CSV, PNG, SVG eller PDF …</translation>
    </message>
    <message>
        <source>Against the pin, row by row: %1.</source>
        <translation>Mot det festede, rad for rad: %1.</translation>
    </message>
    <message>
        <source>Chosen: true %1, predicted %2.</source>
        <translation>Valgt: faktisk %1, predikert %2.</translation>
    </message>
    <message>
        <source>%1 Against the pin: %2.</source>
        <translation>%1 Mot det festede: %2.</translation>
    </message>
    <message>
        <source>Save Confusion Matrix</source>
        <translation>Lagre forvekslingsmatrise</translation>
    </message>
    <message>
        <source>CSV table (*.csv)</source>
        <translation>CSV-tabell (*.csv)</translation>
    </message>
    <message>
        <source>%1: truly %2</source>
        <translation>%1: faktisk %2</translation>
    </message>
    <message>
        <source>%1: predicted as %2</source>
        <translation>%1: predikert som %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln samples in all</source>
        <translation>
            <numerusform>%Ln prøve i alt</numerusform>
            <numerusform>%Ln prøver i alt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::widgets::CsvSaver</name>
    <message>
        <source>The table was closed while it was being saved; nothing was written.</source>
        <translation>Tabellen ble lukket mens den ble lagret; ingenting ble skrevet.</translation>
    </message>
    <message>
        <source>The table changed while it was being saved; nothing was written.</source>
        <translation>Tabellen ble endret mens den ble lagret; ingenting ble skrevet.</translation>
    </message>
</context>
<context>
    <name>assay::widgets::CuratorField</name>
    <message>
        <source>Edits are signed. Your &amp;name:</source>
        <translation>Endringer signeres. &amp;Navnet ditt:</translation>
    </message>
    <message>
        <source>Your name, for what you judge and decide</source>
        <translation>Navnet ditt, for det du vurderer og avgjør</translation>
    </message>
    <message>
        <source>Return takes it</source>
        <translation>Enter bekrefter det</translation>
    </message>
    <message>
        <source>Waits for your name: %1</source>
        <translation>Venter på navnet ditt: %1</translation>
    </message>
    <message>
        <source>A name needs a letter.</source>
        <translation>Et navn må ha en bokstav.</translation>
    </message>
    <message>
        <source>“%1” was not taken: press it again once your name is given.</source>
        <translation>«%1» ble ikke tatt med: trykk på nytt når navnet er oppgitt.</translation>
    </message>
    <message>
        <source>Who signs?</source>
        <translation>Hvem signerer?</translation>
    </message>
    <message>
        <source>Edits are signed. Your name:</source>
        <translation>Endringer signeres. Navnet ditt:</translation>
    </message>
</context>
<context>
    <name>assay::widgets::CutsModel</name>
    <message>
        <source>Prose sentences of a section; of a file without sections all that were kept</source>
        <translation>Prosasetninger i en seksjon; i en fil uten seksjoner alle som ble beholdt</translation>
    </message>
    <message>
        <source>Short lines that stand alone: kept in their places, marked</source>
        <translation>Korte linjer som står alene: beholdt på plassen sin, merket</translation>
    </message>
    <message>
        <source>What is left of tables in running text: kept in its place, marked</source>
        <translation>Rester av tabeller i løpende tekst: beholdt på plassen sin, merket</translation>
    </message>
    <message>
        <source>Records that could not be used; the issues say why</source>
        <translation>Poster som ikke kunne brukes; funnene sier hvorfor</translation>
    </message>
    <message>
        <source>Of the section&apos;s text, or of the file</source>
        <translation>Av seksjonens tekst, eller av filen</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fil</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Skjema</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Seksjon</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>Setninger</translation>
    </message>
    <message>
        <source>Headings</source>
        <translation>Overskrifter</translation>
    </message>
    <message>
        <source>Table debris</source>
        <translation>Tabellrester</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>Forkastet</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Byte</translation>
    </message>
</context>
<context>
    <name>assay::widgets::DataTableView</name>
    <message>
        <source>Column headings</source>
        <translation>Kolonneoverskrifter</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabell</translation>
    </message>
    <message>
        <source>The first %1 rows were copied. Save as CSV to have them all.</source>
        <translation>De første %1 radene ble kopiert. Lagre som CSV for å få med alle.</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Kolonner</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Kolonne %1</translation>
    </message>
    <message>
        <source>Fit Widths to Contents</source>
        <translation>Tilpass bredden til innholdet</translation>
    </message>
    <message>
        <source>Reset Columns</source>
        <translation>Tilbakestill kolonner</translation>
    </message>
    <message>
        <source>Copy as TSV</source>
        <translation>Kopier som TSV</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>Kopier som Markdown</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Lagre som CSV …</translation>
    </message>
    <message>
        <source>Save Selected Rows as CSV…</source>
        <translation>Lagre valgte rader som CSV …</translation>
    </message>
    <message>
        <source>Save Selected Rows</source>
        <translation>Lagre valgte rader</translation>
    </message>
    <message>
        <source>CSV table (*.csv)</source>
        <translation>CSV-tabell (*.csv)</translation>
    </message>
    <message>
        <source>Save Table</source>
        <translation>Lagre tabell</translation>
    </message>
    <message>
        <source>%1; columns: %2</source>
        <translation>%1; kolonner: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln rad</numerusform>
            <numerusform>%Ln rader</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::widgets::DraftKeeper</name>
    <message>
        <source>Keeping a draft</source>
        <translation>Lagrer et utkast</translation>
    </message>
    <message>
        <source>Removing a draft</source>
        <translation>Fjerner et utkast</translation>
    </message>
</context>
<context>
    <name>assay::widgets::EditSession</name>
    <message>
        <source>Undo</source>
        <translation>Angre</translation>
    </message>
    <message>
        <source>Undo %1</source>
        <translation>Angre %1</translation>
    </message>
    <message>
        <source>Undo %1, by %2…</source>
        <translation>Angre %1, av %2 …</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Gjør om</translation>
    </message>
    <message>
        <source>Redo %1</source>
        <translation>Gjør om %1</translation>
    </message>
    <message>
        <source>Redo %1, by %2…</source>
        <translation>Gjør om %1, av %2 …</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Det er ingenting å angre.</translation>
    </message>
    <message>
        <source>There is nothing to do again.</source>
        <translation>Det er ingenting å gjøre om.</translation>
    </message>
    <message>
        <source>Not your edit: %1, by %2, %3. Take it back?</source>
        <translation>Ikke din endring: %1, av %2, %3. Trekke den tilbake?</translation>
    </message>
    <message>
        <source>Somebody else took back %1, by %2, %3. Do it again?</source>
        <translation>En annen trakk tilbake %1, av %2, %3. Gjøre det om?</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Trekk den tilbake</translation>
    </message>
    <message>
        <source>Do it again</source>
        <translation>Gjør det om</translation>
    </message>
    <message>
        <source>That is undone already.</source>
        <translation>Det er allerede angret.</translation>
    </message>
    <message>
        <source>That is done again already.</source>
        <translation>Det er allerede gjort om.</translation>
    </message>
    <message>
        <source>That was edited since: undo what came after it first.</source>
        <translation>Det er endret siden: angre først det som kom etterpå.</translation>
    </message>
    <message>
        <source>That was edited since: it cannot be done again.</source>
        <translation>Det er endret siden: det kan ikke gjøres om.</translation>
    </message>
    <message>
        <source>Undone: %1.</source>
        <translation>Angret: %1.</translation>
    </message>
    <message>
        <source>Done again: %1.</source>
        <translation>Gjort om: %1.</translation>
    </message>
    <message>
        <source>Undo in %1</source>
        <translation>Angre i %1</translation>
    </message>
    <message>
        <source>Nothing of %1 is left to take back.</source>
        <translation>Det er ingenting mer å angre for %1.</translation>
    </message>
    <message>
        <source>Nothing of %1 alone is left to take back here. Undo would take back %2.</source>
        <translation>Det er ingenting mer å angre her som bare gjelder %1. Angre ville ta tilbake %2.</translation>
    </message>
    <message>
        <source>Nothing of %1 alone is left to take back here. Undo would take back what is not yours: %2, by %3.</source>
        <translation>Det er ingenting mer å angre her som bare gjelder %1. Angre ville ta tilbake noe som ikke er ditt: %2, av %3.</translation>
    </message>
    <message>
        <source>The last edit is not of this page: %1, by %2. Undo it on its own page first.</source>
        <translation>Den siste endringen hører ikke til denne siden: %1, av %2. Angre den først på sin egen side.</translation>
    </message>
    <message>
        <source>What comes next is not of this page: %1, by %2. Do it again on its own page first.</source>
        <translation>Den neste endringen hører ikke til denne siden: %1, av %2. Gjør den om først på sin egen side.</translation>
    </message>
    <message>
        <source>The last edit is not yours: %1, by %2. It is not taken back here.</source>
        <translation>Den siste endringen er ikke din: %1, av %2. Den trekkes ikke tilbake her.</translation>
    </message>
    <message>
        <source>Somebody else took back %1, by %2. It is not done again here.</source>
        <translation>En annen trakk tilbake %1, av %2. Det gjøres ikke om her.</translation>
    </message>
</context>
<context>
    <name>assay::widgets::EmbeddingSetsModel</name>
    <message>
        <source>File</source>
        <translation>Fil</translation>
    </message>
    <message>
        <source>Endpoint</source>
        <translation>Endepunkt</translation>
    </message>
    <message>
        <source>LSA</source>
        <translation>LSA</translation>
    </message>
    <message>
        <source>The corpus is as it was when the vectors were made</source>
        <translation>Korpuset er som da vektorene ble laget</translation>
    </message>
    <message>
        <source>The vectors are of the corpus with the hash %1, it has %2 now</source>
        <translation>Vektorene er fra korpuset med hashen %1; nå har det %2</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>passer</translation>
    </message>
    <message>
        <source>of another corpus</source>
        <translation>fra et annet korpus</translation>
    </message>
    <message>
        <source>What the vectors were made with, as whoever imported them says</source>
        <translation>Hva vektorene ble laget med, ifølge den som importerte dem</translation>
    </message>
    <message>
        <source>Sentences whose vector has a direction</source>
        <translation>Setninger med en vektor som har en retning</translation>
    </message>
    <message>
        <source>Sentences without a vector, or with one of length 0: searches do not find them</source>
        <translation>Setninger uten vektor, eller med en av lengde 0: søk finner dem ikke</translation>
    </message>
    <message>
        <source>Vectors of length 0 that the source gave</source>
        <translation>Vektorer av lengde 0 som kilden oppga</translation>
    </message>
    <message>
        <source>Sentences that share their vector with another one, most of them the same text</source>
        <translation>Setninger som deler vektor med en annen, de fleste av dem samme tekst</translation>
    </message>
    <message>
        <source>Whether the corpus is the one that the vectors were made of</source>
        <translation>Om korpuset er det som vektorene ble laget av</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Navn</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Fra</translation>
    </message>
    <message>
        <source>Dimension</source>
        <translation>Dimensjon</translation>
    </message>
    <message>
        <source>Vectors</source>
        <translation>Vektorer</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>Uten</translation>
    </message>
    <message>
        <source>Zero</source>
        <translation>Null</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>Duplikater</translation>
    </message>
    <message>
        <source>Corpus</source>
        <translation>Korpus</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Laget</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Av</translation>
    </message>
</context>
<context>
    <name>assay::widgets::FileDialog</name>
    <message>
        <source>Folder</source>
        <translation>Mappe</translation>
    </message>
</context>
<context>
    <name>assay::widgets::IssuesModel</name>
    <message numerus="yes">
        <source>and %1 more of this kind: %2</source>
        <translation>
            <numerusform>og %1 til av denne typen: %2</numerusform>
            <numerusform>og %1 til av denne typen: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Alvorlighet</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fil</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linje</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Felt</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Melding</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Verdi</translation>
    </message>
</context>
<context>
    <name>assay::widgets::IssuesPanel</name>
    <message>
        <source>Kind of issue</source>
        <translation>Type funn</translation>
    </message>
    <message>
        <source>Filter issues by text</source>
        <translation>Filtrer funn etter tekst</translation>
    </message>
    <message>
        <source>Filter by text</source>
        <translation>Filtrer etter tekst</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopier</translation>
    </message>
    <message>
        <source>Copy the selected issues, or all that are shown</source>
        <translation>Kopier de valgte funnene, eller alle som vises</translation>
    </message>
    <message>
        <source>As TSV</source>
        <translation>Som TSV</translation>
    </message>
    <message>
        <source>As Markdown</source>
        <translation>Som Markdown</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Lagre som CSV …</translation>
    </message>
    <message>
        <source>Save all issues that are shown</source>
        <translation>Lagre alle funn som vises</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>Nullstill filteret</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>Funn</translation>
    </message>
    <message>
        <source>No issues. What is wrong in imported data is listed here, with its file and line.</source>
        <translation>Ingen funn. Det som er galt i importerte data, vises her med fil og linje.</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Alle typer</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Show or hide: %1</source>
        <translation>Vis eller skjul: %1</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Søker …</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 row(s)</source>
        <translation>
            <numerusform>%1 av %2 rad</numerusform>
            <numerusform>%1 av %2 rader</numerusform>
        </translation>
    </message>
    <message>
        <source>No issue matches the filter. Clear it to see all of them.</source>
        <translation>Ingen funn passer til filteret. Nullstill det for å se alle.</translation>
    </message>
</context>
<context>
    <name>assay::widgets::JobsModel</name>
    <message>
        <source>Job</source>
        <translation>Jobb</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Framdrift</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tid</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Hva</translation>
    </message>
</context>
<context>
    <name>assay::widgets::JobsPanel</name>
    <message>
        <source>Jobs</source>
        <translation>Jobber</translation>
    </message>
    <message>
        <source>Nothing is running. Imports, sweeps and other long work appear here with their progress.</source>
        <translation>Ingenting kjører. Import, terskelsveip og annet langt arbeid vises her med framdriften.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Cancel the selected jobs, or the only one that runs (Delete)</source>
        <translation>Avbryt de valgte jobbene, eller den eneste som kjører (Delete)</translation>
    </message>
    <message>
        <source>Clear finished</source>
        <translation>Fjern ferdige</translation>
    </message>
    <message>
        <source>Take the jobs that have ended off this list</source>
        <translation>Ta jobbene som er avsluttet, ut av listen</translation>
    </message>
    <message>
        <source>Nothing is running</source>
        <translation>Ingenting kjører</translation>
    </message>
    <message numerus="yes">
        <source>%n running</source>
        <translation>
            <numerusform>%n kjører</numerusform>
            <numerusform>%n kjører</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finished</source>
        <translation>
            <numerusform>%n ferdig</numerusform>
            <numerusform>%n ferdige</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::widgets::MatrixText</name>
    <message>
        <source>1 accurate answer was predicted as %1</source>
        <translation>1 korrekt svar ble predikert som %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln accurate answers were predicted as %1</source>
        <translation>
            <numerusform>%Ln korrekt svar ble predikert som %1</numerusform>
            <numerusform>%Ln korrekte svar ble predikert som %1</numerusform>
        </translation>
    </message>
    <message>
        <source>1 hallucination was predicted as %1</source>
        <translation>1 hallusinasjon ble predikert som %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hallucinations were predicted as %1</source>
        <translation>
            <numerusform>%Ln hallusinasjon ble predikert som %1</numerusform>
            <numerusform>%Ln hallusinasjoner ble predikert som %1</numerusform>
        </translation>
    </message>
    <message>
        <source>1 contradiction was predicted as %1</source>
        <translation>1 motsigelse ble predikert som %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln contradictions were predicted as %1</source>
        <translation>
            <numerusform>%Ln motsigelse ble predikert som %1</numerusform>
            <numerusform>%Ln motsigelser ble predikert som %1</numerusform>
        </translation>
    </message>
    <message>
        <source>accurate</source>
        <translation>korrekt</translation>
    </message>
    <message>
        <source>hallucination</source>
        <translation>hallusinasjon</translation>
    </message>
    <message>
        <source>contradiction</source>
        <translation>motsigelse</translation>
    </message>
    <message>
        <source>true %1</source>
        <translation>faktisk %1</translation>
    </message>
    <message>
        <source>predicted %1</source>
        <translation>predikert %1</translation>
    </message>
    <message>
        <source>total</source>
        <translation>totalt</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1; there is none, so the share is undefined.</source>
        <translation>%1; det finnes ingen, så andelen er udefinert.</translation>
    </message>
    <message>
        <source>%1, %2 of %3.</source>
        <translation>%1, %2 av %3.</translation>
    </message>
    <message numerus="yes">
        <source>Confusion matrix of %Ln samples.</source>
        <translation>
            <numerusform>Forvekslingsmatrise for %Ln prøve.</numerusform>
            <numerusform>Forvekslingsmatrise for %Ln prøver.</numerusform>
        </translation>
    </message>
    <message>
        <source>true \ predicted</source>
        <translation>faktisk \ predikert</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>count (share)</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>assay::widgets::NearListModel</name>
    <message>
        <source>Cosine distance, 1 - cos: 0 is the same direction, 2 the opposite</source>
        <translation>Cosinusavstand, 1 - cos: 0 er samme retning, 2 motsatt</translation>
    </message>
    <message>
        <source>1 - cos</source>
        <translation>1 - cos</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Setning</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Plass</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
</context>
<context>
    <name>assay::widgets::NumberText</name>
    <message>
        <source>under 1 s</source>
        <translation>under 1 s</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>min</source>
        <translation>min</translation>
    </message>
    <message>
        <source>h</source>
        <translation>t</translation>
    </message>
    <message>
        <source>d</source>
        <translation>d</translation>
    </message>
</context>
<context>
    <name>assay::widgets::PagePreview</name>
    <message>
        <source>Pages of the report</source>
        <translation>Rapportens sider</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Side %1 av %2</translation>
    </message>
    <message>
        <source>No pages yet</source>
        <translation>Ingen sider ennå</translation>
    </message>
</context>
<context>
    <name>assay::widgets::PlotText</name>
    <message>
        <source>Unnamed series</source>
        <translation>Serie uten navn</translation>
    </message>
    <message>
        <source>%1: no points.</source>
        <translation>%1: ingen punkter.</translation>
    </message>
    <message>
        <source>%1: one point, %2 at %3.</source>
        <translation>%1: ett punkt, %2 ved %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln points, lowest %2 at %3, highest %4 at %5.</source>
        <translation>
            <numerusform>%1: %Ln punkt, lavest %2 ved %3, høyest %4 ved %5.</numerusform>
            <numerusform>%1: %Ln punkter, lavest %2 ved %3, høyest %4 ved %5.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linje</translation>
    </message>
    <message>
        <source>%1: line at %2.</source>
        <translation>%1: linje ved %2.</translation>
    </message>
    <message>
        <source>Chart: %1.</source>
        <translation>Diagram: %1.</translation>
    </message>
    <message>
        <source>It is empty.</source>
        <translation>Det er tomt.</translation>
    </message>
    <message>
        <source>Across: %1, from %2 to %3.</source>
        <translation>Vannrett: %1, fra %2 til %3.</translation>
    </message>
    <message>
        <source>x</source>
        <translation>x</translation>
    </message>
    <message>
        <source>Up: %1, from %2 to %3.</source>
        <translation>Loddrett: %1, fra %2 til %3.</translation>
    </message>
    <message>
        <source>y</source>
        <translation>y</translation>
    </message>
    <message>
        <source>%1: from %2 to %3.</source>
        <translation>%1: fra %2 til %3.</translation>
    </message>
    <message>
        <source>Shaded range</source>
        <translation>Skyggelagt område</translation>
    </message>
    <message>
        <source>%1: point at %2, %3.</source>
        <translation>%1: punkt ved %2, %3.</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>Markør</translation>
    </message>
    <message>
        <source>%1: %2
%3: %4</source>
        <translation>%1: %2
%3: %4</translation>
    </message>
    <message>
        <source>%1: above %2, up to %3.</source>
        <translation>%1: over %2, til og med %3.</translation>
    </message>
    <message>
        <source>By chance: %1.</source>
        <translation>Ved tilfeldighet: %1.</translation>
    </message>
    <message>
        <source>%1: across from %2 to %3, up from %4 to %5.</source>
        <translation>%1: vannrett fra %2 til %3, loddrett fra %4 til %5.</translation>
    </message>
</context>
<context>
    <name>assay::widgets::PlotWidget</name>
    <message>
        <source>Copy as PNG, SVG and PDF</source>
        <translation>Kopier som PNG, SVG og PDF</translation>
    </message>
    <message>
        <source>Copy Description</source>
        <translation>Kopier beskrivelse</translation>
    </message>
    <message>
        <source>Save as PNG, SVG or PDF…</source>
        <translation>Lagre som PNG, SVG eller PDF …</translation>
    </message>
    <message>
        <source>Save Chart</source>
        <translation>Lagre diagram</translation>
    </message>
</context>
<context>
    <name>assay::widgets::PowerView</name>
    <message>
        <source>Change that is to be told, in points</source>
        <translation>Endring som skal oppdages, i prosentpoeng</translation>
    </message>
    <message>
        <source>To tell, in points</source>
        <translation>Skal skilles, prosentpoeng</translation>
    </message>
    <message>
        <source>False alarms and power</source>
        <translation>Falske alarmer og teststyrke</translation>
    </message>
</context>
<context>
    <name>assay::widgets::ReadingCard</name>
    <message>
        <source>Question, gold answer, answers and evidence</source>
        <translation>Spørsmål, gullsvar, svar og belegg</translation>
    </message>
    <message>
        <source>Copy the card as text</source>
        <translation>Kopier kortet som tekst</translation>
    </message>
</context>
<context>
    <name>assay::widgets::SaveFile</name>
    <message>
        <source>“%1” could not be written: %2</source>
        <translation>«%1» kunne ikke skrives: %2</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Lukk</translation>
    </message>
    <message>
        <source>“%1” belongs to a workspace, so nothing is written there. Choose another name.</source>
        <translation>«%1» hører til et arbeidsområde, så ingenting skrives der. Velg et annet navn.</translation>
    </message>
</context>
<context>
    <name>assay::widgets::SentenceListModel</name>
    <message>
        <source>(cannot be read)</source>
        <translation>(kan ikke leses)</translation>
    </message>
    <message>
        <source>(only the id is known)</source>
        <translation>(bare id-en er kjent)</translation>
    </message>
    <message>
        <source>Position within the section; gaps are allowed</source>
        <translation>Posisjon i seksjonen; hull er tillatt</translation>
    </message>
    <message>
        <source>Pos.</source>
        <translation>Pos.</translation>
    </message>
    <message>
        <source>Prose has no mark; headings and table debris are kept in their places</source>
        <translation>Prosa har ikke noe merke; overskrifter og tabellrester er beholdt på plassen sin</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Setning</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Selskap</translation>
    </message>
    <message>
        <source>Of the report</source>
        <translation>For rapporten</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>År</translation>
    </message>
    <message>
        <source>As the sentence&apos;s id writes it</source>
        <translation>Slik setningens id skriver den</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Seksjon</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Skjema</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
</context>
<context>
    <name>assay::widgets::SliceTreeModel</name>
    <message>
        <source>All sentences</source>
        <translation>Alle setninger</translation>
    </message>
    <message>
        <source>Unknown year</source>
        <translation>Ukjent år</translation>
    </message>
    <message>
        <source>No section</source>
        <translation>Ingen seksjon</translation>
    </message>
    <message>
        <source>Section %1</source>
        <translation>Seksjon %1</translation>
    </message>
    <message>
        <source>%1 sentences, %2 of text</source>
        <translation>%1 setninger, %2 tekst</translation>
    </message>
    <message>
        <source>%1 of them are headings</source>
        <translation>%1 av dem er overskrifter</translation>
    </message>
    <message>
        <source>%1 of them are table debris</source>
        <translation>%1 av dem er tabellrester</translation>
    </message>
    <message>
        <source>%1, %2 sentences</source>
        <translation>%1, %2 setninger</translation>
    </message>
    <message>
        <source>Sentences of every kind</source>
        <translation>Setninger av alle typer</translation>
    </message>
    <message>
        <source>Mean length of a sentence, in bytes of UTF-8</source>
        <translation>Gjennomsnittlig setningslengde, i byte UTF-8</translation>
    </message>
    <message>
        <source>Part of the corpus</source>
        <translation>Del av korpuset</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Byte</translation>
    </message>
</context>
<context>
    <name>assay::widgets::WindowStrip</name>
    <message>
        <source>The anchor</source>
        <translation>Ankeret</translation>
    </message>
    <message>
        <source>Gold: within ±%1</source>
        <translation>Gull: innenfor ±%1</translation>
    </message>
    <message>
        <source>Not gold: a heading or what is left of a table</source>
        <translation>Ikke gull: en overskrift eller tabellrest</translation>
    </message>
    <message>
        <source>Not gold: a cross reference</source>
        <translation>Ikke gull: en kryssreferanse</translation>
    </message>
    <message>
        <source>Not gold: beyond ±%1</source>
        <translation>Ikke gull: utenfor ±%1</translation>
    </message>
    <message>
        <source>Window of the anchor</source>
        <translation>Vinduet til ankeret</translation>
    </message>
    <message>
        <source>Anchor at position %1, window ±%2, %3 gold</source>
        <translation>Anker i posisjon %1, vindu ±%2, %3 gull</translation>
    </message>
    <message>
        <source>, clipped by the beginning of the section</source>
        <translation>, avkortet av begynnelsen av seksjonen</translation>
    </message>
    <message>
        <source>, clipped by the end of the section</source>
        <translation>, avkortet av slutten av seksjonen</translation>
    </message>
    <message>
        <source>Position %1 (%2%3)</source>
        <translation>Posisjon %1 (%2%3)</translation>
    </message>
    <message>
        <source>Among the results</source>
        <translation>Blant resultatene</translation>
    </message>
    <message>
        <source>There is no anchor to show</source>
        <translation>Det er ikke noe anker å vise</translation>
    </message>
</context>
</TS>
